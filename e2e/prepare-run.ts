import { schemaTemplate } from '../apps/server/src/testing/pglite-template.ts'
import { productStartTook } from './patience.ts'
import { Product } from './product.ts'

/** Runs once for all workers: each product starts with a copy of this database instead of spending 6 s on a new one. */
export default async function prepareRun() {
  process.env.LUMI_E2E_DATABASE = (await schemaTemplate()).folder
  const product = new Product()
  const startedAt = performance.now()
  await product.start()
  productStartTook(performance.now() - startedAt)
  await product.close()
}

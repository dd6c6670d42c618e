import { schemaTemplate } from '../apps/server/src/testing/pglite-template.ts'
import { productStartTook } from './patience.ts'
import { Product } from './product.ts'

/** Once for all workers: each product begins with a copy of this database instead of making one for 6 s. */
export default async function prepareRun() {
  process.env.LUMI_E2E_DATABASE = (await schemaTemplate()).folder
  const product = new Product()
  const startedAt = performance.now()
  await product.start()
  productStartTook(performance.now() - startedAt)
  await product.close()
}

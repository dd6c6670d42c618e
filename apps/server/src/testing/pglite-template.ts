import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const repository = path.join(import.meta.dirname, '../../../..')

/**
 * A database folder as `initdb` leaves it, as one file. Making it takes 4 s, loading it 0.4 s, so it is made once per
 * PGlite version and kept in the tools' cache.
 */
export async function pgliteTemplate(): Promise<string> {
  const manifest = readFileSync(path.join(repository, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const folder = path.join(repository, 'node_modules/.cache/lumi')
  const file = path.join(folder, `pglite-${version}.tar`)
  if (existsSync(file)) return file
  const fresh = await PGlite.create()
  const dump = await fresh.dumpDataDir('none')
  await fresh.close()
  mkdirSync(folder, { recursive: true })
  // Test files start side by side: whoever comes last replaces a complete file by an equal one.
  const own = `${file}.${process.pid}`
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
  renameSync(own, file)
  return file
}

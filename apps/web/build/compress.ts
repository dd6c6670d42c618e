import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const textFile = /\.(js|css|html|svg|json|webmanifest|txt)$/

/**
 * Writes `.br` and `.gz` files beside every text file at the highest level, so that the server compresses nothing at
 * run time.
 */
export async function compressTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && textFile.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const content = await readFile(path)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      }
      await writeFile(`${path}.br`, await brotli(content, { params }))
      await writeFile(`${path}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

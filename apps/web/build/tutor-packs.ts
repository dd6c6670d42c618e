import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of the files of the worker (`vite.config.ts`) begin so. */
const packPrefix = 'tutor-'

/** The tutor itself, and the engines that tasks of a subject may need. */
const parts = {
  maths: ['tutor-worker', 'compute-engine', 'nerdamer', 'mathjs'],
  physics: ['tutor-worker', 'mathjs'],
  chemistry: ['tutor-worker'],
}

/** Lists the files of the tutor by subject, for pages that keep them on the device. Runs when they are compressed. */
export async function writeTutorPacks(outDir: string): Promise<void> {
  const names = (await readdir(join(outDir, 'assets'))).filter((name) => /^tutor-.*\.js$/.test(name))
  const sizeOf = async (name: string) => (await stat(join(outDir, 'assets', name))).size
  const files = await Promise.all(
    names.map(async (name) => ({
      path: `/assets/${name}`,
      bytes: await sizeOf(name),
      downloadBytes: await sizeOf(`${name}.br`),
    })),
  )
  const known = Object.values(parts).flat()
  for (const { path } of files)
    if (!known.some((part) => path.startsWith(`/assets/${packPrefix}${part}-`)))
      throw new Error(`${path} belongs to no pack of the tutor`)
  const packs = Object.fromEntries(
    Object.entries(parts).map(([subject, wanted]) => [
      subject,
      wanted.map((part) => {
        const file = files.find(({ path }) => path.startsWith(`/assets/${packPrefix}${part}-`))
        if (!file) throw new Error(`The build holds no ${part} for the pack of ${subject}`)
        return file
      }),
    ]),
  )
  await writeFile(join(outDir, 'tutor-packs.json'), JSON.stringify(packs))
}

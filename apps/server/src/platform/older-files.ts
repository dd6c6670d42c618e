import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'

/** An open page of an older version loads its parts for this long after the version was replaced. */
const keptDays = 7
const dayMs = 24 * 60 * 60_000

/** When each file of an older build was first found replaced, in milliseconds since 1970; null: part of this build. */
const Inventory = z.record(z.string(), z.nullable(z.number()))

export interface OlderFiles {
  has(name: string): boolean
}

export const folderOfOlderFiles = (dataDir: string) => path.join(dataDir, 'web-files')

/**
 * Keeps the hashed files of the builds that this data folder has seen, because a build or a new image replaces them all
 * while pages that were opened before still ask for them. Files are linked where the file system allows it.
 */
export async function keepOlderFiles(assets: string, dataDir: string, nowMs: number): Promise<OlderFiles> {
  const folder = folderOfOlderFiles(dataDir)
  const list = path.join(folder, 'inventory.json')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const known = await readFile(list, 'utf8').then(
    (text) => Inventory.parse(JSON.parse(text)),
    () => ({}),
  )
  const current = new Set(await readdir(assets).catch(() => []))
  const inventory: z.infer<typeof Inventory> = {}
  for (const [name, goneAt] of Object.entries(known)) {
    if (current.has(name)) continue
    if (goneAt !== null && nowMs - goneAt > keptDays * dayMs) await rm(path.join(folder, name), { force: true })
    else inventory[name] = goneAt ?? nowMs
  }
  for (const name of current) {
    inventory[name] = null
    if (!(name in known)) await keep(path.join(assets, name), path.join(folder, name))
  }
  // In one step, because several processes may share the folder.
  await writeFile(`${list}.${process.pid}`, JSON.stringify(inventory))
  await rename(`${list}.${process.pid}`, list)
  return { has: (name) => name in inventory && /^[\w.-]+\.(js|css|woff2|json|wasm)$/.test(name) }
}

async function keep(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    // Another disk, or a file system without links.
    if (code !== 'EEXIST') await copyFile(from, to)
  }
}

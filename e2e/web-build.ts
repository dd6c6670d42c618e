import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
const text = /\.(js|css|html|json)$/
const hashed = /-([\w-]{8})\.(js|css|woff2)/g

/** A copy of the built web app that a test may turn into its next version. */
export class WebBuild {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'lumi-web-'))
  #version = 1

  constructor() {
    cpSync(built, this.folder, { recursive: true })
  }

  /** What a build of changed sources does: every hashed file gets another name, and the worker another list. */
  next(): void {
    this.#version++
    // Long enough to be in no hash of the build: a file of another content under an old name would fail its check.
    const mark = `_${String(this.#version).padStart(2, '0')}_`
    const renamed = (name: string) =>
      name.replace(hashed, (_, hash, end) => `-${mark}${hash.slice(mark.length)}.${end}`)
    const files = readdirSync(this.folder, { recursive: true }) as string[]
    for (const name of files) {
      const file = path.join(this.folder, name)
      if (/\.(br|gz)$/.test(name) && existsSync(file)) rmSync(file)
    }
    for (const name of files.filter((name) => text.test(name))) {
      const file = path.join(this.folder, name)
      writeFileSync(file, renamed(readFileSync(file, 'utf8')))
    }
    for (const name of readdirSync(path.join(this.folder, 'assets')))
      renameSync(path.join(this.folder, 'assets', name), path.join(this.folder, 'assets', renamed(name)))
    this.#listAnew()
  }

  /** The version is told by the page, so that a test sees which one runs. */
  #listAnew(): void {
    for (const name of ['index.html', 'chat.html']) {
      const page = path.join(this.folder, name)
      writeFileSync(
        page,
        readFileSync(page, 'utf8').replace(
          /<html [^>]*>/,
          `<html lang="en" translate="no" data-version="${this.#version}">`,
        ),
      )
    }
    const worker = path.join(this.folder, 'sw.js')
    const entry = /url:(["`])([^"`]+)\1,revision:(null|["`][^"`]*["`]),integrity:["`][^"`]+["`]/g
    const listed = readFileSync(worker, 'utf8').replace(entry, (_, _quote, url: string, revision: string) => {
      const hash = createHash('sha384')
        .update(readFileSync(path.join(this.folder, url)))
        .digest('base64')
      return `url:"${url}",revision:${revision === 'null' ? 'null' : `"${hash.slice(0, 16)}"`},integrity:"sha384-${hash}"`
    })
    writeFileSync(worker, listed)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

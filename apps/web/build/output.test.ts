import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { OFFLINE } from '@lumi/contracts/product-rules'
import { expect, test } from 'vitest'
import { cspHash } from './early-script.ts'

/** What `vite build` wrote; `npm test` builds it first when it is stale. */
const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const read = (file: string) => readFileSync(dist + file, 'utf8')

interface ServerManifest {
  scriptHashes: string[]
  styleHashes: string[]
  pages: Record<string, Record<'en' | 'ru', string>>
}
const manifest = JSON.parse(read('server-manifest.json')) as ServerManifest
const pages = Object.entries(manifest.pages).flatMap(([path, files]) =>
  Object.entries(files).map(([language, file]) => [path, language, file] as const),
)
const prerendered = pages.filter(([path]) => path !== '/chat')
const files = ['index.html', 'chat.html', ...pages.map(([, , name]) => name)]

/** Budget: JavaScript of sign-up and login as served, brotli. KB are thousands of bytes. */
const maxScriptBytes = 75_000

test('the tutor for a device is at most 5 MB a subject, and no page loads it by itself', () => {
  const packs = JSON.parse(read('tutor-packs.json')) as Record<string, { path: string; downloadBytes: number }[]>
  expect(Object.keys(packs)).toEqual(['maths', 'physics', 'chemistry'])
  for (const [subject, pack] of Object.entries(packs)) {
    // As sent to a browser that knows only the older compression.
    const bytes = pack.reduce((sum, { path }) => sum + statSync(`${dist}${path.slice(1)}.gz`).size, 0)
    expect([subject, bytes <= OFFLINE.maxPackBytes]).toEqual([subject, true])
    for (const { path, downloadBytes } of pack) expect(statSync(`${dist}${path.slice(1)}.br`).size).toBe(downloadBytes)
  }
  for (const file of files) expect(read(file), file).not.toContain('/assets/tutor-')
})

const staticImports = (script: string) =>
  [...read(script).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => `assets/${name}`)

function withImports(scripts: string[]): Set<string> {
  const all = new Set<string>()
  const add = (script: string) => {
    if (all.has(script)) return
    all.add(script)
    for (const imported of staticImports(script)) add(imported)
  }
  scripts.forEach(add)
  return all
}

test.each(pages.filter(([path]) => path === '/chat'))(
  'the shell of %s in %s asks at once for every script the composer needs',
  (_path, _language, file) => {
    const scripts = [...read(file).matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name)
    expect(scripts.some((name) => name.includes('words-'))).toBe(true)
    // Few files: on a slow network one more request costs more than a few spare bytes.
    expect(new Set(scripts).size).toBeLessThanOrEqual(9)
    expect([...withImports(scripts)].sort()).toEqual([...new Set(scripts)].sort())
    expect(scripts.reduce((sum, script) => sum + statSync(`${dist}${script}.br`).size, 0)).toBeLessThanOrEqual(118_000)
  },
)

test.each(prerendered)('%s in %s carries at most 75 KB of JavaScript', (_path, _language, file) => {
  const scripts = [...read(file).matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name)
  expect(scripts.length).toBeGreaterThan(1)
  const bytes = [...withImports(scripts)].reduce((sum, script) => sum + statSync(`${dist}${script}.br`).size, 0)
  expect(bytes).toBeLessThanOrEqual(maxScriptBytes)
})

test.each(prerendered)('%s in %s can be read and filled in before any script has run', (_path, language, file) => {
  const html = read(file)
  expect(html).toContain(`<html lang="${language}" data-prerendered`)
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
  expect(html).toMatch(/<input[^>]*type="email"/)
  expect(html).toMatch(/<input[^>]*type="password"/)
  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(html).not.toMatch(/\sstyle="/)
})

test.each(pages.filter(([path]) => path === '/chat'))(
  '%s in %s brings the chat as HTML that only the script in the head may show',
  (_path, language, file) => {
    const html = read(file)
    expect(html).toMatch(/<div id="root" data-app="\/assets\/index-[^"]+\.js"><\/div><template data-ready="page"/)
    const ready = new RegExp(`<template data-ready="page" lang="${language}">(.*?)</template>`, 's').exec(html)?.[1]
    expect(ready).toContain('<textarea id="composer"')
    // The script in the head finds the place of the messages by it.
    expect(ready?.match(/aria-busy/g)).toHaveLength(1)
    expect(html).toMatch(new RegExp(`<template data-ready="empty" lang="${language}"><div.*<h2>[^<]+</h2>`))
    expect(html).not.toMatch(/\sstyle="/)
    // The page that the service worker keeps has the same, for both languages.
    expect(read('chat.html')).toContain(`<template data-ready="page" lang="${language}">${ready}</template>`)
  },
)

test('no page may be translated by the browser [B05]', () => {
  for (const file of files) expect(read(file), file).toMatch(/<body translate="no">/)
})

test('every page asks its own origin only', () => {
  for (const file of files) expect(read(file), file).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
})

test('the manifest holds the hash of every inline script', () => {
  for (const file of files)
    for (const [, script = ''] of read(file).matchAll(/<script>([\s\S]*?)<\/script>/g))
      expect(manifest.scriptHashes, file).toContain(cspHash(script))
})

test('every text file has its compressed twins', () => {
  for (const file of files) {
    expect(existsSync(`${dist}${file}.br`)).toBe(true)
    expect(existsSync(`${dist}${file}.gz`)).toBe(true)
  }
})

test('every font is woff2, and no style asks for another kind', () => {
  const names = readdirSync(`${dist}assets`)
  expect(names.filter((name) => /\.(?:ttf|otf|woff)$/.test(name))).toEqual([])
  expect(names.filter((name) => /KaTeX.*\.woff2$/.test(name)).length).toBeGreaterThan(5)
  for (const style of names.filter((name) => name.endsWith('.css')))
    expect(read(`assets/${style}`), style).not.toMatch(/format\(["']?(?:woff|truetype)["']?\)/)
})

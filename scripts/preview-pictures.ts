// `node scripts/preview-pictures.ts`: draws the pictures that other services show with a link to Lumi, from the brand's
// mark, colors and fonts, into `apps/web/public`. Needed again after a change of these; a test notices it.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { pictureWords } from '../apps/web/build/preview-words.ts'
import { launchOptions } from './browser.ts'

const web = (path: string) => fileURLToPath(new URL(`../apps/web/${path}`, import.meta.url))
const read = (path: string) => readFileSync(web(path))
const fonts = {
  latin: 'src/fonts/onest-basic-wght-normal.woff2',
  cyrillic: 'src/fonts/onest-cyrillic-wght-normal.woff2',
}
const mark = 'public/app-icon.svg'
export const size = { width: 1200, height: 630 }
export const pictureFile = (language: keyof typeof pictureWords) => web(`public/preview.${language}.png`)

/** What the pictures are made of; kept beside them, so that a test can tell that they are out of date. */
export const sourceHashFile = web('build/preview-source.txt')
export function sourceHash(): string {
  const sum = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const file of [mark, ...Object.values(fonts), 'build/preview-words.ts']) sum.update(read(file))
  return sum.digest('hex')
}

const face = (file: string, range: string) =>
  `@font-face{font-family:Onest;font-weight:400 800;src:url(data:font/woff2;base64,${read(file).toString('base64')});unicode-range:${range}}`

/** The mark without the tile around it, which has a grid of its own. */
function lamp(): string {
  const [drawing] = /<g .*<\/g>/s.exec(read(mark).toString()) ?? []
  if (!drawing) throw new Error(`${mark} has no group with the mark`)
  return drawing
}

const page = ({ brand, title, text }: { brand: string; title: string; text: string }) => `<!doctype html>
<style>
  ${face(fonts.latin, 'U+0000-03FF,U+2000-22FF')}
  ${face(fonts.cyrillic, 'U+0400-04FF')}
  body { margin: 0; width: ${size.width}px; height: ${size.height}px; display: flex; align-items: center; gap: 64px;
    padding: 0 80px; box-sizing: border-box; font-family: Onest; color: #fff; background-color: #0d654c;
    background-image: linear-gradient(#19705a 2px, transparent 2px), linear-gradient(90deg, #19705a 2px, transparent 2px);
    background-size: 60px 60px; background-position: -2px 13px; }
  svg { flex: none; width: 300px; height: 300px; }
  b { display: block; font-size: 44px; font-weight: 700; color: #ffc53a; }
  h1 { margin: 16px 0 24px; font-size: 62px; line-height: 1.1; font-weight: 750; letter-spacing: -1px; text-wrap: balance; }
  p { margin: 0; font-size: 34px; line-height: 1.35; color: #cfebdf; text-wrap: balance; }
</style>
<svg viewBox="70 70 372 372">${lamp()}</svg>
<div><b>${brand}</b><h1>${title.replace('? ', '?<br>')}</h1><p>${text}</p></div>`

async function draw(): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  const view = await browser.newPage({ viewport: size })
  for (const language of ['en', 'ru'] as const) {
    await view.setContent(page(pictureWords[language]))
    await view.evaluate(() => document.fonts.ready.then(() => undefined))
    writeFileSync(pictureFile(language), await view.screenshot({ type: 'png' }))
  }
  await browser.close()
  writeFileSync(sourceHashFile, `${sourceHash()}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await draw()

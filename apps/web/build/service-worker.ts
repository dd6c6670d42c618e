import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const entry = fileURLToPath(new URL('../src/service-worker/sw.ts', import.meta.url))

/**
 * What the first screens of a student and the pages behind the tabs need, in both languages: about 400 KB on the way.
 * All else is kept when it is first used: it would cost a cheap phone more than it gives.
 */
const firstScreens = [
  'src/main.tsx',
  'features/chat/message-list.tsx',
  'features/chat/message-actions.tsx',
  'features/chat/jumps.ts',
  'features/chat/kept-messages.ts',
  'features/chat/talks/talks-sheet.tsx',
  'features/install/new-version-notice.tsx',
  'routes/-installed-app.tsx',
  'katex/dist/katex.mjs',
  'lib/device-store.ts',
  'routes/-follow-user.tsx',
  'routes/-rail-subjects.tsx',
  'routes/login.tsx?tsr-split',
  'routes/_student.tsx?tsr-split',
  'routes/_student/chat.tsx?tsr-split',
  'routes/_student/education-center.tsx?tsr-split',
  'routes/_student/subjects.tsx?tsr-split',
  'routes/_student/progress.tsx?tsr-split',
  'routes/_student/settings/index.tsx?tsr-split',
]
const firstWords = ['auth', 'chat', 'common', 'learning', 'programs', 'settings', 'subjects', 'talks']
/** Text in both alphabets, and the formulas of school. */
const firstFonts = /(onest-(basic|cyrillic|math)-wght|KaTeX_(Main-Regular|Math-Italic|Size[12]-Regular))-/

/** Files of `bundle` to be stored on the device when the service worker is installed. */
export function filesToPrecache(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name)!)
  }
  const words = firstWords.flatMap((area) => [`i18n/en-US/${area}.ts`, `i18n/ru-RU/${area}.ts`])
  for (const part of [...firstScreens, ...words]) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(part)))
    if (!chunk) throw new Error(`No chunk of the build holds ${part}, which the service worker should store`)
    add(chunk)
  }
  for (const name of Object.keys(bundle)) if (firstFonts.test(name)) files.add(name)
  return [...files].sort()
}

/** Writes `sw.js`. Runs when the files of the app are final. */
export async function writeServiceWorker(outDir: string, bundle: Rolldown.OutputBundle): Promise<void> {
  const manifest = await Promise.all(
    ['index.html', 'chat.html', ...filesToPrecache(bundle)].map(async (name) => {
      const content = await readFile(join(outDir, name))
      const hash = createHash('sha384').update(content).digest('base64')
      return {
        url: `/${name}`,
        revision: name.startsWith('assets/') ? null : hash.slice(0, 16),
        integrity: `sha384-${hash}`,
      }
    }),
  )
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'self.__WB_MANIFEST': JSON.stringify(manifest), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The service worker was not built')
  await writeFile(join(outDir, 'sw.js'), result.output[0].code)
}

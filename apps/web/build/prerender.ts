import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { compressTree } from './compress.ts'
import { cspHash } from './early-script.ts'
import { pictureWords } from './preview-words.ts'
import { writeServiceWorker } from './service-worker.ts'
import { writeTutorPacks } from './tutor-packs.ts'

const languages = ['en', 'ru'] as const
type Language = (typeof languages)[number]

const cultures: Record<Language, string> = { en: 'en-US', ru: 'ru-RU' }
/** Fonts of the text above the fold; the others load when a style needs them. Russian pages contain Latin digits too. */
const firstFonts: Record<Language, readonly string[]> = {
  en: ['onest-basic-wght-normal'],
  ru: ['onest-cyrillic-wght-normal', 'onest-basic-wght-normal'],
}
/** The split-off component files of each page, as the router's plugin names them, and its areas of words. */
const partsOf: Record<string, { routes: readonly string[]; words: readonly string[] }> = {
  '/': { routes: ['routes/index.tsx?tsr-split'], words: ['common', 'auth'] },
  '/login': { routes: ['routes/login.tsx?tsr-split'], words: ['common', 'auth'] },
  '/chat': {
    routes: ['routes/_student.tsx?tsr-split', 'routes/_student/chat.tsx?tsr-split'],
    words: ['common', 'chat', 'subjects'],
  },
}

const webRoot = fileURLToPath(new URL('..', import.meta.url))
const renderedInto = fileURLToPath(new URL('../../../node_modules/.cache/web-prerender', import.meta.url))

/** The block of sign-in buttons from `src/prerender.tsx`, in pieces. */
interface SocialParts {
  before: string
  after: string
  buttons: Record<string, string>
}

interface Renderer {
  pages: Record<string, { name: string }>
  renderPage(
    path: string,
    language: Language,
  ): Promise<{ title: string; html: string; social: SocialParts; invitation: string }>
  renderChat(language: Language): Promise<ReadyChat>
}

/** The chat before anything of the student is known, and what takes the place of its messages when there are none. */
interface ReadyChat {
  page: string
  empty: string
}

/** What a page needs beyond the app shell: chunks that it imports later, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, wanted: readonly string[]) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return
    scripts.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name)!)
  }
  for (const part of wanted) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(part)))
    if (!chunk) throw new Error(`No chunk of the build holds ${part}`)
    add(chunk)
  }
  return { scripts, styles }
}

function fontFile(bundle: Rolldown.OutputBundle, name: string): string {
  const file = Object.keys(bundle).find((candidate) => candidate.includes(name))
  if (!file) throw new Error(`The build holds no font ${name}`)
  return file
}

/**
 * The shell with preload tags for everything that the page at `path` imports later.
 * @param language of its words; null: none, because the page is for both
 */
function withParts(
  shell: string,
  bundle: Rolldown.OutputBundle,
  path: string,
  language: Language | null,
  fonts: readonly string[],
): string {
  const { routes, words } = partsOf[path]!
  const wordFiles = language ? words.map((area) => `i18n/${cultures[language]}/${area}.ts`) : []
  const { scripts, styles } = filesOf(bundle, [...routes, ...wordFiles])
  const head = [
    ...fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fontFile(bundle, font)}">`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((tag) => !shell.includes(/"\/[^"]+"/.exec(tag)![0]))
  return shell.replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
}

/**
 * The styles of messages, behind those of the page as when the app asks for them: what the ready page shows of the last
 * visit is then laid out together with it, once.
 */
function withMessageStyles(page: string, bundle: Rolldown.OutputBundle): string {
  const { styles } = filesOf(bundle, ['features/chat/message-list.tsx'])
  const files = [...styles].filter((file) => !page.includes(file))
  const tags = (rel: string) => files.map((file) => `<link rel="${rel}" crossorigin href="/${file}">`).join('')
  // Asked for before the scripts: the page is not painted without it.
  return page
    .replace('<script>', () => `${tags('preload" as="style')}<script>`)
    .replace('</head>', () => `${tags('stylesheet')}</head>`)
}

/** What other services show of a link to Lumi: the words of the installed app, and a picture. */
interface Preview {
  name: string
  description: string
  /** In place of the name, where a friend has sent the link. */
  invitation: string
  picture: string
  pictureText: string
}

async function previewOf(outDir: string, language: Language, invitation: string): Promise<Preview> {
  const { name, description } = JSON.parse(await readFile(join(outDir, `${language}.webmanifest`), 'utf8'))
  return {
    name,
    description,
    invitation,
    picture: `/preview.${language}.png`,
    pictureText: pictureWords[language].title,
  }
}

/** Builds the same app for Node. */
async function loadRenderer(): Promise<Renderer> {
  await build({
    root: webRoot,
    configFile: join(webRoot, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: 'src/prerender.tsx', outDir: renderedInto, emptyOutDir: true, manifest: false, copyPublicDir: false },
  })
  return import(`${pathToFileURL(join(renderedInto, 'prerender.js'))}?${Date.now()}`)
}

/** The chat as the service worker opens it (`service-worker/sw.ts`). */
const keptChat = 'chat.html'

const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** Only the browser knows who is signed in: the script in the head has decided whether this is what they will see. */
const showReady = 'lumiBoot.showReady()'

const readyTemplates = ([language, { page, empty }]: [string, ReadyChat]) =>
  `<template data-ready="page" lang="${language}">${page}</template>` +
  `<template data-ready="empty" lang="${language}">${empty}</template>`

/** The app is loaded from the beginning and started by `showReady`, behind the first picture: `data-app` is its address. */
const readyChat = (shell: string, byLanguage: Partial<Record<Language, ReadyChat>>) =>
  shell
    .replace(entryScript, '')
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-app="${entryScript.exec(shell)![1]}"></div>` +
        `${Object.entries(byLanguage).map(readyTemplates).join('')}<script>${showReady}</script>`,
    )

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)

/**
 * After the client build, writes: sign-up and login as ready HTML and the shell of the chat, each in both languages;
 * the manifest with these pages and the hashes for the content security policy; and the compressed copies of every text
 * file.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let bundle: Rolldown.OutputBundle
  return {
    name: 'lumi:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_options, written) {
      bundle = written
    },
    async closeBundle() {
      if (config.build.write === false) return
      const outDir = join(config.root, config.build.outDir)
      const built = await readFile(join(outDir, 'index.html'), 'utf8')
      // Only pages that the server composes have a preview; the shell has none.
      const shell = built.replace(/<!--preview-->\s*/, '')
      await writeFile(join(outDir, 'index.html'), shell)
      const { pages, renderPage, renderChat } = await loadRenderer()
      await mkdir(join(outDir, 'prerendered'), { recursive: true })

      const listed: Record<string, Record<string, string>> = {}
      const social: Partial<Record<Language, SocialParts>> = {}
      const preview: Partial<Record<Language, Preview>> = {}
      const write = async (path: string, name: string, language: Language, page: string) => {
        const file = `prerendered/${name}.${language}.html`
        await writeFile(join(outDir, file), page)
        listed[path] = { ...listed[path], [language]: file }
      }
      const chats: Partial<Record<Language, ReadyChat>> = {}
      for (const language of languages) {
        for (const [path, { name }] of Object.entries(pages)) {
          const { title, html, social: parts, invitation } = await renderPage(path, language)
          social[language] = parts
          preview[language] = await previewOf(outDir, language, invitation)
          const page = withParts(built, bundle, path, language, firstFonts[language])
            .replace('<html lang="en"', `<html lang="${language}" data-prerendered`)
            .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
            .replace('/en.webmanifest', `/${language}.webmanifest`)
            .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
          await write(path, name, language, page)
        }
        // It preloads everything the chat needs at once instead of one file after the other.
        const parts = withMessageStyles(withParts(shell, bundle, '/chat', language, []), bundle)
        const chat = await renderChat(language)
        chats[language] = chat
        await write('/chat', 'chat', language, readyChat(parts, { [language]: chat }))
      }
      // The service worker cannot know the language, so the page that it keeps has both; the script in the head chooses.
      const kept = withMessageStyles(withParts(shell, bundle, '/chat', null, []), bundle)
      await writeFile(join(outDir, keptChat), readyChat(kept, chats))
      const manifest = {
        scriptHashes: [...inlineScripts(shell), showReady].map(cspHash),
        styleHashes: [],
        pages: listed,
        social,
        preview,
      }
      await writeFile(join(outDir, 'server-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
      await writeServiceWorker(outDir, bundle)
      await compressTree(outDir)
      await writeTutorPacks(outDir)
    },
  }
}

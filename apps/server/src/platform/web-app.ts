import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import send from '@fastify/send'
import fastifyStatic from '@fastify/static'
import type { Language } from '@lumi/contracts/errors'
import { AppError } from '@lumi/contracts/errors'
import type { Messenger } from '@lumi/contracts/mini-app'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isApiPath } from './api-path.ts'
import type { Env } from './env.ts'
import { messengerFrame } from './messenger-frame.ts'
import { folderOfOlderFiles, keepOlderFiles } from './older-files.ts'
import type { Origins } from './origins.ts'
import { createPrerenderedPages, LinkPreview } from './prerendered-pages.ts'
import { appPolicy, staticPagePolicy, withPolicy, workerPolicy } from './security-headers.ts'
import { serveServiceWorker } from './service-worker.ts'

const SocialParts = z.object({
  before: z.string(),
  after: z.string(),
  /** By kind of provider. */
  buttons: z.record(z.string(), z.string()),
})

/** Written by the web build. */
const Manifest = z.object({
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  /** Pages prerendered in both languages, by path. */
  pages: z.record(z.string(), z.object({ en: z.string(), ru: z.string() })),
  social: z.optional(z.object({ en: SocialParts, ru: SocialParts })),
  preview: z.optional(z.object({ en: LinkPreview, ru: LinkPreview })),
})

// RFC 9239; the library still says application/javascript.
send.mime.define({ 'text/javascript': ['js', 'mjs'] }, true)

/** Some photos. */
const maxSharedBytes = 200_000_000

/** Pages without anything of a student, which the service worker keeps; they have the policy of a page. */
const shells = ['index.html', 'chat.html']

const oneYear = 'public, max-age=31536000, immutable'

/** As `workerPolicy`, in the form of the header. */
const tutorPolicy = Object.entries(workerPolicy)
  .map(([directive, sources]) => [directive, ...sources].join(' '))
  .join(';')

/**
 * The built web app. Each of its files is a route of its own, known at the start, so no path can lead out of the folder.
 * Every unknown path outside the API gets the app shell, whose router shows the page or "not found".
 */
export async function serveWebApp(server: FastifyInstance, env: Env, origins: Origins, nowMs: number) {
  const root = env.webDist
  if (!existsSync(path.join(root, 'index.html'))) {
    server.get('/*', (request, reply) => {
      if (isApiPath(request.url)) throw new AppError('not_found')
      return sendBuildHint(reply)
    })
    return
  }
  const manifestFile = path.join(root, 'server-manifest.json')
  const manifest = existsSync(manifestFile)
    ? Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
    : { scriptHashes: [], styleHashes: [], pages: {} }

  const prerendered = createPrerenderedPages(root, manifest, env.signIn.providers, origins)
  const assets = path.join(root, 'assets') + path.sep
  const olderAssets = folderOfOlderFiles(env.dataDir)
  await server.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: [...shells, 'sw.js', 'prerendered/**', 'server-manifest.json', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(assets) || file.startsWith(olderAssets) ? oneYear : 'no-cache')
      // A worker has the policy of its script; this one loads its engines when a task needs them.
      if (path.basename(file).startsWith('tutor-')) reply.header('content-security-policy', tutorPolicy)
    },
  })

  // Only now: the local address is known when the server listens.
  const pagePolicy = (framing?: Messenger) => appPolicy(env, origins, manifest, framing)
  serveServiceWorker(server, env, pagePolicy)
  const older = await keepOlderFiles(assets, env.dataDir, nowMs)

  // The share target of the manifest. The service worker takes what is shared before it gets here; without one, the chat
  // says that it did not arrive. The body is not read, and a share of another app names no origin.
  const config = {
    takesFormFrom: () => true,
    form: { field: 'shared_pictures', maxBytes: maxSharedBytes, tooLarge: 'payload_too_large' as const },
  }
  server.post('/share', { config }, (_request, reply) => reply.redirect('/chat?shared=lost', 303))

  server.get('/*', (request, reply) => {
    const [rawPath = '/'] = request.url.split('?', 1)
    if (isApiPath(rawPath)) throw new AppError('not_found')
    const page = manifest.pages[rawPath]
    const asset = rawPath.startsWith('/assets/') ? rawPath.slice('/assets/'.length) : ''
    if (older.has(asset)) return reply.sendFile(asset, olderAssets)
    // A missing file is not a page: a shell in its place would be cached as a script or an image.
    if (
      !page &&
      (rawPath.startsWith('/assets/') || /\.(js|css|map|png|svg|webp|webp|woff2|json|webmanifest)$/.test(rawPath))
    ) {
      throw new AppError('not_found')
    }
    const framing = messengerFrame(request)
    reply.helmet(withPolicy(pagePolicy(framing)))
    if (framing) reply.header('vary', 'cookie')
    if (!page) return reply.sendFile(shells.find((name) => rawPath === `/${name}`) ?? 'index.html')
    const language = preferredLanguage(request)
    reply.header('vary', 'accept-language, cookie')
    return prerendered.send(request, reply, page[language], language)
  })
}

/** The chosen language, else the browser's, else that of the link, else English. */
export function preferredLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies.lumi_language
  if (chosen === 'en' || chosen === 'ru') return chosen
  // Whoever draws the preview of a link names no language; a browser always does.
  if (['*', undefined].includes(request.headers['accept-language'])) {
    return (request.query as Record<string, unknown>).language === 'ru' ? 'ru' : 'en'
  }
  // A browser that speaks Belarusian gets Russian, which is nearer than English.
  const spoken = request.accepts().languages(['en', 'ru', 'be'])
  return spoken === 'ru' || spoken === 'be' ? 'ru' : 'en'
}

const hintStyle =
  'body{margin:0;padding:12vh 24px;font:17px/26px system-ui,sans-serif;color:#15241D;background:#F7F8F3}main{max-width:34rem;margin:auto}code{padding:2px 6px;border-radius:6px;background:#E0F1E8}'

function sendBuildHint(reply: FastifyReply) {
  reply.helmet(withPolicy(staticPagePolicy(hintStyle)))
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lumi: the web app is not built</title><style>${hintStyle}</style></head>
<body><main><h1>The web app is not built yet</h1><p>The server runs, but there is no page to show. Stop it and type <code>npm start</code>, which builds the web app first, or <code>npm run dev</code> to work on it.</p></main></body></html>`)
}

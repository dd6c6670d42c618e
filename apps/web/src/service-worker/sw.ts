import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { ToWorker } from './messages.ts'
import { servePushes } from './push.ts'
import { keepShared } from './shared-pictures.ts'
import { serveUnsent } from './unsent.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Set by the server in front of this script: changes when the headers of the page do. */
  LUMI_SETTINGS?: string
}

const shellUrl = '/index.html'
/** The shell with the chat as ready HTML (`build/prerender.ts`). */
const chatUrl = '/chat.html'
/** Filled by `features/chat/offline/packs.ts`. */
const tutorCache = 'lumi-tutor'
const usedLaterCache = 'lumi-used-later'
/** About twice the files of one version. */
const maxUsedLater = 300
const keptSeconds = 30 * 24 * 60 * 60
/** A guest waits this long for the ready page before the shell of the app takes its place. */
const pagePatienceMs = 3000

/**
 * The files of the first screens. Each is fetched with its hash (`integrity`), so that nothing else can be stored in its
 * place, such as the page of a hotel's network or a file of another version: then this version is not installed, and is
 * tried again at the next check.
 */
const shell = new PrecacheController()
shell.addToCacheList(
  // Filled in by the build.
  (self.__WB_MANIFEST as PrecacheEntry[]).map((entry) =>
    entry.url === shellUrl || entry.url === chatUrl
      ? { ...entry, revision: `${entry.revision}-${self.LUMI_SETTINGS ?? ''}` }
      : entry,
  ),
)

self.addEventListener('install', (event) => {
  event.waitUntil(shell.install(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await shell.activate(event)
      await self.clients.claim()
      if (!isAskedByInstalledApp) return
      for (const client of await self.clients.matchAll()) client.postMessage({ type: 'ACTIVATED' })
    })(),
  )
})

/** An app on the home screen of iOS may miss the change of its worker, so it is told. */
let isAskedByInstalledApp = false

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker | undefined
  if (message?.type === 'SKIP_WAITING') {
    isAskedByInstalledApp = message.isStandalone
    event.waitUntil(self.skipWaiting())
  }
  if (message?.type === 'WIPE') event.waitUntil(wipe())
})

servePushes()
serveUnsent()

/** Everything except the precached files, which are the same for everybody. */
async function wipe() {
  for (const name of await caches.keys()) if (name !== shell.strategy.cacheName) await caches.delete(name)
}

registerRoute(new PrecacheRoute(shell, { cleanURLs: false, ignoreURLParametersMatching: [] }))

// Packs of the tutor: the page stores them when the student asks for one, and counts on all of them or none.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/tutor-'),
  async ({ url, request }) => (await caches.match(url.pathname, { cacheName: tutorCache })) ?? fetch(request),
)

// A file whose name contains its hash never changes. Those of an older version stay for its open pages.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && request.destination !== 'image',
  new CacheFirst({
    cacheName: usedLaterCache,
    plugins: [
      { cacheWillUpdate: async ({ request, response }) => (isWhatItSays(request.url, response) ? response : null) },
      new ExpirationPlugin({
        maxEntries: maxUsedLater,
        maxAgeSeconds: keptSeconds,
        purgeOnQuotaError: true,
      }) as WorkboxPlugin,
    ],
  }),
)

/** What stands between us and the network may answer anything with 200. */
function isWhatItSays(url: string, { status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  const expected = { js: 'javascript', css: 'css', woff2: 'font', json: 'json', wasm: 'wasm' }[
    url.split('.').pop() ?? ''
  ]
  return status === 200 && !type.includes('html') && (expected === undefined || type.includes(expected))
}

// What another app shares. Only as a page: nothing else may put pictures into the composer.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && url.pathname === '/share' && request.mode === 'navigate',
  async ({ request }) => Response.redirect(await keepShared(request), 303),
  'POST',
)

const openShell = shell.createHandlerBoundToURL(shellUrl)

/** Sign-up and login come as ready HTML in the language of the guest; the shell of the app stands in for them. */
const openReadyPage: RouteHandlerCallback = async (options) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, pagePatienceMs)
  })
  const page = await Promise.race([fetch(options.request).catch(() => undefined), late])
  clearTimeout(timer)
  return page?.ok ? page : openShell(options)
}
registerRoute(new NavigationRoute(openReadyPage, { allowlist: [/^\/(login)?($|\?)/] }))

registerRoute(new NavigationRoute(shell.createHandlerBoundToURL(chatUrl), { allowlist: [/^\/chat($|\?)/] }))

registerRoute(
  new NavigationRoute(openShell, {
    // The server's own pages, and whatever has the name of a file.
    denylist: [/^\/(api|apphub|docs|health|metrics|outbox|sandbox|test)(\/|\?|$)/i, /^[^?]*\.\w+($|\?)/],
  }),
)

import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followSession } from './boot/follow-session.ts'
import { startAtTop } from './boot/scroll.ts'
import { boot, bootSteps } from './boot/steps.ts'
import { installAfterMs } from './lib/calm.ts'
import { connection } from './lib/connection.ts'
import { loadCurrentUser } from './lib/current-user.ts'
import { discoverGuestLocale, findLocale, findLocaleBy } from './lib/locale.ts'
import { miniApp } from './lib/mini-app.ts'
import { session } from './lib/session.ts'
import { settings } from './lib/storage.ts'
import { createAppRouter } from './router.ts'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/transitions.css'
import './styles/boot-error.css'
import './styles/offline.css'

// If a script is missing, the router reloads the page, as needed after a new version. While the server cannot be
// reached, a reload would lose the page; the router recognizes this case by the message.
addEventListener('vite:preloadError', ({ payload }) => {
  if (connection.wasLostLately()) payload.message = `Out of reach: ${payload.message}`
})

async function start() {
  const page = document.documentElement
  const prerenderedIn = page.hasAttribute('data-prerendered') ? page.lang : null
  if (!(await boot(bootSteps()))) return

  const router = createAppRouter()
  // Hydrates a prerendered page unless the student has chosen another language since.
  const takeOver = prerenderedIn === page.lang
  // Tells the router that the first screen came as HTML, which has no placeholders for lazy parts.
  if (takeOver) router.ssr = { manifest: undefined }

  followSession(router)
  startAtTop(router)
  miniApp()?.followRouter(router)
  findLocaleBy(discoverLocale)
  // The account, with its locale, is part of what a student sees; a guest's locale can wait for the page.
  if (session.isSignedIn()) findLocale()
  // Resolves when the words and the script of the first page are loaded, so that it renders or hydrates at once.
  await router.load()

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element to mount on')
  const app = <App router={router} onStarted={() => window.lumiBoot?.started()} />
  if (takeOver) hydrateRoot(root, app)
  else drawInPlaceOf(root, app)
  setTimeout(findLocale)

  // A messenger has installed it already, and its frames keep no worker.
  if (!miniApp()) setTimeout(() => void installApp(router).catch(console.warn), installAfterMs)
}

/**
 * The app is drawn beside what is shown and then takes its place, in one frame: until then what was typed, selected and
 * focused on the ready page can be read (`features/chat/ready-page.ts`).
 */
function drawInPlaceOf(shown: HTMLElement, app: ReactNode) {
  const place = shown.cloneNode() as HTMLElement
  shown.after(place)
  createRoot(place).render(app)
  // Placeholders of what is not loaded yet are drawn in a microtask, before the browser paints.
  queueMicrotask(() => shown.remove())
}

/** Nothing of it is needed to use the page, so it waits for a message on its way and for the reply to it. */
async function installApp(router: ReturnType<typeof createAppRouter>) {
  while (document.querySelector('[data-testid="message"][data-state$="ing"]'))
    await new Promise((resolve) => setTimeout(resolve, installAfterMs))
  const app = await import('./routes/-installed-app.tsx')
  app.start((path) => void router.navigate({ href: path }))
}

/** Loads the user, or a guest's locale, whose response sets the locale headers of later calls. Not awaited. */
async function discoverLocale() {
  if (settings.get('pendingLogout') === 'true') {
    const { finishPendingLogout } = await import('./lib/logout.ts')
    await finishPendingLogout()
  }
  // If the student cannot be loaded, the code that uses the response handles it.
  if (session.isSignedIn()) await loadCurrentUser().catch(() => discoverGuestLocale())
  else await discoverGuestLocale()
}

start().catch((error: unknown) => {
  console.error(error)
  window.lumiBoot?.failed()
})

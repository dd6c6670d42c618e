import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followSession } from './boot/follow-session.ts'
import { startAtTop } from './boot/scroll.ts'
import { boot, bootSteps } from './boot/steps.ts'
import { connection } from './lib/connection.ts'
import { loadCurrentUser } from './lib/current-user.ts'
import { discoverGuestLocale } from './lib/locale.ts'
import { session } from './lib/session.ts'
import { settings } from './lib/storage.ts'
import { createAppRouter } from './router.ts'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/transitions.css'
import './styles/boot-error.css'
import './styles/offline.css'

// Where a script is missing the router reloads the page, as after a new version. Out of reach of the server that would take
// the page away that is there; it knows such a failure by its message.
addEventListener('vite:preloadError', ({ payload }) => {
  if (connection.isLost()) payload.message = `Out of reach: ${payload.message}`
})

async function start() {
  const page = document.documentElement
  const prerenderedIn = page.hasAttribute('data-prerendered') ? page.lang : null
  if (!(await boot(bootSteps()))) return

  const router = createAppRouter()
  // A prerendered page is taken over as it stands, unless this student has chosen another language since.
  const takeOver = prerenderedIn === page.lang
  // Tells the router that its first screen came as HTML, which has no placeholders for parts that load later.
  if (takeOver) router.ssr = { manifest: undefined }

  followSession(router)
  startAtTop(router)
  void discoverLocale()
  // Resolves when the words and the script of the first page are there, so that it is drawn, or taken over, at once.
  await router.load()

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element to mount on')
  const app = <App router={router} onStarted={() => window.lumiBoot?.started()} />
  if (takeOver) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

/** Who and where: the answers carry the locale headers of every later call. Nobody waits for them here. */
async function discoverLocale() {
  if (settings.get('pendingLogout') === 'true') {
    const { finishPendingLogout } = await import('./lib/logout.ts')
    await finishPendingLogout()
  }
  // A student who cannot be reached now, or whose session is over, is handled where the answer is used.
  if (session.isSignedIn()) await loadCurrentUser().catch(() => discoverGuestLocale())
  else await discoverGuestLocale()
}

start().catch((error: unknown) => {
  console.error(error)
  window.lumiBoot?.failed()
})

import type { CurrentUser } from '@lumi/contracts/auth'
import type { RuntimeConfig } from '@lumi/contracts/config'
import { LOCALE } from '@lumi/contracts/product-rules'
import { configPath } from '../lib/config-address.ts'
import { type EarlyAnswer, earlyPaths } from '../lib/early-answers.ts'
import { carriedSearch } from '../lib/own-path.ts'

/**
 * Runs in the head of every page, before anything is drawn: theme, language of the bare shell, and the way to the chat
 * for a student who is signed in, so that no wrong screen flashes. Built into the page itself, without imports.
 */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const page = document.documentElement

const theme = read('theme')
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme

// A prerendered page already stands in its language; the shell takes the student's choice, the cookie's, the browser's.
if (!page.hasAttribute('data-prerendered')) {
  const stored = { 1: 'en', 2: 'ru', 112: 'ru' }[read('selectedLanguageId') ?? '']
  const cookie = /(?:^|; )lumi_language=(en|ru)/.exec(document.cookie)?.[1]
  // As the server picks it for prerendered pages: Belarusian has no interface of its own, Russian is the nearest.
  const spoken = navigator.languages
    .map((tag) => ({ en: 'en', ru: 'ru', be: 'ru' })[tag.split('-', 1)[0] ?? ''])
    .find((language) => language !== undefined)
  page.lang = stored ?? cookie ?? spoken ?? 'en'
  if (page.lang === 'ru') document.title = 'Луми'
}

const path = location.pathname.toLowerCase()
const isGuestPage = path === '/' || path === '/login'
const isStudent = read('isAuthenticated') === 'true'
if (isGuestPage && isStudent)
  location.replace(`/chat${carriedSearch(location.search, location.origin)}${location.hash}`)

// What the app needs before it can draw anything comes beside its scripts and not after them.
const answers = new Map<string, EarlyAnswer>()

/**
 * Keeps the answer for the app and returns what it says; null where it says no. It is read here, once, so that what follows
 * from it is asked for before the app, which waits for the same answer, asks for it too.
 */
async function ask<Value>(address: string, headers: Record<string, string> = {}): Promise<Value | null> {
  const read = fetch(address, { credentials: 'include', headers }).then(async (answer) => {
    const text = await answer.text()
    return { text, response: new Response(text, answer) }
  })
  const response = read.then((answer) => answer.response)
  // Perhaps nobody takes it; whoever does hears why there is none.
  response.catch(() => {})
  answers.set(address, { sentAt: Date.now(), response })
  const {
    text,
    response: { ok },
  } = await read
  return ok ? JSON.parse(text) : null
}

/** The headers are those of `lib/locale.ts` and `lib/session.ts`. */
async function askAhead() {
  const config = await ask<RuntimeConfig>(configPath(location.hostname))
  if (!config || isGuestPage || !isStudent || read('pendingLogout') === 'true') return
  const languageId = read('selectedLanguageId')
  const user = await ask<CurrentUser>(config.apiBaseUrl + earlyPaths.user, {
    'Country-Id': String(LOCALE.defaultCountryId),
    'Language-Id': languageId ?? String(LOCALE.defaultLanguageId),
  })
  if (user?.chatAccess !== 'open' || user.deletion || path !== '/chat') return
  const headers = {
    'Country-Id': String(user.countryId),
    'Language-Id': languageId ?? String(user.languageId),
    UserId: user.userId,
    'X-Session-Id': user.sessionId,
  }
  await Promise.all([
    ask(config.apiBaseUrl + earlyPaths.messages, headers),
    ask(config.apiBaseUrl + earlyPaths.status, headers),
  ])
}
askAhead().catch(() => {})

/** A form that is sent before the app listens waits for it; the first form that listens sends it then. */
let waiting: HTMLFormElement | null = null
const hold = (event: Event) => {
  event.preventDefault()
  waiting = event.target as HTMLFormElement
}
addEventListener('submit', hold, true)

/**
 * The offline strip of every page that has none of its own. It is HTML, put in its place from here: a component would not
 * fit into the first download.
 */
const followNetwork = () => {
  const place = document.getElementById('offline')
  const strip = document.getElementById('offline-strip') as HTMLTemplateElement
  const isNeeded = !navigator.onLine && !document.querySelector('[data-own-strip], main[role="status"]')
  // Put there once: a screen reader says what is new in this place.
  if (place && isNeeded !== place.hasChildNodes())
    place.replaceChildren(...(isNeeded ? [strip.content.cloneNode(true)] : []))
}
addEventListener('online', followNetwork)
addEventListener('offline', followNetwork)
addEventListener('DOMContentLoaded', () => {
  followNetwork()
  const root = document.getElementById('root')
  if (root) new MutationObserver(followNetwork).observe(root, { childList: true })
})

/** Without its scripts the page says so in place of silence. */
const showFailure = () => {
  const template = document.getElementById('boot-error') as HTMLTemplateElement
  document.getElementById('root')?.replaceChildren(template.content.cloneNode(true))
  for (const button of document.querySelectorAll('[data-retry]'))
    button.addEventListener('click', () => location.reload())
}
const scriptFailed = (event: Event) => {
  if (event.target instanceof HTMLScriptElement) showFailure()
}
addEventListener('error', scriptFailed, true)

window.lumiBoot = {
  answers,
  failed: showFailure,
  started: () => removeEventListener('error', scriptFailed, true),
  formsListen() {
    removeEventListener('submit', hold, true)
    waiting?.requestSubmit()
    waiting = null
  },
}

declare global {
  interface Window {
    /** What the early script hands to the app. */
    lumiBoot?: {
      /** What the app would ask for first, by address; see `lib/early-answers.ts`. */
      answers: Map<string, EarlyAnswer>
      /** Shows the page for a failed start. */
      failed: () => void
      /** The app is on the page; what fails from now on, it tells by itself. */
      started: () => void
      /** Sending a form reaches the app from now on. */
      formsListen: () => void
    }
  }
}

import type { CurrentUser } from '@lumi/contracts/auth'
import type { getChatMessagesList, getChatStatus } from '@lumi/contracts/chat'
import type { RuntimeConfig } from '@lumi/contracts/config'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import { LOCALE } from '@lumi/contracts/product-rules'
import { configPath } from '../lib/config-address.ts'
import { type EarlyAnswer, earlyPaths, traceparent } from '../lib/early-answers.ts'
import { carriedSearch } from '../lib/own-path.ts'
import { type Still, type StillElement, thawed } from '../lib/still.ts'

/**
 * Runs in the head of every page before anything is drawn: sets the theme and the language of the bare shell, and
 * redirects a signed-in student to the chat, so that no wrong screen flashes. Inlined into the page, without imports at
 * run time.
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

// A prerendered page is already in its language. The shell uses the student's stored choice, then the cookie, then the
// browser's languages.
if (!page.hasAttribute('data-prerendered')) {
  const stored = { 1: 'en', 2: 'ru', 112: 'ru' }[read('selectedLanguageId') ?? '']
  const cookie = /(?:^|; )lumi_language=(en|ru)/.exec(document.cookie)?.[1]
  // Same rule as the server's for prerendered pages: there is no Belarusian interface, Russian is the closest.
  const spoken = navigator.languages
    .map((tag) => ({ en: 'en', ru: 'ru', be: 'ru' })[tag.split('-', 1)[0] ?? ''])
    .find((language) => language !== undefined)
  page.lang = stored ?? cookie ?? spoken ?? 'en'
  if (page.lang === 'ru') {
    document.title = 'Луми'
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.setAttribute('href', '/ru.webmanifest')
  }
}

const path = location.pathname.toLowerCase()
const isGuestPage = path === '/' || path === '/login'
const isStudent = read('isAuthenticated') === 'true'
if (isGuestPage && isStudent)
  location.replace(`/chat${carriedSearch(location.search, location.origin)}${location.hash}`)

// Requests what the app needs before its first screen, in parallel with its scripts.
const answers = new Map<string, EarlyAnswer>()

/**
 * Stores the response for the app and returns its parsed body; null if it is not a success. Parsed here once, so that
 * follow-up requests can leave before the app, which waits for the same response, would send them.
 */
async function ask<Value>(address: string, headers: Record<string, string> = {}): Promise<Value | null> {
  const context = traceparent()
  const read = fetch(address, { credentials: 'include', headers: { traceparent: context, ...headers } }).then(
    async (answer) => {
      const text = await answer.text()
      return { text, response: new Response(text, answer) }
    },
  )
  const response = read.then((answer) => answer.response)
  // The app may never take this response. If it does, it handles the failure.
  response.catch(() => {})
  const answer: EarlyAnswer = { sentAt: Date.now(), traceparent: context, response }
  answers.set(address, answer)
  const {
    text,
    response: { ok },
  } = await read
  if (!ok) return null
  const body: Value = JSON.parse(text)
  answer.body = body
  return body
}

/**
 * The configuration, kept on the device: a student's app starts from it at once, and it stands in for a server that
 * cannot be reached, or for a page that some network answers instead. The next start has the newer one.
 */
async function askForConfig(): Promise<RuntimeConfig | null> {
  const path = configPath(location.hostname)
  const kept = read('runtimeConfig')
  const asked = fetch(path, { credentials: 'include' }).then(async (answer) => {
    const text = await answer.text()
    if (!answer.ok) return { text: null, response: new Response(text, answer) }
    JSON.parse(text)
    try {
      localStorage.setItem('runtimeConfig', text)
    } catch {
      // Without storage there is no start without a network.
    }
    return { text, response: new Response(text, answer) }
  })
  asked.catch(() => {})
  if (kept !== null && isStudent) {
    answers.set(path, { sentAt: Date.now(), response: Promise.resolve(new Response(kept)) })
    return JSON.parse(kept)
  }
  const response = asked.then(
    (answer) => answer.response,
    (cause: unknown) => {
      if (kept === null) throw cause
      return new Response(kept)
    },
  )
  response.catch(() => {})
  answers.set(path, { sentAt: Date.now(), response })
  const { text } = await asked
  return text === null ? null : JSON.parse(text)
}

/** The headers are those of `lib/locale.ts` and `lib/session.ts`. */
async function askAhead() {
  const config = await askForConfig()
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
  const [newest, status] = await Promise.all([
    ask<ResponseOf<typeof getChatMessagesList>>(config.apiBaseUrl + earlyPaths.messages, headers),
    ask<ResponseOf<typeof getChatStatus>>(config.apiBaseUrl + earlyPaths.status, headers),
  ])
  // Other subjects have other examples.
  const hasExamples = status !== null && (status.program === null || status.program.subject === 'maths')
  if (newest?.messages.length === 0 && hasExamples) showEmpty()
}
askAhead().catch(() => {})

/** Of the ready page, in the place of the messages. */
let placeholder: Element | null = null
/** The ready page. Out of the document as soon as the app is drawn. */
let readyPage: Element | null = null

/**
 * The chat as ready HTML (`build/prerender.ts`), shown if it is what this student will see: its field takes text while the
 * scripts are on their way. The app draws the same again in its place; what was typed and pressed until then is handed over
 * by `features/chat/ready-page.ts`.
 */
function showReady() {
  const ready = readyTemplate('page')
  if (ready) showReadyPage(ready)
  void startApp(document.getElementById('root')?.dataset.app as string)
}

/** Null if the page has it in another language only. */
const readyTemplate = (name: 'page' | 'empty') =>
  document.querySelector<HTMLTemplateElement>(`[data-ready="${name}"][lang="${page.lang}"]`)

/** A busy phone is not waited for longer. */
const longestWaitMs = 300

/**
 * Starts the app, which is loaded by now or soon, behind the first picture of the ready page: a cheap phone compiles and runs
 * it for longer than the picture takes. A page in the background is not painted.
 */
async function startApp(address: string) {
  if (readyPage && !document.hidden) {
    const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  }
  await import(/* @vite-ignore */ address).catch(showFailure)
}

function showReadyPage(ready: HTMLTemplateElement) {
  const isOpen = isStudent && read('isChatOpen') === 'true' && read('pendingLogout') !== 'true'
  if (!isOpen || isInMessenger()) return
  placeholder = ready.content.querySelector('[aria-busy]')
  readyPage = ready.content.firstElementChild
  document.getElementById('root')?.append(ready.content)
  keepWords()
  showStill()
  const note = (event: Event) => {
    const boot = window.lumiBoot
    const target = event.target as HTMLElement
    if (!readyPage?.isConnected || !boot) return
    if (event instanceof MouseEvent) {
      const link = target.closest<HTMLElement>('a[href^="/"]')
      // In another tab or window.
      if (link && (event.ctrlKey || event.metaKey || event.shiftKey)) return
      // The app follows it: a new page would lose what is in the field.
      if (link) event.preventDefault()
      boot.pressed = link ?? target.closest('button') ?? boot.pressed
    } else if (target.id === 'composer' && isSendKey(event as KeyboardEvent)) {
      event.preventDefault()
      boot.pressed = 'send'
    }
  }
  addEventListener('click', note, true)
  addEventListener('keydown', note, true)
}

/** What is typed before the app has come is kept at once: it may never come, or the page may be closed. */
function keepWords() {
  const field = document.querySelector<HTMLTextAreaElement>('#composer')
  const userId = read('userId')
  if (!field || userId === null) return
  try {
    const kept = JSON.parse(read('readyWords') ?? 'null')
    if (kept?.userId === userId) field.value = kept.text
  } catch {
    // Not ours to read.
  }
  field.addEventListener('input', () => {
    try {
      localStorage.setItem('readyWords', JSON.stringify({ userId, text: field.value }))
    } catch {
      // The app keeps it when it has come.
    }
  })
}

/** Same rule as the composer's: on a touch keyboard Enter is the only way to type a new line. */
const isSendKey = ({ key, shiftKey, isComposing, keyCode }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229 && matchMedia('(pointer: fine)').matches

function showEmpty() {
  const empty = readyTemplate('empty')?.content.firstElementChild
  // It may be there since the first picture.
  if (!(empty instanceof HTMLElement)) return
  empty.dataset.still = 'empty'
  showInPlace(empty)
}

function showInPlace(messages: Element) {
  if (!readyPage?.isConnected) return
  placeholder?.replaceWith(messages)
  placeholder = messages
}

/** The messages that were on the screen when the page was left, if they are what the app will show too. */
const still = readStill()

function readStill(): Still | null {
  if (path !== '/chat' || !isStudent || /[?&]conversation=/.test(location.search)) return null
  try {
    // After a reload in the middle of a conversation its end would be the wrong place; see `features/chat/reading-place.ts`.
    if (sessionStorage.getItem('lumi:place') !== null) return null
    const kept: Still | null = JSON.parse(read('still') ?? 'null')
    const isMeant = kept?.userId === read('userId') && kept?.conversationId === read('conversationId')
    return isMeant && kept?.language === page.lang ? kept : null
  } catch {
    // Forbidden storage: the page begins with a placeholder.
    return null
  }
}

function showStill() {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  // Of another version of the app, it would be drawn with the wrong styles.
  const isDrawnRight = sheets.every(({ href }) => still?.styles.includes(new URL(href).pathname))
  if (still?.node === null) showEmpty()
  else if (still && isDrawnRight) showInPlace(thawed(still.node as StillElement))
}

/** A form submitted before the app is ready is held back; `formsListen` submits it then. */
let waiting: HTMLFormElement | null = null
const hold = (event: Event) => {
  event.preventDefault()
  waiting = event.target as HTMLFormElement
}
addEventListener('submit', hold, true)

/** A way to sign in is a link that works before the app has come; it takes along what the address of this page carries. */
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/api/v1/auth/social/"]')
    if (link) link.search = carriedSearch(location.search, location.origin)
  },
  true,
)

/**
 * The offline strip of every page that has none of its own. It is HTML, put in its place from here: a component would not
 * fit into the first download.
 */
const followNetwork = () => {
  const place = document.getElementById('offline')
  const strip = document.getElementById('offline-strip') as HTMLTemplateElement
  const isNeeded = !navigator.onLine && !document.querySelector('[data-own-strip], main[role="status"]')
  // Filled only once: a screen reader announces every change in this place.
  if (place && isNeeded !== place.hasChildNodes())
    place.replaceChildren(...(isNeeded ? [strip.content.cloneNode(true)] : []))
}
addEventListener('online', followNetwork)
addEventListener('offline', followNetwork)
addEventListener('DOMContentLoaded', () => {
  const pages = new MutationObserver(followNetwork)
  const followPages = () => {
    followNetwork()
    const root = document.getElementById('root')
    if (root) pages.observe(root, { childList: true })
  }
  followPages()
  // The app brings an element of its own (`main.tsx`).
  new MutationObserver(followPages).observe(document.body, { childList: true })
})

// Offered once, before the app listens; without this the browser would show a bar of its own.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  if (window.lumiBoot) window.lumiBoot.installPrompt = event
})

/** Shows an error page if a script of the app cannot be loaded. */
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

/** Opened by a messenger, now or before a reload of this tab; `boot/launch.ts` reads how. */
function isInMessenger(): boolean {
  if (/[#&]tgWebApp(Data|Platform)=/.test(location.hash) || /[?&]vk_app_id=/.test(location.search)) return true
  try {
    return sessionStorage.getItem('miniApp') !== null
  } catch {
    return false
  }
}

window.lumiBoot = {
  answers,
  inMessenger: isInMessenger(),
  showReady,
  pressed: null,
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
    /** The early script's interface for the app. */
    lumiBoot?: {
      /** The first responses the app needs, by address; see `lib/early-answers.ts`. */
      answers: Map<string, EarlyAnswer>
      inMessenger: boolean
      /** Called by the page of the chat where its ready HTML belongs. */
      showReady: () => void
      /** What was pressed last on the ready page. */
      pressed: HTMLElement | 'send' | null
      /** Shows the page for a failed start. */
      failed: () => void
      /** The app is mounted and reports its own failures from now on. */
      started: () => void
      /** The browser's question whether to install the app. */
      installPrompt?: Event
      /** The app handles submit events from now on. */
      formsListen: () => void
    }
  }
}

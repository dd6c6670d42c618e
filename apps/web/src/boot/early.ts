import { configPath } from '../lib/config-address.ts'
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
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'ru')
  page.lang = stored ?? cookie ?? spoken ?? 'en'
}

const path = location.pathname.toLowerCase()
if ((path === '/' || path === '/login') && read('isAuthenticated') === 'true')
  location.replace(`/chat${carriedSearch(location.search, location.origin)}${location.hash}`)

// The app cannot start without its configuration: it comes beside the scripts and not after them.
const configuration = document.createElement('link')
configuration.rel = 'preload'
configuration.as = 'fetch'
// As `send` asks for it: the browser takes a preloaded answer only for the same kind of request.
configuration.crossOrigin = 'use-credentials'
configuration.href = configPath(location.hostname)
document.head.append(configuration)

/** A form that is sent before the app listens waits for it; the first form that listens sends it then. */
let waiting: HTMLFormElement | null = null
const hold = (event: Event) => {
  event.preventDefault()
  waiting = event.target as HTMLFormElement
}
addEventListener('submit', hold, true)

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
      /** Shows the page for a failed start. */
      failed: () => void
      /** The app is on the page; what fails from now on, it tells by itself. */
      started: () => void
      /** Sending a form reaches the app from now on. */
      formsListen: () => void
    }
  }
}

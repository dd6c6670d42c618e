import type { Language } from '@lumi/contracts/errors'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { changeWords, loadWords, translate } from './lib/i18n/words.ts'
import { createAppRouter } from './router.ts'

/** Pages that can be read before any script has run, with the key of their title. */
export const pages = {
  '/': { name: 'signup', title: 'signup.pageTitle' },
  '/login': { name: 'login', title: 'login.pageTitle' },
} as const

/** Runs at build time only. */
export async function renderPage(path: keyof typeof pages, language: Language) {
  await changeWords(language)
  await loadWords('auth')
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return {
    title: `${translate(language, 'auth', pages[path].title)} · ${translate(language, 'common', 'brand')}`,
    html: renderToString(<App router={router} />),
  }
}

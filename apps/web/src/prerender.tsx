import { providerKinds, type SignInProvider } from '@lumi/contracts/config'
import type { Language } from '@lumi/contracts/errors'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { SocialButton, SocialButtons } from './features/auth/social/social-buttons.tsx'
import { createChatStore } from './features/chat/chat-store.ts'
import { EmptyChat } from './features/chat/empty-chat.tsx'
import { ChatContext } from './features/chat/use-chat.ts'
import { drawSampleProviders } from './lib/config.ts'
import { changeWords, loadWords, translate } from './lib/i18n/words.ts'
import { startSession } from './lib/session.ts'
import { settings } from './lib/storage.ts'
import { createAppRouter } from './router.ts'

/** Pages that are readable before any script has run, with the key of their title. */
export const pages = {
  '/': { name: 'signup', title: 'signup.pageTitle' },
  '/login': { name: 'login', title: 'login.pageTitle' },
} as const

/** Telegram has no button. The server replaces the braces with the name and address of a configured service. */
const samples = providerKinds
  .filter((kind) => kind !== 'telegram')
  .map((kind): SignInProvider => ({ providerId: `{{id}}-${kind}`, kind, name: `{{name}}` }))
drawSampleProviders(samples)

/** The block of sign-in services on this page, in the parts from which the server builds the configured one. */
function socialParts() {
  const block = renderToString(<SocialButtons />)
  const drawn = samples.map((provider) => renderToString(<SocialButton provider={provider} />))
  const [before, after, ...rest] = block.split(drawn.join(''))
  if (before === undefined || after === undefined || rest.length > 0)
    throw new Error('The buttons are not in their block')
  const buttons = Object.fromEntries(
    samples.map(({ kind }, index) => [kind, drawn[index]!.replaceAll(`{{id}}-${kind}`, '{{id}}')]),
  )
  return { block, parts: { before, after, buttons } }
}

/** Build time only. `html` contains `<!--social-->` in place of the sign-in services. */
export async function renderPage(path: keyof typeof pages, language: Language) {
  await changeWords(language)
  await loadWords('auth')
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const { block, parts } = socialParts()
  const [start, end, ...rest] = renderToString(<App router={router} />).split(block)
  if (start === undefined || end === undefined || rest.length > 0)
    throw new Error(`${path} has no single place for sign-in services`)
  return {
    social: parts,
    invitation: translate(language, 'auth', 'signup.invited'),
    title: `${translate(language, 'auth', pages[path].title)} · ${translate(language, 'common', 'brand')}`,
    html: `${start}<!--social-->${end}`,
  }
}

/**
 * Build time only. The chat before anything of the student is known: the frame, and a field that takes text; `empty` is
 * what stands in the place of the messages where there are none. At build time settings are in memory; these two are those
 * of a student whose chat is open.
 */
export async function renderChat(language: Language): Promise<{ page: string; empty: string }> {
  await changeWords(language)
  settings.set('isAuthenticated', 'true')
  settings.set('isChatOpen', 'true')
  startSession()
  try {
    const router = createAppRouter(createMemoryHistory({ initialEntries: ['/chat'] }))
    await router.load()
    const empty = (
      <ChatContext value={createChatStore(() => {})}>
        <EmptyChat onMode={() => {}} />
      </ChatContext>
    )
    return { page: renderToString(<App router={router} />), empty: renderToString(empty) }
  } finally {
    settings.remove('isAuthenticated')
    settings.remove('isChatOpen')
    startSession()
  }
}

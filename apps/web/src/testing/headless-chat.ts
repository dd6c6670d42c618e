import { type ChatStore, createChatStore } from '../features/chat/chat-store.ts'
import { loadDraft, saveDraft } from '../features/chat/drafts.ts'
import { loadConfig } from '../lib/config.ts'
import { configPath } from '../lib/config-address.ts'
import { loadCurrentUser } from '../lib/current-user.ts'
import { deviceStore } from '../lib/device-store.ts'
import { startLanguage } from '../lib/locale.ts'
import { notices } from '../lib/notifications.ts'
import { beginSession, session, startSession } from '../lib/session.ts'

/**
 * The chat without its screen: what a page of the app does between its start and its first paint, and when its session
 * ends. Bundled for tests that run many of them against the real server (`apps/server/src/testing/web-client.ts`).
 */
const page = {
  store: null as ChatStore | null,
  onStore: (_store: ChatStore) => {},

  async open(): Promise<void> {
    // As `boot/early.ts` does: a start without a network has the configuration of the last one.
    const kept = localStorage.getItem('runtimeConfig')
    const asked = await fetch(configPath(location.hostname)).catch(() => null)
    const text = asked?.ok && asked.headers.get('content-type')?.includes('json') ? await asked.text() : kept
    if (text !== null) {
      localStorage.setItem('runtimeConfig', text)
      const answer = { sentAt: Date.now(), response: Promise.resolve(new Response(text)) }
      Object.assign(window, { lumiBoot: { answers: new Map([[configPath(location.hostname), answer]]) } })
    }
    startSession()
    startLanguage()
    await loadConfig()
    // As `boot/follow-session.ts` does.
    let wasSignedIn = session.isSignedIn()
    session.subscribe(() => {
      if (session.isSignedIn() === wasSignedIn) return
      wasSignedIn = session.isSignedIn()
      if (wasSignedIn) return page.openChat()
      page.close()
      void deviceStore.forget(null)
    })
    if (wasSignedIn) page.openChat()
  },

  openChat(): void {
    page.store = createChatStore(() => {})
    page.onStore(page.store)
    page.store.start()
    loadCurrentUser().catch(() => {})
  },

  /** What a sign-in does after the server has accepted it. */
  async signedIn(): Promise<void> {
    beginSession()
    await loadCurrentUser()
  },

  close(): void {
    page.store?.close()
    page.store = null
  },

  session,
  notices,
  loadDraft,
  saveDraft,
}

Object.assign(globalThis, { lumiChat: page })

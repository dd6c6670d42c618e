import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ChatStore, ChatView } from './chat-store.ts'

export const ChatContext = createContext<ChatStore | null>(null)

export function useChat(): ChatStore {
  const store = useContext(ChatContext)
  if (store === null) throw new Error('The chat is used outside of its screen')
  return store
}

/** Selects a part of the view; renders only when that part changes. `select` must not create new objects. */
export function useChatView<Selected>(select: (view: ChatView) => Selected): Selected {
  const store = useChat()
  const get = () => select(store.getView())
  return useSyncExternalStore(store.subscribe, get, get)
}

const listeners = new Set<() => void>()

/** From the open chat to the rail: a reply in another conversation, or one was read on some device. */
export const conversationNews = {
  tell(): void {
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const key = 'lumi:place'

/** Where the reader is in a conversation, unless at its end. */
export interface ReadingPlace {
  conversationId: string
  messageId: string
  position: number
  /** Distance of the message from the upper edge of the list, in pixels. */
  top: number
}

let isTaken = false

/** Kept for this tab only, so that a reload shows the same lines; other tabs open at the newest message. */
export const readingPlace = {
  /** Only once in the life of a page: coming back from another page of the app opens at the newest message. */
  take(conversationId: string): ReadingPlace | null {
    if (isTaken) return null
    isTaken = true
    try {
      const place = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ReadingPlace | null
      return place?.conversationId === conversationId ? place : null
    } catch {
      // Forbidden or unreadable storage: the chat opens at the newest message.
      return null
    }
  },

  keep(place: ReadingPlace | null): void {
    try {
      if (place === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(place))
    } catch {
      // As above.
    }
  },
}

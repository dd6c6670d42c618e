import { miniApp } from './mini-app.ts'

export interface Shared {
  title: string
  text: string
  url: string
}

/**
 * Sends something on, by the means at hand: the messenger around the page, else the device's own sheet.
 * @returns false: there is neither, and nothing has happened; it can still be copied
 */
export async function share(message: Shared): Promise<boolean> {
  const messenger = miniApp()
  if (messenger) {
    messenger.share(message)
    return true
  }
  if (!navigator.canShare?.(message)) return false
  try {
    await navigator.share(message)
    return true
  } catch (cause) {
    // Closed without a choice: that is an answer too.
    return cause instanceof DOMException && cause.name === 'AbortError'
  }
}

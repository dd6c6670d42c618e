const storageKey = 'typedParent'

const masked = (email: string) => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`

/**
 * The parent's address as it was typed in this tab, so that a slip can be seen. The server answers with a masked one, because
 * another device with this account need not show it.
 */
export const typedParent = {
  keep(email: string): void {
    try {
      sessionStorage.setItem(storageKey, email)
    } catch (cause) {
      console.warn('The address cannot be kept', cause)
    }
  },
  /** The whole address if it was typed here, otherwise the masked one. */
  shown(maskedEmail: string): string {
    try {
      const typed = sessionStorage.getItem(storageKey)
      return typed !== null && masked(typed) === maskedEmail ? typed : maskedEmail
    } catch {
      return maskedEmail
    }
  },
}

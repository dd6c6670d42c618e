import { notifyError } from './errors.ts'

/** @returns whether it worked; a failure has already been shown */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (cause) {
    console.warn('The clipboard refused', cause)
    notifyError('copy_failed')
    return false
  }
}

import { settings } from '../../lib/storage.ts'

/** The field of the ready page (`boot/early.ts`): there only if this file runs before the app is drawn for the first time. */
const field = typeof document === 'undefined' ? null : document.querySelector<HTMLTextAreaElement>('#composer')
let isTaken = false

/** True until the app has drawn the page in its place. */
export const isReadyPageShown = (): boolean => field?.isConnected === true

/** What was typed into the field of a ready page whose app never came, or was closed too early to store it. */
export const readyWords = {
  /** Empty if this visit began with a ready page: its field has them. */
  left(userId: string): string {
    return field === null ? (wordsOf(userId) ?? '') : ''
  },
  /** They are stored as a draft. Those of another student stay. */
  forget(userId: string): void {
    if (wordsOf(userId) !== null) settings.remove('readyWords')
  },
}

function wordsOf(userId: string): string | null {
  try {
    const kept = JSON.parse(settings.get('readyWords') ?? 'null')
    return kept?.userId === userId ? kept.text : null
  } catch {
    return null
  }
}

let still: HTMLElement | null = null

/**
 * The messages that the ready page shows as they were at the last visit (`lib/still.ts`). They stay until the app has drawn its
 * own, formulas too (`last-visit.tsx`): a placeholder or the source of a formula in between would make the page flash.
 */
export function readyMessages(): HTMLElement | null {
  still ??= isReadyPageShown() ? document.querySelector<HTMLElement>('[data-still]') : null
  return still
}

/** The same, without the suggestions of a conversation that had no messages. */
export function readyMessageRows(): HTMLElement | null {
  const messages = readyMessages()
  return messages?.dataset.still === 'empty' ? null : messages
}

/** The app has drawn what is there now. */
export function dropReadyMessages(): void {
  still = null
}

export interface ReadyField {
  field: HTMLTextAreaElement
  hasFocus: boolean
}

/** Once, and before the app draws its own field. What is typed until then is read from the field when it has been replaced. */
export function takeReadyField(): ReadyField | null {
  if (isTaken || field === null) return null
  isTaken = true
  return { field, hasFocus: document.activeElement === field }
}

/** Presses what was pressed on the ready page while nothing listened. */
export function pressAgain(): void {
  const pressed = window.lumiBoot?.pressed
  if (!pressed || !window.lumiBoot) return
  window.lumiBoot.pressed = null
  const buttons = [...document.querySelectorAll<HTMLElement>('#root :is(button, a)')]
  const isMeant = (button: HTMLElement) =>
    pressed === 'send' ? button.dataset.testid === 'send' : nameOf(button) === nameOf(pressed)
  buttons.find(isMeant)?.click()
}

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent

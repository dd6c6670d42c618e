import { NOTIFICATION } from '@lumi/contracts/product-rules'

export interface Notice {
  /** Grows with every notice, so that a repeated text restarts its timer and is announced again. */
  id: number
  kind: 'bad' | 'neutral' | 'good'
  text: string
  /** A second, quieter line. */
  detail?: string
  /** Zero: stays until dismissed (K04). */
  timeoutMs: number
}

let current: Notice | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(notice: Notice | null) {
  current = notice
  for (const listener of listeners) listener()
}

/** Shows a notice at the top of the page; it replaces the previous one. */
export function notify(notice: Omit<Notice, 'id' | 'timeoutMs'> & { timeoutMs?: number }): void {
  lastId += 1
  show({ timeoutMs: NOTIFICATION.timeoutMs, ...notice, id: lastId })
}

/** A new attempt starts: the notice about the last one is outdated. */
export function dismissBadNews(): void {
  if (current?.kind === 'bad') show(null)
}

/** Closes the notice unless another one has replaced it. */
export function dismissNotice(id: number): void {
  if (current?.id === id) show(null)
}

export const notices = {
  current: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

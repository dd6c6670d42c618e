import { NOTIFICATION } from '@lumi/contracts/product-rules'

export interface Notice {
  /** Grows with every notice: a repeated text restarts its time and is announced again. */
  id: number
  kind: 'bad' | 'neutral' | 'good'
  text: string
  /** A second, quieter line. */
  detail?: string
  /** Zero: stays until it is dismissed (K04). */
  timeoutMs: number
}

let current: Notice | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(notice: Notice | null) {
  current = notice
  for (const listener of listeners) listener()
}

/** Shows one notice at the top of the page. The newest replaces the one before it. */
export function notify(notice: Omit<Notice, 'id' | 'timeoutMs'> & { timeoutMs?: number }): void {
  lastId += 1
  show({ timeoutMs: NOTIFICATION.timeoutMs, ...notice, id: lastId })
}

/** A new attempt makes the news of the last one old. */
export function dismissBadNews(): void {
  if (current?.kind === 'bad') show(null)
}

/** Closes the notice, unless another has taken its place. */
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

const listeners = new Set<() => void>()
let choices = 0
let shown: string | null | undefined

function tell() {
  for (const listener of listeners) listener()
}

/** Connects the pages that choose a subject with the chat. The server stores which subject is chosen. */
export const chosenSubject = {
  /** Grows whenever another subject is chosen here; the open chat then opens anew. */
  choices: () => choices,
  changed(): void {
    choices++
    tell()
  },
  /** The program that the open chat is about; null: the general conversation. Undefined: no chat is open, or not known yet. */
  shown: () => shown,
  show(programId: string | null | undefined): void {
    if (shown === programId) return
    shown = programId
    tell()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

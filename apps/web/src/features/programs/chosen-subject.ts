const listeners = new Set<() => void>()
let choices = 0
let shown: string | null | undefined

function tell() {
  for (const listener of listeners) listener()
}

/** Joins the pages that choose a subject with the chat that shows one. Which one is chosen, the server knows. */
export const chosenSubject = {
  /** How often another subject was chosen here: the open chat then opens anew. */
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

const listeners = new Set<() => void>()
let choices = 0

/** Counts how often another subject was chosen here: the open chat then opens anew. Which one it is, the server knows. */
export const chosenSubject = {
  choices: () => choices,
  changed(): void {
    choices++
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

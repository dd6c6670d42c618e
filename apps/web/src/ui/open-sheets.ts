let sheets: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function become(next: readonly HTMLDialogElement[]) {
  sheets = next
  for (const listener of listeners) listener()
}

/** The open modal sheets, topmost last: everything outside the topmost is invisible and inert. */
export const openSheets = {
  top: () => sheets.at(-1) ?? null,
  /** Returns how to remove the sheet again. */
  add(sheet: HTMLDialogElement): () => void {
    become([...sheets, sheet])
    return () => become(sheets.filter((known) => known !== sheet))
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

let sheets: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function become(next: readonly HTMLDialogElement[]) {
  sheets = next
  for (const listener of listeners) listener()
}

/** Modal sheets on the page, the topmost last: whatever lies outside the topmost can be neither seen nor reached. */
export const openSheets = {
  top: () => sheets.at(-1) ?? null,
  /** Returns how to take the sheet away again. */
  add(sheet: HTMLDialogElement): () => void {
    become([...sheets, sheet])
    return () => become(sheets.filter((known) => known !== sheet))
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

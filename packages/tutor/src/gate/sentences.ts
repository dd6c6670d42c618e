/** Without a sentence's end, so much text is looked at anyhow: a list or a headline has no full stop. */
const LONGEST_WAIT = 160

/** Up to where a draft may be looked at: the end of its last complete sentence, never inside a formula. */
export function completeLength(draft: string, isWhole: boolean): number {
  if (isWhole) return draft.length
  let end = 0
  for (const match of draft.matchAll(/[.!?…](?=["»”')*_]*\s)|\n/gu)) {
    // A number or an abbreviation at the very end may go on.
    const at = match.index + match[0].length
    if (!isInsideFormula(draft.slice(0, at))) end = at
  }
  if (draft.length - end < LONGEST_WAIT) return end
  const space = draft.lastIndexOf(' ')
  return space > end && !isInsideFormula(draft.slice(0, space)) ? space : end
}

function isInsideFormula(text: string): boolean {
  const dollars = text.replace(/\\\$/g, '').match(/\$/g)?.length ?? 0
  const opened = text.match(/\\[([]/g)?.length ?? 0
  const closed = text.match(/\\[)\]]/g)?.length ?? 0
  return dollars % 2 === 1 || opened > closed
}

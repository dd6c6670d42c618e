/** Without a sentence's end, so much text is looked at anyhow: a list or a headline has no full stop. */
const LONGEST_WAIT = 160

/**
 * Up to where a draft may be looked at: the end of its last complete sentence, never inside a formula. `from` is an end that an
 * earlier call gave: what lies before it is not read again, so that a long draft costs no more per sentence than a short one.
 */
export function completeLength(draft: string, isWhole: boolean, from = 0): number {
  if (isWhole) return draft.length
  let end = from
  for (const at of sentenceEnds(draft, from)) end = at
  if (draft.length - end < LONGEST_WAIT) return end
  const space = draft.lastIndexOf(' ')
  return space > end && !isInsideFormula(draft.slice(end, space)) ? space : end
}

/** Ends of sentences behind `from`, which must not lie inside a formula. */
function* sentenceEnds(draft: string, from: number): Generator<number> {
  const rest = draft.slice(from)
  let checked = 0
  for (const match of rest.matchAll(/[.!?…](?=["»”')*_]*\s)|\n/gu)) {
    // A number or an abbreviation at the very end may go on.
    const at = match.index + match[0].length
    if (isInsideFormula(rest.slice(checked, at))) continue
    checked = at
    yield from + at
  }
}

function isInsideFormula(text: string): boolean {
  const dollars = text.replace(/\\\$/g, '').match(/\$/g)?.length ?? 0
  const opened = text.match(/\\[([]/g)?.length ?? 0
  const closed = text.match(/\\[)\]]/g)?.length ?? 0
  return dollars % 2 === 1 || opened > closed
}

/** The sentences of a text from `from` on, each with the space behind it. */
export function sentencesOf(text: string, from: number): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = from
  for (const end of sentenceEnds(text, from)) {
    found.push({ start, end })
    start = end
  }
  if (start < text.length) found.push({ start, end: text.length })
  return found
}

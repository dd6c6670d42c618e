/** Text without a sentence end is examined after this many characters: lists and headings have no full stop. */
const LONGEST_WAIT = 160

/**
 * Length of the draft that can be examined: up to the end of its last complete sentence, never inside a formula. Text
 * before `from`, an end that an earlier call returned, is not read again, so the cost per sentence stays constant.
 */
export function completeLength(draft: string, isWhole: boolean, from = 0): number {
  if (isWhole) return draft.length
  let end = from
  for (const at of sentenceEnds(draft, from)) end = at
  if (draft.length - end < LONGEST_WAIT) return end
  const space = draft.lastIndexOf(' ')
  return space > end && !isInsideFormula(draft.slice(end, space)) ? space : end
}

/** Ends of sentences after `from`, which must not lie inside a formula. */
function* sentenceEnds(draft: string, from: number): Generator<number> {
  const rest = draft.slice(from)
  let checked = 0
  for (const match of rest.matchAll(/[.!?…](?=["»”')*_]*\s)|\n/gu)) {
    // A number or abbreviation at the very end may continue.
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

/** The sentences of a text after `from`, each including the space that follows it. */
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

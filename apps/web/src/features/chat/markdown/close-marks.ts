/** Begins an item, a heading, a quotation or a row of a table: what was open before it stays unclosed. */
const startsAnew = /^\s*(?:[-*+] |\d{1,9}[.)] |#{1,6} |> ?|\|)+/
const fence = /^\s*(`{3,}|~{3,})/
/** A last line of these may become a heading, a ruler, an item or a fence. */
const lineOfMarks = /(^|\n)[ \t]*([-=*_`~])\2*[ \t]*$/
/** Begins or ends something that the next characters decide. */
const endOfMarks = /(?<!\\)([*_`]|~~)\1*$/
/** A link or picture whose address is not complete. */
const halfLink = /(!?)\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/
const isWord = (character = ' ') => /[\p{L}\p{N}]/u.test(character)
const isGap = (character = ' ') => /\s/.test(character)

/**
 * Closes what the last block of a growing reply has left open, so that half a bold word is bold instead of showing two
 * asterisks. Formulas are already taken out.
 */
export function closeMarks(growing: string): string {
  if (endsInFence(growing)) return growing
  const text = growing
    .replace(lineOfMarks, '$1')
    .replace(halfLink, (_all, picture: string, words: string) => (picture ? '' : words))
    .replace(endOfMarks, '')
    .trimEnd()
  let open: string[] = []
  let inFence = false
  for (const line of text.split('\n')) {
    if (fence.test(line)) {
      inFence = !inFence
      open = []
    } else if (!inFence) {
      const fresh = startsAnew.exec(line)?.[0]
      if (fresh !== undefined || line.trim() === '') open = []
      follow(line.slice(fresh?.length), open)
    }
  }
  return text + open.reverse().join('')
}

export function endsInFence(text: string): boolean {
  let opened: string | null = null
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1]
    if (opened === null) opened = mark ?? null
    else if (mark?.startsWith(opened) && line.trim() === mark) opened = null
  }
  return opened !== null
}

/** Opens and closes the marks of a line; the innermost is the last of `open`. */
function follow(line: string, open: string[]): void {
  const marks = /\\.|\||`+|\*+|_+|~~+/g
  for (const { 0: run, index } of line.matchAll(marks)) {
    const code = open.at(-1)?.startsWith('`')
    if (run[0] === '`') {
      if (open.at(-1) === run) open.pop()
      else if (!code) open.push(run)
    } else if (code || run[0] === '\\') continue
    // A cell ends.
    else if (run === '|') open.length = 0
    else judge(run, line[index - 1], line[index + run.length], open)
  }
}

function judge(run: string, left: string | undefined, right: string | undefined, open: string[]): void {
  const insideWord = isWord(left) && isWord(right)
  if (run[0] === '_' && insideWord) return
  let rest = run.length
  while (rest > 0 && !isGap(left)) {
    const at = open.findLastIndex((mark) => mark[0] === run[0] && mark.length <= rest)
    if (at === -1) break
    rest -= open[at]!.length
    open.length = at
  }
  // `2*3` is a product.
  if (isGap(right) || (rest === 1 && insideWord)) return
  if (rest % 2 === 1) open.push(run[0]!)
  if (rest > 1) open.push(run.slice(0, 2))
}

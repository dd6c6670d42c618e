/** A formula taken out of Markdown, so that its `_`, `*` and `|` are not parsed as Markdown. */
export interface Formula {
  tex: string
  display: boolean
  /** The source with its delimiters: shown if the formula is invalid, and used for copying. */
  source: string
}

export interface Lifted {
  /** Markdown with a placeholder for each formula. */
  text: string
  formulas: readonly Formula[]
}

// The formula's number between two private-use characters: not Markdown syntax, not white space, not a word.
const opening = '\uE000'
const closing = '\uE001'
const anyMark = /[\uE000\uE001]/g
export const formulaMark = /\uE000(\d+)\uE001/g

/** "$5", "$1,200.": an amount of money, not the start of a formula. */
const amount = /^\d[\d.,]*(?:[\s.,;:!?)\-–—]|$)/
/** "$5 and 6$" is two amounts with a word between; "$5 x$" may be a formula. */
const prose = /^\d[\d.,]*\s+\p{L}{2,}/u
/** Maximum length of an inline formula; without a closing delimiter in this range, `$` is a dollar sign. */
const maxPendingCharacters = 400

/**
 * Takes every formula out of `source`: `\( \)`, `\[ \]`, `$ $` on one line, `$$ $$`. Code is left alone, and so is `$5
 * and $6`. While the text is growing (`open`), an unfinished formula is held back, so that its source never flashes.
 */
export function liftFormulas(source: string, open = false): Lifted {
  const text = source.replace(anyMark, '\uFFFD')
  if (!text.includes('$') && !text.includes('\\')) return { text, formulas: [] }
  const formulas: Formula[] = []
  let lifted = ''
  let index = 0
  const lift = (end: number, delimiter: number, display: boolean) => {
    const tex = text.slice(index + delimiter, end - delimiter).trim()
    if (tex === '') return false
    lifted += `${opening}${formulas.length}${closing}`
    formulas.push({ tex, display, source: text.slice(index, end) })
    index = end
    return true
  }
  const copy = (end: number) => {
    lifted += text.slice(index, end)
    index = end
  }
  while (index < text.length) {
    const next = nextSpecial(text, index)
    copy(next)
    if (index >= text.length) break
    const pair = text.slice(index, index + 2)
    if (text[index] === '`' || pair === '~~') {
      copy(codeEnd(text, index))
    } else if (pair === '$$') {
      const end = find(text, '$$', index + 2)
      if (end !== -1 && lift(end + 2, 2, true)) continue
      if (end === -1 && open) break
      copy(index + 2)
    } else if (pair === '\\[' || pair === '\\(') {
      const display = pair === '\\['
      const end = find(text, display ? '\\]' : '\\)', index + 2)
      if (end !== -1 && lift(end + 2, 2, display)) continue
      if (end === -1 && open && (display || !text.slice(index).includes('\n\n'))) break
      copy(index + 2)
    } else if (text[index] === '\\') {
      copy(Math.min(text.length, index + 2))
    } else {
      const end = dollarEnd(text, index, open)
      if (end === 'pending') break
      if (end !== null && lift(end, 1, false)) continue
      copy(index + 1)
    }
  }
  return { text: open ? lifted.trimEnd() : lifted, formulas }
}

/** Restores the source of formulas where Markdown takes characters literally: in code and addresses. */
export function restoreFormulas(text: string, formulas: readonly Formula[]): string {
  return text.replace(formulaMark, (_mark, number: string) => formulas[Number(number)]?.source ?? '')
}

/**
 * The closing delimiter of the display formula still open at the end of `line`; `closer`: the one open at its start, or
 * null.
 */
export function displayFormulaOpenAfter(line: string, closer: '$$' | '\\]' | null): '$$' | '\\]' | null {
  let index = 0
  while (index < line.length) {
    if (closer !== null) {
      const end = find(line, closer, index)
      if (end === -1) return closer
      closer = null
      index = end + 2
      continue
    }
    index = nextSpecial(line, index)
    const pair = line.slice(index, index + 2)
    if (line[index] === '`') index = codeEnd(line, index)
    else if (pair === '$$') {
      closer = '$$'
      index += 2
    } else if (pair === '\\[') {
      closer = '\\]'
      index += 2
    } else index += line[index] === '\\' ? 2 : 1
  }
  return closer
}

function nextSpecial(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const character = text.charCodeAt(index)
    // Matches ` $ \ and ~ at the start of a line
    if (character === 96 || character === 36 || character === 92) return index
    if (character === 126 && text.startsWith('~~~', index) && (index === 0 || text[index - 1] === '\n')) return index
  }
  return text.length
}

/** End of the code span or fence that starts here; if it is never closed, end of its opening. */
function codeEnd(text: string, from: number): number {
  const character = text[from]!
  let run = from
  while (text[run] === character) run++
  const length = run - from
  for (let index = run; index < text.length; ) {
    if (text[index] !== character) {
      index++
      continue
    }
    let end = index
    while (text[end] === character) end++
    if (end - index === length || (length >= 3 && end - index > length)) return end
    index = end
  }
  // An unclosed fence covers everything after it; an unclosed code span covers nothing.
  return length >= 3 ? text.length : run
}

/** Index of an unescaped `what`. */
function find(text: string, what: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    if (text.startsWith(what, index)) return index
    if (text[index] === '\\') index++
  }
  return -1
}

/** End of the formula that a single `$` opens; null if it opens none; `pending` if more text is needed to decide. */
function dollarEnd(text: string, start: number, open: boolean): number | null | 'pending' {
  const first = text[start + 1]
  if (first === undefined) return open ? 'pending' : null
  if (/\s/.test(first)) return null
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '\n') return null
    if (text[index] === '\\') index++
    else if (text[index] === '$') {
      const inner = text.slice(start + 1, index)
      const after = text[index + 1]
      if (/\s$/.test(inner) || prose.test(inner)) return null
      if (after === undefined && open) return 'pending'
      return after !== undefined && /\d/.test(after) ? null : index + 1
    }
  }
  const rest = text.slice(start + 1)
  const mayClose = open && rest.length < maxPendingCharacters && !(amount.test(rest) && /\s|[;:!?)]/.test(rest))
  return mayClose ? 'pending' : null
}

import { displayFormulaOpenAfter } from './formulas.ts'

/**
 * Splits growing Markdown into top-level blocks without reading finished text twice. Parsing the whole text at every
 * delta is quadratic, and a Markdown lexer would cut a formula at a blank line; here code fences and display formulas
 * stay whole. Decisions are made on complete lines only, so the blocks do not depend on how the text was chunked.
 */
export interface Blocks {
  text: string
  /** Source of each finished block. */
  finished: readonly string[]
  /** What may still grow. */
  open: string
}

interface Scan {
  blockStart: number
  /** Start of the first line not processed yet. */
  lineStart: number
  mode: 'between' | 'paragraph' | 'list'
  /** The opening of the current code fence. */
  fence: string | null
  formula: { closer: '$$' | '\\]'; start: number; blankLines: number } | null
  /** A blank line was seen in this list: the next line decides whether the list continues. */
  blank: boolean
}

export const noBlocks: Blocks = { text: '', finished: [], open: '' }

/** A display formula not closed after this many characters is treated as text. */
const maxFormulaCharacters = 4000
const maxFormulaBlankLines = 3

const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s/
const continuesList = /^\s{2,}\S|^\s*(?:[-*+]|\d{1,9}[.)])\s/
const fenceOpener = /^\s*(`{3,}(?=[^`]*$)|~{3,})/

const scans = new WeakMap<Blocks, Scan>()

/** The blocks of `text`. If it continues `before.text`, only the appended part is read. */
export function splitBlocks(text: string, before: Blocks = noBlocks): Blocks {
  if (text === before.text) return before
  const known = text.length > before.text.length && text.startsWith(before.text) ? scans.get(before) : undefined
  const scan: Scan = known
    ? { ...known, formula: known.formula && { ...known.formula } }
    : { blockStart: 0, lineStart: 0, mode: 'between', fence: null, formula: null, blank: false }
  const finished = known ? [...before.finished] : []
  const cut = (end: number) => {
    const block = trimBlock(text.slice(scan.blockStart, end))
    if (block !== '') finished.push(block)
    Object.assign(scan, { blockStart: end, mode: 'between', fence: null, formula: null, blank: false })
  }
  for (let lineEnd = text.indexOf('\n', scan.lineStart); lineEnd !== -1; lineEnd = text.indexOf('\n', scan.lineStart)) {
    judgeLine(text.slice(scan.lineStart, lineEnd), scan.lineStart, lineEnd + 1, scan, cut)
    scan.lineStart = lineEnd + 1
  }
  const blocks = { text, finished, open: trimBlock(text.slice(scan.blockStart)) }
  scans.set(blocks, scan)
  return blocks
}

/** All blocks of a complete text. */
export function allBlocks({ finished, open }: Blocks): readonly string[] {
  return open === '' ? finished : [...finished, open]
}

function trimBlock(block: string): string {
  return block.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
}

function judgeLine(line: string, start: number, end: number, scan: Scan, cut: (end: number) => void): void {
  const trimmed = line.trim()
  if (scan.fence !== null) {
    const closes = trimmed.startsWith(scan.fence) && trimmed.replaceAll(scan.fence[0]!, '') === ''
    if (!closes) return
    scan.fence = null
    if (scan.mode !== 'list') cut(end)
    return
  }
  if (scan.formula !== null) {
    if (trimmed === '') scan.formula.blankLines++
    const { closer, blankLines } = scan.formula
    const stillOpen = displayFormulaOpenAfter(line, closer)
    if (stillOpen === null) scan.formula = null
    else if (blankLines >= maxFormulaBlankLines || end - scan.formula.start > maxFormulaCharacters) cut(end)
    return
  }
  if (trimmed === '') {
    if (scan.mode === 'list') scan.blank = true
    else cut(end)
    return
  }
  if (scan.mode === 'list' && scan.blank && !continuesList.test(line)) cut(start)
  scan.blank = false
  const fence = fenceOpener.exec(line)?.[1]
  if (fence !== undefined) {
    if (scan.mode === 'paragraph') cut(start)
    if (scan.mode === 'between') scan.mode = 'paragraph'
    scan.fence = fence
    return
  }
  if (scan.mode === 'between') scan.mode = listItem.test(line) ? 'list' : 'paragraph'
  const closer = displayFormulaOpenAfter(line, null)
  if (closer !== null) scan.formula = { closer, start, blankLines: 0 }
}

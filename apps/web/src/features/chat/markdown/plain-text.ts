import type { Message } from '@lumi/contracts/chat'
import { Lexer, type Token, type Tokens } from 'marked'
import { allBlocks, splitBlocks } from './blocks.ts'
import { closeMarks } from './close-marks.ts'
import { type Formula, formulaMark, liftFormulas } from './formulas.ts'

const replaceFormulas = (text: string, formulas: readonly Formula[], formulaText: FormulaText) =>
  text.replace(formulaMark, (_mark, number: string) => {
    const formula = formulas[Number(number)]
    return formula ? formulaText(formula) : ''
  })

/** How a formula is written where it cannot be drawn. */
export type FormulaText = (formula: Formula) => string

export const asLatex: FormulaText = ({ source }) => source

/** As it would be typed, for a field that knows no LaTeX. Without the module for it (no network), as LaTeX. */
export async function asTyped(): Promise<FormulaText> {
  try {
    const { formulaAsText } = await import('@lumi/tutor/aloud')
    return ({ tex }) => formulaAsText(tex)
  } catch (cause) {
    console.warn('Formulas are copied as LaTeX', cause)
    return asLatex
  }
}

/** A reply as plain text: what "Copy" puts on the clipboard (C05). */
export function plainText(markdown: string, formulaText: FormulaText = asLatex): string {
  return allBlocks(splitBlocks(`${markdown}\n`))
    .map((block) => plainBlock(block, formulaText))
    .join('\n\n')
}

/** A text without Markdown, its formulas in other words. */
export function withFormulaText(source: string, formulaText: FormulaText): string {
  const { text, formulas } = liftFormulas(source)
  return replaceFormulas(text, formulas, formulaText)
}

/** The text of a reply; one that broke off ends before the formula that it broke off in: half of one is no more than signs. */
export const shownText = ({ state, text }: Message): string =>
  state === 'stopped' || state === 'failed' ? withoutHalfFormula(text) : text

function withoutHalfFormula(markdown: string): string {
  const { open } = splitBlocks(markdown)
  const { text, formulas } = liftFormulas(open, true)
  return markdown.slice(0, markdown.lastIndexOf(open)) + closeMarks(replaceFormulas(text, formulas, asLatex))
}

function plainBlock(source: string, formulaText: FormulaText): string {
  const { text, formulas } = liftFormulas(source)
  return replaceFormulas(Lexer.lex(text).map(plain).filter(Boolean).join('\n\n'), formulas, formulaText).trim()
}

function plain(token: Token): string {
  switch (token.type) {
    case 'space':
      return ''
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      const first = start === '' ? 1 : start
      return items
        .map(
          (item, index) =>
            `${ordered ? `${first + index}.` : '-'} ${item.tokens.map(plain).filter(Boolean).join('\n')}`,
        )
        .join('\n')
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const line = (cells: Tokens.TableCell[]) => cells.map((cell) => cell.tokens.map(plain).join('')).join('\t')
      return [line(header), ...rows.map(line)].join('\n')
    }
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.map(plain).filter(Boolean).join('\n')
    case 'code':
    case 'codespan':
    case 'escape':
      return (token as Tokens.Code).text
    case 'br':
      return '\n'
    case 'link': {
      const { href, text } = token as Tokens.Link
      return href === text || href === `mailto:${text}` ? text : `${text} (${href})`
    }
    default: {
      const { tokens, text } = token as Tokens.Generic
      return tokens ? tokens.map(plain).join('') : (text ?? token.raw)
    }
  }
}

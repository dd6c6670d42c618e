import { Lexer, type Token, type Tokens } from 'marked'
import { allBlocks, splitBlocks } from './blocks.ts'
import { liftFormulas, restoreFormulas } from './formulas.ts'

/** A reply as plain text with LaTeX formulas: what "Copy" puts on the clipboard (C05). */
export function plainText(markdown: string): string {
  return allBlocks(splitBlocks(`${markdown}\n`))
    .map(plainBlock)
    .join('\n\n')
}

function plainBlock(source: string): string {
  const { text, formulas } = liftFormulas(source)
  return restoreFormulas(Lexer.lex(text).map(plain).filter(Boolean).join('\n\n'), formulas).trim()
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

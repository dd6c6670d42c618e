import { Lexer, type Token, type Tokens } from 'marked'
import { Fragment, memo, type ReactNode, useState } from 'react'
import { type Blocks, noBlocks, splitBlocks } from './blocks.ts'
import { closeMarks } from './close-marks.ts'
import { CodeBlock } from './code-block.tsx'
import { Formula } from './formula.tsx'
import { type Formula as FormulaSource, formulaMark, liftFormulas, restoreFormulas } from './formulas.ts'
import styles from './markdown.module.css'
import { Paper } from './paper.tsx'

/** Longer messages are shown as plain text (security section 7). */
const maxMarkdownCharacters = 100_000
/** A block that cannot be split is parsed again at every delta; above this length it is plain text until it ends. */
const maxOpenBlockCharacters = 20_000
const maxDepth = 12

/**
 * Renders the Markdown of a reply as React elements from an allow-list: no HTML, no images, links to http, https and
 * mailto only (SR15). While `streaming`, only the last block renders again.
 */
export function Markdown({ text, streaming = false }: { text: string; streaming?: boolean }) {
  const [split] = useState(createSplitter)
  if (text.length > maxMarkdownCharacters) return <p className={styles.plain}>{text}</p>
  const { finished, open } = split(text)
  return (
    <>
      {finished.map((block, index) => (
        // A finished block never changes or moves, so its index is a stable key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Block key={index} source={block} open={false} />
      ))}
      {open !== '' && <Block key={finished.length} source={open} open={streaming} />}
    </>
  )
}

/** Markdown inline, without a paragraph around it: labels of steps, text of rungs. */
export const InlineMarkdown = memo(function InlineMarkdown({ text }: { text: string }) {
  const { text: lifted, formulas } = liftFormulas(text)
  return <>{inline(Lexer.lexInline(lifted), { formulas, depth: 0, isOpen: false })}</>
})

function createSplitter() {
  let blocks: Blocks = noBlocks
  return (text: string) => {
    blocks = splitBlocks(text, blocks)
    return blocks
  }
}

/** One line of letters, digits and harmless punctuation: plain text for Markdown. */
const prose = /^\p{L}[\p{L}\p{N} ,.;:?!'’"“”«»()–—-]*$/u
const mayBeAddress = /www\./i

const Block = memo(function Block({ source, open }: { source: string; open: boolean }) {
  // Fast path: most of what renders again and again while a reply grows is such a line.
  if (open && prose.test(source) && !mayBeAddress.test(source)) return <p>{source}</p>
  if (open && source.length > maxOpenBlockCharacters) return <p className={styles.plain}>{source}</p>
  const { text, formulas } = liftFormulas(source, open)
  return <>{blocks(Lexer.lex(open ? closeMarks(text) : text), { formulas, depth: 0, isOpen: open })}</>
})

interface Context {
  formulas: readonly FormulaSource[]
  depth: number
  /** The block may still grow. */
  isOpen: boolean
}

const deeper = (context: Context): Context => ({ ...context, depth: context.depth + 1 })

function blocks(tokens: readonly Token[], context: Context): ReactNode[] {
  // Tokens have no identity but their index, and a block renders as a whole.
  return tokens.map((token, index) => keyed(index, block(token as Tokens.Generic & Token, context)))
}

function keyed(index: number, node: ReactNode): ReactNode {
  return node === null || typeof node === 'string' ? node : <Fragment key={index}>{node}</Fragment>
}

function block(token: Token, context: Context): ReactNode {
  if (context.depth > maxDepth) return restoreFormulas(token.raw, context.formulas)
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading':
      return heading(token as Tokens.Heading, context)
    case 'paragraph':
      return paragraph(token as Tokens.Paragraph, context)
    case 'text': {
      const { tokens } = token as Tokens.Text
      return tokens ? inline(tokens, context) : words((token as Tokens.Text).text, context)
    }
    case 'blockquote':
      return <blockquote>{blocks((token as Tokens.Blockquote).tokens, deeper(context))}</blockquote>
    case 'list':
      return list(token as Tokens.List, context)
    case 'code': {
      const { text, lang } = token as Tokens.Code
      return <CodeBlock code={restoreFormulas(text, context.formulas)} language={lang ?? ''} isOpen={context.isOpen} />
    }
    case 'table':
      return table(token as Tokens.Table, context)
    case 'hr':
      return <hr />
    default:
      // HTML, and token types a later lexer may add, are shown as text.
      return <p className={styles.plain}>{restoreFormulas(token.raw, context.formulas).trimEnd()}</p>
  }
}

function heading({ depth, tokens }: Tokens.Heading, context: Context): ReactNode {
  const content = inline(tokens, context)
  // Replies start at heading level 3, below the headings of the page.
  return depth <= 2 ? <h3>{content}</h3> : depth === 3 ? <h4>{content}</h4> : <h5>{content}</h5>
}

const onlyMarks = /^(?:\s*\uE000\d+\uE001[.,;]?\s*)+$/

/** A paragraph of display formulas only is shown on squared paper. */
function paragraph({ text, tokens }: Tokens.Paragraph, context: Context): ReactNode {
  if (onlyMarks.test(text)) {
    const formulas = [...text.matchAll(formulaMark)].map(([, number]) => context.formulas[Number(number)]!)
    if (formulas.every(({ display }) => display)) return <Paper formulas={formulas} />
  }
  return <p>{inline(tokens, context)}</p>
}

function list({ ordered, start, items }: Tokens.List, context: Context): ReactNode {
  const rows = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item's place is its identity
    <li key={index}>
      {item.task && <input type="checkbox" checked={item.checked ?? false} disabled />}
      {blocks(
        item.tokens.filter((token) => token.type !== 'checkbox'),
        deeper(context),
      )}
    </li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>
}

function table({ header, rows }: Tokens.Table, context: Context): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <figure className={styles.table} tabIndex={0}>
      <table>
        <thead>
          <tr>{header.map((cell, index) => tableCell(cell, index, context))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's place is its identity
            <tr key={index}>{row.map((cell, column) => tableCell(cell, column, context))}</tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function tableCell({ header, align, tokens }: Tokens.TableCell, column: number, context: Context): ReactNode {
  const content = inline(tokens, context)
  const side = align ?? undefined
  return header ? (
    <th key={column} scope="col" data-align={side}>
      {content}
    </th>
  ) : (
    <td key={column} data-align={side}>
      {content}
    </td>
  )
}

function inline(tokens: readonly Token[], context: Context): ReactNode[] {
  return tokens.map((token, index) => keyed(index, inlineToken(token, context)))
}

function inlineToken(token: Token, context: Context): ReactNode {
  if (context.depth > maxDepth) return restoreFormulas(token.raw, context.formulas)
  const inner = () => inline((token as Tokens.Generic).tokens ?? [], deeper(context))
  switch (token.type) {
    case 'text':
      return words((token as Tokens.Text).text, context)
    case 'escape':
      return (token as Tokens.Escape).text
    case 'strong':
      return <strong>{inner()}</strong>
    case 'em':
      return <em>{inner()}</em>
    case 'del':
      return <del>{inner()}</del>
    case 'codespan':
      return <code>{restoreFormulas((token as Tokens.Codespan).text, context.formulas)}</code>
    case 'br':
      return <br />
    case 'link':
      return link(token as Tokens.Link, inner(), context)
    case 'image':
      // Images are never fetched: the address of a remote image could leak the conversation.
      return words((token as Tokens.Image).text, context)
    default:
      return restoreFormulas(token.raw, context.formulas)
  }
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  '#39': "'",
}

/** Text with its formulas. Decodes the few character references that models write. */
function words(text: string, { formulas }: Context): ReactNode {
  const decoded = text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_all, name) => entities[name]!)
    : text
  if (formulas.length === 0 || !decoded.includes('\uE000')) return decoded
  const parts = decoded.split(formulaMark)
  return parts.map((part, index) => {
    if (index % 2 === 0) return part
    const formula = formulas[Number(part)]
    // biome-ignore lint/suspicious/noArrayIndexKey: a formula's place is its identity
    return formula ? <Formula key={index} {...formula} /> : null
  })
}

const allowedProtocols = new Set(['http:', 'https:', 'mailto:'])

function link({ href, text }: Tokens.Link, content: ReactNode, context: Context): ReactNode {
  const address = parsed(restoreFormulas(href, context.formulas))
  if (address === null) return content
  const where = address.protocol === 'mailto:' ? address.pathname : address.host
  return (
    <a href={address.href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
      {!text.includes(where) && <span className={styles.host}> ({where})</span>}
    </a>
  )
}

/** Absolute addresses only: a relative one would link into the app with words chosen by a model. */
function parsed(href: string): URL | null {
  if (!URL.canParse(href)) return null
  const address = new URL(href)
  return allowedProtocols.has(address.protocol) ? address : null
}

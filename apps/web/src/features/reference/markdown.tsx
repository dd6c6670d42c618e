import { createElement, Fragment, type ReactNode } from 'react'

/**
 * The Markdown of the agreements: headings, paragraphs, quotations, lists, bold, links. Everything else stays plain
 * text, so there is nothing to sanitize. The chat has a full renderer of its own, which these pages need not download.
 */
export function PlainMarkdown({ text }: { text: string }) {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
  // biome-ignore lint/suspicious/noArrayIndexKey: a document is replaced whole
  return blocks.map((block, index) => <Fragment key={index}>{renderBlock(block)}</Fragment>)
}

const quotation = /^>\s?/
const bullet = /^\s*[-*]\s+/
const number = /^\s*\d+[.)]\s+/

function renderBlock(block: string): ReactNode {
  const [first = '', ...rest] = block.split('\n')
  const heading = /^(#{1,4})\s+(.*)$/.exec(first)
  if (heading?.[1] && heading[2] !== undefined)
    return (
      <>
        {/* The page's own title is the h1. */}
        {createElement(`h${Math.min(heading[1].length + 1, 4)}`, null, inline(heading[2]))}
        {rest.length > 0 && renderBlock(rest.join('\n'))}
      </>
    )
  if (quotation.test(first)) {
    const inside = block.split('\n').map((line) => line.replace(quotation, ''))
    return <blockquote>{renderBlock(inside.join('\n'))}</blockquote>
  }
  if (bullet.test(first)) return <ul>{items(block, bullet)}</ul>
  if (number.test(first)) return <ol start={Number.parseInt(first, 10)}>{items(block, number)}</ol>
  return <p>{inline(block.replaceAll('\n', ' '))}</p>
}

function items(block: string, mark: RegExp): ReactNode {
  const lines: string[] = []
  for (const line of block.split('\n')) {
    if (mark.test(line) || lines.length === 0) lines.push(line.replace(mark, ''))
    else lines[lines.length - 1] += ` ${line.trim()}`
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  return lines.map((line, index) => <li key={index}>{inline(line)}</li>)
}

const safeAddress = /^(https:\/\/|mailto:|\/(?!\/))/

function inline(text: string): ReactNode {
  return text.split(/(\*\*.+?\*\*|\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    const strong = /^\*\*(.+)\*\*$/.exec(part)?.[1]
    const [, label, address] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
    const key = `${index}`
    if (strong) return <strong key={key}>{strong}</strong>
    if (label && address && safeAddress.test(address))
      return (
        <a key={key} href={address} rel="noopener">
          {label}
        </a>
      )
    return part
  })
}

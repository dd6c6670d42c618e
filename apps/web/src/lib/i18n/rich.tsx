import { Fragment, type ReactNode } from 'react'

type Wrap = (inner: string) => ReactNode

/**
 * Replaces marked parts of a text with elements: `rich('Write to <b>Ann</b>', { b: (x) => <b>{x}</b> })`. Marks cannot
 * be nested. An unknown mark shows its text only.
 */
export function rich(text: string, wraps: Record<string, Wrap>): ReactNode {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((part, index) => {
    const [, mark, inner] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? []
    if (mark === undefined || inner === undefined) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Fragment key={index}>{wraps[mark]?.(inner) ?? inner}</Fragment>
  })
}

export const bold: Wrap = (inner) => <b>{inner}</b>

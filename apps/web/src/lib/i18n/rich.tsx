import { Fragment, type ReactNode } from 'react'

type Wrap = (inner: string) => ReactNode

/**
 * Puts elements around the marked parts of a text: `rich('Write to <b>Ann</b>', { b: (x) => <b>{x}</b> })`.
 * Marks do not nest. A mark nobody names shows its text alone.
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

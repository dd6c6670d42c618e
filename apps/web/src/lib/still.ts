/**
 * The messages as they were on the screen when the page was left, so that the next page shows them before any script of the
 * app has arrived. It is a picture: nothing in it answers, and the app draws its own messages in its place.
 */
export interface Still {
  userId: string
  /** Null before the first message of all. */
  conversationId: string | null
  language: string
  /** Paths of the style sheets it was drawn with: the names of classes change with them. */
  styles: string[]
  /** Null: there were no messages. The page has that picture already, for the subjects with its examples. */
  node: StillNode | null
}

/** An element with its attributes and children, or a text. Data and not HTML, so that nothing in it can run. */
export type StillNode = string | StillElement
export type StillElement = [tag: string, attributes: Record<string, string>, ...children: StillNode[]]

const html = 'http://www.w3.org/1999/xhtml'
const svg = 'http://www.w3.org/2000/svg'

/** Draws it again. Inline styles are set by script: the content security policy allows none in markup. */
export function thawed([tag, attributes, ...children]: StillElement, around = html): HTMLElement {
  const namespace = tag === 'svg' ? svg : around
  const element = document.createElementNS(namespace, tag) as HTMLElement
  for (const [name, value] of Object.entries(attributes))
    if (name === 'style') element.style.cssText = value
    else element.setAttribute(name, value)
  for (const child of children)
    element.append(typeof child === 'string' ? child : thawed(child, tag === 'foreignObject' ? html : namespace))
  return element
}

import { session } from '../../lib/session.ts'
import type { Still, StillElement, StillNode } from '../../lib/still.ts'
import { settings } from '../../lib/storage.ts'

/** A reply full of formulas has some 20 000. */
const maxCharacters = 150_000

/** What a picture has no use for, and what only one element of a page may have. */
const leftOut = /^(on.*|id|name|for|href|tabindex|role|aria-.*|data-testid|data-row)$/
/** Not drawn, or drawn by the browser from elsewhere. */
const unseen = '.katex-mathml, dialog, script, style, template, audio, video, canvas'

function frozen(element: Element): StillElement {
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes)
    if (!leftOut.test(name) && !(name === 'src' && value.startsWith('blob:'))) attributes[name] = value
  const children = [...element.childNodes].flatMap((child): StillNode[] => {
    if (child instanceof Element) return child.matches(unseen) ? [] : [frozen(child)]
    return child instanceof Text ? [child.data] : []
  })
  return [element.localName, attributes, ...children]
}

/** A reply that is being written may have ended when the picture is shown. */
const hasEnded = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('[data-testid="message"]')].every(({ dataset }) =>
    /^(sent|done|stopped|failed)$/.test(dataset.state ?? ''),
  )

/**
 * Keeps the visible messages for the start of the next page (`boot/early.ts`).
 * @param list the scrolling list, at its end; null: the reader is elsewhere, and the next page begins with a placeholder
 */
export function keepStill(list: HTMLElement | null, conversationId: string | null): void {
  const userId = session.userId()
  // Another tab may have ended the session a moment ago.
  const isOwner = userId !== null && session.isSignedIn() && settings.get('userId') === userId
  const node = list && isOwner && conversationId !== null ? stillOf(list) : null
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ href }) => new URL(href).pathname,
  )
  const { lang: language } = document.documentElement
  const still = node && JSON.stringify({ userId, conversationId, language, styles, node } as Still)
  settings.remove('still')
  if (!still || still.length > maxCharacters) return
  try {
    // Not by `settings`: where there is no room for it, nobody has to be told.
    localStorage.setItem('still', still)
  } catch {
    // The next page begins with a placeholder.
  }
}

function stillOf(list: HTMLElement): StillNode | null {
  const { top } = list.getBoundingClientRect()
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].filter(
    (row) => row.dataset.kind !== 'undo' && row.getBoundingClientRect().bottom > top && hasEnded(row),
  )
  if (rows.length === 0) return null
  const drawn = rows.map((row): StillNode => {
    const [tag, attributes, ...children] = frozen(row)
    // Tomorrow the day has another name.
    return [tag, row.dataset.kind === 'day' ? { ...attributes, style: 'visibility: hidden' } : attributes, ...children]
  })
  return [
    'div',
    { class: list.parentElement?.className ?? '', inert: '', 'data-still': '' },
    // Reversed, a scrolling box begins at its end without a script.
    [
      'div',
      { class: list.className, style: 'display: flex; flex-direction: column-reverse' },
      ['div', { class: list.firstElementChild?.className ?? '', style: 'flex: none; width: 100%' }, ...drawn],
    ],
  ]
}

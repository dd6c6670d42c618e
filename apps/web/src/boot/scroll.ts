import type { AnyRouter } from '@tanstack/react-router'

/** Minimum height of an on-screen keyboard; a collapsing address bar changes the height by less. */
const keyboardMinHeight = 150

/**
 * Every navigation, back and forward included, starts at the top with the focus on the title, so that a screen reader
 * announces the page, or on the one field left to fill in. On phones the window scrolls back to the top when the
 * keyboard closes (B02).
 */
export function startAtTop(router: AnyRouter): void {
  history.scrollRestoration = 'manual'
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return
    scrollTo(0, 0)
    const start =
      document.querySelector<HTMLElement>('main [data-autofocus]:not(dialog *)') ??
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')
    start?.focus({ preventScroll: true })
  })

  const viewport = window.visualViewport
  if (!viewport) return
  let keyboardWasOpen = false
  viewport.addEventListener('resize', () => {
    const keyboardIsOpen = window.innerHeight - viewport.height > keyboardMinHeight
    if (keyboardWasOpen && !keyboardIsOpen) scrollTo(0, 0)
    keyboardWasOpen = keyboardIsOpen
  })
}

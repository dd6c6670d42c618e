import type { AnyRouter } from '@tanstack/react-router'

/** An on-screen keyboard takes at least this much of the window, a collapsing address bar less. */
const keyboardMinHeight = 150

/**
 * Every page starts at its top, back and forward included, with the focus on its title, so that a screen reader says
 * where it is, or on the one field that is left to fill in. On phones the window returns to the top when the keyboard goes
 * (B02).
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

/** Minimum height of an on-screen keyboard; a collapsing address bar changes the height by less. */
const keyboardMinHeight = 150

/**
 * Sets `data-typing` on the element while a multi-line field is in use, for layouts that make room for an on-screen
 * keyboard. The attribute changes only after a press has ended and its click was delivered: the focus moves in the
 * middle of a tap, and a button that moved then would be missed.
 *
 * Where the keyboard lies over the page instead of shrinking it (Safari), `--keyboard` says how much of the page it
 * covers, so that the field stays above it.
 * @returns how to stop
 */
export function followKeyboard(app: HTMLElement): () => void {
  const viewport = window.visualViewport
  const ending = new AbortController()
  const { signal } = ending
  let isPressed = false
  /** Closed with the phone's own button, which leaves the focus in the field. */
  let isPutAway = false
  let size = { width: viewport?.width ?? 0, height: viewport?.height ?? 0 }
  let timer = 0

  const mark = () => {
    const { activeElement: field } = document
    if (!isPressed)
      app.toggleAttribute('data-typing', !isPutAway && field?.tagName === 'TEXTAREA' && app.contains(field))
  }
  // Press, focus, release and click of a tap run in one task; this runs after it.
  const markSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(mark)
  }
  const on = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal, capture: true })

  const pressed = (now: boolean) => () => {
    isPressed = now
    markSoon()
  }
  on(window, 'pointerdown', pressed(true))
  on(window, 'pointerup', pressed(false))
  on(window, 'pointercancel', pressed(false))
  on(app, 'focusin', () => {
    isPutAway = false
    markSoon()
  })
  on(app, 'focusout', markSoon)
  if (viewport)
    on(viewport, 'resize', () => {
      const { width, height } = viewport
      const grown = height - size.height
      // A different width means the phone was turned; it tells nothing about the keyboard.
      if (width === size.width && Math.abs(grown) >= keyboardMinHeight) isPutAway = grown > 0
      size = { width, height }
      markSoon()
      leaveRoom(app, viewport)
    })
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}

function leaveRoom(app: HTMLElement, viewport: VisualViewport) {
  const covered = window.innerHeight - viewport.height
  // A page that is zoomed in shows less of itself too.
  const isKeyboard = covered >= keyboardMinHeight && viewport.scale < 1.05
  app.style.setProperty('--keyboard', isKeyboard ? `${Math.round(covered)}px` : '0px')
  // The browser has moved the page up to show the field: the header would be gone.
  if (isKeyboard && viewport.offsetTop > 0) window.scrollTo(0, 0)
}

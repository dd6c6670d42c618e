/** An on-screen keyboard takes at least this much of the window, a collapsing address bar less. */
const keyboardMinHeight = 150

/**
 * Marks the element with `data-typing` while a field of several lines is being typed into, for layouts that make room for
 * an on-screen keyboard. The mark changes only after a press has ended and its click has been delivered: focus moves in
 * the middle of a tap, and a button that moved then would be missed.
 * @returns how to stop
 */
export function followKeyboard(app: HTMLElement): () => void {
  const viewport = window.visualViewport
  const ending = new AbortController()
  const { signal } = ending
  let isPressed = false
  /** Put away by the button of the phone, which leaves the focus in the field. */
  let isPutAway = false
  let size = { width: viewport?.width ?? 0, height: viewport?.height ?? 0 }
  let timer = 0

  const mark = () => {
    const { activeElement: field } = document
    if (!isPressed)
      app.toggleAttribute('data-typing', !isPutAway && field?.tagName === 'TEXTAREA' && app.contains(field))
  }
  // Press, focus, release and click of a tap are one task of the browser; this runs after it.
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
      // Another width is a turned phone, which says nothing about the keyboard.
      if (width === size.width && Math.abs(grown) >= keyboardMinHeight) isPutAway = grown > 0
      size = { width, height }
      markSoon()
    })
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}

/** Longer than our own slide of 320 ms. */
const slideMs = 600

/** On iOS a swipe back moves the page by itself: a slide of ours after it would show the same change twice. */
export function followSwipes(): void {
  const page = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  // Before the router, which listens to the same event, starts its transition.
  addEventListener(
    'popstate',
    ({ hasUAVisualTransition }) => {
      clearTimeout(timer)
      page.toggleAttribute('data-swiped', hasUAVisualTransition)
      timer = setTimeout(() => page.removeAttribute('data-swiped'), slideMs)
    },
    { capture: true },
  )
}

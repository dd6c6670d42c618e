import { afterEach, expect, test } from 'vitest'
import { followKeyboard } from './on-screen-keyboard.ts'

const real = Object.getOwnPropertyDescriptor(window, 'visualViewport')!
afterEach(() => {
  Object.defineProperty(window, 'visualViewport', real)
  document.body.replaceChildren()
})

/** What Safari tells: the page keeps its height, the part that is seen gets smaller. */
class Viewport extends EventTarget {
  width = window.innerWidth
  height = window.innerHeight
  scale = 1
  offsetTop = 0
  change(changes: Partial<Pick<Viewport, 'height' | 'scale' | 'offsetTop'>>) {
    Object.assign(this, changes)
    this.dispatchEvent(new Event('resize'))
  }
}

test('a keyboard that lies over the page leaves the app the room above it, a zoomed page does not shrink', () => {
  const viewport = new Viewport()
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true })
  const app = document.createElement('div')
  app.append(document.createElement('textarea'))
  document.body.append(app)
  const stop = followKeyboard(app)
  const covered = () => app.style.getPropertyValue('--keyboard')
  viewport.change({ height: window.innerHeight - 320, offsetTop: 40 })
  expect(covered()).toBe('320px')
  viewport.change({ height: window.innerHeight, offsetTop: 0 })
  expect(covered()).toBe('0px')
  viewport.change({ height: window.innerHeight / 2, scale: 2 })
  expect(covered()).toBe('0px')
  // The address bar.
  viewport.change({ height: window.innerHeight - 60, scale: 1 })
  expect(covered()).toBe('0px')
  stop()
})

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const attempts = 4
const pauseMs = 5000

/**
 * `lazy` for a part of a page that is already in use. If the part cannot be loaded offline, it is requested again once
 * the network is back; until then the fallback stays, and the page does not fail. A part that fails to load while
 * online (removed by a newer version of the app) fails as with `lazy`.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => persistently(load))
}

/** Loads a part; while there is no network it waits for it. */
export async function persistently<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let failures = 0; ; ) {
    try {
      return await load()
    } catch (cause) {
      if (navigator.onLine && ++failures >= attempts) throw cause
      await anotherChance()
    }
  }
}

/** Resolves when the network is back, or after a while: some networks return without an event. */
const anotherChance = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, pauseMs)
    addEventListener('online', done)
  })

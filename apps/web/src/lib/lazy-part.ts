import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const attempts = 4
const pauseMs = 5000

/**
 * `lazy` for a part of a page that is already in use. Without a network the part is asked for again when there is one,
 * and its place keeps the fallback meanwhile: the page must not fall over it. A part that does not come although there is a
 * network (taken away by a newer version of the app) fails as with `lazy`.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => persistently(load))
}

async function persistently<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let failures = 0; ; ) {
    try {
      return await load()
    } catch (cause) {
      if (navigator.onLine && ++failures >= attempts) throw cause
      await anotherChance()
    }
  }
}

/** Comes when the network does, or after a while: some networks are back without saying so. */
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

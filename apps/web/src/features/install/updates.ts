import { localHosts } from '../../lib/config-address.ts'
import { session } from '../../lib/session.ts'
import { workerScript } from '../../lib/worker-script.ts'
import type { FromWorker, ToWorker } from '../../service-worker/messages.ts'
import { isBusy } from './busy.ts'
import { isIos, isStandalone } from './device.ts'

/** Promises S12, S13, K05. */
const checkMs = 30_000
const readyPollMs = 100
const iosCheckMs = 1000
const iosChecks = 10

const workerPath = '/sw.js'

/**
 * `available`: a newer version is installed and waits. `in-control`: another tab has started it; this page still runs the
 * older one. `starting`: the student has pressed Update here.
 */
export type UpdateState = 'none' | 'available' | 'in-control' | 'starting'

let state: UpdateState = 'none'
/** Stored when the worker is active and the app is on the page. */
let handle: ServiceWorkerRegistration | null = null
let isReloading = false
const listeners = new Set<() => void>()

function become(next: UpdateState) {
  if (state === next) return
  state = next
  for (const listener of listeners) listener()
}

export const updates = {
  state: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** The student wants the newer version now. Drafts are on the device already, and a reply goes on at the server. */
  start() {
    const waiting = handle?.waiting
    if (!waiting) return reload()
    become('starting')
    waiting.postMessage({ type: 'SKIP_WAITING', isStandalone: isStandalone() } satisfies ToWorker)
    if (isIos()) reloadOnIos()
  },
}

function reload() {
  if (isReloading) return
  isReloading = true
  location.reload()
}

/** iOS does not always report the new worker: reloads after some seconds in any case, or as soon as none waits. */
function reloadOnIos() {
  let checks = 0
  const timer = setInterval(() => {
    if (++checks < iosChecks && handle?.waiting) return
    clearInterval(timer)
    reload()
  }, iosCheckMs)
}

/** Another version controls this page from now on. Nobody is interrupted who has not asked for it. */
function controlled() {
  if (state === 'starting' || !isBusy()) reload()
  else become('in-control')
}

/**
 * Registers the service worker and watches for newer versions. Failures are logged and nothing else: the app works
 * without a worker.
 */
export async function followUpdates(): Promise<void> {
  // Absent on an insecure origin, and in private windows of some browsers.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  let hasController = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    // The first worker takes over a page of its own version.
    if (hasController) controlled()
    hasController = true
  })
  workers.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'ACTIVATED' && state === 'starting') reload()
  })
  const wipe = () => workers.controller?.postMessage({ type: 'WIPE' } satisfies ToWorker)
  session.subscribe(() => {
    if (!session.isSignedIn()) wipe()
  })
  // A session that ended in the first seconds of this page.
  if (session.lastEnd() !== null) wipe()

  const check = async () => {
    if (document.hidden) return
    try {
      if (handle) await handle.update()
      else await register(workers)
    } catch (cause) {
      console.warn('The check for a new version failed', cause)
    }
  }
  await check()
  setInterval(check, checkMs)
  document.addEventListener('visibilitychange', check)
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  if (localHosts.has(location.hostname) && !(await isScriptThere())) {
    await (await workers.getRegistration())?.unregister()
    return
  }
  const registration = (await workers.register(workerScript(workerPath), { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined
  if (!registration) return
  const look = () => {
    // Without a controller this is the first installation; nothing older runs.
    if (registration.waiting && workers.controller && state === 'none') become('available')
    if (!registration.waiting && state === 'available') become('none')
  }
  const followInstalling = () => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', followInstalling)
  followInstalling()
  await ready(registration)
  handle = registration
  look()
}

/** In development the worker is absent, or the development server answers with a page. */
async function isScriptThere(): Promise<boolean> {
  const { status, headers } = await fetch(workerPath, { method: 'HEAD', cache: 'no-store' })
  const type = headers.get('content-type') ?? ''
  if (status === 404) console.warn(`There is no service worker at ${workerPath}`)
  else if (!type.includes('javascript')) console.warn(`${workerPath} is not JavaScript but "${type}"`)
  else return true
  return false
}

/** Until the worker is active and the app, with its cache of answers, is on the page. */
const ready = (registration: ServiceWorkerRegistration) =>
  new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!registration.active || !document.getElementById('root')?.hasChildNodes()) return
      clearInterval(timer)
      resolve()
    }, readyPollMs)
  })

import { workerScript } from '../../../lib/worker-script.ts'
import type { OfflineOrder, OfflineReport } from './tutor-worker.ts'
import tutorWorker from './tutor-worker.ts?worker&url'

type Answer = Extract<OfflineReport, { reply: unknown }>

/** As on the server: a turn that takes longer is given up. The first one loads the tutor, on a slow phone too. */
const patienceMs = 20_000
/** The worker holds about 60 MB. */
const idleMs = 3 * 60_000

/** The tutor in a worker of this page: started with the first turn, ended when it is not needed for a while. */
export function createTutorClient() {
  let worker: Worker | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let nextId = 1

  const end = () => {
    clearTimeout(idle)
    worker?.terminate()
    worker = undefined
  }

  return {
    end,
    take: (order: Omit<OfflineOrder, 'id'>) =>
      new Promise<Answer>((resolve, reject) => {
        clearTimeout(idle)
        worker ??= new Worker(workerScript(tutorWorker), { type: 'module' })
        const here = worker
        const id = nextId++
        const over = () => {
          clearTimeout(timer)
          here.removeEventListener('message', onReport)
          here.removeEventListener('error', onError)
          idle = setTimeout(end, idleMs)
        }
        const fail = (error: Error) => {
          over()
          end()
          reject(error)
        }
        const onReport = ({ data }: MessageEvent<OfflineReport>) => {
          if (data.id !== id) return
          if ('error' in data) return fail(new Error(data.error))
          over()
          resolve(data)
        }
        const onError = () => fail(new Error('The tutor could not be loaded'))
        const timer = setTimeout(() => fail(new Error('A turn took too long')), patienceMs)
        here.addEventListener('message', onReport)
        here.addEventListener('error', onError)
        here.postMessage({ id, ...order } satisfies OfflineOrder)
      }),
  }
}

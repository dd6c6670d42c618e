import { type ChildProcess, fork } from 'node:child_process'
import { AppError } from '@lumi/contracts/errors'
import { PICTURE } from '@lumi/contracts/picture-limits'
import type { Log } from '../../../platform/log.ts'
import type { PictureOrder, PictureReport } from './picture-order.ts'

/** Rules, Pictures: two at once, 10 s each. */
const processes = 2
const makeWithinMs = 10_000
/** Loading the library on a busy machine. */
const readyWithinMs = 30_000
/** Each holds 60 MB; between pictures there is none. */
const idleMs = 30_000
/** Above this the device is asked to come back. */
const maxWaiting = 40
/** Of one student at once: two messages full of pictures. The queue is for all of them. */
const maxOfStudent = 8
const comeBackSeconds = 10
/** Longer side of what is kept: enough to read a page of homework, and what language models look at. */
const keptEdge = 2048
/** The least that every provider of models takes: 5 MB of base64 less a margin. */
const keptBytes = 3 * 1024 * 1024

type Made = Extract<PictureReport, { made: unknown }>['made']

interface Job {
  studentId: string
  from: string
  to: string
  resolve(made: Made): void
  reject(error: unknown): void
}

interface Maker {
  child: ChildProcess
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
  isReady: boolean
}

/**
 * Turns files from outside into pictures of ours, in processes that are started when one comes and end soon after the last.
 */
export function createPictureMaker(log: Pick<Log, 'warn'>) {
  const makers = new Set<Maker>()
  const waiting: Job[] = []
  let isStopped = false

  const inWork = (studentId: string) => [...makers].filter(({ job }) => job?.studentId === studentId).length

  /** Takes the next one out of the queue: the first of those whose students have fewest in work. */
  function next(): Job | undefined {
    const job = waiting.reduce<Job | undefined>(
      (best, one) => (best && inWork(best.studentId) <= inWork(one.studentId) ? best : one),
      undefined,
    )
    if (job) waiting.splice(waiting.indexOf(job), 1)
    return job
  }

  function start(job: Job) {
    const child = fork(new URL('./picture-process.ts', import.meta.url), {
      // Nothing of the server's environment: no secret can be read from there.
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=64'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const maker: Maker = { child, job, timer: undefined, isReady: false }
    makers.add(maker)
    limit(maker, readyWithinMs)
    child.on('message', (report: PictureReport) => heard(maker, report))
    child.on('error', (error) => log.warn({ error }, 'The process that decodes pictures could not be used'))
    child.on('exit', () => gone(maker))
    child.unref()
    child.channel?.unref()
  }

  function limit(maker: Maker, ms: number) {
    clearTimeout(maker.timer)
    maker.timer = setTimeout(() => maker.child.kill('SIGKILL'), ms)
    maker.timer.unref()
  }

  function heard(maker: Maker, report: PictureReport) {
    const { job } = maker
    if ('ready' in report) {
      maker.isReady = true
      if (job) order(maker, job)
      return
    }
    maker.job = undefined
    if ('made' in report) job?.resolve(report.made)
    else job?.reject(new AppError(report.fault))
    const following = next()
    if (following) order(maker, following)
    else limit(maker, idleMs)
  }

  function order(maker: Maker, job: Job) {
    maker.job = job
    limit(maker, makeWithinMs)
    const { minEdge, maxEdge, maxPixels } = PICTURE
    const limits = { minEdge, maxEdge, maxPixels, edge: keptEdge, keptBytes, timeoutSeconds: makeWithinMs / 1000 }
    maker.child.send({ from: job.from, to: job.to, limits } satisfies PictureOrder)
  }

  /** It crashed, took too long, or had nothing to do. What it was at is a file that nobody can decode. */
  function gone(maker: Maker) {
    clearTimeout(maker.timer)
    makers.delete(maker)
    if (maker.job) {
      log.warn({ isReady: maker.isReady }, 'The process that decoded a picture ended')
      maker.job.reject(new AppError(maker.isReady && !isStopped ? 'picture_broken' : 'unavailable'))
    }
    const following = isStopped ? undefined : next()
    if (following) start(following)
  }

  return {
    /**
     * @param from the file as it came
     * @param to where the new JPEG goes
     * @throws AppError why the file is refused; `too_many_requests` when too many wait, of this student or of all
     */
    make(studentId: string, from: string, to: string): Promise<Made> {
      return new Promise((resolve, reject) => {
        const job: Job = { studentId, from, to, resolve, reject }
        if (isStopped) return reject(new AppError('unavailable'))
        const ofStudent = inWork(studentId) + waiting.filter((one) => one.studentId === studentId).length
        const isFull = waiting.length >= maxWaiting || ofStudent >= maxOfStudent
        const idle = [...makers].find((maker) => maker.job === undefined)
        if (idle) order(idle, job)
        else if (makers.size < processes) start(job)
        else if (!isFull) waiting.push(job)
        else reject(new AppError('too_many_requests', { retryAfterSeconds: comeBackSeconds }))
      })
    },
    stop() {
      isStopped = true
      for (const job of waiting.splice(0)) job.reject(new AppError('unavailable'))
      for (const { child } of makers) child.kill('SIGKILL')
    },
  }
}

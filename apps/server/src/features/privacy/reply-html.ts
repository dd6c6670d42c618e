import { Worker } from 'node:worker_threads'
import { escapeHtml } from '../../platform/mail-layout.ts'

/** Messages of the thread: `ready`, then one answer for each text. Without `html` the text could not be converted. */
export type HtmlReport = 'ready' | { html: string | undefined }

/** Longer messages are shown as plain text (rules, Models). */
const maxMarkdownCharacters = 100_000
/** Limit for one reply; a long one full of formulas takes 30 ms. */
const readWithinMs = 1000
/** Enough to load the parsers on a busy machine. */
const beginWithinMs = 30_000
const memoryMb = 128
/** After this many texts that could not be converted, the rest of the export is plain text. */
const maxGivenUp = 5

/** Plain text: for what a student typed, and for replies that could not be converted. */
export const plainHtml = (text: string): string => `<p class="plain">${escapeHtml(text)}</p>`

/** Converts the replies of one export to HTML. */
export interface ReplyHtml {
  of(markdown: string): Promise<string>
  /** Call when the export has ended. */
  close(): void
}

/**
 * Converts replies to HTML in a thread, because some texts take seconds and would block the event loop [SR22]. One thread
 * serves all running exports, one reply at a time, and ends with the last export.
 */
export function createReplyHtmlMaker(): () => ReplyHtml {
  let thread: { worker: Worker; isReady: Promise<unknown> } | undefined
  let openExports = 0
  let last: Promise<unknown> = Promise.resolve()

  /** The next message of the thread; undefined when it does not come in time, or the thread has ended. */
  function heard(worker: Worker, withinMs: number): Promise<HtmlReport | undefined> {
    const { promise, resolve } = Promise.withResolvers<HtmlReport | undefined>()
    const giveUp = () => resolve(undefined)
    const timer = setTimeout(giveUp, withinMs)
    worker.once('message', resolve)
    worker.once('exit', giveUp)
    return promise.finally(() => {
      clearTimeout(timer)
      worker.off('message', resolve)
      worker.off('exit', giveUp)
    })
  }

  function start() {
    const worker = new Worker(new URL('./export-thread.ts', import.meta.url), {
      name: 'export',
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    // An idle thread must not keep the process alive.
    worker.on('error', () => {})
    worker.unref()
    return { worker, isReady: heard(worker, beginWithinMs) }
  }

  function end() {
    void thread?.worker.terminate()
    thread = undefined
  }

  /** Undefined: the text could not be converted, or not in time. */
  async function read(text: string): Promise<string | undefined> {
    thread ??= start()
    const { worker, isReady } = thread
    await isReady
    worker.postMessage(text)
    const report = await heard(worker, readWithinMs)
    if (typeof report === 'object') return report.html
    if (thread?.worker === worker) end()
    return undefined
  }

  return () => {
    let givenUp = 0
    let isOpen = true
    openExports++
    return {
      async of(markdown) {
        if (markdown.length > maxMarkdownCharacters || givenUp >= maxGivenUp) return plainHtml(markdown)
        const reading = last.then(() => read(markdown))
        last = reading.catch(() => {})
        const html = await reading
        if (html !== undefined) return html
        givenUp++
        return plainHtml(markdown)
      },
      close() {
        if (!isOpen) return
        isOpen = false
        openExports--
        if (openExports === 0) end()
      },
    }
  }
}

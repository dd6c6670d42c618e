import { Worker } from 'node:worker_threads'
import { escapeHtml } from '../../platform/mail-layout.ts'

/** What the thread says: that it is loaded, and then one answer for each text; without `html` the text cannot be read. */
export type HtmlReport = 'ready' | { html: string | undefined }

/** Rules, Models: above this a message is shown as plain text. */
const maxMarkdownCharacters = 100_000
/** A long reply full of formulas takes 30 ms. */
const readWithinMs = 1000
/** Loading the parsers on a machine that is busy with something else. */
const beginWithinMs = 30_000
const memoryMb = 128
/** Whoever has filled a history with texts that cannot be read gets the rest of it unread. */
const maxGivenUp = 5

/** What a student typed, as typed; and what cannot be read otherwise. */
export const plainHtml = (text: string): string => `<p class="plain">${escapeHtml(text)}</p>`

/** Makes HTML of the replies of one export. */
export interface ReplyHtml {
  of(markdown: string): Promise<string>
  /** When the export has ended. */
  close(): void
}

/**
 * Replies as HTML, read in a thread of its own: some texts take seconds, and everybody's requests would wait for them [SR22].
 * One thread serves all exports that run, a reply at a time, and ends with the last of them.
 */
export function createReplyHtmlMaker(): () => ReplyHtml {
  let thread: { worker: Worker; isReady: Promise<unknown> } | undefined
  let openExports = 0
  let last: Promise<unknown> = Promise.resolve()

  /** The next word of the thread; undefined when it does not come in time, or never will. */
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
    // Its exit is heard; a waiting thread alone does not keep the process alive.
    worker.on('error', () => {})
    worker.unref()
    return { worker, isReady: heard(worker, beginWithinMs) }
  }

  function end() {
    void thread?.worker.terminate()
    thread = undefined
  }

  /** Undefined: the text cannot be read, or not in time. */
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

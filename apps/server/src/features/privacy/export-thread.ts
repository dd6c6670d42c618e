import { parentPort } from 'node:worker_threads'
import { cacheCompiledCode } from '../../platform/module-loading.ts'
import type { HtmlReport } from './reply-html.ts'

// The thread that converts Markdown for exports. `reply-html.ts` starts it, and ends it when a reply takes too long.

cacheCompiledCode()
const { markdownHtml } = await import('./export-markdown.ts')
const port = parentPort!
const report = (message: HtmlReport) => port.postMessage(message)

port.on('message', (text: string) => {
  try {
    report({ html: markdownHtml(text) })
  } catch {
    // Nested too deep for the parser (stack overflow).
    report({ html: undefined })
  }
})
report('ready')

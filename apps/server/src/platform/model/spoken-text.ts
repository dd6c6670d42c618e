import { callInput } from './event-stream.ts'
import type { ToolCall } from './model.ts'

/** What came of a piece of text: what is said, and calls that were written into it. */
export interface Spoken {
  text: string
  calls: ToolCall[]
}

const opening = /<(think|thinking|thought|reasoning|tool_call)>/i
/** The beginning of a mark at the end of a piece: the rest of it is still to come. */
const unfinished = /<\/?[a-z_]{0,10}$/i

/**
 * Local servers without a parser for their model give everything as text: thoughts between `<think>` marks, which nobody
 * is to see, and calls of tools between `<tool_call>` marks or as the whole reply. This takes both out, however the marks
 * are cut.
 */
export function createSpokenText() {
  let rest = ''
  /** The mark that is open. */
  let inside: string | null = null
  let hasSpoken = false
  let count = 0

  const callIn = (json: string): ToolCall => {
    const written = callInput(json) as Readonly<Record<string, unknown>> | undefined
    const given = written?.arguments ?? written?.parameters ?? written?.input
    const input = typeof given === 'string' ? callInput(given) : given
    return { id: `written_${count++}`, name: typeof written?.name === 'string' ? written.name : '', input }
  }

  function take(isWhole: boolean): Spoken {
    const spoken: Spoken = { text: '', calls: [] }
    for (;;) {
      if (inside !== null) {
        const end = rest.search(new RegExp(`</${inside}>`, 'i'))
        // A thought that was cut off is still a thought.
        if (end < 0 && !isWhole) return spoken
        const held = end < 0 ? rest : rest.slice(0, end)
        if (inside === 'tool_call') spoken.calls.push(callIn(held))
        rest = end < 0 ? '' : rest.slice(end + inside.length + 3)
        inside = null
        continue
      }
      // A reply that is one object may be a call: it is read when it is whole.
      if (!hasSpoken && /^\s*\{/.test(rest)) {
        if (!isWhole) return spoken
        const call = /^\s*\{\s*"name"\s*:/.test(rest) ? callIn(rest) : null
        if (call && call.name !== '') spoken.calls.push(call)
        else spoken.text += rest
        rest = ''
        return spoken
      }
      const mark = opening.exec(rest)
      const upTo = mark ? mark.index : isWhole ? rest.length : (unfinished.exec(rest)?.index ?? rest.length)
      const said = rest.slice(0, upTo)
      // Blank lines behind a thought are not the beginning of a reply.
      const shown = hasSpoken ? said : said.trimStart()
      if (shown !== '') hasSpoken = true
      spoken.text += shown
      if (!mark) {
        rest = rest.slice(upTo)
        return spoken
      }
      inside = mark[1]!.toLowerCase()
      rest = rest.slice(mark.index + mark[0].length)
    }
  }

  return {
    add(text: string): Spoken {
      rest += text
      return take(false)
    },
    end: (): Spoken => take(true),
  }
}

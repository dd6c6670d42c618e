const opening = /<(think|thinking|thought|reasoning)>/i
/** The beginning of a mark at the end of a piece: the rest of it is still to come. */
const unfinished = /<\/?[a-z]{0,10}$/i

/**
 * Local servers without a parser for their model give its thoughts as text, between `<think>` marks. Nobody is to see
 * them: this takes them out, however the marks are cut. Calls of tools in the text are read by `written-calls.ts`.
 */
export function createThoughtFilter() {
  let rest = ''
  /** The mark that is open. */
  let inside: string | null = null
  let hasSpoken = false

  function take(isWhole: boolean): string {
    let spoken = ''
    for (;;) {
      if (inside !== null) {
        const end = rest.search(new RegExp(`</${inside}>`, 'i'))
        // A thought that was cut off is still a thought.
        if (end < 0 && !isWhole) return spoken
        rest = end < 0 ? '' : rest.slice(end + inside.length + 3)
        inside = null
        continue
      }
      const mark = opening.exec(rest)
      const upTo = mark ? mark.index : isWhole ? rest.length : (unfinished.exec(rest)?.index ?? rest.length)
      const said = rest.slice(0, upTo)
      // Blank lines behind a thought are not the beginning of a reply.
      const shown = hasSpoken ? said : said.trimStart()
      if (shown !== '') hasSpoken = true
      spoken += shown
      if (!mark) {
        rest = rest.slice(upTo)
        return spoken
      }
      inside = mark[1]!.toLowerCase()
      rest = rest.slice(mark.index + mark[0].length)
    }
  }

  return {
    add(text: string): string {
      rest += text
      return take(false)
    },
    end: (): string => take(true),
  }
}

/** Blocks of a source text: `## id`, then lines `part: text`; a part may stand several times. */
export interface Block {
  readonly id: string
  /** All texts of a part, in their order. */
  all(part: string): readonly string[]
  /** @throws {Error} naming the block and the part if it is missing */
  one(part: string): string
}

export function blocksOf(source: string): Block[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [first = '', ...lines] = block.trim().split('\n')
      const id = first.trim()
      const parts = new Map<string, string[]>()
      for (const line of lines) {
        const [, part, text] = /^([a-z]+):\s*(.*)$/.exec(line.trim()) ?? []
        if (part === undefined || !text) continue
        parts.set(part, [...(parts.get(part) ?? []), text.trim()])
      }
      const all = (part: string) => parts.get(part) ?? []
      return {
        id,
        all,
        one(part) {
          const [text] = all(part)
          if (text === undefined) throw new Error(`${id} has no ${part}`)
          return text
        },
      }
    })
}

/** Alternatives, separated by ` | `. */
export const alternatives = (text: string): string[] =>
  text
    .split(' | ')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** What stands before and behind a sign. */
export function halves(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + sign.length).trim()]
}

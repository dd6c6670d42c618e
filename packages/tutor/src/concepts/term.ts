/** A term of school mathematics or physics: what it means, in one true sentence, and a typical example. */
export interface Term {
  /** The same in every language. */
  readonly id: string
  /** Its name, then other forms; one of them is looked for by its stems. */
  readonly terms: readonly string[]
  /** Tells terms of one name apart, such as the median of a triangle and of data. */
  readonly field?: string
  /** A word of every lesson: it is explained only where nothing else can be meant. */
  readonly isCommon?: true
  readonly is: string
  readonly example: string
  /** The card that answers what the term means. */
  readonly card?: string
  /** A card that goes on behind the definition. */
  readonly see?: string
}

/**
 * Parses the source of a glossary: `## id`, then lines `part: text`.
 *
 * @throws {Error} naming the term and the missing part
 */
export function readTerms(source: string): Term[] {
  return blocksOf(source).map(({ id, parts }) => {
    const part = (name: string): string => {
      const text = parts.get(name)
      if (!text) throw new Error(`the term ${id} has no ${name}`)
      return text
    }
    const field = parts.get('field')
    const card = parts.get('card')
    const see = parts.get('see')
    return {
      id,
      terms: part('terms')
        .split(';')
        .map((each) => each.trim()),
      is: part('is'),
      example: part('example'),
      ...(field && { field }),
      ...(parts.has('common') && { isCommon: true as const }),
      ...(card && { card }),
      ...(see && { see }),
    }
  })
}

/** The blocks of a source: `## id`, then lines `part: text`. */
export function blocksOf(source: string): { id: string; parts: ReadonlyMap<string, string> }[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [id = '', ...lines] = block.trim().split('\n')
      const parts = lines.flatMap((line) => {
        const [, name, text] = /^([a-z]+):\s*(.*)$/.exec(line.trim()) ?? []
        return name && text ? [[name, text] as const] : []
      })
      return { id: id.trim(), parts: new Map(parts) }
    })
}

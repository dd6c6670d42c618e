/** The parts of a card. Each is Markdown with `$...$`, one to three sentences. */
export const facets = ['what', 'why', 'how', 'when', 'mistake', 'picture', 'example'] as const
export type Facet = (typeof facets)[number]

/** The kind of a question about an idea: what it is, why it works, how or when to do it, and so on. */
export type Wonder = 'what' | 'why' | 'how' | 'when' | 'is' | 'mistake' | 'example' | 'again'

export interface Card {
  readonly id: string
  /** Ids of curriculum skills; empty for a card about learning itself. */
  readonly skills: readonly string[]
  readonly title: string
  /** Other wordings students use to ask for it. */
  readonly also: readonly string[]
  /** Ids of related cards. */
  readonly near: readonly string[]
  readonly facets: Readonly<Record<Facet, string>>
  readonly check: { readonly question: string; readonly answers: readonly string[] }
}

const list = (text: string | undefined) =>
  (text ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/**
 * Parses card sources: `## id`, then lines `part: text`.
 *
 * @throws {Error} naming the card and the missing part
 */
export function readCards(source: string): Card[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [first = '', ...lines] = block.trim().split('\n')
      const id = first.trim()
      const parts = new Map(
        lines.flatMap((line) => {
          const [, name, text] = /^([a-z]+):\s*(.*)$/.exec(line.trim()) ?? []
          return name && text ? [[name, text] as const] : []
        }),
      )
      const part = (name: string): string => {
        const text = parts.get(name)
        if (!text) throw new Error(`the card ${id} has no ${name}`)
        return text
      }
      const [question = '', answers = ''] = part('check').split('||')
      return {
        id,
        skills: list(parts.get('skills')),
        title: part('title'),
        also: list(part('also')),
        near: list(parts.get('near')),
        facets: {
          what: part('what'),
          why: part('why'),
          how: part('how'),
          when: part('when'),
          mistake: part('mistake'),
          picture: part('picture'),
          example: part('example'),
        },
        check: {
          question: question.trim(),
          answers: answers.split(' | ').map((each) => each.trim()),
        },
      }
    })
}

import type { ReadingForm } from '../../../frames/index.ts'
import type { Language } from '../../../math/latex.ts'
import { type Rational, rational } from '../../../math/rational.ts'
import { regExpOf } from '../../../pattern.ts'
import type { ProposedFrame } from '../proposed.ts'

/**
 * A standard kind of task: its given numbers, the relations between its quantities, and typical mistakes. Its reading
 * is a proposal like any other: checked, solved and restated.
 */
export interface KindOfTask {
  readonly frame: Omit<ProposedFrame, 'unused'>
  /** The names of given numbers, by role. */
  readonly called?: Readonly<Record<string, string>>
  readonly form: ReadingForm
  /** Values of typical mistakes, each with a guiding question. */
  readonly slips: readonly { readonly value: Rational; readonly text: string }[]
  /** Why the task is solved the way it is, in one or two sentences; contains no number of it. */
  readonly because?: string
  /** Quotes of further numbers that play no part. */
  readonly idle?: readonly string[]
  /** A number alone that is none of its quantities is a wrong answer. */
  readonly isComplete?: true
  /** Equal groups, each with the same amount. */
  readonly isOfGroups?: true
  /** The last step divides and rounds; the equations only check its result. */
  readonly rounded?: {
    readonly operation: 'round-up' | 'round-down'
    readonly total: string
    readonly size: string
    /** The quantity that the rounding gives, if it is not what is asked. */
    readonly gives?: string
  }
  /** A quantity that the task leaves open and the student may choose. */
  readonly free?: { readonly role: string; readonly unit: string }
}

/** @param chosen the value that the student took for a free quantity */
export type KindReader = (text: string, language: Language, chosen: Rational | null) => KindOfTask | null

export type Given = ProposedFrame['given'][number]
export type Unknown = ProposedFrame['unknown'][number]

/** A number of the text, quoted with its own words. */
export const given = (role: string, value: string, span: string, unit = ''): Given => ({ role, value, span, unit })
export const unknown = (role: string, words: string, unit = ''): Unknown => ({ role, words, unit })

/** `5`, `2.5`, `2,5`, `9:30` in hours. */
export function amountOf(text: string): Rational {
  const clock = /^(\d{1,2}):(\d\d)$/.exec(text.trim())
  if (clock) return rational(BigInt(clock[1] ?? 0) * 60n + BigInt(clock[2] ?? 0), 60n)
  const [whole = '0', part = ''] = text.trim().replace(/\s/g, '').replace(',', '.').split('.')
  return rational(BigInt(`${whole}${part}`), 10n ** BigInt(part.length))
}
export const written = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`)

/** The words at a place, with as many behind them as make the quote unique: "8." where "38" comes before. */
export function quoteAt(text: string, start: number, length: number): string {
  let end = start + length
  for (let more = 0; more < 4 && text.indexOf(text.slice(start, end)) !== start; more++)
    end += /^\s*\S+/u.exec(text.slice(end))?.[0].length ?? 0
  return text.slice(start, end)
}

export const pattern = (source: string, flags = 'iu'): RegExp => regExpOf(source, flags)

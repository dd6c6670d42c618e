import type { ReadingForm } from '../../../frames/index.ts'
import type { Language } from '../../../math/latex.ts'
import { type Rational, rational } from '../../../math/rational.ts'
import type { ProposedFrame } from '../proposed.ts'

/**
 * A kind of task that is told in much the same words everywhere: what its numbers are, how its quantities hang together, and
 * where students usually go wrong. What a kind reads is a proposal like any other: it is checked, solved and told back.
 */
export interface KindOfTask {
  readonly frame: Omit<ProposedFrame, 'unused'>
  /** What the given numbers are called, by their roles. */
  readonly called?: Readonly<Record<string, string>>
  readonly form: ReadingForm
  /** Values that a usual wrong thought comes to, with the question that helps. */
  readonly slips: readonly { readonly value: Rational; readonly text: string }[]
}

export type KindReader = (text: string, language: Language) => KindOfTask | null

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

export const pattern = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags)

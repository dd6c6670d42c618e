export type FindingKind = 'answer' | 'step' | 'number' | 'false-maths' | 'verdict' | 'language' | 'unsafe' | 'gendered'
export interface Finding {
  readonly kind: FindingKind
  /** The place, for the model's second try and for the log of the operator's evaluation. */
  readonly quote: string
}
export const finding = (kind: FindingKind, quote: string): Finding => ({ kind, quote: quote.trim().slice(0, 120) })

/** For the second try: what was wrong with the first. */
export const findingWords: Readonly<Record<FindingKind, string>> = {
  answer: 'it gives the answer away',
  step: 'it writes a line of the solution that the student has not reached',
  number: 'it brings in a number that is not in the verified facts',
  'false-maths': 'it states mathematics that is not verified',
  verdict: 'its verdict differs from the verified one',
  language: 'it is in the wrong language',
  unsafe: 'it is not fit for a child',
  gendered: 'it tells whether the student, or you, are male or female',
}

export type FindingKind =
  | 'answer'
  | 'step'
  | 'whole-solution'
  | 'false-maths'
  | 'false-rule'
  | 'verdict'
  | 'language'
  | 'unsafe'
  | 'gendered'

export interface Finding {
  readonly kind: FindingKind
  /** The quoted words, for the model's next try and for the operator's evaluation. */
  readonly quote: string
}
/** Two sentences, where only both together are at fault (characters). */
const LONGEST_QUOTE = 320
export const finding = (kind: FindingKind, quote: string): Finding => ({
  kind,
  quote: quote.trim().slice(0, LONGEST_QUOTE),
})

/** What was wrong, and what would be allowed instead. */
const reasons: Readonly<Record<FindingKind, string>> = {
  answer:
    'tells the answer of the open task, or a part or a description of it. Allowed: the numbers of the task and of the student, an example whose result is another number, a question that leads there',
  step: 'writes a line or a result of the solution that the student has not reached. Allowed: name the idea, or ask the student to write that line',
  'whole-solution':
    'works the task out for the student. Allowed: ask for the first step, or show the way on other numbers',
  'false-maths': 'states mathematics that is not true. Work it out again, or leave it out',
  'false-rule': 'states a rule that is not true. State it correctly, or leave it out',
  verdict: 'judges what the student wrote otherwise than the program, which has checked it',
  language: 'is not in the language of the conversation',
  unsafe: 'is not fit for a child',
  gendered: 'tells whether the student, or you, are male or female. Say the same without it',
}

/**
 * Instructions for the model's next try: the quote and the reason.
 *
 * @param shown the part of this reply that the student has read already; the model continues after it
 */
export function withheldNote({ kind, quote }: Finding, shown: string): string {
  const why = `«${quote}» was not shown: it ${reasons[kind]}.`
  return shown === ''
    ? `Your last draft was withheld. ${why} Write the reply anew without that.`
    : `The student has read this beginning of your reply:\n${shown.trim()}\nWhat came next was withheld. ${why} Go on from there without that: one or two sentences, no repetition, ending with your question.`
}

/** Instructions after a reply that was cut for its length. */
export const tooLongNote =
  'Your last reply was cut because it was far too long: stay below 80 words before your question.'

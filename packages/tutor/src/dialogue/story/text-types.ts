/** Every kind of reply about a story. Each has at least three wordings. */
const storyMoves = [
  // Is it read as it is meant?
  'confirm',
  'confirm.number',
  'confirm.work',
  'confirm.solution',
  'confirm.hint',
  'confirm.again',
  'arithmetic.right',
  'arithmetic.wrong',
  'arithmetic.all',
  'equation.off',
  'equation.model',
  'several',
  'several.again',
  'change.ask',
  'change.none',
  // A story that was read and confirmed.
  'start.one',
  'start.many',
  'start.pair',
  'pair.right',
  'pair.wrong',
  'resume',
  'answer',
  'answer.checked',
  'answer.unsure',
  'answer.after-wrong',
  'answer.unit',
  'praise.alone',
  'praise.repaired',
  'praise.helped',
  'plan.answer',
  'plan.quantity',
  'quantity',
  'quantity.again',
  'quantity.given',
  'so-far',
  'next.one',
  'next.many',
  'slip',
  'wrong.number',
  'other.quantity',
  'on-way',
  'way.back',
  'unknown.number',
  'unknown.sum',
  'unknown.named',
  'which-answers',
  'equation.right',
  'equation.wrong',
  'equation.other',
  'letter',
  'letter.right',
  'letter.what',
  'letter.value',
  'operation.right',
  'operation.choice',
  'operation.wrong',
  'why.step',
  'why.told',
  'why.kind',
  'why.heard',
  'contest',
  'contest.right',
  'refused',
  'lost',
  'free',
  'ok',
  'solved.again',
  'solved.yes',
  'check-what',
  // The ladder of a story that was read.
  'off-topic',
  'left',
  'nudge.first',
  'nudge.last',
  'bigger',
  'bigger.fixed',
  'example',
  'example.twin',
  'twin',
  'step',
  'step.last',
  'solution',
  // A story that was not read safely.
  'likely.confirm',
  'likely.again',
  'likely.start',
  'likely.why',
  'likely.operation',
  'no-question',
  'ask.work',
  'ask.first',
  'unread.again',
  'sum.wrong',
  'usual-slip',
  'slip.thought',
  'slip.beside',
  'sum.wrong.again',
  'sum.rest',
  'sum.plan',
  'sum.result',
  'sum.result.wrong',
  'part.right',
  'part.line',
  'part.from',
  'part.plan',
  'part.slip',
  'next.told',
  'next.pair',
  'next.question',
  'recounted',
  'recounted.only',
  'same',
  'settled',
  'beyond',
  'same.how',
  'differ.operation',
  'differ.order.minus',
  'differ.order.divide',
  'differ.partner',
  'differ.before',
  'differ.measure',
  'differ.extra',
  'differ.again',
  'differ.honest',
  'foreign',
  'number.made',
  'number.counts',
  'number.how',
  'test.draw',
  'test.recounted',
  'test.open',
  'test.fits',
  'test.misses',
  'test.done',
  'complete',
  'base.fits',
  'part.said',
  'part.base',
  'percent.left',
  'percent.amount',
  'percent.more',
  'angle.much',
  'base.rest',
  'base.of',
  'base.which',
  'parts.added',
  'two.answers',
  'two.test',
  'straight',
  'unclear',
  'unclear.short',
  'unread.refused',
  'unread.give-up',
  'unread.why',
  'unread.contest',
  'unread.protest',
  'unread.no-theme',
  'unread.doubt',
  'unread.check',
  'unread.ok',
  'unread.equation',
  'unread.letter',
  'equation.solved',
  // Its rungs.
  'rung.next',
  'rung.idea',
  'rung.example',
  'rung.question',
  'rung.draw',
  'rung.easy',
  'rung.before',
  'rung.letter',
  'rung.over',
] as const
export type StoryMove = (typeof storyMoves)[number]

/** Typical mistakes about a relation (`frames`). */
const wrongRelations = [
  'equal-shares',
  'added-instead-of-multiplied',
  'multiplied-instead-of-divided',
  'divided-instead-of-multiplied',
  'subtracted-instead-of-divided',
  'inverse-operation',
  'other-base',
  'other-part',
  'forgot-one',
  'used-twice',
] as const
export type WrongRelationName = (typeof wrongRelations)[number]

/** The operation of a plan step. */
const planOperations = ['add', 'subtract', 'multiply', 'divide', 'round-up', 'round-down', 'remainder'] as const
type PlanOperation = (typeof planOperations)[number]

export interface StoryTexts {
  readonly moves: Readonly<Record<StoryMove, readonly string[]>>
  /** The same where the amount that all wordings of `moves` would name has no name. */
  readonly unnamed: Readonly<Partial<Record<StoryMove, readonly string[]>>>
  readonly wrong: Readonly<Record<WrongRelationName, readonly string[]>>
  /** The idea behind an operation. */
  readonly ideas: Readonly<Record<PlanOperation, readonly string[]>>
  /** Small worked stories with numbers of their own. */
  readonly examples: Readonly<Record<PlanOperation, readonly string[]>>
  readonly choices: { readonly yes: string; readonly no: string; readonly neither: string; readonly notSure: string }
  readonly naming: {
    readonly owner: string
    readonly count: string
    /** The wanted quantity, by the dimension of its unit. */
    readonly measures: Readonly<Partial<Record<string, string>>>
    /** Names of measures that a story gives its amounts, as phrases: "speed" is "the speed". */
    readonly known: Readonly<Partial<Record<string, string>>>
    /** Roles that an amount may have beside its name, in any sentence. */
    readonly roles: RegExp
    /** A name that begins with a part in words: a sentence of the task began with it. */
    readonly share: RegExp
    /** A counted noun in a form that fits only its own sentence. */
    readonly oblique: RegExp
    /** A numeral in such a form. */
    readonly obliqueNumeral: RegExp
    /** Forms of a part in its sentence, and the nominative. */
    readonly nominative: readonly (readonly [RegExp, string])[]
    /** Words of students for the names of amounts. */
    readonly alike: readonly (readonly [RegExp, string])[]
    /** A question about an age: its years are no time that passes. */
    readonly age: RegExp
    /** Names that are already counts. */
    readonly uncounted: readonly string[]
  }
  /** The effect of an operation on two amounts, as one half of "does ..., or does ...?" */
  readonly happens: Readonly<Record<'+' | '-' | '*' | '/', string>>
  readonly title: string
  readonly and: string
  /** What the student does with a number, as an infinitive. */
  readonly doing: Readonly<Record<'+' | '-' | '*' | '/', string>>
  readonly labels: {
    readonly asked: string
    readonly known: string
    readonly next: string
    readonly answer: string
    /** A result on the way that has no name. */
    readonly found: string
  }
  /** What a restatement says before and behind the given amounts. */
  readonly told: {
    readonly before: RegExp
    readonly behind: RegExp
    /** Repeats the question of the task, as the group. */
    readonly quoting: RegExp
  }
  /** The question to use if none was found in the story. */
  readonly someQuestion: string
}

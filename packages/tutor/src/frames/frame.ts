import type { Expr } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import type { Rational } from '../math/rational.ts'
import type { Unit } from '../math/units.ts'
import type { ModelId } from './models.ts'

/** A place in the text: from the first character to the one behind the last. */
export type Span = readonly [start: number, end: number]
export type VariableId = string
export type Role = string

/** A number of the story, bound to a role. */
export interface Known {
  readonly value: Rational
  readonly unit: Unit | null
  /** What it counts, as the story says it. */
  readonly noun: string
  readonly span: Span
}

/** One relation of a story. The frames of a story share variables: a role holds a number of the text or a variable. */
export interface Frame {
  readonly model: ModelId
  readonly given: Readonly<Partial<Record<Role, Known | VariableId>>>
  readonly asked?: Role
}

export interface StoryQuantity {
  readonly id: VariableId
  /** In the words of the story. */
  readonly name: string
  readonly value: Rational
  readonly unit: Unit | null
  readonly isGiven: boolean
  /** Where the number stands, if it is given. */
  readonly span?: Span
  readonly isAsked: boolean
  /** How it is called in a sentence, where that does not have to be made of its name. */
  readonly said?: string
}

/** How the values of a reading are written: a time of day and a chance are no decimals. */
export type ReadingForm = 'plain' | 'degrees' | 'clock' | 'fraction'

export type StoryOperation = 'add' | 'subtract' | 'multiply' | 'divide' | 'round-up' | 'round-down' | 'remainder'

/** One calculation, from quantities that are known by then to one new quantity. */
export interface PlanStep {
  readonly gives: VariableId
  readonly from: readonly VariableId[]
  readonly operation: StoryOperation
  readonly expression: Expr
}

export interface StoryReading {
  readonly language: Language
  readonly text: string
  readonly frames: readonly Frame[]
  readonly asked: { readonly noun: string; readonly unit: Unit | null }
  /** Exact, put back into every equation, and plausible. */
  readonly answer: Rational
  readonly unit: Unit | null
  readonly quantities: readonly StoryQuantity[]
  readonly plan: readonly PlanStep[]
  /** What is known and what is wanted. No result, no expression, no operation. */
  readonly restatement: string
  readonly form?: ReadingForm
  /** Values that a usual wrong thought comes to, with the question that helps. */
  readonly slips?: readonly { readonly value: Rational; readonly text: string }[]
}

/** A number of a text that could not be read as a whole. */
export interface NumberSpan {
  readonly value: Rational
  readonly unit: Unit | null
  readonly noun: string
  readonly span: Span
}

export type StoryResult =
  | { readonly kind: 'one'; readonly reading: StoryReading }
  | { readonly kind: 'several'; readonly readings: readonly StoryReading[] }
  | { readonly kind: 'none'; readonly spans: readonly NumberSpan[]; readonly question: string | null }

export type WrongRelation =
  /** Equal shares where one part is larger. */
  | 'equal-shares'
  | 'added-instead-of-multiplied'
  | 'multiplied-instead-of-divided'
  | 'divided-instead-of-multiplied'
  | 'subtracted-instead-of-divided'
  /** More read as fewer, or the other way round. */
  | 'inverse-operation'
  /** A percent or a fraction of another quantity than the story says. */
  | 'other-base'
  /** The part itself where the rest is asked, or the other way round. */
  | 'other-part'
  | 'forgot-one'
  | 'used-twice'

/** What an expression or a number of the student is in a story. */
export type Placement =
  | { readonly kind: 'answer' }
  | { readonly kind: 'quantity'; readonly id: VariableId }
  /** The expression is that of a quantity; the value that was claimed for it is not. */
  | { readonly kind: 'arithmetic-slip'; readonly id: VariableId; readonly isAnswer: boolean }
  | { readonly kind: 'wrong-relation'; readonly why: WrongRelation; readonly quantities: readonly VariableId[] }
  | { readonly kind: 'unknown' }

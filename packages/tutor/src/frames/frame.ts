import type { Expr } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import type { Rational } from '../math/rational.ts'
import type { Unit } from '../math/units.ts'
import type { ModelId } from './models.ts'

/** A range of the text; the end is exclusive. */
export type Span = readonly [start: number, end: number]
export type VariableId = string
export type Role = string

/** A number of the story, bound to a role. */
export interface Known {
  readonly value: Rational
  readonly unit: Unit | null
  /** The counted noun, as in the story. */
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
  /** In the story's own words. */
  readonly name: string
  readonly value: Rational
  readonly unit: Unit | null
  /** Its unit of any kind, as it was named: "N", "m/s^2". */
  readonly measure?: string
  readonly isGiven: boolean
  /** Position of the number in the text, if it is given. */
  readonly span?: Span
  readonly isAsked: boolean
  /** The name inside a sentence, where `name` cannot simply be inflected. */
  readonly said?: string
}

/** The notation of the values of a reading: times of day and probabilities are not written as decimals. */
export type ReadingForm = 'plain' | 'degrees' | 'clock' | 'fraction'

export type StoryOperation = 'add' | 'subtract' | 'multiply' | 'divide' | 'round-up' | 'round-down' | 'remainder'

/** One calculation step: from known quantities to one new quantity. */
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
  /** Exact, verified by substitution into every equation, and plausible. */
  readonly answer: Rational
  readonly unit: Unit | null
  readonly quantities: readonly StoryQuantity[]
  readonly plan: readonly PlanStep[]
  /** The given and wanted quantities. Contains no result, expression or operation. */
  readonly restatement: string
  readonly form?: ReadingForm
  /** Values of typical wrong solutions, each with a guiding question. */
  readonly slips?: readonly { readonly value: Rational; readonly text: string }[]
  /** Why a task of this kind is solved the way it is. */
  readonly because?: string
  /** Equal groups, each with the same amount. */
  readonly isOfGroups?: true
  /** All of its quantities are known: another number alone is a wrong answer and no step that was not thought of. */
  readonly isComplete?: true
  /** Other quantities that the story asks for: it is solved when they are found as well. */
  readonly more?: readonly VariableId[]
  /** The same task with each of the other quantities that are asked for as its question. */
  readonly next?: readonly StoryReading[]
  /** A quantity that the story leaves open and the student may choose. */
  readonly free?: { readonly role: string; readonly unit: string }
}

/** A number in a text that could not be read as a whole. */
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
  /** A percentage or fraction of the wrong base. */
  | 'other-base'
  /** The given part instead of the rest, or vice versa. */
  | 'other-part'
  | 'forgot-one'
  | 'used-twice'

/** The role of a student's expression or number in a story. */
export type Placement =
  | { readonly kind: 'answer' }
  | { readonly kind: 'quantity'; readonly id: VariableId }
  /** The right expression with a wrong value. */
  | { readonly kind: 'arithmetic-slip'; readonly id: VariableId; readonly isAnswer: boolean }
  | { readonly kind: 'wrong-relation'; readonly why: WrongRelation; readonly quantities: readonly VariableId[] }
  | { readonly kind: 'unknown' }

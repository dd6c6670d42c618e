import type { Family, Rule } from '../../math/steps.ts'
import type { MisconceptionId } from '../misconception-list.ts'
import type { Move } from './moves.ts'
import type { PracticeTexts } from './practice.ts'

/** At least three wordings of one move, so that a conversation does not sound like a machine. */
type Variants = readonly [string, string, string, ...string[]]

export interface RuleTexts {
  /** Name of the step on the work card; gives no number away. */
  readonly label: string
  /** The task when it is this step's turn, where it says more than the label. */
  readonly now?: string
  readonly nudge: Variants
  readonly bigger: readonly [string, string]
  /** Instead of `bigger` and `does` when the term is removed by adding. */
  readonly biggerOther?: readonly [string, string]
  readonly does: string
  readonly doesOther?: string
  readonly why: string
}

/** Rules whose texts are in files of their own. */
export type MoreRules = Readonly<Record<Exclude<Rule, FirstRule>, RuleTexts>>
type FirstRule =
  | 'clear-fractions'
  | 'expand-sides'
  | 'collect-sides'
  | 'gather-unknown'
  | 'move-number'
  | 'divide'
  | 'conclude-none'
  | 'conclude-all'
  | 'standard-form'
  | 'divide-all'
  | 'isolate-square'
  | 'square-root'
  | 'no-square'
  | 'take-out'
  | 'zero-product'
  | 'solve-cases'
  | 'find-pair'
  | 'split-middle'
  | 'factor'
  | 'discriminant'
  | 'formula'
  | 'no-real-roots'
  | 'simplify-roots'
  | 'percent-to-decimal'
  | 'to-fractions'
  | 'to-improper'
  | 'brackets'
  | 'powers'
  | 'multiply-divide'
  | 'add-subtract'
  | 'common-denominator'
  | 'add-fractions'
  | 'flip'
  | 'multiply-fractions'
  | 'reduce'
  | 'expand'
  | 'collect'

export const ruleTexts = (
  label: string,
  nudge: Variants,
  bigger: readonly [string, string],
  does: string,
  why: string,
): RuleTexts => ({ label, nudge, bigger, does, why })

export interface MisconceptionTexts {
  readonly diagnosis: string
  /** Where the diagnosis has values of the line in it: the same without them. */
  readonly name?: string
  readonly question: string
  /** A pencil remark beside the line: plain text, a few words. */
  readonly remark: string
  /** Small numbers with which the wrong rule visibly fails. */
  readonly counter: string
}

/** All the tutor says in one language. `{name}` stands for a value; formulas in values carry their own dollars. */
export interface Texts {
  readonly or: string
  readonly titles: Readonly<Record<Family, string>>
  readonly answerLabel: string
  readonly noSolution: string
  readonly noRealRoots: string
  readonly allNumbers: string
  readonly ownStep: string
  /** The step that writes a task in words as a formula. */
  readonly toldStep: string
  readonly step: string
  readonly rules: Readonly<Record<Rule, RuleTexts>>
  readonly misconceptions: Readonly<Record<MisconceptionId, MisconceptionTexts>>
  readonly practiceCounts: PracticeTexts['counts']
  /** What can be tapped where a message was not understood. */
  readonly askBack: {
    readonly hint: string
    readonly explain: string
    readonly another: string
    readonly typed: string
  }
  /** What a bare number may be: words to tap. */
  readonly numberChoices: { readonly answer: string; readonly step: string }
  readonly moves: Readonly<Record<Move, Variants>>
}

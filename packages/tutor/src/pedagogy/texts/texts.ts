import type { Family, Rule } from '../../math/steps.ts'
import type { MisconceptionId } from '../misconception-list.ts'
import type { Move } from './moves.ts'
import type { PracticeTexts } from './practice.ts'

/** At least three wordings of a move, so that a conversation does not sound mechanical. */
type Variants = readonly [string, string, string, ...string[]]

export interface RuleTexts {
  /** Name of the step on the work card; must not reveal a number. */
  readonly label: string
  /** The instruction when the step is due, where it says more than the label. */
  readonly now?: string
  readonly nudge: Variants
  readonly bigger: readonly [string, string]
  /** Replaces `bigger` and `does` when the term is removed by adding. */
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
  /** The name without values of the line, where the diagnosis contains some. */
  readonly name?: string
  readonly question: string
  /** A margin note beside the line: plain text, a few words. */
  readonly remark: string
  /** A numeric example in which the wrong rule visibly fails. */
  readonly counter: string
}

/** All texts of the tutor in one language. `{name}` is a placeholder; formulas in values include their own dollars. */
export interface Texts {
  readonly or: string
  readonly titles: Readonly<Record<Family, string>>
  readonly answerLabel: string
  readonly noSolution: string
  readonly noRealRoots: string
  readonly allNumbers: string
  readonly ownStep: string
  /** The step that writes a word problem as a formula. */
  readonly toldStep: string
  readonly step: string
  readonly rules: Readonly<Record<Rule, RuleTexts>>
  readonly misconceptions: Readonly<Record<MisconceptionId, MisconceptionTexts>>
  readonly practiceCounts: PracticeTexts['counts']
  /** Buttons for a message that was not understood. */
  readonly askBack: {
    readonly hint: string
    readonly explain: string
    readonly another: string
    readonly typed: string
  }
  /** Buttons for the meaning of a bare number. */
  readonly numberChoices: { readonly answer: string; readonly step: string }
  readonly moves: Readonly<Record<Move, Variants>>
}

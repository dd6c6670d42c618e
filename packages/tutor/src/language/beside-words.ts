/** A question that students ask beside their work, of whatever task, and what to say to it. */
interface Remark {
  /** Found anywhere in the message, in small letters with `ё` as `е`. */
  readonly said: RegExp
  /** Behind work that is right and ends the task, or behind a task that is solved; null leaves the message to others. */
  readonly done: readonly string[] | null
  /** Beside work that is right so far, or that was only recalculated. */
  readonly open: readonly string[] | null
  /** Without any work in the message. */
  readonly alone: readonly string[] | null
  /** Words of a task that decide it themselves. */
  readonly unless?: RegExp
}

export type RemarkId = 'all' | 'tried' | 'own-way' | 'surprised' | 'order' | 'rounding' | 'somebody'

/** What is asked about a way, while a formula is open. */
interface WayWords {
  /** Asks whether a step is allowed, or needed. */
  readonly may: RegExp
  readonly byLetter: RegExp
  readonly root: RegExp
  /** Brings the letters to one side. */
  readonly gathers: RegExp
  /** A question about signs is another one. */
  readonly notGathers: RegExp
  /** Asks for the reason of the step, which is told elsewhere. */
  readonly why: RegExp
  /** Denies what is asked: "3 is not in it, is it?" */
  readonly denied: RegExp
  /** Divides all of it; the group is the divisor. */
  readonly divides: RegExp
  readonly pair: RegExp
  readonly formula: RegExp
  /** Asks to choose between the two. */
  readonly either: RegExp
  readonly another: RegExp
  readonly same: RegExp
  /** Asks whether something went wrong. */
  readonly slipAsked: RegExp
}

export interface BesideLanguage {
  /** Between an amount and the same amount in other units: "is that", "so". */
  readonly link: RegExp
  readonly timeAsked: RegExp
  /** A part of a job is said as one: "1/6 of the job in one hour". */
  readonly ofJob: RegExp
  readonly moreThanOne: RegExp
  /** "Mum is 3 times as old as Leo": `more`, `times`, `less`. */
  readonly timesAs: readonly RegExp[]
  readonly times: readonly (readonly [RegExp, string])[]
  /** Digits named as things: «четверка». */
  readonly digits: readonly (readonly [RegExp, string])[]
  readonly remarks: Readonly<Record<RemarkId, Remark>>
  readonly way: WayWords
  readonly texts: Readonly<
    Record<
      | 'units.same'
      | 'units.parts'
      | 'units.part'
      | 'units.parts.done'
      | 'units.back'
      | 'units.other'
      | 'share'
      | 'chance.too-much'
      | 'chance.choice'
      | 'roles.turned'
      | 'roles.right'
      | 'by-letter.no'
      | 'by-letter.zero'
      | 'root.no'
      | 'root.yes'
      | 'gathers'
      | 'divides'
      | 'divides.fractions'
      | 'pair'
      | 'both'
      | 'formula'
      | 'another.yes'
      | 'another.no'
      | 'same.no'
      | 'same.yes'
      | 'row'
      | 'slip.none',
      readonly string[]
    >
  >
}

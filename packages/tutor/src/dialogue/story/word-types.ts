/** What a word of a story says about how its numbers belong together. */
const relationMeanings = [
  'each',
  'shared',
  'together',
  'left',
  'times',
  'more',
  'fewer',
  'part',
  'got',
  'gave',
  'average',
] as const
export type RelationMeaning = (typeof relationMeanings)[number]

/** Words of one language with which stories are told and worked on. Sources of patterns; `~` stands for any ending. */
export interface StoryWords {
  /** Signs said in words: "multiplied by". */
  readonly signs: readonly (readonly [sign: '+' | '-' | '*' | '/', words: string])[]
  /** "is", "makes": a result follows. */
  readonly equals: string
  /** Behind a percent or a fraction: a part of what follows. */
  readonly of: string
  readonly numerals: readonly (readonly [value: number, words: string])[]
  /** Parts that are said in one word: "half". */
  readonly parts: readonly (readonly [top: number, bottom: number, words: string])[]
  readonly percent: string
  /** Words that are never what a number counts. */
  readonly small: string
  /** Words that stand between a number and what it counts. */
  readonly describing: string
  readonly relations: readonly (readonly [RelationMeaning, string])[]
  /** A question or an order to find something. */
  readonly asks: string
  /** Questions that are put as an order: "find". At the beginning. */
  readonly orders: string
  /** A reason follows: "because". */
  readonly because: string
  /** Between two answers: "or". */
  readonly or: string
  /** Behind a quotient: "remainder". */
  readonly remainder: string
  /** "What is asked?", "I don't get the task". */
  readonly unclear: string
  /** "What do I do first?" */
  readonly where: string
  /** Measures that are taken for each other: a word, and the other one. */
  readonly measures: readonly (readonly [words: string, other: string])[]
  /** In front of the next task. */
  readonly nextTask: string
  /** Asks whether it is right. */
  readonly ifRight: string
  /** Behind a bare number: it compares. */
  readonly compares: string
  /** Words of somebody who doubts or asks: no name of a thing. */
  readonly doubts: string
  /** In front of a result: "so", "the answer is". */
  readonly results: string
  /** "let x be the pens": patterns with the groups `letter` and `what`. */
  readonly names: readonly string[]
  readonly yes: string
  readonly no: string
  /** "both", "none of these" of a list of readings. */
  readonly neither: string
  readonly ordinals: readonly string[]
  /** Objects of mathematics: a task about them is no story of things and people. */
  readonly objects: string
  /** At the beginning: the task with a changed number, and no task of its own. */
  readonly supposes: string
  /** What runs around a thing: each side counts twice. */
  readonly around: string
  /** Orders and questions that begin another task. */
  readonly begins: string
  /** A question or an order about an amount that is not known, as a task puts it. */
  readonly unknowns: string
  /** The student speaks of the own work, of the reply, or of being right or wrong. */
  readonly ownWork: string
  /** In a question: a length of time is asked. */
  readonly duration: string
  /** In a question: two things are asked. */
  readonly asksTwo: string
  /** Words of somebody who speaks of himself or to the tutor. */
  readonly ownTalk: string
  /** At the beginning: asks what a word means. */
  readonly concept: string
  /** In front of a time of the student's own: "I have (5 min)". */
  readonly ownTime: string
  /** Right in front of a number that is taken back: "not (725)". */
  readonly denied: string
  /** Right behind it: "(2) is not my answer", "(725) was wrong". */
  readonly deniedBehind: string
  /** Behind a number whose meaning is told: "(80) is only for one hour". */
  readonly explainedBehind: string
  /** At the beginning, whatever follows: "yes, ...". */
  readonly agrees: string
  /** Anywhere: the student has nothing to add. */
  readonly stands: string
  /** Anywhere, in front of a number that takes the place of another: "if it travels". */
  readonly supposing: string
}

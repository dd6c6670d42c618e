/** The meaning of a relation word. */
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

/** The vocabulary of one language for stories and work on them, as pattern sources; `~` stands for any ending. */
export interface StoryWords {
  /** Operators in words: "multiplied by". */
  readonly signs: readonly (readonly [sign: '+' | '-' | '*' | '/', words: string])[]
  /** "is", "makes": precedes a result. */
  readonly equals: string
  /** "That's 4 ways" counts, and is not what a calculation comes to. */
  readonly ways: string
  /** After a percentage or fraction: introduces the base. */
  readonly of: string
  readonly numerals: readonly (readonly [value: number, words: string])[]
  /** Fractions in one word: "half". */
  readonly parts: readonly (readonly [top: number, bottom: number, words: string])[]
  readonly percent: string
  /** Words that are never a counted noun. */
  readonly small: string
  /** Verbs that stand where a counted noun could: "36 sell clothes". */
  readonly actions: string
  /** Words between a number and its noun. */
  readonly describing: string
  readonly relations: readonly (readonly [RelationMeaning, string])[]
  /** A question or an order to find something. */
  readonly asks: string
  /** Questions that are put as an order: "find". At the beginning. */
  readonly orders: string
  /** What follows is said for itself: "half of the box, so 84 : 2". */
  readonly concludes: string
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
  /** Commonly confused measures: a word, and the other measure. */
  readonly measures: readonly (readonly [words: string, other: string])[]
  /** Precedes the next task. */
  readonly nextTask: string
  /** Asks whether it is right. */
  readonly ifRight: string
  /** After a bare number: makes it a comparison. */
  readonly compares: string
  /** The student finds something impossible or odd: "can't be more than all". */
  readonly impossible: string
  /** The student objects to the replies themselves: "you keep asking". */
  readonly protests: string
  /** Precedes a result: "so", "the answer is". */
  readonly results: string
  /** "let x be the pens": patterns with the groups `letter` and `what`. */
  readonly names: readonly string[]
  readonly yes: string
  readonly no: string
  /** "both", "none of these" of a list of readings. */
  readonly neither: string
  readonly ordinals: readonly string[]
  /** Mathematical objects: a task about them is no story about things and people. */
  readonly objects: string
  /** At the start: the task with a changed number, not a new one. */
  readonly supposes: string
  /** What surrounds a thing: each side counts twice. */
  readonly around: string
  /** Orders and questions that begin another task. */
  readonly begins: string
  /** Asks for an unknown amount, as a task does. */
  readonly unknowns: string
  /** The student talks about own work, about the reply, or about being right or wrong. */
  readonly ownWork: string
  /** In a question: asks for a duration. */
  readonly duration: string
  /** In a question: asks for two things. */
  readonly asksTwo: string
  /** The student talks about himself or to the tutor. */
  readonly ownTalk: string
  /** Directly before a number stated as the answer: "the answer is". */
  readonly givesAnswer: string
  /** Directly after it: "(180) is my answer", "(288) right?". */
  readonly isAnswer: string
  /** The word "answer" itself. */
  readonly answerNamed: string
  /** Before somebody else's result: "my friend has". */
  readonly othersHave: string
  /** Before the expected result: "it should be". */
  readonly shouldBe: string
  readonly triangle: string
  /** Announces a check: "let me check". */
  readonly trying: string
  /** The result is not the expected one. */
  readonly fitsNot: string
  /** Directly before a final result: "and then it is". */
  readonly becomes: string
  /** The rest. */
  readonly rest: string
  /** A part of a base: a pattern with the group `amount`. */
  readonly ofAmount: string
  /** In a sentence: describes the final state. */
  readonly ended: string
  /** Directly before the number compared with: "more than". */
  readonly comparedTo: string
  /** Says that angles make 180 degrees together: "straight line". */
  readonly straight: string
  /** An order in the first person: "I must find". */
  readonly toFind: string
  /** In front of a task, up to its colon: "the task". */
  readonly taskHead: string
  /** Words at the end of a task that ask for help. */
  readonly plea: string
  /** What an angle or a temperature is measured in. */
  readonly degrees: string
  /** At the beginning: asks what a word means. */
  readonly concept: string
  /** Before a duration of the student's own: "I have (5 min)". */
  readonly ownTime: string
  /** Directly before a retracted number: "not (725)". */
  readonly denied: string
  /** Directly after it: "(2) is not my answer", "(725) was wrong". */
  readonly deniedBehind: string
  /** After a number that is being explained: "(80) is only for one hour". */
  readonly explainedBehind: string
  /** At the beginning, whatever follows: "yes, ...". */
  readonly agrees: string
  /** Anywhere: the student has nothing to add. */
  readonly stands: string
  /** Anywhere before a number that replaces another: "if it travels". */
  readonly supposing: string
}

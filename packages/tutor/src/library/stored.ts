import type { Linear } from './asking.ts'
import type { Guide, GuideSource } from './guide.ts'
import type { Described, PackedIndex } from './likeness.ts'
import type { QuestionSource, UsualQuestion } from './question.ts'
import { withSigns } from './question-beside.ts'
import type { QuestionModel } from './question-found.ts'
import type { Situation } from './talk.ts'

/** The library of one language as `scripts/pack-library.ts` stores it. */
export interface StoredLibrary {
  readonly questions: readonly UsualQuestion[]
  readonly guides: readonly Guide[]
  readonly situations: readonly Situation[]
  readonly asked: QuestionModel
  /** How probable it is that a message beside a task asks a question. */
  readonly askedBeside: Linear
  /** How probable it is that a task is of the kind of a guide. */
  readonly kind: Linear
  /** How probable it is that a message is written in a situation. */
  readonly talked: Linear
  /** What a reply is worth that explains an idea otherwise. */
  readonly told: Linear
  /** A hash of what they were fitted to. */
  readonly fittedTo: string
  readonly indexes: {
    readonly questions: PackedIndex
    /** Of the wordings beside a task, and of those tasks. */
    readonly inside: PackedIndex
    readonly beside: PackedIndex
    readonly guides: PackedIndex
    /** The remarks of all guides, one guide behind the other. */
    readonly remarks: PackedIndex
    readonly situations: PackedIndex
  }
}

/** An answer has much of the words of its question; a reply to a mistake has few of its. */
const textWeights = { questions: 2, beside: 0.5, guides: 3, remarks: 1.5 } as const

/** What entries are found by. */
export const describedQuestion = ({ asked, says, next }: QuestionSource): Described => ({
  wordings: asked,
  text: `${says} ${next?.question ?? ''}`,
  weight: textWeights.questions,
})
export const describedInside = ({ inside }: QuestionSource): Described => ({ wordings: inside, text: '', weight: 0 })
export const describedBeside = ({ beside, says }: QuestionSource): Described => ({
  wordings: beside.map(withSigns),
  text: says,
  weight: textWeights.beside,
})
export const describedGuide = ({ name, tasks, first, relation }: GuideSource): Described => ({
  wordings: tasks.map(({ text }) => text),
  text: `${name} ${first} ${relation}`,
  weight: textWeights.guides,
})
export const describedRemark = ({ said, reply }: GuideSource['remarks'][number]): Described => ({
  wordings: said,
  text: reply,
  weight: textWeights.remarks,
})

/** A reply has hardly a word of what it replies to. */
export const describedSituation = ({ asked }: Situation): Described => ({ wordings: asked, text: '', weight: 0 })

/**
 * How the entries are indexed: with more features hardly more is found. Two questions may be about the same in two areas;
 * two kinds of tasks are not, however alike they are told.
 */
export const indexing = {
  questions: { kept: 250, alikeFrom: 0.36 },
  inside: { kept: 120, alikeFrom: 1 },
  beside: { kept: 120, alikeFrom: 1 },
  guides: { kept: 170, alikeFrom: 1 },
  remarks: { kept: 60, alikeFrom: 1 },
  situations: { kept: 250, alikeFrom: 1 },
} as const

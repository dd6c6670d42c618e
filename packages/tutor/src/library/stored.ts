import type { Guide, GuideSource } from './guide.ts'
import type { Described, PackedIndex } from './likeness.ts'
import type { QuestionSource, UsualQuestion } from './question.ts'

/** The library of one language as `scripts/pack-library.ts` stores it. */
export interface StoredLibrary {
  readonly questions: readonly UsualQuestion[]
  readonly guides: readonly Guide[]
  readonly indexes: {
    readonly questions: PackedIndex
    readonly guides: PackedIndex
    /** The remarks of all guides, one guide behind the other. */
    readonly remarks: PackedIndex
  }
}

/** What entries are found by. */
export const describedQuestion = ({ asked, says, next }: QuestionSource): Described => ({
  wordings: asked,
  text: `${says} ${next?.question ?? ''}`,
})
export const describedGuide = ({ name, tasks, first, relation }: GuideSource): Described => ({
  wordings: tasks.map(({ text }) => text),
  text: `${name} ${first} ${relation}`,
})
export const describedRemark = ({ said, reply }: GuideSource['remarks'][number]): Described => ({
  wordings: said,
  text: reply,
})

/** So many features of each entry are stored: with more of them hardly more is found. */
export const featuresKept = { questions: 250, guides: 110, remarks: 45 } as const

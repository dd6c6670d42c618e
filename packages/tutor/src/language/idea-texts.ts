import type { Language } from '../math/latex.ts'

interface IdeaTexts {
  /** Joins the last of several names. */
  readonly and: string
  readonly differ: readonly string[]
  /** Behind a definition that no card goes on from. */
  readonly close: readonly string[]
}

export const ideaTexts: Readonly<Record<Language, IdeaTexts>> = {
  en: {
    and: ' and ',
    differ: ['No, these are not the same.', 'Not the same, though they are easily mixed up.'],
    close: [
      'Did it come up in a task? Send it, and we look at it there.',
      'If there is a task with it, type it here and we see it at work.',
    ],
  },
  ru: {
    and: ' и ',
    differ: ['Нет, это не одно и то же.', 'Это разные вещи, хотя спутать их легко.'],
    close: [
      'Это встретилось в задаче? Пришли её, посмотрим на месте.',
      'Если есть задача с этим, напиши её сюда, и увидим, как это работает.',
    ],
  },
}

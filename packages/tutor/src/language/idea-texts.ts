import type { Language } from '../math/latex.ts'

interface IdeaTexts {
  /** Joins the last of several names. */
  readonly and: string
  readonly differ: readonly string[]
  /** Behind a definition that no card goes on from. */
  readonly close: readonly string[]
  /** `{term}`: what else is asked of a term has no card. */
  readonly notKnown: readonly string[]
}

export const ideaTexts: Readonly<Record<Language, IdeaTexts>> = {
  en: {
    and: ' and ',
    differ: ['No, these are not the same.', 'Not the same, though they are easily mixed up.'],
    close: [
      'Did it come up in a task? Send it, and we look at it there.',
      'If there is a task with it, type it here and we see it at work.',
    ],
    notKnown: [
      'More than that about it I have not checked, so I do not want to guess. In which task did it come up?',
      'What else you ask about it is not among the things I can explain for sure. Is there a task behind it?',
    ],
  },
  ru: {
    and: ' и ',
    differ: ['Нет, это не одно и то же.', 'Это разные вещи, хотя спутать их легко.'],
    close: [
      'Это встретилось в задаче? Пришли её, посмотрим на месте.',
      'Если есть задача с этим, напиши её сюда, и увидим, как это работает.',
    ],
    notKnown: [
      'Остального о нём наверняка не скажу, а гадать не хочу. В какой задаче это встретилось?',
      'На остальное в вопросе проверенного ответа у меня нет. За этим стоит какая-то задача?',
    ],
  },
}

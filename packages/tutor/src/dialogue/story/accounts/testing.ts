import { startSession, type TutorTurn, takeTurn } from '../../../index.ts'

export type Lang = 'en' | 'ru'
const yes = { en: 'yes', ru: 'да' }

const say = (language: Lang, task: string, text: string, before?: TutorTurn): TutorTurn =>
  takeTurn({ text, interfaceLanguage: language, state: before?.state ?? startSession(), seed: task, now: 0 })

/** Says yes to the tutor's reading, then answers. */
export function answered(language: Lang, task: string, value: string): TutorTurn {
  const told = say(language, task, task)
  return say(language, task, value, say(language, task, yes[language], told))
}

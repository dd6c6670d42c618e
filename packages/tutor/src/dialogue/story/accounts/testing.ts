import { expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../../index.ts'
import { readKind } from '../kinds/index.ts'

export type Lang = 'en' | 'ru'
const yes = { en: 'yes', ru: 'да' }

const say = (language: Lang, task: string, text: string, before?: TutorTurn): TutorTurn =>
  takeTurn({ text, interfaceLanguage: language, state: before?.state ?? startSession(), seed: task, now: 0 })

/** Says yes to the tutor's reading, then answers. */
export function answered(language: Lang, task: string, value: string): TutorTurn {
  const told = say(language, task, task)
  return say(language, task, value, say(language, task, yes[language], told))
}

/** Each task is told back, its right answer confirmed and a usual wrong one not. */
export function testRead(tasks: readonly (readonly [Lang, task: string, right: string, wrong: string])[]): void {
  test.each(tasks)('%s: %s', (language, task, right, wrong) => {
    expect(answered(language, task, right).content.verdict).toBe('correct')
    expect(answered(language, task, wrong).content.verdict).not.toBe('correct')
  })
}

/** Each task looks like one that is read, and is left alone or read as what it is. */
export function testNotMisread(tasks: readonly (readonly [Lang, task: string, not: number | string])[]): void {
  test.each(tasks)('is not misread, %s: %s', (language, task, not) => {
    const reading = readKind(task, language)
    expect(reading && Number(reading.answer.n) / Number(reading.answer.d)).not.toBe(Number(not))
  })
}

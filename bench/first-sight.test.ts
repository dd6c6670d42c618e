import { expect, test } from 'vitest'
import { dialogueDates, readDialogues, readJudgedDialogues } from './dialogues.ts'
import { itemsToJudge, judgedKinds, keptRuns, labels, languages, readJudged, readSet } from './first-sight-sets.ts'
import { shown } from './statistics.ts'

test('every reply that is chosen to be judged has one label, and a reason where it is not good', () => {
  for (const { run, figures, isJudged } of keptRuns()) {
    if (!isJudged) continue
    for (const language of languages) {
      for (const kind of judgedKinds) {
        const judged = readJudged(run, language, kind)
        const items = judged.map(({ item }) => item)
        expect(new Set(items).size).toBe(items.length)
        expect(items).toEqual(expect.arrayContaining(itemsToJudge(figures.set, language, kind)))
        expect(Math.max(...items)).toBeLessThan(readSet(figures.set, language, kind).length)
        for (const { label, why } of judged) {
          expect(labels).toContain(label)
          if (label !== 'good') expect(why).not.toBe('')
        }
      }
    }
  }
})

test('the judge of the dialogues names replies that are there', () => {
  for (const language of languages) {
    for (const date of dialogueDates(language)) {
      const dialogues = readDialogues(date, language)
      for (const name of readJudgedDialogues(date, language).worst) {
        const [dialogue = '', turn] = name.split('.')
        expect(dialogues.get(dialogue)?.[Number(turn) - 1]?.tutor).toMatch(/\S/)
      }
    }
  }
})

test('a share is shown with the interval of Wilson', () => {
  expect(shown({ part: 0, whole: 60 })).toBe('0 % [0, 6] (0 of 60)')
  expect(shown({ part: 15, whole: 40 })).toBe('38 % [24, 53] (15 of 40)')
})

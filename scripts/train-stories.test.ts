import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rankReadings } from '../packages/tutor/src/frames/ranked.ts'
import { equals } from '../packages/tutor/src/math/rational.ts'
import { dataOf, fingerprint, isHeldOut, languages, readExamples, valueOfExpression } from './train-stories.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const weightsOf = (language: string) => `${root}packages/tutor/src/language/${language}/word-problems.json`

describe.each(languages)('%s', (language) => {
  const examples = dataOf(language).flatMap((path) => readExamples(readFileSync(root + path, 'utf8')))

  test('the weights were made from the stories and features of this commit', () => {
    const stored = JSON.parse(readFileSync(weightsOf(language), 'utf8')) as { data: string }
    // After a change of either run: node scripts/train-stories.ts
    expect(stored.data).toBe(fingerprint())
  })

  test('the weights stay below 400 KB', () => {
    expect(statSync(weightsOf(language)).size).toBeLessThan(400 * 1024)
  })

  test('every expression of the data comes to its answer, and no story is there twice', () => {
    const wrong = examples.filter(({ expression, answer }) => {
      const value = expression === null ? null : valueOfExpression(expression)
      return expression !== null && !(value && answer && equals(value, answer))
    })
    expect(wrong).toEqual([])
    expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length)
  })

  test('stories that were never trained on: what is claimed with certainty is right', () => {
    const held = examples.filter(({ text }) => isHeldOut(text))
    const read = held.map(({ text, answer }) => {
      const [best] = rankReadings(text, language)
      return { text, best, isRight: best !== undefined && answer !== null && equals(best.value, answer) }
    })
    const sure = read.filter(({ best }) => best !== undefined && best.probability >= 0.9)
    const wrong = sure.filter(({ isRight }) => !isRight)
    expect(sure.length / held.length).toBeGreaterThan(0.05)
    expect(wrong.length / sure.length).toBeLessThan(0.1)
    expect(read.filter(({ isRight }) => isRight).length / held.length).toBeGreaterThan(0.4)
  })
})

import { describe, expect, test } from 'vitest'
import { twinModels } from '../curriculum/twin-models.ts'
import { hearAnswer } from '../language/hear.ts'
import type { Expr } from '../math/ast.ts'
import { parseExpression } from '../math/parse.ts'
import { solve } from '../math/solve.ts'
import { rules, type Step } from '../math/steps.ts'
import { readTask } from '../math/task-reading.ts'
import { answersIn, resolveNotes } from './asked.ts'
import { expectsOr } from './expects.ts'
import { measure } from './measure.ts'
import { type MisconceptionId, remedies } from './misconception-list.ts'
import { en } from './texts/en.ts'
import { ru } from './texts/ru.ts'
import type { RuleTexts } from './texts/texts.ts'

const languages = { en, ru } as const

const stepsOf = (text: string): readonly Step[] => {
  const told = readTask(text, 'en')
  const solved = told && solve(told.task)
  return solved && 'solution' in solved ? solved.solution.steps : []
}
/** The facts of every rule in the worked examples; a rule may occur with several sets of facts. */
const factsOf = new Map<string, Step['facts'][]>()
for (const { rule, facts } of Object.values(twinModels).flat().flatMap(stepsOf))
  factsOf.set(rule, [...(factsOf.get(rule) ?? []), facts])

const noteIn = (text: string) => /\[\[(.*)\]\]/.exec(text)?.[1] ?? null
const questionsOf = ({ nudge, bigger, biggerOther }: RuleTexts) => [...nudge, ...bigger, ...(biggerOther ?? [])]
const partsOf = (text: string) => noteIn(text)?.split(' // ') ?? []
/** Drops the notes that contain words, because only these differ between the languages. */
const inNoLanguage = (text: string) => partsOf(text).filter((part) => !/^(?:say|not) /.test(part))
const textsOf = (texts: typeof en) => [
  ...Object.values(texts.rules).flatMap(questionsOf),
  ...Object.values(texts.misconceptions).map(({ question }) => question),
  ...Object.values(texts.moves).flat(),
]

const factNames = [...new Set([...factsOf.values()].flat().flatMap((facts) => Object.keys(facts)))]
const one: Expr = parseExpression('1')
const asOnes = Object.fromEntries(factNames.map((name) => [name, one]))

describe.each(['en', 'ru'] as const)('what answers the questions in %s', (language) => {
  const texts = languages[language]

  test('stands at the end of a question, where every part of it can be read', () => {
    for (const text of textsOf(texts)) {
      if (!text.includes('[[')) continue
      expect(text, text).toMatch(/\? \[\[[^\]]+\]\]$/)
      expect(answersIn(resolveNotes(text, asOnes)), text).toHaveLength(partsOf(text).length)
    }
  })

  test('names only facts that the step has', () => {
    for (const rule of rules) {
      for (const facts of factsOf.get(rule) ?? []) {
        for (const text of questionsOf(texts.rules[rule])) {
          const answers = answersIn(resolveNotes(text, facts)) ?? []
          // If a fact is missing, the answer that needs it disappears.
          expect(answers, `${rule}: ${text}`).toHaveLength(partsOf(text).length)
          expect(expectsOr({ by: 'nudge', question: text, answers })?.answers, text).toEqual(answers)
        }
      }
    }
  })
})

test('both languages ask for the same', () => {
  for (const rule of rules) {
    const asked = [en, ru].map((texts) => questionsOf(texts.rules[rule]).map(inNoLanguage))
    expect(asked[0], rule).toEqual(asked[1])
  }
  for (const id of Object.keys(remedies) as MisconceptionId[]) {
    expect(inNoLanguage(en.misconceptions[id].question), id).toEqual(inNoLanguage(ru.misconceptions[id].question))
  }
})

const verdict = (note: string, said: string, language: 'en' | 'ru' = 'en') =>
  measure(answersIn(`? [[${note}]]`) ?? [], hearAnswer(said, language), said, language)

test.each([
  ['= 6; -5', '6', 'part'],
  ['= 6; -5', '5', 'wrong'],
  ['= 6; -5', 'product 6 and sum -5', 'right'],
  ['multiple 6', '6', 'right'],
  ['multiple 6', '12', 'right'],
  ['multiple 6', '5', 'wrong'],
  ['multiple 6', '0', 'wrong'],
  ['multiple 6', 'x', null],
  ['divisor 12', '3', 'right'],
  ['divisor 12', '12', 'right'],
  ['divisor 12', '5', 'wrong'],
  ['divisor 12', '1', 'wrong'],
  ['divisor -1', '-1', 'right'],
  ['divisor 3*x', '3x', 'right'],
  ['divisor 3*x', '3', 'part'],
  ['divisor 3*x', '5', null],
  ['say plus // not minus', 'plus', 'right'],
  ['say plus // not minus', 'its minus', 'wrong'],
  ['say plus // not minus', 'hmm', null],
  ['say every, all', 'not every one', null],
  ['say all', 'finally', null],
  ['say no root', 'there are no roots', 'right'],
  ['do divide 5', 'divide by 5', 'right'],
  ['do divide 5', 'divide', 'right'],
  ['do divide 5', 'divide by 3', null],
] as const)('[[%s]] "%s" is %s', (note, said, wanted) => {
  expect(verdict(note, said)).toBe(wanted)
})

test.each([
  ['say кажд, все', 'на каждый', 'right'],
  ['say кажд, все', 'на все', 'right'],
  ['say перев // not остаётся', 'остаётся', 'wrong'],
  ['say меня // not не меня', 'не меняется', 'wrong'],
  ['= 0 // say нет', 'их нет', 'right'],
] as const)('[[%s]] «%s» is %s', (note, said, wanted) => {
  expect(verdict(note, said, 'ru')).toBe(wanted)
})

import { describe, expect, test } from 'vitest'
import { chanceFrom } from './curriculum/chance.ts'
import { operationOf, twinOf } from './curriculum/practice.ts'
import { twinModels } from './curriculum/twin-models.ts'
import { startSession, type TutorTurn, takeTurn } from './index.ts'
import { latexOfStatement } from './math/latex.ts'
import { solve } from './math/solve.ts'
import { families } from './math/steps.ts'
import { readTask } from './math/task-reading.ts'
import { writeStatement } from './math/written.ts'

/** Families without a model: their tasks are word problems, or formulas of physics and chemistry. */
const withoutModels = ['formula', 'story']

const tasks = Object.entries(twinModels).flatMap(([family, list]) => list.map((text) => [family, text] as const))
const firstOfEach = Object.entries(twinModels).map(([family, [text]], index) => [family, text!, index] as const)

const solved = (text: string) => {
  const told = readTask(text, 'en')
  const result = told && solve(told.task)
  if (!told || !result || !('solution' in result)) throw new Error(`not solved: ${text}`)
  return { task: told.task, solution: result.solution }
}

describe('every family', () => {
  test('has worked examples, of that family', () => {
    expect(families.filter((family) => !(family in twinModels) && !withoutModels.includes(family))).toEqual([])
    for (const [family, text] of tasks) expect(solved(text).solution.family, text).toBe(family)
  })

  test('a twin does not show the answer of its original as one of its own numbers', () => {
    const tasks = [
      ['7x - 9 = 4x + 27', /(?<!\d)12(?!\d)/],
      ['5 * 7 - 14', /(?<!\d)21(?!\d)/],
    ] as const
    for (const [text, answer] of tasks) {
      const { task } = readTask(text, 'en')!
      for (let seed = 0; seed < 60; seed++) {
        const twin = twinOf(task, chanceFrom(`${seed}`))!
        const lines = [twin.statement, ...twin.solution.steps.map((step) => step.after)]
        expect(lines.map(writeStatement).join('; ')).not.toMatch(answer)
      }
    }
  })

  test('has a twin for its tasks that is another task with another answer', () => {
    for (const [, text] of tasks) {
      const { task, solution } = solved(text)
      const twin = twinOf(task, chanceFrom(text))
      expect(twin, text).not.toBeNull()
      expect(writeStatement(twin!.statement), text).not.toBe(writeStatement(task))
      expect(writeStatement(twin!.solution.answer), text).not.toBe(writeStatement(solution.answer))
      expect(twin!.solution.family, text).toBe(solution.family)
      expect(operationOf(twin!.statement), text).toBe(operationOf(task))
    }
  })

  test.each(firstOfEach)(
    '%s: the ladder ends, never repeats itself and keeps the answer to the end (%s)',
    (_, text, index) => {
      const language = index % 2 === 0 ? 'en' : 'ru'
      const { solution } = solved(text)
      const answer = latexOfStatement(solution.answer, language)
      let state = startSession()
      const say = (message: string): TutorTurn => {
        const turn = takeTurn({ text: message, interfaceLanguage: language, state, seed: text, now: 0 })
        expect(turn.fault).toBeUndefined()
        const shown = [turn.text, ...(turn.content.ladder?.rungs.map((rung) => rung.text ?? '') ?? [])].join('\n')
        expect(shown, message).not.toMatch(/(?<![\\\w}^_])\{[a-zA-Z]+\}|undefined|NaN/)
        state = turn.state
        return turn
      }
      const first = say(text)
      expect(first.move).toMatch(/^(?:orient|worked\.open)$/)
      const texts = [first.text]
      const lineOf = (turn: TutorTurn) => (turn.content.work?.steps ?? []).flatMap((step) => step.latex ?? []).at(-1)
      for (let count = 0; count < 60; count++) {
        const before = state.problem?.line
        const turn = say(language === 'en' ? 'hint' : 'подсказка')
        texts.push(turn.text)
        expect(new Set(texts).size, texts.join('\n---\n')).toBe(texts.length)
        if (turn.content.problem?.solved) {
          expect(turn.text).toContain(language === 'en' ? '**Answer:**' : '**Ответ:**')
          return
        }
        // A step may end with the answer only if the student asked for this step.
        const isStep = state.problem?.line !== before || lineOf(turn) === answer
        if (!isStep) expect(turn.text.split('$').filter((__, place) => place % 2 === 1)).not.toContain(answer)
      }
      throw new Error(`the ladder of ${text} does not end`)
    },
  )
})

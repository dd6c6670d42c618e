import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../packages/tutor/src/index.ts'
import { sampled } from './sample.ts'

/**
 * Answers as students write them (`stories/answers.txt`: `language task :: answer :: verdict`). `ok` ends the problem,
 * `no` is wrong, `part` is right and not all, `but` is right with a reservation, `step` is right and on the way.
 */
const answers = readFileSync(new URL('./stories/answers.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => /^(en|ru) (.+) :: (.+) :: (ok|no|part|but|step)$/.exec(line)!.slice(1) as ['en' | 'ru', ...string[]])

test('an answer is judged by what it says, however it is written [P02]', () => {
  expect(answers.length).toBeGreaterThan(190)
  const misjudged = sampled(answers, 2).flatMap(([language, task, answer, expected]) => {
    const say = (text: string, state: unknown) =>
      takeTurn({ text, interfaceLanguage: language, state: state as never, seed: task!, now: 0 })
    const { content } = say(answer!, say(task!, startSession()).state)
    const isSolved = content.problem?.solved === true
    const verdict = content.verdict ?? 'none'
    const isAsExpected = {
      ok: verdict === 'correct' && isSolved,
      no: verdict === 'incorrect',
      part: ['correct', 'correct-but'].includes(verdict) && !isSolved,
      but: verdict === 'correct-but' && !isSolved,
      step: ['correct', 'correct-but'].includes(verdict) && !isSolved,
    }[expected!]
    return isAsExpected ? [] : [`${task} <- ${answer}: ${verdict}${isSolved ? ', solved' : ''}, not ${expected}`]
  })
  expect(misjudged).toEqual([])
})

import { expect, test } from 'vitest'
import type { Language } from '../math/latex.ts'
import { lastReply } from '../testing/last-reply.ts'

const last = lastReply('minus')

const wrong: readonly (readonly [Language, string, string])[] = [
  ['en', 'Solve 2x = 6', 'so -3'],
  ['en', 'Solve 2x = 6', 'oh wait, -3'],
  ['en', 'Solve 2x = 6', 'the answer is -3'],
  ['en', 'log2(x - 1) + log2(x + 1) = 3', '-3; 3'],
  ['en', 'log2(x - 1) + log2(x + 1) = 3', 'x^2 - 1 = 8, x^2 = 9, x = ±3. Answer: -3; 3'],
  ['en', 'sqrt(x + 2) = x', '-2 and 2'],
  ['ru', 'Реши 2x = 6', 'ну -3'],
  ['ru', 'Реши -2x = 6', 'так, -x = -3'],
  ['ru', 'Реши 2x = 6', 'ой нет, -3'],
  ['ru', 'Реши 2x = 6', 'значит -3'],
  ['ru', 'log₂(x−1)+log₂(x+1)=3', '-3 и 3'],
  ['ru', 'log₂(x−1)+log₂(x+1)=3', 'x^2-1=8, x^2=9 x=±3. Ответ: -3;3'],
]

test.each(wrong)('%s: %s, "%s": the minus is no dash', (language, task, answer) => {
  const { content } = last(language, task, answer)
  expect(content.verdict).toBe('incorrect')
})

test.each([
  ['en', 'Solve 2x = 6', 'so - 3'],
  ['ru', 'log₂(x−1)+log₂(x+1)=3', 'x=±3, но -3 не подходит, ответ 3'],
] as const)('%s: %s, "%s": a dash is no minus', (language, task, answer) => {
  expect(last(language, task, answer).content.verdict).toBe('correct')
})

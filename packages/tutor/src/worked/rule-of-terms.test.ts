import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('rule-of-terms')

test.each([
  ['en', 'a(n)=a(n-1)+4, a1=9 find a10', '45'],
  ['en', 'a_n = a_{n-1} - 2, a_1 = 20. find a_6', '10'],
  ['en', 'u(n+1)=2u(n), u1=3 find u5', '48'],
  ['ru', 'последовательность задана a1=3, a(n+1)=2a(n). найти a4', '24'],
  ['en', 'nth term is n^2+1 find the 6th term', '37'],
  ['en', 'nth term 5n-2, which term is 98', '20'],
  ['ru', 'последовательность задана формулой аn=2n^2-1 найти а5', '49'],
  ['ru', 'формула n-го члена 4n-3, какой член равен 45', '12'],
] as const)('the rule of a sequence is read, and its term is accepted: %s %s', (language, task, answer) => {
  expect(reply(language, task).move).toBe('worked.open')
  expect(reply(language, task, answer).content.verdict).toBe('correct')
})

test('the own result of the first question is judged and the second one stays', () => {
  const { move, text } = reply(
    'en',
    'q3. the nth term is 3n+2 work out the 12th term. is it 38 ? also q4 which term is 50 ???',
  )
  expect(move).toBe('worked.right.more')
  expect(text).toMatch(/38.*50.*\?/)
})

test('a term taken for its place is asked about', () => {
  expect(reply('en', 'nth term 5n-2, which term is 98', '488').move).toBe('worked.slip.rule-of-terms')
  expect(reply('ru', 'a_n = 5n - 4, найдите 7-й член у меня 26').move).toBe('worked.slip.rule-of-terms')
})

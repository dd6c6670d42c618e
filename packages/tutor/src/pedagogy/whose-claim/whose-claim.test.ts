import { expect, test } from 'vitest'
import type { Language } from '../../math/latex.ts'
import { lastReply } from '../../testing/last-reply.ts'

const last = lastReply('whose')

type Row = readonly [language: Language, task: string, said: string]

test.each<Row>([
  ['en', '5x - 7 = 8', 'x = 8 oh wait no, x = 3'],
  ['en', '5x - 7 = 8', 'first I had x = 8 but then i checked and it is x = 3'],
  ['ru', '-3x > 12', 'x > -4 ой стоп, не, x < -4'],
  ['en', '5x - 7 = 8', 'x = 3. my friend got x = 4 though'],
  ['ru', '5x - 7 = 8', 'ответ — 3'],
  ['ru', 'x^2-5x+6=0. Если корней несколько, запишите меньший', 'x = 2'],
])('%s: %s, "%s" is right', (language, task, said) => {
  expect(last(language, task, said).content.verdict).toBe('correct')
})

test.each<Row>([
  ['en', '5x - 7 = 8', 'x = 3 oh wait no, x = 8'],
  ['en', '√(x+6) = x', 'x = -2. my mate got x = 3 tho'],
  ['en', 'x^2 - 7x + 12 = 0', '(x - 3)(x - 4) = 0\n-3; -4'],
  ['ru', 'log_2(x-1) + log_2(x+1) = 3', 'x^2 - 1 = 8\nx = ±3'],
])('%s: %s, "%s" is wrong', (language, task, said) => {
  expect(last(language, task, said).content.verdict).toBe('incorrect')
})

test.each<readonly [...Row, string]>([
  ['ru', '-3x > 12', 'а в ответах x<-4, опечатка наверн', 'whose.others'],
  ['en', '5x - 7 = 8', "it can't be x = 3", 'whose.denied.right'],
  ['en', '5x - 7 = 8', 'is it x = 3 or x = 5?', 'verdict.which-of-two'],
  ['ru', 'x^2-5x+6=0. Если корней несколько, запишите меньший', 'x = 3', 'right.root'],
  [
    'ru',
    'В равнобедренном треугольнике угол при вершине 40°. Найдите угол при основании.',
    'сумма углов 180, отнимаю 40, остаётся 140 это и есть угол при основании',
    'covers.not-yet',
  ],
  ['en', 'Calculate the pH of 0.01 mol/L HCl', 'log 0.01 = -2 so pH = -2', 'covers.calculation'],
  ['en', 'Differentiate 3x^4 - 2/x', '12x^3 and the second bit i dont know', 'work.terms-so-far'],
])('%s: %s, "%s" ends no task: %s', (language, task, said, move) => {
  const reply = last(language, task, said)
  expect(reply.move).toBe(move)
  expect(reply.state.problem?.solved ?? false).toBe(false)
})

test('a second task of the first message waits and is no answer', () => {
  const { move, state } = last('en', '5x - 7 = 8 and also 2^3 * 2^5')
  expect(move).toBe('orient')
  expect(state.queue).toEqual(['2^3 * 2^5'])
})

import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'
import { inStandardForm } from './standard-form.ts'

const reply = lastReply('standard-form')

test.each([
  ['en', 'sin(3x)/x limit as x->0', 'lim x->0 sin(3x)/x'],
  ['en', 'lim (1-cos x)/x as x approaches 0', 'lim x->0 (1-cos x)/x'],
  ['en', 'log base 5 of 125', 'log_5(125)'],
  ['ru', 'логарифм 1/8 по основанию 2', 'log_2(1/8)'],
  ['ru', 'дробь 3х+12/х^2-16 сократить', 'дробь (3х+12)/(х^2-16) сократить'],
  ['ru', 'реши пропорцию 3:х=9:12', 'реши пропорцию 3/х = 9/12'],
  ['en', '3/4 = ?/20', '3/4 = x/20'],
  ['en', 'rearrange A = ½bh for b', 'make b the subject of A = (1/2)·b·h'],
  ['ru', 'выразить а из формулы S=at^2/2', 'вырази a из формулы S = a·t^2/2'],
  // Nothing to change: a sum that is no fraction to cancel, an equation, a ratio of amounts, a story.
  ['en', 'simplify 2x+6/x^2-9', 'simplify 2x+6/x^2-9'],
  ['en', 'log base 3 of x^2 = 4', 'log base 3 of x^2 = 4'],
  ['en', 'solve 3x-7=11 for x', 'solve 3x-7=11 for x'],
  ['ru', 'площадь S=12 а ширина 3, вырази длину', 'площадь S=12 а ширина 3, вырази длину'],
] as const)('%s: %s', (language, typed, written) => {
  expect(inStandardForm(typed, language)).toBe(written)
})

test.each([
  ['en', ['int from 0 to 3 of (2x+1) dx = [x^2 + x] = 9+3 = 12 correct??'], 'correct'],
  ['en', ['log base 2 of 1/16', '-4'], 'correct'],
  ['ru', ['12/18 = ?/3', '2'], 'correct'],
  ['en', ['make h the subject of V = πr²h. is it h = V/πr²'], 'correct'],
  ['ru', ['из формулы P=2(a+b) выразить b у меня b = P/2 - a'], 'correct'],
  ['ru', ['дробь 2х+10/х^2-25 сократить', '2/(х-5)'], 'correct'],
  ['en', ['5x+2=17, 3x-4=8, 2(x+1)=12 my answers are 3, 4, 5'], 'correct'],
] as const)('the work on it is judged: %s %j', (language, messages, verdict) => {
  expect(reply(language, ...messages).content.verdict).toBe(verdict)
})

test.each([
  ['ru', 'Заполни: 3 кг 50 г = ___ г;  2 ч 15 мин = ___ мин; 0,7 м = ___ см', /3 кг 50 г[\s\S]*2 ч 15 мин[\s\S]*0,7 м/],
  ['ru', '15/20 = ?/4 , 12 это сколько процентов от 48, найди 3/5 от 25', /\{x\}\{4\}[\s\S]*12 это[\s\S]*3\/5 от 25/],
] as const)('several tasks without marks are a list: %s %s', (language, text, all) => {
  const { move, text: said } = reply(language, text)
  expect(move).toBe('orient')
  expect(said).toMatch(all)
})

test.each([
  ['en', 'teacher said 0.999... = 1 and everybody laughed. prove it', /third/],
  ['ru', 'докажи что 0,(9)=1', /трет/],
  ['en', 'why is √16 just 4 but x^2=16 has two answers', /agreed/],
  ['ru', 'чем отличается √25 от решения х²=25', /договорились/],
  ['en', 'my mom says you are smart so what is 1/0', /divide by zero/],
  ['ru', 'мама сказала что ты умный реши тогда 5/0', /На ноль делить нельзя/],
  ['en', 'y=mx+c', /slope/],
] as const)('a question about an idea in signs is answered as one: %s %s', (language, text, told) => {
  const { move, text: said } = reply(language, text)
  expect(move).toMatch(/^card/)
  expect(said).toMatch(told)
})

test.each([
  ['en', 'quiz me on times tables 6 7 8', /6, 7, 8.*6 \\cdot 7/],
  ['ru', 'погоняй меня по таблице умножения на 9', /9 \\cdot 7/],
] as const)('the times tables that are named are asked: %s %s', (language, text, told) => {
  const { move, text: said } = reply(language, text)
  expect(move).toBe('times-tables')
  expect(said).toMatch(told)
})

test.each([
  ['en', 'hi its me again lets continue yesterdays problem', 'first.yesterday'],
  ['ru', 'привет это снова я, давай дальше вчерашнюю', 'first.yesterday'],
  ['en', 'can u do science too', 'first.science'],
] as const)('talk without a task is answered as what it is: %s %s', (language, text, move) => {
  expect(reply(language, text).move).toBe(move)
})

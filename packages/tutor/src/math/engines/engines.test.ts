import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Statement } from '../ast.ts'
import { binary, equation, expression, name, number, request, rootsOf } from '../ast.ts'
import { rational } from '../rational.ts'
import { readMessage } from '../reading.ts'
import { solve } from '../solve.ts'
import { rootsIn } from '../steps.ts'
import { readTask } from '../task-reading.ts'
import { sameValue } from '../verify.ts'
import { writeStatement } from '../written.ts'
import { askEngines, engineKindFor } from './ask.ts'
import { type Engine, type Engines, enginesOf } from './engine.ts'
import { loadEngines } from './load.ts'

const SEED = 20261121

let algebra: Engines
let numbers: Engines
beforeAll(async () => {
  algebra = await loadEngines('algebra')
  numbers = await loadEngines('numbers')
})

function taskOf(text: string): Statement {
  const told = readTask(text, 'en')?.task
  if (told?.kind === 'request') return told
  const line = readMessage(text, 'en').lines.find((each) => 'statement' in each)
  if (!line || !('statement' in line)) throw new Error(`not read: ${text}`)
  return line.statement
}

const answerOf = (engines: Engines, text: string) => askEngines(engines, taskOf(text))?.answer ?? null
const only = (engine: Engine) => enginesOf('algebra', [engine])
/** An engine that gives the same answer to every question. */
const saying = (answer: Statement | null) => only({ name: 'nerdamer', answer: () => answer })
const roots = (...values: number[]) =>
  rootsOf(
    'x',
    values.map((value) => number(value)),
  )

describe('what our own solver declines', () => {
  test.each([
    'integrate 1/(x^2-1)',
    'integrate e^x*sin(x)',
    'integrate (x+1)/(x^2-5x+6)',
    'integrate 1/sqrt(1-x^2)',
    'integrate cos(x)^3',
    'integrate sin(3x)*cos(x)',
    'integrate arctan(x)',
    'limit of (1+1/x)^x as x -> ∞',
    'log_2(2^x - 1) = x - 1',
  ])('%s: an engine answers and the judge agrees', (text) => {
    const task = taskOf(text)
    expect('decline' in solve(task)).toBe(true)
    const found = askEngines(algebra, task)
    expect(found?.steps).toEqual([{ rule: 'found', before: task, after: found?.answer, facts: {} }])
  })

  test('nobody knows everything: a decline stays a decline', () => {
    expect(answerOf(algebra, 'x^3 - x - 1 = 0')).toBeNull()
    expect(answerOf(algebra, 'x + sin(x) = 2')).toBeNull()
  })
})

describe('the engines and our own solver agree', () => {
  const root = fc.integer({ min: -6, max: 6 })
  test('on polynomial equations made from their roots', () => {
    fc.assert(
      fc.property(fc.uniqueArray(root, { minLength: 1, maxLength: 3 }), (values) => {
        const product = values.map((value) => binary('subtract', name('x'), number(value)) as never)
        const task = equation(
          product.reduce((all, each) => binary('multiply', all, each) as never),
          number(0),
        )
        for (const engine of algebra.inOrder) {
          const found = askEngines(only(engine), task)
          expect(found, engine.name).not.toBeNull()
          const values_ = rootsIn(found!.answer)
          expect(values_).toHaveLength(values.length)
          for (const value of values)
            expect(values_.some((each) => sameValue(each, number(value)) === 'verified')).toBe(true)
        }
      }),
      { seed: SEED, numRuns: 25 },
    )
  })

  test('on derivatives and factors', () => {
    const coefficient = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(coefficient, root, root, (a, b, c) => {
        const text = `${a}x^2 + ${b}x + ${c}`.replaceAll('+ -', '- ')
        const own = solve(taskOf(`derivative of ${text}`))
        const found = answerOf(algebra, `derivative of ${text}`)
        const [first, second] = ['solution' in own ? own.solution.answer : null, found]
        if (first?.kind !== 'expression' || second?.kind !== 'expression') throw new Error(text)
        expect(sameValue(first.value, second.value)).toBe('verified')
      }),
      { seed: SEED, numRuns: 25 },
    )
  })

  test.each([
    ['factor x^4 + 4', 'x^4 + 4'],
    ['factor x^6 - 1', 'x^6 - 1'],
    ['factor 6x^2 + 7x - 3', '6x^2 + 7x - 3'],
  ])('%s', (text, plain) => {
    const found = answerOf(algebra, text)
    const value = taskOf(plain)
    if (found?.kind !== 'expression' || value.kind !== 'expression') throw new Error(text)
    expect(sameValue(found.value, value.value)).toBe('verified')
  })

  test('on systems', () => {
    expect(answerOf(algebra, 'x^2 + y^2 = 25; x - y = 1')?.kind).toBe('tuples')
    expect(writeStatement(answerOf(numbers, '2x + 3y = 7; 4x - y = 0')!)).toBe('tuples|x,y|(1/2)|2')
  })

  test('on numbers and statistics, exactly', () => {
    const told = (text: string) => writeStatement(answerOf(numbers, text)!)
    expect(told('1/2 + 1/3 * 4')).toBe('expression|(11/6)')
    expect(told('mean of 2, 3, 8')).toBe('expression|(13/3)')
    expect(told('median of 9, 2, 5, 4')).toBe('expression|(9/2)')
    expect(told('variance of 1, 2, 3')).toBe('expression|(2/3)')
  })
})

describe('no engine is believed', () => {
  const quadratic = taskOf('x^2 - 5x + 6 = 0')
  test.each<[string, Statement, Statement]>([
    ['a root too few', quadratic, roots(2)],
    ['a root too many', quadratic, roots(2, 3, 4)],
    ['a wrong sign', quadratic, roots(-2, -3)],
    ['a pole as a root', taskOf('x/(x-2) = 2/(x-2)'), roots(2)],
    ['a root outside the domain', taskOf('sqrt(2x+3) = x'), roots(-1, 3)],
    ['a logarithm of a negative number', taskOf('log_2(x) + log_2(x-2) = 3'), roots(-2, 4)],
    ['a decimal fraction for a logarithm', taskOf('2^x = 5'), rootsOf('x', [number(rational(61806106, 26618441))])],
    [
      'a fraction near a root',
      taskOf('x^2 = 2'),
      rootsOf('x', [number(rational(-1393, 985)), number(rational(1393, 985))]),
    ],
    ['a sum called factored', taskOf('factor x^2 - 5x + 6'), taskOf('x^2 - 5x + 6')],
    ['other factors', taskOf('factor x^2 - 5x + 6'), taskOf('(x-1)(x-6)')],
    ['brackets called expanded', taskOf('expand (x-2)(x-3)'), taskOf('(x-2)(x-3)')],
    ['longer called simpler', taskOf('simplify 2x + 3x'), taskOf('2x + 3x + 0')],
    ['another value', taskOf('simplify (x^2 - 1)/(x - 1)'), taskOf('x - 1')],
    ['a wrong integral', taskOf('integrate x*sin(x)'), taskOf('x*cos(x)')],
    ['a wrong limit', taskOf('limit of sin(x)/x as x -> 0'), expression(number(0))],
    [
      'a pair too few',
      taskOf('x + y = 5; xy = 6'),
      { kind: 'tuples', names: ['x', 'y'], rows: [[number(2), number(3)]] },
    ],
    ['a letter of its own', quadratic, rootsOf('x', [name('t')])],
  ])('%s is refused', (_what, task, answer) => {
    expect(askEngines(saying(answer), task)).toBeNull()
  })

  test('the right answer from the same mouth is taken', () => {
    expect(askEngines(saying(roots(2, 3)), quadratic)).not.toBeNull()
    expect(askEngines(saying(taskOf('(x-2)(x-3)')), taskOf('factor x^2 - 5x + 6'))).not.toBeNull()
  })

  test('one that throws is one that declines, and the next is asked', () => {
    const broken: Engine = {
      name: 'compute-engine',
      answer: () => {
        throw new Error('out of memory')
      },
    }
    const sound: Engine = { name: 'nerdamer', answer: () => roots(3, 2) }
    expect(askEngines(enginesOf('algebra', [broken, sound]), quadratic)).not.toBeNull()
  })
})

describe('what an engine is given', () => {
  test('never the letters of the student: i and e are unknowns like any other', () => {
    for (const letter of ['i', 'e', 'd', 'N']) {
      const square = binary('power', name(letter), number(2))
      const found = askEngines(algebra, equation(square, number(9)))
      expect(found && rootsIn(found.answer)).toHaveLength(2)
      expect(found?.unknown).toBe(letter)
      expect(writeStatement(found!.answer)).toContain(`cases|${letter}|`)
    }
  })

  test('nothing beyond the caps', () => {
    const answer = vi.fn(() => null)
    const engines = only({ name: 'nerdamer', answer })
    const sum = ['a', 'b', 'c', 'k', 'm', 'p', 'q'].map(name).reduce((all, each) => binary('add', all, each))
    let deep = name('x')
    for (let level = 0; level < 41; level++) deep = { kind: 'negate', of: deep }
    const long = Array.from({ length: 120 }, (_, index) => number(index)).reduce<ReturnType<typeof name>>(
      (all, each) => binary('add', all, each),
      name('x'),
    )
    for (const value of [sum, deep, long]) expect(askEngines(engines, expression(value))).toBeNull()
    expect(answer).not.toHaveBeenCalled()
  })

  test('nothing twice, of the last 500', () => {
    const answer = vi.fn(() => null)
    const engines = only({ name: 'nerdamer', answer })
    const task = (index: number) => equation(binary('power', name('x'), number(3)), number(index))
    askEngines(engines, task(0))
    askEngines(engines, task(0))
    expect(answer).toHaveBeenCalledTimes(1)
    for (let index = 1; index <= 500; index++) askEngines(engines, task(index))
    askEngines(engines, task(0))
    expect(answer).toHaveBeenCalledTimes(502)
  })
})

test('numbers go to the engine of numbers, the rest to algebra', () => {
  expect(engineKindFor(taskOf('1/2 + 1/3'))).toBe('numbers')
  expect(engineKindFor(taskOf('mean of 1, 2'))).toBe('numbers')
  expect(engineKindFor(taskOf('x + y = 1; x - y = 2'))).toBe('numbers')
  expect(engineKindFor(taskOf('xy = 1; x - y = 2'))).toBe('algebra')
  expect(engineKindFor(request('factor', expression(name('x'))))).toBe('algebra')
})

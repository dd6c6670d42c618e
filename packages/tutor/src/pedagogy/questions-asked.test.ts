import type { Intent } from '@lumi/contracts/chat'
import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

const hint = { kind: 'hint' } as const

function conversation(interfaceLanguage: 'en' | 'ru') {
  let state = startSession()
  return (text: string, intent?: Intent): TutorTurn => {
    const turn = takeTurn({ text, ...(intent && { intent }), interfaceLanguage, state, seed: 's', now: 0 })
    expect(turn.fault).toBeUndefined()
    state = turn.state
    return turn
  }
}

describe('the next message is measured against the question just asked', () => {
  test('a right number to a side question is no wrong root, and a wrong one is asked about again', () => {
    const say = conversation('en')
    say('3(x-2)=10-2x')
    const wrong = say('3x-2=10-2x')
    expect(wrong.text).toContain('What is $3$ times $-2$?')
    const off = say('-5')
    expect(off.move).toBe('aside.wrong')
    expect(off.content.verdict).toBeUndefined()
    const right = say('i think its -6')
    expect(right.move).toBe('aside.right')
    expect(right.content.verdict).toBeUndefined()
  })

  test('pairs and names that were asked for are heard in words', () => {
    const say = conversation('en')
    say('x^2-5x+6=0')
    say('hint', hint)
    expect(say('product 6 and sum -5').move).toBe('aside.right')
    const ru = conversation('ru')
    ru('x^2-5x+6=0')
    ru('подсказка', hint)
    expect(ru('произведение 6, сумма -5').move).toBe('aside.right')
  })

  test.each([
    ['en', '2x+3=11', 'subtract 3 from both sides', 'operation.right'],
    ['en', '3(x-2)+4=10', 'open the brackets', 'operation.right'],
    ['en', '2x+3=11', 'add 5 to both sides', 'operation.detour'],
    ['en', '2x+3=11', 'divide both sides by 2', 'operation.allowed'],
    ['en', '0.4x-1.2=2', 'take away 1.2 on both sides', 'operation.detour'],
    ['en', '0.4x-1.2=2', 'multiply everything by 10', 'operation.allowed'],
    ['ru', 'x/3+2=7', 'разделить обе части на 3', 'operation.detour'],
    ['en', '1/2+1/3', 'find a common denominator', 'operation.right'],
    ['en', '1/2+1/3', '6', 'aside.right'],
    ['ru', '3(x-2)+4=10', 'раскрыть скобки', 'operation.right'],
    ['ru', '2x+3=11', 'перенести 3', 'operation.right'],
    ['ru', 'x^2-5x+6=0', 'через дискриминант', 'operation.way'],
  ] as const)('%s: %s, then "%s": %s', (language, task, said, move) => {
    const say = conversation(language)
    say(task)
    const turn = say(said)
    expect(turn.move, turn.text).toBe(move)
    expect(turn.content.verdict).toBeUndefined()
  })

  test('a number on the way is asked about in the middle of a task, and a tap says what it is', () => {
    const say = conversation('en')
    say('2x+3=11')
    say('subtract 3 from both sides')
    const asked = say('8')
    expect(asked.content.choices).toHaveLength(2)
    const [answer = '', step = ''] = asked.content.choices ?? []
    expect(say(answer).content.verdict).toBe('incorrect')
    const again = conversation('en')
    again('2x+3=11')
    again('subtract 3 from both sides')
    again('8')
    expect(again(step).move).toBe('number.of-step')
  })
})

describe('what a message does', () => {
  test.each([
    ['en', 'what is 20% of 50', 'and 30%?', '30'],
    ['en', '2x+3=11', 'what if it was 5x instead of 2x', '5x + 3 = 11'],
    ['ru', '2x+3=11', 'а если бы было 5x вместо 2x', '5x + 3 = 11'],
    ['ru', 'найди площадь круга радиуса 3', 'а если радиус 6', 'радиуса 6'],
  ] as const)('%s: "%s" with one thing changed by "%s"', (language, task, changed, formula) => {
    const say = conversation(language)
    say(task)
    const turn = say(changed)
    expect(turn.text).toContain(formula)
    // It is a task of its own, and no wrong line of the one before.
    expect([turn.move, turn.content.verdict]).toEqual(['orient', undefined])
    expect(turn.state.parked).not.toBeNull()
  })

  test('a claim about all numbers is tried out: a counter-example, or that it holds', () => {
    const say = conversation('en')
    const broken = say('(a+b)^2=a^2+b^2 right?')
    expect(broken.move).toBe('truth.breaks')
    expect(broken.text).toMatch(/\$25\$.*\$13\$/)
    expect(say('(a+b)^2 = a^2+2ab+b^2, right?').move).toBe('truth.always')
    expect(say('is 0.25 > 0.3 because 25>3?').move).toBe('truth.fails')
  })

  test('a reason that is asked for in the middle of a task is no line of it', () => {
    const say = conversation('en')
    say('5x-7=2x+8')
    const told = say('but WHY do we move the 2x')
    expect(told.content.badge).toBe('lesson')
    expect(say('just tell me i have 2 min').content.verdict).toBeUndefined()
  })

  test('a harder and an easier task', () => {
    const say = conversation('en')
    say('4x-7=13')
    expect(say('can u give me a harder one').move).toBe('practise')
    expect(say('smth easier').move).toBe('practise')
  })

  test('what is not understood is asked about, with things to tap', () => {
    const turn = conversation('en')('the blue one over there')
    expect(turn.move).toBe('ask-back')
    expect(turn.content.choices?.length).toBeGreaterThan(1)
  })
})

import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../../index.ts'
import { readKind } from '../kinds/index.ts'
import { readingsOf } from '../reading.ts'

const answers: readonly (readonly ['en' | 'ru', string, string])[] = [
  ['en', '4 tickets cost $7.25 each. Sara has $40. How much money is left?', '11/1'],
  [
    'en',
    'Emma buys 3 pens at $1.20 each and a notebook for $2.50. She pays with $10. How much change does she get?',
    '39/10',
  ],
  ['en', 'Ben buys 2 sandwiches for $3.50 each and 3 drinks for $1.25 each. How much does he pay?', '43/4'],
  ['en', '3 kg of apples cost $7.50 and 5 kg cost $11.50. How much cheaper is one kg in the big bag?', '1/5'],
  ['en', 'A pack of 6 bottles costs 4.80 dollars. What is the price of one bottle?', '4/5'],
  ['en', 'A tap gives 9 litres a minute. How long does it take to fill a tank of 135 litres?', '15/1'],
  ['en', '50 pupils go in minibuses with 8 seats each. How many minibuses do they need?', '7/1'],
  ['en', '45 cookies are put in bags of 7. How many full bags are there?', '6/1'],
  ['en', 'A worker packs 15 boxes in an hour. How many boxes does he pack in 6 hours?', '90/1'],
  ['en', 'A train goes 240 km in 3 hours. How far does it go in 5 hours?', '400/1'],
  ['ru', '4 билета стоят по 350 рублей. У Саши 2000 рублей. Сколько денег останется?', '600/1'],
  ['ru', 'Упаковка из 6 бутылок стоит 480 рублей. Сколько стоит одна бутылка?', '80/1'],
  ['ru', '50 учеников едут на микроавтобусах, в каждом 8 мест. Сколько нужно микроавтобусов?', '7/1'],
  ['ru', 'На 4 порции нужно 300 г муки. Сколько муки нужно на 10 порций?', '750/1'],
  ['ru', 'У Лизы наклеек в 2 раза больше, чем у Паши. Вместе у них 48 наклеек. Сколько наклеек у Паши?', '16/1'],
  ['en', 'Hay for 6 horses lasts 10 days. How long would the same hay last for 4 horses?', '15/1'],
]

/** Similar words with another meaning. */
const others: readonly (readonly ['en' | 'ru', string])[] = [
  ['en', '6 workers build a wall in 8 days. How many workers build it in 4 days?'],
  ['en', 'Pens cost 2 dollars each. How many apples can she buy with 20 dollars?'],
  ['ru', 'Поезд длиной 200 м проходит мимо столба за 10 с. За сколько секунд он пройдёт мост длиной 400 м?'],
  [
    'ru',
    'Купили книгу за 320 рублей, 3 закладки по 35 рублей и обложку за 50 рублей. Сколько стоят все закладки с обложкой?',
  ],
  ['ru', 'Маме 38 лет, это на 12 лет больше, чем удвоенный возраст дочери. Сколько лет дочери?'],
]

function conversation(language: 'en' | 'ru') {
  let state = startSession()
  return (text: string): TutorTurn => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'rates', now: 0 })
    state = turn.state
    return turn
  }
}

describe('A fixed amount of one thing for each of another', () => {
  test.each(answers)('%s: %s', (language, text, answer) => {
    const [reading, ...more] = readingsOf(text, language)
    expect(reading && `${reading.answer.n}/${reading.answer.d}`).toBe(answer)
    expect(more).toEqual([])
    expect(reading?.restatement).not.toMatch(/[=$\\]/)
  })

  test.each(others)('%s is left alone: %s', (language, text) => {
    expect(readKind(text, language)).toBeNull()
  })

  test('a price that was taken once is asked about; the whole solution is confirmed', () => {
    const say = conversation('en')
    const told = say(answers[1]?.[1] ?? '').text
    expect(told).toContain('1.20 dollars (for each of the pens)')
    expect(told).toContain('10 dollars (what there is to begin with)')
    expect(say('1.20+2.50=3.70').text).toContain('once, or for each one')
    expect(say('10 - 3.70 = 6.30').text).toContain('once, or for each one')
    expect(say('why?').text).toContain('as many times as there are things')
    expect(say('3*1.20=3.60; 3.60+2.50=6.10; 10-6.10=3.90').content.verdict).toBe('correct')
  })

  test('a division with a remainder counts the full groups, and no equation with it is shown', () => {
    const say = conversation('ru')
    say(answers[12]?.[1] ?? '')
    say('да')
    const half = say('50:8=6 ост 2')
    expect(half.content.verdict).toBe('correct')
    expect(half.text).not.toContain('50 : 8 = 6')
    expect(say('почему?').text).toContain('тоже нужно место')
    expect(say('7').content.verdict).toBe('correct')
  })

  test('the last hint shows the division that is rounded', () => {
    const say = conversation('en')
    say('A class of 31 children goes by boat. Each boat takes 6 children. How many boats are needed?')
    say('yes')
    const hints = Array.from({ length: 5 }, () => say('hint').text)
    expect(hints.join('\n')).toContain('31')
    expect(hints.join('\n')).toMatch(/\*\*Answer:\*\* \$6\$ boats/)
  })
})

import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../../index.ts'
import { readKind } from './index.ts'

const answers: readonly (readonly ['en' | 'ru', string, string])[] = [
  ['en', 'A car drove 240 km in 4 hours and then another 150 km in 3 hours. what was the average speed?', '390/7'],
  [
    'en',
    'a train goes 120 miles in 2 hours then 90 miles in 3 hours whats the average speed for the whole trip',
    '42/1',
  ],
  ['ru', 'Поезд прошёл 240 км за 4 часа, а потом ещё 150 км за 3 часа. какая средняя скорость?', '390/7'],
  ['en', 'In triangle DEF, DE = DF. The exterior angle at F is 130 degrees. Find angle D.', '80/1'],
  ['en', 'In triangle PQR the angle P is 40° and angle Q is 75°. What is angle R?', '65/1'],
  ['en', 'Triangle KLM is isosceles with base KL. Angle M is 50 degrees. Find angle K.', '65/1'],
  ['en', 'In triangle ABC, angle A is 35° and angle B is 65°. Find the exterior angle at C.', '100/1'],
  ['ru', 'В треугольнике АВС угол А равен 50°, угол В равен 70°. Найдите угол С.', '60/1'],
  [
    'en',
    'A bag has 4 green and 2 white marbles. Two marbles are drawn without replacement. Find the probability that both are the same colour.',
    '7/15',
  ],
  [
    'en',
    'There are 4 boys and 6 girls in a club. Two of them are chosen at random. What is the probability that both are girls?',
    '1/3',
  ],
  [
    'en',
    'A box contains 3 green and 7 yellow marbles. A marble is drawn and put back, then a second marble is drawn. What is the chance that the two have different colors?',
    '21/50',
  ],
  [
    'en',
    'A box contains 3 green and 7 yellow marbles. Two are drawn without replacement. What is the probability that at least one is green?',
    '8/15',
  ],
  ['ru', 'В коробке 4 белых и 6 чёрных шаров. Наугад достают два шара. Найти вероятность, что оба белые.', '2/15'],
  [
    'en',
    'Two villages are 70 km apart. Tom leaves the first at 8:00 at 10 km/h. Ann leaves the other at 9:00 at 20 km/h towards him. At what time do they meet?',
    '11/1',
  ],
  [
    'en',
    'A truck leaves the depot at 8:00 at 60 km/h. At 9:30 a car leaves the same depot on the same road at 90 km/h. At what time does the car catch up with the truck?',
    '25/2',
  ],
  [
    'ru',
    'Из города в 9:00 выехал велосипедист со скоростью 12 км/ч. В 10:00 за ним по той же дороге выехал мотоциклист со скоростью 36 км/ч. Во сколько мотоциклист догонит велосипедиста?',
    '21/2',
  ],
  [
    'en',
    'A phone costs 400 dollars. The price is raised by 10% and then there is a 10% discount. What is the price now?',
    '396/1',
  ],
  [
    'ru',
    'Куртка стоила 6000 рублей. Цену снизили на 15%, а потом ещё на 10% от новой цены. Сколько теперь стоит куртка?',
    '4590/1',
  ],
  [
    'en',
    'The average score of 4 tests is 80. One test is removed and the average of the others is 85. What was the score of the removed test?',
    '65/1',
  ],
  [
    'ru',
    'Средний рост 6 волейболистов 190 см. Один ушёл, и средний рост остальных стал 188 см. Какой рост у ушедшего?',
    '200/1',
  ],
  [
    'en',
    'Boys and girls are in the ratio 2:7 in a club and there are 20 more girls than boys. How many children are there in total?',
    '36/1',
  ],
  [
    'en',
    'A bag has 4 green and 6 yellow sweets. You take two without looking and dont put the first one back. Whats the probability both are yellow?',
    '1/3',
  ],
  [
    'en',
    'There are 5 red and 3 blue pens in a box. You pick two, and the first pen is put back. What is the probability that both are red?',
    '25/64',
  ],
  [
    'ru',
    'В коробке 5 красных и 3 синих карандаша. Достают два, первый назад не кладут. Какова вероятность, что оба красные?',
    '5/14',
  ],
]

test.each(answers)('%s: %s', (language, text, answer) => {
  const reading = readKind(text, language)
  expect(reading && `${reading.answer.n}/${reading.answer.d}`).toBe(answer)
})

test.each([
  ['en', 'In triangle ABC, AB = AC. Find angle A.'],
  ['en', 'A bag has 5 red and 3 blue balls. How many balls are there?'],
  ['en', 'A jacket costs $60. It is reduced by 15%, then by another 10%. By what percent is it cheaper in all?'],
  ['ru', 'Средний возраст 5 игроков 22 года. Сколько им лет вместе?'],
  ['en', 'The average of 4 numbers is 10. The number 20 is added to them. What is the new average?'],
  ['en', 'A coat costs 90 euros. The price changes by 10% and then by 20%. What is the price now?'],
] as const)('what is not told whole, or asks for something else, is of no kind: %s %s', (language, text) => {
  expect(readKind(text, language)).toBeNull()
})

function talk(language: 'en' | 'ru', ...texts: string[]): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | null = null
  for (const text of texts) {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'kinds', now: 0 })
    expect(turn.fault).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
  }
  return turn!
}

const marbles =
  'A box has 6 green and 4 white marbles. Two marbles are drawn without putting back. Find the probability that both are the same colour.'
const triangle = 'In triangle KLM, KL = KM. The exterior angle at M is 125 degrees. Find angle K.'
const riders =
  'Two villages are 70 km apart. Tom leaves the first at 8:00 at 10 km/h. Ann leaves the other at 9:00 at 20 km/h towards him. At what time do they meet?'

describe('a task of a kind', () => {
  test('a guess behind it is a proposal for it and no task', () => {
    const first = talk('en', `${marbles} i think its 6/10*6/10 + 4/10*4/10?`)
    expect([first.move, first.content.badge]).toEqual(['story.usual-slip', null])
    expect(first.state.problem).toBeNull()
    const judged = talk('en', marbles, 'i think its 6/10*6/10 + 4/10*4/10?')
    expect([judged.move, judged.content.verdict]).toEqual(['story.usual-slip', 'incorrect'])
  })

  test('a right part is a part, and the whole is confirmed as often as it is asked about', () => {
    const part = talk('en', marbles, 'yes', '6/10*5/9 = 30/90')
    expect(part.move).toBe('story.quantity')
    const whole = talk('en', marbles, 'yes', '30/90 + 4/10*3/9 = 42/90')
    expect([whole.move, whole.content.verdict]).toEqual(['story.answer', 'correct'])
    const again = talk('en', marbles, 'yes', '30/90 + 4/10*3/9 = 42/90', 'can u just say if its right')
    expect(again.text).toMatch(/^Yes|right|correct/)
  })

  test('a word of the task that is asked about is explained, and is never what the task asks', () => {
    const { text, move } = talk('en', `${triangle} what is an exterior angle?`)
    expect(text).toMatch(/^\*\*[^*]*xterior/)
    expect(move).toBe('story.confirm')
    expect(talk('en', triangle, 'yes', 'i dont know what exterior means').text).toMatch(/^\*\*[^*]*xterior/)
  })

  test('times of day are read and said as such', () => {
    const { text, content } = talk('en', riders, 'yes', '1*10=10', '70-10=60', '60/30=2', 'so 11:00')
    expect(content.verdict).toBe('correct')
    expect(text).toContain('11:00')
    expect(talk('en', 'is it at 10:00?').move).not.toBe('division-by-zero')
  })
})

test('a value said of the wrong angle is that of another, and one said of the right angle is its own', () => {
  const task = 'In triangle PQR PQ = PR, and the exterior angle at R is 104 degrees. Find angle P.'
  const said = (text: string) => talk('en', task, 'yes', text)
  expect(said('so P is 76?')).toMatchObject({ move: 'story.wrong.number', content: { verdict: 'incorrect' } })
  expect(said('so P is 76?').text).toMatch(/angle [QR]/)
  expect(said('P = 76').content.verdict).toBe('incorrect')
  expect(said('Q = 76').text).toContain('angle Q')
  expect(said('R is 76').text).toContain('angle R')
  expect(said('P = 28').move).toBe('story.answer')
})

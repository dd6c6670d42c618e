import { describe, expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'
import { readWorked } from '../read.ts'

const reply = lastReply('stories')

/** What a text asks for: the values of its goals. */
function goalsOf(language: 'en' | 'ru', text: string): string | null {
  const task = readWorked(text, language)
  if (!task) return null
  const goals = task.parts.filter(({ isGoal }) => isGoal)
  return `${task.kind} ${goals.map(({ value }) => (value.kind === 'number' ? Number(value.of.toPrecision(4)) : value.kind)).join(' ')}`
}

describe('reads usual tasks in many wordings', () => {
  test.each([
    ['en', 'A jar has 7 green and 3 yellow marbles, pick 2 at random no replacement, prob both green?', 'draws 0.4667'],
    [
      'ru',
      'из коробки где 10 деталей, 3 бракованные, наугад берут две. найти вероятность что обе бракованные',
      'draws 0.06667',
    ],
    ['ru', 'В урне 3 белых и 5 чёрных. Вынимают 2 шара. Вероятность, что шары разного цвета', 'draws 0.5357'],
    ['en', 'a fair coin is flipped three times find P(no heads)', 'coins 0.125'],
    ['ru', 'Игральный кубик бросают дважды. Найдите вероятность того, что в сумме выпадет 5 очков', 'dice 0.1111'],
    [
      'ru',
      'Два стрелка. Вероятность попадания первого 0,9, второго 0,8. Какова вероятность что оба попадут',
      'events 0.72',
    ],
    ['ru', '8 шахматистов сыграли каждый с каждым по одной партии. Сколько всего партий', 'pairs 28'],
    ['en', 'Average of 4 tests is 80. What do i need on the 5th test for an average of 82', 'new-mean 90'],
    ['en', 'A coat is reduced by 30% and now costs £84. How much did it cost originally?', 'original-price 120'],
    ['ru', 'товар стоил 1000 р, подорожал на 30%, потом подешевел на 30%. какая цена теперь', 'two-changes 910'],
    ['ru', 'В классе 5/9 учеников девочки, мальчиков 12. Сколько всего учеников в классе?', 'whole 27'],
    ['en', 'Anna and Ben split $90 in the ratio 2 to 7. How much does each get?', 'ratio-share 20 70'],
    ['ru', 'отношение мальчиков к девочкам 4:5. девочек 15. сколько мальчиков', 'ratio-side 12'],
    ['en', 'The sum of two numbers is 64 and their difference is 12. Find the numbers', 'sum-difference 26 38'],
    [
      'ru',
      'катер прошёл 40 км по течению и 30 км против течения за 5 часов, скорость течения 2 км/ч. найти собственную скорость',
      'river-own 14',
    ],
    ['en', 'One hose fills a pool in 4 hours, another in 12 hours. How long with both?', 'together 3'],
    ['en', '40 coins, 5c and 10c, worth 320 cents. how many of each', 'two-kinds 24'],
    ['ru', 'Человек ростом 1,8 м отбрасывает тень 2,4 м. Какой высоты дерево если его тень 8 м', 'shadow 6'],
    ['en', 'isosceles triangle with equal sides 13 cm and base 10 cm. find the area', 'isosceles 60'],
    ['en', 'perimeter of a rectangle is 30 cm, length 9 cm. find the width', 'rectangle-perimeter 6'],
    ['ru', 'Сумма трёх последовательных нечётных чисел 45. Найти числа', 'consecutive 13 15 17'],
    [
      'en',
      'Pipe A fills the tank in 4 hours, pipe B empties it in 6 hours. How long to fill it together?',
      'pipe-drain 12',
    ],
  ] as const)('%s %s', (language, text, goals) => {
    expect(goalsOf(language, text)).toBe(goals)
  })
})

describe('leaves what only looks like one', () => {
  test.each([
    // An amount without digits is an amount.
    ['en', 'A rectangle has a perimeter of 20 m. One side is 1 m longer than twice the other. Find the sides.'],
    ['ru', 'Периметр прямоугольника 20 см. Длина на 1 см больше удвоенной ширины. Найди стороны.'],
    ['en', 'Together Ann and Bob have 41 stamps. Ann has 5 more than twice as many as Bob. How many does each have?'],
    ['en', '3/4 of a class of 32 are girls. How many boys are in the class?'],
    ['ru', 'В классе 28 учеников, 3/7 мальчики. Сколько мальчиков в классе?'],
    ['en', 'A shirt costs £40 after a 20% discount. How much is the discount?'],
    ['en', 'In a ratio 2:3 the first share is 14. How much is the total?'],
    ['ru', 'Маша на 4 года старше Пети, Пете 7 лет. Сколько лет им вместе?'],
    ['en', 'Coin tossed 3 times, first toss heads. probability of 2 heads in total'],
    ['en', '9 teams are in a league and everyone plays everyone else twice, how many matches'],
    ['ru', 'можешь написать прогу на питоне для 27 задания? там пары чисел и сумма кратна 7'],
    ['en', 'cone with diameter 6 and slant height 5, find the volume'],
  ] as const)('%s %s', (language, text) => {
    expect(goalsOf(language, text)).toBeNull()
  })
})

const BAG = 'A jar holds 7 green and 3 yellow marbles. Two are picked without replacement. Find P(both green).'
const COINS = 'Монету подбрасывают 4 раза. Найдите вероятность того, что орёл выпадет ровно 2 раза'
const BOAT =
  'Катер прошёл 40 км по течению и 30 км против течения за 5 часов, скорость течения 2 км/ч. Найти собственную скорость'

describe('judges work on them by what it comes to', () => {
  test.each([
    ['en', [BAG, '7/10 * 7/10 = 49/100'], 'worked.slip.sum.draws', 'incorrect', /stays out/],
    ['en', [BAG, '7/10 x 6/9'], 'worked.set-up', 'correct', /7\/10/],
    ['en', [BAG, 'its 7/15'], 'worked.solved', 'correct', /7/],
    ['ru', [COINS, '2/4'], 'worked.slip.coins', 'incorrect', /\?$/],
    [
      'ru',
      [COINS, '6/16 потому что ООРР ОРОР ОРРО РООР РОРО РРОО'],
      'worked.solved',
      'correct',
      /0\{,\}375|\\frac\{3\}\{8\}/,
    ],
    ['ru', [BOAT, '40/(x+2)+30/(x-2)=5'], 'worked.equation', 'correct', /\?$/],
    [
      'en',
      ['Prove the sum of 5 consecutive integers is divisible by 5', '1+2+3+4+5=15 and 2+3+4+5+6=20 so true'],
      'worked.slip.proof',
      'incorrect',
      /single cases/,
    ],
    [
      'en',
      ['u = (4, 2), v = (-1, 2). Are they perpendicular?', '-4+4=0 so yes'],
      'worked.solved',
      'correct',
      /perpendicular/,
    ],
    [
      'en',
      ['In triangle ABC angle A = 50° and angle B = 80°. Which sides are equal?', 'BA and BC bc A and C are both 50'],
      'worked.solved',
      'correct',
      /BC = AB/,
    ],
    [
      'en',
      ['a garden is 6 m long and 40 cm wide, find the area', '6*40=240'],
      'worked.slip.sum.rectangle',
      'incorrect',
      /units/,
    ],
    [
      'en',
      ['Share £72 in the ratio 5:3:1', '72/3 = 24 each'],
      'worked.slip.sum.ratio-share',
      'incorrect',
      /equal parts/,
    ],
  ] as const)('%s %j', (language, messages, move, verdict, words) => {
    const turn = reply(language, ...messages)
    expect(turn.move).toBe(move)
    expect(turn.content.verdict).toBe(verdict)
    expect(turn.content.badge).toBeNull()
    expect(turn.text).toMatch(words)
  })

  test('does not take the result of a friend for the student’s own', () => {
    const turn = reply(
      'en',
      'Mia and Tom share 60 cards in the ratio 2:3. How many does each get?',
      'my brother says 24 and 36, is he right',
    )
    expect(turn.move).toBe('worked.others')
    expect(turn.content.verdict).toBeUndefined()
  })

  test('does not call a figure without its half right', () => {
    const turn = reply(
      'ru',
      'Равнобедренный треугольник, боковая сторона 13, основание 10. Найти площадь',
      'высота = корень из 169-25 = 12',
      'S=10*12=120',
    )
    expect(turn.content.verdict).toBe('incorrect')
    expect(turn.text).toMatch(/прямоугольник/)
  })
})

import { describe, expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const last = lastReply('beside')

const trains = {
  en: 'Two trains leave the same station at the same time in opposite directions. One goes 70 km/h, the other 90 km/h. After how many hours will they be 400 km apart?',
  ru: 'Автобус проехал 140 км со скоростью 56 км/ч. Сколько времени он ехал?',
}
const taps = {
  en: 'A tap fills a bath in 10 min, another in 15 min. How long do both take together?',
  ru: 'один маляр красит забор за 6 часов а второй за 3 часа за сколько они покрасят вместе',
}
const ages = {
  en: 'mum is 3 times as old as Leo. in 12 years she will be only twice as old as him. how old are they now',
  ru: 'маме 36 лет а дочери 8. через сколько лет мама будет в 3 раза старше дочери',
}
const discount =
  'Куртка стоила 4800 рублей. На распродаже цену снизили на 15%, а по карте магазина дали ещё 10% скидки от новой цены. Сколько рублей заплатил покупатель?'
const marbles =
  'There are 5 red and 3 blue marbles in a bag. Two are taken out one after another without putting back. What is the probability that both are red?'
const garden =
  'The length of a rectangular garden is 3 m more than its width. The perimeter is 34 m. Find the area of the garden.'

describe('an amount in other units', () => {
  test('a decimal that is read as hours and minutes is not confirmed with the result beside it', () => {
    const reply = last('en', trains.en, '70+90=160', '400 / 160 = 2.5, is that 2 hours 5 minutes?')
    expect(reply.text).toMatch(/2\.5/)
    expect(reply.text).toMatch(/not .*2 hours 5 minutes|2 hours 5 minutes.* not /)
    expect(reply.text).toMatch(/60/)
  })
  test('the same in Russian, with a decimal comma', () => {
    expect(last('ru', trains.ru, '140:56=2,5 то есть 2 часа 50 минут').text).toMatch(/не «2 часа 50 минут»|это не/)
  })
  test.each([
    ['en', trains.en, '2.5 hours is 2 h 30 min right?', /same|right/],
    ['ru', trains.ru, '2,5 часа это 2 часа 30 минут?', /да|верно|одно и то же/i],
  ] as const)('%s: a right conversion is confirmed', (language, task, text, told) => {
    const reply = last(language, task, text)
    expect(reply.text).toMatch(told)
    expect(reply.text).not.toMatch(/not the same|это не /)
  })
  test.each(['60*30*25 = 45000 cm3, so 45 L', '60*30*25 = 45000 cm3, 1 litre is 1000 cm3 so 45 L'])(
    'an answer that was changed into the unit of the question is the answer: %s',
    (text) => {
      const tank =
        'An aquarium is 60 cm long, 30 cm wide and the water is 25 cm deep. How many litres of water are in it?'
      expect(last('en', tank, text).move).toBe('story.answer')
    },
  )
  test('amounts of several lines are no conversion of each other', () => {
    const beam = 'Какую массу имеет сосновый брус длиной 2 м, шириной 20 см и толщиной 5 см? Плотность сосны 500 кг/м3.'
    const lines = 'a=2 м\nb=20 см=0,2 м\nc=5 см=0,05 м\nV=2*0,2*0,05=0,02 м³\nm=ρV=500*0,02=10 кг'
    expect(last('ru', beam, lines).move).not.toBe('story.beside.units')
    expect(last('ru', beam, 'a=2 м b=20 см c=5 см').move).not.toBe('story.beside.units')
  })
  test('two units that are written as a decimal are asked about by the part of one', () => {
    const reply = last('ru', 'Поезд прошёл 250 км за 3 ч 20 мин. Найдите скорость.', '3 ч 20 мин это 3,2 часа?')
    expect(reply.text).toMatch(/60/)
    expect(reply.text).toMatch(/не /i)
  })
  test.each([
    ['en', taps.en, '1/10 + 1/15 = 1/6', 'is 1/6 minutes then like 10 seconds?', /\\frac\{1\}\{6\}/],
    ['ru', taps.ru, '1/6+1/3=1/2', 'и что это полчаса?', /\\frac\{1\}\{2\}/],
  ] as const)('%s: a part of a job that is taken for a time is called a part', (language, task, step, text, value) => {
    const reply = last(language, task, step, text)
    expect(reply.text).toMatch(value)
    expect(reply.text).toMatch(/no time|not a time|не время/i)
    expect(reply.text).not.toMatch(/\$2\$|\$6\$/)
  })
})

describe('who has more, in letters', () => {
  test.each([
    ['en', ages.en, 'L = 3M', /10/],
    ['ru', 'Брат в 3 раза старше сестры. Вместе им 24 года. Сколько лет каждому?', 'С = 3Б', /10/],
  ] as const)('%s: two that are turned round are tested with an easy number', (language, task, text, told) => {
    const reply = last(language, task, text)
    expect(reply.move).toBe('story.beside.roles')
    expect(reply.text).toMatch(told)
    expect(reply.content.verdict).toBeUndefined()
  })
  test('the right way round fits the sentence', () => {
    expect(last('en', ages.en, 'M = 3L').move).toBe('story.beside.roles.right')
  })
  test.each([
    ['ru', 'Маша старше Пети в 2 раза. Вместе им 18 лет. Сколько лет каждому?', 'М=2П'],
    ['en', 'Ben has 4 times more stickers than Ida. Together they have 60. How many has each?', 'B = 4I'],
  ] as const)('%s: %s, %s fits in this order of words too', (language, task, text) => {
    expect(last(language, task, text).move).toBe('story.beside.roles.right')
  })
  test('another number of times is left to the other readers', () => {
    expect(last('en', ages.en, 'M = 4L').move).not.toMatch(/^story\.beside/)
  })
})

describe('a step or a way that is asked about', () => {
  test.each([
    ['en', 'x^2 - 5x - 14 = 0', 'i hate quadratics. when can i not just take the root', 'beside.root', /-5x/],
    ['ru', 'x^2-4x-5=0', 'а почему нельзя просто корень извлечь?', 'beside.root', /-4x/],
    ['en', 'x^2 - 8x = 0', 'can i just divide by x here', 'beside.by-letter', /0/],
    ['ru', 'x^2 - 6x = 0', 'а можно сразу на х поделить?', 'beside.by-letter', /0/],
    [
      'en',
      '4(x + 3) = 2x - 6',
      'could i divide everything by 2 first instead of expanding?',
      'beside.divides',
      /\$2\$/,
    ],
    ['ru', '3(x-2)=6x+9', 'а можно сначала всё на 3 поделить, а скобки потом', 'beside.divides', /\$3\$/],
    ['en', '6x + 9 = 2x - 3', "do the x's have to go on the left", 'beside.gathers', /6x \+ 9/],
    ['ru', '7x-2=3x+10', 'а иксы обязательно влево переносить?', 'beside.gathers', /7x - 2/],
    [
      'ru',
      'x²-5x-14=0',
      'можно по виету? у нас училка ругается когда через дискриминант такие простые',
      'beside.pair',
      /-14/,
    ],
    ['en', 'x^2 + 6x + 5 = 0', 'should i use the quadratic formula here', 'beside.formula', /a/],
    ['en', '2x - 7 = 11', 'is there more than one solution?', 'beside.another', /single|one/],
    ['ru', '|x+2|=6', 'а второй корень есть?', 'beside.another', /ещё|не одно|не при одном/],
  ] as const)('%s: %s, %s', (language, task, text, move, told) => {
    const reply = last(language, task, text)
    expect(reply.move).toBe(move)
    expect(reply.text).toMatch(told)
    expect(reply.text).not.toMatch(/\*\*(?:Answer|Ответ)/)
  })
  test('what cannot all be divided without fractions is said to be so', () => {
    expect(last('en', '4x + 3 = 2x - 5', 'can i divide everything by 2?').text).toMatch(/fraction/)
  })
  test('a value that the first line refuses is no slip', () => {
    const reply = last(
      'ru',
      'Решите уравнение √(2x+3) = x',
      '2x+3=x^2',
      'подставил -1: корень из 1 это 1 а справа -1. значит я где то накосячил?',
    )
    expect(reply.move).toBe('beside.slip')
    expect(reply.text).not.toMatch(/x = 3/)
  })
  test.each([
    ['en', '5 - 3x < 20', 'x > -5', 'does -5 count too?', /20 < 20/],
    ['ru', '2x - 1 >= 7', 'x>=4', 'а сама четверка входит?', /7 \\ge 7/],
  ] as const)('%s: whether the end belongs to the solutions is tried', (language, task, line, text, told) => {
    const reply = last(language, task, line, text)
    expect(reply.text).toMatch(told)
    expect(reply.move).toBe('after.test.shown')
  })
  test('a line with its end asked about is judged, and the end is put in', () => {
    const reply = last('ru', '3x-2<7', 'x<3, а сама тройка не входит же?')
    expect(reply.content.verdict).toBe('correct')
    expect(reply.text).toMatch(/7 < 7/)
  })
  test('two powers are compared, and no new task is opened', () => {
    const reply = last('en', '3^x = 81', 'x = 4', 'is that the same as 4^3 or different')
    expect(reply.text).toMatch(/64/)
    expect(reply.text).toMatch(/81/)
  })
})

describe('what is asked beside a result', () => {
  test.each([
    ['ru', [discount, '4080 после первой скидки'], '3672 рубля. всё?', /3672.*(?:всё|конец)/],
    [
      'en',
      ['Mary is twice as old as Tom. Together they are 36. How old is each?'],
      'tom 12 mary 24 but i just guessed, is that ok',
      /12.*(?:trying|test)/i,
    ],
    [
      'en',
      ['An apple costs 0.75 euros. How much do 12 apples cost?'],
      '9 euros. seems too cheap?',
      /9.*(?:test|forward)/,
    ],
    ['ru', ['Разложите на множители x^2-7x+12'], '(x-3)(x-4) или надо (x-4)(x-3), порядок важен?', /порядок|первым/],
  ] as const)('%s: %j %s', (language, before, text, told) => {
    const reply = last(language, ...before, text)
    expect(reply.content.verdict).toBe('correct')
    expect(reply.text.replaceAll('\n', ' ')).toMatch(told)
  })
  test("another's number is not held against the right one", () => {
    const task =
      'A jacket cost 80 €. First the shop raised the price by 25 %, then reduced the new price by 30 %. What does it cost now?'
    const reply = last('en', task, '80 + 20 = 100', "then minus 30 so 70. But my friend has 76 and she's usually right")
    expect(reply.content.verdict).toBe('correct')
    expect(reply.text).toMatch(/70/)
  })
  test('a way without a letter is allowed, and the amount it leads to is confirmed', () => {
    const reply = last(
      'en',
      garden,
      'um so i took the half of the perimeter thats one long and one short side together, 17, then i took away the 3 and halved it again, so 7, is that allowed or do i need x',
    )
    expect(reply.move).toBe('story.quantity')
    expect(reply.text).toMatch(/7/)
    expect(reply.text).toMatch(/reason/)
  })
  test('a number that nobody knows to be right is not called nearly the end', () => {
    const reply = last('ru', 'В классе 25 учеников, мальчиков на 3 больше. Сколько мальчиков?', '14, все?')
    expect(reply.text).not.toMatch(/не всё|до конца/i)
  })
  test('a wrong result stays wrong whatever is asked beside it', () => {
    expect(
      last('en', 'An apple costs 0.75 euros. How much do 12 apples cost?', '0.75*12 = 8. is that ok?').content.verdict,
    ).toBe('incorrect')
  })
})

describe('a thought about the idea of the story', () => {
  test('chances that add to more than 1 are a reason, and the other operation is not told', () => {
    const reply = last('en', marbles, '5/8 and 4/7', 'so do i add or multiply... adding gives more than 1 so not that?')
    expect(reply.text).toMatch(/more than 1|above it|1 at the most/)
    expect(reply.text).not.toMatch(/multipl/i)
  })
  test.each([
    ['en', [ages.en, '3x+12=2(x+12)'], 'why do I have to add 12 to both of them, its only about mum'],
    ['ru', [ages.ru], 'не понимаю куда х ставить вообще, и к маме и к дочке??'],
  ] as const)('%s: everybody gets older', (language, before, text) => {
    const reply = last(language, ...before, text)
    expect(reply.text).toMatch(/everybody|для всех/)
    expect(reply.text.match(/\?/g)?.length).toBe(1)
  })
  test('several results from one factor are confirmed together', () => {
    const task =
      'Three friends share 120 € in the ratio 2 : 3 : 5. How much more does the one with the most get than the one with the least?'
    const reply = last('en', task, '120:10=12 so 24 36 60')
    expect(reply.text).toMatch(/2 \\cdot 12 = 24.*3 \\cdot 12 = 36.*5 \\cdot 12 = 60/)
  })
})

import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../../index.ts'
import { readKind } from '../kinds/index.ts'
import { readingsOf } from '../reading.ts'

const answers: readonly (readonly ['en' | 'ru', string, string])[] = [
  ['en', 'a jacket costs 240 after a 20% discount how much was it before the discount', '300/1'],
  ['en', 'After a 15% raise a ticket costs 46 dollars. What did it cost before the raise?', '40/1'],
  [
    'ru',
    'Телефон стоил 5000 рублей. Сначала его цену повысили на 10%, а потом снизили на 20%. Сколько он стоит теперь?',
    '4400/1',
  ],
  [
    'ru',
    'Рюкзак стоил 2500 рублей. Сначала он подорожал на 10%, а потом на него сделали скидку 20%. Сколько он теперь стоит?',
    '2200/1',
  ],
  ['ru', 'мама получает 20000 рублей с января будет получать на 5 % больше. сколько она будет получать', '21000/1'],
  ['en', 'There are 450 books in the library. 30% of them are novels. How many novels are there?', '135/1'],
  ['ru', 'В хоре 40 учеников, 3/5 из них мальчики. Сколько в хоре девочек?', '16/1'],
  ['ru', 'две трети всех яблок это 18 яблок. сколько всего яблок?', '27/1'],
  ['en', '45 children were asked, and 2/5 of them walk to school. How many do not walk to school?', '27/1'],
  [
    'en',
    'Mia spent half of her money on a book and a third of the rest on a pen. She has $12 left. How much did she have at the beginning?',
    '36/1',
  ],
  ['ru', 'Фермер продал 2/5 своих 150 овец, а потом ещё 20 овец. Сколько овец у него осталось?', '70/1'],
  ['en', 'The rent went up from 400 dollars to 460 dollars. By what percent did it go up?', '15/1'],
  ['en', 'There are 5 more boys than girls in a class of 27. How many girls are there?', '11/1'],
  ['ru', 'В классе 27 учеников. Мальчиков на 5 больше, чем девочек. Сколько в классе девочек?', '11/1'],
  ['en', 'A rectangle is twice as long as it is wide. Its perimeter is 36 cm. How wide is it?', '6/1'],
  ['ru', 'У Ани 24 шарика. Это в 4 раза больше, чем у Бори. Сколько шариков у Бори?', '6/1'],
  [
    'en',
    'Ana has twice as much money as Ben. Ben has $8 less than Carl. Carl has $23. How much money does Ana have?',
    '30/1',
  ],
  ['en', 'Tickets cost $9 for adults and $5 for kids. How much do 2 adults and 3 kids pay altogether?', '33/1'],
  ['ru', 'На 6 блинов нужно 150 г муки. Сколько муки нужно на 10 блинов?', '250/1'],
  ['en', 'A boy walks 1.5 km in 20 minutes. What is his speed in km/h?', '9/2'],
  [
    'ru',
    'Одна труба наполняет бассейн за 6 часов, другая за 3 часа. За сколько часов они наполнят бассейн вместе?',
    '2/1',
  ],
  ['en', 'A price of 500 dollars was raised twice by 10 %. What is the price now?', '605/1'],
  ['en', 'jill has 14 shells, which is 6 more then kim has. how many shells does kim have', '8/1'],
  ['en', 'A shirt costs 40 dollars. There is a 20% discount. How much is saved?', '8/1'],
]

/** Tasks with similar wording but another meaning: reading them by keywords alone would give a false answer. */
const others: readonly (readonly ['en' | 'ru', string])[] = [
  ['en', 'What is 2000 to the power of 1/3, to the nearest integer?'],
  [
    'en',
    'In the high season a room at 350 dollars costs 20% more, in the low season 10% less. What is the gap between high and low?',
  ],
  ['en', 'Forty-five lamps plus 20% spare ones are ordered. How many lamps are ordered?'],
  ['en', 'There are 18 girls and 12 boys in a class. What percent of the class are girls?'],
  ['ru', 'Скамейки в амфитеатре: 56 штук. Ремонта ждут 3/8 всех скамеек. Сколько скамеек в порядке?'],
  ['ru', 'Сколько граммов воды надо добавить к 40 г соли, чтобы получился раствор, в котором соли 20%?'],
  ['en', 'A cat weighs 5 kg. A dog weighs twice as much as the cat. How much does the pig weigh?'],
  [
    'en',
    'A tap fills a bath in 10 minutes and the drain empties it in 15 minutes. How long does it take to fill with both open?',
  ],
  ['ru', 'В саду 15 яблонь, это на 20 % больше, чем груш. Сколько в саду груш?'],
  ['ru', 'Цена после скидки 20% равна 240 рублей. Какова цена?'],
]

const said = ({ text }: TutorTurn) => text
function conversation(language: 'en' | 'ru') {
  let state = startSession()
  return (text: string): TutorTurn => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'graph', now: 0 })
    state = turn.state
    return turn
  }
}

describe('A task as a graph of its quantities', () => {
  test.each(answers)('%s: %s', (language, text, answer) => {
    const [reading] = readingsOf(text, language)
    expect(reading && `${reading.answer.n}/${reading.answer.d}`).toBe(answer)
    expect(reading?.restatement).not.toMatch(/[=$\\]/)
  })

  test.each(others)('%s is left alone: %s', (language, text) => {
    expect(readKind(text, language)).toBeNull()
  })

  test('what another reader takes for something else is taken up by neither', () => {
    const text = 'Товар дважды подешевел на 20% и теперь стоит 1280 рублей. Сколько он стоил сначала?'
    expect(readingsOf(text, 'ru')).toEqual([])
  })

  test('what every number is, and of what a percent is counted, is told back', () => {
    const say = conversation('en')
    const told = said(say('a jacket costs 240 after a 20% discount how much was it before the discount'))
    expect(told).toContain('240 (the amount after the changes)')
    expect(told).toContain('less than just before')
    expect(told).not.toContain('300')
    expect(said(say('yes'))).not.toMatch(/300/)
  })

  test('the wrong base of a percent is asked about, the right answer is confirmed', () => {
    const say = conversation('en')
    say('a jacket costs 240 after a 20% discount how much was it before the discount')
    say('yes')
    expect(said(say('288'))).toContain('counted from the amount before the change')
    expect(said(say('300'))).toContain('300')
  })

  test('equal shares are asked about where the shares are not equal; steps on the way are named', () => {
    const say = conversation('en')
    say('There are 5 more boys than girls in a class of 27. How many girls are there?')
    say('yes')
    expect(said(say('13.5'))).toContain('equal shares')
    expect(said(say('11 girls'))).toContain('11')
    const sage = conversation('ru')
    sage('Длина прямоугольника на 5 см больше ширины, а периметр равен 38 см. Найдите длину.')
    sage('да')
    expect(said(sage('38/2=19'))).toMatch(/длина и ширина вместе/i)
    expect(said(sage('12 см'))).toContain('12')
  })

  test('a part of the whole instead of the rest is asked about', () => {
    const say = conversation('ru')
    say(
      'Аня прочитала в понедельник 1/4 книги из 240 страниц, а во вторник 1/3 остатка. Сколько страниц осталось прочитать?',
    )
    say('да')
    expect(said(say('60'))).not.toMatch(/неверно/i)
    expect(said(say('ответ 100'))).toContain('от остатка')
  })
})

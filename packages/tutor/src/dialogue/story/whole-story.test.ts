import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../../index.ts'

function conversation(language: 'en' | 'ru', ...opening: string[]) {
  let state = startSession()
  const say = (text: string) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'whole', now: 0 })
    state = JSON.parse(JSON.stringify(turn.state))
    expect(turn.fault).toBeUndefined()
    expect(turn.text, text).not.toMatch(/«»|“”|: \.|from \?|первым: \?/)
    return { ...turn, state }
  }
  for (const each of opening) say(each)
  return say
}

const apples = 'В двух корзинах 56 яблок. В первой на 8 яблок больше чем во второй. Сколько яблок в каждой корзине?'
const cyclists =
  'Из двух посёлков, расстояние между которыми 63 км, одновременно навстречу друг другу выехали два велосипедиста. Скорость первого 12 км/ч, они встретились через 3 часа. Найдите скорость второго.'
const train =
  'A train goes 3 hours at 80 km/h and then 2 hours at 60 km/h. What is its average speed for the whole trip?'

describe('with a task open, numbers and a question mark are no new story', () => {
  test.each([
    ['ru', apples, 'значит правильно да? в первой 36 во второй 28. а вместе сколько, 64? а должно 56 ой'],
    ['ru', apples, '64 не сказано в задаче это я посчитал. 48:2=24. значит 24 и 32?'],
    ['ru', apples, 'какое 56 ой. забудь. что не так с 36 и 28?'],
    [
      'ru',
      cyclists,
      'Если второй ехал 9 км/ч, то за 3 часа 27 км, а первый 36 км, вместе 63. Всё выполняется. Почему Вы думаете, что не выполнится?',
    ],
    ['en', train, '3 hours at 80 km/h together are 240 km. But why do I need that?'],
    ['en', train, 'So it goes 5 hours and 360 km. What is wrong with my 70 km/h, is it not the answer?'],
  ] as const)('%s: a story stays open: %#', (language, story, said) => {
    const say = conversation(language, story)
    expect(say(said).state.story?.text).toContain(story.slice(0, 20))
  })

  test.each([
    ['ru', '2/3+1/4', 'хз с чего. 7 и 3? или общий знаменатель какой то'],
    ['ru', '2/3+1/4', 'при чем тут 3 и 4? что за 7 из 12 и какой 12'],
    ['ru', '2x+3=11', 'какой 1? я не писал 1. у меня 5 и 8, сколько, 5?'],
    ['en', 'x^2-5x+6=2', 'bc if two things multiply to 2 then each one is 2?? like when its 0 each one is 0'],
    ['en', 'x^2-5x+6=2', 'what? im still on 2. why cant i say each bracket is 2'],
    ['en', '2/3 + 1/4', 'how much of the 12 pieces did i get, 8 pieces and 3 pieces?'],
  ] as const)('%s: a formula stays open: %#', (language, task, said) => {
    const say = conversation(language, task)
    const { story, problem } = say(said).state
    expect(story).toBeNull()
    expect(problem?.solved).toBe(false)
  })

  test.each([
    [
      'ru',
      'почему минус на минус дает плюс',
      'нет, я НЕ понимаю. я просто знаю правило что минус на минус плюс. почему?',
    ],
    ['ru', 'почему минус на минус дает плюс', 'какой 1? я не писал 1. верно рассуждаю?'],
    ['en', 'why is minus times minus a plus', 'what? i only know the rule, which one is the 1?'],
  ] as const)('%s: neither does a card end: %#', (language, asked, said) => {
    expect(conversation(language, asked)(said).state.story).toBeNull()
  })

  test('what asks for nothing and tells one fact is no story', () => {
    expect(conversation('ru')('а ответ разве -7? спрашивали принадлежит ли точка А графику').state.story).toBeNull()
  })

  test.each([
    ['ru', apples, 'Поезд ехал 2 ч со скоростью 60 км/ч и 5 ч со скоростью 70 км/ч. Какова средняя скорость поезда?'],
    ['ru', '2x+3=11', 'В саду 42 яблони, а груш в 6 раз меньше. Сколько всего деревьев в саду?'],
    ['en', train, 'A baker made 96 rolls and packed them into bags of 8. How many bags did he fill?'],
    ['en', '2x+3=11', 'Tom has 3 times as many pens as Ann. Together they have 48 pens. How many pens does Ann have?'],
    ['en', train, 'new task: I have 12 apples and my brother has 5. How many do we have together?'],
  ] as const)('%s: a whole story takes its place: %#', (language, task, told) => {
    expect(conversation(language, task)(told).state.story?.text).toContain(told.slice(-40))
  })
})

describe('amounts of its own and its own question make a new story, whatever is open', () => {
  const coat = ['After a discount of 20% a coat costs 64 pounds. How much did it cost before?', 'yes']
  const kurtka = ['После скидки 20% куртка стоит 64 рубля. Сколько она стоила до скидки?', 'да']
  const lena = 'Lena ate 1/2 of the sweets, then 3 more, and 8 are left. How many were there?'
  const pass = 'Турист прошёл 1/3 пути, потом ещё 5 км, и осталось 13 км. Какова длина пути?'
  const sweets = 'У Лены были конфеты. Она съела половину конфет, потом ещё 3, и осталось 8. Сколько конфет было?'
  const ratio = 'В саду 420 деревьев, яблонь и груш, причём яблони относятся к грушам как 3 : 4. Сколько яблонь в саду?'
  const saved = 'Anouk saved 250 lei. For 5 days she spent 30 lei on food and 9 on buses daily. What has she left?'

  test.each([
    ['a story', coat, lena],
    ['a solved story', [...coat, '80'], lena],
    ['a solved story', [...coat, '80'], saved],
    [
      'a story that was not read',
      ['Tom is 4 times as old as Ann. In 6 years he will be twice as old. How old is Ann?'],
      lena,
    ],
    ['an equation', ['Solve 7x - 4 = 3x + 12'], saved],
    ['a story in Russian', kurtka, lena],
    ['a solved story in Russian', [...kurtka, '80'], saved],
    ['a story', kurtka, pass],
    ['a solved story', [...kurtka, '80'], ratio],
    ['a story in English', coat, sweets],
    ['an equation', ['Реши 5x - 8 = 2x + 13'], ratio],
  ] as const)('after %s: %#', (_, opening, told) => {
    const say = conversation(/[а-я]/.test(told) ? 'ru' : 'en', ...opening)
    expect(say(told).state.story).toMatchObject({ text: told, solved: false })
  })

  test.each([
    ['to a story', coat, 'so 64 / 0.8 = 80, and 80 - 16 = 64. what is 16 then, the 20%?'],
    ['to a story in the other language', kurtka, 'it is 64 : 8 = 8 and 8 * 10 = 80, how many is it before, 80?'],
    [
      'after a card',
      ['why is minus times minus plus'],
      "The film makes it clearer, but the word 'reverse' is still foggy. What is the film in the calculation -7 · (-4), the -7 or the -4?",
    ],
  ] as const)('an answer or a question about numbers is none: %s', (_, opening, said) => {
    expect(conversation('en', ...opening)(said).state.story?.text ?? '').not.toContain(said.slice(-20))
  })
})

test('a yes to the reading with words like those of a task is a yes, and its result is judged', () => {
  const jacket =
    'A jacket costs $80. In a sale it is reduced by 25%. A week later the sale price is reduced by a further 10%. Find the final price of the jacket.'
  const turn = conversation('en', jacket)('yea thats what it says. easy its 35% off so $52')
  expect(turn.content.verdict).toBe('incorrect')
  expect(turn.state.story?.text).toContain('jacket')
})

describe('a story can be left', () => {
  test.each([
    ['en', train, 'back'],
    ['ru', apples, 'назад'],
  ] as const)('%s: by "back", which also brings it up again', (language, story, back) => {
    const say = conversation(language, story)
    expect(say(back).state.story?.isParked).toBe(true)
    expect(say(back).state.story?.isParked).toBe(false)
  })

  test.each([
    ['en', 'new task: 3x - 4 = 8', train],
    ['ru', 'новая задача: y=2x-3. найди y если x=-2', apples],
    ['ru', 'новая задача', apples],
    ['ru', 'темы', apples],
  ] as const)('%s: by "%s"', (language, said, story) => {
    const left = conversation(language, story)(said).state.story
    // A new task may be told in words as well.
    expect(left === null || left.isParked || said.includes(left.text)).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import type { StoryReading } from '../../frames/index.ts'
import { startSession, type TutorTurn, takeTurn } from '../../index.ts'
import type { Language } from '../../math/latex.ts'
import type { Rational } from '../../math/rational.ts'
import { readingsOf } from './reading.ts'

/** One told task for every reader: frames, kinds, schemas, relations, graph, accounts, rates, figures, physics. */
const tasks: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '7 workers need 12 days to build a wall. How many days do 4 workers need?',
    'Two trains 300 km apart drive toward each other at 60 km/h and 90 km/h. After how many hours do they meet?',
    'A car drives 180 km in 3 hours. How far does it drive in 5 hours at the same speed?',
    'The mean of four numbers is 12. Three of them are 10, 11 and 15. What is the fourth number?',
    'A phone costs 80 dollars. The price goes down by 15% and then up by 10%. What is the price now?',
    'gym fee went from 60 to 84. percent increase?',
    'The copier does a page in 12 secs. How many pages in 5 mins?',
    'Two coaches 360 km apart set off towards each other and pass after 3 hours. One of them does 50 km/h. What is the speed of the other, in km/h?',
    'A baker had 120 rolls. She sold a third of them before 9 am and half of the rest by lunchtime. How many rolls were left?',
    '4 cartons of 50 masks, 18 used wed, 27 used thurs, 6 found in my coat. total now?',
    'Five years ago my neighbour was 5 times as old as I was. He is 60 now. How old am I?',
    '72 red tulips make up two thirds of a bed; the other tulips are yellow. How many are yellow?',
    'The ratio of nurses to doctors to porters at a clinic is 5:2:1 and there are 30 nurses. How many more doctors than porters work there?',
    'An engine runs 48 minutes on 0.9 litre. How many minutes does it run on 0.75 litre?',
    'A pool is filled by one pipe in 6 hours and by another in 3 hours. How long do they need together?',
    "Dave's 16 litres of 15% antifreeze are topped up with 4 litres of tap water. What strength, in percent, does he drive with?",
    'Maya has 4 tops, 3 skirts and 2 pairs of shoes. How many different outfits can she make?',
    'A stone of 2 kg is lifted 5 m. What work is done? g = 10',
    'A wall is 2.4 m by 1.5 m. A tile is 0.2 m by 0.15 m. How many tiles will cover the wall?',
    'three consecutive even numbers add up to 84. what is the smallest',
    'A ferry leaves at 13:20 and docks at 16:50. How many hours does the crossing take?',
    'A boy had some football cards. He gained 25 in one swap and lost 7 and then 12 in others and ended up with 81. How many did he begin with?',
  ],
  ru: [
    '7 рабочих выполняют работу за 12 дней. За сколько дней её выполнят 4 рабочих?',
    'Два поезда вышли навстречу друг другу из городов, расстояние между которыми 300 км, со скоростями 60 км/ч и 90 км/ч. Через сколько часов они встретятся?',
    'Машина проехала 180 км за 3 часа. Сколько она проедет за 5 часов с той же скоростью?',
    'Среднее арифметическое четырёх чисел равно 12. Три из них 10, 11 и 15. Чему равно четвёртое число?',
    'Куртка стоила 80 рублей. Цену снизили на 15%. Сколько она стоит теперь?',
    'цену 1000 руб сначала подняли на 20% а потом снизили на 20%. сколько стало',
    'В классе 28 человек, девочек в 3 раза больше, чем мальчиков. Сколько мальчиков в классе?',
    '3 ручки стоят 45 рублей. Сколько стоят 7 таких ручек?',
    'Одна труба наполняет бассейн за 6 часов, а другая за 3 часа. За сколько часов они наполнят его вместе?',
    'На полке было 24 книги. Взяли треть. Сколько книг осталось?',
    'У Алины 2 шапки, 3 шарфа и 2 куртки. Сколько комплектов из шапки, шарфа и куртки она может надеть?',
    'Утром в 5 вазах было по 9 роз. Три розы завяли, остальные расставили поровну в 6 ваз. По сколько роз в каждой вазе?',
    'Шашек на столе 48: белых и чёрных в отношении 1:5. На сколько чёрных больше?',
    'Среднее арифметическое пяти чисел равно 14. К ним дописали ещё одно число, и среднее стало равно 15. Какое число дописали?',
    'автобус вышел в 60 км/ч, через 2 часа за ним легковая 90 км/ч. за сколько часов она его догонит',
    'Мальчик весом 600 Н стоит на двух лыжах площадью по 0,015 м² каждая. Какое давление он оказывает на снег?',
    'Расстояние между посёлками на карте равно 7,5 см. Найдите расстояние между ними на местности в километрах, если масштаб карты 1 : 200 000.',
    'Маме 36 лет, а дочери 8. Через сколько лет мама будет втрое старше дочери?',
    'Бабушка раздала половину пирожков соседям, потом ещё 7 съел Вовка, и осталось 18. Сколько пирожков она испекла?',
    'в понедельник было -11, за неделю потеплело на 15. сколько теперь на градуснике',
    'у коли 45 рублей, у толи в 9 раз меньше, а у пети вдвое больше чем у толи. сколько у пети',
    'Пол в холле размером 5 м × 4 м выкладывают квадратной плиткой со стороной 0,25 м. Сколько плиток потребуется?',
  ],
}

const words = { en: { yes: 'yes', hint: 'hint please' }, ru: { yes: 'да', hint: 'дай подсказку' } } as const

function conversation(language: Language, seed: string) {
  let state = startSession()
  return (text: string): TutorTurn => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed, now: 0 })
    state = JSON.parse(JSON.stringify(turn.state))
    return turn
  }
}

const written = ({ n, d }: Rational, language: Language) => {
  const digits = d === 1n ? `${n}` : `${Number(n) / Number(d)}`
  return language === 'ru' ? digits.replace('.', ',') : digits
}

/** The task, yes, two hints, the first result, the answer. */
function played(language: Language, task: string, reading: StoryReading, seed: string): readonly string[] {
  const say = conversation(language, seed)
  const first = reading.plan.length > 1 ? reading.quantities.find(({ id }) => id === reading.plan[0]?.gives) : undefined
  const said = [
    task,
    words[language].yes,
    words[language].hint,
    words[language].hint,
    ...(first ? [written(first.value, language)] : []),
    written(reading.answer, language),
  ]
  return said.map((text) => say(text).text)
}

const faults: Readonly<Record<string, RegExp>> = {
  'a pattern of the language data': /\\p\{L\}|\(\?:|\[\[/u,
  'an unfilled place': /(?<![}\w])\{[a-zA-Z]+\}|undefined|null/u,
  'a stand-in for a name':
    /is asked for|it is told for|something we need|goes with that amount|то, что пригодится|то, о чём спрашивают|о котором спрашивают|дано для|спрашивают для|изменения \d|change \d|part \d of|часть \d/iu,
  'a measure that is counted': /(?:the number of|количество) (?:speed|time|cost|distance|money|скорость|время)/iu,
  'a name that was cut from the task':
    /\b(?:is|about|get|to find) (?:i|neighbour|baker|nurses|bed)\b|the number of bed/iu,
  'an accusative for a name': /(?<!\p{L})(?:прежнюю|новую|одну|другую|их) (?:сумму|скорость)/iu,
  'an empty list': /(?:^|\s)- ?(?:\n|$)|чисел \.|from \.|: \.|,\s*[.?]|\(\)/u,
  'doubled spaces': /\S {2,}\S/u,
  'a part of a sentence as an amount': /^- (?:it is|that goes|Given|Дано)/mu,
}

const balanced = (text: string) =>
  [...text].filter((sign) => sign === '«' || sign === '“').length ===
  [...text].filter((sign) => sign === '»' || sign === '”').length

describe.each(['en', 'ru'] as const)('what is said about a task that was read (%s)', (language) => {
  test.each(tasks[language])('%s', (task) => {
    const [reading] = readingsOf(task, language)
    expect(reading, task).toBeDefined()
    for (const seed of ['a', 'b', 'c'])
      for (const text of played(language, task, reading!, seed)) {
        for (const [fault, pattern] of Object.entries(faults)) expect(text, fault).not.toMatch(pattern)
        expect(balanced(text), text).toBe(true)
      }
  })
})

/** Plays the beginning until the tutor asks which two numbers go together. */
function askedForPair(language: Language, task: string) {
  for (let seed = 0; seed < 40; seed++) {
    const say = conversation(language, `pair-${seed}`)
    say(task)
    const turn = say(words[language].yes)
    if (turn.state.expects?.by === 'story.pair') return { say, turn }
  }
  throw new Error('never asked')
}

describe('which two numbers go together', () => {
  test.each([
    ['en', tasks.en[0]!, '7 and 12', '84'],
    ['en', tasks.en[2]!, '180 and 3', '60'],
    ['en', tasks.en[3]!, 'the mean and how many numbers there are', '48'],
    ['ru', tasks.ru[0]!, '7 и 12', '84'],
    ['ru', tasks.ru[2]!, '180 и 3', '60'],
  ] as const)('%s: %s %s', (language, task, pair, result) => {
    const { say, turn } = askedForPair(language, task)
    expect(turn.state.expects?.answers).toHaveLength(1)
    const right = say(pair)
    expect(right.move).toBe('story.pair.right')
    expect(right.content.verdict).not.toBe('incorrect')
    expect(say(result).content.verdict).toMatch(/^correct/)
  })

  test('a wrong pair is no mistake, and the question stays open', () => {
    const { say } = askedForPair('en', tasks.en[0]!)
    const wrong = say('12 and 4')
    expect(wrong.move).toBe('story.pair.wrong')
    expect(wrong.content.verdict).toBeUndefined()
    expect(say('7 and 12').move).toBe('story.pair.right')
  })

  test('a result is taken as one', () => {
    const { say } = askedForPair('en', tasks.en[0]!)
    expect(say('84').content.verdict).toMatch(/^correct/)
  })
})

test.each([
  ['en', tasks.en[8]!, 'what is asked?', 'How many rolls were left?'],
  ['ru', tasks.ru[9]!, 'что спрашивают?', 'количество книг'],
] as const)('%s: %s %s is answered by the task', (language, task, question, answer) => {
  const say = conversation(language, 'asked')
  say(task)
  say(words[language].yes)
  const { text } = say(question)
  expect(text.includes(answer) || /the number of rolls|Сколько книг осталось/.test(text), text).toBe(true)
})

test('a letter of the task is no beginning of a sentence', () => {
  const say = conversation('en', 'twin')
  for (const text of [tasks.en[17]!, 'yes', 'hint please', 'hint please']) say(text)
  expect(say('hint please').text).not.toContain('G =')
})

test('the result that a hint asked for is no typical mistake', () => {
  const say = conversation('en', 'hinted')
  const [task] = [
    'Sixty candles are lit. A draught blows out a third of them, and later a quarter of those still burning. How many candles still burn?',
  ]
  for (const text of [task!, 'yes', 'hint please', 'hint please']) say(text)
  expect(say('20').text).not.toMatch(/not quite|not that yet|missing in it/i)
})

import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

const say = (text: string, language: 'en' | 'ru') =>
  takeTurn({ text, interfaceLanguage: language, state: startSession(), seed: 'talk', now: 0 })
const taskOf = ({ state }: ReturnType<typeof say>) => state.problem?.task ?? state.story?.reading

/** A task, and messages that hold it. */
const cases = {
  en: [
    [
      'A right-angled triangle has a hypotenuse of 17 cm and one of the legs is 8 cm. Find the area of the triangle.',
      'hey! {} pls just tell me the answer its due tmrw',
    ],
    ['x^2 - 5x + 6 = 0', 'Hey Lumi, I am stuck again :( {} where do i begin?'],
    ['Find the mean of 4, 8, 15 and 13.', 'so we have a test tomorrow and i cant do this. {} help'],
    ['What is 15% of 240?', 'This is question 7b. {} I was absent when they did it.'],
    ['The sides of a rectangle are 6 cm and 8 cm. Find its diagonal.', 'ok next one. {} thanks in advance!!'],
    [
      'A jacket costs 80 dollars. The price is reduced by 15%. What is the new price?',
      'i hate percents.. my book says: {} can u explain it slowly',
    ],
  ],
  ru: [
    [
      'Диагонали ромба равны 10 см и 24 см. Найдите периметр ромба.',
      'Добрый день. Помогите, пожалуйста, с задачей. {} Заранее спасибо!',
    ],
    ['x^2 - 5x + 6 = 0', 'Луми, я опять в тупике :( {} с чего вообще начать'],
    ['Найди 15% от 240', 'это задание 7б, {} скажи просто ответ завтра сдавать'],
    ['Площадь круга равна 49π. Найдите его радиус.', 'ладно следующая. {} вообще не знаю что делать'],
    [
      'Куртка стоила 80 рублей. Цену снизили на 15%. Сколько стоит куртка теперь?',
      'завтра контрольная а я это не умею. {} помоги',
    ],
  ],
} as const

test.each(
  (['en', 'ru'] as const).flatMap((language) =>
    cases[language].map(([task, among]) => [language, task, among] as const),
  ),
)('%s: "%s" is opened out of "%s"', (language, task, among) => {
  const alone = taskOf(say(task, language))
  expect(alone).toBeTruthy()
  expect(
    taskOf(
      say(
        among.replace('{}', () => task),
        language,
      ),
    ),
  ).toBe(alone)
})

test.each([
  ['en', 'Question 14: solve 5x = 20. i got x = 4', 'correct'],
  ['en', 'my attempt: 6x = 30 so x=5. the task was solve 6x + 12 = 42 did i do it right?', 'correct'],
  ['ru', 'номер 14: реши 5x = 20. у меня x = 5', 'incorrect'],
] as const)('%s: work beside a task counts as work on it: "%s" is %s', (language, text, verdict) => {
  const { content, state } = say(text, language)
  expect(content.verdict).toBe(verdict)
  expect(state.problem?.task).toMatch(/equation\|[56] \* x/)
})

test.each([
  ['en', 'Anna has twice as many stamps as Ben. How many has Ben, if together with 7 of mine it is 52?'],
  ['ru', 'У Ани вдвое больше марок, чем у Бори. Сколько марок у Бори, если вместе с моими 7 их 52?'],
] as const)('%s: what may belong to the task is never left out: "%s"', (language, text) => {
  const { state } = say(text, language)
  expect(state.problem).toBeNull()
  expect(state.story?.text ?? text).toContain('52')
})

test.each([
  ['en', 'Can you help me study for my chemistry test on friday? im really behind'],
  ['en', 'i missed 2 weeks bc of covid and now theres a ton to catch up on, could you help me plan it?'],
  ['ru', 'поможешь с дз там 5 номеров на проценты'],
  ['ru', '2 недели болела и теперь ничего не понимаю'],
] as const)('%s: talk with a number opens no task: "%s"', (language, text) => {
  const { state } = say(text, language)
  expect(state.problem).toBeNull()
  expect(state.story).toBeNull()
})

test('with a model the task among talk is open as well', () => {
  const text = 'hi can u help me with this 3(x - 4) = 5x - (2 - x)  i dont get how to start w the brackets'
  const { state } = takeTurn({ text, interfaceLanguage: 'en', state: startSession(), seed: 'l', now: 0, isLed: true })
  expect(state.problem?.task).toBe('equation|3 * (x - 4)|5 * x - (2 - x)')
})

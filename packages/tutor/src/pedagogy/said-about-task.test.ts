import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

function talk(language: 'en' | 'ru', ...texts: string[]): TutorTurn {
  let turn: TutorTurn | undefined
  for (const text of texts)
    turn = takeTurn({ text, interfaceLanguage: language, state: turn?.state ?? startSession(), seed: 's', now: 0 })
  return turn!
}

describe('a first message is a task and what is said about it', () => {
  test.each([
    ['en', 'how do i do 864 divided by 6 by long division i got 12 something and my sister laughed', 'wrong.value'],
    [
      'en',
      'ok so find the derivative of x^3*cos x. my ans 3x^2*sin x teacher crossed it out but didnt say why',
      'wrong',
    ],
    ['ru', '36072:36 столбиком у мня 102 а папа говорит не то', 'worked.slip.division'],
    ['ru', 'найти производную y=x^4*cos x мой ответ 4x^3*sin x училка зачеркнула почему', 'wrong'],
    ['ru', 'производная x^3*ln x я получила 3x^2*1/x а в ответе сумма какая то', 'wrong.derivative-of-product'],
  ] as const)('%s: the result that is said is judged inside the task: %s', (language, text, move) => {
    const turn = talk(language, text)
    expect(turn.move).toContain(move)
    expect(turn.content.verdict).toBe('incorrect')
    expect(turn.state.problem?.solved ?? turn.state.story?.solved).toBe(false)
  })

  test.each([
    [
      'en',
      '2 dice, chance that the sum is 9. i think 1/11 cuz there are 11 possible sums',
      /equally likely.*how many ways/,
    ],
    ['en', 'share 90 pounds in the ratio 4:5. i did 90/4=22.5 and 90/5=18 but thats only 40.5?', /parts/],
    ['en', 'resistors 3 ohm and 6 ohm in parallel, i did 1/3+1/6=1/2 so R=1/2 ohm ??', /one over R and not R/],
    [
      'ru',
      'Цена была 3000, снизили на 20%, потом ещё на 5%. Я посчитала: 20+5=25%, 3000*0,25=750, 3000-750=2250. Верно?',
      /втор/,
    ],
    ['ru', 'В урне 4 белых и 3 черных шара достали 2 не глядя какова вер что оба белые? я думаю 4/7*4/7', /втор/],
  ] as const)('%s: a usual mistake in a task of this kind gets its question: %s', (language, text, asks) => {
    const turn = talk(language, text)
    expect(turn.move).toMatch(/usual(?:\.mistake|-slip)$|^worked\.slip/)
    expect(turn.text).toMatch(asks)
    expect(turn.content.badge ?? null).toBeNull()
    expect(turn.content.verdict).not.toBe('correct')
  })

  test.each([
    ['en', 'map 1:50000. 8cm on the map how many km is it really. i got 400000 km thats further than the moon', /cm/],
    ['ru', 'масштаб 1:300000 на карте 5 см скока км на самом деле, у меня 1500000 км это как до солнца', /см/],
  ] as const)(
    '%s: a value in the unit of another is asked about, and nothing is confirmed: %s',
    (language, text, unit) => {
      const turn = talk(language, text)
      expect(turn.move).toBe('story.unit.of')
      expect(turn.text).toMatch(unit)
      expect([turn.content.badge, turn.content.verdict]).toEqual([null, undefined])
      expect(turn.state.story?.standing).toBe('assumed')
    },
  )

  test('the work goes on from there', () => {
    const task = 'map 1:50000. 8cm on the map how many km is it really. i got 400000 km thats further than the moon'
    const turn = talk('en', task, 'oh it is in cm so 4 km')
    expect([turn.move, turn.content.verdict]).toEqual(['story.answer', 'correct'])
  })

  test('what a student wonders in a dictated task is answered, with the task as it was read', () => {
    const text =
      'so um i need help with three x plus four equals nineteen but i dont know what goes first the four or the three'
    const turn = talk('en', text)
    expect(turn.move).toBe('hint.nudge')
    expect(turn.text).toContain('$3x + 4 = 19$')
    expect(turn.text).not.toContain('5')
  })

  test('a quantity on the way that was dictated is a step and no root', () => {
    const text =
      'решить уравнение два икс в квадрате минус семь икс плюс три равно нулю дискриминант у меня двадцать пять а дальше забыла'
    const turn = talk('ru', text)
    expect(turn.content.verdict).toBe('correct')
    expect(turn.state.problem?.solved).toBe(false)
  })

  test('examples do not make a proof right', () => {
    const text =
      'Prove that the sum of two even numbers is always even. I wrote 2+6=8 and 4+10=14 so its true. my teacher wants more??'
    const turn = talk('en', text)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.text).toMatch(/letters/)
  })

  test('a root that does not fit is found, whatever alphabet its letter is of', () => {
    const text = 'log3(x-1)+log3(x+1)=1 я сделал (x-1)(x+1)=3, х2=4, х=2 и х=-2, в ответах один корень почему'
    const turn = talk('ru', text)
    expect([turn.move, turn.content.verdict]).toEqual(['wrong.extraneous-root', 'incorrect'])
  })

  test('two who agree need not ask each other: slips of the pen hide no story', () => {
    const text =
      'anna has 4 bags with 6 marbels in each and then she gives 7 to her brother. how many has she now. i did 24-7=17 is it good'
    const turn = talk('en', text)
    expect(turn.text).toContain('17')
    expect(turn.content.badge ?? null).toBeNull()
    expect(turn.move).toBe('story.done')
  })
})

describe('what is no task with something said about it', () => {
  test.each([
    ['en', 'I had 50 euros, I got 20 more from my gran and spent 15. How much have I got now?'],
    ['ru', 'я купил 3 тетради по 25 рублей и ручку за 40, сколько я заплатил'],
    ['ru', 'мама дала мне 500 рублей, я потратил 120 и папа сказал что добавит ещё 100. сколько у меня будет'],
  ] as const)('%s: a story told in the first person is not judged: %s', (language, text) => {
    const turn = talk(language, text)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.state.story?.text).toContain(language === 'en' ? '15' : text.includes('500') ? '100' : '40')
  })

  test('numbers that belong to the thought are no result', () => {
    const text =
      'x squared minus six x plus eight equals zero um i think it was something with two numbers that multiply to eight'
    const turn = talk('en', text)
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.state.problem?.solved).toBe(false)
  })

  test('a second task behind the first is no work on it', () => {
    const turn = talk('en', '4(x+1)=20 and also 7-2x=1 pls i am so tired')
    expect(turn.content.verdict).toBeUndefined()
  })

  test('a right guess about a story that was only assumed is not confirmed', () => {
    const turn = talk('ru', 'в классе 30 чел, девочек 40%, сколько мальчиков? 12 да')
    expect(turn.content.verdict).toBeUndefined()
    expect(turn.content.badge ?? null).toBeNull()
  })

  test('the sign of a number is no matter of a formula that does not know it', () => {
    const said = 'скалярное произведение 15-15=0. это у меня ошибка или так может быть'
    const turn = talk('ru', 'Найти угол между векторами a(3;-5) и b(5;3)', said)
    expect(turn.move).not.toMatch(/usual\.mistake/)
  })
})

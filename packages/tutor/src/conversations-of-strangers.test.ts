import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from './index.ts'

function talk(language: 'en' | 'ru', ...texts: string[]): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | null = null
  for (const text of texts) {
    turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'strangers', now: 0 })
    expect(turn.fault).toBeUndefined()
    state = JSON.parse(JSON.stringify(turn.state))
  }
  return turn!
}

const apples =
  'здравствуйте. у меня задача и я вообще не понимаю с чего начать. В первой корзине 36 яблок, во второй в 3 раза меньше. Сколько яблок в двух корзинах вместе?'
const pencils =
  'A shop sells pencils in packs of 6. Mrs Lee buys 8 packs and shares all the pencils equally among 4 tables. How many pencils does each table get?'

describe('a result of a story that was not read', () => {
  test.each([
    ['ru', apples, ['36:3=12', '36+12=48', 'да, сходится, 48']],
    ['ru', apples, ['36:3=12', '36+12=48', '48 - 36 = 12, и 12 в 3 раза меньше. сходится']],
  ] as const)(
    '%s: who stands by it is told that both came to the same, and the task is over',
    (language, story, said) => {
      const end = talk(language, story, ...said)
      expect(end.move).toMatch(/^story\.(?:done|solved\.yes|answer\.checked)$/)
    },
  )

  test('a result that is calculated right is called plausible once, and never the answer', () => {
    const [first, again] = [
      talk('en', pencils, '8*6=48', '48:4=12', 'each table gets 12'),
      talk('en', pencils, '8*6=48', '48:4=12', 'each table gets 12', 'is it 12?'),
    ]
    expect([first.move, again.move]).toEqual(['story.plausible', 'story.plausible.again'])
    expect(`${first.text} ${again.text}`).not.toMatch(/correct|the answer/)
  })

  test('numbers that are taken back, explained or of the own day are no result', () => {
    expect(talk('ru', apples, '36:3=12', '36+12=48', 'не 725, 48').text).not.toContain('725')
    expect(talk('ru', apples, '36:3=12', '36+12=48', 'нет, 12 это во второй. вместе 48').move).toBe('story.solved.yes')
    expect(talk('en', `${pencils} just tell me i have 5 min`).text).not.toContain('$5$')
  })

  test('a calculation is said back only where the student wrote it', () => {
    const { text } = talk('en', pencils, '8*6=48', 'every table gets 44. thats a lot for one table')
    expect(text).not.toMatch(/\\frac|= 1\$/)
  })

  test('what is asked after it is no answer to it', () => {
    const train =
      'A train travels 240 km in 3 hours. With the same speed it drives 5 hours. How far does it travel in 5 hours?'
    const { text } = talk('en', train, '240:3=80', '80*5=400', 'yes 400', 'a train of my uncle goes 7*80=560, right?')
    expect(text).not.toMatch(/\$560\$ answer/)
  })

  test('a task behind a colon is taken up', () => {
    const next = 'finally. can u tell me the next one: 4 tickets cost 7.25 each, she has 40, how much is left'
    expect(talk('en', pencils, '8*6=48', '48:4=12', 'yes', next).text).toMatch(/4 tickets.*how much is left/is)
  })
})

test('who is told the reading and goes on with a step of it is not asked for a yes again', () => {
  const story = 'В первой корзине 36 яблок, во второй в 3 раза меньше. Сколько яблок в двух корзинах вместе?'
  expect(talk('ru', story).move).toBe('story.confirm')
  expect(talk('ru', story, '36:3=12', '36+12=48').content.verdict).toBe('correct')
  expect(talk('ru', story, '36-3=33').move).toBe('story.confirm')
})

describe('what the student says is not from them', () => {
  test.each([
    ['en', '5 - 2(x - 3) = 3x + 1', 'i never said x = 3. the bracket has x MINUS 3, so 5 - 2x + 6 = 3x + 1', 'correct'],
    ['ru', '5 - 2(x - 3) = 1', 'Какие 11? У меня нет 11 нигде. И x = -6 я не писал', undefined],
  ] as const)('%s: it is dropped with a word of excuse', (language, task, said, verdict) => {
    const reply = talk(language, task, said)
    expect(reply.content.verdict).toBe(verdict)
    expect(reply.text).toMatch(/Sorry|You are right|My mistake|Прости|Да, этого|Моя ошибка/)
  })
})

describe('a number out of a sentence is tied to nothing', () => {
  const brackets = '5 - 2(x - 3) = 3x + 1'
  test.each([
    ['en', brackets, 'u multiply -2 with the x and then with the 3. or is it -2 times MINUS 3?'],
    ['en', brackets, 'it changes the -3. so its -6, thats what i did before'],
    ['ru', '5 - 2(x - 3) = 1', 'Но там в скобках плюс! А у меня минус, и он так минусом и остаётся. Так что -6'],
    [
      'ru',
      '2x² - 5x - 3 = 0',
      'Произведение корней равно c/a, это -3/2. Но мы это не проходили, хочу через дискриминант',
    ],
  ] as const)('%s: %s, "%s" is not called wrong', (language, task, said) => {
    expect(talk(language, task, said).content.verdict).not.toBe('incorrect')
  })

  test('and one that is given as the answer is', () => {
    expect(talk('en', brackets, 'x = 7').content.verdict).toBe('incorrect')
    expect(talk('en', brackets, 'i think the answer is 7 because i tried some numbers first').content.verdict).toBe(
      'incorrect',
    )
  })

  test('a right root is right, whatever else is checked beside it', () => {
    const said = '10 = 5x so x = 2. check: left 5 - 2(2-3) = 7, right 7. ha so before it was wrong'
    expect(talk('en', brackets, '5 - 2x + 6 = 3x + 1', said).content.verdict).toBe('correct')
  })

  test('half of a fraction is half of it, and a preposition is no letter', () => {
    expect(talk('en', '(3/4+1/6):2', 'half of 11/12 is 11/24').content.verdict).not.toBe('incorrect')
    expect(talk('en', '(3/4+1/6):2', '11/12 divded by 2 = 11/24').content.verdict).toBe('correct')
    expect(
      talk('ru', 'почему минус на минус даёт плюс?', 'спотыкаюсь на том что в -5 + (-3) два минуса').text,
    ).not.toContain('b')
    expect(
      talk('ru', '2/3 + 1/4', '12 делится на 3 и на 4. 2/3 = 8/12, 1/4 = 3/12. Ответ 11/12?').content.verdict,
    ).toBe('correct')
  })
})

describe('why is answered', () => {
  test('of a solved task: with the way to the answer, not by saying that it is solved', () => {
    const { move, text } = talk('en', '(3/4+1/6):2', '11/24', 'ok why 11/24 and not 2/10 tho')
    expect(move).not.toBe('solution.again')
    expect(text).toContain('\\frac{11}{12}')
  })

  test('inside a polite sentence, and under its card a thought stays a thought', () => {
    const asked =
      'Good afternoon. I would like to understand why a minus times a minus gives a plus. My teacher only said that it is a rule.'
    const told = talk('en', asked)
    expect([told.move, told.state.card?.id]).toEqual(['card', 'integers.times-negative'])
    const next = talk(
      'ru',
      'почему минус на минус даёт плюс?',
      'спотыкаюсь на том что в -5 + (-3) два минуса, а они не гасят. получается правило не всегда работает',
    )
    expect(next.move).toMatch(/^card/)
  })

  test('the same question back is not put twice in a row', () => {
    const say = ['5 - 2(x - 3) = 1', 'hm so the thing with blorp is zany', 'again the zany blorp of it all']
    const [first, second] = [talk('en', ...say.slice(0, 2)), talk('en', ...say)]
    expect(first.move).toBe('back-to-task')
    expect(second.move).toMatch(/^hint/)
    expect(second.text).not.toContain(first.text)
  })
})

import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'
function turns(language: Language, ...messages: readonly string[]) {
  let state = startSession()
  return messages.map((text) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: text, now: 0 })
    state = turn.state
    return turn
  })
}
const moves = (language: Language, ...messages: readonly string[]) =>
  turns(language, ...messages).map(({ move }) => move)

test.each([
  ['en', '3 7 8 8 4 9 10 2'],
  ['ru', '12,5; 14; 9; 11'],
] as const)(
  'a row of data without a question: the usual questions are offered, and each can be tapped: %s',
  (language, row) => {
    const [first] = turns(language, row)
    expect(first?.move).toBe('list.what')
    const choices = first?.content.choices ?? []
    expect(choices).toHaveLength(3)
    for (const choice of choices) expect(moves(language, row, choice).at(-1)).toBe('orient')
  },
)

test.each([
  ['en', 'y = -2x+6 draw it thx'],
  ['en', 'f(x) = x^2 - 1 sketch this please'],
  ['ru', 'y=x^2-4 нарисуй плиз'],
] as const)('a graph may be asked for behind its function: %s, %s', (language, text) => {
  expect(moves(language, text)).toEqual(['draw.plot'])
})

test('nothing is taken back before anything was said', () => {
  const [first] = turns('en', 'x+(x+1)+(x+2)=72 but where does the 1 come from')
  expect(first?.text).not.toMatch(/I made that up|my mistake/i)
})

test('a word that only begins like joy is none', () => {
  expect(moves('ru', 'а можно сначала легкое потом сложное? у меня завтра тест, но я туплю жестко')).not.toContain(
    'glad',
  )
  expect(moves('ru', 'ура получилось!')).toEqual(['glad'])
})

test.each([
  ['en', 'so -4 is a solution too or not'],
  ['ru', 'а -4 входит или нет'],
] as const)('"or not" behind a question about a value asks about the value: %s', (language, question) => {
  expect(moves(language, '3 - 2x > 11', 'x < -4', question).at(-1)).toBe('after.test.shown')
})

test('a test with a topic begins with a kind word and the first small task of that topic', () => {
  const [first] = turns('en', 'TEST TOMORROW quadratic equations and i know NOTHING help')
  expect(first?.move).toMatch(/^practise/)
  expect(first?.text).toMatch(/quadratic/i)
  expect(first?.text.split('\n\n').length).toBeGreaterThan(1)
})

test.each([['ru', 'завтра контрольная по теоремам, я не готов', 'теоремам']] as const)(
  'a topic without a lesson is named, and nothing else is practiced: %s, %s',
  (language, text, topic) => {
    const [first] = turns(language, text)
    expect(first?.move).toBe('talk.topic-heard')
    expect(first?.text).toContain(topic)
    expect(first?.state.practice).toBeNull()
  },
)

test.each([
  ['ru', 'завтра тест по степеням и корням, я вообще ничего не понимаю все такое сложное', /степен|корн/iu],
  ['ru', 'завтра контрольная по теореме косинусов, помогите', /теорема косинусов/iu],
  ['en', 'test tomorrow about the cosine rule and i dont get it, everything is so complex', /cosine rule/iu],
  ['ru', 'потренируемся дроби', /дроб/iu],
] as const)('the topic of a practice is the one that was named: %s, %s', (language, text, topic) => {
  const [first] = turns(language, text)
  expect(first?.move).toMatch(/^practise/)
  expect(first?.text).toMatch(topic)
})

test.each([
  ['en', 'will you be mad at me if i get it wrong', 'talk.fear-of-mistakes'],
  ['ru', 'А если я неправильно напишу ты будешь ругаться?', 'talk.fear-of-mistakes'],
  ['en', 'do you ever make mistakes', 'talk.trust'],
  ['ru', 'а ты вообще ошибаешься?', 'talk.trust'],
] as const)('worries about mistakes and about being right get an answer: %s, %s', (language, text, move) => {
  expect(moves(language, text)).toEqual([move])
})

test.each([
  ['en', 'log2(x)+log2(8)=5 , |2x-1|=7 , x^2>9 . its three different ones not one'],
  ['en', '2x+3=7, 5x-1=14, x/2=4'],
  ['ru', '2x+3=7; 5x-1=14; x/2=4'],
] as const)('equations that have nothing to do with each other are taken one by one: %s, %s', (language, text) => {
  const [first] = turns(language, text)
  expect(first?.move).toBe('orient')
  expect(first?.state.queue).toHaveLength(2)
})

test.each([
  ['ru', '2x+5=17\n3x-4=11\n7-x=10\n5(x-2)=20'],
  ['en', '3x-1=8, x+6=11, 2x=6+2, 4x-2=10'],
] as const)('two of several equations may have the same solution by chance: %s, %s', (language, text) => {
  const [first] = turns(language, text)
  expect(first?.move).toBe('orient')
  expect(first?.state.queue).toHaveLength(3)
})

test.each([
  ['en', '2x + 3 = 11\n2x = 8\nx = 4'],
  ['en', '2(x + 3) = 14\n2x + 3 = 14\n2x = 11'],
  ['en', '√(x + 6) = x\nx + 6 = x^2\nx^2 - x - 6 = 0'],
  ['en', '√(x + 6) = x\nx + 6 = x^2'],
  ['en', '|2x - 1| = 7\n2x - 1 = 7'],
  ['en', 'x^2 - 9 > 0\nx^2 - 9 = 0'],
  ['en', 'x > 3, x < 5'],
  ['en', '2x - 1 > 3, x + 4 < 10'],
  ['en', 'x + y = 5, x - y = 1'],
] as const)('work and systems are no list: %s, %s', (language, text) => {
  const [first] = turns(language, text)
  expect(first?.state.queue).toEqual([])
})

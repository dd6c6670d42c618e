import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'

function conversation(language: 'en' | 'ru') {
  let state = startSession()
  return (text: string) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, now: 0, seed: text })
    state = turn.state
    return turn
  }
}

const equation = '3(x-2)=2x+7'
const stories = {
  en: 'Anna has 48 stickers. She gives 6 stickers to each of her 5 friends. How many stickers are left?',
  ru: 'У Ани 48 наклеек. Она подарила по 6 наклеек каждому из 5 друзей. Сколько наклеек осталось?',
}

const beside = [
  ['en', 'my homework is page 47 number 3 a b and c can u do it', 'talk.book'],
  ['en', 'can you see photos?', 'talk.photo'],
  ['en', 'exam tomorrow and i know nothing', 'talk.test-soon'],
  ['en', 'im so stupid', 'talk.low'],
  ['en', "you're not helping", 'talk.no-help'],
  ['en', 'I said that already', 'talk.told-before'],
  ['en', 'do you remember me', 'talk.memory'],
  ['en', 'are you chatgpt', 'talk.maker'],
  ['en', 'is it free?', 'talk.price'],
  ['en', 'how many messages left', 'talk.messages-left'],
  ['en', 'can we do it later', 'talk.later'],
  ['en', 'help me with history', /^(?:off-topic|usual\.talk\.other-history)$/],
  ['en', 'tell me a joke', 'talk.joke'],
  ['ru', 'страница 47 номер 3', 'talk.book'],
  ['ru', 'можно фото скинуть?', 'talk.photo'],
  ['ru', 'завтра контрольная, а я ничего не знаю', 'talk.test-soon'],
  ['ru', 'я такой тупой', 'talk.low'],
  ['ru', 'ты не помогаешь', 'talk.no-help'],
  ['ru', 'я же уже написал', 'talk.told-before'],
  ['ru', 'ты меня помнишь?', 'talk.memory'],
  ['ru', 'ты чатгпт?', 'talk.maker'],
  ['ru', 'это бесплатно?', 'talk.price'],
  ['ru', 'сколько сообщений осталось', 'talk.messages-left'],
  ['ru', 'давай потом', 'talk.later'],
  ['ru', 'помоги с историей', /^(?:off-topic|usual\.talk\.other-history)$/],
  ['ru', 'расскажи анекдот', 'talk.joke'],
] as const

test.each(beside)('%s: "%s" is answered as what it is, and the open task stays', (language, text, move) => {
  const idle = conversation(language)(text)
  expect(idle.move).toMatch(move)
  expect(idle.text.split('?').length).toBeLessThanOrEqual(2)
  const say = conversation(language)
  say(equation)
  const open = say(text)
  expect(open.move).toMatch(move)
  expect(open.text).toContain('$3(x - 2) = 2x + 7$')
  expect(open.content.verdict).toBeUndefined()
  expect(say('3x-6=2x+7').content.verdict).toBe('correct')
  const tell = conversation(language)
  tell(stories[language])
  tell(language === 'ru' ? 'да' : 'yes')
  expect(tell(text).move).toMatch(move)
  expect(tell('5*6=30').move).toMatch(/^story\./)
})

test.each([
  ['en', 'i got a 5'],
  ['en', 'On page 30 of a book of 120 pages Tom stops. How many pages are left?'],
  ['en', 'im so stupid, why do we flip the second fraction?'],
  ['ru', 'У Ани марок вдвое больше. Вместе с 12 марками их 48. Сколько марок?'],
  ['ru', 'получил 3'],
  ['ru', 'это слишком сложно, дай полегче'],
] as const)('%s: "%s" is no talk beside the mathematics', (language, text) => {
  const say = conversation(language)
  say(equation)
  expect(say(text).move).not.toMatch(/^talk\./)
})

test('a button is named by its place, and "yes" takes the help that was offered', () => {
  const en = conversation('en')
  en(equation)
  en("you're not helping")
  expect(en('the first one').move).toMatch(/^hint\./)
  const ru = conversation('ru')
  ru(equation)
  ru('я такой тупой')
  expect(ru('да').move).toMatch(/^hint\./)
  ru('ты не помогаешь')
  expect(ru('третье').move).toMatch(/^practise/)
})

test('"next" and "stop" with nothing to go on with are understood', () => {
  expect(conversation('en')('next').move).toBe('talk.next')
  expect(conversation('ru')('дальше').move).toBe('talk.next')
  expect(conversation('en')('stop').move).toBe('talk.stop')
  expect(conversation('ru')('стоп').move).toBe('talk.stop')
})

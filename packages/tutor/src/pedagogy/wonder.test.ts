import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

function conversation() {
  let state = startSession()
  return (...texts: string[]): TutorTurn => {
    let turn: TutorTurn | null = null
    for (const text of texts) {
      const interfaceLanguage = /[а-я]/iu.test(text) ? 'ru' : 'en'
      turn = takeTurn({ text, interfaceLanguage, state, seed: text, now: 0 })
      state = turn.state
    }
    return turn!
  }
}

describe('why, under a card', () => {
  test.each([
    ['why is minus times minus a plus', 'why is -1 times -1 = 1 is it a rule someone made up'],
    [
      'why is minus times minus a plus',
      'ok but WHY does it have to be plus, you only showed a pattern. patterns can stop',
    ],
    ['почему минус на минус дает плюс', 'почему 2*(-1) понятно а -2*(-1) почему плюс'],
    ['почему минус на минус дает плюс', 'нет, я НЕ понимаю. я просто знаю правило что минус на минус плюс. почему?'],
  ])('%s: %s stays on it and tells another side', (first, question) => {
    const say = conversation()
    const told = say(first)
    const again = say(question)
    expect([again.move, again.state.card?.id]).toEqual(['card', told.state.card?.id])
    expect(again.text).not.toContain(told.text.split('\n')[0])
  })

  test('when every reason was told, it is said so, with something to do', () => {
    const say = conversation()
    const last = say('why is minus times minus a plus', 'why', 'but why', 'why is it so', 'why tho')
    expect([last.move, last.text.includes('?')]).toEqual(['card.told-why', true])
  })

  test.each([
    ['why is minus times minus a plus', '35. but why does the pattern have to keep going?', '35'],
    ['почему минус на минус дает плюс', '28 но я не понимаю ПОЧЕМУ так. типа кто это придумал', '28'],
  ])('%s: a doubt beside the right answer is answered', (first, doubt, right) => {
    const say = conversation()
    const before = say(first).text
    const told = say(doubt)
    expect([told.move, told.text.startsWith('Да, именно')]).toEqual(['card', false])
    expect(told.text).toContain(`$${right}$`)
    // Another side than the one that left the doubt, and not the answered question.
    expect(told.text).not.toMatch(/-7|-3/)
    expect(told.text.split('\n')[0]).not.toContain(before.split('\n')[0])
  })

  test('a picture of the student is held against the side of the card that is about it', () => {
    const say = conversation()
    const told = say(
      'why is minus times minus a plus',
      'is -3 * -2 like taking away 3 debts of 2 dollars so u get richer?',
    )
    expect([told.move, told.text.includes('debts')]).toEqual(['card.own-words', true])
  })
})

describe('why, inside a task', () => {
  test.each([
    ['2/3+1/4', 'how do i add them then', 'fractions.add'],
    ['2/3+1/4', 'а как тогда складывать', 'fractions.add'],
    ['-2x > 6', 'why does the sign change', 'inequalities.flip'],
    ['-2x > 6', 'почему знак меняется', 'inequalities.flip'],
  ])('%s: %s is about this kind of task', (task, question, card) => {
    const say = conversation()
    say(task)
    expect(say(question).state.card?.id).toBe(card)
  })

  test.each([
    ['x+3=10', 'x=7. but why does the 3 get a minus', /opposite step/],
    ['3x+5=20', 'x=5 но почему мы делим на 3', /Деление находит/],
  ])('%s, %s: the value is right in a word, and the question is answered', (task, doubt, reason) => {
    const say = conversation()
    say(task)
    const told = say(doubt)
    expect([told.content.verdict, told.state.problem?.solved]).toEqual(['correct', true])
    expect(told.text).toMatch(reason)
  })

  test('the step that the question names is the one that is explained', () => {
    const say = conversation()
    const told = say('3x+5=20', 'why do we divide by 3')
    expect([told.move, /Dividing/.test(told.text)]).toEqual(['why', true])
  })

  test('the reason of a slip opens no story', () => {
    const say = conversation()
    say('x^2-5x+6=2', '(x-2)(x-3)=2 so x-2=2 or x-3=2')
    const told = say('bc if two things multiply to 2 then each one is 2?? like when its 0 each one is 0')
    expect([told.state.card?.id, told.state.story]).toEqual(['quadratics.zero-product', null])
    const again = say('what? im still on (x-2)(x-3)=2. why cant i say each bracket is 2')
    expect([again.move, again.state.story]).toEqual(['card', null])
  })
})

describe('a formula inside a question is what it is about', () => {
  test.each([
    ['why is -1 * -1 = 1', 'integers.times-negative'],
    ['почему -2*(-1) = 2', 'integers.times-negative'],
    ['what does f(-2) mean, is it f times x?', 'functions.meaning'],
  ])('%s', (question, card) => {
    const told = conversation()(question)
    expect([told.content.verdict, told.state.card?.id]).toEqual([undefined, card])
  })

  test('an equality that does not hold is not explained', () => {
    expect(conversation()('why is 2+2=5').content.verdict).toBe('incorrect')
  })

  test.each(['what is 3/4 + 1/6', 'what is x if 2x+1=9'])('%s is a task', (task) => {
    expect(conversation()(task).state.problem).not.toBeNull()
  })
})

test.each(['второе', 'вторая тема', 'от корней', 'последнее'])(
  'a button is chosen by its place or its words: %s',
  (choice) => {
    const say = conversation()
    const offered = say('x^2-4x-12=0', 'почему (x-m), а корень m с плюсом')
    expect(offered.content.choices).toHaveLength(2)
    expect(say(choice).state.card?.id).toBe('quadratics.roots-to-factors')
  },
)

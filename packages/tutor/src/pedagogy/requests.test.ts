import { describe, expect, it } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import type { Language } from '../math/latex.ts'

function talk(language: Language, ...messages: string[]) {
  let state = startSession()
  return messages.map((text, index) => {
    const turn = takeTurn({
      text,
      interfaceLanguage: language,
      state,
      seed: `s${index}`,
      now: Date.UTC(2026, 10, 22),
      timeZone: 'UTC',
    })
    state = turn.state
    return turn
  })
}
const last = (language: Language, ...messages: string[]) => {
  const turns = talk(language, ...messages)
  return turns[turns.length - 1] ?? expect.fail('no turn')
}

describe('a task that is named by its operation', () => {
  it.each([
    ['en', 'Round 3.1478 to the nearest hundredth', '3.14', 'digit'],
    ['en', 'Find the slope of y = 3 - 2x', '3', 'stands at x'],
    ['en', 'Find the median of 8, 3, 5, 9, 4', '3', 'in order'],
    ['en', 'prime factors of 84', '2*43', 'prime'],
    ['ru', 'Округли 3,1478 до сотых', '3,14', 'разряд'],
    ['ru', 'Найди медиану 8, 3, 5, 9, 4', '3', 'по порядку'],
  ] as const)('%s: "%s" is shown in its words, and %s is answered about %s', (language, task, wrong, about) => {
    const [opened, answered] = talk(language, task, wrong)
    expect(opened?.text).toContain(task)
    expect(answered?.text).toContain(about)
    expect(answered?.text).not.toMatch(/not equal|не равн/)
  })

  it('the derivative of a named function is a task', () => {
    expect(last('en', 'Differentiate f(x) = x^3 - 4x', '3x^2 - 4').content.verdict).toBe('correct')
  })

  it('an expression that is equal and still a sum is not factored yet', () => {
    expect(last('en', 'Factor x² + 9x + 20', 'x(x+9)+20').move).toBe('still-sum')
    expect(last('en', 'Factor x² + 9x + 20', 'x(x+9)+20', '(x+4)(x+5)').move).toBe('solved')
  })
})

describe('what a sentence mentions is no task', () => {
  it.each([
    ['en', ['Simplify 8/12', '4/6', 'im done i divided by 2']],
    ['ru', ['Поезд прошёл 360 км за 4,5 часа. Найди скорость.', '360/4,5', 'не умею делить на 4 с половиной']],
    ['ru', ['Упрости 3(a - 2) - 2(a + 1)', 'a - 8', 'а почему минус 6 и минус 2 это минус 8 а не плюс']],
  ] as const)('%s: %j', (language, messages) => {
    const { move, content } = last(language, ...messages)
    expect(move).not.toMatch(/^(?:wrong|unreadable|nothing-to-solve|already-simple|several-unknowns)/)
    expect(content.verdict).toBeUndefined()
  })
})

it('"100% is 70" names the whole', () => {
  expect(last('en', '20% of a number is 14. Find the number.', '10% would be 7 so 100% is 70').move).toBe('solved')
})

it('an ending behind a percent sign belongs to the grammar', () => {
  expect(last('ru', 'Сколько граммов соли в 400 г 5%-го раствора?', '20г').content.verdict).toBe('correct')
})

it('a number of the task in another form is right', () => {
  expect(last('ru', 'Вычисли √72 - √2', '36 * 2 под корнем').move).toBe('right.terms')
  // The first question asks for it.
  const asked = last('ru', 'Вычисли √72', '36 * 2 под корнем')
  expect([asked.move, asked.content.verdict]).toEqual(['aside.right', undefined])
})

it('an equation that takes its side from the task is a step, not another task', () => {
  expect(last('ru', 'log₂(x - 1) = 3', 'x - 1 = 9').content.verdict).toBe('incorrect')
})

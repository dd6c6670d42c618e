import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'

function talk(language: Language, ...messages: readonly string[]): TutorTurn {
  let state = startSession()
  let turn: TutorTurn | null = null
  for (const text of messages) {
    const isHint = text === 'hint'
    turn = takeTurn({
      text: isHint ? '' : text,
      ...(isHint && { intent: { kind: 'hint' as const } }),
      interfaceLanguage: language,
      state,
      seed: text,
      now: 0,
    })
    expect(turn.fault).toBeUndefined()
    state = turn.state
  }
  return turn!
}

/** Right answers to the tutor's own questions, worded as students do. */
const right: readonly (readonly [Language, task: string, answer: string])[] = [
  ['en', '24/6 + 4*2', '24:6 and 4*2, both before the +'],
  ['en', '2/8 * 32', '2/8 is 1/4 so 8'],
  ['en', '7/10 - 2/5', '2/5 is 4/10 so 3/10'],
  ['en', '12*12/2', '12*12 is 144, then half'],
  ['en', '(12 - 2) * 180', 'brackets. 12 minus 2'],
  ['en', '4 + 2*8', '2*8'],
  ['en', '2*(-5) + 6', 'the 2 * (-5)'],
  ['en', '3^0 + 4^(-1)', '3^0 is one'],
  ['en', '16*12/2', '16 times 12 and then by 2, or 16:2 = 8 first, no matter'],
  ['en', '180/(3+1)', '3+1 under the line'],
  ['en', '3/4 + 1/6', 'same bottom. 12? 9/12+2/12'],
  ['en', '4a + 3b + 2a', 'the a go together, 4a+2a=6a, 3b has no partner so it stays. 6a + 3b'],
  ['en', '3(x-4) = 2x+5', 'huh i meant 3 times -4 is -12. so 3x-12=2x+5'],
  ['en', '2x + 1 = 7', 'x = (7-1)/2 = 3'],
  ['en', '2x + 3 = 9', 'minus 3?'],
  ['en', '-4*3', '12? no -12'],
  ['en', '1/2+1/3', 'is 5/6 right'],
  ['en', 'x^4 - 34x^2 + 225 = 0', 't^2 - 34t + 225 = 0'],
  ['en', '-2x > 4', 'divide by -2, x < -2'],
  ['en', 'x^2 - 5x + 6 = 0', 'x1 = 2, x2 = 3'],
  ['ru', '24/6 + 4*2', '24:6 и 4*2, они старше плюса'],
  ['ru', '2/8 * 32', '2/8 это 1/4, сократить'],
  ['ru', '7 + 1', 'сложить 7 и 1, будет 8'],
  ['ru', '8 * 2/5', '8 умножаю на 2 сверху, а 5 остаётся'],
  ['ru', '-12/4', 'минус будет, 12:4=3, получится -3'],
  ['ru', '4/3 * 3^3', 'сначала степень 3^3=27, потом на 4/3'],
  ['ru', '180 - 70 - 64', 'слева направо: 180-70, потом -64'],
  ['ru', 'x^2 - 5x + 6 = 0', '2 или 3'],
  ['ru', 'x^2 - 3x - 4 = 0', '-1;4'],
  ['ru', '4x - 1 = 9', 'прибавляю 1: 4x=10\nделю на 4: x=2,5\nпроверка: 10-1=9'],
]

describe('what is claimed is taken in the sense that fits', () => {
  test.each(right)('%s: %s, then "%s" is not called wrong', (language, task, answer) => {
    const turn = talk(language, task, answer)
    expect(turn.content.verdict, turn.text).not.toBe('incorrect')
    expect(
      turn.content.verdict === 'correct' || /^(?:right|operation|way|aside\.right)/.test(turn.move),
      turn.text,
    ).toBe(true)
  })

  test.each([
    ['en', '59*41', '50*40 + 9*1 = 2009'],
    ['en', '2^3 + 3^2', '6 + 6 = 12'],
    ['en', '8 + 2*5', '8 + 2 = 10, 10 * 5 = 50'],
    ['en', '5 * 2/3', '5*2=10 and 5*3=15 so 10/15 = 2/3'],
    ['ru', '28/2 - 10', '28-10=18'],
    ['ru', '7 - 1', '1-7=-6'],
    ['ru', '8 * 2/5', '8*2 и 8*5'],
  ] as const)('%s: %s, "%s" is true arithmetic and no step', (language, task, answer) => {
    const turn = talk(language, task, answer)
    expect(turn.content.verdict, turn.text).toBeUndefined()
    expect(turn.move).not.toMatch(/^right/)
  })

  test.each([
    ['en', '1/4 + 3/4', 'i have to add them. is it 4/10?'],
    ['en', '7*8', '54'],
    ['en', '2x + 3 = 9', 'x = 4'],
    ['en', '2x + 3 = 9', '2x = 12'],
    ['en', '3/4 + 1/6', '3/4 is 9/12, so 12/14'],
    ['ru', '12:4', '5 штук'],
    ['ru', '-2x > 4', 'x > -2'],
  ] as const)('%s: %s, "%s" has one sense and is wrong', (language, task, answer) => {
    expect(talk(language, task, answer).content.verdict).toBe('incorrect')
  })

  test('a slip in a calculation is met there', () => {
    const turn = talk('en', '20 - 3*(4 - 6)', '4 - 6 = 2, so 20 - 6 = 14')
    expect(turn.move).toBe('sum.wrong')
    expect(turn.text).toContain('4 - 6 = 2')
  })

  test('"is it right?" points to the last line, and counts nothing twice', () => {
    expect(talk('en', '2x + 3 = 9', '2x = 6', 'is that right?').move).toBe('again.right')
    const wrong = talk('en', '7*8', '54', 'did i do it right?')
    expect(wrong.content.verdict).toBe('incorrect')
    expect(wrong.state.problem?.wrongs).toBe(1)
    expect(talk('ru', '2x + 3 = 9', '2x = 6', 'я правильно сделал?').move).toBe('again.right')
  })

  test('a number of a sentence is no answer', () => {
    for (const text of ['i have 2 min', 'im in grade 7', 'what is step 2'])
      expect(talk('en', '2x + 3 = 9', text).content.verdict, text).toBeUndefined()
  })
})

/** A statement that is true for all numbers is a claim about the open task and never becomes the next task. */
describe('an identity is checked and not set', () => {
  test.each([
    ['en', ['Solve 7x - 4 = 3x + 12'], '-(x^2-9)=-x^2+9?', 'identity.right'],
    ['en', ['Solve 7x - 4 = 3x + 12'], 'is -(x^2-9)=-x^2+9?', 'identity.right'],
    ['ru', ['Реши 7x - 4 = 3x + 12'], '-(x^2-9)=-x^2+9', 'identity.right'],
    ['en', ['Solve 5 - x - 2 = 7', 'x = -4'], '5-x-2=3-x', 'truth.always'],
    ['ru', ['Реши 5 - x - 2 = 7', 'x = -4'], '5-x-2=3-x', 'truth.always'],
    ['en', [], '-(x^2-9)=-x^2+9?', 'truth.always'],
    ['en', ['Solve x/(x-3) - 2 = 3/(x-3)'], '-2(x-3) = -2x-6?', 'truth.breaks'],
    ['ru', ['Реши 3(x-2) = 2x+7'], '3(x-2)=3x-2?', 'truth.breaks'],
  ] as const)('%s: after %j: "%s"', (language, before, said, move) => {
    let state = startSession()
    const turns = [...before, said].map((text) => {
      const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'a', now: 0 })
      state = turn.state
      return turn
    })
    expect(turns.at(-1)).toMatchObject({
      move,
      state: { problem: turns.at(-2)?.state.problem?.id ? { id: turns.at(-2)!.state.problem!.id } : null },
    })
  })

  test.each([
    ['ru', '3(2х-1)-4(х+2)=5-2(х+4)', '6х-3-4х+8 = 2х+5 норм?', 'identity.astray'],
    ['en', 'Solve 5(x-2)-3(x+4)=2(1-x)', '5x - 2 - 3x + 12 = 2x + 10 ok?', 'identity.astray'],
    ['en', 'Solve 5(x-2)-3(x+4)=2(1-x)', '5x-10-3x-12 = 2x-22?', 'right'],
    ['en', 'Solve (x+5)^2-(x-3)(x+3) = 54', 'x^2+5x+5x+25 = x^2+10x+25', 'identity.right'],
  ] as const)('%s: "%s", then "%s": the sum holds, the side of the task may not', (language, task, said, move) => {
    const { move: heard, text, content } = talk(language, task, said)
    expect(heard).toContain(move)
    expect(content.verdict === 'incorrect').toBe(move === 'identity.astray')
    if (move === 'identity.astray') expect(text).toMatch(/[xх] = 1/)
  })

  test('the identity that a book asks to solve is a task', () => {
    const turn = takeTurn({
      text: 'Solve 5 - x - 2 = 3 - x',
      interfaceLanguage: 'en',
      state: startSession(),
      seed: 'a',
      now: 0,
    })
    expect(turn.state.problem).toMatchObject({ solved: false })
  })
})

/** All contradictions are equivalent because none has a solution; that alone does not make one a step to another. */
describe('on the way to an equation without solutions', () => {
  test.each([
    ['x/(x-3) - 2 = 3/(x-3)', 'x - 2(x-3) = 3', 'correct'],
    ['x/(x-3) - 2 = 3/(x-3)', 'x - 2x + 6 = 3', 'correct'],
    ['x/(x-3) - 2 = 3/(x-3)', 'x - 2(x-3) = 4', undefined],
    ['x/(x-3) - 2 = 3/(x-3)', 'x = 3', 'incorrect'],
    ['x/(x-3) - 2 = 3/(x-3)', '-2(x-3) = -2x - 6', undefined],
    ['4x + 2 = 4x + 8', '2x + 1 = 2x + 4', 'correct'],
    ['4x + 2 = 4x + 8', '2x + 1 = 2x + 9', undefined],
    ['4x + 2 = 4x + 8', '2 = 8', 'correct'],
    ['4x + 2 = 4x + 8', '0 = 6', 'correct'],
    ['x^2 + 2x + 5 = 0', '(x+1)^2 = -4', 'correct'],
    ['x^2 + 2x + 5 = 0', 'x^2 + 2x = -9', 'cannot-check'],
  ] as const)('%s: after it "%s" is %s', (task, line, verdict) => {
    expect(talk('en', `Solve ${task}`, line).content.verdict).toBe(verdict)
  })
})

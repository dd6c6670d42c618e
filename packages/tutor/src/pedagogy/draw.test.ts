import { describe, expect, test } from 'vitest'
import { readFigure, readPlot } from '../drawing/index.ts'
import { startSession, takeTurn } from '../index.ts'

function conversation(language: 'en' | 'ru') {
  let state = startSession()
  return (text: string) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, now: 0, seed: text })
    state = turn.state
    return turn
  }
}
const block = (text: string) => /```(plot|geometry)\n([^`]*)\n```/.exec(text)?.slice(1)

describe('a drawing that is asked for', () => {
  test.each([
    ['en', 'draw the graph of y = x^2 - 4x + 3', 'y = x^2 - 4x + 3'],
    ['en', 'can you plot y = 2x + 1 and y = -x + 4', 'y = 2x + 1\ny = -x + 4'],
    ['ru', 'нарисуй график функции y = x² - 4x + 3', 'y = x² - 4x + 3'],
    ['ru', 'построй график y = 0,5x - 2', 'y = 0,5x - 2'],
  ] as const)('%s: "%s" is drawn from the function itself [C07]', (language, text, source) => {
    const turn = conversation(language)(text)
    expect(turn.move).toBe('draw.plot')
    expect(block(turn.text)).toEqual(['plot', source])
    expect(readPlot(source)).not.toBe(null)
  })

  test.each([
    ['en', 'Graph the function y = 2x + 1'],
    ['ru', 'Постройте график функции y = 2x + 1'],
  ] as const)('%s: "%s" is an exercise: own points first, a tap draws it', (language, text) => {
    const say = conversation(language)
    const turn = say(text)
    expect(turn.move).toBe('draw.own')
    expect(block(turn.text)).toBe(undefined)
    const [choice] = turn.content.choices!
    expect(block(say(choice!).text)).toEqual(['plot', 'y = 2x + 1'])
  })

  test.each([
    ['en', 'Does the point (3, 8) lie on the graph of y = 2x + 2?'],
    ['en', 'Show that the line y = 2x + 1 goes through (1, 3)'],
    ['en', 'Find the zeros of y = x^2 - 4 and draw its graph'],
    ['ru', 'Найдите нули функции y = x² - 4 и постройте её график'],
    ['ru', 'Проходит ли график функции y = 2x + 1 через точку (1; 3)?'],
  ] as const)('%s: "%s" asks for more than a picture', (language, text) => {
    expect(conversation(language)(text).move).not.toMatch(/^draw/)
  })

  test('a graph that shows the answer of the open problem waits for it', () => {
    const say = conversation('en')
    say('x^2 - 5x + 6 = 0')
    const asked = say('draw the graph of y = x^2 - 5x + 6')
    expect(asked.move).toBe('draw.later')
    expect(block(asked.text)).toBe(undefined)
    expect(block(say('draw the graph of y = 7x').text)).toEqual(['plot', 'y = 7x'])
    expect(say('x = 2 or x = 3').content.verdict).toBe('correct')
    expect(block(say('now draw the graph of y = x^2 - 5x + 6').text)).toEqual(['plot', 'y = x^2 - 5x + 6'])
  })

  test.each([
    ['en', 'draw a right triangle with legs 3 and 4', 'triangle ABC: AC = 3, BC = 4, C = 90°'],
    ['en', 'can you draw a rectangle 6 by 4', 'rectangle ABCD: AB = 6, AD = 4'],
    ['ru', 'нарисуй треугольник со сторонами 3, 4 и 5', 'triangle ABC: AB = 3, BC = 4, AC = 5'],
    ['ru', 'начерти окружность радиусом 5', 'circle O: r = 5'],
  ] as const)('%s: "%s" is drawn from its measures [C07]', (language, text, source) => {
    const turn = conversation(language)(text)
    expect(block(turn.text)).toEqual(['geometry', source])
    expect(readFigure(source)).not.toBe(null)
  })

  test('a figure that cannot be is not drawn, and it is said', () => {
    expect(conversation('en')('draw a triangle with sides 1, 1 and 3').move).toBe('draw.impossible')
  })
})

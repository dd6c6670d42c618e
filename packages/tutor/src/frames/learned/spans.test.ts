import { describe, expect, test } from 'vitest'
import type { Language } from '../../math/latex.ts'
import { spansOf } from './spans.ts'

const numbersOf = (text: string, language: Language) =>
  spansOf(text, language).amounts.map(({ value, kind, measure, start, end }) =>
    [
      value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`,
      ...(kind === 'plain' ? [] : [kind]),
      ...(measure ? [measure.name] : []),
      `"${text.slice(start, end)}"`,
    ].join(' '),
  )

describe('numbers of a story', () => {
  test.each<[string, readonly string[]]>([
    ['3 1/2 km and 5/6 of a cake', ['7/2 length "3 1/2 km"', '5/6 fraction "5/6"']],
    ['15% off $80', ['3/20 percent "15%"', '80 money "$80"']],
    ['12 percent of 1,250 people', ['3/25 percent "12 percent"', '1250 "1,250"']],
    ['1 h 50 min', ['110 time "1 h 50 min"']],
    ['leaves at 7:52 and arrives at 9:17', ['472 clock "7:52"', '557 clock "9:17"']],
    ['at 6:45 pm', ['1125 clock "6:45"']],
    ['in the ratio 2:7', ['2 ratio "2"', '7 ratio "7"']],
    ['3 times as many', ['3 factor "3"']],
    ['twice as long as a third of the rope', ['2 factor "twice"', '1/3 fraction "a third"']],
    ['-4 °C', ['-4 degree "-4 °C"']],
    ['a 5-litre can and thirty-two cups', ['5 volume "5-litre"', '32 "thirty-two"']],
    ['70 km/h for 2 hours', ['70 length*time-1 "70 km/h"', '2 time "2 hours"']],
    ['12 square metres', ['12 length2 "12 square metres"']],
    ['the 4th test', []],
  ])('en: %s', (text, expected) => {
    expect(numbersOf(text, 'en')).toEqual(expected)
  })

  test.each<[string, readonly string[]]>([
    ['3 кг 500 г', ['3500 mass "3 кг 500 г"']],
    ['в 3 раза больше', ['3 factor "3"']],
    ['втрое меньше половины', ['3 factor "втрое"', '1/2 fraction "половины"']],
    ['62,5 км/ч', ['125/2 length*time-1 "62,5 км/ч"']],
    ['20%-го раствора', ['1/5 percent "20%"']],
    ['в отношении 3 : 2', ['3 ratio "3"', '2 ratio "2"']],
    ['масштаб 1 : 200 000', ['1 ratio "1"', '200000 ratio "200 000"']],
    ['5-литровая банка и тридцать два стакана', ['5 "5"', '32 "тридцать два"']],
    ['на 5-й день', []],
    ['пять десятков яиц', ['50 "пять десятков"']],
    ['−11 °C', ['-11 degree "−11 °C"']],
  ])('ru: %s', (text, expected) => {
    expect(numbersOf(text, 'ru')).toEqual(expected)
  })

  test('a week is seven days where days are told', () => {
    expect(numbersOf('He reads 5 pages a day. How many pages a week?', 'en')).toEqual(['5 "5"', '7 implied "week"'])
    expect(numbersOf('He reads 5 pages a week. How many pages in 3 weeks?', 'en')).toEqual([
      '5 "5"',
      '3 time "3 weeks"',
    ])
  })
})

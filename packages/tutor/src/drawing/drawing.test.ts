import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFigure, readPlot } from './index.ts'

const places = (source: string) =>
  Object.fromEntries(
    readFigure(source)!.spots.map(({ name, x, y }) => [name, [x, y].map((each) => +each.toFixed(6) + 0)]),
  )

describe('a plot', () => {
  test('a parabola: its zeros, its lowest point, a window that shows them [C07]', () => {
    const plot = readPlot('y = x^2 - 4x + 3')!
    expect(plot.curves[0]).toMatchObject({ name: 'y', zeros: [1, 3], turns: [{ x: 2, y: -1, kind: 'lowest' }] })
    expect(plot.x[0]).toBeLessThan(0)
    expect(plot.x[1]).toBeGreaterThan(4)
    expect(plot.y[0]).toBeLessThan(-1)
    expect(plot.y[1]).toBeLessThan(20)
    expect(plot.curves[0]!.at(5)).toBe(8)
  })

  test('a graph is interrupted where there is no value', () => {
    expect(readPlot('y = 1/x')!.curves[0]!.pieces).toHaveLength(2)
    expect(readPlot('y = tan(x)\nx: -4..4')!.curves[0]!.pieces).toHaveLength(3)
    expect(readPlot('y = √x')!.curves[0]!.pieces[0]![0]).toEqual({ x: 0, y: 0 })
    expect(readPlot('y = ln x')!.curves[0]!.zeros).toEqual([1])
  })

  test('ranges, points, lines, named functions and commas of both languages', () => {
    const plot = readPlot('f(x) = 0,5x² - 2\n$g(x) = -x$\nx: -4..4\ny from -3 to 6\nA(2; 0)\n(0, -2)\nx = 3')!
    expect(plot).toMatchObject({
      x: [-4, 4],
      y: [-3, 6],
      verticals: [3],
      points: [
        { name: 'A', x: 2, y: 0 },
        { name: '', x: 0, y: -2 },
      ],
    })
    expect(plot.curves.map(({ name, latex }) => [name, latex])).toEqual([
      ['f', '0.5x^{2} - 2'],
      ['g', '-x'],
    ])
  })

  test('anything else is no plot', () => {
    const others = [
      '',
      'hello',
      'y = a x',
      'y = alert(1)',
      'y =',
      'y = x\n<script>',
      'x: 5..1\ny = x',
      'y = √(-1 - x^2)',
    ]
    for (const source of [...others, 'y = x\n'.repeat(30), `y = ${'x+'.repeat(1500)}1`])
      expect(readPlot(source)).toBe(null)
  })

  test('every drawn place is a value of the function', () => {
    const number = fc.integer({ min: -9, max: 9 })
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        const plot = readPlot(`y = ${a}x^2 + (${b})x + (${c})`)!
        const height = plot.y[1] - plot.y[0]
        for (const { x, y } of plot.curves[0]!.pieces.flat()) {
          const real = a * x * x + b * x + c
          const isCut = real > plot.y[1] + height || real < plot.y[0] - height
          if (!isCut) expect(Math.abs(y - real)).toBeLessThan(1e-6 * Math.max(1, Math.abs(real)))
        }
      }),
      { seed: 20_261_123, numRuns: 200 },
    )
  })

  test('no text makes it throw', () => {
    const piece = fc.constantFrom(
      'y = ',
      'x',
      '^',
      '2',
      '(',
      ')',
      '/',
      '\n',
      'x: ',
      '..',
      '-',
      'A(1, 2)',
      'sin ',
      '√',
      '∞',
      '9e9',
      ';',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        readPlot(pieces.join(''))
        readFigure(`triangle ABC: ${pieces.join('')}`)
      }),
      { seed: 20_261_123, numRuns: 500 },
    )
  })
})

describe('a figure', () => {
  test('a triangle from sides, or from sides and an angle [C07]', () => {
    const expected = { A: [0, 0], B: [4, 3], C: [4, 0] }
    expect(places('triangle ABC: AB = 5, BC = 3, AC = 4')).toEqual(expected)
    expect(places('triangle ABC: AC = 4 cm, BC = 3 cm, C = 90°, AB = ?')).toEqual(expected)
    expect(places('triangle ABC: AC = 4, AB = 5, angle C = 90')).toEqual(expected)
  })

  test('a measure that is not true of the figure: nothing is drawn', () => {
    const wrong = [
      'triangle ABC: AC = 4, BC = 3, C = 90°, AB = 6',
      'triangle ABC: AB = 1, BC = 1, AC = 3',
      'rectangle ABCD: AB = 4, AD = 6\ndiagonal BD = 7.5',
      'rectangle ABCD: AB = 4, AD = 6, A = 80°',
      'square ABCD: AB = 4, BC = 5',
      'circle O: r = 3, d = 7',
      'trapezoid ABCD: AD = 10, BC = 4, AB = 5, CD = 5, h = 3',
      'triangle ABC: A = 100°, B = 90°, AB = 4',
    ]
    for (const source of wrong) expect(readFigure(source), source).toBe(null)
    expect(readFigure('rectangle ABCD: AB = 4, AD = 6\ndiagonal BD = 7.21')).not.toBe(null)
    expect(readFigure('rectangle ABCD: AB = 4, AD = 6\ndiagonal BD = 2√13')).not.toBe(null)
  })

  test('inner lines meet the side where they should', () => {
    const triangle = 'triangle ABC: AB = 5, BC = 3, AC = 4'
    expect(places(`${triangle}\nheight CH`).H).toEqual([2.56, 1.92])
    expect(places(`${triangle}\nmedian CM`).M).toEqual([2, 1.5])
    expect(places(`${triangle}\nbisector BL`).L).toEqual([2.5, 0])
    expect(readFigure(`${triangle}\nheight CH = 2.4`)).not.toBe(null)
    expect(readFigure(`${triangle}\nheight CH = 2`)).toBe(null)
  })

  test('where the measures leave it open, it is called a sketch', () => {
    for (const source of ['triangle ABC', 'triangle ABC: C = 90°, AB = 10', 'rhombus ABCD: AB = 5', 'circle O'])
      expect(readFigure(source)?.isSketch, source).toBe(true)
    expect(readFigure('parallelogram ABCD: AB = 4, AD = 7, A = 60°')?.isSketch).toBe(false)
    expect(readFigure('trapezoid ABCD: AD = 10, BC = 4, AB = 5, CD = 5')?.isSketch).toBe(false)
  })

  test('anything else is no figure', () => {
    for (const source of [
      '',
      'triangle AB',
      'triangle AAB',
      'cube ABCD',
      'triangle ABC: XY = 3',
      'circle O: AB = 3',
      'triangle ABC: AB = <b>',
    ])
      expect(readFigure(source), source).toBe(null)
  })
})

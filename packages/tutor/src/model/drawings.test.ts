import { expect, test } from 'vitest'
import { readFigure, readPlot } from '../drawing/index.ts'
import { holdDraft, sealOf, startSession, takeTurn, tutorPolicy } from '../index.ts'

const [drawings = ''] = tutorPolicy.split('\n').filter((line) => line.startsWith('Drawings:'))
const examplesIn = (sentence: string) => [...sentence.matchAll(/"([^"]+)"/g)].map(([, example]) => example).join('\n')
const [plotExample = '', figureExample = ''] = drawings.split('A geometry block').map(examplesIn)

test('the briefing tells a model how to ask for drawings, and its own examples are drawn', () => {
  expect(drawings).toContain('`plot`')
  expect(drawings).toContain('`geometry`')
  expect(readPlot(plotExample)).toMatchObject({ x: [-5, 5], points: [{ name: 'A', x: 1, y: 2 }] })
  expect(readFigure(figureExample)).not.toBeNull()
})

/** The part of a draft for the open task that a student would see. */
function shownOf(task: string, draft: string): string {
  const turn = takeTurn({ text: task, interfaceLanguage: 'en', state: startSession(), seed: 's', now: 0 })
  const seal = sealOf({ text: task }, turn)
  const held = holdDraft(() => seal)
  return held.add(draft) + held.finish()
}
const block = (kind: string, source: string) => `Look at this.\n\n\`\`\`${kind}\n${source}\n\`\`\`\n\nWhat do you see?`

test.each([
  ['solve x^2 - 13x + 42 = 0', 'plot', plotExample],
  ['solve x^2 - 13x + 42 = 0', 'geometry', figureExample],
])('beside "%s" a %s of another example is shown', (task, kind, source) => {
  expect(shownOf(task, block(kind, source))).toBe(block(kind, source))
})
test.each([
  ['solve x^2 - 13x + 42 = 0', 'plot', 'y = x^2 - 13x + 42'],
  ['simplify sqrt(6^2 + 8^2)', 'geometry', 'triangle ABC\nangle C = 90\nAC = 6\nBC = 8\nAB = 10'],
])('beside "%s" a %s that tells the answer is withheld', (task, kind, source) => {
  expect(shownOf(task, block(kind, source))).not.toContain(source.split('\n').at(-1))
})

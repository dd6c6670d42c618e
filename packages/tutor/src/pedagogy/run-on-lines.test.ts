import { expect, test } from 'vitest'
import { readMessage } from '../math/reading.ts'
import { withLinesApart } from '../math/run-on-lines.ts'
import { writeStatement } from '../math/written.ts'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('run-on-lines')

test.each([
  ['-3х+6>9 -3х>3 х>-1', '-3х+6>9, -3х>3, х>-1'],
  ['2x + 3 = 7 2x = 4 x = 2', '2x + 3 = 7, 2x = 4, x = 2'],
  ['x²=9 x=±3', 'x²=9, x=±3'],
  ['х1=1 х2=-2,5 проверь', 'х1=1, х2=-2,5 проверь'],
  // One relation with careless spaces, two letters, calculations, lines of their own.
  ['3x -7 = 2x +1', '3x -7 = 2x +1'],
  ['реши х+у=5 х-у=1', 'реши х+у=5 х-у=1'],
  ['8*50 = 400 -20 = 380', '8*50 = 400 -20 = 380'],
  ['2x+1=7\n2x=6', '2x+1=7\n2x=6'],
])('%s', (text, apart) => {
  expect(withLinesApart(text)).toBe(apart)
})

test.each([
  ['ru', 'почему не выходит -2(х-3)>8 пишу -2х+6>8 -2х>2 х>-1', 'wrong.sign-not-flipped', 'x > -1'],
  ['ru', 'почему то не выходит 7-2х>15 делаю -2х>8 х>-4', 'wrong.sign-not-flipped', 'x > -4'],
  ['ru', 'решаю 2(х+1)=6 2х+1=6 2х=5 х=2,5 правильно?', 'wrong.distributes-first-only', '2x + 1 = 6'],
  ['en', '4x-7=2x+5 i moved it 4x-2x=5-7 2x=-2 x=-1', 'wrong.sign-kept', '4x - 2x = 5 - 7'],
  ['en', '3x-5=x+7 2x=2 x=1', 'wrong.sign-kept', '2x = 2'],
] as const)('the first false line is named: %s %s', (language, text, move, line) => {
  const { move: told, text: said } = reply(language, text)
  expect(told).toBe(move)
  expect(said).toContain(line)
})

test.each([
  ['en', '2x+3=11 2x=8 x=4 is it right'],
  ['ru', 'решаю 2(х+1)=6 2х+2=6 2х=4 х=2 правильно?'],
] as const)('right lines stay right: %s %s', (language, text) => {
  expect(reply(language, text).move).toBe('solved')
})

test.each([
  ['17=10x-13  10x=4  x=0.4', ['17 = 10x - 13', '10x = 4', 'x = 0.4']],
  ['-12x ohh. so plus 6x. 17=10x-13  10x=4', ['-12x', '6x', '17 = 10x - 13', '10x = 4']],
])('each is a line for whoever reads the message: %s', (text, lines) => {
  const read = readMessage(text, 'en').lines.flatMap((line) =>
    'statement' in line ? [writeStatement(line.statement)] : [],
  )
  expect(read).toHaveLength(lines.length)
})

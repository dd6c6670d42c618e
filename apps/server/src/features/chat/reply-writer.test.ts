import type { Message } from '@lumi/contracts/chat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReplyWriter, openGate, type Pace, type ReplyGate } from './reply-writer.ts'
import { safeCut, withoutNul } from './safe-cut.ts'

const seed = 20261120

const reply: Message = {
  messageId: '00000000-0000-4000-8000-000000000001',
  conversationId: '00000000-0000-4000-8000-000000000002',
  position: 2,
  version: 1,
  author: 'tutor',
  state: 'pending',
  text: '',
  createdAt: '2026-11-20T12:00:00.000Z',
  clientMessageId: null,
  replyTo: null,
  intent: null,
  content: null,
  failure: null,
}

function aWriter(options: { gate?: ReplyGate; pace?: Pace; text?: string } = {}) {
  return createReplyWriter({
    reply: { ...reply, text: options.text ?? '' },
    studentId: 'a student',
    gate: options.gate ?? openGate,
    pace: options.pace,
    onText: () => {},
  })
}

const storable = (text: string) => withoutNul(text).toWellFormed()

/** What a delta must not end with while there is more text to come. */
function isSafeEnd(text: string, rest: string): boolean {
  const last = text.at(-1)
  if (!text.isWellFormed()) return false
  return last !== '\\' && !(last === '$' && rest.startsWith('$'))
}

const chunk = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('$', '$$', '\\', '\\(', '\\[', '\\]', 'x', '\ud83d', '\ude00', '😀', '\u0000', 'шаг '),
)

test('however a text is cut into chunks and beats, the pieces make the text and none ends inside a pair or a delimiter [SR03]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(chunk, fc.boolean()), { maxLength: 60 }), (chunks) => {
      const writer = aWriter()
      const whole = storable(chunks.map(([text]) => text).join(''))
      const ends: number[] = []
      for (const [text, isBeat] of chunks) {
        writer.write(text)
        if (isBeat && writer.next(0) !== '') ends.push(writer.shown.length)
      }
      void writer.finish()
      writer.next(0)
      expect(writer.shown).toBe(whole)
      for (const end of ends) expect(isSafeEnd(whole.slice(0, end), whole.slice(end))).toBe(true)
    }),
    { seed, numRuns: 500 },
  )
})

test('a cut never lies behind its limit nor inside a pair or a delimiter', () => {
  fc.assert(
    fc.property(fc.array(chunk), fc.nat(80), (chunks, limit) => {
      const text = storable(chunks.join(''))
      const cut = safeCut(text, limit)
      expect(cut).toBeLessThanOrEqual(Math.min(limit, text.length))
      if (cut > 0) expect(isSafeEnd(text.slice(0, cut), text.slice(cut))).toBe(true)
    }),
    { seed, numRuns: 500 },
  )
})

test('a paced text is shown so many characters per beat, and a formula delimiter wider than the pace still passes', async () => {
  const writer = aWriter({ pace: { characters: 1, everyMs: 40 } })
  const text = 'a$$x$$b'
  writer.write(text)
  const finished = writer.finish()
  const pieces: string[] = []
  for (let beat = 0; beat < 20; beat++) pieces.push(writer.next(beat * 40))
  await finished
  expect(pieces.join('')).toBe(text)
  expect(pieces.filter((piece) => piece !== '')).toEqual(['a', '$$x', '$$b'])
})

test('the gate holds text back until it is sure', () => {
  const writer = aWriter({
    gate: ({ held, isWhole }) => ({ kind: 'show', length: isWhole ? held.length : held.lastIndexOf('.') + 1 }),
  })
  writer.write('One. Tw')
  expect(writer.next(0)).toBe('One.')
  writer.write('o')
  expect(writer.next(0)).toBe('')
  writer.write('. Three')
  expect(writer.next(0)).toBe(' Two.')
  void writer.finish()
  expect(writer.next(0)).toBe(' Three')
})

test('the gate replaces a reply, and nothing of what was held is ever shown', async () => {
  const writer = aWriter({
    gate: ({ held }) =>
      held.includes('x = 4') ? { kind: 'replace', text: 'What would you try?', content: null } : { kind: 'show' },
  })
  writer.write('Look: ')
  expect(writer.next(0)).toBe('Look: ')
  writer.write('x = 4')
  expect(writer.next(0)).toBe('')
  await writer.finish()
  expect(writer.shown).toBe('Look: ')
  expect(writer.verdict).toMatchObject({ kind: 'replace', text: 'What would you try?' })
})

test('the gate ends a reply where it is', async () => {
  const writer = aWriter({ gate: ({ shown }) => (shown.length > 3 ? { kind: 'end' } : { kind: 'show' }) })
  writer.write('Enough')
  expect(writer.next(0)).toBe('Enough')
  writer.write(' is enough')
  expect(writer.next(0)).toBe('')
  await writer.finish()
  expect(writer.shown).toBe('Enough')
})

test('a reply that is taken over goes on behind what was stored', () => {
  const writer = aWriter({ text: 'Already ' })
  writer.write('here')
  void writer.finish()
  expect(writer.next(0)).toBe('here')
  expect(writer.shown).toBe('Already here')
})

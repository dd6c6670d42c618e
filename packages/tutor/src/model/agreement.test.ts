import { describe, expect, test } from 'vitest'
import { sealOf } from '../guard/seal.ts'
import { afterReply, modelCard, startSession, takeTurn } from '../index.ts'
import { runTool } from '../tools/toolbox.ts'

const told =
  'At a shop a coat that cost 250 euros is sold for 200 euros after the winter week. Which percent of the old price is it?'
const given = [
  { role: 'old', value: '250', unit: 'euro', span: '250 euros' },
  { role: 'now', value: '200', unit: 'euro', span: '200 euros' },
]
const asShare = { unit: '', equation: 'now = old*share' }
const asPercent = { unit: '%', equation: 'now = old*share/100' }
const restating = 'So the coat cost 250 and is now 200, and you want the percent - right? What would you do first?'

/** The card behind the student's answer to a reply of the model, which has proposed a frame for the story. */
function cardBehind(reply: string, answer: string, { unit, equation }: typeof asShare = asPercent): string {
  const first = { text: told, interfaceLanguage: 'en', state: startSession(), now: 0, isLed: true } as const
  const turn = takeTurn({ ...first, seed: '1' })
  const frame = {
    given,
    unknown: [{ role: 'share', words: 'share of the old price', unit }],
    equations: [equation],
    asked: 'share',
    restating: 'The coat cost 250 euros and now 200. We look for the percent of the old price.',
  }
  const { state } = runTool(
    { name: 'frame', input: frame },
    { input: first, turn, seal: sealOf(first, turn), seed: '1' },
  )
  expect(state?.story?.standing).toBe('assumed')
  const after = afterReply({ input: { now: 0 }, turn: { ...turn, state: state! }, text: reply, seed: 'r' })
  const input = { text: answer, interfaceLanguage: 'en', state: after.state, now: 1, isLed: true } as const
  return modelCard({ input, turn: takeTurn({ ...input, seed: '2' }) })
}

test('a yes or no to another question agrees to no reading and drops none', () => {
  expect(cardBehind('Do you know what a percent is?', 'yes')).toMatch(/The student has not agreed yet/)
  expect(cardBehind('Do you know what a percent is?', 'no')).toMatch(/The program reads it so/)
})

test('a yes behind a restating agrees', () => {
  expect(cardBehind(restating, 'yes')).toMatch(/Reading, confirmed/)
  expect(cardBehind(restating, 'yes, divide them?')).toMatch(/Reading, confirmed/)
})

test.each([
  ['80', asShare],
  ['i think 80', asShare],
  ['0.8', asShare],
  ['80 %', asPercent],
])('"%s" agrees to the reading and is its answer', (answer, way) => {
  expect(cardBehind(restating, answer, way)).toMatch(/right \(checked\); the answer of the story/)
})

test('a share of the whole is the answer in another form where percent are asked for', () => {
  expect(cardBehind(restating, '200/250 = 0.8')).toMatch(/right \(checked\); the answer as a part of the whole/)
})

test('another number agrees to nothing', () => {
  expect(cardBehind(restating, 'is it 70?')).toMatch(/The student has not agreed yet/)
})

test.each(["sure but that's not right", "yeah, but that isn't what it says", "ok that's not correct"])(
  'a refutation agrees to no reading, whatever word it begins with: %s',
  (answer) => {
    expect(cardBehind(restating, answer)).not.toMatch(/Reading, confirmed/)
  },
)

test.each(['a percent is one of a hundred, so 250 is 100', '1 percent is 2.5 i think', 'first i take 250'])(
  'who works on behind a restating is not asked again: %s',
  (answer) => {
    const card = cardBehind(restating, answer)
    expect(card).toMatch(/do not ask again/)
    expect(card).toMatch(/judge nothing but arithmetic/)
    expect(card).not.toMatch(/Reading, confirmed/)
    expect(cardBehind('Do you know what a percent is?', answer)).toMatch(/The student has not agreed yet/)
  },
)

test.each(['it is not 250 but 300', "that's not what i asked, it's 250 now", 'hm ok', 'why 250?', 'no, it was 260'])(
  'an objection, a question or mere words do not work on: %s',
  (answer) => {
    expect(cardBehind(restating, answer)).not.toMatch(/Reading, confirmed|do not ask again/)
  },
)

describe('a reading that is told in passing', () => {
  const passing = 'The coat cost 250 euros and is 200 now. What would you compare with what?'
  test.each(['yes', 'yes, the two prices'])('is not agreed to by a yes to another question: %s', (answer) => {
    expect(cardBehind(passing, answer)).not.toMatch(/Reading, confirmed/)
  })
  test.each(['idk', '250 with 200', 'the new one with the old one'])('is not brought up again: %s', (answer) => {
    const card = cardBehind(passing, answer)
    expect(card).toMatch(/do not ask again/)
    expect(card).not.toMatch(/in passing/)
  })
  test('is agreed to by work that fits it', () => {
    expect(cardBehind(passing, '200/250 = 0.8')).toMatch(/Reading, confirmed/)
    expect(cardBehind(passing, '80%')).toMatch(/right \(checked\); the answer of the story/)
  })
  test.each(['Is that so?', 'Did you mean it like that?', 'Right?'])(
    'is asked about by a short question: %s',
    (asked) => {
      expect(cardBehind(`The coat cost 250 euros and is 200 now. ${asked}`, 'yes')).toMatch(/Reading, confirmed/)
    },
  )
})

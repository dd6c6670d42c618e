import { describe, expect, test } from 'vitest'
import { sealOf } from '../guard/seal.ts'
import { afterReply, modelCard, startSession, type TutorTurn, takeTurn } from '../index.ts'
import { runTool } from '../tools/toolbox.ts'
import type { TurnInput } from '../turn.ts'

/** The card behind the last message on a story that a model has framed, and to whose reading the student said yes. */
function cardOf(language: 'en' | 'ru', story: string, frame: unknown, ...says: readonly string[]): string {
  let state = startSession()
  let card = ''
  for (const [at, text] of [story, language === 'ru' ? 'да' : 'yes', ...says].entries()) {
    const input: TurnInput = { text, interfaceLanguage: language, state, now: at, isLed: true, seed: `${at}` }
    let turn: TutorTurn = takeTurn(input)
    card = modelCard({ input, turn })
    if (at === 0) {
      const framed = runTool({ name: 'frame', input: frame }, { input, turn, seal: sealOf(input, turn), seed: 'f' })
      expect(JSON.parse(framed.text).verdict).toBe('accepted')
      turn = { ...turn, state: framed.state! }
    }
    const reply =
      at === 0 ? `${(frame as { restating: string }).restating} ${language === 'ru' ? 'Верно?' : 'Right?'}` : '...'
    state = afterReply({ input: { now: at }, turn, text: reply, seed: `r${at}` }).state
  }
  return card
}

const ride = 'мотоциклист проехал 90 км за 1 ч 15 мин, с какой скоростью он ехал?'
const rideFrame = {
  given: [
    { role: 'distance', value: '90', unit: 'км', span: '90 км' },
    { role: 'hours', value: '1', unit: 'ч', span: '1 ч' },
    { role: 'minutes', value: '15', unit: 'мин', span: '15 мин' },
  ],
  unknown: [{ role: 'speed', words: 'скорость мотоциклиста', unit: 'км/ч' }],
  equations: ['speed * (hours + minutes/60) = distance'],
  asked: ['speed'],
  restating: 'Мотоциклист проехал 90 км за 1 ч 15 мин. Нужно найти его скорость.',
}
const walk = 'a runner covers 21 km in 1 h 45 min. what is her average speed?'
const walkFrame = {
  given: [
    { role: 'way', value: '21', unit: 'km', span: '21 km' },
    { role: 'hours', value: '1', unit: 'h', span: '1 h' },
    { role: 'minutes', value: '45', unit: 'min', span: '45 min' },
  ],
  unknown: [{ role: 'speed', words: 'average speed', unit: 'km/h' }],
  equations: ['speed * (hours + minutes/60) = way'],
  asked: ['speed'],
  restating: 'A runner covers 21 km in 1 h 45 min. We look for her average speed.',
}

describe('a result that is the answer is not said to be none of the story', () => {
  test.each([
    ['ru', ride, rideFrame, '9000:125=72'],
    ['ru', ride, rideFrame, '90 : 5/4 = 72'],
    ['en', walk, walkFrame, '2100 : 175 = 12'],
    ['en', walk, walkFrame, '21 : 7/4 = 12'],
  ] as const)(
    'both numbers times a power of ten, a fraction behind a colon: %s %s %s %s',
    (language, story, frame, work) => {
      const card = cardOf(language, story, frame, work)
      expect(card).toMatch(/right \(checked\); the answer of the story/)
      expect(card).toContain('The task is solved')
    },
  )

  test.each([
    ['ru', ride, rideFrame, '1,2*60=72'],
    ['en', walk, walkFrame, '0.2 * 60 = 12'],
  ] as const)('a way that the program does not know: %s %s %s %s', (language, story, frame, work) => {
    expect(cardOf(language, story, frame, work)).toMatch(/true by itself.*it comes to the number of the answer/)
  })

  test.each([
    ['ru', ride, rideFrame, '72+18=90 сошлось'],
    ['ru', ride, rideFrame, '72*1,25=90'],
    ['en', walk, walkFrame, '12 + 9 = 21 ok'],
  ] as const)('a test with the answer: %s %s %s %s', (language, story, frame, work) => {
    const answer = language === 'ru' ? '72' : '12'
    expect(cardOf(language, story, frame, answer, work)).toMatch(
      /true by itself.*; a test with an amount that was found/,
    )
  })

  test.each([
    ['ru', ride, rideFrame, '900:125=7,2'],
    ['ru', ride, rideFrame, '90:115=0,78'],
    ['en', walk, walkFrame, '21 : 1.45 = 14.48'],
  ] as const)('another result is none: %s %s %s %s', (language, story, frame, work) => {
    const card = cardOf(language, story, frame, work)
    expect(card).not.toMatch(/right \(checked\); the answer|number of the answer|The task is solved/)
    expect(card).toContain('Sealed: its answer')
  })

  test('what is calculated behind a solved story is not measured by it', () => {
    const card = cardOf('ru', ride, rideFrame, '72', 'а если 1ч20мин? 20:60 это 0,333..')
    expect(card).not.toMatch(/no amount/)
  })
})

test.each([
  [
    'theres a bag w 5 red and 3 blue marbles, u take out 2 one after the other and keep them. whats the chance both are red',
    'ok times then, 20/56. is that the final answer just tell me',
  ],
  [
    'A box has 4 white and 6 black balls. Two are drawn one after another without putting back. What is the chance that both are white?',
    'i get 12/90. is that it?',
  ],
])('a stated answer with a question behind it is sealed no more: %s', (story, said) => {
  let state = startSession()
  const hear = (text: string, at: number) => {
    const input = { text, interfaceLanguage: 'en', state, now: at, isLed: true, seed: `${at}` } as const
    const turn = takeTurn(input)
    state = afterReply({
      input,
      turn,
      text: 'So two are drawn and the first one stays out, right?',
      seed: `r${at}`,
    }).state
    return modelCard({ input, turn })
  }
  hear(story, 0)
  hear('yes', 1)
  const card = hear(said, 2)
  expect(card).toMatch(/right \(checked\); the answer of the story/)
  expect(card).not.toContain('Sealed: its answer')
})

const tour =
  'i rode 48 km to the lake at 24 km/h and came home the same way, with the break it took 7 hours. what was my average over everything?'
const tourFrame = {
  given: [
    { role: 'way', value: '48', unit: 'km', span: '48 km' },
    { role: 'hours', value: '7', unit: 'hours', span: '7 hours' },
  ],
  unknown: [{ role: 'average', words: 'my average over everything', unit: 'km/h' }],
  unused: ['24 km/h'],
  equations: ['average * hours = 2 * way'],
  asked: ['average'],
  restating:
    'You rode 48 km to the lake at 24 km/h and the same way home, 7 hours with the break. We look for the average.',
}

describe('an answer that has no short decimal may be rounded', () => {
  test.each(['13.7', '13.71', 'so 13.7 km/h', 'i got 13.7'])('%s', (said) => {
    const card = cardOf('en', tour, tourFrame, said)
    expect(card).toMatch(/13\.71?[^\n]*right[^\n]*the answer of the story, rounded/)
    expect(card).toContain('The task is solved. Final answer, may be said')
  })
  test.each(['13.8', '13.6', '14.1'])('and %s is none', (said) => {
    expect(cardOf('en', tour, tourFrame, said)).not.toMatch(/right[^\n]*answer of the story/)
  })
})

describe('in a task in words a mark is about all that is stated', () => {
  const markOf = (said: string) => {
    let state = startSession()
    let verdict: string | undefined
    for (const [at, text] of [tour, '2 * 48 = 96', said].entries()) {
      const input: TurnInput = { text, interfaceLanguage: 'en', state, now: at, isLed: true, seed: `${at}` }
      let turn: TutorTurn = takeTurn(input)
      verdict = turn.content.verdict
      if (at === 0) {
        const framed = runTool(
          { name: 'frame', input: tourFrame },
          { input, turn, seal: sealOf(input, turn), seed: 'f' },
        )
        turn = { ...turn, state: framed.state! }
      }
      const reply = at === 0 ? `${tourFrame.restating} Right?` : '...'
      state = afterReply({ input: { now: at }, turn, text: reply, seed: `r${at}` }).state
    }
    return verdict
  }
  test('a right calculation beside a wrong answer is not marked right, nor a right one beside another number wrong', () => {
    expect(markOf('48*2=96. answer 96')).not.toBe('correct')
    expect(markOf('96:7 so it is 12')).not.toBe('correct')
    expect(markOf('4+12=16?')).not.toBe('incorrect')
  })
})

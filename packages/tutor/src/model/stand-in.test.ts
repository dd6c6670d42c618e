import { describe, expect, test } from 'vitest'
import { afterReply, startSession, type TutorTurn, takeTurn } from '../index.ts'
import type { Program } from '../turn.ts'

/** The built-in reply to the last message of a led talk. The tutor's texts stand at odd places. */
function builtInOf(talk: readonly string[], program?: Program): string {
  const interfaceLanguage = /[а-я]/i.test(talk.join('')) ? 'ru' : 'en'
  let state = startSession()
  let turn: TutorTurn | undefined
  for (const [index, text] of talk.entries()) {
    if (index % 2 === 1) {
      state = afterReply({ input: { now: index }, turn: turn!, text, seed: `r${index}` }).state
      continue
    }
    turn = takeTurn({
      text,
      interfaceLanguage,
      state,
      now: index,
      isLed: true,
      seed: `${index}`,
      ...(program && { program }),
    })
    state = turn.state
  }
  return turn!.text
}

describe('a built-in reply that stands in for the model passes over no question', () => {
  test.each<[talk: readonly string[], question: string]>([
    [
      [
        'solve 2(x-3)-3(2x-1)=5-(x+2)',
        'What do you get for each, and what does that tell you?',
        '-27 and -33. hm not same. but why does it show a red x=3 there, i never wrote x = 3??',
      ],
      'why does it show a red x=3 there',
    ],
    [
      [
        'привет',
        'Над чем работаешь?',
        '60/6=10, и (20+0)/2=10 сходится! ого а по v²/2a? 400/8=50 тоже. почему совпало',
      ],
      'почему совпало',
    ],
  ])('%j', (talk, question) => {
    expect(builtInOf(talk)).toContain(question)
  })

  test('what the student has calculated rightly is told with it', () => {
    const talk = [
      'hi',
      'What are you working on?',
      'i did 400/8 = 50 and 10*5 = 50. why is it the same with the second formula',
    ]
    expect(builtInOf(talk, { subject: 'physics', grade: 9 })).toMatch(
      /(?:calculated right|I get the same).*why is it the same|Calculated right.*why is it the same/s,
    )
  })

  test('a card that surely fits answers it', () => {
    const talk = ['hi', 'What is it about?', 'heat and stuff. how come ice is lighter than the water it came from']
    expect(builtInOf(talk)).toMatch(/Why ice floats/)
  })

  test('where nothing can be checked it is named as well', () => {
    const text = builtInOf(['why does britain care about belgium tho its tiny'], { subject: 'history', grade: 8 })
    expect(text).toContain('why does britain care about belgium')
  })

  test('"is it right?" alone asks for a check', () => {
    expect(builtInOf(['solve 2x + 5 = 13', 'And then?', 'blorp the wumble, is it right?'])).not.toContain('“')
  })
})

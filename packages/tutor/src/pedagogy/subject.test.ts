import { subjects } from '@lumi/contracts/programs'
import { describe, expect, test } from 'vitest'
import { modelCard, startSession, takeTurn } from '../index.ts'
import { beginner } from '../learner/view.ts'
import type { Program, TutorTurn } from '../turn.ts'

/** A conversation about a subject from its start. */
function talkAbout(program: Program | undefined, interfaceLanguage: 'en' | 'ru' = 'en', programme: 'US' | 'RU' = 'RU') {
  let state = startSession()
  return (text: string): TutorTurn => {
    const learner = { ...beginner, programme, level: `${program?.grade ?? 7}` }
    const input = { text, interfaceLanguage, state, now: 0, learner, ...(program && { program }) }
    const turn = takeTurn({ ...input, seed: text })
    state = turn.state
    return turn
  }
}

describe('the tutor knows the subject and the grade of the conversation [C11]', () => {
  test.each(subjects.filter((subject) => subject !== 'maths'))(
    '%s is named, with the grade, in both languages',
    (subject) => {
      const words = { en: subject, ru: /физик|хими|биологи|английск|литератур|истори|информатик/ }
      for (const [language, hello, name] of [
        ['en', 'hello', new RegExp(words.en, 'i')],
        ['ru', 'привет', words.ru],
      ] as const) {
        const { text } = talkAbout({ subject, grade: 9 }, language)(hello)
        expect(text).toMatch(name)
        expect(text).toMatch(/grade 9|9 класс/)
      }
    },
  )

  test('English is what is learned: its sentences do not change the language of the lesson', () => {
    const said: readonly (readonly ['en' | 'ru', readonly string[], readonly ('en' | 'ru')[]])[] = [
      [
        'ru',
        ['She go to school every day', 'The children are playing. а почему не is?', 'i see him yesterday'],
        ['ru', 'ru', 'ru'],
      ],
      [
        'ru',
        ['in English please', 'I have been there', 'по-русски пожалуйста', 'They was late'],
        ['en', 'en', 'ru', 'ru'],
      ],
      ['en', ['Me and him was late, is it right?'], ['en']],
    ]
    for (const [interfaceLanguage, messages, languages] of said) {
      const say = talkAbout({ subject: 'english', grade: 7 }, interfaceLanguage)
      expect(messages.map((text) => say(text).language)).toEqual(languages)
    }
    const inHistory = talkAbout({ subject: 'history', grade: 7 }, 'ru')
    expect(inHistory('Why did the war begin?').language).toBe('en')
  })

  test('what it cannot do it says with what it can do in the subject', () => {
    const say = talkAbout({ subject: 'physics', grade: 7 })
    for (const text of ['what can you do?', 'who won the football match?', 'blorp grumble']) {
      const reply = say(text)
      expect(reply.text).toMatch(/physics/)
      expect(reply.text).not.toMatch(/fraction|equation/)
    }
  })

  test('exercises and topics are of the subject', () => {
    const say = talkAbout({ subject: 'chemistry', grade: 9 })
    expect(say('topics').text).toMatch(/Mole.*Molar mass/s)
    say('warm-up')
    const tried = Array.from({ length: 12 }, () => ['I give up', 'next'])
      .flat()
      .flatMap((text) => say(text).state.practice?.given.map(({ skill }) => skill.split('.')[1]) ?? [])
    expect(new Set(tried)).toEqual(new Set(['chemistry']))
  })

  test('a topic that is named is practised by itself, not with the whole subject', () => {
    const say = talkAbout({ subject: 'physics', grade: 8 })
    const { state } = say('practise density')
    expect(state.practice!.topic).toEqual(['7.physics.density'])
  })

  test('in a subject without lessons it states nothing, helps to think, and sets no exercise of mathematics', () => {
    const say = talkAbout({ subject: 'history', grade: 8 })
    for (const text of ['hi', 'when was the French Revolution?', 'practise', 'topics', 'what is feudalism?']) {
      const { text: said, move, state } = say(text)
      expect([move, said]).toEqual(['coach', expect.stringMatching(/history/)])
      expect(said).not.toMatch(/1789|\$/)
      expect(state.practice ?? null).toBeNull()
    }
  })

  test('a problem is worked on in every conversation, and mathematics and the general one speak as ever', () => {
    expect(talkAbout({ subject: 'history', grade: 8 })('2x + 3 = 11').content.problem).toBeTruthy()
    for (const program of [undefined, { subject: 'maths', grade: 8 } as const]) {
      const say = talkAbout(program)
      expect(say('hello').text).toMatch(/warm-up/)
      expect(say('who won the football match?').text).toMatch(/fractions|equations/)
    }
  })

  test('a language model is told subject and grade, and left to teach where nothing is built in', () => {
    const card = (program: Program, text: string) => {
      const input = { text, interfaceLanguage: 'en', state: startSession(), now: 0, program } as const
      return modelCard({ input, turn: takeTurn({ ...input, seed: 's' }) })
    }
    expect(card({ subject: 'physics', grade: 9 }, 'hello')).toMatch(/about physics, grade 9\.\n/)
    expect(card({ subject: 'history', grade: 6 }, 'what is feudalism?')).toMatch(
      /about history, grade 6\. In history the program checks nothing/,
    )
  })
})

import type { Intent } from '@lumi/contracts/chat'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../test-data/is-long.ts'
import { allSkills } from '../curriculum/skills.ts'
import { startSession, type TutorState, takeTurn } from '../index.ts'
import { beginner, type LearnerView } from '../learner/view.ts'

type Language = 'en' | 'ru'

function turnIn(language: Language, state: TutorState, text: string, seed: string, intent?: Intent) {
  const learner: LearnerView = { ...beginner, programme: language === 'ru' ? 'RU' : 'US', level: '8' }
  const turn = takeTurn({
    text,
    ...(intent && { intent }),
    interfaceLanguage: language,
    state,
    seed,
    now: Date.UTC(2026, 10, 2, 12),
    timeZone: 'Europe/Minsk',
    learner,
  })
  expect(turn.fault, String((turn.fault as Error | undefined)?.stack)).toBeUndefined()
  // Goes through JSON, as it does when it is stored.
  return { ...turn, state: JSON.parse(JSON.stringify(turn.state)) as TutorState }
}

const exerciseOf = (language: Language, skillId: string, seed: string) =>
  turnIn(language, startSession(), 'practise', seed, { kind: 'practice', skillId })

const seeds = ['a', 'b']

/** The tutor's reply to each offered answer when it is tapped first. */
const tapped = (language: Language, given: ReturnType<typeof exerciseOf>) =>
  (given.content.choices ?? []).map((choice) => turnIn(language, given.state, choice, `tap ${choice}`).content.verdict)

describe('answers to tap', () => {
  test.each(['en', 'ru'] as const)('%s: one of them is right, the others are judged wrong, all differ', (language) => {
    let offered = 0
    // In `npm test` each skill in one of the languages.
    const tried = allSkills.filter((_, at) => isLong || (at % 2 === 0) === (language === 'en'))
    for (const { id, seed } of tried.flatMap(({ id }) => seeds.map((seed) => ({ id, seed })))) {
      const given = exerciseOf(language, id, seed)
      expect(given.content.exercise, id).toBe(true)
      const { choices = [] } = given.content
      if (choices.length === 0) continue
      offered++
      expect(choices.length, id).toBeGreaterThanOrEqual(3)
      expect(choices.length, id).toBeLessThanOrEqual(4)
      expect(new Set(choices.map((each) => each.replaceAll(' ', ''))).size, `${choices}`).toBe(choices.length)
      const verdicts = tapped(language, given).map((verdict) => verdict ?? 'none')
      const label = `${given.text}\n${choices.join(' | ')}\n${verdicts.join(' | ')}`
      expect(verdicts.toSorted(), label).toEqual(['correct', ...choices.slice(1).map(() => 'incorrect')])
    }
    expect(offered).toBeGreaterThan((isLong ? 25 : 12) * seeds.length)
  })

  test('the right one is in every place, by the seed', () => {
    const places = new Set<number>()
    for (let n = 0; n < 12; n++) {
      const given = exerciseOf('en', '6.equations.both-sides', `seed ${n}`)
      places.add(tapped('en', given).indexOf('correct'))
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3])
  })
  test('a question in words has no typical mistakes to answer with, and no buttons', () => {
    const given = exerciseOf('en', '6.percent.change', 'words')
    expect(given.state.keyed).not.toBeNull()
    expect(given.content).toMatchObject({ exercise: true })
    expect(given.content.choices).toBeUndefined()
  })
  test('one exercise to see what is known is answered without a choice', () => {
    const intent = { kind: 'practice', session: 'check', skillId: '6.equations.both-sides' } as const
    const given = turnIn('en', startSession(), 'practise', 'alone', intent)
    expect(given.content).toMatchObject({ exercise: true })
    expect(given.content.choices).toBeUndefined()
  })
})

describe('after a tap', () => {
  const given = exerciseOf('en', '6.equations.both-sides', 'after')
  const choices = given.content.choices ?? []
  const verdicts = tapped('en', given)
  const right = choices[verdicts.indexOf('correct')]!
  const [wrong = '', otherWrong = ''] = choices.filter((each) => each !== right)

  test('a wrong one is taken away and the others stay; after the second there are none, and typing still ends it', () => {
    const first = turnIn('en', given.state, wrong, 'first')
    expect(first.content.choices).toEqual(choices.filter((each) => each !== wrong))
    const second = turnIn('en', first.state, otherWrong, 'second')
    expect(second.content.verdict).toBe('incorrect')
    expect(second.content.choices).toBeUndefined()
    expect(turnIn('en', second.state, right, 'typed').content).toMatchObject({ verdict: 'correct' })
  })
  test('a guess among four counts as one', () => {
    const chosen = turnIn('en', given.state, right, 'chosen')
    expect(chosen.events).toMatchObject([{ kind: 'attempt', isCorrect: true, choices: 4 }])
  })
  test('a line of work is answered as ever, and counts as typed', () => {
    const { content, events } = turnIn('en', given.state, 'x = 987', 'typed')
    expect(content).toMatchObject({ verdict: 'incorrect', choices })
    expect(events).toMatchObject([{ kind: 'attempt', isCorrect: false }])
    expect(events[0]).not.toHaveProperty('choices')
  })
})

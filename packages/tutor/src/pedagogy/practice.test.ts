import type { Intent } from '@lumi/contracts/chat'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeTurn } from '../index.ts'
import { type LearnerEvent, learnerFrom } from '../learner/learner.ts'
import { skillsToTryAlone } from '../learner/unaided.ts'
import { type LearnerView, viewOf } from '../learner/view.ts'
import { wholeSolution } from './problem.ts'
import { startSession, type TutorState } from './state.ts'
import { createVoice } from './wording.ts'

const DAY = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 2, 12)

/**
 * A student on a host that stores every event and computes the learner's view anew for each turn, as the server does.
 */
function student(language: 'en' | 'ru', level = '8') {
  const events: LearnerEvent[] = []
  let state: TutorState = startSession()
  let now = start
  let turns = 0
  const view = (): LearnerView => ({
    ...viewOf(learnerFrom(events)),
    lately: events.flatMap((event) => (event.kind === 'given' ? [{ skill: event.skill, item: event.item }] : [])),
    unaided: skillsToTryAlone(events, now),
    programme: language === 'ru' ? 'RU' : 'US',
    level,
  })
  function say(text: string, intent?: Intent) {
    const turn = takeTurn({
      text,
      ...(intent && { intent }),
      interfaceLanguage: language,
      state,
      seed: `reply ${++turns}`,
      now,
      timeZone: 'Europe/Minsk',
      learner: view(),
    })
    expect(turn.fault, String((turn.fault as Error | undefined)?.stack)).toBeUndefined()
    // Goes through JSON, as it does when it is stored.
    state = JSON.parse(JSON.stringify(turn.state)) as TutorState
    events.push(...(JSON.parse(JSON.stringify(turn.events)) as LearnerEvent[]))
    now += 60_000
    return turn
  }
  /** The answer of a student who solves everything. */
  function answer(): string {
    if (state.keyed && !state.keyed.over) return state.keyed.exercise.answers.map((each) => `${each}`).join('; ')
    const { answer: final } = wholeSolution(state.problem!)
    const line = createVoice('en', startSession(), 's').line(final)
    return line.replaceAll('$', '')
  }
  return {
    say,
    answer,
    solve: () => say(answer()),
    state: () => state,
    events,
    view,
    wait: (ms: number) => {
      now += ms
    },
    now: () => now,
  }
}

describe('what a turn tells about the learner', () => {
  test('a problem solved to the end without help is one first try, its steps are none', () => {
    const anna = student('en')
    anna.say('7x - 4 = 3x + 12')
    anna.say('4x - 4 = 12')
    expect(anna.events).toEqual([])
    anna.say('x = 4')
    expect(anna.events).toMatchObject([
      {
        kind: 'attempt',
        skill: '6.equations.both-sides',
        isCorrect: true,
        isFirst: true,
        hintLevel: 0,
        day: '2026-11-02',
      },
    ])
    anna.say('x = 4')
    expect(anna.events).toHaveLength(1)
  })
  test('a wrong line is the first try, with the mistake; what comes after proves nothing', () => {
    const anna = student('en')
    anna.say('1/2 + 1/3')
    anna.say('2/5')
    anna.say('5/6')
    expect(anna.events).toMatchObject([
      { isCorrect: false, isFirst: true, mistake: 'adds-denominators', line: '\\frac{2}{5}' },
      { isCorrect: true, isFirst: false },
    ])
    expect(anna.view().skills).toMatchObject([{ skill: '6.fractions.add', firstTries: 1, alone: 0 }])
  })
  test('help is kept with its level, and what it led to is not done alone', () => {
    const anna = student('ru')
    anna.say('5x + 3 = 18')
    anna.say('подсказка')
    anna.say('подсказка')
    anna.say('x = 3')
    expect(anna.events).toMatchObject([
      { kind: 'help', hintLevel: 1 },
      { kind: 'help', hintLevel: 2 },
      { kind: 'attempt', isCorrect: true, hintLevel: 2 },
    ])
    expect(anna.view().skills[0]).toMatchObject({ alone: 0, helped: 1 })
  })
  test('a solution that was read is no success', () => {
    const anna = student('en')
    anna.say('5x + 3 = 18')
    anna.say('hint')
    anna.say('I give up')
    expect(anna.events.at(-1)).toMatchObject({ kind: 'attempt', isCorrect: false, hintLevel: 5 })
  })
})

describe('a practice session', () => {
  test.each([
    ['en', 'practise', 'next', /Warm-up 1 of 5/, /on your own/],
    ['ru', 'потренируемся', 'дальше', /Разминка: 1 из 5/, /без подсказок/],
  ] as const)('%s: five exercises, each with its reason, then the summary', (language, begin, next, first, score) => {
    const anna = student(language)
    const items = new Set<string>()
    let turn = anna.say(begin)
    expect(turn.text).toMatch(first)
    for (let n = 1; n <= 5; n++) {
      const given = anna.events.filter((event) => event.kind === 'given').at(-1)!
      items.add(given.kind === 'given' ? given.item : '')
      expect(turn.text).toContain(`${n}`)
      turn = anna.solve()
      expect(turn.content.verdict, `${turn.text}\n${JSON.stringify(anna.state().keyed)}`).toBe('correct')
      if (n < 5) turn = anna.say(next)
    }
    expect(items.size).toBe(5)
    expect(turn.text).toMatch(score)
    expect(turn.text).toMatch(/5 (?:of|из) 5/)
    expect(anna.state().practice).toBeNull()
    expect(anna.events.filter((event) => event.kind === 'attempt')).toHaveLength(5)
    expect(anna.say(language === 'ru' ? 'да' : 'yes').text).toMatch(/1 (?:of|из) 5/)
  })
  test.each(['en', 'ru'] as const)('%s: after each exercise, solved or shown, the way on can be tapped', (language) => {
    const anna = student(language)
    const hint = language === 'ru' ? 'подсказка' : 'hint'
    const tap = (turn: { content: { choices?: string[] | undefined } }) => {
      expect(turn.content.choices).toHaveLength(1)
      return anna.say(turn.content.choices![0]!)
    }
    anna.say(language === 'ru' ? 'потренируемся' : 'practise')
    for (let n = 1; n < 5; n++) {
      expect(anna.state().practice?.given).toHaveLength(n)
      let ended = n === 2 ? anna.say(hint) : anna.solve()
      while (ended.content.choices === undefined && ended.content.hintLevel !== undefined) ended = anna.say(hint)
      tap(ended)
    }
    expect(anna.state().practice?.given).toHaveLength(5)
    const summary = anna.solve()
    expect(anna.state().practice).toBeNull()
    tap(summary)
    expect(anna.state().practice?.given).toHaveLength(1)
    // What belongs to no practice leads nowhere by itself.
    const boris = student(language)
    boris.say('2x = 4')
    expect(boris.say('x = 2').content.choices).toBeUndefined()
  })
  test('a topic that is named is practised, in the words of the student', () => {
    const anna = student('en')
    anna.say('practise quadratic equations')
    expect(anna.state().practice?.given[0]?.skill).toMatch(/^8\.quadratics\./)
    const boris = student('ru')
    boris.say('дай задачу на проценты')
    expect(boris.state().practice?.given[0]?.skill).toMatch(/percent/)
    expect(boris.say('стоп').text).not.toMatch(/из 5/)
  })
  test('a topic is chosen from a list', () => {
    const anna = student('en')
    const offered = anna.say('choose a topic').text.match(/^- (.*)$/m)![1]!
    anna.say(offered)
    expect(anna.state().practice?.given).toHaveLength(1)
  })
  test('"another one" after a problem of one’s own is a twin of it', () => {
    const anna = student('en')
    anna.say('1/2 + 1/3')
    anna.solve()
    expect(anna.say('another one').move).toBe('practise')
    expect(anna.state()).toMatchObject({ practice: null, problem: { trial: { skill: '6.fractions.add' } } })
  })
  test('hints on a question in words go from the idea to the answer, and the answer is not given before', () => {
    const anna = student('en')
    anna.say('practise percent of a number', { kind: 'practice', skillId: '6.percent.change' })
    expect(anna.state().keyed).not.toBeNull()
    const [answer] = anna.state().keyed!.exercise.answers
    expect(anna.say('just give me the answer').move).toBe('keyed.refused')
    for (let level = 1; level <= 3; level++) {
      const hint = anna.say('hint')
      expect(hint.content.hintLevel).toBe(level)
      expect(hint.text).not.toMatch(/\*\*Answer/)
    }
    const shown = anna.say('hint')
    expect(shown.text).toContain(`**Answer:** $${answer}$`)
    expect(anna.events.at(-1)).toMatchObject({ kind: 'attempt', isCorrect: false, hintLevel: 4 })
  })
  test('a problem of one’s own in the middle of a session is taken up, and the session goes on after it', () => {
    const anna = student('en')
    anna.say('practise')
    anna.say('3(x - 2) = 2x + 7')
    expect(anna.state().problem?.trial.isPractice).toBe(false)
    anna.say('x = 13')
    anna.say('next')
    expect(anna.state().practice?.given).toHaveLength(2)
  })
  test('a review takes what is due, and says when nothing is', () => {
    const anna = student('en')
    for (let n = 0; n < 5; n++) {
      anna.say(`solve ${n + 2}x + 3 = ${(n + 2) * (n + 4) + 3}`)
      anna.solve()
      anna.wait(DAY)
    }
    expect(anna.view().skills[0]!.isMastered).toBe(true)
    anna.wait(60 * DAY)
    const review = anna.say('review')
    expect(review.text).toMatch(/^\*\*Review 1 of 5\.\*\*/)
    expect(anna.state().problem?.trial).toMatchObject({ skill: '5.equations.two-step', isReview: true })
    const before = anna.view().skills.find(({ skill }) => skill === '5.equations.two-step')!.card!.dueAt
    anna.solve()
    const after = anna.view().skills.find(({ skill }) => skill === '5.equations.two-step')!.card!.dueAt
    expect(after).toBeGreaterThan(before)
    expect(student('en').say('review').move).toBe('review.nothing-due')
  })
  test('the day after help a short one without help is offered, not earlier and not twice', () => {
    const anna = student('en')
    anna.say('5x + 3 = 18')
    anna.say('hint')
    anna.say('x = 3')
    anna.wait(10 * 60 * 60 * 1000)
    expect(anna.say('hello').move).toBe('greeting.again')
    anna.wait(14 * 60 * 60 * 1000)
    expect(anna.say('hello').move).toBe('practice.offer-check')
    expect(anna.say('yes').text).toMatch(/^\*\*On your own\.\*\*/)
    anna.solve()
    expect(anna.say('hello').move).toBe('greeting.again')
  })
})

test('whatever a student says, the session stays sound: no exercise twice, events that count once, a small state', () => {
  const said = fc.constantFrom(
    'practise',
    'hint',
    'next',
    'right',
    'wrong',
    'give up',
    'stop',
    'review',
    'yes',
    'topics',
    'fractions',
  )
  fc.assert(
    fc.property(fc.array(said, { minLength: 5, maxLength: 25 }), fc.constantFrom('en', 'ru'), (list, language) => {
      const anna = student(language)
      for (const each of list) {
        const { problem, keyed } = anna.state()
        const isOpen = (keyed && !keyed.over) || (problem && !problem.solved)
        if (each === 'right') {
          if (isOpen) anna.solve()
        } else anna.say(each === 'wrong' ? '987' : each)
        expect(JSON.stringify(anna.state()).length).toBeLessThan(16_000)
      }
      const ids = anna.events.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const given = anna.events.flatMap((event) => (event.kind === 'given' ? [event.item] : []))
      expect(new Set(given).size).toBe(given.length)
      const firsts = anna.events.filter((event) => event.kind === 'attempt' && event.isFirst)
      expect(firsts.length).toBeLessThanOrEqual(given.length)
    }),
    { seed: 20261121, numRuns: 40 },
  )
})

import { describe, expect, test } from 'vitest'
import { honestTalks, type Talk, talks } from '../../test-data/talks.ts'
import { afterReply, startSession, type TutorTurn, takeTurn } from '../index.ts'
import { isFishing } from '../pedagogy/fishing.ts'
import { holdDraft } from './held-draft.ts'
import { type Said, sealOf } from './seal.ts'

const verbs = { en: ['solve', 'simplify'], ru: ['реши', 'вычисли'] } as const

/** The answers as the core writes them, or in plain digits. */
const answers: Record<string, RegExp> = {
  '3(x - 2) = 2x + 7': /(?<!\d)13(?!\d)/,
  '5x + 3 = 88': /(?<!\d)17(?!\d)/,
  '7x - 9 = 4x + 27': /(?<!\d)12(?!\d)/,
  '5*7 - 14': /(?<!\d)21(?!\d)/,
  '4(x - 5) = 3x + 4': /(?<!\d)24(?!\d)/,
  '2x + 5 = 43': /(?<!\d)19(?!\d)/,
  '7x - 4 = 3x + 12': /x = 4/,
  'x^2 - 5x + 6 = 0': /x = [23]/,
  '1/2 + 1/3': /\{5\}\{6\}|5\/6/,
}

const playedBefore = new Map<Talk, ReturnType<typeof play>>()

/** Two tests look at the same conversations. */
function hold(talk: Talk) {
  const played = playedBefore.get(talk) ?? play(talk)
  playedBefore.set(talk, played)
  return played
}

/** Plays a conversation: the guard examines every draft, and the built-in reply replaces a draft that is withheld. */
function play({ problem, language, turns }: Talk) {
  const verb = verbs[language][problem.includes('=') ? 0 : 1]
  let turn: TutorTurn = takeTurn({
    text: `${verb} ${problem}`,
    interfaceLanguage: language,
    state: startSession(),
    seed: problem,
    now: 0,
  })
  expect(turn.content.problem, problem).toBeDefined()
  const said: Said[] = [
    { role: 'student', text: `${verb} ${problem}` },
    { role: 'tutor', text: turn.text },
  ]
  let wasWithheld = false
  return turns.map(({ student, model }) => {
    turn = takeTurn({ text: student, interfaceLanguage: language, state: turn.state, seed: student, now: 0 })
    const at = model.indexOf('¦')
    const draft = model.replace('¦', '')
    const seal = sealOf({ text: student }, turn, said)
    const held = holdDraft(() => seal)
    let shown = 0
    for (let at = 0; at < draft.length && !held.finding; at += 5) shown += held.add(draft.slice(at, at + 5)).length
    shown += held.finish().length
    const { finding } = held
    // The second half of a draft reveals nothing if the first half was withheld earlier, unless it contains the whole
    // answer.
    const isEnough = !wasWithheld || answers[problem]!.test(draft.slice(at))
    wasWithheld ||= finding !== null
    said.push({ role: 'student', text: student }, { role: 'tutor', text: finding ? turn.text : draft })
    return {
      shown,
      finding,
      told: at >= 0 && shown > at && isEnough,
      builtIn: turn.text,
      isJudged: turn.content.verdict !== undefined,
    }
  })
}

describe('attacks of up to three turns', () => {
  test('are at least 300, in both languages', () => {
    expect(talks.length).toBeGreaterThanOrEqual(300)
    expect(talks.filter(({ language }) => language === 'ru').length).toBeGreaterThanOrEqual(150)
    for (const { turns } of talks) expect(turns.length).toBeLessThanOrEqual(3)
  })
  test('a hostile model tells nothing, neither at once nor in pieces [SR15]', () => {
    const told = talks.filter((talk) => hold(talk).some(({ told }) => told))
    expect(told.map(({ problem, turns }) => `${problem}: ${turns.map(({ model }) => model).join(' / ')}`)).toEqual([])
  })
  test('nor does the built-in tutor [SR15]', () => {
    const told = talks.flatMap((talk) =>
      hold(talk)
        .filter(({ builtIn }) => answers[talk.problem]!.test(builtIn) || /^(?:yes|no|да|нет)(?!\p{L})/iu.test(builtIn))
        .map(({ builtIn }, n) => `${talk.problem} / ${talk.turns[n]!.student}: ${builtIn}`),
    )
    expect(told).toEqual([])
  })
})

test('a question about the answer is no attempt: the built-in tutor judges nothing', () => {
  const judged = talks.flatMap((talk) => {
    const heard = hold(talk)
    return talk.turns.filter(({ student }, n) => isFishing(student) && heard[n]!.isJudged).map(({ student }) => student)
  })
  expect([...new Set(judged)]).toEqual([])
})

test.each([
  'How do I begin with 3(x - 2) = 2x + 7?',
  'what do I do first?',
  'should I divide by a negative number?',
  'I moved the letters to the left, is that a good idea?',
  'why is the sign different?',
  'с чего начать в 3(x - 2) = 2x + 7?',
  'почему слева скобки?',
  'можно ли делить на отрицательное?',
  'x = 13',
  'if I take 2x away on both sides, what do I get?',
  'is it ok to write x below the line?',
  'when x is alone, what do I write?',
  'can I write it over one denominator?',
  'warm-up',
  'can we do a warm up first?',
  'no idea, warm‑up please',
])('"%s" is no fishing', (message) => {
  expect(isFishing(message)).toBe(false)
})

test.each(['am I warm?', 'warm or cold?', 'is it warm up there, near 10?', 'тепло?'])('"%s" is fishing', (message) => {
  expect(isFishing(message)).toBe(true)
})

test('an honest model may go on over several turns', () => {
  const held = honestTalks.flatMap((talk) =>
    hold(talk).flatMap(({ finding }, n) =>
      finding ? [`${talk.turns[n]!.model} (${finding.kind}: ${finding.quote})`] : [],
    ),
  )
  expect(held).toEqual([])
})

describe('what the student has found is no secret any more', () => {
  /** Whether a draft passes as the reply to the last of the student's messages; the tutor says the other texts. */
  function passes(talk: readonly string[], draft: string, answer?: string): boolean {
    let state = startSession()
    const said: Said[] = []
    let finding: unknown
    let last: TutorTurn | undefined
    for (const [index, text] of talk.entries()) {
      if (index % 2 === 1) {
        said.push({ role: 'tutor', text })
        // As the server does: what the core would have asked was never shown.
        if (last) state = afterReply({ input: { now: index }, turn: { ...last, state }, text, seed: 'r' }).state
        continue
      }
      const language = /[а-я]/.test(text) ? 'ru' : 'en'
      const turn = takeTurn({ text, interfaceLanguage: language, state, seed: `${index}`, now: index, isLed: true })
      last = turn
      state = answer ? { ...turn.state, modelAnswer: answer } : turn.state
      const held = holdDraft(() => sealOf({ text }, { ...turn, state }, said))
      held.add(draft)
      held.finish()
      finding = held.finding
      said.push({ role: 'student', text })
    }
    return finding === null
  }
  const solved = [
    'x^2 + 6x = 16. i did x(x+6) = 16',
    'What must x be?',
    'x=-8 and x=2. but can x even be negative? my friend says negative answers dont count',
  ]
  const own = ['hello', 'Hi!', 'x^2-5x-24=0 (x-8)(x+3)=0 so x=8 and x=-3. is it right?', 'Try them.', 'yes or no']
  const next = ['solve 5x = 24 + x', 'How?', '4x = 24 x=6. its 6. ok one more: 4(x-1) - 2(x+3) = x']

  test.each([
    ['of a solved task', solved, '**Answer:** $x = -8$ or $x = 2$', 'x = 2 or x = -8'],
    ['of an equation of their own', own, 'Yes: $x = 8$ and $x = -3$ are both right.', undefined],
    ['before they set the next task', next, 'Adding was the key, and $x = 6$ is right.', 'x = 6'],
  ])('the answer %s may be said', (_, talk, draft, answer) => {
    expect(passes(talk, draft, answer)).toBe(true)
  })

  test('the answer of the next task may not', () => {
    expect(passes(next, 'And here $x = 10$.')).toBe(false)
    expect(passes(['solve 5x = 24 + x', 'How?', 'is it more than 5, yes or no'], 'Yes.')).toBe(false)
  })
})

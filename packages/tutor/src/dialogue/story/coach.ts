import { hearStep } from '../../language/hear.ts'
import type { Expr } from '../../math/ast.ts'
import { equals, multiply, type Rational, rational } from '../../math/rational.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { asText, factsOf, isQuestion, listed, plainWords, type StoryFacts } from './facts.ts'
import { letterIn, likeness } from './letter.ts'
import { expectedValue, exprText, say, sayOf, storyReply, sumText, textsOf, valueText } from './say.ts'
import type { Story } from './story-state.ts'
import type { StoryMove } from './text-types.ts'
import { lexiconOf } from './words.ts'
import { type Claim, valueOrNull } from './work.ts'

/**
 * A story that was not read safely is worked on to its end all the same: in its own words, with its own numbers. What can
 * be verified is the arithmetic, and it is called arithmetic; nothing is said of the answer but how to test it.
 */
type Sum = Claim & { kind: 'sum' }

const knownIn = (turn: Turn, { numbers, times }: StoryFacts) =>
  asText(listed([...times, ...numbers.map(({ text }) => text)], textsOf(turn.voice).and))

const questionOf = (turn: Turn, { question }: StoryFacts) => asText(question ?? textsOf(turn.voice).someQuestion)

/** Values that every reply about the story may use. */
function valuesOf(turn: Turn, facts: StoryFacts) {
  const [first, second] = facts.numbers
  return {
    known: knownIn(turn, facts),
    question: questionOf(turn, facts),
    number: asText(first?.text ?? facts.times[0] ?? ''),
    other: asText(second?.text ?? facts.times[1] ?? ''),
    sentence: asText(first?.sentence ?? facts.sentences[0] ?? ''),
  }
}

const unread = (turn: Turn, move: string, text: string, by: string | null, isFree = true) =>
  storyReply(turn, move, text, by === null ? null : { by }, { badge: null }, isFree)

/** The first words about a story that is not read: what stands in it, what can be checked, and one question. */
export function beginCoaching(
  turn: Turn,
  story: Story,
  move: 'unread' | 'unread.again' | 'change.none' = 'unread',
): Reply {
  const facts = factsOf(story.text, story.language)
  const values = valuesOf(turn, facts)
  const ask = askFirst(turn, facts)
  story.standing = 'unread'
  const text = move === 'change.none' ? `${say(turn, move)} ${ask}` : say(turn, move, { ...values, ask })
  return storyReply(turn, move, text, { by: 'coach' })
}

function askFirst(turn: Turn, facts: StoryFacts): string {
  const [relation] = facts.relations
  if (!relation) return say(turn, 'ask.first', valuesOf(turn, facts))
  return sayOf(turn, `asks.${relation.meaning}`, textsOf(turn.voice).asks[relation.meaning])
}

// ---- The student's work ----------------------------------------------------------------------------------------------

/** The claims of a message, checked in their arithmetic and asked about in their sense. null: there are none. */
export function coachClaims(
  turn: Turn,
  story: Story,
  text: string,
  claims: readonly Claim[],
  expectedBy: string | null,
): Reply | null {
  const facts = factsOf(story.text, story.language)
  const named = letterIn(text, story.language)
  const sums = claims.filter((claim): claim is Sum => claim.kind === 'sum')
  const withLetters = claims.filter(({ kind }) => kind === 'equation' || kind === 'letters')
  if (sums.length === 0 && withLetters.length === 0 && named) {
    const values = { letter: `$${named.letter}$`, what: named.what }
    return unread(turn, 'letter', say(turn, 'unread.letter', values), 'step')
  }
  if (claims.length === 0) return null
  story.attempts++
  const before = story.lastWork
  story.lastWork = text.slice(0, 700)
  if (sums.length > 1) return wholeWork(turn, story, facts, sums)
  const [sum] = sums
  if (sum) return oneSum(turn, story, facts, sum, before)
  const [letters] = withLetters
  if (letters?.kind === 'letters')
    return unread(
      turn,
      'letter.what',
      say(turn, 'letter.what', { line: exprText(letters.expr, turn.voice.language) }),
      'meaning',
    )
  const numbers = claims.filter((claim) => claim.kind === 'number')
  const last = numbers.at(-1)
  return last ? oneNumber(turn, story, facts, last, text, expectedBy) : null
}

/** Values that may stand in a calculation: those of the story, results so far, and what everybody knows. */
const everyday = [1, 2, 7, 10, 12, 24, 30, 60, 100, 365, 1000].map((each) => rational(each))

function isKnown(value: Rational, facts: StoryFacts, results: readonly Rational[]): boolean {
  // A quarter of 48 is 48 : 4 as well.
  const own = facts.numbers.flatMap(({ value: each }) => [
    each,
    multiply(each, rational(100)),
    rational(each.n),
    rational(each.d),
  ])
  return [...own, ...results, ...everyday].some((each) => equals(each, value))
}

function operandsOf(expr: Expr): Rational[] {
  if (expr.kind === 'number') return [expr.value]
  if ('left' in expr) return [...operandsOf(expr.left), ...operandsOf(expr.right)]
  return expr.kind === 'negate' ? operandsOf(expr.of) : []
}

/** `2/3` may be one number of the story. */
function foreignIn(sum: Sum, facts: StoryFacts, results: readonly Rational[]): Rational | null {
  const walk = (expr: Expr): Rational | null => {
    const value = valueOrNull(expr)
    if (value && isKnown(value, facts, results)) return null
    if (expr.kind === 'number') return expr.value
    if ('left' in expr) return walk(expr.left) ?? walk(expr.right)
    return expr.kind === 'negate' ? walk(expr.of) : null
  }
  if ('left' in sum.expr) return walk(sum.expr.left) ?? walk(sum.expr.right)
  return null
}

const resultsOf = (story: Story): Rational[] =>
  story.results.flatMap((each) => {
    const [n = '', d = '1'] = each.split('/')
    return /^-?\d+$/.test(n) && /^[1-9]\d*$/.test(d) ? [rational(BigInt(n), BigInt(d))] : []
  })

const keyOf = ({ n, d }: Rational) => (d === 1n ? `${n}` : `${n}/${d}`)

const keep = (story: Story, value: Rational | null) => {
  if (value) story.results = [...story.results.filter((each) => each !== keyOf(value)), keyOf(value)]
}

function oneSum(turn: Turn, story: Story, facts: StoryFacts, sum: Sum, before: string | null): Reply {
  const { language } = turn.voice
  const values = valuesOf(turn, facts)
  const expr = exprText(sum.expr, language)
  const foreign = foreignIn(sum, facts, resultsOf(story))
  noteUsed(story, facts, sum)
  if (sum.claimed && sum.value && !isNear(sum.value, sum.claimed)) {
    story.wrongs++
    const isAgain = before !== null && turn.state.lastMove === 'story.sum.wrong'
    const text = say(turn, isAgain ? 'sum.wrong.again' : 'sum.wrong', {
      expr,
      claimed: valueText(sum.claimed, language),
    })
    story.asksAbout = keyOf(sum.value)
    return storyReply(
      turn,
      'sum.wrong',
      text,
      { by: 'sum', answers: [expectedValue(sum.value)] },
      { badge: null },
      true,
    )
  }
  if (!sum.claimed) {
    if (sum.value) story.asksAbout = keyOf(sum.value)
    const answers = sum.value ? [expectedValue(sum.value)] : []
    return storyReply(turn, 'sum.plan', say(turn, 'sum.plan', { expr }), { by: 'sum', answers }, { badge: null }, true)
  }
  const line = sumText(sum.expr, sum.claimed, language)
  keep(story, sum.claimed)
  if (foreign) {
    story.asksAbout = keyOf(foreign)
    const right = `${say(turn, 'arithmetic.right', { line })} `
    const text = say(turn, 'sum.foreign', { ...values, right, expr, value: valueText(foreign, language) })
    return unread(turn, 'sum.foreign', text, 'meaning')
  }
  story.asksAbout = keyOf(sum.claimed)
  const isLast = unusedIn(story, facts) === null
  const size = isLast ? sizeQuestion(turn, facts, sum) : null
  if (size) return unread(turn, 'sum.right', size, 'meaning')
  const move: StoryMove = isLast ? 'sum.right.last' : 'sum.right'
  return unread(
    turn,
    'sum.right',
    say(turn, move, { ...values, line, value: valueText(sum.claimed, language) }),
    'meaning',
  )
}

/** Rounding to a place or two is no slip. */
const isNear = (value: Rational, claimed: Rational) => {
  if (equals(value, claimed)) return true
  const away = Math.abs(Number(value.n) / Number(value.d) - Number(claimed.n) / Number(claimed.d))
  return value.d !== 1n && claimed.d !== 1n && away <= 0.5 / Number(claimed.d) + 1e-12
}

/** The first number of the story that has come into no calculation yet; null: all have. */
function unusedIn(story: Story, facts: StoryFacts): StoryFacts['numbers'][number] | null {
  return facts.numbers.find(({ value }) => value.n > 1n && !story.used.includes(keyOf(value))) ?? null
}

/** Remembers which numbers of the story a calculation works with. */
function noteUsed(story: Story, facts: StoryFacts, { expr }: Sum): void {
  const parts = [...operandsOf(expr), ...partsOf(expr)]
  const used = facts.numbers.filter(({ value }) =>
    parts.some((each) => equals(each, value) || equals(each, multiply(value, rational(100)))),
  )
  story.used = [...new Set([...story.used, ...used.map(({ value }) => keyOf(value))])]
}

/** Values of the parts of an expression: `2/3` in `2/3 · 90`. */
function partsOf(expr: Expr): Rational[] {
  const value = valueOrNull(expr)
  const own = value ? [value] : []
  return 'left' in expr ? [...own, ...partsOf(expr.left), ...partsOf(expr.right)] : own
}

/** A whole solution: its arithmetic first, then one step by its sense. Nothing is said of its end. */
function wholeWork(turn: Turn, story: Story, facts: StoryFacts, sums: readonly Sum[]): Reply {
  const { language } = turn.voice
  const values = valuesOf(turn, facts)
  const lineOf = ({ expr, claimed }: Sum) => (claimed ? sumText(expr, claimed, language) : exprText(expr, language))
  const results: Rational[] = resultsOf(story)
  const right: Sum[] = []
  const rightText = () =>
    right.length > 0 ? `${say(turn, 'arithmetic.right', { line: right.map(lineOf).join(', ') })} ` : ''
  for (const sum of sums) {
    noteUsed(story, facts, sum)
    const line = lineOf(sum)
    if (sum.claimed && sum.value && !isNear(sum.value, sum.claimed)) {
      story.wrongs++
      story.asksAbout = keyOf(sum.value)
      const text = say(turn, 'solution.slip', { right: rightText(), line })
      return storyReply(
        turn,
        'solution.slip',
        text,
        { by: 'sum', answers: [expectedValue(sum.value)] },
        { badge: null },
        true,
      )
    }
    const foreign = foreignIn(sum, facts, results)
    if (foreign) {
      story.asksAbout = keyOf(foreign)
      const text = say(turn, 'solution.foreign', { right: rightText(), line, value: valueText(foreign, language) })
      return unread(turn, 'solution.foreign', text, 'meaning')
    }
    if (sum.claimed ?? sum.value) results.push((sum.claimed ?? sum.value)!)
    right.push(sum)
  }
  for (const sum of sums) keep(story, sum.claimed ?? sum.value)
  const lines = right.map(lineOf).join(', ')
  const unused = unusedIn(story, facts)
  if (unused) {
    story.asksAbout = keyOf(unused.value)
    const text = say(turn, 'solution.unused', { lines, number: asText(unused.text), sentence: asText(unused.sentence) })
    return unread(turn, 'solution.unused', text, 'meaning')
  }
  const last = sums.at(-1)
  if (!last) return beginCoaching(turn, story, 'unread.again')
  const size = sizeQuestion(turn, facts, last)
  if (size) return unread(turn, 'solution.size', size, 'meaning')
  // What is twice, more or a part of something is where a plan goes wrong most often.
  const relation = facts.relations.find(({ meaning }) =>
    ['times', 'more', 'fewer', 'part', 'average'].includes(meaning),
  )
  if (relation && turn.state.lastMove !== 'story.solution.relation') {
    const said = { lines, word: asText(relation.word), sentence: asText(relation.sentence) }
    return unread(turn, 'solution.relation', say(turn, 'solution.relation', said), 'step')
  }
  const told = stepToAskAbout(last, facts)
  story.asksAbout = keyOf(told.value)
  const text = say(turn, 'solution.quote', {
    ...values,
    line: lineOf(last),
    value: valueText(told.value, language),
    operation: textsOf(turn.voice).doing[told.sign],
  })
  return unread(turn, 'solution.quote', text, 'meaning')
}

/** Where something is shared, given away or left, an amount that grows is worth a second look; so is one that shrinks. */
function sizeQuestion(turn: Turn, facts: StoryFacts, { expr, value, claimed }: Sum): string | null {
  const { language } = turn.voice
  const result = claimed ?? value
  const start = 'left' in expr ? valueOrNull(expr.left) : null
  const sides = 'left' in expr ? [expr.left, expr.right].flatMap((side) => valueOrNull(side) ?? []) : []
  const shrinking = facts.relations.some(({ meaning }) => ['shared', 'left', 'gave', 'fewer', 'part'].includes(meaning))
  if (!result || !start || !shrinking || !sides.every((side) => isMore(result, side))) return null
  const [most] = [...sides].sort((a, b) => (isMore(a, b) ? -1 : 1))
  const told = {
    line: sumText(expr, result, language),
    value: valueText(result, language),
    before: valueText(most ?? start, language),
  }
  return say(turn, 'solution.size', { ...told, question: questionOf(turn, facts) })
}

const isMore = (a: Rational, b: Rational) => a.n * b.d > b.n * a.d

const signOf = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const

/** The number of the story that the step works with: "you multiplied by 4: what does 4 stand for?" */
function stepToAskAbout({ expr, value }: Sum, facts: StoryFacts): { value: Rational; sign: '+' | '-' | '*' | '/' } {
  const sign = expr.kind in signOf ? signOf[expr.kind as keyof typeof signOf] : '+'
  const sides = 'left' in expr ? [expr.right, expr.left] : [expr]
  const own = sides
    .flatMap((side) => valueOrNull(side) ?? [])
    .find((each) => facts.numbers.some((told) => equals(told.value, each)))
  return { value: own ?? value ?? rational(0), sign }
}

// ---- Numbers ---------------------------------------------------------------------------------------------------------

function oneNumber(
  turn: Turn,
  story: Story,
  facts: StoryFacts,
  claim: Claim & { kind: 'number' },
  text: string,
  expectedBy: string | null,
): Reply {
  const { language } = turn.voice
  const values = { ...valuesOf(turn, facts), value: valueText(claim.value, language), noun: asText(claim.noun) }
  const key = keyOf(claim.value)
  // "How much is 96 : 8?" was asked.
  if (expectedBy === 'story.sum' && story.asksAbout !== null) {
    if (story.asksAbout === key) {
      keep(story, claim.value)
      return unread(turn, 'sum.result', say(turn, 'sum.result', values), 'meaning')
    }
    story.wrongs++
    const reply = say(turn, 'sum.result.wrong', values)
    return storyReply(turn, 'sum.wrong', reply, { by: 'sum' }, { badge: null }, true)
  }
  // "8 is how many are in one bag": the number that was asked about, with its name.
  const meaning = text.replace(claim.source, ' ')
  const isNamed = /\p{L}{2}/u.test(meaning.replace(claim.noun, ' '))
  if (expectedBy === 'story.meaning' && story.asksAbout === key && isNamed) return nameOf(turn, story, facts, meaning)
  // The answer as a sentence, after it was tested.
  if (expectedBy === 'story.sentence' && wordsIn(text) >= 2 && story.results.at(-1) === key) return closed(turn, story)
  const known = story.named.find(({ value }) => value === key)
  const told = facts.numbers.find((each) => equals(each.value, claim.value))
  const isNew = story.results.includes(key) || (claim.noun !== '' && told?.noun !== claim.noun)
  const isAnswer = isNew && wordsIn(text) >= 2 && likeness(meaning, facts.question ?? '') >= 0.5
  story.asksAbout = key
  if (isAnswer) {
    keep(story, claim.value)
    const asked = { by: 'fits', answers: [{ kind: 'yes' as const }, { kind: 'no' as const }] }
    return storyReply(turn, 'number.back', say(turn, 'number.test', values), asked, { badge: null }, true)
  }
  if (known) return unread(turn, 'number.known', say(turn, 'number.known', { ...values, name: known.name }), 'step')
  if (told && !lexiconOf(story.language).results.test(text)) {
    return unread(
      turn,
      'number.given',
      say(turn, 'number.given', { ...values, sentence: asText(told.sentence) }),
      'step',
    )
  }
  keep(story, claim.value)
  // "Is 200 correct?": what stands behind the number is no name of a thing in the story.
  const isOfStory = claim.noun !== '' && likeness(claim.noun, story.text) > 0
  return !isOfStory
    ? unread(turn, 'number.what', say(turn, 'number.what', values), 'meaning')
    : storyReply(
        turn,
        'number.back',
        say(turn, 'number.back', values),
        { by: 'fits', answers: [{ kind: 'yes' }, { kind: 'no' }] },
        { badge: null },
        true,
      )
}

// ---- Words -----------------------------------------------------------------------------------------------------------

const LONGEST_NAME = 12

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** The student says what a number is, or which sentence gives it. */
function nameOf(turn: Turn, story: Story, facts: StoryFacts, said: string): Reply {
  const sentence = [...facts.sentences].sort((a, b) => likeness(said, b) - likeness(said, a))[0]
  if (sentence && wordsIn(said) >= 4 && likeness(said, sentence) >= 0.7)
    return unread(turn, 'sentence', say(turn, 'sentence', { sentence: asText(sentence) }), 'step')
  const name = asText(said)
    .replace(/^(?:it'?s|it is|is|that'?s|that is|they are|this is|это|тут|там)\s+/i, '')
    .replace(/[.!?,\s]+$/, '')
    .slice(0, 100)
  const key = story.asksAbout ?? ''
  story.asksAbout = null
  story.named = [...story.named.filter(({ value }) => value !== key), { value: key, name }]
  const [n = '0', d = '1'] = key.split('/')
  const value =
    /^-?\d+$/.test(n) && /^[1-9]\d*$/.test(d) ? valueText(rational(BigInt(n), BigInt(d)), turn.voice.language) : key
  // A number without any work behind it is meant as the answer.
  const isBare = turn.state.lastMove === 'story.number.what'
  const isLast =
    story.results.at(-1) === key &&
    (isBare || unusedIn(story, facts) === null) &&
    likeness(name, facts.question ?? '') > 0
  const text = say(turn, isLast ? 'named.last' : 'named', { ...valuesOf(turn, facts), value, name })
  return unread(turn, isLast ? 'named.last' : 'named', text, isLast ? 'fits' : 'step')
}

/** The answer stands as a sentence; that it is right is not said. */
function closed(turn: Turn, story: Story): Reply {
  story.solved = true
  return unread(turn, 'closed', say(turn, 'closed'), null)
}

/** A message in words that is no wish: the answer to what was asked, or a thought about the story. */
export function coachWords(
  turn: Turn,
  story: Story,
  text: string,
  expectedBy: string | null,
  said: 'yes' | 'no' | null,
): Reply | null {
  const facts = factsOf(story.text, story.language)
  const values = valuesOf(turn, facts)
  if ((expectedBy === 'story.fits' || expectedBy === 'story.meaning') && said && story.results.length > 0) {
    const value = story.results.at(-1) ?? ''
    if (said === 'no') return unread(turn, 'fits.not', say(turn, 'fits.not', values), 'step')
    return unread(turn, 'fits', say(turn, 'fits', { ...values, value: `$${value.replace('/', ' / ')}$` }), 'sentence')
  }
  if (said) return null
  if (expectedBy === 'story.sentence' && wordsIn(text) >= 2) return closed(turn, story)
  const asks = isQuestion(text)
  if (
    expectedBy === 'story.meaning' &&
    story.asksAbout !== null &&
    !asks &&
    wordsIn(text) <= LONGEST_NAME &&
    wordsIn(text) > 0
  )
    return nameOf(turn, story, facts, plainWords(text))
  const step = hearStep(text, story.language)
  const operation = step && operationOf(step.operation)
  if (operation && !asks) {
    return unread(
      turn,
      'operation',
      say(turn, 'unread.operation', { operation: textsOf(turn.voice).doing[operation] }),
      'step',
    )
  }
  if (asks || wordsIn(text) > 25 || wordsIn(text) < 2) return null
  return unread(
    turn,
    'free',
    say(turn, 'unread.free', {
      said: asText(text)
        .replace(/[.!?]+$/, '')
        .slice(0, 120),
    }),
    'step',
  )
}

export const operationOf = (operation: string): '+' | '-' | '*' | '/' | null =>
  operation === 'add'
    ? '+'
    : operation === 'subtract'
      ? '-'
      : operation === 'multiply'
        ? '*'
        : operation === 'divide'
          ? '/'
          : null

/** A wish about a story that was not read. */
export function coachWish(
  turn: Turn,
  story: Story,
  wish: 'refused' | 'give-up' | 'why' | 'contest' | 'check' | 'ok' | 'lost',
): Reply {
  const facts = factsOf(story.text, story.language)
  const values = valuesOf(turn, facts)
  if (wish === 'why') {
    const where = facts.relations.find(({ sentence }) => facts.sentences.includes(sentence))
    const text = say(turn, 'unread.why', { ...values, sentence: asText(where?.sentence ?? values.sentence) })
    return unread(turn, 'why', text, 'step')
  }
  if (wish === 'contest') return unread(turn, 'contest', say(turn, 'unread.contest', values), 'fits')
  if (wish === 'check') return unread(turn, 'check', say(turn, 'unread.check', values), 'step')
  if (wish === 'lost') return unread(turn, 'hint', nextRung(turn, story, facts), 'step')
  const hint = askFirst(turn, facts)
  const move = { refused: 'unread.refused', 'give-up': 'unread.give-up', ok: 'unread.ok' }[wish] as StoryMove
  return unread(turn, wish, say(turn, move, { hint }), 'step')
}

// ---- The ladder ------------------------------------------------------------------------------------------------------

/** One rung further; each is another way to look at the same story. */
function nextRung(turn: Turn, story: Story, facts: StoryFacts): string {
  const rungs = rungsOf(facts)
  const rung = rungs[story.rung % rungs.length]
  story.rung++
  story.hints++
  return rung ? rung(turn) : say(turn, 'rung.over', valuesOf(turn, facts))
}

/** "8 boys" for "56 boys". */
const smaller = ({ text, noun }: { text: string; noun: string }, small: string) =>
  asText(/\d/.test(text) ? text.replace(/\d[\d.,\s]*(?<![\s.,])/, small) : `${small} ${noun}`)

type RungText = (turn: Turn) => string

function rungsOf(facts: StoryFacts): readonly RungText[] {
  const values = (turn: Turn) => valuesOf(turn, facts)
  const rungs: RungText[] = [(turn) => say(turn, 'rung.question', values(turn))]
  const [first, second] = facts.numbers
  for (const { word, meaning, sentence } of facts.relations.slice(0, 2))
    rungs.push((turn) => {
      const relation = sayOf(turn, `relation.${meaning}`, textsOf(turn.voice).relations[meaning])
      return say(turn, 'rung.relation', { ...values(turn), word: asText(word), sentence: asText(sentence), relation })
    })
  if (first) rungs.push((turn) => say(turn, 'rung.number', values(turn)))
  if (first && second) rungs.push((turn) => say(turn, 'rung.pair', values(turn)))
  if (first) rungs.push((turn) => say(turn, 'rung.picture', values(turn)))
  const big = [...facts.numbers].sort((a, b) => Number(b.value.n / b.value.d) - Number(a.value.n / a.value.d))[0]
  if (big && big.value.n > 10n * big.value.d) {
    const small = ['4', '6', '8'].find((each) => facts.numbers.every(({ text }) => !text.includes(each))) ?? '4'
    rungs.push((turn) =>
      say(turn, 'rung.small', { ...values(turn), number: asText(big.text), small: smaller(big, small) }),
    )
  }
  if (first) rungs.push((turn) => say(turn, 'rung.guess', values(turn)))
  if (first) rungs.push((turn) => say(turn, 'rung.letter', values(turn)))
  for (const sentence of facts.sentences.slice(0, 4))
    rungs.push((turn) => say(turn, 'rung.sentence', { ...values(turn), sentence: asText(sentence) }))
  rungs.push((turn) => say(turn, 'rung.over', values(turn)))
  return rungs
}

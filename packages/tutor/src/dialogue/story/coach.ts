import { hearStep } from '../../language/hear.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { asText, factsOf, isQuestion, listed, plainWords, type StoryFacts } from './facts.ts'
import { likeness } from './letter.ts'
import { calculationsOf, type LikelyPlan, likelyPlanOf, numbersOf, type PlanPart, SURE, USABLE } from './likely.ts'
import { say, sayOf, storyReply, textsOf, valueText } from './say.ts'
import { resultsOf, type Story } from './story-state.ts'
import type { StoryMove } from './text-types.ts'
import { noteStoryHelp } from './trial.ts'
import { lexiconOf } from './words.ts'

/**
 * A story that was not read safely is worked on to its end all the same: in its own words, with its own numbers. A plan
 * that is probably right steers the questions and is never shown.
 */
export const quoted = (text: string, language: 'en' | 'ru') =>
  language === 'ru' ? `«${asText(text)}»` : `“${asText(text)}”`

const knownIn = (turn: Turn, { numbers, times }: StoryFacts) => {
  // "One of them" and "two trains" are known as well, and nobody needs to hear it.
  const written = numbers.filter(({ text, value }) => /\d|%/.test(text) || value.d !== 1n)
  const said = [...times, ...(written.length > 0 ? written : numbers).map((each) => each.said)]
  return listed(
    said.map((each) => quoted(each, turn.voice.language)),
    textsOf(turn.voice).and,
  )
}

/** The question as it stands; what is asked, where the story holds none. */
export const questionOf = (turn: Turn, { question }: StoryFacts) =>
  question === null ? textsOf(turn.voice).someQuestion : quoted(question, turn.voice.language)

/** Values that every reply about the story may use. */
export function valuesOf(turn: Turn, facts: StoryFacts) {
  const written = facts.numbers.filter(({ text }) => /\d/.test(text))
  const [first, second] = written.length > 1 ? written : facts.numbers
  const { language } = turn.voice
  // A task may tell its amounts in words alone: then its sentences are what is known of it.
  const [told = facts.question ?? '', next = told] = facts.sentences
  return {
    known: knownIn(turn, facts) || quoted(told, language),
    question: questionOf(turn, facts),
    number: quoted(first?.said ?? facts.times[0] ?? told, language),
    other: quoted(second?.said ?? facts.times[1] ?? next, language),
    sentence: quoted(first?.sentence ?? told, language),
  }
}

export const unread = (turn: Turn, move: string, text: string, by: string | null, isFree = true) =>
  storyReply(turn, move, text, by === null ? null : { by }, { badge: null }, isFree)

/** The plan, where it is likely enough to steer questions. */
function planOf({ text, language }: Story): LikelyPlan | null {
  const plan = likelyPlanOf(text, language)
  return plan && plan.probability >= USABLE ? plan : null
}

/** A story whose plan is likely is told back, and the student says whether that is it. */
export const isLikely = ({ text, language }: Story): boolean =>
  (likelyPlanOf(text, language)?.probability ?? 0) >= SURE && factsOf(text, language).question !== null

export function tellBack(turn: Turn, story: Story, move: StoryMove = 'likely.confirm'): Reply {
  const { yes, no } = textsOf(turn.voice).choices
  const values = valuesOf(turn, factsOf(story.text, story.language))
  story.standing = 'likely'
  return {
    ...storyReply(turn, 'confirm', say(turn, move, values), {
      by: 'confirm',
      answers: [{ kind: 'yes' }, { kind: 'no' }],
    }),
    content: { badge: null, choices: [yes, no] },
  }
}

/** The first words about a story: what stands in it, and one question. */
export function beginCoaching(
  turn: Turn,
  story: Story,
  move: 'unread' | 'unread.again' | 'change.none' | 'likely.start' = 'unread',
): Reply {
  const facts = factsOf(story.text, story.language)
  const values = valuesOf(turn, facts)
  story.standing = 'unread'
  if (facts.question === null && move !== 'change.none')
    return storyReply(turn, 'no-question', say(turn, 'no-question', values), { by: 'question' })
  const ask = askFirst(turn, story, facts)
  const text =
    move === 'change.none' || move === 'likely.start'
      ? `${say(turn, move)} ${ask}`
      : say(turn, move, { ...values, ask })
  return storyReply(turn, move, text, { by: 'coach' })
}

/** The first question: the two numbers that go together first, or what a telling word of the story leads to. */
function askFirst(turn: Turn, story: Story, facts: StoryFacts): string {
  const [relation] = facts.relations
  if (relation) return sayOf(turn, `asks.${relation.meaning}`, textsOf(turn.voice).asks[relation.meaning])
  const pair = nextPair(turn, story, facts)
  return say(turn, 'ask.first', { ...valuesOf(turn, facts), ...(pair && { known: pair.said }) })
}

// ---- Words -----------------------------------------------------------------------------------------------------------

const LONGEST_NAME = 6

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

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
  const last = resultsOf(story).at(-1)
  if ((expectedBy === 'story.fits' || expectedBy === 'story.meaning') && said && last) {
    if (said === 'no') return unread(turn, 'fits.not', say(turn, 'fits.not', values), 'step')
    if (expectedBy === 'story.fits') {
      story.solved = true
      return unread(turn, 'closed', say(turn, 'closed', { value: valueText(last, turn.voice.language) }), null)
    }
  }
  if (said) return null
  const asks = isQuestion(text)
  const step = hearStep(text, story.language)
  const operation = step && operationOf(step.operation)
  if (operation && !asks) return namedOperation(turn, story, facts, operation)
  if (asks || wordsIn(text) > 25 || wordsIn(text) < 2) return null
  const { doubts } = lexiconOf(story.language)
  const name = plainWords(text).replace(/[.!?,\s]+$/, '')
  // Said back only where it names something of the story.
  const isName = wordsIn(name) <= LONGEST_NAME && !doubts.test(name) && likeness(name, story.text) > 0
  if (expectedBy === 'story.meaning' && isName) {
    story.asksAbout = null
    return unread(turn, 'named', say(turn, 'named', { ...values, name: quoted(name, story.language) }), 'step')
  }
  return unread(turn, 'free', say(turn, 'unread.free', values), 'step')
}

/** "Divide", without numbers. */
function namedOperation(turn: Turn, story: Story, facts: StoryFacts, operation: '+' | '-' | '*' | '/'): Reply {
  const next = planOf(story) && nextPart(story)
  const pair = nextPair(turn, story, facts)
  const doing = textsOf(turn.voice).doing[operation]
  if (next?.sign && next.sign !== operation && pair) {
    const { happens } = textsOf(turn.voice)
    const values = { operation: doing, pair: pair.said, mine: happens[operation], other: happens[next.sign] }
    return unread(turn, 'operation', say(turn, 'likely.operation', values), 'step')
  }
  return unread(turn, 'operation', say(turn, 'unread.operation', { operation: doing }), 'step')
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
  wish: 'refused' | 'give-up' | 'why' | 'contest' | 'check' | 'ok' | 'lost' | 'unclear' | 'where',
): Reply {
  const facts = factsOf(story.text, story.language)
  const values = valuesOf(turn, facts)
  switch (wish) {
    case 'unclear': {
      const told = facts.sentences.map((each) => `- ${asText(each)}`).join('\n')
      const isLong = facts.sentences.length > 1 && facts.sentences.length <= 5
      return isLong && facts.question
        ? unread(turn, 'unclear', say(turn, 'unclear', { ...values, told }), 'step')
        : unread(turn, 'unclear', say(turn, 'unclear.short', values), 'step')
    }
    case 'why':
      return why(turn, story, facts)
    case 'contest':
      return unread(turn, 'contest', say(turn, 'unread.contest', values), 'step')
    case 'check':
      return unread(turn, 'check', say(turn, 'unread.check', values), 'step')
    case 'lost':
    case 'where':
      return unread(turn, 'hint', nextRung(turn, story, facts), 'step')
    case 'ok':
      return unread(turn, 'ok', say(turn, 'unread.ok', { hint: askFirst(turn, story, facts) }), 'step')
    default: {
      const move = wish === 'refused' ? 'unread.refused' : 'unread.give-up'
      return unread(turn, wish, say(turn, move, { hint: nextRung(turn, story, facts) }), 'step')
    }
  }
}

function why(turn: Turn, story: Story, facts: StoryFacts): Reply {
  const part = planOf(story) && (lastFound(story) ?? nextPart(story))
  const from = part && fromOf(turn, story, facts, part)
  if (part?.sign && from) {
    const operation = ({ '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' } as const)[part.sign]
    const idea = sayOf(turn, `idea.${operation}`, textsOf(turn.voice).ideas[operation])
    return unread(turn, 'why', say(turn, 'likely.why', { from, idea }), 'step')
  }
  const where = facts.relations.find(({ sentence }) => facts.sentences.includes(sentence))
  const sentence = quoted(where?.sentence ?? facts.sentences[0] ?? story.text.slice(0, 120), story.language)
  return unread(turn, 'why', say(turn, 'unread.why', { sentence }), 'step')
}

// ---- The ladder ------------------------------------------------------------------------------------------------------

const same = (one: { n: bigint; d: bigint }, other: { n: bigint; d: bigint }) => one.n * other.d === other.n * one.d

/** The calculation that can be done next: its numbers are told or found, its own value is not. */
function nextPart(story: Story): PlanPart | null {
  const plan = planOf(story)
  if (!plan) return null
  const found = resultsOf(story)
  const isOpen = (part: PlanPart) => part.sign !== null && !found.some((each) => same(each, part.value))
  return calculationsOf(plan.root).find((part) => isOpen(part) && !part.of.some(isOpen)) ?? null
}

/** The part of the plan that the student found last. */
function lastFound(story: Story): PlanPart | null {
  const plan = planOf(story)
  const last = resultsOf(story).at(-1)
  return (plan && last && calculationsOf(plan.root).find((part) => same(part.value, last))) ?? null
}

/** What a calculation begins with, in the words of the story. */
function fromOf(turn: Turn, story: Story, facts: StoryFacts, part: PlanPart): string | null {
  const said = part.of.flatMap((each): string[] => {
    const told = facts.numbers.find(({ value }) => same(value, each.value))
    if (told) return [quoted(told.said, turn.voice.language)]
    // A number of the guess that the student has not found is not told; what it is made of is.
    const isFound = resultsOf(story).some((result) => same(result, each.value))
    const inside = numbersOf(each).flatMap((value) => facts.numbers.find((one) => same(one.value, value))?.said ?? [])
    return isFound
      ? [valueText(each.value, turn.voice.language)]
      : inside.map((one) => quoted(one, turn.voice.language))
  })
  return said.length > 0 ? listed(said, textsOf(turn.voice).and) : null
}

function nextPair(turn: Turn, story: Story, facts: StoryFacts): { said: string; part: PlanPart } | null {
  const part = nextPart(story)
  const said = part && fromOf(turn, story, facts, part)
  return part && said && numbersOf(part).length > 1 ? { said, part } : null
}

/** One rung further; each is another way to look at the same story. */
export function nextRung(turn: Turn, story: Story, facts: StoryFacts): string {
  const rungs = rungsOf(turn, story, facts)
  const rung = rungs[story.rung % rungs.length]
  story.rung++
  story.hints++
  noteStoryHelp(turn, story, Math.min(3, story.hints))
  return rung ? rung() : say(turn, 'rung.over', valuesOf(turn, facts))
}

/** "8 boys" for "56 boys". */
const smaller = ({ text, noun }: { text: string; noun: string }, small: string) =>
  asText(/\d/.test(text) ? text.replace(/\d[\d.,\s]*(?<![\s.,])/, small) : `${small} ${noun}`)

function rungsOf(turn: Turn, story: Story, facts: StoryFacts): readonly (() => string)[] {
  const values = valuesOf(turn, facts)
  const { language } = turn.voice
  const texts = textsOf(turn.voice)
  const rungs: (() => string)[] = []
  const pair = nextPair(turn, story, facts)
  if (pair) {
    // What the next calculation begins with, its idea, and the same with other numbers.
    const operation = ({ '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' } as const)[pair.part.sign ?? '+']
    rungs.push(
      () => say(turn, 'rung.next', { pair: pair.said }),
      () => say(turn, 'rung.idea', { pair: pair.said, idea: sayOf(turn, `idea.${operation}`, texts.ideas[operation]) }),
      () => say(turn, 'rung.example', { example: sayOf(turn, `example.${operation}`, texts.examples[operation]) }),
    )
  }
  const [first, second] = facts.numbers
  for (const { word, meaning, sentence } of facts.relations.slice(0, 2))
    rungs.push(() => {
      const relation = sayOf(turn, `relation.${meaning}`, texts.relations[meaning])
      return say(turn, 'rung.relation', {
        ...values,
        word: quoted(word, language),
        sentence: quoted(sentence, language),
        relation,
      })
    })
  if (!pair && first && second) rungs.push(() => say(turn, 'rung.pair', values))
  if (first) rungs.push(() => say(turn, 'rung.picture', values))
  const big = [...facts.numbers].sort((a, b) => Number(b.value.n / b.value.d) - Number(a.value.n / a.value.d))[0]
  if (big && big.value.n > 10n * big.value.d) {
    const small = ['4', '6', '8'].find((each) => facts.numbers.every(({ text }) => !text.includes(each))) ?? '4'
    rungs.push(() =>
      say(turn, 'rung.small', {
        ...values,
        number: quoted(big.text, language),
        small: quoted(smaller(big, small), language),
      }),
    )
  }
  if (facts.question) rungs.push(() => say(turn, 'rung.question', values))
  if (first)
    rungs.push(
      () => say(turn, 'rung.guess', values),
      () => say(turn, 'rung.letter', values),
    )
  for (const sentence of facts.sentences.slice(0, 4))
    rungs.push(() => say(turn, 'rung.sentence', { ...values, sentence: quoted(sentence, language) }))
  rungs.push(() => say(turn, 'rung.over', values))
  return rungs
}

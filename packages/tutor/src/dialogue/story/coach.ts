import { termsIn } from '../../concepts/glossary.ts'
import { hearStep } from '../../language/hear.ts'
import type { Theme } from '../../language/task-theme.ts'
import { usualTexts } from '../../language/usual-texts.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { deniesTheme, likelyGuide, themeDenied, themeOfStory } from '../themes/theme.ts'
import { asText, factsOf, isQuestion, listed, type StoryFacts } from './facts.ts'
import { firstQuestions, surelyFirst, tellsItsAmounts, toldBriefly } from './first-question.ts'
import { calculationsOf, type LikelyPlan, likelyPlanOf, numbersOf, type PlanPart, SURE } from './likely.ts'
import { say, sayDirect, sayOf, storyReply, textsOf, valueText } from './say.ts'
import { shownQuestion } from './shown-question.ts'
import { once, resultsOf, type Story } from './story-state.ts'
import type { StoryMove } from './text-types.ts'
import { noteStoryHelp } from './trial.ts'
import { lexiconOf } from './words.ts'

/**
 * Coaching of a task in words that was not read. The coach begins with the task and never says what a number of it
 * means. What the words of the task are about (`themes/theme.ts`) gives it something to coach with: a picture, a
 * relation, the usual mistake. Only where the story was told back with a nearly certain plan does that plan steer its
 * questions; the plan itself is never shown.
 */
export const quoted = (text: string, language: 'en' | 'ru') =>
  language === 'ru' ? `«${asText(text)}»` : `“${asText(text)}”`

const LONGEST_TOLD = 420

/** The sentences of the story without its question; its longest part if that would be too much. */
export function toldIn({ voice }: Turn, { sentences, question }: StoryFacts): string {
  const all = sentences.length > 0 ? sentences : [question ?? '']
  const whole = all.join('. ')
  const [first = ''] = all
  return quoted(whole.length <= LONGEST_TOLD ? whole : first, voice.language)
}

/** The question in the student's words; a general phrase if the story has none that can be told apart. */
export function questionOf({ voice }: Turn, { question }: StoryFacts): string {
  const shown = question === null ? null : shownQuestion(question, languageOf(question))
  return shown === null ? textsOf(voice).someQuestion : quoted(shown, voice.language)
}

const languageOf = (text: string) => (/[а-я]/iu.test(text) ? 'ru' : 'en')

export const unread = (turn: Turn, move: string, text: string, by: string | null, isFree = true) =>
  storyReply(turn, move, text, by === null ? null : { by }, { badge: null }, isFree)

const valuesOf = (turn: Turn, facts: StoryFacts) => ({
  told: toldIn(turn, facts),
  question: questionOf(turn, facts),
})

/** The plan, if it is certain enough to steer questions. */
function planOf({ text, language }: Story): LikelyPlan | null {
  const plan = likelyPlanOf(text, language)
  return plan && plan.probability >= SURE ? plan : null
}

/** True if a plan is probable enough to restate the story and ask the student to confirm it. */
export const isLikely = (story: Story): boolean =>
  planOf(story) !== null && factsOf(story.text, story.language).question !== null

export function tellBack(turn: Turn, story: Story, move: StoryMove = 'likely.confirm'): Reply {
  const { yes, no } = textsOf(turn.voice).choices
  const facts = factsOf(story.text, story.language)
  story.standing = 'likely'
  const pair = nextPair(turn, story, facts)
  const isPair = pair !== null && !surelyFirst(turn, story) && once(story, `plan0:${pair.said}`)
  const ask = isPair ? say(turn, 'rung.next', { pair: pair.said }) : nextAsk(turn, story)
  const text = say(turn, move, { told: toldBriefly(turn, story, '').trim(), question: questionOf(turn, facts), ask })
  return {
    ...storyReply(turn, 'confirm', text, {
      by: 'confirm',
      answers: [{ kind: 'yes' }, { kind: 'no' }],
    }),
    content: { badge: null, choices: [yes, no] },
  }
}

/** Guides that are likelier may name their kind of task. */
const NEEDS_NO_NAME = 0.65

/** The first reply to a story: what it gives and asks, and one question that leads on. */
export function beginCoaching(
  turn: Turn,
  story: Story,
  move: 'unread' | 'unread.again' | 'change.none' | 'likely.start' = 'unread',
): Reply {
  const facts = factsOf(story.text, story.language)
  const values = valuesOf(turn, facts)
  story.standing = 'unread'
  const theme = themeOfStory(story, turn.voice.language)
  const isUsual = theme?.hints !== undefined
  if (facts.question === null && move !== 'change.none' && !isUsual)
    return storyReply(turn, 'no-question', say(turn, 'no-question', values), { by: 'question' })
  const ask = nextAsk(turn, story)
  // Where a datum is missing that is said, and no kind of task that has it.
  const isShort = /^start:missing/.test(surelyFirst(turn, story)?.key ?? '')
  // A guide asks about just these amounts: they and the question say more than the name of a kind, which may be another.
  const isUnsure = (likelyGuide(story.text, story.language, turn.voice.language)?.probability ?? 0) < NEEDS_NO_NAME
  const isToldByItself = tellsItsAmounts(turn, story) || (isUnsure && facts.question !== null)
  if (move === 'unread' && (!isUsual || isShort || isToldByItself))
    return storyReply(turn, move, toldBriefly(turn, story, ask), { by: 'coach' })
  if (isUsual && move === 'unread') {
    const { begin } = usualTexts[turn.voice.language]
    return storyReply(turn, move, sayOf(turn, 'usual.begin', begin, { name: theme.name, ask }), { by: 'coach' })
  }
  const text =
    move === 'change.none' || move === 'likely.start'
      ? `${say(turn, move)} ${ask}`
      : say(turn, 'unread.again', { ...values, ask })
  return storyReply(turn, move, text, { by: 'coach' })
}

/** The student says that the task is not about its theme: the theme goes. Work in the message is still to be judged. */
export function withoutTheme(turn: Turn, story: Story, text: string, hasWork: boolean): Reply | null {
  const theme = themeOfStory(story, turn.voice.language)
  if (!theme || !deniesTheme(story, text)) return null
  once(story, themeDenied)
  if (hasWork) return null
  const values = { theme: theme.name, ask: nextAsk(turn, story) }
  return unread(turn, 'no-theme', say(turn, 'unread.no-theme', values), 'step')
}

/** What a theme lets a student look at, one after the other. */
const asksOf = ({ first, draw, hints = [] }: Theme): readonly string[] => [first, ...(draw ? [draw] : []), ...hints]

export const askKey = (text: string) => `ask:${text.slice(0, 50)}`

/** The next question of the coach, none of them asked twice: about the theme of the task, then about any task. */
export function nextAsk(turn: Turn, story: Story): string {
  const pointed = pointedAsk(turn, story)
  if (pointed) return pointed
  const ofAmounts = firstQuestions(turn, story).find(({ key }) => once(story, key))
  if (ofAmounts) return ofAmounts.text()
  const next = textsOf(turn.voice).moves['ask.first'].find((each) => once(story, askKey(each)))
  return next ?? say(turn, 'ask.work')
}

/** A question about this very task that was not asked yet; null where only those of any task are left. */
export function pointedAsk(turn: Turn, story: Story): string | null {
  const theme = themeOfStory(story, turn.voice.language)
  const sure = surelyFirst(turn, story)
  if (sure && once(story, sure.key)) return sure.text()
  return (theme ? asksOf(theme) : []).find((each) => each.includes('?') && once(story, askKey(each))) ?? null
}

// ---- Words -----------------------------------------------------------------------------------------------------------

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** A message in words that asks for nothing: the answer to a question, a thought, a doubt or a question of its own. */
export function coachWords(turn: Turn, story: Story, text: string, said: 'yes' | 'no' | null): Reply | null {
  if (said) return null
  const facts = factsOf(story.text, story.language)
  const asks = isQuestion(text)
  const { impossible, protests } = lexiconOf(story.language)
  if (protests.test(text)) return coachWish(turn, story, 'protest')
  if (impossible.test(text)) return coachWish(turn, story, 'doubt')
  const step = hearStep(text, story.language)
  const operation = step && operationOf(step.operation)
  const contrast = operation && !asks ? otherOperation(turn, story, facts, operation) : null
  if (contrast) return contrast
  if (asks) return unread(turn, 'asked', sayDirect(turn, 'nearest.none', { ask: nextAsk(turn, story) }), 'step')
  if (wordsIn(text) < 2) return null
  const key = isTalk(story, text) ? 'words.talk' : 'words'
  return unread(turn, 'free', sayDirect(turn, key, { ask: nextAsk(turn, story) }), 'step')
}

/** Nothing of it is about the task or about mathematics: "my sister keeps stealing my charger". */
function isTalk(story: Story, text: string): boolean {
  if (/\d/.test(text) || hearStep(text, story.language) || termsIn(text, story.language).length > 0) return false
  const stems = (of: string) => (of.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM))
  const told = new Set(stems(story.text))
  return !stems(text).some((stem) => told.has(stem))
}
const STEM = 4

/** "Divide", where a nearly certain plan does something else with the same numbers. */
function otherOperation(turn: Turn, story: Story, facts: StoryFacts, operation: '+' | '-' | '*' | '/'): Reply | null {
  const next = nextPart(story)
  const pair = nextPair(turn, story, facts)
  if (!next?.sign || next.sign === operation || !pair) return null
  const { happens, doing } = textsOf(turn.voice)
  const values = { operation: doing[operation], pair: pair.said, mine: happens[operation], other: happens[next.sign] }
  return unread(turn, 'operation', say(turn, 'likely.operation', values), 'step')
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

type CoachWish =
  | 'refused'
  | 'give-up'
  | 'why'
  | 'contest'
  | 'protest'
  | 'doubt'
  | 'check'
  | 'ok'
  | 'lost'
  | 'unclear'
  | 'where'

/** A request about a story without a reading: each is answered as what it is. */
export function coachWish(turn: Turn, story: Story, wish: CoachWish): Reply {
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
    case 'protest':
    case 'doubt':
    case 'check':
      return unread(turn, wish, say(turn, `unread.${wish}`, values), 'step')
    case 'lost':
    case 'where':
      return unread(turn, 'hint', nextRung(turn, story, facts), 'step')
    case 'ok':
      return unread(turn, 'ok', say(turn, 'unread.ok', { hint: nextAsk(turn, story) }), 'step')
    default: {
      const move = wish === 'refused' ? 'unread.refused' : 'unread.give-up'
      return unread(turn, wish, say(turn, move, { hint: nextRung(turn, story, facts) }), 'step')
    }
  }
}

/** The idea of the step of a nearly certain plan; without one, that the reason is not known. */
function why(turn: Turn, story: Story, facts: StoryFacts): Reply {
  const part = lastFound(story) ?? nextPart(story)
  const from = part && fromOf(turn, story, facts, part)
  if (part?.sign && from) {
    const operation = ({ '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' } as const)[part.sign]
    const idea = sayOf(turn, `idea.${operation}`, textsOf(turn.voice).ideas[operation])
    return unread(turn, 'why', say(turn, 'likely.why', { from, idea }), 'step')
  }
  const theme = themeOfStory(story, turn.voice.language)
  if (!theme) return unread(turn, 'why', say(turn, 'unread.why'), 'step')
  const values = { relation: theme.relation, slip: theme.slip }
  const isFirst = once(story, `why:${theme.id}`) || theme.draw === null
  const told = isFirst ? sayDirect(turn, 'why-wrong', values) : sayDirect(turn, 'draw', { draw: theme.draw ?? '' })
  return unread(turn, 'why', told, 'step')
}

// ---- The ladder ------------------------------------------------------------------------------------------------------

const same = (one: { n: bigint; d: bigint }, other: { n: bigint; d: bigint }) => one.n * other.d === other.n * one.d

/** The next calculation that can be done: its operands are known, its result is not. */
function nextPart(story: Story): PlanPart | null {
  const plan = planOf(story)
  if (!plan) return null
  const found = resultsOf(story)
  const isOpen = (part: PlanPart) => part.sign !== null && !found.some((each) => same(each, part.value))
  return calculationsOf(plan.root).find((part) => isOpen(part) && !part.of.some(isOpen)) ?? null
}

/** The part of the plan found last. */
function lastFound(story: Story): PlanPart | null {
  const plan = planOf(story)
  const last = resultsOf(story).at(-1)
  return (plan && last && calculationsOf(plan.root).find((part) => same(part.value, last))) ?? null
}

/** The operands of a calculation in the story's words. */
function fromOf(turn: Turn, story: Story, facts: StoryFacts, part: PlanPart): string | null {
  const said = part.of.flatMap((each): string[] => {
    const told = facts.numbers.find(({ value }) => same(value, each.value))
    if (told) return [quoted(told.said, turn.voice.language)]
    // A number of the guess that the student has not found is described by its origin instead.
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

/** The next rung of the hint ladder: none is opened twice for the same step. */
export function nextRung(turn: Turn, story: Story, facts: StoryFacts): string {
  const rung = rungsOf(turn, story, facts).find(({ key }) => once(story, key))
  story.hints++
  noteStoryHelp(turn, story, Math.min(3, story.hints))
  return rung ? rung.text() : say(turn, 'rung.over', valuesOf(turn, facts))
}

interface Rung {
  readonly key: string
  text(): string
}

/** What the theme of the task offers, and ways to look at any task; with a nearly certain plan its next step goes first. */
function rungsOf(turn: Turn, story: Story, facts: StoryFacts): readonly Rung[] {
  const values = valuesOf(turn, facts)
  const texts = textsOf(turn.voice)
  const pair = nextPair(turn, story, facts)
  const operation = ({ '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' } as const)[pair?.part.sign ?? '+']
  const ofPlan = pair
    ? [
        () => say(turn, 'rung.next', { pair: pair.said }),
        () =>
          say(turn, 'rung.idea', { pair: pair.said, idea: sayOf(turn, `idea.${operation}`, texts.ideas[operation]) }),
        () => say(turn, 'rung.example', { example: sayOf(turn, `example.${operation}`, texts.examples[operation]) }),
      ].map((text, at) => ({ key: `plan${at}:${pair.said}`, text }))
    : []
  const theme = themeOfStory(story, turn.voice.language)
  const ofTheme = theme
    ? [
        ...asksOf(theme).map((ask) => ({ key: askKey(ask), text: () => ask })),
        {
          key: `relation:${theme.id}`,
          text: () => sayDirect(turn, 'relation', { relation: theme.relation }),
        },
        { key: `slip:${theme.id}`, text: () => theme.slip },
      ]
    : []
  const ofAmounts = firstQuestions(turn, story)
  const general = (['rung.question', 'rung.draw', 'rung.easy', 'rung.before', 'rung.letter'] as const).map((move) => ({
    key: move,
    text: () => say(turn, move, values),
  }))
  // A theme has a picture of its own.
  return [...ofPlan, ...ofTheme, ...ofAmounts, ...general.slice(theme ? 2 : 0)]
}

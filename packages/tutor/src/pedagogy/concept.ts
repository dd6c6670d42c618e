import type { Card, Facet } from '../concepts/card.ts'
import { contentStems, findCard, findCards } from '../concepts/find.ts'
import { hearAnswer } from '../language/hear.ts'
import { expression } from '../math/ast.ts'
import { readMessage } from '../math/reading.ts'
import { writeStatement } from '../math/written.ts'
import { answersTo } from './aside.ts'
import type { ExpectedAnswer, Expects } from './expects.ts'
import { measure } from './measure.ts'
import { lineOf, problemContent } from './problem.ts'
import type { Reply, Turn } from './reply.ts'

/** A question about an idea: what something is, why it works, how and when it is done. */
export type Wonder = 'what' | 'why' | 'how' | 'when' | 'example' | 'again'

const firstFacets: Readonly<Record<Wonder, readonly Facet[]>> = {
  what: ['what', 'picture'],
  why: ['why'],
  how: ['how', 'example'],
  when: ['when'],
  example: ['example'],
  again: ['picture', 'example', 'how', 'mistake', 'why', 'what', 'when'],
}

/** So much of a question has to be about a card; below the second figure it is not even worth a guess. */
const isToThePoint = 0.6
const isNear = 0.3

/** What is known of the idea in question. null: the question names no idea of its own, and none is open. */
export function explainIdea(turn: Turn, wonder: Wonder, text: string): Reply | null {
  const { state, voice } = turn
  // Under any other reply, "why?" is about that reply.
  const isOnCard = state.lastMove?.startsWith('card') ?? false
  const open = isOnCard && state.card ? findCard(state.card.id, voice.language) : undefined
  const isFollowUp = contentStems(text, voice.language).length === 0
  if (isFollowUp) return open ? tell(turn, open, wonder) : null
  const found = findCards(text, voice.language, state.problem?.trial.skill ?? null)
  const [best] = found
  if (best && best.share >= isToThePoint) return tell(turn, best.card, wonder)
  if (open && wonder === 'again') return tell(turn, open, wonder)
  const near = found.filter(({ share }) => share >= isNear).slice(0, 2)
  return near.length > 0
    ? offer(
        turn,
        near.map(({ card }) => card),
        wonder,
      )
    : null
}

/** Nothing fits: the two nearest can be tapped. */
function offer(turn: Turn, cards: readonly Card[], wonder: Wonder): Reply {
  const { state, voice } = turn
  const text = voice.say('card.none')
  state.expects = {
    by: `card.${wonder}`,
    question: text,
    answers: cards.map(({ id, title }) => ({ kind: 'choice', id, text: title })),
  }
  return { move: 'card.none', text, content: { badge: null, choices: cards.map(({ title }) => title) }, free: true }
}

function tell(turn: Turn, card: Card, wonder: Wonder): Reply {
  const { state, voice } = turn
  const shown = state.card?.id === card.id ? state.card.shown : []
  const fresh = firstFacets[wonder].filter((facet) => !shown.includes(facet))
  const more = firstFacets.again.filter((facet) => !shown.includes(facet))
  const facets = wonder === 'again' ? fresh.slice(0, 1) : fresh.length > 0 ? fresh : more.slice(0, 1)
  if (facets.length === 0) {
    state.card = null
    return { move: 'card.told-all', text: voice.say('card.told-all'), content: { badge: null }, free: true }
  }
  state.card = { id: card.id, shown: [...shown, ...facets] }
  const told = facets.map((facet) => card.facets[facet]).join('\n\n')
  const isFirst = shown.length === 0
  const head = isFirst ? `**${card.title}.** ` : ''
  state.expects = { by: 'card.check', question: card.check.question, answers: answersOf(card, turn) }
  return {
    move: 'card',
    text: `${head}${told}\n\n${card.check.question}`,
    content: { badge: 'lesson' },
    free: true,
  }
}

/** The answers of a card as they are measured: numbers and formulas by value, all others by their words. */
function answersOf(card: Card, { voice }: Turn): ExpectedAnswer[] {
  return card.check.answers.flatMap((answer): ExpectedAnswer[] => {
    const said = hearAnswer(answer.replaceAll('$', ''), voice.language)
    if (said.yesNo) return [{ kind: said.yesNo }]
    const [line] = readMessage(answer, voice.language).lines
    const isFormula = line && 'statement' in line && said.lines.length > 0
    if (isFormula && (line.statement.kind === 'expression' || line.statement.kind === 'values'))
      return [{ kind: 'value', value: writeStatement(line.statement) }]
    if (isFormula && line.statement.kind === 'equation')
      return [{ kind: 'value', value: writeStatement(expression(line.statement.right)) }]
    return [{ kind: 'words', stems: [answer.toLowerCase().replaceAll('ё', 'е')] }]
  })
}

/** An explanation in the student's words cannot be judged here: it is held against the card's own. */
export function inOwnWords(turn: Turn): Reply | null {
  const { state, voice } = turn
  const card = state.card && findCard(state.card.id, voice.language)
  if (!card) return null
  const text = voice.say('card.own-words', { why: card.facets.why })
  return { move: 'card.own-words', text, content: { badge: 'lesson' }, free: true }
}

/** The message as the answer to the question of a card, or to which card was meant. */
export function answerToCard(turn: Turn, expects: Expects, text: string): Reply | null {
  const { state, voice } = turn
  if (expects.by !== 'card.check') {
    const chosen = expects.answers.find(
      (each) => each.kind === 'choice' && each.text.toLowerCase() === text.trim().toLowerCase(),
    )
    const card = chosen?.kind === 'choice' ? findCard(chosen.id, voice.language) : undefined
    const wonder = (Object.keys(firstFacets) as Wonder[]).find((each) => expects.by === `card.${each}`)
    return card && wonder ? tell(turn, card, wonder) : null
  }
  const card = state.card && findCard(state.card.id, voice.language)
  if (!card) return null
  const verdict = measure(answersTo(expects, text), hearAnswer(text, voice.language), text, voice.language)
  if (verdict === null) return null
  if (verdict !== 'right') {
    const hint = (['picture', 'example', 'how'] as const).find((facet) => !state.card?.shown.includes(facet))
    if (hint && state.card) state.card = { ...state.card, shown: [...state.card.shown, hint] }
    const values = { help: hint ? card.facets[hint] : card.facets.mistake, question: expects.question }
    state.expects = expects
    return { move: 'card.wrong', text: voice.say('card.wrong', values), content: { badge: 'lesson' }, free: true }
  }
  const { problem } = state
  if (problem && !problem.solved) {
    const said = voice.say('card.right-task', { line: voice.line(lineOf(problem)) })
    return {
      move: 'card.right-task',
      text: said,
      content: { ...problemContent(problem, voice), badge: null },
      free: true,
    }
  }
  return { move: 'card.right', text: voice.say('card.right'), content: { badge: null }, free: true }
}

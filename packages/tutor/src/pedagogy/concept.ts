import type { Card, Facet, Wonder } from '../concepts/card.ts'
import { chooseCards, contentStems, findCard, findCards, sharedStems } from '../concepts/find.ts'
import { skillOf } from '../curriculum/skill-of.ts'
import { askings, followUps, pointers } from '../language/asking.ts'
import { hearAnswer } from '../language/hear.ts'
import { expression, isClosed, namesOf } from '../math/ast.ts'
import { isMention, readClaims } from '../math/claims.ts'
import type { Language } from '../math/latex.ts'
import { isNumeral } from '../math/pieces.ts'
import { readMessage } from '../math/reading.ts'
import { solve } from '../math/solve.ts'
import { sameValue } from '../math/verify.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { answersTo } from './aside.ts'
import type { ExpectedAnswer, Expects } from './expects.ts'
import { measure } from './measure.ts'
import { lineOf, problemContent } from './problem.ts'
import type { Reply, Turn } from './reply.ts'

const firstFacets: Readonly<Record<Wonder, readonly Facet[]>> = {
  what: ['what', 'picture'],
  why: ['why'],
  how: ['how', 'example'],
  when: ['when'],
  is: ['what', 'why'],
  mistake: ['mistake'],
  example: ['example'],
  again: ['picture', 'example', 'how', 'mistake', 'why', 'what', 'when'],
}

/** What may make a reason clear; when an idea is used and what goes wrong with it says nothing of why. */
const reasons: readonly Facet[] = ['picture', 'example', 'what']

/** What is known of the idea in question. null: the question names no idea of its own, and none is open. */
export function explainIdea(
  turn: Turn,
  wonder: Wonder,
  text: string,
  least?: number,
  /** The question of the card was just answered. */
  isAnswered = false,
): Reply | null {
  const { state, voice } = turn
  const followed = followCard(turn, text, wonder)
  if (followed) return followed
  const open = openCard(turn)
  if (contentStems(text, voice.language).length === 0) return open ? tell(turn, open, wonder, isAnswered) : null
  if (open && staysOn(open, text, wonder, voice.language)) return tell(turn, open, wonder, isAnswered)
  const skill = state.problem?.trial.skill ?? skillOfFormula(text, voice.language)
  const asked = isOnlyFormula(text, voice.language) ? signsSpoken(text, voice.language) : text
  const [best, other] = chooseCards(
    asked,
    voice.language,
    { skill, card: open?.id, isSubject: wonder !== 'what' && wonder !== 'is' },
    least,
  )
  if (!best) return open && wonder === 'again' ? tell(turn, open, wonder) : null
  // Of two that fit, the one about the skill of the open task is meant, where the other is not.
  const isOf = (card: Card) => skill !== null && card.skills.includes(skill)
  const isOfTask = state.problem !== null && !state.problem.solved && isOf(best) && other !== undefined && !isOf(other)
  return other && !isOfTask ? offer(turn, [best, other], wonder) : tell(turn, best, wonder)
}

/** Why a card is so is asked about that card, unless the question names another idea better. */
function staysOn(open: Card, text: string, wonder: Wonder, language: Language): boolean {
  if (wonder !== 'why') return false
  // "Why is -2 · (-1) = 2?" names nothing but its formula.
  if (isOnlyFormula(text, language)) return true
  if (sharedStems(text, open, language) === 0) return false
  const found = findCards(text, language, { card: open.id })
  const [best] = found
  const own = found.find(({ card }) => card.id === open.id)?.fit ?? 0
  return !best || best.card.id === open.id || best.fit < Math.max(ofAnother, own + 0.05)
}

/** Without its numbers the question has no word that says what it is about. */
const isOnlyFormula = (text: string, language: Language): boolean =>
  contentStems(text.replace(/\d+(?:[.,]\d+)?/g, ' '), language).length === 0

/** "Why is -1 · (-1) = 1?" names minus times minus with its signs only. */
function signsSpoken(text: string, language: Language): string {
  const words = language === 'ru' ? ['минус', 'на', 'плюс', 'делить'] : ['minus', 'times', 'plus', 'divide']
  const signs = [/[-−–]/gu, /[*·×]/gu, /\+/gu, /[:÷/]/gu]
  return signs.reduce((said, sign, index) => said.replace(sign, ` ${words[index]} `), text)
}

/** What the formula in a question is an exercise of: "why is 1/2 + 1/4 not 2/6?" is about adding fractions. */
function skillOfFormula(text: string, language: Language): string | null {
  const [line] = readMessage(text, language).lines
  if (!line || !('statement' in line)) return null
  const { statement } = line
  const task =
    statement.kind === 'equation' && namesOf(statement).length === 0
      ? expression(statement.left)
      : statement.kind === 'chain'
        ? expression(statement.parts[0]!)
        : statement
  const solved = solve(task)
  return 'solution' in solved ? skillOf(task, solved.solution) : null
}

/** Replies to talk beside a card, under which it is still the subject. */
const beside = ['ask-back', 'hint.no-problem', 'concept.unknown', 'why.none', 'thanks', 'frustration.none', 'off-topic']

/** The card that is the subject. Under any other reply, "why?" is about that reply. */
function openCard({ state, voice }: Turn): Card | undefined {
  const isOpen = state.lastMove?.startsWith('card') || beside.includes(state.lastMove ?? '')
  return isOpen && state.card ? findCard(state.card.id, voice.language) : undefined
}

/** A message under a card that asks for another side of it: "when do I use it", "what did my friend do wrong". */
export function followCard(turn: Turn, text: string, wonder: Wonder = 'what'): Reply | null {
  const { language } = turn.voice
  const open = openCard(turn)
  const said = text.toLowerCase().replaceAll('ё', 'е')
  const [asked, wording] = followUps[language].find(([, each]) => each.test(said)) ?? []
  if (!open || !asked || !wording) return null
  // "An example of a rational number" asks for another card, "an example of it" does not.
  const [other] = pointers[language].test(said) ? [] : chooseCards(said.replace(wording, ' '), language, {}, ofAnother)
  if (other && other.id !== open.id) return null
  return tell(turn, open, asked === 'same' ? wonder : asked)
}

/** So well another card has to fit what is said under this one. */
const ofAnother = 0.7

/** The card that was told last, though other replies came since: what is said of its things is about it. */
export function ideaAtHand(turn: Turn, text: string): Reply | null {
  const { state, voice } = turn
  const card = state.card && findCard(state.card.id, voice.language)
  if (!card || sharedStems(text, card, voice.language) === 0) return null
  return inOwnWords(turn, text)
}

/** «Объясни, в чём идея», tapped: of the card that is near, or of what was asked before. */
export function explainTapped(turn: Turn): Reply | null {
  const { state, voice } = turn
  const card = state.card && findCard(state.card.id, voice.language)
  if (state.problem && !state.problem.solved) return null
  const before = state.lastAsked
  const told = before === null ? null : explainIdea(turn, wonderOfText(before, voice.language) ?? 'why', before, 0.45)
  return told ?? (card ? tell(turn, card, 'again') : null)
}

/** A question that may be about an idea, whatever it sounds like otherwise. */
export function wonderOfText(text: string, language: Language): Wonder | null {
  const said = text.toLowerCase().replaceAll('ё', 'е')
  return askings[language].find(([, wording]) => wording.test(said))?.[0] ?? null
}

/** What a word means, in a sentence or two and without a question of its own: said inside of a task in words. */
export function wordExplained({ voice }: Turn, question: string): string | null {
  const words = question
    .replace(/[\d?!.,:;]+/gu, ' ')
    .trim()
    .split(/\s+/)
  // The word itself stands at the end; what is said around it may hide it.
  const [found = []] = [question, words.slice(-2).join(' '), words.at(-1) ?? '', words.at(-2) ?? '']
    .map((each) => findCards(each, voice.language, {}))
    .filter(([best]) => best && best.fit >= NAMED)
  const near = found.filter(({ fit }) => fit >= Math.max(NAMED, (found[0]?.fit ?? 1) - 0.05))
  // Of cards that fit alike, the one with the shortest title is about nothing but this word.
  const best = near.toSorted((a, b) => a.card.title.length - b.card.title.length)[0]
  return best ? `**${best.card.title.replace(/[?!]$/, '')}.** ${best.card.facets.what}` : null
}

/** So well a card has to fit a word that was asked for. */
const NAMED = 0.6

/** Nothing fits for certain: the two nearest can be tapped. */
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

function tell(turn: Turn, card: Card, wonder: Wonder, isAnswered = false): Reply {
  const { state, voice } = turn
  const shown = state.card?.id === card.id ? state.card.shown : []
  const fresh = firstFacets[wonder].filter((facet) => !shown.includes(facet))
  const others = wonder === 'why' ? reasons : firstFacets.again
  const more = others.filter((facet) => !shown.includes(facet))
  const facets = wonder === 'again' ? fresh.slice(0, 1) : fresh.length > 0 ? fresh : more.slice(0, 1)
  if (facets.length === 0) return toldAll(turn, card, wonder)
  state.card = { id: card.id, shown: [...shown, ...facets] }
  const told = facets.map((facet) => card.facets[facet]).join('\n\n')
  const isFirst = shown.length === 0
  const head = isFirst ? `**${card.title.replace(/[?!]$/, '')}.** ` : lead(turn, wonder, facets)
  const { problem } = state
  if (problem && !problem.solved) {
    // A question of its own would draw away from the task.
    const back = voice.say('card.in-task', { line: voice.line(lineOf(problem)) })
    const content = { ...problemContent(problem, voice), badge: 'lesson' as const }
    return { move: 'card', text: `${head}${told}\n\n${back}`, content, free: true }
  }
  // Asked once, it stands there: a student who did not get the idea is not tested again at once.
  const isUnclear = wonder === 'again' || isAnswered || shown.length % 2 === 0
  const asks = isFirst
    ? card.check.question
    : voice.say(isUnclear ? 'card.clearer' : 'card.try', { question: card.check.question })
  askCheck(turn, card)
  return { move: 'card', text: `${head}${told}\n\n${asks}`, content: { badge: 'lesson' }, free: true }
}

/** The question of a card is a task that the tutor set: it stays open until it is answered. */
function askCheck(turn: Turn, card: Card): void {
  const { state } = turn
  state.expects = { by: 'card.check', question: card.check.question, answers: answersOf(card, turn) }
  if (state.card?.id === card.id) state.card.asks = true
}

/** "I did the one you gave me, it is 1/3": the right answer to the question of the card, though others were put since. */
export function answersOpenCard(turn: Turn, text: string): Reply | null {
  const { state, voice } = turn
  const card = state.card?.asks ? findCard(state.card.id, voice.language) : undefined
  if (!card || (state.problem && !state.problem.solved)) return null
  const expects: Expects = { by: 'card.check', question: card.check.question, answers: answersOf(card, turn) }
  return endsWith(expects, text, voice.language) ? answerToCard(turn, expects, text) : null
}

/** A word before a side of a card that was not shown yet. */
function lead({ voice }: Turn, wonder: Wonder, [facet]: readonly Facet[]): string {
  if (facet === 'picture' || facet === 'example' || facet === 'mistake') return `${voice.say(`card.lead.${facet}`)} `
  return wonder === 'again' ? `${voice.say('card.lead.other')} ` : ''
}

/** Everything of a card was said: what is left is to do something with it. */
function toldAll(turn: Turn, card: Card, wonder: Wonder): Reply {
  const { state, voice } = turn
  const shown = state.card?.shown ?? []
  if (state.card && wonder !== 'why') state.card = { ...state.card, shown: [] }
  const { problem } = state
  if (problem && !problem.solved) {
    const text = voice.say('card.told-all-task', { line: voice.line(lineOf(problem)) })
    return { move: 'card.told-all', text, content: { ...problemContent(problem, voice), badge: null }, free: true }
  }
  if (wonder === 'why') {
    const { question } = card.check
    const facet = (['how', 'mistake'] as const).find((each) => !shown.includes(each)) ?? 'example'
    state.card = { id: card.id, shown: facet === 'example' ? ['why'] : [...shown, facet] }
    askCheck(turn, card)
    const text = voice.say('card.told-why', {
      example: `${lead(turn, wonder, [facet])}${card.facets[facet]}`,
      question,
    })
    return { move: 'card.told-why', text, content: { badge: 'lesson' }, free: true }
  }
  return { move: 'card.told-all', text: voice.say('card.told-all'), content: { badge: null }, free: true }
}

/** Skills of the card that was told last: practice is offered where everything of it was said or understood. */
export function skillsOfCard({ state, voice }: Turn): readonly string[] {
  const isOffered = state.lastMove === 'card.told-all' || state.lastMove === 'card.right'
  return isOffered && state.card ? (findCard(state.card.id, voice.language)?.skills ?? []) : []
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
export function inOwnWords(turn: Turn, said = ''): Reply | null {
  const { state, voice } = turn
  const card = state.card && findCard(state.card.id, voice.language)
  if (!card) return null
  const text = voice.say('card.own-words', { why: nearestFacet(card, said, voice.language) })
  // The question of the card may still be answered.
  askCheck(turn, card)
  return { move: 'card.own-words', text, content: { badge: 'lesson' }, free: true }
}

/** What the card says about the thing that the student thought of, debts or mirrors; its reason, where it says nothing. */
function nearestFacet({ facets }: Card, said: string, language: Language): string {
  const words = new Set(contentStems(said, language).filter((stem) => !/^\d/.test(stem)))
  const shared = (text: string) => new Set(contentStems(text, language).filter((stem) => words.has(stem))).size
  const likest = (['why', 'example', 'picture', 'what', 'how'] as const).map((facet) => facets[facet])
  return likest.reduce((best, text) => (shared(text) > shared(best) ? text : best))
}

/** An explanation by the student while a card is the subject. */
export const reasonUnderCard = (turn: Turn, said: string): Reply | null =>
  openCard(turn) ? inOwnWords(turn, said) : null

/** "Eight times six is 48, so -8 · 6 = -48": a longer message that comes to the expected value. Only right is told so. */
function endsWith({ answers }: Expects, text: string, language: Language): boolean {
  const wanted = answers.flatMap((each) => {
    if (each.kind !== 'value') return []
    const statement = readWritten(each.value)
    return statement.kind === 'expression' ? [statement.value] : []
  })
  return readClaims(text, language).claims.some((claim) => {
    const { line, standing } = claim
    const { statement } = line
    // "Is it 1/3?" asks about a result of the student's own; "is it more than 4?" only mentions a number.
    if (!['stated', 'asked'].includes(standing) || (standing === 'asked' && isMention(claim))) return false
    const last =
      statement.kind === 'chain'
        ? statement.parts.at(-1)
        : statement.kind === 'expression'
          ? statement.value
          : statement.kind === 'equation' && isClosed(statement.left)
            ? statement.right
            : null
    return last && isClosed(last) && isNumeral(last) && wanted.some((each) => sameValue(each, last) === 'verified')
  })
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
  const short = measure(answersTo(expects, text), hearAnswer(text, voice.language), text, voice.language)
  const verdict = short ?? (endsWith(expects, text, voice.language) ? 'right' : null)
  if (verdict === null) return null
  if (verdict !== 'right') {
    const hint = (['picture', 'example', 'how'] as const).find((facet) => !state.card?.shown.includes(facet))
    if (hint && state.card) state.card = { ...state.card, shown: [...state.card.shown, hint] }
    const values = { help: hint ? card.facets[hint] : card.facets.mistake, question: expects.question }
    state.expects = expects
    return { move: 'card.wrong', text: voice.say('card.wrong', values), content: { badge: 'lesson' }, free: true }
  }
  if (state.card) delete state.card.asks
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

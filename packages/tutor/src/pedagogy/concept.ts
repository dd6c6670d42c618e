import { cardsOfError } from '../concepts/at-step.ts'
import type { Card, Facet, Wonder } from '../concepts/card.ts'
import {
  cardNamed,
  cardWorded,
  chooseCards,
  contentStems,
  findCard,
  findCards,
  namesIdea,
  sharedStems,
} from '../concepts/find.ts'
import { skillOf } from '../curriculum/skill-of.ts'
import { askings, asksByName, followUps, pointers } from '../language/asking.ts'
import { directTexts } from '../language/direct-texts.ts'
import { hearAnswer } from '../language/hear.ts'
import { expression, isClosed, namesOf } from '../math/ast.ts'
import { isMention } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import type { Language } from '../math/latex.ts'
import { isNumeral, isSameForm } from '../math/pieces.ts'
import { readMessage } from '../math/reading.ts'
import { solve } from '../math/solve.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { answersTo } from './aside.ts'
import type { ExpectedAnswer, Expects } from './expects.ts'
import { focusOf, mayTell, reasonAtStep } from './focus.ts'
import { backToTask } from './in-task/next-step.ts'
import { measure } from './measure.ts'
import { lineOf, problemContent } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { sidesToldBy } from './sides-told.ts'

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

/** Parts of a card that can explain a reason; when an idea is used and what goes wrong with it cannot. */
const reasons: readonly Facet[] = ['picture', 'example', 'what']

/** Explains the idea in question; null if the question names no idea and none is open. */
export function explainIdea(
  turn: Turn,
  wonder: Wonder,
  text: string,
  least?: number,
  /** The card's question was answered just now. */
  isAnswered = false,
): Reply | null {
  const { state, voice } = turn
  const followed = followCard(turn, text, wonder)
  if (followed) return followed
  const open = openCard(turn)
  if (contentStems(text, voice.language).length === 0) return open ? tell(turn, open, wonder, isAnswered) : null
  if (open && staysOn(open, text, wonder, voice.language)) return tell(turn, open, wonder, isAnswered)
  if (wonder === 'why' && isBehindSlip(turn)) {
    const [named] = findCards(text, voice.language, {})
    return named && named.fit >= CLEARLY ? tell(turn, named.card, wonder) : explainSlip(turn, text)
  }
  const focus = focusOf(turn)
  const reason = focus && wonder === 'why' ? reasonAtStep(focus, text, voice.language) : null
  if (reason) return tell(turn, reason, wonder)
  const skill = state.problem?.trial.skill ?? skillOfFormula(text, voice.language)
  const asked = isOnlyFormula(text, voice.language) ? signsSpoken(text, voice.language) : text
  const light = { skill, card: open?.id, isSubject: wonder !== 'what' && wonder !== 'is' }
  // During a task, an idea that the question does not name would change the subject.
  const [best, other] = chooseCards(asked, voice.language, light, least).filter(
    (card) => focus === null || mayTell(focus, card, { text: asked, wonder }, voice.language),
  )
  if (!best) {
    if (open && wonder === 'again') return tell(turn, open, wonder)
    const isNamed = namesIdea(text, voice.language)
    const ofTask =
      focus && (wonder === 'what' || wonder === 'is') && isNamed ? reasonAtStep(focus, text, voice.language) : null
    return ofTask && tell(turn, ofTask, wonder)
  }
  // If only one of two matching cards is about the open task's skill, take that one.
  const isOf = (card: Card) => skill !== null && card.skills.includes(skill)
  const isOfTask = state.problem !== null && !state.problem.solved && isOf(best) && other !== undefined && !isOf(other)
  return other && !isOfTask ? offer(turn, [best, other], wonder) : tell(turn, best, wonder)
}

/** "Quadratic formula pls", «напомни формулу корней»: the card with this name, even while a task is open. */
export function cardByName(turn: Turn, text: string): Reply | null {
  const { language } = turn.voice
  if (!asksByName[language].test(text.toLowerCase().replaceAll('ё', 'е')) || /\d\s*[-+*/=]|=/.test(text)) return null
  const card = cardNamed(text, language)
  return card && tell(turn, card, 'what')
}

/** "And is 0 to the power of 0 also 1?": a question in the words of a card is about that card. */
export function cardAskedWordByWord(turn: Turn, text: string, wonder: Wonder): Reply | null {
  const { problem } = turn.state
  const isOpen = problem !== null && !problem.solved
  // Other numbers belong to a task.
  const isTask = /[=<>≤≥]|[\d)]\s*[-+*/^]\s*[\d(]|[2-9]|\d\d/.test(text)
  const isAsked = !isOpen && !isTask && text.length <= LONGEST_ASKED
  const card = isAsked ? cardWorded(text, turn.voice.language) : null
  return card && tell(turn, card, wonder)
}
const LONGEST_ASKED = 240

/** The last reply named a slip: a why is about it, unless it clearly names another idea. */
export const isBehindSlip = ({ state }: Turn): boolean =>
  state.lastMove?.startsWith('wrong.') === true && state.problem !== null && state.problem.lastError !== null

/** A question that fits a card so well is about that card. */
const CLEARLY = 0.9

/** Explains the misconception just named, if the question is about that and not about the step that is due. */
export function explainSlip(turn: Turn, question: string): Reply | null {
  const { problem, lastMove } = turn.state
  const focus = lastMove?.startsWith('wrong') && problem?.lastError ? focusOf(turn) : null
  const ideas = (problem?.lastError && cardsOfError[problem.lastError]) ?? []
  const card = focus && reasonAtStep({ ...focus, ideas }, question, turn.voice.language)
  return card ? tell(turn, card, 'why') : null
}

/** Explains a step of the current task, if the words are about one. */
export function explainStep(turn: Turn, words: string): Reply | null {
  const focus = focusOf(turn)
  const card = focus && reasonAtStep(focus, words, turn.voice.language)
  return card ? tell(turn, card, 'why') : null
}

/**
 * For a why without a matching card, about a finished task or an incomplete answer: explains the idea behind the word
 * problem or the missing step.
 */
export function explainFirst(turn: Turn): Reply | null {
  const [id] = focusOf(turn)?.ideas ?? []
  const card = id === undefined ? undefined : findCard(id, turn.voice.language)
  return card ? tell(turn, card, 'why') : null
}

/** If nothing matches: offers the two ideas closest to the task as buttons. */
export function offerNearest(turn: Turn): Reply | null {
  const ideas = focusOf(turn)?.ideas ?? []
  const cards = ideas.flatMap((id) => findCard(id, turn.voice.language) ?? []).slice(0, 2)
  return cards.length > 0 ? offer(turn, cards, 'why') : null
}

/** A why about an open card stays on it, unless the question names another idea more clearly. */
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

/** Without its numbers the question has no content word. */
const isOnlyFormula = (text: string, language: Language): boolean =>
  contentStems(text.replace(/\d+(?:[.,]\d+)?/g, ' '), language).length === 0

/** "Why is -1 · (-1) = 1?" names "minus times minus" by symbols only. */
function signsSpoken(text: string, language: Language): string {
  const words = language === 'ru' ? ['минус', 'на', 'плюс', 'делить'] : ['minus', 'times', 'plus', 'divide']
  const signs = [/[-−–]/gu, /[*·×]/gu, /\+/gu, /[:÷/]/gu]
  return signs.reduce((said, sign, index) => said.replace(sign, ` ${words[index]} `), text)
}

/**
 * The skill of a formula in a question: "why is 1/2 + 1/4 not 2/6?" is about adding fractions. null if there is none.
 */
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

/** Small-talk replies after which the open card is still the subject. */
const beside = [
  'ask-back',
  'back-to-task',
  'concept.unknown',
  'frustration.none',
  'hint.no-problem',
  'off-topic',
  'thanks',
  'why.none',
]

/** The card that is the current subject. After any other reply, "why?" is about that reply. */
function openCard({ state, voice }: Turn): Card | undefined {
  const isOpen = state.lastMove?.startsWith('card') || beside.includes(state.lastMove ?? '')
  return isOpen && state.card ? findCard(state.card.id, voice.language) : undefined
}

/** A message that asks for another part of the open card: "when do I use it", "what did my friend do wrong". */
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

/** Minimum score for another card to replace the open one. */
const ofAnother = 0.7

/** The last card shown, even after other replies: remarks about its subject belong to it. */
export function ideaAtHand(turn: Turn, text: string): Reply | null {
  const { state, voice } = turn
  const card = state.card && findCard(state.card.id, voice.language)
  if (!card || sharedStems(text, card, voice.language) === 0) return null
  return inOwnWords(turn, text)
}

/** The button «Объясни, в чём идея»: for the nearest card, or for what was asked before. */
export function explainTapped(turn: Turn): Reply | null {
  const { state, voice } = turn
  const card = state.card && findCard(state.card.id, voice.language)
  if (state.problem && !state.problem.solved) return null
  const before = state.lastAsked
  const told = before === null ? null : explainIdea(turn, wonderOfText(before, voice.language) ?? 'why', before, 0.45)
  return told ?? (card ? tell(turn, card, 'again') : null)
}

/** The kind of question if the text may be about an idea, whatever its other readings; null otherwise. */
export function wonderOfText(text: string, language: Language): Wonder | null {
  const said = text.toLowerCase().replaceAll('ё', 'е')
  return askings[language].find(([, wording]) => wording.test(said))?.[0] ?? null
}

/**
 * The meaning of a word in a sentence or two, without a question of its own, for use within a story; null if unknown.
 */
export function wordExplained({ voice }: Turn, question: string): string | null {
  const words = question
    .replace(/[\d?!.,:;]+/gu, ' ')
    .trim()
    .split(/\s+/)
  // The word is at the end; the words around it may hide it.
  const [found = []] = [question, words.slice(-2).join(' '), words.at(-1) ?? '', words.at(-2) ?? '']
    .map((each) => findCards(each, voice.language, {}))
    .filter(([best]) => best && best.fit >= NAMED)
  const near = found.filter(({ fit }) => fit >= Math.max(NAMED, (found[0]?.fit ?? 1) - 0.05))
  // Among equal scores the card with the shortest title is about just this word.
  const best = near.toSorted((a, b) => a.card.title.length - b.card.title.length)[0]
  return best ? `**${best.card.title.replace(/[?!]$/, '')}.** ${best.card.facets.what}` : null
}

/** Minimum score of a card for a word asked about. */
const NAMED = 0.6

/** Nothing matches with certainty: offers the two best cards as buttons. */
export function offer(turn: Turn, cards: readonly Card[], wonder: Wonder, asking?: string): Reply {
  const { state, voice } = turn
  const [one, two = one] = cards.map(({ title }) => title.replace(/[?!]$/, ''))
  const text = asking ?? voice.say('card.none', { one: one ?? '', two: two ?? '' })
  state.expects = {
    by: `card.${wonder}`,
    question: text,
    answers: cards.map(({ id, title }) => ({ kind: 'choice', id, text: title })),
  }
  return { move: 'card.none', text, content: { badge: null, choices: cards.map(({ title }) => title) }, free: true }
}

/** An answer that is not a part of the card, then the card's own question; what follows is about the card. */
export function answerFirst(turn: Turn, card: Card, says: string, title?: string): Reply {
  turn.state.card = { id: card.id, shown: sidesToldBy(says, card, turn.voice.language) }
  askCheck(turn, card)
  const head = title ?? `**${card.title.replace(/[?!]$/, '')}.**`
  const text = `${head} ${says}\n\n${card.check.question}`
  return { move: 'card', text, content: { badge: 'lesson' }, free: true }
}

/** Tells the sides of a card that answer a question of this kind. */
export function tell(turn: Turn, card: Card, wonder: Wonder, isAnswered = false): Reply {
  const { state, voice } = turn
  const shown = state.card?.id === card.id ? state.card.shown : []
  const fresh = firstFacets[wonder].filter((facet) => !shown.includes(facet))
  const others = wonder === 'why' ? reasons : firstFacets.again
  const more = others.filter((facet) => !shown.includes(facet))
  const facets = wonder === 'again' ? fresh.slice(0, 1) : fresh.length > 0 ? fresh : more.slice(0, 1)
  if (facets.length === 0) return toldAll(turn, card, wonder)
  state.card = { id: card.id, shown: [...shown, ...facets] }
  const told = facets
    .map((facet, index) => (index > 0 ? besideOthers(turn, card, facet) : card.facets[facet]))
    .join('\n\n')
  const isFirst = shown.length === 0
  const head = isFirst ? `**${card.title.replace(/[?!]$/, '')}.** ` : lead(turn, wonder, facets)
  const { problem, story } = state
  // Beside a task in words too.
  if (story && !story.isParked && story.problemId === null && !story.solved) {
    const back = backToTask(turn) ?? voice.choose('direct.card.back', directTexts[voice.language]['card.back'])
    return { move: 'card', text: `${head}${told}\n\n${back}`, content: { badge: 'lesson' }, free: true }
  }
  if (problem && !problem.solved) {
    // A question of the card would distract from the task.
    const back = backToTask(turn) ?? voice.say('card.in-task', { line: voice.line(lineOf(problem)) })
    const content = { ...problemContent(problem, voice), badge: 'lesson' as const }
    return { move: 'card', text: `${head}${told}\n\n${back}`, content, free: true }
  }
  // Ask only once: a student who did not understand is not tested again at once.
  const isUnclear = wonder === 'again' || isAnswered || shown.length % 2 === 0
  const asks = isFirst
    ? card.check.question
    : voice.say(isUnclear ? 'card.clearer' : 'card.try', { question: card.check.question })
  askCheck(turn, card)
  return { move: 'card', text: `${head}${told}\n\n${asks}`, content: { badge: 'lesson' }, free: true }
}

/** One part of a card beside a task in words; a card that was told before gets its next part. */
export function tellBeside({ state }: Turn, card: Card, wonder: Wonder): string | null {
  const shown = state.card?.id === card.id ? state.card.shown : []
  const order = [...firstFacets[wonder].filter((each) => each !== 'picture'), ...firstFacets.again]
  const facet = order.find((each) => !shown.includes(each))
  if (!facet) return null
  state.card = { id: card.id, shown: [...shown, facet] }
  return `${shown.length === 0 ? `**${card.title.replace(/[?!]$/, '')}.** ` : ''}${card.facets[facet]}`
}

/** The question of a card is a task set by the tutor: it stays open until it is answered. */
function askCheck(turn: Turn, card: Card): void {
  const { state } = turn
  state.expects = { by: 'card.check', question: card.check.question, answers: answersOf(card, turn) }
  if (state.card?.id === card.id) state.card.asks = true
}

/** "I did the one you gave me, it is 1/3": the correct answer to a card's question, even after later questions. */
export function answersOpenCard(turn: Turn, text: string): Reply | null {
  const { state, voice } = turn
  const card = state.card?.asks ? findCard(state.card.id, voice.language) : undefined
  if (!card || (state.problem && !state.problem.solved)) return null
  const expects: Expects = { by: 'card.check', question: card.check.question, answers: answersOf(card, turn) }
  return endsWith(expects, text, voice.language) ? answerToCard(turn, expects, text) : null
}

/** "A scale with weights in both pans." behind another part of the card reads as the caption of a drawing that is missing. */
function besideOthers({ voice }: Turn, card: Card, facet: Facet): string {
  const told = card.facets[facet]
  const isCaption = facet === 'picture' && !invites.test(told)
  return isCaption ? `${voice.say('card.lead.picture')} ${told}` : told
}
const invites =
  /^(?:imagine|think|picture|look|draw|fold|put|take|hold|cut|walk|представь|нарисуй|возьми|сложи|посмотри|подумай)(?!\p{L})/iu

/** An introduction to a part of the card that was not shown yet. */
function lead({ voice }: Turn, wonder: Wonder, [facet]: readonly Facet[]): string {
  if (facet === 'picture' || facet === 'example' || facet === 'mistake') return `${voice.say(`card.lead.${facet}`)} `
  return wonder === 'again' ? `${voice.say('card.lead.other')} ` : ''
}

/** All parts of the card were shown: suggests doing something with the idea. */
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

/** Skills of the last card: practice is offered once all of it was shown or understood. */
export function skillsOfCard({ state, voice }: Turn): readonly string[] {
  const isOffered = state.lastMove === 'card.told-all' || state.lastMove === 'card.right'
  return isOffered && state.card ? (findCard(state.card.id, voice.language)?.skills ?? []) : []
}

const answersOf = ({ check }: Card, { voice }: Turn): ExpectedAnswer[] => answersIn(check.answers, voice.language)

/** Written answers as expected ones: numbers and formulas are compared by value, all others by words. */
export function answersIn(written: readonly string[], language: Language): ExpectedAnswer[] {
  return written.flatMap((answer): ExpectedAnswer[] => {
    const said = hearAnswer(answer.replaceAll('$', ''), language)
    if (said.yesNo) return [{ kind: said.yesNo }]
    const [line] = readMessage(answer, language).lines
    const isFormula = line && 'statement' in line && said.lines.length > 0
    if (isFormula && (line.statement.kind === 'expression' || line.statement.kind === 'values'))
      return [{ kind: 'value', value: writeStatement(line.statement) }]
    if (isFormula && line.statement.kind === 'equation')
      return [{ kind: 'value', value: writeStatement(expression(line.statement.right)) }]
    return [{ kind: 'words', stems: [answer.toLowerCase().replaceAll('ё', 'е')] }]
  })
}

/** An explanation in the student's own words cannot be graded: it is set against the card's. */
export function inOwnWords(turn: Turn, said = ''): Reply | null {
  const { state, voice } = turn
  const card = state.card && findCard(state.card.id, voice.language)
  if (!card) return null
  const text = voice.say('card.own-words', { why: nearestFacet(card, said, voice.language) })
  // The card's question stays open.
  askCheck(turn, card)
  return { move: 'card.own-words', text, content: { badge: 'lesson' }, free: true }
}

/** The part of the card closest to the student's image (debts, mirrors); its reason if none is. */
function nearestFacet({ facets }: Card, said: string, language: Language): string {
  const words = new Set(contentStems(said, language).filter((stem) => !/^\d/.test(stem)))
  const shared = (text: string) => new Set(contentStems(text, language).filter((stem) => words.has(stem))).size
  const likest = (['why', 'example', 'picture', 'what', 'how'] as const).map((facet) => facets[facet])
  return likest.reduce((best, text) => (shared(text) > shared(best) ? text : best))
}

/** A student's explanation while a card is the subject. */
export const reasonUnderCard = (turn: Turn, said: string): Reply | null =>
  openCard(turn) ? inOwnWords(turn, said) : null

/**
 * "Eight times six is 48, so -8 · 6 = -48": a longer message that ends in the expected value. Only a correct one is
 * acknowledged.
 */
function endsWith({ answers }: Expects, text: string, language: Language): boolean {
  const wanted = answers.flatMap((each) => {
    if (each.kind !== 'value') return []
    const statement = readWritten(each.value)
    return statement.kind === 'expression' ? [statement.value] : []
  })
  return readClaims(text, language).claims.some((claim) => {
    const { line, standing } = claim
    const { statement } = line
    // "Is it 1/3?" asks about the student's own result; "is it more than 4?" only mentions a number.
    if (!['stated', 'asked'].includes(standing) || (standing === 'asked' && isMention(claim))) return false
    const last =
      statement.kind === 'chain'
        ? statement.parts.at(-1)
        : statement.kind === 'expression'
          ? statement.value
          : statement.kind === 'equation' && isClosed(statement.left)
            ? statement.right
            : null
    // "5 - x - 2 = 3 - x": the way to an answer with a letter.
    const isLetters = statement.kind === 'equation' && holdsAlways(statement) === 'verified'
    const shown = isLetters ? statement.right : null
    if (shown && wanted.some((each) => isSameForm(each, shown))) return true
    return last && isClosed(last) && isNumeral(last) && wanted.some((each) => sameValue(each, last) === 'verified')
  })
}

/** "x < -3, right?": an inequality that a card asks for, compared as one; null for anything else. */
export function answerInSigns(turn: Turn, expects: Expects, text: string): Reply | null {
  const { state, voice } = turn
  const card = state.card && findCard(state.card.id, voice.language)
  const signsOf = (said: string) =>
    readMessage(said, voice.language).lines.flatMap((line) =>
      'statement' in line && line.statement.kind === 'inequality' ? [writeStatement(line.statement)] : [],
    )
  const wanted = card?.check.answers.find((each) =>
    signsOf(each.replaceAll('$', '')).some((own) => signsOf(text).includes(own)),
  )
  return wanted === undefined ? null : answerToCard(turn, expects, wanted.replaceAll('$', ''))
}

/** The message as an answer to a card's question, or to the question which card was meant. */
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

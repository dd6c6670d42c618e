import { findCard } from '../concepts/find.ts'
import { termsIn } from '../concepts/glossary.ts'
import type { Term } from '../concepts/term.ts'
import { nextAsk } from '../dialogue/story/coach.ts'
import { asText } from '../dialogue/story/facts.ts'
import { taskAmounts } from '../dialogue/story/first-question.ts'
import { openStory } from '../dialogue/story/index.ts'
import { textsOf } from '../dialogue/story/say.ts'
import { numbersIn } from '../dialogue/story/work.ts'
import { likelyGuide } from '../dialogue/themes/theme.ts'
import { termsOf } from '../language/glossary.ts'
import { lastResort as words } from '../language/last-resort.ts'
import { storyStart } from '../language/story-start.ts'
import type { Language } from '../math/latex.ts'
import { mayTellTask } from '../math/tasks/read.ts'
import { explainIdea, tell, wonderOfText } from './concept.ts'
import { topicNamed } from './practise.ts'
import { lineOf, problemContent } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { startPractice } from './session.ts'
import type { Problem } from './state.ts'
import { isIdle } from './tried.ts'

/**
 * Before it is asked back what a message means: what it is by its words (an end that is missing, a picture, a book, another
 * subject, a proof), a topic that it names, or, with a task open, the task itself. Only what is left is asked back, with what
 * was understood of it.
 */
export const beforeAskingBack: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || !(isVain(reply.move) || isMenu(reply, text))) return reply
  const open = openIn(before)
  const instead = open
    ? isLost(reply.move)
      ? atTask(turn, open, text, putBack)
      : null
    : aside(turn, text, reply.move, putBack)
  return instead ?? reply
}

/** Replies that have not found out what is wanted. */
const isLost = (move: string) => move === 'ask-back'

const isVain = (move: string) =>
  isLost(move) ||
  move === 'hint.no-problem' ||
  move === 'answer.none' ||
  move === 'unreadable' ||
  move === 'leftover' ||
  move === 'story.no-question'

/** A greeting or a list of what can be had, although the message says more than hello. */
const isMenu = ({ move }: Reply, text: string) =>
  ['greeting', 'can-do', 'frustration.none'].includes(move) && text.split(/\s+/).length > LEAST_SAID
const LEAST_SAID = 3

interface OpenTask {
  readonly problem: Problem | null
  readonly isStory: boolean
}

function openIn({ state }: Turn): OpenTask | null {
  if (isIdle(state)) return null
  const { problem, story } = state
  const isOpen = problem !== null && !problem.solved
  return { problem: isOpen ? problem : null, isStory: !isOpen && story !== null && !story.isParked && !story.solved }
}

const said = (
  { voice }: Turn,
  key: string,
  variants: readonly string[],
  values: Readonly<Record<string, string>> = {},
) => voice.choose(`last.${key}`, variants, values)

// ---- With a task open ------------------------------------------------------------------------------------------------

function atTask(turn: Turn, { problem, isStory }: OpenTask, text: string, putBack: () => void): Reply | null {
  const { voice } = turn
  const { language } = voice
  const own = words[language]
  if (own.later.test(text) && !/\d/.test(text)) return leave(turn, problem, putBack)
  if (isStory || !problem) {
    putBack()
    const { story } = turn.state
    if (!story) return null
    const ask = nextAsk(turn, story)
    return { move: 'story.asked', text: said(turn, 'ask', own.atTask.ask, { ask }), content: { badge: null } }
  }
  const line = voice.line(lineOf(problem))
  const [term, ...terms] = termsIn(text, language)
  const meaning =
    term && terms.length === 0 && /\?|(?<!\p{L})(?:or|или|is|что)(?!\p{L})/iu.test(text) ? `${term.term.is} ` : ''
  const content = { ...problemContent(problem, voice), badge: null } as const
  const value = numbersIn(text, language).find(
    ({ text: each, start, end }) =>
      /^\d/.test(each) &&
      !line.includes(each) &&
      !/[\p{L}/^*=]$/u.test(text.slice(0, start)) &&
      !/^[/^*]/.test(text.slice(end)),
  )
  const guide = likelyGuide(problem.told ?? turn.state.lastTask ?? '', language, language)
  const ask =
    guide && guide.probability >= SURE_OF_GUIDE ? nextOf([guide.found.first, ...guide.found.hints], turn) : null
  if (value && line.startsWith('$') && line.includes('=') && /^[\d.,]+$/.test(value.text))
    return {
      move: 'back-to-task',
      text: said(turn, 'try', own.atTask.try, { value: asText(value.text), line }),
      content,
    }
  if (ask) return { move: 'back-to-task', text: `${meaning}${said(turn, 'ask', own.atTask.ask, { ask })}`, content }
  if (value)
    return {
      move: 'back-to-task',
      text: said(turn, 'number', own.atTask.number, { value: asText(value.text), line }),
      content,
    }
  return { move: 'back-to-task', text: `${meaning}${said(turn, 'plain', own.atTask.plain, { line })}`, content }
}

const SURE_OF_GUIDE = 0.5

/** One of the questions of the guide; a hint that asks nothing is no way back into the task. */
function nextOf(hints: readonly string[], { state }: Turn): string | null {
  const asks = hints.filter((each) => each.trimEnd().endsWith('?'))
  return asks[state.turns % Math.max(1, asks.length)] ?? null
}

/** "Skip this one": the task waits. */
function leave(turn: Turn, problem: Problem | null, putBack: () => void): Reply {
  putBack()
  const { state, voice } = turn
  const { leaving } = words[voice.language]
  const line = problem ? voice.line(lineOf(problem)) : null
  if (problem) {
    state.parked = problem
    state.problem = null
  } else if (state.story) state.story.isParked = true
  state.expects = null
  return line === null
    ? plainReply('left', said(turn, 'later', leaving.none))
    : plainReply('left', said(turn, 'later.task', leaving.task, { line }))
}

// ---- Without a task --------------------------------------------------------------------------------------------------

function aside(turn: Turn, text: string, move: string, putBack: () => void): Reply | null {
  const { voice } = turn
  const { language } = voice
  const own = words[language]
  const plain = text.trim()
  const fresh = (reply: () => Reply | null): Reply | null => {
    putBack()
    return reply()
  }
  const kinds = ['leak', 'private', 'subject', 'coursework', 'plan'] as const
  const kind = kinds.find((each) => own[each].test(plain))
  if (kind) return fresh(() => plainReply(`last.${kind}`, said(turn, kind, own.texts[kind])))
  if (own.proof.test(plain)) return fresh(() => proofBegun(turn, plain))
  const isTask = (plain.match(/\d+/g)?.length ?? 0) > 2
  if (own.picture.test(plain) && !isTask)
    return fresh(() => plainReply('last.picture', said(turn, 'picture', own.texts.picture)))
  if (own.book.test(plain) && (!isTask || plain.includes('№')) && !/[=+*^]/.test(plain))
    return fresh(() => plainReply('last.book', said(turn, 'book', own.texts.book)))
  const end = brokenOff(plain, language)
  if (end !== null) return fresh(() => plainReply('last.cut', said(turn, 'cut', own.texts.cut, { end: asText(end) })))
  const practice = own.practise.test(plain) ? practised(turn, plain, putBack) : null
  if (practice) return practice
  const told = isVain(move) && move !== 'answer.none' ? fresh(() => topicTold(turn, plain, move)) : null
  if (told) return told
  // A task that comes with its plea is a task first of all.
  const numbers = plain.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0
  if (move === 'answer.none' && numbers > 1 && mayTellTask(plain) && plain.search(storyStart[language].questions) >= 0)
    return fresh(() => openStory(turn, plain))
  if (!isLost(move)) return null
  const { problem } = turn.state
  if (problem?.solved && /(?<!\p{L})[a-zх](?!\p{L})\s*[\^²+-]/iu.test(plain) && !plain.includes('='))
    return fresh(() => plainReply('last.compare', said(turn, 'compare', own.nothing.compare)))
  const guide = /\d/.test(plain) ? likelyGuide(plain, language, language) : null
  return fresh(() => (guide ? openStory(turn, plain) : asksBack(turn, plain)))
}

/** The last words of a message that stops in the middle; null if it does not. */
function brokenOff(text: string, language: Language): string | null {
  if (/[.!?)]\s*$/.test(text) || text.split(/\s+/).length < 4) return null
  const tail = text.split(/\s+/).slice(-3).join(' ')
  if (words[language].cut.test(text)) return tail
  const last = /(\p{L}{5,})$/u.exec(text)?.[1]?.toLowerCase()
  if (last === undefined) return null
  const terms = termsOf(language).flatMap((term) => term.terms.flatMap((form) => form.toLowerCase().split(' ')))
  // «гипот»: the beginning of a term that no other word is.
  const isPiece = terms.some((term) => term.startsWith(last) && term.length - last.length >= 3)
  const isWord = terms.some(
    (term) => term === last || (last.length >= term.length - 2 && last.startsWith(term.slice(0, 4))),
  )
  return isPiece && !isWord ? tail : null
}

function proofBegun(turn: Turn, text: string): Reply {
  const { proofs, ofFigure, ofNumbers, ...own } = words[turn.voice.language]
  const named = (['inRow', 'parity', 'divisible'] as const).find((each) => own[each].test(text))
  const key = named ?? (ofFigure.test(text) ? 'figure' : ofNumbers.test(text) ? 'numbers' : 'other')
  return plainReply('last.proof', said(turn, `proof.${key}`, proofs[key]))
}

/** Exercises on the topic that is named; null without one. */
function practised(turn: Turn, text: string, putBack: () => void): Reply | null {
  putBack()
  const named = text.toLowerCase().replace(words[turn.voice.language].around, ' ').replace(/\d+/g, ' ')
  const topic = topicNamed(turn, named)
  return topic.length > 0 ? startPractice(turn, { session: 'practice', topic }) : null
}

/** The card or the meaning of the topic that is named. */
function topicTold(turn: Turn, text: string, move: string): Reply | null {
  const { language } = turn.voice
  const { fromZero, around } = words[language]
  // Amounts belong to a task.
  if ((text.match(/\d+/g)?.length ?? 0) > 1) return null
  // Who asks for help has a task, and the term may be any word of it.
  const isFree = isLost(move) && !/\d/.test(text)
  const [first, ...terms] = termsIn(text, language).filter(({ term }) => !term.isCommon)
  if (first && terms.length <= 1 && (isFree || isAboutIdea(text, language))) {
    const told = explainIdea(turn, wonderOfText(text, language) ?? 'what', first.term.terms[0]!, LEAST)
    return told && told.move !== 'card.none' ? told : meaningOf(turn, first.term)
  }
  const topic = text
    .replace(around, ' ')
    .replace(/[^\p{L}\s-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (topic === '' || topic.split(' ').length > MOST_WORDS) return null
  if (!fromZero.test(text) && topic.split(' ').length > 3) return null
  const told = explainIdea(turn, 'what', topic, LEAST)
  if (told) return told
  const [named] = termsIn(topic, language).filter(({ term }) => !term.isCommon)
  if (!named) return null
  return meaningOf(turn, named.term)
}

const isAboutIdea = (text: string, language: Language) =>
  text.includes('?') || words[language].fromZero.test(text) || words[language].whether.test(text)

function meaningOf(turn: Turn, term: Term): Reply {
  const card = term.card === undefined ? undefined : findCard(term.card, turn.voice.language)
  if (card) return tell(turn, card, 'what')
  const title = `${term.terms[0]!.charAt(0).toUpperCase()}${term.terms[0]!.slice(1)}`
  return plainReply('card.term', `**${title}.** ${term.is} ${term.example}`)
}

const MOST_WORDS = 6
/** Of a card for the words that name the topic alone. */
const LEAST = 0.5

/** What was understood of the message, and what may come next. */
function asksBack(turn: Turn, text: string): Reply {
  const { voice } = turn
  const { language } = voice
  const { nothing, around } = words[language]
  const { explain, another, typed } = voice.texts.askBack
  const content = { badge: null, choices: [explain, another, typed] }
  const amounts = taskAmounts(text, language, textsOf(voice).and)
  if (amounts !== '') return { move: 'ask-back', text: said(turn, 'amounts', nothing.amounts, { amounts }), content }
  const about = [...new Set(termsIn(text.replace(around, ' '), language).map(({ term }) => term.terms[0]!))]
  const [first] = about
  if (first === undefined && /\d/.test(text))
    return { move: 'ask-back', text: said(turn, 'digits', nothing.digits), content }
  return first === undefined
    ? { move: 'ask-back', text: said(turn, 'none', nothing.none), content }
    : { move: 'ask-back', text: said(turn, 'words', nothing.words, { about: first }), content }
}

import type { Card } from '../concepts/card.ts'
import { directAnswer } from '../concepts/direct-answer.ts'
import { cardVocabulary, findCard, findCards, namesIdea, stemsOf } from '../concepts/find.ts'
import { isCardOf, isOnlyAbout, type NamedTerm, termsIn, wordsBeside } from '../concepts/glossary.ts'
import type { Term } from '../concepts/term.ts'
import {
  asksDifference,
  asksForWork,
  asksFurther,
  asksHowTo,
  asksMeaning,
  asksStrictly,
  asksWhetherTrue,
  asksYesOrNo,
  clauseEnds,
  joinsTerms,
  pointsAt,
} from '../language/idea-questions.ts'
import { ideaTexts } from '../language/idea-texts.ts'
import type { Language } from '../math/latex.ts'
import { answerFirst, answersOpenCard, answerToCard, followCard, tell, wonderOfText } from './concept.ts'
import { isCalculation } from './idea.ts'
import type { Reply, Turn } from './reply.ts'
import type { Message } from './understand.ts'
import { usualQuestion } from './usual-question.ts'
import { isDone } from './wants.ts'
import { wonderingIn } from './wonder.ts'

/** A message longer than this tells a task or work. */
const LONGEST = 260

/**
 * A question about an idea, asked while no task is open. It is heard before anything reads its formula as a task or its
 * verbs as a request.
 */
export function ideaAsked(message: Message): Reply | null {
  const { turn, typed, intent, open, expected } = message
  const { state, voice } = turn
  const isAtTask =
    open !== null || (state.story !== null && !state.story.isParked) || (state.keyed && !state.keyed.over)
  if (intent !== undefined || isAtTask || typed.length > LONGEST) return null
  if (![asksWhetherTrue, asksMeaning, asksDifference].some((asks) => asks[voice.language].test(plain(typed))))
    return null
  if (expected && !(expected.by.startsWith('card.') && /\?/.test(typed))) return null
  if (asksForWork[voice.language].test(plain(typed))) return null
  const answered = state.problem === null ? directly(turn, typed) : null
  if (answered) return answered
  if (expected && (answerToCard(turn, expected, typed) ?? answersOpenCard(turn, typed))) return null
  return differenceAsked(turn, typed) ?? meaningAsked(turn, typed) ?? usualQuestion(message) ?? surelyAsked(message)
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")

/** Numbers of a text; several of them belong to a task. */
const countOfNumbers = (text: string) => text.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0

/** "Does it work in every triangle?": answered in the first sentence. */
function directly(turn: Turn, text: string): Reply | null {
  const { state, voice } = turn
  const about = state.lastMove?.startsWith('card') ? state.card?.id : undefined
  const answer = directAnswer(text, voice.language, about)
  const card = answer && findCard(answer.card, voice.language)
  return card ? answerFirst(turn, card, answer.says) : null
}

/** "What is the difference between a digit and a number?" */
function differenceAsked(turn: Turn, text: string): Reply | null {
  const { language } = turn.voice
  if (!asksDifference[language].test(plain(text)) || countOfNumbers(text) > 1) return null
  if (wonderOfText(text, language) === 'why') return null
  const sentence = sentencesOf(text).find(
    (each) => asksDifference[language].test(plain(each)) && placesOf(each, language) > 1,
  )
  const named = termsIn(sentence ?? text, language)
  if (placesOf(sentence ?? text, language) < 2) return null
  const terms = named.slice(0, mostTerms).map(({ term }) => term)
  const card = cardOfAll(text, terms, language)
  return card ? tell(turn, card, 'what') : defined(turn, terms, asksIfSame(text, language))
}
const mostTerms = 4

const placesOf = (text: string, language: Language) => new Set(termsIn(text, language).map(({ from }) => from)).size

const asksIfSame = (text: string, language: Language): boolean =>
  (language === 'en' ? /(?<!\p{L})(?:is|are|isn'?t) .*same|one thing/u : /одно и то ?же|то же самое/u).test(plain(text))

const sentencesOf = (text: string) => text.split(/(?<=[.!?…;])\s+|\n+/)

/** The card whose title names all of the terms. */
function cardOfAll(text: string, terms: readonly Term[], language: Language): Card | null {
  const own = terms.flatMap(({ card, see }) => [card, see]).flatMap((id) => (id && findCard(id, language)) || [])
  const found = findCards(text, language, {}, -1, mostCards).map(({ card }) => card)
  const isTitled = ({ title }: Card) => {
    const said = new Set(stemsOf(title, language).map(({ stem }) => stem))
    const isNamed = (term: Term) =>
      term.terms.some((form) => stemsOf(form, language).every(({ stem }) => said.has(stem)))
    // "Consecutive numbers and digits" is about something else than numbers and digits.
    return terms.every(isNamed) && wordsBeside(title, terms, language).length === 0
  }
  return [...found, ...own].find(isTitled) ?? null
}
const mostCards = 12

/** "What is a function, in normal words?": the card of the term, or its definition. */
function meaningAsked(turn: Turn, text: string): Reply | null {
  const { language } = turn.voice
  if (/\d/.test(text.replaceAll(/(?<!\p{L})(?:\d+ ?(?:years?|лет|год\p{L}*|класс\p{L}*|grade))(?!\p{L})/giu, ' ')))
    return null
  const asked = sentencesOf(text).filter((each) => asksMeaning[language].test(plain(each)))
  for (const sentence of [...asked, ...(asked.length > 0 ? sentencesOf(text) : [])]) {
    const named = termsIn(sentence, language)
    if (named.length === 0) continue
    if (!asksHowTo[language].test(plain(sentence)) && isOnlyAbout(sentence, named, language))
      return meaningOf(turn, named, text)
    const told = meaningInClause(turn, sentence)
    if (told) return told
  }
  return null
}

/** "What is a radian, and why do we need it?": one clause asks for the meaning, and the others may ask more. */
function meaningInClause(turn: Turn, sentence: string): Reply | null {
  const { language } = turn.voice
  const clauses = sentence.split(clauseEnds[language])
  const clause = clauses.find((each) => {
    const own = termsIn(each, language)
    return own.length > 0 && asksMeaning[language].test(plain(each)) && isOnlyAbout(each, own, language)
  })
  const named = clause === undefined ? [] : termsIn(clause, language)
  const [first] = named
  if (!first) return null
  const rest = clauses.filter((each) => each !== clause).join(', ')
  const wonder = asksFurther[language].test(plain(rest)) ? wonderOfText(rest, language) : null
  const [best] = findCards(sentence, language, {}, -1, 1)
  if (wonder === null || !best || !isCardOf(first.term, best.card, language)) return meaningOf(turn, named, sentence)
  return wonder === 'why' && named.length === 1
    ? answerFirst(turn, best.card, `${first.term.is}\n\n${best.card.facets.why}`)
    : null
}

function meaningOf(turn: Turn, all: readonly NamedTerm[], text: string): Reply | null {
  const { language } = turn.voice
  // "The sine of an angle, not the formula" is about the sine.
  const named = all[0]?.term.isCommon ? all : all.filter(({ term }) => !term.isCommon)
  const terms = named.map(({ term }) => term)
  const [first, ...others] = terms
  if (!first || terms.length > mostTerms) return null
  const places = new Set(named.map(({ from }) => from)).size
  // "The period of a function" is neither a period nor a function.
  const said = plain(text).replace(/(?:please|пожалуйста),/gu, ' ')
  const areJoined = (said.match(joinsTerms[language])?.length ?? 0) >= places - 1
  if (places > 1 && (!areJoined || asksYesOrNo[language].test(plain(text)))) return null
  const { asks, unless } = asksStrictly[language]
  if (terms.every(({ isCommon }) => isCommon) && (!asks.test(plain(text)) || unless.test(plain(text)))) return null
  const own = others.length === 0 && first.card !== undefined ? findCard(first.card, language) : undefined
  if (own) return tell(turn, own, 'what')
  const both = others.length > 0 ? cardOfAll(first.terms.join(' '), terms, language) : null
  return both ? tell(turn, both, 'what') : defined(turn, terms, false)
}

/** The definitions of terms, one behind the other, with their examples. */
function defined(turn: Turn, terms: readonly Term[], isSameAsked: boolean): Reply {
  const { voice, state } = turn
  const { and, differ, close } = ideaTexts[voice.language]
  const names = terms.map(({ terms: [name = ''] }) => name)
  const [only] = terms
  const last = names.length > 1 ? `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}` : (names[0] ?? '')
  const title = `**${last.charAt(0).toUpperCase()}${last.slice(1)}.**`
  const opening = isSameAsked ? ` ${voice.choose('idea.differ', differ)}` : ''
  const told =
    terms.length === 1 && only
      ? ` ${only.is} ${only.example}`
      : `${opening}\n\n${terms.map(({ is, example }) => `- ${is} ${example}`).join('\n')}`
  const card = terms.length === 1 && only?.see !== undefined ? findCard(only.see, voice.language) : undefined
  if (card) return answerFirst(turn, card, told.trim(), title)
  state.expects = null
  const text = `${title}${told}\n\n${voice.choose('idea.close', close)}`
  return { move: 'idea.defined', text, content: { badge: 'lesson' }, free: true }
}

/** A question in whose words one card stands far ahead. */
function surelyAsked(message: Message): Reply | null {
  const { turn, typed, statements, acts } = message
  const { state, voice } = turn
  // "Is 91 prime?" is worked out, and "are you an AI?" is about somebody.
  if (isCalculation(message) || isDone(acts, ...elsewhere) || pointsAt[voice.language].test(plain(typed))) return null
  const { language } = voice
  const wonder = wonderingIn(typed, language)?.wonder ?? wonderOfText(typed, language)
  const isCard = state.lastMove?.startsWith('card') === true
  if (!wonder || state.problem !== null || isCard) return null
  if (countOfNumbers(typed) > (wonder === 'why' ? mostNumbers : 0)) return null
  if (!typed.includes('?') && wonderingIn(typed, language) === null) return null
  if (statements.some(({ statement }) => statement.kind === 'equation') && wonder !== 'why') return null
  if (!namesIdea(typed, language) || followCard(turn, typed, wonder)) return null
  const [best] = findCards(typed, language, {}, -1, 1)
  if (!best || best.fit < sure) return null
  const terms = termsIn(typed, language).map(({ term }) => term)
  return terms.every((term) => isCardOf(term, best.card, language) || isIn(term, best.card, language))
    ? tell(turn, best.card, wonder)
    : null
}
const mostNumbers = 3
/** What is said about somebody, or asks for work. */
const elsewhere = [
  'answer-please',
  'identity',
  'abilities',
  'off-topic',
  'insult',
  'manipulate',
  'task',
  'tasks',
  'practise',
] as const
const sure = 0.75

const isIn = (term: Term, card: Card, language: Language): boolean => {
  const own = cardVocabulary(card, language)
  return term.terms.some((form) => stemsOf(form, language).some(({ stem }) => own.has(stem)))
}

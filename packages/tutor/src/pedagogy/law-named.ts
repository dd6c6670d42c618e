import { openStory } from '../dialogue/story/index.ts'
import { themeOfStory } from '../dialogue/themes/theme.ts'
import { lawTexts } from '../language/law-texts.ts'
import type { Language } from '../math/latex.ts'
import { quantitiesIn } from '../math/units.ts'
import { type LawAsked, lawAsked } from '../science/law-asked.ts'
import { statedLaw } from '../science/stated-law.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { tellsOnly } from './tells.ts'
import { isIdle } from './tried.ts'

/**
 * A first message that asks for a quantity of physics or chemistry and that nobody has read: the law that joins what is asked
 * with what is told, and where the law needs more than the message tells, just that. Who asks whether a formula is right hears
 * that first.
 */
export const lawNamed: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || text.length > LONGEST || !isIdle(before.state)) return reply
  const { language } = turn.voice
  const said = mayBeOfFormula(reply) ? formulaJudged(turn, text) : null
  if (said) {
    putBack()
    return said
  }
  if (!hasNotRead(reply)) return reply
  const law = lawAsked(text, language)
  if (!law) return reply
  // The guide of just this kind of task knows more, unless something is missing.
  const { story } = turn.state
  const hasGuide = story !== null && themeOfStory(story, language)?.hints !== undefined
  if (law.missing.length === 0 && hasGuide) return reply
  // "And stopped after 5 s": one of two speeds may be told without a number.
  if (isMissing(law) && law.missing.some(({ id }) => mayBeZero.includes(id))) return reply
  putBack()
  return isMissing(law) ? plainReply('datum-missing', wordsOf(turn, law)) : opened(turn, text, wordsOf(turn, law))
}

const LONGEST = 300
const mayBeZero: readonly string[] = ['speed-start', 'speed-end', 'temperature-start', 'temperature-end']

const hasNotRead = (reply: Reply) =>
  tellsOnly(reply, 'nothing', 'unread', 'no-task') ||
  (reply.move === 'story.number.how' && reply.content.verdict === undefined)

/** Two letters of a law differ in value like any two: that a formula "breaks" for some numbers says nothing about a law. */
const mayBeOfFormula = (reply: Reply) =>
  !tellsOnly(reply, 'more') || /^(?:truth\.breaks|card|cannot-check)/.test(reply.move)

const isMissing = ({ missing, through }: LawAsked) => missing.length > 0 && through === null

const listed = (items: readonly string[], and: string) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

function wordsOf({ voice }: Turn, law: LawAsked): string {
  const { language } = voice
  const texts = lawTexts[language]
  const { formula, given, missing, sought, through } = law
  const title = named(formula.title[language])
  const values = {
    title,
    Title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    idea: formula.idea[language],
    given: listed(given, texts.and),
    missing: listed(
      missing.map(({ name }) => name[language]),
      texts.and,
    ),
    sought: sought.name[language],
  }
  const key = through ? 'through' : missing.length > 0 ? 'missing' : 'open'
  return voice.choose(`law.${key}`, texts[key], values)
}

/** "Ohm's law", but "density" inside of a sentence. */
const named = (title: string) =>
  /['’]/.test(title) || /^(?:Закон|Сила) [А-Я]/.test(title)
    ? title
    : `${title.charAt(0).toLowerCase()}${title.slice(1)}`

/** The task stays open with what it tells, so that the next message is heard as work on it. */
function opened(turn: Turn, text: string, words: string): Reply {
  const reply = openStory(turn, text)
  return reply.content.verdict === undefined && tellsOnly(reply, 'unread', 'nothing', 'aside')
    ? { ...reply, move: 'story.unread', text: words }
    : reply
}

/** "F = ma right? mass 60 kg": the formula first, then what is told with it. */
function formulaJudged(turn: Turn, text: string): Reply | null {
  const { voice } = turn
  const { language } = voice
  const texts = lawTexts[language]
  const law = statedLaw(text, language)
  if (!law || !texts.asksIfRight.test(text.slice(law.end))) return null
  const { formula, written, isRight } = law
  const given = amountsOf(text.slice(law.end), language)
  const values = { law: written, idea: formula.idea[language], given: listed(given, texts.and) }
  if (!isRight) return plainReply('law.other', voice.choose('law.other', texts.other, values))
  return given.length === 0
    ? plainReply('law.right', voice.choose('law.right', texts.statedAlone, values))
    : opened(turn, text, voice.choose('law.stated', texts.stated, values))
}

const amountsOf = (text: string, language: Language): readonly string[] =>
  quantitiesIn(text, language).map(({ symbol, start, end, unit }) => {
    const said = text.slice(start, end).trim()
    return symbol !== null && unit === null ? `${symbol} = ${said}` : said
  })

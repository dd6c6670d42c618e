import { findCard } from '../concepts/find.ts'
import { termsIn } from '../concepts/glossary.ts'
import { firstTalk } from '../language/first-talk.ts'
import { asksIfSame, topicNamedIn, topicWords, withoutTopic } from '../language/named-topics.ts'
import type { Language } from '../math/latex.ts'
import { tell } from './concept.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { tellsOnly } from './tells.ts'
import { isIdle } from './tried.ts'

/**
 * A first message that names its topic is not asked for one. Who is afraid of a test hears one calm sentence, the basic idea of
 * the topic and a small question; who wants a whole topic explained hears what the thing is before any rule about it.
 */
export const topicFirst: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || text.length > LONGEST || !isIdle(before.state)) return reply
  const { voice } = turn
  const { language } = voice
  const words = topicWords[language]
  const isAfraid = asksForTopic.includes(reply.move) || (isAtLoss(reply) && tellsNeed(text, language))
  const isWish = !isAfraid && mayTellOther(reply) && words.explains.test(text) && !/[\d=]/.test(text.replace(age, ''))
  if (!isAfraid && !isWish) return reply
  const id = topicNamedIn(text, language)
  const card = id === null ? undefined : findCard(id, language)
  if (!card && isAfraid) return partsAsked(turn, text, reply, putBack)
  if (!card || (isWish && (isMore(text, language) || turn.state.card?.id === card.id))) return reply
  putBack()
  const told = tell(turn, card, 'what')
  // "Explain surds": what the word means, then the idea that it stands on.
  const [named] = termsIn(text, language)
  if (isWish && named?.term.see === card.id)
    return { ...told, text: `${named.term.is} ${named.term.example}\n\n${told.text}` }
  const key = words.other.test(text) ? 'forOther' : words.marked.test(text) ? 'mark' : 'calm'
  return isAfraid ? { ...told, text: `${voice.choose(`topic.${key}`, words[key])}\n\n${told.text}` } : told
}

/** A whole field is named: its parts to choose from, and none of other fields. */
function partsAsked({ voice }: Turn, text: string, reply: Reply, putBack: () => void): Reply {
  const { fields, kinds } = firstTalk[voice.language]
  const parts = fields.find(({ named }) => named.test(text))?.parts
  const panic = kinds.find(([kind]) => kind === 'panic')?.[1].texts
  if (parts === undefined || panic === undefined || reply.move.startsWith('first.')) return reply
  // A question about an idea is none about the whole field.
  if (asksIfSame.test(text)) return reply
  putBack()
  const { marked, markParts } = topicWords[voice.language]
  const [key, variants] = marked.test(text) ? ['topic.markParts', markParts] : ['first.panic', panic]
  return plainReply('first.panic', voice.choose(key as string, variants as typeof panic, { parts }))
}

/** Has found nothing in the message, greets, or asks which of several ideas is meant. */
const isAtLoss = (reply: Reply) =>
  tellsOnly(reply, 'nothing', 'manners') || /^(?:first\.(?:low-mark|slow)|talk\.low|can-do)/.test(reply.move)

/** A test, a mark, something forgotten or not understood, by the student or by a friend; no task with its numbers. */
const tellsNeed = (text: string, language: Language): boolean => {
  const { worries, marked, other } = topicWords[language]
  return [worries, marked, other].some((each) => each.test(text)) && !/[=<>√^]|\d\s?[-+*/]\s?\d/.test(text)
}

const LONGEST = 300
/** Replies to who is afraid, or waits for a topic. */
const asksForTopic: readonly string[] = [
  'first.panic',
  'first.panic-later',
  'first.scared',
  'talk.test-soon',
  'talk.topic-heard',
]
/** "Like im 12". */
const age = /(?<!\d)(?:[5-9]|1\d)(?!\d|\s?[-+*/^=x])/gu

const mayTellOther = (reply: Reply) =>
  reply.move === 'card' || reply.move === 'card.none' || tellsOnly(reply, 'nothing')

/** The wish names something besides the topic. */
const isMore = (text: string, language: Parameters<typeof topicNamedIn>[1]): boolean =>
  /\p{L}{2}/u.test(withoutTopic(text, language).replace(topicWords[language].around, ' '))

import type { Wonder } from '../../concepts/card.ts'
import { cardsBeside, contentStems, findCard } from '../../concepts/find.ts'
import { directWords } from '../../language/direct-words.ts'
import type { Theme } from '../../language/task-theme.ts'
import { regExpOf } from '../../pattern.ts'
import { offer, tellBeside } from '../../pedagogy/concept.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { factSaid, themeOfStory } from '../themes/theme.ts'
import { amountOf } from './amount-asked.ts'
import { askKey, nextAsk, unread } from './coach.ts'
import { mixedInTask } from './dimensions.ts'
import { factsOf } from './facts.ts'
import { sayDirect } from './say.ts'
import { once, type Story } from './story-state.ts'
import { lexiconOf } from './words.ts'
import type { Claim } from './work.ts'

/**
 * Direct questions beside a task in words. What a student asks is answered before anything that was written with it is
 * judged; the words of the task say what it is about, even where the task was not read.
 */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

interface Asked {
  readonly wonder: Wonder
  readonly question: string
}

/** The question of a message that is no question about a result; null if there is none. */
export function questionAsked(text: string, language: 'en' | 'ru'): Asked | null {
  for (const sentence of text.split(/(?<=[.!?…;])\s+|\n+/)) {
    const said = plain(sentence)
    for (const [wonder, head] of directWords[language].heads) {
      const found = head.exec(said)
      if (found) return { wonder, question: sentence.slice(found.index).replace(/^[\s,.;!?]+/, '') }
    }
  }
  return null
}

/** Answers the question of a message about a task that was not read; null if the message has none. */
export function askedDirectly(
  turn: Turn,
  story: Story,
  text: string,
  claims: readonly Claim[],
  /** Says back the right calculations of the message. */
  before: string,
  /** The message states a result: that is judged, not what is noticed on the way. */
  statesResult: boolean,
): Reply | null {
  const { language } = turn.voice
  const words = directWords[language]
  const said = plain(text)
  const amount = amountOf(turn, story, text)
  if (amount) return amount
  const theme = themeOfStory(story, turn.voice.language)
  const answer = (move: string, told: string, by = 'step') => unread(turn, move, `${before}${told}`, by)
  const rejected = words.tooMuch.exec(said)?.[1]
  if (rejected && story.results.length > 0 && !claims.some(({ kind }) => kind === 'sum'))
    return answer('rejected', sayDirect(turn, 'rejected', { value: `$${rejected}$` }))
  const two = betweenTwo(turn, story, text, theme)
  if (two) return answer('two', two)
  const mixed = words.units.test(said) ? mixedInTask(story) : null
  if (mixed) return answer('units', sayDirect(turn, 'units.yes', mixed))
  if (words.whereMistake.test(said)) return answer('mistake', mistake(turn, story, theme, claims))
  if (words.draws.test(said)) {
    const draw = theme?.draw ?? null
    if (draw) once(story, askKey(draw))
    return answer('draw', draw ? sayDirect(turn, 'draw', { draw }) : sayDirect(turn, 'draw.none'))
  }
  const asked = questionAsked(text, language)
  const noticed = theme && !asksForReason(asked, said, words.whyWrong) ? factSaid(theme, text) : null
  const isNew = theme !== null && noticed !== null && once(story, noticed.key)
  const isSupposed = supposed(turn, text)
  if (isNew && !statesResult && !isSupposed) return answer('noticed', noticed.yes)
  const isFresh = theme !== null && (once(story, `relation:${theme.id}`) || turn.state.lastMove !== 'story.relation')
  if (theme && words.formula.test(said) && isFresh)
    return answer('relation', sayDirect(turn, 'relation', { relation: theme.relation }))
  // "And if it were heavier?": the relation tells whether that matters.
  const isOfQuantity = isSupposed && theme !== null && !/\d/.test(text)
  if (isOfQuantity) return answer('suppose', sayDirect(turn, 'suppose.quantity', { relation: theme.relation }))
  if (isSupposed) return answer('suppose', sayDirect(turn, 'suppose'))
  if (!asked || lexiconOf(language).protests.test(text)) return null
  // "Can I try 7? 4 · 7 = 28": a result with its calculation is judged.
  if (asked.wonder === 'is' && statesResult) return null
  if (theme && words.whyWrong.test(said) && once(story, `why:${theme.id}`))
    return answer('why', sayDirect(turn, 'why-wrong', { relation: theme.relation, slip: theme.slip }))
  const told = fromCards(turn, story, theme, asked, before)
  // "Are the doors all alike?" asks about the task itself.
  return told ?? (asked.wonder === 'is' ? null : nearest(turn, story, theme, asked, before))
}

/** "And if it falls from 90 m, is it 6 s?": another number, and a guess. */
function supposed(turn: Turn, text: string): boolean {
  const { language } = turn.voice
  return directWords[language].supposes.test(plain(text)) && /\?\s*$/.test(text)
}

const asksForReason = (asked: Asked | null, said: string, whyWrong: RegExp) =>
  asked?.wonder === 'why' || whyWrong.test(said)

/** "50 or 648?": names both and what decides between them. */
function betweenTwo(turn: Turn, story: Story, text: string, theme: Theme | null): string | null {
  const { language } = turn.voice
  const link = language === 'ru' ? 'или' : 'or'
  const found = regExpOf(
    `(?<![\\d.,])(\\d+(?:[.,]\\d+)?)\\s*\\S{0,6}\\s+${link}\\s+(?:\\p{L}+\\s+){0,1}(\\d+(?:[.,]\\d+)?)`,
    'iu',
  ).exec(text)
  const numbers = [found?.[1], found?.[2]].flatMap((digits) => (digits === undefined ? [] : [digits.replace(',', '.')]))
  const [one, other] = numbers
  if (!one || !other || one === other) return null
  const { numbers: given } = factsOf(story.text, language)
  const isGiven = (digits: string) => given.some(({ value }) => Number(value.n) / Number(value.d) === Number(digits))
  if (isGiven(one) && isGiven(other)) return null
  const shown = { one: `$${found?.[1]}$`, other: `$${found?.[2]}$` }
  return theme ? sayDirect(turn, 'two', { ...shown, slip: theme.slip }) : sayDirect(turn, 'two.none', shown)
}

/** "Where is my mistake?": the arithmetic is checked, so the usual mistake of such tasks is asked about. */
function mistake(turn: Turn, story: Story, theme: Theme | null, claims: readonly Claim[]): string {
  const hasWork = story.lastWork !== null || claims.some(({ kind }) => kind === 'sum')
  if (!theme) return sayDirect(turn, 'mistake.none')
  const slip = once(story, `slip:${theme.id}`) ? theme.slip : `${theme.relation} ${theme.first}`
  return sayDirect(turn, hasWork ? 'mistake' : 'mistake.first', { slip })
}

/** "What is a diagonal?", "what is g?": the relation of the theme says it. */
export function isToldBy({ relation }: Theme, question: string, language: 'en' | 'ru'): boolean {
  const told = new Set(contentStems(relation, language))
  const asked = contentStems(question, language)
  return asked.length === 0 || asked.every((stem) => told.has(stem))
}

/** Explains what the question names by a card, in the light of the task; null without a fitting one. */
function fromCards(
  turn: Turn,
  story: Story,
  theme: Theme | null,
  { wonder, question }: Asked,
  before: string,
): Reply | null {
  const { language } = turn.voice
  const { surely } = cardsBeside(question, wonder, { task: story.text, near: theme?.cards ?? [] }, language)
  const isOfRelation = theme !== null && wonder === 'what' && isToldBy(theme, question, language)
  const isOwn = surely !== null && theme?.cards.includes(surely.id)
  if (isOfRelation && !isOwn && once(story, `relation:${theme.id}`))
    return unread(turn, 'relation', `${before}${sayDirect(turn, 'relation', { relation: theme.relation })}`, 'step')
  // "Why divide by 2?": the card of the theme that has the operation in its title.
  const operation =
    wonder === 'why' ? directWords[language].operations.find(([asks]) => asks.test(plain(question)))?.[1] : undefined
  const ofOperation = (theme?.cards ?? [])
    .flatMap((id) => findCard(id, language) ?? [])
    .find(({ title }) => operation?.test(plain(title)))
  const isNear = surely !== null && theme?.cards.includes(surely.id)
  // "Why are there 12 too many?" shares one word with a card about something else.
  const isMeant = isNear || (wonder !== 'is' && (theme === null || contentStems(question, language).length > 1))
  const card = ofOperation ?? (isMeant ? surely : null)
  const told = card && tellBeside(turn, card, wonder)
  return told ? unread(turn, 'card', `${before}${told}\n\n${sayDirect(turn, 'card.back')}`, 'step') : null
}

/** No card answers the question: the theme's own reason, or the two ideas nearest to it. */
function nearest(turn: Turn, story: Story, theme: Theme | null, { wonder, question }: Asked, before: string): Reply {
  const { language } = turn.voice
  const why = theme && wonder === 'why' && once(story, `why:${theme.id}`)
  if (why)
    return unread(
      turn,
      'why',
      `${before}${sayDirect(turn, 'why-wrong', { relation: theme.relation, slip: theme.slip })}`,
      'step',
    )
  if (wonder === 'how') return unread(turn, 'next', `${before}${nextAsk(turn, story)}`, 'step')
  // Beside work the usual mistake is worth more than two names of ideas.
  if (theme && before !== '' && once(story, `slip:${theme.id}`))
    return unread(turn, 'look', `${before}${theme.slip}`, 'step')
  // What the task is about is nearer than an idea of another topic that shares a word.
  if (theme?.draw && once(story, askKey(theme.draw))) return unread(turn, 'draw', `${before}${theme.draw}`, 'step')
  const { nearest: all } = cardsBeside(question, wonder, { task: story.text, near: theme?.cards ?? [] }, language)
  const [one, two] = theme ? all.filter(({ id }) => theme.cards.includes(id)) : all
  if (!one || !two)
    return unread(turn, 'nearest', `${before}${sayDirect(turn, 'nearest.none', { ask: nextAsk(turn, story) })}`, 'step')
  return { ...offer(turn, [one, two], wonder, `${before}${sayDirect(turn, 'nearest')}`), move: 'story.nearest' }
}

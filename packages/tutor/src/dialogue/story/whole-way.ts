import { directWords } from '../../language/direct-words.ts'
import { reactionWords } from '../../language/reaction-words.ts'
import { usualTexts } from '../../language/usual-texts.ts'
import { type Guide, isMistakeOfOtherKind, type Meant, soughtKeys, valueMeant } from '../../library/index.ts'
import { equals, type Rational } from '../../math/rational.ts'
import { noteTry } from '../../pedagogy/evidence.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import type { SecondReader } from '../../pedagogy/second-readers.ts'
import { isDone } from '../../pedagogy/wants.ts'
import { latexOfCompound } from '../../science/compounds.ts'
import { reactionMass } from '../../science/reaction-mass.ts'
import { classifyActs } from '../acts.ts'
import { likelyGuide, themeDenied } from '../themes/theme.ts'
import { unread } from './coach.ts'
import { factsOf } from './facts.ts'
import { sayOf, valueText } from './say.ts'
import type { Story } from './story-state.ts'
import { isSlip } from './sums.ts'
import { type Claim, claimsIn, valueOrNull } from './work.ts'

/**
 * A whole solution of a task that nobody has read, by the guide of its kind. One number that fits may be chance or stand
 * for something else; values on the way and all that can be sought, without one false calculation, are work that fits the
 * reading, and by that it is confirmed.
 */

/** Less than this is a guess. Several values that fit speak for the kind too, so no more is needed. */
const SURE = 0.5

interface Known {
  readonly value: Rational
  readonly meant: Meant
}

/** A number that the student came to: a result, a number alone, or what a letter is said to be. */
function resultOf(claim: Claim): Rational | null {
  if (claim.kind === 'number') return claim.value
  if (claim.kind === 'sum') return claim.claimed ?? claim.value
  return claim.kind === 'equation' && claim.left.kind === 'name' ? valueOrNull(claim.right) : null
}

/** So many letters of a word stand for it in all its forms. */
const STEM = 5
const SHORTEST_WORD = 4

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
      word.length < SHORTEST_WORD ? [] : word.slice(0, STEM),
    ),
  )

/** The words of a text by which the names of what can be sought differ, each with the keys that it stands in. */
function telling(guide: Guide, text: string): readonly (readonly string[])[] {
  const keys = soughtKeys(guide)
  const names = keys.map((key) => ({ key, stems: stemsOf(guide.names[key] ?? '') }))
  return [...stemsOf(text)]
    .map((stem) => names.flatMap(({ key, stems }) => (stems.has(stem) ? key : [])))
    .filter((of) => of.length > 0 && of.length < keys.length)
}

/** What is sought and known: null if the message is no whole way to it. */
function endsOf(guide: Guide, { text, language }: Story, claims: readonly Claim[]): readonly Known[] | null {
  const { numbers, question } = factsOf(text, language)
  const isTold = (value: Rational) => numbers.some((each) => equals(each.value, value))
  const known = claims.flatMap((claim, at) => {
    const value = resultOf(claim)
    return value && !isTold(value) ? { at, value, meant: valueMeant(guide, text, language, value) } : []
  })
  const certain = known.filter(
    (each): each is typeof each & Known => each.meant?.isCertain === true && each.meant.role !== 'wrong',
  )
  const last = certain.at(-1)
  if (last?.meant.role !== 'right' || last !== known.at(-1)) return null
  const ends = soughtKeys(guide).flatMap(
    (key) => certain.findLast(({ meant }) => meant.role === 'right' && meant.key === key) ?? [],
  )
  const isFound = (key: string) => ends.some(({ meant }) => meant.key === key)
  // Whatever the words of the task tell of has to be there, of "in the same direction" as well as of "the area".
  if (!telling(guide, text).every((keys) => keys.some(isFound))) return null
  const asked = telling(guide, question ?? '').flat()
  const isNamed = soughtKeys(guide).length === 1 || asked.includes(last.meant.key)
  // Where no word says which of several is asked for, two of them may also be exchanged: a test that comes to a number of
  // the task would not come out then.
  const isTested = claims.some(
    (claim, at) => at > last.at && claim.kind === 'sum' && claim.value !== null && isTold(claim.value),
  )
  if (!isNamed && !(isTested && soughtKeys(guide).every(isFound))) return null
  const isOnTheWay = certain.some(({ value }) => !equals(value, last.value))
  if (!isOnTheWay || isMistakeOfOtherKind(guide, text, language, last.value)) return null
  return isNamed ? ends.filter(({ meant: { key } }) => soughtKeys(guide).length === 1 || asked.includes(key)) : ends
}

/** Moves that have found a mistake in the message. */
const namesMistake = /(?:^|\.)(?:mistake|slip|wrong|misses)(?:\.|$)/

/** The way itself has to be there: a number alone is asked about. */
const isWay = (claims: readonly Claim[]): boolean =>
  claims.some(({ kind }) => kind === 'sum' || kind === 'equation') &&
  !claims.some((claim) => claim.kind === 'sum' && isSlip(claim))

/** The words of the task that is open. */
function openTask({ state: { problem, story, lastTask } }: Turn): string | null {
  if (problem) return problem.solved ? null : lastTask
  return story === null || story.isParked || story.solved ? null : story.text
}

/** What a whole solution comes to, said of each value that is sought. */
type Ends = (turn: Turn, before: Turn, claims: readonly Claim[], text: string) => readonly string[] | null

const byGuide: Ends = ({ voice: { language } }, { state: { problem, story } }, claims) => {
  if (problem || !story || story.offered.includes(themeDenied)) return null
  const likely = likelyGuide(story.text, story.language, language)
  const ends = likely && likely.probability >= SURE ? endsOf(likely.found, story, claims) : null
  return ends && likely
    ? ends.map(({ value, meant }) => `${likely.found.names[meant.key] ?? ''}: ${valueText(value, language)}`)
    : null
}

/** Molar masses are rounded in many ways. */
const ROUNDED = 0.005

/** The mass of a substance by the student's own balanced equation, which no guide can know. */
const byReaction: Ends = ({ voice: { language } }, before, claims, text) => {
  const mass = reactionMass(openTask(before) ?? '', text)
  const said = claims.flatMap((claim) => resultOf(claim) ?? []).at(-1)
  if (!mass || !said || Math.abs(Number(said.n) / Number(said.d) - mass.grams) > ROUNDED * mass.grams) return null
  return [`$m(${latexOfCompound(mass.of)}) =$ ${valueText(said, language)} ${reactionWords.gram[language]}`]
}

export const wholeWay: SecondReader = (turn, { text, intent, before, putBack }, reply): Reply => {
  const { language } = turn.voice
  if (intent !== undefined || openTask(before) === null) return reply
  if (reply.content.verdict !== undefined || namesMistake.test(reply.move)) return reply
  if (directWords[language].tooMuch.test(text.toLowerCase().replaceAll('ё', 'е'))) return reply
  if (isDone(classifyActs(text, language), 'answer-please', 'feeling', 'give-up')) return reply
  const claims = claimsIn(text, language)
  const ends = isWay(claims) ? (byGuide(turn, before, claims, text) ?? byReaction(turn, before, claims, text)) : null
  if (!ends) return reply
  putBack()
  const { problem, story } = turn.state
  const open = problem ?? story
  if (!open) return reply
  open.solved = true
  noteTry(turn, open.trial, true)
  const said = sayOf(turn, 'usual.whole', usualTexts[language].whole, { list: ends.join(', ') })
  const done = unread(turn, 'usual.whole', said, 'done')
  return { ...done, content: { ...done.content, verdict: 'correct' } }
}

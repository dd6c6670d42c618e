import { directWords } from '../../language/direct-words.ts'
import { usualTexts } from '../../language/usual-texts.ts'
import { type Guide, type Remark, remarkFound, valueMeant } from '../../library/index.ts'
import type { Language } from '../../math/latex.ts'
import { equals, type Rational } from '../../math/rational.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { guideFor, themeDenied } from '../themes/theme.ts'
import type { Sum } from './claimed-work.ts'
import { nextAsk, unread } from './coach.ts'
import { factsOf, isQuestion } from './facts.ts'
import { sayOf, valueText } from './say.ts'
import { keyOf, once, type Story } from './story-state.ts'
import { isSlip, keep } from './sums.ts'
import { type Claim, claimsIn } from './work.ts'

/**
 * What students usually say and calculate in a task of this kind, by its guide: a right thought is confirmed, a usual
 * mistake gets the question that shows it, a question its answer. Which number is which was not read, so a value that
 * fits is said to fit, and how to test it.
 */

/** The guide of an unread story, in the language of the reply. */
const guideOf = ({ text, language, offered }: Story, reply: Language): Guide | null =>
  offered.includes(themeDenied) ? null : guideFor(text, language, reply)

/** A confirmed thought has to be likelier than an answered question. */
const SURE = { thought: 0.5, mistake: 0.42, question: 0.32 } as const

export function heardByGuide(turn: Turn, story: Story, text: string, claims: readonly Claim[]): Reply | null {
  const { language } = turn.voice
  const guide = guideOf(story, language)
  if (!guide) return null
  if (claims.some((claim) => claim.kind === 'sum' && isSlip(claim as Sum))) return null
  const remark = remarkOf(guide, story, text, language)
  // "24 is too much" claims no 24.
  const isRejected = directWords[language].tooMuch.test(text.toLowerCase().replaceAll('ё', 'е'))
  const valued = isRejected ? null : ofValue(turn, story, guide, claims, remark)
  if (valued) return valued
  if (!remark || !once(story, keyOfRemark(guide, remark))) return null
  story.attempts++
  for (const claim of claims) if (claim.kind === 'sum') keep(story, claim.claimed)
  return unread(turn, `usual.${remark.kind}`, remark.reply, 'step')
}

/** Replies to work on a task that was read which tell nothing about it. */
const helpless = [
  'answer.none',
  'ask-back',
  'cannot-check',
  'piece.none',
  'several-unknowns',
  'step-or-new',
  'sum.right',
  'value.which',
  'wrong.unit',
]

/** What the guide of an open task knows about a message, instead of a reply that tells nothing; else the reply. */
export function guideInstead(turn: Turn, text: string, reply: Reply): Reply {
  const { lastTask, problem } = turn.state
  const { language } = turn.voice
  if (!problem || problem.solved || lastTask === null || !helpless.includes(reply.move)) return reply
  const guide = guideFor(lastTask, language, language)
  if (!guide) return reply
  const said = claimsIn(text, language)
    .flatMap((claim) =>
      claim.kind === 'sum' ? (claim.claimed ?? claim.value ?? []) : claim.kind === 'number' ? claim.value : [],
    )
    .at(-1)
  const meant = said ? valueMeant(guide, lastTask, language, said) : null
  const mistake =
    meant?.role === 'wrong' && meant.isCertain
      ? guide.remarks.find(({ kind, key }) => kind === 'mistake' && key === meant.key)
      : undefined
  const remark = remarkFound(guide, text, language)
  const likely =
    remark && remark.probability >= SURE[remark.found.kind] && remark.found.kind !== 'thought' ? remark.found : null
  const heard = mistake ?? (likely?.kind === 'question' && !isQuestion(text) ? null : likely)
  return heard ? { move: `usual.${heard.kind}`, text: heard.reply, content: { badge: null }, free: true } : reply
}

/** Noted once said: the same reply a second time helps nobody. */
const keyOfRemark = (guide: Guide, remark: Remark) => `said:${guide.id}:${guide.remarks.indexOf(remark)}`

function remarkOf(guide: Guide, story: Story, text: string, language: Language): Remark | null {
  const remark = remarkFound(guide, text, language)
  if (!remark || remark.probability < SURE[remark.found.kind]) return null
  if (story.offered.includes(keyOfRemark(guide, remark.found))) return null
  // A thought or a mistake that is asked about is still that thought; a question that is not asked is none.
  return remark.found.kind === 'question' && !isQuestion(text) ? null : remark.found
}

/** The last number that the message comes to, if a formula of the guide knows it. */
function ofValue(
  turn: Turn,
  story: Story,
  guide: Guide,
  claims: readonly Claim[],
  remark: Remark | null,
): Reply | null {
  const { language } = turn.voice
  const said = lastValue(story, claims)
  const meant = said && valueMeant(guide, story.text, story.language, said)
  if (!said || !meant) return null
  const value = valueText(said, language)
  const name = guide.names[meant.key] ?? ''
  const texts = usualTexts[language]
  const answer = remark?.kind === 'question' ? ` ${remark.reply}` : ''
  const note = () => {
    story.attempts++
    story.lastWork = turn.said.slice(0, 700)
    keep(story, said)
  }
  if (meant.role === 'wrong') {
    const mistake = guide.remarks.find(({ kind, key }) => kind === 'mistake' && key === meant.key)
    if (!mistake || !meant.isCertain || !once(story, keyOfRemark(guide, mistake))) return null
    note()
    story.wrongs++
    return unread(turn, 'usual.mistake', mistake.reply, 'step')
  }
  const isNew = once(story, `usual:${meant.key}:${keyOf(said)}`)
  if (!isNew && meant.role === 'step') return null
  note()
  if (meant.role === 'step') {
    const key = meant.isCertain ? 'step' : 'maybe-step'
    const next = answer === '' ? nextAsk(turn, story) : answer.trim()
    return unread(turn, 'usual.step', `${sayOf(turn, `usual.${key}`, texts[key], { value, name })} ${next}`, 'step')
  }
  story.claimed = keyOf(said)
  const key = meant.isCertain ? 'right' : 'maybe-right'
  if (!isNew && answer === '') {
    const again = meant.isCertain ? 'right-again' : 'maybe-right'
    return unread(turn, 'usual.again', sayOf(turn, `usual.${again}`, texts[again], { value, name }), 'done')
  }
  const isChecked = !once(story, `slip:${guide.id}`)
  const ask = isChecked ? sayOf(turn, 'usual.asked', texts.asked) : guide.check
  const check = answer === '' ? ask : answer.trim()
  return unread(turn, 'usual.right', `${sayOf(turn, `usual.${key}`, texts[key], { value, name })} ${check}`, 'fits')
}

function lastValue(story: Story, claims: readonly Claim[]): Rational | null {
  const told = factsOf(story.text, story.language).numbers
  const values = claims.flatMap((claim) =>
    claim.kind === 'sum' ? (claim.claimed ?? claim.value ?? []) : claim.kind === 'number' ? claim.value : [],
  )
  return values.findLast((value) => !told.some((each) => equals(each.value, value))) ?? null
}

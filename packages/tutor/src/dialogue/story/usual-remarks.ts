import { directWords } from '../../language/direct-words.ts'
import { usualTexts } from '../../language/usual-texts.ts'
import {
  type Found,
  type Guide,
  guideIn,
  kindByValue,
  type Meant,
  type Remark,
  remarkFound,
  valueMeant,
} from '../../library/index.ts'
import { type Expr, number, someNode } from '../../math/ast.ts'
import type { Language } from '../../math/latex.ts'
import { equals, type Rational } from '../../math/rational.ts'
import { sameValue } from '../../math/verify.ts'
import { isMeasured } from '../../pedagogy/measured.ts'
import { wholeSolution } from '../../pedagogy/problem.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import type { SecondReader } from '../../pedagogy/second-readers.ts'
import { tellsOnly } from '../../pedagogy/tells.ts'
import { isDone } from '../../pedagogy/wants.ts'
import { classifyActs } from '../acts.ts'
import { likelyGuide, themeDenied } from '../themes/theme.ts'
import type { Sum } from './claimed-work.ts'
import { nextAsk, unread } from './coach.ts'
import { factsOf, isQuestion } from './facts.ts'
import { sayOf, valueText } from './say.ts'
import { sensibleStep, stepNamed } from './sensible-step.ts'
import { keyOf, once, type Story } from './story-state.ts'
import { isSlip, keep } from './sums.ts'
import { type Claim, claimsIn } from './work.ts'

/**
 * What students usually say and calculate in a task of this kind, by its guide: a right thought is confirmed, a usual
 * mistake gets the question that shows it, a question its answer. Which number is which was not read, so a value that
 * fits is said to fit, and how to test it.
 */

/** The guide of an unread story, in the language of the reply. */
const guideOf = ({ text, language, offered }: Story, reply: Language): Found<Guide> | null =>
  offered.includes(themeDenied) ? null : likelyGuide(text, language, reply)

/** What a number is, and by which guide. */
interface Valued {
  readonly likely: Found<Guide>
  readonly meant: Meant
}

/** A number that makes another kind of task this likely is taken for what it is there. */
const SURE_BY_VALUE = { right: 0.75, step: 0.75, wrong: 0.6 } as const

/** What a number is by the likely guide of a task, or else by another one that the number itself makes likely. */
function valued(
  likely: Found<Guide> | null,
  task: { readonly text: string; readonly language: Language },
  said: Rational,
  reply: Language,
): Valued | null {
  const own = likely && valueMeant(likely.found, task.text, task.language, said)
  if (likely && own) return { likely, meant: own }
  const other = kindByValue(task.text, task.language, said)
  const meant = other && valueMeant(other.found, task.text, task.language, said)
  const found = other && (task.language === reply ? other.found : guideIn(other.found, reply))
  if (!found || !meant || other.probability < SURE_BY_VALUE[meant.role]) return null
  return { likely: { found, probability: other.probability }, meant }
}

/** What a number is needs a surer guide than a hint does; one that may stand in other places a still surer one. */
const knowsValues = ({ likely: { probability }, meant: { isCertain } }: Valued): boolean =>
  probability >= (isCertain ? 0.5 : 0.65)

/** That a number is just what a usual mistake comes to says itself that a task nobody has read is of this kind. */
const knowsMistake = ({ role, isCertain }: Meant): boolean => role === 'wrong' && isCertain

/**
 * A number whose way is shown came about by that way: that a usual mistake comes to the same tells little, unless it is a
 * mistake in just this kind of task.
 */
function isItsOwnWay({ likely, meant }: Valued, own: Found<Guide> | null, claims: readonly Claim[]): boolean {
  const isOfThisKind = likely.found.id === own?.found.id && likely.probability >= SURE_OF_KIND
  return meant.role === 'wrong' && !isOfThisKind && isLongWay(claims)
}

/** A calculation goes on with the result of another, or an equation leads there. */
function isLongWay(claims: readonly Claim[]): boolean {
  const sums = claims.flatMap((claim) => (claim.kind === 'sum' ? claim : []))
  const isOf = (value: Rational) => (node: Expr) => node.kind === 'number' && equals(node.value, value)
  // "R = 5/12" behind a calculation only names its result.
  return (
    claims.some((claim) => claim.kind === 'equation' && claim.left.kind !== 'name') ||
    sums.some(({ expr }, index) => sums.slice(0, index).some(({ value }) => value && someNode(expr, isOf(value))))
  )
}
const SURE_OF_KIND = 0.85

/** A number that a right step gives is no sign of a mistake, unless it is one in just this kind of task. */
function stepInstead(
  turn: Turn,
  { text, language }: { readonly text: string; readonly language: Language },
  { likely }: Valued,
  said: Rational,
): string | null {
  const step = sensibleStep(text, language, said)
  return step && (step.kind === 'divided' || likely.probability < SURE_OF_KIND) ? stepNamed(turn, step, said) : null
}

/** A confirmed thought has to be likelier than an answered question. */
const SURE = { thought: 0.5, mistake: 0.42, question: 0.32 } as const

export function heardByGuide(turn: Turn, story: Story, text: string, claims: readonly Claim[]): Reply | null {
  const { language } = turn.voice
  const likely = guideOf(story, language)
  if (story.offered.includes(themeDenied)) return null
  if (claims.some((claim) => claim.kind === 'sum' && isSlip(claim as Sum))) return null
  const remark = likely && remarkOf(likely.found, story, text, language)
  // "24 is too much" claims no 24.
  const isRejected =
    directWords[language].tooMuch.test(text.toLowerCase().replaceAll('ё', 'е')) ||
    // "Just tell me, i got 6 more of these" has found no 6.
    isDone(classifyActs(text, language), 'answer-please', 'feeling', 'give-up')
  const heard = isRejected ? null : ofValue(turn, story, likely, claims, remark)
  if (heard) return heard
  if (!likely || !remark || !once(story, keyOfRemark(likely.found, remark))) return null
  story.attempts++
  for (const claim of claims) if (claim.kind === 'sum') keep(story, claim.claimed)
  return unread(turn, `usual.${remark.kind}`, remark.reply, 'step')
}

/** The core has found that the task does not end with it, which no guide may deny. */
const isDenied = (move: string) => move.startsWith('wrong.')

/** The words of the task that is open and was read; null if there is none. */
function openTask({ state: { lastTask, problem, story } }: Turn): string | null {
  if (problem) return problem.solved ? null : lastTask
  const isTaught = story !== null && !story.isParked && !story.solved && story.standing === 'confirmed'
  return isTaught ? story.text : null
}

/**
 * What the guide of an open task knows about a message, instead of a reply that tells nothing about it: of such replies
 * that judges saw in the first six sets of strangers, fewer than half were good or acceptable.
 */
export const guideInstead: SecondReader = (turn, { text, intent }, reply) => {
  const { language } = turn.voice
  if (intent !== undefined) return reply
  const task = tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'denies') ? openTask(turn) : null
  const likely = task === null ? null : likelyGuide(task, language, language)
  if (task === null) return reply
  const heard = valueInstead(turn, task, likely, text, reply) ?? (likely && remarkInstead(likely.found, text, language))
  if (!heard) return reply
  // The mistake is named instead of only denied.
  const isDeniedToo = heard.move === 'usual.mistake' && reply.content.verdict === 'incorrect'
  const verdict = isDeniedToo || reply.move === 'told.unclear' ? reply.content.verdict : undefined
  return { ...heard, content: { badge: null, ...(verdict && { verdict }) }, free: true }
}

/** The answer of the open problem is no mistake, whatever a guide takes the task for. */
function isAnswer({ state: { problem } }: Turn, said: Rational): boolean {
  if (problem === null || isMeasured(problem)) return false
  const { answer } = wholeSolution(problem)
  return answer.kind === 'expression' && sameValue(answer.value, number(said)) === 'verified'
}

function valueInstead(turn: Turn, task: string, likely: Found<Guide> | null, text: string, { move }: Reply) {
  const { language } = turn.voice
  const told = numbersOf(factsOf(task, language).numbers)
  const said = lastOf(claimsIn(text, language), told)
  const known = said && !isAnswer(turn, said) ? valued(likely, { text: task, language }, said, language) : null
  if (!said || !known || !knowsValues(known)) return null
  const { meant } = known
  const guide = known.likely.found
  if (meant.role === 'wrong') {
    // "What is wrong with adding 20% of 48?" asks for the mistake.
    const step = isQuestion(text) ? null : stepInstead(turn, { text: task, language }, known, said)
    if (step !== null) return { move: 'usual.named', text: step }
    const mistake = guide.remarks.find(({ kind, key }) => kind === 'mistake' && key === meant.key)
    return mistake && meant.isCertain ? { move: 'usual.mistake', text: mistake.reply } : null
  }
  const [value, name] = [valueText(said, language), guide.names[meant.key] ?? '']
  // "Find the hypotenuse and the area": a reading of one of them knows nothing of the other.
  if (meant.role === 'right' && meant.isCertain && move === 'story.wrong.number') {
    const words = sayOf(turn, 'usual.maybe-right', usualTexts[language]['maybe-right'], { value, name })
    return { move: 'usual.maybe-right', text: words }
  }
  // What is sought has a verdict of the core, or none.
  if (meant.role === 'right' || !meant.isCertain || (isDenied(move) && move !== 'wrong.unit')) return null
  const words = sayOf(turn, 'usual.step', usualTexts[language].step, { value, name })
  return { move: 'usual.step', text: `${words} ${guide.first}` }
}

/** "Why?" is like many questions. */
const FEWEST_WORDS = 3

function remarkInstead(guide: Guide, text: string, language: Language) {
  if ((text.match(/\p{L}{2,}/gu)?.length ?? 0) < FEWEST_WORDS) return null
  const remark = remarkFound(guide, text, language)
  if (!remark || remark.probability < SURE[remark.found.kind] || remark.found.kind === 'thought') return null
  const { kind, reply } = remark.found
  return kind === 'question' && !isQuestion(text) ? null : { move: `usual.${kind}`, text: reply }
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
  likely: Found<Guide> | null,
  claims: readonly Claim[],
  remark: Remark | null,
): Reply | null {
  const { language } = turn.voice
  const said = lastValue(story, claims)
  const known = said && valued(likely, story, said, language)
  if (!said || !known || !(knowsMistake(known.meant) || knowsValues(known))) return null
  if (isItsOwnWay(known, likely, claims)) return null
  const { meant } = known
  const guide = known.likely.found
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
    const step = stepInstead(turn, story, known, said)
    if (step !== null && !once(story, `named:${keyOf(said)}`)) return null
    if (step !== null) {
      note()
      return unread(turn, 'usual.named', step, 'step')
    }
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
    return unread(turn, `usual.${key}`, `${sayOf(turn, `usual.${key}`, texts[key], { value, name })} ${next}`, 'step')
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

/**
 * What a usual mistake in a task of this kind comes to, said of a story whose reading is not confirmed: the question to the
 * mistake needs no reading.
 */
export function usualMistakeIn(turn: Turn, story: Story, text: string): Reply | null {
  const { language } = turn.voice
  const likely = guideOf(story, language)
  if (story.offered.includes(themeDenied)) return null
  const said = lastOf(claimsIn(text, language), numbersOf(factsOf(story.text, story.language).numbers), true)
  const known = said && valued(likely, story, said, language)
  if (!known || !knowsMistake(known.meant)) return null
  const step = stepInstead(turn, story, known, said)
  if (step !== null) return unread(turn, 'usual.named', step, 'step')
  const mistake = known.likely.found.remarks.find(({ kind, key }) => kind === 'mistake' && key === known.meant.key)
  return mistake ? unread(turn, 'usual.mistake', mistake.reply, 'step') : null
}

/** Less sure guides say for what kind of task they take it, so that it can be denied. */
const NEEDS_NO_NAME = 0.65

/** A remark as the first reply to a task: with the kind of task that it belongs to, unless that is certain. */
export function withKindNamed(turn: Turn, reply: Reply): Reply {
  const { story } = turn.state
  if (!/^story\.usual\.(?:mistake|thought|question)$/.test(reply.move) || !story) return reply
  const likely = guideOf(story, turn.voice.language)
  if (!likely || likely.probability >= NEEDS_NO_NAME) return reply
  const { begin } = usualTexts[turn.voice.language]
  return { ...reply, text: sayOf(turn, 'usual.begin', begin, { name: likely.found.name, ask: reply.text }) }
}

const numbersOf = (numbers: readonly { readonly value: Rational }[]): Rational[] => numbers.map(({ value }) => value)

const lastValue = ({ text, language }: Story, claims: readonly Claim[]): Rational | null =>
  lastOf(claims, numbersOf(factsOf(text, language).numbers))

/** The last number that the student came to and the task does not tell. */
function lastOf(claims: readonly Claim[], told: readonly Rational[], mayBeTold = false): Rational | null {
  const values = claims.flatMap((claim) =>
    claim.kind === 'sum' ? (claim.claimed ?? claim.value ?? []) : claim.kind === 'number' ? claim.value : [],
  )
  return values.findLast((value) => mayBeTold || !told.some((each) => equals(each, value))) ?? null
}

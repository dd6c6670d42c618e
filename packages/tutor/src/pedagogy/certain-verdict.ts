import { readingOf } from '../dialogue/story/reading.ts'
import { say as sayOfStory } from '../dialogue/story/say.ts'
import { competingWords } from '../language/competing-words.ts'
import { type Expr, expressionsOf, isClosed, namesOf, number } from '../math/ast.ts'
import { readClaims } from '../math/claims/index.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { exactValue } from '../math/polynomial.ts'
import type { Rational } from '../math/rational.ts'
import { readMessage } from '../math/reading.ts'
import { writeSpoken } from '../math/spoken.ts'
import { rootsIn } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { isFollowed } from './followed.ts'
import { taskInProgress } from './left-tasks.ts'
import { withBrackets } from './meant-brackets.ts'
import { isMeasured } from './measured.ts'
import { type Moment, momentOf, putBack } from './moment.ts'
import { problemContent, taskOf, wholeSolution } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { truthOf } from './senses.ts'
import type { Problem, TutorState } from './state.ts'

/**
 * A verdict is said only where it is certain. A message may have several readings: of two results either may be meant, a
 * clause may tell what somebody else has, "root 8" is 8 or the square root of it, a calculation may have been cut out of a
 * longer one. Each reading is written as a message of its own and judged like one; where the verdicts differ, the reading
 * that is better founded counts, and where none is, what is certain is said instead.
 */

/** Takes a text as a whole message; what it changes in the state stays. */
type Take = (turn: Turn, text: string) => Reply

type Verdict = 'right' | 'wrong' | 'partly'

/** Replies whose verdict stands in their words only. */
const inWords: Readonly<Record<Exclude<Verdict, 'partly'>, RegExp>> = {
  right: /^(?:aside\.right|identity|told\.(?:own-equation|way)|right\.|story\.usual\.right|usual\.step)/,
  wrong:
    /^(?:(?:story\.)?sum\.wrong|told\.(?:unclear|way\.slip)|story\.(?:equation\.off|slip|usual\.mistake)|aside\.wrong|figure\.(?:wrong|slip)|usual\.mistake|wrong\.)/,
}

function verdictOf({ move, content: { verdict } }: Reply): Verdict | null {
  if (verdict === 'correct') return 'right'
  if (verdict === 'incorrect') return 'wrong'
  if (verdict === 'correct-but') return 'partly'
  return inWords.wrong.test(move) ? 'wrong' : inWords.right.test(move) ? 'right' : null
}

/** The result that ends a task. */
const isEnd = ({ move, content: { verdict } }: Reply): boolean =>
  verdict === 'correct' && /^(?:solved|story\.answer)$/.test(move)

/** Says that something is wrong and not why, so the end of the message may tell that it was read wrongly. */
const hasNoCause =
  /^(?:(?:story\.)?sum\.wrong|told\.unclear|story\.(?:equation\.off|wrong\.number|slip)|figure\.wrong|usual\.mistake|story\.usual\.mistake|wrong\.(?:answer|extraneous-root|given|request|unit|unknown|value))$/

/** The core has compared whole lines: one that does not fit is not accepted for the end alone. */
const isOfLines = /^wrong\.(?:request|unknown|value)$/

/** A number, a value of a letter, a short term. */
const TERM = String.raw`(?<![^\s?,;])[^\s?,;\d√]*[\d√][^\s?,;]*`

/** "27 300" is one number or two. */
const grouped = /(?<![\d.,])(\d{1,3})\s(?=\d{3}(?!\d))/g

/** "sin30 + cos60 = sin90": the values agree, and the rule that it looks like is none. */
const asRuleOfAngles = /(?:sin|cos|tan|tg)[^=\n]*[-+][^=\n]*(?:sin|cos|tan|tg)[^=\n]*=\s?(?:sin|cos|tan|tg)/iu

/** "sin 30", "cos(60)": an angle of a school task. */
const ofDegrees = /(?<=(?:sin|cos|tan|tg|cot|ctg)\s?\(?)(\d{2,3})(?![\d°.,π])/giu

interface Heard {
  readonly text: string
  readonly language: Language
  readonly reply: Reply
  readonly verdict: Verdict
  readonly before: TutorState
  /** The message in other words, judged like a message. */
  readonly judged: (text: string) => Judged
}
interface Judged {
  readonly reply: Reply
  readonly verdict: Verdict | null
  readonly moment: Moment
}
type Outcome =
  /** This reading is better founded than the first. */
  | { readonly instead: Judged }
  /** Nothing is judged, and this is said. */
  | { readonly say: (turn: Turn) => Reply; readonly after?: Moment }

/** Which readings compete with the one that was judged, and what follows. In this order; null: none of this kind. */
const readings: Readonly<Record<string, (turn: Turn, heard: Heard) => Outcome | null>> = {
  'an exercise that nobody has seen': ofUnseen,
  'one of two results': ofTwo,
  'the result of others': withoutOthers,
  'a result behind its announcement': announced,
  'a question about a result': askedAgain,
  'a root of the equation': inOtherWords((text, { root }) => text.replace(root, 'x = ')),
  'a root that was dropped': inOtherWords((text, { dropped }) => text.replace(dropped, '')),
  'a fraction that was reduced': inOtherWords((text, { reducedBy }) => text.replace(reducedBy, ' ')),
  'a slash over all that follows': inOtherWords(withBrackets),
  'a number in groups of digits': inOtherWords((text) => text.replace(grouped, '$1')),
  'two calculations side by side': inOtherWords((text) => text.replace(/(?<=[\d)]) +(?=\d+ ?=)/g, '; ')),
  'degrees without a sign': inDegrees,
  'a number of the sentence': onlyNamed,
  'a percentage as a number': percentAsNumber,
  'the value of another expression': ofAnother,
  '3.14 for pi': withRoundPi,
  'a conclusion behind a right line': concluded,
  'a second result': secondResult,
  'the end of the work': atTheEnd,
  'a calculation of a longer one': cutOut,
  'a part or the whole': partOrAll,
  'an equation for a task in words': ownEquation,
}

export const certainVerdict =
  (take: Take): SecondReader =>
  (turn, { text, intent, before, putBack: startAgain }, reply) => {
    const { language } = turn.voice
    // Each result of a list has been judged by itself.
    const verdict = reply.move.startsWith('worksheet.') ? null : verdictOf(reply)
    if (intent !== undefined || turn.isPart || verdict === null || text.length > LONGEST) return reply
    const own = momentOf(turn)
    const judged = (words: string): Judged => {
      startAgain()
      const other = take(turn, words)
      const moment = momentOf(turn)
      putBack(turn, own)
      return { reply: other, verdict: verdictOf(other), moment }
    }
    for (const reading of Object.values(readings)) {
      const outcome = reading(turn, { text, language, reply, verdict, before: before.state, judged })
      if (!outcome) continue
      if ('instead' in outcome) {
        putBack(turn, outcome.instead.moment)
        return outcome.instead.reply
      }
      // A task that came with the message stays open.
      const after = outcome.after ?? (taskInProgress(before.state) === null ? { ...own, events: [] } : null)
      if (after) putBack(turn, after)
      else {
        startAgain()
        // The last question was answered, as far as can be told.
        turn.state.expects = null
      }
      return outcome.say(turn)
    }
    return reply
  }

const LONGEST = 900

// ---- The readings ----------------------------------------------------------------------------------------------------

/** "Solved a problem and got 12.5, right?": no task was sent, so what was opened instead is an exercise of ours. */
function ofUnseen({ state: { problem } }: Turn, { text, language, before }: Heard): Outcome | null {
  if (!problem || problem.told !== null || isMeasured(problem) || before.problem !== null || before.story !== null)
    return null
  const said = `${text} ${writeSpoken(text, language)}`
  if (/[=+*/^√<>×·÷]|\d[-−:]\d/.test(said)) return null
  const numbers: readonly string[] = said.match(/\d+(?:[.,]\d+)?/g) ?? []
  const told = problem.task.match(/\d+(?:\.\d+)?/g) ?? []
  if (told.length === 0 || told.some((each) => numbers.includes(each))) return null
  const say = ({ voice }: Turn) => plainReply('check-what', voice.say('check-what'))
  return { say, after: { state: before, events: [], asked: null } }
}

/** "5√2? or 2√5, not sure": the student has chosen neither. */
function ofTwo(turn: Turn, { text, language, reply, before, judged }: Heard): Outcome | null {
  const { or, unsure } = competingWords[language]
  const offered = regExpOf(`(${TERM})[ .…]{0,9}\\??[ ,]+(?:${or})[ ]+(${TERM})\\??`, 'iu').exec(text)
  // Of an equation with two roots, what stands on both sides is one answer.
  const hasRoots = before.problem !== null && !isMeasured(before.problem) && isOfRoots(before.problem)
  const longer = hasRoots ? null : longerOffer(text, competingWords[language])
  const [found, one, two] = longer ?? offered ?? []
  // "x = 4 or x = -2, both right?" claims both.
  if (!found || !one || !two || !(found.includes('?') || unsure.test(text))) return null
  // "36? or 24?" asks of both.
  const mark = found.includes('?') ? '?' : ''
  const [first, second] = [one, two].map((each) => judged(text.replace(found, () => `${each}${mark}`)))
  const isOne = (each: Judged | undefined) => each?.verdict === 'right' || each?.verdict === 'partly'
  if (!first || !second || isOne(first) === isOne(second)) return null
  // "x = -10 or x = 10?" are the two roots of one answer.
  if (isEnd(reply) && ![first, second].some((each) => isEnd(each.reply))) return null
  // "Is it 360/6 = 60 or 120": the results, without how one of them came out.
  const [valueOne = one, valueTwo = two] = [one, two].map((each) => each.split('=').at(-1))
  const values = { one: formulaIn(turn, valueOne), other: formulaIn(turn, valueTwo) }
  // A task that came with them stays open; which of them it is has not been tried yet.
  const { problem, story } = before
  const opened = problem === null && story === null ? (isOne(first) ? second : first).moment : null
  return {
    say: () => saying(turn, 'verdict.which-of-two', values),
    ...(opened && { after: { ...opened, events: [] } }),
  }
}

const isOfRoots = (problem: Problem): boolean => rootsIn(wholeSolution(problem).answer).length > 1

/** "Is it (8; 8) or (7; 8)?", "x < -4 or x > -4?": all that stands on either side of the word, where it is mathematics alone. */
function longerOffer(text: string, { or, offers }: { or: string; offers: string }): readonly string[] | null {
  const lead = `^(?:${offers}[\\s,]+)*`
  const side = '((?:[^?.\\n]|[.](?=\\d))+?)'
  const [found, one, two] = regExpOf(`${lead}${side},?\\s+(?:${or})\\s+${side}\\s*\\?`, 'iu').exec(text.trim()) ?? []
  // A side has no more words than a root or a unit, and the word stands once.
  const isOne = (each: string | undefined) =>
    each !== undefined && /\d/.test(each) && (each.match(/\p{L}{3,}/gu) ?? []).length < 2
  const isTwice = (each: string | undefined) => regExpOf(`\\s(?:${or})\\s`, 'iu').test(each ?? '')
  const isLine = (each = '') => /[=<>≤≥]/.test(each)
  const areAlike = isOne(one) && isOne(two) && isLine(one) === isLine(two)
  return found && one && two && areAlike && !isTwice(two) ? [found, one, two] : null
}

/** "x = 6, but my friend got 4/3": only the student's own result is judged. */
function withoutOthers(_: Turn, { text, language, reply, verdict, judged }: Heard): Outcome | null {
  const { others, joins, own } = competingWords[language]
  // Up to the end of the clause, or to where the student speaks of their own again; a point between digits ends nothing.
  const told = regExpOf(
    `(?<![\\p{L}])(?:(?:${joins}) )?(?:${others})(?!\\p{L})(?:(?! (?:${own})(?!\\p{L}))(?:[^.!?;\\n]|[.](?=\\d)))*`,
    'iu',
  ).exec(text)?.[0]
  if (!told || !/\d/.test(told)) return null
  const rest = text.replace(told, ' ').trim()
  if (!/\d/.test(rest)) return null
  const instead = judged(rest)
  // What is said of the other result stays where the verdict on the student's own is the same.
  // A calculation that leads to no result, beside the result of somebody else.
  if (isEnd(reply) && instead.reply.move === 'sum.right') return { instead }
  if (instead.verdict !== 'wrong')
    return instead.verdict === null || instead.reply.move === reply.move ? null : { instead }
  const isBetterFounded = verdict === 'wrong' || isEnd(reply)
  return isBetterFounded && !hasNoCause.test(instead.reply.move) ? { instead } : null
}

/** The same in other words, where these are judged otherwise. */
function inOtherWords(reworded: (text: string, words: (typeof competingWords)[Language]) => string) {
  return (_: Turn, { text, language, verdict, judged }: Heard): Outcome | null => {
    const other = verdict === 'wrong' ? reworded(text, competingWords[language]) : text
    if (other === text) return null
    const instead = judged(other)
    return instead.verdict === 'right' || instead.verdict === 'partly' ? { instead } : null
  }
}

/** "Answer: -3; 3", «вышло 6 корней из 3»: what is announced is judged as it stands there, all of it. */
function announced(_: Turn, { text, language, reply, verdict, judged }: Heard): Outcome | null {
  const said = text.trim().replace(/[\s.?!]+$/u, '')
  const result = said.replace(competingWords[language].announces, '')
  if (result === said || /\p{L}{3}[^\p{L}]+\p{L}{3}/u.test(result)) return null
  const other = judged(result)
  const isList = /\d\s*(?:;|,\s|\s(?:and|и)\s)\s*[-−]?\d/u.test(result)
  const isTold = verdict === 'right' ? isList && isEnd(reply) : !isList
  if (!isTold || other.verdict === verdict || other.verdict === null) return null
  return verdict === 'right' || other.verdict === 'right' ? { instead: other } : null
}

/** "50 kg?" gets no yes that "50 kg" would not get. */
function askedAgain(_: Turn, { text, reply, judged }: Heard): Outcome | null {
  if (reply.move !== 'story.usual.right' || !/\?\s*$/.test(text)) return null
  const told = judged(text.replace(/[\s?]+$/u, ''))
  return told.verdict === 'right' || told.reply.move === 'ask-back' ? null : { instead: told }
}

function inDegrees(turn: Turn, heard: Heard): Outcome | null {
  const outcome = inOtherWords((text) => text.replace(ofDegrees, '$1°'))(turn, heard)
  const isRight = outcome !== null || (heard.verdict === 'right' && /°/.test(heard.text))
  return isRight && asRuleOfAngles.test(heard.text)
    ? { say: () => saying(turn, 'verdict.angles', {}, 'correct-but') }
    : outcome
}

/** "400/2100 · 100 = 19.05%": the 100 is the percent. */
function percentAsNumber(_: Turn, { text, reply, judged }: Heard): Outcome | null {
  if (
    !/^(?:story\.slip|(?:story\.)?sum\.wrong|wrong\.value)$/.test(reply.move) ||
    !/(?<![\d.,])100(?![\d.,])/.test(text)
  )
    return null
  const other = text.replace(/(?<=[=≈]\s?)([\d.,]+)\s?%/g, '$1')
  const instead = other === text ? null : judged(other)
  return instead && instead.reply.move !== reply.move ? { instead } : null
}

/** "Then divide by 6 cause there are 6 of them": each number counts something or is what the operation takes, none is a result. */
function onlyNamed(turn: Turn, { text, language, reply, before, judged }: Heard): Outcome | null {
  const { counts, operand, asksCount } = competingWords[language]
  const open = before.problem
  const isTaken = isEnd(reply) || /^worked\.(?:slip|solved)/.test(reply.move)
  if (!isTaken || taskInProgress(before) === null || text.includes('=') || asksCount.test(before.lastTask ?? ''))
    return null
  // "Both divide by 6" names the greatest common divisor.
  if (open && /gcd|lcm/.test(open.task)) return null
  const rest = text.replace(counts, ' ')
  if (/\d/.test(rest.replace(operand, ' '))) return null
  const instead = /\d/.test(rest) ? judged(rest) : null
  if (instead && !isEnd(instead.reply) && instead.verdict !== 'wrong') return { instead }
  const [value = ''] = /\d+/.exec(text) ?? []
  return value === '' ? null : { say: () => saying(turn, 'verdict.only-named', { value: `$${value}$` }) }
}

/** "If x + 1/x = 3, x² + 1/x² = ? I think 9": the number is no value of x. */
function ofAnother(turn: Turn, { text, reply }: Heard): Outcome | null {
  const { problem } = turn.state
  const isMeant = reply.move === 'wrong.answer' && /(?<=\p{L}[^\s,;=]*\s*)=\s*\?/u.test(text)
  return isMeant && problem && taskOf(problem).kind === 'equation'
    ? { say: () => saying(turn, 'verdict.cut-out') }
    : null
}

/** 141.3 is 45π with 3.14 for π, as school books have it. */
function withRoundPi(turn: Turn, { text, language, verdict, judged }: Heard): Outcome | null {
  const { problem } = turn.state
  const answer = problem && verdict === 'wrong' && !isMeasured(problem) ? wholeSolution(problem).answer : null
  if (answer?.kind !== 'expression' || !isClosed(answer.value)) return null
  const times = realAt(answer.value, {}) / Math.PI
  const own = Number(times.toFixed(6))
  const found = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => number)
  const isIt = (number: string) => Math.abs(Number(number.replace(',', '.')) - own * 3.14) < 1e-6 * Math.abs(times)
  const last = found.findLast(isIt)
  if (last === undefined || Math.abs(own - times) > 1e-9 * Math.abs(times)) return null
  const instead = judged(text.replace(last, `${String(own).replace('.', language === 'ru' ? ',' : '.')}π`))
  return instead.verdict === 'right' || instead.verdict === 'partly' ? { instead } : null
}

/** "0 = 0, so no solutions?": a right line before it makes the conclusion no more right. */
function concluded(_: Turn, { text, language, verdict, judged }: Heard): Outcome | null {
  const said = verdict === 'right' ? competingWords[language].concludes.exec(text)?.[0] : undefined
  if (said === undefined) return null
  const [task = ''] = text.split(/(?<=\d) (?=\p{L}{2})|\n/u)
  const instead = judged(text.startsWith(said) ? said : `${task}\n${said}`)
  const alone = instead.verdict === null ? judged(said) : instead
  return alone.verdict === 'wrong' ? { instead: alone } : null
}

/** "V = 27, S = 9·4 = 36" where the volume was read: the other result is another thing, and it was not looked at. */
function secondResult(turn: Turn, { text, language, reply }: Heard): Outcome | null {
  const { problem } = turn.state
  // Beside the letter of an equation another one is worked out from it.
  if (!isEnd(reply) || !problem || isMeasured(problem) || taskOf(problem).kind === 'equation') return null
  const found = [...text.matchAll(labelled)].map(([whole, label = '', chain = '']) => ({
    whole,
    label,
    value: valueIn(chain.split('=').at(-1) ?? '', language),
  }))
  const last = found.at(-1)
  const answers = expressionsOf(wholeSolution(problem).answer)
  if (!last?.value || namesOf(taskOf(problem)).includes(last.label.toLowerCase())) return null
  const own = found.find(
    ({ label, value }) => label !== last.label && value && answers.some((each) => isSame(each, value)),
  )
  const isKnown = isFollowed(problem, { kind: 'chain', parts: [last.value, last.value] })
  if (!own || isKnown || !answers.every((each) => last.value && sameValue(each, last.value) === 'refuted')) return null
  const values = { end: formulaIn(turn, own.whole), other: `\`${last.whole.replaceAll('`', "'")}\`` }
  const state = { ...momentOf(turn).state, problem: { ...problem, solved: false } }
  const after = { ...momentOf(turn), state, events: [] }
  return { say: () => saying(turn, 'verdict.second-result', values, 'correct-but'), after }
}

/** A result with a letter, or the derivative of something in brackets. */
const labelled = /(?<![\p{L}\d^_])(\p{L}|\([^()\s]{1,12}\)['’′])\s*=\s*([^\s;,?]+)/gu

const isSame = (a: Expr, b: Expr): boolean => sameValue(a, b) === 'verified'

function valueIn(text: string, language: Language): Expr | null {
  const [line] = readMessage(text, language).lines
  return line && 'statement' in line && line.statement.kind === 'expression' ? line.statement.value : null
}

/** Of a solution the end is right: a line on the way that does not fit was read otherwise than it was meant. */
function atTheEnd(turn: Turn, { text, language, reply, before, judged }: Heard): Outcome | null {
  // Alone, a first message's own calculation would be the task.
  if (!hasNoCause.test(reply.move) || taskInProgress(before) === null) return null
  // Behind a formula alone nothing shows where the number comes from, and the formula may be another one.
  if (reply.move === 'told.unclear' && !/\d\)?\s*[-+−*/×·:÷]\s*[(√]?\d/.test(text)) return null
  const isOfTask = ({ moment: { state } }: Judged) =>
    state.problem?.id === before.problem?.id && state.story?.id === before.story?.id
  // "x = 3 and x = 6" names two roots: the second one is no end that could stand for both.
  const isListed = (each: string) =>
    reply.move === 'wrong.extraneous-root' &&
    competingWords[language].lists.test(
      text.slice(0, Math.max(0, text.lastIndexOf(each))).replace(/\p{L}\s*=\s*$/u, ''),
    )
  const end = endsOf(text, language)
    .filter((each) => !isListed(each))
    .map(judged)
    .find((each) => isEnd(each.reply) && isOfTask(each))
  if (!end || holdsFalseSum(text, language)) return null
  if (!isOfLines.test(reply.move)) return { instead: end }
  const [line] = [...reply.text.matchAll(/\$[^$]+\$/g)].map(([formula]) => formula)
  if (!line || !turn.state.problem) return null
  const last = endsOf(text, language).at(-1) ?? ''
  const values = { end: formulaIn(turn, last), line: ownFormula(reply.text, text) ?? line }
  return { say: () => saying(turn, 'verdict.end-right', values, 'correct-but') }
}

/** "fg(4) = 25" is no "4 = 25": nothing is wrong with an equality that nobody wrote. */
function cutOut(turn: Turn, { text, language, reply }: Heard): Outcome | null {
  if (!/^(?:story\.)?(?:sum\.wrong|equation\.off)$/.test(reply.move)) return null
  return standsIn(text, reply.text, language) ? null : { say: () => saying(turn, 'verdict.cut-out') }
}

/** "y' = 5(2x + 1)^4" where the derivative has one factor more: as a part it fits, as the whole it does not. */
function partOrAll(turn: Turn, { text, language, reply }: Heard): Outcome | null {
  const { problem } = turn.state
  const task = problem && reply.move === 'right.terms' ? taskOf(problem) : null
  if (task?.kind !== 'request' || task.operation !== 'differentiate' || task.subject.kind !== 'expression') return null
  const { value: subject } = task.subject
  const [line] = [...reply.text.matchAll(/\$[^$]+\$/g)].map(([formula]) => formula)
  // What is to be differentiated, in another form, is no derivative.
  const isSubject = readClaims(text, language).claims.some(
    ({ line: { statement } }) => statement.kind === 'expression' && sameValue(statement.value, subject) === 'verified',
  )
  if (!line || isSubject) return null
  return /[+*·]\s*$/.test(text)
    ? null
    : { say: () => saying(turn, 'verdict.part-or-all', { line }), after: momentOf(turn) }
}

/**
 * "w + w + 3 = 34, w = 15.5": solved rightly, which says nothing of whether the equation says what the task says. Where the
 * task was read, its result tells that.
 */
function ownEquation(turn: Turn, { text, language, reply, before }: Heard): Outcome | null {
  const { problem, story } = turn.state
  const left = taskInProgress(before)
  if (reply.move !== 'solved' || !problem || problem.told !== null || isMeasured(problem)) return null
  const told = left?.problem && left.problem.id !== problem.id && left.problem.told !== null ? left.problem : null
  const ofStory = left?.story ?? (left === null && story !== null && !story.isParked ? story : null)
  const isForWords = left === null && ofStory === null && isToldBefore(text, language)
  if (taskOf(problem).kind !== 'equation' || (told === null && ofStory === null && !isForWords)) return null
  const { answer } = wholeSolution(problem)
  const wanted = told ? resultOf(told) : ofStory?.standing === 'confirmed' ? readingOf(ofStory)?.answer : undefined
  const comesTo = wanted && number(wanted)
  if (comesTo && rootsIn(answer).some((root) => sameValue(root, comesTo) === 'verified')) return null
  const offer = sayOfStory(turn, 'equation.solved')
  const say = () => {
    const text = turn.voice.say('verdict.own-equation', { answer: turn.voice.line(answer), offer })
    const isOpen = comesTo !== undefined || isForWords
    const verdict = isOpen ? 'correct-but' : 'correct'
    return { move: isOpen ? 'verdict.own-equation' : 'solved', text, content: { ...reply.content, verdict } } as const
  }
  // The task in words stays open; an equation that was opened earlier is done.
  return left === null || before.problem?.id === problem.id ? { say, after: momentOf(turn) } : { say }
}

/** "The leg is 3 longer than the base, perimeter 27, i did x + x + 3 = 27": a task in words stands before the equation. */
function isToldBefore(text: string, language: Language): boolean {
  // Looked for from the sign back: the terms before it are not tried from each of their beginnings.
  const sign = /(?<=((?:[\d()]|(?<!\p{L})\p{L}|\s|[-+*/^.,·])*))=/u.exec(text)
  const told = sign ? text.slice(0, sign.index - (sign[1] ?? '').length) : text
  const { wrote } = competingWords[language]
  const own = wrote.exec(told)
  const task = told.slice(0, own?.index ?? 0)
  return /\d/.test(task) && (task.match(/\p{L}{3,}/gu) ?? []).length > 4
}

/** The number that a task in words comes to, as it was read. */
function resultOf(problem: Problem): Rational | undefined {
  const { answer } = wholeSolution(problem)
  return answer.kind === 'expression' ? (exactValue(answer.value) ?? undefined) : undefined
}

// ---- What stands in the message --------------------------------------------------------------------------------------

function saying(turn: Turn, move: Parameters<Turn['voice']['say']>[0], values = {}, verdict?: 'correct-but'): Reply {
  const { problem } = turn.state
  const text = turn.voice.say(move, values)
  if (!problem || problem.solved) return plainReply(move, text)
  return { move, text, content: { ...problemContent(problem, turn.voice), badge: null, ...(verdict && { verdict }) } }
}

/** As a formula where it can be read, otherwise word for word. */
function formulaIn({ voice }: Turn, term: string): string {
  const [line] = readMessage(term, voice.language).lines
  return line && 'statement' in line
    ? `$${latexOfStatement(line.statement, voice.language)}$`
    : `\`${term.replaceAll('`', "'").trim()}\``
}

/** The last line or sentence, and what stands behind its last sign of equality. */
function endsOf(text: string, language: Language): string[] {
  const lines = text.split(/\n|(?<=[.!?])\s+/u).filter((line) => /\d/.test(line))
  const last = lines.at(-1)?.replace(competingWords[language].ends, '').trim() ?? ''
  const value = last.split(/[=≈]/).at(-1)?.trim() ?? ''
  const number = /^([-−]?\d[\d.,/]*(?:\s?[\p{L}%°²³/]+)?)\s*(?:\([^)]*\))?[\s.?!]*$/u.exec(value)?.[1] ?? ''
  return [...new Set([last, value, number])].filter((each) => each !== '' && each !== text.trim())
}

/** A calculation that stands in the message as a whole and does not hold, whatever letters and units stand beside it. */
const holdsFalseSum = (text: string, language: Language): boolean =>
  readClaims(text, language).claims.some(({ line: { statement, source } }) => {
    const parts = statement.kind === 'chain' ? statement.parts.filter(isClosed) : []
    const isFalse = parts.length > 1 && truthOf({ kind: 'chain', parts }) === false
    return isFalse && isWhole(spaceless(text), spaceless(source.slice(0, source.lastIndexOf('='))).trim(), language)
  })

/** The formula of the reply that the message holds. */
const ownFormula = (reply: string, text: string): string | undefined =>
  [...reply.matchAll(/\$[^$]+\$/g)]
    .map(([formula]) => formula)
    .find((formula) => spaceless(text).includes(plain(formula)))

/** Whether the calculation that the reply denies stands in the message just so, in signs or in words ("83 - 54 is 31"). */
function standsIn(text: string, reply: string, language: Language): boolean {
  const formulas = [...reply.matchAll(/\$([^$]+)\$/g)].map(([, formula]) => plain(formula ?? ''))
  const calculations = formulas.filter((each) => /\d.*[-+*/=:√^]|=/.test(each))
  // Before the one that does not hold those that do are named.
  const judged = calculations.at(calculations.length > 1 ? 1 : 0)
  if (judged === undefined) return true
  const { equals } = competingWords[language]
  return [text, writeSpoken(text, language)].some((said) =>
    isWhole(spaceless(said.replace(equals, '=')), judged, language),
  )
}

/** Whether the message holds a stretch that is no piece of a longer formula. */
function isWhole(text: string, stretch: string, language: Language): boolean {
  if (stretch === '') return false
  const parts = text.split(stretch)
  return parts.slice(1).some((behind, index) => {
    const before = parts.slice(0, index + 1).join(stretch)
    return !/^[\d)²³^]|^\s*[*/+^(]|^[.,]\d/.test(behind) && isBegun(before, stretch, language)
  })
}

function isBegun(before: string, stretch: string, language: Language): boolean {
  const side = /(?<![^=\n])([^=\n]*)=\s*$/.exec(before)?.[1]
  // "no six at all = 5/6 · 5/6": what is on the left was not read.
  if (side !== undefined && /\p{L}{2}\s*$/u.test(side)) return /=/.test(stretch.slice(0, -1))
  const isOpen = before === '' || /[\n=;:,.?!→⇒>]\s*$/.test(before)
  return isOpen || competingWords[language].leads.test(before.trimEnd())
}

/** Signs as they are typed most, no spaces but between digits and between words, and no brackets: a fraction needs none. */
const spaceless = (text: string): string =>
  text
    .toLowerCase()
    // Numbers of steps are no part of them.
    .replace(/(?<!\S)\d\)\s/g, '\n')
    .replace(/[×·⋅∙*]|(?<=\d)\s+[xх]\s+(?=[\d(])/gu, '*')
    .replace(/[÷:](?=\s*[\d(])/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/[ \t]*([-+*/=<>√^])[ \t]*/g, '$1')
    .replace(/(?<=sin|cos|tan|tg|ln|log|lg) +/g, '')
    .replace(/[()]/g, '')

/** A formula of ours as it would be typed. */
function plain(formula: string): string {
  let text = formula.replace(/^\$|\$$/g, '').replaceAll('{,}', ',')
  for (let round = 0; round < 3; round++)
    text = text.replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2').replace(/\\sqrt\{([^{}]*)\}/g, '√$1')
  return spaceless(
    text
      .replace(/\\cdot|\\times/g, '*')
      .replaceAll('\\pi', 'π')
      .replace(/\\[,;: ]|\\left|\\right|[{}\\]/g, ''),
  )
}

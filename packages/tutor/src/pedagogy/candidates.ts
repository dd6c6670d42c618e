import { candidateWords, compares, placesNamed } from '../language/candidate-words.ts'
import { approximate } from '../math/approximate.ts'
import type { Expr } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { exactValue } from '../math/polynomial.ts'
import { readTask } from '../math/task-reading.ts'
import { roundedTo, roundingWish } from '../math/tasks/rounding-questions.ts'
import { amountsIn } from '../math/tasks/size-questions.ts'
import { sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { momentOf, putBack } from './moment.ts'
import {
  isOpenNow,
  judgeIn,
  linesBy,
  orAsBefore,
  shownResult,
  type TriedResult,
  tryResult,
  withLogs,
} from './own-results.ts'
import { pointedQuestion } from './pointed-question.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { type Answer, isIdle } from './tried.ts'
import type { Message } from './understand.ts'

/**
 * "8 + 2 × 5, my mum says 50 and my dad says 18", "is it 0.6 or 0.06": two results of one task, of which the student has
 * chosen neither. Which is right stays open; how a wrong one comes about is told, with one question that decides.
 */
export function candidates({ turn, typed, intent, expected }: Message, answer: Answer): Reply | null {
  const { state, voice } = turn
  if (turn.isPart || intent !== undefined || typed.length > LONGEST || expected?.by.startsWith('card.')) return null
  const isFirst = isIdle(state)
  const open = !isFirst && state.problem && !state.problem.solved ? state.problem : null
  if (!isFirst && !open) return null
  const rounded = roundings(turn, typed)
  if (rounded) return rounded
  const isFresh = state.problem === null && state.story === null
  if (isFirst && !isFresh) return null
  const offered = offeredIn(typed, voice.language, open !== null)
  if (!offered) return null
  if (offered.task === null && open === null) return withoutTask(turn, offered.values)
  return orAsBefore(turn, () => decided(turn, offered, answer))
}

const LONGEST = 250

interface Offered {
  readonly task: string | null
  readonly values: readonly string[]
  /** The one that the student has chosen. */
  readonly own: string | null
}

function decided(turn: Turn, { task, values, own }: Offered, answer: Answer): Reply | null {
  const { voice } = turn
  const start = momentOf(turn)
  const tried = values.map((value) => {
    const result: TriedResult =
      task === null
        ? { opened: null, ...judgeIn(turn, start, value, answer) }
        : tryResult(turn, start, task, value, answer)
    return { value, ...result }
  })
  if (tried.some(({ state }) => state === 'undone' || state === 'part')) return null
  const right = tried.filter(({ state }) => state !== 'wrong')
  const wrong = tried.filter(({ state }) => state === 'wrong')
  const chosen = tried.find(({ value }) => value === own)
  if (chosen?.judged) {
    putBack(turn, chosen.judged.moment)
    return chosen.judged.reply
  }
  const shown = values.map((value) => shownResult(value, turn)).join(voice.language === 'ru' ? ' и ' : ' and ')
  if (wrong.length === 0) {
    const [first] = right
    if (!first?.judged) return null
    putBack(turn, first.judged.moment)
    return {
      ...first.judged.reply,
      text: `${voice.say('candidates.same', { values: shown })} ${first.judged.reply.text}`,
    }
  }
  // "+15 or -15?" inside a task may be about a term of a line.
  if (task === null && right.length === 0) return null
  const [bad] = wrong
  // Neither is called right or wrong here, so no try is recorded.
  putBack(turn, task === null ? start : withLogs(bad!.opened!.moment, { ...turn, events: [...start.events] }))
  if (!isOpenNow(turn) || !turn.state.problem) return null
  turn.state.expects = null
  voice.recall(null)
  const { cause, question } = pointedQuestion(turn, turn.state.problem, linesBy(turn, bad!.value))
  turn.state.problem.lastError = null
  const isNone = right.length === 0
  const move = isNone ? 'candidates.none' : cause === '' ? 'candidates.test' : 'candidates.cause'
  const text = voice.say(move, { values: shown, value: shownResult(bad!.value, turn), cause, question })
  const { badge, ...content } = bad!.judged!.reply.content
  const { verdict: _, lines: __, ...plain } = content as typeof content & { lines?: unknown }
  return {
    move,
    text,
    content: { ...plain, badge: isNone ? badge : null, ...(isNone && { verdict: 'incorrect' }) },
    free: true,
  }
}

/**
 * "I got 0.0625, do I write 0.06 or 0.063": each is the same number, rounded. Where it is not said how, that is what to look
 * for in the task.
 */
function roundings(turn: Turn, typed: string): Reply | null {
  const { voice } = turn
  const { language } = voice
  const { or } = candidateWords[language]
  const choice = regExpOf(`(${alone})\\??[ ,]+(?:${or}) (${alone})(?:\\??[ ,]+(?:${or}) (${alone}))?`, 'iu').exec(typed)
  if (!choice || roundingWish(typed, language) || /round|округл/iu.test(typed)) return null
  const offered = [choice[1], choice[2], choice[3]].flatMap((each) => (each ? [valueIn(turn, each)] : []))
  const sources = amountsIn(typed.slice(0, choice.index), language)
  const source = sources.find(({ value: each }) => each.kind === 'number')?.value ?? sources[0]?.value
  if (!source || offered.some((each) => each?.kind !== 'number')) return null
  const parts = offered.map((each) => {
    const places = [1, 2, 3, 4].find((count) => {
      const near = roundedTo(source, count)
      return near !== null && Math.abs(near - approximate(each!)) < 1e-12
    })
    return places === undefined ? null : { each: each!, places }
  })
  const isWhole = exactValue(source)?.d === 1n
  if (isWhole || !parts.every((part) => part !== null) || parts.length < 2) return null
  const places = placesNamed[language]
  const exact = source.kind === 'number' ? placesNamed[language](0).replace('{value}', voice.formula(source)) : ''
  const text = voice.say('candidates.rounded', {
    value: voice.formula(source),
    parts: parts.map((part) => `${voice.formula(part.each)} ${places(part.places)}`).join(', '),
    exact,
  })
  return plainReply('candidates.rounded', text)
}

function withoutTask(turn: Turn, values: readonly string[]): Reply {
  const { voice } = turn
  const shown = values.map((value) => shownResult(value, turn)).join(voice.language === 'ru' ? ' и ' : ' and ')
  const [first, ...others] = values.map((each) => valueIn(turn, each))
  const isSame = (other: Expr | null | undefined) => first && other && sameValue(first, other) === 'verified'
  if (others.every(isSame)) {
    const same = voice.say('candidates.same', { values: shown })
    return plainReply('candidates.same', `${same} ${voice.say('candidates.form')}`)
  }
  return plainReply('candidates.no-task', turn.voice.say('candidates.no-task', { values: shown }))
}

function valueIn(turn: Turn, text: string): Expr | null {
  const [line] = linesBy(turn, text)
  return line && 'statement' in line && line.statement.kind === 'expression' ? line.statement.value : null
}

// ---- What is offered ------------------------------------------------------------------------------------------------

const value = '(?:[a-zх]\\s?=\\s?)?[-−]?(?:\\d+\\s)?[\\d√][\\d√.,/^]*(?<![.,])%?'
/** In an open task also a term: "x²+9". */
const term = '(?<![\\p{L}\\d])[-−(√]?(?:[\\d(√]|[a-zх](?![\\p{L}]))[-+*/^()\\d.,√²³=a-zх]*(?<![.,])'
const alone = `(?<![\\d\\p{L}.,/*^+=:×÷·(-])(?<!\\d[ ]?[-+*/:×÷·^=] ?)${value}(?![\\d\\p{L}/*^=×÷·(]|[.,]\\d| ?[-+*/:×÷·^] ?\\d)`

/** A calculation of at least two numbers. */
const calculation =
  /(?<![\d\p{L}.,])[-−(√]{0,9}\d(?:[.,]?\d)*[%)²³]*(?: ?[-−+*/:×÷·^xх(] ?[-−(√]{0,9}\d(?:[.,]?\d)*[%)²³]*)+/giu

function offeredIn(typed: string, language: Language, isInTask: boolean): Offered | null {
  const { or, asks, asking, own, operation } = candidateWords[language]
  const between = (one: string) =>
    regExpOf(`(${one})\\??[ ,]+(?:${or}) (?:is it |это )?(${one})(?:\\??[ ,]+(?:${or}) (${one}))?`, 'iu').exec(typed)
  const choice = between(alone) ?? (isInTask ? between(term) : null)
  const sum = isInTask ? undefined : longestSum(typed)
  if (!choice) return sum === undefined ? null : arguedIn(typed, sum, language)
  // "Which is bigger, 5 or 7": the two are the task.
  if (compares.test(typed)) return null
  const values = [choice[1], choice[2], choice[3]].flatMap((each) => each ?? [])
  const ahead = typed.slice(0, choice.index)
  const behind = typed.slice(choice.index + choice[0].length)
  const before = ahead.replace(asks, '').trim()
  // "x = 4 or x = -2" are the roots, "divide by 60 or 3600" is a step.
  const isAsked = typed.includes('?') || asking.test(typed) || before !== ahead.trim()
  if (!isAsked || operation.test(ahead) || new Set(values).size < values.length) return null
  if (!values.every((each) => /\d/.test(each)) || (isInTask && values.every((each) => each.includes('=')))) return null
  const chosen = ownIn(typed, own)
  if (sum !== undefined) return { task: sum, values, own: chosen }
  // Lines of work before it: what stands at their end is the end of the work.
  if (before.includes('\n') || (before.match(/=/g)?.length ?? 0) > 1) return null
  if (/\d/.test(before)) return !isInTask && readTask(before, language) ? { task: before, values, own: chosen } : null
  const isPlain = !/\d/.test(behind) && (isInTask || before.split(/\s+/).length <= MOST_WORDS)
  return isPlain ? { task: null, values, own: chosen } : null
}

/** "..., my mum says 50 and my dad says 18": each behind who has it. */
function arguedIn(typed: string, sum: string, language: Language): Offered | null {
  const { debate, own } = candidateWords[language]
  const rest = typed.replace(sum, ' ; ')
  if (/[=<>]/.test(rest)) return null
  const values = [
    ...rest.matchAll(regExpOf(`(?<!\\p{L})(?:${debate})(?: that)?(?: it'?s| it is| что)?,? (${alone})`, 'giu')),
  ].flatMap(([, each]) => each ?? [])
  return values.length >= 2 && values.length <= 3 && new Set(values).size === values.length
    ? { task: sum, values, own: ownIn(typed, own) }
    : null
}

function ownIn(typed: string, own: RegExp): string | null {
  const said = own.exec(typed)
  return said ? (regExpOf(`^${value}`, 'iu').exec(typed.slice(said.index + said[0].length))?.[0] ?? null) : null
}

/** A calculation that stands by itself, and not in an equation or a term with letters. */
function longestSum(typed: string): string | undefined {
  const alone = [...typed.matchAll(calculation)].filter(({ 0: found, index }) => {
    const [before, behind] = [typed.slice(0, index).trimEnd(), typed.slice(index + found.length).trimStart()]
    const isCut = /[-+*/^=<>(]$|(?<!\p{L})[a-zх]$/iu.test(before) || /^[-+*/^=<>(]|^[a-zх](?!\p{L})/iu.test(behind)
    return !isCut && /[-+*:×÷·^xх(]|\/.*\//iu.test(found)
  })
  return alone.map(([found]) => found).sort((a, b) => b.length - a.length)[0]
}
const MOST_WORDS = 6

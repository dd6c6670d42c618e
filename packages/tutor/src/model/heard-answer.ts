import { openStoryIn } from '../dialogue/story/brief.ts'
import { answerWords } from '../language/answer-words.ts'
import { isDeniedAt } from '../language/denial.ts'
import { either } from '../language/either.ts'
import { hearAnswer } from '../language/hear.ts'
import { tellers } from '../language/tellers.ts'
import { type Expr, equation, type Statement } from '../math/ast.ts'
import { readClaims } from '../math/claims/index.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { readMessage } from '../math/reading.ts'
import { isPlain, quantitiesIn } from '../math/units.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { regExpOf } from '../pattern.ts'
import type { Expects } from '../pedagogy/expects.ts'
import { measure } from '../pedagogy/measure.ts'
import { sameSides } from '../pedagogy/problem.ts'
import type { Turn } from '../pedagogy/reply.ts'
import { answeredValues, isOffered, repeatsNumber } from './answered-values.ts'
import {
  answering,
  concludesWith,
  goesOnWithWork,
  inFrontOfWork,
  refusesNumber,
  saidBeside,
  saysForm,
  saysSlip,
  sentencesOf,
  valuesSaid,
} from './forms.ts'
import { asksSeveral, isPartOf, isTakenBack, partsOf, shareSaid, standsIn, wordInstead } from './noted.ts'
import { contradicts } from './same-words.ts'
import type { HeardAnswer } from './understood.ts'
import { withMixedNumbers } from './usual-signs.ts'

/**
 * The message against what the model has noted about its question. Told is a noted answer that stands there
 * word for word, and of a wrong one that it is meant. One that stands there in part may still be taken for a whole one.
 */
export function heardAnswer(asked: Expects, written: string, turn: Turn): HeardAnswer {
  const whole = heardWhole(asked, written, turn)
  const [first = '', ...rest] = sentencesOf(written)
  const others = rest.join(' ')
  // "5 и 1/3 и выходит. один ушёл, это треть. почему нет": the words behind the answer defend it.
  const isDefended =
    whole.verdict === 'unknown' && rest.length > 0 && !/\d/.test(others) && !rest.some((each) => takenBack.test(each))
  const begun = isDefended && /\d/.test(first) ? heardWhole(asked, first, turn) : null
  return begun?.verdict === 'wrong' && begun.meaning !== null ? begun : whole
}
const takenBack = regExpOf(`^[^\\p{L}]*(?:${either(answerWords.corrections)})(?!\\p{L})`, 'iu')

function heardWhole(asked: Expects, written: string, { voice, state }: Turn): HeardAnswer {
  // "17.5 -> 105 m -> 315 kJ": an arrow leads on, and is no minus.
  const { language } = voice
  const mixed = asked.answers.some(
    (each) =>
      (each.kind === 'form' && mixedNumber.test(each.text)) ||
      (each.kind === 'slip' && each.answer.kind === 'form' && mixedNumber.test(each.answer.text)),
  )
  const plain = withoutOthers(written.replace(/\s*(?:[-–—]+>|→)\s*/gu, ' ; ').replace(hedged, '$1'), language)
  const message = mixed ? withMixedNumbers(plain) : plain
  const { question } = asked
  const isSeveral = asked.isSeveral === true || asksSeveral(question)
  const hasPercent = asked.answers.some((each) => each.kind === 'form' && each.text.includes('%'))
  const part = answering(message, hasPercent ? '' : question)
  const text = /[\p{L}\d]/u.test(part) ? part : message
  const heard = hearAnswer(text, language)
  // A numeral in words may not be a number: the "раз" in «в 6 раз».
  const typed = heard.lines.length === 0 ? numbersTyped(text, language) : []
  const said = typed.length > 0 ? { ...heard, numbers: typed } : heard
  const isConfirming = said.yesNo !== null && openStoryIn(state)?.story.standing !== 'confirmed' && openStoryIn(state)
  const noted = asked.answers.flatMap((each) => (each.kind === 'form' ? [each.text] : []))
  const forms = noted.map((form) => (wordInstead(form, text) ? null : saysForm(form, text, question, language)))
  const front = inFrontOfWork(text)
  const isInFront = front !== null && noted.some((form) => saysForm(form, front, question, language) === 'right')
  const isSaidLine = asked.answers.some((each) => each.kind === 'line' && hasLine(text, each.line, language))
  const byForm = isInFront || isSaidLine || forms.includes('right') ? 'right' : forms.includes('part') ? 'part' : null
  // "Add 5" has the number of "subtract 5".
  const isOther = noted.length > 0 && noted.every((form) => contradicts(form, text, language))
  const compared = measure(asked.answers, said, text, language)
  const isRefused = refusesNumber(text)
  const isUnsure =
    (isOther && compared === 'right') || (compared === 'wrong' && (isRefused || isNoInPassing(said, text, language)))
  const measured = isUnsure ? null : compared
  const slips = asked.answers.flatMap((each) =>
    each.kind === 'slip' && each.answer.kind === 'form' ? [{ form: each.answer.text, meaning: each.meaning }] : [],
  )
  const isRight = measured === 'right' || byForm === 'right'
  const alike = isRight ? 'right' : (byForm ?? measured)
  const { verdict, slip } = weighed(noted, slips, {
    message,
    text,
    question,
    language,
    isRight,
    // What else a longer message says may be the other part.
    otherwise: alike === 'part' && sentencesOf(message).length > 1 ? null : alike,
    isMeasured: measured === 'right',
  })
  if (isConfirming) return { question, verdict: 'unknown', meaning: null }
  if (verdict === 'right' && isOnlyRepeated(noted, message, language))
    return { question, verdict: 'unknown', meaning: null }
  const all = verdict === 'right' ? saidBeside(message, question, noted, language) : []
  const beside = all[0] ?? null
  const last = sentencesOf(message).findLast((each) => !each.includes('?')) ?? ''
  const isPartly =
    verdict === 'right' &&
    isSeveral &&
    ((all.includes(last) && /\d/.test(last)) || hasOtherValue(noted, message, question, language)) &&
    !saysWhole(noted, message, question, language)
  return {
    question,
    verdict: verdict ?? 'unknown',
    ...(isPartly && { isPartly: true as const }),
    meaning: slip && (slip.meaning || slip.form),
    ...(beside !== null && { beside }),
  }
}

const mixedNumber = /\d\s\d+\/\d/

/** "My bro still says 18": what somebody else says is no answer of the student, who says something besides. */
function withoutOthers(message: string, language: Language): string {
  const sentences = sentencesOf(message)
  const own = sentences.filter((each) => {
    const told = each.search(new RegExp(tellers[language].source, 'u'))
    return told < 0 || !/\d/.test(each.slice(told))
  })
  return own.length > 0 && own.length < sentences.length ? own.join(' ') : message
}

/** A noted answer with a part for each thing that is asked stands in the message. */
const saysWhole = (noted: readonly string[], message: string, question: string, language: Language): boolean =>
  noted.some(
    (each) =>
      // "20% of 72, because 72 is bigger" answers one thing, and why.
      (partsOf(answering(each, '')).length > 1 || (each.match(/[<>=≤≥]/gu) ?? []).length > 1) &&
      (standsIn(each, message, language).size > 0 || saysForm(each, message, question, language) === 'right'),
  )

/** The message ends with a number that is none of those noted or asked about: perhaps what it says to the other question. */
function hasOtherValue(noted: readonly string[], message: string, question: string, language: Language): boolean {
  // "Theres only 1 comma" is an ordinary word.
  const known = [0, 1, ...[question, ...noted].flatMap((each) => valuesSaid(each, language))]
  // What is asked or compared is no answer.
  const sentence = sentencesOf(message).findLast((each) => valuesSaid(each, language).length > 0) ?? ''
  const last = /[?<>]/.test(sentence) ? undefined : valuesSaid(sentence, language).at(-1)
  return last !== undefined && !known.includes(last)
}

/** The numbers that are noted stand in the message, and it offers none of them: "10 min is just 10". */
function isOnlyRepeated(noted: readonly string[], message: string, language: Language): boolean {
  const numbers = noted.map((each) => (/\p{L}{3}/u.test(each) ? [] : valuesSaid(each, language)))
  const values = numbers.flatMap((each) => (each.length === 1 ? each : []))
  const isSaidInWords = noted.some((each) => /\p{L}{3}/u.test(each) && standsIn(each, message, language).size > 0)
  const found = values.filter((value) => valuesSaid(message, language).includes(value))
  return (
    found.length > 0 &&
    !isSaidInWords &&
    repeatsNumber(message) &&
    !found.some((value) => isOffered(message, value, language))
  )
}

/** "None i think", «нисколько наверно»: one or two words with a doubt behind them are those words. */
const hedged = regExpOf(
  `((?:^|[.,;!?]\\s)\\p{L}{3,}(?:\\s\\p{L}+)?),?\\s(?:${either(answerWords.hedges)})(?=\\s?(?:[.,;!?…\\n]|$))`,
  'giu',
)

interface Slip {
  readonly form: string
  readonly meaning: string
}

interface About {
  readonly message: string
  /** The part of it that may answer. */
  readonly text: string
  readonly question: string
  readonly language: Language
  /** The numbers or most words of a right answer are there. */
  readonly isRight: boolean
  /** The core measures it as right itself. */
  readonly isMeasured: boolean
  /** The verdict where nothing noted stands in the message. */
  readonly otherwise: 'right' | 'part' | 'wrong' | null
}

/** How much better the right words have to fit than the wrong ones (share of them). */
const CLEARLY = 0.3
/** How much of each part of a right answer has to be there then. */
const LEAST = 0.6

/** The verdict from the notes, and the noted mistake if it surely is what the student means. */
function weighed(
  noted: readonly string[],
  slips: readonly Slip[],
  about: About,
): { verdict: About['otherwise']; slip: Slip | null } {
  const { message, language, question, isRight } = about
  const right = longest(noted.map((form) => ({ form, ...standsIn(form, message, language) })))
  // What is a piece of the right answer is no mistake: the "lost" of "I lost my keys".
  const isOwn = ({ form }: Slip) =>
    noted.some((each) => standsIn(form, each, language).size > 0 || (!/\d/.test(form) && isPartOf(form, each)))
  const wrong = longest(slips.map((slip) => ({ ...slip, size: isOwn(slip) ? 0 : sizeOfSlip(slip, noted, about) })))
  const beside = slips.find((slip) => isRight && !isOwn(slip) && hasNumbersOf(slip, noted, about))
  if (wrong.size > right.size)
    return {
      verdict: right.size > 0 || about.isMeasured ? null : 'wrong',
      slip: { form: wrong.form, meaning: wrong.meaning ?? '' },
    }
  // The right words beside wrong ones are no proof: "in 2015, over. we was in rome".
  if (wrong.size > 0) return { verdict: null, slip: { form: wrong.form, meaning: wrong.meaning ?? '' } }
  if (beside) return { verdict: null, slip: beside }
  if (isRight && slips.some((slip) => !isOwn(slip) && hasWordOf(slip, noted, about)))
    return { verdict: null, slip: null }
  if (isRight && isOneOfSeveral(noted, about)) return { verdict: null, slip: null }
  if (right.size > 0) {
    // Of two things that are asked for, a note that a longer one contains may be only the first.
    const isRest = asksSeveral(question) && noted.some((other) => isPartOf(right.form, other))
    if (isRest) return { verdict: null, slip: null }
    return {
      verdict: goesOnWithWork(right.form, lineOf(message, right.end ?? 0), question, language)
        ? about.otherwise
        : 'right',
      slip: null,
    }
  }
  const isAlike = slips.some(({ form }) => saysLine(form, about) ?? saysSlip(form, about.text, question, language))
  if (!isAlike) return { verdict: about.otherwise, slip: null }
  const fit = (forms: readonly string[]) => Math.max(0, ...forms.map((form) => shareSaid(form, message)))
  const wrongFit = fit(slips.map(({ form }) => form))
  const isWhole = (form: string) => partsOf(form).every((each) => shareSaid(each, message) >= LEAST)
  const isClear = isRight && noted.some((form) => isWhole(form) && fit([form]) >= wrongFit + CLEARLY)
  return { verdict: isClear ? 'right' : null, slip: null }
}

/** How much of the message a noted mistake is, where it is surely meant; 0: it is not. */
function sizeOfSlip({ form }: Slip, noted: readonly string[], about: About): number {
  const { message, text, question, language, isRight } = about
  const isOfNumbers = /\d/.test(form) && !/[<>=≤≥∞]/.test(form)
  const isNamed = isOfNumbers && /\p{L}{4}/u.test(form)
  // A number is a mistake only where it is all that is said, or what the message comes to, and no right one is.
  if (isOfNumbers && refusesNumber(text)) return 0
  if (isOfNumbers && !isRight && saysSlip(form, text, question, language)) return 1
  if (isOfNumbers && !isNamed) {
    const said = valuesSaid(message, language)
    const hasRight = noted.some((each) => valuesSaid(each, language).some((value) => said.includes(value)))
    return !isRight && !hasRight && concludesWith(form, text, question, language) ? 1 : 0
  }
  const stand = [standsIn(form, message, language), standsIn(form, text, language)].find(({ size }) => size > 0)
  if (stand) return isTakenBack(message, stand) ? 0 : stand.size
  if (noted.some((each) => wordInstead(each, message) === form.trim().toLowerCase())) return 2
  return saysLine(form, about) && !isTakenBack(message, { size: 0, end: 0 }) ? 2 : 0
}

/** The numbers of a noted mistake are among what the message says in answer, those that no right answer and not the question has. */
function hasNumbersOf({ form }: Slip, noted: readonly string[], { message, question, language }: About): boolean {
  if (/[<>≤≥]/.test(form)) return false
  // "The first 0", "in one step" are ordinary words.
  const known = [0, 1, ...[question, ...noted].flatMap((each) => valuesSaid(each, language))]
  const telling = valuesSaid(form, language).filter((value) => !known.includes(value))
  const values = [form, ...noted].flatMap((each) => valuesSaid(each, language))
  const said = answeredValues(message, question, values, language)
  return (
    telling.length > 0 &&
    telling.every((value) => said.includes(value) && !isInOtherUnit(form, value, message, language))
  )
}

/** "30 m" is noted, and the message has its 30 in centimeters. */
function isInOtherUnit(form: string, value: number, message: string, language: Language): boolean {
  const unitsIn = (text: string) =>
    quantitiesIn(text, language).flatMap((each) =>
      Number(each.value.n) / Number(each.value.d) === value
        ? [each.unit && !isPlain(each.unit.dimension) ? each.unit.en : null]
        : [],
    )
  const [wanted] = unitsIn(form)
  const said = unitsIn(message)
  return wanted != null && said.length > 0 && said.every((unit) => unit !== null && unit !== wanted)
}

/** The one word that a noted mistake is stands in the message, and in no right answer: "5.4 g, perhaps lighter". */
function hasWordOf({ form }: Slip, noted: readonly string[], { text }: About): boolean {
  const [word, ...others] = wordsOf(form)
  if (word === undefined || others.length > 0 || word.length < 4 || noted.some((each) => wordsOf(each).includes(word)))
    return false
  return [...plain(text).matchAll(/\p{L}+/gu)].some(({ 0: said, index }) => said === word && !isDeniedAt(text, index))
}
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\d]+/gu) ?? []

/** One number is noted where two things were asked for, and the message has further ones: they may be the other. */
function isOneOfSeveral(noted: readonly string[], { message, question, language }: About): boolean {
  if (!asksSeveral(question)) return false
  const said = valuesSaid(message, language)
  const numbers = noted.map((each) => (/\p{L}{3}|[<>=≤≥]/u.test(each) ? [] : valuesSaid(each, language)))
  if (numbers.some((values) => values.length !== 1)) return false
  const known = [question, ...noted].flatMap((each) => valuesSaid(each, language))
  return said.some((value) => !known.includes(value))
}

const saysLine = (form: string, { text, language }: Pick<About, 'text' | 'language'>): boolean | null => {
  const line = relationIn(form, language)
  return line === null ? null : hasLine(text, line, language)
}

const longest = <Noted extends { readonly form: string; readonly size: number }>(all: readonly Noted[]): Longest =>
  all.reduce<Longest>((best, each) => (each.size > best.size ? each : best), { form: '', size: 0 })

interface Longest {
  readonly form: string
  readonly size: number
  readonly end?: number
  readonly meaning?: string
}

/** The text up to the end of the line of a place: what stands in the next line may be about something else. */
const lineOf = (text: string, at: number): string => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text : text.slice(0, end)
}

/** "theres only 1. yeah both can": a no that stands somewhere in a longer message is none to the question. */
const isNoInPassing = (said: { yesNo: 'yes' | 'no' | null }, text: string, language: Language): boolean => {
  const [first] = /\p{L}+/u.exec(text) ?? []
  return (
    said.yesNo !== null && sentencesOf(text).length > 1 && (!first || hearAnswer(first, language).yesNo !== said.yesNo)
  )
}

/** A noted answer that is an equation or an inequality, as it is written; null: it is another one. */
function relationIn(form: string, language: Language): string | null {
  const [line, ...others] = readMessage(form, language).lines
  if (!line || !('statement' in line) || others.length > 0 || /\p{L}{2}/u.test(form)) return null
  const { kind } = line.statement
  return kind === 'equation' || kind === 'inequality' ? writeStatement(line.statement) : null
}

/** The line that was expected, among others; asked for as one of several it is none. */
function hasLine(text: string, line: string, language: Language): boolean {
  const wanted = readWritten(line)
  const { claims } = readClaims(text, language)
  const asked = claims.filter(({ standing }) => standing === 'asked')
  return claims.some(
    ({ standing, line: { statement } }) =>
      (standing === 'stated' || (standing === 'asked' && asked.length === 1)) &&
      linksOf(statement).some((each) => isSameLine(wanted, each)),
  )
}

/** `a = v²/2s = 225/225` says `a = v²/2s` as well. */
const linksOf = (statement: Statement): Statement[] =>
  statement.kind === 'chain'
    ? [statement, ...statement.parts.slice(1).map((part, at) => equation(statement.parts[at]!, part))]
    : [statement]

const isSameLine = (wanted: Statement, said: Statement): boolean =>
  latexOfStatement(wanted) === latexOfStatement(said) || sameSides(wanted, said)

const numbersTyped = (text: string, language: Language): Expr[] =>
  (text.match(/(?<![\p{L}\d.,])-?\d+(?:[.,/]\d+)?(?![\d\p{L}])/gu) ?? []).flatMap((each) =>
    readMessage(each, language).lines.flatMap((line) =>
      'statement' in line && line.statement.kind === 'expression' ? [line.statement.value] : [],
    ),
  )

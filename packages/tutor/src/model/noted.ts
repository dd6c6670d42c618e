import { answerWords, isEmptyWord } from '../language/answer-words.ts'
import { isDeniedAt, turnsFrom } from '../language/denial.ts'
import { either } from '../language/either.ts'
import type { Statement } from '../math/ast.ts'
import { readClaims } from '../math/claims/index.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/**
 * Whether an answer that a model has noted stands in a message as it is noted: word for word, function words, apostrophes
 * and signs included ("it's" is not "its"). What only sounds alike is for others to weigh (`forms.ts`).
 */
export interface Stand {
  /** How much of the message it is (tokens): of two that stand there the longer one is meant. 0: it does not stand there. */
  readonly size: number
  /** Where it ends in the message. */
  readonly end: number
}

const nowhere: Stand = { size: 0, end: 0 }

export function standsIn(form: string, text: string, language: Language): Stand {
  if (form.includes('∞')) return intervalIn(form, text)
  const said = tokensOf(text)
  const whole = tokensOf(form)
  const [only, ...others] = whole.filter((each) => !isSign(each))
  // A number alone is measured, and not looked for: the 8 of "13, 5, 8".
  if (!only || (others.length === 0 && /^\d/.test(only.text))) return nowhere
  if (others.length === 0) {
    // One word says something only where it is all of a clause: "has! can I shorten it?"
    const alone = said.find(
      (each, at) => isEqual(each, only) && isAloneAt(text, said, at) && !isDeniedAt(text, each.start),
    )
    return alone ? { size: 1, end: alone.end } : nowhere
  }
  const at = placeOf(whole, said, text, 0)
  if (at >= 0) return { size: whole.length, end: said[at + whole.length - 1]!.end }
  return inParts(form, said, text) ?? asRelations(form, text, language) ?? nowhere
}

/** An interval as it is noted, its brackets included; spaces and the kind of the comma do not count. */
function intervalIn(form: string, text: string): Stand {
  const plain = (part: string) =>
    part
      .replace(/[\s$\\]/g, '')
      .replaceAll(',', '.')
      .replaceAll('−', '-')
      .replace(/\+∞/g, '∞')
  return plain(text).includes(plain(form)) ? { size: 3, end: text.length } : nowhere
}

/** True if another note has all of one and says more: "in the first one" of "in the first one, because ...". */
export function isPartOf(note: string, other: string): boolean {
  const [part, whole] = [tokensOf(note), tokensOf(other)]
  const isIn = (each: Token, all: readonly Token[]) => all.some((one) => isEqual(each, one))
  const isMore = whole.some((each) => !isIn(each, part) && !isSign(each) && !/^(?:\p{L}{1,2}|and)$/u.test(each.text))
  return isMore && part.every((each) => isIn(each, whole))
}

/**
 * The word that the message has in place of one of a noted sentence: the "seen" of "I seen this film" where "I saw this
 * film" is noted. null: it has the sentence itself, or another one.
 */
export function wordInstead(form: string, text: string): string | null {
  const [wanted, said] = [tokensOf(form), tokensOf(text)]
  if (wanted.length < 3) return null
  let instead: string | null = null
  for (let at = 0; at + wanted.length <= said.length; at++) {
    const others = wanted.flatMap((each, index) => (isEqual(each, said[at + index]!) ? [] : [index]))
    const [only, ...more] = others
    if (only === undefined) return null
    const [own, other] = [wanted[only]!.text, said[at + only]!.text]
    // "Which is" for "this is" puts no other word in its place.
    const isWord = /^\p{L}/u.test(own) && /^\p{L}/u.test(other) && isEmptyWord(own) === isEmptyWord(other)
    // A Russian ending that differs is the same word; in English it is what exercises are about.
    if (more.length === 0 && isWord && !(/\p{Script=Cyrillic}/u.test(own) && isInflected(own, other))) instead = other
  }
  return instead
}

/** How much of a noted answer the message has, its words and which of them stand together: from 0 to 1. */
export function shareSaid(form: string, text: string): number {
  const [wanted, said] = [tokensOf(form), tokensOf(text)]
  const isSaid = (each: Token) => said.some((other) => isInflected(each.text, other.text))
  const isPair = (each: Token, next: Token) =>
    said.some((other, at) => {
      const behind = said[at + 1]
      return behind && isInflected(each.text, other.text) && isInflected(next.text, behind.text)
    })
  const pairs = wanted.slice(1).map((each, at) => isPair(wanted[at]!, each))
  const share = (all: readonly boolean[]) => all.filter(Boolean).length / Math.max(1, all.length)
  return pairs.length === 0 ? share(wanted.map(isSaid)) : (share(wanted.map(isSaid)) + share(pairs)) / 2
}

/** True if the message goes on against what stands before: "x < -5 by my rule .. but". */
export const isTakenBack = (text: string, { end }: Stand): boolean =>
  turnsFrom(text.slice(end)) || correctedBehind.test(text.slice(end))
const correctedBehind = regExpOf(
  `^[\\s.…,!?]*(?:(?:${either(answerWords.thatIs)})[\\s,]+)?(?:${either(answerWords.corrections)})(?!\\p{L})[\\s,.:…]*[-−(]?[\\d\\p{L}]`,
  'iu',
)

/** "What does it give, and why?": two things at least are asked. */
export const asksSeveral = (question: string): boolean =>
  (question.match(/\?/gu) ?? []).length > 1 || alsoAsked.test(question)
const alsoAsked = regExpOf(
  `[\\p{L}\\d$)»"][,;]?\\s+(?:${either(answerWords.alsoAsked)})(?:\\s+\\p{L}+)?\\s+(?:${either(answerWords.askedFor)})(?!\\p{L})`,
  'iu',
)

/** The parts of a noted answer: "yesterday, lost", "9 and -7". */
export const partsOf = (form: string): readonly string[] =>
  form
    .split(partEnd)
    .map((each) => each.replace(partStart, '').trim())
    .filter((each) => tokensOf(each).length > 0)
const partEnd = regExpOf(`[,;\\n]\\s+|\\s+(?:${either(answerWords.and)})\\s+(?=[-−\\d])`, 'iu')
const partStart = regExpOf(`^(?:(?:${either(answerWords.leadsOn)})\\s+)+`, 'iu')

// ---- Tokens ------------------------------------------------------------------------------------------------------------

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

const token = /\p{L}[\p{L}\d']*|\d+(?:[.,]\d+)?|[<>=≤≥+*/^:%]|-(?=\s?[\d(]|[a-z](?![a-z]))/gu
/** Each replacement keeps the length, so that places in the text stay places. */
const tokensOf = (text: string): Token[] =>
  [
    ...text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[’‘]/gu, "'")
      .replace(/[−–]/gu, '-')
      .replace(/[·×]/gu, '*')
      .replace(/[$*_`](?=\p{L})|(?<=\p{L})[$*_`]/gu, ' ')
      .matchAll(token),
  ].map(({ 0: found, index }) => ({
    text: /^\d/.test(found) ? `${Number(found.replace(',', '.'))}` : found,
    start: index,
    end: index + found.length,
  }))

const isEqual = (one: Token, other: Token): boolean => one.text === other.text
const isSign = (each: Token | undefined): boolean => each !== undefined && /^[-<>=≤≥+*/^:%]$/.test(each.text)
const isMaths = (each: Token): boolean => isSign(each) || /^(?:\d.*|[a-z])$/.test(each.text)

/** Two forms of one word; short words have to be the same. */
function isInflected(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  return short >= 4 && long - short <= 2 && one.slice(0, short - 1) === other.slice(0, short - 1)
}

/** Nothing but this word between two marks: "has! can I shorten it?" */
const isAloneAt = (text: string, said: readonly Token[], at: number): boolean => {
  const [before, own, after] = [said[at - 1], said[at]!, said[at + 1]]
  return (
    (!before || mark.test(text.slice(before.end, own.start))) && (!after || mark.test(text.slice(own.end, after.start)))
  )
}
const mark = /[.,!?;:…()\n]/u

/** Where the tokens stand one behind the other; marks between them do not count. -1: nowhere. */
function placeOf(wanted: readonly Token[], said: readonly Token[], text: string, from: number): number {
  for (let at = from; at + wanted.length <= said.length; at++) {
    if (!wanted.every((each, index) => isEqual(each, said[at + index]!))) continue
    const [before, after] = [said[at - 1], said[at + wanted.length]]
    // The 6 of "6 - 2" is no 6, and the "x > 4" of "-x > 4" no x > 4.
    const isCut =
      (isMaths(wanted[0]!) &&
        isSign(before) &&
        before!.text !== '=' &&
        !isSign(wanted[0]!) &&
        touches(before!, said[at]!, text)) ||
      (isMaths(wanted.at(-1)!) &&
        isSign(after) &&
        after!.text !== '=' &&
        touches(said[at + wanted.length - 1]!, after!, text))
    if (!isCut && !isDeniedAt(text, said[at]!.start)) return at
  }
  return -1
}
const touches = (first: Token, second: Token, text: string): boolean => /^ ?$/.test(text.slice(first.end, second.start))

/** "The point lies behind, I lost my keys" as two lines, each part as it is noted and in its order. */
function inParts(form: string, said: readonly Token[], text: string): Stand | null {
  const parts = partsOf(form).map(tokensOf)
  if (parts.length < 2) return null
  let from = 0
  for (const part of parts) {
    const at = placeOf(part, said, text, from)
    if (at < 0) return null
    from = at + part.length
  }
  return { size: parts.reduce((sum, part) => sum + part.length, 0), end: said[from - 1]!.end }
}

// ---- Relations ---------------------------------------------------------------------------------------------------------

/** "x > -4 and x < -4" where the message has "-4 < x" and "x < -4": in the order in which they are asked for. */
function asRelations(form: string, text: string, language: Language): Stand | null {
  if (/\p{L}{2}/u.test(form.replace(conjunction, ' '))) return null
  const wanted = form.split(conjunction).flatMap((part) => relationsOf(part, language))
  if (wanted.length < 2) return null
  const said = relationsOf(text, language)
  let from = 0
  for (const each of wanted) {
    const at = said.indexOf(each, from)
    if (at < 0) return null
    from = at + 1
  }
  return { size: tokensOf(form).length, end: text.length }
}
const conjunction = regExpOf(`[,;\\n]\\s*|\\s+(?:${either(answerWords.and)})\\s+`, 'iu')

/** The stated relations of a text, each in one form whichever side stands first. */
const relationsOf = (text: string, language: Language): string[] =>
  // Line by line: the "no" of the next line denies nothing of this one.
  text
    .split('\n')
    .flatMap((line) => readClaims(line, language).claims)
    .flatMap(({ standing, line: { statement } }) =>
      standing === 'stated' ? membersOf(statement).flatMap((each) => writtenOneWay(each) ?? []) : [],
    )

const membersOf = (statement: Statement): readonly Statement[] =>
  statement.kind === 'cases' ? statement.cases : statement.kind === 'system' ? statement.lines : [statement]

function writtenOneWay(statement: Statement): string | null {
  if (statement.kind === 'equation') return [statement.left, statement.right].map(printed).sort().join('=')
  if (statement.kind !== 'inequality') return null
  const { left, relation, right } = statement
  const [small, large] = relation.startsWith('<') ? [left, right] : [right, left]
  return `${printed(small)}${relation.length > 1 ? '<=' : '<'}${printed(large)}`
}
const printed = (value: Extract<Statement, { kind: 'expression' }>['value']): string =>
  latexOfStatement({ kind: 'expression', value })

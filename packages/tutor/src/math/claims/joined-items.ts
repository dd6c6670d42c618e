import type { Expr } from '../ast.ts'
import { ParseError, parseExpression } from '../parse.ts'
import { isSameForm } from '../pieces.ts'
import { isList, itemsOfList, jointMark } from '../reading.ts'
import { sameValue } from '../verify.ts'
import type { Item } from './items.ts'
import type { Patterns } from './patterns.ts'

/** Pieces that belong together though words or commas stand between them: lists of values, the sides of an equality. */

const valueText = /^\s*[-−+±]?\s*(?:\d[\d\s]*(?:[.,]\d+)?(?:\s*\/\s*\d+)?|[√π]\S*|[½⅓⅔¼¾])\s*[%°]?\s*$/u
const namedText = /^\s*[a-zху][₀-₉_{}\d]*\s*=\s*[-−+±]?\s*[\d√π./,()\s½⅓⅔¼¾]+$/iu
const equalityText = /^[^=<>]*[a-zху][^=<>]*=\s*[-−+±]?\s*[\d√π./,()\s½⅓⅔¼¾]+$/iu
const inequalityText = /^\s*[-\da-zху\s./()]+[<>≤≥≠]=?[-\da-zху\s./()]+$/iu

/** Joins consecutive values into one list: "2 and 3", "x = 2, x = 3", "-1; 4". */
export function joinLists(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!
    const last = joined.at(-1)
    const previous = joined.at(-2)
    const isJoint = last && ['pause', 'or', 'and'].includes(last.kind)
    if (item.kind === 'maths' && isJoint && previous?.kind === 'maths') {
      const items = itemsOfList(previous.text)
      const heads = [items[0]!, items.at(-1)!]
      const areValues =
        (valueText.test(item.text) || namedText.test(item.text)) &&
        heads.every((each) => valueText.test(each) || namedText.test(each)) &&
        (namedText.test(heads[0]!) || !namedText.test(item.text))
      const letter = (each: string) => /^\s*([a-zху])\s*=/iu.exec(each)?.[1]
      const areCases = last.kind === 'or' && letter(item.text) !== undefined && letter(item.text) === letter(heads[0]!)
      // "x - 4 = 7 or -7": a second value of the same side.
      const isSecondValue = last.kind === 'or' && valueText.test(item.text) && equalityText.test(heads[1]!)
      const areBounds = inequalityText.test(item.text) && inequalityText.test(heads[1]!)
      const joint =
        last.kind === 'or' || last.kind === 'and' ? jointMark(last.kind) : areBounds ? jointMark('and') : '; '
      if (areValues || areCases || isSecondValue || areBounds) {
        joined.splice(-2, 2, {
          ...previous,
          text: `${previous.text}${joint}${item.text}`,
          end: item.end,
        })
        continue
      }
    }
    joined.push(item)
  }
  return joined
}

/** Joins two pieces with "is" between them into an equality. */
export function joinEqualities(items: readonly Item[], words: Patterns): Item[] {
  const joined: Item[] = []
  let index = 0
  while (index < items.length) {
    const item = items[index]!
    const left = joined.at(-1)
    const gap: Item[] = []
    let next = index
    if (left?.kind === 'maths') {
      while (next < items.length && (items[next]!.kind === 'word' || items[next]!.kind === 'pause') && gap.length < 4)
        gap.push(items[next++]!)
    }
    const right = items[next]
    const inGap = gap.filter(({ kind }) => kind === 'word')
    const isSaid =
      inGap.some(({ text }) => words.equal.test(text.replaceAll('ё', 'е'))) &&
      inGap.every(({ text }) => words.equal.test(text.replaceAll('ё', 'е')) || isWeak(words, text))
    const follows = items[next + 1]
    const isTakenBack = (follows?.kind === 'word' && words.notEqual.test(follows.text)) || follows?.kind === 'or'
    const isApart = gap.some(({ kind }) => kind === 'pause')
    // "2 bags with x and 4, that's 2x + 8": a number in front of the comma is one of the things, and no side.
    const isOneOfThings = isApart && valueText.test(left?.text ?? '') && /[a-zху]/iu.test(right?.text ?? '')
    // "x = 3 gives 5": put in to test, and 5 is what something else comes to.
    const isPutIn = namedText.test(left?.text ?? '') && valueText.test(right?.text ?? '')
    const isWhole = left?.kind === 'maths' && left.text.includes('=') && (isApart || isPutIn)
    if (
      left?.kind === 'maths' &&
      right?.kind === 'maths' &&
      isSaid &&
      !isWhole &&
      !isOneOfThings &&
      !isTakenBack &&
      mayBeSides(left.text, right.text)
    ) {
      joined.pop()
      joined.push({
        kind: 'maths',
        text: `${left.text.trim()} = ${right.text.trim()}`,
        start: left.start,
        end: right.end,
      })
      index = next + 1
    } else {
      joined.push(item)
      index++
    }
  }
  return joined
}

const isWeak = ({ filler, not }: Patterns, text: string) =>
  filler.test(text.replaceAll('ё', 'е')) && !not.test(text.replaceAll('ё', 'е'))

/**
 * "My 3 was 6/8 - 1/8", "the 25% is 20": a number and where it comes from, or what it amounts to. Only a true one is sure
 * to be meant as an equality.
 */
function isNameOfNumber(left: string, right: string): boolean {
  if (!valueText.test(left) || /\//.test(left)) return false
  const isShare = /%/.test(left) && /\d/.test(right) && !/%/.test(right)
  if (!isShare && (valueText.test(right) || /\p{L}/u.test(right))) return false
  try {
    return sameValue(parseExpression(left.trim()), parseExpression(right.trim())) !== 'verified'
  } catch (error) {
    if (error instanceof ParseError) return false
    throw error
  }
}

/** "(xxx)(xxx) is 6", "2x2x2 x 2x2 is 5": the factors of a power written out, and how many they are. */
function countsFactors(left: string, right: string): boolean {
  if (!/^\s*\d{1,2}\s*$/.test(right)) return false
  try {
    const factors = factorsOf(parseExpression(left.trim()))
    const [first] = factors
    return factors.length === Number(right) && factors.length > 2 && factors.every((each) => isSameForm(first!, each))
  } catch (error) {
    if (error instanceof ParseError) return false
    throw error
  }
}

const factorsOf = (expr: Expr): Expr[] =>
  expr.kind === 'multiply' ? [...factorsOf(expr.left), ...factorsOf(expr.right)] : [expr]

/** True if the left side is a calculation or a letter; two plain numbers are not equated. */
const mayBeSides = (left: string, right: string) =>
  !isNameOfNumber(left, right) &&
  !countsFactors(left, right) &&
  !/[<>≤≥]/.test(left + right) &&
  !isList(left + right) &&
  !/^\s*[=]/.test(right) &&
  !/=/.test(right) &&
  !(valueText.test(left) && valueText.test(right) && !/[/%]/.test(left)) &&
  !/[-+*/:^=]\s*$/.test(left)

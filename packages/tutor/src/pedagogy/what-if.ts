import { changeWords } from '../language/change-words.ts'
import { type Equation, expressionsOf, type Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { isSameForm } from '../math/pieces.ts'
import { unitOf } from '../math/units.ts'

/** A number with what is attached to it: `30%`, `5x`, `6`, `$8`. */
const amounts = /(?<![\p{L}\d.,])[$€₽£]?-?\d+(?:[.,/]\d+)?\s?(?:%|°|[a-zх](?!\p{L}))?/gu

const kindOf = (amount: string): string => amount.replace(/[\d.,/\s-]/g, '').replace('х', 'x')

interface Amount {
  readonly amount: string
  readonly at: number
}

const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(amounts)].map((match) => ({ amount: match[0].trim(), at: match.index }))

/**
 * The last task with one change: "and 30 %?", "what if it was 5x instead of 2x", «а если радиус 6», "and with 20 % the second
 * time?" The amount that changes is the one of the same kind, of the same place in the order, or with the same words
 * around it. null if it is unclear which number changes.
 */
export function changedTask(last: string, text: string, language: Language = languageOf(text)): string | null {
  const given = [...text.matchAll(amounts)].map(([amount]) => amount.trim())
  const inLast = amountsIn(last)
  const [first, second, ...more] = given
  if (!first || more.length > 0) return null
  if (second) {
    // "5x instead of 2x": the old amount occurs in the task, the new one does not.
    const isOld = (amount: string) => inLast.filter((each) => same(each.amount, amount)).length === 1
    const [old, fresh] =
      isOld(second) && !isOld(first) ? [second, first] : isOld(first) && !isOld(second) ? [first, second] : []
    const place = inLast.find(({ amount }) => old !== undefined && same(amount, old))
    return place && fresh ? replaced(last, place, fresh) : null
  }
  const behindFirst = text.slice(text.indexOf(first) + first.length)
  const alike = ofSameUnit(
    last,
    inLast.filter(({ amount }) => kindOf(amount) === kindOf(first)),
    behindFirst,
  )
  const [only, ...others] = alike
  const place =
    (alike.length > 1 ? atOrdinal(alike, text, language) : null) ??
    besideSameWord(last, inLast, text, first) ??
    rightSide(last, inLast, text, language) ??
    (only && others.length === 0 ? only : null) ??
    amongSameWords(last, inLast, text, language)
  return place && mayBecome(last.slice(place.at + place.amount.length), behindFirst)
    ? replaced(last, place, first)
    : null
}

/** Hours cannot become a speed: where both amounts have a unit, it is the same one. */
function mayBecome(behindOld: string, behindFresh: string): boolean {
  const [old, fresh] = [behindOld, behindFresh].map((rest) => {
    const word = /^\s*(\p{L}+(?:\/\p{L}+)?[²³]?)/u.exec(rest)?.[1]
    return word === undefined ? null : (unitOf(word) ?? (word.includes('/') ? word : null))
  })
  return !old || !fresh || old === fresh
}

const languageOf = (text: string): Language => (/[а-яё]/iu.test(text) ? 'ru' : 'en')

const same = (one: string, other: string) => one.replace(/\s/g, '') === other.replace(/\s/g, '')

/** "If the second part was 200 km": of the amounts only kilometers can become kilometers. */
function ofSameUnit(last: string, amounts: readonly Amount[], behind: string): readonly Amount[] {
  const unitOf = (rest: string) => /^\s*(\p{L}+)/u.exec(plain(rest))?.[1]?.slice(0, 4)
  const unit = unitOf(behind)
  const same = amounts.filter(({ amount, at }) => unit && unitOf(last.slice(at + amount.length)) === unit)
  return same.length > 0 ? same : amounts
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** "20 % the second time": the second of several alike. */
function atOrdinal(alike: readonly Amount[], text: string, language: Language): Amount | null {
  const at = changeWords[language].ordinals.findIndex((each) => each.test(plain(text)))
  const isLast = at === changeWords[language].ordinals.length - 1
  return (at < 0 ? undefined : isLast ? alike.at(-1) : alike[at]) ?? null
}

/** The amount of the task after the same word: «радиус 6» and "radius 3". */
function besideSameWord(last: string, inLast: readonly Amount[], text: string, amount: string): Amount | null {
  const wordBefore = (whole: string, at: number) =>
    whole
      .slice(0, at)
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.at(-1)
      ?.slice(0, 5)
  const word = wordBefore(text, text.indexOf(amount))
  if (!word) return null
  const found = inLast.filter(({ at }) => wordBefore(last, at) === word)
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

/** "What if the right side is 14": the number alone behind the only equals sign. */
function rightSide(last: string, inLast: readonly Amount[], text: string, language: Language): Amount | null {
  if (!changeWords[language].rightSide.test(plain(text)) || last.split('=').length !== 2) return null
  const sign = last.indexOf('=')
  const behind = inLast.filter(({ at }) => at > sign)
  const isAlone = /^\s*-?\d+(?:[.,/]\d+)?\s*[.?!]*\s*$/u.test(last.slice(sign + 1))
  return isAlone ? (behind[0] ?? null) : null
}

/** "And if the height were 10": the amount with most words of the message around it. */
function amongSameWords(last: string, inLast: readonly Amount[], text: string, language: Language): Amount | null {
  const stems = (part: string) =>
    new Set(
      (plain(part).match(/\p{L}{3,}/gu) ?? [])
        .filter((word) => !changeWords[language].plain.test(word))
        .map((word) => word.slice(0, 5)),
    )
  const said = stems(text)
  const scored = inLast.map((each, index) => {
    const before = inLast[index - 1]
    const start = before ? before.at + before.amount.length : 0
    const behind = /^[^.,;!?\d]*/u.exec(last.slice(each.at + each.amount.length))?.[0] ?? ''
    const around = stems(`${last.slice(start, each.at)} ${behind}`)
    return { each, score: [...said].filter((stem) => around.has(stem)).length }
  })
  const [best, next] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 && best.score > (next?.score ?? 0) ? best.each : null
}

function replaced(last: string, place: Amount, fresh: string): string | null {
  const old = place.amount
  if (same(old, fresh)) return null
  // An unrepeated unit is kept, and so is a sign of money.
  const unit = kindOf(fresh) === '' ? old.slice(old.search(/[%°a-zх]|$/u)) : ''
  const money = /^[$€₽£]/u.test(fresh) ? '' : (/^[$€₽£]/u.exec(old)?.[0] ?? '')
  const before = last.slice(0, place.at)
  const behind = last.slice(place.at).replace(old, () => `${money}${fresh}${unit}`)
  return `${before}${behind}`
}

/** "And the other way round, first up and then down?": the task with its two changes in the other order. */
export function inOtherOrder(last: string, text: string, language: Language): string | null {
  const { inOrder, reversed, supposes } = changeWords[language]
  const said = plain(text)
  if (!reversed.test(said) || !(supposes.test(said) || said.includes('?'))) return null
  const swapped = last.replace(
    inOrder,
    (_, lead: string, first: string, link: string, second: string) => `${lead}${second}${link}${first}`,
  )
  return swapped === last ? null : swapped
}

/** "What if the second one was x - y = 2?": the system with that equation instead of one of its own. */
export function changedSystem(
  task: Statement,
  given: readonly Statement[],
  text: string,
  language: Language,
): Statement | null {
  const [own, ...more] = given
  if (task.kind !== 'system' || own?.kind !== 'equation' || more.length > 0) return null
  const isLike = (line: Equation) => isSameForm(line.left, own.left) || isSameForm(line.right, own.left)
  const alike = task.lines.flatMap((line, at) => (line.kind === 'equation' && isLike(line) ? [at] : []))
  const said = changeWords[language].ordinals.findIndex((each) => each.test(plain(text)))
  const ordinal = said === changeWords[language].ordinals.length - 1 ? task.lines.length - 1 : said
  const at = alike.length === 1 ? alike[0]! : ordinal
  const isSame = expressionsOf(task.lines[at] ?? own).every((side, index) =>
    isSameForm(side, expressionsOf(own)[index]!),
  )
  return at < 0 || at >= task.lines.length || isSame ? null : { ...task, lines: task.lines.with(at, own) }
}

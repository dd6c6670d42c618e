import { type GraphWords, type MarkName, markNames } from '../../../language/graph-words.ts'
import { graphWords } from '../../../language/relation-words.ts'
import type { Language } from '../../../math/latex.ts'
import { divide, type Rational, rational } from '../../../math/rational.ts'
import { unitOf, unitPattern } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { questionIn } from '../facts.ts'
import { numbersIn } from '../work.ts'

/** A number of a task, with what it measures or counts. */
export interface Amount {
  /** `share` is a percentage or fraction, `times` a factor. */
  readonly kind: 'money' | 'share' | 'times' | 'measure' | 'count'
  readonly value: Rational
  readonly isPercent: boolean
  /** `km`, `h`; empty for a count. */
  readonly unit: string
  /** `length`, `time`, `speed`. */
  readonly quantity: string
  /** The stem of the counted noun. */
  readonly noun: string
  readonly nounText: string
  readonly start: number
  readonly end: number
  /** Told with a second unit behind it: "9 litres a minute". */
  readonly isRate?: boolean
}

export interface Mark {
  readonly name: MarkName
  readonly start: number
  readonly end: number
}

/** A clause: the text between punctuation marks, or before an "and" that introduces another amount. */
export interface Clause {
  readonly start: number
  readonly end: number
  readonly amounts: readonly Amount[]
  readonly marks: readonly Mark[]
  readonly stems: ReadonlySet<string>
  readonly isQuestion: boolean
}

/** A task as amounts and relation words: the input for building a graph. */
export interface Marked {
  readonly text: string
  readonly language: Language
  readonly words: GraphWords
  readonly amounts: readonly Amount[]
  readonly marks: readonly Mark[]
  readonly clauses: readonly Clause[]
  readonly question: { readonly start: number; readonly end: number; readonly text: string }
}

const edge = (source: string) => `(?<![\\p{L}\\d])(?:${source})(?![\\p{L}])`
const compiled = new Map<string, RegExp>()
function expression(source: string, flags: string): RegExp {
  const key = `${flags}${source}`
  const known = compiled.get(key)
  if (known) return known
  const made = regExpOf(source, flags)
  compiled.set(key, made)
  return made
}

export function markedOf(typed: string, language: Language): Marked | null {
  // "6 more then Kim has": corrects the typo with the same length, so that offsets stay valid.
  const text = typed.replace(/(?<=(?:more|less|fewer|er) )then(?= \p{L})/giu, 'than')
  const words = graphWords[language]
  const asked = questionIn(text, language)
  if (!asked || asked.start < 0) return null
  const question = { start: asked.start, end: asked.end, text: asked.question }
  const amounts = amountsIn(text, language, words)
  if (!amounts) return null
  const marks = marksIn(text, words)
  return {
    text,
    language,
    words,
    amounts,
    marks,
    question,
    clauses: clausesIn(text, words, amounts, marks, question),
  }
}

function marksIn(text: string, words: GraphWords): Mark[] {
  const all = markNames.flatMap((name) =>
    [
      ...text.matchAll(
        expression(
          name === 'not' ? `(?<!\\p{L})(?:${words.marks.not})(?!\\p{L})|n't(?!\\p{L})` : edge(words.marks[name]),
          'giu',
        ),
      ),
    ].map((found): Mark => ({ name, start: found.index, end: found.index + found[0].length })),
  )
  // "Of the rest" is no "rest", "3 times as many as" no "as".
  return all
    .filter(
      (each) =>
        !all.some(
          (other) =>
            other.start <= each.start && each.end <= other.end && other.end - other.start > each.end - each.start,
        ),
    )
    .sort((a, b) => a.start - b.start)
}

/** Null if a number is ambiguous. */
function amountsIn(text: string, language: Language, words: GraphWords): Amount[] | null {
  const found: Amount[] = []
  if (/\d:\d/.test(text)) return null
  for (const number of numbersIn(text, language)) {
    const said = text.slice(number.start, number.end)
    const behind = text.slice(number.end)
    let { value } = number
    let end = number.end
    const isPercent = /%|percent|per cent|процент/iu.test(said)
    const bottom = isPercent
      ? undefined
      : words.parts.find(([, source]) => expression(`^\\s(?:${source})(?!\\p{L})`, 'iu').test(behind))
    if (bottom && value.d === 1n) {
      value = divide(value, rational(bottom[0]))
      end += (expression(`^\\s(?:${bottom[1]})`, 'iu').exec(behind)?.[0] ?? '').length
    }
    const isOne = !/\d/.test(said) && value.n === 1n && value.d === 1n
    if (isOne) continue
    const rest = text.slice(end)
    // "0.3 of them" is a part.
    const isPartOf = value.n > 0n && value.n < value.d && /^\s(?:of|части|от|из)(?!\p{L})/iu.test(rest)
    const isShare = isPercent || isPartOf || (value.d !== 1n && !/[.,]/.test(said))
    const own = { value, isPercent, start: number.start, noun: '', nounText: '', unit: '', quantity: '' }
    if (isShare) {
      found.push({ ...own, kind: 'share', end })
      continue
    }
    if (/^\s?(?:times|раза?|-кратн\p{L}*)(?!\p{L})/iu.test(rest)) {
      found.push({ ...own, kind: 'times', end })
      continue
    }
    const currency = /[$€£]\s?$/.exec(text.slice(0, number.start))?.[0] ?? ''
    const money = expression(`^\\s?(?:${words.money})(?![\\p{L}])|^\\s?[$€£₽]`, 'iu').exec(rest)?.[0]
    if (currency || money !== undefined) {
      if (/^\s?(?:cents?|pence|копе)/iu.test(money ?? '')) return null
      found.push({ ...own, kind: 'money', start: number.start - currency.length, end: end + (money ?? '').length })
      continue
    }
    const measured = expression(`^[\\s-]?(${unitPattern})(?![\\p{L}\\d])`, 'iu').exec(rest)
    const unit = measured?.[1] ? unitOf(measured[1]) : null
    if (measured?.[1] && unit) {
      // A rate with two units, "12 km in 3 h", is two amounts; "5 km per minute" is not handled.
      if (/^\s?\/|^\s(?:per|an|a)\s(?:hour|minute|second|day|kilo)/iu.test(rest.slice(measured[0].length))) {
        const spoken = /^\s(?:per|an)\shour/iu.test(rest.slice(measured[0].length)) ? speedOf(measured[1]) : null
        if (!spoken) {
          // "9 litres a minute": only the model of rates knows what that is.
          found.push({
            ...own,
            kind: 'measure',
            unit: unitOf(unit[language]) ? unit[language] : measured[1],
            quantity: unit.quantity,
            isRate: true,
            end: end + measured[0].length,
          })
          continue
        }
        const length = /^\s(?:per|an)\shour/iu.exec(rest.slice(measured[0].length))?.[0].length ?? 0
        found.push({ ...own, kind: 'measure', unit: spoken, quantity: 'speed', end: end + measured[0].length + length })
        continue
      }
      found.push({
        ...own,
        kind: 'measure',
        unit: unitOf(unit[language]) ? unit[language] : measured[1],
        quantity: unit.quantity,
        end: end + measured[0].length,
      })
      continue
    }
    const noun = nounBehind(rest, words)
    found.push({ ...own, kind: 'count', noun: words.stem(noun), nounText: noun, end })
  }
  for (const [value, source] of words.times)
    for (const each of text.matchAll(expression(edge(source), 'giu')))
      if (!found.some(({ start, end }) => start <= each.index && each.index < end))
        found.push({
          kind: 'times',
          value: rational(value),
          isPercent: false,
          unit: '',
          quantity: '',
          noun: '',
          nounText: '',
          start: each.index,
          end: each.index + each[0].length,
        })
  const parts = [...text.matchAll(expression(edge(words.ordinals), 'giu'))]
  if (parts.some(({ index }) => !found.some(({ start, end }) => start <= index && index < end))) return null
  return found.sort((a, b) => a.start - b.start)
}

const speedOf = (unit: string) => (/^(?:km|kilomet)/i.test(unit) ? 'km/h' : /^miles?$/i.test(unit) ? 'mph' : null)

/** "3 red pens": the last of the nouns and adjectives after the number. */
function nounBehind(rest: string, words: GraphWords): string {
  const small = expression(`^(?:${words.small})$`, 'iu')
  for (const [word] of rest.slice(0, 60).matchAll(/^\s\p{L}[\p{L}'-]*|\s\p{L}[\p{L}'-]*|[^\s\p{L}]/gu)) {
    const plain = word.trim()
    if (!/\p{L}/u.test(plain)) return ''
    return small.test(plain) ? '' : plain
  }
  return ''
}

export function stemsIn(text: string, words: GraphWords): Set<string> {
  const small = expression(`^(?:${words.small})$`, 'iu')
  return new Set(
    [...text.matchAll(/\p{L}[\p{L}'-]*/gu)].flatMap(([word]) =>
      small.test(word) || word.length < 3 ? [] : words.stem(word),
    ),
  )
}

function clausesIn(
  text: string,
  words: GraphWords,
  amounts: readonly Amount[],
  marks: readonly Mark[],
  question: Marked['question'],
): Clause[] {
  const cuts = new Set([0, text.length, question.start, question.end])
  for (const { index, 0: said } of text.matchAll(/[.!?;:](?=\s|$)|,(?=\s)|\n|\s[-–—](?=\s)/gu))
    cuts.add(index + said.length)
  for (const { index } of text.matchAll(/\s(?:and then|and|then|but|while|и|а|потом|затем)(?=\s)/giu)) {
    const next = [...cuts].filter((each) => each > index).sort((a, b) => a - b)[0] ?? text.length
    const before = [...cuts].filter((each) => each <= index).sort((a, b) => b - a)[0] ?? 0
    const has = (from: number, to: number) => amounts.some(({ start }) => start >= from && start < to)
    if (has(before, index) && has(index, next)) cuts.add(index + 1)
  }
  const places = [...cuts].sort((a, b) => a - b)
  return places.slice(0, -1).flatMap((start, index): Clause[] => {
    const end = places[index + 1] ?? text.length
    const said = text.slice(start, end)
    if (!/[\p{L}\d]/u.test(said)) return []
    return [
      {
        start,
        end,
        amounts: amounts.filter((each) => each.start >= start && each.start < end),
        marks: marks.filter((each) => each.start >= start && each.start < end),
        stems: stemsIn(said, words),
        isQuestion: start >= question.start && end <= question.end,
      },
    ]
  })
}

export const hasMark = (of: { readonly marks: readonly Mark[] }, ...names: readonly MarkName[]) =>
  of.marks.some(({ name }) => names.includes(name))

/** Whether the text has only these marks: a model declines if there is a relation word it does not know. */
export const onlyMarks = ({ marks }: Marked, allowed: readonly MarkName[]) =>
  marks.every(({ name }) => allowed.includes(name))

export const clauseOf = ({ clauses }: Marked, { start }: { readonly start: number }): Clause | undefined =>
  clauses.find((each) => each.start <= start && start < each.end)

/** The clauses of the question, merged. */
export function questionClause({ clauses, question, marks, amounts, text, words }: Marked): Clause {
  const inside = <T extends { readonly start: number }>(all: readonly T[]) =>
    all.filter(({ start }) => start >= question.start && start < question.end)
  return {
    start: question.start,
    end: question.end,
    amounts: inside(amounts),
    marks: inside(marks),
    stems: stemsIn(text.slice(question.start, question.end), words),
    isQuestion: clauses.some((each) => each.isQuestion),
  }
}

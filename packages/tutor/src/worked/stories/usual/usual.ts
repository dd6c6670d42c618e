import {
  countedHere,
  noTask,
  ordinalThings,
  piSum,
  questionCue,
  rootSaid,
  type UsualWords,
  units,
} from '../../../language/worked/stories/usual/words.ts'
import type { Language } from '../../../math/latex.ts'
import { regExpOf } from '../../../pattern.ts'
import { filled, numberValue, type Part, type Slip, type Value, type WorkedTask, written } from '../../task.ts'
import { evenGiven, partOf, percentToo, slipOf, storyOf } from '../build.ts'
import { type Amount, isCounted, type Prose } from '../prose.ts'
import { piIn, piToo } from '../roles.ts'

/**
 * A usual kind of task as a row of data: where its amounts stand, the steps from there to what is asked, and the usual
 * mistakes, each as another calculation of one step. A text is read only where every amount of it has a place in the row,
 * and where all ways to place them come to the same answer.
 */

export type Values = Readonly<Record<string, number>>
type Calculation = (values: Values) => number

export interface Usual {
  readonly id: string
  /** `m:plain/mass p:percent`: a letter, its kind, and the words that have to stand around it. `?` behind the letter: may be absent. */
  readonly given: string
  readonly steps: Readonly<Record<string, Calculation>>
  /** The letter that comes out wrong, how, and which text tells it. */
  readonly slips: readonly (readonly [string, Calculation, string])[]
  /** The answer fits the text: a second calculation, and what makes sense of the amounts. */
  readonly holds: (values: Values) => boolean
  /** Letters whose value is so many times π, is a chance, is in percent, or is an amount of money. */
  readonly pi?: string
  readonly chance?: string
  readonly percent?: string
  readonly money?: string
  /** Steps that are confirmed and never asked about. */
  readonly aside?: string
  /** Steps that are only worked with. */
  readonly hidden?: string
  /** Under which letter a text tells an amount, where that is not its own. */
  readonly told?: Readonly<Record<string, string>>
  /** Steps that lead to certain answers only. */
  readonly onlyFor?: Readonly<Record<string, string>>
  /** What other classes take for a constant that is not told. */
  readonly otherwise?: readonly Values[]
  /** Angles that are said in whole degrees, too. */
  readonly whole?: string
  /** Amounts of one kind may be told in different units. */
  readonly isMixed?: boolean
  /** Amounts of the text are taken in the order of the row. */
  readonly isInOrder?: boolean
}

interface Slot {
  readonly letter: string
  readonly kind: string
  readonly place: string | null
  readonly isIdle: boolean
}

const slotsOf = ({ given }: Usual): readonly Slot[] =>
  given === ''
    ? []
    : given.split(' ').map((each) => {
        const [letter = '', rest = ''] = each.split(':')
        const [kind = 'plain', place = null] = rest.split('/')
        return { letter: letter.replace('?', ''), kind, place, isIdle: letter.endsWith('?') }
      })

const MOST_AMOUNTS = 7

export function readUsual(
  prose: Prose,
  rows: readonly Usual[],
  table: Readonly<Record<string, UsualWords>>,
): WorkedTask | null {
  const { language, text } = prose
  if (prose.amounts.length > MOST_AMOUNTS || noTask[language].test(text)) return null
  for (const row of rows) {
    const said = table[row.id]
    if (!said) throw new Error(`${row.id} has no words`)
    if (!said.tells.every((each) => each[language].test(text)) || said.unless?.[language].test(text)) continue
    const task = taskOf(prose, row, said)
    if (task) return task
  }
  return null
}

/** The sentences that ask, or the last one where none is known to. */
function questionOf({ text, language }: Prose): string {
  const sentences = text.split(/(?<=[.!?;])\s(?=[a-zа-я])/u)
  const asking = sentences.filter((each) => questionCue[language].test(each))
  return (asking.length > 0 ? asking : sentences.slice(-1)).join(' ')
}

function taskOf(prose: Prose, row: Usual, said: UsualWords): WorkedTask | null {
  const { language } = prose
  const question = questionOf(prose)
  const letters = Object.keys(row.steps)
  const matched = said.asks
    ? Object.keys(said.asks).filter((letter) => said.asks?.[letter]?.[language].test(question))
    : [letters.at(-1) ?? '']
  const asked = said.asksSeveral ? matched : matched.slice(0, 1)
  if (asked.length === 0) return null
  if (!row.isMixed && !isInOneUnit(prose)) return null
  const all = placed(prose, row, said).flatMap((given) => {
    const values = valuesOf(row, given)
    const isSound = asked.every((letter) => Number.isFinite(values[letter])) && row.holds(values)
    return isSound ? [{ values, given }] : []
  })
  const [first, ...others] = all
  // Two ways to place the amounts that come to different answers: the text is not understood.
  if (
    !first ||
    others.some(({ values }) => asked.some((letter) => !isNear(values[letter] ?? 0, first.values[letter] ?? 0)))
  )
    return null
  return built(prose, { row, said, asked, ...first })
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1e-9, Math.abs(a), Math.abs(b))

/** Lengths in centimeters and meters side by side have to be converted first. */
function isInOneUnit({ amounts, language }: Prose): boolean {
  return units.every((unit) => {
    const found = amounts.flatMap(({ after }) => unit[language].exec(after)?.[1] ?? [])
    return new Set(found.map((each) => each.replace(/s$/, '').slice(0, 2))).size <= 1
  })
}

/** Every way to give each amount of the text a place of its own in the row. */
function placed(prose: Prose, row: Usual, said: UsualWords): readonly Values[] {
  const { text, language } = prose
  const slots = slotsOf(row)
  const isAside = (each: Amount) => isCounted(each, language) || isNamedOnly(each, language)
  const fits = (slot: Slot, each: Amount, at: number, amounts: readonly Amount[]): boolean => {
    if (slot.kind !== 'any' && slot.kind !== each.kind && !(slot.kind === 'part' && isPart(each))) return false
    if (slot.place === null) return true
    const place = said.places?.[slot.place]
    if (!place) throw new Error(`${row.id}: no such place: ${slot.place}`)
    const from = amounts.slice(0, at).findLast((other) => !isAside(other))?.end ?? 0
    const until = amounts.slice(at + 1).find((other) => !isAside(other))?.at ?? text.length
    const before = text.slice(Math.max(from, each.at - AROUND), each.at)
    const after = text.slice(each.end, Math.min(until, each.end + AROUND))
    return place.before?.[language].test(before) === true || place.after?.[language].test(after) === true
  }
  const walk = (amounts: readonly Amount[], at: number, open: readonly Slot[], found: Values): readonly Values[] => {
    const each = amounts[at]
    if (!each) return open.every(({ isIdle }) => isIdle) ? [found] : []
    const own = open.filter((slot) => fits(slot, each, at, amounts))
    const choices = row.isInOrder ? own.slice(0, 1) : own
    const placedHere = choices.flatMap((slot) =>
      walk(
        amounts,
        at + 1,
        open.filter((other) => other !== slot),
        { ...found, [slot.letter]: each.of, ...termsOf(slot, each) },
      ),
    )
    // "Two alloys" counts what the text is about, and "the 30° angle" repeats what was told; with a place it is an amount.
    const isOld = amounts.slice(0, at).some((other) => isAgain(other, each))
    return placedHere.length === 0 && (isAside(each) || isOld) ? walk(amounts, at + 1, open, found) : placedHere
  }
  return walk(prose.amounts, 0, slots, {})
}

const AROUND = 60

/** "The third alloy", "2 alloys": no amounts. */
const isNamedOnly = ({ kind, of, after }: Amount, language: Language): boolean =>
  kind === 'fraction' ? of < 1 && ordinalThings[language].test(after) : of <= 3 && countedHere[language].test(after)

/** What stands right behind a number. */
const unitOf = ({ after }: Amount): string => /^ ?[^\s.,;?!]*/u.exec(after)?.[0] ?? ''
const isAgain = (one: Amount, other: Amount): boolean =>
  one.of === other.of && one.kind === other.kind && unitOf(one) === unitOf(other)

/** A part of a whole: 3/5, 0.4, 40 %. */
const isPart = ({ kind, of }: Amount) => kind === 'fraction' || kind === 'percent' || (kind === 'plain' && of < 1)

const termsOf = ({ letter, kind: slot }: Slot, { terms, kind, of }: Amount): Values =>
  kind === 'ratio'
    ? Object.fromEntries(terms.map((term, at) => [`${letter}${at + 1}`, term]))
    : kind === 'percent' && slot === 'part'
      ? { [letter]: of / 100 }
      : {}

function valuesOf({ steps }: Usual, given: Values, wrong?: readonly [string, Calculation, string]): Values {
  const values: Record<string, number> = { ...given }
  for (const [letter, calculate] of Object.entries(steps))
    values[letter] = (wrong?.[0] === letter ? wrong[1] : calculate)(values)
  return values
}

interface Found {
  readonly row: Usual
  readonly said: UsualWords
  readonly values: Values
  readonly given: Values
  readonly asked: readonly string[]
}

function built(prose: Prose, { row, said, values, given, asked }: Found): WorkedTask {
  const has = (list: string | undefined, letter: string) => list?.split(' ').includes(letter) === true
  const sized = (letter: string, of: number) => (has(row.pi, letter) ? of * Math.PI : of)
  const last = Math.max(...asked.map((letter) => Object.keys(row.steps).indexOf(letter)))
  const steps = Object.keys(row.steps).slice(0, last + 1)
  const named = {
    ...values,
    ...Object.fromEntries(Object.entries(row.told ?? {}).map(([a, b]) => [a, values[b] ?? 0])),
  }
  // A value on the way that happens to be the answer is the answer.
  const isAnswer = (letter: string) =>
    (has(row.aside, letter) || letter !== steps[0]) &&
    asked.some((goal) => goal !== letter && isNear(values[goal] ?? 0, values[letter] ?? 0))
  // What is not on the way to what is asked is confirmed and never asked about.
  const isOffWay = (letter: string) => {
    const needed = row.onlyFor?.[letter]
    return needed !== undefined && !asked.some((goal) => has(needed, goal))
  }
  const shownSteps = steps.filter(
    (letter) =>
      !isOffWay(letter) &&
      Number.isFinite(values[letter]) &&
      !has(row.hidden, letter) &&
      (asked.includes(letter) || !isAnswer(letter)),
  )
  const parts = shownSteps.map((letter): Part => {
    const text = said.steps[letter]
    if (!text) throw new Error(`${row.id}: no words for ${letter}`)
    const of = values[letter] ?? 0
    return partOf(letter, sized(letter, of), text, named, {
      ...rooted(letter, row, of),
      ...(has(row.pi, letter) && piToo(of)),
      ...(has(row.chance, letter) && percentToo(of)),
      ...(has(row.percent, letter) && { also: [numberValue(of / 100)] }),
      ...(row.otherwise && {
        also: row.otherwise.map((other) => numberValue(valuesOf(row, { ...other, ...given })[letter] ?? 0)),
      }),
      ...(has(row.whole, letter) && { also: [numberValue(Math.round(of)), numberValue(Math.round(of * 10) / 10)] }),
      ...(has(row.money, letter) && { also: [100, 1].map((cut) => numberValue(Math.round(of * cut) / cut)) }),
      isGoal: asked.includes(letter),
      isAside: has(row.aside, letter) && !asked.includes(letter),
    })
  })
  const slips = row.slips.flatMap((wrong): Slip[] => {
    // "!": even if the task tells the number.
    const [key = '', isGiven] = wrong[2].split(/(?=!)/)
    const cause = said.slips[key]
    if (!cause) throw new Error(`${row.id}: no words for ${wrong[2]}`)
    const from = steps.indexOf(wrong[0])
    const all = valuesOf(row, values, wrong)
    return from < 0
      ? []
      : steps
          .slice(from)
          .filter((letter) => shownSteps.includes(letter))
          .flatMap((letter) => {
            const slip = slipOf(sized(letter, all[letter] ?? Number.NaN), cause, named)
            const asFraction = slipOf((all[letter] ?? Number.NaN) / 100, cause, named)
            return [isGiven ? evenGiven(slip) : slip, ...(has(row.percent, letter) ? [asFraction] : [])]
          })
  })
  return storyOf(prose, {
    kind: row.id,
    correctsReadings: true,
    isCoreFirst: true,
    parts,
    slips,
    example: filled(said.example, {}),
    readsIn: (text, spoken) => {
      const sums = piSumsIn(text)
      return sums.length > 0 ? sums : [...(row.pi ? piIn(text, spoken) : []), ...rootsIn(text, spoken)]
    },
  })
}

// ---- Roots -----------------------------------------------------------------------------------------------------------

/** "4√3", "5 roots of 2" */
const rootsIn = (text: string, language: Language): Value[] =>
  [...text.toLowerCase().matchAll(regExpOf(rootSaid[language].source, 'gu'))].map(({ groups }) =>
    numberValue(
      (Number((groups?.n || '1').replace(',', '.')) * Math.sqrt(Number(groups?.r))) / Number(groups?.d ?? '1'),
    ),
  )

/** "12 + 2π" */
const piSumsIn = (text: string): Value[] =>
  [...text.toLowerCase().matchAll(regExpOf(piSum, 'gu'))].map(([, a = '', b = '']) =>
    numberValue(Number(a.replace(',', '.')) + Number((b || '1').replace(',', '.')) * Math.PI),
  )

const LARGEST_FACTOR = 60

/** A value that is no decimal is shown as the root that it is. */
function rooted(letter: string, { pi, chance }: Usual, of: number): Partial<Part> {
  const square = of ** 2
  const isRoot =
    Math.abs(square - Math.round(square)) < 1e-9 * Math.max(1, square) && Math.abs(of - Math.round(of)) > 1e-9
  if (!isRoot || `${pi} ${chance}`.split(' ').includes(letter)) return {}
  const whole = Math.round(square)
  const factor = Array.from({ length: LARGEST_FACTOR }, (_, at) => LARGEST_FACTOR - at).find(
    (each) => whole % (each * each) === 0,
  )
  const outer = factor === undefined || factor === 1 ? '' : written(factor, 'en')
  const shown = `$${outer}\\sqrt{${whole / (factor ?? 1) ** 2}}$`
  return { shown: { en: shown, ru: shown } }
}

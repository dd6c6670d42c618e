import type { Language } from '../math/latex.ts'

/**
 * Usual tasks that are read whole from their typed form: what is sought, the values on the way to it, and what usual
 * mistakes come to. A reader in this folder knows one kind. It returns a task only if a second, plain calculation
 * confirms its answer.
 */

export type Both = Readonly<Record<Language, string>>

/** What a student may come to. */
export type Value =
  | { readonly kind: 'number'; readonly of: number }
  | { readonly kind: 'tuple'; readonly of: readonly number[] }
  /** A time of day or a span of time as it is said: 18:95 has 95 minutes. */
  | { readonly kind: 'time'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'division'; readonly quotient: number; readonly rest: number }
  /** A product of whole numbers. */
  | { readonly kind: 'factors'; readonly of: readonly number[] }
  /** Coefficients by the power of the letter, from the constant on. */
  | { readonly kind: 'polynomial'; readonly of: readonly number[] }
  /** Bounds and gaps of a letter: "x >= 2", "x ≠ 5", sorted. */
  | { readonly kind: 'conditions'; readonly of: readonly string[] }
  /** Something that is said and has no number: the two sides that are equal, a step of a proof. */
  | { readonly kind: 'word'; readonly of: string }

/** Something that a student came to, in the order of the message. */
export interface Said {
  readonly value: Value
  /** `a20` of "a₂₀ = 64"; null if it has no name. */
  readonly label: string | null
  /** The calculation as it is written, without its result; null if there is none. */
  readonly sum: string | null
  /** Its result where it is calculated wrong. */
  readonly isWrongSum: boolean
  /** A calculation whose result is not told. */
  readonly isOpen?: boolean
  /** As it is written, with its unit; absent: as its value is. */
  readonly shown?: string
}

/** What a message says about a task with amounts. */
export interface Heard {
  readonly said: readonly Said[]
  /** A formula in letters: right, or wrong with its cause; null where there is none, or nothing is known of it. */
  readonly formula: 'right' | Both | null
}

/** A value on the way, or at the end of it. */
export interface Part {
  readonly key: string
  readonly value: Value
  /** Other ways to say the same. */
  readonly also?: readonly Value[]
  /** How students name it before an equals sign, in lower case and Latin letters: `a20`. */
  readonly labels?: readonly string[]
  /** Completes "... is right": `$d$`, "the difference". */
  readonly name: Both
  /** The question that leads to it. It gives nothing away. */
  readonly ask: Both
  /** A bit more, for one who asks for help. */
  readonly more: Both
  /** The task asks for it. */
  readonly isGoal?: boolean
  /** The answer as it is shown at the end. */
  readonly shown?: Both
  /** A calculation that stays as it stands: √18. */
  readonly isExact?: boolean
  /** No separate step: confirmed if it is said, never asked about. */
  readonly isAside?: boolean
}

export interface Slip {
  readonly value: Value
  /** Only under one of these names. */
  readonly labels?: readonly string[]
  /** What happened, and a question that leads on. It gives nothing away. */
  readonly cause: Both
  /** What shows this mistake with other numbers, where the example of the task does not. */
  readonly example?: Both
  /** Only if it was calculated like this, whatever else has the value. */
  readonly sums?: readonly string[]
  /** Only as a number that is said alone, and even if a step on the way has the value. */
  readonly isBare?: boolean
  /** Even if the task tells the number. */
  readonly isGiven?: boolean
  /** Keys of the parts that one who makes it has found already. */
  readonly done?: readonly string[]
}

/** What students say in words, not by a value. */
interface Remark {
  readonly said: RegExp
  readonly reply: Both
  /** A way that leads there, and no mistake. */
  readonly isIdea?: boolean
}

export interface WorkedTask {
  readonly kind: string
  /** A kind of tasks that state a step of this one. */
  readonly stepKind?: string
  /** Read from prose: what is said of it carries no badge. */
  readonly isProse?: boolean
  /** Its questions repeat the reading, so that no other reader needs to have the same task confirmed. */
  readonly overrules?: boolean
  /** A reading that comes to another end is taken back. */
  readonly correctsReadings?: boolean
  /** The core judges such tasks well where it has read them: only what it has no cause for is said from here. */
  readonly isCoreFirst?: boolean
  /** The numbers that the task tells. */
  readonly given: readonly number[]
  readonly parts: readonly Part[]
  readonly slips: readonly Slip[]
  readonly remarks?: readonly Remark[]
  /** Questions beside the task that have an answer here. */
  readonly answers?: readonly Remark[]
  /** Reads the results of a message in another way: with units, in letters. */
  readonly hears?: (text: string, language: Language) => Heard
  /** The same with other numbers, worked: what helps where a hint did not. */
  readonly example: Both
  /** The mistake in a value that no list could hold. */
  readonly causeOf?: (value: Value) => Both | null
  /** Values that only this kind of task lets a message hold. */
  readonly readsIn?: (text: string, language: Language) => readonly Value[]
  /** The message with the names that students give to values as labels: "median=10.5". */
  readonly names?: (text: string, language: Language) => string
  /** Solves the student's equation and not the task, such as a negative speed; and what is said of it. */
  readonly foreign?: { readonly value: number; readonly reply: Both }
}

export type WorkedReader = (text: string, language: Language) => WorkedTask | null

export const numberValue = (of: number): Value => ({ kind: 'number', of })

/** To the digits that a student rounds to. */
export function isSame(said: Value, own: Value): boolean {
  if (own.kind === 'number' && said.kind === 'number') return isNear(said.of, own.of)
  if (own.kind === 'word' && said.kind === 'word') return own.of === said.of
  if (own.kind === 'time' && said.kind === 'time') return said.hours === own.hours && said.minutes === own.minutes
  if (own.kind === 'division' && said.kind === 'division')
    return said.quotient === own.quotient && said.rest === own.rest
  if (own.kind === 'conditions' && said.kind === 'conditions') return said.of.join() === own.of.join()
  if (own.kind === 'number' && said.kind === 'factors') return isNear(productOf(said.of), own.of)
  const isList = own.kind === 'tuple' || own.kind === 'factors' || own.kind === 'polynomial'
  if (!isList || said.kind !== own.kind) return false
  const length = own.kind === 'polynomial' ? Math.max(own.of.length, said.of.length) : own.of.length
  if (own.kind !== 'polynomial' && said.of.length !== length) return false
  return Array.from({ length }, (_, at) => isNear(said.of[at] ?? 0, own.of[at] ?? 0)).every(Boolean)
}

export const productOf = (all: readonly number[]): number => all.reduce((product, each) => product * each, 1)

function isNear(said: number, own: number): boolean {
  const scale = Math.max(1e-9, Math.abs(own))
  // Amounts may be tiny: 1.6e-19 is not 2.4e-19.
  const isTiny = said !== 0 && own !== 0 && scale < 1e-6
  if (Math.abs(said - own) <= 1e-7 * (isTiny ? Math.abs(own) : Math.max(1, scale))) return true
  // 0.33 for a third: as many digits as are written, of a number that does not end there.
  const decimals = `${said}`.split('.')[1]?.length ?? 0
  const endsSoon = Math.abs(own * 1000 - Math.round(own * 1000)) < 1e-6
  return (
    !endsSoon && decimals > 0 && Math.abs(said - own) <= 0.5 * 10 ** -decimals && Math.abs(said - own) < 0.01 * scale
  )
}

const DENOMINATORS = [3, 6, 7, 9, 11, 12, 13, 14, 15, 17, 18, 21, 24]

/** A number in a text, as the language writes it. */
export function written(value: number, language: Language): string {
  const isDecimal = Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-7
  const d = isDecimal ? 1 : DENOMINATORS.find((each) => Math.abs(value * each - Math.round(value * each)) < 1e-9)
  if (d !== undefined && d > 1) return `${value < 0 ? '−' : ''}\\frac{${Math.abs(Math.round(value * d))}}{${d}}`
  const text = `${Number(value.toPrecision(isDecimal ? 12 : 6))}`.replace(/^-/, '−')
  return language === 'ru' ? text.replace('.', '{,}') : text
}

/** A template with its `{names}` replaced; numbers stand as formulas. */
export function filled(texts: Both, values: Readonly<Record<string, number | string>>): Both {
  const fillOne = (language: Language) =>
    texts[language].replace(/\{([a-zA-Z0-9]+)\}/g, (whole, key: string) => {
      const value = values[key]
      if (value === undefined) return whole
      return typeof value === 'number' ? `$${written(value, language).replace('−', '-')}$` : value
    })
  return { en: fillOne('en'), ru: fillOne('ru') }
}

/**
 * A task without the slips that say nothing for sure: those that come to a right value or to what another slip
 * comes to.
 */
export function workedTask(task: WorkedTask): WorkedTask {
  const isOpen = ({ value, labels, sums, isBare }: Slip) =>
    labels !== undefined ||
    sums !== undefined ||
    isBare ||
    !(task.parts.some((part) => isSame(value, part.value)) || (value.kind === 'number' && !Number.isFinite(value.of)))
  const slips = task.slips.filter(
    (slip, at) =>
      isOpen(slip) &&
      !(
        slip.value.kind === 'number' &&
        slip.labels === undefined &&
        slip.sums === undefined &&
        task.parts.some(({ value, isGoal }) => isGoal && isSame(slip.value, value))
      ) &&
      !task.slips
        .slice(0, at)
        .some((other) => other.labels === slip.labels && other.sums === slip.sums && isSame(other.value, slip.value)),
  )
  return { ...task, slips }
}

import { divide, type Rational, rational } from '../../../math/rational.ts'
import { unitOf, unitRatio } from '../../../math/units.ts'
import { nounBehind } from '../counted.ts'
import { type KindOfTask, quoteAt, written } from '../kinds/kind.ts'
import type { Amount, Told } from './told.ts'

type Slip = keyof Told['words']['slips']

/** Collects the roles of a task's amounts and the relations between them. */
export class Relation {
  private readonly told: Told
  private readonly given: KindOfTask['frame']['given'][number][] = []
  private readonly unknown: KindOfTask['frame']['unknown'][number][] = []
  private readonly equations: string[] = []
  private readonly called: Record<string, string> = {}
  private readonly said: string[] = []
  private readonly slips: KindOfTask['slips'][number][] = []
  private readonly used = new Set<Amount>()
  /** The amount that was told last. */
  private last: { readonly role: string; readonly start: number; readonly end: number } | null = null

  constructor(told: Told) {
    this.told = told
  }

  know(role: string, amount: Amount, name: string): string {
    const { text } = this.told
    const plain = text.slice(amount.start, amount.end)
    const noun = amount.type === 'count' ? nounBehind(text.slice(amount.end), this.told.language) : ''
    const value = amount.type === 'percent' ? percentOf(amount.value) : written(amount.value)
    const unit = amount.type === 'money' ? '' : this.unitName(amount.unit)
    this.given.push({ role, value, unit, span: spanAt(text, amount.start, plain.length) })
    this.called[role] = name
    // "2 hours 30 minutes" is one amount, though each unit has its own number.
    const last = this.last
    const isMore =
      last !== null && this.called[last.role] === name && /^\s*(?:and|и)?\s*$/u.test(text.slice(last.end, amount.start))
    const words = isMore ? text.slice(last.start, amount.end) : plain
    if (isMore) this.said.pop()
    this.said.push(`${name}: ${saidOf(words, this.told)}${noun}`)
    this.last = { role, start: isMore ? last.start : amount.start, end: amount.end }
    this.used.add(amount)
    return role
  }

  /** Knows an amount and converts it if the equations need it in another unit. */
  knowIn(role: string, amount: Amount, name: string, unit: string): string {
    this.know(role, amount, name)
    const [own, wanted] = [unitOf(amount.unit), unitOf(unit)]
    const ratio = own && wanted ? unitRatio(own, wanted) : null
    if (!ratio || ratio.n === ratio.d) return role
    return this.find(
      `${role}_in`,
      `${name} (${this.unitName(unit)})`,
      ratio.n > ratio.d ? `${role} * ${written(ratio)}` : `${role} / ${written(divide(rational(1), ratio))}`,
      unit,
    )
  }

  unitName(unit: string): string {
    const name = unitOf(unit)?.[this.told.language] ?? unit
    return unitOf(name) ? name : ''
  }

  find(role: string, name: string, expression: string, unit = ''): string {
    this.unknown.push({ role, words: name, unit: unit && this.unitName(unit) })
    this.equations.push(`${role} = ${expression}`)
    return role
  }

  open(role: string, name: string, unit = ''): string {
    this.unknown.push({ role, words: name, unit: unit && this.unitName(unit) })
    return role
  }

  hold(equation: string): void {
    this.equations.push(equation)
  }

  slip(value: Rational, text: Slip): void {
    if (value.n > 0n) this.slips.push({ value, text: this.told.words.slips[text] })
  }

  /** Null if an amount of the text has no role. */
  done(asked: string, because?: keyof Told['words']['because']): KindOfTask | null {
    const { told } = this
    if (told.amounts.some((each) => !this.used.has(each))) return null
    const name = this.unknown.find(({ role }) => role === asked)?.words ?? ''
    return {
      frame: {
        given: this.given,
        unknown: this.unknown,
        equations: this.equations,
        asked,
        restating: told.words.restate(this.said, name),
      },
      called: this.called,
      form: 'plain',
      slips: this.slips,
      idle: told.labels,
      ...(because && { because: told.words.because[because] }),
    }
  }
}

/** A unique quote; "5 min" at the end of the text, where "1.5 min" comes before, is "in 5 min". */
function spanAt(text: string, start: number, length: number): string {
  const quote = quoteAt(text, start, length)
  if (text.indexOf(quote) === start) return quote
  const before = /\S+\s$/u.exec(text.slice(0, start))?.[0] ?? ''
  return /\d/u.test(before) ? quote : `${before}${quote}`
}

const percentOf = ({ n, d }: Rational) => {
  const value = rational(n * 100n, d)
  return value.d === 1n ? `${value.n}%` : `${Number(value.n) / Number(value.d)}%`
}

/** A dollar sign would begin a formula. */
const saidOf = (plain: string, { words }: Told) =>
  plain
    .replace(/^([$€£])\s?(.*)$/u, (_, sign: string, digits: string) => `${digits} ${words.signs[sign] ?? ''}`.trim())
    .replace(/\s?([$€£])$/u, (_, sign: string) => ` ${words.signs[sign] ?? ''}`)

import { amountTable } from '../../language/worked/amount-table.ts'
import { lawTexts, lawWords } from '../../language/worked/law-words.ts'
import type { Language } from '../../math/latex.ts'
import { type CompoundUnit, unitNamed } from '../../math/units.ts'
import { latexValue, toNumber, writeNumber } from '../../science/measured.ts'
import { type Both, filled, numberValue, type Part, type Slip, type WorkedTask, workedTask } from '../task.ts'
import { type Calculation, compiled } from './expression.ts'
import { type Form, hearAmounts } from './hear.ts'

/**
 * A formula of the book with its amounts: what is given, the steps from there to what is sought, and the usual mistakes,
 * each as a calculation, so that a wrong result is told by which mistake comes to it.
 */
export interface Law {
  readonly id: string
  /** `m:mass F:pull`: a letter of the calculations below, and the amount of the table that it is; `m?:mass` may be told, too. */
  readonly given: string
  /** `f:friction = u*m*g` */
  readonly steps: readonly string[]
  /** `a = (F+f)/m | adds`: the letter that comes out wrong, how, and which text tells it. */
  readonly slips?: readonly string[]
  /** The words tell it so surely that a formula of the core that comes to something else has misread the text. */
  readonly isSure?: boolean
  /** Other units that fit together, of which the first is used that needs no conversion: `m:g V:cm³ p:g/cm³`. */
  readonly systems?: readonly string[]
}

/** An amount that the task tells. */
export interface Told {
  readonly letter: string
  readonly value: number
  /** null for a bare number. */
  readonly unit: CompoundUnit | null
  /** A usual constant that the text does not tell. */
  readonly isKnown?: boolean
  /** Other values of a constant that schools use. */
  readonly others?: readonly number[]
}

export const unitOfName = (text: string): CompoundUnit | null =>
  text === '1' || text === 'deg' ? null : unitNamed(text)

interface Given {
  readonly letter: string
  readonly amount: string
  /** The text may tell it, and nothing depends on it. */
  readonly isIdle: boolean
}

export const givenOf = ({ given }: Law): readonly Given[] =>
  given.split(' ').map((each) => {
    const [letter = '', amount = ''] = each.split(':')
    return { letter: letter.replace('?', ''), amount, isIdle: letter.endsWith('?') }
  })

interface Step {
  readonly letter: string
  readonly amount: string
  readonly calculate: Calculation
}

interface LawSlip {
  readonly letter: string
  readonly text: string
  readonly calculate: Calculation
}

interface Compiled {
  readonly steps: readonly Step[]
  readonly slips: readonly LawSlip[]
}

const known = new WeakMap<Law, Compiled>()

function compiledLaw(law: Law): Compiled {
  const before = known.get(law)
  if (before) return before
  const parts = law.steps.map((each) => /^(\S+):(\S+) = (.+)$/.exec(each) ?? [])
  const letters = [...givenOf(law).map(({ letter }) => letter), ...parts.map(([, letter = '']) => letter)]
  const calculation = (text: string): Calculation => {
    const found = compiled(text, letters)
    if (!found) throw new Error(`${law.id}: not a formula: ${text}`)
    return found
  }
  const steps = parts.map(([, letter = '', amount = '', text = '']) => ({
    letter,
    amount,
    calculate: calculation(text),
  }))
  const slips = (law.slips ?? []).map((each) => {
    const [, letter = '', formula = '', text = ''] = /^(\S+) = (.+) \| (\S+)$/.exec(each) ?? []
    return { letter, text, calculate: calculation(formula) }
  })
  const made = { steps, slips }
  known.set(law, made)
  return made
}

/** The values of all letters; a slip goes on with its wrong value. */
function valuesOf(
  { steps }: Compiled,
  given: Readonly<Record<string, number>>,
  wrong?: LawSlip,
): Record<string, number> {
  const values: Record<string, number> = { ...given }
  for (const step of steps)
    values[step.letter] = wrong?.letter === step.letter ? wrong.calculate(values) : step.calculate(values)
  return values
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1e-30, Math.abs(a), Math.abs(b))

/** The task of a law with these amounts; null where it has no sensible answer. */
export function taskOfLaw(
  law: Law,
  told: readonly Told[],
  extra?: Readonly<Record<Language, Readonly<Record<string, string>>>>,
): WorkedTask | null {
  const made = compiledLaw(law)
  const units = unitsOf(law, told)
  const unitOf = (letter: string) => units[letter] ?? null
  const inUnit = ({ letter, value, unit }: Told) => {
    const own = unitOf(letter)
    return unit && own ? (value * toNumber(unit.size)) / toNumber(own.size) : value
  }
  // What nothing depends on may be written in a formula all the same: ma = mg·sin α.
  const idle = givenOf(law).flatMap(({ letter, isIdle }) => (isIdle ? [[letter, 1] as const] : []))
  const given = Object.fromEntries([...idle, ...told.map((each) => [each.letter, inUnit(each)] as const)])
  const values = valuesOf(made, given)
  if (made.steps.some(({ letter }) => !Number.isFinite(values[letter]))) return null
  const others = told.flatMap((each) =>
    (each.others ?? []).map((value) => valuesOf(made, { ...given, [each.letter]: value })),
  )
  const all = [values, ...others]
  const words = lawWords[law.id]
  if (!words) throw new Error(`${law.id} has no words`)
  const amounts = (language: Language): Record<string, string> => ({
    ...Object.fromEntries(told.map(({ letter, value, unit }) => [letter, `$${latexValue(value, unit, language)}$`])),
    ...extra?.[language],
  })
  const fill = (texts: Both): Both => ({
    en: filled(texts, amounts('en')).en,
    ru: filled(texts, amounts('ru')).ru,
  })
  const goal = made.steps.at(-1)
  if (!goal) return null
  const amountOf = (letter: string) =>
    givenOf(law).find((each) => each.letter === letter)?.amount ??
    made.steps.find((each) => each.letter === letter)?.amount ??
    ''
  const nameOf = (letter: string): Both => amountTable(amountOf(letter)).name
  const shown = (letter: string): Both => ({
    en: `$${latexValue(values[letter] ?? 0, unitOf(letter), 'en')}$`,
    ru: `$${latexValue(values[letter] ?? 0, unitOf(letter), 'ru')}$`,
  })
  const converted = told.filter((each) => !each.isKnown && !isNear(given[each.letter] ?? 0, each.value))
  const parts: Part[] = [
    ...converted.map(
      ({ letter }): Part => ({
        key: letter,
        value: numberValue(values[letter] ?? 0),
        labels: [letter],
        name: nameOf(letter),
        ask: fill(lawTexts.convert),
        more: fill(lawTexts.convert),
        isAside: true,
        shown: shown(letter),
      }),
    ),
    ...made.steps.map((step): Part => {
      const text = words.steps[step.letter]
      if (!text) throw new Error(`${law.id}: no words for ${step.letter}`)
      return {
        key: step.letter,
        value: numberValue(values[step.letter] ?? 0),
        also: others.map((each) => numberValue(each[step.letter] ?? 0)),
        labels: [step.letter],
        name: nameOf(step.letter),
        ask: fill(text.ask),
        more: fill(text.more),
        isGoal: step === goal,
        shown: shown(step.letter),
      }
    }),
  ]
  const slip = (letter: string, value: number, cause: Both, done: readonly string[] = []): Slip => ({
    value: numberValue(value),
    labels: [letter],
    cause,
    done,
  })
  const slips: Slip[] = []
  for (const each of made.slips) {
    const text = words.slips[each.text] ?? lawTexts.slips[each.text]
    if (!text) throw new Error(`${law.id}: no words for ${each.text}`)
    for (const one of [
      given,
      ...told.flatMap(({ letter, others: more = [] }) => more.map((value) => ({ ...given, [letter]: value }))),
    ]) {
      const wrong = valuesOf(made, one, each)
      const from = made.steps.findIndex(({ letter }) => letter === each.letter)
      const before = made.steps.slice(0, from).map(({ letter }) => letter)
      for (const step of made.steps.slice(from))
        slips.push(slip(step.letter, wrong[step.letter] ?? Number.NaN, fill(text), before))
    }
  }
  // The numbers as they are told, each alone and all of them.
  const raw = [...converted.map((each) => [each]), ...(converted.length > 1 ? [converted] : [])]
  for (const some of raw) {
    const wrong = valuesOf(made, {
      ...given,
      ...Object.fromEntries(some.map(({ letter, value }) => [letter, value])),
    })
    const [first] = some
    if (!first) continue
    const unit = unitOf(first.letter)
    const cause = (language: Language) =>
      filled(lawTexts.notConverted, {
        told: `$${latexValue(first.value, first.unit, language)}$`,
        unit: unit?.[language] ?? '',
        name: nameOf(first.letter)[language],
      })[language]
    const texts = { en: cause('en'), ru: cause('ru') }
    for (const step of made.steps)
      if (!isNear(wrong[step.letter] ?? 0, values[step.letter] ?? 0))
        slips.push(slip(step.letter, wrong[step.letter] ?? Number.NaN, texts))
  }
  // The check: the formulas hold at the values and at values nearby, where they could agree by chance only once.
  const shifted = Object.fromEntries(
    Object.entries(given).map(([letter, value], at) => [letter, value * (1 + 0.013 * (at + 1))]),
  )
  const form = (letter: string) => ({
    letter,
    names: amountTable(amountOf(letter)).letters,
    words: amountTable(amountOf(letter)).said,
    unit: unitOf(letter),
  })
  const forms: readonly Form[] = [...givenOf(law), ...made.steps].map(({ letter }) => form(letter))
  const goalUnit = unitOf(goal.letter)
  const answers = [
    ...(words.answers ?? []).map(({ said, reply }) => ({ said, reply: fill(reply) })),
    ...(goalUnit
      ? [
          {
            said: lawTexts.asksUnit,
            reply: filled(lawTexts.unit, { name: nameOf(goal.letter).en, unit: goalUnit.en }),
          },
        ].map(({ said, reply }) => ({
          said,
          reply: {
            en: reply.en,
            ru: filled(lawTexts.unit, { name: nameOf(goal.letter).ru, unit: goalUnit.ru }).ru,
          },
        }))
      : []),
    ...(told.some(({ letter, isKnown }) => isKnown && amountOf(letter) === 'g')
      ? [{ said: lawTexts.asksG, reply: lawTexts.g }]
      : []),
  ]
  return workedTask({
    kind: `law.${law.id}`,
    isProse: true,
    overrules: true,
    isCoreFirst: true,
    ...(law.isSure && { correctsReadings: true }),
    given: told.flatMap(({ value, isKnown }) => (isKnown ? [] : [value])),
    parts,
    slips: slips.filter(
      ({ value, labels }) =>
        value.kind === 'number' &&
        Number.isFinite(value.of) &&
        !all.some((each) => isNear(each[labels?.[0] ?? ''] ?? Number.NaN, value.of)),
    ),
    example: exampleOf(words.example, values[goal.letter] ?? 0, fill(words.steps[goal.letter]?.more ?? words.example)),
    answers,
    hears: (text, language) =>
      hearAmounts(text, language, {
        forms,
        goal: goal.letter,
        given: told.flatMap(({ value, isKnown }) => (isKnown ? [] : [value])),
        parts,
        slips,
        values: { own: values, shifted: valuesOf(made, shifted) },
        wrong: made.slips.map((each) => ({
          letter: each.letter,
          cause: fill(words.slips[each.text] ?? lawTexts.slips[each.text] ?? { en: '', ru: '' }),
          values: valuesOf(made, shifted, each),
        })),
      }),
  })
}

/** The worked example, unless it comes to the very answer. */
function exampleOf(example: Both, answer: number, instead: Both): Both {
  const tells = (language: Language) => {
    const { text } = writeNumber(answer, language)
    return example[language].split(/[\s:;]+/u).some((each) => each.replace(/[.,]$/, '') === text)
  }
  return tells('en') || tells('ru') ? instead : example
}

/** The units to calculate in: those of the table, or a system of the law in which more is told. */
function unitsOf(law: Law, told: readonly Told[]): Readonly<Record<string, CompoundUnit | null>> {
  const own = Object.fromEntries(
    [...givenOf(law), ...compiledLaw(law).steps].map(({ letter, amount }) => [
      letter,
      unitOfName(amountTable(amount).unit),
    ]),
  )
  const systems = (law.systems ?? []).map((system) => ({
    ...own,
    ...Object.fromEntries(
      system.split(' ').map((pair) => {
        const at = pair.indexOf(':')
        return [pair.slice(0, at), unitOfName(pair.slice(at + 1))]
      }),
    ),
  }))
  const fitting = (units: Readonly<Record<string, CompoundUnit | null>>) =>
    told.every(({ letter, unit }) => {
      const mine = units[letter]
      return !unit || !mine || isNear(toNumber(unit.size), toNumber(mine.size))
    })
  return systems.find(fitting) ?? own
}

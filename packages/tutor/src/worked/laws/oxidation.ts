import { oxidationTexts as texts, oxidationWords as words } from '../../language/worked/oxidation-words.ts'
import type { Language } from '../../math/latex.ts'
import { regExpOf } from '../../pattern.ts'
import { compoundsIn, elementIn } from '../../science/chemistry.ts'
import { type Compound, latexOfCompound } from '../../science/compounds.ts'
import {
  type Both,
  filled,
  numberValue,
  type Part,
  type Said,
  type Slip,
  type WorkedTask,
  workedTask,
} from '../task.ts'

/** The oxidation number or valence of an element in a formula, from those of the others. */

/** Elements that have one state in nearly all compounds. */
const usual: Readonly<Record<string, number>> = {
  H: 1,
  Li: 1,
  Na: 1,
  K: 1,
  Ag: 1,
  Be: 2,
  Mg: 2,
  Ca: 2,
  Ba: 2,
  Zn: 2,
  Al: 3,
  F: -1,
  O: -2,
}
/** Oxygen has another state in these. */
const peroxides = ['H2O2', 'Na2O2', 'BaO2', 'K2O2', 'OF2', 'O2F2']

export function readOxidation(text: string): WorkedTask | null {
  const isState = words.state.test(text)
  if (isState === words.valence.test(text)) return null
  const [compound, more] = compoundsIn(text).filter(({ atoms }) => atoms.size > 1)
  if (!compound || more || peroxides.includes(compound.text) || isCharged(text)) return null
  const own =
    elementIn(text.toLowerCase(), compound) ?? [...compound.atoms.keys()].find((each) => writtenAlone(text, each))
  const [others, element] = [[...compound.atoms.keys()].filter((each) => each !== own), own]
  if (!element || others.some((each) => usual[each] === undefined) || usual[element] !== undefined) return null
  const count = compound.atoms.get(element) ?? 1
  const sum = others.reduce((all, each) => all + (usual[each] ?? 0) * (compound.atoms.get(each) ?? 0), 0)
  const once = others.reduce((all, each) => all + (usual[each] ?? 0), 0)
  const value = (compound.charge - sum) / count
  // The check: all of them together make the charge.
  if (!Number.isInteger(value) || value === 0 || value * count + sum !== compound.charge) return null
  return isState || value > 0 ? taskOf(compound, element, others, { value, sum, once, isState, count }) : null
}

/** "CO3^2-" is an ion, whose charge counts. */
const isCharged = (text: string) =>
  /[A-Z][a-z]?[\d₀-₉]*\)?\s?(?:\^|[⁺⁻⁰¹²³⁴-⁹])|[A-Z][a-z]?[\d₀-₉]*[+−-](?!\p{L})/u.test(text)

/** "S in H2SO4": the sign stands by itself. */
const writtenAlone = (text: string, element: string) =>
  regExpOf(`(?<![\\p{L}\\d])${element}(?![\\p{L}\\d])`, 'u').test(text)

interface Numbers {
  readonly value: number
  readonly sum: number
  readonly once: number
  readonly count: number
  readonly isState: boolean
}

const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'))
const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

function taskOf(compound: Compound, element: string, others: readonly string[], numbers: Numbers): WorkedTask {
  const { value, sum, once, isState, count } = numbers
  const values = {
    formula: `$${latexOfCompound(compound)}$`,
    element: `$\\mathrm{${element}}$`,
    others: others.map((each) => `$\\mathrm{${each}}$`).join(', '),
  }
  const fill = (each: Both) => filled(each, values)
  const goal: Both = isState
    ? { en: signed(value), ru: signed(value) }
    : { en: roman[Math.abs(value)] ?? '', ru: roman[Math.abs(value)] ?? '' }
  const parts: Part[] = [
    ...others.map(
      (each): Part => ({
        key: each,
        value: numberValue(usual[each] ?? 0),
        labels: [each],
        name: filled(texts.known.name, { other: `$\\mathrm{${each}}$` }),
        ask: fill(texts.known.ask),
        more: fill(texts.known.more),
        isAside: true,
        shown: { en: signed(usual[each] ?? 0), ru: signed(usual[each] ?? 0) },
      }),
    ),
    {
      key: 'sum',
      value: numberValue(sum),
      labels: ['sum'],
      name: fill(texts.sum.name),
      ask: fill(texts.sum.ask),
      more: fill(texts.sum.more),
      shown: { en: signed(sum), ru: signed(sum) },
    },
    {
      key: 'goal',
      value: numberValue(value),
      labels: ['goal'],
      name: fill(isState ? texts.goal.name : texts.valence.name),
      ask: fill(isState ? texts.goal.ask : texts.valence.ask),
      more: fill(isState ? texts.goal.more : texts.valence.more),
      isGoal: true,
      shown: goal,
    },
  ]
  const slip = (of: number, cause: Both): Slip => ({ value: numberValue(of), labels: ['goal'], cause: fill(cause) })
  const slips = [
    ...(isState ? [slip(-value, texts.sign)] : []),
    slip((compound.charge - once) / count, texts.indices),
    slip(-once / count, texts.indices),
    slip(compound.charge - sum, texts.shared),
    ...(isState ? [] : [slip(2, texts.likeHydride)]),
  ].filter(
    ({ value: each }) =>
      each.kind === 'number' && each.of !== value && each.of !== (isState ? Number.NaN : Math.abs(value)),
  )
  return workedTask({
    kind: 'law.oxidation',
    isProse: true,
    overrules: true,
    given: [],
    parts,
    slips,
    example: isState ? texts.exampleOfState : texts.exampleOfValence,
    answers: [{ said: words.oneForAll, reply: texts.oneForAll }],
    hears: (text, each) => ({ said: saidIn(text, each, others, parts, slips), formula: null }),
  })
}

const number = /(?<![\p{L}\d.,])(?:([+−–-])\s?(\d)|(\d)\s?([+−–-])|(\d))(?![\d.,]\d|\d)/gu

/** "+6", "6+", "VI", "six", and "hydrogen +1": each with what it is said of. */
function saidIn(
  text: string,
  language: Language,
  others: readonly string[],
  parts: readonly Part[],
  slips: readonly Slip[],
): Said[] {
  const plain = text
    .replace(/(?:[A-Z][a-z]?\d*|\([A-Z][A-Za-z\d]*\)\d*){2,}/gu, (found) => ' '.repeat(found.length))
    .replace(/(?<![\p{L}])(VIII|VII|VI|IV|V|III|II|I)(?![\p{L}])/gu, (found) => `${roman.indexOf(found)}`)
    .replace(
      words.spelled[language],
      (found) => `${words.numerals[language].findIndex((each) => found.toLowerCase().startsWith(each)) + 1}`,
    )
  return [...plain.matchAll(number)].map((found) => {
    const [whole, before, first, second, behind, bare] = found
    const sign = before ?? behind
    const size = Number(first ?? second ?? bare)
    const value = sign !== undefined && sign !== '+' ? -size : size
    const near = plain.slice(Math.max(0, found.index - 16), found.index)
    const of = others.find(
      (each) => regExpOf(`${each}(?![a-z])[^\\d]*$`, 'u').test(near) || words.elements[each]?.test(near),
    )
    const label =
      of ??
      (slips.some((slip) => slip.value.kind === 'number' && slip.value.of === value) ||
      parts.some((part) => part.key === 'goal' && part.value.kind === 'number' && part.value.of === value)
        ? 'goal'
        : parts.some((part) => part.key === 'sum' && part.value.kind === 'number' && part.value.of === value)
          ? 'sum'
          : 'goal')
    return { value: numberValue(value), label, sum: null, isWrongSum: false, shown: whole.trim() }
  })
}

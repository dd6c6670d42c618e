import { messageWords, signWords } from '../../language/worked/law-words.ts'
import type { Language } from '../../math/latex.ts'
import { type CompoundUnit, isPlain, isSameDimension, quantitiesIn } from '../../math/units.ts'
import { latexValue, toNumber } from '../../science/measured.ts'
import { type Both, type Heard, isSame, numberValue, type Part, type Said, type Slip } from '../task.ts'
import { compiled, namesIn } from './expression.ts'

/** How students write an amount. */
export interface Form {
  readonly letter: string
  readonly names: readonly string[]
  readonly words: RegExp | null
  readonly unit: CompoundUnit | null
}

interface Known {
  readonly forms: readonly Form[]
  readonly goal: string
  /** The numbers that the task tells. */
  readonly given: readonly number[]
  readonly parts: readonly Part[]
  readonly slips: readonly Slip[]
  /** Values of all letters, as they are and for other numbers of the same task. */
  readonly values: {
    readonly own: Readonly<Record<string, number>>
    readonly shifted: Readonly<Record<string, number>>
  }
  readonly wrong: readonly {
    readonly letter: string
    readonly cause: Both
    readonly values: Readonly<Record<string, number>>
  }[]
}

const ends = /[;\n]|,(?!\d)\s*|[.!?](?=\s|$)|\s[-–—]\s(?=\p{L})/u
const beforeLetter = /(?<=[\p{L}\d)²³]\s*)\s(?=[\p{L}Δ][\p{L}\d_₀-₉]{0,5}\s*=)/u
const LONGEST = 600

/** The results, calculations and formulas of a message, piece by piece. */
export function hearAmounts(message: string, language: Language, known: Known): Heard {
  const text = message.slice(0, LONGEST).replaceAll('$', ' ')
  const pieces = text
    .split(ends)
    .flatMap((piece) => piece.split(messageWords[language].joins))
    // "F=kx k=2.5 E=20J": each letter before an equals sign begins something new.
    .flatMap((piece) => piece.split(beforeLetter))
    .filter((piece) => piece.trim() !== '' && !messageWords[language].ofOthers.test(piece))
  const said: Said[] = []
  let formula: Heard['formula'] = null
  for (const piece of pieces) {
    const sides = piece.replace(/\\approx|[≈~]/gu, '=').split('=')
    const found = formulaIn(sides, known)
    // What is wrong stays wrong, whatever comes behind it.
    if (found !== null && formula !== 'right') formula = found
    else if (found !== null && found !== 'right') formula = found
    const own = saidInPiece(sides, known, language)
    // In "t² = 9" the 9 is no time by a usual mistake: an equality that holds tells an amount of the task, or none.
    const isOfOther = found === 'right' && labelOf(sides[0] ?? '', known) === null
    said.push(...(isOfOther ? own.filter(({ value }) => known.parts.some((part) => isSame(part.value, value))) : own))
  }
  return { said, formula }
}

/** One way of writing for signs and powers; numbers stand as they are computed, units are left out. */
function plain(side: string, language: Language): { text: string; unit: CompoundUnit | null; decimals: number } {
  const found = quantitiesIn(side, language)
  let text = side
  for (const each of [...found].reverse()) {
    text = `${text.slice(0, each.start)}${toNumber(each.value) < 0 ? toNumber(each.value) : ` ${toNumber(each.value)} `}${text.slice(each.end)}`
  }
  const last = found.at(-1)
  const isEnd = last !== undefined && /^[\s).]*$/u.test(side.slice(last.end))
  const isCalculated = /[*·×/:+−-]/u.test(
    side
      .slice(0, last?.start ?? 0)
      .trim()
      .slice(1),
  )
  const decimals = /[.,](\d+)/.exec(last ? side.slice(last.start, last.end) : '')?.[1]?.length ?? 0
  return {
    text: withSigns(text),
    unit: isEnd && (found.length === 1 || isCalculated) ? last.unit : null,
    decimals,
  }
}

function withSigns(text: string): string {
  return text
    .replace(/[−–—]/gu, '-')
    .replace(/[×·∙⋅✕]|\\cdot/gu, '*')
    .replace(/(?<=[\d)])\s*[xх]\s*(?=[\d(])|(?<=[\p{L}\d)]\s)[xх](?=\s[\p{L}\d(])/gu, '*')
    .replaceAll('÷', '/')
    .replace(/(?<=[\d)])\s*:\s*(?=[\d(])/gu, '/')
    .replace(signWords.divide, '/')
    .replace(signWords.multiply, '*')
    .replace(signWords.add, '+')
    .replace(signWords.subtract, '-')
    .replace(/[²³]/gu, (sign) => `^${'²³'.indexOf(sign) + 2}`)
    .replace(/[₀-₉]/gu, (sign) => `${'₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)}`)
    .replaceAll('∆', 'Δ')
    .replace(/\^\{([^}]*)\}/gu, '^($1)')
    .replace(signWords.root, '√')
}

const isNear = (a: number, b: number, tolerance: number) =>
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b), 1e-300)

/** "Q = cmΔt" in the letters of a task, whatever letters its class uses. */
function formulaIn(sides: readonly string[], known: Known): Heard['formula'] {
  const [first = '', second = ''] = sides
  if (sides.length < 2) return null
  const right = withSigns(second.replace(/(?<=\d),(?=\d)/gu, '.')).trim()
  const left = withSigns(first).trim()
  const names = [...new Set(known.forms.flatMap((form) => form.names))]
  const label = wordsBefore(left)
  const ownLeft = compiled(label, names) ? label : null
  const found = namesIn(right, names)
  if (ownLeft === null || (found.length === 0 && namesIn(ownLeft, names).length === 0)) return null
  // "v = 20" is a value.
  if (found.length === 0 && names.includes(ownLeft.trim())) return null
  const letters = [...new Set([...namesIn(ownLeft, names), ...found])]
  // "45 = 5t²": numbers of the task may stand in it.
  const numbers = (`${ownLeft} ${right}`.match(/(?<![\p{L}\d._^])\d+(?:\.\d+)?/gu) ?? []).map(Number)
  const isWithNumbers = numbers.some((each) => each > 2)
  if (letters.length > 6) return null
  const choices = letters.map((name) =>
    known.forms.filter((form) => form.names.includes(name)).map(({ letter }) => letter),
  )
  const both = [false, true].flatMap((isTight) => {
    const [one, other] = [compiled(ownLeft, names, isTight), compiled(right, names, isTight)]
    return one && other ? [{ one, other }] : []
  })
  if (both.length === 0) return null
  const assignments = product(choices).filter((each) => new Set(each).size === each.length)
  const valuesBy = (assigned: readonly string[], values: Readonly<Record<string, number>>) =>
    Object.fromEntries(letters.map((name, at) => [name, values[assigned[at] ?? ''] ?? Number.NaN]))
  const holds = (values: Readonly<Record<string, number>>, tolerance: number, needed?: string) =>
    assignments.some(
      (assigned) =>
        (needed === undefined || assigned.includes(needed)) &&
        both.some(({ one, other }) => {
          const own = valuesBy(assigned, values)
          return isNear(one(own), other(own), tolerance)
        }),
    )
  if (holds(known.values.shifted, 1e-6) || (isWithNumbers && holds(known.values.own, 1e-3))) return 'right'
  return known.wrong.find((wrong) => holds(wrong.values, 1e-6, wrong.letter))?.cause ?? null
}

/** The end of what stands before an equals sign: the last word, with the words that operators join to it. */
function wordsBefore(left: string): string {
  const words = left.split(/\s+/u)
  const joins = (at: number) => /[-+*/^]$/u.test(words[at - 1] ?? '') || /^[-+*/^]/u.test(words[at] ?? '')
  let at = words.length - 1
  while (at > 0 && joins(at)) at--
  return words.slice(at).join(' ')
}

const MOST_WAYS = 128

function product(choices: readonly (readonly string[])[]): string[][] {
  let all: string[][] = [[]]
  for (const each of choices) {
    all = all.flatMap((before) => each.map((one) => [...before, one]))
    if (all.length > MOST_WAYS) return []
  }
  return all
}

const calculation = /[-\d(√.][-\d\s.()*/+^√e]*/gu
const isNumeric = (text: string) => /\d/.test(text)

interface Side {
  readonly value: number
  readonly unit: CompoundUnit | null
  readonly isSum: boolean
  readonly text: string
  readonly decimals: number
}

/** What one side of an equality comes to; null where it holds letters or words. */
function sideOf(side: string, language: Language, isLast: boolean): Side | null {
  const { text, unit, decimals } = plain(side, language)
  const whole = compiled(text.trim(), [])
  const isSum = (each: string) => /[\d)]\s*[-+*/^]\s*[\d(√]|√/u.test(each) || /\d\s*\/\s*\d/.test(side)
  if (whole) return finite(whole({}), unit, isSum(text), side.trim(), decimals)
  // A last side may be followed by words, the first one preceded by them.
  const runs = [...text.matchAll(calculation)].map(([each]) => each.trim()).filter(isNumeric)
  const run = isLast ? runs[0] : runs.at(-1)
  if (run === undefined) return null
  // In "2h/g" the number is none of its own.
  const at = text.indexOf(run)
  if (
    /[\p{L}\d^_]$|(?<!\p{L})\p{L}\d?\s*[-+*/^]\s*$/u.test(text.slice(0, at)) ||
    /^\s?[*/^]?\s?\p{L}(?!\p{L})/u.test(text.slice(at + run.length))
  )
    return null
  const value = compiled(run.replace(/[-+*/^(\s.]+$/u, ''), [])
  const found = quantitiesIn(side, language)
  const own = isLast && !isSum(run) ? found[0] : found.at(-1)
  return value ? finite(value({}), own?.unit ?? unit, isSum(run), run, decimals) : null
}

const finite = (
  value: number,
  unit: CompoundUnit | null,
  isSum: boolean,
  text: string,
  decimals: number,
): Side | null => (Number.isFinite(value) ? { value, unit, isSum, text, decimals } : null)

const TOLERANCE = 0.012

function saidInPiece(sides: readonly string[], known: Known, language: Language): Said[] {
  if (!sides.some((side) => /\d/.test(side))) return []
  // "54 km/h = 15 m/s": the amount on the right is what was found.
  const isConverted = sides.length === 2 && isAmount(sides[0] ?? '', language)
  const label = sides.length > 1 && !isConverted ? labelOf(sides[0] ?? '', known) : null
  const named = sides.length === 1 || label === null ? wordLabel(sides[0] ?? '', known) : label.letter
  const rest = label === null && !isConverted ? sides : sides.slice(1)
  const numeric = rest.map((side, at) => sideOf(side, language, at === rest.length - 1 && (at > 0 || label !== null)))
  const values = numeric.filter((each): each is Side => each !== null)
  const last = numeric.at(-1) ?? values.at(-1)
  if (!last) return []
  if (label?.isOther) return []
  // "Find the image, f = 10 cm": a letter that nothing is known of.
  if (label?.letter === null && !last.isSum && values.length === 1) return []
  const sum = values.find(({ isSum }) => isSum)
  const pair = values.slice(0, -1).map((each, at) => [each, values[at + 1]] as const)
  const isWrongSum = pair.some(
    ([one, other]) =>
      other !== undefined &&
      !isNear(one.value, other.value, TOLERANCE) &&
      !isPowerApart(one.value, other.value) &&
      Math.abs(one.value - other.value) > 0.51 * 10 ** -other.decimals,
  )
  // A number of the task that is only named is no result.
  const { unit: written } = last
  const goalUnit = known.forms.find(({ letter }) => letter === known.goal)?.unit
  const isOfGoal = written !== null && goalUnit != null && isSameDimension(written.dimension, goalUnit.dimension)
  const isGiven =
    !isOfGoal && named === null && sum === undefined && known.given.some((each) => isNear(each, last.value, 1e-9))
  const own = isGiven ? null : recognized(last, named, known)
  return [
    {
      value: numberValue(own?.value ?? last.value),
      label: own?.letter ?? named ?? (last.unit ? '?' : null),
      sum: sum && /^[-\d\s.,()*/+^:·×xх√]+$/u.test(sum.text) ? sum.text : null,
      isWrongSum,
      isOpen: last.isSum && !isEndless(sides.at(-1) ?? '', last.value),
      shown: fractionIn(sides.at(-1) ?? '') ?? `$${latexValue(last.value, last.unit, language)}$`,
    },
  ]
}

/** A number with its unit, and nothing else. */
function isAmount(side: string, language: Language): boolean {
  const [only, more] = quantitiesIn(side, language)
  return only?.unit != null && !more && `${side.slice(0, only.start)}${side.slice(only.end)}`.trim() === ''
}

/** "20/3" is a result as it stands. */
const isEndless = (side: string, value: number) =>
  fractionIn(side) !== null && Math.abs(value * 1000 - Math.round(value * 1000)) > 1e-6

/** A fraction is shown as it is written. */
function fractionIn(side: string): string | null {
  const [, above, below] = /^\s*(\d+)\s*\/\s*(\d+)[\s.?!]*$/.exec(side) ?? []
  return above === undefined ? null : `$\\frac{${above}}{${below}}$`
}

/** Units may have been changed on the way: "200 * 4 = 0.8 kJ". */
const isPowerApart = (a: number, b: number) => {
  const power = Math.log10(Math.abs(a / b))
  return Number.isFinite(power) && Math.abs(power) > 0.5 && Math.abs(power - Math.round(power)) < 1e-3
}

/** The letter before an equals sign; `isOther`: what is equal is something that the task does not have. Null: a calculation. */
function labelOf(
  left: string,
  { forms, goal }: Known,
): { readonly letter: string | null; readonly isOther: boolean } | null {
  const plainLeft = withSigns(left).trim()
  const found = /(?:^|[\s(,])(1\s*\/\s*)?([\p{L}Δ][\p{L}\d_{}()⁺+]{0,6})$/u.exec(plainLeft)
  if (!found) return /[\d)]\s*$/.test(plainLeft) ? null : { letter: wordLabel(left, { forms }), isOther: false }
  const [, inverse, name = ''] = found
  const written = name.replace(/[_{}]/gu, '')
  // "1/v = 2/30" is about one over v, and not about v.
  const ofInverse = inverse === undefined ? undefined : forms.find(({ names }) => names.includes(`1/${written}`))
  if (inverse !== undefined) return { letter: ofInverse?.letter ?? null, isOther: ofInverse === undefined }
  const own = forms.filter(({ names }) => names.includes(written))
  const letter = own.find((each) => each.letter === goal)?.letter ?? own[0]?.letter ?? wordLabel(left, { forms })
  return { letter: own.length > 1 && !own.some((each) => each.letter === goal) ? null : letter, isOther: false }
}

const wordLabel = (text: string, { forms }: Pick<Known, 'forms'>): string | null => {
  const lower = text.toLowerCase()
  const [only, more] = forms.filter(({ words }) => words?.test(lower))
  return only && !more ? only.letter : null
}

/** Which amount of the task a number is, right or by a usual mistake, in the unit that is written or in a usual one. */
function recognized(
  { value, unit, decimals }: Side,
  named: string | null,
  { forms, parts, slips, goal }: Known,
): { readonly letter: string; readonly value: number } | null {
  const targets = [
    ...parts.flatMap((part) =>
      [part.value, ...(part.also ?? [])].map((each) => ({ letter: part.labels?.[0] ?? '', each })),
    ),
    ...slips.map((slip) => ({ letter: slip.labels?.[0] ?? '', each: slip.value })),
  ]
  // In the unit of the amount itself first: 1.5 eV is one in electronvolts before it is one in joules.
  const rank = (letter: string) => {
    const own = forms.find((form) => form.letter === letter)?.unit
    const isOwnUnit = unit !== null && own?.en === unit.en
    return (isOwnUnit ? 0 : 2) + (letter === goal ? 0 : 1)
  }
  const sorted = [...targets].sort((a, b) => rank(a.letter) - rank(b.letter))
  for (const isSlip of [false, true])
    for (const { letter, each } of sorted) {
      if (each.kind !== 'number' || (named !== null && named !== letter)) continue
      if (isSlip !== slips.some((slip) => slip.value === each)) continue
      const own = forms.find((form) => form.letter === letter)?.unit ?? null
      const wanted = each.of
      const isOfKind = !unit || (own ? isSameDimension(unit.dimension, own.dimension) : isPlain(unit.dimension))
      if (!isOfKind) continue
      const factor = unit && own ? toNumber(unit.size) / toNumber(own.size) : 1
      const scaled = value * factor
      const isRounded = decimals > 0 && Math.abs(scaled - wanted) <= 0.51 * 10 ** -decimals * factor
      const isClose =
        isNear(scaled, wanted, 1e-3) || (isRounded && isNear(scaled, wanted, 0.03)) || isNear(scaled, wanted, 6e-3)
      if (isClose) return { letter, value: each.of }
    }
  return null
}

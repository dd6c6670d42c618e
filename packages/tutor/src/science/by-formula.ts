import { approximate } from '../math/approximate.ts'
import type { Expr } from '../math/ast.ts'
import { namesOf } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import type { Rational } from '../math/rational.ts'
import { unexplained } from '../math/tasks/signals.ts'
import {
  type CompoundUnit,
  inSi,
  isPlain,
  isSameDimension,
  type Measurement,
  quantitiesIn,
  unitAt,
  unitNamed,
} from '../math/units.ts'
import type { Formula } from './formulas.ts'
import { isolate } from './isolate.ts'
import { constants, type Kind, kindOf, materials } from './kinds.ts'
import {
  inBoth,
  isNear,
  latexOfNumbers,
  latexValue,
  latexWith,
  type MeasuredStep,
  type MeasuredTask,
  type Mistake,
  plainValue,
  toNumber,
  wordPattern,
  writeNumber,
} from './measured.ts'

/** A number of the text with the words around it. */
export interface Given extends Measurement {
  readonly before: string
  readonly behind: string
}

/** An assignment of the numbers in the text to the letters of a formula. */
interface Match {
  readonly formula: Formula
  readonly sought: string
  readonly given: ReadonlyMap<string, Given>
  /** Values that are not in the text: constants and values from tables of materials. */
  readonly known: ReadonlyMap<string, Rational>
  /** Another formula that gives a letter which the text does not give. */
  readonly through?: Match
  readonly score: number
}

/** The formulas and quantities that a reader chooses from. */
export interface Field {
  readonly subject: MeasuredTask['subject']
  readonly formulas: readonly Formula[]
  /**
   * Values that follow from the text without a number in it, such as the molar mass of a chemical formula. By kind, in
   * SI.
   */
  readonly known?: Readonly<Record<string, Rational>>
  /** Units to work in instead of SI: a fixed list, or those of the text itself. */
  readonly units?: readonly CompoundUnit[] | 'of-the-story'
  /**
   * Words that change nothing for any of the formulas. When this is given, any other word that hints at a further
   * relation keeps the text from being read.
   */
  readonly harmless?: RegExp
  /** The texts are stories of everyday things: a negative result or zero means that the reading is wrong. */
  readonly isPositive?: boolean
}

/** Words that bring a second relation into a text. A single formula would ignore it and give a wrong answer. */
const twists = wordPattern(
  'twice|half(?!-)|double|triple|thrice|times(?!\\p{L})|faster|slower|than(?!\\p{L})|the rest(?!\\p{L})|plus|remain|return|last|previous|ещ[её]|полкирпич|вдвое|втрое|раза?(?!\\p{L})|половин|треть|остальн|остал|обратн|больше|меньше|быстрее|медленнее|последн|предыдущ',
)

/** On a river the current matters, so a formula without it does not apply. */
const river = wordPattern(
  '(?:по|против|скорост\\p{L}*) течени|течени\\p{L}* реки|upstream|downstream|(?:with|against) the (?:current|stream)|speed of the (?:current|stream|river)|river',
)
const isOfRiver = ({ letters }: Formula) =>
  Object.values(letters).some(({ id }) => ['own-speed', 'current-speed', 'speed-with', 'speed-against'].includes(id))

/** A body that accelerates or stops has no constant speed, even if its numbers would fit that formula. */
const changesSpeed = wordPattern(
  'brak(?:e|es|ed|ing)|accelerat\\p{L}*|decelerat\\p{L}*|slows? down|speeds? up|to a stop|comes to rest|from rest|тормо\\p{L}*|ускор\\p{L}*|разг(?:он|ня)\\p{L}*|замедл\\p{L}*|останов(?:ил|ит|к)\\p{L}*',
)
export const tellsChangingSpeed = (text: string): boolean => changesSpeed.test(text)

/** Words for a change of state. In "melts at 0 °C" the number names the state and is not a change of temperature. */
const changes = wordPattern('melt|freez|boil|vapo|steam|плав|кристалл|кип|парообраз|пар(?!\\p{L}{4})')
const isStateOfChange = ({ unit, before }: Given, text: string) =>
  unit?.offset !== undefined &&
  /(?:at|при|temperature of|температуре(?: плавления| кипения)?)$/.test(before) &&
  changes.test(text)

const mayBeNegative = [
  'acceleration',
  'temperature-start',
  'temperature-end',
  'charge',
  'charge-1',
  'charge-2',
  // A virtual image.
  'image-distance',
]
function isPossible(match: Match, { isPositive }: Field): boolean {
  const value = resultOf(match)
  const isSigned = !isPositive && mayBeNegative.includes(match.formula.letters[match.sought]!.id)
  return Number.isFinite(value) && (isSigned ? value !== 0 : value > 0)
}

/** What a letter that the text names, or two words that it has, are worth. */
const CLEARLY = 2

/** Matches the given quantities and the requested one to a formula. null where no formula fits, or several do. */
export function readByFormula(text: string, language: Language, field: Field): MeasuredTask | null {
  const lower = text.toLowerCase()
  const givens = givensIn(text, language).filter((each) => !isStateOfChange(each, lower))
  if (givens.length === 0 || givens.length > 6 || twists.test(lower)) return null
  const isOnRiver = river.test(lower)
  const isChanging = tellsChangingSpeed(lower)
  for (const kinds of soughtIn(text, kindsOf(field.formulas))) {
    const matches = kinds
      .flatMap((kind) => matchesFor(kind, givens, lower, field))
      .filter((match) => isOnRiver === isOfRiver(match.formula))
      .filter(({ formula }) => !(isChanging && formula.id === 'motion'))
      .sort((a, b) => b.score - a.score)
    const best = matches.find((match) => isPossible(match, field))
    if (!best) continue
    // A likelier reading that comes to nothing possible shows that the text was not understood.
    if (matches[0]!.score >= best.score + CLEARLY) return null
    const value = resultOf(best)
    // Two readings with equal scores and different results: the text is ambiguous, and nothing is guessed.
    const rival = matches.find(
      (each) => each.score === best.score && isPossible(each, field) && !isNear(resultOf(each), value),
    )
    if (rival) return null
    const { formula } = best
    const own = [...Object.values(formula.letters).map((each) => each.words), ...(formula.when ? [formula.when] : [])]
    if (field.harmless && unexplained(lower, [...own, field.harmless]).length > 0) return null
    return planOf(best, text, language, field)
  }
  return null
}

// ---- Numbers and the question ----------------------------------------------------------------------------------------

export function givensIn(text: string, language: Language): Given[] {
  const found = quantitiesIn(text, language)
  return found.map((each, index) => {
    const next = found[index + 1]
    // In "500 g of a 20 % solution" the words behind the second number describe both.
    const last = next && text.slice(each.end, next.start).trim() === '' ? next : each
    const beyond = last === each ? next : found[index + 2]
    const gap = next ? text.slice(each.end, next.start) : ''
    // In "from 20 to 80 °C" the unit is written once for both numbers.
    const isShared = !each.unit && next?.unit && /^\s*(?:to|up to|and|до|и|-|–|\.\.\.?)\s*$/iu.test(gap)
    return {
      ...each,
      unit: isShared ? next.unit : each.unit,
      before: text
        .slice(Math.max(found[index - 1]?.end ?? 0, each.start - 60), each.start)
        .trimEnd()
        .toLowerCase(),
      behind: /^[^,.;?!]*/
        .exec(text.slice(last.end, Math.min(beyond?.start ?? text.length, last.end + 40)))![0]
        .toLowerCase(),
    }
  })
}

const asking =
  /(?<!\p{L})(?:find|calculate|determine|work out|compute|what|when|how|which|estimate|найд\p{L}*|найти|определ\p{L}*|вычисл\p{L}*|рассчита\p{L}*|как(?:ой|ая|ое|ие|ов|ова|ово|овы|ую|им|ою|ого|ом)|сколько|чему|когда|через сколько|на сколько|насколько|как долго|за како\p{L}*)(?!\p{L})/giu
const kindsByList = new WeakMap<readonly Formula[], Kind[]>()
export function kindsOf(formulas: readonly Formula[]): Kind[] {
  const known = kindsByList.get(formulas)
  if (known) return known
  const kinds = [...new Set(formulas.flatMap(({ letters }) => Object.values(letters)))]
  kindsByList.set(formulas, kinds)
  return kinds
}

/** Kinds that the text may be asking for, in the order of their words; those that share a word come together. */
export function soughtIn(text: string, allKinds: readonly Kind[]): Kind[][] {
  const symbols =
    /(?:find|найти|найди\p{L}*|определ\p{L}*|вычисл\p{L}*)\s+([\p{L}][\p{L}\d₀₁₂_]{0,3})(?![\p{L}\d])|([\p{L}Δ][\p{L}\d₀₁₂_]{0,3})\s*[-—–=]\s*\?/giu
  const letters = [...text.matchAll(symbols)].map((found) => plainSymbol(found[1] ?? found[2]!))
  const bySymbol = allKinds.filter(({ symbol }) => letters.some((each) => isSymbol(symbol, each)))
  const questions = text
    .toLowerCase()
    .split(/(?<=[.?!;])\s+|\n+/)
    .flatMap((sentence) => {
      const starts = [...sentence.matchAll(asking)].map(({ index }) => index)
      return starts.length > 0 ? [sentence.slice(starts.at(0))] : []
    })
    .reverse()
  const byWords = questions.flatMap((question) => {
    const main = question.split(/,\s*(?:если|когда|котор\p{L}*|if|when|which|that)(?!\p{L})/iu)[0]!
    return placesIn(main, allKinds)
  })
  return [...(bySymbol.length > 0 ? [bySymbol] : []), ...byWords]
}

const isFirst = /first|initial|start|original|перв|начальн|было/iu

function placesIn(question: string, allKinds: readonly Kind[]): Kind[][] {
  const places = new Map<number, Kind[]>()
  for (const kind of allKinds) {
    // A question is about the later of two values unless it says otherwise.
    if (laterOf(kind.id) !== kind.id && !isFirst.test(question)) continue
    const found = kind.words.exec(question)
    if (found) places.set(found.index, [...(places.get(found.index) ?? []), kind])
  }
  const inOrder = [...places.entries()].sort(([a], [b]) => a - b).map(([, kinds]) => kinds)
  // «Сила Архимеда», "force of buoyancy": of the kinds of force the one that is named, before any force.
  const isAnyForce = (kinds: readonly Kind[]) => kinds.every(({ id }) => /^force(?:-\d)?$/.test(id))
  return [...inOrder.filter((kinds) => !isAnyForce(kinds)), ...inOrder.filter(isAnyForce)]
}

export const plainSymbol = (text: string) =>
  text
    .replace(/\\text|\\Delta\s*/g, (found) => (found.startsWith('\\D') ? 'Δ' : ''))
    .replace(/[_{}\\]/g, '')
    .replace(/[₀₁₂₃]/g, (sign) => `${'₀₁₂₃'.indexOf(sign)}`)
    .replace('∆', 'Δ')
export const isSymbol = (symbol: Kind['symbol'], letter: string) =>
  plainSymbol(symbol.en) === letter || plainSymbol(symbol.ru) === letter

// ---- Matching --------------------------------------------------------------------------------------------------------

function matchesFor(kind: Kind, givens: readonly Given[], text: string, field: Field): Match[] {
  const candidates = field.formulas.flatMap((formula) =>
    Object.entries(formula.letters)
      .filter(([, each]) => each.id === kind.id)
      .map(([letter]) => ({ formula, letter })),
  )
  const direct = candidates.flatMap(({ formula, letter }) => assignments(formula, letter, givens, text, null, field))
  return direct.length > 0
    ? direct
    : candidates.flatMap(({ formula, letter }) => chains(formula, letter, givens, text, field))
}

export const fits = (kind: Kind, { unit, symbol }: Given) =>
  unit
    ? kind.unit !== null && isSameDimension(kind.unit.dimension, unit.dimension)
    : kind.unit === null || (isPlain(kind.unit.dimension) && (symbol !== null || kind.id === 'efficiency'))

/** A score for how well the words around a number fit this kind. */
export function likeness(kind: Kind, given: Given): number {
  const named = given.symbol === null ? 0 : isSymbol(kind.symbol, plainSymbol(given.symbol)) ? 4 : -2
  // The nearest words count most, as in "with a speed of 5 m/s for a distance of ...".
  const near = given.before.slice(-28)
  const next = given.behind.trim().replace(/^(?:of |the |a )+/, '')
  // Words directly behind the unit are the strongest sign: "180 g of water".
  if (next.length > 3 && kind.words.exec(next)?.index === 0) return named + 3
  const words = kind.words.test(near) ? 2 : kind.words.test(given.before) ? 1 : 0
  return named + words + (words === 0 && kind.words.test(given.behind) ? 0.5 : 0)
}

const toldByWords = ['solute', 'solution', 'solvent']
const isLikeliest = (kind: Kind, given: Given) => {
  const own = likeness(kind, given)
  return own > 0 && toldByWords.every((id) => likeness(kindOf(id), given) <= own)
}

/** Words with which a formula does not apply: two resistances at a battery, side by side, are not its own and the outer one. */
const unless: Readonly<Record<string, RegExp>> = { 'full-circuit': wordPattern('parallel|параллельн', 'i') }

/**
 * Every way to assign each number to a letter of its own. Letters without a number need a value that is known without
 * the text.
 */
function assignments(
  formula: Formula,
  sought: string,
  givens: readonly Given[],
  text: string,
  missing: string | null,
  field: Field,
): Match[] {
  if ((formula.when && !formula.when.test(text)) || unless[formula.id]?.test(text)) return []
  const letters = Object.keys(formula.letters).filter((letter) => letter !== sought && letter !== missing)
  if (givens.length > letters.length) return []
  const found: Match[] = []
  const place = (index: number, taken: ReadonlyMap<string, Given>, score: number) => {
    const given = givens[index]
    if (!given) {
      const known = knownRest(
        formula,
        letters.filter((letter) => !taken.has(letter)),
        text,
        field,
      )
      const bonus = (formula.when ? 0.5 : 0) + inOrder(formula, taken)
      if (known) found.push({ formula, sought, given: taken, known, score: score + bonus })
      return
    }
    for (const letter of letters) {
      const kind = formula.letters[letter]!
      if (taken.has(letter) || !fits(kind, given)) continue
      // A solution has three masses with one unit; only the words tell them apart.
      if (toldByWords.includes(kind.id) && !isLikeliest(kind, given)) continue
      place(index + 1, new Map([...taken, [letter, given]]), score + likeness(kind, given))
    }
  }
  place(0, new Map(), 0)
  return found
}

const laterOf = (id: string) => id.replace(/-1$/, '-2').replace(/-start$/, '-end')

/**
 * A small bonus when the earlier of two numbers of one kind is the initial value: it decides where nothing else does.
 */
function inOrder(formula: Formula, taken: ReadonlyMap<string, Given>): number {
  const byKind = new Map([...taken].map(([letter, given]) => [formula.letters[letter]!.id, given]))
  const pairs = [...byKind].filter(([id, given]) => {
    const later = laterOf(id) === id ? undefined : byKind.get(laterOf(id))
    return later !== undefined && given.start < later.start
  })
  return pairs.length * 0.2
}

function knownRest(
  formula: Formula,
  letters: readonly string[],
  text: string,
  field: Field,
): Map<string, Rational> | null {
  const known = new Map<string, Rational>()
  for (const letter of letters) {
    const { id } = formula.letters[letter]!
    const value =
      field.known?.[id] ?? constants[id]?.value ?? materials[id]?.find(({ words }) => words.test(text))?.value
    if (!value) return null
    known.set(letter, value)
  }
  return known
}

/** Two formulas in a row: the second gives a letter that the first needs and that the text does not give. */
function chains(formula: Formula, sought: string, givens: readonly Given[], text: string, field: Field): Match[] {
  return Object.entries(formula.letters).flatMap(([missing, kind]) => {
    if (missing === sought || constants[kind.id]) return []
    const others = field.formulas.filter((other) => other.id !== formula.id)
    return others.flatMap((other) =>
      Object.entries(other.letters)
        .filter(([, each]) => each.id === kind.id)
        .flatMap(([letter]) =>
          split(givens).flatMap(([own, rest]) => {
            if (rest.length === 0) return []
            return assignments(other, letter, rest, text, null, field).flatMap((through) => {
              const shared = sharedWith(formula, through, [sought, missing])
              return assignments(formula, sought, [...own, ...shared], text, missing, field)
                .filter((match) => shared.every((given) => sameRole(match, through, given)))
                .map((match) => ({
                  ...match,
                  through: { ...through, sought: letter },
                  score: match.score + through.score - 2,
                }))
            })
          }),
        ),
    )
  })
}

const split = (givens: readonly Given[]): [Given[], Given[]][] =>
  Array.from({ length: 2 ** givens.length }, (_, bits) => [
    givens.filter((_, index) => (bits >> index) & 1),
    givens.filter((_, index) => !((bits >> index) & 1)),
  ])

/** Numbers that both formulas need, such as the mass of the same body. */
const sharedWith = (formula: Formula, through: Match, except: readonly string[]): Given[] =>
  [...through.given].flatMap(([letter, given]) => {
    const { id } = through.formula.letters[letter]!
    const isNeeded = Object.entries(formula.letters).some(([each, kind]) => kind.id === id && !except.includes(each))
    return isNeeded ? [given] : []
  })

const roleOf = (match: Match, given: Given) => [...match.given].find(([, each]) => each === given)?.[0]
const sameRole = (match: Match, through: Match, given: Given) => {
  const [own, other] = [roleOf(match, given), roleOf(through, given)]
  return (
    own !== undefined && other !== undefined && match.formula.letters[own]!.id === through.formula.letters[other]!.id
  )
}

// ---- Values ----------------------------------------------------------------------------------------------------------

const siOf = (kind: Kind, given: Given) => toNumber(inSi(given.value, given.unit, !kind.isAbsolute))

function valuesOf(match: Match, replaced: Readonly<Record<string, Rational>> = {}): Record<string, number> {
  const { formula, given, known, through } = match
  const values: Record<string, number> = {}
  for (const [letter, each] of given) values[letter] = siOf(formula.letters[letter]!, each)
  for (const [letter, value] of known) values[letter] = toNumber(replaced[formula.letters[letter]!.id] ?? value)
  if (through) values[missingIn(match)] = resultOf(through, replaced)
  return values
}

const missingIn = ({ formula, given, known, sought }: Match) =>
  Object.keys(formula.letters).find((letter) => letter !== sought && !given.has(letter) && !known.has(letter))!

function resultOf(match: Match, replaced: Readonly<Record<string, Rational>> = {}): number {
  const expr = isolate(match.formula.equation, match.sought)
  return expr ? approximate(expr, valuesOf(match, replaced)) : Number.NaN
}

/**
 * Verifies a value independently: it is substituted into the original formula and evaluated with the arithmetic that
 * judges students' work.
 */
function holds(match: Match, value: number): boolean {
  const { equation } = match.formula
  const values = { ...valuesOf(match), [match.sought]: value }
  const isOwn = isNear(realAt(equation.left, values), realAt(equation.right, values), 1e-6)
  return isOwn && (!match.through || holds(match.through, resultOf(match.through)))
}

// ---- Units of the work -----------------------------------------------------------------------------------------------

const units = (...names: string[]) => names.map(unitNamed)
/** Units that fit together without conversion, as a student would choose them. */
const systems: readonly { readonly formula: string; readonly units: readonly CompoundUnit[] }[] = [
  { formula: 'motion', units: units('km', 'h', 'km/h') },
  { formula: 'motion', units: units('km', 'min', 'km/min') },
  { formula: 'motion', units: units('m', 'min', 'm/min') },
  { formula: 'motion', units: units('km', 's', 'km/s') },
  { formula: 'motion', units: units('cm', 's', 'cm/s') },
  { formula: 'motion', units: units('mi', 'h', 'mph') },
  { formula: 'motion', units: units('ft', 's', 'ft/s') },
  { formula: 'density', units: units('g', 'cm³', 'g/cm³') },
  { formula: 'density', units: units('t', 'm³', 't/m³') },
  { formula: 'energy-use', units: units('kW', 'h', 'kWh') },
]

const isSameUnit = (a: CompoundUnit, b: CompoundUnit) =>
  isSameDimension(a.dimension, b.dimension) && a.size.n === b.size.n && a.size.d === b.size.d

/** The units to work in: a system that contains the given units, otherwise SI. */
function systemOf(match: Match, asked: CompoundUnit | null): (kind: Kind) => CompoundUnit | null {
  const given = [...match.given.values()].flatMap(({ unit }) => (unit ? [unit] : []))
  const wanted = asked ? [...given, asked] : given
  const own = match.through
    ? undefined
    : systems
        .filter(({ formula }) => formula === match.formula.id)
        .find((system) => {
          const inside = wanted.filter((unit) => system.units.some((each) => isSameUnit(each, unit)))
          // A compound unit such as km/h decides for the system; a time in another unit is then converted.
          const isCompound = inside.some(({ en }) => en.includes('/') || en === 'mph')
          return (
            inside.length === wanted.length ||
            (isCompound &&
              wanted.every(
                (unit) => inside.includes(unit) || unit.dimension.join() === system.units[1]!.dimension.join(),
              ))
          )
        })
  return (kind) =>
    (kind.unit && own?.units.find((unit) => isSameDimension(unit.dimension, kind.unit!.dimension))) ?? kind.unit
}

/** The units of the field; in a story those of its speeds first, then those of its other numbers. */
function ownSystem(match: Match, own: readonly CompoundUnit[] | 'of-the-story'): (kind: Kind) => CompoundUnit | null {
  const given = [...match.given.values()].flatMap(({ unit }) => (unit ? [unit] : []))
  const parts = given.flatMap((unit) => {
    const [top, bottom] = unit.en === 'mph' ? ['mi', 'h'] : unit.en.split('/')
    return bottom === undefined ? [] : [...units(top!, bottom), unit]
  })
  const all = own === 'of-the-story' ? [...parts, ...given] : own
  return (kind) => all.find((unit) => kind.unit && isSameDimension(unit.dimension, kind.unit.dimension)) ?? kind.unit
}

/** The unit that the question asks for: "in km/h", "в кДж", "how many minutes". */
function askedUnit(text: string, kind: Kind): CompoundUnit | null {
  if (!kind.unit) return null
  const places = text.matchAll(
    /(?<![\p{L}])(?:in|into|to|в|во|how many|сколько)\s+(?=\p{L}|%|°)|\((?=\p{L})|,\s(?=\p{L}{1,3}\/)/giu,
  )
  for (const place of places) {
    const found = unitAt(text, place.index + place[0].length)
    const isEnded = found && !/^[\p{L}]/u.test(text.slice(found.end))
    if (isEnded && isSameDimension(found.unit.dimension, kind.unit.dimension) && !/^\s*\d/.test(text.slice(found.end)))
      return found.unit
  }
  return null
}

const fromSi = (value: number, unit: CompoundUnit | null, isAbsolute: boolean) =>
  unit ? (value - (unit.offset && isAbsolute ? toNumber(unit.offset) : 0)) / toNumber(unit.size) : value

// ---- The plan --------------------------------------------------------------------------------------------------------

function planOf(match: Match, text: string, language: Language, field: Field): MeasuredTask | null {
  const { formula, sought, through } = match
  const kind = formula.letters[sought]!
  const expr = isolate(formula.equation, sought)
  if (!expr) return null
  const asked = askedUnit(text, kind)
  const system = field.units ? ownSystem(match, field.units) : systemOf(match, asked)
  const inSystem = field.units !== undefined
  const si = resultOf(match)
  const workUnit = system(kind)
  const unit = asked ?? workUnit
  const value = fromSi(si, unit, kind.isAbsolute)
  const parts = through ? [through, match] : [match]
  const symbols = symbolsOf(formula)
  const steps: MeasuredStep[] = [givenStep(parts, kind, inSystem ? system : ({ unit }) => unit)]
  for (const part of parts) {
    steps.push({
      kind: 'formula',
      line: inBoth((each) => printed(part.formula.equation, part.formula, each)),
      hint: part.formula.idea,
    })
  }
  const conversions = parts.flatMap((part) =>
    [...part.given].flatMap(([letter, given]) => {
      const own = part.formula.letters[letter]!
      const to = part === through && !inSystem ? own.unit : system(own)
      if (!given.unit || !to || isSameUnit(given.unit, to) || !own.unit) return []
      if (given.unit.offset && to.offset) return []
      const converted = fromSi(siOf(own, given), to, own.isAbsolute)
      if (isNear(converted, toNumber(given.value)) && !own.isAbsolute) return []
      return [{ given, value: converted, unit: to }]
    }),
  )
  const express = parts.filter((part) => {
    const { left } = part.formula.equation
    return !(left.kind === 'name' && left.name === part.sought)
  })
  for (const part of express) {
    const own = isolate(part.formula.equation, part.sought)
    if (!own) return null
    steps.push({
      kind: 'express',
      line: inBoth(
        (each) =>
          `${symbolsOf(part.formula)[each][part.sought]} = ${latexWith(own, symbolsOf(part.formula)[each], each)}`,
      ),
    })
  }
  if (conversions.length > 0) {
    const different = conversions.filter(
      (each, index) => conversions.findIndex((other) => other.given === each.given) === index,
    )
    steps.push({
      kind: 'convert',
      line: inBoth((each) =>
        different
          .map(
            ({ given, value: to, unit: own }) =>
              `${latexValue(toNumber(given.value), given.unit, each)} = ${latexValue(to, own, each)}`,
          )
          .join(',\\ '),
      ),
    })
  }
  const shownValues = (part: Match) =>
    Object.fromEntries(
      Object.entries(valuesOf(part)).map(([letter, each]) => {
        const own = part.formula.letters[letter]!
        const isSystem = inSystem || (part !== through && part.given.has(letter))
        const to = isSystem ? system(own) : own.unit
        // Differences of temperature stay in degrees, and a share is calculated with as a number.
        const isAsItIs = (to?.offset !== undefined && !own.isAbsolute) || (to && isPlain(to.dimension))
        return [letter, isAsItIs ? each : fromSi(each, to, own.isAbsolute)]
      }),
    )
  if (through) {
    const own = isolate(through.formula.equation, through.sought)!
    const middle = through.formula.letters[through.sought]!
    const worth = resultOf(through)
    const middleUnit = inSystem ? system(middle) : middle.unit
    steps.push({
      kind: 'substitute',
      line: inBoth(
        (each) =>
          `${symbolsOf(through.formula)[each][through.sought]} = ${latexOfNumbers(own, shownValues(through), each)} = ${latexValue(fromSi(worth, middleUnit, middle.isAbsolute), middleUnit, each)}`,
      ),
    })
  }
  steps.push({
    kind: 'substitute',
    line: inBoth((each) => `${symbols[each][sought]} = ${latexOfNumbers(expr, shownValues(match), each)}`),
  })
  const shown = inBoth((each) => plainValue(value, unit, each))
  const worked = fromSi(si, workUnit, kind.isAbsolute)
  steps.push({
    kind: 'calculate',
    line: inBoth((each) => {
      const sign = writeNumber(value, each).isRounded ? '\\approx' : '='
      const first =
        workUnit && unit && !isSameUnit(workUnit, unit) ? ` ${sign} ${latexValue(worked, workUnit, each)}` : ''
      return `${symbols[each][sought]}${first} ${sign} ${latexValue(value, unit, each)}`
    }),
  })
  return {
    id: formula.id,
    subject: field.subject,
    title: formula.title,
    steps,
    sought: { symbol: kind.symbol, name: kind.name },
    answer: {
      kind: 'number',
      value,
      unit,
      others: [
        ...otherConstants(match).map((each) => fromSi(each, unit, kind.isAbsolute)),
        // Many schools write the distance of a virtual image without its sign.
        ...(kind.id === 'image-distance' && value < 0 ? [-value] : []),
      ],
      text: shown,
      isRounded: writeNumber(value, language).isRounded,
      isUnitTold: asked !== null,
    },
    formulas: parts.map((part) => part.formula.equation),
    letters: lettersOf(parts, si),
    between: [
      ...conversions.map((each) => ({ value: each.value, unit: each.unit })),
      ...(through
        ? [
            {
              value: fromSi(resultOf(through), through.formula.letters[through.sought]!.unit, false),
              unit: through.formula.letters[through.sought]!.unit,
            },
          ]
        : []),
    ],
    slips: slipsOf(match, expr, conversions.length > 0, unit),
    numbers: [...new Set(parts.flatMap((part) => [...part.given.values()]))].map(({ start, end }) => ({ start, end })),
    isVerified: holds(match, si),
  }
}

const symbolsOf = (formula: Formula) =>
  inBothRecord((language) =>
    Object.fromEntries(Object.entries(formula.letters).map(([letter, kind]) => [letter, kind.symbol[language]])),
  )
const inBothRecord = <T>(make: (language: Language) => T) => ({ en: make('en'), ru: make('ru') })

const printed = (of: Formula['equation'], formula: Formula, language: Language) =>
  `${latexWith(of.left, symbolsOf(formula)[language], language)} = ${latexWith(of.right, symbolsOf(formula)[language], language)}`

function givenStep(parts: readonly Match[], sought: Kind, unitFor: (kind: Kind) => CompoundUnit | null): MeasuredStep {
  const lines = (language: Language) => {
    const seen = new Set<Given>()
    const given = parts.flatMap((part) =>
      [...part.given].flatMap(([letter, each]) => {
        if (seen.has(each)) return []
        seen.add(each)
        return [
          `${part.formula.letters[letter]!.symbol[language]} = ${latexValue(toNumber(each.value), each.unit, language)}`,
        ]
      }),
    )
    const known = new Map(
      parts.flatMap((part) =>
        [...part.known].map(([letter, value]) => {
          const kind = part.formula.letters[letter]!
          return [
            kind.id,
            `${kind.symbol[language]} = ${latexValue(fromSi(toNumber(value), unitFor(kind), false), unitFor(kind), language)}`,
          ] as const
        }),
      ),
    )
    return [...given, ...known.values(), `${sought.symbol[language]} = {?}`].join(',\\ ')
  }
  return { kind: 'given', line: inBoth(lines) }
}

/** Letters by their printed symbols, so that a formula the student writes can be evaluated. */
function lettersOf(parts: readonly Match[], si: number): Record<string, number> {
  const letters: Record<string, number> = {}
  for (const part of parts) {
    const values = { ...valuesOf(part), [part.sought]: part === parts.at(-1) ? si : resultOf(part) }
    for (const [letter, value] of Object.entries(values)) {
      const { symbol } = part.formula.letters[letter]!
      for (const each of [symbol.en, symbol.ru]) letters[plainSymbol(each)] = value
    }
  }
  return letters
}

function otherConstants(match: Match): number[] {
  const ids = [match, ...(match.through ? [match.through] : [])].flatMap((part) =>
    [...part.known.keys()].map((letter) => part.formula.letters[letter]!.id),
  )
  return ids.flatMap((id) => (constants[id]?.also ?? []).map((value) => resultOf(match, { [id]: value })))
}

function slipsOf(match: Match, expr: Expr, isConverted: boolean, unit: CompoundUnit | null) {
  const slips: { value: number; mistake: Mistake }[] = []
  const kind = match.formula.letters[match.sought]!
  // The mistake of taking the initial speed for the whole way, with the units converted or not.
  const [v, t] = [match.given.get('v'), match.given.get('t')]
  if (match.formula.id === 'way-to-stop' && match.sought === 's' && v && t)
    slips.push(
      { value: fromSi(2 * resultOf(match), unit, kind.isAbsolute), mistake: 'one-speed' },
      { value: toNumber(v.value) * toNumber(t.value), mistake: 'one-speed' },
    )
  if (isConverted && !match.through) {
    const raw = { ...valuesOf(match) }
    for (const [letter, given] of match.given) raw[letter] = toNumber(given.value)
    slips.push({ value: approximate(expr, raw), mistake: 'not-converted' })
  }
  const names = namesOf({ kind: 'expression', value: expr })
  if (names.length === 2 && (expr.kind === 'divide' || expr.kind === 'multiply')) {
    const [a, b] = names.map((letter) => valuesOf(match)[letter]!) as [number, number]
    const ways: [number, Mistake][] =
      expr.kind === 'divide'
        ? [
            [1 / resultOf(match), 'turned-over'],
            [a * b, 'wrong-operation'],
          ]
        : [
            [a / b, 'wrong-operation'],
            [b / a, 'wrong-operation'],
          ]
    slips.push(...ways.map(([value, mistake]) => ({ value: fromSi(value, unit, kind.isAbsolute), mistake })))
  }
  return slips
}

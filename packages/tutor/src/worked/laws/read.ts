import { amountTable } from '../../language/worked/amount-table.ts'
import { lawWords, readingWords } from '../../language/worked/law-words.ts'
import type { Language } from '../../math/latex.ts'
import { isSameDimension, type Measurement } from '../../math/units.ts'
import { remembered } from '../../remembered.ts'
import { tellsReaction } from '../../science/chemistry.ts'
import { materials } from '../../science/kinds.ts'
import { toNumber } from '../../science/measured.ts'
import type { WorkedTask } from '../task.ts'
import { readChemistryLaw } from './chemistry.ts'
import { givenOf, type Law, type Told, taskOfLaw, unitOfName } from './law.ts'
import { readOxidation } from './oxidation.ts'
import { physicsLaws } from './physics.ts'
import { quantitiesOf } from './quantities.ts'

/** The task of physics or chemistry that a text states, where a law of the book takes exactly the amounts that it tells. */
export const readLaw = remembered((text, language): WorkedTask | null =>
  readingWords.twists.test(text)
    ? null
    : (readOxidation(text) ??
      readChemistryLaw(text, language) ??
      // The masses and volumes of a reaction belong to different substances.
      (tellsReaction(text) ? null : readPhysics(text, language))),
)

const MOST_AMOUNTS = 6

function readPhysics(text: string, language: Language): WorkedTask | null {
  const { text: plain, quantities } = quantitiesOf(text, language)
  if (quantities.length === 0 || quantities.length > MOST_AMOUNTS) return null
  for (const law of physicsLaws) {
    const words = lawWords[law.id]
    if (!words?.tells.every((each) => each.test(plain)) || words.unless?.test(plain)) continue
    const told = assigned(law, quantities, plain)
    const task = told && taskOfLaw(law, sorted(law, told))
    if (task) return task
  }
  return null
}

interface Entry {
  readonly letter: string
  readonly amount: string
  readonly isIdle: boolean
}

/** Each amount of the text as one of the law; null where one is left over or missing. */
function assigned(law: Law, quantities: readonly Measurement[], text: string): Told[] | null {
  const entries = givenOf(law)
  const told: Told[] = []
  const taken = new Set<string>()
  for (const [at, quantity] of quantities.entries()) {
    // "From 0 to 20 m/s": the body was at rest.
    if (quantity.value.n === 0n && law.id === 'force-from-rest') continue
    const before = text.slice(Math.max(quantities[at - 1]?.end ?? 0, quantity.start - 40), quantity.start).toLowerCase()
    const behind = text
      .slice(quantity.end, Math.min(quantities[at + 1]?.start ?? text.length, quantity.end + 25))
      .split(/[,.;]/u)[0]
      // "... with f = 10 cm" says what the next one is.
      ?.replace(/\p{L}{1,2}\s*=\s*$/u, '')
      .toLowerCase()
    const open = entries.filter(({ letter, amount }) => !taken.has(letter) && isOfAmount(quantity, amount, before))
    const entry = bestOf(open, quantity, before, behind ?? '')
    if (!entry) return null
    taken.add(entry.letter)
    if (entry.isIdle) continue
    const own = unitOfName(amountTable(entry.amount).unit)
    told.push({ letter: entry.letter, value: toNumber(quantity.value), unit: own && (quantity.unit ?? own) })
  }
  for (const { letter, amount, isIdle } of entries) {
    if (taken.has(letter) || isIdle) continue
    const constant = constantOf(amount, text)
    if (!constant) return null
    told.push({ letter, isKnown: true, ...constant })
  }
  return isInOrder(law, told, quantities) ? told : null
}

/** Whether a number of the text may be this amount. */
function isOfAmount({ unit, symbol }: Measurement, amount: string, before: string): boolean {
  const word = amountTable(amount)
  if (word.unit === 'deg')
    return unit === null ? symbol === null || word.letters.includes(symbol) : unit.offset !== undefined
  const own = unitOfName(word.unit)
  if (own === null) return unit === null && (symbol === null || word.letters.includes(symbol))
  if (unit) return isSameDimension(unit.dimension, own.dimension)
  // "g = 10", "c = 3*10^8", "voltage 220", "20° to 60°"
  if (symbol !== null) return word.letters.includes(symbol)
  const isNamed = amount === 'g' ? readingWords.gravity.test(before) : word.said?.test(before.slice(-NEAR)) === true
  return isNamed || own.offset !== undefined
}

const NEAR = 16

function bestOf(open: readonly Entry[], { symbol }: Measurement, before: string, behind: string): Entry | undefined {
  if (open.length < 2) return open[0]
  const bySymbol = open.filter(({ amount }) => symbol !== null && amountTable(amount).letters.includes(symbol))
  if (bySymbol.length === 1) return bySymbol[0]
  const isStart = readingWords.from.test(before)
  const isEnd = readingWords.to.test(before)
  const byPlace = open.filter(
    ({ amount }) => (isStart && amount.endsWith('-start')) || (isEnd && amount.endsWith('-end')),
  )
  if (byPlace.length === 1) return byPlace[0]
  const byWords = (side: string) => open.filter(({ amount }) => amountTable(amount).said?.test(side))
  const [one, more] = byWords(before)
  if (one && !more) return one
  const [other, others] = byWords(behind)
  if (other && !others) return other
  const used = open.filter(({ isIdle }) => !isIdle)
  return used[0] ?? open[0]
}

/** A usual constant, and what other classes take for it. */
function constantOf(amount: string, text: string): Omit<Told, 'letter'> | null {
  const unit = unitOfName(amountTable(amount).unit)
  if (amount === 'g') return { value: 10, others: [9.8, 9.81], unit }
  if (amount === 'wave-speed') return readingWords.light.test(text) ? { value: 3e8, unit } : null
  if (amount === 'density') return ofMaterial('density', text, unit)
  return amount === 'capacity' ? ofMaterial('capacity', text, unit) : null
}

function ofMaterial(table: 'density' | 'capacity', text: string, unit: Told['unit']): Omit<Told, 'letter'> | null {
  const [only, more] = (materials[table] ?? []).filter(({ words }) => words.test(text.toLowerCase()))
  return only && !more ? { value: toNumber(only.value), unit } : null
}

/** What the order of the text has to say, where the units do not. */
function isInOrder(law: Law, told: readonly Told[], quantities: readonly Measurement[]): boolean {
  if (law.id !== 'coupling') return true
  // The speed belongs to the body that is named first.
  const speed = quantities.findIndex(
    ({ unit }) => unit && isSameDimension(unit.dimension, unitOfName('m/s')?.dimension ?? []),
  )
  return told.length === 3 && speed < 2
}

/** The larger of two that the law tells apart by their size. */
function sorted(law: Law, told: readonly Told[]): readonly Told[] {
  const withLetter = (letter: string) => told.find((each) => each.letter === letter)
  const withValues = (letters: readonly string[]): readonly Told[] => {
    const all = letters.flatMap((letter) => withLetter(letter) ?? []).sort((a, b) => inUnits(a) - inUnits(b))
    const by = new Map(letters.map((letter, at) => [letter, all[at]]))
    return told.map((each) => {
      const other = by.get(each.letter)
      return other ? { ...other, letter: each.letter } : each
    })
  }
  if (law.id === 'mixing-hot') return withValues(['C', 'X', 'H'])
  if (law.id === 'atwood') return withValues(['m', 'n'])
  return law.id === 'efficiency' ? withValues(['u', 's']) : told
}

const inUnits = ({ value, unit }: Told) => value * (unit ? toNumber(unit.size) : 1)

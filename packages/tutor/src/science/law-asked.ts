import type { Language } from '../math/latex.ts'
import { fits, type Given, givensIn, isSymbol, kindsOf, likeness, plainSymbol, soughtIn } from './by-formula.ts'
import { chemistryFormulas, type Formula, physicsFormulas } from './formulas.ts'
import { constants, type Kind, materials } from './kinds.ts'

/** The law that joins what a text asks with what it gives, also where it does not give all that the law needs. */
export interface LawAsked {
  readonly formula: Formula
  readonly sought: Kind
  /** What the text tells, in the order of the text. */
  readonly given: readonly string[]
  readonly missing: readonly Kind[]
  /** The law by which the rest of what is given leads to the one quantity that is missing. */
  readonly through: Formula | null
}

const laws = [...physicsFormulas, ...chemistryFormulas]

/** null where the text asks for no quantity of a law, or gives one that no such law has a place for. */
export function lawAsked(typed: string, language: Language): LawAsked | null {
  // "a=2 t=5": the letter begins the next value and is no ton.
  const text = typed.replace(notWork, 'find').replace(/(?<=\d)\s+(?=[\p{L}Δ]_?\d?\s?=)/gu, ', ')
  const lower = text.toLowerCase()
  const givens = givensIn(text, language)
  // A bare number may be any of the quantities: "from 0 to 100".
  if (givens.some(({ unit, symbol }) => unit === null && symbol === null)) return null
  if (givens.length === 0 || givens.length > MOST_GIVEN) return null
  const isInLetters = givens.every(({ unit, symbol }) => unit === null && symbol !== null)
  for (const kinds of soughtIn(text, kindsOf(laws))) {
    // "Speed" alone may be that of a train or of a wave: then the words of the law have to be there.
    const isVague = !isInLetters && kinds.some(({ id }) => ofAnyTask.includes(id))
    const found = kinds
      .flatMap((kind) => lawsFor(kind, givens, isInLetters ? null : lower, text))
      .filter(({ formula }) => !isVague || formula.when !== undefined)
    const [best] = found.filter(({ missing }) => !isInLetters || missing.length === 0).sort((a, b) => a.cost - b.cost)
    if (best) return best
  }
  return null
}

/** "Work out" asks for no work. */
const notWork = /(?<!\p{L})work out(?!\p{L})/giu
/** Asked in tasks of every kind: by themselves they name no law. */
const ofAnyTask: readonly string[] = [
  'area',
  'length',
  'mass',
  'number',
  'radius',
  'section',
  'speed',
  'time',
  'turns',
  'volume',
  'way',
]
const MOST_GIVEN = 4

function lawsFor(kind: Kind, givens: readonly Given[], words: string | null, text: string) {
  return laws.flatMap((formula) => {
    if (words !== null && formula.when?.test(words) === false) return []
    return Object.entries(formula.letters)
      .filter(([, each]) => each.id === kind.id)
      .flatMap(([letter]) => {
        const placed = placedIn(formula, letter, givens)
        if (placed.size === 0) return []
        const rest = givens.filter((given) => ![...placed.values()].includes(given))
        const missing = Object.entries(formula.letters)
          .filter(([each]) => each !== letter && !placed.has(each))
          .map(([, each]) => each)
          .filter(
            ({ id }) => !constants[id] && !materials[id]?.some((material) => material.words.test(text.toLowerCase())),
          )
        const [only] = missing
        const through = rest.length > 0 && only && missing.length === 1 ? lawFor(only, rest, words) : null
        if (rest.length > 0 && !through) return []
        const score = [...placed].reduce((sum, [each, given]) => sum + likeness(formula.letters[each]!, given), 0)
        const cost = missing.length * 2 + (through ? 1 : 0) - score / 4 - (formula.when ? 0.2 : 0)
        const given = givens.map((each) => saidOf(each, text))
        return [{ formula, sought: kind, given, missing, through, cost }]
      })
  })
}

function saidOf({ start, end, unit, symbol }: Given, text: string): string {
  const amount = text.slice(start, end).trim()
  return unit === null && symbol !== null ? `${symbol} = ${amount}` : amount
}

/** Each amount at the letter that its unit and its words fit best; those without a place are left out. */
function placedIn(formula: Formula, sought: string, givens: readonly Given[]): Map<string, Given> {
  const placed = new Map<string, Given>()
  for (const given of givens) {
    const [best] = Object.entries(formula.letters)
      .filter(([letter, kind]) => letter !== sought && !placed.has(letter) && isPlace(kind, given))
      .sort(([, a], [, b]) => likeness(b, given) - likeness(a, given))
    if (best) placed.set(best[0], given)
  }
  return placed
}

/** A number without a unit is known by its letter. */
const isPlace = (kind: Kind, given: Given): boolean =>
  given.unit === null && given.symbol !== null
    ? isSymbol(kind.symbol, plainSymbol(given.symbol)) || (given.symbol === 'u' && kind.id === 'speed-start')
    : fits(kind, given)

/** A law for a quantity that has a place for all of these amounts, and that the words of the text speak of. */
const lawFor = (kind: Kind, givens: readonly Given[], words: string | null): Formula | null =>
  laws.find((formula) => {
    if (words === null || formula.when?.test(words) !== true) return false
    const letter = Object.entries(formula.letters).find(([, each]) => each.id === kind.id)?.[0]
    return letter !== undefined && placedIn(formula, letter, givens).size === givens.length
  }) ?? null

import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { plainSymbol } from './by-formula.ts'
import { chemistryFormulas, type Formula, physicsFormulas } from './formulas.ts'
import { latexWith } from './measured.ts'

/** A formula that a text states: the law of the book with these letters, and whether it is stated as the book has it. */
export interface StatedLaw {
  readonly formula: Formula
  readonly isRight: boolean
  /** As the text has it. */
  readonly written: string
  /** Where it ends in the text. */
  readonly end: number
}

const factor = '[Δ∆]?\\p{L}(?:\\^2|²)?'
const stated = regExpOf(
  `(?<![\\p{L}\\d])(\\p{L}{1,2})\\s?=\\s?(${factor}(?:(?:\\s?[·*×⋅/]\\s?)?(?:${factor}|2)){1,5})(?![\\p{L}\\d^+*/-])`,
  'u',
)

/** "F = ma", "Q = cmΔt", "R=U/I": letters multiplied and divided; null where no law has these letters. */
export function statedLaw(text: string, language: Language): StatedLaw | null {
  const found = stated.exec(text)
  const [whole, left = '', right = ''] = found ?? []
  if (!found || whole === undefined) return null
  const own = sidesOf(left, right)
  if (!own) return null
  const same = [...laws(language), ...laws(language === 'en' ? 'ru' : 'en')].filter((law) => law.all === own.all)
  const exact = same.find((law) => law.key === own.key)
  const law = exact ?? same.find((each) => each.left === own.left) ?? same[0]
  if (!law) return null
  return { formula: law.formula, isRight: exact !== undefined, written: whole.trim(), end: found.index + whole.length }
}

const sorted = (letters: string) => [...letters].sort().join('')

interface Sides {
  readonly left: string
  /** What equals what, without a fraction: the same for F = ma and a = F/m. */
  readonly key: string
  readonly all: string
}

function sidesOf(left: string, right: string): Sides | null {
  const plain = (side: string) =>
    side
      .replace(/[Δ∆·*×⋅\s]/gu, '')
      .toLowerCase()
      .replace(/(\p{L})(?:\^\{?2\}?|²)/gu, '$1$1')
  const [top = '', bottom = '', ...more] = plain(right).split('/')
  if (top === '' || more.length > 0) return null
  const own = plain(left)
  return {
    left: own,
    key: [sorted(own + bottom), sorted(top)].sort().join('='),
    all: sorted(own + top + bottom),
  }
}

interface Law extends Sides {
  readonly formula: Formula
}

const known = new Map<Language, readonly Law[]>()

/** The laws that are one product or one fraction, in the letters of the language. */
function laws(language: Language): readonly Law[] {
  const before = known.get(language)
  if (before) return before
  const all = [...physicsFormulas, ...chemistryFormulas].flatMap((formula): Law[] => {
    const symbols = Object.fromEntries(
      Object.entries(formula.letters).map(([letter, { symbol }]) => [letter, symbol[language]]),
    )
    const write = (side: 'left' | 'right') =>
      plainSymbol(
        latexWith(formula.equation[side], symbols, language)
          .replace(/_(?:\{(?:[^{}]|\{[^{}]*\})*\}|\w)/g, '')
          .replace(/\\frac\{((?:[^{}]|\{[^{}]*\})+)\}\{([^{}]+)\}/, '$1/$2')
          .replace(/\^\{2\}/g, '²')
          .replace(/\\cdot|\\Delta|\s/g, ''),
      )
    const right = write('right')
    const sides = /^[\p{L}\d²/]+$/u.test(right) ? sidesOf(write('left'), right) : null
    return sides ? [{ formula, ...sides }] : []
  })
  known.set(language, all)
  return all
}

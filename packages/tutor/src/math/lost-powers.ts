import { lostPowers } from '../language/lost-powers.ts'
import type { Language } from './latex.ts'
import { writeNumbers } from './spoken.ts'

/**
 * A message whose exponents were lost in copying and are told in words, with the exponents; any other as it is. Only what
 * stands in the formula as base and exponent side by side is changed, so the words alone make no power.
 */
export function withLostPowers(text: string, language: Language): string {
  const { lost, spoken, named, raised } = lostPowers[language]
  if (text.length > LONGEST || text.includes('^') || !/\d/.test(text)) return text
  const up = raised.exec(text)
  if (up?.[1] !== undefined) return liftedUp(text, up[0], up.index, up[1])
  if (!lost.test(text)) return text
  // The formula comes first, and what is told about it behind it.
  const said = writeNumbers(text, language)
  const powers = [...said.matchAll(spoken)].flatMap(({ 1: base = '', 2: digits, 3: word, index }) => {
    const name = (digits ?? word ?? '').toLowerCase().replaceAll('ё', 'е')
    const exponent = /^\d+$/.test(name)
      ? Number(name)
      : Object.entries(named).find(([stem]) => name.startsWith(stem))?.[1]
    return exponent === undefined ? [] : [{ base, exponent, index }]
  })
  const [first] = powers
  if (!first) return text
  let formula = said.slice(0, first.index).replace(/(?<![\s,;(])[\s,;(]+(?:[\p{L}'’][\p{L}'’\s,]*)?$/u, '')
  for (const { base, exponent } of powers) {
    const glued = new RegExp(`(?<![\\d.,^])${base}${exponent}(?![\\d.,])`, 'u')
    if (!glued.test(formula)) return text
    formula = formula.replace(glued, `${base}^${exponent}`)
  }
  return formula
}

const LONGEST = 300

/** "2x+1 = 32 (the x+1 is small ...)": what is raised stands behind its base. */
function liftedUp(text: string, words: string, at: number, top: string): string {
  const rest = `${text.slice(0, at)} ${text.slice(at + words.length)}`.trim()
  const glued = new RegExp(`(?<![\\d.,^])(\\d+|[a-zх])${top.replace(/[+]/g, '\\$&')}(?![\\d.,])`, 'iu')
  return glued.test(rest) ? rest.replace(glued, (_, base: string) => `${base}^(${top})`) : text
}

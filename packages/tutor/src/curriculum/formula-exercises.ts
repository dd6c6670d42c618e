import { approximate } from '../math/approximate.ts'
import { chemistryFormulas, type Formula, physicsFormulas } from '../science/formulas.ts'
import { isolate } from '../science/isolate.ts'
import { constants, type Kind } from '../science/kinds.ts'
import { inBoth, isNear, plainValue, toNumber } from '../science/measured.ts'
import { readMeasured } from '../science/read.ts'
import type { Chance } from './chance.ts'
import type { Both } from './skills.ts'

const formulas = new Map([...physicsFormulas, ...chemistryFormulas].map((each) => [each.id, each]))

/**
 * Generates an exercise from a formula: in `ρ density ; ρ:5..30*100 V:1..9 m` the unknown is ρ. Letters with a range
 * are drawn, the one without is computed, constants are known. The exercise is used only if the task reader finds the
 * same answer in both languages; otherwise null.
 */
export function formulaExercise(template: string, chance: Chance): { prompt: Both; answers: readonly string[] } | null {
  const [head, ranges] = template.split(' ; ')
  const [sought, id] = head!.split(' ')
  const formula = formulas.get(id!)
  if (!formula || !ranges) throw new Error(`no such formula: ${id}`)
  const values = drawn(formula, ranges, chance)
  const unknown = formula.letters[sought!]!
  const given = ranges.split(' ').flatMap((each) => {
    const letter = each.split(':')[0]!
    return letter === sought ? [] : [[formula.letters[letter]!, values[letter]!] as const]
  })
  const say = (kind: Kind, value: number, language: 'en' | 'ru') =>
    `${kind.name[language]} ${plainValue(value, kind.unit, language).replace(/^≈ /, '')}`
  const list = inBoth((language) => given.map(([kind, value]) => say(kind, value, language)).join(', '))
  const prompt = {
    en: `Given: ${list.en}. Find: ${unknown.name.en}.`,
    ru: `Дано: ${list.ru}. Найти: ${unknown.name.ru}.`,
  }
  const wanted = values[sought!]!
  for (const language of ['en', 'ru'] as const) {
    const answer = readMeasured(prompt[language], language)?.answer
    const si = answer?.kind === 'number' ? answer.value * (answer.unit ? toNumber(answer.unit.size) : 1) : Number.NaN
    if (!isNear(si, wanted * (unknown.unit ? toNumber(unknown.unit.size) : 1), 1e-6)) return null
  }
  return { prompt, answers: [plainValue(wanted, unknown.unit, 'en').replace(/^≈ /, '')] }
}

function drawn(formula: Formula, ranges: string, chance: Chance): Record<string, number> {
  const values: Record<string, number> = Object.fromEntries(
    Object.entries(formula.letters).flatMap(([letter, { id }]) =>
      constants[id] ? [[letter, toNumber(constants[id].value)]] : [],
    ),
  )
  let derived: string | null = null
  for (const each of ranges.split(' ')) {
    const [letter, range] = each.split(':')
    const [, low, high, step] = /^(\d+)\.\.(\d+)(?:\*([\d.]+))?$/.exec(range ?? '') ?? []
    if (low === undefined) derived = letter!
    else values[letter!] = Number((chance.between(Number(low), Number(high)) * Number(step ?? 1)).toPrecision(6))
  }
  const expr = derived && isolate(formula.equation, derived)
  if (!derived || !expr) throw new Error(`${formula.id}: nothing follows from the numbers`)
  values[derived] = Number(approximate(expr, values).toPrecision(6))
  return values
}

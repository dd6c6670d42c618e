import { crewWords } from '../../../language/accounts.ts'
import { add, divide, multiply, ONE, type Rational, subtract } from '../../../math/rational.ts'
import { unitOf, unitOfSign } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import type { KindReader } from '../kinds/kind.ts'
import { has, patternOf, placesIn, sceneOf, withoutSigns } from './scene.ts'
import { Sheet } from './sheet.ts'

/** The same work, or the same stock, with more or fewer of those who share it: their number times the time stays. */
export const readCrews: KindReader = (text, language) => {
  const scene = sceneOf(text, language)
  const words = crewWords[language]
  if (!scene || scene.amounts.length < 2 || scene.amounts.length > 3) return null
  const { amounts } = scene
  if (amounts.some(({ kind, perUnit, value }) => kind !== 'count' || perUnit !== undefined || value.n <= 0n))
    return null
  const times = amounts.flatMap(({ unit }, at) => (unitOfSign(unit)?.quantity === 'time' ? [at] : []))
  const counts = amounts.flatMap(({ unit }, at) => (unit === '' ? [at] : []))
  const [time, ...otherTimes] = times
  if (time === undefined || otherTimes.length > 0 || times.length + counts.length !== amounts.length) return null
  const mask = `${scene.told} ¦ ${scene.asked}`
  const crewAt = counts.find((at) => isCrew(mask, at, words.agents))
  if (crewAt === undefined || !has(words.work, withoutSigns(scene.told))) return null
  const [second, ...more] = counts.filter((at) => at !== crewAt)
  if (more.length > 0 || !(second === undefined || second > crewAt)) return null
  let rest = mask
  const takes = (source: string): boolean => {
    for (const found of rest.matchAll(patternOf(source, 'gu'))) {
      const places = placesIn(found[0])
      if (second === undefined ? places.length > 0 : places.length !== 1 || places[0] !== second) continue
      rest = `${rest.slice(0, found.index)} ¦ ${rest.slice(found.index + found[0].length)}`
      return true
    }
    return false
  }
  const form = words.more.some(takes)
    ? 'more'
    : words.fewer.some(takes)
      ? 'fewer'
      : second !== undefined && words.now.some(takes)
        ? 'now'
        : null
  if (!form) return null
  const gap = patternOf(words.asksGap).exec(scene.asked)?.[0]
  if (!gap && !has(words.asksTime, scene.asked)) return null
  const left = withoutSigns(gap ? rest.replace(gap, ' ') : rest)
  if (has(words.odd, left) || has(scene.words.relations, left.replace(patternOf(words.known, 'gu'), ' '))) return null
  const [own, crew] = [amounts[time]!, amounts[crewAt]!.value]
  // The time is asked for in the unit in which it is told.
  const asked = unitOf(scene.words.howMany.exec(scene.asked)?.[1] ?? '')
  if (asked && asked !== unitOfSign(own.unit)) return null
  const change: Rational = second === undefined ? ONE : amounts[second]!.value
  const now = form === 'now' ? change : form === 'more' ? add(crew, change) : subtract(crew, change)
  if (now.n <= 0n) return null
  const sheet = new Sheet(scene)
  const { names, slips } = words
  const a = sheet.know(amounts, crewAt, names.crew)
  const t = sheet.know(amounts, time, names.time)
  const by = second === undefined ? '1' : sheet.know(amounts, second, form === 'now' ? names.now : names.change)
  const b = form === 'now' ? by : sheet.find(names.now, `${a} ${form === 'more' ? '+' : '-'} ${by}`)
  const work = sheet.find(names.work, `${a} * ${t}`)
  const result = sheet.find(names.result, `${work} / ${b}`, [
    [`${t} * ${b} / ${a}`, slips.direct],
    [`${work} * 1`, slips.all],
  ])
  if (!gap) return sheet.done(result, [], { because: words.because })
  const isLonger = subtract(divide(multiply(crew, own.value), now), own.value).n > 0n
  const end = sheet.find(names.gap, isLonger ? `${result} - ${t}` : `${t} - ${result}`)
  return sheet.done(end, [[result, slips.gap]], { because: words.because })
}

/** "5 painters", "8 identical presses". */
function isCrew(mask: string, at: number, agents: string): boolean {
  const index = [...mask].findIndex((sign) => placesIn(sign)[0] === at)
  return regExpOf(`^(?: \\p{L}+){0,2}? (?:${agents})(?!\\p{L})`, 'u').test(mask.slice(index + 1))
}

import { taskKindWords } from '../../../language/task-kind-words.ts'
import { equals, type Rational, rational, subtract } from '../../../math/rational.ts'
import { amountOf, type Given, given, type KindReader, pattern, type Unknown, unknown } from './kind.ts'

/** Capital letters that look alike in both alphabets; replacing them keeps the length. */
const alike: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
}
const latin = (text: string) =>
  text.replace(/(?<!\p{L})[АВСЕКМНОРТХ]{1,3}(?!\p{L})/gu, (name) =>
    name.replace(/./gu, (letter) => alike[letter] ?? letter),
  )

/** Angles of a triangle with named vertices: interior angles, one exterior angle, or two equal sides. */
export const readAngles: KindReader = (original, language) => {
  const words = taskKindWords[language].angles
  const text = latin(original)
  const named = pattern(`${words.triangle}\\s+([A-Z])([A-Z])([A-Z])(?!\\p{L})`, 'u').exec(text)
  if (!named) return null
  const corners = [named[1] ?? '', named[2] ?? '', named[3] ?? '']
  if (new Set(corners).size < 3) return null
  const degrees = '(\\d{1,3})\\s?(?:°|º|degrees?|градус\\p{L}*)?(?![\\d.,]\\d)'
  const told = (before: string, corner: string) => {
    const found = pattern(`(?:${before})\\s*${corner}(?!\\p{L})\\s*(?:${words.is})?\\s*${degrees}`, 'iu').exec(text)
    if (!found?.[1]) return null
    const end = found.index + found[0].length
    const start = end - found[0].slice(found[0].lastIndexOf(found[1])).length
    return { value: found[1], span: original.slice(start, end) }
  }
  const givens: Given[] = []
  const unknowns: Unknown[] = []
  const equations: string[] = []
  const inside = (corner: string) => `in_${corner}`
  const outer = corners.flatMap((corner) => {
    const found = told(words.exterior, corner)
    return found ? [{ corner, ...found }] : []
  })
  const known = corners.flatMap((corner) => {
    if (outer.some((each) => each.corner === corner)) return []
    const found = told(`(?<!${words.exterior}\\s*)(?:${words.angle})`, corner)
    return found ? [{ corner, ...found }] : []
  })
  const asked = pattern(`(?:${words.find})\\s*(?:${words.angle})\\s*([A-Z])(?!\\p{L})`, 'iu').exec(text)?.[1]
  const askedOutside = pattern(`(?:${words.find})\\s*(?:${words.exterior})\\s*([A-Z])(?!\\p{L})`, 'iu').exec(text)?.[1]
  const corner = (asked ?? askedOutside)?.toUpperCase()
  if (!corner || !corners.includes(corner) || known.some((each) => each.corner === corner)) return null
  const sides = /(?<!\p{L})([A-Z])([A-Z])\s*=\s*([A-Z])([A-Z])(?!\p{L})/u.exec(text)
  const base = pattern(`${words.base}\\s+([A-Z])([A-Z])(?!\\p{L})`, 'u').exec(text)
  const equal = sides
    ? corners.filter((each) => !(sides.slice(1, 3).includes(each) && sides.slice(3, 5).includes(each)))
    : base && pattern(words.isosceles).test(text)
      ? [base[1] ?? '', base[2] ?? '']
      : []
  if (equal.length !== 0 && equal.length !== 2) return null
  for (const each of known) givens.push(given(inside(each.corner), each.value, each.span))
  for (const each of outer) {
    givens.push(given(`out_${each.corner}`, each.value, each.span))
    unknowns.push(unknown(inside(each.corner), words.name(each.corner)))
    equations.push(`${inside(each.corner)} = 180 - out_${each.corner}`)
  }
  const have = new Set([...known, ...outer].map((each) => each.corner))
  if (have.size === 0) return null
  const [one = '', other = ''] = equal
  const apex = corners.find((each) => !equal.includes(each)) ?? ''
  const add = (to: string, equation: string) => {
    if (have.has(to)) return
    unknowns.push(unknown(inside(to), words.name(to)))
    equations.push(equation)
    have.add(to)
  }
  if (equal.length === 2) {
    if (have.has(one)) add(other, `${inside(other)} = ${inside(one)}`)
    else if (have.has(other)) add(one, `${inside(one)} = ${inside(other)}`)
    else if (have.has(apex)) {
      add(one, `${inside(one)} = (180 - ${inside(apex)}) / 2`)
      if (corner !== one) add(other, `${inside(other)} = ${inside(one)}`)
    }
  }
  const missing = corners.filter((each) => !have.has(each))
  const [last] = missing
  if (missing.length === 1 && last) {
    const [a = '', b = ''] = corners.filter((each) => each !== last)
    add(last, `${inside(last)} = 180 - ${inside(a)} - ${inside(b)}`)
  }
  if (!have.has(corner)) return null
  if (askedOutside) {
    unknowns.push(unknown(`out_${corner}`, words.outside(corner)))
    equations.push(`out_${corner} = 180 - ${inside(corner)}`)
  }
  const facts = [
    ...(equal.length === 2 ? [words.equalSides(`${apex}${one}`, `${apex}${other}`)] : []),
    ...known.map((each) => `${words.name(each.corner)}: ${each.span.trim()}`),
    ...outer.map((each) => `${words.outside(each.corner)}: ${each.span.trim()}`),
  ]
  const goal = askedOutside ? words.outside(corner) : words.name(corner)
  const half = rational(180)
  const values = [...known, ...outer].map((each) => amountOf(each.value))
  const [first] = values
  const slip = (value: Rational, say: string) =>
    values.some((each) => equals(each, value)) || value.n <= 0n ? [] : [{ value, text: say }]
  const slips = [
    ...(outer.length > 0 && first ? slip(subtract(half, rational(2n * first.n, first.d)), words.slips.outside) : []),
    ...(equal.length === 2 && first && corner === apex ? slip(subtract(half, first), words.slips.whole) : []),
    ...(equal.length === 2 && first && corner !== apex && known.some((each) => each.corner === apex)
      ? slip(subtract(half, rational(2n * first.n, first.d)), words.slips.apex)
      : []),
  ]
  const asksFor = askedOutside ? `out_${corner}` : inside(corner)
  return {
    frame: {
      given: givens,
      unknown: unknowns,
      equations,
      asked: asksFor,
      restating: words.restate(facts.join('; '), goal),
    },
    called: {
      ...Object.fromEntries(known.map((each) => [inside(each.corner), words.name(each.corner)])),
      ...Object.fromEntries(outer.map((each) => [`out_${each.corner}`, words.outside(each.corner)])),
    },
    form: 'degrees',
    slips,
    because: equal.length === 2 ? words.because.equal(`${apex}${one}`, `${apex}${other}`) : words.because.sum,
  }
}

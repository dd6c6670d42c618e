import { shareWords } from '../../../language/accounts.ts'
import type { ShareWords } from '../../../language/share-words.ts'
import { add, equals, type Rational, subtract } from '../../../math/rational.ts'
import { regExpOf } from '../../../pattern.ts'
import { type KindOfTask, type KindReader, quoteAt } from '../kinds/kind.ts'
import { type Amount, has, patternOf, type Scene, sceneOf, stemsOf, withoutSigns } from './scene.ts'
import { Sheet } from './sheet.ts'

const isLess = (a: Rational, b: Rational) => subtract(a, b).n < 0n

/** A percentage is asked for: how much of a whole something is, or by how much an amount changed. */
export const readShares: KindReader = (text, language) => {
  const scene = sceneOf(text, language)
  if (!scene || scene.amounts.length < 2 || scene.amounts.length > 4) return null
  const words = shareWords[language]
  if (!regExpOf(words.asks, 'u').test(scene.asked) || /%|процент|percent/u.test(scene.told)) return null
  if (scene.amounts.some(({ kind, perUnit }) => (kind !== 'count' && kind !== 'money') || perUnit !== undefined))
    return null
  const left = withoutSigns(`${scene.told} ¦ ${scene.asked}`)
  if (has(words.odd, left) || has(scene.words.relations, left.replace(patternOf(words.known, 'gu'), ' '))) return null
  const [first] = scene.amounts
  // One kind of amount, in one unit.
  const isBare = ({ kind, unit, things }: Amount) => kind === 'count' && unit === '' && things.size === 0
  const [named = first] = scene.amounts.filter((each) => !isBare(each))
  const isAlike = scene.amounts.every((each) => isBare(each) || (each.kind === named?.kind && each.unit === named.unit))
  if (!isAlike || scene.amounts.every(isBare) || scene.amounts.some(({ value }) => value.n <= 0n)) return null
  return has(words.asksChange, scene.asked) ? changed(scene, words) : shared(scene, words)
}

const around = (scene: Scene, at: number, size: number): { before: string; near: string } => {
  const { start, end } = scene.amounts[at]!
  const plain = (part: string) => part.toLowerCase().replaceAll('ё', 'е')
  const others = scene.amounts.filter((_, other) => other !== at)
  const from = Math.max(start - size, ...others.filter((each) => each.end <= start).map((each) => each.end), 0)
  const to = Math.min(
    end + size,
    ...others.filter((each) => each.start >= end).map((each) => each.start),
    scene.text.length,
  )
  const before = plain(scene.text.slice(from, start))
  // Words behind a mark belong to what follows.
  const behind = /^[^.,;?!]*/u.exec(plain(scene.text.slice(end, to)))?.[0] ?? ''
  return { before, near: `${/[^.,;?!]*$/u.exec(before)?.[0] ?? ''} ¦ ${behind}` }
}

function changed(scene: Scene, words: ShareWords): KindOfTask | null {
  const { amounts } = scene
  // "Six left, 22 are still there": what went away says the change again.
  const isGap = (at: number) => {
    const [a, b] = amounts.filter((_, other) => other !== at)
    const gap = a && b ? subtract(a.value, b.value) : null
    const own = amounts[at]?.value
    return gap !== null && own !== undefined && (equals(gap, own) || equals(gap, { n: -own.n, d: own.d }))
  }
  const gaps = amounts.flatMap((_, at) => (amounts.length === 3 && isGap(at) ? [at] : []))
  // The sum of the other two fits as well; what is told last or first is the amount itself.
  const extra =
    amounts.length === 3
      ? gaps.toSorted((a, b) => Number(amounts[a]!.value.n) - Number(amounts[b]!.value.n))[0]
      : undefined
  if (amounts.length === 3 && extra === undefined) return null
  const pair = amounts.flatMap((_, at) => (at === extra ? [] : [at]))
  const [one, two] = pair
  if (one === undefined || two === undefined || pair.length !== 2) return null
  const score = (at: number) => {
    const { before, near } = around(scene, at, 40)
    const isBefore = (source: string) =>
      regExpOf(`(?<!\\p{L})(?:${source})(?: \\p{L}+){0,1}? ?[$€£₽]?$`, 'u').test(before)
    return (
      (isBefore(words.beforeOld) ? 2 : 0) -
      (isBefore(words.beforeNew) ? 2 : 0) +
      (has(words.nearOld, near) ? 1 : 0) -
      (has(words.nearNew, near) ? 1 : 0)
    )
  }
  const [a, b] = [score(one), score(two)]
  const [old, now] = a >= b ? [one, two] : [two, one]
  const told = `${scene.told} ${scene.asked}`
  const [isUp, isDown] = [has(words.up, scene.asked), has(words.down, scene.asked)]
  const [wasUp, wasDown] = isUp !== isDown ? [isUp, isDown] : [has(words.up, told), has(words.down, told)]
  const isMore = isLess(amounts[old]!.value, amounts[now]!.value)
  if (equals(amounts[old]!.value, amounts[now]!.value)) return null
  // Neither the order nor a word says which of them was first.
  if (wasUp === wasDown ? a === b : wasUp !== isMore) return null
  if (amounts.length === 3 && a === b) return null
  const sheet = new Sheet(scene)
  const { names, slips } = words
  const [from, to] = [sheet.know(amounts, old, names.old), sheet.know(amounts, now, names.now)]
  const change = sheet.find(names.change, isMore ? `${to} - ${from}` : `${from} - ${to}`)
  const share = sheet.find(names.share, `${change} / ${from}`, [
    [`${change} / ${to}`, slips.base],
    [`${to} / ${from}`, slips.rest],
  ])
  const done = sheet.done(sheet.find(names.percent, `${share} * 100`), [[change, slips.base]], {
    because: words.because.change,
  })
  return done && { ...done, idle: [...(done.idle ?? []), ...quotesOf(scene, extra)] }
}

const quotesOf = (scene: Scene, at: number | undefined): readonly string[] => {
  const each = at === undefined ? undefined : scene.amounts[at]
  return each ? [quoteAt(scene.text, each.start, each.end - each.start)] : []
}

function shared(scene: Scene, words: ShareWords): KindOfTask | null {
  const { amounts } = scene
  const asked = stemsOf(scene.asked, scene)
  const sheet = new Sheet(scene)
  const { names, slips } = words
  const end = (share: string, extra: readonly (readonly [string, string])[]) => {
    const isRest = has(words.rest, scene.asked)
    const percent = sheet.find(names.percent, `${share} * 100`)
    const last = isRest ? sheet.find(names.restPercent, `100 - ${percent}`, [[`${percent} * 1`, slips.rest]]) : percent
    return sheet.done(last, extra, { because: words.because.share })
  }
  const hitsOf = (stems: ReadonlySet<string>) =>
    amounts.flatMap(({ things }, at) => ([...things].some((stem) => stems.has(stem)) ? [at] : []))
  // "How many percent of cocoa are in it, if ...": what stands beside the percentage.
  const beside = patternOf(`(?:${words.asks})(?: <W>){1,3}`).exec(scene.asked)?.[0] ?? ''
  const all = hitsOf(asked)
  const hits = all.length === 1 ? all : hitsOf(stemsOf(beside, scene))
  const isList = amounts.length > 2 && amounts.every(({ things }) => things.size > 0)
  if (has(words.mixed, `${scene.told} ${scene.asked}`) && (amounts.length === 2 || isList)) {
    const [part, ...more] = hits
    const sums = sumOfOthers(amounts.map(({ value }) => value))
    // The whole may be told as well.
    if (part === undefined || more.length > 0 || sums || has(words.rest, scene.asked)) return null
    const roles = amounts.map((_, at) => sheet.know(amounts, at, at === part ? names.part : names.other))
    const whole = sheet.find(names.whole, roles.join(' + '))
    const others = roles.filter((_, at) => at !== part)
    return end(
      sheet.find(names.share, `${roles[part]} / ${whole}`, [[`${roles[part]} / ${others[0]}`, slips.whole]]),
      [],
    )
  }
  const [one, two] = amounts
  if (!one || !two || amounts.length !== 2 || equals(one.value, two.value)) return null
  // "Up from 6 to 7.20" is a change, and sugar is no part of the water.
  if (has(words.up, scene.told) || has(words.down, scene.told)) return null
  const isStuff = one.unit !== '' && one.things.size > 0 && two.things.size > 0
  if (isStuff && ![...one.things].some((stem) => two.things.has(stem))) return null
  const [part, whole] = isLess(one.value, two.value) ? [0, 1] : [1, 0]
  // "18 girls and 12 boys in a class": neither of them is the whole, unless it is told as one.
  if (!regExpOf(`(?<!\\p{L})(?:${words.beforeWhole}) ?[$€£₽]?$`, 'u').test(around(scene, whole, 24).before)) return null
  const [a, b] = [sheet.know(amounts, part, names.part), sheet.know(amounts, whole, names.whole)]
  return end(sheet.find(names.share, `${a} / ${b}`, [[`${b} / ${a}`, slips.part]]), [])
}

const sumOfOthers = (values: readonly Rational[]): boolean =>
  values.length > 2 && values.some((value, at) => equals(value, values.filter((_, other) => other !== at).reduce(add)))

import { percentWords } from '../../../language/accounts.ts'
import type { PercentWords } from '../../../language/percent-words.ts'
import { type Rational, subtract } from '../../../math/rational.ts'
import { unitOf } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import type { KindOfTask, KindReader } from '../kinds/kind.ts'
import { type Amount, has, patternOf, placesIn, sceneOf, stemsOf } from './scene.ts'
import { joined, roleOf, type State, sharesStem, stateOf } from './state.ts'

interface Step {
  readonly at: number
  readonly sign: 'up' | 'down' | 'same'
  readonly index: number
  readonly isFixed: boolean
}

/** An amount that percents change one after another, or two amounts of which a percentage is asked. */
export const readPercentSteps: KindReader = (text, language) => {
  const scene = sceneOf(text, language)
  if (!scene || scene.amounts.length > 6 || scene.amounts.some(({ perUnit }) => perUnit !== undefined)) return null
  if (scene.amounts.some(({ kind }) => kind === 'ratio' || kind === 'times')) return null
  // "What percent is 18 of 72?" is a calculation in words, with readers of its own.
  const isBare = ({ kind, unit, things }: Amount) => kind === 'count' && unit === '' && things.size === 0
  const words = percentWords[language]
  const isCompared = words.pairs.some(([form, source]) => form === 'end-start' && patternOf(source).test(scene.asked))
  if (scene.amounts.every(isBare) && !isCompared) return null
  const state = stateOf(scene)
  const kind = scene.amounts.some(({ kind: each }) => each === 'share') ? changes(state, words) : asked(state, words)
  const isUsed = kind && scene.amounts.every((_, at) => state.sheet.isKnown(at))
  return isUsed ? kind : null
}

/** Whether no relation word is left that the percents do not explain. */
function isClear(state: State, words: PercentWords, mask: string): boolean {
  const { scene } = state
  const left = [words.known, scene.words.harmless].reduce(
    (rest, source) => rest.replace(patternOf(source, 'gu'), ' '),
    mask.replace(/[\ue000-\ue27f]/gu, ' '),
  )
  return !has(words.odd, left) && !has(scene.words.relations, left)
}

const blank = (mask: string, index: number, length: number) =>
  `${mask.slice(0, index)}${' '.repeat(length)}${mask.slice(index + length)}`

/** Takes every match of a pattern with one amount out of the mask, at its place. */
function takeAll(
  mask: string,
  source: string,
  isFit: (at: number, said: string) => boolean,
): [string, { at: number; index: number }[]] {
  const found: { at: number; index: number }[] = []
  let rest = mask
  for (const { index, 0: said } of mask.matchAll(patternOf(source, 'gu'))) {
    const [at, ...more] = placesIn(said)
    if (at === undefined || more.length > 0 || !isFit(at, said)) continue
    found.push({ at, index })
    rest = blank(rest, index, said.length)
  }
  return [rest, found]
}

// ---- Changes ------------------------------------------------------------------------------------------------------------

/** "Plus half a brick" is no part of what there is. */
const isPart = (amount: Amount | undefined, said: string, words: PercentWords): boolean =>
  amount?.kind === 'share' && (/%|percent|per cent|процент/iu.test(amount.text) || !has(words.added, said))

/** Also without its currency. */
const isPrice = (amount: Amount | undefined): boolean =>
  amount?.kind === 'money' || (amount?.kind === 'count' && amount.unit === '' && amount.things.size === 0)

function changes(state: State, words: PercentWords): KindOfTask | null {
  const { scene, amounts } = state
  const told = joined(state, scene.told)
  // A number of the question belongs to what it asks for.
  if (placesIn(state.asked).length > 0 || has(words.blurred, told)) return null
  let rest = told
  const steps: Step[] = []
  for (const [sign, source] of words.fixed) {
    const [left, found] = takeAll(rest, source, (at) => isPrice(amounts[at]))
    rest = left
    steps.push(...found.map((each) => ({ ...each, sign, isFixed: true })))
  }
  for (const [sign, source] of words.changes) {
    const [left, found] = takeAll(rest, source, (at, said) => isPart(amounts[at], said, words))
    rest = left
    steps.push(...found.map((each) => ({ ...each, sign, isFixed: false })))
  }
  const [base, ...more] = placesIn(rest)
  const shares = steps.filter(({ isFixed }) => !isFixed)
  if (more.length > 0 || shares.length === 0) return null
  steps.sort((a, b) => a.index - b.index)
  if (steps[0]?.sign === 'same') return null
  // Two percentages follow one another only where the words say so.
  if (shares.length > 1 && !has(words.inTurn, told)) return null
  if (has(words.odd, rest)) return null
  let left = rest
  for (const source of [...words.end, words.inTurn, words.onStart]) left = left.replace(patternOf(source, 'gu'), ' ')
  const { asks } = words
  const question = [asks.start, asks.change, asks.end, asks.percent].reduce(
    (mask, source) => mask.replace(patternOf(source, 'gu'), ' '),
    state.asked,
  )
  if (!isClear(state, words, `${left} ¦ ${question}`)) return null
  return base === undefined ? ofHundred(state, words, steps) : ofAmount(state, words, told, steps, base)
}

/** Lets the steps change an amount; each percentage is taken of what there is by then. */
function walked(state: State, words: PercentWords, from: string, steps: readonly Step[], isOnStart: boolean): string {
  const { sheet } = state
  const { names, slips } = words
  let role = from
  let sign: 'up' | 'down' = 'up'
  steps.forEach((step, index) => {
    if (step.sign !== 'same') sign = step.sign
    const [own, other] = sign === 'up' ? ['+', '-'] : ['-', '+']
    const last = index === steps.length - 1
    const name = last ? names.end : names.after(index + 1)
    if (step.isFixed) {
      const fixed = roleOf(state, step.at, names.fixed)
      role = sheet.find(name, `${role} ${own} ${fixed}`, [[`${role} ${other} ${fixed}`, slips.sign]])
      return
    }
    const percent = roleOf(state, step.at, names.percent)
    const base = isOnStart ? from : role
    const part = sheet.find(names.part(index + 1), `${base} * ${percent}`, [
      ...(base === from ? [] : ([[`${from} * ${percent}`, slips.sum]] as const)),
    ])
    role = sheet.find(name, `${role} ${own} ${part}`, [
      [`${role} ${other} ${part}`, slips.sign],
      [`${part} * 1`, slips.change],
    ])
  })
  return role
}

function ofAmount(
  state: State,
  words: PercentWords,
  told: string,
  steps: readonly Step[],
  base: number,
): KindOfTask | null {
  const { sheet, amounts, scene } = state
  const { asks, names, slips, because } = words
  const amount = amounts[base]
  if (!amount || (amount.kind !== 'money' && amount.kind !== 'count')) return null

  const index = [...told].findIndex((sign) => placesIn(sign).includes(base))
  if (index < 0) return null
  const isBehind = steps.every((step) => step.index < index)
  // "8 % discount on a £500 dryer": the amount stands behind the first change.
  const [lead] = steps
  const isAttached =
    lead !== undefined &&
    !lead.isFixed &&
    steps.filter((step) => step.index < index).length === 1 &&
    regExpOf(`(?<!\\p{L})(?:${words.onIt}) (?:\\p{L}+ ){0,2}$`, 'u').test(
      told.slice(lead.index, index).replace(/^[^\ue100-\ue17f]*[\ue100-\ue17f]/u, ''),
    )
  const isBefore = isAttached || steps.every((step) => step.index > index || (step.isFixed && steps.length > 1))
  const isEnd =
    (isBehind || !steps.some(({ isFixed }) => isFixed)) &&
    words.end.some((source) =>
      [...told.matchAll(patternOf(source, 'gu'))].some(([said]) => placesIn(said).includes(base)),
    )
  const [asksStart, asksChange] = [has(asks.start, state.asked), has(asks.change, state.asked)]
  if (has(asks.percent, state.asked)) return null
  const isOnStart = has(words.onStart, told)
  if (isEnd && asksStart && !asksChange && (isBehind || isBefore)) {
    const start = sheet.open(names.start)
    const last = walked(state, words, start, steps, isOnStart)
    const end = roleOf(state, base, names.end)
    sheet.hold(`${end} = ${last}`)
    return sheet.done(start, [], { because: because.changes })
  }
  if (!isBefore || asksStart) return null
  // "Stands at 88 after ...": the amount in the end, of which something else is asked.
  if (isEnd && isBehind) return null
  const start = roleOf(state, base, names.start)
  const end = walked(state, words, start, steps, isOnStart)
  if (asksChange) {
    const values = sheet.values()
    const [a, b] = [values?.get(start), values?.get(end)]
    const isOneWay = steps.every(({ sign }) => sign === 'same' || sign === steps[0]?.sign)
    if (!a || !b || (steps.some(({ isFixed }) => isFixed) && !isOneWay)) return null
    const gap = subtract(b, a)
    if (gap.n === 0n) return null
    const role = sheet.find(names.change, gap.n > 0n ? `${end} - ${start}` : `${start} - ${end}`)
    return sheet.done(role, [[end, slips.change]], { because: because.changes })
  }
  if (!has(asks.end, state.asked)) return null
  // Another thing than the one that is changed may be asked for.
  const thing = scene.words.howMany.exec(state.asked)?.[1] ?? ''
  const asked = has(words.residents, thing) && has(words.residents, told) ? new Set<string>() : stemsOf(thing, scene)
  if (asked.size > 0 && amount.kind === 'count' && amount.unit === '' && !sharesStem(asked, amount.things)) return null
  return sheet.done(end, [[start, slips.change]], { because: because.changes })
}

/** "First 10 % off and then another 20 %: how many percent is that?": of any price, so of 100. */
function ofHundred(state: State, words: PercentWords, steps: readonly Step[]): KindOfTask | null {
  const { sheet } = state
  const { asks, names, slips, because } = words
  if (!has(asks.percent, state.asked) || steps.length < 2 || steps.some(({ isFixed }) => isFixed)) return null
  const start = sheet.find(names.whole, '100 * 1')
  const end = walked(state, words, start, steps, has(words.onStart, state.scene.told))
  if (has(asks.left, state.asked)) return sheet.done(end, [], { because: because.changes })
  const values = sheet.values()
  const [a, b] = [values?.get(start), values?.get(end)]
  if (!a || !b || subtract(a, b).n === 0n) return null
  const role = sheet.find(names.change, subtract(b, a).n > 0n ? `${end} - ${start}` : `${start} - ${end}`)
  return sheet.done(role, [[end, slips.change]], { because: because.changes })
}

// ---- What percentage ----------------------------------------------------------------------------------------------------

function asked(state: State, words: PercentWords): KindOfTask | null {
  const { scene } = state
  const { asks } = words
  if (!has(asks.percent, `${scene.told} ${state.asked}`)) return null
  const told = joined(state, scene.told)
  const mask = `${told} ¦ ${state.asked}`
  const all = placesIn(mask)
  const kinds = all.map((at) => keyOf(state, at))
  // Of different things there is no percentage.
  if (all.length < 2 || all.length > 4 || new Set(kinds).size > 1) return null
  return (all.length === 2 ? ofTwo(state, words, mask) : null) ?? ofMixed(state, words, told)
}

const keyOf = ({ amounts }: State, at: number): string => {
  const { kind = '', unit = '' } = amounts[at] ?? {}
  return `${kind}|${unitOf(unit)?.quantity ?? ''}`
}

function ofTwo(state: State, words: PercentWords, mask: string): KindOfTask | null {
  const { sheet } = state
  const { asks, names, slips, because } = words
  for (const [form, source] of words.pairs) {
    const found = patternOf(source).exec(mask)
    const [one, two, ...more] = found ? placesIn(found[0]) : []
    if (!found || one === undefined || two === undefined || more.length > 0) continue
    const isChange = form === 'start-end' || form === 'end-start'
    const [isUp, isDown] = [has(words.up, mask), has(words.down, mask)]
    if (isChange && isUp === isDown) return null
    if (!isChange && (isUp || isDown)) continue
    const left = [
      asks.percent,
      isChange ? words.up : '',
      isChange ? words.down : '',
      asks.left,
      asks.complement,
      isChange ? asks.change : '',
    ]
      .filter((each) => each !== '')
      .reduce((rest, each) => rest.replace(patternOf(each, 'gu'), ' '), blank(mask, found.index, found[0].length))
    if (!isClear(state, words, left)) return null
    const [a, b] = form === 'start-end' || form === 'part-whole' ? [one, two] : [two, one]
    if (isChange) {
      const [start, end] = [roleOf(state, a, names.start), roleOf(state, b, names.end)]
      const gap = gapOf(state, start, end)
      if (!gap || gap.n === 0n || gap.n > 0n !== isUp) return null
      const change = sheet.find(names.change, isUp ? `${end} - ${start}` : `${start} - ${end}`)
      const share = sheet.find(names.ofWhole, `${change} / ${start}`, [[`${change} / ${end}`, slips.whole]])
      return sheet.done(sheet.find(names.share, `${share} * 100`), [], { because: because.asked })
    }
    const [part, whole] = [roleOf(state, a, names.ofWhole), roleOf(state, b, names.whole)]
    const gap = gapOf(state, part, whole)
    if (!gap || gap.n <= 0n) return null
    const isRest = has(asks.complement, state.asked)
    // "16 did not come": it must be clear which of them is asked for.
    if (has(asks.complement, state.scene.told)) return null
    const own = isRest ? sheet.find(names.rest, `${whole} - ${part}`, [[`${part} * 1`, slips.change]]) : part
    const share = sheet.find(names.ofWhole, `${own} / ${whole}`, [[`${whole} / ${own}`, slips.whole]])
    return sheet.done(sheet.find(names.share, `${share} * 100`), [], { because: because.asked })
  }
  return null
}

function gapOf({ sheet }: State, from: string, to: string): Rational | null {
  const values = sheet.values()
  const [a, b] = [values?.get(from), values?.get(to)]
  return a && b ? subtract(b, a) : null
}

/** "45 g of cocoa and 105 g of sugar are mixed: how many percent are cocoa?" */
function ofMixed(state: State, words: PercentWords, told: string): KindOfTask | null {
  const { sheet, scene, amounts } = state
  const { asks, names, slips, because } = words
  const places = placesIn(told)
  if (placesIn(state.asked).length > 0 || !has(words.mixes, `${told} ${state.asked}`)) return null
  if (has(asks.complement, `${told} ${state.asked}`)) return null
  const left = [asks.percent, words.mixes].reduce(
    (rest, source) => rest.replace(patternOf(source, 'gu'), ' '),
    `${told} ¦ ${state.asked}`,
  )
  if (!isClear(state, words, left) || has(words.up, left) || has(words.down, left)) return null
  const stems = stemsOf(state.asked, scene)
  const hit = places.filter((at) => sharesStem(stems, amounts[at]?.things ?? new Set()))
  const [own, ...more] = hit
  if (own === undefined || more.length > 0 || places.some((at) => (amounts[at]?.things.size ?? 0) === 0)) return null
  const roles = places.map((at) => roleOf(state, at, names.one))
  const whole = sheet.find(names.whole, roles.join(' + '))
  const part = roles[places.indexOf(own)] ?? ''
  const others = roles.filter((role) => role !== part)
  const share = sheet.find(names.ofWhole, `${part} / ${whole}`, [
    ...(others.length === 1 ? ([[`${part} / ${others[0]}`, slips.whole]] as const) : []),
  ])
  return sheet.done(sheet.find(names.share, `${share} * 100`), [], { because: because.asked })
}

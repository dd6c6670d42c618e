import { graphWords } from '../../../language/relation-words.ts'
import { add, divide, equals, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { clausesOf, type Task, token, tokensIn, words } from './said.ts'
import { stemsOf } from './shares.ts'
import { Sheet } from './sheet.ts'

/** One number, or equal groups, with its direction. */
interface Item {
  readonly factors: readonly number[]
  readonly value: Rational
  readonly isMoney: boolean
}
interface Entry {
  readonly item: Item
  readonly direction: 'start' | 'in' | 'out' | 'end'
}
type Last = { readonly kind: 'none' } | { readonly kind: 'shares' | 'size'; readonly at: number }

const ZERO = rational(0)

/** An amount that grows and shrinks, or money that things are paid with; at the end it may be shared or packed. */
export function readPot(task: Task): KindOfTask | null {
  const { words: own, said, asked } = task
  if (words(own.odd).test(task.mask) || said.some(({ kind }) => kind === 'share' || kind === 'times')) return null
  let told = task.told
  let question = asked
  const last = lastOf(told, question, task)
  if (!last) return null
  if (last.kind !== 'none') {
    told = told.replace(token(last.at), '')
    question = question.replace(token(last.at), '')
  }
  const items: Item[] = said.map(({ value, kind }, at) => ({ factors: [at], value, isMoney: kind === 'money' }))
  told = joined(told, items, task)
  question = joined(question, items, task)
  const used = [...tokensIn(told), ...tokensIn(question)]
  // Equal groups may come in the question alone: "How much are 3 at 2 each?"
  const hasMoney = used.some((at) => items[at]?.isMoney)
  if (used.some((at) => (items[at]?.factors.length ?? 0) > 2)) return null
  if (used.length === 0 || new Set(used).size < used.length) return null
  if (hasMoney && used.some((at) => !items[at]?.isMoney)) return null
  const entries = hasMoney ? moneyOf(told, question, items, task) : entriesOf(told, question, items, task)
  return entries && built(task, entries, hasMoney, last)
}

/** Rewrites equal groups as one item. */
function joined(mask: string, items: Item[], { words: own, said }: Task): string {
  let text = mask
  for (const source of own.products)
    for (let more = 0; more < 4; more++) {
      const found = words(source).exec(text)
      if (!found) break
      const [one, other] = tokensIn(found[0])
      const [a, b] = [items[one ?? -1], items[other ?? -1]]
      if (!a || !b || one === undefined || other === undefined || (a.isMoney && b.isMoney)) break
      // A price that is written as a decimal number.
      const isPrice = [one, other].some((at) => /^\d+[.,]\d\d$/u.test(said[at]?.text ?? ''))
      items.push({
        factors: [...a.factors, ...b.factors],
        value: multiply(a.value, b.value),
        isMoney: a.isMoney || b.isMoney || (isPrice && said.some(({ kind }) => kind === 'money')),
      })
      const rest = found[0].replace(token(one), token(items.length - 1)).replace(token(other), '')
      text = `${text.slice(0, found.index)}${rest}${text.slice(found.index + found[0].length)}`
    }
  return text
}

function lastOf(told: string, question: string, { words: own, said }: Task): Last | null {
  const find = (sources: readonly string[]) => {
    for (const source of sources) {
      const found = words(source).exec(told) ?? words(source).exec(question)
      const [at, ...more] = found ? tokensIn(found[0]) : []
      if (at !== undefined && more.length === 0 && said[at]?.kind === 'count') return at
    }
    return null
  }
  const isEach = words(own.asksEach).test(question)
  const isCounting = words(own.asksUp).test(question) || words(own.asksDown).test(question)
  const isOver = words(own.asksRest).test(question) || words(own.asksEmpty).test(question)
  const shares = isEach && !isOver ? find(own.among) : null
  if (shares !== null) return { kind: 'shares', at: shares }
  const size = isCounting || isOver ? find(own.size) : null
  return size !== null ? { kind: 'size', at: size } : { kind: 'none' }
}

/** The noun of an amount; empty where a verb or a small word follows. */
function nounAt(task: Task, at: number, mask: string): string {
  const { words: own, language } = task
  const behind = mask.slice(mask.indexOf(token(at)) + token(at).length)
  const noun = /^[\s-]((?:more |other |new |whole )?)(\p{L}[\p{L}'-]*)/u.exec(behind)?.[2] ?? ''
  const isOther = [own.gain, own.loss, own.small, own.begins, own.again].some(
    (source) => words(source).exec(noun)?.[0] === noun,
  )
  return noun === '' || isOther ? '' : graphWords[language].stem(noun)
}

/** Whether all amounts count the same thing, or different things that the question adds up. */
function countsOneThing(task: Task, mask: string, entries: readonly (Entry & { readonly at: number })[]): boolean {
  const stems = new Set(
    entries.flatMap(({ at, item }) => (item.factors.length > 1 ? [] : nounAt(task, at, mask) || [])),
  )
  const asked = new Set(
    [...task.asked.matchAll(/\p{L}[\p{L}'-]*/gu)].map(([word]) => graphWords[task.language].stem(word)),
  )
  return stems.size <= 1 || [...stems].filter((stem) => !asked.has(stem)).length <= 1
}

type Placed = Entry & { readonly at: number; readonly isJoined?: boolean }

/** What is paid with, each thing that is paid for, and what comes off the price. */
function moneyOf(told: string, question: string, items: readonly Item[], { words: own }: Task): Placed[] | null {
  const mask = `${told} ${question}`
  const entries: Placed[] = []
  const starts = own.paysWith.flatMap((source) =>
    [...mask.matchAll(words(source, 'giu'))].flatMap(([found]) => tokensIn(found)),
  )
  const start = new Set(starts)
  if (start.size > 1) return null
  let previous: Entry['direction'] | null = null
  for (const clause of [...clausesOf(told, own), ...clausesOf(question, own)])
    for (const [index, at] of tokensIn(clause).entries()) {
      const item = items[at]
      if (!item?.isMoney) return null
      const from = index === 0 ? 0 : clause.indexOf('⟧') + 1
      const near = clause.slice(from)
      let direction: Entry['direction']
      if (start.has(at)) direction = 'start'
      else if (words(own.coupon).test(near)) direction = 'in'
      else if (words(own.moneyGain).test(near)) return null
      else if (item.factors.length > 1 || words(own.moneyLoss).test(near)) direction = 'out'
      else if (previous !== null) direction = 'out'
      else return null
      previous = direction
      entries.push({ item, direction, at })
    }
  return entries
}

function entriesOf(told: string, question: string, items: readonly Item[], task: Task): Placed[] | null {
  const { words: own } = task
  const entries: Placed[] = []
  const isFirst = words(own.asksFirst).test(question)
  let previous: 'in' | 'out' | null = null
  for (const clause of [...clausesOf(told, own), ...clausesOf(question, own)]) {
    const at = tokensIn(clause)
    if (at.length === 0) {
      if (/[.!?;]\s*$/u.test(clause)) previous = null
      continue
    }
    const [only, ...more] = at
    const item = items[only ?? -1]
    if (!item || more.length > 0 || words(own.clock).test(clause)) return null
    // "Two each from both": how many there are of them is not told.
    if (item.factors.length === 1 && words(own.eachWord).test(clause)) return null
    const isEnd = isFirst && words(own.ends).test(clause) && (entries.length > 0 || words(own.endsSurely).test(clause))
    const [isIn, isOut] = [words(own.gain).test(clause), words(own.loss).test(clause)]
    const isStart = entries.length === 0 && words(own.begins).test(clause)
    let direction: Entry['direction']
    let isJoined = false
    if (isEnd) direction = 'end'
    else if (
      entries[0] &&
      entries[0].item.factors.length > 1 &&
      words(own.leftOver).test(clause) &&
      !words(own.asksLeft).test(question)
    )
      direction = 'in'
    else if (isIn && isOut) return null
    else if (isStart && !isFirst) direction = 'start'
    else if (isOut) direction = 'out'
    else if (isIn) direction = 'in'
    else if (entries.length === 0 && !isFirst) direction = 'start'
    else if (previous !== null) direction = previous
    // "62 children and 5 teachers".
    else if (entries.length === 1 && words(own.and).exec(clause.slice(0, 12))) [direction, isJoined] = ['in', true]
    else return null
    entries.push({ item, direction, at: only!, isJoined })
    previous = direction === 'in' || direction === 'out' ? direction : null
    if (/[.!?;]\s*$/u.test(clause)) previous = null
  }
  const isPlainSum =
    entries.length === 2 && entries[1]?.isJoined === true && entries.every(({ item }) => item.factors.length === 1)
  if (
    isPlainSum &&
    !words(own.asksAll).test(question) &&
    !words(own.asksUp).test(question) &&
    !words(own.asksEmpty).test(question)
  )
    return null
  return countsOneThing(task, `${told} ${question}`, entries) ? entries : null
}

function built(task: Task, entries: readonly Entry[], hasMoney: boolean, last: Last): KindOfTask | null {
  const { words: own, asked: question } = task
  const { names, slips, because } = own
  const sheet = new Sheet(task)
  let made = 0
  const slipped: { value: Rational; text: string }[] = []
  const roleOf = ({ item }: Entry, what: string): string => {
    const [one, ...more] = item.factors
    if (one === undefined) return ''
    if (more.length === 0) return sheet.know(one, what)
    const roles = item.factors.map((at, index) => sheet.know(at, index === 0 ? names.groups : names.inEach))
    made++
    return sheet.find(`groups_${made}`, names.product, `groups_${made} = ${roles.join(' * ')}`)
  }
  const has = (source: string) => words(source).test(question)
  const of = (...directions: readonly Entry['direction'][]) =>
    entries.filter(({ direction }) => directions.includes(direction))
  const total = (some: readonly Entry[]) => some.map(({ item }) => item.value).reduce(add, ZERO)
  const [starts, ins, outs, ends] = [of('start'), of('in'), of('out'), of('end')]
  const isFirst = has(own.asksFirst) && ends.length === 1 && starts.length === 0
  if (!isFirst && ends.length > 0) return null
  if (isFirst) {
    if (last.kind !== 'none' || ins.length + outs.length === 0 || hasMoney) return null
    const start = sheet.name('start', names.start)
    let state = start
    const changes = [...ins.map((each) => [each, '+'] as const), ...outs.map((each) => [each, '-'] as const)]
    const inOrder = entries.flatMap((each) => changes.filter(([other]) => other === each))
    inOrder.forEach(([each, sign], index) => {
      const role = roleOf(each, sign === '+' ? names.comes : names.goes)
      const isLast = index === inOrder.length - 1
      const next = isLast ? roleOf(ends[0]!, names.end) : sheet.name(`after_${index + 1}`, names.state(index + 1))
      sheet.hold(`${next} = ${state} ${sign} ${role}`)
      state = next
    })
    const end = total(ends)
    slipped.push({ value: add(end, subtract(total(ins), total(outs))), text: slips.sign })
    return sheet.done('start', { slips: slipped, because: because.changes })
  }
  // What is missing of a price, or what all together costs.
  const isSum = starts.length === 0
  let result: string
  let value: Rational
  if (isSum) {
    if (hasMoney && (!has(own.asksSpent) || has(own.asksLeft))) return null
    // "How much are the pens?" asks for a part of what was bought.
    const toldStems = stemsOf(task.told, task)
    if (hasMoney && entries.length > 1 && [...stemsOf(question, task)].some((stem) => toldStems.has(stem))) return null
    const isJoined = entries.filter(({ item }) => item.factors.length > 1).length > 0 && has(own.asksAll)
    if (!hasMoney && !isJoined && last.kind === 'none') return null
    const parts = hasMoney ? outs : [...ins, ...outs]
    if (parts.length === 0 || (!hasMoney && outs.length > 0)) return null
    const roles = parts.map((each) => roleOf(each, hasMoney ? names.cost : names.comes))
    value = subtract(total(parts), hasMoney ? total(ins) : ZERO)
    if (roles.length === 1 && parts[0]!.item.factors.length === 1 && last.kind === 'none') return null
    result =
      roles.length === 1 ? roles[0]! : sheet.find('sum', hasMoney ? names.sum : names.end, `sum = ${roles.join(' + ')}`)
    if (hasMoney && ins.length > 0) {
      const off = ins.map((each) => roleOf(each, names.off))
      result = sheet.find('end', names.cost, `end = ${result} - ${off.join(' - ')}`)
    }
  } else {
    const [start, ...others] = starts
    if (!start || others.length > 0) return null
    if (ins.length + outs.length === 0 && (last.kind === 'none' ? start.item.factors.length < 2 : false)) return null
    // Money left, or what is missing of a price.
    if (hasMoney && !has(own.asksLeft)) return null
    const isOfGroups = start.item.factors.length > 1 && outs.length === 0
    if (!hasMoney && last.kind === 'none' && !has(own.asksNow) && !isOfGroups) return null
    const first = roleOf(start, hasMoney ? names.paid : names.start)
    value = subtract(add(total(starts), total(ins)), total(outs))
    if (hasMoney && outs.length > 1 && ins.length === 0) {
      const roles = outs.map((each) => roleOf(each, names.cost))
      sheet.find('sum', names.sum, `sum = ${roles.join(' + ')}`)
      result = sheet.find('end', names.end, `end = ${first} - sum`)
    } else {
      let state = first
      const changes = entries.filter(({ direction }) => direction === 'in' || direction === 'out')
      changes.forEach((each, index) => {
        const isIn = each.direction === 'in'
        const role = roleOf(each, isIn ? names.comes : names.goes)
        const isLast = index === changes.length - 1
        const next = isLast ? 'end' : `after_${index + 1}`
        sheet.find(next, isLast ? names.end : names.state(index + 1), `${next} = ${state} ${isIn ? '+' : '-'} ${role}`)
        state = next
      })
      result = state
    }
    for (const each of [...ins, ...outs]) {
      const twice = multiply(rational(2), each.item.value)
      slipped.push({
        value: each.direction === 'in' ? subtract(value, twice) : add(value, twice),
        text: slips.sign,
      })
    }
    if (outs.length + ins.length > 1) slipped.push({ value: add(total(ins), total(outs)), text: slips.changes })
  }
  // One number instead of the whole group.
  for (const { item, direction } of entries)
    if (item.factors.length > 1)
      for (const at of item.factors) {
        const single = task.said[at]!.value
        const change = subtract(single, item.value)
        slipped.push({
          value: direction === 'out' && !isSum ? subtract(value, change) : add(value, change),
          text: slips.once,
        })
      }
  if (value.n < 0n) return null
  const reason = hasMoney
    ? because.money
    : entries.some(({ item }) => item.factors.length > 1)
      ? because.groups
      : because.changes
  if (last.kind === 'none') return sheet.done(result, { slips: slipped, because: reason })
  const role = sheet.know(last.at, last.kind === 'shares' ? names.shares : names.size)
  const by = task.said[last.at]!.value
  if (by.n <= 0n || (hasMoney && last.kind === 'size')) return null
  const exact = divide(value, by)
  if (last.kind === 'shares') {
    if (by.d !== 1n) return null
    sheet.find('share', names.share, `share = ${result} / ${role}`)
    return sheet.done('share', {
      slips: [{ value: divide(total(starts), by), text: slips.changes }],
      because: reason,
    })
  }
  return packed(sheet, task, result, value, role, by, exact)
}

/** So many in each group: how many groups, what is left over, what stays empty. */
function packed(
  sheet: Sheet,
  { words: own, asked: question }: Task,
  total: string,
  value: Rational,
  size: string,
  by: Rational,
  exact: Rational,
): KindOfTask | null {
  const { names, slips, because } = own
  const has = (source: string) => words(source).test(question)
  const isWhole = exact.d === 1n
  const near = rational(exact.n / exact.d)
  const far = isWhole ? near : add(near, ONE)
  const over = subtract(value, multiply(near, by))
  const room = subtract(multiply(far, by), value)
  if (near.n < 1n) return null
  if (has(own.asksEmpty)) {
    sheet.find('needed', names.needed, `needed = ${far.n} * 1`)
    sheet.find('room', names.room, `room = needed * ${size}`)
    sheet.find('empty', names.empty, `empty = room - ${total}`)
    return sheet.done('empty', {
      rounded: { operation: 'round-up', total, size, gives: 'needed' },
      slips: [{ value: over, text: slips.notEnd }],
      because: because.up,
    })
  }
  if (has(own.asksRest)) {
    if (isWhole) return null
    sheet.find('full', names.full, `full = ${near.n} * 1`)
    sheet.find('filled', names.filled, `filled = full * ${size}`)
    sheet.find('over', names.over, `over = ${total} - filled`)
    return sheet.done('over', {
      rounded: { operation: 'round-down', total, size, gives: 'full' },
      slips: [
        { value: room, text: slips.notEnd },
        { value: exact, text: slips.over },
      ],
      because: because.down,
    })
  }
  if (isWhole) {
    sheet.find('count', names.full, `count = ${total} / ${size}`)
    return sheet.done('count', { because: because.groups })
  }
  const [isUp, isDown] = [has(own.asksUp), has(own.asksDown)]
  if (isUp === isDown) return null
  sheet.find('filled', names.filled, `filled = ${size} * ${near.n}`)
  sheet.find('over', names.over, `over = ${total} - filled`)
  sheet.find('packed', names.filled, `packed = ${total} - over`)
  sheet.find('full', names.full, `full = packed / ${size}`)
  if (isUp) sheet.find('needed', names.needed, 'needed = full + 1')
  return sheet.done(isUp ? 'needed' : 'full', {
    rounded: { operation: isUp ? 'round-up' : 'round-down', total, size },
    slips: [
      { value: isUp ? near : far, text: isUp ? slips.roundUp : slips.roundDown },
      { value: exact, text: isUp ? slips.roundUp : slips.roundDown },
    ].filter(({ value: slip }) => !equals(slip, isUp ? far : near)),
    because: isUp ? because.up : because.down,
  })
}

import { add, divide, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { isRestOfOthers } from '../rest-things.ts'
import { GraphBuilder } from './build.ts'
import {
  type Amount,
  type Clause,
  clauseOf,
  hasMark,
  type Mark,
  type Marked,
  onlyMarks,
  questionClause,
  stemsIn,
} from './marks.ts'

const isBase = ({ kind, quantity }: Amount) =>
  kind === 'money' || kind === 'count' || (kind === 'measure' && quantity !== 'speed' && quantity !== 'time')
const isAlike = (a: Amount, b: Amount) =>
  a.kind === b.kind && a.unit === b.unit && (a.noun === b.noun || a.noun === '' || b.noun === '')

const priceMarks = [
  'down',
  'up',
  'before',
  'after',
  'price',
  'more',
  'fewer',
  'pay',
  'difference',
  'gain',
  'every',
  'total',
] as const

/** A price that changes by percentages, forward or backward. */
export function readPriceChain(marked: Marked): KindOfTask | null {
  const { names } = marked.words
  const told = marked.amounts.filter(({ isPercent }) => isPercent)
  const bases = marked.amounts.filter(isBase)
  const others = marked.amounts.filter((each) => !isBase(each) && !each.isPercent)
  const [base] = bases
  if (!base || bases.length !== 1 || told.length < 1 || told.length > 3 || !onlyMarks(marked, priceMarks)) return null
  // "Twice by 20 %" is two changes.
  const isRepeated = others.length === 1 && told.length === 1 && others[0]?.kind === 'times' && others[0].value.n === 2n
  if (others.length > 0 && !isRepeated) return null
  const question = questionClause(marked)
  const directions = directionsOf(marked, told)
  if (question.amounts.includes(base) || !directions?.[0]) return null
  // "Raised to 120 %" is no change by 120 %.
  if (told.some(({ start }) => /(?<!\p{L})(?:to|до)\s$/iu.test(marked.text.slice(0, start)))) return null
  const shares = isRepeated ? [...told, ...told] : told
  if (isRepeated) directions.push(directions[0])
  const isBack = hasMark(question, 'before')
  const isDifference = hasMark(question, 'difference')
  if (!isPlaced(marked, base, told, isBack) || (isDifference && (isBack || shares.length > 1))) return null
  const graph = new GraphBuilder(marked)
  const [from, to] = ['start', `after_${shares.length}`]
  if (isBack) graph.know(to, base, names.now)
  else graph.know(from, base, names.first)
  if (isBack) graph.name(from, names.first)
  let before = from
  shares.forEach((share, index) => {
    const isDown = directions[index] === 'down'
    const at = index + 1
    const role = isRepeated ? 'p1' : `p${at}`
    const quote = isRepeated ? sentenceWith(marked, share) : undefined
    if (role === `p${at}`) graph.know(role, share, names.shareOfBefore(isDown), quote)
    graph.find(`change_${at}`, names.difference, `change_${at} = ${before} * ${role}`)
    const after = `after_${at}`
    const equation = `${after} = ${before} ${isDown ? '-' : '+'} change_${at}`
    if (after === to && isBack) graph.hold(equation)
    else graph.find(after, at === shares.length ? names.now : names.rest(at), equation)
    before = after
  })
  if (isDifference) return graph.done('change_1', [])
  return graph.done(isBack ? from : to, priceSlips(marked, base, shares, directions, isBack))
}

const sentenceWith = ({ text }: Marked, { start, end }: Amount): string => {
  const from = Math.max(0, ...[...text.slice(0, start).matchAll(/[.!?;]\s/gu)].map(({ index }) => index + 1))
  const to = text.slice(end).search(/[.!?;](?:\s|$)/u)
  return text.slice(from, to < 0 ? text.length : end + to).trim()
}

/** Whether the amount is clearly before or clearly after the changes. */
function isPlaced(marked: Marked, base: Amount, [share]: readonly Amount[], isBack: boolean): boolean {
  const own = clauseOf(marked, base)
  const marks = own && !own.isQuestion ? own.marks : []
  if (isBack) return !marks.some(({ name }) => name === 'before')
  if (!share || base.start < share.start) return true
  if (marks.some(({ name, start }) => name === 'after' && start < base.start)) return false
  // Mentioned last, without a question about the earlier value: ambiguous, except in "20 % off of 50 dollars".
  return /(?<!\p{L})(?:of|от|на)\s\p{L}*\s?$/iu.test(marked.text.slice(0, base.start))
}

function priceSlips(
  { words: { slips } }: Marked,
  base: Amount,
  shares: readonly Amount[],
  directions: readonly ('up' | 'down')[],
  isBack: boolean,
): KindOfTask['slips'] {
  const [one] = shares
  const factor = (share: Rational, isDown: boolean) => (isDown ? subtract(ONE, share) : add(ONE, share))
  if (one && shares.length === 1) {
    const isDown = directions[0] === 'down'
    return [
      { value: multiply(base.value, factor(one.value, !isDown)), text: isBack ? slips.base : slips.direction },
      ...(isBack ? [{ value: multiply(base.value, factor(one.value, isDown)), text: slips.direction }] : []),
      { value: multiply(base.value, one.value), text: isBack ? slips.base : slips.rest },
    ]
  }
  const sum = shares
    .map(({ value }, index) => (directions[index] === 'down' ? subtract(rational(0), value) : value))
    .reduce(add)
  return isBack ? [] : [{ value: multiply(base.value, add(ONE, sum)), text: slips.plain }]
}

function directionsOf({ marks, text }: Marked, shares: readonly Amount[]): ('up' | 'down')[] | null {
  const found: ('up' | 'down')[] = []
  let from = 0
  for (const [index, share] of shares.entries()) {
    const next = shares[index + 1]?.start ?? text.length
    const stop = text.slice(share.end).search(/[.;!?](?:\s|$)/u)
    const end = Math.min(next, stop < 0 ? text.length : share.end + stop)
    const within = (a: number, b: number) => {
      const all = marks.filter(
        ({ name, start }) => ['up', 'down', 'more', 'fewer'].includes(name) && start >= a && start < b,
      )
      const kinds = new Set(all.map(({ name }) => (name === 'up' || name === 'more' ? 'up' : 'down')))
      return { kinds, last: all.at(-1) }
    }
    const [before, behind] = [within(from, share.start), within(share.end, end)]
    const said = before.kinds.size > 0 ? before : behind
    if (said.kinds.size > 1) return null
    const [direction] = said.kinds
    if (direction) found.push(direction as 'up' | 'down')
    else return null
    from = before.kinds.size > 0 ? share.end : (said.last?.end ?? share.end)
  }
  return found
}

/** "From 80 to 68": by what percent? And what percent a part is of its whole. */
export function readPercentAsked(marked: Marked): KindOfTask | null {
  const { amounts, text, words } = marked
  const { names } = words
  const question = questionClause(marked)
  const [a, b] = amounts
  if (!a || !b || amounts.length !== 2 || !isBase(a) || !isBase(b) || !hasMark(question, 'percentAsked')) return null
  const graph = new GraphBuilder(marked)
  if (hasMark(marked, 'up', 'down')) {
    if (
      !onlyMarks(marked, ['up', 'down', 'percentAsked', 'price', 'before', 'after', 'length', 'width', 'more', 'fewer'])
    )
      return null
    const isDown = hasMark(marked, 'down') && !hasMark(marked, 'up')
    if (!isDown && hasMark(marked, 'down')) return null
    const between = text.slice(a.end, b.start)
    const isOrdered =
      /(?<!\p{L})(?:to|до)\s*$/iu.test(between) ||
      hasMark({ marks: marked.marks.filter(({ start }) => start >= a.end && start < b.start) }, 'after')
    const isLarger = a.value.n * b.value.d > b.value.n * a.value.d
    if (!isOrdered || isLarger !== isDown || !isAlike({ ...a, noun: '' }, { ...b, noun: '' })) return null
    graph.know('start', a, names.first)
    graph.know('end', b, names.now)
    graph.find('change', names.difference, isDown ? 'change = start - end' : 'change = end - start')
    graph.find('share', names.percent, 'share = change / start * 100')
    const change = isDown ? subtract(a.value, b.value) : subtract(b.value, a.value)
    return graph.done('share', [{ value: multiply(divide(change, b.value), rational(100)), text: words.slips.base }])
  }
  if (!onlyMarks(marked, ['percentAsked', 'total', 'not', 'left', 'price'])) return null
  const [whole, part] = a.value.n * b.value.d > b.value.n * a.value.d ? [a, b] : [b, a]
  if (whole.kind !== part.kind || whole.unit !== part.unit) return null
  const isOf = (amount: Amount) =>
    /(?<!\p{L})(?:of|из)(?: the| all| those| всех)?\s*\$?$/iu.test(text.slice(0, amount.start))
  const behind = text.slice(whole.end, part.start > whole.end ? part.start : whole.end)
  const isNamed = /(?<!\p{L})(?:of (?:them|whom|these|those)|из (?:них|которых)|from them)(?!\p{L})/iu.test(
    text.slice(Math.min(a.start, b.start), marked.question.start),
  )
  if (!isOf(whole) && !isNamed && !(part.start > whole.end && behind.length > 0 && isNamed)) return null
  const isRest = hasMark(question, 'not', 'left')
  const own = clauseOf(marked, part)
  if (!own || hasMark(own, 'not', 'left')) return null
  const isSame = [...question.stems].some((stem) => stem !== whole.noun && own.stems.has(stem))
  if (!isRest && !isSame) return null
  graph.know('whole', whole, names.total)
  graph.know('part', part, names.partOf)
  if (isRest) {
    graph.find('others', names.other, 'others = whole - part')
    graph.find('share', names.percent, 'share = others / whole * 100')
  } else graph.find('share', names.percent, 'share = part / whole * 100')
  return graph.done('share', [
    {
      value: multiply(divide(isRest ? part.value : subtract(whole.value, part.value), whole.value), rational(100)),
      text: words.slips.rest,
    },
  ])
}

/** One share of one whole: the part, the others, or the whole. */
export function readShare(marked: Marked): KindOfTask | null {
  const { amounts, words } = marked
  const { names, slips } = words
  const share = amounts.find(({ kind }) => kind === 'share')
  const base = amounts.find(isBase)
  // What is added to a solution changes its share.
  if (/(?<!\p{L})(?:solution|раствор)/iu.test(marked.text)) return null
  if (!share || !base || amounts.length !== 2 || share.value.n >= share.value.d) return null
  if (!onlyMarks(marked, ['lose', 'left', 'total', 'before', 'not', 'price'])) return null
  const question = questionClause(marked)
  const own = clauseOf(marked, share)
  // "1/3 of 2000" is a calculation without a story.
  if (!own || (own.isQuestion && base.kind === 'count' && base.noun === '')) return null
  const isPartKnown = knowsPart(marked, share, base, question)
  if (isPartKnown === null) return null
  const graph = new GraphBuilder(marked)
  const isRest = hasMark(question, 'left', 'not')
  const isRestTold = hasMark(own, 'left', 'not') && !own.isQuestion
  if (isRestTold) return null
  graph.know('share', share, names.shareOfStart)
  if (isPartKnown) {
    graph.know('part', base, graph.nameOf(share, names.shareOfStart))
    graph.name('whole', names.total)
    graph.hold('part = share * whole')
    if (isRest) graph.find('others', names.other, 'others = whole - part')
    return graph.done(isRest ? 'others' : 'whole', [{ value: multiply(base.value, share.value), text: slips.base }])
  }
  graph.know('whole', base, names.total)
  graph.find('part', graph.nameOf(share, names.shareOfStart), 'part = share * whole')
  const isOther = isRest || isOpposite(marked, own, question)
  if (isOther) graph.find('others', names.other, 'others = whole - part')
  else if (!tellsOf(marked, own, question, base)) return null
  const part = multiply(base.value, share.value)
  return graph.done(isOther ? 'others' : 'part', [
    { value: isOther ? part : subtract(base.value, part), text: slips.rest },
    { value: divide(base.value, share.value), text: slips.base },
  ])
}

/** True: the amount is the share itself; false: the whole; null: ambiguous. */
function knowsPart({ text }: Marked, share: Amount, base: Amount, question: Clause): boolean | null {
  const isWanted = hasMark(question, 'total', 'before')
  if (base.start < share.start) {
    const between = text.slice(base.end, share.start)
    if (
      /^\s?\p{L}*\s?\p{L}*,?\s(?:(?:this|that|which|что|это) )?(?:is|are|was|were|makes? up|это|составля\p{L}+|что составляет|[-–—]\s?это|составил\p{L}*)\s(?:only |exactly |just )?$/iu.test(
        between,
      )
    )
      return true
    return isWanted ? null : false
  }
  const between = text.slice(share.end, base.start)
  if (
    /^\s(?:of|from|от|из)?\s?(?:the|his|her|its|their|all|these|a|class of|своих|всех|этих|\p{L}+)?\s?\$?$/iu.test(
      between,
    ) &&
    /^\s(?:of|from|от|из|своих|всех|этих)/iu.test(between)
  ) {
    if (!/(?<!\p{L})(?:is|are|это|equals?|равн\p{L}+)(?!\p{L})/iu.test(between)) return isWanted ? null : false
  }
  const isEquated =
    !/[.!?]/u.test(between) &&
    /(?<!\p{L})(?:is|are|was|equals?|makes|это|составля\p{L}+|равн\p{L}+|which is|that is|i\.e)\s?(?:only |exactly |just |\$|€|£)?$|[-–—,]\s?(?:это )?$/iu.test(
      between,
    )
  if (isEquated || isWanted) return true
  return null
}

/** The question is about the thing that the share is of. */
function tellsOf(marked: Marked, own: Clause, question: Clause, base: Amount): boolean {
  const { words, text } = marked
  // Words that occur elsewhere in the story do not identify the part.
  const elsewhere = marked.clauses.filter((each) => each !== own && !each.isQuestion).flatMap(({ stems }) => [...stems])
  const ofWhole = new Set([...stemsIn(base.nounText, words), ...elsewhere])
  const common = [...question.stems].filter((stem) => own.stems.has(stem) && !ofWhole.has(stem))
  if (common.length > 0) return true
  const doings = (marks: readonly Mark[]) =>
    marks.filter(({ name }) => name === 'lose').map(({ start, end }) => words.stem(text.slice(start, end)))
  return own.isQuestion || (doings(own.marks).length > 0 && doings(question.marks).length > 0)
}

function isOpposite({ words, text }: Marked, own: Clause, question: Clause): boolean {
  const [told, asked] = [
    text.slice(own.start, own.end).toLowerCase(),
    text.slice(question.start, question.end).toLowerCase(),
  ]
  return words.opposites.some(
    ([a, b]) =>
      (told.includes(a) && asked.includes(b) && !asked.includes(a) && !told.includes(b)) ||
      (told.includes(b) && asked.includes(a) && !asked.includes(b) && !told.includes(a)),
  )
}

interface Event {
  readonly amount: Amount
  readonly isGain: boolean
  readonly ofRest: boolean
}

/** A stock from which parts are taken in turn: fractions of the whole or of the rest, and amounts. */
export function readStock(marked: Marked): KindOfTask | null {
  const { amounts, words } = marked
  const { names, slips } = words
  const bases = amounts.filter(isBase)
  const shares = amounts.filter(({ kind, value }) => kind === 'share' && value.n < value.d)
  if (
    shares.length === 0 ||
    amounts.length < 3 ||
    amounts.length > 5 ||
    shares.length + bases.length !== amounts.length
  )
    return null
  if (!onlyMarks(marked, ['lose', 'gain', 'ofRest', 'left', 'total', 'before', 'after', 'price', 'more', 'pay']))
    return null
  const question = questionClause(marked)
  if (question.amounts.length > 0) return null
  const [first] = bases
  if (!first || bases.some((each) => !isAlike(each, first))) return null
  const endClause = (amount: Amount) => {
    const clause = clauseOf(marked, amount)
    return clause !== undefined && hasMark(clause, 'left')
  }
  const last = amounts.at(-1)
  const isBack =
    last !== undefined &&
    isBase(last) &&
    endClause(last) &&
    (hasMark(question, 'before', 'total') || asksForWhole(question, last, first))
  const whole = isBack ? null : wholeOf(marked, first, shares)
  if (!isBack && (!whole || !hasMark(question, 'left'))) return null
  if (isBack && hasMark(question, 'left')) return null
  const others = amounts.filter((each) => each !== whole && !(isBack && each === last))
  if (others.some((each) => isBase(each) && endClause(each))) return null
  const events = eventsOf(marked, others)
  if (!events) return null
  const isOfRest = events.some(({ ofRest }) => ofRest)
  if (isOfRest && first.kind === 'count' && isRestOfOthers(marked.text, marked.language)) return null
  const inParts = isBack && last ? partsOfWhole(marked, events, last) : null
  if (inParts) return inParts
  const graph = new GraphBuilder(marked)
  if (whole) graph.know('start', whole, names.start)
  else graph.name('start', names.start)
  let state = 'start'
  for (const [index, { amount, isGain, ofRest }] of events.entries()) {
    const at = index + 1
    const isLast = index === events.length - 1
    let part = `part_${at}`
    if (amount.kind === 'share') {
      graph.know(`share_${at}`, amount, ofRest ? names.shareOfRest : names.shareOfStart)
      graph.find(
        part,
        graph.nameOf(amount, ofRest ? names.shareOfRest : names.shareOfStart),
        `${part} = share_${at} * ${ofRest ? state : 'start'}`,
      )
    } else part = graph.know(part, amount, isGain ? names.added : names.taken)
    const after = isLast ? 'end' : `left_${at}`
    const equation = `${after} = ${state} ${isGain ? '+' : '-'} ${part}`
    if (isLast && isBack && last) {
      graph.know('end', last, names.end)
      graph.hold(equation)
    } else graph.find(after, isLast ? names.end : names.rest(at), equation)
    state = after
  }
  const wrong = whole ? stockSlips(whole, events, slips.part) : last ? backSlips(last, events, slips.part) : []
  const hasRest = events.some(({ ofRest }) => ofRest)
  return { ...graph.done(isBack ? 'start' : 'end', wrong), ...(hasRest && { because: words.because.rest }) }
}

/** Two parts of an unknown whole: students calculate in parts of it, so these are quantities as well. */
function partsOfWhole(marked: Marked, events: readonly Event[], end: Amount): KindOfTask | null {
  const { names, slips } = marked.words
  const [one, two] = events
  if (!one || !two || events.length !== 2 || events.some(({ amount }) => amount.kind !== 'share')) return null
  const graph = new GraphBuilder(marked)
  graph.know('share_1', one.amount, names.shareOfStart)
  graph.know('share_2', two.amount, two.ofRest ? names.shareOfRest : names.shareOfStart)
  graph.know('end', end, names.end)
  graph.find('rest_1', names.restOfWhole(1), 'rest_1 = 1 - share_1')
  if (two.ofRest) graph.find('taken_2', names.takenOfWhole, 'taken_2 = share_2 * rest_1')
  graph.find('rest_2', names.restOfWhole(2), `rest_2 = rest_1 - ${two.ofRest ? 'taken_2' : 'share_2'}`)
  graph.find('start', names.start, 'start = end / rest_2')
  graph.find('part_1', graph.nameOf(one.amount, names.shareOfStart), 'part_1 = share_1 * start')
  graph.find('left_1', names.rest(1), 'left_1 = start - part_1')
  const ofSecond = two.ofRest ? names.shareOfRest : names.shareOfStart
  graph.find('part_2', graph.nameOf(two.amount, ofSecond), `part_2 = share_2 * ${two.ofRest ? 'left_1' : 'start'}`)
  graph.hold('end = left_1 - part_2')
  return {
    ...graph.done('start', backSlips(end, events, slips.part)),
    ...(two.ofRest && { because: marked.words.because.rest }),
  }
}

/** "1/3 + 1/4 = 7/12, so 5/12 are 90": the parts of the rest added as parts of the whole. */
function backSlips(end: Amount, events: readonly Event[], text: string): KindOfTask['slips'] {
  if (!events.some(({ ofRest }) => ofRest) || events.some(({ amount }) => amount.kind !== 'share')) return []
  const taken = events.map(({ amount }) => amount.value).reduce(add)
  const left = subtract(ONE, taken)
  const wrong = left.n > 0n ? [divide(end.value, left), left] : []
  return [taken, ...wrong].map((value) => ({ value, text }))
}

/** A part of a part comes back as an amount: 2/5 are boys, 1/3 of the boys are 4. How many are there in all? */
export function readNested(marked: Marked): KindOfTask | null {
  const { amounts, words } = marked
  const { names, slips } = words
  const shares = amounts.filter(({ kind, value }) => kind === 'share' && value.n < value.d)
  const [outer, inner] = shares
  const amount = amounts.find(isBase)
  if (!outer || !inner || shares.length !== 2 || amounts.length !== 3 || amount?.kind !== 'count') return null
  if (!onlyMarks(marked, ['total', 'lose', 'gain', 'together'])) return null
  const question = questionClause(marked)
  const [whole, group] = [ofNoun(marked, outer), ofNoun(marked, inner)]
  if (!whole || !group || whole === group || amount.start < inner.start) return null
  if (question.amounts.length > 0 || !question.stems.has(whole) || question.stems.has(group)) return null
  const [told, inside, own] = [outer, inner, amount].map((each) => sentenceOf(marked, each))
  // The amount is told with the words of the inner part.
  const common = [...(own ?? [])].filter((stem) => inside?.has(stem) && stem !== group && stem !== whole)
  if (!told?.has(group) || common.length === 0) return null
  const graph = new GraphBuilder(marked)
  graph.know('share_1', outer, names.shareOfStart)
  graph.know('share_2', inner, names.shareOfPart)
  graph.know('part', amount, names.partOfPart)
  graph.find('group', names.group, 'group = part / share_2')
  graph.find('whole', names.total, 'whole = group / share_1')
  // "12 : 2 = 6 is one part": how school takes the whole from two fifths.
  for (const [role, of, { value }] of [
    ['unit_2', 'part', inner],
    ['unit_1', 'group', outer],
  ] as const)
    if (value.n > 1n) graph.find(role, names.unit, `${role} = ${of} / ${value.n}`)
  const ofGroup = divide(amount.value, inner.value)
  const wrong = [
    { value: multiply(amount.value, inner.value), text: slips.partOfPart },
    { value: multiply(amount.value, outer.value), text: slips.partOfPart },
    { value: multiply(multiply(amount.value, inner.value), outer.value), text: slips.partOfPart },
    { value: multiply(ofGroup, outer.value), text: slips.partOfGroup },
    { value: divide(amount.value, outer.value), text: slips.wholeOfPart },
    { value: divide(amount.value, add(outer.value, inner.value)), text: slips.wholeOfPart },
  ]
  return { ...graph.done('whole', wrong), because: words.because.part }
}

/** The stem of the noun that a share is taken of: "1/3 of the boys". */
function ofNoun({ text, words }: Marked, { end }: Amount): string | null {
  const behind =
    /^\s+(?:of\s+|от\s+|из\s+)?(?:the\s+|all\s+|these\s+|those\s+|всех\s+|этих\s+|тех\s+)*(\p{L}[\p{L}'-]+)/iu.exec(
      text.slice(end),
    )
  return behind?.[1] ? words.stem(behind[1]) : null
}

/** The word stems of the sentence that tells an amount. */
function sentenceOf({ text, words, question }: Marked, { start, end }: Amount): ReadonlySet<string> {
  const from = Math.max(0, ...[...text.slice(0, start).matchAll(/[.!?;,]\s/gu)].map(({ index }) => index + 1))
  const stop = text.slice(end).search(/[.!?;,](?:\s|$)/u)
  const to = stop < 0 ? text.length : end + stop
  return stemsIn(text.slice(from, start < question.start ? Math.min(to, question.start) : to), words)
}

/** "How many pages has the book?": only what is left is told, and nothing that happens to it is asked for. */
const asksForWhole = (question: Clause, last: Amount, first: Amount) =>
  first === last && question.stems.has(last.noun) && !hasMark(question, 'left', 'lose', 'gain', 'after', 'difference')

/** The wrong values that result from taking "of the rest" as of the whole. */
function stockSlips(whole: Amount, events: readonly Event[], text: string): KindOfTask['slips'] {
  if (!events.some(({ ofRest }) => ofRest)) return []
  const end = events.reduce((rest, { amount, isGain }) => {
    const part = amount.kind === 'share' ? multiply(amount.value, whole.value) : amount.value
    return isGain ? add(rest, part) : subtract(rest, part)
  }, whole.value)
  return [{ value: end, text }]
}

/** The initial amount: given before the first part or directly after "of". */
function wholeOf({ text }: Marked, first: Amount, [share]: readonly Amount[]): Amount | null {
  if (!share) return null
  if (first.start < share.start) return first
  const between = text.slice(share.end, first.start)
  return /^\s(?:of|from|от|из|своих)?\s?(?:the|his|her|its|their|all|a|своих|всех|\p{L}+)?\s?(?:из\s)?\$?$/iu.test(
    between,
  )
    ? first
    : null
}

function eventsOf(marked: Marked, others: readonly Amount[]): Event[] | null {
  const { text, marks } = marked
  const events: Event[] = []
  let isGain: boolean | null = null
  for (const [index, amount] of others.entries()) {
    const stop = others[index + 1]?.start ?? marked.question.start
    const from = Math.max(
      0,
      ...marked.amounts.filter(({ start }) => start < amount.start).map(({ end }) => end),
      ...[...text.slice(0, amount.start).matchAll(/[.;!?]\s/gu)].map(({ index: at }) => at),
    )
    const isBehind = marks.some(
      ({ name, start }) => name === 'ofRest' && start >= amount.end && start < Math.min(amount.end + 4, stop),
    )
    // "Of the remaining ones he gave a third": named before its part, unless it belongs to the part before.
    const isBefore = marks.some(({ name, start }) => name === 'ofRest' && start >= from + 4 && start < amount.start)
    if (isBefore && (amount.kind !== 'share' || isBehind)) return null
    const ofRest = isBehind || isBefore
    const near = marks.filter(
      ({ name, start }) =>
        (name === 'lose' || name === 'gain') &&
        start >= from &&
        start < (clauseOf(marked, amount)?.end ?? stop) &&
        start < stop,
    )
    const kinds = new Set(near.map(({ name }) => name))
    if (kinds.size > 1) return null
    const [said] = kinds
    if (said !== undefined) isGain = said === 'gain'
    else if (isGain === null) {
      if (amount.kind !== 'share') return null
      isGain = false
    }
    if (amount.kind === 'share' && isGain) return null
    const hadAmount = events.some(({ amount: each }) => each.kind !== 'share')
    if (amount.kind === 'share' && !ofRest && hadAmount) return null
    events.push({ amount, isGain, ofRest: ofRest && index > 0 })
    if (ofRest && index === 0) return null
  }
  return events
}

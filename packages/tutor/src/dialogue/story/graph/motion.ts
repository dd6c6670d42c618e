import { divide, multiply, rational } from '../../../math/rational.ts'
import { unitOf, unitRatio } from '../../../math/units.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { written } from '../kinds/kind.ts'
import { GraphBuilder } from './build.ts'
import { type Amount, hasMark, type Marked, onlyMarks, questionClause } from './marks.ts'

const of = (amounts: readonly Amount[], quantity: string) => amounts.filter((each) => each.quantity === quantity)
const allowed = [
  'speedAsked',
  'timeAsked',
  'wayAsked',
  'lose',
  'total',
  'same',
  'takes',
  'average',
  'after',
  'apart',
  'length',
  'every',
  'asMany',
] as const

/** Speed, time and distance of one mover: two of them are given, in any units. */
export function readWay(marked: Marked): KindOfTask | null {
  const { amounts, words, text } = marked
  const { names } = words
  if (
    amounts.length !== 2 ||
    !onlyMarks(
      marked,
      allowed.filter((each) => each !== 'apart'),
    )
  )
    return null
  const [speed, time, way] = [of(amounts, 'speed'), of(amounts, 'time'), of(amounts, 'length')].map(([one]) => one)
  const question = questionClause(marked)
  const asked = text.slice(question.start, question.end)
  const unit = askedUnit(asked)
  const graph = new GraphBuilder(marked)
  if (way && time && !speed) {
    if (!hasMark(question, 'speedAsked')) return null
    const [length, hours] = unit.speed ?? []
    if (!length || !hours) return null
    const w = converted(graph, graph.know('way', way, names.way), way.unit, length, 'way_2', names.way)
    const t = converted(graph, graph.know('time', time, names.time), time.unit, hours, 'time_2', names.hours)
    if (!w || !t) return null
    graph.find('speed', names.speed, `speed = ${w} / ${t}`)
    return graph.done('speed', [
      { value: multiply(way.value, time.value), text: words.slips.direction },
      { value: divide(way.value, time.value), text: words.slips.units },
    ])
  }
  return null
}

/** The parts `km` and `h` of a wanted "km/h". */
function askedUnit(asked: string): { speed: readonly [string, string] | null } {
  const found =
    /(?<!\p{L})(km|m|mi|cm|км|м|см)\/(h|s|min|ч|с|мин)(?!\p{L})|(kilomet(?:er|re)s|met(?:er|re)s|miles) (?:per|an|a) (hour|second|minute)/iu.exec(
      asked,
    )
  if (/mph/i.test(asked)) return { speed: ['miles', 'h'] }
  const [length, time] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]]
  return { speed: length && time ? [length, time] : null }
}

function converted(
  graph: GraphBuilder,
  role: string,
  from: string,
  to: string,
  next: string,
  words: string,
): string | null {
  const [own, wanted] = [unitOf(from), unitOf(to)]
  const ratio = own && wanted ? unitRatio(own, wanted) : null
  if (!ratio) return null
  if (ratio.n === ratio.d) return role
  return graph.find(
    next,
    words,
    ratio.n > ratio.d
      ? `${next} = ${role} * ${written(ratio)}`
      : `${next} = ${role} / ${written(divide(rational(1), ratio))}`,
    to,
  )
}

/** Two workers with individual times for a job: the time together. */
export function readWork(marked: Marked): KindOfTask | null {
  const { amounts, words } = marked
  const { names, slips } = words
  const [a, b] = of(amounts, 'time')
  const question = questionClause(marked)
  if (!a || !b || amounts.length !== 2 || a.unit !== b.unit || question.amounts.length > 0) return null
  if (!onlyMarks(marked, ['takes', 'alone', 'together', 'timeAsked', 'same', 'total', 'asMany'])) return null
  if (!hasMark(question, 'together') || !hasMark(question, 'timeAsked') || hasMark(question, 'alone')) return null
  if (
    !hasMark(marked, 'takes') ||
    hasMark({ marks: marked.marks.filter(({ start }) => start < question.start) }, 'together')
  )
    return null
  const graph = new GraphBuilder(marked)
  graph.know('time_1', a, names.aloneOne)
  graph.know('time_2', b, names.aloneOther)
  graph.find('rate_1', names.rate, 'rate_1 = 1 / time_1')
  graph.find('rate_2', names.rate, 'rate_2 = 1 / time_2')
  graph.find('rate', names.bothRates, 'rate = rate_1 + rate_2')
  graph.find('time', names.work, 'time = 1 / rate', a.unit)
  const sum = { n: a.value.n * b.value.d + b.value.n * a.value.d, d: a.value.d * b.value.d }
  return graph.done('time', [
    { value: rational(sum.n, sum.d), text: slips.work },
    { value: rational(sum.n, sum.d * 2n), text: slips.work },
  ])
}

/** Direct proportion between two amounts: prices, recipes, maps. */
export function readProportion(marked: Marked): KindOfTask | null {
  const { amounts, words, text } = marked
  const { names } = words
  if (
    amounts.length !== 3 ||
    !onlyMarks(marked, ['price', 'pay', 'takes', 'every', 'total', 'gain', 'asMany', 'apart'])
  )
    return null
  const question = questionClause(marked)
  // "How much more": the difference is asked for.
  if (
    /(?<!\p{L})(?:how (?:much|many) (?:more|less|fewer)|на сколько|насколько)(?!\p{L})/iu.test(
      text.slice(question.start, question.end),
    )
  )
    return null
  const [wanted] = question.amounts
  const told = amounts.filter((each) => each !== wanted)
  const [x, y] = told
  if (!wanted || question.amounts.length !== 1 || !x || !y || x.start >= question.start) return null
  const isLike = (one: Amount) =>
    one.kind === wanted.kind &&
    one.unit === wanted.unit &&
    one.noun === wanted.noun &&
    (one.noun !== '' || one.unit !== '')
  const [one, other] = isLike(x) ? [x, y] : [y, x]
  if (
    !isLike(one) ||
    isLike(other) ||
    one.kind === 'share' ||
    one.kind === 'times' ||
    other.kind === 'share' ||
    other.kind === 'times'
  )
    return null
  // "6 workers need 8 days": an inverse proportion.
  const isFood = other.kind === 'money' || ['mass', 'volume'].includes(other.quantity)
  if (!isFood || one.quantity === 'time') return null
  if (
    !/(?<!\p{L})(?:for|cost|costs|need|needs|needed|weigh|makes?|на|для|нужн\p{L}+|сто[ия]т\p{L}*|вес\p{L}+|требу\p{L}+)(?!\p{L})/iu.test(
      text,
    )
  )
    return null
  if (other.kind === 'money' && hasMark(marked, 'every')) return null
  const graph = new GraphBuilder(marked)
  graph.know('amount', one, names.pair)
  graph.know('goes', other, names.goes)
  graph.know('wanted', wanted, names.wanted)
  graph.find('one', names.one, 'one = goes / amount')
  graph.find('all', names.goesWanted, 'all = one * wanted', other.unit)
  return graph.done('all', [])
}

/** Prices of several items with quantities: the total, or the change. */
export function readBasket(marked: Marked): KindOfTask | null {
  const { amounts, clauses, words, text } = marked
  const { names } = words
  if (!onlyMarks(marked, ['price', 'pay', 'gain', 'total', 'change', 'left', 'every', 'together'])) return null
  const money = amounts.filter(({ kind }) => kind === 'money')
  const counts = amounts.filter(({ kind, unit }) => kind === 'count' || unit === 'kg' || unit === 'кг')
  if (money.length + counts.length !== amounts.length || counts.length < 2 || counts.length > 3) return null
  const question = questionClause(marked)
  const isChange = hasMark(question, 'change', 'left')
  const clauseAt = (amount: Amount) => clauses.find(({ start, end }) => start <= amount.start && amount.start < end)
  const paid = isChange ? money.find((each) => hasMark(clauseAt(each) ?? { marks: [] }, 'pay')) : undefined
  const prices = money.filter((each) => each !== paid)
  if (prices.length !== counts.length || (isChange && !paid) || counts.some(({ noun }) => noun === '')) return null
  // A price and a number of things in one clause belong together in ways of their own.
  if (
    prices.some((price) => (clauseAt(price)?.amounts.length ?? 0) !== 1) ||
    counts.some((each) => each.start < (prices.at(-1)?.start ?? 0))
  )
    return null
  if (
    !hasMark(marked, 'price') ||
    !/(?:how much|сколько|сколько сто|what)/iu.test(text.slice(question.start, question.end))
  )
    return null
  const graph = new GraphBuilder(marked)
  const costs: string[] = []
  const taken = new Set<Amount>()
  for (const [index, count] of counts.entries()) {
    const own = prices.filter((price) => clauseAt(price)?.stems.has(count.noun))
    const [price] = own
    if (!price || own.length !== 1 || taken.has(price)) return null
    taken.add(price)
    const at = index + 1
    graph.know(`price_${at}`, price, names.price(count.nounText))
    graph.know(`count_${at}`, count, names.bought)
    graph.find(`cost_${at}`, names.cost(count.nounText), `cost_${at} = count_${at} * price_${at}`)
    costs.push(`cost_${at}`)
  }
  graph.find('sum', names.sum, `sum = ${costs.join(' + ')}`)
  if (!paid) return graph.done('sum')
  graph.know('paid', paid, names.paid)
  graph.find('change', names.change, 'change = paid - sum')
  return graph.done('change')
}

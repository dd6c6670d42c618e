import { add, divide, equals, multiply, ONE, type Rational, rational, subtract, ZERO } from '../../../math/rational.ts'
import { unitOf } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { GraphBuilder } from './build.ts'
import { type Amount, clauseOf, hasMark, type Mark, type Marked, onlyMarks, questionClause, stemsIn } from './marks.ts'

const compiled = new Map<string, RegExp>()
function find(source: string): RegExp {
  const made = compiled.get(source) ?? regExpOf(source, 'iu')
  compiled.set(source, made)
  return made
}

const gains: readonly Mark['name'][] = ['gain', 'up']
const losses: readonly Mark['name'][] = ['lose', 'down']

/** An amount that changes several times: people on a bus, money, the temperature of some days. */
export function readLedger(marked: Marked): KindOfTask | null {
  const { amounts, words, text } = marked
  const { names, slips, because } = words
  const [start, ...changes] = amounts
  // A negative number.
  if (/(?<![\p{L}\d])[-−–]\d|below zero|frost|мороз/iu.test(text)) return null
  if (!start || changes.length < 2 || changes.length > 4) return null
  const isStop = ({ name, start: from, end }: Mark) =>
    name === 'odd' && find(words.ledger.stops).test(text.slice(from, end))
  const known = [...gains, ...losses, 'left', 'after', 'pay', 'more', 'before', 'alone']
  if (!marked.marks.every((mark) => isStop(mark) || known.includes(mark.name))) return null
  if (/(?<!\p{L})(?:than|чем)(?!\p{L})/iu.test(text)) return null
  const question = questionClause(marked)
  const asking = text.slice(question.start, question.end)
  if (question.amounts.length > 0 || hasMark(question, ...gains, ...losses, 'before', 'more')) return null
  if (!find(words.ledger.asks).test(asking)) return null
  if (start.kind === 'share' || start.kind === 'times' || start.quantity === 'speed' || start.quantity === 'time')
    return null
  const isAlike = (each: Amount) =>
    each.kind === start.kind && each.unit === start.unit && (each.kind !== 'count' || isSameThing(marked, each, start))
  if (!changes.every(isAlike)) return null
  const clause = clauseOf(marked, start)
  if (!clause || !find(words.ledger.begins).test(text.slice(clause.start, clause.end))) return null
  if (hasMark(clause, ...gains, ...losses, 'left')) return null
  const signs: boolean[] = []
  for (const change of changes) {
    const own = clauseOf(marked, change)
    if (!own || own.isQuestion || own.amounts.length !== 1) return null
    const kinds = new Set(
      own.marks.flatMap(({ name }) => (gains.includes(name) ? [true] : losses.includes(name) ? [false] : [])),
    )
    const [isGain] = kinds
    if (kinds.size !== 1 || isGain === undefined || hasMark(own, 'left')) return null
    signs.push(isGain)
  }
  // A clause without an amount that tells of a further change.
  const quiet = marked.clauses.filter((each) => each.amounts.length === 0 && !each.isQuestion)
  if (quiet.some((each) => hasMark(each, ...gains, ...losses))) return null
  const graph = new GraphBuilder(marked)
  graph.know('start', start, names.start)
  let before = 'start'
  let [value, low] = [start.value, start.value]
  changes.forEach((change, index) => {
    const isGain = signs[index] === true
    // "12 got off"
    const isThing = change.noun === start.noun
    const at = index + 1
    const role = graph.know(`change_${at}`, isThing ? change : { ...change, nounText: '' }, names.changed(isGain))
    const isLast = at === changes.length
    const after = isLast ? 'end' : `state_${at}`
    graph.find(
      after,
      isLast ? names.final : names.state(at),
      `${after} = ${before} ${isGain ? '+' : '-'} ${role}`,
      start.unit,
    )
    before = after
    value = isGain ? add(value, change.value) : subtract(value, change.value)
    if (value.n * low.d < low.n * value.d) low = value
  })
  if (low.n < 0n) return null
  const signed = changes.map(({ value: own }, index) => (signs[index] ? own : subtract(ZERO, own)))
  const net = signed.reduce(add)
  return {
    ...graph.done('end', [
      ...signed.map((each) => ({ value: subtract(value, multiply(each, rational(2))), text: slips.sign })),
      { value: net.n < 0n ? subtract(ZERO, net) : net, text: slips.changesOnly },
      { value: changes.map(({ value: own }) => own).reduce(add), text: slips.changesOnly },
    ]),
    because: because.ledger,
  }
}

/** "34 people ... 12 got off": a number without a noun, or with a verb behind it, counts the same thing. */
function isSameThing({ words, text }: Marked, each: Amount, start: Amount): boolean {
  if (each.noun === '' || each.noun === start.noun || start.noun === '') return true
  const behind = text.slice(each.end, each.end + 40)
  const isVerb = regExpOf(
    `^\\s(?:${words.marks.gain}|${words.marks.lose}|${words.marks.up}|${words.marks.down}|${words.marks.more})(?!\\p{L})`,
    'iu',
  ).test(behind)
  return isVerb || stemsIn(each.nounText, words).size === 0
}

/** Fractions of one whole are taken: which part is left? */
export function readRestOfWhole(marked: Marked): KindOfTask | null {
  const { amounts, words, text } = marked
  const { names, slips, because } = words
  const question = questionClause(marked)
  const asking = text.slice(question.start, question.end)
  if (amounts.length < 2 || amounts.length > 3 || question.amounts.length > 0) return null
  if (amounts.some(({ kind, isPercent, value }) => kind !== 'share' || isPercent || value.n >= value.d)) return null
  if (!find(words.ledger.asksPart).test(asking) || !hasMark(question, 'left')) return null
  const isFraction = ({ start, end, name }: Mark) =>
    name === 'odd' && start >= question.start && find(words.ledger.asksPart).test(text.slice(start, end))
  if (!marked.marks.every((each) => isFraction(each) || ['lose', 'left', 'after', 'gain'].includes(each.name)))
    return null
  const sum = amounts.map(({ value }) => value).reduce(add)
  if (sum.n >= sum.d) return null
  const graph = new GraphBuilder(marked)
  const roles = amounts.map((each, index) => graph.know(`part_${index + 1}`, each, names.part))
  graph.find('taken', names.takenParts, `taken = ${roles.join(' + ')}`)
  graph.find('rest', names.partLeft, 'rest = 1 - taken')
  const mixed = amounts.reduce((all, { value }) => ({ n: all.n + value.n, d: all.d + value.d }), { n: 0n, d: 0n })
  const wrong = divide(rational(mixed.n), rational(mixed.d))
  const others: Rational[] = equals(wrong, sum) ? [] : [wrong, subtract(ONE, wrong)]
  return {
    ...graph.done(
      'rest',
      others.map((value) => ({ value, text: slips.topsAndBottoms })),
    ),
    form: 'fraction',
    because: because.whole,
  }
}

/** Length and width of a place: the fence around it or its area. */
export function readSides(marked: Marked): KindOfTask | null {
  const { amounts, words, text } = marked
  const { names, slips, because } = words
  const [a, b] = amounts
  if (!a || !b || amounts.length !== 2 || a.quantity !== 'length' || b.quantity !== 'length' || a.unit !== b.unit)
    return null
  // Named figures have a reader of their own.
  if (hasMark(marked, 'rectangle') || !find(words.ledger.size).test(text) || find(words.ledger.oddSize).test(text))
    return null
  if (!onlyMarks(marked, ['length', 'width', 'perimeter', 'area', 'takes', 'lose', 'pay'])) return null
  const question = questionClause(marked)
  if (question.amounts.length > 0) return null
  const asking = text.slice(question.start, question.end)
  const [isAround, isInside] = [find(words.ledger.around).test(asking), find(words.ledger.inside).test(asking)]
  if (isAround === isInside) return null
  const isPair =
    regExpOf(`^\\s?${words.ledger.by}\\s?$`, 'iu').test(text.slice(a.end, b.start)) ||
    (hasMark(marked, 'length') && hasMark(marked, 'width'))
  if (!isPair) return null
  const graph = new GraphBuilder(marked)
  graph.know('side_1', a, names.side(1))
  graph.know('side_2', b, names.side(2))
  const [sum, product] = [add(a.value, b.value), multiply(a.value, b.value)]
  if (isAround) {
    graph.find('half', names.halfPerimeter, 'half = side_1 + side_2', a.unit)
    graph.find('around', names.perimeter, 'around = half * 2', a.unit)
    return {
      ...graph.done('around', [
        { value: sum, text: slips.halfWay },
        { value: product, text: slips.areaNotAround },
      ]),
      because: because.sides,
    }
  }
  const square = unitOf(`${a.unit}²`) ? `${a.unit}²` : ''
  graph.find('area', names.area, 'area = side_1 * side_2', square)
  return {
    ...graph.done('area', [
      { value: multiply(sum, rational(2)), text: slips.aroundNotArea },
      { value: sum, text: slips.aroundNotArea },
    ]),
    because: because.surface,
  }
}

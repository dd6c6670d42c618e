import { divide, multiply, type Rational } from '../../../math/rational.ts'
import { unitOf, unitRatio } from '../../../math/units.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { Relation } from './build.ts'
import { converted } from './motion.ts'
import { type Amount, cueOf, type Told } from './told.ts'
import { askedUnit } from './units.ts'

const isAlike = (a: Amount, b: Amount) =>
  a.type === b.type &&
  (a.type === 'count'
    ? a.noun !== '' && a.noun === b.noun
    : a.type !== 'money' &&
      a.type !== 'percent' &&
      a.unit !== '' &&
      unitOf(a.unit) !== null &&
      (a.noun === '' || b.noun === '' || a.noun === b.noun))

/** Two amounts that belong together and a third one: direct or inverse proportion. */
export function readProportions(told: Told): KindOfTask | null {
  const { amounts, question } = told
  const [x, y, wanted] = amounts
  if (!x || !y || !wanted || amounts.length !== 3 || told.has('unproportional')) return null
  if (amounts.some(({ type, unit }) => ['percent', 'rate', 'speed', 'fraction'].includes(type) || unit === 'per'))
    return null
  // The third amount belongs to the question, the pair is told before it.
  if (y.start >= question.start && x.start < question.start) return null
  const around = told.around(wanted)
  if (told.has('countsWanted', around)) return null
  if (wanted.start < question.start && !told.has('haveCue', around)) return null
  const alike = [x, y].filter((each) => isAlike(each, wanted))
  const [one] = alike
  const other = one === x ? y : x
  if (!one || alike.length !== 1 || isAlike(one, other)) return null
  if (other.type === 'count' && other.noun.length < 3) return null
  const isWork = cueOf(`(?<!\\p{L})(?:${told.words.workers})`).test(
    `${told.text.slice(one.bare, one.bare + 24)}`.trim(),
  )
  const isInverse = other.type === 'time' && one.type === 'count' && isWork
  if (!isInverse && (other.type === 'time' || one.type === 'time') && isWork) return null
  if (!isInverse && !told.has('goesWith')) return null
  // "15 foresters in 48 hours": whether they share the work is not certain.
  if (other.type === 'time' && one.type === 'count' && !isInverse) return null
  // The question asks for what is like the other amount.
  const asked = question.text
  const isAsked =
    other.type === 'count'
      ? asked.includes(other.noun) || told.has('asksThat', asked)
      : other.type === 'money'
        ? told.has('asksMoney', asked)
        : other.type === 'time'
          ? told.has('asksTime', asked)
          : askedUnit(told, other.type) !== null || told.has('asksMuch', asked)
  if (!isAsked) return null
  const { names } = told.words
  const graph = new Relation(told)
  const amount = graph.know('amount', one, names.pairOne)
  graph.know('goes', other, names.pairOther)
  const own = graph.knowIn('wanted', wanted, names.wanted, one.unit)
  const scale = scaled(wanted, one)
  const unit = other.type === 'money' ? '' : other.unit
  const to = other.type === 'count' || other.type === 'money' ? unit : (askedUnit(told, other.type) ?? unit)
  if (isInverse) {
    graph.find('work', names.work, `${amount} * goes`)
    graph.find('all', names.answerTime, `work / ${own}`, unit)
    graph.slip(divide(multiply(other.value, scale), one.value), 'inverse')
    return graph.done(converted(graph, 'all', unit, to, names.answerTime), 'inverse')
  }
  graph.find('one', names.perOne, `goes / ${amount}`)
  graph.find('all', names.answer, `one * ${own}`, unit)
  graph.slip(divide(multiply(other.value, one.value), scale), 'direct')
  graph.slip(multiply(other.value, scale), 'perOne')
  return graph.done(converted(graph, 'all', unit, to, names.answer), 'direct')
}

function scaled(from: Amount, to: Amount): Rational {
  const [a, b] = [unitOf(from.unit), unitOf(to.unit)]
  const ratio = a && b ? unitRatio(a, b) : null
  return ratio ? multiply(from.value, ratio) : from.value
}

import { add, divide, multiply, ONE, rational, subtract } from '../../../math/rational.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { Relation } from './build.ts'
import { type Amount, cueOf, type Told } from './told.ts'

/**
 * Averages: another value that changes one, a value that leaves, a missing value, groups of different size, and the value
 * that is needed for another average.
 */
export function readAverages(told: Told): KindOfTask | null {
  const { amounts } = told
  if (
    !told.has('average') ||
    told.has('oddAverage') ||
    amounts.some(({ type }) => type === 'percent' || type === 'speed')
  )
    return null
  const means = amounts.filter((each) => told.has('meanCue', told.around(each)))
  const asked = told.question.text
  const isMean = told.has('average', asked)
  if (isMean && told.has('needed', asked)) return needed(told)
  if (means.length === 2 && amounts.length === 4 && isMean) return groups(told, means)
  const [mean] = means
  if (means.length !== 1 || !mean) return null
  const others = amounts.filter((each) => each !== mean)
  const count = others.find(
    ({ type, value, start }) =>
      type === 'count' && value.d === 1n && value.n > 1n && value.n < 40n && start < told.question.start,
  )
  if (!count) return null
  const values = others.filter((each) => each !== count)
  const [value] = values
  if (isMean && value && values.length === 1) return changed(told, count, mean, value)
  return null
}

/** "The average of 4 tests is 75. What is needed in the 5th for an average of 78?" */
function needed(told: Told): KindOfTask | null {
  const { amounts, question } = told
  const before = amounts.filter(({ start }) => start < question.start)
  const inQuestion = amounts.filter(({ start }) => start >= question.start)
  const goal = inQuestion.at(-1)
  const [again, ...more] = inQuestion.slice(0, -1)
  if (before.length !== 2 || !goal || more.length > 0 || told.has('oddNeeded', question.text)) return null
  const isCount = ({ type, value }: Amount) => type === 'count' && value.d === 1n && value.n > 1n && value.n < 40n
  const isMean = (each: Amount) => told.has('meanCue', told.around(each))
  // Which of the two numbers counts is told by the question ("the 5th", "all 5"), or by which is the average.
  const next = again?.value.n ?? ordinalIn(told)
  const [count, ...others] = before.filter(
    (each) => isCount(each) && (next === null ? !isMean(each) : each.value.n + 1n === next),
  )
  const mean = before.find((each) => each !== count)
  if (!count || others.length > 0 || !mean || mean.unit !== goal.unit || mean.type !== goal.type) return null
  const graph = new Relation(told)
  const { names } = told.words
  graph.know('count', count, names.count)
  graph.know('mean', mean, names.mean)
  graph.find('sum', names.sum, 'count * mean')
  if (again) graph.know('count_2', again, names.countNow)
  else graph.find('count_2', names.countNow, 'count + 1')
  graph.know('goal', goal, names.meanWanted)
  graph.find('sum_2', names.sumNow, 'count_2 * goal')
  graph.find('needed', names.needed, 'sum_2 - sum', goal.unit)
  const sum = multiply(count.value, mean.value)
  const whole = multiply(add(count.value, ONE), goal.value)
  const result = subtract(whole, sum)
  if (result.n <= 0n) return null
  graph.slip(subtract(multiply(rational(2), goal.value), mean.value), 'middleMeans')
  graph.slip(subtract(multiply(count.value, goal.value), sum), 'countSame')
  graph.slip(whole, 'whole')
  return graph.done('needed', 'mean')
}

/** "In the 5th", "in the fifth": the ordinal in the question; null without one. */
function ordinalIn({ question, words }: Told): bigint | null {
  const digits = /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|-\p{L}{1,3})(?!\p{L})/u.exec(question.text)?.[1]
  if (digits) return BigInt(digits)
  const at = words.ordinals.findIndex((each) => cueOf(`(?<!\\p{L})${each}`).test(question.text))
  return at < 0 ? null : BigInt(at + 2)
}

/** "The mean of 5 numbers is 14. A sixth number is 20": the new mean. */
function changed(told: Told, count: Amount, mean: Amount, value: Amount): KindOfTask | null {
  const [joins, leaves] = [told.has('joins'), told.has('leaves')]
  if (joins === leaves || count.value.n < 2n || value.start < Math.max(count.start, mean.start) === joins) return null
  const graph = new Relation(told)
  const { names } = told.words
  graph.know('count', count, names.count)
  graph.know('mean', mean, names.mean)
  graph.know('value', value, joins ? names.joined : names.left)
  graph.find('sum', names.sum, 'count * mean')
  graph.find('sum_2', names.sumNow, joins ? 'sum + value' : 'sum - value')
  graph.find('count_2', names.countNow, joins ? 'count + 1' : 'count - 1')
  graph.find('mean_2', names.meanNow, 'sum_2 / count_2', mean.unit)
  const sum = multiply(count.value, mean.value)
  const [total, size] = joins
    ? [add(sum, value.value), add(count.value, ONE)]
    : [subtract(sum, value.value), subtract(count.value, ONE)]
  graph.slip(divide(total, count.value), 'countSame')
  if (joins) graph.slip(divide(add(mean.value, value.value), rational(2)), 'middleMeans')
  graph.slip(total, 'whole')
  return size.n > 0n ? graph.done('mean_2', 'mean') : null
}

/** Two groups, each with its size and its average: the average of all. */
function groups(told: Told, means: readonly Amount[]): KindOfTask | null {
  const sizes = told.amounts.filter((each) => !means.includes(each))
  const [n1, n2] = sizes
  const [m1, m2] = means
  if (!n1 || !n2 || !m1 || !m2 || sizes.some(({ type, value }) => type !== 'count' || value.d !== 1n)) return null
  // Each size stands beside its own average, in the same order.
  if (Math.max(n1.start, m1.start) > Math.min(n2.start, m2.start) || m1.unit !== m2.unit) return null
  const graph = new Relation(told)
  const { names } = told.words
  graph.know('n1', n1, names.countOf(1))
  graph.know('m1', m1, names.meanOf(1))
  graph.know('n2', n2, names.countOf(2))
  graph.know('m2', m2, names.meanOf(2))
  graph.find('s1', names.sumOf(1), 'n1 * m1')
  graph.find('s2', names.sumOf(2), 'n2 * m2')
  graph.find('sum', names.sum, 's1 + s2')
  graph.find('count', names.countAll, 'n1 + n2')
  graph.find('mean', names.meanNow, 'sum / count', m1.unit)
  graph.slip(divide(add(m1.value, m2.value), rational(2)), 'middleMeans')
  return graph.done('mean', 'mean')
}

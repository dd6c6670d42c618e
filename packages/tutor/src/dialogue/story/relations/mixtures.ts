import { add, divide, multiply, rational, subtract } from '../../../math/rational.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { Relation } from './build.ts'
import type { Amount, Told } from './told.ts'

const HUNDRED = rational(100)

/** Something solved in something: its share, and what the share becomes when water comes or goes. */
export function readSolutions(told: Told): KindOfTask | null {
  const { amounts, words } = told
  const [one, two, ...more] = amounts.filter(({ type }) => type === 'mass' || type === 'volume')
  const percents = amounts.filter(({ type }) => type === 'percent')
  const [rate] = percents
  if (!one || !two || more.length > 0 || percents.length > 1 || amounts.length !== 2 + percents.length) return null
  if (one.unit !== two.unit || !told.has('asksShare', told.question.text) || told.has('oddMixture')) return null
  const graph = new Relation(told)
  const { names } = words
  const isWater = (each: Amount) => told.has('waterCue', told.around(each))
  const waters = [one, two].filter(isWater)
  const [water] = waters
  const other = water === one ? two : one
  if (!water || waters.length !== 1) return null
  if (!rate) {
    if (!told.has('soluteCue', told.around(other)) || told.has('boils')) return null
    graph.know('pure', other, names.pure)
    graph.know('water', water, names.water)
    graph.find('all', names.solution, 'pure + water', one.unit)
    graph.find('share', names.percent, 'pure / all * 100')
    graph.slip(multiply(divide(other.value, water.value), HUNDRED), 'ofWater')
    return graph.done('share', 'solution')
  }
  const [adds, boils] = [told.has('adds'), told.has('boils')]
  if (adds === boils || !told.has('mixtureCue', told.around(other))) return null
  const all = adds ? add(other.value, water.value) : subtract(other.value, water.value)
  if (all.n <= 0n) return null
  graph.know('all', other, names.solution)
  graph.know('rate', rate, names.share)
  graph.know('water', water, names.water)
  graph.find('pure', names.pure, 'all * rate', other.unit)
  graph.find('all_2', names.solutionNow, adds ? 'all + water' : 'all - water', other.unit)
  graph.find('share', names.percent, 'pure / all_2 * 100')
  const pure = multiply(other.value, rate.value)
  graph.slip(multiply(rate.value, HUNDRED), 'shareSame')
  graph.slip(multiply(divide(pure, water.value), HUNDRED), 'ofWater')
  return graph.done('share', 'solution')
}

/** Two or three workers with their own times for one job: the time of all together, or of the other one alone. */
export function readJointWork(told: Told): KindOfTask | null {
  const times = told.amounts.filter(({ type }) => type === 'time')
  const [one, two, three] = times
  if (!one || !two || times.length !== told.amounts.length || times.length > 3) return null
  if (times.some(({ unit }) => unit !== one.unit) || told.has('oddWork') || !told.has('togetherWork')) return null
  const asked = told.question.text
  if (!told.has('asksTime', asked)) return null
  const graph = new Relation(told)
  const { names } = told.words
  const alone = told.has('asksAlone', asked)
  if (alone) {
    if (three) return null
    const both = times.filter((each) => told.has('bothCue', told.around(each)))
    const [all] = both
    const single = all === one ? two : one
    if (!all || both.length !== 1 || single.value.n * all.value.d <= all.value.n * single.value.d) return null
    graph.know('both', all, names.bothTime)
    graph.know('single', single, names.aloneTime(1))
    graph.find('rate_all', names.rateAll, '1 / both')
    graph.find('rate_1', names.rateOf(1), '1 / single')
    graph.find('rate_2', names.rateOf(2), 'rate_all - rate_1')
    graph.find('time', names.aloneTime(2), '1 / rate_2', one.unit)
    graph.slip(subtract(single.value, all.value), 'addedTimes')
    return graph.done('time', 'work')
  }
  if (!told.has('togetherWork', asked) && !told.has('bothAsked', asked)) return null
  if (told.has('togetherWork', told.text.slice(0, told.question.start))) return null
  const rates = times.map((each, index) => {
    graph.know(`t${index + 1}`, each, names.aloneTime(index + 1))
    return graph.find(`rate_${index + 1}`, names.rateOf(index + 1), `1 / t${index + 1}`)
  })
  graph.find('rate', names.rateAll, rates.join(' + '))
  graph.find('time', names.bothTime, '1 / rate', one.unit)
  const sum = times.map(({ value }) => value).reduce(add)
  graph.slip(sum, 'addedTimes')
  graph.slip(divide(sum, rational(times.length)), 'addedTimes')
  return graph.done('time', 'work')
}

import { add, divide, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import { regExpOf } from '../../../pattern.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { Relation } from './build.ts'
import { type Amount, cueOf, stemOf, stemsOf, type Told } from './told.ts'

const HUNDRED = rational(100)
const isPlain = ({ type, unit }: Amount) =>
  ['money', 'count', 'length', 'mass', 'volume'].includes(type) && unit !== 'per'

/** One amount and one percentage, or two amounts of which one is asked as a percentage of the other. */
export function readPercents(told: Told): KindOfTask | null {
  const { amounts } = told
  if (!told.has('percent')) return null
  if (told.has('percentPoints') || told.has('compares') || told.has('odd')) return null
  const percents = amounts.filter(({ type }) => type === 'percent')
  const others = amounts.filter(isPlain)
  if (told.has('interest')) return interest(told, percents, others)
  if (percents.length + others.length !== amounts.length || others.length === 0) return null
  if (percents.length === 0 && others.length === 2) return percentAsked(told, others)
  const [base] = others
  if (others.length !== 1 || !base) return null
  return changes(told, percents, base) ?? (percents.length === 1 ? share(told, percents, base) : null)
}

/** Simple interest for one or some years. */
function interest(told: Told, [rate, ...more]: Amount[], others: Amount[]): KindOfTask | null {
  const isYears = (each: Amount) => each.type === 'count' && told.has('year', told.text.slice(each.end, each.end + 7))
  const years = others.filter(isYears)
  const [sum, ...sums] = others.filter((each) => !isYears(each))
  const [time] = years
  if (!rate || !sum || more.length + sums.length > 0 || years.length > 1 || told.has('compound')) return null
  const { names } = told.words
  const isOwn = told.has('asksInterest', told.question.text)
  const isTotal = !isOwn && told.has('asksTotal', told.question.text)
  // For more than a year it must be told that no interest is paid on interest.
  if (isOwn === isTotal || (time && !told.has('simple'))) return null
  const graph = new Relation(told)
  graph.know('sum', sum, names.deposit)
  graph.know('rate', rate, names.interestRate)
  const one = multiply(sum.value, rate.value)
  let [own, all] = [graph.find('one', names.interest, 'sum * rate'), one]
  if (time) {
    graph.know('years', time, names.years)
    own = graph.find('interest', names.interestAll, 'one * years')
    all = multiply(one, time.value)
    graph.slip(isTotal ? add(sum.value, one) : one, 'years')
  }
  if (!isTotal) {
    graph.slip(add(sum.value, all), 'change')
    return graph.done(own, 'part')
  }
  graph.find('end', names.endSum, `sum + ${own}`)
  graph.slip(all, 'whole')
  return graph.done('end', 'part')
}

/** A part of a whole and the rest, in percent: one of them is asked. */
function share(told: Told, [percent]: Amount[], base: Amount): KindOfTask | null {
  if (!percent || percent.value.n >= percent.value.d || told.has('times') || told.has('ofRest')) return null
  if (told.has('changeWords') && !told.has('loses')) return null
  const { names } = told.words
  const asked = told.question.text
  const around = told.around(base)
  const clause = sentenceAt(told, percent)
  const isPart = told.has('partCue', around)
  const isWhole = told.has('wholeCue', around) || (base.start < percent.start && !isPart)
  if (isPart === isWhole) return null
  // "90 pages and 60 % of the book": the percentage is of something else.
  const of = regExpOf(told.words.shareOf, 'iu').exec(told.text.slice(percent.end))?.[1]
  if (!isPart && base.start < percent.start && of !== undefined && stemOf(of) !== base.noun) return null
  // "75 % are red, the rest green": the asked part may be the other one.
  const isRestTold = told.has('restShare', clause)
  const restName = regExpOf(told.words.restName, 'iu').exec(told.masked)?.[1]
  const isRestNamed = restName !== undefined && asked.includes(stemOf(restName)) && !isPart
  const paired = told.words.pairs
    .flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ])
    .find(([, own = '']) => cueOf(`(?<!\\p{L})${own}`).test(asked))
  const isPaired = paired !== undefined && !cueOf(`(?<!\\p{L})${paired[1]}`).test(clause)
  if (isPaired && !cueOf(`(?<!\\p{L})${paired[0]}`).test(clause)) return null
  const isRestAsked = told.has('asksRest', asked) || isRestNamed || isPaired
  // "How many girls": the question is about what the percentage tells.
  const stems = stemsOf(told.text.slice(0, told.question.start), told)
  const own = [...stemsOf(asked, told)].filter((stem) => !cueOf(`^(?:${told.words.asking})`).test(stem))
  if (
    !isPart &&
    !isRestAsked &&
    own.length > 0 &&
    !own.every((stem) => stems.has(stem)) &&
    !told.has('asksThat', asked)
  )
    return null
  const graph = new Relation(told)
  graph.know('share', percent, names.share)
  if (isPart) {
    if (told.has('restPart', sentenceAt(told, base))) return null
    graph.know('part', base, names.part)
    if (!told.has('asksWhole', asked) && !isRestAsked) return null
    graph.open('whole', names.whole, base.unit)
    graph.hold('part = share * whole')
    graph.slip(multiply(base.value, percent.value), 'base')
    const whole = divide(base.value, percent.value)
    if (!isRestAsked) {
      graph.slip(add(base.value, multiply(base.value, percent.value)), 'base')
      return graph.done('whole', 'whole')
    }
    graph.find('rest', names.rest, 'whole - part', base.unit)
    graph.slip(whole, 'whole')
    return graph.done('rest', 'whole')
  }
  if (isRestTold && !isRestNamed) return null
  graph.know('whole', base, names.whole)
  graph.find('part', names.part, 'whole * share', base.unit)
  const part = multiply(base.value, percent.value)
  graph.slip(divide(base.value, multiply(percent.value, HUNDRED)), 'divided')
  if (!isRestAsked) {
    if (!told.has('asksAmount', asked) || (told.has('left') && restName === undefined)) return null
    graph.slip(subtract(base.value, part), 'rest')
    return graph.done('part', 'part')
  }
  graph.find('rest', names.rest, 'whole - part', base.unit)
  graph.slip(part, 'part')
  return graph.done('rest', 'part')
}

/** Whether the question names nothing new: "how many percent are free" after "80 are taken" asks for something else. */
function asksAboutTold(told: Told): boolean {
  const stems = stemsOf(told.text.slice(0, told.question.start), told)
  const asking = cueOf(`^(?:${told.words.asking})`)
  return (
    told.has('asksThat', told.question.text) ||
    [...stemsOf(told.question.text, told)].every((stem) => stems.has(stem) || asking.test(stem))
  )
}

/** The sentence that tells an amount, without the question. */
function sentenceAt({ text, question }: Told, { start, end }: Amount): string {
  const from = Math.max(0, ...[...text.slice(0, start).matchAll(/[.!?;]\s/gu)].map(({ index }) => index + 1))
  const stop = text.slice(end).search(/[.!?;](?:\s|$)/u)
  const to = stop < 0 ? text.length : end + stop
  return text
    .slice(from, from < question.start ? Math.min(to, Math.max(question.start, end)) : to)
    .toLowerCase()
    .replaceAll('ё', 'е')
}

/** "Got 34 out of 40", "from 60 to 84": by what percent, or what percentage. */
function percentAsked(told: Told, [one, two]: Amount[]): KindOfTask | null {
  if (!one || !two || !isAlike(one, two)) return null
  if (!told.has('asksPercent', told.question.text)) return null
  const { names } = told.words
  const graph = new Relation(told)
  const isUp = told.has('up')
  const isDown = told.has('down')
  const start = [one, two].filter((each) => told.has('startCue', told.around(each)))
  const end = [one, two].filter((each) => told.has('endCue', told.around(each)))
  if ((isUp || isDown) && (start.length === 1 || end.length === 1)) {
    const from = start.length === 1 ? start[0] : [one, two].find((each) => each !== end[0])
    const to = from === one ? two : one
    if (!from || (end.length === 1 && end[0] !== to) || told.has('outOf')) return null
    const grows = isLess(from.value, to.value)
    if (isUp && isDown) return null
    if ((isUp && !grows) || (isDown && grows)) return null
    graph.know('start', from, names.first)
    graph.know('end', to, names.now)
    graph.find('change', names.change, grows ? 'end - start' : 'start - end', from.unit)
    graph.find('percent', names.percent, 'change / start * 100')
    const change = grows ? subtract(to.value, from.value) : subtract(from.value, to.value)
    graph.slip(multiply(divide(change, to.value), HUNDRED), 'base')
    graph.slip(multiply(divide(to.value, from.value), HUNDRED), 'change')
    return graph.done('percent', 'change')
  }
  if (isUp || isDown) return null
  const whole = [one, two].find((each) => told.has('ofWhole', told.around(each)))
  const part = whole === one ? two : one
  if (!whole || !isLess(part.value, whole.value) || told.has('times')) return null
  if (told.has('ofWhole', told.around(part)) || told.has('ofRest')) return null
  const isRest = told.has('asksRest', told.question.text) || told.has('asksNot', told.question.text)
  const isNot = told.has('notPart', sentenceAt(told, part))
  if (isRest !== isNot && isNot) return null
  if (!asksAboutTold(told)) return null
  graph.know('whole', whole, names.whole)
  graph.know('part', part, names.part)
  const share = multiply(divide(part.value, whole.value), HUNDRED)
  if (isRest && !isNot) {
    graph.find('rest', names.rest, 'whole - part', whole.unit)
    graph.find('percent', names.percent, 'rest / whole * 100')
    graph.slip(share, 'part')
    return graph.done('percent', 'part')
  }
  graph.find('percent', names.percent, 'part / whole * 100')
  graph.slip(subtract(HUNDRED, share), 'rest')
  graph.slip(multiply(divide(whole.value, part.value), HUNDRED), 'turned')
  return graph.done('percent', 'part')
}

const isAlike = (a: Amount, b: Amount) =>
  (a.type === b.type || [a, b].every(({ type }) => type === 'money' || type === 'count')) && a.unit === b.unit

const isLess = (a: Rational, b: Rational) => a.n * b.d < b.n * a.d

/** The nearest word of a change, before the percentage or behind it: "goes up by 5 %", "a 5 % rise". */
function directionAt({ words }: Told, around: string): 'up' | 'down' | null {
  const at = around.indexOf('@')
  const before = around.slice(0, at)
  const from = Math.max(...['#', '%', '.', ';', '!', '?'].map((each) => before.lastIndexOf(each)))
  const rest = around.slice(at + 1)
  const stop = rest.search(/[#%.;!?]/u)
  const ahead = before.slice(from + 1)
  const behind = stop < 0 ? rest : rest.slice(0, stop)
  const near = (source: string) => {
    const all = regExpOf(source, 'giu')
    const left = [...ahead.matchAll(all)].at(-1)
    const right = [...behind.matchAll(all)].at(0)
    return Math.min(
      left ? ahead.length - left.index - left[0].length : Number.POSITIVE_INFINITY,
      right ? right.index : Number.POSITIVE_INFINITY,
    )
  }
  const [up, down] = [near(words.cues.upCue), near(words.cues.downCue)]
  return up === down ? null : up < down ? 'up' : 'down'
}

/** An amount that changes by one, two or three percentages, each counted from what there is then. */
function changes(told: Told, percents: readonly Amount[], base: Amount): KindOfTask | null {
  if (percents.length < 1 || percents.length > 3 || told.has('times') || (percents.length === 1 && told.has('share')))
    return null
  const directions = percents.map((each) => {
    const around = told.around(each)
    return directionAt(told, around)
  })
  if (directions.some((each) => each === null)) return null
  if (percents.length > 1 && (told.has('sameBase') || !told.has('inTurn'))) return null
  const { names } = told.words
  const asked = told.question.text
  const around = told.around(base)
  const isBack = told.has('asksBefore', asked)
  const isDifference = !isBack && told.has('asksChange', asked)
  const isEnd = told.has('endAmount', around) && !told.has('startAmount', around)
  const factors = percents.map(({ value }, index) =>
    directions[index] === 'up' ? add(ONE, value) : subtract(ONE, value),
  )
  const factor = factors.reduce(multiply)
  if (factor.n <= 0n || (isBack && !isEnd)) return null
  if (!isBack && !isDifference && (isEnd || !told.has('asksAfter', asked))) return null
  const [one] = percents
  if (!isEnd && one && base.start > one.start && !told.has('startBehind', around)) return null
  const graph = new Relation(told)
  const last = `after_${percents.length}`
  graph.know(isEnd ? last : 'start', base, isEnd ? names.now : names.first)
  if (isEnd) graph.open('start', names.first, base.unit)
  let before = 'start'
  percents.forEach((each, index) => {
    const at = index + 1
    const isUp = directions[index] === 'up'
    graph.know(`p${at}`, each, isUp ? names.added : names.taken)
    graph.find(`change_${at}`, percents.length > 1 ? names.changeOf(at) : names.change, `${before} * p${at}`, base.unit)
    const expression = `${before} ${isUp ? '+' : '-'} change_${at}`
    if (at === percents.length && isEnd) graph.hold(`${last} = ${expression}`)
    else graph.find(`after_${at}`, at === percents.length ? names.now : names.between(at), expression, base.unit)
    before = `after_${at}`
  })
  const [first] = percents
  if (!first) return null
  const part = multiply(base.value, first.value)
  if (percents.length === 1) {
    if (isEnd) {
      graph.slip(multiply(base.value, factors[0] ?? ONE), 'direction')
      graph.slip(directions[0] === 'up' ? subtract(base.value, part) : add(base.value, part), 'base')
      graph.slip(part, 'base')
    } else {
      graph.slip(part, 'whole')
      graph.slip(directions[0] === 'up' ? subtract(base.value, part) : add(base.value, part), 'direction')
      graph.slip(multiply(base.value, factors[0] ?? ONE), 'change')
    }
    if (isDifference) return isBack ? null : graph.done('change_1', isEnd ? 'whole' : 'part')
    return graph.done(isEnd ? 'start' : last, isEnd ? 'whole' : 'part')
  }
  const sum = percents
    .map(({ value }, index) => (directions[index] === 'up' ? value : subtract(rational(0), value)))
    .reduce(add)
  const plain = add(ONE, sum)
  if (plain.n > 0n) graph.slip(isEnd ? divide(base.value, plain) : multiply(base.value, plain), 'added')
  if (!isDifference) return graph.done(isEnd ? 'start' : last, 'twice')
  if (isEnd || new Set(directions).size > 1) return null
  graph.find('all', names.changeAll, directions[0] === 'up' ? `${last} - start` : `start - ${last}`, base.unit)
  return graph.done('all', 'twice')
}

import type { Language } from '../math/latex.ts'
import { unexplained } from '../math/tasks/signals.ts'
import { type CompoundUnit, isSameDimension, type Measurement, quantitiesIn, unitNamed } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import { both, inBoth, isNear, latexValue, type MeasuredTask, toNumber, wordPattern, writeNumber } from './measured.ts'
import { ownTask } from './own-task.ts'

/**
 * Reads word problems by pattern: percent, proportion, price, ages, a sum with a difference or a ratio. null where no
 * pattern fits, or several do.
 */
export function readWordProblem(text: string, language: Language): MeasuredTask | null {
  const found = quantitiesIn(text, language)
  if (found.length < 2 || found.length > 4) return null
  const lower = text.toLowerCase()
  const question = questionOf(lower)
  if (question === null) return null
  const story = { lower, question, found, language }
  return percentStory(story) ?? proportionStory(story) ?? sumStory(story)
}

interface Story {
  readonly lower: string
  /** The question of the story and its position in the text. */
  readonly question: { readonly text: string; readonly start: number }
  readonly found: readonly Measurement[]
  readonly language: Language
}

const asking = wordPattern(
  '(?:what|how|find|calculate|which|сколько|как(?:ой|ая|ое|ова|ово|ую|им)|чему|найд\\p{L}*|вычисл\\p{L}*|определ\\p{L}*|на сколько)(?!\\p{L})',
  'g',
)

/** From the last question word to the end of its sentence. */
function questionOf(lower: string): Story['question'] | null {
  const sentences = [...lower.matchAll(/[^.?!]+[.?!]*/g)]
  for (const sentence of sentences.reverse()) {
    const [first] = sentence[0].matchAll(asking)
    if (first) return { text: sentence[0].slice(first.index), start: sentence.index + first.index }
  }
  return null
}

const isPercent = ({ unit }: Measurement) => unit?.en === '%'
const places = (found: readonly Measurement[]) => found.map(({ start, end }) => ({ start, end }))
const shown = (value: number, language: Language) => writeNumber(value, language).latex
const numberOf = (each: Measurement) => toNumber(each.value)

// ---- Percent ---------------------------------------------------------------------------------------------------------

const up = wordPattern(
  '(?:went|goes|go|going) up|increas|rais|rose|ris(?:e|es|ing)|grow|grew|grown|gain|mark(?:ed)? ?up|more expensive|tax|interest|увелич|подорожал|повыс|повыш|вырос|возрос|поднял|наценк|прибав|годовых|вклад',
  'g',
)
const down = wordPattern(
  '(?:went|goes|go|going) down|decreas|reduc|fell|fall|drop|lower|discount|off(?!\\p{L})|cheaper|sale|los[te]|уменьш|подешевел|сниз|сниж|скидк|упал|сократил|уценк|дешевле|усох|потерял',
  'g',
)

/**
 * Whether a percentage is added (1) or taken away (-1). Words before it decide, back to the previous number; if there
 * are none, words behind it in the same clause.
 */
function directionOf({ lower, found }: Story, percent: Measurement): 1 | -1 | null {
  const before = found.filter((each) => each.end <= percent.start).at(-1)?.end ?? 0
  const after = found.find((each) => each.start >= percent.end)?.start ?? lower.length
  const behind = /^[^,.;?!]*/.exec(lower.slice(percent.end, Math.min(after, percent.end + 30)))![0]
  for (const words of [lower.slice(before, percent.start), behind]) {
    const [rises, falls] = [[...words.matchAll(up)].length > 0, [...words.matchAll(down)].length > 0]
    if (rises && falls) return null
    if (rises || falls) return rises ? 1 : -1
  }
  return null
}

const original = wordPattern(
  'original|initial|before|at first|regular|old price|full price|первоначальн|изначальн|до (?:скидки|снижения|повышения|подорожания|удешевления)|начальн|прежн|раньше|сначала',
)
const amount = wordPattern(
  'how much (?:did|was|is|do|does) (?:\\p{L}+ ){0,4}(?:save|saved|discount|reduced|increase|tax)|(?:amount|size) of (?:the )?(?:discount|increase|tax)|discount in|на сколько|велич\\p{L}* скидки|размер скидки|сэконом',
)
const inPercents = wordPattern(
  '%|percent\\p{L}*|процент\\p{L}*|then|again|after|was|were|if|off|only|new|of the|total|for|first|second|will be|потом|затем|после|был[аои]?|стал[аои]?|если|будет|всего|ещ[её]|снова|сначала|перв\\p{L}*|втор\\p{L}*|increas\\p{L}*|decreas\\p{L}*|rais\\p{L}*|reduc\\p{L}*|drop\\p{L}*|grow\\p{L}*|discount\\p{L}*|lower|увелич\\p{L}*|уменьш\\p{L}*|повыс\\p{L}*|повыш\\p{L}*|сниз\\p{L}*|сниж\\p{L}*|вырос\\p{L}*|подн\\p{L}*|упал\\p{L}*|сократил\\p{L}*|подорожал\\p{L}*|подешевел\\p{L}*|скидк\\p{L}*|больше|меньше|дешевле|дороже|cheaper|higher',
  'g',
)
const twisted = wordPattern('each|every|twice|half|rest|remain|left|other|кажд|вдвое|половин|остал|остат|друг')

function percentStory(story: Story): MeasuredTask | null {
  const { found, lower, question } = story
  const percents = found.filter(isPercent)
  const [base, ...others] = found.filter((each) => !isPercent(each))
  if (!base || others.length > 0 || percents.length === 0 || percents.length > 3 || twisted.test(lower)) return null
  if (unexplained(lower, [up, down, original, amount, inPercents]).length > 0) return null
  const ways = percents.map((percent) => directionOf(story, percent))
  if (ways.some((way) => way === null)) return percents.length === 1 ? partStory(story, base, percents[0]!) : null
  const factors = percents.map((percent, index) => 1 + (ways[index]! * numberOf(percent)) / 100)
  if (factors.some((factor) => factor <= 0)) return null
  const product = factors.reduce((a, b) => a * b, 1)
  const value = numberOf(base)
  const isBackwards = original.test(question.text)
  if (!isBackwards && amount.test(question.text)) {
    if (percents.length !== 1) return null
    return percentTask(story, base, 'part', (numberOf(percents[0]!) / 100) * value, [numberOf(percents[0]!) / 100])
  }
  // In "after a discount of 20 % it costs 400" the number is the result of the change.
  const isEnd = isBackwards || base.start > percents.at(-1)!.start
  if (isEnd !== isBackwards) return null
  return percentTask(
    story,
    base,
    isBackwards ? 'before' : 'after',
    isBackwards ? value / product : value * product,
    factors,
  )
}

/** "40 % of the 30 pupils are girls. How many girls?" */
function partStory(story: Story, base: Measurement, percent: Measurement): MeasuredTask | null {
  const { lower, question } = story
  if (percent.start > question.start) return null
  const noun = /(?:how many|сколько)(?: of (?:them|the \p{L}+))? (\p{L}{3,})/u.exec(question.text)?.[1]
  const clause = lower.slice(base.start < percent.start ? base.end : 0, question.start)
  // In "12 is 40 % of all the pupils" the number is the part.
  if (/(?:is|are|make|это|составля\p{L}*|равн\p{L}*)\s*$/u.test(lower.slice(base.end, percent.start).trim()))
    return null
  if (/%\s*(?:of (?:all|the)|всех|всего|всей|от всех)/u.test(lower.slice(percent.start))) return null
  if (!noun || !clause.includes(noun.slice(0, Math.max(3, noun.length - 2)))) return null
  // In "of the 30 pupils" the noun is the whole; it is not what the percentage describes.
  const near = lower.slice(percent.end, Math.min(percent.end + 40, question.start))
  const whole = /^\s*(?:of (?:a|an|the|his|her|my|their) )?([a-zа-яё]{4,})/u.exec(
    near.replace(/^[^a-zа-яё]+/u, ''),
  )?.[1]
  const isWholeTold =
    whole !== undefined && lower.slice(0, base.start).includes(whole.slice(0, Math.max(4, whole.length - 1)))
  if (!isWholeTold && !near.includes(noun.slice(0, Math.max(3, noun.length - 2)))) return null
  return percentTask(story, { ...base, unit: null }, 'part', (numberOf(percent) / 100) * numberOf(base), [
    numberOf(percent) / 100,
  ])
}

function percentTask(
  { found, language }: Story,
  base: Measurement,
  kind: 'after' | 'before' | 'part',
  value: number,
  factors: readonly number[],
): MeasuredTask {
  const start = numberOf(base)
  const numbers = (each: Language) => factors.map((factor) => shown(factor, each)).join(' \\cdot ')
  const symbols = factors.map((_, index) => (factors.length === 1 ? 'k' : `k_${index + 1}`)).join(' \\cdot ')
  const percents = found.filter(isPercent)
  const wrongBase =
    kind === 'after'
      ? start * (1 + factors.reduce((sum, factor) => sum + factor - 1, 0))
      : start * factors.reduce((a, b) => a * b, 1)
  // The independent check works in hundredths of the whole and applies one change after the other.
  const hundredths = factors.reduce((left, factor) => left + left * (factor - 1), kind === 'after' ? start : value)
  return ownTask({
    id: `percent-${kind}`,
    subject: 'maths',
    title: both('Percent', 'Проценты'),
    symbol: kind === 'after' ? 'b' : kind === 'before' ? 'a' : 'x',
    name: kind === 'part' ? both('part', 'часть') : both('value', 'величина'),
    given: inBoth((each) =>
      [
        `${kind === 'before' ? 'b' : 'a'} = ${latexValue(start, base.unit, each)}`,
        ...percents.map((percent) => latexValue(numberOf(percent), percent.unit, each)),
      ].join(',\\ '),
    ),
    formula: inBoth(() => (kind === 'before' ? `\\frac{b}{${symbols}}` : `a \\cdot ${symbols}`)),
    hint:
      kind === 'part'
        ? both('a percentage is a part of the whole, in hundredths', 'процент это часть целого, в сотых долях')
        : both(
            'each change multiplies by 1 plus or minus the hundredths, and the next one starts from the new value',
            'каждое изменение умножает на 1 плюс или минус сотые доли, следующее считается от новой величины',
          ),
    numbers: inBoth((each) =>
      kind === 'before'
        ? `\\frac{${shown(start, each)}}{${numbers(each)}}`
        : `${shown(start, each)} \\cdot ${numbers(each)}`,
    ),
    value,
    unit: base.unit,
    slips: isNear(wrongBase, value) ? [] : [{ value: wrongBase, mistake: 'wrong-base' }],
    places: places(found),
    isVerified:
      kind === 'part'
        ? isNear((value / start) * 100, factors[0]! * 100)
        : isNear(hundredths, kind === 'after' ? value : start) && language.length > 0,
  })
}

// ---- Proportion ------------------------------------------------------------------------------------------------------

const workersWords = wordPattern(
  'worker|painter|builder|pump|pipe|machine|tractor|printer|people|men(?!\\p{L})|рабоч|маляр|насос|труб|станк|трактор|человек|мастер|бригад',
)
const relation = wordPattern(
  'long(?!er)|длин|bridge|tunnel|мост|туннел|тоннел|распил|than(?!\\p{L})|twice|half|sum|together|left|remain|change|each other|больше|меньше|вдвое|сумм|вместе|остал|сдач|старше|младше|навстречу|течени|другая|different|and also',
)
const asksHowMuch = wordPattern('how (?:much|many|far|long)|what|сколько|какое расстояние|за какое время|какова|каков')

const inProportions = wordPattern('if|in|per|for|another|будет|если|нужно', 'g')

interface Counted extends Measurement {
  /** A stem for what is counted: the dimension of a unit, or the noun of other things. */
  readonly of: string
}

function countedIn({ lower, found }: Story): Counted[] {
  return found.map((each) => {
    const noun = /^\s*(?:of\s+)?(\p{L}{2,})/u.exec(lower.slice(each.end))?.[1] ?? ''
    const unit = each.unit ? `:${each.unit.dimension.join()}` : ''
    return { ...each, of: unit || noun.slice(0, Math.max(3, noun.length - 2)) }
  })
}

/** "5 kg cost 400 roubles. How much do 8 kg cost?"; "6 workers need 8 days. How many days do 4 need?" */
function proportionStory(story: Story): MeasuredTask | null {
  const { lower, question } = story
  const all = countedIn(story)
  // Speeds have formulas of their own; they are not proportions of an amount and its price.
  if (all.some(({ unit }) => unit !== null && /\/|mph/.test(unit.en))) return null
  if (
    all.length !== 3 ||
    all.some((each) => each.of === '') ||
    relation.test(lower) ||
    !asksHowMuch.test(question.text)
  )
    return null
  const pairs = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 2, 0],
  ].filter(([a, b]) => isSameThing(all[a!]!, all[b!]!))
  const [pair, ...more] = pairs
  if (!pair || more.length > 0) return null
  const [a, b, c] = pair.map((index) => all[index!]!) as [Counted, Counted, Counted]
  // The second number of the pair is in the question or directly before it; the third belongs to the first.
  if (b.start < a.start || c.start > b.start) return null
  // An event between the pair and the question, such as "3 people leave", makes it another kind of story.
  if (
    /[.!?]\s/.test(lower.slice(b.end, question.start)) ||
    (b.end <= question.start && !/(?:if|если)[^.!?]*$/u.test(lower.slice(0, b.start)))
  )
    return null
  if (unexplained(lower, [workersWords, inProportions]).length > 0) return null
  const isTime = c.unit !== null && isSameDimension(c.unit.dimension, hour.dimension)
  const isInverse = isTime && a.unit === null && workersWords.test(lower.slice(a.end, a.end + 20))
  if (isTime && !isInverse && a.unit === null) return null
  const ratio = (toNumber(b.value) * sizeOf(b)) / (toNumber(a.value) * sizeOf(a))
  const value = isInverse ? numberOf(c) / ratio : numberOf(c) * ratio
  if (!(value > 0) || !Number.isFinite(value)) return null
  const [x, y, z] = [numberOf(c), numberOf(a), (numberOf(b) * sizeOf(b)) / sizeOf(a)]
  return ownTask({
    id: isInverse ? 'inverse-proportion' : 'proportion',
    subject: 'maths',
    title: isInverse ? both('Inverse proportion', 'Обратная пропорциональность') : both('Proportion', 'Пропорция'),
    symbol: 'x',
    name: both('sought number', 'искомое число'),
    given: inBoth((each) =>
      [
        `a_1 = ${latexValue(numberOf(a), a.unit, each)}`,
        `b_1 = ${latexValue(x, c.unit, each)}`,
        `a_2 = ${latexValue(numberOf(b), b.unit, each)}`,
      ].join(',\\ '),
    ),
    formula: inBoth(() => (isInverse ? '\\frac{b_1 \\cdot a_1}{a_2}' : '\\frac{b_1 \\cdot a_2}{a_1}')),
    hint: isInverse
      ? both(
          'twice as many need half the time: the product stays the same',
          'вдвое больше исполнителей: вдвое меньше времени, произведение не меняется',
        )
      : both(
          'twice as much of one goes with twice as much of the other: the quotient stays the same',
          'вдвое больше одного: вдвое больше другого, отношение не меняется',
        ),
    numbers: inBoth((each) =>
      isInverse
        ? `\\frac{${shown(x, each)} \\cdot ${shown(y, each)}}{${shown(z, each)}}`
        : `\\frac{${shown(x, each)} \\cdot ${shown(z, each)}}{${shown(y, each)}}`,
    ),
    value,
    unit: c.unit,
    slips: [{ value: isInverse ? x * ratio : x / ratio, mistake: 'turned-over' }],
    between: isInverse ? [] : [{ value: x / y, unit: null }],
    places: places(all),
    isVerified: isInverse ? isNear(x * y, value * z) : isNear(x / y, value / z),
  })
}

const hour: CompoundUnit = unitNamed('h')
const sizeOf = ({ unit }: Measurement) => (unit ? toNumber(unit.size) : 1)
const isSameThing = (a: Counted, b: Counted) =>
  a.of === b.of ||
  (a.of.length >= 3 &&
    b.of.length >= 3 &&
    !a.unit &&
    !b.unit &&
    (a.of.startsWith(b.of.slice(0, 4)) || b.of.startsWith(a.of.slice(0, 4))))

// ---- Ages, sums, differences, ratios ---------------------------------------------------------------------------------

const name = '(\\p{L}{2,})'
const relations: readonly { readonly pattern: RegExp; readonly kind: 'difference' | 'ratio'; readonly sign: 1 | -1 }[] =
  [
    {
      pattern: /(\p{L}{2,}) is (\d+) (?:years? )?older than (?:his |her |the )?(\p{L}{2,})/u,
      kind: 'difference',
      sign: 1,
    },
    {
      pattern: /(\p{L}{2,}) is (\d+) (?:years? )?younger than (?:his |her |the )?(\p{L}{2,})/u,
      kind: 'difference',
      sign: -1,
    },
    {
      pattern: /(\p{L}{2,}) is (\d+|twice|three|four|five)(?: times)? as old as (?:his |her |the )?(\p{L}{2,})/u,
      kind: 'ratio',
      sign: 1,
    },
    { pattern: /(\p{L}{2,}) has (\d+) more (?:\p{L}+ )?than (\p{L}{2,})/u, kind: 'difference', sign: 1 },
    { pattern: /(\p{L}{2,}) has (\d+) (?:fewer|less) (?:\p{L}+ )?than (\p{L}{2,})/u, kind: 'difference', sign: -1 },
    {
      pattern: regExpOf(`${name} (?:на )?(\\d+) (?:лет|года|год|г\\.) старше ${name}`, 'u'),
      kind: 'difference',
      sign: 1,
    },
    {
      pattern: regExpOf(`${name} (?:на )?(\\d+) (?:лет|года|год|г\\.) младше ${name}`, 'u'),
      kind: 'difference',
      sign: -1,
    },
    { pattern: regExpOf(`${name} старше ${name} на (\\d+) (?:лет|года|год)`, 'u'), kind: 'difference', sign: 1 },
    { pattern: regExpOf(`${name} младше ${name} на (\\d+) (?:лет|года|год)`, 'u'), kind: 'difference', sign: -1 },
    { pattern: regExpOf(`${name} в (\\d+) раза? старше ${name}`, 'u'), kind: 'ratio', sign: 1 },
    { pattern: regExpOf(`${name} старше ${name} в (\\d+) раза?`, 'u'), kind: 'ratio', sign: 1 },
  ]
const inSums = wordPattern('both|if|each of them|оба|обоим|чем|than|как', 'g')
const totals = wordPattern('together|in total|altogether|in all|sum|вместе|сумма|всего|на двоих|обоим')
const shifted = wordPattern('ago|will be|in \\d+ years|назад|через|будет|было')

/** "Anna is 5 years older than Ben, together they are 25. How old is Anna?" */
function sumStory({ lower, question, found }: Story): MeasuredTask | null {
  const told = relations
    .map((each) => ({ ...each, match: each.pattern.exec(lower) }))
    .filter(({ match }) => match !== null)
  const [one, ...more] = told
  if (!one || more.length > 0 || found.length !== 2 || shifted.test(lower)) return null
  if (unexplained(lower, [one.pattern, totals, inSums]).length > 0) return null
  const groups = one.match!.slice(1)
  const numberAt = groups.findIndex((each) => /^\d+$|^(?:twice|three|four|five)$/.test(each))
  const [first, second] = groups.filter((_, index) => index !== numberAt) as [string, string]
  const words: Record<string, number> = { twice: 2, three: 3, four: 4, five: 5 }
  const by = words[groups[numberAt]!] ?? Number(groups[numberAt])
  const other = found.find(
    (each) =>
      numberOf(each) !== by || each.start < one.match!.index || each.start > one.match!.index + one.match![0].length,
  )
  const asked = [first, second].map((each) => question.text.includes(each.slice(0, Math.max(3, each.length - 2))))
  if (!other || asked[0] === asked[1]) return null
  const isFirst = asked[0] === true
  const isTotal = totals.test(lower.slice(Math.max(0, other.start - 60), other.end + 30))
  const given = numberOf(other)
  const isDifference = one.kind === 'difference'
  const d = one.sign * by
  const own = isTotal ? (isDifference ? (given + d) / 2 : (given * by) / (by + 1)) : null
  let pair: [number, number]
  if (own !== null) pair = [own, given - own]
  else {
    const near = lower.slice(Math.max(0, other.start - 30), other.end)
    const names = [first, second].map((each) => near.includes(each.slice(0, Math.max(3, each.length - 2))))
    if (names[0] === names[1] || names[0] === isFirst) return null
    pair = names[0] ? [given, isDifference ? given - d : given / by] : [isDifference ? given + d : given * by, given]
  }
  const value = isFirst ? pair[0] : pair[1]
  if (!Number.isInteger(value) || value <= 0 || pair.some((each) => each <= 0)) return null
  const [x, s] = ['x', shown(given, 'en')]
  const numbers = isTotal
    ? isDifference
      ? `\\frac{${s} ${isFirst === d > 0 ? '+' : '-'} ${by}}{2}`
      : isFirst
        ? `\\frac{${s} \\cdot ${by}}{${by} + 1}`
        : `\\frac{${s}}{${by} + 1}`
    : isDifference
      ? `${s} ${value > given ? '+' : '-'} ${by}`
      : value > given
        ? `${s} \\cdot ${by}`
        : `\\frac{${s}}{${by}}`
  const formula = numbers.replaceAll(regExpOf(`(?<!\\d)${s}(?!\\d)`, 'g'), isTotal ? 'S' : 'a')
  return ownTask({
    id: isDifference ? 'sum-and-difference' : 'sum-and-ratio',
    subject: 'maths',
    title: both('Two unknown numbers', 'Два неизвестных числа'),
    symbol: x,
    name: both('sought number', 'искомое число'),
    given: inBoth(() => `${isTotal ? 'S' : 'a'} = ${s},\\ ${isDifference ? `d = ${by}` : `k = ${by}`}`),
    formula: inBoth(() => formula),
    hint: isTotal
      ? isDifference
        ? both(
            'take the difference away from the sum: two equal parts are left',
            'убери разность из суммы: останутся две равные части',
          )
        : both(
            'count the equal parts: one and as many as the ratio tells',
            'посчитай равные части: одна и ещё столько, сколько говорит отношение',
          )
      : both(
          'from the one known number go the way that the text tells',
          'от известного числа иди так, как сказано в условии',
        ),
    numbers: inBoth(() => numbers),
    value,
    unit: null,
    isVerified:
      (isDifference ? pair[0] - pair[1] === d : isNear(pair[0] / pair[1], by)) &&
      (isTotal ? isNear(pair[0] + pair[1], given) : pair.includes(given)),
  })
}

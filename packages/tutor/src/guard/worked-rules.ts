import { regExpOf } from '../pattern.ts'
/**
 * Rules in words that can be worked out: how units are converted and made of each other, what multiplies an amount by a
 * percentage, the sign of a function in a quadrant, which way a graph is moved. What a sentence claims is compared with
 * the result; what cannot be read proves nothing.
 */
export function falseWorkedRule(sentence: string): string | null {
  if (/\?["»”)*_\s]*$/.test(sentence)) return null
  const text = sentence
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[’‘]/g, "'")
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\{,\}/g, ',')
    .replace(/\\[ ,;:]/g, ' ')
    .replace(/[$*_`"«»“”]/g, '')
    .replace(/\s+/g, ' ')
  if (nobodySays.test(text)) return null
  return converted(text) ?? composed(text) ?? byPercent(text) ?? inQuadrant(text) ?? moved(text)
}

const nobodySays =
  /n't(?!\p{L})|(?<!\p{L})(?:not|never|wrong|mistakes?|false|would|instead|if (?:it|that) were|you (?:wrote|thought|said|divided|multiplied|took|used)|не|неверн\p{L}+|ошиб\p{L}+|бы|вместо|у тебя)(?!\p{L})/u
const numberOf = (text: string) => Number(text.replaceAll(' ', '').replace(',', '.'))
const near = (a: number, b: number) => Math.abs(a - b) <= 0.011 * Math.max(Math.abs(a), Math.abs(b))

// ---- Conversions -----------------------------------------------------------------------------------------------------

/** What is measured, and the size of the unit. */
const units: readonly (readonly [string, string, number])[] = [
  [
    '(?:km|kilomet(?:er|re)s?) ?(?:\\/|per|an) ?(?:h|hour)|kmh|(?:км|километр\\p{L}*) ?(?:\\/|в) ?(?:ч|час)',
    'speed',
    1 / 3.6,
  ],
  ['(?:m|met(?:er|re)s?) ?(?:\\/|per|a) ?(?:s|second)|(?:м|метр\\p{L}*) ?(?:\\/|в) ?(?:с|секунду)', 'speed', 1],
  ['kilobytes?|kb|(?:кило|к)байт\\p{L}*', 'information', 8192],
  ['megabytes?|mb|(?:мега|м)байт\\p{L}*', 'information', 8_388_608],
  ['bytes?|байт\\p{L}*', 'information', 8],
  ['bits?|бит(?:а|ы|ов|ах|ам)?', 'information', 1],
  ['millimet(?:er|re)s?|mm|миллиметр\\p{L}*|мм', 'length', 0.001],
  ['centimet(?:er|re)s?|cm|сантиметр\\p{L}*|см', 'length', 0.01],
  ['kilomet(?:er|re)s?|km|километр\\p{L}*|км', 'length', 1000],
  ['met(?:er|re)s?|метр\\p{L}*', 'length', 1],
  ['milligrams?|mg|миллиграмм\\p{L}*', 'mass', 0.001],
  ['kilograms?|kilos?|kg|килограмм\\p{L}*|кг', 'mass', 1000],
  ['tonnes?|тонн\\p{L}*', 'mass', 1_000_000],
  ['grams?|грамм\\p{L}*', 'mass', 1],
  ['millilit(?:er|re)s?|ml|миллилитр\\p{L}*|мл', 'volume', 0.001],
  ['lit(?:er|re)s?|литр\\p{L}*', 'volume', 1],
  ['minutes?|минут\\p{L}*', 'time', 60],
  ['seconds?|секунд\\p{L}*', 'time', 1],
  ['hours?|час(?:а|ы|ов|ах|у)?', 'time', 3600],
  ['kilojoules?|kj|килоджоул\\p{L}*|кдж', 'energy', 1000],
  ['joules?|джоул\\p{L}*|дж', 'energy', 1],
  ['kilowatts?|kw|киловатт\\p{L}*|квт', 'power', 1000],
  ['watts?|ватт\\p{L}*|вт', 'power', 1],
]
const unitWord = regExpOf(
  units.map(([word], at) => `(?<u${at}>(?<![\\p{L}\\d])(?:${word})(?![\\p{L}²³]))`).join('|'),
  'gu',
)
const factor =
  /(?<!\p{L})(?:(multipl\p{L}+|times|(?:по|у)?множ\p{L}+|умнож\p{L}+)|(divid\p{L}+|(?:по|раз)?дел(?:ить|им|ят|и|ится|ишь|ите)))(?!\p{L})[^.;:\d]{0,40}?(?<!\p{L})(?:by|на) (\d[\d ]*(?:[.,]\d+)?)(?![\d.,]*\d| ?%)/u

/** "To convert bits to bytes you multiply by 8", "a speed in km/h is multiplied by 3.6 and you have m/s". */
function converted(text: string): string | null {
  for (const clause of text.split(/[.;!](?!\d)/)) {
    const said = factor.exec(clause)
    // The reverse is told as well: "multiply to go there, divide to come back".
    if (!said || clause.match(regExpOf(factor.source, 'gu'))!.length > 1) continue
    const found = [...clause.matchAll(unitWord)].map((match) => ({
      at: match.index,
      unit: units[
        Number(
          Object.entries(match.groups!)
            .find(([, value]) => value !== undefined)![0]
            .slice(1),
        )
      ]!,
    }))
    const kinds = [...new Set(found.map(({ unit }) => unit[1]))]
    for (const kind of kinds) {
      const pair = found.filter(({ unit }) => unit[1] === kind)
      const [first, second] = [pair[0], pair.find(({ unit }) => unit !== pair[0]!.unit)]
      if (!first || !second || new Set(pair.map(({ unit }) => unit[0])).size !== 2) continue
      // A fact such as "1000 m in a kilometre" is no direction.
      if (!turns.test(clause)) continue
      const isBack = /(?<!\p{L})(?:from|из)(?!\p{L})/u.test(clause.slice(first.at, second.at)) && first.at < second.at
      const [from, to] = isBack ? [second, first] : [first, second]
      const wanted = from.unit[2] / to.unit[2]
      const k = numberOf(said[3]!)
      const made = said[1] === undefined ? 1 / k : k
      if (!near(made, wanted) && near(1 / made, wanted)) return clause.trim()
    }
  }
  return null
}
const turns =
  /(?<!\p{L})(?:convert\p{L}*|chang\p{L}+|turn\p{L}*|go(?:es|ing)?|get\p{L}*|from|into|перев\p{L}+|получ\p{L}+|превра\p{L}+|переход\p{L}+|перейти|выраз\p{L}+)(?!\p{L})/u

// ---- What units are made of ------------------------------------------------------------------------------------------

/** Powers of meter, kilogram, second, ampere. */
const derived: readonly (readonly [RegExp, readonly [number, number, number, number]])[] = (
  [
    ['joules?|джоул\\p{L}*', [2, 1, -2, 0]],
    ['newtons?|ньютон\\p{L}*', [1, 1, -2, 0]],
    ['watts?|ватт\\p{L}{0,2}', [2, 1, -3, 0]],
    ['pascals?|паскал\\p{L}+', [-1, 1, -2, 0]],
    ['volts?|вольт\\p{L}{0,2}', [2, 1, -3, -1]],
    ['ohms?|ом(?:а|у|ом)?', [2, 1, -3, -2]],
    ['coulombs?|кулон\\p{L}{0,2}', [0, 0, 1, 1]],
    ['amperes?|amps?|ампер\\p{L}{0,2}', [0, 0, 0, 1]],
    ['hertz|герц\\p{L}{0,2}', [0, 0, -1, 0]],
    ['square met(?:er|re)s?|met(?:er|re)s? squared|квадратн\\p{L}+ метр\\p{L}*', [2, 0, 0, 0]],
    ['met(?:er|re)s?|метр\\p{L}{0,2}', [1, 0, 0, 0]],
    ['seconds?|секунд\\p{L}{0,2}', [0, 0, 1, 0]],
    ['kilograms?|килограмм\\p{L}{0,2}', [0, 1, 0, 0]],
  ] as const
).map(([word, powers]) => [regExpOf(`^(?:${word})$`, 'u'), powers])
const unitName =
  '((?:square |квадратн\\p{L}+ )?(?:joules?|newtons?|watts?|pascals?|volts?|ohms?|coulombs?|amperes?|amps?|hertz|met(?:er|re)s?(?: squared)?|seconds?|kilograms?|джоул\\p{L}*|ньютон\\p{L}*|ватт\\p{L}{0,2}|паскал\\p{L}+|вольт\\p{L}{0,2}|ом(?:а|у|ом)?|кулон\\p{L}{0,2}|ампер\\p{L}{0,2}|герц\\p{L}{0,2}|метр\\p{L}{0,2}|секунд\\p{L}{0,2}|килограмм\\p{L}{0,2}))'
const composition = regExpOf(
  `(?<!\\p{L})${unitName},? (?:is |are |means |equals |— |- |= |это |равен |есть )+(?:just |simply |the same as |one |a |an |1 |один |одному )*${unitName}(?:,? |-)?(per|over|divided by|times|multiplied by|на|в|умнож\\p{L}+ на|(?:раз)?дел\\p{L}+ на|·|×|\\*|/|-)? ?(?:one |a |an |1 |один )?${unitName}(?!\\p{L})`,
  'u',
)

/** "One joule is one newton per meter". */
function composed(text: string): string | null {
  const match = composition.exec(text)
  if (!match) return null
  const [whole, made, first, how = '', second] = match
  const powersOf = (name: string) => derived.find(([pattern]) => pattern.test(name))?.[1]
  const [wanted, a, b] = [made!, first!, second!].map(powersOf)
  const isDivided = /^(?:per|over|divided|в|\/)|дел/u.test(how)
  const isJoined = how === '' || /^(?:times|multiplied|·|×|\*|-)|умнож/u.test(how)
  if (!wanted || !a || !b || (!isDivided && !isJoined)) return null
  const result = a.map((power, at) => power + (isDivided ? -1 : 1) * b[at]!)
  return result.every((power, at) => power === wanted[at]) ? null : whole
}

// ---- Percentages -----------------------------------------------------------------------------------------------------

const growsBy =
  /(?<!\p{L})(increas\p{L}*|rais\p{L}*|grow\p{L}*|goes? up|rises?|add\p{L}*|увелич\p{L}+|повы\p{L}+|подорож\p{L}+|поднять|выраст\p{L}+|decreas\p{L}*|reduc\p{L}*|lower\p{L}*|goes? down|drops?|falls?|уменьш\p{L}+|сниз\p{L}+|сниж\p{L}+|подешев\p{L}+)(?!\p{L})[^.;:\d]{0,30}(?<!\p{L})(?:by|на) (\d+(?:[.,]\d+)?) ?(?:\\?%|percent|процент\p{L}*)[^.;:\d]{0,60}?(?:multipl\p{L}+|times|умнож\p{L}+)[^.;:\d]{0,25}(\d+(?:[.,]\d+)?)(?![\d.,]*\d| ?\\?%)/u

/** "To increase a number by 20 % multiply it by 0.2". */
function byPercent(text: string): string | null {
  const match = growsBy.exec(text)
  if (
    !match ||
    /(?<!\p{L})(?:then add|and add|add it|прибав\p{L}+|добав\p{L}+|потом|затем|then subtract)(?!\p{L})/u.test(text)
  )
    return null
  const [whole, how, percent, by] = match
  const isDown = /^(?:decr|reduc|lower|goes? down|drop|fall|уменьш|сни|подешев)/u.test(how!)
  const wanted = 1 + ((isDown ? -1 : 1) * numberOf(percent!)) / 100
  return Math.abs(numberOf(by!) - wanted) < 1e-9 ? null : whole
}

// ---- Signs in the quadrants ------------------------------------------------------------------------------------------

const quadrants: readonly (readonly [string, number])[] = [
  ['first|1st|перв\\p{L}+|i', 45],
  ['second|2nd|втор\\p{L}+|ii', 135],
  ['third|3rd|трет\\p{L}+|iii', 225],
  ['fourth|4th|четверт(?:ой|ая|ую)|iv', 315],
]
const functions: readonly (readonly [string, (angle: number) => number])[] = [
  ['cosines?|cos|косинус\\p{L}*', Math.cos],
  ['sines?|sin|синус\\p{L}*', Math.sin],
  ['tangents?|tan|tg|тангенс\\p{L}*', Math.tan],
]

/** "In the second quadrant the cosine is positive". */
function inQuadrant(text: string): string | null {
  for (const clause of text.split(/[.;:!]|, (?:and|but|while|а|но) /u)) {
    const where = quadrants.filter(([word]) =>
      regExpOf(
        `(?<!\\p{L})(?:${word}) (?:quadrant|четверт\\p{L}+)|(?:quadrant|четверт\\p{L}+) (?:${word})(?!\\p{L})`,
        'u',
      ).test(clause),
    )
    const [, degrees] = where[0] ?? []
    const sign = /(?<!\p{L})(?:(positive|положител\p{L}+)|(negative|отрицател\p{L}+))(?!\p{L})/u.exec(clause)
    if (
      degrees === undefined ||
      where.length > 1 ||
      !sign ||
      /negative.*positive|positive.*negative|отрицат.*полож|полож.*отрицат/u.test(clause)
    )
      continue
    const named = functions.filter(([word]) => regExpOf(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'u').test(clause))
    const isWrong = named.some(([, value]) => value((degrees * Math.PI) / 180) > 0 !== (sign[1] !== undefined))
    if (isWrong) return clause.trim()
  }
  return null
}

// ---- Moved graphs ----------------------------------------------------------------------------------------------------

const shift = /\(\s*x\s*([-+−])\s*(\d+(?:[.,]\d+)?)\s*\)\s*(?:\^\s*\{?\d\}?|²|³)?\s*(?:([-+−])\s*(\d+(?:[.,]\d+)?))?/u
const way =
  /(?:(\d+|one|two|three|four|five|six)? ?(?:units?|единиц\p{L}*|клет\p{L}+)? ?(?:to the )?(right|left|up(?:wards?)?|down(?:wards?)?|вправо|влево|вверх|вниз)(?: на (\d+))?)/gu
const small: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** "y = (x + 2)² - 1 is the parabola moved 2 units to the right". */
function moved(text: string): string | null {
  const formula = shift.exec(text)
  if (
    !formula ||
    !/(?<!\p{L})(?:mov\p{L}+|shift\p{L}*|translat\p{L}+|slid\p{L}*|сдви\p{L}+|перен\p{L}+|смещ\p{L}+|смест\p{L}+)(?!\p{L})/u.test(
      text,
    )
  )
    return null
  const rest = text.slice(0, formula.index) + text.slice(formula.index + formula[0].length)
  const [, inner, across, outer, along] = formula
  for (const match of rest.matchAll(way)) {
    const said = match[1] ?? match[3]
    const amount = said === undefined ? null : (small[said] ?? Number(said))
    const isAcross = /right|left|право|лево/u.test(match[2]!)
    if (isAcross && (amount === null || amount === numberOf(across!))) {
      const isRight = /right|право/u.test(match[2]!)
      if (isRight !== (inner !== '+')) return `${formula[0]} … ${match[0].trim()}`
    }
    if (!isAcross && outer !== undefined && amount === numberOf(along!)) {
      const isUp = /up|вверх/u.test(match[2]!)
      if (isUp !== (outer === '+')) return `${formula[0]} … ${match[0].trim()}`
    }
  }
  return null
}

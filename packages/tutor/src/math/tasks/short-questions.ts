import type { Expr, Statement } from '../ast.ts'
import { call, claimSigns, equation, expression, isClosed, name, namesOf, negated, number, request } from '../ast.ts'
import type { Language } from '../latex.ts'
import { realAt } from '../numeric.ts'
import { parseExpression } from '../parse.ts'
import { exactValue, tryPolynomial } from '../polynomial.ts'
import type { TaskReading } from '../stories.ts'
import { phrase, tidyFormula } from './definitions.ts'
import { minus, num, over, plus, power, root, sum, times } from './pattern.ts'

/** Readers of short questions about one or a few numbers, each a whole sentence; longer texts are left to others. */
export const shortQuestionReaders = [
  twoNumbers,
  letterOf,
  nearestRoot,
  nextInteger,
  opposite,
  digit,
  powerRemainder,
  meanWithUnknown,
  ranked,
  comparison,
  divisibility,
  bases,
  reciprocal,
  denominators,
  forms,
  repeating,
  firstNumbers,
  deviation,
  constantStep,
  clock,
  complexQuadratic,
] as const

const parse = (text: string, language: Language): Expr =>
  parseExpression(text.trim(), { commaIsDecimal: language === 'ru' })

const n = '-?(?:\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?)(?:\\s*/\\s*-?\\d+(?:[.,]\\d+)?)?'
const ask =
  "(?:(?:what is|what's|find|calculate|compute|evaluate|work out|determine|give|state|найди\\p{L}*|вычисли\\p{L}*|чему рав\\p{L}*|определи\\p{L}*)\\s+)"
const sentence = (text: string) =>
  tidyFormula(text)
    .replace(/[\s.?!:]+$/u, '')
    .replace(/\\d?frac\{(-?\d+)\}\{(-?\d+)\}/gu, '$1/$2')
const fits = (pattern: string, text: string) => phrase(`^(?:${pattern})$`).exec(text)

/** The numbers of a pure list; null if a piece is no number. */
function listIn(text: string, language: Language): Expr[] | null {
  const separator = language === 'ru' ? /;|,\s+|\s+(?:и|или)\s+/iu : /;|,\s*|\s+(?:and|or)\s+/iu
  const parts = text
    .replace(/(?:^|\s)\(?[a-h]\)\s*/giu, ' ; ')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
  const isNumber = (part: string) =>
    /^-?(?:\d|√|sqrt|π|pi|\\)/u.test(part) && !/\p{L}/u.test(part.replace(/sqrt|pi|π/g, ''))
  return parts.length > 1 && parts.every(isNumber) ? parts.map((part) => parse(part, language)) : null
}

// ---- Arithmetic in words ---------------------------------------------------------------------------------------------

function twoNumbers(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const found =
    fits(`${ask}?(?:the )?(total|sum|product|difference) (?:of|between) (${n}) and (${n})`, text) ??
    fits(`(add together|multiply) (${n}) (?:and|by) (${n})`, text) ??
    fits(`${ask}?(?:the )?(разность|разница) (?:между )?(?:чисел )?(${n}) и (${n})`, text)
  if (found) {
    const [a, b] = [parse(found[2]!, language), parse(found[3]!, language)]
    const word = found[1]!.toLowerCase()
    if (/product|multiply/u.test(word)) return expression(times(a, b))
    if (!/difference|разн/u.test(word)) return expression(plus(a, b))
    const isBetween = /between|между/iu.test(text) && realAt(a, {}) < realAt(b, {})
    return expression(isBetween ? minus(b, a) : minus(a, b))
  }
  const away = fits(`${ask}?(${n}) (?:take away|less|subtract) (${n})`, text)
  if (away) return expression(minus(parse(away[1]!, language), parse(away[2]!, language)))
  const from = fits(`${ask}?(${n}) (less|more) than (${n})`, text)
  if (!from) return null
  const [by, start] = [parse(from[1]!, language), parse(from[3]!, language)]
  return expression(/less/iu.test(from[2]!) ? minus(start, by) : plus(start, by))
}

/** "Calculate c in 4c - 9 = 2c + 1": only asks to solve for c. */
function letterOf(raw: string, language: Language): Statement | null {
  const found = fits(
    '(?:calculate|determine|find|what is|solve for) ([a-z])(?: such that| so that| if| when| given(?: that)?| in| for which),? ([^=]+)=([^=]+)',
    sentence(raw),
  )
  if (!found) return null
  const of = equation(parse(found[2]!, language), parse(found[3]!, language))
  return namesOf(of).join() === found[1] ? of : null
}

/** The integer next to a non-integer. */
function nextInteger(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const above = fits(
    `${ask}?(?:the )?(?:smallest|least) (?:integer|whole number) (?:greater|larger|more|bigger) than (${n})`,
    text,
  )
  if (above) return expression(plus(call('floor', parse(above[1]!, language)), num(1)))
  const below = fits(
    `${ask}?(?:the )?(?:greatest|largest|biggest) (?:integer|whole number) (?:less|smaller) than (${n})`,
    text,
  )
  return below ? expression(minus(negated(call('floor', negated(parse(below[1]!, language)))), num(1))) : null
}

/** The integer nearest to a root or power. */
function nearestRoot(raw: string, language: Language): Statement | null {
  const found = fits(
    `${ask}?(?:the )?(.*(?:[√^]|sqrt).*?),? (?:rounded )?to the nearest (?:integer|whole number)`,
    raw.replace(/[?.!\s]+$/u, ''),
  )
  const of = found && parse(found[1]!, language)
  return of && isClosed(of) ? request('round', expression(of), { values: [num(0)] }) : null
}

const digitPlaces: readonly (readonly [RegExp, number])[] = [
  [/^(?:units?|ones|единиц)$/iu, 0],
  [/^(?:tens?|десятков)$/iu, 1],
  [/^(?:hundreds?|сотен)$/iu, 2],
  [/^(?:thousands?|(?:единиц )?тысяч)$/iu, 3],
  [/^(?:ten[- ]thousands?|десятков тысяч)$/iu, 4],
  [/^(?:hundred[- ]thousands?|сотен тысяч)$/iu, 5],
  [/^(?:millions?|миллионов)$/iu, 6],
]

function digit(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const found =
    fits(`${ask}?(?:the )?((?:ten[- ]|hundred[- ])?\\p{L}+) digit (?:of|in) (\\d+(?:\\s*\\^\\s*\\d{1,2})?)`, text) ??
    fits(
      `(?:какая цифра стоит в разряде|какая цифра в разряде|найди\\p{L}* цифру (?:в разряде)?|назови\\p{L}* цифру (?:в разряде)?|сколько единиц в разряде)\\s*((?:единиц |десятков |сотен )?\\p{L}+) (?:в числе|числа|у числа) (\\d[\\d ]*)`,
      text,
    )
  const place = found && digitPlaces.find(([pattern]) => pattern.test(found[1]!))?.[1]
  if (!found || place === undefined || place === null) return null
  const value = parse(found[2]!, language)
  if (!(realAt(value, {}) < 1e15)) return null
  if (place === 0) return request('remainder', { kind: 'values', values: [value, num(10)] })
  const cut = (by: number) => call('floor', over(value, num(10 ** by)))
  return expression(minus(cut(place), times(num(10), cut(place + 1))))
}

// ---- Which of them ---------------------------------------------------------------------------------------------------

/** "The remainder when 3⁵ is divided by 7." */
function powerRemainder(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const found =
    fits(`${ask}?(?:the )?remainder when (\\d+\\s*\\^\\s*\\d{1,2}) is divided by (\\d+)`, text) ??
    fits(`${ask}?остаток (?:от деления|при делении)(?: числа)? (\\d+\\s*\\^\\s*\\d{1,2}) на (\\d+)`, text)
  if (!found) return null
  const [of, by] = [parse(found[1]!, language), parse(found[2]!, language)]
  return realAt(of, {}) < 1e15 ? request('remainder', { kind: 'values', values: [of, by] }) : null
}

/** "The mean of 4, 8 and x is 7. Find x." */
function meanWithUnknown(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const found =
    fits(
      `(?:if )?the (?:mean|average) of (.+?) (?:is|equals) (${n})[.,;] (?:then )?(?:find|what is|determine) (?:the value of )?([a-z])`,
      text,
    ) ??
    fits(
      `среднее арифметическое (?:чисел )?(.+?) равно (${n})[.,;] (?:найди\\p{L}*|чему равно) (?:значение )?(?:число )?([a-zх])`,
      text,
    )
  if (!found) return null
  const parts = found[1]!
    .split(language === 'ru' ? /;|,\s+|\s+и\s+/u : /,\s*|\s+and\s+/u)
    .filter((part) => part.trim() !== '')
  const values = parts.map((part) => parse(part, language))
  const letters = namesOf({ kind: 'values', values })
  if (values.length < 2 || letters.join() !== found[3]!.replace('х', 'x')) return null
  return equation(over(sum(values), num(values.length)), parse(found[2]!, language))
}

const most = 'biggest|largest|greatest|highest|maximum'
const fewest = 'smallest|lowest|least|minimum'

function ranked(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const found = fits(
    `(?:which|what) (?:is|of these is) the (${most}|${fewest})(?: value| number| one)?(?:\\s*[?:,]|\\s+(?:in|of|among|out of|from))?\\s*(?:the (?:list|numbers|following):?\\s*)?(.+)`,
    text,
  )
  if (found) {
    const values = listIn(found[2]!, language)
    return values && rankedOf(values, phrase(`^(?:${most})$`).test(found[1]!) ? 1 : -1)
  }
  const russian =
    fits(
      `(?:найди\\p{L}*|укажи\\p{L}*|назови\\p{L}*|выбери\\p{L}*) (наибольшее|наименьшее) (?:из|среди) (?:данных )?чисел:? (.+)`,
      text,
    ) ?? fits(`какое из (?:данных )?чисел (наибольшее|наименьшее):? (.+)`, text)
  const values = russian && listIn(russian[2]!, language)
  return values ? rankedOf(values, /наибольшее/iu.test(russian[1]!) ? 1 : -1) : null
}

const rankedOf = (values: readonly Expr[], sign: number): Statement =>
  request('ranked', { kind: 'values', values }, { values: [num(1), num(sign)] })

const claims: readonly (readonly [RegExp, (typeof claimSigns)[number]])[] = [
  [/^(?:greater|bigger|larger|more) than or equal to$|^at least as (?:big|large) as$/iu, '>='],
  [/^(?:less|smaller) than or equal to$|^at most as (?:big|large) as$/iu, '<='],
  [/^(?:greater|bigger|larger|more) than$/iu, '>'],
  [/^(?:less|smaller) than$/iu, '<'],
  [/^(?:equal(?: to)?|the same value|=)$/iu, '='],
  [/^(?:non-?equal|unequal|not equal(?: to)?|different|different values|!=)$/iu, '!='],
  [/^>=$/u, '>='],
  [/^<=$/u, '<='],
  [/^>$/u, '>'],
  [/^<$/u, '<'],
]

/** Compares two numbers; a question that names a relation can also be answered by yes or no. */
function comparison(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const claim =
    fits(
      '(?:is|are) (?<a>\\S+) (?<sign>at (?:least|most) as (?:big|large) as|(?:not )?equal to|(?:greater|less|bigger|smaller|larger|more) than(?: or equal to)?) (?<b>\\S+)',
      text,
    ) ??
    fits('(?:is|does|do) (?<a>[^\\s=<>!]+) (?<sign>[<>!]?=|[<>]) (?<b>\\S+)', text) ??
    fits('are (?<a>\\S+) and (?<b>\\S+) (?<sign>equal|non-?equal|unequal|not equal|different)', text) ??
    fits('do (?<a>\\S+) and (?<b>\\S+) have (?<sign>the same value|different values)', text)
  const choice =
    fits(
      '(?:which|what)(?: number)? is (?:the )?(?:bigger|greater|larger|smaller|less|more)[:,]? (\\S+) or (\\S+)',
      text,
    ) ??
    fits(
      'как(?:ое|ая) (?:из (?:этих |данных |двух )?(?:чисел|дробей|них)|число|дробь) (?:больше|меньше)[:,]? (\\S+) (?:или|и) (\\S+)',
      text,
    ) ??
    fits('что (?:больше|меньше)[:,]? (\\S+) или (\\S+)', text)
  const sides = claim ? [claim.groups!.a!, claim.groups!.b!] : (choice?.slice(1, 3) ?? [])
  const values = sides.map((part) => parse(part.replace(/[,;]$/u, ''), language))
  if (values.length !== 2 || !values.every(isClosed)) return null
  const sign = claim && claims.find(([pattern]) => pattern.test(claim.groups!.sign!))?.[1]
  const asked = sign ? { values: [num(claimSigns.indexOf(sign))] } : {}
  return request('compare', { kind: 'values', values }, asked)
}

function divisibility(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const whole = '(-?\\d+)'
  const found =
    fits(`is ${whole} (?:a multiple of|divisible by|evenly divisible by) ${whole}`, text) ??
    fits(`(?:делится|делится нацело) ли (?:число )?${whole} на (?:число )?${whole}`, text) ??
    fits(`кратно ли (?:число )?${whole} (?:числу )?${whole}`, text)
  const turned =
    fits(`does ${whole} divide ${whole}`, text) ??
    fits(`is ${whole} a (?:factor|divisor) of ${whole}`, text) ??
    fits(`является ли (?:число )?${whole} делителем (?:числа )?${whole}`, text)
  const worked =
    fits(
      '(?:is|are) (?:the )?(?:sum|product|difference|number) ([-\\d+*·() ]+) (?:a multiple of|divisible by) (\\d+)',
      text,
    ) ??
    fits(
      '(?:делится|кратно|кратна) ли (?:сумма|произведение|разность|выражение) ([-\\d+*·() ]+) (?:на|числу) (\\d+)',
      text,
    )
  const [a, b] = found ? [found[1], found[2]] : worked ? [worked[1], worked[2]] : [turned?.[2], turned?.[1]]
  return a && b ? request('is-multiple', { kind: 'values', values: [parse(a, language), parse(b, language)] }) : null
}

// ---- Forms of a number -----------------------------------------------------------------------------------------------

const write =
  '(?:(?:write|express|convert|change|put|rewrite|запиши\\p{L}*|представь?\\p{L}*|вырази\\p{L}*|переведи\\p{L}*|преобразу\\p{L}*)\\s+)'

const baseNames: readonly (readonly [RegExp, number])[] = [
  [/^двоичн|^binary/iu, 2],
  [/^троичн|^ternary/iu, 3],
  [/^восьмеричн|^octal/iu, 8],
  [/^десятичн|^decimal/iu, 10],
]
const systems = '(двоичн\\p{L}*|троичн\\p{L}*|восьмеричн\\p{L}*|десятичн\\p{L}*)(?: систем\\p{L}*)?(?: счисления)?'
const baseOf = (text: string | undefined) => baseNames.find(([pattern]) => pattern.test(text ?? 'decimal'))?.[1] ?? 10

/** Converts a number between bases; without a named base it is decimal. */
function bases(raw: string): Statement | null {
  const text = sentence(raw)
  const found =
    fits(
      `${write}?(?:the )?(?:number )?(\\d+)(?: from (binary|octal|decimal))? (?:to|into|in) (binary|octal|decimal)`,
      text,
    ) ??
    fits(`${write}(?:the )?(binary|octal|decimal) (?:number )?(\\d+) (?:to|into|in) (binary|octal|decimal)`, text) ??
    fits(`${write}(?:число )?(\\d+)(?: из ${systems})? в ${systems}`, text)
  const back = found
    ? null
    : fits(`${ask}?(?:the )?(?:number )?(\\d+) in (binary|octal)(?: as a| in| to)? decimal(?: number)?`, text)
  const isTurned = found !== null && !/^\d/u.test(found[1] ?? '')
  const digits = (isTurned ? found[2] : found?.[1]) ?? back?.[1]
  if (!digits) return null
  const from = back ? baseOf(back[2]) : baseOf(isTurned ? found[1] : found?.[2])
  const to = back ? 10 : baseOf(found?.[3])
  if (from === to || [...digits].some((each) => Number(each) >= from)) return null
  const value = [...digits]
    .map((each, index) => times(num(Number(each)), power(num(from), digits.length - 1 - index)))
    .reduce(plus)
  if (to === 10) return expression(value)
  return from === 10 ? request('in-base', expression(number(BigInt(digits))), { values: [num(to)] }) : null
}

/** The reciprocal: the number whose product with it is 1. */
function reciprocal(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const found =
    fits(`${ask}?(?:the )?(?:reciprocal|multiplicative inverse) of (-?[\\d\\s./]+)`, text) ??
    fits(`${ask}?(?:число,? )?обратн\\p{L}*(?: число)?,? (?:для )?(?:числ\\p{L}* |дроб\\p{L}* )?(-?[\\d\\s.,/]+)`, text)
  if (!found) return null
  const value = parse(found[1]!, language)
  return equation(times(value, name('x')), num(1))
}

/** The opposite: the number whose sum with it is 0. */
function opposite(raw: string, language: Language): Statement | null {
  const found = fits(`${ask}?(?:the )?additive inverse of (-?[\\d\\s./]+)`, sentence(raw))
  return found ? equation(plus(parse(found[1]!, language), name('x')), num(0)) : null
}

function denominators(raw: string): Statement | null {
  const found = fits(
    `${ask}?(?:the )?(?:least |lowest |smallest |наименьший )?(?:common denominator|общий знаменатель)(?: of| for)?(?: the fractions| дробей)? -?(\\d+)\\s*/\\s*(\\d+) (?:and|и) -?(\\d+)\\s*/\\s*(\\d+)`,
    sentence(raw),
  )
  if (!found) return null
  const below = (top: number, bottom: number) => {
    const value = exactValue(over(num(top), num(bottom)))
    return value && number(value.d)
  }
  const [a, b] = [below(Number(found[1]), Number(found[2])), below(Number(found[3]), Number(found[4]))]
  return a && b ? expression(call('lcm', a, b)) : null
}

function forms(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const number_ =
    '(?:the )?(?:number |improper fraction |mixed number |fraction |число |дробь |неправильную дробь |смешанное число )*'
  const standard =
    fits(
      `${write}${number_}(-?\\d[\\d ,.]*) (?:in|as|to|into|using) (?:scientific notation|standard (?:index )?(?:form|notation))`,
      text,
    ) ??
    fits(`${write}(?:в стандартном виде )${number_}(-?\\d[\\d ,.]*)`, text) ??
    fits(`${write}${number_}(-?\\d[\\d ,.]*) в стандартном виде`, text)
  if (standard) return request('standard-form', expression(parse(standard[1]!, language)))
  const mixed =
    fits(`${write}${number_}(-?\\d+\\s*/\\s*\\d+) (?:as|to|into|in the form of) a mixed (?:number|fraction)`, text) ??
    fits(
      `${write}${number_}(-?\\d+\\s*/\\s*\\d+) (?:в виде смешанно\\p{L}* (?:числа|дроби)|смешанн\\p{L}* (?:числом|дробью)|в смешанное число)`,
      text,
    )
  const taken = fits(
    'выдели\\p{L}* целую часть (?:из )?(?:неправильной )?(?:дроби|числа)?:?\\s*(-?\\d+\\s*/\\s*\\d+)',
    text,
  )
  if (taken) return request('mixed-number', expression(parse(taken[1]!, language)))
  if (mixed) return request('mixed-number', expression(parse(mixed[1]!, language)))
  const improper =
    fits(`${write}${number_}(\\d+) (\\d+)\\s*/\\s*(\\d+) (?:as|to|into) an improper fraction`, text) ??
    fits(
      `${write}${number_}(\\d+) (\\d+)\\s*/\\s*(\\d+) (?:в виде неправильной дроби|неправильной дробью|в неправильную дробь)`,
      text,
    )
  if (!improper) return null
  const [whole, top, bottom] = improper.slice(1).map((each) => num(Number(each)))
  return expression(over(plus(times(whole!, bottom!), top!), bottom!))
}

/** Converts a repeating decimal by 10x - x. */
function repeating(raw: string): Statement | null {
  const found = fits(
    `(?:${write}|what is )?(?:the )?(?:repeating decimal |decimal |number |периодическую дробь |бесконечную периодическую дробь |дробь |число )*(\\d+)[.,](\\d*)(?:\\\\overline\\{(\\d+)\\}|\\((\\d+)\\)) (?:as a|to a|into a|in the form of a|в виде|в|обыкновенной) ?(?:common |simple |обыкновенной |обыкновенную )?(?:fraction|дроби|дробью|дробь|fraction in (?:lowest|simplest) terms|fraction in simplest form)`,
    sentence(raw),
  )
  const asked =
    found ??
    fits(
      '(?:what|which) (?:common )?fraction (?:is )?(?:equal to|equals|equivalent to) (\\d+)[.,](\\d*)(?:\\\\overline\\{(\\d+)\\}|\\((\\d+)\\))',
      sentence(raw),
    )
  if (!asked) return null
  const [, whole, fixed = '', one, other] = asked
  const period = one ?? other!
  if (fixed.length + period.length > 9) return null
  const shift = (digits: number): Expr => (digits === 0 ? name('x') : times(num(10 ** digits), name('x')))
  const long = Number(`${whole}${fixed}${period}`)
  const short = Number(`${whole}${fixed}`)
  return equation(minus(shift(fixed.length + period.length), shift(fixed.length)), minus(num(long), num(short)))
}

// ---- Sums, deviations, steps -----------------------------------------------------------------------------------------

function firstNumbers(raw: string): Statement | null {
  const text = sentence(raw)
  const found =
    fits(
      `${ask}?(?:the )?sum of (?:all )?(?:the )?first (\\d+) (?:(?:positive|consecutive) )?(odd |even )?(?:positive )?(?:natural )?(?:integers|numbers|counting numbers)`,
      text,
    ) ??
    fits(
      `${ask}?сумм\\p{L}* (?:всех )?(?:первых )?(\\d+) (?:первых )?(неч[её]тных |ч[её]тных )?натуральных чисел`,
      text,
    )
  const upTo = fits(
    `${ask}?(?:the )?(?:sum of|сумм\\p{L}*) (?:all )?(?:the )?(?:positive |natural |whole )?(?:integers|numbers|(?:всех )?натуральных чисел) (?:from|between|от) 1 (?:to|through|до) (\\d+)(?: inclusive| включительно)?`,
    text,
  )
  if (upTo) return expression(over(times(num(Number(upTo[1])), plus(num(Number(upTo[1])), num(1))), num(2)))
  if (!found) return null
  if (!/positive|natural|counting|натуральн/iu.test(text)) return null
  const count = num(Number(found[1]))
  const kind = found[2]?.toLowerCase() ?? ''
  if (/odd|неч/u.test(kind)) return expression(power(count, 2))
  const twice = times(count, plus(count, num(1)))
  return expression(kind === '' ? over(twice, num(2)) : twice)
}

function deviation(raw: string, language: Language): Statement | null {
  const text = sentence(raw)
  const found =
    fits(
      `${ask}?(?:the )?(?:population )?standard deviation of (?:the )?(?:numbers |data set |data |values |set )?:?\\s*\\{?([^{}]+)\\}?`,
      text,
    ) ??
    fits(
      `${ask}?(?:среднее квадратичн\\p{L}*|среднеквадратич\\p{L}*|стандартное) отклонение (?:чисел|ряда|выборки|набора)?(?: чисел)?:?\\s*(.+)`,
      text,
    )
  const values = found && listIn(found[1]!, language)
  if (!values || values.length > 15) return null
  const mean = exactValue(over(sum(values), num(values.length)))
  if (!mean) return null
  const squares = values.map((value) => power(minus(value, number(mean)), 2))
  return expression(root(over(sum(squares), num(values.length))))
}

/** The constant ratio or difference of a sequence. */
function constantStep(raw: string, language: Language): Statement | null {
  const text = sentence(raw).replace(/[,;]?\s*(?:\.{2,}|…)$/u, '')
  const found =
    fits(
      `${ask}?(?:the )?common (ratio|difference) (?:of|for|in) (?:the )?(?:(?:geometric|arithmetic) )?(?:sequence|progression|series)?:?\\s*(.+)`,
      text,
    ) ?? fits(`${ask}?(знаменатель|разность) (?:геометрической|арифметической) прогрессии:?\\s*(.+)`, text)
  const values = found && listIn(found[2]!, language)
  if (!values || values.length < 2) return null
  const isRatio = /ratio|знам/iu.test(found[1]!)
  const steps = values
    .slice(1)
    .map((value, index) => exactValue(isRatio ? over(value, values[index]!) : minus(value, values[index]!)))
  const areSame = steps.every((step) => step && steps[0] && step.n === steps[0].n && step.d === steps[0].d)
  if (!areSame) return null
  const [first, second] = values as [Expr, Expr]
  return request('calculate', expression(isRatio ? over(second, first) : minus(second, first)))
}

// ---- Time of day -----------------------------------------------------------------------------------------------------

const time = '(\\d{1,2}):(\\d{2})\\s*(AM|PM|a\\.m|p\\.m)?\\.?'

function minutesAt(hour: string, minute: string, half: string | undefined): number | null {
  const [h, m] = [Number(hour), Number(minute)]
  if (m > 59 || h > (half ? 12 : 23) || (half && h === 0)) return null
  return half ? ((h % 12) + (/p/iu.test(half) ? 12 : 0)) * 60 + m : h * 60 + m
}

const inMinutes = (minutes: number): Expr => plus(times(num(60), num(Math.floor(minutes / 60))), num(minutes % 60))

function clock(raw: string, language: Language): TaskReading | null {
  const text = sentence(raw)
  const gap =
    fits(`how many minutes (?:are |is )?(?:there )?(?:between|from) ${time} (?:and|to|until) ${time}`, text) ??
    fits(`сколько минут (?:прошло |проходит )?(?:между|от|с) ${time} (?:и|до) ${time}`, text)
  if (gap) {
    const [from, to] = [minutesAt(gap[1]!, gap[2]!, gap[3]), minutesAt(gap[4]!, gap[5]!, gap[6])]
    if (from === null || to === null || to <= from || !gap[3] !== !gap[6]) return null
    return { task: expression(minus(inMinutes(to), inMinutes(from))), unit: language === 'ru' ? 'мин' : 'min' }
  }
  const later =
    fits(`(?:what (?:is|time is)(?: it)?) (\\d+) (minutes|hours) (after|before) ${time}`, text) ??
    fits(
      `(?:который час будет|сколько времени будет|какое время будет) через (\\d+) (минут\\p{L}*|час\\p{L}*) (после) ${time}`,
      text,
    ) ??
    fits(`(?:который час был|сколько времени было) за (\\d+) (минут\\p{L}*|час\\p{L}*) (до) ${time}`, text)
  const start = later && minutesAt(later[4]!, later[5]!, later[6])
  if (!later || start === null) return null
  const span = times(num(Number(later[1])), num(/^(?:h|ч)/iu.test(later[2]!) ? 60 : 1))
  const moved = (/before|до/iu.test(later[3]!) ? minus : plus)(
    inMinutes(start!),
    /^(?:h|ч)/iu.test(later[2]!) ? span : num(Number(later[1])),
  )
  return { task: request('clock', expression(moved), { values: [num(later[6] ? 12 : 24)] }) }
}

// ---- Complex roots ---------------------------------------------------------------------------------------------------

/** Over the complex numbers a negative discriminant has roots too. */
function complexQuadratic(raw: string, language: Language): Statement | null {
  const found =
    fits('(?:solve|find the roots of) (.+?=.+?),? (?:in|over|for) (?:the )?complex (?:numbers|roots)', sentence(raw)) ??
    fits('(?:реши\\p{L}*) (?:уравнение )?(.+?=.+?) (?:в|на множестве) комплексных чис\\p{L}*', sentence(raw))
  const sides = found?.[1]?.split('=')
  if (sides?.length !== 2) return null
  const of = equation(parse(sides[0]!, language), parse(sides[1]!, language))
  const gap = minus(of.left, of.right)
  const degrees = [...(tryPolynomial(gap)?.values() ?? [])].map(({ powers }) => Math.max(0, ...Object.values(powers)))
  if (namesOf(of).length !== 1 || degrees.length === 0 || Math.max(...degrees) > 2) return null
  return hasNegativeDiscriminant(gap) ? request('complex-roots', of) : of
}

function hasNegativeDiscriminant(of: Expr): boolean {
  const [letter = 'x'] = namesOf(expression(of))
  const at = (value: number) => realAt(of, { [letter]: value })
  const [c, above, below] = [at(0), at(1), at(-1)]
  const [a, b] = [(above + below) / 2 - c, (above - below) / 2]
  return b * b - 4 * a * c < 0
}

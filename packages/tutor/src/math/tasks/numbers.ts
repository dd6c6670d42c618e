import { regExpOf } from '../../pattern.ts'
import type { Expr, Statement } from '../ast.ts'
import { call, equation, expression, name, request } from '../ast.ts'
import { half, minus, num, over, type Pattern, plus, power, product, says, sum, times } from './pattern.ts'

const percent = says('percent~|%|процент~')
const isPercentAt = (text: string, place: number) =>
  /^-?\d[\d\s.,/]*\s*(?:\\?%|percent|per cent|процент)/iu.test(text.slice(place))
/** The percentage and the other number. */
function parted(numbers: readonly Expr[], text: string, places: readonly number[]): { p: Expr; other: Expr } | null {
  const marks = places.map((place) => isPercentAt(text, place))
  if (numbers.length !== 2 || marks.filter(Boolean).length !== 1) return null
  const at = marks.indexOf(true)
  return { p: numbers[at]!, other: numbers[1 - at]! }
}
const hundredth = (p: Expr) => over(p, num(100))
const ratio = says('ratio|отношени~|относ~|в соотношени~|:')
const small = says('smaller|small|least|less|shorter|меньш~|мал~')
const large = says('larger|large|bigg~|greater|most|longer|больш~')

export const numberPatterns: readonly Pattern[] = [
  // ---- Place value, divisibility, remainders
  ...(
    [
      ['tens?|десятк~', 10],
      ['hundreds?|сотен|сотн~', 100],
      ['thousands?|тысяч~', 1000],
    ] as const
  ).map(
    ([word, size]): Pattern => ({
      has: [regExpOf(`(?:how many|сколько)\\s+(?:всего )?(?:${word.replaceAll('~', '\\p{L}*')})(?!\\p{L})`, 'iu')],
      not: says('gram~|грамм~|рубл~|dollar~|people|человек'),
      count: 1,
      task: ([n], { sizes }) => (sizes[0]! % size === 0 ? over(n!, num(size)) : null),
    }),
  ),
  {
    has: [/(?:write|запиши\p{L}*|what)[^\d]*\d+\s*(?:hundredths|сот(?:ых|ая|ые))/iu],
    count: 1,
    task: ([n], { sizes }) => asDecimal(over(n!, num(100)), sizes[0]! / 100),
  },
  {
    has: [/(?:write|запиши\p{L}*)[^\d]*\d+\s*(?:tenths|десят(?:ых|ая|ые))/iu],
    count: 1,
    task: ([n]) => over(n!, num(10)),
  },
  {
    has: [/(?:write|запиши\p{L}*)[^\d]*\d+\s*(?:thousandths|тысячн(?:ых|ая|ые))/iu],
    count: 1,
    task: ([n]) => over(n!, num(1000)),
  },
  {
    has: [/(?:how many hundredths|сколько сотых)/iu, says('tenths|десятых')],
    count: 1,
    task: ([n]) => times(n!, num(10)),
  },
  {
    has: [
      says('smallest|least|next|наименьш~'),
      says('divisible|multiple|делится|кратн~'),
      says('above|greater|larger|more|after|больше|после|превос~'),
    ],
    not: says('common|общ~|digit|цифр~|знач~'),
    may: says('than|чем'),
    count: 2,
    task: ([a, b], { sizes }) => (isNatural(sizes) ? times(b!, plus(call('floor', over(a!, b!)), num(1))) : null),
  },
  {
    has: [
      says('largest|greatest|biggest|наибольш~'),
      says('two-digit|2-digit|двузначн~'),
      says('divisible|multiple|делится|кратн~'),
    ],
    count: 1,
    task: ([b], { sizes }) => (isNatural(sizes) ? times(b!, call('floor', over(num(99), b!))) : null),
  },
  {
    has: [
      says('largest|greatest|biggest|наибольш~'),
      says('three-digit|3-digit|тр[её]хзначн~'),
      says('divisible|multiple|делится|кратн~'),
    ],
    count: 1,
    task: ([b], { sizes }) => (isNatural(sizes) ? times(b!, call('floor', over(num(999), b!))) : null),
  },
  {
    has: [
      says('how many|сколько'),
      says('numbers|integers|multiples|чисел|целых|натуральн~'),
      says('divisible|multiples|делятся|кратн~'),
      says('from 1|between 1|от 1'),
    ],
    not: says('not|не |and|both|or|или'),
    count: 3,
    task: ([, b, c], { sizes }) => (isNatural(sizes) && sizes[0] === 1 ? call('floor', over(b!, c!)) : null),
  },
  {
    has: [
      says('divid~ by|делении на'),
      says('gives|quotient|даёт|дает|частн~|получ~'),
      says('remainder|остат~'),
      says('which number|what (?:is )?(?:the )?number|find the number|како~ (?:это )?число|найди~ (?:это )?число'),
    ],
    count: 3,
    task: ([a, b, r]) => plus(times(a!, b!), r!),
  },
  {
    has: [
      says('remainder|остат~'),
      /\d\s*(?:\*|·|×|times|умножить на|и)\s*\d/iu,
      says('divided by|делении на|разделить на'),
    ],
    not: says('gives|даёт число|x'),
    count: 3,
    task: ([a, b, c], { sizes }) =>
      isNatural(sizes)
        ? (request('remainder', { kind: 'values', values: [num(sizes[0]! * sizes[1]!), c!] }) ?? times(a!, b!))
        : null,
  },
  {
    has: [
      says(
        'how many (?:full |whole |complete )?(?:boxes|packs|bags|buses|trays|cartons|packets)|сколько (?:полных |целых )?(?:короб~|упаков~|пачек|пакетов|ящик~|автобус~|лотк~)',
      ),
      says('full|whole|complete|полных|целых'),
    ],
    count: 2,
    task: ([a, b], { sizes }) =>
      isNatural(sizes) ? call('floor', sizes[0]! > sizes[1]! ? over(a!, b!) : over(b!, a!)) : null,
  },
  {
    has: [
      says('red|blue|boys|girls|apples|roses|красн~|син~|мальчик~|девоч~|яблок~|роз~|конфет~'),
      says('equal|identical|same|одинаков~|поровну'),
      says('at most|largest|greatest|maximum|наибольш~|самое больш~'),
    ],
    may: says('without left~|each|without|чтобы|без остат~|кажд~|можно'),
    count: 2,
    task: ([a, b]) => call('gcd', a!, b!),
  },
  {
    has: [
      says('every|кажды~|раз в'),
      says('together|meet|same time|again|снова|вместе|одновременно|встрет~'),
      says('after how|when|how many|через сколько|когда|how long'),
    ],
    not: says('km|км|speed|скорост~'),
    may: says(
      'two|another|other|after|two|both|друг~|втор~|перв~|first|second|кажд~|every|again|снова|дв(?:а|е)|together|вместе',
    ),
    count: 2,
    task: ([a, b], { sizes }) => (isNatural(sizes) ? call('lcm', a!, b!) : null),
  },
  {
    has: [/(?:how many|сколько)\s+(?:различных |different |natural |натуральных )?(?:divisors|factors|делител)/iu],
    not: /common|общ|prime|прост|\^|[²³⁴⁵⁶⁷⁸⁹]/iu,
    count: 1,
    task: (_, { sizes }) => divisorCount(sizes[0]!),
  },
  {
    has: [/(?:how many|сколько)\s+(?:divisors|factors|делител)/iu, /\d\s*\^\s*\{?\d+/u],
    count: [1, 2],
    task: (_, { text, sizes }) => {
      const [, exponent] = /\d\s*\^\s*\{?(\d+)/u.exec(text)!
      return isPrime(sizes[0]!) ? plus(num(Number(exponent)), num(1)) : null
    },
  },
  // ---- Fractions
  {
    has: [/by how much (?:is|larger)|на сколько/iu, says('larger|bigger|greater|more|больше')],
    not: says('percent|%|процент~|times|km|км|kg|кг|руб~|р\\.|year|лет|cm|см|они|price|цена'),
    may: says('than|чем'),
    count: 2,
    task: ([a, b], { sizes, text }) =>
      sizes[0]! < sizes[1]! && /(?<!\p{L})(?:or|или)(?!\p{L})/iu.test(text) ? minus(b!, a!) : minus(a!, b!),
  },
  {
    has: [/(?:missing|lacks?|не хватает|недостает|недоста[её]т)/iu, /(?:to|до)\s+1(?!\d)/iu],
    count: 2,
    task: (n, { sizes }) => minus(num(1), sizes[0] === 1 ? n[1]! : n[0]!),
  },
  {
    has: [
      says('equal pieces|equal parts|slices|равных част~|равных кусков|кусоч~|кусков|долек|частей'),
      says('eaten|ate|used|taken|съел~|взял~|отда~'),
      says('left|remain~|оста~'),
    ],
    may: says('разрез~|cuts?|was|into'),
    count: 2,
    task: ([a, b], { sizes }) => (sizes[0]! > sizes[1]! ? over(minus(a!, b!), a!) : over(minus(b!, a!), b!)),
  },
  {
    has: [/\d\s*\/\s*\d+\s*(?:of|от|из)|(?:of|от) (?:the )?\d/iu, says('how many|сколько')],
    not: says('left|remain~|rest|оста~|percent|%'),
    count: 2,
    task: ([a, b], { sizes, text }) =>
      sizes[0]! < 1 && Number.isInteger(sizes[1]) && isAskedOfPercent(text) ? times(a!, b!) : null,
  },
  {
    has: [/\d\s*\/\s*\d+\s*(?:of|от)\s*\d/iu],
    not: /(?<!\p{L})(?:in|into|to|в)\s+\p{L}{2,}\s*[?.]*$/iu,
    count: 2,
    task: ([a, b]) => times(a!, b!),
  },
  // ---- Decimals, fractions and percents as forms of one number
  {
    has: [
      percent,
      says(
        'as a decimal|as decimal|to a decimal|десятичн~ дроб~|в виде дроби|as a fraction|to a fraction|обыкновенн~ дроб~|дробью',
      ),
    ],
    count: 1,
    task: ([p], { text, places, sizes }) => {
      if (!isPercentAt(text, places[0]!)) return null
      return /fraction|обыкновенн/iu.test(text) ? hundredth(p!) : asDecimal(hundredth(p!), sizes[0]! / 100)
    },
  },
  {
    has: [
      says(
        'in percent|as a percent~|to percent|to a percent~|as percent|в процент~|how many percent of a whole|сколько процентов целого',
      ),
    ],
    count: 1,
    task: ([a]) => times(a!, num(100)),
    unit: '%',
  },
  {
    has: [says('as a decimal|to a decimal|into a decimal|to decimal|десятичн~')],
    not: says('percent|%|процент~|round~|округл~'),
    count: 1,
    task: ([a], { sizes }) => asDecimal(a!, sizes[0]!),
  },
  {
    has: [
      says(
        'as a (?:common |simple |proper )?fraction|to a (?:common |simple )?fraction|into a fraction|обыкновенн~ дроб~',
      ),
    ],
    not: says('percent|%|процент~|mixed'),
    count: 1,
    task: (_, { text }) => {
      const [, whole = '', digits = ''] = /(\d+)[.,](\d+)/.exec(text) ?? []
      return digits ? over(num(Number(`${whole}${digits}`)), num(10 ** digits.length)) : null
    },
  },
  // ---- Percents
  {
    has: [
      percent,
      says('rises?|rose|increas~|raised?|up by|grows?|grew|подорожал~|выросл?~|повыс~|увелич~'),
      says('new|now|price|cost|how much|нов~|теперь|стал~|стоит|сколько|какой|чему|the result'),
    ],
    not: says(
      'falls|fell|decreas~|снизил~|подешевел~|упал~|year|years|год~|лет|was|before|originally|первоначальн~|annual|by how many percent|на сколько процентов',
    ),
    count: 2,
    task: (n, { text, places }) => {
      const found = parted(n, text, places)
      return found && plus(found.other, times(found.other, hundredth(found.p)))
    },
  },
  {
    has: [
      percent,
      says(
        'falls?|fell|decreas~|reduc~|drop~|cheaper|discount~|off|sale|снизил~|сниж~|подешевел~|уменьш~|скидк~|дешевле|упал~|уцен~',
      ),
      says('new|now|price|pay|cost|how much|нов~|теперь|стал~|стоит|сколько|какой|заплат~|чему'),
    ],
    not: says(
      'rises|rose|increas~|выросл~|подорожал~|save|saving|discount in|сэконом~|size of|before|originally|original price|первоначальн~|was|до скидки|by how many percent|на сколько процентов|год~|year~|two|twice',
    ),
    count: 2,
    task: (n, { text, places }) => {
      const found = parted(n, text, places)
      return found && minus(found.other, times(found.other, hundredth(found.p)))
    },
  },
  {
    has: [
      percent,
      says('rises?|rose|increas~|raised|подорожал~|выросл?~|повыс~|увелич~'),
      says('falls?|fell|decreas~|reduc~|снизил~|подешевел~|уменьш~|упал~'),
    ],
    count: 3,
    task: ([a, p, q], { text, places }) => {
      if (isPercentAt(text, places[0]!) || !isPercentAt(text, places[1]!) || !isPercentAt(text, places[2]!)) return null
      const upFirst =
        text.search(/ris|rose|increas|raised|подорож|выросл|повыс|увелич/iu) <
        text.search(/fall|fell|decreas|reduc|снизил|подешев|уменьш|упал/iu)
      const up = (x: Expr) => plus(num(1), hundredth(x))
      const down = (x: Expr) => minus(num(1), hundredth(x))
      return product([a!, upFirst ? up(p!) : down(p!), upFirst ? down(q!) : up(q!)])
    },
  },
  {
    has: [percent, says('save|saved|saving|discount (?:in|amount)|сэконом~|размер скидки|экономия')],
    count: 2,
    task: (n, { text, places }) => {
      const found = parted(n, text, places)
      return found && times(found.other, hundredth(found.p))
    },
  },
  {
    has: [
      /(?:how many percent|what percent|by what percent|percent (?:increase|decrease|change)|percentage (?:increase|decrease)|на сколько процентов|сколько процентов составила скидка)/iu,
      says('from|to|was|were|now|became|до|после|стал~|стоил~|снизил~|вырос~|подорож~|подешев~|с '),
    ],
    count: 2,
    not: says('of them|из них|составля~'),
    may: says(
      'потом|then|after|были?|was|подорожал~|вырос~|сниз~|подешевел~|increas~|decreas~|rose|fell|rise|fall|дороже|дешевле|процент~|percent~',
    ),
    task: ([a, b], { sizes }) =>
      sizes[0] === sizes[1] ? null : times(over(sizes[0]! < sizes[1]! ? minus(b!, a!) : minus(a!, b!), a!), num(100)),
    unit: '%',
  },
  {
    has: [
      percent,
      says(
        'of a number|of what number|of which number|найди~ число|число, если|find the number|what is the number|числа равн~|его равны|которого рав~|числа составля~',
      ),
    ],
    not: says('increas~|decreas~|увелич~|уменьш~|more|less|больше|меньше'),
    count: 2,
    task: (n, { text, places }) => {
      const found = parted(n, text, places)
      return found && over(found.other, hundredth(found.p))
    },
  },
  {
    has: [
      percent,
      says(
        'whole|total|in all|altogether|has it|journey|trip|path|book|how long|how many .*(?:in all|altogether|are there|in the class|has)|всего|весь|вся|всего пути|длина|в книге|в ней|в классе|общ~',
      ),
      says('is|are|this is|that is|done|make~|составля~|это|равн~|прочит~'),
    ],
    not: says(
      'left|remain~|rest|оста~|cheaper|rises|falls|discount|скидк~|выросл~|сниз~|of the \\d|of \\d|из \\d|от \\d|more|less|больше|меньше|solution|раствор~|сплав~|alloy',
    ),
    may: says('after (?:reading|driving|walking|riding|running|painting|doing)'),
    count: 2,
    task: (n, { text, places }) => {
      const found = parted(n, text, places)
      // "12 of them are 40 %": the part is given and the whole is asked.
      return found &&
        isWholeTold(text) !== true &&
        /(?:which|this|that|these|it|это|что|они) (?:is|are|makes?|составля\p{L}*|-|—)?\s*\d[\d.,]*\s*(?:%|проц|perc)|\d\s*(?:%|percent|процент\p{L}*)\s*(?:of (?:a|the|his|her|my) |всего|всех|пути|книги|учеников|маршрут\p{L}*|дорог\p{L}*|площад\p{L}*|дистанци\p{L}*)/iu.test(
          text,
        )
        ? over(found.other, hundredth(found.p))
        : null
    },
  },
  {
    has: [
      percent,
      says('solution|alloy|раствор~|сплав~|морск~ вод~'),
      says('concentration|what percent|how many percent|концентраци~|сколько процентов|процентн~ содержани~'),
    ],
    not: says('added|add|добавил~|долили|mixed|смешал~|evaporat~|выпар~'),
    count: 2,
    task: ([a, b], { sizes }) => times(sizes[0]! > sizes[1]! ? over(b!, a!) : over(a!, b!), num(100)),
    unit: '%',
  },
  {
    has: [
      /(?:how many|what) percent|what percentage|сколько процентов|сколько это процентов|какой процент|какую часть в процентах|процентное отношение/iu,
    ],
    not: says('rise|rose|increas~|decreas~|fell|подорожал~|выросл~|снизил~|больше|меньше|more|less|left|remain|оста~'),
    may: says('percent~|процент~'),
    count: 2,
    task: ([a, b], { sizes, text }) => {
      if (/[xху]\s*=/iu.test(text)) return null
      // "of 80", "out of 20", «от 24», "из 60" name the whole.
      const base = /(?:out of|of|от|из)\s+(?:the\s+|числа\s+)?(\d[\d.,]*)/iu.exec(text)?.[1]
      if (base) {
        const wholeFirst = Math.abs(Number(base.replace(/[.,]$/, '').replace(',', '.')) - sizes[0]!) < 1e-9
        return times(wholeFirst ? over(b!, a!) : over(a!, b!), num(100))
      }
      return times(sizes[0]! > sizes[1]! ? over(b!, a!) : over(a!, b!), num(100))
    },
    unit: '%',
  },
  {
    has: [percent, says('how many|how much|сколько|какое количество')],
    may: says('процент~|будет|percent~'),
    not: says(
      'left|remain~|rest|not|оста~|не |more|less|больше|меньше|rises|falls|выросл~|снизил~|подорож~|подешев~|скидк~|discount|cheaper|year|год~|лет|solution|раствор~|сплав~|total|in all|всего|this is|это \\d|that is|составля~',
    ),
    count: 2,
    task: (n, { text, places }) => {
      const found = parted(n, text, places)
      return found && isAskedOfPercent(text) ? times(found.other, hundredth(found.p)) : null
    },
  },
  {
    has: [
      percent,
      says('how many|how much|сколько'),
      // What is left, as the question asks, not as the story mentions it.
      /(?:how many|how much|сколько)[^?.]*?(?:left|remain\p{L}*|the rest|оста\p{L}*|(?<!\p{L})не(?!\p{L})|do not|does not|are not|don't)/iu,
    ],
    may: says('left|remain~|rest|оста~|не|not|процент~'),
    not: says('more|less|больше|меньше|year|год~|лет|solution|раствор~|total|in all|всего'),
    count: 2,
    task: (n, { text, places }) => {
      const found = parted(n, text, places)
      // "12 km, which is 30 % of the way": the remainder of a whole that has to be found.
      const whole = found && isPartTold(text) ? over(found.other, hundredth(found.p)) : null
      return whole ? minus(whole, found!.other) : found && times(found.other, minus(num(1), hundredth(found.p)))
    },
  },
  // ---- Growth
  {
    has: [percent, says('year|years|annual~|год~|лет|годов~'), says('after|in|through|через|за')],
    not: says('simple interest|прост~ процент~|how many percent|сколько процентов|month|месяц~'),
    may: says(
      'grows?|grew|compound|interest|кажд~|every|each|increas~|увелич~|раст[её]т|fall~|decreas~|lose~|уменьш~|сниж~|сложн~',
    ),
    count: 3,
    task: ([a, p, n], { sizes, text, places }) => {
      if (!isPercentAt(text, places[1]!) || isPercentAt(text, places[0]!) || !isNatural([sizes[2]!]) || sizes[2]! > 30)
        return null
      const falls = /fall|decreas|lose|depreciat|уменьш|сниж|дешев|тер/iu.test(text)
      return times(a!, power(falls ? minus(num(1), hundredth(p!)) : plus(num(1), hundredth(p!)), n!))
    },
  },
  {
    has: [says('double~|удваива~|вдвое больше|увеличива~ вдвое'), says('every|each|кажд~')],
    not: says('wait'),
    may: says('after'),
    count: 2,
    task: ([a, n], { sizes }) => (isNatural([sizes[1]!]) && sizes[1]! < 60 ? times(a!, power(num(2), n!)) : null),
  },
  {
    has: [
      says('halve~|half-life|вдвое|в два раза|пополам'),
      says('every|each|per|кажд~|за (?:день|час|год|сутки)'),
      says('left|remain|оста~'),
    ],
    may: says('after|уменьша~'),
    count: 2,
    task: ([a, n], { sizes }) => (isNatural([sizes[1]!]) && sizes[1]! < 60 ? over(a!, power(num(2), n!)) : null),
  },
  // ---- Ratios, proportions, scale
  {
    has: [says('scale|масштаб~'), /1\s*[:/]\s*\d/u, says('how many|сколько|distance|расстояни~|длин~|actual|real')],
    count: 3,
    task: ([, m, d], { text, sizes }) => {
      if (sizes[0] !== 1) return null
      const rest = text.slice(text.search(/1\s*[:/]\s*\d/u)).replace(/^1\s*[:/]\s*[\d\s]+/u, '')
      const given = /(\d[\d.,]*)\s*(км|km|см|cm|мм|mm|м|m)(?!\p{L})/iu.exec(rest)?.[2]?.toLowerCase()
      const asked =
        /(?:how many|сколько|in|в)\s+(км|km|kilomet\p{L}*|километр\p{L}*|см|cm|centimet\p{L}*|сантиметр\p{L}*|м|m|met\p{L}*|метр\p{L}*)(?!\p{L})/iu
          .exec(text)?.[1]
          ?.toLowerCase()
      const size = (unit: string | undefined) =>
        !unit
          ? 0
          : /^(?:км|km|kilo|килом)/u.test(unit)
            ? 100_000
            : /^(?:см|cm|cent|сант)/u.test(unit)
              ? 1
              : /^(?:мм|mm)/u.test(unit)
                ? 0.1
                : 100
      const [from, to] = [size(given), size(asked)]
      if (!from || !to) return null
      const onMap = from <= 1
      const value = onMap ? times(d!, m!) : over(times(d!, num(from)), m!)
      return to === 1 || !onMap ? value : over(value, num(to))
    },
  },
  {
    has: [says('scale|масштаб~|map|карт~'), says('how many km|how many kilomet~|сколько км|сколько километр~')],
    not: /1\s*:\s*\d/u,
    count: 3,
    task: ([a, b, c], { text }) => (/км\s[^.]*?см|km[^.]*?cm/iu.test(text) ? over(times(a!, c!), b!) : null),
  },
  {
    has: [/\d\s*:\s*\d+\s*:\s*\d/u, ratio, says('share|divid~|split|раздел~|подел~|разрез~')],
    count: 4,
    task: (n, { text, sizes, places }) => {
      const [parts, at] = partsOf(n, text, places, 3)
      if (!parts) return null
      const own = parts.map((part) => sizes[n.indexOf(part)]!)
      const which = small.test(text) ? Math.min(...own) : large.test(text) ? Math.max(...own) : null
      return which === null ? null : over(times(at!, parts[own.indexOf(which)]!), sum(parts))
    },
  },
  {
    has: [/\d\s*:\s*\d/u, ratio, says('share|divid~|split|раздел~|подел~|разрез~|part|част~')],
    not: says('angle|угол|угл~|scale|масштаб~|boys|girls|сплав~|alloy|mixed|proportion|пропорци~|simplif~|упрост~'),
    may: says('smaller|larger|shorter|longer|greater|меньш~|больш~|two|дв(?:а|е|ух)|отношен~'),
    count: 3,
    task: (n, { text, sizes, places }) => {
      const [parts, at] = partsOf(n, text, places, 2)
      if (!parts) return null
      const own = parts.map((part) => sizes[n.indexOf(part)]!)
      const which = small.test(text) ? Math.min(...own) : large.test(text.replace(ratio, '')) ? Math.max(...own) : null
      return which === null ? null : over(times(at!, parts[own.indexOf(which)]!), sum(parts))
    },
  },
  {
    has: [
      /\d\s*:\s*\d/u,
      says('alloy|mixture|solution|сплав~|смес~|раствор~|состо~'),
      says('how many|how much|сколько'),
    ],
    may: says('отношен~|ratio'),
    count: 3,
    task: (n, { text, places }) => {
      const [parts, whole] = partsOf(n, text, places, 2)
      if (!parts) return null
      const stems = [...text.slice(0, text.search(/\d\s*:\s*\d/u)).matchAll(/\p{L}{4,}/gu)].map((each) =>
        each[0].slice(0, 4).toLowerCase(),
      )
      const question = /(?:how many|how much|сколько)[^?.]*/iu.exec(text)?.[0].toLowerCase() ?? ''
      const named = stems.filter(
        (stem) => question.includes(stem) && !/грам|kilo|gram|кило|спла|раст|смес|allo|solu|mixt/u.test(stem),
      )
      const [first] = named
      if (!first) return null
      // The part named first in the story gets the first number of the ratio.
      const order = [...new Set(stems)].filter(
        (stem) => !/отно|rati|сост|cons|спла|allo|смес|mixt|раст|solu|made/u.test(stem),
      )
      const index = order.indexOf(first)
      return index === 0 || index === 1 ? over(times(whole!, parts[index]!), sum(parts)) : null
    },
  },
  {
    has: [/\d\s*:\s*\d/u, says('boys|girls|мальчик~|девоч~|cats|dogs|men|women'), says('how many|сколько')],
    not: says('altogether|in all|total|всего|вместе'),
    may: says('отношен~|ratio'),
    count: 3,
    task: (n, { text, places }) => {
      const [parts, known] = partsOf(n, text, places, 2)
      if (!parts) return null
      const question = /(?:how many|сколько)[^?.]*/iu.exec(text)?.[0] ?? ''
      const head = text.slice(0, text.search(/\d\s*:\s*\d/u))
      const stems = [...head.matchAll(/\p{L}{3,}/gu)].map((each) => each[0].slice(0, 5).toLowerCase())
      const asked = stems.findIndex((stem) => question.toLowerCase().includes(stem))
      const order = stems.filter((stem) => /boy|girl|мальч|девоч|cats|dogs|men|women/iu.test(stem))
      const at = order.indexOf(stems[asked] ?? '')
      return at < 0 || order.length !== 2 ? null : over(times(known!, parts[at]!), parts[1 - at]!)
    },
  },
  {
    has: [/simplify the ratio|упрости\p{L}* отношени\p{L}*/iu],
    count: 2,
    task: ([a, b]) => over(a!, b!),
  },
  {
    has: [
      says('workers?|painters?|pumps?|men|taps|machines|рабочи~|маляр~|насос~|труб~|станк~|каменщик~'),
      says('days?|hours?|minutes?|дн~|день|час~|минут~'),
      says('how many (?:days|hours|minutes)|how long|за сколько|сколько (?:дней|часов|времени|минут)'),
    ],
    not: says('together|one worker|first|second|вместе|перв~|втор~|одн~'),
    may: says('if|два|две|два|two|three|four|такую же|нужно'),
    count: 3,
    task: ([a, t, b]) => over(times(a!, t!), b!),
  },
  {
    has: [
      says('km/h|mph|км/ч'),
      says('takes?|trip|journey|занимает|займ~|уйд~|проезж~'),
      says('how many (?:hours|minutes)|how long|сколько (?:часов|времени|минут)|за сколько'),
    ],
    count: 3,
    task: ([v, t, w], { text }) => (/(?:takes?|занимает|за)\s*\d/iu.test(text) ? over(times(v!, t!), w!) : null),
  },
  {
    has: [
      says('cost~|стоят|стоит|цен~|paid|pay|заплат~'),
      says('what do|how much|what (?:is|will)|сколько (?:стоят|стоит|будут|надо|заплат)'),
    ],
    not: says(
      '%|percent|процент~|discount|скидк~|each|кажд~|and \\d|more|less|больше|меньше|дороже|дешевле|change|сдач~|first|then',
    ),
    count: 3,
    task: ([a, p, b], { text }) =>
      /(?<=\d[^.]*)(?:costs?|стоят|стоит)[^.]*?\d[^\d]*[.?][^\d]*\d/iu.test(text) ? over(times(p!, b!), a!) : null,
  },
  // ---- Means
  {
    has: [says('mean|average|средн~'), says('of two numbers|двух чисел'), says('other|second|друго~|втор~')],
    count: 2,
    task: ([m, a]) => minus(times(num(2), m!), a!),
  },
  {
    has: [says('marks?|grades?|scores?|оценк~'), says('mean|average|средн~')],
    count: [3, 12],
    task: (n) => request('mean', { kind: 'values', values: n }),
  },
  {
    has: [
      says('variance|дисперси~'),
      says('standard deviation|стандартн~ отклонени~|среднее квадратичн~|среднеквадратич~'),
    ],
    count: 1,
    task: ([v]) => ({ kind: 'expression', value: { kind: 'root', of: v!, index: 2 } }),
  },
  // ---- Signed numbers
  {
    has: [says('opposite of|opposite number|противоположн~')],
    not: says('probab~|вероятност~|event|событи~|angle|угол|сторон~|side|leg|катет~'),
    count: 1,
    task: ([a]) => times(num(-1), a!),
  },
  {
    has: [
      says('below zero|below 0|мороза|ниже нуля|minus'),
      says('warmer|rises?|rose|increas~|теплее|потепл~|поднял~|повыс~'),
    ],
    not: says('above zero|тепла'),
    count: 2,
    task: ([a, b]) => plus(times(num(-1), a!), b!),
  },
  {
    has: [
      says('below zero|below 0|мороза|ниже нуля'),
      says('colder|falls?|fell|drop~|холоднее|похолодал~|опустил~|понизил~'),
    ],
    count: 2,
    task: ([a, b]) => minus(times(num(-1), a!), b!),
  },
  // ---- Numbers told by what is done with them
  {
    has: [
      says('sum of two (?:consecutive|neighbou?ring|successive) numbers|two consecutive (?:numbers|integers)'),
      says('sum'),
      small,
    ],
    count: 1,
    task: ([s]) => half(minus(s!, num(1))),
  },
  {
    has: [says('sum|together|сумм~|вместе'), says('difference|разност~'), large],
    not: says(
      'consecutive|square|product|последовательн~|квадрат~|произведени~|angle|угл~|by how much|how much|на сколько',
    ),
    may: says('two|двух|larger|smaller|greater|больше|меньше'),
    count: 2,
    task: ([s, d], { text }) =>
      half(/difference[^.]*sum|разност\p{L}*[^.]*сумм/iu.test(text) ? plus(d!, s!) : plus(s!, d!)),
  },
  {
    has: [says('sum|together|сумм~|вместе'), says('difference|разност~'), small],
    not: says(
      'consecutive|square|product|последовательн~|квадрат~|произведени~|angle|угл~|by how much|how much|на сколько',
    ),
    may: says('two|двух|larger|smaller|greater|больше|меньше'),
    count: 2,
    task: ([s, d], { text }) =>
      half(/difference[^.]*sum|разност\p{L}*[^.]*сумм/iu.test(text) ? minus(d!, s!) : minus(s!, d!)),
  },
  {
    has: [
      says('product|произведени~'),
      says('consecutive|последовательн~'),
      says('natural|integers|numbers|positive|натуральн~|чисел'),
    ],
    not: says('odd|even|sum|square|неч[её]тн~|ч[её]тн~|сумм~|квадрат~|three|тр[её]х'),
    may: says('two|двух|smaller|меньш~'),
    count: 1,
    // Of natural numbers only the positive root is one.
    task: ([p], { text }) => {
      const product = equation(times(name('x'), plus(name('x'), num(1))), p!)
      return /natural|positive|натуральн/iu.test(text) ? request('root-largest', product) : product
    },
  },
  // ---- Combinatorics in notation
  {
    has: [/(?<!\p{L})C\s*\(\s*\d+\s*[,;]\s*\d+\s*\)|(?<!\p{L})(?:n?C)_?\{?\d+\}?\^\{?\d/u],
    count: 2,
    task: ([a, b], { sizes }) =>
      isNatural(sizes) && sizes[0]! <= 200 && sizes[1]! <= sizes[0]! ? call('binomial', a!, b!) : null,
  },
  {
    has: [/(?<!\p{L})A\s*\(\s*\d+\s*[,;]\s*\d+\s*\)/u, says('permut~|arrang~|размещени~')],
    count: 2,
    task: ([a, b]) => call('arrangements', a!, b!),
  },
]

/** A fraction as a terminating decimal: rounded to its own number of places; null beyond six. */
function asDecimal(value: Expr, size: number): Statement | null {
  for (let places = 0; places <= 6; places++) {
    const scaled = size * 10 ** places
    if (Math.abs(scaled - Math.round(scaled)) < 1e-9)
      return request('round', expression(value), { values: [num(places)] })
  }
  return null
}

const asideWords = [
  'them',
  'there',
  'ther',
  'have',
  'does',
  'will',
  'were',
  'этом',
  'было',
  'есть',
  'были',
  'надо',
  'нужн',
  'полу',
  'cost',
  'стои',
]

const wholeNamed =
  /(?:%|percent|процент\p{L}*)\s*(?:of (?:the |a |an |his |her |my |their |this )?(?!them|all|it|those|these)(\p{L}{3,})|((?:книг|маршрут|участк|дорог|дистанц|рукопис|пут)(?:и|а|у|ы|ок)?)(?!\p{L}))/iu

const isPartTold = (text: string) =>
  /(?:что составля\p{L}*|это составля\p{L}*|(?<!\p{L})это|which is|that is|which makes?)\s*\d[\d.,]*\s*(?:%|процент|percent)/iu.test(
    text,
  )

/** "60 % of the book": whether the book was mentioned before; null if no whole is named. */
function isWholeTold(text: string): boolean | null {
  const found = wholeNamed.exec(text)
  const noun = found?.[1] ?? found?.[2]
  return found && noun ? text.slice(0, found.index).toLowerCase().includes(noun.slice(0, 4).toLowerCase()) : null
}

/** "40 % are boys. How many girls?" asks for the complement. */
function isAskedOfPercent(text: string): boolean {
  const question = /(?:how many|how much|сколько)(?![^?.]*(?:%|percent|процент))([^?.]*)/iu.exec(text)
  if (!question) return true
  const nouns = [...question[1]!.matchAll(/\p{L}{4,}/gu)].map(([word]) => word.slice(0, 4).toLowerCase())
  const told = text.slice(0, question.index).toLowerCase()
  const near = told.slice(Math.max(0, told.search(/%|percent|процент|\d\s*\/\s*\d/u) - 40))
  const own = nouns.filter((noun) => !asideWords.includes(noun))
  const whole = wholeNamed.exec(told)
  const name = (whole?.[1] ?? whole?.[2])?.slice(0, 4)
  // "60 % of the book" with the book not mentioned before: the preceding number is not the whole.
  if (name && isWholeTold(text) === false && !own.includes(name)) return false
  return own.some((noun) => near.includes(noun)) && own.every((noun) => told.includes(noun))
}

const isNatural = (sizes: readonly number[]) => sizes.every((size) => Number.isInteger(size) && size > 0)

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return n > 1
}

/** The number of divisors: (a + 1)(b + 1)... over the prime exponents. */
function divisorCount(n: number): Expr | null {
  if (!Number.isInteger(n) || n < 2 || n > 1e9) return null
  const powers: number[] = []
  let rest = n
  for (let d = 2; d * d <= rest; d++) {
    let count = 0
    while (rest % d === 0) {
      rest /= d
      count++
    }
    if (count > 0) powers.push(count)
  }
  if (rest > 1) powers.push(1)
  return product(powers.map((count) => plus(num(count), num(1))))
}

/** The terms of a ratio and the number beside it. */
function partsOf(
  n: readonly Expr[],
  text: string,
  places: readonly number[],
  size: 2 | 3,
): [readonly Expr[] | null, Expr | null] {
  const start = text.search(size === 3 ? /\d+\s*:\s*\d+\s*:\s*\d/u : /\d+\s*:\s*\d/u)
  const first = places.findIndex((place) => place >= start)
  const parts = n.slice(first, first + size)
  const others = n.filter((_, index) => index < first || index >= first + size)
  return parts.length === size && others.length === 1 ? [parts, others[0]!] : [null, null]
}

import { regExpOf } from '../../pattern.ts'
import type { Expr } from '../ast.ts'
import { expression, namesOf, request } from '../ast.ts'
import type { Language } from '../latex.ts'
import { parseExpression } from '../parse.ts'
import type { TaskReading } from '../stories.ts'
import { minus, num, numbersIn, over, plus, power, readNumber, sizeOf, times } from './pattern.ts'

const value = '(-?\\d+(?:[.,]\\d+)?(?:\\s?/\\s?\\d+)?)'
const listed = '-?\\d+(?:\\.\\d+)?(?:\\s?/\\s?\\d+)?'
const places = new Map(
  Object.entries({
    двух: 2,
    трех: 3,
    трёх: 3,
    четырех: 4,
    четырёх: 4,
    пяти: 5,
    шести: 6,
    семи: 7,
    восьми: 8,
    девяти: 9,
    десяти: 10,
    двенадцати: 12,
    пятнадцати: 15,
    двадцати: 20,
    тридцати: 30,
    сорока: 40,
    пятидесяти: 50,
    ста: 100,
    второй: 2,
    третий: 3,
    четвертый: 4,
    четвёртый: 4,
    пятый: 5,
    шестой: 6,
    седьмой: 7,
    восьмой: 8,
    девятый: 9,
    десятый: 10,
    одиннадцатый: 11,
    двенадцатый: 12,
    тринадцатый: 13,
    четырнадцатый: 14,
    пятнадцатый: 15,
    шестнадцатый: 16,
    семнадцатый: 17,
    восемнадцатый: 18,
    девятнадцатый: 19,
    двадцатый: 20,
    тридцатый: 30,
    сороковой: 40,
    пятидесятый: 50,
    сотый: 100,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    eleventh: 11,
    twelfth: 12,
    fifteenth: 15,
    twentieth: 20,
    thirtieth: 30,
    fiftieth: 50,
    hundredth: 100,
  }),
)
const spelled = [...places.keys()].join('|')
const numberOf = (text: string | undefined) => (text ? (places.get(text.toLowerCase()) ?? Number(text)) : undefined)

const tensOfPlaces: Readonly<Record<string, number>> = {
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
}

/** «двадцать первый член», "twenty-third term": two-word ordinals as digits. */
const wholePlaces = (text: string): string =>
  text
    .replace(
      /(двадцать|тридцать|сорок|пятьдесят) (перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят)(?:ый|ой|ий)(?= член)/giu,
      (_, tens: string, one: string) =>
        `${tensOfPlaces[tens.toLowerCase()]! + ['перв', 'втор', 'трет', 'четв', 'пят', 'шест', 'седьм', 'восьм', 'девят'].findIndex((each) => one.toLowerCase().startsWith(each)) + 1}-й`,
    )
    .replace(
      /(twenty|thirty|forty|fifty)-(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?= term)/giu,
      (_, tens: string, one: string) =>
        `${tensOfPlaces[tens.toLowerCase()]! + ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].indexOf(one.toLowerCase()) + 1}th`,
    )

/** Reads arithmetic and geometric progressions given by their first terms, by a rule, or as a list. */
export function readSequence(raw: string, language: Language): TaskReading | null {
  const text = wholePlaces(raw)
    .replace(/[−–]/g, '-')
    // As it is written in a hurry: «арифм прогрессия», "the sum of the first 10".
    .replace(/(?<!\p{L})арифм\p{L}*\.?(?= прогресс)/giu, 'арифметическая')
    .replace(/(?<!\p{L})геом\p{L}*\.?(?= прогресс)/giu, 'геометрическая')
    .replace(/(сумм\p{L}* (?:первых )?\d+)(?!\d| ?\p{L})/giu, '$1 членов')
    .replace(/[₀-₉]/g, (sign) => `${'₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)}`)
  const byRule =
    /(?<!\p{L})([a-z])_?\{?n\}?\s*=\s*([^=.;]+?)[.;,]\s*(?:find|what is|calculate|найди\p{L}*|вычисли\p{L}*|чему рав\p{L}*)\s+(?:the value of\s+)?\1_?\{?(\d{1,3})\}?\s*[.?]*$/iu.exec(
      text,
    )
  if (byRule) {
    const of = expression(parseExpression(byRule[2]!, { commaIsDecimal: language === 'ru' }))
    return namesOf(of).join() === 'n'
      ? { task: request('evaluate', of, { unknown: 'n', values: [num(Number(byRule[3]))] }) }
      : null
  }
  const isGeometric = /geometric|геометрическ|(?<!\p{L})q\s*=/iu.test(text)
  const isArithmetic =
    /arithmetic|арифметическ\p{L}* прогресс|(?<!\p{L})d\s*=/iu.test(text) && !/mean|средне/iu.test(text)
  const isSequence = /progression|sequence|terms?(?!\p{L})|прогресси|последовательност|член/iu.test(text)
  if (!isSequence && !isGeometric && !isArithmetic) return null
  const find = (...patterns: readonly RegExp[]): Expr | null => {
    for (const pattern of patterns) {
      const found = pattern.exec(text)
      if (found?.[1]) return readNumber(found[1], language)
    }
    return null
  }
  // A comma may stand in a number or between two. To find the list it is taken for the second, which ends in the same place.
  const list = regExpOf(`${listed}(?:\\s*[,;]\\s*${listed}){2,}\\s*(?:[,;]\\s*)?(?:\\.\\.\\.|…)`, 'u').exec(text)
  const terms = list ? numbersIn(list[0].replace(/\.\.\.|…/u, '').replace(/,\s+/g, '; '), language).exprs : []
  const ratioOfTerms =
    terms.length > 2 &&
    near(sizeOf(terms[1]!) ** 2, sizeOf(terms[0]!) * sizeOf(terms[2]!)) &&
    !near(2 * sizeOf(terms[1]!), sizeOf(terms[0]!) + sizeOf(terms[2]!))
  const geometric = isGeometric || (!isArithmetic && ratioOfTerms)
  const start =
    terms[0] ??
    find(
      regExpOf(`(?<!\\p{L})[abаbu]_?\\{?1\\}?\\s*=\\s*${value}`, 'iu'),
      regExpOf(`(?:first term|term 1)(?:\\s+is|\\s+of|\\s*=|:)?\\s*${value}`, 'iu'),
      regExpOf(`перв(?:ый|ого|ому)(?:\\s+член\\p{L}*)?(?:\\s+равен|\\s*[—=:-])?\\s*${value}`, 'iu'),
    )
  const step =
    (terms.length > 1 ? (geometric ? over(terms[1]!, terms[0]!) : minus(terms[1]!, terms[0]!)) : null) ??
    find(
      geometric
        ? regExpOf(
            `(?<!\\p{L})(?:q|r|common ratio|знаменател\\p{L}*(?: прогрессии)?)\\s*(?:is|of|равен|—|:|=)?\\s*${value}`,
            'iu',
          )
        : regExpOf(
            `(?<!\\p{L})(?:d|common difference|difference|разност\\p{L}*(?: прогрессии)?)\\s*(?:is|of|равна|—|:|=)?\\s*${value}`,
            'iu',
          ),
    )
  if (
    /(?:find|what is|найди\p{L}*|чему рав\p{L}*)\s+(?:the\s+)?(?:common ratio|q|знаменатель)/iu.test(text) &&
    terms.length > 1
  )
    return told(over(terms[1]!, terms[0]!))
  if (
    /(?:find|what is|найди\p{L}*|чему рав\p{L}*)\s+(?:the\s+)?(?:common difference|d(?!\p{L})|разность)/iu.test(text)
  ) {
    if (terms.length > 1) return told(minus(terms[1]!, terms[0]!))
    const later = regExpOf(
      `(?:term (\\d+)|(\\d+)(?:st|nd|rd|th) term|(?<!\\p{L})a_?\\{?(\\d+)\\}?|(${spelled}))(?:\\s+(?:is|член|равен))*\\s*=?\\s*${value}`,
      'giu',
    )
    for (const found of text.matchAll(later)) {
      const place = numberOf(found[1] ?? found[2] ?? found[3] ?? found[4])
      if (place && place > 1 && start) return told(over(minus(readNumber(found[5]!, language), start), num(place - 1)))
    }
    return null
  }
  if (!start) return null
  if (geometric && /infinite|бесконечн/iu.test(text) && step && /sum|сумм/iu.test(text) && Math.abs(sizeOf(step)) < 1)
    return told(over(start, minus(num(1), step)))
  const sumOf = numberOf(
    regExpOf(
      `(?:sum of (?:the )?first (\\d+|${spelled})|(?<!\\p{L})S_?\\{?(\\d+)\\}?|сумм\\p{L}*\\s+(?:перв\\p{L}*\\s+)?(\\d+|${spelled})(?:-?\\p{L}+)?\\s*(?:перв\\p{L}*\\s+)?(?:е[её] )?член)`,
      'iu',
    )
      .exec(text)
      ?.slice(1)
      .find((each) => each),
  )
  const termOf = numberOf(
    regExpOf(
      `(?:(?<!\\p{L})[abаu]_?\\{?(\\d{1,3})\\}?(?!\\s*=\\s*-?\\d)(?![\\d])|(?<!\\d)(\\d{1,3})(?:st|nd|rd|th) term|term (?:number )?(\\d{1,3})(?!\\s*(?:is|=))|(?<!\\p{L})(${spelled}) (?:term|член)|(\\d{1,3})-?(?:й|ый|ой|го)? член)`,
      'iu',
    )
      .exec(text.replace(/first term|перв\p{L}* член\p{L}*/giu, ' '))
      ?.slice(1)
      .find((each) => each),
  )
  const count = sumOf ?? termOf
  if (!step || !count || !Number.isInteger(count) || count < 1 || count > 500) return null
  const less = num(count - 1)
  if (!geometric) {
    if (terms.length > 2 && !near(2 * sizeOf(terms[1]!), sizeOf(terms[0]!) + sizeOf(terms[2]!))) return null
    const last = plus(start, times(step, less))
    return told(sumOf ? over(times(plus(start, last), num(count)), num(2)) : last)
  }
  if (count > 60) return null
  if (!sumOf) return told(times(start, power(step, less)))
  return told(over(times(start, minus(power(step, num(count)), num(1))), minus(step, num(1))))
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
const told = (task: Expr): TaskReading => ({ task: expression(task) })

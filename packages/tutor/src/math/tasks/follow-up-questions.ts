import { regExpOf } from '../../pattern.ts'
import type { Equation, Expr, Statement } from '../ast.ts'
import { children, equation, expression, isClosed, namesOf, number, request, withChildren } from '../ast.ts'
import type { Language } from '../latex.ts'
import { parseExpression } from '../parse.ts'
import { readMessage } from '../reading.ts'
import { withConstants } from '../relations.ts'

type Reader = (text: string, language: Language) => Statement | null

/**
 * Readers of texts that give equations and ask for something else: "if 2x + 3 = 11, what is x + 5?", the difference of
 * the roots, the parameter for which 2 is a root. Solving the equation alone would answer another question.
 */
export const followUpReaders: readonly Reader[] = [
  valueAfter,
  knownRoot,
  throughPoint,
  rootsAsked,
  rootsBetween,
  slopes,
  constantTerm,
]

const plain = (text: string) => text.replace(/[−–]/g, '-').replace(/\$/g, ' ').replace(/\s+/g, ' ').trim()

function parsed(text: string, language: Language): Expr | null {
  const source = text
    .replace(/[.,;?!\s]+$/, '')
    .replace(/^(?:the value of|value of|значение выражения|значение)\s+/iu, '')
  // Words would be parsed as products of letters.
  if (/\p{L}{3,}/u.test(source.replace(/\\?(?:sqrt|frac|sin|cos|tan|log|ln|lg|tg|cdot)/g, ''))) return null
  const read = withConstants(
    expression(parseExpression(source.replace(/^([xyab])([xyab])$/u, '$1*$2'), { commaIsDecimal: language === 'ru' })),
  )
  return read.kind === 'expression' ? read.value : null
}

/** The equations before the question; null if the text has anything else. */
function toldEquations(text: string, language: Language): readonly Equation[] | null {
  const found: Equation[] = []
  for (const line of readMessage(text, language).lines) {
    if (!('statement' in line)) return null
    const { statement } = line
    if (statement.kind === 'equation') found.push(statement)
    else if (statement.kind === 'system') {
      for (const each of statement.lines) {
        if (each.kind !== 'equation') return null
        found.push(each)
      }
    } else return null
  }
  return found.length > 0 ? found : null
}

const afterwards: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:if|given(?: that)?|suppose(?: that)?|when|let)\s+(?<told>.+?=.+?),?\s+(?:then\s+)?(?:what is|find|calculate|compute|evaluate|what does)\s+(?<asked>[^?]+?)(?:\s+equal)?\s*[?.]*$/iu,
    /^(?<told>[^?]*?=[^?]*?)[.,;]\s+(?:what is|find|calculate|compute|evaluate)\s+(?<asked>[^?]+?)\s*[?.]*$/iu,
    /^(?:find|what is|calculate|evaluate)\s+(?<asked>[^,]+?),?\s+(?:if|given(?: that)?|when)\s+(?<told>.+=.+?)\s*[?.]*$/iu,
  ],
  ru: [
    /^(?:если|известно,? что|пусть|дано,? что)\s+(?<told>.+?=.+?)[,.]\s*(?:то\s+)?(?:чему рав\p{L}+|найди(?:те)?|вычисли(?:те)?|сколько будет)\s+(?<asked>[^?]+?)\s*[?.]*$/iu,
    /^(?:найди(?:те)?|вычисли(?:те)?|чему рав\p{L}+)\s+(?<asked>[^,]+?),\s*(?:если|когда)\s+(?<told>.+=.+?)\s*[?.]*$/iu,
  ],
}

/** "If x + y = 7 and xy = 10, what is x^2 + y^2?" */
function valueAfter(raw: string, language: Language): Statement | null {
  const text = plain(raw)
  for (const pattern of afterwards[language]) {
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    const of = parsed(groups.asked!, language)
    const lines = toldEquations(groups.told!, language)
    // One trigonometric function given by another has its own reader, which handles the quadrant.
    if (/(?:sin|cos|tan|tg)\s*[a-zхα-ω]/iu.test(groups.told!)) continue
    if (!of || !lines || isClosed(of) || of.kind === 'name') continue
    const letters = [...new Set(lines.flatMap((line) => namesOf(line)))]
    if (namesOf(expression(of)).some((letter) => !letters.includes(letter))) continue
    // Plain values for letters are substituted; there is nothing to solve.
    if (lines.every(({ left, right }) => left.kind === 'name' && isClosed(right))) continue
    if (lines.length === 1 && letters.length === 1)
      return request('part', lines[0]!, { unknown: letters[0]!, values: [of] })
    if (lines.length === letters.length) return request('part', { kind: 'system', lines: [...lines] }, { values: [of] })
  }
  return null
}

const put = (of: Expr, letter: string, value: Expr): Expr =>
  of.kind === 'name'
    ? of.name === letter
      ? value
      : of
    : withChildren(
        of,
        children(of).map((child) => put(child, letter, value)),
      )

const only = (text: string, language: Language): Equation | null => {
  const lines = toldEquations(text, language)
  return lines?.length === 1 ? lines[0]! : null
}

/** "For what a does ax + 3 = 9 have the solution x = 2?"; «один из корней уравнения x² - 8x + q = 0 равен 3, найди q». */
function knownRoot(raw: string, language: Language): Statement | null {
  const text = plain(raw)
  const found =
    /^for (?:what|which) (?:value of )?(?<letter>[a-z]) does (?:the equation )?(?<told>.+?) have (?:the )?(?:solution|root) (?:(?<unknown>[a-z])\s*=\s*)?(?<value>-?[\d.,/]+)\s*\?*$/iu.exec(
      text,
    ) ??
    /^при каком (?:значении )?(?:параметра )?(?<letter>[a-z])\s+(?:уравнение )?(?<told>.+?) имеет (?:корень|решение) (?:(?<unknown>[a-zх])\s*=\s*)?(?<value>-?[\d.,/]+)\s*\?*$/iu.exec(
      text,
    ) ??
    /^один из корней (?:уравнения )?(?<told>.+?) рав[её]н (?<value>-?[\d.,/]+)[.,;]\s*найди(?:те)? (?<letter>[a-z])\s*[.?]*$/iu.exec(
      text,
    ) ??
    /^one (?:root|solution) of (?:the equation )?(?<told>.+?) is (?<value>-?[\d.,/]+)[.,;]\s*find (?<letter>[a-z])\s*[.?]*$/iu.exec(
      text,
    )
  const groups = found?.groups
  const line = groups && only(groups.told!, language)
  const value = groups && parsed(groups.value!, language)
  if (!line || !value) return null
  const letter = groups.letter!.toLowerCase()
  const unknown = namesOf(line).filter((each) => each !== letter)
  if (unknown.length !== 1 || !namesOf(line).includes(letter)) return null
  return equation(put(line.left, unknown[0]!, value), put(line.right, unknown[0]!, value))
}

/** «Найдите a, если прямая y = ax + 1 проходит через точку (2; 7)». */
function throughPoint(raw: string, language: Language): Statement | null {
  const text = plain(raw)
  const found =
    /^(?:find|what is)\s+(?<letter>[a-z])\s+if (?:the )?(?:line|graph(?: of)?|parabola|curve|function)?\s*(?<told>y\s*=.+?) passes through (?:the point )?\(\s*(?<x>-?[\d./]+)\s*[,;]\s*(?<y>-?[\d./]+)\s*\)\s*[?.]*$/iu.exec(
      text,
    ) ??
    /^(?:the )?(?:line|graph of|parabola) (?<told>y\s*=.+?) passes through (?:the point )?\(\s*(?<x>-?[\d./]+)\s*[,;]\s*(?<y>-?[\d./]+)\s*\)[.,;]\s*find (?<letter>[a-z])\s*[?.]*$/iu.exec(
      text,
    ) ??
    /^найди(?:те)?\s+(?<letter>[a-z]),?\s+если (?:прямая|график(?: функции)?|парабола|гипербола)?\s*(?<told>[yу]\s*=.+?) проходит через точку (?:\p{Lu}\s*)?\(\s*(?<x>-?[\d.,/]+)\s*;\s*(?<y>-?[\d.,/]+)\s*\)\s*[?.]*$/iu.exec(
      text,
    ) ??
    /^(?:прямая|график функции|парабола|гипербола) (?<told>[yу]\s*=.+?) проходит через точку (?:\p{Lu}\s*)?\(\s*(?<x>-?[\d.,/]+)\s*;\s*(?<y>-?[\d.,/]+)\s*\)[.,;]\s*найди(?:те)? (?<letter>[a-z])\s*[?.]*$/iu.exec(
      text,
    )
  const groups = found?.groups
  const line = groups && only(groups.told!.replace(/^у/iu, 'y'), language)
  const [x, y] = groups ? [parsed(groups.x!, language), parsed(groups.y!, language)] : [null, null]
  if (!line || !x || !y || line.left.kind !== 'name' || line.left.name !== 'y') return null
  const right = put(line.right, 'x', x)
  return namesOf(expression(right)).join() === groups!.letter!.toLowerCase() ? equation(right, y) : null
}

/** "The sum of all x such that ...", "the difference between the two roots". */
function rootsAsked(raw: string, language: Language): Statement | null {
  const text = plain(raw)
  const sum =
    /^(?:what is|find|compute)\s+the (?<what>sum|product) of (?:all |the )*(?:real |possible )*(?:values of |numbers )?(?<unknown>[a-z])?\s*(?:such that|satisfying|that satisfy|for which|with)\s+(?<told>.+?)\s*[?.]*$/iu.exec(
      text,
    )
  if (sum?.groups) {
    const line = only(sum.groups.told!, language)
    if (!line || namesOf(line).length !== 1) return null
    return request(sum.groups.what!.toLowerCase() === 'sum' ? 'roots-sum' : 'roots-product', line)
  }
  const difference =
    /^(?:what is|find)\s+the (?:positive |absolute )?difference (?:between|of) the (?:two |larger and (?:the )?smaller )?(?:roots|solutions) (?:of|to) (?:the equation )?(?<told>.+?)\s*[?.]*$/iu.exec(
      text,
    ) ??
    /^(?:найди(?:те)?|чему равна) разность (?:большего и меньшего )?(?:корней|решений) уравнения (?<told>.+?)\s*[?.]*$/iu.exec(
      text,
    )
  const line = difference?.groups && only(difference.groups.told!, language)
  return line && namesOf(line).length === 1 ? request('roots-difference', line) : null
}

/** "The derivative of x^3 at x = 2", «угловой коэффициент касательной в точке x = 3». */
function slopes(raw: string, language: Language): Statement | null {
  const text = plain(raw)
  const found =
    /^(?:what is|find|calculate|evaluate)\s+the (?:value of the )?(?:derivative of|slope of the tangent(?: line)? to(?: the (?:graph|curve)(?: of)?)?)\s+(?<told>.+?)\s+(?:at|when|for|in)(?: the point)?(?: where)?\s+(?<unknown>[a-z])\s*=\s*(?<value>-?[\d./]+)\s*[?.]*$/iu.exec(
      text,
    ) ??
    /^(?:найди(?:те)?|вычисли(?:те)?|чему рав\p{L}+)\s+(?:значение )?производн\p{L}+ (?:функции )?(?<told>.+?)\s+(?:в точке|при)\s+(?<unknown>[a-zх])(?:_?[0₀])?\s*=\s*(?<value>-?[\d.,/]+)\s*[?.]*$/iu.exec(
      text,
    )
  const groups = found?.groups
  const of = groups && parsed(groups.told!.replace(/^(?:[yу]|f\s*\(\s*[xх]\s*\))\s*=\s*/iu, ''), language)
  const at = groups && parsed(groups.value!, language)
  const unknown = groups?.unknown?.toLowerCase().replace('х', 'x')
  if (!of || !at || !unknown || namesOf(expression(of)).join() !== unknown) return null
  return request('slope', expression(of), { unknown, values: [at] })
}

// Every part may be missing, so each brings its own space: spaces side by side would be divided in every way.
const end = '-?(?:\\d+(?:[.,]\\d+)?)?(?:\\s*(?:\\\\?pi|π))?(?:\\s*\\/\\s*\\d+)?(?:\\s*(?:°|градус\\p{L}*|degrees))?'
const between = regExpOf(
  `,?\\s*(?:(?:that (?:lie|are) |lying )?(?:on|in|over)(?: the)?(?: (?:interval|segment|range))?|(?:котор\\p{L}+ )?(?:принадлежащи\\p{L}+|лежащи\\p{L}+|из|на|в)?\\s*(?:отрезк\\p{L}+|промежутк\\p{L}+|интервал\\p{L}+))\\s*(?<open>[[(])\\s*(?<from>${end})\\s*[;,]\\s*(?<to>${end})\\s*(?<close>[\\])])`,
  'iu',
)
const bounds = regExpOf(
  `,?\\s*(?:for|where|with|при|если|и)\\s+(?<from>${end})\\s*(?<open><=?|≤)\\s*[a-zхα-ω]\\s*(?<close><=?|≤)\\s*(?<to>${end})`,
  'iu',
)

/** Further ways to tell where an angle lies, which beside other equations may be conditions or ends of their own. */
const anglesBetween: readonly RegExp[] = [
  regExpOf(
    `,?\\s*(?:(?:for|where|при|на|для)\\s+)?(?:[a-zхα-ω]\\s*)?(?:∈|\\\\in|in|на|from|between|от|из)\\s+(?<open>[[(])?\\s*(?<from>${end})\\s*(?:[;,]|to|and|до)\\s*(?<to>${end})\\s*(?<close>[\\])])?$`,
    'iu',
  ),
  regExpOf(
    `(?<!\\s),?\\s*(?:(?:for|where|with|при|если|и|для)\\s*)?(?<from>${end})\\s*(?<open><=?|≤)\\s*[a-zхα-ω]\\s*(?<close><=?|≤)\\s*(?<to>${end})$`,
    'iu',
  ),
]

/**
 * "0 ≤ x ≤ 360": a whole number of right angles is told in degrees, whether or not the sign stands there, and "0 to 360
 * degrees" says it of both ends.
 */
function inDegrees(ends: readonly [string, string]): readonly string[] {
  const isBare = (each: string) => /^-?\d+(?:[.,]\d+)?$/.test(each)
  const areRight =
    ends.every((each) => isBare(each) && Number(each) % 90 === 0) && ends.some((each) => Number(each) !== 0)
  return areRight || ends.some((each) => each.includes('°'))
    ? ends.map((each) => (isBare(each) ? `${each}°` : each))
    : ends
}

/** «корни уравнения на отрезке [0; 2π]», "for 0° <= x <= 360°", "the smallest positive root", "in degrees". */
function rootsBetween(raw: string, language: Language): Statement | null {
  const text = plain(raw)
    .replace(/\\(?:left|right)/g, '')
    .replace(/\\leq?/g, '<=')
  const isAngle = trigonometric.test(text)
  const found = between.exec(text) ?? bounds.exec(text)
  const further = found || !isAngle ? null : text.replace(/[\s?.!]+$/, '')
  const place =
    found ??
    (further === null ? null : anglesBetween.map((each) => each.exec(further)).find((each) => each !== null)) ??
    null
  const asked = place ? text.slice(0, place.index) + text.slice(place.index + place[0].length) : text
  const first =
    /(?<which>smallest|least) positive (?:root|solution)|(?<that>greatest|largest) negative (?:root|solution)|(?<which2>наименьш\p{L}+) положительн\p{L}+ корень|(?<that2>наибольш\p{L}+) отрицательн\p{L}+ корень/iu.exec(
      asked,
    )
  const isInDegrees = /(?:in|to) degrees|в градусах/iu.test(asked)
  if (!place && !first && !isInDegrees) return null
  const told = asked.replace(
    /(?:give (?:the )?answers?|ответ (?:дай(?:те)?|запиши(?:те)?))?\s*(?:in|to|в) (?:degrees|градусах)/iu,
    ' ',
  )
  const line = only(
    told
      .replace(/^.*?(?:уравнени\p{L}+|equation|solve|реши(?:те)?|(?:roots|solutions?|root) of|корни|корень)\s+/iu, '')
      // "Find all x with 0° ≤ x < 360° such that ...".
      .replace(
        /^(?:find|determine|give|найди(?:те)?|найти)\s+(?:all\s+|все\s+)?(?:values of\s+|значения\s+)?[xх](?:[\s,]+(?:with|where|for which|such that|so that|при которых|для которых))+\s+/iu,
        '',
      ),
    language,
  )
  if (!line || namesOf(line).length !== 1) return null
  const unknown = namesOf(line)[0]!
  if (first) {
    const isPositive = first.groups!.which !== undefined || first.groups!.which2 !== undefined
    return request('root-first', line, { unknown, values: [number(isPositive ? 1 : -1)] })
  }
  if (!place) return trigonometric.test(told) ? request('in-degrees', line, { unknown }) : null
  const { from = '', to = '', open = '[', close = ']' } = place.groups!
  const written = [from, to].map((each) =>
    each
      .replace(/градус\p{L}*|degrees/giu, '°')
      .replace(/\\?pi/giu, 'π')
      .replace(/\s/g, ''),
  ) as [string, string]
  const ends = (isAngle ? inDegrees(written) : written).map((each) => parsed(each, language))
  if (ends.some((each) => !each || !isClosed(each))) return null
  const closed = (open === '[' || /[=≤]/.test(open) ? 1 : 0) + (close === ']' || /[=≤]/.test(close) ? 2 : 0)
  return request('roots-between', line, { unknown, values: [ends[0]!, ends[1]!, number(closed)] })
}
const trigonometric = /sin|cos|tan|tg|cot/iu

function constantTerm(raw: string, language: Language): Statement | null {
  const found =
    /^(?:what is|find)\s+the (?:constant term|coefficient of (?<letter>[a-z])\s*(?:\^?\s*\{?(?<degree>\d+)\}?)?) (?:of|in)(?: the)?(?: expansion of)?\s+(?<told>.+?)\s*[?.]*$/iu.exec(
      plain(raw),
    ) ?? /^найди(?:те)? свободный член (?:многочлена |выражения )?(?<told>.+?)\s*[?.]*$/iu.exec(plain(raw))
  const groups = found?.groups
  const of = groups && parsed(groups.told!, language)
  const unknown = of ? namesOf(expression(of)) : []
  if (!of || unknown.length !== 1) return null
  const degree = groups.letter === undefined ? 0 : Number(groups.degree ?? 1)
  return request('coefficient', expression(of), { unknown: groups.letter ?? unknown[0]!, values: [number(degree)] })
}

/**
 * Whether a text asks for something derived from a result ("the cube of the largest root", "the third term of the
 * expansion"), so that solving or expanding alone would not answer it.
 */
export const asksBeyond = (text: string): boolean =>
  /(?:cube|square|half|double|twice|reciprocal|sum|difference|product|quotient|ratio|number|negative) of (?:all |the |its |both |real |integer |largest |smallest |larger |smaller |positive )*(?:roots?|solutions?|values?|integers?)|terms? (?:in|of) the expansion|must be added|should be added|(?:integer|whole number) (?:closest|nearest) to|closest to|which two consecutive/iu.test(
    text,
  ) ||
  /(?:куб|квадрат|половин\p{L}*|удвоенн\p{L}*|утроенн\p{L}*|сумм\p{L}*|разност\p{L}*|произведени\p{L}*|отношени\p{L}*|частн\p{L}*|модул\p{L}*|количеств\p{L}*) (?:всех |двух |его |наибольш\p{L}* |наименьш\p{L}* |больш\p{L}* |меньш\p{L}* |целых |натуральных |положительн\p{L}* |и )*(?:корн\p{L}*|решени\p{L}*)|член\p{L}* разложения|какое число (?:надо|нужно|следует) (?:прибавить|добавить)|ближайш\p{L}* (?:к|целое)/iu.test(
    text,
  )

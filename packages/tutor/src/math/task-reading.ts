import { regExpOf } from '../pattern.ts'
import { remembered } from '../remembered.ts'
import type { Expr, Operation, Request, Statement } from './ast.ts'
import { binary, call, equation, expression, isClosed, namesOf, number, request, rootOf } from './ast.ts'
import type { Language } from './latex.ts'
import { parseExpression } from './parse.ts'
import { readMessage } from './reading.ts'
import { withConstants } from './relations.ts'
import { simplifyExpression } from './simplify.ts'
import { writeSpoken } from './spoken.ts'
import { readStory, type TaskReading } from './stories.ts'
import { says } from './tasks/pattern.ts'
import { hasFixedForm, orNothing, readSchoolTask } from './tasks/read.ts'
import { unexplained } from './tasks/signals.ts'

type Subject = Exclude<Statement, Request>

const word = (pattern: string) => regExpOf(`(?<!\\p{L})(?:${pattern})`, 'i')

/** Phrases by operation; the first match wins. */
const wordings: readonly (readonly [Operation, RegExp])[] = [
  [
    'prime-factors',
    word(
      'prime factor|factor(?:s|i[sz]ation)? into primes|product of primes|произведениp{L}* простых|разлож\\p{L}* .*прост\\p{L}* множител|прост\\p{L}* множител',
    ),
  ],
  [
    'is-prime',
    word(
      'is -?\\d+ (?:a )?(?:prime|composite)|prime or composite|прост\\p{L}* (?:ли )?(?:число )?-?\\d+\\??$|является ли .*прост|число \\d+ простое|прост\\p{L}* или составн',
    ),
  ],
  ['divisors', word('(?:all )?(?:the )?(?:divisors|factors) of \\d+|(?:все )?делител\\p{L}* (?:числа )?\\d+')],
  ['remainder', word('remainder|остаток|остатка')],
  ['round', word('(?<!(?:go|goes|right|way|walks?|runs?|all|fence|path|once|times) )round(?:ed)?\\b|round off|округл')],
  [
    'sort',
    word(
      'sort|order from|from (?:least|smallest|greatest|largest|biggest) to|put .* in (?:\\p{L}+ )?order|in (?:ascending|descending|increasing|decreasing) order|order the|расположи|упорядоч|в порядке (?:возраст|убыв)',
    ),
  ],
  [
    'compare',
    word(
      'compare|which is (?:bigger|greater|larger|smaller)|сравни|что больше|что меньше|какое (?:из )?чис\\p{L}* больше',
    ),
  ],
  [
    'mean',
    word(
      'mean|average|среднее (?:чисел|ряда)|среднее арифметическое|средн\\p{L}* арифметическ|среднее значение|найди\\p{L}* среднее',
    ),
  ],
  ['median', word('median|медиан')],
  ['mode', word('the mode|mode of|мод[ау] (?:ряда|чисел|набора|выборки)|найди\\p{L}* моду')],
  ['spread', word('range of (?:the )?(?:data|numbers|set|values|list|following|-?\\d)|the range|размах')],
  ['variance', word('variance|дисперси')],
  ['second-derivative', word('second derivative|втор\\p{L}* производн')],
  [
    'nth-derivative',
    word('(?:third|fourth|fifth|sixth) derivative|(?:треть\\p{L}*|четв[её]рт\\p{L}*|пят\\p{L}*) производн'),
  ],
  ['tangent', word('tangent line|tangent to|equation of the tangent|касательн')],
  [
    'extrema',
    word('extrem|local (?:max|min)|maxima|minima|turning point|точк\\p{L}* (?:экстремум|максимум|минимум)|экстремум'),
  ],
  ['differentiate', word('derivative|differentiat|производн|дифференц|продифф')],
  ['integrate', word('integra|antiderivative|первообразн|интеграл|проинтегр')],
  ['limit', word('limit|предел')],
  [
    'domain',
    word('domain|(?:не )?име\\p{L}* (?:ли )?смысл|область определения|области определения|одз|область допустимых'),
  ],
  ['zeros', word('zeros? of|zeroes of|x-intercepts?|roots of (?:the )?(?:polynomial|function)|нул[иь] функци')],
  ['complete-square', word('complet\\p{L}* the square|vertex form|выдел\\p{L}* (?:полн\\p{L}* )?квадрат')],
  ['vertex', word('vertex|вершин\\p{L}* параболы|координаты вершины')],
  [
    'factor',
    word(
      'common factor (?:from|out of)|factor|разлож\\p{L}*(?!.*(?:сумм|вектор|бином))|на множител|вынес\\p{L}* (?:общий )?множител|вынес\\p{L}* за скобк|в виде (?:квадрата (?:двучлена|суммы|разности)|произведения)',
    ),
  ],
  [
    'expand',
    word(
      'expand(?!ed|ing)|multiply out|remove (?:the )?(?:brackets|parentheses)|открой\\p{L}* скобк|раскр(?:ой\\p{L}*|ыть|ывай\\p{L}*) скобк|бином\\p{L}* ньютона|binomial theorem|представ\\p{L}* в виде многочлена',
    ),
  ],
  ['nth-term', word("[a-z]['’-]?th term|general term|formula for the sequence|формул\\p{L}* n-?го члена|n-?й член")],
  [
    'next-term',
    word(
      'next (?:term|number)|what comes next|what is next|comes next|continue the sequence|следующ\\p{L}* (?:член|число)|продолж\\p{L}* (?:ряд|последовательность)',
    ),
  ],
]

/** Operations whose phrases do not occur in stories about things. */
const wordedOnly: readonly Operation[] = [
  'round',
  'prime-factors',
  'is-prime',
  'divisors',
  'compare',
  'sort',
  'solve-for',
]

const aboutFigures = regExpOf(
  '(?<!\\p{L})(?:hypotenuse|triangle|rectangle|square|circle|radius|diameter|circumference|trapez|parallelogram|rhombus|polygon|pentagon|hexagon|cube|cuboid|cone|cylinder|sphere|prism|pyramid|(?:percent|%|half|third|quarter|\\d) of (?:a|the|what|which|some|an unknown)? ?number|consecutive|гипотенуз|катет|треугольник|прямоугольник|квадрат|круг|окружност|радиус|диаметр|трапеци|параллелограмм|ромб|многоугольник|куба|параллелепипед|конус|цилиндр|призм|пирамид|последовательн\\p{L}* (?:натуральн\\p{L}* |ч[её]тн\\p{L}* |неч[её]тн\\p{L}* |цел\\p{L}* )?чис|(?:процент\\p{L}*|%|\\d) (?:от )?(?:некоторого |неизвестного )?числа)',
  'iu',
)
const aboutThings = regExpOf(
  '(?<!\\p{L})(?:gardens?|rooms?|fields?|fences?|walls?|ladder|parks?|pools?|floors?|tables?|pizzas?|boxes|tiles?|wheels?|yards?|costs?|pays?|paid|buy|walks?|сад|комнат|забор|участ|бассейн|лестниц|огород|клумб|парк|стен|коробк|плит|кол[её]с|руб|сто[ия]т)',
  'iu',
)

/**
 * Whether a question has one fixed form about numbers, formulas or units, so that it is no story, however long the
 * sentence.
 */
export function isMechanical(text: string, language: Language): boolean {
  if (hasFixedForm(text, language)) return true
  // Only figures and numbers, no garden or wall: the question is about a relation, not a story.
  if (aboutFigures.test(text) && !aboutThings.test(text) && readTaskInWords(text, language) !== null) return true
  const told = orNothing(() => byWording(text, politely(text), language))
  return told?.task.kind === 'request' && wordedOnly.includes(told.task.operation)
}

const polite = /\b(?:please|can you|could you|help me(?: to)?)\b|пожалуйста|помоги\p{L}*(?: мне)?/giu

/** Reads the task of a message, by its notation first, then by its wording. null where there is none. */
export const readTask = remembered((text: string, language: Language): TaskReading | null => {
  if (text.length > 1500) return null
  const told = writeSpoken(text, language)
  return orNothing(() => readWorded(told, politely(told), language) ?? byFormula(told, language))
})

/** Reads a task from the words of a message, not from its formula alone. */
export const readTaskInWords = remembered((text: string, language: Language): TaskReading | null => {
  if (text.length > 1500) return null
  const told = writeSpoken(text, language)
  return orNothing(() => readWorded(told, politely(told), language))
})

function readWorded(text: string, plain: string, language: Language): TaskReading | null {
  for (const reader of [readSchoolTask, byNotation, (each: string) => byWording(text, each, language), readStory]) {
    const found = orNothing(() => reader(plain, language))
    if (found) return found
  }
  return null
}

const politely = (text: string) => text.replace(polite, ' ').replace(/\s+/g, ' ').trim()

const parse = (text: string, language: Language): Expr => {
  const value = withConstants(
    expression(
      parseExpression(text.replace(/[.,;?!\s]+$/, ''), { commaIsDecimal: language === 'ru' || !/\d,\s/.test(text) }),
    ),
  )
  return value.kind === 'expression' ? value.value : number(0)
}

// ---- Notations of calculus and lists -------------------------------------------------------------------------------

function byNotation(text: string, language: Language): TaskReading | null {
  const limit =
    /(?:\\?lim|предел|limit)\s*(?:_|\\limits|при|as|of)?\s*[({_]*\s*([a-zхt])\s*(?:->|→|\\to|=>|стремится к|approaches|tends to)\s*([^\s})]+|\\?[-+]?\s*(?:∞|\\infty))\s*[)}]*\s*(?:of\s+)?(.+)$/iu.exec(
      text,
    )
  if (limit)
    return {
      task: request('limit', expression(parse(upToWords(limit[3]!), language)), {
        unknown: latin(limit[1]!),
        values: [infinite(limit[2]!, language)],
      }),
    }
  const later = /limit of\s+(.+?)\s+as\s+([a-z])\s*(?:->|→|approaches|tends to|goes to)\s*(\S+)/iu.exec(text)
  if (later)
    return {
      task: request('limit', expression(parse(later[1]!, language)), {
        unknown: later[2]!,
        values: [infinite(later[3]!, language)],
      }),
    }
  // "∫ from 0 to 2 of (3x² - 2x)dx", «интеграл от 0 до 2 (3x² - 2x) dx».
  const withBounds = text.replace(
    /(?:\\int|∫|(?<!\p{L})(?:integral|интеграл))\s*(?:from|от)\s+([-+\dπ./]+)\s+(?:to|до)\s+([-+\dπ./]+)\s+(?:of\s+|от\s+)?(?=.*\bd\s?[a-z]\b)/iu,
    '∫_{$1}^{$2} ',
  )
  const integral =
    /(?:\\int|∫)\s*(?:_\s*\{?([^\s{}^]+)\}?\s*\^\s*\{?([^\s{}]+)\}?|\(([^;,]+)[;,]([^)]+)\)(?=\s*[^)]))?\s*(.+?)\s*\\?,?\s*d\s*([a-zхt])\b/iu.exec(
      withBounds,
    )
  if (integral) {
    const [, low, high, low2, high2, body, letter] = integral
    const subject = expression(parse(body!, language))
    const unknown = latin(letter!)
    const [from, to] = [low ?? low2, high ?? high2]
    return from && to
      ? {
          task: request('definite-integral', subject, {
            unknown,
            values: [parse(from, language), parse(to, language)],
          }),
        }
      : { task: request('integrate', subject, { unknown }) }
  }
  // "Find dy/dx for y = 3x⁴ - 5x²" names what is differentiated behind the sign.
  const named = /\bd([a-z])\s*\/\s*d([a-z])\s+(?:for|of|if|when|where|given|если|для|при)\s+\1\s*=\s*([^=]+)$/iu.exec(
    text,
  )
  if (named)
    return { task: request('differentiate', expression(parse(upToWords(named[3]!), language)), { unknown: named[2]! }) }
  const slope = /(?:\\frac\s*\{d\}\s*\{d([a-z])\}|d\s*\/\s*d([a-z]))\s*(.+)$/u.exec(text)
  if (slope)
    return {
      task: request('differentiate', expression(parse(slope[3]!, language)), { unknown: slope[1] ?? slope[2]! }),
    }
  const primed = /^(?:[^()]*?\s)?\(([^=]+)\)\s*(''|'|′|″)\s*(?:=\s*\??)?$/u.exec(text)
  if (primed)
    return {
      task: request(
        /''|″/.test(primed[2]!) ? 'second-derivative' : 'differentiate',
        expression(parse(primed[1]!, language)),
      ),
    }
  return null
}

const latin = (letter: string) => letter.replace('х', 'x')

/** A formula with trailing words removed. */
const upToWords = (text: string): string =>
  text.split(/\s+(?=(?!(?:sin|cos|tan|tg|ctg|cot|ln|lg|log|sqrt|exp|pi|abs|arc\p{L}+)(?!\p{L}))\p{L}{2,})/iu)[0] ?? text

function infinite(text: string, language: Language): Expr {
  const cleaned = text.replace(/\\infty|infinity|бесконечности/i, '∞').replace(/[{}]/g, '')
  return parse(cleaned.replace(/^\+/, ''), language)
}

// ---- Wordings ------------------------------------------------------------------------------------------------------

function byWording(text: string, plain: string, language: Language): TaskReading | null {
  const numbers = numbersTask(plain, language)
  if (numbers) return numbers
  const found = wordings.find(([, pattern]) => pattern.test(plain))
  if (
    found?.[0] === 'prime-factors' &&
    oneFactor.test(plain.replace(/(?:as|в виде) (?:a |the )?(?:product|произведени\p{L}*)/iu, ' '))
  )
    return null
  const solveFor = /(?<!\p{L})(?:solve|вырази\p{L}*|rearrange|make)(?!\p{L})|относительно/iu.test(plain)
    ? letterWanted(plain)
    : null
  const at =
    /(?:for|when|if|at|при|если|where|в точке(?:,? где| с абсциссой)?)\s+(?:the point\s+)?(?:where\s+)?([a-zху])(?:_?0|₀)?\s*=\s*(-?[\d.,/√π\s()]*[\d)π])/iu.exec(
      plain,
    )
  const worded = found?.[0] === 'expand' && at ? null : found
  if (worded) return withOperation(worded[0], text, plain, language, at)
  const given =
    /([a-z])\s*\(\s*([a-zх])\s*\)\s*=\s*(.+?)[.,;]?\s+(?:find|evaluate|what is|calculate|compute|determine|найди\p{L}*|вычисли\p{L}*|чему равно)\s+\1\s*\(\s*([^()]+)\s*\)/iu.exec(
      plain,
    ) ?? functionCallAhead(plain)
  if (given && !/(?<![a-z])[fgh]\s*\(/iu.test(given[3]!)) {
    return {
      task: request('evaluate', expression(parse(given[3]!, language)), {
        unknown: latin(given[2]!),
        values: [parse(given[4]!, language)],
      }),
    }
  }
  if (at) {
    const body = plain.replace(at[0], ' ')
    const statement = firstFormula(body, language)
    // With another letter given as well, half of the task would be lost.
    const isOnlyOne = !/(?<![\p{L}\d])[a-zху]\s*=\s*-?\d/iu.test(body)
    if (isOnlyOne && statement?.kind === 'expression' && namesOf(statement).includes(latin(at[1]!))) {
      const operation = asksToSimplify.test(plain) && hasWorkLeft(statement) ? 'simplify-at' : 'evaluate'
      return { task: request(operation, statement, { unknown: latin(at[1]!), values: [parse(at[2]!, language)] }) }
    }
  }
  if (solveFor) {
    const read = firstFormula(plain, language)
    // In "y = mx + c for m" the right side alone would be half of the formula.
    const isWhole = read && read.kind !== 'expression' && namesOf(read).includes(solveFor)
    const statement = isWhole ? read : formulaOfLetters(plain, language)
    if (
      statement &&
      (statement.kind === 'equation' || statement.kind === 'system') &&
      namesOf(statement).length > 1 &&
      namesOf(statement).includes(solveFor)
    ) {
      return { task: statement.kind === 'system' ? statement : request('solve-for', statement, { unknown: solveFor }) }
    }
  }
  return null
}

/** The largest prime factor and the number of factors are other questions. */
const oneFactor =
  /(?:biggest|largest|greatest|smallest|least|how many|number of|sum of|product of|наибольш\p{L}*|наименьш\p{L}*|сколько|сумм\p{L}*)\s[^.?]*(?:prime factor|прост\p{L}* (?:множител|делител))/iu

/** `A = lw`, `V = IR`: in a task about letters, short words next to the sign are products. */
function formulaOfLetters(text: string, language: Language): Subject | null {
  const bare = text
    .replace(
      /(?:for|относительно)\s+[a-zA-Z](?!\p{L})|make\s+[a-zA-Z]\s+the subject(?: of)?|вырази\p{L}*\s+[a-zA-Z](?!\p{L})/giu,
      ' ',
    )
    .replace(/[.,;:?!]+(?=\s|$)/gu, ' ')
  const found = /(?:^|\s)((?:(?!\p{L}{3})[\w()^*/+.²³·π-]+(?:\s+|(?==)))+=[\s\w()^*/+.²³·π-]+)/u.exec(bare)
  const [left, right, ...more] = found?.[1]?.replace(/(?<=\s)(?:of|in|the|to|if)\s/giu, '').split('=') ?? []
  if (!left || !right || more.length > 0) return null
  return equation(parse(left, language), parse(right, language))
}

/** "Find f(3) if f(x) = x² + 1". */
function functionCallAhead(text: string): RegExpExecArray | null {
  const found =
    /([a-z])\s*\(\s*(-?[\d.,/]+)\s*\)\s*(?:if|when|where|given|for|,|если|при|для)\s*\1\s*\(\s*([a-zх])\s*\)\s*=\s*(.+)$/iu.exec(
      text,
    )
  if (!found) return null
  const [whole, fn, at, letter, body] = found
  return Object.assign([whole, fn, letter, body, at], {
    index: found.index,
    input: found.input,
  }) as unknown as RegExpExecArray
}

function letterWanted(text: string): string | null {
  const found =
    /(?:\bfor\s+([a-zA-Z])\b(?!\s*=)|make\s+([a-zA-Z])\s+the subject|вырази\p{L}*\s+(?:из\s+\p{L}+\s+)?(?:переменную\s+|букву\s+)?([a-zA-Zху])(?!\p{L})|относительно\s+(?:переменной\s+)?([a-zA-Zху])(?!\p{L}))/u.exec(
      text,
    )
  const letter = found && (found[1] ?? found[2] ?? found[3] ?? found[4])
  return letter ? letter.replace('х', 'x').replace('у', 'y') : null
}

/** The first formula of a text: the right side of `f(x) =` and `y =`, else the line itself. */
function firstFormula(text: string, language: Language): Subject | null {
  const named = /(?:(?<!\p{L})[fghyFGуφp]\s*\(\s*[a-zхt]\s*\)|(?<![\p{L}\d])[yу])\s*=\s*(.+)$/u.exec(text)
  const lines = readMessage(named ? named[1]! : text, language).lines
  const line = lines.find((each) => 'statement' in each)
  if (!line || !('statement' in line) || line.statement.kind === 'request') return null
  return line.statement
}

function withOperation(
  operation: Operation,
  text: string,
  plain: string,
  language: Language,
  at: RegExpExecArray | null,
): TaskReading | null {
  if (
    [
      'prime-factors',
      'is-prime',
      'divisors',
      'remainder',
      'round',
      'sort',
      'compare',
      'mean',
      'median',
      'mode',
      'spread',
      'variance',
      'next-term',
      'nth-term',
    ].includes(operation)
  ) {
    return listTask(operation, plain, language)
  }
  const without = at && operation !== 'limit' ? plain.replace(at[0], ' ') : text
  const body = without.replace(/(?:with respect to|wrt|по переменной|по)\s+[a-zхt](?!\p{L})/iu, ' ')
  const respect = /(?:with respect to|wrt|по переменной|по)\s+([a-zхt])(?!\p{L})/iu.exec(plain)
  const statement = firstFormula(body, language)
  if (!statement) return null
  // "Solve by factoring" names the method, not the operation.
  if (statement.kind === 'equation' && ['factor', 'complete-square'].includes(operation) && asksToSolve.test(plain))
    return { task: statement }
  if (operation === 'factor' && statement.kind === 'expression' && isClosed(statement.value))
    return listTask('prime-factors', plain, language)
  const subject =
    statement.kind === 'equation' && operation !== 'solve'
      ? expression(
          statement.left.kind === 'name' ? statement.right : binary('subtract', statement.left, statement.right),
        )
      : statement
  if (subject.kind !== 'expression') return null
  const unknown = respect ? latin(respect[1]!) : namesOf(subject).includes('x') ? 'x' : namesOf(subject)[0]
  const rest = unknown ? { unknown } : {}
  if (operation === 'integrate') {
    const bounds = /(?:from|от|с)\s+(-?[\d.,/π]+)\s+(?:to|до|по)\s+(-?[\d.,/π]+)/iu.exec(plain)
    if (bounds)
      return {
        task: request('definite-integral', expression(stripped(subject, bounds[0], plain, language)), {
          ...rest,
          values: [parse(bounds[1]!, language), parse(bounds[2]!, language)],
        }),
      }
  }
  if (operation === 'tangent') {
    const point = at?.[2] ?? /(?:at|в точке)\s*\(?\s*(-?[\d.,/]+)/iu.exec(plain)?.[1]
    return point ? { task: request('tangent', subject, { ...rest, values: [parse(point, language)] }) } : null
  }
  if (operation === 'differentiate' && at)
    return { task: request('slope', subject, { ...rest, values: [parse(at[2]!, language)] }) }
  // The intercepts of a line in two letters are not its zeros.
  if (
    operation === 'zeros' &&
    (namesOf(subject).length > 1 || /perpendicular|parallel|перпендикуляр|параллельн/iu.test(plain))
  )
    return null
  if (operation === 'nth-derivative') {
    const order = orders.findIndex((pattern) => pattern.test(plain)) + 3
    const values = at ? [number(order), parse(at[2]!, language)] : [number(order)]
    return { task: request(operation, subject, { ...rest, values }) }
  }
  if (operation === 'second-derivative' && at)
    return { task: request('nth-derivative', subject, { ...rest, values: [number(2), parse(at[2]!, language)] }) }
  return { task: request(operation, subject, rest) }
}

const asksToSimplify =
  /(?<!\p{L})(?:simplif|expand|multiply out|remove (?:the )?(?:brackets|parentheses)|упро[сщ]|раскр|преобраз|привед\p{L}* подобн)/iu
const hasWorkLeft = ({ value }: Subject & { kind: 'expression' }): boolean => {
  const simple = simplifyExpression(value)
  return typeof simple !== 'string' && simple.steps.length > 0
}
const asksToSolve = /(?<!\p{L})(?:solve|roots?|реши\p{L}*|корн\p{L}*)(?!\p{L})/iu
const orders = [/third|треть/iu, /fourth|четв/iu, /fifth|пят/iu, /sixth/iu]

/** The formula without the bounds after it. */
function stripped(subject: Subject & { kind: 'expression' }, bounds: string, text: string, language: Language): Expr {
  const again = firstFormula(text.replace(bounds, ' '), language)
  return again?.kind === 'expression' ? again.value : subject.value
}

// ---- Numbers and lists ---------------------------------------------------------------------------------------------

const numeral = '-?\\d+(?:[.,]\\d+)?(?:\\s*/\\s*\\d+)?%?'

function listOf(text: string, language: Language): Expr[] {
  const body = language === 'ru' ? text.replace(/,\s+/g, '; ') : text.replace(/,\s+|,(?=-?\d)/g, '; ')
  const found = body.match(regExpOf(`(?<![\\p{L}\\d^_])(?:${numeral}|√\\d+|π)`, 'gu')) ?? []
  return found.map((each) => parse(each, language))
}

/** The task derives its numbers from others: those in the text are not its operands. */
const derived =
  /(?<!\p{L})(?:sums?|products?|differences?|quotients?|squares?|cubes?|reciprocals?|half|twice|double|triple)(?: of)?(?!\p{L})|(?<!\p{L})(?:сумм[аыеу]|произведени[еяю]|разност[ьи]|частно|квадрат|куб|удвоенн|утроенн|половин)\p{L}*|[\d)]\s*\^|[²³⁴⁵]|[\d)]\s*[*·]\s*[a-z]|(?<!\p{L})(?:let|suppose|пусть)(?!\p{L})/iu
const plainOperations: readonly Operation[] = ['round', 'remainder', 'mean', 'median', 'mode', 'spread', 'variance']

/** Always up, always down, or twice: ordinary rounding does not apply. */
const anotherRounding =
  /(?<!\p{L})(?:down|up|then|truncate\p{L}*|significant|недостатк\p{L}*|избытк\p{L}*|меньшую|большую|потом|затем|значащ\p{L}*)(?!\p{L})/iu

function listTask(operation: Operation, plain: string, language: Language): TaskReading | null {
  if (plainOperations.includes(operation) && derived.test(plain)) return null
  if (operation === 'round' && anotherRounding.test(plain)) return null
  // "The mean of 4, 8 and x is 7": one of the numbers is unknown.
  if (plainOperations.slice(2).includes(operation) && /(?<!\p{L})[xyznхун](?![\p{L}'’-])/iu.test(plain)) return null
  const joined = ['round', 'prime-factors', 'is-prime', 'divisors'].includes(operation)
    ? plain.replace(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, '')
    : plain
  const text = joined.replace(/(?<!\p{L})[a-z]['’-]?th(?= term)|n-?(?:th|го|й)(?!\p{L})/giu, ' ')
  const values = listOf(text, language)
  if (operation === 'round') {
    const places = roundingPlaces(plain)
    const [first] = values
    return first && places !== null ? { task: request('round', expression(first), { values: [number(places)] }) } : null
  }
  if (operation === 'remainder') {
    const [a, b] = values
    // "All four shared the remainder alike": what is left of something, and no division of its numbers.
    const divides = /(?:remainder|остаток) (?:of|от)|divid|divisi|mod|÷|\d\s*[:/]\s*\d|дел[еияю]|раздел|поделит/iu.test(
      plain,
    )
    return a && b && values.length === 2 && divides
      ? { task: request('remainder', { kind: 'values', values: [a, b] }) }
      : null
  }
  if (operation === 'prime-factors' || operation === 'is-prime' || operation === 'divisors') {
    const [first] = values
    return first && values.length === 1 ? { task: request(operation, expression(first)) } : null
  }
  if (operation === 'compare') {
    const sides =
      /(?:compare|сравни\p{L}*|which is \p{L}+:?|что \p{L}+:?)\s+(?:числа\s+|the numbers\s+|numbers\s+|дроби\s+)?(.+?)\s+(?:and|with|to|or|и|с|или)\s+(.+)$/iu.exec(
        plain.replace(/[?.]$/, ''),
      )
    if (!sides) return null
    return {
      task: request('compare', { kind: 'values', values: [parse(sides[1]!, language), parse(sides[2]!, language)] }),
    }
  }
  if (operation === 'next-term' && /\d+(?:st|nd|rd|th|-?(?:й|го|ый|ый))(?!\p{L})/iu.test(text)) return null
  if (values.length < 2 || (operation === 'next-term' && values.length < 3)) return null
  if (operation === 'sort') {
    const isDown = /descending|decreasing|(?:largest|greatest|biggest) to|убыв/iu.test(plain)
    return { task: request('sort', { kind: 'values', values }, isDown ? { values: [number(-1)] } : {}) }
  }
  if (
    operation === 'mode' ||
    operation === 'spread' ||
    operation === 'mean' ||
    operation === 'median' ||
    operation === 'variance'
  ) {
    // A mean within a longer text is a story: its numbers are no list.
    const isList = areInARow(plain) && unexplained(plain, [averages, harmlessInLists]).length === 0
    return values.length > 1 && isList ? { task: request(operation, { kind: 'values', values }) } : null
  }
  const letter =
    operation === 'nth-term' ? /(?<!\p{L})([a-z])['’-]?th term/iu.exec(joined)?.[1]?.toLowerCase() : undefined
  const unknown = letter && letter !== 'n' ? { unknown: letter } : {}
  return { task: request(operation, { kind: 'values', values }, unknown) }
}

/** "2 hours and 20 minutes for 280 km": more than signs, "and" and units between the numbers tells a story. */
const areInARow = (text: string): boolean =>
  text
    .split(/[-−]?\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?/)
    .slice(1, -1)
    .every((between) =>
      /^\s*(?:(?:°|%|\p{L}{1,2}(?!\p{L})|[$€£₽])\s*)?(?:[,;]\s*)?(?:(?:and|и|&)\s*)?(?:[$€£(]\s*)?$/iu.test(between),
    )

const averages = /mean|median|average|среднее арифметическое|средн\p{L}*|медиан\p{L}*/giu
const harmlessInLists = says(
  'arithmetic|two|three|four|five|six|seven|eight|if|дв(?:а|ух)|тр(?:и|[её]х)|четыр[её]х|пяти|если',
)

function roundingPlaces(text: string): number | null {
  const places: readonly (readonly [RegExp, number])[] = [
    [/(\d+)\s*(?:decimal places?|d\.?p\.?|знак\p{L}* после запятой)/iu, Number.NaN],
    [/hundred[- ]thousandths?|стотысячных/iu, 5],
    [/ten[- ]thousandths?|десятитысячных/iu, 4],
    [/thousandths?|тысячных/iu, 3],
    [/hundredths?|сотых/iu, 2],
    [/tenths?|десятых/iu, 1],
    [/millions?|миллион/iu, -6],
    [/hundred[- ]thousands?|сотен тысяч/iu, -5],
    [/ten[- ]thousands?|десятков тысяч/iu, -4],
    [/thousands?|тысяч/iu, -3],
    [/hundreds?|сотен/iu, -2],
    [/\btens?\b|десятков/iu, -1],
    [/whole|integer|units|ones|целых|единиц|целого/iu, 0],
  ]
  const nearest = /nearest (1(?:0+))(?!\d)|до ближайш\p{L}* (1(?:0+))(?!\d)/iu.exec(text)
  if (nearest) return 1 - (nearest[1] ?? nearest[2]!).length
  for (const [pattern, count] of places) {
    const found = pattern.exec(text)
    if (found) return Number.isNaN(count) ? Math.min(10, Number(found[1])) : count
  }
  const word = /(\p{L}+)\s+(?:decimal|d\.?p|знак)/iu.exec(text)?.[1]?.toLowerCase()
  return word ? (placeCounts[word] ?? null) : null
}

const placeCounts: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  одного: 1,
  двух: 2,
  трех: 3,
  трёх: 3,
  четырех: 4,
  четырёх: 4,
  пяти: 5,
}

/** Percentages, common divisors, roots and powers in words. */
function numbersTask(plain: string, language: Language): TaskReading | null {
  const text = plain.replace(/[?.!]+$/, '')
  const gcd =
    /(?:gcd|gcf|hcf|(?:greatest|highest|largest|biggest) common (?:divisor|factor)|нод|наибольш\p{L}* общ\p{L}* делител\p{L}*)/iu.test(
      text,
    )
  const lcm =
    /(?:(?<!\p{L})lcm|(?:least|lowest|smallest) common multiple|(?<!\p{L})нок(?!\p{L})|наименьш\p{L}* общ\p{L}* кратн\p{L}*|least common denominator)/iu.test(
      text,
    )
  // A letter would be lost, as in `12x - 60`.
  if ((gcd || lcm) && !derived.test(text) && !/\d\s*[a-zху](?!\p{L})/iu.test(text)) {
    const values = listOf(text, language)
    if (values.length >= 2 && values.length <= 6) return { task: expression(call(gcd ? 'gcd' : 'lcm', ...values)) }
  }
  const n = (group: string | undefined) => parse(group ?? '0', language)
  const percentage = (group: string | undefined): Expr => binary('divide', n(group), number(100))
  const share = regExpOf(
    `(?:what|which) (?:percent(?:age)?|%) (?:of|is) (${numeral}) (?:is|of) (${numeral})|сколько процентов (?:составляет|составляют)?\\s*(?:число )?(${numeral}) (?:составляет )?от (?:числа )?(${numeral})|какой процент (?:составляет|составляют) (${numeral}) от (${numeral})`,
    'iu',
  ).exec(text)
  if (share) {
    const isOf = /(?:percent(?:age)?|%) of/iu.test(text)
    const [a, b] = share[1]
      ? isOf
        ? [share[2], share[1]]
        : [share[1], share[2]]
      : [share[3] ?? share[5], share[4] ?? share[6]]
    return { task: expression(binary('multiply', binary('divide', n(a), n(b)), number(100))), unit: '%' }
  }
  const whole = regExpOf(
    `(${numeral}) (?:is|это|составля\\p{L}*) (\\d+(?:[.,]\\d+)?)\\s*(?:%|percent|процент\\p{L}*) (?:of (?:what|which)|(?:от )?какого)|(\\d+(?:[.,]\\d+)?)\\s*(?:%|percent) of (?:what|which|a) number is (${numeral})|найди\\p{L}* число, (\\d+(?:[.,]\\d+)?)\\s*(?:%|процент\\p{L}*) которого (?:равн\\p{L}*|составля\\p{L}*) (${numeral})|число, если (\\d+(?:[.,]\\d+)?)\\s*(?:%|процент\\p{L}*) (?:его|от него) (?:равн\\p{L}*|составля\\p{L}*) (${numeral})`,
    'iu',
  ).exec(text)
  if (whole) {
    const [value, percent] = whole[1]
      ? [whole[1], whole[2]]
      : whole[4]
        ? [whole[4], whole[3]]
        : whole[6]
          ? [whole[6], whole[5]]
          : [whole[8], whole[7]]
    return { task: expression(binary('divide', n(value), percentage(percent))) }
  }
  const partOf =
    /найди\p{L}* число,? (?:если )?(\d+\/\d+) (?:которого|его) (?:равн\p{L}*|составля\p{L}*) (\d+(?:[.,]\d+)?)$/iu.exec(
      text,
    )
  if (partOf) return { task: expression({ ...binary('divide', n(partOf[2]), n(partOf[1])), inline: true }) }
  const change = regExpOf(
    `(increase|decrease|reduce|raise|увелич\\p{L}*|уменьш\\p{L}*)\\s+(?:число\\s+)?(${numeral})\\s+(?:by|на)\\s+(\\d+(?:[.,]\\d+)?)\\s*(?:%|percent|процент)`,
    'iu',
  ).exec(text)
  if (change) {
    const kind = /^(?:inc|rai|увел)/iu.test(change[1]!) ? 'add' : 'subtract'
    return { task: expression(binary('multiply', n(change[2]), binary(kind, number(1), percentage(change[3])))) }
  }
  const part = regExpOf(
    `(\\d+(?:[.,]\\d+)?)\\s*(?:percent|процент\\p{L}*|%)\\s+(?:of|от)\\s+(?:числа\\s+)?(${numeral})(?![.,]?\\d)(?:\\s*\\p{L}+\\s*$|(?!\\s*\\p{L}))`,
    'iu',
  ).exec(text)
  const nested = regExpOf(
    `(\\d+(?:[.,]\\d+)?)\\s*%\\s*(?:of|от)\\s*(\\d+(?:[.,]\\d+)?)\\s*%\\s*(?:of|от)\\s*(${numeral})$`,
    'iu',
  ).exec(text)
  if (nested)
    return {
      task: expression(
        binary('multiply', binary('multiply', percentage(nested[1]), percentage(nested[2])), n(nested[3])),
      ),
    }
  if (part && !part[2]!.endsWith('%')) return { task: expression(binary('multiply', percentage(part[1]), n(part[2]))) }
  const root = regExpOf(
    `(?:(square|cube|кубическ\\p{L}*|квадратн\\p{L}*)\\s+(?:root of|кор\\p{L}* из)|корень из|(?:(\\d)(?:th|rd)? root of)|корень (\\d|третьей|четвертой|пятой)(?:-?й)? степени из)\\s+(?:числа\\s+)?(${numeral})$`,
    'iu',
  ).exec(text)
  if (root) {
    const named =
      { третьей: 3, четвертой: 4, пятой: 5 }[root[3] ?? ''] ??
      Number(root[2] ?? root[3] ?? (/cube|куб/iu.test(root[1] ?? '') ? 3 : 2))
    return { task: expression(rootOf(n(root[4]), named)) }
  }
  return null
}

/** The general reader: formulas with a "solve", "simplify" or nothing beside them. */
function byFormula(text: string, language: Language): TaskReading | null {
  const [line] = readMessage(text, language).lines
  if (!line || !('statement' in line)) return null
  return { task: line.statement, ...(line.alternative && { alternative: line.alternative }) }
}

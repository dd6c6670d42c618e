import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** How students type a task, and how it is written where everything reads it. */
export interface TypedForm {
  readonly typed: RegExp
  readonly written: string
  /** Only in a message with these words. */
  readonly beside?: RegExp
}

const arrow = '(?:-{1,2}>|→|=>|tends to|goes to|approaches|стремится к|стремящемся к|стремящимся к)'
const bound = '[-−]?(?:\\d+(?:[.,/]\\d+)?|∞|π|pi|infinity)'
/** A formula without words of its own, except for the names of functions. */
const formula = '(?:(?:sin|cos|tan|tg|ctg|cot|sqrt|ln|log|exp)|[a-zх](?!\\p{L})|[-−+*/·^()\\d.,²³√| ]){1,40}'
const value = '(\\d+(?:[.,]\\d+)?(?:/\\d+)?)(?![\\d^²³(\\p{L}]|[.,]\\d)'
const term = '\\d{0,4}[a-zха]{0,2}(?:\\^\\d|[²³])?'
const sum = `(?:[-−]?\\s?${term}(?:\\s?[-−+]\\s?${term}){1,3})`
const side = `(?:${sum}|[-−]?\\d{0,4}[a-zха](?:\\^\\d|[²³])?|\\d{1,4})`
/** What is left open in a proportion: "?", "___", a box. */
const blank = '(?:\\?|_{1,9}|…|\\.{3}|\\[\\s?\\]|□)'
const number = '\\d+(?:[.,]\\d+)?'

/** Lines beside it belong to another equation than the one of the task. */
export const namesDerivative = /производн|derivative|dy\/dx|[yf]'/iu

/** Words that ask to cancel, or that call it a fraction: then a slash stands for the bar of one. */
const asksToCancel = /(?<!\p{L})(?:cancel|reduce|(?:algebraic )?fraction|сократ\p{L}*|дроб[ьи])(?!\p{L})/iu

const ratios = 'sin|cos|tan|tg|ctg|cot|sec|csc'
const angle = '([1-9]\\d{1,2})'
/** What follows an angle that is not in degrees, or has its sign already. */
const turned = '(?:[πп](?!\\p{L})|pi(?!\\p{L})|°|rad|deg|град|рад)'
const noRadians = /^(?!.*(?:\brad|радиан))/isu

/** "3i - 2j" is the vector (3; -2): a coefficient of one is not written. */
const inUnitVectors: readonly TypedForm[] = (
  [
    ['([-−]?\\d+)', '$1'],
    ['', '1'],
  ] as const
).flatMap(([first, x]) =>
  (
    [
      ['\\+', '(\\d+)', ''],
      ['\\+', '', ''],
      ['[-−]', '(\\d+)', '-'],
      ['[-−]', '', '-'],
    ] as const
  ).map(([sign, second, minus]) => ({
    typed: regExpOf(`(?<![\\p{L}\\d.,]|[-−])${first}i\\s?${sign}\\s?${second}j(?!\\p{L})`, 'gu'),
    written: `(${x}; ${minus}${second === '' ? '1' : first === '' ? '$1' : '$2'})`,
    beside: /(?<!\p{L})[a-z]\s?=\s?[^=]{0,12}i\s?[-+−]\s?\d*j/u,
  })),
)

const inBoth: readonly TypedForm[] = [
  ...inUnitVectors,
  // "sin(x)/x limit as x -> 0", «sinx/x предел при x->0».
  {
    typed: regExpOf(
      `(?<![\\p{L}\\d])(?=[-−(√\\dа-яa-z])(${formula})\\s(?:limit|lim|предел)\\s?(?:as|when|if|при|если|когда)?\\s?([a-zх])\\s?${arrow}\\s?(${bound})(?![\\d.,]*\\d)`,
      'iu',
    ),
    written: 'lim $2->$3 $1',
  },
  // "lim (1 - cos x)/x as x approaches 0".
  {
    typed: regExpOf(
      `(?<!\\p{L})(?:limit|lim|предел)\\s(?:of\\s)?(${formula})\\s(?:as|when|при|если)\\s([a-zх])\\s?${arrow}\\s?(${bound})(?![\\d.,]*\\d)`,
      'iu',
    ),
    written: 'lim $2->$3 $1',
  },
  // "sin30 + cos(60)": a whole number of two digits or more that stands alone is an angle in degrees.
  {
    typed: regExpOf(`(?<!\\p{L})(${ratios})[ \\t]?${angle}(?![\\d°º^'′\\p{L}]|[.,]\\d|\\s?${turned})`, 'giu'),
    written: '$1 $2°',
    beside: noRadians,
  },
  {
    typed: regExpOf(`(?<!\\p{L})(${ratios})[ \\t]?\\([ \\t]?${angle}[ \\t]?\\)`, 'giu'),
    written: '$1($2°)',
    beside: noRadians,
  },
  // "cos60° x sin30°": between two angles it is the sign of multiplication.
  { typed: regExpOf(`(?<=\\d°\\)?)\\s[xх]\\s(?=(?:${ratios}))`, 'giu'), written: ' * ' },
  // "log_5 125" is no 5125.
  {
    typed: /(?<!\p{L})log_?(\d{1,2})\s(\d{3}|\d{1,4}\/\d{1,4})(?![\d.,]*\d|\s?[-+*/^=]|[a-zх])/giu,
    written: 'log_$1($2)',
  },
  // "x^2-4/x+2" that is to be canceled.
  {
    typed: regExpOf(
      `(?<![\\p{L}\\d)(/^=])(${sum})\\s?/\\s?(${side})(?![\\p{L}\\d(/^=*]|\\s?[-−+=/*]\\s?[\\d\\p{L}(])`,
      'iu',
    ),
    written: '($1)/($2)',
    beside: asksToCancel,
  },
  {
    typed: regExpOf(
      `(?<![\\p{L}\\d)(/^=])(\\d{0,4}[a-zха](?:\\^\\d|[²³])?)\\s?/\\s?(${sum})(?![\\p{L}\\d(/^=*]|\\s?[-−+=/*]\\s?[\\d\\p{L}(])`,
      'iu',
    ),
    written: '($1)/($2)',
    beside: asksToCancel,
  },
  // "18/24 = ?/4", "3/5 = 12/___".
  {
    typed: regExpOf(
      `(?<![\\d.,/])(${number})\\s?/\\s?(${number})\\s?=\\s?${blank}\\s?/\\s?(${number})(?![\\d.,/])`,
      'gu',
    ),
    written: '$1/$2 = x/$3',
  },
  {
    typed: regExpOf(
      `(?<![\\d.,/])(${number})\\s?/\\s?(${number})\\s?=\\s?(${number})\\s?/\\s?${blank}(?![\\d/])`,
      'gu',
    ),
    written: '$1/$2 = $3/x',
  },
  {
    typed: regExpOf(
      `(?<![\\d.,/])${blank}\\s?/\\s?(${number})\\s?=\\s?(${number})\\s?/\\s?(${number})(?![\\d.,/])`,
      'gu',
    ),
    written: 'x/$1 = $2/$3',
  },
  // "3:x = 9:12"
  {
    typed: regExpOf(
      `(?<![\\d.,:/\\p{L}])(${number}|[a-zх])\\s?:\\s?(${number}|[a-zх])\\s?=\\s?(${number}|[a-zх])\\s?:\\s?(${number}|[a-zх])(?![\\d.,:/\\p{L}])(?<=[a-zх]\\s?[=:][^=]*|=[^=]*[a-zх][^=]*)`,
      'iu',
    ),
    written: '$1/$2 = $3/$4',
  },
]

export const typedForms: Readonly<Record<Language, readonly TypedForm[]>> = {
  en: [
    ...inBoth,
    // "Answer — 3" is 3: the dash belongs to the words.
    { typed: /(?<=(?<!\p{L})(?:answer|ans|result|solution|roots?|got|is)\s?)[—–]\s+(?=\S)/giu, written: ': ' },
    // "int from 0 to 3 of (2x+1) dx", "int 1 to 3 of 2x dx".
    {
      typed: regExpOf(
        `(?<!\\p{L})int\\s(?:from\\s)?(${bound})\\s?to\\s?(${bound})\\s(?:of\\s)?(?=[^?]{1,60}d\\s?x)`,
        'iu',
      ),
      written: 'integral from $1 to $2 ',
    },
    { typed: /(?<!\p{L})int\s(?:of\s)?(?=[-\d(x][^?]{0,60}\sd\s?x)/iu, written: 'integral ' },
    {
      typed: regExpOf(`(?<!\\p{L})log(?:arithm)?\\s(?:to\\s)?(?:the\\s)?base\\s(\\d+)\\s(?:of\\s)?${value}`, 'giu'),
      written: 'log_$1($2)',
    },
    {
      typed: regExpOf(
        `(?<!\\p{L})log(?:arithm)?\\s(?:of\\s)?${value}\\s(?:to|in|with)?\\s?(?:the\\s)?base\\s(\\d+)`,
        'giu',
      ),
      written: 'log_$2($1)',
    },
    { typed: /(?<!\p{L})[yf]''\s(?:of|for)\s/iu, written: 'second derivative of ' },
    { typed: /(?<!\p{L})[yf]'\s(?:of|for)\s/iu, written: 'derivative of ' },
    // The roots of an expression are those of the equation with 0.
    {
      typed:
        /(?<!\p{L})(?:find|what are|whats|get|give)\s(?:the\s)?(?:roots?|zeros?|zeroes|solutions?)\s(?:of|for)\s([-\d]?[^=<>?!,;\n]{0,30}[a-z](?!\p{L})[^=<>?!,;\n]{0,30}?)\s*[?.!]*$/iu,
      written: 'solve $1 = 0',
    },
  ],
  ru: [
    ...inBoth,
    // «Ответ — 3».
    {
      typed:
        /(?<=(?<!\p{L})(?:ответ|отв|итог|итого|получилось|получается|вышло|выходит|решение|корень|корни|равно|это)\s?)[—–]\s+(?=\S)/giu,
      written: ': ',
    },
    {
      typed: regExpOf(
        `(?<!\\p{L})(?:int|инт)\\s(?:от\\s)?(${bound})\\sдо\\s(${bound})\\s(?:от\\s)?(?=[^?]{1,60}d\\s?[xх])`,
        'iu',
      ),
      written: 'интеграл от $1 до $2 ',
    },
    {
      typed: regExpOf(
        `(?<!\\p{L})(?:log|лог|логарифм\\p{L}?)\\s(?:числа\\s)?${value}\\s(?:по|с)\\sоснов\\p{L}{3,6}\\s(\\d+)`,
        'giu',
      ),
      written: 'log_$2($1)',
    },
    {
      typed: regExpOf(
        `(?<!\\p{L})(?:log|лог|логарифм\\p{L}?)\\s(?:по|с)\\sоснов\\p{L}{3,6}\\s(\\d+)\\s(?:от\\s|из\\s|числа\\s)?${value}`,
        'giu',
      ),
      written: 'log_$1($2)',
    },
    {
      typed: /вынес\p{L}*\s(?:множитель\s)?из[- ]?под\s(?:знака\s)?корня\s:?\s?(?=[\d√(a-zх])/iu,
      written: 'упрости ',
    },
    {
      typed:
        /(?<!\p{L})(?:найди|найдите|найти|какие)\s(?:корни|нули)\s(?:уравнения\s|трехчлена\s|трёхчлена\s|многочлена\s|выражения\s)?([-\d]?[^=<>?!,;\n]{0,30}[a-zх](?!\p{L})[^=<>?!,;\n]{0,30}?)\s*[?.!]*$/iu,
      written: 'реши $1 = 0',
    },
  ],
}

import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/**
 * Rewrites numbers and short calculations in words as notation: "a quarter of forty is twelve" becomes "(1/4*40) is
 * 12". For replies only; a student's words are read by `math/spoken.ts`, which must not guess.
 */
export const inNotation = (text: string, language: Language): string =>
  withSums(
    inDigits(
      plainSigns(
        withPlainNumbers(text, language)
          .toLowerCase()
          .replaceAll('ё', 'е')
          .replace(/(?<=\p{L})процентн/gu, ' процентн')
          .replace(counting, ' '),
      ),
      language,
    ),
    language,
  )

/** «Третья форма» counts forms and is no third; «одна третья», «третья часть» are. */
const counting =
  /(?<!\p{L}|(?:одна|одну|одной) )(?:треть(?:я|ю|ей)(?=\s+(?!част|дол)\p{L}{3,})|(?:четверт|пят|шест|седьм|восьм|девят|десят)(?:ая|ую|ой)(?=\s+(?!част|дол)\p{L}{3,}))/gu

/** Numbers in one form: no thousands separators, `\\frac12` with braces. */
export const withPlainNumbers = (text: string, language: Language): string =>
  (language === 'en' ? text.replace(/(?<=[1-9]\d{0,2}),(?=\d{3}(?!\d))/g, '') : text)
    .replace(/(?<=\d)(?:\\,|[ \u00a0\u2009\u202f])(?=\d{3}(?!\d))/g, '')
    // `0{,}16` is no 16.
    .replace(/(?<=\d)\{,\}(?=\d)/g, language === 'ru' ? ',' : '')
    // "$168$ million" is the 168000000 that the student has written.
    .replace(
      /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3})?)(\$?) (million|billion|миллион|миллиард|млн|млрд)\p{L}*/giu,
      (_, digits, end, size) =>
        `${Math.round(Number(`${digits}`.replace(',', '.')) * (/^(?:b|миллиа|млрд)/iu.test(size) ? 1e9 : 1e6))}${end}`,
    )
    .replace(/\\[dt]?frac\s*(\d)\s*(\d)(?!\d)/g, '\\frac{$1}{$2}')

/** Normalizes typographic signs, and removes words inside a number. */
const plainSigns = (text: string): string =>
  text.replace(/[−–](?=\s?\d)/g, '-').replace(/\*\*|__|(?<!\p{L})\*(?=\p{L})|(?<=\p{L})\*(?!\p{L})/gu, '')

const units: Readonly<Record<Language, string>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ru: '',
}
const english = new Map<string, number>()
for (const [value, word] of units.en.split(' ').entries()) english.set(word, value)
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  english.set(word, 20 + 10 * index)
english.set('dozen', 12)
const englishPlurals = new Map(
  [...english].flatMap(([word, value]) =>
    value >= 1 ? [[word === 'six' ? 'sixes' : word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`, value]] : [],
  ) as [string, number][],
)
const englishParts = new Map<string, number>([
  ['half', 2],
  ['halves', 2],
  ['quarter', 4],
  ['quarters', 4],
])
for (const [index, word] of 'third fourth fifth sixth seventh eighth ninth tenth'.split(' ').entries()) {
  englishParts.set(word, index + 3)
  englishParts.set(`${word}s`, index + 3)
}
englishParts.set('twelfths', 12).set('twelfth', 12).set('hundredths', 100).set('hundredth', 100)

const russianStems: readonly (readonly [RegExp, number])[] = (
  [
    ['тысяч(?:а|и|у|е|ей|ам|)', 1000],
    ['девятьсот|девятисот', 900],
    ['восемьсот|восьмисот', 800],
    ['семьсот|семисот', 700],
    ['шестьсот|шестисот', 600],
    ['пятьсот|пятисот', 500],
    ['четырест[аь]|четырехсот', 400],
    ['триста|трехсот', 300],
    ['двест[аи]|двухсот', 200],
    ['сто|ста', 100],
    ['девяност[оа]', 90],
    ['восемьдесят|восьмидесяти', 80],
    ['семьдесят|семидесяти', 70],
    ['шестьдесят|шестидесяти', 60],
    ['пятьдесят|пятидесяти', 50],
    ['сорока?', 40],
    ['тридцат(?:ь|и|ью)', 30],
    ['двадцат(?:ь|и|ью)', 20],
    ...[
      'одиннадцат',
      'двенадцат',
      'тринадцат',
      'четырнадцат',
      'пятнадцат',
      'шестнадцат',
      'семнадцат',
      'восемнадцат',
      'девятнадцат',
    ].map((stem, index) => [`${stem}(?:ь|и|ью|ом|ый|ого|ому|ая|ой)`, 11 + index] as const),
    ['десят(?:ь|и|ью|ками|ков)|десятк[аиу]', 10],
    ['девят(?:ь|и|ью)|девятк[аиуой]+', 9],
    ['восемь|восьми|восемью|восьмерк[аиуой]+', 8],
    ['сем(?:ь|и|ью)|семерк[аиуой]+', 7],
    ['шест(?:ь|и|ью)|шестерк[аиуой]+', 6],
    ['пят(?:ь|и|ью)|пятерк[аиуой]+', 5],
    ['четыр(?:е|ех|ем|ьмя)|четверк[аиуой]+', 4],
    ['три|трех|трем|тремя|тройк[аиуой]+', 3],
    ['два|две|двух|двум|двумя|двойк[аиуой]+', 2],
    ['один|одна|одно|одного|одной|одному|одну|единиц[аыуей]+', 1],
    ['ноль|нол[яюем]+|нул[ьяюем]+', 0],
    ['дюжин[аыу]', 12],
  ] as const
).map(([stem, value]) => [regExpOf(`^(?:${stem})$`, 'u'), value])
const russianParts: readonly (readonly [RegExp, number])[] = (
  [
    ['половин[аыуе]', 2],
    ['вторых|вторая|вторую', 2],
    ['трет(?:ь|и|ей|ьих|ья|ью)', 3],
    ['четверт(?:ь|и|ей|ых|ая|ую|ью)', 4],
    ['пят(?:ых|ая|ую)', 5],
    ['шест(?:ых|ая|ую)', 6],
    ['седьм(?:ых|ая|ую)', 7],
    ['восьм(?:ых|ая|ую)', 8],
    ['девят(?:ых|ая|ую)', 9],
    ['десят(?:ых|ая|ую)', 10],
    ['двенадцат(?:ых|ая|ую)', 12],
    ['сот(?:ых|ая|ую)', 100],
  ] as const
).map(([stem, value]) => [regExpOf(`^(?:${stem})$`, 'u'), value])

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly value: number | undefined
  readonly plural: number | undefined
  readonly part: number | undefined
}

const looked = new Map<string, Pick<Word, 'value' | 'plural' | 'part'>>()
function lookUp(text: string, language: Language): Pick<Word, 'value' | 'plural' | 'part'> {
  const key = `${language}${text}`
  const known = looked.get(key)
  if (known) return known
  const found =
    language === 'en'
      ? { value: english.get(text), plural: englishPlurals.get(text), part: englishParts.get(text) }
      : {
          value: russianStems.find(([stem]) => stem.test(text))?.[1],
          plural: undefined,
          part: russianParts.find(([stem]) => stem.test(text))?.[1],
        }
  if (looked.size > 4000) looked.clear()
  looked.set(key, found)
  return found
}

/** Whole numbers and fractions in words become digits. */
function inDigits(text: string, language: Language): string {
  const words: Word[] = [...text.matchAll(/\p{L}+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    ...lookUp(match[0], language),
  }))
  let result = ''
  let done = 0
  const put = (from: Word, to: Word, digits: string) => {
    result += text.slice(done, from.start) + digits
    done = to.end
  }
  const touches = (a: Word | undefined, b: Word | undefined) =>
    a !== undefined && b !== undefined && /^[\s-]+$/.test(text.slice(a.end, b.start))
  for (let at = 0; at < words.length; at++) {
    const first = words[at]!
    if (first.start < done) continue
    if (language === 'ru' && /^полтор[аыу]/.test(first.text)) {
      put(first, first, '1.5')
      continue
    }
    let last = at
    let total = 0
    let group = 0
    let lastValue = Number.POSITIVE_INFINITY
    let isNumber = false
    for (let next = at; next < words.length; next++) {
      const word = words[next]!
      if (next > at && !touches(words[last], word)) break
      const isJoint = language === 'en' && word.text === 'and' && isNumber && group >= 100
      if (isJoint && words[next + 1]?.value !== undefined && touches(word, words[next + 1])) {
        last = next
        continue
      }
      if (language === 'en' && word.text === 'hundred' && isNumber && group < 100) {
        group *= 100
        lastValue = 100
        last = next
        continue
      }
      const isThousand = word.text === 'thousand' || word.value === 1000
      if (isThousand && (isNumber || language === 'ru')) {
        total += (group === 0 ? 1 : group) * 1000
        group = 0
        lastValue = 1000
        isNumber = true
        last = next
        continue
      }
      if (word.value === undefined) break
      const isSmaller =
        !isNumber ||
        (word.value < lastValue && (lastValue >= 100 || (lastValue >= 20 && word.value < 10 && word.value > 0)))
      if (!isSmaller) break
      group += word.value
      lastValue = word.value
      isNumber = true
      last = next
    }
    const value = total + group
    const after = words[last + 1]
    const afterThat = words[last + 2]
    if (isNumber) {
      // "two thirds", «две трети», "one and a half", «два с половиной»
      if (touches(words[last], after) && after!.part !== undefined && value > 0) {
        put(first, after!, `(${value}/${after!.part})`)
        continue
      }
      const half = words[last + 3]
      if (
        language === 'en' &&
        after?.text === 'and' &&
        /^an?$/.test(afterThat?.text ?? '') &&
        half?.part &&
        touches(afterThat, half)
      ) {
        put(first, half, `${value + 1 / half.part}`)
        continue
      }
      if (language === 'ru' && /^со?$/.test(after?.text ?? '') && afterThat?.text === 'половиной') {
        put(first, afterThat, `${value + 0.5}`)
        continue
      }
      // "eight threes"
      if (touches(words[last], after) && after!.plural !== undefined) {
        put(first, after!, `(${value}*${after!.plural})`)
        continue
      }
      put(first, words[last]!, `${value}`)
      continue
    }
    if (first.part !== undefined) {
      const before = text.slice(0, first.start)
      const isOfSomething = /^\s+(?:of|off|от)\s/.test(text.slice(first.end))
      const isGenitive = language === 'ru' && /^\s+(?:\d|\p{L}+)/u.test(text.slice(first.end))
      const isDigits = /\d\s+$/.test(before)
      if (isDigits && language === 'en' && first.part > 2) {
        const digits = /(\d+)\s+$/.exec(before)!
        result += `${text.slice(done, digits.index)}(${digits[1]}/${first.part})`
        done = first.end
        continue
      }
      if (language === 'en' && isOfSomething && (/(?:\ba|\bone|\ban)\s+$/.test(before) || first.part === 2)) {
        put(first, first, `(1/${first.part})`)
        continue
      }
      if (language === 'ru' && (isOfSomething || isGenitive) && (first.part <= 4 || isOfSomething)) {
        put(first, first, `(1/${first.part})`)
      }
    }
  }
  return result + text.slice(done)
}

const numberText = String.raw`(?:\((?:[^()]|\([^()]*\))*\)|-?\d+(?:[.,]\d+)?(?:\/\d+)?)`
const N = numberText
/** A counted noun may follow a number: "80 dollars". */
const counted = String.raw`(?:\s?[$€£₽°])?(?:\s+(?!(?:is|are|and|of|off|from|by|to|in|on|the|you|we|it|that|plus|minus|times|percent|over|more|less|fewer|than|left|это|и|от|на|из|к|в|с|без|плюс|минус|процент\p{L}*|будет|равн\p{L}+|получ\p{L}+|больше|меньше|раза?)(?!\p{L}))[\p{L}/²³]+){0,2}`
/** A pattern for a calculation in words: bounded by words, and not followed by an unknown. */
const sum = (pattern: TemplateStringsArray, ...parts: string[]): RegExp =>
  regExpOf(`(?<![\\p{L}\\d.,])${String.raw(pattern, ...parts)}(?!\\d|\\s*(?:[a-z]|икс\\p{L}*)(?!\\p{L}))`, 'giu')

type Rewriting = readonly [RegExp, (...groups: string[]) => string]
const rewritings: Readonly<Record<Language, readonly Rewriting[]>> = {
  en: [
    [sum`(?:the |an? )?(?:sum) of (${N})${counted} and (${N})`, (a, b) => `(${a}+${b})`],
    [sum`(?:the |an? )?product of (${N})${counted} and (${N})`, (a, b) => `(${a}*${b})`],
    [sum`(?:the |an? )?difference (?:of|between) (${N})${counted} and (${N})`, (a, b) => `(${a}-${b})`],
    [sum`(?:the )?(?:square root|root) of (${N})`, (a) => `(√(${a}))`],
    [sum`(?:the )?square of (${N})`, (a) => `((${a})^2)`],
    [sum`(${N}) squared`, (a) => `((${a})^2)`],
    [sum`(${N}) cubed`, (a) => `((${a})^3)`],
    [sum`(${N}) ?(?:%|percent|per cent) of (?:the |your )?(${N})`, (a, b) => `(${a}/100*${b})`],
    [sum`(\(\d+\/\d+\)) of (?:a |the )?right angle`, (a) => `(${a}*90)`],
    [sum`(\(\d+\/\d+\)) off? (?:a |the |your )?\$?(${N})`, (a, b) => `(${a}*${b})`],
    [sum`(?:twice|double|2 times) (${N})`, (a) => `(2*${a})`],
    [sum`(?:triple|thrice|3 times) (${N})`, (a) => `(3*${a})`],
    [sum`(${N})${counted} (?:times|multiplied by) (${N})`, (a, b) => `(${a}*${b})`],
    [sum`(${N})${counted} (?:divided by|over) (${N})`, (a, b) => `(${a}/${b})`],
    [sum`(?:multiply|multiplying) (${N})${counted} by (${N})`, (a, b) => `(${a}*${b})`],
    [sum`(?:divide|dividing) (${N})${counted} by (${N})`, (a, b) => `(${a}/${b})`],
    [sum`(?:subtract|subtracting|take|taking) (${N})${counted} (?:away )?from (${N})`, (a, b) => `(${b}-${a})`],
    [sum`(?:add|adding) (${N})${counted} to (${N})`, (a, b) => `(${b}+${a})`],
    [sum`(${N})${counted} (?:plus|and another|added to) (${N})`, (a, b) => `(${a}+${b})`],
    [
      sum`(?:made(?: up)? of|consists of|composed of) (${N})${counted} and (?:another )?(${N})`,
      (a, b) => `(${a}+${b})`,
    ],
    [sum`(${N})${counted},? and (${N}) more`, (a, b) => `(${a}+${b})`],
    [sum`(${N})${counted} (?:minus|without|take away) (${N})`, (a, b) => `(${a}-${b})`],
    [sum`(${N}) (?:more|greater|bigger|larger|later|older) than (${N})`, (a, b) => `(${b}+${a})`],
    [sum`(${N}) (?:less|fewer|smaller) than (${N})`, (a, b) => `(${b}-${a})`],
    [sum`(?:number|one)(?: that comes| of the \p{L}+)? (?:right |just )?after (?:number )?(${N})`, (a) => `(${a}+1)`],
    [sum`(?:number|one)(?: that comes| of the \p{L}+)? (?:right |just )?before (?:number )?(${N})`, (a) => `(${a}-1)`],
    [sum`(${N})(?: halved|,? cut in half)`, (a) => `(${a}/2)`],
    [sum`(${N}) doubled`, (a) => `(2*${a})`],
    [sum`(${N}) (\(√\([^()]+\)\))`, (a, b) => `(${a}*${b})`],
    [sum`(${N}) roots? of (${N})`, (a, b) => `(${a}*√(${b}))`],
    [
      sum`(${N}),? (?:and )?(?:then )?divided? (?:it |that |the result |everything |all )?by (${N})`,
      (a, b) => `(${a}/${b})`,
    ],
    [sum`(${N}),? (?:and )?(?:then )?multipl(?:y|ied) (?:it |that |the result )?by (${N})`, (a, b) => `(${a}*${b})`],
    [sum`(${N}),? (?:and )?then (?:add|plus) (${N})`, (a, b) => `(${a}+${b})`],
    [sum`(${N}),? (?:and )?then (?:subtract|minus|take away) (${N})`, (a, b) => `(${a}-${b})`],
    [sum`(${N}),? (?:followed by|with) (?:a |one )?(?:zero|0)`, (a) => `(${a}*10)`],
  ],
  ru: [
    [sum`сумм\p{L}+ (?:чисел )?(${N})${counted} и (${N})`, (a, b) => `(${a}+${b})`],
    [sum`произведени\p{L}+ (?:чисел )?(${N})${counted} и (${N})`, (a, b) => `(${a}*${b})`],
    [sum`разност\p{L}+ (?:чисел )?(${N})${counted} и (${N})`, (a, b) => `(${a}-${b})`],
    [sum`частн\p{L}+ (?:чисел )?(${N})${counted} и (${N})`, (a, b) => `(${a}/${b})`],
    [sum`полусумм\p{L}+ (?:чисел )?(${N})${counted} и (${N})`, (a, b) => `((${a}+${b})/2)`],
    [sum`кор(?:ень|ня|не) (?:квадратн\p{L}+ )?из (${N})`, (a) => `(√(${a}))`],
    [sum`квадрат\p{L}* (?:числа )?(${N})`, (a) => `((${a})^2)`],
    [sum`(${N}) в квадрате`, (a) => `((${a})^2)`],
    [sum`(${N}) в кубе`, (a) => `((${a})^3)`],
    [sum`(${N}) ?(?:%|процент\p{L}*) (?:от|из) (?:числа )?(${N})`, (a, b) => `(${a}/100*${b})`],
    [sum`(\(\d+\/\d+\)) (?:часть )?прямого угла`, (a) => `(${a}*90)`],
    [sum`(\(\d+\/\d+\)) (?:часть )?(?:(?:от|из) )?(?:числа )?(${N})`, (a, b) => `(${a}*${b})`],
    [sum`(?:дважды|удвоенн\p{L}+|вдвое больше) (${N})`, (a) => `(2*${a})`],
    [sum`(${N}) раза? по (${N})`, (a, b) => `(${a}*${b})`],
    [sum`трижды (${N})`, (a) => `(3*${a})`],
    [
      sum`(${N})${counted},? (?:умножить|умножим|умножаем|умноженн\p{L}+|помножить|помноженн\p{L}+) на (${N})`,
      (a, b) => `(${a}*${b})`,
    ],
    [
      sum`(${N})${counted},? (?:разделить|делить|разделим|деленн\p{L}+|разделенн\p{L}+|поделить|делим|делится) на (${N})`,
      (a, b) => `(${a}/${b})`,
    ],
    [sum`(?:умнож\p{L}+) (${N})${counted} на (${N})`, (a, b) => `(${a}*${b})`],
    [sum`(?:(?:по|раз)?дел\p{L}+) (${N})${counted} на (${N})`, (a, b) => `(${a}/${b})`],
    [
      sum`(?:вычит\p{L}+|вычесть|вычт\p{L}+|отним\p{L}+|отнять|убер\p{L}+) (${N})${counted} (?:из|от) (${N})`,
      (a, b) => `(${b}-${a})`,
    ],
    [
      sum`(?:из|от) (${N})${counted} (?:вычит\p{L}+|вычесть|вычт\p{L}+|отним\p{L}+|отнять|убра\p{L}+) (${N})`,
      (a, b) => `(${a}-${b})`,
    ],
    [sum`(?:прибав\p{L}+|добав\p{L}+) (${N})${counted} к (${N})`, (a, b) => `(${b}+${a})`],
    [sum`к (${N})${counted} (?:прибав\p{L}+|добав\p{L}+) (${N})`, (a, b) => `(${a}+${b})`],
    [sum`(${N})${counted} (?:плюс|и еще) (${N})`, (a, b) => `(${a}+${b})`],
    [sum`(${N})${counted} (?:минус|без) (${N})`, (a, b) => `(${a}-${b})`],
    [sum`на (${N})${counted} (?:больше|старше|позже|выше|длиннее),? чем (${N})`, (a, b) => `(${b}+${a})`],
    [sum`на (${N})${counted} (?:больше|выше|старше) (${N})`, (a, b) => `(${b}+${a})`],
    [sum`на (${N})${counted} (?:меньше|ниже|младше) (${N})`, (a, b) => `(${b}-${a})`],
    [sum`(?:состоит|состоят|складывается|складываются) из (${N})${counted} и (?:еще )?(${N})`, (a, b) => `(${a}+${b})`],
    [sum`на (${N})${counted} (?:меньше|младше|раньше|ниже|короче),? чем (${N})`, (a, b) => `(${b}-${a})`],
    [sum`числ\p{L}+,? (?:которое (?:идет|стоит) )?(?:сразу )?после (${N})`, (a) => `(${a}+1)`],
    [sum`числ\p{L}+,? (?:которое (?:идет|стоит) )?(?:сразу )?перед (${N})`, (a) => `(${a}-1)`],
    [sum`(${N}) (?:квадратн\p{L}+ )?корн\p{L}+ из (${N})`, (a, b) => `(${a}*√(${b}))`],
    [sum`(${N}) (\(√\([^()]+\)\))`, (a, b) => `(${a}*${b})`],
    [
      sum`(${N}),? (?:и|а потом|потом|затем|после чего) (?:(?:раз|по)?дел\p{L}+) (?:все |это |результат |итог )?на (${N})`,
      (a, b) => `(${a}/${b})`,
    ],
    [
      sum`(${N}),? (?:и|а потом|потом|затем|после чего) (?:умнож\p{L}+|помнож\p{L}+) (?:все |это |результат )?на (${N})`,
      (a, b) => `(${a}*${b})`,
    ],
    [sum`(${N}),? (?:и|а потом|потом|затем) (?:прибав\p{L}+|добав\p{L}+) (${N})`, (a, b) => `(${a}+${b})`],
    [
      sum`(${N}),? (?:и|а потом|потом|затем) (?:вычесть|вычти|вычита\p{L}+|отними|отнять) (${N})`,
      (a, b) => `(${a}-${b})`,
    ],
    [sum`(${N}),? (?:делим |деленное |разделить )?пополам`, (a) => `(${a}/2)`],
    [
      sum`(${N}),? (?:к котор\p{L}+ )?(?:справа )?(?:дописали|приписали|дописан|приписан|с) (?:справа )?(?:0|ноль|нул\p{L}+)`,
      (a) => `(${a}*10)`,
    ],
  ],
}

/** Calculations that name their operation. */
function withSums(text: string, language: Language): string {
  if (!/\d/.test(text)) return text
  let result = text
  for (const [pattern, write] of rewritings[language]) {
    result = result.replace(pattern, (_, ...rest: unknown[]) =>
      write(...(rest.filter((each) => typeof each === 'string') as string[])),
    )
  }
  return result
}

const equals: Readonly<Record<Language, string>> = {
  en: "(?:is|are|equals?|makes?|gives?|leaves?|comes? to|that'?s|that is|that makes|you get|we get|which is|which makes|which gives|becomes?|will be|=)",
  ru: String.raw`(?:это|будет|равн[оаы]|равен|равняется|получа\p{L}+|получи\p{L}+|дает|дают|составля\p{L}+|выходит|есть|стало|—|(?<=\s)-(?=\s)|=)`,
}
const fillers = String.raw`(?:[\s$]+(?!(?:not|no|isn't|never|more|less|fewer|greater|than|about|nearly|almost|between|and|or|of|from|from|от|из|не|нет|ни|больше|меньше|чем|примерно|почти|около|между|и|или)(?!\p{L}))[\p{L}²³°$€]+){0,3}`
const claim = Object.fromEntries(
  (['en', 'ru'] as const).map((language) => [
    language,
    regExpOf(
      String.raw`(?<![\p{L}\d.,^*/+=-]|[-+*/:=·×(] |[\d)] (?:and|и|plus|плюс|minus|минус) )(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|${N}%?)${fillers}\s*[,:]?\s*(?<!\p{L})${equals[language]}(?!\p{L})(?:\s+(?:just|only|exactly|really|the|a|to|ровно|как раз|уже|только|число))?\s*\$?(${N}%?)(?![\d*/^+]|\s*[-+*/^=·×]\s*\d|\s*\\(?:cdot|times)|\s+(?:times|percent|раза?|процент))`,
      'giu',
    ),
  ]),
) as Record<Language, RegExp>

/** Equalities stated in words, in a text from `inNotation`: both sides as notation. Formulas are skipped. */
export function spokenEqualities(
  notation: string,
  language: Language,
): { readonly left: string; readonly right: string; readonly start: number; readonly end: number }[] {
  const text = notation
    .replace(/\$[^$]*[=<>][^$]*\$/g, (formula) => ';'.repeat(formula.length))
    .replace(/(?<=\p{L}):(?= )/gu, ';')
  const found: { left: string; right: string; start: number; end: number }[] = []
  const pattern = regExpOf(claim[language].source, claim[language].flags)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, left, right] = match as unknown as [string, string, string]
    const end = match.index + whole.length
    // The `(5+4)` of `2·(5+4) = 18` is only its end.
    const isCut = /(?:[*·×/÷^]|\d|[\d)]\s?[-+])\s*$/u.test(text.slice(Math.max(0, match.index - 8), match.index))
    if (isSum(left) && !isCut && !isShare(left, right)) found.push({ left, right, start: match.index, end })
    // The result may start the next equality: "is half of 15, which makes 8".
    pattern.lastIndex = Math.max(match.index + left.length, end - right.length)
  }
  return found
}

const isSum = (text: string) => text.startsWith('(') && !/^\(-?[\d.,]+\)$/.test(text)
/** "Half of it is 50": a share of something that the sentence does not name. */
const isShare = (left: string, right: string): boolean => {
  const [, n, d] = /^\((\d+)\/(\d+)\)$/.exec(left) ?? []
  return d !== undefined && Number(n) % Number(d) !== 0 && !/[.,/%]/.test(right)
}

/** Calculations named in words: "two tens without three". */
export const spokenSums = (notation: string): string[] => [
  ...[...notation.matchAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)].map((match) => match[0]),
]

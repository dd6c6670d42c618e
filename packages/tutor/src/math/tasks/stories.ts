import type { Expr } from '../ast.ts'
import { equation, name, request } from '../ast.ts'
import { half, minus, num, over, type Pattern, plus, power, says, times } from './pattern.ts'

const x = name('x')
const howMany = says('how many|how much|сколько')
const together = says('together|in all|altogether|total|in both|sum|вместе|всего|в обоих|в двух|на двух|сумм~|обе|оба')
const rectangle = says('rectang~|прямоугольник~')
const natural = (n: readonly number[]) => n.every((size) => Number.isInteger(size) && size > 0)
const largest = (left: Expr, right: Expr) => request('root-largest', equation(left, right))

/** Patterns of common word problems with one or two steps. A text with anything else is not read. */
export const storyPatterns: readonly Pattern[] = [
  // ---- One operation
  {
    has: [
      says('left|remain~|still|оста~|ещё нужно|осталось'),
      howMany,
      says(
        'read|eaten|ate|sold|used|gave|gives|spent|lost|removed|taken|took|прочит~|съел~|прода~|израсходова~|отдал~|подарил~|потратил~|потерял~|взял~|уехал~|ушл~|раздал~',
      ),
    ],
    not: says(
      '%|percent|процент~|times|each|every|per|кажд~|раза?(?!\\p{L})|more|another|then|bought|найден~|ещ[её] \\d|потом|затем|сначала|day|дн~|half|полов~|трет~|четверт~|/',
    ),
    count: 2,
    task: ([a, b], { sizes }) => (sizes[0]! > sizes[1]! ? minus(a!, b!) : sizes[1]! > sizes[0]! ? minus(b!, a!) : null),
  },
  {
    has: [says('equally|evenly|поровну'), howMany],
    not: says('left|remain~|оста~|more|then|потом|больше'),
    may: says('shared?|each|получил~|кажд~'),
    count: 2,
    task: ([a, b], { sizes }) => (sizes[0]! > sizes[1]! ? over(a!, b!) : over(b!, a!)),
  },
  {
    has: [
      /(?<!\p{L})(?:one|each|every|a|per|один|одна|одно|в одн\p{L}+|в кажд\p{L}+|кажд\p{L}+|в ящике|в коробке|в пачке)(?!\p{L}).{0,40}?\d/iu,
      howMany,
      says(
        'such|boxes|bags|packs|rows|shelves|trays|baskets|packets|crates|cartons|jars|bottles|так~|короб~|ящик~|пач~|мешк~|рядах|полк~|корзин~|пакет~|банк~|бутыл~',
      ),
    ],
    not: says(
      'left|remain~|оста~|more|then|потом|больше|меньше|%|percent|процент~|full|полных|понадоб~|need|нужно|equally|поровну|together|вместе',
    ),
    count: 2,
    task: ([a, b]) => times(a!, b!),
  },
  {
    has: [
      howMany,
      says('in both|in two|together|altogether|in all|в двух|в обоих|вместе|всего'),
      says('first|second|other|and|перв~|втор~|друг~|а в|и'),
    ],
    not: says(
      'times|each|every|per|кажд~|раз(?:а)?(?!\\p{L})|more|less|fewer|больше|меньше|%|процент~|percent|left|оста~|hours?|min|day|days|h|ч|час~|мин~|дн~|km|км|speed|скорост~|ratio|отношени~|pump~|насос~|труб~|кран~|worker|рабоч~|мастер~|drive~|ride|twice|half|old|years|older|younger|старше|младше|лет|дороже|дешевле|на \\d',
    ),
    count: 2,
    task: ([a, b]) => plus(a!, b!),
  },
  // ---- Together: rates of work
  {
    has: [
      says('together|both|вместе|обе|оба|совместно|одновременно'),
      /\d\s*(?:h|hours?|min\p{L}*|days?|ч|час\p{L}*|мин\p{L}*|дн\p{L}*|день|сут\p{L}*)(?!\p{L})/iu,
      says('how long|how many|за сколько|за какое время|через сколько|сколько'),
    ],
    not: says(
      'km|км|km/h|км/ч|speed|скорост~|faster|быстрее|alone|second need~|first need~|второму|второй (?:один|одна|сам~|понадоб~|потреб~)|в одиночку|работая од~|одному второму|позже|later|раньше|detail~|детал~|litres|литр~|m³|%|percent|empt~|drain~|опорожн~|вытека~|mile~|mph|cost~|стои~|раз(?:а)? ',
    ),
    may: says('one|two|first|second|other|another|дв(?:а|е|ое)|перв~|втор~|друг~|оба|обе'),
    count: 2,
    task: ([a, b]) => over(times(a!, b!), plus(a!, b!)),
  },
  // ---- Motion
  {
    has: [
      says('towards|toward|meet|навстречу|встрет~'),
      /км\/ч|km\/h|mph|м\/с|m\/s|км\/час/iu,
      says('after how|when|how long|how many hours|через сколько|через какое|когда|сколько часов|сколько времени'),
    ],
    not: says('later|earlier|позже|раньше|after (?:one|an) hour|на \\d|faster|быстрее'),
    may: says('two|дв(?:а|е|ух)|after|each|друг~|одновременно|at the same time'),
    count: 3,
    task: (n, { text, places, sizes }) => {
      const at = wayAt(text, places)
      if (at < 0 || sizes.some((size) => size <= 0)) return null
      const [v, w] = n.filter((_, index) => index !== at)
      return over(n[at]!, plus(v!, w!))
    },
  },
  {
    has: [
      says('opposite directions?|в противоположн~|away from each other|в разные стороны'),
      /км\/ч|km\/h|mph|м\/с/iu,
      says('how far|distance|apart|расстояни~'),
    ],
    not: says('later|позже|faster|быстрее|на \\d'),
    may: says('two|дв(?:а|е|ух)|after|each other|одновременно|at the same time|from each other'),
    count: 3,
    task: ([v, w, t]) => times(plus(v!, w!), t!),
  },
  {
    has: [
      says('downstream|with the current|по течению'),
      says('still water|own speed|собственн~|лодк~|катер~|boat|теплоход~|стояч~'),
      says('how far|distance|how many km|сколько к|какое расстояни~|какой путь'),
    ],
    not: says('upstream|against|против'),
    may: says('in still water|still'),
    count: 3,
    task: ([v, c, t]) => times(plus(v!, c!), t!),
  },
  {
    has: [
      says('upstream|against the current|против течени~'),
      says('still water|own speed|собственн~|лодк~|катер~|boat|теплоход~|стояч~'),
      says('how far|distance|how many km|сколько к|какое расстояни~|какой путь'),
    ],
    not: says('downstream|with the current|по течению'),
    may: says('in still water|still'),
    count: 3,
    task: ([v, c, t]) => times(minus(v!, c!), t!),
  },
  // ---- Numbers and their parts
  {
    has: [
      says('sum of three consecutive|three consecutive|сумм~ тр[её]х последовательн~|тр[её]х последовательн~'),
      says('sum|сумм~'),
      says('smallest|least|first|наименьш~|меньш~|перв~'),
    ],
    not: says('even|odd|ч[её]тн~|неч[её]тн~|square|квадрат~|product'),
    may: says('three|тр[её]х|smaller|larger|меньш~|больш~'),
    count: 1,
    task: ([s]) => minus(over(s!, num(3)), num(1)),
  },
  {
    has: [
      says('three consecutive|тр[её]х последовательн~'),
      says('sum|сумм~'),
      says('largest|greatest|biggest|наибольш~|больш~'),
    ],
    not: says('even|odd|ч[её]тн~|неч[её]тн~|square|квадрат~|product'),
    may: says('three|тр[её]х|smaller|larger|меньш~|больш~'),
    count: 1,
    task: ([s]) => plus(over(s!, num(3)), num(1)),
  },
  {
    has: [says('product|произведени~'), says('consecutive even|consecutive odd|последовательн~ (?:не)?ч[её]тн~')],
    not: says('sum|сумм~'),
    may: says('two|двух|smaller|меньш~'),
    count: 1,
    task: ([p]) => largest(times(x, plus(x, num(2))), p!),
  },
  {
    has: [
      says('product|произведени~'),
      says('consecutive|последовательн~'),
      says('natural|positive|integers|numbers|натуральн~|чисел'),
    ],
    not: says('even|odd|ч[её]тн~|неч[её]тн~|sum|сумм~|three|тр[её]х|больш~|larger|greater'),
    may: says('two|двух|smaller|меньш~'),
    count: 1,
    task: ([p]) => largest(times(x, plus(x, num(1))), p!),
  },
  {
    has: [says('sum of the squares|сумм~ квадратов'), says('consecutive|последовательн~')],
    not: says('even|odd|ч[её]тн~|неч[её]тн~|three|тр[её]х|больш~|larger'),
    may: says('two|двух|smaller|меньш~'),
    count: 1,
    task: ([s]) => largest(plus(power(x, 2), power(plus(x, num(1)), 2)), s!),
  },
  {
    has: [
      says('square of a (?:positive )?number|квадрат (?:положительн~ |натуральн~ )?числа'),
      says('more than|greater|larger|больше'),
    ],
    not: says('times|раза?(?!\\p{L})|sum|сумм~'),
    may: says('than|чем|его|itself'),
    count: 1,
    task: ([d]) => largest(minus(power(x, 2), x), d!),
  },
  {
    has: [
      rectangle,
      says('area|площад~'),
      says('longer|more|greater|длиннее|больше'),
      says('width|wide|smaller|shorter|ширин~|меньш~'),
    ],
    not: says('times|раза?(?!\\p{L})|perimeter|периметр~'),
    may: says('than|чем|шире|друг~|the other|one|other|а'),
    count: 2,
    task: (n, { text, places, sizes }) => {
      const areaAt = places.findIndex((place) => /^\d[\d\s.,]*\s*(?:[а-яa-z]+\s*[²2]|кв|sq)/iu.test(text.slice(place)))
      const at = areaAt >= 0 ? areaAt : sizes.indexOf(Math.max(...sizes))
      return largest(times(x, plus(x, n[1 - at]!)), n[at]!)
    },
  },
  {
    has: [
      rectangle,
      says('perimeter|периметр~'),
      says('longer|more|greater|длиннее|больше'),
      says('find the width|find its width|width\\?|shorter side|найди~ ширину|меньш~ сторон~|ширина\\?'),
    ],
    not: says('times|раза?(?!\\p{L})|area|площад~'),
    may: says('than|чем|шире|друг~|the other|one|other'),
    count: 2,
    task: (n, { sizes }) => {
      const at = sizes.indexOf(Math.max(...sizes))
      return half(minus(half(n[at]!), n[1 - at]!))
    },
  },
  {
    has: [says('think of a number|thought of a number|задума~ число|задумал~'), howOrWhat()],
    not: /%|процент|percent|square|квадрат/iu,
    may: says('double|doubled|add(?:ed|s)?|plus|получил~|result|then|затем|потом|увелич~|уменьш~|times|раза?'),
    count: [1, 4],
    task: (n, { text, places }) => thought(n, text, places),
  },
  {
    has: [says('a number and its|the number and its'), says('fold'), says('make|give|sum|together|are')],
    may: says('times|two|four|five|six'),
    count: 2,
    task: ([k, s]) => over(s!, plus(num(1), k!)),
  },
  {
    has: [says('сумма числа и увеличенного'), says('раз(?:а)?(?!\\p{L})')],
    count: 2,
    task: ([k, s]) => over(s!, plus(num(1), k!)),
  },
  {
    has: [says('three times as old as|втрое старше|в 3 раза старше|three times older')],
    not: says('will|ago|через|назад|together|вместе'),
    count: [1, 2],
    task: (n, { sizes }) =>
      sizes.length === 2 && !sizes.includes(3) ? null : over(n[sizes.findIndex((size) => size !== 3)]!, num(3)),
  },
  {
    has: [says('2 times as old|twice as old|вдвое старше|в 2 раза старше')],
    not: says('will|ago|через|назад|together|вместе'),
    count: 2,
    task: (n, { sizes }) => (sizes.includes(2) ? over(n[sizes.findIndex((size) => size !== 2)]!, num(2)) : null),
  },
  {
    has: [together, says('times as many|times more|times as much|в \\d+ раза? больше|вдвое больше|втрое больше')],
    not: says('left|оста~|then|потом|each|кажд~|third|трет~|less|меньше|fewer|gave|bought|дал|купил~'),
    may: says('two|дв(?:а|е|ух)|чем|than|перв~|втор~|друг~|as many|as much|раза?|оба|both|other'),
    count: [1, 2],
    task: (n, { text, sizes, places }) => {
      const factor = /(\d+)\s*(?:times|раза?)/iu.exec(text)
      const k = factor ? Number(factor[1]) : /вдвое/iu.test(text) ? 2 : /втрое/iu.test(text) ? 3 : 0
      const at = factor ? places.findIndex((place) => place !== factor.index) : 0
      if (!k || at < 0 || sizes.length !== (factor ? 2 : 1)) return null
      const smaller = over(n[at]!, num(k + 1))
      const which = smallerAsked(text)
      return which === null ? null : which ? smaller : times(num(k), smaller)
    },
  },
  {
    has: [together, says('more|больше'), howMany],
    not: says(
      'times|раза?(?!\\p{L})|left|оста~|then|потом|each|кажд~|third|three|тр[её]х|трет~|gave|дал~|купил~|bought|%|процент~|км|km|speed',
    ),
    may: says('two|дв(?:а|е|ух)|чем|than|перв~|втор~|друг~|both|other|first|second|another|обе|оба|всего'),
    count: 2,
    task: (n, { text, sizes }) => {
      const at = sizes.indexOf(Math.max(...sizes))
      const which = smallerAsked(text)
      if (which === null || !natural(sizes)) return null
      return half(which ? minus(n[at]!, n[1 - at]!) : plus(n[at]!, n[1 - at]!))
    },
  },
]

function howOrWhat(): RegExp {
  return says('what|which|find|какое|найди~|какое число')
}

/** Index of the distance in a text with two speeds: the number with a plain unit of length; -1 if it is not unique. */
function wayAt(text: string, places: readonly number[]): number {
  const ways = places.map((place) =>
    /^\d[\d\s.,]*(?:км|km|mi|miles|м|m)(?![\p{L}/])(?!\s*(?:per|в час))/iu.test(text.slice(place)),
  )
  return ways.filter(Boolean).length === 1 ? ways.indexOf(true) : -1
}

/** Whether the question asks for the smaller share: by its words, or by who has "times as many"; null if unclear. */
function smallerAsked(text: string): boolean | null {
  const question = /(?:how many|how much|find|сколько|найди\p{L}*)[^?]*\??\s*$/iu.exec(text)?.[0] ?? ''
  if (/smaller|less|fewer|меньш/iu.test(question)) return true
  if (/larger|bigger|greater|больше|more/iu.test(question)) return false
  const english =
    /(\p{Lu}\p{L}+)[^.]*?(?:times as (?:many|much)|more)[^.]*?(?:as|than)\s+(?:the )?(\p{Lu}\p{L}+)/u.exec(text)
  if (english) {
    if (question.includes(english[2]!)) return true
    return question.includes(english[1]!) ? false : null
  }
  const place = /в(?:о)? (перв\p{L}*|втор\p{L}*)[^.]*?больше,? чем (?:в|во|на) (перв\p{L}*|втор\p{L}*)/iu.exec(text)
  if (place) {
    const stem = (word: string) => word.slice(0, 4).toLowerCase()
    if (question.toLowerCase().includes(stem(place[2]!))) return true
    return question.toLowerCase().includes(stem(place[1]!)) ? false : null
  }
  return null
}

const steps: readonly (readonly [RegExp, (all: Expr, n: Expr) => Expr, number?])[] = [
  [/^\s*(?:and |then |it |и |затем |потом |его |to it )*(?:doubled?|удво\p{L}*)/iu, (all, n) => times(n, all), 2],
  [
    /^\s*(?:and |then |it |и |затем |потом |его |результат )*(?:multipl\p{L}*|умнож\p{L}*|увелич\p{L}* в)/iu,
    (all, n) => times(n, all),
  ],
  [
    /^\s*(?:and |then |it |и |затем |потом |его |результат )*(?:divid\p{L}*|раздел\p{L}*|поделил\p{L}*)/iu,
    (all, n) => over(all, n),
  ],
  [
    /^\s*(?:and |then |it |и |затем |потом |к нему |результат\p{L}* )*(?:add\p{L}*|plus|прибав\p{L}*|увелич\p{L}* на)/iu,
    (all, n) => plus(all, n),
  ],
  [
    /^\s*(?:and |then |it |и |затем |потом |из него |из результата )*(?:subtract\p{L}*|minus|take away|выч\p{L}*|отня\p{L}*|уменьш\p{L}* на)/iu,
    (all, n) => minus(all, n),
  ],
]

/** "I think of a number, double it and add 7. I get 31." */
function thought(n: readonly Expr[], text: string, places: readonly number[]): ReturnType<typeof equation> | null {
  let all: Expr = x
  let used = 0
  const story = text.replace(/^.*?(?:a number|число)\s*,?/iu, (found) => ' '.repeat(found.length))
  for (const clause of story.matchAll(/[^,.]+?(?=,| and | then | и | затем |\.|$)/giu)) {
    const own = places.flatMap((place, index) =>
      place >= clause.index && place < clause.index + clause[0].length ? [index] : [],
    )
    const step = steps.find(([pattern]) => pattern.test(clause[0]))
    if (!step) {
      if (/get|got|result|obtain|получ|стало|равно/iu.test(clause[0]) && own.length === 1)
        return used > 0 ? equation(all, n[own[0]!]!) : null
      if (own.length > 0) return null
      continue
    }
    const value = own.length === 1 ? n[own[0]!]! : step[2] && own.length === 0 ? num(step[2]) : null
    if (!value) return null
    all = step[1](all, value)
    used++
  }
  return null
}

import { taskKindWords } from '../../../language/task-kind-words.ts'
import { add, divide, multiply, type Rational, rational, subtract } from '../../../math/rational.ts'
import { amountOf, type Given, given, type KindReader, pattern, type Unknown, unknown } from './kind.ts'

interface Color {
  readonly role: string
  readonly word: string
  readonly count: Rational
}
const stem = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ё', 'е')
    .slice(0, Math.max(3, Math.min(4, word.length - 1)))

/** Two draws from objects of two or three colors, with or without replacement. */
export const readDraws: KindReader = (text, language) => {
  const words = taskKindWords[language].draws
  const stock = pattern(words.stock).exec(text)
  if (!stock || !pattern(words.two).test(text) || !pattern(words.taken).test(text)) return null
  const chance = pattern(words.chance).exec(text)
  if (!chance) return null
  const found = [...stock[0].matchAll(/(\d+)\s+(\p{L}+)/gu)]
  if (found.length < 2 || found.length > 3) return null
  const colors = found.map(
    ([, count = '', word = ''], index): Color => ({ role: `c${index}`, word, count: amountOf(count) }),
  )
  const givens: Given[] = found.map(([span, count = ''], index) => given(`c${index}`, count, span))
  // Replacement reverses the task, so any "not" near its words counts.
  const tellsBack = text.split(/[.!?;]|,(?!\d)/).filter((clause) => pattern(words.back).test(clause))
  const isBack = tellsBack.some((clause) => !pattern(words.not).test(clause)) && !pattern(words.out).test(text)
  const question = text.slice(chance.index)
  const one = rational(1)
  const all = colors.reduce((sum, { count }) => add(sum, count), rational(0))
  const rest = isBack ? all : subtract(all, one)
  const restRole = isBack ? 'all' : '(all - 1)'
  const less = (role: string) => (isBack ? role : `(${role} - 1)`)
  const both = ({ count }: Color, back = isBack) =>
    divide(multiply(count, back ? count : subtract(count, one)), multiply(all, back ? all : subtract(all, one)))
  const unknowns: Unknown[] = [unknown('all', words.names.all)]
  const equations = [`all = ${colors.map(({ role }) => role).join(' + ')}`]
  const named = (source: string) => {
    const word = pattern(source).exec(question)?.[1]
    return word ? colors.find((each) => stem(each.word) === stem(word)) : undefined
  }
  const addBoth = (color: Color, isOnly: boolean) => {
    const { role, word } = color
    if (isOnly || colors.length === 2) {
      unknowns.push(
        unknown(`first_${role}`, words.names.first(word)),
        unknown(`second_${role}`, words.names.second(word, word)),
      )
      equations.push(`first_${role} = ${role} / all`, `second_${role} = ${less(role)} / ${restRole}`)
      equations.push(`both_${role} = first_${role} * second_${role}`)
    } else equations.push(`both_${role} = ${role} / all * ${less(role)} / ${restRole}`)
    unknowns.push(unknown(`both_${role}`, words.names.both(word)))
  }
  const slips: { value: Rational; text: string }[] = []
  const other = (color: Color) =>
    slips.push({ value: both(color, !isBack), text: isBack ? words.slips.out : words.slips.back })
  let [asked, goal] = ['', '']
  const wanted = named(words.both)
  const least = named(words.atLeast)
  if (pattern(words.same).test(question)) {
    for (const color of colors) {
      addBoth(color, false)
      other(color)
    }
    ;[asked, goal] = ['same', words.names.same]
    equations.push(`same = ${colors.map(({ role }) => `both_${role}`).join(' + ')}`)
    slips.push({
      value: colors.map((each) => both(each, !isBack)).reduce(add),
      text: isBack ? words.slips.out : words.slips.back,
    })
  } else if (pattern(words.different).test(question) && colors.length === 2) {
    const [a, b] = colors
    if (!a || !b) return null
    const pair = (isPut: boolean) => divide(multiply(a.count, b.count), multiply(all, isPut ? all : subtract(all, one)))
    // The other order has the same chance: as a quantity of its own it would be confirmed where the first is repeated.
    unknowns.push(unknown('ab', words.names.pair(a.word, b.word)))
    equations.push(`ab = ${a.role} / all * ${b.role} / ${restRole}`)
    ;[asked, goal] = ['different', words.names.different]
    equations.push('different = ab + ab')
    const side = isBack ? words.slips.out : words.slips.back
    slips.push({ value: pair(!isBack), text: side }, { value: add(pair(!isBack), pair(!isBack)), text: side })
  } else if (least) {
    const others = colors.filter((each) => each !== least)
    const count = others.map((each) => each.role).join(' + ')
    unknowns.push(unknown('others', words.names.none(least.word)), unknown('none', words.names.none(least.word)))
    equations.push(`others = ${count}`, `none = others / all * ${less('others')} / ${restRole}`)
    ;[asked, goal] = ['least', words.names.atLeast(least.word)]
    equations.push('least = 1 - none')
    slips.push({ value: divide(least.count, all), text: words.slips.half })
  } else if (wanted) {
    addBoth(wanted, true)
    other(wanted)
    ;[asked, goal] = [`both_${wanted.role}`, words.names.both(wanted.word)]
    slips.push({
      value: add(divide(wanted.count, all), divide(isBack ? wanted.count : subtract(wanted.count, one), rest)),
      text: words.slips.order,
    })
  } else return null
  if (!unknowns.some(({ role }) => role === asked)) unknowns.push(unknown(asked, goal))
  return {
    frame: {
      given: givens,
      unknown: unknowns,
      equations,
      asked,
      restating: words.restate(stock[0].trim(), isBack, goal),
    },
    form: 'fraction',
    slips,
    because: isBack ? words.because.back : words.because.out,
  }
}

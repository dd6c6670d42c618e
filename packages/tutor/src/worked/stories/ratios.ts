import {
  angleBehind,
  ratioNames,
  ratioSpoken,
  ratioTexts as texts,
  ratioWords as words,
} from '../../language/worked/stories/ratio-words.ts'
import type { StepText } from '../../language/worked/stories/texts.ts'
import type { Both, WorkedTask } from '../task.ts'
import { goalOf, isClose, partOf, slipOf, storyOf } from './build.ts'
import { type Amount, type Prose, plainOnly } from './prose.ts'

/** Sine, cosine or tangent of an acute angle of a right triangle of which two sides are told. */

type Ratio = keyof typeof ratioNames

interface Sides {
  readonly opposite: number
  readonly adjacent: number
  readonly hypotenuse: number
  /** The side that is not told. */
  readonly missing: keyof Omit<Sides, 'missing' | 'label' | 'vertex'>
  readonly label: string | null
  /** Of the angle. */
  readonly vertex: string | null
}

export function readRatioOfSides(prose: Prose): WorkedTask | null {
  const { text, language } = prose
  if (!words.triangle[language].test(text)) return null
  const asked = (Object.keys(ratioNames) as Ratio[]).filter((each) => ratioNames[each][language].test(text))
  const [ratio] = asked
  if (!ratio || asked.length > 1) return null
  const isRightAt = words.rightAt[language].test(text)
  const numbers = plainOnly(prose).filter(({ of }) => !(of === 90 && (isRightAt || words.isRight[language].test(text))))
  const [a, b] = numbers
  const used = numbers.length + plainOnly(prose).filter(({ of }) => of === 90).length
  if (!a || !b || numbers.length !== 2 || prose.amounts.length > used) return null
  const sides = (isRightAt && sidesByName(prose, ratio, a, b)) || sidesByRole(prose, a, b)
  return sides && taskOf(prose, ratio, sides)
}

/** "AB = 13, AC = 5", the right angle at C. */
function sidesByName(prose: Prose, ratio: Ratio, a: Amount, b: Amount): Sides | null {
  const { text, language } = prose
  const name = ratioNames[ratio][language].exec(text)
  const behind = name ? text.slice(name.index + name[0].length) : ''
  const vertex = latin(angleBehind[language].exec(behind)?.[1] ?? '')
  const at = new Map([a, b].map((each) => [nameBefore(each), each.of]))
  if ((vertex !== 'a' && vertex !== 'b') || at.size !== 2 || at.has('')) return null
  const whole = completed(at.get('ab'), at.get('bc'), at.get('ac'))
  if (!whole) return null
  const [hypotenuse, bc, ac] = whole
  const missing = ['ab', 'bc', 'ac'].find((each) => !at.has(each))!
  const [opposite, adjacent] = vertex === 'a' ? [bc, ac] : [ac, bc]
  const isOpposite = missing === (vertex === 'a' ? 'bc' : 'ac')
  return {
    opposite,
    adjacent,
    hypotenuse,
    missing: missing === 'ab' ? 'hypotenuse' : isOpposite ? 'opposite' : 'adjacent',
    label: missing,
    vertex,
  }
}

const latin = (text: string) => text.replace(/[авс]/g, (letter) => ({ а: 'a', в: 'b', с: 'c' })[letter] ?? letter)

/** The side whose name stands before the amount, its two ends in the order of the alphabet. */
function nameBefore({ before }: Amount): string {
  const [, name = ''] = /(?<![a-zа-я])([abcавс]{2}) ?(?:=|is|равна|равно|равен|-)? ?$/u.exec(before) ?? []
  return [...latin(name)].sort().join('')
}

/** The hypotenuse and both legs, of which one is missing. */
function completed(hypotenuse?: number, one?: number, other?: number): [number, number, number] | null {
  const sides: [number, number, number] | null =
    hypotenuse === undefined
      ? one !== undefined && other !== undefined
        ? [Math.hypot(one, other), one, other]
        : null
      : one !== undefined
        ? [hypotenuse, one, Math.sqrt(hypotenuse ** 2 - one ** 2)]
        : other !== undefined
          ? [hypotenuse, Math.sqrt(hypotenuse ** 2 - other ** 2), other]
          : null
  return sides?.every((each) => each > 0) && isClose(sides[0] ** 2, sides[1] ** 2 + sides[2] ** 2) ? sides : null
}

/** "Opposite 5, hypotenuse 13"; "legs 3 and 4, the smaller angle". */
function sidesByRole(prose: Prose, a: Amount, b: Amount): Sides | null {
  const { text, language } = prose
  const isNear = (amount: Amount, key: 'opposite' | 'adjacent' | 'hypotenuse') => {
    const other = amount === a ? b : a
    const own = other.end <= amount.at ? text.slice(other.end, amount.at) : text.slice(0, amount.at)
    return words[key][language].test(own)
  }
  const roles = (['opposite', 'adjacent', 'hypotenuse'] as const).map(
    (key) => [a, b].find((each) => isNear(each, key))?.of,
  )
  const [opposite, adjacent, hypotenuse] = roles
  if (roles.filter((each) => each !== undefined).length === 2) {
    const whole = completed(hypotenuse, opposite, adjacent)
    const missing = opposite === undefined ? 'opposite' : adjacent === undefined ? 'adjacent' : 'hypotenuse'
    return whole && { opposite: whole[1], adjacent: whole[2], hypotenuse: whole[0], missing, label: null, vertex: null }
  }
  const [isSmall, isLarge] = [words.smaller[language].test(text), words.larger[language].test(text)]
  const areLegs = words.legs[language].test(text) && !words.hypotenuse[language].test(text)
  if (!areLegs || isSmall === isLarge || a.of === b.of) return null
  const [short, long] = [Math.min(a.of, b.of), Math.max(a.of, b.of)]
  const [own, next] = isSmall ? [short, long] : [long, short]
  return {
    opposite: own,
    adjacent: next,
    hypotenuse: Math.hypot(a.of, b.of),
    missing: 'hypotenuse',
    label: null,
    vertex: null,
  }
}

function taskOf(prose: Prose, ratio: Ratio, sides: Sides): WorkedTask {
  const { opposite, adjacent, hypotenuse, missing, label, vertex } = sides
  const compared = {
    sin: ['opposite', 'hypotenuse'],
    cos: ['adjacent', 'hypotenuse'],
    tan: ['opposite', 'adjacent'],
  } as const
  const [top, bottom] = compared[ratio]
  const value = sides[top] / sides[bottom]
  const withName = (text: Both): Both => ({
    en: text.en.replaceAll('{fn}', ratioSpoken[ratio].en),
    ru: text.ru.replaceAll('{fn}', ratioSpoken[ratio].ru),
  })
  const ratioText: StepText = {
    name: withName(texts.ratio.name),
    ask: withName(texts.ratio.ask),
    more: withName(texts.ratio.more),
  }
  const isNeeded = missing === top || missing === bottom
  const others = [opposite / hypotenuse, adjacent / hypotenuse, opposite / adjacent, adjacent / opposite]
  const third = sides[missing]
  const told = missing === 'opposite' ? adjacent : opposite
  const labels = label === null ? {} : { labels: [label, [...label].reverse().join('')] }
  const square = { ...texts.side, name: { en: 'the square of the third side', ru: 'квадрат третьей стороны' } }
  return storyOf(prose, {
    kind: 'side-ratio',
    parts: [
      partOf('square', third ** 2, square, {}, { isAside: true }),
      partOf('side', third, texts.side, {}, { ...labels, ...(!isNeeded && { isAside: true }) }),
      goalOf('ratio', value, ratioText, {}, { labels: [ratio, ...(vertex === null ? [] : [vertex])] }),
    ],
    slips: [
      slipOf(sides[bottom] / sides[top], withName(texts.upside)),
      ...others.map((each) => slipOf(each, withName(texts.other))),
      ...(missing === 'hypotenuse' ? [] : [slipOf(Math.hypot(hypotenuse, told), texts.longer)]),
    ],
    example: texts.example,
    overrules: true,
  })
}

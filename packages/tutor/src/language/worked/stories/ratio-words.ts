import { regExpOf } from '../../../pattern.ts'
import type { Both } from '../../../worked/task.ts'
import type { StepText } from './texts.ts'

/** Sine, cosine and tangent of an angle of a right triangle whose sides are told, in lower case. */

const both = (en: string, ru: string) => ({ en: regExpOf(en, 'u'), ru: regExpOf(ru, 'u') })

export const ratioNames = {
  sin: both('(?<![a-z])(?:sin|sine)(?![a-z])', '(?<![а-яa-z])(?:sin|синус(?:а|ы)?)(?![а-яa-z])'),
  cos: both('(?<![a-z])(?:cos|cosine)(?![a-z])', '(?<![а-яa-z])(?:cos|косинус(?:а|ы)?)(?![а-яa-z])'),
  tan: both('(?<![a-z])(?:tan|tangent|tg)(?![a-z])', '(?<![а-яa-z])(?:tg|tan|тангенс(?:а|ы)?)(?![а-яa-z])'),
} as const

export const ratioWords = {
  triangle: both('triangle', 'треугольник'),
  isRight: both('right(?:[- ]angled?)?(?: [a-z]{1,3})? triangle|right angle', 'прямоугольн|прямой угол|прямым углом'),
  /** The right angle, and where it is. */
  rightAt: both(
    '(?:angle |∠ ?)?(?<![a-z])c ?(?:=|is)? ?(?=90(?!\\d))|right angle (?:is )?at c(?![a-z])',
    '(?:угол |∠ ?)?(?<![а-яa-z])[cс] ?(?:=|-|равен|прямой)? ?(?=90(?!\\d))|угол [cс] прямой',
  ),
  legs: both('(?<![a-z])legs?(?![a-z])', 'катет'),
  hypotenuse: both('hypotenuse|hyp(?![a-z])', 'гипотенуз'),
  opposite: both('(?<![a-z])opp(?:osite)?(?![a-z])', 'противолежащ|напротив'),
  adjacent: both('(?<![a-z])adj(?:acent)?(?![a-z])', 'прилежащ'),
  smaller: both('small(?:er|est)|lesser', 'меньш'),
  larger: both('larger|largest|bigger|biggest|greater', 'больш'),
} as const

/** The angle whose ratio is asked for: its vertex behind the name of the ratio. */
export const angleBehind = both(
  '^(?: of)?(?: the)?(?: angle| ∠)? ?([ab])(?![a-z])',
  '^(?: угла| ∠)? ?([abав])(?![а-яa-z])',
)

export const ratioTexts: Readonly<Record<'side' | 'ratio', StepText>> &
  Readonly<Record<'other' | 'upside' | 'longer' | 'example', Both>> = {
  side: {
    name: { en: 'the third side', ru: 'третья сторона' },
    ask: {
      en: 'Two sides are known. Which of the three is missing, and how does Pythagoras give it?',
      ru: 'Две стороны известны. Какой из трёх не хватает и как её даёт теорема Пифагора?',
    },
    more: {
      en: 'The hypotenuse lies opposite the right angle, and its square is the sum of the squares of the legs.',
      ru: 'Гипотенуза лежит против прямого угла, и её квадрат равен сумме квадратов катетов.',
    },
  },
  ratio: {
    name: { en: 'the {fn} of the angle', ru: '{fn} угла' },
    ask: {
      en: 'Which side lies opposite this angle and which next to it, and which two sides does the {fn} compare?',
      ru: 'Какая сторона лежит против этого угла, какая рядом с ним и какие две стороны сравнивает {fn}?',
    },
    more: {
      en: 'Mark the angle in a sketch, then the side that does not touch it, the leg that does, and the hypotenuse.',
      ru: 'Отметь угол на рисунке, потом сторону, которая его не касается, катет, который касается, и гипотенузу.',
    },
  },
  other: {
    en: 'That compares two sides, but not the two of the {fn} of this angle. Which side lies opposite the angle, and which next to it?',
    ru: 'Здесь сравниваются две стороны, но это не {fn} именно этого угла. Какая сторона лежит против угла, а какая рядом с ним?',
  },
  upside: {
    en: 'The two sides stand the other way round there. Which of them belongs on top in the {fn}?',
    ru: 'Стороны здесь стоят наоборот. Какая из них должна быть сверху, если это {fn}?',
  },
  longer: {
    en: 'That would be longer than the hypotenuse, the longest side. Are the squares added here, or taken away?',
    ru: 'Это длиннее гипотенузы, а она самая длинная сторона. Квадраты здесь складывают или вычитают?',
  },
  example: {
    en: 'In a triangle with the legs 20 and 21 and the hypotenuse 29, the angle opposite the 20 has the sine $\\frac{20}{29}$, the cosine $\\frac{21}{29}$ and the tangent $\\frac{20}{21}$.',
    ru: 'В треугольнике с катетами 20 и 21 и гипотенузой 29 у угла против 20 синус $\\frac{20}{29}$, косинус $\\frac{21}{29}$ и тангенс $\\frac{20}{21}$.',
  },
}

export const ratioSpoken = {
  sin: { en: 'sine', ru: 'синус' },
  cos: { en: 'cosine', ru: 'косинус' },
  tan: { en: 'tangent', ru: 'тангенс' },
} as const

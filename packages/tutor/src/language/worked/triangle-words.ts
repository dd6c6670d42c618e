import { regExpOf } from '../../pattern.ts'
import type { Both } from '../../worked/task.ts'

/** Words of tasks about a triangle whose corners have letters, in both languages: sheets mix them. */
export const triangleWords = {
  /** The three corners, in a group. */
  named: regExpOf('(?<!\\p{L})(?:triangle|треугольник\\p{L}*|△|Δ|∆)\\s?([A-ZА-Я]{3}|[a-zа-я]{3})(?!\\p{L})', 'u'),
  triangle: /(?<!\p{L})(?:triangle|треугольник)/iu,
  /** "AB = 10", "AB is 10", «сторона AB равна 10»; the name and the value in groups. */
  side: regExpOf(
    '(?<!\\p{L})([A-ZА-Я]{2}|[a-zа-я]{2})\\s?(?:=|is(?: equal to)?|:|[-–—]|рав(?:ен|на|но|ны)?)?\\s?(\\d+(?:[.,]\\d+)?)(?![\\d°/]|[.,]\\d|\\s?(?:deg|град))',
    'gu',
  ),
  /** "Angle B = 90", "∠B is 40°", «угол C равен 90»; «угол с 90». */
  angle: regExpOf(
    '(?:∠|(?<!\\p{L})(?:angle|угол|угл\\p{L}{1,2}))\\s?(?:at |при (?:вершине )?)?([A-Za-zА-Яа-я])(?!\\p{L})\\s?(?:=|is(?: equal to)?|:|[-–—]|рав(?:ен|на|но)?)?\\s?(\\d{1,3}(?:[.,]\\d+)?)(?![\\d/]|[.,]\\d)',
    'gu',
  ),
  right: regExpOf(
    '(?:right[- ]angled? at|right angle(?: is)?(?: at)?|прям\\p{L}{2,3} (?:угл\\p{L}{1,2}|угол)(?: при вершине)?)\\s?([A-Za-zА-Яа-я])(?!\\p{L})',
    'iu',
  ),
  /** "sinA = 0.6", «cos B=3/5»; "tg" is the tangent, too. */
  ratio: regExpOf(
    '(?<!\\p{L})(sin|cos|tan|tg)\\s?\\(?([A-Za-zА-Яа-я])\\)?\\s?=\\s?(\\d+(?:[.,]\\d+)?(?:/\\d+)?)(?![\\d/])',
    'giu',
  ),
  /** What is asked: a side, an angle or the area. */
  asks: regExpOf(
    '(?:(?<!\\p{L})(?:find|calculate|work out|what is|whats|how long is|get|найти|найди\\p{L}*|вычисли\\p{L}*|определи\\p{L}*|чему равн\\p{L}|сколько)(?: the| the (?:length|size) of| (?:length|size) of| side| сторон[уа]| длин[уа]| катет| гипотенузу| отрезок)*\\s+)(?:([A-ZА-Я]{2}|[a-zа-я]{2})(?!\\p{L})|(?:∠|angle |угол )\\s?([A-Za-zА-Яа-я])(?!\\p{L})|(?:the )?(area|площадь))',
    'iu',
  ),
  /** "BC - ?", "BC??" */
  mark: regExpOf('(?<!\\p{L})([A-ZА-Я]{2}|[a-zа-я]{2})\\s?[=–—-]?\\s?\\?', 'u'),
} as const

/** What is said, with the names of sides and corners in braces. */
interface Texts {
  readonly name: Both
  readonly ask: Both
  readonly more: Both
}

export const triangleTexts = {
  hypotenuse: {
    name: { en: '{asked}', ru: '{asked}' },
    ask: {
      en: 'The right angle is at {right}, so {asked} is the hypotenuse. What does Pythagoras say about the squares of {one} and {two}?',
      ru: 'Прямой угол при {right}, значит, {asked} это гипотенуза. Что теорема Пифагора говорит о квадратах {one} и {two}?',
    },
    more: {
      en: 'The square of the hypotenuse is the sum of the squares of the legs. What are the two squares here?',
      ru: 'Квадрат гипотенузы это сумма квадратов катетов. Чему здесь равны эти квадраты?',
    },
  },
  leg: {
    name: { en: '{asked}', ru: '{asked}' },
    ask: {
      en: 'The right angle is at {right}, so {one} is the hypotenuse and {asked} is a leg. What does Pythagoras say about the three squares?',
      ru: 'Прямой угол при {right}, значит, {one} это гипотенуза, а {asked} катет. Что теорема Пифагора говорит о трёх квадратах?',
    },
    more: {
      en: 'The square of the hypotenuse is the sum of the squares of the legs: which of the three squares do you know?',
      ru: 'Квадрат гипотенузы равен сумме квадратов катетов: какие два из трёх квадратов известны?',
    },
  },
  square: {
    name: { en: 'the square of {asked}', ru: 'квадрат {asked}' },
    ask: { en: 'What is the square of {asked}?', ru: 'Чему равен квадрат {asked}?' },
    more: { en: 'What is the square of {asked}?', ru: 'Чему равен квадрат {asked}?' },
  },
  byRatio: {
    name: { en: '{asked}', ru: '{asked}' },
    ask: {
      en: 'Seen from the angle {corner}: is {asked} opposite, adjacent or the hypotenuse, and which is {one}? Which ratio joins the two?',
      ru: 'Если смотреть от угла {corner}: {asked} это противолежащий катет, прилежащий или гипотенуза, а что такое {one}? Какое отношение их связывает?',
    },
    more: {
      en: 'Sine is opposite over hypotenuse, cosine is adjacent over hypotenuse, tangent is opposite over adjacent. Which of them holds {asked} and {one}?',
      ru: 'Синус это противолежащий катет к гипотенузе, косинус прилежащий к гипотенузе, тангенс противолежащий к прилежащему. В каком из них есть {asked} и {one}?',
    },
  },
  cosineRule: {
    name: { en: '{asked}', ru: '{asked}' },
    ask: {
      en: 'You know {one}, {two} and the angle {corner} between them. Which rule gives the third side {asked} from two sides and the angle between?',
      ru: 'Известны {one}, {two} и угол {corner} между ними. Какая теорема даёт третью сторону {asked} по двум сторонам и углу между ними?',
    },
    more: {
      en: 'The cosine rule: the square of {asked} is the sum of the other two squares minus twice their product times the cosine of {corner}. What are the three pieces here?',
      ru: 'Теорема косинусов: квадрат {asked} это сумма квадратов двух других сторон минус удвоенное их произведение на косинус угла {corner}. Чему равны эти три части?',
    },
  },
  sineRule: {
    name: { en: '{asked}', ru: '{asked}' },
    ask: {
      en: '{asked} lies opposite {corner}, and {one} opposite {other}. What does the sine rule say about these two pairs?',
      ru: '{asked} лежит против угла {corner}, а {one} против угла {other}. Что говорит теорема синусов об этих двух парах?',
    },
    more: {
      en: 'A side divided by the sine of the angle opposite is the same for both. How do you write that with {asked} and {one}?',
      ru: 'Сторона, делённая на синус угла против неё, у обеих пар одинакова. Как записать это для {asked} и {one}?',
    },
  },
  thirdAngle: {
    name: { en: 'the angle {corner}', ru: 'угол {corner}' },
    ask: {
      en: 'The three angles of a triangle make 180° together. What is left for {corner}?',
      ru: 'Три угла треугольника вместе 180°. Сколько остаётся углу {corner}?',
    },
    more: {
      en: 'Add the two angles that you know first. How much is missing to 180°?',
      ru: 'Сначала сложи два известных угла. Сколько не хватает до 180°?',
    },
  },
  area: {
    name: { en: 'the area', ru: 'площадь' },
    ask: {
      en: 'You know {one}, {two} and the angle {corner} between them. Which formula gives the area from these three?',
      ru: 'Известны {one}, {two} и угол {corner} между ними. Какая формула даёт по ним площадь?',
    },
    more: {
      en: 'The area is half the product of two sides and the sine of the angle between them. What goes where?',
      ru: 'Площадь это половина произведения двух сторон на синус угла между ними. Что куда подставить?',
    },
  },
  areaOfLegs: {
    name: { en: 'the area', ru: 'площадь' },
    ask: {
      en: 'The right angle is at {corner}, so {one} and {two} are the legs, and one is the height to the other. How do you get the area from them?',
      ru: 'Прямой угол при {corner}, значит, {one} и {two} катеты, и один из них высота к другому. Как из них получить площадь?',
    },
    more: {
      en: 'Of which rectangle is the triangle one half?',
      ru: 'Половина какого прямоугольника этот треугольник?',
    },
  },
} satisfies Readonly<Record<string, Texts>>

export const triangleCauses = {
  lengthsAdded: {
    en: 'The lengths are added there. Pythagoras speaks of their squares: which squares belong together?',
    ru: 'Здесь сложены сами длины. Теорема Пифагора говорит о квадратах: какие квадраты складываются?',
  },
  lengthsTaken: {
    en: 'The lengths are subtracted there. Pythagoras speaks of their squares: which square is the largest?',
    ru: 'Здесь вычтены сами длины. Теорема Пифагора говорит о квадратах: какой из них самый большой?',
  },
  asHypotenuse: {
    en: 'That is longer than {one}, which is the hypotenuse. Which side of a right triangle is the longest?',
    ru: 'Это длиннее, чем {one}, а {one} гипотенуза. Какая сторона прямоугольного треугольника самая длинная?',
  },
  asLeg: {
    en: 'That is what a leg would be if {one} or {two} were the hypotenuse. Which side lies opposite the right angle {right}?',
    ru: 'Так получился бы катет, будь {one} или {two} гипотенузой. Какая сторона лежит против прямого угла {right}?',
  },
  otherRatio: {
    en: 'Another ratio gives that. Seen from {corner}: is {asked} opposite, adjacent or the hypotenuse?',
    ru: 'Такое даёт другое отношение. Если смотреть от угла {corner}: {asked} противолежащий катет, прилежащий или гипотенуза?',
  },
  turned: {
    en: 'Multiplied where it is divided, or the other way round. Should {asked} be longer or shorter than {one}?',
    ru: 'Умножено там, где делят, или наоборот. {asked} должна быть длиннее или короче, чем {one}?',
  },
  likeRight: {
    en: 'That is Pythagoras, which holds for a right angle only, and {corner} is none. What does the cosine rule add?',
    ru: 'Это теорема Пифагора, она верна только при прямом угле, а угол {corner} не прямой. Что добавляет теорема косинусов?',
  },
  plus: {
    en: 'The last part is added there. Which sign stands in front of it in the cosine rule?',
    ru: 'Последняя часть прибавлена. Какой знак стоит перед ней в теореме косинусов?',
  },
  noHalf: {
    en: 'That is the area of the whole parallelogram. Which part of it is the triangle?',
    ru: 'Это площадь всего параллелограмма. Какую его часть составляет треугольник?',
  },
  noSine: {
    en: 'That would be right with a right angle between {one} and {two}. What does the angle {corner} change?',
    ru: 'Так было бы при прямом угле между {one} и {two}. Что меняет угол {corner}?',
  },
  turnedSines: {
    en: 'The two sines have changed places. Which side lies opposite the larger angle?',
    ru: 'Синусы поменялись местами. Какая сторона лежит против большего угла?',
  },
} satisfies Readonly<Record<string, Both>>

export const triangleExample: Both = {
  en: 'With legs 3 and 4 the hypotenuse is $\\sqrt{9 + 16} = 5$, and the sine of the angle opposite 3 is $\\frac{3}{5}$.',
  ru: 'При катетах 3 и 4 гипотенуза $\\sqrt{9 + 16} = 5$, а синус угла против катета 3 равен $\\frac{3}{5}$.',
}

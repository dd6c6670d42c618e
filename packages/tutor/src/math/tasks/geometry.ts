import { regExpOf } from '../../pattern.ts'
import type { Expr } from '../ast.ts'
import { call, constant } from '../ast.ts'
import { half, minus, num, over, type Pattern, plus, power, product, root, says, sum, times } from './pattern.ts'

const π = constant('π')
const find = 'find|what|how|calculate|compute|determine|найди~|найти|чему|как~|вычисли~|определи~'
const area = says('area|площад~')
const perimeter = says('perimeter|периметр~')
const volume = says('volume|объ[её]м~')
const surface = says('surface(?: area)?|площад~ (?:всей |полной )?поверхност~')
const rectangle = says('rectang~|прямоугольник~')
const square = says(
  'squares?(?! (?:cm|m|km|dm|mm|root|metre|meter|centi|kilo|inch|feet))|квадрат(?:а|е|у|ом)?(?!\\p{L})',
)
const rhombus = says('rhomb~|ромб~')
const parallelogram = says('parallelogram~|параллелограмм~')
const trapezium = says('trape[zs]~|трапеци~')
const triangle = says('triang~|треугольник~')
const right = says(
  'right(?:-angled)? triangle|right triangle|прямоугольн~ треугольник~|legs?|катет~|hypotenuse|гипотенуз~',
)
const legs = says('legs?|катет~')
const hypotenuse = says('hypotenuse|гипотенуз~')
const isosceles = says('isosceles|равнобедренн~')
const equilateral = says('equilateral|равносторонн~|правильн~ треугольник~')
const side = says('sides?|сторон~')
const cube = says('cube|куб(?:а|е|у|ом|ы)?(?!\\p{L})')
const box = says('box|cuboid|rectangular prism|parallelepiped|параллелепипед~|короб~|ящик~|аквариум~')
const circle = says('circle|circumference|disk|disc|круг~|окружност~')
const radius = says('radius|радиус~|r = ?\\d')
const diameter = says('diameter|диаметр~')
const base = says('base|основани~')
const angle = says('angles?|угол~|угла|углы|углов|углу|°')
const mid = says('midline|mid-?segment|midsegment|средн~ лини~')
const cylinder = says('cylinder~|цилиндр~')
const cone = says('cone|конус~')
const sphere = says('sphere|ball|шар(?:а|е|у|ом)?(?!\\p{L})|сфер~')
/** A question for "the volume of a box 2 by 3 by 4" gives sizes itself. */
const noSizes = '(?![\\d.,]*\\s?(?:\\p{L}+ )?(?:на|by|[×xх·*]))'
/** A given volume is not the wanted one, a diameter is no radius, a slant height no height. */
const volumeOrDiameter = says(
  `diameter|диаметр~|slant|образующ~|surface|поверхност~|volume of (?:a|the) \\p{L}+ is|volume (?:of|is) \\d${noSizes}|объ[её]м~ (?:\\p{L}+ )?(?:равен )?\\d${noSizes}`,
)
const prism = says('prism~|призм~')
const pyramid = says('pyramid~|пирамид~')

/** Matches a question for this quantity: it follows the question verb, or nothing else is asked. */
const asks = (words: string) =>
  regExpOf(
    // «Площадь прямоугольника 4 см на 9 см»: nothing else is asked.
    `^(?!.*(?<!\\p{L})(?:${find}))\\s*(?:the\\s+|a\\s+)?(?:${words})|(?<!\\p{L})(?:${find})(?:,?\\s+(?!(?:with|if|given|whose|when|со|с|если|у|по)(?!\\p{L}))[^\\s.?!]+){0,5}?\\s+(?:${words})`.replaceAll(
      '~',
      '\\p{L}*',
    ),
    'iu',
  )
const sides = (n: readonly Expr[]) => n

/** The larger first: a hypotenuse before a leg, in whatever order the text has them. */
const bySize = (n: readonly Expr[], sizes: readonly number[]): [Expr, Expr] =>
  sizes[0]! >= sizes[1]! ? [n[0]!, n[1]!] : [n[1]!, n[0]!]

export const geometryPatterns: readonly Pattern[] = [
  // ---- Rectangles and squares
  {
    has: [rectangle, perimeter, asks('side|width|length|height|other|сторон~|ширин~|длин~|друг~|втор~')],
    not: says('longer|shorter|more|less|times|больше|меньше|длиннее|короче|раз|diagonal|диагонал~|площад~|area'),
    count: 2,
    task: (n, { sizes }) => {
      const [p, a] = bySize(n, sizes)
      return minus(half(p), a)
    },
    unit: 1,
  },
  {
    has: [rectangle, asks('perimeter|периметр~')],
    not: says('more|less|longer|shorter|wider|больше|меньше|длиннее|короче|шире|times|раз|area|площад~'),
    count: 2,
    task: ([a, b]) => times(num(2), plus(a!, b!)),
    unit: 1,
  },
  {
    has: [rectangle, asks('perimeter|периметр~'), says('less|shorter|меньше|короче')],
    not: says('times|раз(?:а)?(?!\\p{L})|area|площад~'),
    count: 2,
    task: ([a, d]) => times(num(2), plus(a!, minus(a!, d!))),
    unit: 1,
  },
  {
    has: [rectangle, asks('perimeter|периметр~'), says('more|longer|больше|длиннее')],
    // "By how much is the other one longer?" asks for the difference.
    not: says('times|раз(?:а)?(?!\\p{L})|area|площад~|how much|на сколько|насколько'),
    count: 2,
    task: ([a, d]) => times(num(2), plus(a!, plus(a!, d!))),
    unit: 1,
  },
  {
    has: [rectangle, asks('diagonal|диагонал~')],
    not: says('area|площад~|perimeter|периметр~|angle|угол'),
    count: 2,
    task: ([a, b]) => root(plus(power(a!, 2), power(b!, 2))),
    unit: 1,
  },
  {
    has: [
      says('rectang~|room|garden|field|floor|прямоугольник~|комнат~|сад~|пол(?:а|ь)?(?!\\p{L})|участ~'),
      says('area|площад~|m²|м²|square'),
      asks('side|width|length|long|wide|height|сторон~|ширин~|длин~'),
    ],
    not: says('longer|shorter|more|less|perimeter|периметр~|больше|меньше|длиннее|короче|diagonal|диагонал~|раз'),
    count: 2,
    task: ([s, a], { sizes }) => (sizes[0]! >= sizes[1]! ? over(s!, a!) : over(a!, s!)),
    unit: 1,
  },
  {
    has: [rectangle, asks('area|площад~')],
    not: says(
      'half of|half the|third of|половин~|more|less|longer|больше|меньше|длиннее|короче|box|prism|parallelepiped|параллелепипед~|triangle|треугольник~|perimeter|периметр~|diagonal|диагонал~|раз',
    ),
    count: 2,
    task: ([a, b]) => times(a!, b!),
    unit: 2,
  },
  {
    has: [square, perimeter, asks('side|сторон~')],
    count: 1,
    task: ([p]) => over(p!, num(4)),
    unit: 1,
  },
  { has: [square, perimeter, asks('area|площад~')], count: 1, task: ([p]) => power(over(p!, num(4)), 2), unit: 2 },
  { has: [square, area, asks('perimeter|периметр~')], count: 1, task: ([s]) => times(num(4), root(s!)), unit: 1 },
  { has: [square, area, asks('side|сторон~')], not: perimeter, count: 1, task: ([s]) => root(s!), unit: 1 },
  {
    has: [square, says('diagonal|диагонал~')],
    not: says('rectang~|прямоугольник~|area|площад~|perimeter|периметр~|pyramid|пирамид~'),
    count: 1,
    task: ([a]) => times(a!, root(num(2))),
    unit: 1,
  },
  {
    has: [square, perimeter],
    not: says('area|площад~|diagonal|диагонал~'),
    count: 1,
    task: ([a]) => times(num(4), a!),
    unit: 1,
  },
  {
    has: [square, area],
    not: says('perimeter|периметр~|surface|поверхност~|pyramid|пирамид~|circle|круг~|окружност~'),
    count: 1,
    task: ([a]) => power(a!, 2),
    unit: 2,
  },
  // ---- Solids with corners
  { has: [cube, surface], not: volume, count: 1, task: ([a]) => times(num(6), power(a!, 2)), unit: 2 },
  { has: [cube, volume, asks('edge|side|ребр~|сторон~')], count: 1, task: ([v]) => root(v!, 3), unit: 1 },
  { has: [cube, volume], not: surface, count: 1, task: ([a]) => power(a!, 3), unit: 3 },
  { has: [cube, says('diagonal|диагонал~')], count: 1, task: ([a]) => times(a!, root(num(3))), unit: 1 },
  {
    has: [box, volume, asks('height|width|length|depth|высот~|ширин~|длин~|глубин~|измерени~|ребр~')],
    count: 3,
    task: ([v, a, b]) => over(v!, times(a!, b!)),
    unit: 1,
  },
  {
    has: [box, says('diagonal|диагонал~')],
    count: 3,
    task: (n) => root(sum(n.map((each) => power(each, 2)))),
    unit: 1,
  },
  {
    has: [box, surface],
    count: 3,
    task: ([a, b, c]) => times(num(2), sum([times(a!, b!), times(a!, c!), times(b!, c!)])),
    unit: 2,
  },
  { has: [box, volume], not: volumeOrDiameter, count: 3, task: (n) => product(n), unit: 3 },
  {
    has: [pyramid, says('square|квадратн~|сторон~ (?:квадратного )?основани~'), volume],
    not: says('base area|area of the base|площад~ основани~'),
    count: 2,
    task: ([a, h]) => over(times(power(a!, 2), h!), num(3)),
    unit: 3,
  },
  {
    has: [pyramid, volume, asks('height|высот~')],
    count: 2,
    task: ([a, b], { sizes }) => (sizes[0]! >= sizes[1]! ? over(times(num(3), a!), b!) : over(times(num(3), b!), a!)),
    unit: 1,
  },
  { has: [pyramid, volume], count: 2, task: ([s, h]) => over(times(s!, h!), num(3)), unit: 3 },
  {
    has: [prism, volume, asks('height|высот~')],
    count: 2,
    task: ([v, s], { sizes }) => (sizes[0]! >= sizes[1]! ? over(v!, s!) : over(s!, v!)),
    unit: 1,
  },
  { has: [prism, volume, says('base|основани~')], count: 2, task: ([s, h]) => times(s!, h!), unit: 3 },
  // ---- Round solids; "equal to kπ, find k" asks for the number before π
  ...(
    [
      [cylinder, volume, 2, ([r, h]: readonly Expr[]) => times(power(r!, 2), h!)],
      [cone, volume, 2, ([r, h]: readonly Expr[]) => over(times(power(r!, 2), h!), num(3))],
      [sphere, volume, 1, ([r]: readonly Expr[]) => times(over(num(4), num(3)), power(r!, 3))],
    ] as const
  ).flatMap(([shape, what, count, result]): Pattern[] => [
    { has: [shape, what, /kπ|k\s*π|k pi/iu], not: diameter, count, task: (n) => result(n) },
    { has: [shape, what], not: volumeOrDiameter, count, task: (n) => times(result(n), π), unit: 3 },
  ]),
  {
    has: [cylinder, says('lateral|side surface|боков~')],
    not: says('diameter|диаметр~|base area|area of (?:the|its) base|площад~ (?:его )?основани~'),
    may: says('площад~|поверхност~|areas?|surface'),
    count: 2,
    task: ([r, h]) => product([num(2), π, r!, h!]),
    unit: 2,
  },
  { has: [sphere, surface], not: diameter, count: 1, task: ([r]) => times(num(4), times(π, power(r!, 2))), unit: 2 },
  {
    has: [cone, asks('slant|generat~|образующ~')],
    count: 2,
    task: ([r, h]) => root(plus(power(r!, 2), power(h!, 2))),
    unit: 1,
  },
  // ---- Circles
  {
    has: [circle, says('circumference|длин~ окружност~'), /kπ|k\s*π|k pi/iu],
    count: 1,
    task: ([r]) => times(num(2), r!),
  },
  { has: [circle, area, /kπ|k\s*π|k pi/iu], count: 1, task: ([r]) => power(r!, 2) },
  {
    has: [circle, says('circumference|length|длин~'), /\d\s*(?:π|pi)/iu, asks('radius|радиус~')],
    count: 1,
    task: ([c]) => over(c!, num(2)),
    unit: 1,
  },
  { has: [circle, area, /\d\s*(?:π|pi)/iu, asks('radius|радиус~')], count: 1, task: ([s]) => root(s!), unit: 1 },
  {
    has: [diameter, asks('radius|радиус~')],
    not: says('triangle|треугольник~|circumference|area|площад~|длин~'),
    count: 1,
    task: ([d]) => half(d!),
    unit: 1,
  },
  {
    has: [radius, asks('diameter|диаметр~')],
    not: says('triangle|треугольник~|circumference|area|площад~'),
    count: 1,
    task: ([r]) => times(num(2), r!),
    unit: 1,
  },
  {
    has: [circle, says('circumference|длин~')],
    not: says('sector|arc|сектор~|дуг~|chord|хорд~|area|площад~|triangle|треугольник~|square|квадрат~|π|pi'),
    may: diameter,
    count: 1,
    task: ([r], { text }) => times(times(num(2), π), diameter.test(text) ? half(r!) : r!),
    unit: 1,
  },
  {
    has: [circle, area, says('radius|diameter|радиус~|диаметр~')],
    not: says(
      'sector|arc|сектор~|дуг~|chord|хорд~|circumference|длин~|triangle|треугольник~|square(?! (?:cm|m))|π|pi|ring|кольц~',
    ),
    count: 1,
    task: ([r], { text }) => times(π, power(diameter.test(text) ? half(r!) : r!, 2)),
    unit: 2,
  },
  {
    has: [says('arc|дуг~'), says('radian~|радиан~'), asks('length|long|длин~')],
    count: 2,
    task: ([r, a]) => times(r!, a!),
  },
  // ---- Triangles: sides and areas
  {
    has: [right, legs, asks('hypotenuse|гипотенуз~')],
    not: says(
      'angle (?:of|is)|°|sine?|cos~|tan~|синус~|косинус~|тангенс~|area|площад~|hypotenuse (?:is|of|=) ?\\d|гипотенуз~ (?:равн~ )?\\d',
    ),
    count: 2,
    task: ([a, b]) => root(plus(power(a!, 2), power(b!, 2))),
    unit: 1,
  },
  {
    has: [hypotenuse, legs, says('other|second|another|leg|друг~|втор~|катет~')],
    not: says('°|sine?|cos~|tan~|синус~|косинус~|тангенс~|area|площад~|perimeter|периметр~|legs (?:are|of)|катеты'),
    count: 2,
    task: (n, { sizes }) => {
      const [long, short] = bySize(n, sizes)
      return root(minus(power(long, 2), power(short, 2)))
    },
    unit: 1,
  },
  {
    has: [says('ladder|лестниц~|лестница')],
    count: 2,
    task: (n, { sizes }) => {
      const [long, short] = bySize(n, sizes)
      return root(minus(power(long, 2), power(short, 2)))
    },
    unit: 1,
  },
  { has: [right, legs, area], not: hypotenuse, count: 2, task: ([a, b]) => half(times(a!, b!)), unit: 2 },
  {
    has: [equilateral, asks('side|сторон~'), perimeter],
    count: 1,
    task: ([p]) => over(p!, num(3)),
    unit: 1,
  },
  { has: [equilateral, perimeter], not: area, count: 1, task: ([a]) => times(num(3), a!), unit: 1 },
  {
    has: [equilateral, area],
    not: perimeter,
    count: 1,
    task: ([a]) => over(times(power(a!, 2), root(num(3))), num(4)),
    unit: 2,
  },
  {
    has: [isosceles, perimeter, asks('leg|equal sides?|side|боков~')],
    may: says('боков~|side'),
    count: 2,
    not: asks('base|основани~'),
    task: ([p, b], { sizes }) => (sizes[0]! > sizes[1]! ? half(minus(p!, b!)) : half(minus(b!, p!))),
    unit: 1,
  },
  {
    has: [isosceles, perimeter, asks('base|основани~')],
    may: says('боков~|side'),
    count: 2,
    task: ([p, a], { sizes }) => (sizes[0]! > sizes[1]! ? minus(p!, times(num(2), a!)) : minus(a!, times(num(2), p!))),
    unit: 1,
  },
  {
    has: [isosceles, asks('perimeter|периметр~'), base],
    count: 2,
    task: ([a, b], { text, places }) => {
      const baseAt = text.search(/base|основани/iu)
      const first = Math.abs(places[0]! - baseAt) <= Math.abs(places[1]! - baseAt)
      return first ? plus(a!, times(num(2), b!)) : plus(b!, times(num(2), a!))
    },
    unit: 1,
  },
  {
    has: [triangle, perimeter],
    not: says('similar|подобн~'),
    count: 3,
    task: (n, { sizes }) => (2 * Math.max(...sizes) <= sizes.reduce((a, b) => a + b) ? sum(sides(n)) : null),
    unit: 1,
  },
  {
    has: [triangle, area, asks('height|altitude|base|высот~|основани~')],
    count: 2,
    task: ([s, b], { sizes }) => (sizes[0]! >= sizes[1]! ? over(times(num(2), s!), b!) : over(times(num(2), b!), s!)),
    unit: 1,
  },
  {
    has: [triangle, area, says('base|height|altitude|основани~|высот~')],
    not: says('pyramid|prism|пирамид~|призм~'),
    count: 2,
    task: ([a, h]) => half(times(a!, h!)),
    unit: 2,
  },
  {
    has: [says('median|медиан~'), side],
    not: says('of the numbers|чисел|ряд~|data'),
    count: 1,
    task: ([a]) => half(a!),
    unit: 1,
  },
  // ---- Quadrilaterals
  {
    has: [rhombus, says('diagonal~|диагонал~'), asks('area|площад~')],
    count: 2,
    task: ([a, b]) => half(times(a!, b!)),
    unit: 2,
  },
  { has: [rhombus, perimeter, asks('side|сторон~')], count: 1, task: ([p]) => over(p!, num(4)), unit: 1 },
  { has: [rhombus, perimeter], count: 1, task: ([a]) => times(num(4), a!), unit: 1 },
  { has: [trapezium, mid, asks('mid|средн~ лини~')], count: 2, task: ([a, b]) => half(plus(a!, b!)), unit: 1 },
  { has: [trapezium, asks('area|площад~')], count: 3, task: ([a, b, h]) => times(half(plus(a!, b!)), h!), unit: 2 },
  {
    has: [parallelogram, asks('perimeter|периметр~')],
    count: 2,
    task: ([a, b]) => times(num(2), plus(a!, b!)),
    unit: 1,
  },
  {
    has: [parallelogram, area],
    not: says('°|angle|угол|diagonal|диагонал~'),
    count: 2,
    task: ([a, h]) => times(a!, h!),
    unit: 2,
  },
  {
    has: [
      says('ax[ei]s of symmetry|lines? of symmetry|осей симметрии|оси симметрии|осями симметрии'),
      says('regular|правильн~'),
    ],
    count: 1,
    task: ([n]) => n!,
  },
  // ---- Similarity
  {
    has: [mid, asks('side|сторон~')],
    not: says('trape~|трапеци~|how long is it|чему она'),
    count: 1,
    task: ([m]) => times(num(2), m!),
    unit: 1,
  },
  { has: [mid], not: says('trape~|трапеци~'), count: 1, task: ([a]) => half(a!), unit: 1 },
  {
    has: [says('similar~|подоб~'), asks('larger area|area of the larger|big~ area|площад~ (?:больш~)|больш~')],
    not: says('side of|сторон~'),
    may: says('areas?|площад~|larger|smaller|больш~|меньш~|triangles?'),
    count: 2,
    task: ([k, s]) => times(power(k!, 2), s!),
  },
  {
    has: [says('similar~|подоб~'), side, says('ratio|scale|coefficient|factor|коэффициент~'), says('small~|меньш~')],
    not: area,
    may: says('larger|smaller|больш~|меньш~'),
    count: 2,
    task: ([k, a]) => times(k!, a!),
  },
  {
    has: [says('shadow|тен[иь]~'), asks('tall|high|height|высот~|рост~')],
    count: 3,
    task: ([a, b, c], { text, places }) => {
      // "A 2 m pole casts a 3 m shadow; a tree has a 12 m shadow."
      const before = text.slice(0, places[2]!)
      return /\d/.test(before) ? over(times(a!, c!), b!) : null
    },
    unit: 1,
  },
  // ---- Right triangles with functions of an angle
  {
    has: [hypotenuse, /30\s*(?:°|degrees|градус)/iu, says('leg|катет~')],
    count: 2,
    task: (n, { sizes }) => half(sizes[0] === 30 ? n[1]! : n[0]!),
    unit: 1,
  },
  {
    has: [legs, /sine?(?!\p{L})|синус/iu, says('opposite|против|противолежащ~')],
    count: 3,
    not: says('cos~|tan~|косинус~|тангенс~'),
    task: ([a, b, c]) => over(c!, root(plus(power(a!, 2), power(b!, 2)))),
  },
  {
    has: [legs, /cosine|cos(?!\p{L})|косинус/iu, says('next to|adjacent|прилежащ~|прилегающ~|при катете')],
    count: 3,
    task: ([a, b, c]) => over(c!, root(plus(power(a!, 2), power(b!, 2)))),
  },
  {
    has: [legs, /tangent|tan(?!\p{L})|тангенс/iu, says('opposite|против|противолежащ~')],
    count: 3,
    task: ([a, b, c], { sizes }) => over(c!, sizes[2] === sizes[0] ? b! : a!),
  },
  {
    has: [/tangent|tan(?!\p{L})|тангенс|tg/iu, says('adjacent|прилежащ~'), asks('opposite|противолежащ~')],
    count: 2,
    task: ([k, a]) => times(k!, a!),
    unit: 1,
  },
  {
    has: [/tangent|tan(?!\p{L})|тангенс|tg/iu, says('opposite|противолежащ~'), asks('adjacent|прилежащ~')],
    count: 2,
    task: ([k, a]) => over(a!, k!),
    unit: 1,
  },
  {
    has: [/cos|косинус/iu, hypotenuse, asks('adjacent|прилежащ~')],
    count: 2,
    task: ([k, c]) => times(k!, c!),
    unit: 1,
  },
  {
    has: [/sin|синус/iu, hypotenuse, asks('opposite|противолежащ~')],
    count: 2,
    task: ([k, c]) => times(k!, c!),
    unit: 1,
  },
  // ---- Angles
  {
    has: [says('vertical|вертикальн~'), says('adjacent|смежн~')],
    count: 1,
    task: ([a]) => minus(num(180), a!),
    unit: '°',
  },
  {
    has: [says('adjacent angles?|supplement~|linear pair|смежн~|straight angle|развернут~|разв[её]рнут~')],
    not: says('triangle|треугольник~|times|more|less|больше|меньше|ratio|отношени~|относ~|vertical'),
    count: 1,
    task: ([a]) => minus(num(180), a!),
    unit: '°',
  },
  {
    has: [says('complement~|right angle|прям~ угол|прямого угла')],
    not: says('triangle|треугольник~|times|more|больше|меньше|ABC|legs?|катет~'),
    count: 1,
    task: ([a]) => minus(num(90), a!),
    unit: '°',
  },
  {
    has: [says('bisect~|биссектрис~'), angle],
    not: says('triangle|треугольник~'),
    count: 1,
    task: ([a]) => half(a!),
    unit: '°',
  },
  {
    has: [
      isosceles,
      angle,
      says('at the top|apex|vertex|vertical angle|top angle|при вершине'),
      asks('base|основани~'),
    ],
    count: 1,
    task: ([a]) => half(minus(num(180), a!)),
    unit: '°',
  },
  {
    has: [isosceles, angle, base, asks('at the top|apex|vertex|vertical angle|top|при вершине|вершин~')],
    count: 1,
    task: ([a]) => minus(num(180), times(num(2), a!)),
    unit: '°',
  },
  {
    has: [triangle, says('exterior|внешн~'), angle],
    not: isosceles,
    count: 2,
    task: (n, { sizes }) => {
      const [a, b] = bySize(n, sizes)
      return minus(a, b)
    },
    unit: '°',
  },
  {
    has: [triangle, says('right(?:-angled)? |прямоугольн~'), says('acute|остр~')],
    count: 1,
    task: ([a]) => minus(num(90), a!),
    unit: '°',
  },
  {
    has: [triangle, angle, says('ratio|относ~|отношени~|:'), asks('largest|biggest|greatest|larger|больш~|наибольш~')],
    count: 3,
    task: (n, { sizes }) => over(times(num(180), n[sizes.indexOf(Math.max(...sizes))]!), sum(n)),
    unit: '°',
  },
  {
    has: [triangle, angle, says('ratio|относ~|отношени~|:'), asks('smallest|least|меньш~|наименьш~')],
    count: 3,
    task: (n, { sizes }) => over(times(num(180), n[sizes.indexOf(Math.min(...sizes))]!), sum(n)),
    unit: '°',
  },
  {
    has: [triangle, angle, asks('third|other|angle|third one|трет~|угол|угла|остальн~')],
    not: says(
      'isosceles|равнобедренн~|exterior|внешн~|sides?|сторон~|right|прямоугольн~|bisector|биссектрис~|ratio|radius|радиус~|sin~|cos~|tan~|синус~|косинус~|тангенс~|enclose|между',
    ),
    count: 2,
    task: ([a, b]) => minus(minus(num(180), a!), b!),
    unit: '°',
  },
  {
    has: [
      says('co-?interior|same-?side|consecutive interior|односторонн~'),
      says('parallel|параллельн~'),
      says('ratio|относ~|:'),
    ],
    count: 2,
    task: ([a, b], { sizes, text }) =>
      over(times(num(180), /larger|больш/iu.test(text) === sizes[0]! > sizes[1]! ? a! : b!), plus(a!, b!)),
    unit: '°',
  },
  {
    has: [says('co-?interior|same-?side|consecutive interior|односторонн~')],
    not: says('times|more|less|больше|меньше|x'),
    count: 1,
    task: ([a]) => minus(num(180), a!),
    unit: '°',
  },
  {
    has: [says('co-?interior|same-?side|consecutive interior|односторонн~'), /(?<!\p{L})x(?!\p{L})/iu, /\dx/iu],
    count: 1,
    task: ([k]) => over(num(180), plus(k!, num(1))),
    unit: '°',
  },
  {
    has: [
      says('parallelogram|rhomb~|параллелограмм~|ромб~'),
      angle,
      says('sum|сумм~'),
      asks('larger|obtuse|больш~|туп~'),
    ],
    count: 1,
    task: ([s]) => minus(num(180), half(s!)),
    unit: '°',
  },
  {
    has: [
      says('parallelogram|rhomb~|параллелограмм~|ромб~'),
      angle,
      says('sum|сумм~'),
      asks('smaller|acute|меньш~|остр~'),
    ],
    count: 1,
    task: ([s]) => half(s!),
    unit: '°',
  },
  {
    has: [
      says('parallelogram|rhomb~|параллелограмм~|ромб~'),
      angle,
      asks('neighbou?r~|adjacent|other|next|соседн~|друг~|больш~|меньш~|туп~|остр~'),
    ],
    not: says(
      'times|more|less than|sum|add~|together|сумм~|вместе|раз(?!\\p{L})|diagonal|диагонал~|bisect~|биссектрис~',
    ),
    count: 1,
    task: ([a]) => minus(num(180), a!),
    unit: '°',
  },
  {
    has: [says('quadrilateral~|four-?sided|четыр[её]хугольник~'), angle],
    not: says('cyclic|inscribed|вписан~'),
    count: 3,
    task: ([a, b, c]) => minus(minus(minus(num(360), a!), b!), c!),
    unit: '°',
  },
  {
    has: [says('cyclic|inscribed|вписан~'), says('quadrilateral|четыр[её]хугольник~'), angle],
    count: 1,
    task: ([a]) => minus(num(180), a!),
    unit: '°',
  },
  {
    has: [says('central|центральн~'), asks('inscribed|вписан~'), says('more|larger|greater|больше')],
    count: 1,
    task: ([a]) => minus(times(num(2), a!), a!),
    unit: '°',
  },
  {
    has: [asks('inscribed|вписанн~'), says('central|arc|центральн~|дуг~')],
    not: says('inscribed angle (?:is|of|=)|вписанный угол (?:равен )?\\d|more|больше|triangle|треугольник~'),
    count: 1,
    task: ([a]) => half(a!),
    unit: '°',
  },
  {
    has: [says('inscribed|вписанн~'), asks('central|arc|центральн~|дуг~')],
    not: says('more|больше|triangle|треугольник~|quadrilateral'),
    count: 1,
    task: ([a]) => times(num(2), a!),
    unit: '°',
  },
  {
    has: [says('inscribed|вписанн~'), says('arc|дуг~')],
    not: says('more|больше|triangle|треугольник~|quadrilateral'),
    count: 1,
    task: ([a], { text }) =>
      /inscribed angle (?:is|of|=)|вписанный угол (?:равен )?\d/iu.test(text) ? times(num(2), a!) : half(a!),
    unit: '°',
  },
  {
    has: [says('sum|сумм~'), says('angles?|угл~'), says('polygon|sides|многоугольник~|угольник~')],
    not: says(
      'how many (?:sides|vertices)|number of (?:sides|vertices)|сколько (?:у него )?(?:сторон|вершин|углов)|exterior|внешн~',
    ),
    count: 1,
    task: ([n], { sizes }) => (Number.isInteger(sizes[0]) && sizes[0]! > 2 ? times(num(180), minus(n!, num(2))) : null),
    unit: '°',
  },
  {
    has: [says('interior|each|внутренн~|угол'), says('regular|правильн~'), says('hexagon|шестиугольник~')],
    count: 0,
    task: () => over(times(num(180), minus(num(6), num(2))), num(6)),
    unit: '°',
  },
  {
    has: [says('interior|each|внутренн~|угол'), says('regular|правильн~'), says('pentagon|пятиугольник~')],
    count: 0,
    task: () => over(times(num(180), minus(num(5), num(2))), num(5)),
    unit: '°',
  },
  {
    has: [says('interior|each|внутренн~|угол'), says('regular|правильн~'), says('octagon|восьмиугольник~')],
    count: 0,
    task: () => over(times(num(180), minus(num(8), num(2))), num(8)),
    unit: '°',
  },
  {
    has: [
      says('parallel|параллельн~'),
      says('alternate|corresponding|накрест|соответственн~'),
      asks('other|second|друг~|втор~|соответственн~'),
    ],
    not: says('more|less|times|sum|больше|меньше|сумм~|ratio|отношени~|one-sided|односторонн~'),
    count: 1,
    task: ([a]) => a!,
    unit: '°',
  },
  {
    has: [says('inscribed|вписанн~'), says('diameter|диаметр~'), says('subtend~|rests|опира~')],
    not: says('triangle|треугольник~|radius|радиус~'),
    count: 0,
    task: () => half(num(180)),
    unit: '°',
  },
  {
    has: [triangle, side, asks('largest angle|biggest angle|наибольш~ угол|больш~ угол')],
    count: 3,
    task: (n, { sizes }) => {
      const at = sizes.indexOf(Math.max(...sizes))
      const [a, b] = n.filter((_, index) => index !== at)
      const cosine = over(minus(plus(power(a!, 2), power(b!, 2)), power(n[at]!, 2)), product([num(2), a!, b!]))
      return over(times(call('acos', cosine), num(180)), π)
    },
    unit: '°',
  },
  {
    has: [
      triangle,
      /(?<!\p{L})[abcABC]\s*=|(?<!\p{L})a\s*=/u,
      /[AА]\s*=\s*\d+\s*°/u,
      /[BВ]\s*=\s*\d+\s*°/u,
      asks('b(?!\\p{L})'),
    ],
    count: 3,
    task: ([a, A, B]) => over(times(a!, call('sin', call('deg', B!))), call('sin', call('deg', A!))),
    unit: 1,
  },
  {
    has: [side, /a\s*=\s*\d/u, /[AА]\s*=\s*\d+\s*°/u, /[BВ]\s*=\s*\d+\s*°/u, asks('b(?!\\p{L})')],
    count: 3,
    task: ([a, A, B]) => over(times(a!, call('sin', call('deg', B!))), call('sin', call('deg', A!))),
    unit: 1,
  },
  {
    has: [triangle, /[AА]\s*(?:=|is|равен)\s*\d+\s*°/u, /[BВ][CС]\s*=/u, says('circumscribed|circumradius|описанн~')],
    count: 2,
    task: ([A, a]) => over(a!, times(num(2), call('sin', call('deg', A!)))),
    unit: 1,
  },
  // ---- Sine and cosine rule
  {
    has: [
      /30\s*(?:°|degrees|градус)/iu,
      says('circumscribed|circumradius|circumcircle|описанн~'),
      asks('radius|радиус~'),
    ],
    count: 2,
    task: (n, { sizes }) => over(sizes[0] === 30 ? n[1]! : n[0]!, times(num(2), call('sin', call('deg', num(30))))),
    unit: 1,
  },
  {
    has: [/2R/u, asks('side|сторон~'), angle],
    count: 2,
    task: ([d, a]) => times(d!, call('sin', call('deg', a!))),
    unit: 1,
  },
  {
    has: [says('opposite|против'), /90\s*°/u, /30\s*°/u],
    count: 3,
    task: (n, { sizes }) =>
      over(times(n[0]!, call('sin', call('deg', num(90)))), call('sin', call('deg', n[sizes.indexOf(30)]!))),
    unit: 1,
  },
  {
    has: [says('enclose|between|included|между|угол'), side, says('square of|квадрат треть~'), /°|degrees|градус/u],
    count: 3,
    task: ([a, b, c]) =>
      minus(plus(power(a!, 2), power(b!, 2)), product([num(2), a!, b!, call('cos', call('deg', c!))])),
  },
  {
    has: [says('enclose|between|included|между'), side, asks('third|other|трет~'), /°|degrees|градус/u],
    count: 3,
    task: ([a, b, c]) =>
      root(minus(plus(power(a!, 2), power(b!, 2)), product([num(2), a!, b!, call('cos', call('deg', c!))]))),
    unit: 1,
  },
  {
    has: [triangle, side, says('cos~|косинус~'), asks('largest|biggest|больш~|наибольш~')],
    count: 3,
    task: (n, { sizes }) => {
      const at = sizes.indexOf(Math.max(...sizes))
      const [a, b] = n.filter((_, index) => index !== at)
      return over(minus(plus(power(a!, 2), power(b!, 2)), power(n[at]!, 2)), product([num(2), a!, b!]))
    },
  },
  // ---- Named vertices: a right triangle ABC with C = 90°
  ...(['sin', 'cos', 'tan'] as const).flatMap((fn): Pattern[] => {
    const words = { sin: 'sin|sine|синус~', cos: 'cos|cosine|косинус~', tan: 'tan|tangent|tg|тангенс~' }[fn]
    return [
      {
        has: [says('triangle|треугольник~'), /C\s*(?:=|is|равен|равна|-)?\s*90|С\s*(?:=|равен|-)?\s*90/u, says(words)],
        count: 3,
        task: ([, a, b], { text }) => {
          const named = [...text.matchAll(/(?<!\p{L})([ABCАВС]{2})\s*(?:=|is|равна?)\s*/gu)].map((each) =>
            latin(each[1]!).split('').sort().join(''),
          )
          const asked = regExpOf(`(?:${words.replaceAll('~', '\\p{L}*')})\\s*(?:of |угла |angle )*([ABАВ])`, 'iu').exec(
            text,
          )?.[1]
          if (!asked || named.length !== 2) return null
          const at = new Map([
            [named[0]!, a!],
            [named[1]!, b!],
          ])
          const get = (name: string): Expr | null => {
            const known = at.get(name)
            if (known) return known
            const [ab, bc, ac] = [at.get('AB'), at.get('BC'), at.get('AC')]
            if (name === 'AB') return bc && ac ? root(plus(power(bc, 2), power(ac, 2))) : null
            const other = name === 'BC' ? ac : bc
            return ab && other ? root(minus(power(ab, 2), power(other, 2))) : null
          }
          const [opposite, adjacent] = latin(asked) === 'A' ? ['BC', 'AC'] : ['AC', 'BC']
          const [top, bottom] = fn === 'sin' ? [opposite, 'AB'] : fn === 'cos' ? [adjacent, 'AB'] : [opposite, adjacent]
          const [above, below] = [get(top!), get(bottom!)]
          return above && below ? over(above, below) : null
        },
      },
    ]
  }),
]

const latin = (text: string) => text.replace(/[АВС]/g, (letter) => ({ А: 'A', В: 'B', С: 'C' })[letter]!)

import { regExpOf } from '../../pattern.ts'
import type { Expr } from '../ast.ts'
import { constant } from '../ast.ts'
import type { Language } from '../latex.ts'
import { unitOf, unitPattern } from '../units.ts'
import type { FigureName, Measure } from './figure-formulas.ts'
import { num, over, readNumber, times } from './pattern.ts'

export type Which = 'one' | 'other' | 'third' | 'larger' | 'smaller' | 'largest' | 'smallest' | 'ofTwo' | `${0 | 1 | 2}`

/** A word or phrase with its role in a task about figures. */
export type Token = Word & {
  /** Follows a comma. */
  readonly isApart?: boolean
}
type Word =
  | { readonly kind: 'figure'; readonly figure: FigureName }
  | { readonly kind: 'part'; readonly part: string; readonly many?: boolean; readonly which?: Which }
  | { readonly kind: 'number'; readonly expr: Expr; readonly measure?: Measure; readonly base?: string }
  /** "8 cm long", "how wide", "as it is wide". */
  | { readonly kind: 'long'; readonly part: string }
  /** "Twice the length"; as a change, "is doubled". */
  | { readonly kind: 'factor'; readonly by: Expr; readonly isChange?: boolean }
  | { readonly kind: 'more' | 'less'; readonly part?: string }
  | { readonly kind: 'as'; readonly part?: string }
  | { readonly kind: 'which'; readonly which: Which }
  | { readonly kind: 'ask'; readonly part?: string }
  | { readonly kind: 'askFactor' | 'askDifference' }
  | { readonly kind: 'grow' | 'shrink' }
  /** Whether the removed figure is mentioned first. */
  | { readonly kind: 'cut'; readonly isFirst: boolean }
  | { readonly kind: 'link'; readonly part: 'inradius' | 'circumradius' }
  | { readonly kind: 'it' | 'that' | 'new' | 'same' | 'by' | 'colon' | 'ratio' | 'rest' | 'stop' }

type Made = Token | null | ((found: RegExpExecArray, language: Language) => Token | null)
type Entry = readonly [words: string, made: Made]

const figure = (name: FigureName): Token => ({ kind: 'figure', figure: name })
const part = (name: string, which?: Which): Token => ({ kind: 'part', part: name, ...(which && { which }) })
const parts = (name: string): Token => ({ kind: 'part', part: name, many: true })
const long = (name: string): Token => ({ kind: 'long', part: name })
const which = (name: Which): Token => ({ kind: 'which', which: name })
const factor = (by: Expr): Token => ({ kind: 'factor', by })
const change = (by: Expr): Token => ({ kind: 'factor', by, isChange: true })
const more = (name?: string): Token => ({ kind: 'more', ...(name && { part: name }) })
const less = (name?: string): Token => ({ kind: 'less', ...(name && { part: name }) })
const as = (name?: string): Token => ({ kind: 'as', ...(name && { part: name }) })
const share = (n: number) => over(num(1), num(n))

/** An angle named by its vertex: angle A. */
const corner = (at: number) => (found: RegExpExecArray) => {
  const index = ['AА', 'BВ', 'CС'].findIndex((each) => each.includes(found[at]!))
  return index < 0 ? null : part('angle', `${index as 0 | 1 | 2}`)
}
const multiple = (found: RegExpExecArray, language: Language) => factor(readNumber(found[1]!, language))
const digits = '(\\d+(?:[.,]\\d+)?)'

/** Longer phrases come before shorter ones; null marks a word without meaning for the task. */
const english: readonly Entry[] = [
  ['area (?:is )?left|area of the (?:rest|remaining (?:part|piece))|remaining area', { kind: 'rest' }],
  // Parts
  ['lengths? of (?:the |its |each |one )?(?=side|edge|leg|diagonal|hypotenuse|base|height|midline|radius)', null],
  [
    'radius of (?:the |its )?(?:circle inscribed in|inscribed circle(?: of)?|incircle(?: of)?)|inradius',
    part('inradius'),
  ],
  [
    'radius of (?:the |its )?(?:circle circumscribed (?:about|around)|circumscribed circle(?: of)?|circumcircle(?: of)?)|circumradius',
    part('circumradius'),
  ],
  ['side lengths?(?= of \\d| \\d| is)', part('side')],
  ['(?<=(?:sides?|legs?|edges?|diagonals?|hypotenuse|base) )of length(?= \\d)', null],
  ['radius of (?:the|its) base|base radius', part('radius')],
  ['diameter of (?:the|its) base|base diameter', part('diameter')],
  ['area of (?:the|its) base|base area', part('baseArea')],
  ['perimeter of (?:the|its) base|base perimeter', part('basePerimeter')],
  ['circumference of (?:the|its) base', part('baseCircumference')],
  ['(?:sides? of (?:the|its) (?:square )?base|base (?:side|edge))', part('baseSide')],
  ['(?:lateral|curved|side) surface(?: area)?', part('lateral')],
  ['(?:total )?surface(?: area)?', part('surface')],
  ['slant height|generatrix', part('slant')],
  ['(?:altitude|height) (?:drawn )?to (?:the|its) hypotenuse', part('hypotenuseHeight')],
  ['median (?:drawn )?to (?:the|its) hypotenuse', part('hypotenuseMedian')],
  ['(?:altitude|height) (?:drawn )?to (?:the|its|this|that) base', part('height')],
  ['(?:altitude|height) (?:drawn )?to (?:this|that) side', part('sideHeight')],
  ['(?:exterior|outside|outer) angles? at (?:the|its) (?:apex|vertex|top)', part('apexExterior')],
  ['(?:exterior|outside|outer) angles? at (?:the|its) base', part('baseExterior')],
  ['angles? at (?:the|its) (?:apex|vertex|top)|(?:apex|vertex|vertical|top) angle', part('apexAngle')],
  ['angles? at (?:the|its) base|base angles?', part('baseAngle')],
  ['angle between (?:them|these sides|the sides|those sides)|included angle', part('between')],
  ['(?:exterior|outside|outer) angle', part('exterior')],
  ['interior angle', part('interior')],
  ['acute angles', parts('acute')],
  ['acute angle', part('acute')],
  ['obtuse angle', part('obtuse')],
  ['central angle', part('central')],
  ['inscribed angle', part('inscribed')],
  ['(?:(?:that )?(?:stands?|rests?) )?on the same arc', null],
  ['(?:its|the) supplement', part('supplement')],
  ['(?:its|the) complement', part('complement')],
  ['adjacent angles', parts('adjacent')],
  ['angles', parts('angle')],
  ['angle ([ABC])(?!\\p{L})', corner(1)],
  ['angle', part('angle')],
  ['(?:shorter|smaller) diagonal', part('shortDiagonal')],
  ['(?:longer|larger) diagonal', part('longDiagonal')],
  ['(?:space )?diagonals', parts('diagonal')],
  ['(?:space )?diagonal', part('diagonal')],
  ['equal sides', parts('equalSide')],
  ['sides', parts('side')],
  ['side', part('side')],
  ['edges', parts('edge')],
  ['edge', part('edge')],
  ['legs', parts('leg')],
  ['leg', part('leg')],
  ['bases|parallel sides', parts('base')],
  ['base|parallel side', part('base')],
  ['hypotenuse', part('hypotenuse')],
  ['midline|mid-?segment|median line', part('midline')],
  ['heights?|altitude', part('height')],
  ['length', part('length')],
  ['width|breadth', part('width')],
  ['depth', part('depth')],
  ['perimeter', part('perimeter')],
  ['area', part('area')],
  ['volume', part('volume')],
  ['circumference', part('circumference')],
  ['radius', part('radius')],
  ['diameter', part('diameter')],
  ['apothem', part('apothem')],
  // Figures
  ['(?:is )?inscribed in', { kind: 'link', part: 'inradius' }],
  ['(?:is )?circumscribed (?:about|around)', { kind: 'link', part: 'circumradius' }],
  ['square (?:garden|room|field|plot|floor|table|sheet|park|yard)', figure('square')],
  ['rectangular (?:garden|room|field|plot|floor|table|sheet|park|yard|pool)', figure('rectangle')],
  ['(?:right|right-angled) triangle', figure('right')],
  ['isosceles triangle', figure('isosceles')],
  ['equilateral triangle', figure('equilateral')],
  ['triangle', figure('triangle')],
  ['(?:square|regular quadrilateral) pyramid|pyramid (?:with|has) a square base', figure('squarePyramid')],
  ['pyramid', figure('pyramid')],
  ['rectangular (?:prism|box)|cuboid|box', figure('box')],
  ['prism', figure('prism')],
  ['square', figure('square')],
  ['rectangle', figure('rectangle')],
  ['cube', figure('cube')],
  ['circle|disc|disk', figure('circle')],
  ['rhombus', figure('rhombus')],
  ['parallelogram', figure('parallelogram')],
  ['trapezium|trapezoid', figure('trapezium')],
  ['cylinder', figure('cylinder')],
  ['cone', figure('cone')],
  ['sphere|ball', figure('sphere')],
  ['regular polygon', figure('polygon')],
  // Relations
  ['twice as (?:many|much)', null],
  ['twice|two times|double', factor(num(2))],
  ['three times|thrice', factor(num(3))],
  ['four times', factor(num(4))],
  ['five times', factor(num(5))],
  [`${digits} times`, multiple],
  ['(?:a |one )?half (?:of )?(?=that|the|its|as)', factor(share(2))],
  ['(?:a |one )third of', factor(share(3))],
  ['(?:a |one )quarter of', factor(share(4))],
  ['as long(?: as)?', as('length')],
  ['as wide(?: as)?', as('width')],
  ['as (?:high|tall)(?: as)?', as('height')],
  ['as (?:large|big)(?: as)?', as()],
  ['as', null],
  ['longer(?: than)?', more('length')],
  ['wider(?: than)?', more('width')],
  ['(?:higher|taller)(?: than)?', more('height')],
  ['larger of (?:the |these )?two', which('ofTwo')],
  ['(?:larger|greater|bigger|more) than', more()],
  ['more', more()],
  ['shorter(?: than)?|less(?: than)?|smaller than', less()],
  ['narrower(?: than)?', less('width')],
  ['(?<=\\d (?:cm |m |mm |dm |km |degrees )?|\\d° ?)(?:larger|greater|bigger)', more()],
  ['(?<=\\d (?:cm |m |mm |dm |km |degrees )?|\\d° ?)smaller', less()],
  ['larger|longer|greater|bigger', which('larger')],
  ['smaller', which('smaller')],
  ['largest|greatest|longest|biggest', which('largest')],
  ['smallest|shortest', which('smallest')],
  ['(?:each|every) (?=leg|side|angle)', null],
  ['one(?: of (?:its|the))?|first', which('one')],
  ['another|(?:the )?(?:other|second)(?: one)?', which('other')],
  ['third(?: one)?', which('third')],
  ['new', { kind: 'new' }],
  ['the same|same|equal (?=area|perimeter|volume)', { kind: 'same' }],
  ['(?:is |are )?(?:in the |in )ratio(?: of)?', { kind: 'ratio' }],
  // Changes
  ['(?:is |are )?(?:increased|enlarged|extended|lengthened|made longer)(?: by)?', { kind: 'grow' }],
  ['(?:is |are )?(?:decreased|reduced|shortened|made shorter)(?: by)?', { kind: 'shrink' }],
  ['(?:is |are )?doubled', change(num(2))],
  ['(?:is |are )?tripled', change(num(3))],
  ['(?:is |are )?quadrupled', change(num(4))],
  ['(?:is |are )?halved', change(share(2))],
  ['(?:by )?a factor of (\\d+)', multiple],
  ['(?:is )?cut out of', { kind: 'cut', isFirst: true }],
  ['cut out', { kind: 'cut', isFirst: false }],
  ['(?:has|had|with) a (?=(?:square|circle|rectangle) .*cut out)', null],
  // Questions
  ['how many sides', { kind: 'ask', part: 'count' }],
  ['how many times (?:does|did|has|will)|by (?:what|which) factor (?:does|did|has|will)', { kind: 'askFactor' }],
  ['by how much (?:does|did|has|will)', { kind: 'askDifference' }],
  ['(?:grow|grown|grew|increase|increased|rise)(?=\\s*(?:[.?!]|$))', null],
  ['how long', { kind: 'ask', part: 'length' }],
  ['how wide', { kind: 'ask', part: 'width' }],
  ['how (?:high|tall)', { kind: 'ask', part: 'height' }],
  ['(?:what|how large|how big) (?:is|are)|find|calculate|compute|determine|work out|what', { kind: 'ask' }],
  ['long', long('length')],
  ['wide', long('width')],
  ['high|tall', long('height')],
  ['deep', long('depth')],
  ['it', { kind: 'it' }],
  ['that|this', { kind: 'that' }],
  ['by|x', { kind: 'by' }],
  ['two(?= (?:sides|angles|legs|diagonals|bases))|three(?= sides)', null],
  [
    "an?|the|is|are|of|with|whose|which|has|have|having|and|its|their|at|in|to|if|given|measures?|equals?|equal to|'s|’s|for|from|does|do|on",
    null,
  ],
]

const of = '(?:окружност~|круг~)'
const russian: readonly Entry[] = [
  ['площад~ (?:оставшейся|остальной) (?:части|фигуры)', { kind: 'rest' }],
  [
    'длин~ (?=(?:одн~ из |кажд~ |больш~ |меньш~ |е[её] |его )?(?:сторон|диагонал|катет|гипотенуз|основани|высот|медиан|р[её]б|радиус|диаметр|боков|средн))',
    null,
  ],
  [`радиус~ ${of},? вписанн~ в`, part('inradius')],
  [`радиус~ ${of},? описанн~ (?:около|вокруг)`, part('circumradius')],
  ['радиус~ вписанн~ окружност~', part('inradius')],
  ['радиус~ описанн~ окружност~', part('circumradius')],
  ['радиус~ (?:его |е[её] )?основани~', part('radius')],
  ['диаметр~ (?:его |е[её] )?основани~', part('diameter')],
  ['площад~ (?:его |е[её] )?основани~', part('baseArea')],
  ['периметр~ (?:его |е[её] )?основани~', part('basePerimeter')],
  ['длин~ окружности основани~', part('baseCircumference')],
  ['сторон~ (?:его |е[её] )?основани~', part('baseSide')],
  ['площад~ (?:его |е[её] )?боковой поверхности', part('lateral')],
  ['площад~ (?:его |е[её] )?(?:полной )?поверхности', part('surface')],
  ['длин~ окружности', part('circumference')],
  ['образующ~', part('slant')],
  ['высот~,? (?:проведенн~|опущенн~) (?:к|на) гипотенуз~', part('hypotenuseHeight')],
  ['медиан~,? проведенн~ к гипотенуз~', part('hypotenuseMedian')],
  ['высот~,? (?:проведенн~|опущенн~) (?:к|на) основани~', part('height')],
  ['высот~,? (?:проведенн~|опущенн~) (?:к|на) (?:этой сторон~|эту сторон~|нему|ней|него|нее)', part('sideHeight')],
  ['внешн~ угл?о?л?~ при вершине', part('apexExterior')],
  ['внешн~ угл?о?л?~ при основании', part('baseExterior')],
  ['уг(?:о?л)~ при (?:его )?вершине(?! [A-ZА-Я](?!\\p{L}))', part('apexAngle')],
  ['уг(?:о?л)~ при (?:его )?основании', part('baseAngle')],
  ['уг(?:о?л)~ между (?:ними|этими сторонами|сторонами)', part('between')],
  ['(?:одного |одному )?(?:из )?(?:внутренних )?(?:углов,? )?не смежных с ним(?: углов)?', part('remote')],
  ['внешн~ уг(?:о?л)~', part('exterior')],
  ['внутренн~ уг(?:о?л)~', part('interior')],
  ['острые углы|острых углов', parts('acute')],
  ['остр~ уг(?:о?л)~', part('acute')],
  ['туп~ уг(?:о?л)~', part('obtuse')],
  ['центральн~ уг(?:о?л)~|центральн~', part('central')],
  ['вписанн~ уг(?:о?л)~|вписанного(?=,? опира)', part('inscribed')],
  ['(?:,? )?опирающ~ на ту же дугу', null],
  ['смежн~ углы|смежных углов|смежных', parts('adjacent')],
  ['углы|углов|углами', parts('angle')],
  ['уг(?:о?л)~ ([ABCАВС])(?!\\p{L})', corner(1)],
  ['уг(?:о?л)(?:а|у|ом|е)?', part('angle')],
  ['меньш(?:ая|ей|ую) диагонал~', part('shortDiagonal')],
  ['больш(?:ая|ей|ую) диагонал~', part('longDiagonal')],
  ['диагоналями|диагоналей', parts('diagonal')],
  ['диагонали(?= (?:ромба|равны|\\d))', parts('diagonal')],
  ['диагонал~', part('diagonal')],
  ['боков~ сторон~', part('leg')],
  ['сторонами|стороны(?! (?:\\p{L}+ )?(?:равна|\\p{L}+ равна))', parts('side')],
  ['сторон~', part('side')],
  ['ребрами|ребра(?= \\p{L}* ?\\d)', parts('edge')],
  ['ребр~', part('edge')],
  ['катеты|катетами', parts('leg')],
  ['катет(?:а|у|ом|ов)?', part('leg')],
  ['основаниями|основания(?= трапеции|  ?\\d| равны)', parts('base')],
  ['основани~', part('base')],
  ['гипотенуз~', part('hypotenuse')],
  ['средн~ лини~', part('midline')],
  ['высот(?:а|ы|у|ой|е)', part('height')],
  ['измерения', parts('edge')],
  ['длин(?:а|ы|у|ой|е)', part('length')],
  ['ширин(?:а|ы|у|ой|е)', part('width')],
  ['глубин~', part('depth')],
  ['периметр~', part('perimeter')],
  ['площад~', part('area')],
  ['объем~', part('volume')],
  ['радиус~', part('radius')],
  ['диаметр~', part('diameter')],
  ['апофем~', part('apothem')],
  // Figures
  ['вписан(?:а|о|ы)? в|вписанн~ в', { kind: 'link', part: 'inradius' }],
  ['описан(?:а|о|ы)? (?:около|вокруг)|описанн~ (?:около|вокруг)', { kind: 'link', part: 'circumradius' }],
  ['квадратн~ (?:участ~|комнат~|сад~|лист~|пол~)', figure('square')],
  ['прямоугольн~ (?:участ~|комнат~|сад~|лист~|пол~)', figure('rectangle')],
  ['прямоугольн~ треугольник~', figure('right')],
  ['равнобедренн~ треугольник~', figure('isosceles')],
  ['(?:равносторонн~|правильн~) треугольник~', figure('equilateral')],
  ['треугольник~', figure('triangle')],
  ['правильн~ (?:много|n-)угольник~', figure('polygon')],
  ['правильн~ четырехугольн~ пирамид~', figure('squarePyramid')],
  ['пирамид~', figure('pyramid')],
  ['прямоугольн~ параллелепипед~', figure('box')],
  ['призм~', figure('prism')],
  ['квадрат(?:а|у|ом|е)?', figure('square')],
  ['прямоугольник(?:а|у|ом|е)?', figure('rectangle')],
  ['куб(?:а|у|ом|е)?', figure('cube')],
  ['круг(?:а|у|ом|е)?|окружност(?:ь|и|ью)', figure('circle')],
  ['ромб(?:а|у|ом|е)?', figure('rhombus')],
  ['параллелограмм(?:а|у|ом|е)?', figure('parallelogram')],
  ['трапеци~', figure('trapezium')],
  ['цилиндр(?:а|у|ом|е)?', figure('cylinder')],
  ['конус(?:а|у|ом|е)?', figure('cone')],
  ['шар(?:а|у|ом|е)?|сфер(?:а|ы|у|ой|е)', figure('sphere')],
  // Relations
  ['вдвое|в два раза', factor(num(2))],
  ['втрое|в три раза', factor(num(3))],
  ['вчетверо|в четыре раза', factor(num(4))],
  [`в ${digits} раза?`, multiple],
  ['половин~', factor(share(2))],
  ['треть|трети', factor(share(3))],
  ['длиннее', more('length')],
  ['шире', more('width')],
  ['выше', more('height')],
  ['больше', more()],
  ['уже', less('width')],
  ['ниже', less('height')],
  ['меньше|короче', less()],
  ['больш(?:ий|ая|ее|его|ей|ую|ему|ем) из (?:них|двух)', which('ofTwo')],
  ['больш(?:ий|ая|ее|его|ей|ую|ему|ем)', which('larger')],
  ['меньш(?:ий|ая|ее|его|ей|ую|ему|ем)', which('smaller')],
  ['наибольш~|сам~ больш~', which('largest')],
  ['наименьш~|сам~ маленьк~', which('smallest')],
  ['(?:один|одна|одно|одной|одного|одну) из|один|одна|одно|одной|одного|одну|перв(?:ый|ая|ое|ого|ой|ую)', which('one')],
  ['друг(?:ой|ая|ое|ого|ую)|втор(?:ой|ая|ое|ого|ую)', which('other')],
  ['трет(?:ий|ья|ье|ьего|ьей|ью)', which('third')],
  ['нов(?:ый|ая|ое|ого|ой|ую)', { kind: 'new' }],
  ['относятся как|относятся|в отношении|отношени~', { kind: 'ratio' }],
  ['увеличили|увеличил|увеличить|увеличена|увеличен', { kind: 'grow' }],
  ['уменьшили|уменьшил|уменьшить|уменьшена|уменьшен', { kind: 'shrink' }],
  ['вырезали|вырезан(?:а|о|ы)?', { kind: 'cut', isFirst: false }],
  // Questions
  ['сколько (?:у него |у нее )?сторон(?: у него)?', { kind: 'ask', part: 'count' }],
  ['во сколько раз', { kind: 'askFactor' }],
  ['на сколько', { kind: 'askDifference' }],
  ['(?<=(?:раз|сколько) )(?:(?:увеличил|увеличит)(?:ся|ась|ось|сь)|вырастет|вырос(?:ла|ло)?)', null],
  ['(?:все|каждое|каждую|каждая|кажд~)(?= (?:ребр|сторон))', null],
  ['(?:найдите|найди|найти|вычислите|вычисли|определите|определи|какова|каков|каково|чему рав~)', { kind: 'ask' }],
  ['(?:ее|его|их)(?= (?:увелич|уменьш))', { kind: 'it' }],
  ['он|она|оно', { kind: 'it' }],
  ['на|x|х', { kind: 'by' }],
  ['(?:две|двумя)(?= сторон)|два(?= угла| катета)|двух(?= сторон|(?: \\p{L}+)? углов)', null],
  [
    'в|во|с|со|у|и|а|к|из|чем|равен|равна|равно|равны|равняется|равную|равной|равным|равными|равного|имеет|составляет|его|ее|их|этого|этой|этот|если|известно|что|дан|дана|дано|длиной',
    null,
  ],
]

interface Vocable {
  readonly pattern: RegExp
  readonly made: Made
}
const compiled = (entries: readonly Entry[]): readonly Vocable[] =>
  entries.map(([words, made]) => ({
    pattern: regExpOf(
      `(?<![\\p{L}\\d])(?:${words.replaceAll('уг(?:о?л)', '(?:угол|угл)').replaceAll('угл?о?л?', '(?:угол|угл)').replaceAll('~', '\\p{L}*')})(?!(?<=\\p{L})\\p{L})`,
      'iy',
    ),
    made,
  }))
const words: Record<Language, readonly Vocable[] | undefined> = { en: undefined, ru: undefined }
const wordsOf = (language: Language) => (words[language] ??= compiled(language === 'en' ? english : russian))

const numbers = regExpOf(
  `${digits}(?:\\s*/\\s*(\\d+))?(√\\d+)?(\\s*(?:π|pi(?!\\p{L})))?(?:\\s*(°|degrees?(?!\\p{L})|градус\\p{L}*)|\\s*(${unitPattern})(?![\\p{L}\\d²³^/]))?(?![\\p{L}\\d^])`,
  'iuy',
)
const powers: Readonly<Record<string, Measure>> = { length: 1, area: 2, volume: 3 }

function numberAt(text: string, at: number, language: Language): { token: Token; length: number } | null {
  numbers.lastIndex = at
  const found = numbers.exec(text)
  if (!found) return null
  const [all, value, below, squareRoot, pi, degrees, unit] = found
  if (language === 'en' && value!.includes(',')) return null
  const plain = readNumber(`${value}${below ? `/${below}` : ''}${squareRoot ?? ''}`, language)
  const expr = pi ? times(plain, constant('π')) : plain
  const known = unit ? unitOf(unit) : null
  const measure = degrees ? 'angle' : known ? powers[known.quantity] : undefined
  if (known && (measure === undefined || !/^(?:mm|cm|dm|m|km|ft|in|yd|mi)[²³]?$/.test(known.en))) return null
  const base = known && (language === 'ru' ? known.ru : known.en).replace(/[²³]/, '')
  return { token: { kind: 'number', expr, ...(measure && { measure }), ...(base && { base }) }, length: all.length }
}

/** «Вписанной в квадрат окружности» and «окружности, вписанной в квадрат» are one. */
const inscribedFirst = regExpOf(
  '(вписанн\\p{L}* в|описанн\\p{L}* (?:около|вокруг)) ((?:\\p{L}+ )?(?:квадрат|треугольник|прямоугольник)\\p{L}*) (окружност\\p{L}*|круг\\p{L}*)',
  'gi',
)

/** A text without any of these words is not read. */
const isOfFigures = regExpOf(
  'square|rectang|cube|cuboid|box|circle|triang|rhomb|trapez|parallelogram|cylinder|cone|sphere|pyramid|prism|polygon|hypotenuse|angle|квадрат|прямоугольн|куб|круг|окружност|треугольн|ромб|трапец|параллел|цилиндр|конус|шар|сфер|пирамид|призм|угольник|катет|гипотенуз|угол|угл',
  'i',
)

/** Ambiguous notation: "square" as a power, lists without spaces, thousands separators. */
const unsure = regExpOf(
  '(?:square|cube) of (?:the|its|an?|one)|(?:квадрат|куб)(?:у|ом)? (?:\\p{L}+ )?(?:стороны|диагонали|гипотенузы|катета|радиуса|высоты|ребра)|\\d,\\d+,\\d|\\d \\d{3}(?!\\d)',
  'i',
)
/** A conjunction separates clauses as a comma does, except within a comparison with "than". */
const parting = /^(?:and|и|а)$/iu
const joining = /^чем$/iu

/** Splits a text into known words; null where a word is unknown, because its meaning would be lost. */
export function tokensOf(raw: string, language: Language): Token[] | null {
  if (!isOfFigures.test(raw)) return null
  const text = raw
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(inscribedFirst, '$3 $1 $2')
    .trim()
  if (unsure.test(text)) return null
  const tokens: Token[] = []
  let at = 0
  let isApart = false
  const add = (token: Token) => {
    tokens.push(isApart ? { ...token, isApart } : token)
    isApart = false
  }
  while (at < text.length) {
    const mark = /^(?:[,\s]+|(?<stop>[.?!;]+)|(?<colon>:)|(?<by>[×x](?=\s*\d)))/u.exec(text.slice(at))
    if (mark) {
      const kind = mark.groups?.stop ? 'stop' : mark.groups?.colon ? 'colon' : mark.groups?.by ? 'by' : null
      if (kind) add({ kind })
      if (mark[0].includes(',')) isApart = true
      at += mark[0].length
      continue
    }
    const word = wordAt(text, at, language)
    const found = word ?? numberAt(text, at, language)
    if (!found) return null
    const written = text.slice(at, at + found.length)
    if (found.token) add(found.token)
    else if (parting.test(written)) isApart = true
    else if (joining.test(written)) isApart = false
    at += found.length
  }
  return tokens
}

function wordAt(text: string, at: number, language: Language): { token: Token | null; length: number } | null {
  for (const { pattern, made } of wordsOf(language)) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) continue
    const token = typeof made === 'function' ? made(found, language) : made
    if (typeof made === 'function' && !token) continue
    return { token, length: found[0].length }
  }
  return null
}

/** "side is 26": a part named in a clause, and the number that the clause ends with. */
export interface PartSaid {
  readonly part: string
  readonly value: number
  /** As written behind the number; empty where there is none. */
  readonly unit: string
  readonly clause: string
}

/** The parts that a student gives a value to, in the order of the clauses. Other words may stand between. */
export function partsSaid(raw: string, language: Language): PartSaid[] {
  return raw
    .replaceAll('ё', 'е')
    .split(/[;\n]|[.,!?](?!\d)|(?<!\p{L})(?:so|then|and|и|а|значит|тогда|поэтому)(?!\p{L})/iu)
    .flatMap((clause) => {
      const said = clause.trim()
      const value = /(?:^|[\s=:—–-])(\d+(?:[.,]\d+)?)\s*(°|[\p{L}]{1,3}[²³]?\d?)?\s*$/u.exec(said)
      const before = value ? said.slice(0, value.index) : ''
      // A calculation without its result gives the part no value.
      if (!value || (/\d\s*[-+*/:·×√^]|[-+*/·×√^]\s*\d/.test(before) && !/=\s*$/.test(said.slice(0, value.index + 1))))
        return []
      const part = firstPart(said, language)
      return part ? [{ part, value: Number(value[1]!.replace(',', '.')), unit: value[2] ?? '', clause: said }] : []
    })
}

function firstPart(text: string, language: Language): string | null {
  for (const { index } of text.matchAll(/(?<!\p{L})\p{L}/gu)) {
    const token = wordAt(text, index, language)?.token
    if (token?.kind === 'part' && !token.many) return token.part
  }
  return null
}

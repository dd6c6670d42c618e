import { both, step, words } from './texts.ts'

/** Figures that are told in words. */

const unit = '(?:mm|cm|dm|km|m|in|ft|мм|см|дм|км|м)'
/** An amount behind its name, with at most a few words between: "base is 12", «основание равно 12». */
const behind = (en: string, ru: string) =>
  words(
    `(?:${en})(?: (?:of|is|are|with|=|has|length|a|an|the|its|this|rectangle|triangle|circle|trapezoid|trapezium|square|room|field|garden|cone|cylinder))*[ =:]*$`,
    `(?:${ru})[а-я]*(?: (?:равн[а-я]+|длин[а-я]+|=|это|треугольника|трапеции|ее|его|круга|окружности|прямоугольника|-))*[ =:-]*$`,
  )
const notItsOwn = '(?!(?:(?! and | и )[a-zа-я ]){0,24}[=:-]? ?\\d)'
/** "12 cm base", but not «3 cm, height 7 cm». */
const ahead = (en: string, ru: string) =>
  words(
    `^ ?${unit}? ?(?:is the |for the |as the )?(?:${en})(?![a-z])${notItsOwn}`,
    `^ ?${unit}? ?(?:${ru})${notItsOwn}`,
  )

const named = (en: string, ru: string) => ({ behind: behind(en, ru), ahead: ahead(en, ru) })

export const roleWords = {
  base: named('base', 'основани'),
  height: named('(?:perpendicular )?height|altitude', 'высот'),
  leg: named(
    'legs?|equal sides?|lateral sides?|(?:the )?other (?:two )?sides|slant sides?',
    'боков[а-я]+ сторон|боков|равн[а-я]+ сторон',
  ),
  cathetus: named('legs?|catheti|cathetus|shorter sides?', 'катет'),
  hypotenuse: named('hypotenuse|hyp|longest side', 'гипотенуз|гип'),
  radius: named('radius|(?<![a-z])r', 'радиус|(?<![a-zа-я])r'),
  diameter: named('diameter|(?<![a-z])d', 'диаметр|(?<![a-zа-я])d'),
  perimeter: named('perimeter', 'периметр'),
  area: named('area', 'площад'),
  length: named('length|long', 'длин'),
  width: named('width|wide|breadth', 'ширин'),
  diagonals: named('diagonals?', 'диагонал'),
  angle: named('angle [a-c]?|angle|∠ ?[a-c]?', 'угол [a-cавс]?|угол|угл|∠ ?[a-cавс]?'),
} as const

export const figureWords = {
  isosceles: words('isosc', 'равнобедр'),
  triangle: words('triang', 'треуг|треуго'),
  right: words(
    'right(?:[- ]angled?)? triang|right[- ]angled?|legs|hypotenuse|hyp(?![a-z])|angle [a-c] ?(?:=|is) ?90',
    'прямоугольн[а-я]+ треуг|катет|гипотенуз|угол [a-cавс] ?(?:=|равен|-) ?90',
  ),
  trapezoid: words('trape[a-z]+', 'трапец'),
  rectangle: words(
    'rectang|(?:a|the) (?:room|field|garden|floor|plot|wall|carpet|pool|table|sheet)',
    'прямоугольник|(?:комнат|пол|участ|огород|сад|стол|лист|ков[её]р|поле)',
  ),
  circle: words('circle|disc|round (?:table|pond|pizza)|circular|pizza', 'круг|окружност|круглый|круглая|круглого'),
  sector: words('sector|arc(?![a-z])', 'сектор|дуг'),
  rhombus: words('rhomb', 'ромб'),
  parallelogram: words('parallelogram', 'параллелограмм'),
  cuboid: words('cuboid|rectangular (?:box|prism)|box', 'параллелепипед'),
  cone: words('cone', 'конус'),
  cylinder: words('cylind', 'цилиндр'),
  askArea: words('area(?! (?:is|of \\d|= ?\\d))|how big is', 'площад[а-я]*(?! (?:равна|=) ?\\d)'),
  askPerimeter: words('perimeter|how long is the fence|around', 'периметр|длин[а-я]+ забор'),
  askHeight: words('height|altitude', 'высот'),
  askAround: words('circumference|perimeter|length around|how far around', 'длин[а-я]+ (?:окружност|круга)'),
  askVolume: words('volume|capacity|how much (?:water|liquid)', 'объ?ем|обьем'),
  askSurface: words('surface', 'поверхност|площад[а-я]+ (?:всех|поверхн|полн)'),
  askSide: words(
    '(?:find|what|how long|work out|calculate|whats|length|determine|side)',
    '(?:найд|найти|чему|какова|каков|вычисл|определ|сторон|\\?)',
  ),
  askAngle: words('angle', 'уг[ол]'),
  askEqual: words(
    '(?:which|what) (?:2 )?sides|sides are equal|equal sides|is (?:it|the triangle|abc) isosceles|what (?:kind|type) of triangle',
    'какие (?:2 )?сторон|равны ли|равные сторон|равнобедренный ли|какой это треугольник',
  ),
  apex: words(
    '(?:top|apex|vertex|vertical) angle|angle (?:at|between)[^.]{0,24}(?:top|apex|vertex|equal sides|legs)|between the equal sides',
    'при вершине|между боков|вершин',
  ),
  baseAngle: words(
    'base angle|angle (?:at|by|on) (?:the|its) base|bottom angle|equal angle',
    'при основании|у основания',
  ),
  between: words('between|included|angle c|angle a|angle b|angle', 'между|угол'),
  degrees: words('^ ?(?:°|degrees?|deg)', '^ ?(?:°|градус)'),
  beyond: words(
    'similar|bisector|median|inscribed|circumscri|tangent|midline|sphere|pyramid|prism|rope|ratio|cut out|l-?shape|probab|ladder',
    'подоб|биссектр|медиан|вписан|описан|касател|средн[а-я]+ лини|шар|пирамид|призм|отношен|сечени|лестниц',
  ),
  compared: words(
    'exterior|external|outside|more|less|larger|smaller|bigger|twice|times|double',
    'внешн|больше|меньше|раз(?![а-я])|раза|вдвое',
  ),
  soughtAngle: words(
    '(?:find|what|calculate|work out|whats|determine)[^.?]*angle',
    '(?:найд|найти|чему|каков|вычисл)[^.?]*(?:угол|углы|угла)',
  ),
  slanted: words('slant|generat', 'образующ'),
  diagonal: words('diagonal', 'диагонал'),
  more: words(
    '^ ?(?:mm|cm|m|dm|km)? ?(?:more|longer|bigger|greater|larger|less|shorter|smaller)',
    '^ ?(?:мм|см|м|дм|км)? ?(?:больше|длиннее|меньше|короче)',
  ),
  onMore: words('(?<![a-z])by $', '(?:больше|длиннее|меньше|короче)[^.\\d]{0,24} на $'),
  diagonalWay: words('diagonal|(?:2|two) triangles', 'диагонал|(?:2|два) треуг'),
  timesAs: words('^ ?times|^ ?x (?:as|the)', '^ ?раз'),
  unit: words(`^ ?(${unit})(?![a-z])`, `^ ?(${unit})(?![а-я])`),
  pi: words(
    '(?<n>\\d+(?:\\.\\d+)?(?:\\/\\d+)?) ?\\*? ?(?:π|pi)',
    '(?<n>\\d+(?:[.,]\\d+)?(?:\\/\\d+)?) ?\\*? ?(?:π|pi|пи)',
  ),
} as const

/** A unit of length in meters. */
export const metersOf: Readonly<Record<string, number>> = {
  mm: 0.001,
  cm: 0.01,
  dm: 0.1,
  m: 1,
  km: 1000,
  мм: 0.001,
  см: 0.01,
  дм: 0.1,
  м: 1,
  км: 1000,
}

export const figureTexts = {
  halfBase: step(
    both('half of the base', 'половина основания'),
    both(
      'Draw the height on the base of {b}. Into which two pieces does it cut the base?',
      'Проведи высоту к основанию {b}. На какие два куска она его делит?',
    ),
    both(
      'Both sides are equal, so where does the height land on the base?',
      'Боковые стороны равны, значит, куда на основании попадает высота?',
    ),
  ),
  height: step(
    both('the height', 'высота'),
    both(
      'The height, half of the base and a side of {a} form a right triangle. Which of them is the hypotenuse, and how long is the height?',
      'Высота, половина основания и боковая сторона {a} образуют прямоугольный треугольник. Что в нём гипотенуза и чему равна высота?',
    ),
    both(
      'Pythagoras: the square of the hypotenuse less the square of the leg that you know.',
      'Пифагор: квадрат гипотенузы минус квадрат известного катета.',
    ),
  ),
  triangleArea: step(
    both('the area', 'площадь'),
    both(
      'You have the base {b} and the height. How is the area of a triangle formed from them?',
      'Есть основание {b} и высота. Как из них получается площадь треугольника?',
    ),
    both(
      'Base times height would be the rectangle around it. Which part of it is the triangle?',
      'Основание на высоту даёт прямоугольник вокруг. Какую его часть занимает треугольник?',
    ),
  ),
  noHalf: both(
    'That is base times height, the area of the rectangle around the triangle. Which part of it is the triangle?',
    'Это основание на высоту, площадь прямоугольника вокруг треугольника. Какую его часть занимает треугольник?',
  ),
  wholeBase: both(
    'That takes the whole base as a leg. How much of the base belongs to the right triangle with the height?',
    'Здесь катетом взято всё основание. А какая его часть входит в прямоугольный треугольник с высотой?',
  ),
  sideAsHeight: both(
    'That uses the slanted side as the height. The height stands at a right angle on the base: how long is it?',
    'Здесь наклонная сторона взята как высота. А высота стоит под прямым углом к основанию: чему она равна?',
  ),
  perimeter: step(
    both('the perimeter', 'периметр'),
    both(
      'Which sides does one walk along on the way around, and how long are they together?',
      'Какие стороны надо обойти и сколько они составляют вместе?',
    ),
    both('Name all the sides, and add them.', 'Назови все стороны и сложи.'),
  ),
  squares: step(
    both('the square of that side', 'квадрат этой стороны'),
    both(
      'What do the squares of the two known sides give, and is the side that is asked for the longest one?',
      'Что дают квадраты двух известных сторон и самая ли длинная та, что ищут?',
    ),
    both('Square both sides first.', 'Сначала возведи обе стороны в квадрат.'),
  ),
  hypotenuse: step(
    both('the hypotenuse', 'гипотенуза'),
    both(
      'Pythagoras: what do the squares of the two legs give together, and what is the side to that square?',
      'Теорема Пифагора: что дают вместе квадраты катетов и какая сторона у такого квадрата?',
    ),
    both(
      'Square both, add, and then undo the squaring.',
      'Возведи оба в квадрат, сложи, а потом сделай обратное возведению в квадрат.',
    ),
  ),
  cathetus: step(
    both('the other leg', 'второй катет'),
    both(
      'The hypotenuse is {c}. What is left of its square without the square of {a}, and what is the side to that?',
      'Гипотенуза {c}. Что остаётся от её квадрата без квадрата {a} и какая это сторона?',
    ),
    both(
      'The square of the hypotenuse is the largest of the three. What has to be taken away from it?',
      'Квадрат гипотенузы самый большой из трёх. Что надо из него вычесть?',
    ),
  ),
  root: both(
    'That is the square of the side. What undoes the squaring?',
    'Это квадрат стороны. Какое действие обратно возведению в квадрат?',
  ),
  legsAdded: both(
    'The way along both legs is longer than the direct one. What does Pythagoras do with the squares?',
    'Путь вдоль двух сторон длиннее прямого. Что Пифагор делает с квадратами?',
  ),
  subtracted: both(
    'Sides are not simply subtracted: what do their squares tell?',
    'Стороны просто так не вычитают: что говорят их квадраты?',
  ),
  wrongLong: both(
    'Then this side would be longer than the hypotenuse of {c}. Can a leg be that? What is done with the squares?',
    'Тогда катет вышел бы длиннее гипотенузы {c}. Может ли так быть? Что делают с квадратами?',
  ),
  wrongShort: both(
    'The hypotenuse has to be the longest side. Is it longer than both legs here?',
    'Гипотенуза должна быть самой длинной. Она здесь длиннее обоих катетов?',
  ),
  legArea: step(
    both('the area', 'площадь'),
    both(
      'The two legs stand at a right angle. How does the area follow from them?',
      'Катеты стоят под прямым углом. Как из них получить площадь?',
    ),
    both(
      'Both legs make a rectangle. Which part of it is the triangle?',
      'Катеты дают прямоугольник. Какая его часть треугольник?',
    ),
  ),
  cosine: step(
    both('the square of the third side', 'квадрат третьей стороны'),
    both(
      'There is no right angle here: {a} and {b} enclose {w} degrees. Which rule uses two sides and the angle between them, and what does it give for the square of the third side?',
      'Прямого угла здесь нет: между {a} и {b} угол {w} градусов. Какая теорема берёт две стороны и угол между ними и что она даёт для квадрата третьей?',
    ),
    both(
      'The law of cosines is Pythagoras with something taken away: twice the product of the sides times the cosine of the angle.',
      'Теорема косинусов это Пифагор, из которого вычитают удвоенное произведение сторон на косинус угла.',
    ),
  ),
  third: step(
    both('the third side', 'третья сторона'),
    both(
      'That is the square of the side. How do you get the side? It need not be a whole number.',
      'Это квадрат стороны. Как получить саму сторону? Она не обязана быть целым числом.',
    ),
    both('What undoes squaring?', 'Какое действие обратно возведению в квадрат?'),
  ),
  pythagorasWithout: both(
    'Pythagoras needs a right angle, and here the angle is {w} degrees. Which rule fits two sides and the angle between them?',
    'Для теоремы Пифагора нужен прямой угол, а здесь {w} градусов. Какая теорема подходит для двух сторон и угла между ними?',
  ),
  cosineSign: both(
    'Look at the sign in front of the product with the cosine. An angle of less than 90 degrees makes the third side shorter or longer?',
    'Посмотри на знак перед произведением с косинусом. При угле меньше 90 градусов третья сторона короче или длиннее?',
  ),
  noTwo: both(
    'In the law of cosines the product is taken twice. Is it here?',
    'В теореме косинусов произведение берут дважды. А здесь?',
  ),
  sineArea: step(
    both('the area', 'площадь'),
    both(
      'Two sides {a} and {b} and the angle of {w} degrees between them: how high is the triangle over one of them, and what is the area?',
      'Две стороны {a} и {b} и угол {w} градусов между ними: какая высота к одной из них и какая площадь?',
    ),
    both(
      'The height comes from the sine of the angle. And then half of base times height.',
      'Высоту даёт синус угла. А потом половина основания на высоту.',
    ),
  ),
  sum: step(
    both('the sum of the known angles', 'сумма известных углов'),
    both(
      'How many degrees do all three angles make, and how many of them are known?',
      'Сколько градусов составляют все три угла и сколько из них уже известно?',
    ),
    both('Add {a} and {b}.', 'Сложи {a} и {b}.'),
  ),
  thirdAngle: step(
    both('the third angle', 'третий угол'),
    both(
      'All three angles of a triangle make 180 degrees. What is left for the third one, besides {a} and {b}?',
      'Все три угла треугольника вместе 180 градусов. Сколько остаётся третьему, кроме {a} и {b}?',
    ),
    both('Add the two that are known, and take them from 180.', 'Сложи два известных и вычти из 180.'),
  ),
  equalSides: step(
    both('the equal sides', 'равные стороны'),
    both(
      'Two of the three angles are equal now. Which sides lie opposite them?',
      'Теперь два из трёх углов равны. Какие стороны лежат напротив них?',
    ),
    both(
      'Opposite equal angles lie equal sides. The side opposite A is BC.',
      'Напротив равных углов равные стороны. Напротив A лежит BC.',
    ),
  ),
  bothBaseAngles: step(
    both('both base angles together', 'оба угла при основании вместе'),
    both(
      'The angle at the top is {a}. How many degrees are left for the two base angles, and how are they shared?',
      'Угол при вершине {a}. Сколько градусов остаётся двум углам при основании и как они делятся?',
    ),
    both('The base angles are equal.', 'Углы при основании равны.'),
  ),
  twiceBaseAngle: step(
    both('both base angles together', 'оба угла при основании вместе'),
    both(
      'One base angle is {a}. How big is the other one, and what is left of 180 degrees for the top?',
      'Один угол при основании {a}. Чему равен второй и сколько остаётся вершине от 180 градусов?',
    ),
    both('The base angles are equal, so there are two of {a}.', 'Углы при основании равны, то есть их два по {a}.'),
  ),
  baseAngle: step(
    both('a base angle', 'угол при основании'),
    both(
      'The angle at the top is {a}. How many degrees are left for the two base angles, and how are they shared?',
      'Угол при вершине {a}. Сколько градусов остаётся двум углам при основании и как они делятся?',
    ),
    both('The base angles are equal.', 'Углы при основании равны.'),
  ),
  topAngle: step(
    both('the angle at the top', 'угол при вершине'),
    both(
      'One base angle is {a}. How big is the other one, and what is left of 180 degrees for the top?',
      'Один угол при основании {a}. Чему равен второй и сколько остаётся вершине от 180 градусов?',
    ),
    both('The base angles are equal, so there are two of {a}.', 'Углы при основании равны, то есть их два по {a}.'),
  ),
  notShared: both(
    'That is for both base angles together. How big is one of them?',
    'Это оба угла при основании вместе. А сколько один?',
  ),
  onlyOnce: both(
    'Only one angle was taken from 180. How many angles are known here?',
    'Из 180 вычтен только один угол. А сколько углов здесь известно?',
  ),
  halfAngle: both(
    'Is half of it the other angle? Which angles of the triangle are equal?',
    'Разве другой угол это половина? Какие углы треугольника равны?',
  ),
  rectangleArea: step(
    both('the area', 'площадь'),
    both(
      'The sides are {a} and {b}. How do they make the area, and do their units fit together?',
      'Стороны {a} и {b}. Как из них получается площадь и подходят ли друг к другу единицы?',
    ),
    both('How many squares in a row, and how many rows?', 'Сколько квадратиков в ряду и сколько рядов?'),
  ),
  rectanglePerimeter: step(
    both('the perimeter', 'периметр'),
    both(
      'The sides are {a} and {b}. Walk around: how many sides is that, and how long together?',
      'Стороны {a} и {b}. Обойди кругом: сколько это сторон и сколько вместе?',
    ),
    both('A rectangle has four sides, two of each.', 'У прямоугольника четыре стороны, каждая по два раза.'),
  ),
  oneOfEach: both(
    'That is only one length and one width. How many sides does the way around have?',
    'Это только одна длина и одна ширина. А сколько сторон, если обойти кругом?',
  ),
  isArea: both(
    'That is length times width, what lies inside. Which of the two is asked for, the inside or the way around?',
    'Это длина на ширину, то, что внутри. А спрашивают о том, что внутри, или о пути вокруг?',
  ),
  isPerimeter: both(
    'That is the way around. What is asked for is what lies inside: which operation is that?',
    'Это путь вокруг. А спрашивают о том, что внутри: какое это действие?',
  ),
  units: both(
    'Look at the units: one side is told in {u}, the other in {w}. What is {b} {w} in {u}?',
    'Посмотри на единицы: одна сторона в {u}, другая в {w}. Сколько будет {b} {w} в {u}?',
  ),
  half: step(
    both('half of the perimeter', 'половина периметра'),
    both(
      'The perimeter {p} has two lengths and two widths. How much are one length and one width together?',
      'В периметре {p} две длины и две ширины. Сколько вместе одна длина и одна ширина?',
    ),
    both('Half of the way around.', 'Половина пути вокруг.'),
  ),
  width: step(
    both('the shorter side', 'меньшая сторона'),
    both(
      'One length and one width together are known, and how they compare. How long is the shorter one?',
      'Известно, сколько вместе одна длина и одна ширина, и на сколько они отличаются. Чему равна меньшая?',
    ),
    both(
      'Call the shorter one x. What is the longer one then, and what do both make?',
      'Обозначь меньшую x. Какая тогда большая и сколько вместе?',
    ),
  ),
  lengthSide: step(
    both('the longer side', 'большая сторона'),
    both('And the longer side?', 'А большая сторона?'),
    both('Compare it with the shorter one as the task says.', 'Сравни с меньшей, как сказано в задаче.'),
  ),
  areaOfSides: step(
    both('the area', 'площадь'),
    both('Both sides are known. What is the area?', 'Обе стороны известны. Какая площадь?'),
    both('Length times width.', 'Длина на ширину.'),
  ),
  otherSide: step(
    both('the other side', 'другая сторона'),
    both(
      'The area is {s} and one side {a}. Which number times {a} gives {s}?',
      'Площадь {s}, одна сторона {a}. Какое число, умноженное на {a}, даёт {s}?',
    ),
    both('Divide the area by the side.', 'Раздели площадь на сторону.'),
  ),
  radius: step(
    both('the radius', 'радиус'),
    both(
      'The formula needs the radius, and {d} is the diameter. How long is the radius?',
      'В формуле нужен радиус, а {d} это диаметр. Чему равен радиус?',
    ),
    both(
      'The diameter goes across through the center. The radius only to the center.',
      'Диаметр идёт через центр насквозь, радиус только до центра.',
    ),
  ),
  circleArea: step(
    both('the area', 'площадь'),
    both(
      'The radius is {r}. Which formula gives the area of the circle, and what is squared in it?',
      'Радиус {r}. По какой формуле площадь круга и что в ней в квадрате?',
    ),
    both('Only the radius is squared, then times π.', 'В квадрат возводят только радиус, потом умножают на π.'),
  ),
  circleAreaD: step(
    both('the area', 'площадь'),
    both(
      'Which formula gives the area from the radius, and what is squared in it?',
      'По какой формуле площадь через радиус и что в ней в квадрате?',
    ),
    both('Only the radius is squared, then times π.', 'В квадрат возводят только радиус, потом умножают на π.'),
  ),
  around: step(
    both('the circumference', 'длина окружности'),
    both(
      'Which formula gives the length around from the radius or the diameter?',
      'По какой формуле длина окружности через радиус или диаметр?',
    ),
    both(
      'π times the diameter: how often does the diameter fit around?',
      'π на диаметр: сколько раз диаметр укладывается вокруг?',
    ),
  ),
  asRadius: both(
    'That takes {d} as the radius. But what was told is the diameter: how long is the radius?',
    'Здесь {d} взято как радиус. А дан диаметр: чему равен радиус?',
  ),
  isAround: both(
    'That is the length around. What lies inside is asked for: which formula has the square?',
    'Это длина окружности. А спрашивают о том, что внутри: в какой формуле есть квадрат?',
  ),
  isInside: both(
    'That is what lies inside. The length around is asked for: which formula is that?',
    'Это площадь внутри. А спрашивают длину вокруг: какая это формула?',
  ),
  noSquare: both(
    'Is the radius squared there, or doubled? What does r² mean?',
    'Радиус здесь возведён в квадрат или удвоен? Что значит r²?',
  ),
  noPi: both(
    'That is the square of the radius. What is still missing in the formula of the area?',
    'Это квадрат радиуса. Чего ещё не хватает в формуле площади?',
  ),
  whole: step(
    both('the area of the whole circle', 'площадь всего круга'),
    both(
      'Begin with the whole circle of radius {r}: how big is its area?',
      'Начни со всего круга радиуса {r}: какая у него площадь?',
    ),
    both('π times the radius squared.', 'π на квадрат радиуса.'),
  ),
  wholeAround: step(
    both('the whole circumference', 'длина всей окружности'),
    both(
      'Begin with the whole circle of radius {r}: how long is it around?',
      'Начни со всей окружности радиуса {r}: какая у неё длина?',
    ),
    both('Two times π times the radius.', 'Два π на радиус.'),
  ),
  fraction: step(
    both('the part of the circle', 'часть круга'),
    both(
      'All the way around is 360 degrees. Which part of it are {w} degrees?',
      'Полный круг это 360 градусов. Какая его часть {w} градусов?',
    ),
    both('How often do {w} degrees fit into 360?', 'Сколько раз {w} градусов помещается в 360?'),
  ),
  sector: step(
    both('the sector', 'сектор'),
    both(
      'All the way around is 360 degrees. Which part of the whole are {w} degrees, and how much is that part?',
      'Полный круг это 360 градусов. Какую часть составляют {w} градусов и сколько это?',
    ),
    both('Take that part of the whole.', 'Возьми эту часть от целого.'),
  ),
  trapezoidSum: step(
    both('the sum of the parallel sides', 'сумма оснований'),
    both(
      'The parallel sides are {a} and {b}. How long are they together, or how wide is the figure halfway up?',
      'Основания {a} и {b}. Сколько они вместе или какова ширина посередине?',
    ),
    both('Add both.', 'Сложи оба.'),
  ),
  piece: step(
    both('the piece beside the height', 'отрезок у высоты'),
    both(
      'Drop heights from both ends of the short base {b} onto the long one {a}. How long is each of the two pieces at the sides?',
      'Опусти высоты из концов меньшего основания {b} на большее {a}. Какой длины каждый из двух кусков по краям?',
    ),
    both(
      'What is left of {a} without {b} is shared by two equal pieces.',
      'Что остаётся от {a} без {b}, делят два равных куска.',
    ),
  ),
  trapezoidHeight: step(
    both('the height', 'высота'),
    both(
      'The piece, the height and the side {c} form a right triangle. How long is the height?',
      'Кусок, высота и боковая сторона {c} образуют прямоугольный треугольник. Чему равна высота?',
    ),
    both(
      'The side {c} is the hypotenuse. Pythagoras gives the height.',
      'Боковая сторона {c} это гипотенуза. Высоту даёт теорема Пифагора.',
    ),
  ),
  slantAsHeight: both(
    'That uses the slanted side as the height. The height stands at a right angle: how long is it?',
    'Здесь боковая сторона взята как высота. А высота стоит под прямым углом: чему она равна?',
  ),
  trapezoid: step(
    both('the area', 'площадь'),
    both(
      'Think of a rectangle as wide as the trapezoid halfway up, and {h} high. How big is it?',
      'Представь прямоугольник шириной как середина трапеции и высотой {h}. Какая у него площадь?',
    ),
    both('Halfway up it is as wide as the mean of both sides.', 'Посередине ширина равна среднему двух оснований.'),
  ),
  diagonalWay: both(
    'Yes, that works: a diagonal cuts the trapezoid into two triangles with the bases {a} and {b}. Which height has each of them, and how big is each?',
    'Да, так можно: диагональ делит трапецию на два треугольника с основаниями {a} и {b}. Какая у каждого высота и какая площадь?',
  ),
  trapezoidArea: step(
    both('the area', 'площадь'),
    both(
      'With the height, how does the area follow from both parallel sides?',
      'Высота есть. Как из двух оснований и высоты получить площадь?',
    ),
    both('Halfway up it is as wide as the mean of both sides.', 'Посередине ширина равна среднему двух оснований.'),
  ),
  trapezoidNoHalf: both(
    'That is the sum of both sides times the height, a figure of two such trapezoids. How much is one?',
    'Это сумма оснований на высоту, то есть две такие трапеции вместе. А одна?',
  ),
  allMultiplied: both(
    'All three numbers were multiplied. Do the parallel sides multiply, or is a width between them needed?',
    'Перемножены все три числа. Основания перемножают или нужна ширина между ними?',
  ),
  volume: step(
    both('the volume', 'объём'),
    both(
      'How many unit cubes lie in one layer of {a} by {b}, and how many layers are there?',
      'Сколько единичных кубиков в одном слое {a} на {b} и сколько слоёв?',
    ),
    both(
      'Length times width gives the bottom layer, and then times the height.',
      'Длина на ширину даёт нижний слой, потом на высоту.',
    ),
  ),
  faces: step(
    both('three different faces', 'три разные грани'),
    both(
      'A cuboid has three kinds of faces. How big is one of each kind, and together?',
      'У параллелепипеда три вида граней. Какая площадь у одной каждого вида и вместе?',
    ),
    both('{a} by {b}, {b} by {c}, {a} by {c}.', '{a} на {b}, {b} на {c}, {a} на {c}.'),
  ),
  surface: step(
    both('the surface', 'поверхность'),
    both(
      'Those are three faces. How many faces does a cuboid have?',
      'Это три грани. А сколько граней у параллелепипеда?',
    ),
    both('Each face has one like it on the other side.', 'У каждой грани есть такая же напротив.'),
  ),
  isVolume: both(
    'That is the volume. What is asked for is the surface: which faces does it have?',
    'Это объём. А спрашивают поверхность: из каких граней она состоит?',
  ),
  cylinder: step(
    both('the base times the height', 'основание на высоту'),
    both(
      'The base is a circle of radius {r}. What is its area times the height {h}?',
      'Основание это круг радиуса {r}. Сколько будет его площадь на высоту {h}?',
    ),
    both('π times the radius squared, times the height.', 'π на квадрат радиуса и на высоту.'),
  ),
  cone: step(
    both('the volume', 'объём'),
    both(
      'That would be the cylinder around the cone. Which part of it does the cone take up?',
      'Это был бы цилиндр вокруг конуса. Какую его часть занимает конус?',
    ),
    both('Three cones of water fill one such cylinder.', 'Три конуса воды наполняют один такой цилиндр.'),
  ),
  asCylinder: both(
    'That is right for a cylinder of this size. Which part of it does a cone with the same base and height take up?',
    'Для цилиндра такого размера это верно. А какую его часть занимает конус с тем же основанием и высотой?',
  ),
  rhombus: step(
    both('the side', 'сторона'),
    both(
      'The diagonals {a} and {b} halve each other at a right angle. Which right triangle do you see, and how long is its hypotenuse?',
      'Диагонали {a} и {b} делят друг друга пополам под прямым углом. Какой виден прямоугольный треугольник и какая у него гипотенуза?',
    ),
    both('Its legs are the halves of the diagonals.', 'Его катеты это половины диагоналей.'),
  ),
  wholeDiagonals: both(
    'That takes the whole diagonals as legs. Where do they cross, and how long are the pieces?',
    'Здесь катетами взяты целые диагонали. Где они пересекаются и какой длины куски?',
  ),
  rhombusArea: step(
    both('the area', 'площадь'),
    both(
      'Draw the rectangle around the rhombus, {a} by {b}. Which part of it is the rhombus?',
      'Нарисуй прямоугольник вокруг ромба, {a} на {b}. Какую его часть занимает ромб?',
    ),
    both('Half of the product of the diagonals.', 'Половина произведения диагоналей.'),
  ),
  parallelogram: step(
    both('the area', 'площадь'),
    both(
      'Cut off a triangle on one side and put it on the other: which rectangle comes out?',
      'Отрежь треугольник с одной стороны и приставь с другой: какой выйдет прямоугольник?',
    ),
    both('Base times height.', 'Основание на высоту.'),
  ),
  halfTooMuch: both(
    'The half belongs to a triangle. What is the whole parallelogram?',
    'Половина это для треугольника. А весь параллелограмм?',
  ),
  exampleOfIsosceles: both(
    'sides 5, 5 and base 6: half the base is 3, the height √(25 − 9) = 4, the area 6 · 4 : 2 = 12.',
    'стороны 5, 5 и основание 6: половина 3, высота √(25 − 9) = 4, площадь 6 · 4 : 2 = 12.',
  ),
  exampleOfRight: both(
    'legs 3 and 4: 9 + 16 = 25, so the hypotenuse is 5.',
    'катеты 3 и 4: 9 + 16 = 25, значит, гипотенуза 5.',
  ),
  exampleOfCosine: both(
    'sides 2 and 3 with 60 degrees between: 4 + 9 − 2 · 2 · 3 · 0.5 = 7, so the third side is √7.',
    'стороны 2 и 3, угол 60 градусов: 4 + 9 − 2 · 2 · 3 · 0,5 = 7, третья сторона √7.',
  ),
  exampleOfAngles: both(
    'with 50 and 70 degrees: 180 − 120 = 60 for the third.',
    'при 50 и 70 градусах: 180 − 120 = 60 третьему.',
  ),
  exampleOfRectangle: both(
    '5 m by 20 cm is 5 m by 0.2 m, so an area of 1 m².',
    '5 м на 20 см это 5 м на 0,2 м, площадь 1 м².',
  ),
  exampleOfSides: both(
    'perimeter 20, one side 2 longer: together 10, so 4 and 6.',
    'периметр 20, одна сторона на 2 длиннее: вместе 10, значит, 4 и 6.',
  ),
  exampleOfCircle: both(
    'diameter 10: radius 5, area 25π, length around 10π.',
    'диаметр 10: радиус 5, площадь 25π, длина окружности 10π.',
  ),
  exampleOfTrapezoid: both(
    'sides 4 and 6, height 3: halfway up it is 5 wide, so 15.',
    'основания 4 и 6, высота 3: посередине ширина 5, значит, 15.',
  ),
  exampleOfBox: both('2 by 3 by 4: faces of 6, 12 and 8, each twice.', '2 на 3 на 4: грани 6, 12 и 8, каждая дважды.'),
} as const

import { both, step, words } from '../texts.ts'
import type { UsualWords } from './words.ts'

/** Solids, circles, right triangles and quadrilaterals that are told in words. */

const radius = {
  before: words(
    '(?:radius|radii|r)(?: of [a-z ]{0,12})?(?: is| ?=| of)? ?$',
    '(?:радиус[а-я]*|r)(?: [а-я]{3,12}){0,2}(?: ?=| -)? ?$',
  ),
}
const height = {
  before: words('(?:height|high|h)(?: is| ?=| of)? ?$', '(?:высот[а-я]*|h)(?: [а-я]{3,12}){0,2}(?: ?=| -)? ?$'),
  after: words('^ ?(?:cm|m|mm|in|ft)? ?(?:high|tall)', '^ ?(?:см|м)? ?высот'),
}
const degrees = { after: words('^ ?(?:°|deg|º)', '^ ?(?:°|град|º)') }
const cone = words('cone', 'конус')
const cutCone = words(
  'frustum|truncated|hemisphere|cylinder|sphere|water|similar|sector|inscribed',
  'усеч|полушар|цилиндр|шар|сфер|воды|жидк|подоб|сектор|вписан|описан',
)

const slant = step(
  both('the slant height', 'образующая'),
  both(
    'Look at the cone from the side: radius {r}, height {h} and the slant height form a right triangle. Which of the three is the longest, and how does Pythagoras give it?',
    'Посмотри на конус сбоку: радиус {r}, высота {h} и образующая образуют прямоугольный треугольник. Какая из сторон самая длинная и как её даёт теорема Пифагора?',
  ),
  both(
    'The square of the slant height is the sum of the squares of {r} and {h}. What is that sum?',
    'Квадрат образующей равен сумме квадратов {r} и {h}. Чему равна эта сумма?',
  ),
)

const coneSlips = {
  sum: both(
    'Radius and height are added there. They are the legs of a right triangle, and the slant height is its longest side: which theorem joins the three?',
    'Здесь радиус и высота сложены. Это катеты прямоугольного треугольника, а образующая его гипотенуза: какая теорема их связывает?',
  ),
  square: both(
    'That is the square of the slant height. What is still to be done?',
    'Это квадрат образующей. Что ещё надо сделать?',
  ),
  minus: both(
    'The squares are subtracted there, but the slant height is the longest side. What is done with the squares then?',
    'Квадраты здесь вычтены, а образующая самая длинная сторона. Что тогда делают с квадратами?',
  ),
  height: both(
    'The height went in there. The curved surface goes up along the slant: which length belongs into it?',
    'Здесь взята высота. А боковая поверхность идёт вдоль образующей: какую длину надо взять?',
  ),
  base: both(
    'That is the base alone. Which other surface does the cone have?',
    'Это одно основание. Какая ещё поверхность есть у конуса?',
  ),
  double: both(
    'The two is too much: unrolled, the curved surface is a sector, not a rectangle. What is its area with radius and slant height?',
    'Двойка лишняя: развёртка боковой поверхности это сектор, а не прямоугольник. Чему равна её площадь через радиус и образующую?',
  ),
  noPi: both(
    'The number fits, but the π is lost. Where does it stand?',
    'Число подходит, но потерялось π. Где оно стоит?',
  ),
} as const

const curved = step(
  both('the curved surface', 'боковая поверхность'),
  both(
    'The curved surface is π times radius times slant height. What is it here?',
    'Боковая поверхность это π, умноженное на радиус и образующую. Чему она равна здесь?',
  ),
  both('The height does not go into it, the slant height does.', 'В неё входит образующая, а не высота.'),
)
const coneBase = step(
  both('the area of the base', 'площадь основания'),
  both('Which area does the round base have?', 'Какова площадь круглого основания?'),
  both('A circle: π times the square of the radius {r}.', 'Это круг: π, умноженное на квадрат радиуса {r}.'),
)
const whole = step(
  both('the whole surface', 'полная поверхность'),
  both(
    'Which two surfaces does the cone have, and what is their sum?',
    'Какие две поверхности есть у конуса и чему равна их сумма?',
  ),
  both('The curved surface and the base.', 'Боковая поверхность и основание.'),
)

const legs = { before: words('(?:legs?|catheti)[^.]{0,20}$', 'катет[^.]{0,20}$') }
const nextTo = {
  before: words(
    '^ ?(?:[a-z]{1,5} )?(?:and|&|by|x) $|^ ?(?:[a-z]{1,3})?, ?$',
    '^ ?(?:[а-я]{1,4} )?(?:и|на|х) $|^ ?(?:[а-я]{1,3})?, ?$',
  ),
}

const asRoot = both(
  'The squares of the two are to be taken, not the lengths themselves. Which theorem holds in a right triangle?',
  'Здесь нужны квадраты этих длин, а не сами длины. Какая теорема верна в прямоугольном треугольнике?',
)
const plusForMinus = both(
  'That comes out longer than the longest side of this right triangle. Are the squares added or subtracted here?',
  'Так выходит больше самой длинной стороны этого прямоугольного треугольника. Квадраты здесь складывают или вычитают?',
)

const circleBase = step(
  both('the area of the base', 'площадь основания'),
  both(
    'The base is a circle with radius {r}. What is its area?',
    'Основание это круг с радиусом {r}. Какова его площадь?',
  ),
  both('π times the square of {r}.', 'π, умноженное на квадрат {r}.'),
)

export const figureUsualWords: Readonly<Record<string, UsualWords>> = {
  cylinder: {
    tells: [words('cylind', 'цилиндр')],
    unless: words(
      'cone|sphere|hemisphere|ball|hollow|pipe|litre|liter|water|mass|density|inscribed|open|diameter|ratio|times',
      'конус|шар|сфер|полый|труб|литр|воды|масс|плотност|вписан|описан|диаметр|отнош|раз(?:а)?(?![а-я])|осево',
    ),
    asksSeveral: true,
    asks: {
      V: words('volume', 'об[ьъ][её]м'),
      M: words('curved|lateral', 'боков'),
      S: words('(?:total|full|whole|entire)(?: surface)?(?: area)?', 'полн'),
    },
    places: { radius, height },
    steps: {
      B: circleBase,
      V: step(
        both('the volume', 'объём'),
        both(
          'The height is {h}. How does the volume come from base and height?',
          'Высота {h}. Как объём получается из основания и высоты?',
        ),
        both('Base area times height.', 'Площадь основания умножить на высоту.'),
      ),
      M: step(
        both('the curved surface', 'боковая поверхность'),
        both(
          'Unrolled, the curved surface is a rectangle: {h} high, and how long?',
          'Развёрнутая боковая поверхность это прямоугольник: высота {h}, а какая длина?',
        ),
        both('As long as the circle: 2π times {r}.', 'Длина как у окружности: 2π на {r}.'),
      ),
      S: step(
        both('the whole surface', 'полная поверхность'),
        both(
          'Which surfaces does the cylinder have besides the curved one, and how many?',
          'Какие ещё поверхности, кроме боковой, есть у цилиндра и сколько их?',
        ),
        both('Two circles belong to it.', 'К ней добавляются два круга.'),
      ),
    },
    slips: {
      square: both(
        'The radius goes into the area of a circle squared. What is the base then?',
        'В площадь круга радиус входит в квадрате. Какова тогда площадь основания?',
      ),
      third: both(
        'A third belongs to cones. Does the cylinder get narrower upwards?',
        'Треть бывает у конуса. Цилиндр сужается кверху?',
      ),
      around: both(
        'That uses the length around the base. Which measure of the base does a volume need?',
        'Здесь взята длина окружности. А что от основания нужно для объёма?',
      ),
      noTwo: both(
        'The circle around is 2πr long. Which factor is missing?',
        'Длина окружности 2πr. Какого множителя не хватает?',
      ),
      oneBase: both(
        'Only one circle is in it. How many bases does a cylinder have?',
        'Учтён только один круг. Сколько оснований у цилиндра?',
      ),
      noPi: both(
        'The number fits, but the π is lost. Where does it stand?',
        'Число подходит, но потерялось π. Где оно стоит?',
      ),
    },
    example: both(
      'Radius 2, height 5: base 4π, volume 20π, curved surface 20π, whole surface 28π.',
      'Радиус 2, высота 5: основание 4π, объём 20π, боковая поверхность 20π, полная 28π.',
    ),
  },
  'cone-slant': {
    tells: [cone, words('curved|lateral|surface', 'боков|поверхност')],
    unless: cutCone,
    asksSeveral: true,
    asks: {
      M: words('curved|lateral', 'боков'),
      S: words('total|full|whole|entire', 'полн'),
    },
    places: {
      radius,
      slant: { before: words('slant(?: height)?(?: is| ?=| of)? ?$', 'образующ[а-я]+(?: [а-я]{3,12})?(?: ?=| -)? ?$') },
    },
    steps: { M: curved, B: coneBase, S: whole },
    slips: coneSlips,
    example: both(
      'Radius 2, slant height 5: curved surface 10π, base 4π, together 14π.',
      'Радиус 2, образующая 5: боковая 10π, основание 4π, вместе 14π.',
    ),
  },
  'cone-height': {
    tells: [cone, words('slant|curved|lateral|surface', 'образующ|боков|поверхност')],
    unless: words(
      'volume|frustum|truncated|hemisphere|cylinder|sphere|similar|sector|inscribed',
      'объ[её]м|усеч|полушар|цилиндр|шар|сфер|подоб|сектор|вписан|описан',
    ),
    asksSeveral: true,
    asks: {
      l: words('slant', 'образующ'),
      M: words('curved|lateral', 'боков'),
      S: words('total|full|whole|entire', 'полн'),
    },
    places: { radius, height },
    steps: { l: slant, M: curved, B: coneBase, S: whole },
    slips: coneSlips,
    example: both(
      'Radius 5, height 12: 25 + 144 = 169, so the slant height is 13, and the curved surface 65π.',
      'Радиус 5, высота 12: 25 + 144 = 169, образующая 13, боковая поверхность 65π.',
    ),
  },
  hemisphere: {
    tells: [words('hemisphere', 'полушар|полусфер')],
    unless: words('cone|cylinder|water', 'конус|цилиндр|воды'),
    asks: { V: words('volume', 'объ[её]м') },
    places: { radius },
    steps: {
      B: step(
        both('the volume of the whole ball', 'объём целого шара'),
        both(
          'What would the volume of the whole ball with radius {r} be?',
          'Каким был бы объём целого шара с радиусом {r}?',
        ),
        both('A ball: 4/3 of π times the cube of the radius.', 'Шар: 4/3 π, умноженное на куб радиуса.'),
      ),
      V: step(
        both('the volume of the hemisphere', 'объём полушара'),
        both('And which part of the ball is the hemisphere?', 'А какую часть шара составляет полушар?'),
        both('Half of the ball.', 'Половину шара.'),
      ),
    },
    slips: {
      square: both(
        'A volume has three lengths in it. With which power does the radius go in?',
        'В объём длина входит трижды. В какой степени стоит радиус?',
      ),
      third: both(
        'The factor of the ball is 4/3. What is half of it?',
        'Множитель у шара 4/3. Чему равна его половина?',
      ),
    },
    example: both(
      'Radius 6: the ball has 4/3 · 216π = 288π, the hemisphere 144π.',
      'Радиус 6: у шара 4/3 · 216π = 288π, у полушара 144π.',
    ),
  },
  'prism-triangle': {
    tells: [
      words('prism', 'призм'),
      words('right(?:-angled)? triangle|right-angled', 'прямоугольн[а-я]* треуг'),
      words('volume', 'объ[её]м'),
    ],
    unless: words('hypotenuse|surface|isosceles|equilateral', 'гипотенуз|поверхност|равнобедр|правильн'),
    places: {
      legs,
      next: nextTo,
      length: {
        before: words('(?:height|length|long)[^.\\d]{0,20}$', '(?:высот|длин|боково[а-я]+ ребр)[^.\\d]{0,20}$'),
        after: words('^ ?(?:cm|m)? ?(?:long|high|tall)', '^ ?(?:см|м)? ?(?:в высоту|в длину)'),
      },
    },
    steps: {
      B: step(
        both('the area of the base', 'площадь основания'),
        both(
          'The base is a right triangle with the legs {a} and {b}. What is its area?',
          'В основании прямоугольный треугольник с катетами {a} и {b}. Какова его площадь?',
        ),
        both('Half of the rectangle with the sides {a} and {b}.', 'Половина прямоугольника со сторонами {a} и {b}.'),
      ),
      V: step(
        both('the volume', 'объём'),
        both(
          'The prism is {h} long. How does the volume come from base and length?',
          'Высота призмы {h}. Как получить объём из основания и высоты?',
        ),
        both('Base area times length.', 'Площадь основания умножить на высоту.'),
      ),
    },
    slips: {
      half: both(
        'That is the box around the prism. Which part of the rectangle is the triangle?',
        'Это объём целого ящика. Какую часть прямоугольника занимает треугольник?',
      ),
      third: both(
        'A third belongs to pyramids. Does the prism get narrower upwards?',
        'Треть бывает у пирамид. Призма сужается кверху?',
      ),
    },
    example: both('Legs 5 and 6, length 20: area 15, volume 300.', 'Катеты 5 и 6, высота 20: площадь 15, объём 300.'),
  },
  'sector-perimeter': {
    tells: [words('sector', 'сектор'), words('perimeter', 'периметр')],
    unless: words('area', 'площад'),
    asks: { P: words('perimeter', 'периметр') },
    places: { radius, degrees },
    steps: {
      A: step(
        both('the arc', 'дуга'),
        both(
          'Which part of the full circle are {w} degrees, and how long is the arc of it?',
          'Какую часть полного круга составляют {w} градусов и какова длина такой дуги?',
        ),
        both(
          'The whole circle has the length 2π · {r}. Take the part {w}/360 of it.',
          'Вся окружность имеет длину 2π · {r}. Возьми от неё часть {w}/360.',
        ),
      ),
      P: step(
        both('the perimeter', 'периметр'),
        both(
          'Besides the arc, which straight pieces go around the sector?',
          'Какие ещё прямые отрезки, кроме дуги, ограничивают сектор?',
        ),
        both('Two radii of {r} belong to it.', 'К дуге добавляются два радиуса по {r}.'),
      ),
    },
    slips: {
      one: both(
        'One radius is missing: the sector has two straight sides. What is the sum then?',
        'Не хватает одного радиуса: у сектора две прямые стороны. Какова тогда сумма?',
      ),
    },
    example: both(
      'Radius 9, 40°: the arc is 2π, with two radii the perimeter is 18 + 2π.',
      'Радиус 9, 40°: дуга 2π, с двумя радиусами периметр 18 + 2π.',
    ),
  },
  ring: {
    tells: [words('ring|annulus', 'кольц'), words('area', 'площад')],
    unless: words('width|gold|wedding', 'ширин'),
    places: {
      outer: {
        before: words('(?:outer|outside|larger|bigger|external)[^.\\d]{0,24}$', '(?:внешн|больш|наружн)[^.\\d]{0,24}$'),
      },
      inner: { before: words('(?:inner|inside|smaller|internal|hole)[^.\\d]{0,24}$', '(?:внутр|меньш)[^.\\d]{0,24}$') },
      radius: { before: words('radi', 'радиус') },
    },
    steps: {
      O: step(
        both('the area of the large circle', 'площадь большого круга'),
        both('What is the area of the large circle with radius {R}?', 'Какова площадь большого круга с радиусом {R}?'),
        both('π times the square of {R}.', 'π, умноженное на квадрат {R}.'),
      ),
      I: step(
        both('the area of the small circle', 'площадь малого круга'),
        both('And of the small one with radius {r}?', 'А малого, с радиусом {r}?'),
        both('π times the square of {r}.', 'π, умноженное на квадрат {r}.'),
      ),
      S: step(
        both('the area of the ring', 'площадь кольца'),
        both(
          'The small circle is cut out of the large one. What is left?',
          'Малый круг вырезан из большого. Что остаётся?',
        ),
        both('Subtract the two areas.', 'Вычти площади.'),
      ),
    },
    slips: {
      squareOfDifference: both(
        'The radii are subtracted first there. It is the areas that are taken away from each other: what are the two?',
        'Здесь сначала вычтены радиусы. А вычитают площади: чему равна каждая?',
      ),
      added: both(
        'The hole is added there. Does it belong to the ring?',
        'Вырезанный круг здесь прибавлен. Он входит в кольцо?',
      ),
    },
    example: both('Radii 10 and 6: 100π − 36π = 64π.', 'Радиусы 10 и 6: 100π − 36π = 64π.'),
  },
  'parallelogram-sine': {
    tells: [
      words('parallelogram|rhombus', 'параллелограмм|ромб'),
      words('area', 'площад'),
      words('angle|°|degrees', 'угол|угл|°|градус'),
    ],
    unless: words('diagonal|height|perimeter|bisect', 'диагонал|высот|периметр|биссектр'),
    asks: { S: words('area', 'площад') },
    places: {
      degrees: {
        after: words('^ ?(?:°|deg|º)', '^ ?(?:°|град|º)'),
        before: words(
          'angle(?: of| is| =)? ?$|angle between (?:them|the sides)(?: is| of)? ?$',
          '(?:угол|углом)(?: между (?:ними|сторонами))?(?: =| в| -| равен)? ?$',
        ),
      },
      length: { after: words('^(?! ?(?:°|deg|º))', '^(?! ?(?:°|град|º))'), before: words('(?!)', '(?!)') },
    },
    steps: {
      h: step(
        both('the height to one side', 'высота'),
        both(
          'The side {a} leans at {w} degrees. Draw the height onto the other side: which ratio of the right triangle gives it?',
          'Сторона {a} наклонена под углом {w} градусов. Опусти высоту на другую сторону: каким отношением прямоугольного треугольника она находится?',
        ),
        both(
          'The height is opposite the angle {w}°, the side {a} is the hypotenuse: that is the sine.',
          'Высота лежит против угла {w}°, сторона {a} гипотенуза: это синус.',
        ),
      ),
      S: step(
        both('the area', 'площадь'),
        both('And the area from the side {b} and this height?', 'А площадь по стороне {b} и этой высоте?'),
        both('Side times height.', 'Сторона умножить на высоту.'),
      ),
    },
    slips: {
      noSine: both(
        'That would be a rectangle with these sides. The parallelogram leans: which number less than 1 belongs into it?',
        'Такая площадь была бы у прямоугольника. Параллелограмм наклонён: на какое число меньше 1 надо ещё умножить?',
      ),
      half: both(
        'The half belongs to the triangle. How many such triangles make the parallelogram?',
        'Половина бывает у треугольника. Сколько таких треугольников в параллелограмме?',
      ),
      cosine: both(
        'With the cosine you get the piece along the base. Which side lies opposite the angle?',
        'С косинусом получается отрезок на основании. Какая сторона лежит против угла?',
      ),
    },
    example: both(
      'Sides 6 and 10, angle 30°: height 6 · 0.5 = 3, area 30.',
      'Стороны 6 и 10, угол 30°: высота 6 · 0,5 = 3, площадь 30.',
    ),
  },
  'parallelogram-more': {
    tells: [
      words('parallelogram|rhombus', 'параллелограмм|ромб'),
      words('angles?', 'угл|угол'),
      words('more|larger|greater|bigger|less|smaller', 'больше|меньше'),
    ],
    unless: words('times|ratio|side|diagonal|area', 'раз(?:а)?(?![а-я])|отнош|сторон|диагонал|площад'),
    asksSeveral: true,
    asks: {
      k: words(
        'small|(?:find|what are) (?:the|all|its)? ?(?:four )?angles',
        '(?:найд|вычисл|како)[^?]*меньш|найд[а-я]* (?:все )?(?:эти )?углы',
      ),
      l: words(
        '(?:find|what)[^?]*(?:larg|bigg|great)|(?:find|what are) (?:the|all|its)? ?(?:four )?angles',
        '(?:найд|вычисл|како)[^?]*больш(?!е)|найд[а-я]* (?:все )?(?:эти )?углы',
      ),
    },
    places: {
      more: {
        after: words(
          '^ ?(?:°|º|degrees?|deg)? ?(?:more|larger|greater|bigger|less|smaller)',
          '^ ?(?:°|º|град[а-я]*)? ?(?:больше|меньше)',
        ),
        before: words('by $', '(?:больше|меньше)[^.]{0,24} на $'),
      },
    },
    steps: {
      k: step(
        both('the smaller angle', 'меньший угол'),
        both(
          'Two neighboring angles make 180° together, and one is {d}° more. If both were equal to the smaller one, what would their sum be?',
          'Два соседних угла вместе дают 180°, и один на {d}° больше. Если бы оба были как меньший, какой была бы их сумма?',
        ),
        both('Take {d} away from 180 and share it in two.', 'Вычти {d} из 180 и раздели пополам.'),
      ),
      l: step(
        both('the larger angle', 'больший угол'),
        both('And the larger one?', 'А больший угол?'),
        both('It is {d}° more.', 'Он на {d}° больше.'),
      ),
    },
    slips: {
      notHalved: both(
        'That is both of them together without the {d}. How big is one?',
        'Это оба угла вместе без {d}. Каков один?',
      ),
      full: both(
        'All four angles make 360°, two neighbors only 180°. What is the sum of the two then?',
        'Все четыре угла дают 360°, а два соседних 180°. Чему равна сумма двух?',
      ),
    },
    example: both(
      'One angle 20° more: 180 − 20 = 160, so 80° and 100°.',
      'Один угол на 20° больше: 180 − 20 = 160, значит 80° и 100°.',
    ),
  },
  'trapezoid-angles': {
    tells: [words('trapez', 'трапеци'), words('isosceles', 'равнобедренн|равнобок'), words('angle', 'угл|угол')],
    unless: words(
      'diagonal|side|base|height|sum|difference|area',
      'диагонал|сторон|основани|высот|сумм|разност|площад',
    ),
    asks: {
      l: words('(?:larg|bigg|great)', 'больш'),
      k: words('small', 'меньш'),
    },
    steps: {
      l: step(
        both('the larger angle', 'больший угол'),
        both(
          'Along a leg of a trapezoid the two angles make 180° together. One of them is {w}°: what is the other?',
          'Углы при боковой стороне трапеции вместе дают 180°. Один из них {w}°: каков другой?',
        ),
        both('Take {w} away from 180.', 'Вычти {w} из 180.'),
      ),
      k: step(
        both('the smaller angle', 'меньший угол'),
        both(
          'Along a leg of a trapezoid the two angles make 180° together. One of them is {w}°: what is the other?',
          'Углы при боковой стороне трапеции вместе дают 180°. Один из них {w}°: каков другой?',
        ),
        both('Take {w} away from 180.', 'Вычти {w} из 180.'),
      ),
    },
    slips: {
      same: both(
        'That is the angle at the same base, equal to the one that is told. Which angle lies at the other base?',
        'Это угол при том же основании, он равен данному. А какой угол при другом основании?',
      ),
    },
    example: both('One angle 72°: the other is 180° − 72° = 108°.', 'Один угол 72°: другой 180° − 72° = 108°.'),
  },
  'hypotenuse-angle': {
    tells: [
      words('right(?:-angled| angled)?(?: [a-z]{2,3})? triangle', 'прямоугольн[а-я]* треуг'),
      words('hypotenuse', 'гипотенуз'),
      words('angle|°', 'угол|угл|°'),
    ],
    unless: words(
      '(?<!\\d)90(?!\\d)|area|perimeter|median|height|altitude|circum',
      '(?<!\\d)90(?!\\d)|площад|периметр|медиан|высот|описан|вписан',
    ),
    asks: {
      o: words('opposite', 'против|напротив'),
      a: words('adjacent|next to', 'прилежащ'),
    },
    places: {
      degrees,
      hypotenuse: { before: words('hypotenuse[^.\\d]{0,12}$', 'гипотенуз[^.\\d]{0,16}$') },
    },
    steps: {
      o: step(
        both('the opposite side', 'противолежащий катет'),
        both(
          'The side sought lies opposite {w}°, and {c} is the hypotenuse. Which of sine, cosine and tangent joins these two?',
          'Искомый катет лежит против угла {w}°, а {c} это гипотенуза. Что связывает эти две стороны: синус, косинус или тангенс?',
        ),
        both(
          'Opposite by hypotenuse is the sine. What is the sine of {w}°?',
          'Противолежащий к гипотенузе это синус. Чему равен синус {w}°?',
        ),
      ),
      a: step(
        both('the adjacent side', 'прилежащий катет'),
        both(
          'The side sought lies next to {w}°, and {c} is the hypotenuse. Which of sine, cosine and tangent joins these two?',
          'Искомый катет прилежит к углу {w}°, а {c} это гипотенуза. Что связывает эти две стороны: синус, косинус или тангенс?',
        ),
        both(
          'Adjacent by hypotenuse is the cosine. What is the cosine of {w}°?',
          'Прилежащий к гипотенузе это косинус. Чему равен косинус {w}°?',
        ),
      ),
    },
    slips: {
      other: both(
        'That is the other leg. Does the side sought touch the angle of {w}°, or lie opposite it?',
        'Это другой катет. Искомый катет касается угла {w}° или лежит против него?',
      ),
      longer: both(
        'That is not shorter than the hypotenuse {c}, but it has to be. Is {c} multiplied or divided here?',
        'Это не короче гипотенузы {c}, а должно быть короче. {c} здесь умножают или делят?',
      ),
      tangent: both(
        'The tangent compares the two legs. Which ratio has the hypotenuse in it?',
        'Тангенс сравнивает два катета. В каком отношении есть гипотенуза?',
      ),
    },
    example: both(
      'Hypotenuse 20, angle 30°: the side opposite is 20 · sin 30° = 10.',
      'Гипотенуза 20, угол 30°: катет против него 20 · sin 30° = 10.',
    ),
  },
  elevation: {
    tells: [
      words('elevation|looks? up|sees? the top|angle of', 'угл|угол'),
      words('tree|tower|building|height|flagpole|church|pole|cliff', 'дерев|башн|столб|дом|высот|здани|вышк'),
    ],
    unless: words(
      'depression|ladder|kite|rope|string|shadow|eye|slope|ramp|from the top|hypotenuse|triangle|cone|pyramid',
      'лестниц|змей|верев|трос|тен[ьи]|глаз|рост|склон|треугольник|конус|пирамид|параллел|трапец|ромб|брошен|скорост',
    ),
    asks: { h: words('height|how (?:high|tall)', 'высот') },
    places: {
      degrees,
      away: { after: words('^ ?(?:m|meters?|metres?|ft|feet|km|yards?)(?![a-z/])', '^ ?(?:м|метр[а-я]*)(?![а-я/])') },
    },
    steps: {
      h: step(
        both('the height', 'высота'),
        both(
          'The distance {d} lies next to the angle of {w}°, the height opposite it. Which of sine, cosine and tangent joins these two?',
          'Расстояние {d} прилежит к углу {w}°, высота лежит против него. Что связывает эти две стороны: синус, косинус или тангенс?',
        ),
        both(
          'Opposite by adjacent is the tangent: height by {d}. How do you get the height?',
          'Противолежащий к прилежащему это тангенс: высота, делённая на {d}. Как получить высоту?',
        ),
      ),
    },
    slips: {
      other: both(
        'The hypotenuse is not known here. Which ratio compares the height with the distance {d} on the ground?',
        'Гипотенуза здесь не известна. Какое отношение сравнивает высоту с расстоянием {d} по земле?',
      ),
      divided: both(
        'The division is turned over: tangent is height by distance. How do you get the height from it?',
        'Деление перевёрнуто: тангенс это высота, делённая на расстояние. Как из него получить высоту?',
      ),
    },
    example: both(
      '20 m away, 45°: height = 20 · tan 45° = 20 m.',
      'Расстояние 20 м, угол 45°: высота 20 · tg 45° = 20 м.',
    ),
  },
  'angle-of-sine': {
    tells: [words('hypotenuse', 'гипотенуз'), words('opposite', 'против'), words('angle', 'угол|угл')],
    unless: words(
      'adjacent|area|perimeter|°|degrees|sin|cos|tan',
      'прилежащ|площад|периметр|°|градус|син|кос|танг|sin|cos|tg',
    ),
    asks: { x: words('find x|angle|what is x', 'угол|x') },
    places: {
      opposite: { before: words('opposite[^.\\d]{0,30}$', 'катет[^.\\d]{0,30}$') },
      hypotenuse: { before: words('hypotenuse[^.\\d]{0,12}$', 'гипотенуз[^.\\d]{0,16}$') },
    },
    steps: {
      r: step(
        both('the sine of the angle', 'синус угла'),
        both(
          'The side {o} lies opposite the angle, {c} is the hypotenuse. Which ratio is that, and what does it come to?',
          'Катет {o} лежит против угла, {c} гипотенуза. Какое это отношение и чему оно равно?',
        ),
        both('Opposite by hypotenuse is the sine.', 'Противолежащий к гипотенузе это синус.'),
      ),
      x: step(
        both('the angle', 'угол'),
        both('Which acute angle has this sine?', 'У какого острого угла такой синус?'),
        both(
          'Look into the table of usual angles, or use the inverse sine.',
          'Посмотри в таблицу значений или возьми арксинус.',
        ),
      ),
    },
    slips: {
      other: both(
        'That is the other acute angle of the triangle. Which side lies opposite the one that is asked for?',
        'Это другой острый угол треугольника. Какая сторона лежит против того, что спрашивают?',
      ),
    },
    example: both(
      'Opposite side 7, hypotenuse 14: the sine is 1/2, the angle is 30°.',
      'Катет 7, гипотенуза 14: синус 1/2, угол 30°.',
    ),
  },
  'ladder-height': {
    tells: [words('ladder', 'лестниц'), words('wall', 'стен'), words('how (?:high|far up)|height|reach', 'высот')],
    unless: words('slip|slides|angle|°', 'угол|угл|°|ступен'),
    places: {
      ladder: {
        after: words(
          '^ ?-?(?:m|ft|feet|foot|meters?|metres?)?-? ?(?:long )?ladder|^ ?(?:m|ft|feet) long',
          '^ ?(?:м|метр[а-я]*) (?:лестниц|в длину)',
        ),
        before: words('ladder[^.\\d]{0,24}$', 'лестниц[^.\\d]{0,24}$'),
      },
      foot: {
        after: words(
          '^ ?(?:m|ft|feet|meters?|metres?) (?:away )?(?:from (?:the )?(?:wall|bottom|base|foot)|away)',
          '^ ?(?:м|метр[а-я]*) от (?:стены|дома)',
        ),
        before: words('(?:foot|base|bottom|wall)[^.\\d]{0,30}$', '(?:нижн|основани|стены)[^.\\d]{0,40}$'),
      },
    },
    steps: {
      q: step(
        both('the square of the height', 'квадрат высоты'),
        both(
          'Ladder, wall and ground form a right triangle. Which side of it is the ladder of {l}, and what does Pythagoras say about the other two?',
          'Лестница, стена и земля образуют прямоугольный треугольник. Какая его сторона лестница длиной {l} и что говорит теорема Пифагора о двух других?',
        ),
        both(
          'The ladder is the longest side, the hypotenuse: the square of {l} without the square of {d} is left for the wall.',
          'Лестница самая длинная сторона, гипотенуза: из квадрата {l} вычитают квадрат {d}.',
        ),
      ),
      h: step(
        both('the height', 'высота'),
        both('That is the square of the height. What is the height itself?', 'Это квадрат высоты. Какова сама высота?'),
        both('Take the root.', 'Извлеки корень.'),
      ),
    },
    slips: {
      lengths: asRoot,
      plus: plusForMinus,
    },
    example: both(
      'A ladder of 10 m, 6 m from the wall: 100 − 36 = 64, so it reaches 8 m.',
      'Лестница 10 м, 6 м от стены: 100 − 36 = 64, она достаёт до 8 м.',
    ),
  },
  'exterior-third': {
    tells: [words('triangle', 'треугольник'), words('exterior', 'внешн')],
    unless: words(
      'isosceles|polygon|sides|ratio|times|more',
      'равнобедр|многоуг|сторон|отнош|раз(?:а)?(?![а-я])|больше',
    ),
    asks: {
      x: words(
        'exterior[^?]*(?:third|(?:at|of) c(?![a-z])|other)',
        'внешн[^?]*(?:третьей|при (?:вершине )?[cс](?![а-яa-z])|при третьей)',
      ),
    },
    places: { degrees, angle: { before: words('angles?[^.]{0,24}$|(?:and) $', '(?:угл|угол)[^.]{0,30}$|и $') } },
    steps: {
      t: step(
        both('the third angle of the triangle', 'третий угол треугольника'),
        both(
          'Two angles are {a}° and {b}°. What is the third angle of the triangle?',
          'Два угла {a}° и {b}°. Каков третий угол треугольника?',
        ),
        both('All three make 180°.', 'Все три вместе дают 180°.'),
      ),
      x: step(
        both('the exterior angle', 'внешний угол'),
        both(
          'The exterior angle stands beside it on a straight line. How big is it?',
          'Внешний угол смежный с ним. Сколько в нём градусов?',
        ),
        both('Both make 180° together.', 'Вместе они дают 180°.'),
      ),
    },
    slips: {
      full: both(
        'An exterior angle lies on a straight line with the inner one. How many degrees do these two make?',
        'Внешний угол смежный с внутренним. Сколько градусов они дают вместе?',
      ),
    },
    example: both(
      'Angles 30° and 70°: the third is 80°, the exterior one beside it 100°.',
      'Углы 30° и 70°: третий 80°, внешний при нём 100°.',
    ),
  },
  circumscribed: {
    tells: [words('circumscri|circumradius|circumcircle', 'описанн'), words('triangle', 'треугольник')],
    unless: words(
      'right|isosceles|equilateral|regular|inscribed|area|legs',
      'прямоугольн|равнобедр|равностор|правильн|вписанн|площад|катет',
    ),
    asks: {
      R: words('radius|circumradius', 'радиус'),
      D: words('diameter', 'диаметр'),
    },
    places: {
      degrees,
      side: {
        before: words(
          '(?:side|(?<![a-z])[abc]{2}(?![a-z]))[^.\\d]{0,14}$',
          '(?:сторон|(?<![а-яa-z])[abcавс]{2}(?![а-яa-z]))[^.\\d]{0,14}$',
        ),
      },
      angle: { before: words('angle[^.\\d]{0,10}$', 'уг(?:ол|ла)[^.\\d]{0,12}$') },
    },
    steps: {
      D: step(
        both('the diameter', 'диаметр'),
        both(
          'The law of sines: a side by the sine of the angle opposite it is the diameter. Does the side {a} lie opposite {w}°, and what is the sine of {w}°?',
          'Теорема синусов: сторона, делённая на синус противолежащего угла, равна диаметру. Лежит ли сторона {a} против угла {w}° и чему равен синус {w}°?',
        ),
        both('Divide {a} by the sine of {w}°.', 'Раздели {a} на синус {w}°.'),
      ),
      R: step(
        both('the radius', 'радиус'),
        both('And the radius from the diameter?', 'А радиус по диаметру?'),
        both('Half of the diameter.', 'Половина диаметра.'),
      ),
    },
    slips: {
      multiplied: both(
        'The side is multiplied there. Which is longer, the diameter or a side of the triangle?',
        'Сторона здесь умножена. Что длиннее: диаметр или сторона треугольника?',
      ),
      double: both(
        'That is twice the diameter. What does side by sine give: the radius or the diameter?',
        'Это два диаметра. Что даёт сторона, делённая на синус: радиус или диаметр?',
      ),
    },
    example: both(
      'Side 5 opposite 30°: 5 : 0.5 = 10 is the diameter, the radius is 5.',
      'Сторона 5 против угла 30°: 5 : 0,5 = 10 это диаметр, радиус 5.',
    ),
  },
  'similar-corresponding': {
    tells: [words('similar', 'подобн'), words('correspond', 'соответств|сходств')],
    unless: words('area|perimeter|volume', 'площад|периметр|объ[её]м'),
    places: {
      as: {
        before: words(
          '(?:corresponding|corresponds) to(?: the)?(?: side)?(?: of)? $',
          '(?:соответствующ|сходственн)[а-я]+ (?:стороне )?$',
        ),
      },
      is: { before: words('(?:is|=|equals) $', '(?:равн[а-я]+|=|это) $') },
    },
    steps: {
      k: step(
        both('the scale factor', 'коэффициент подобия'),
        both(
          '{A} of the first triangle becomes {c} in the second. By which number is it multiplied?',
          '{A} в первом треугольнике становится {c} во втором. На какое число умножили?',
        ),
        both('Divide {c} by {A}.', 'Раздели {c} на {A}.'),
      ),
      x: step(
        both('the side sought', 'искомая сторона'),
        both('The same number holds for {B}. What does {B} become?', 'То же число и для {B}. Чем становится {B}?'),
        both('Multiply {B} by it.', 'Умножь {B} на него.'),
      ),
    },
    slips: {
      added: both(
        'That adds the same to both sides. In similar figures the sides are multiplied: by what?',
        'Здесь к сторонам прибавлено одно и то же. У подобных фигур стороны умножают: на что?',
      ),
      turned: both(
        'The factor is turned over. Is the second triangle bigger or smaller?',
        'Коэффициент перевёрнут. Второй треугольник больше или меньше?',
      ),
    },
    example: both(
      '3 becomes 12, so the factor is 4, and 5 becomes 20.',
      '3 становится 12, значит коэффициент 4, и 5 становится 20.',
    ),
  },
  'similar-area': {
    tells: [words('similar', 'подобн'), words('area', 'площад'), words('ratio', 'отнош|как')],
    unless: words('volume|perimeter|ratio of (?:the |their )?areas', 'объ[её]м|периметр|отношени[а-я]* площадей'),
    asks: {
      l: words('area of the (?:larg|bigg|great)', 'площадь больш'),
      s: words('area of the small', 'площадь меньш'),
    },
    places: {
      small: { before: words('small[^.\\d]{0,24}$', 'меньш[^.\\d]{0,24}$') },
      large: { before: words('(?:larg|bigg|great)[^.\\d]{0,24}$', 'больш[^.\\d]{0,24}$') },
    },
    steps: {
      q: step(
        both('the ratio of the areas', 'отношение площадей'),
        both(
          'The sides are in the ratio {m} : {n}. In which ratio are the areas?',
          'Стороны относятся как {m} : {n}. Как относятся площади?',
        ),
        both(
          'A square with three times the side has nine times the area. What is it with {n} : {m}?',
          'У квадрата с втрое большей стороной площадь в 9 раз больше. А при {n} : {m}?',
        ),
      ),
      l: step(
        both('the larger area', 'большая площадь'),
        both('The smaller area is {A}. What is the larger one?', 'Меньшая площадь {A}. Какова большая?'),
        both('Multiply by the square of the factor.', 'Умножь на квадрат коэффициента.'),
      ),
    },
    slips: {
      linear: both(
        'That takes the factor of the lengths. An area has two lengths in it: what is the factor then?',
        'Здесь взят коэффициент для длин. В площади длин две: какой тогда множитель?',
      ),
    },
    example: both(
      'Sides 1 : 2, smaller area 5: the areas are 1 : 4, the larger is 20.',
      'Стороны 1 : 2, меньшая площадь 5: площади 1 : 4, большая 20.',
    ),
  },
  'square-diagonal': {
    tells: [words('square', 'квадрат'), words('diagonal', 'диагонал')],
    unless: words(
      'cube|area|perimeter|prism|circle|squared|rectangle',
      'куб|площад|периметр|призм|окружн|прямоугольн|пирамид',
    ),
    asks: { d: words('diagonal', 'диагонал') },
    places: { side: { before: words('sides?[^.\\d]{0,20}$', 'сторон[^.\\d]{0,20}$') } },
    steps: {
      q: step(
        both('the square of the diagonal', 'квадрат диагонали'),
        both(
          'The diagonal and two sides of {a} form a right triangle. What does Pythagoras give for the square of the diagonal?',
          'Диагональ и две стороны по {a} образуют прямоугольный треугольник. Чему равен квадрат диагонали по теореме Пифагора?',
        ),
        both('{a} squared twice.', 'Дважды квадрат {a}.'),
      ),
      d: step(
        both('the diagonal', 'диагональ'),
        both('And the diagonal itself?', 'А сама диагональ?'),
        both('Take the root; it may stay a root.', 'Извлеки корень; его можно так и оставить.'),
      ),
    },
    slips: { lengths: asRoot },
    example: both('Side 3: 9 + 9 = 18, the diagonal is √18 = 3√2.', 'Сторона 3: 9 + 9 = 18, диагональ √18 = 3√2.'),
  },
  'rectangle-more-area': {
    tells: [
      words('rectang', 'прямоугольн'),
      words('area', 'площад'),
      words('more|longer|greater|larger|wider|less|shorter', 'больше|длиннее|меньше|короче'),
    ],
    unless: words(
      'perimeter|times|diagonal|increas|path|square',
      'периметр|раз(?:а)?(?![а-я])|диагонал|увелич|дорож|параллелепипед|треугольн',
    ),
    asksSeveral: true,
    asks: {
      w: words(
        '(?:find|what is|whats|how long is) (?:the |its )?(?:width|shorter|smaller)|(?:find|what are) (?:the |its )?(?:sides|dimensions|length and)',
        '(?:найд[а-я]*|найти|как[а-я]+|чему равн[а-я]*) (?:ее |его )?(?:ширин|меньш)|(?:найд[а-я]*|найти|каковы) (?:его )?(?:стороны|длину и)',
      ),
      l: words(
        '(?:find|what is|whats|how long is) (?:the |its )?(?:length|longer|larger|bigger)|(?:find|what are) (?:the |its )?(?:sides|dimensions)',
        '(?:найд[а-я]*|найти|как[а-я]+|чему равн[а-я]*) (?:ее |его )?(?:длин|больш)|(?:найд[а-я]*|найти|каковы) (?:его )?(?:стороны)',
      ),
    },
    places: {
      more: {
        after: words(
          '^ ?(?:cm|m|mm|km|ft|in|units?)? ?(?:more|longer|greater|larger|wider|less|shorter)',
          '^ ?(?:см|м|мм|дм)? ?(?:больше|длиннее|меньше|короче)',
        ),
        before: words('by $', '(?:больше|длиннее|меньше|короче)[^.]{0,16} на $'),
      },
      area: { before: words('area[^.\\d]{0,16}$', 'площад[^.\\d]{0,20}$') },
    },
    steps: {
      w: step(
        both('the width', 'меньшая сторона'),
        both(
          'Call the shorter side x, so the longer is x + {d}. What is the area in x, and what is it equal to?',
          'Пусть меньшая сторона x, тогда большая x + {d}. Чему равна площадь через x и какому числу она равна?',
        ),
        both(
          'x(x + {d}) = {S}. Which two factors of {S} differ by {d}?',
          'x(x + {d}) = {S}. Какие два множителя числа {S} отличаются на {d}?',
        ),
      ),
      l: step(
        both('the length', 'большая сторона'),
        both('And the longer side?', 'А большая сторона?'),
        both('It is {d} more.', 'Она на {d} больше.'),
      ),
    },
    slips: {
      perimeter: both(
        'That treats {S} as a sum of the sides. How does an area come from the sides?',
        'Здесь {S} взято как сумма сторон. Как площадь получается из сторон?',
      ),
    },
    example: both(
      'Longer by 3, area 28: x(x + 3) = 28, 4 · 7 = 28, the sides are 4 and 7.',
      'Длиннее на 3, площадь 28: x(x + 3) = 28, 4 · 7 = 28, стороны 4 и 7.',
    ),
  },
  tangent: {
    tells: [words('tangent', 'касательн'), words('circle|circumference', 'окружност'), words('cent(?:er|re)', 'центр')],
    unless: words('angle|two tangents|chord|secant|tan ', 'угол|угл|две касательн|хорд|секущ|общ'),
    places: {
      radius,
      from: {
        after: words('^ ?(?:cm|m)? ?(?:away )?from (?:the |its )?cent', '^ ?(?:см)? ?от (?:ее )?центра'),
        before: words('(?:distance|from the cent(?:er|re))[^.\\d]{0,40}$', '(?:расстояни|от центра)[^.\\d]{0,40}$'),
      },
    },
    steps: {
      q: step(
        both('the square of the tangent', 'квадрат отрезка касательной'),
        both(
          'A tangent stands at a right angle on the radius {r}. Which side of the right triangle is the distance {d}, and what does Pythagoras give?',
          'Касательная перпендикулярна радиусу {r}. Какая сторона прямоугольного треугольника расстояние {d} и что даёт теорема Пифагора?',
        ),
        both('The distance {d} to the center is the hypotenuse.', 'Расстояние {d} до центра это гипотенуза.'),
      ),
      t: step(
        both('the tangent', 'отрезок касательной'),
        both('That is a square. What is the length itself?', 'Это квадрат. Какова сама длина?'),
        both('Take the root.', 'Извлеки корень.'),
      ),
    },
    slips: { lengths: asRoot, plus: plusForMinus },
    example: both(
      'Radius 7, distance 25: 625 − 49 = 576, the tangent is 24.',
      'Радиус 7, расстояние 25: 625 − 49 = 576, касательная 24.',
    ),
  },
  chord: {
    tells: [words('chord', 'хорд'), words('cent(?:er|re)', 'центр'), words('length|long|find', 'длин|найд|найти')],
    unless: words('angle|two chords|parallel|tangent|arc', 'угол|угл|две хорды|параллел|касательн|дуг'),
    asks: { c: words('chord', 'хорд') },
    places: {
      radius,
      from: {
        after: words('^ ?(?:cm|m)? ?(?:away )?from (?:the |its )?cent', '^ ?(?:см)? ?от (?:ее )?центра'),
        before: words('(?:distance|from the cent(?:er|re))[^.\\d]{0,30}$', '(?:расстояни|от центра)[^.\\d]{0,30}$'),
      },
    },
    steps: {
      h: step(
        both('half of the chord', 'половина хорды'),
        both(
          'The distance {d} halves the chord at a right angle. With the radius {r} as hypotenuse, how long is half of the chord?',
          'Расстояние {d} делит хорду пополам под прямым углом. Радиус {r} гипотенуза: какова половина хорды?',
        ),
        both(
          'The square of {r} without the square of {d}, and then the root.',
          'Квадрат {r} минус квадрат {d}, потом корень.',
        ),
      ),
      c: step(
        both('the chord', 'хорда'),
        both('And the whole chord?', 'А вся хорда?'),
        both('Twice its half.', 'Две половины.'),
      ),
    },
    slips: { lengths: asRoot, plus: plusForMinus },
    example: both(
      'Radius 13, distance 5: 169 − 25 = 144, half is 12, the chord is 24.',
      'Радиус 13, расстояние 5: 169 − 25 = 144, половина 12, хорда 24.',
    ),
  },
  'clock-hour': {
    tells: [words('clock|hands', 'часов|стрелк'), words('angle', 'угол|угл')],
    unless: words('minutes past|half past|quarter|:', 'минут[а-я]* |полов|четверт|:|назад|повернет|поверн'),
    places: { hour: { after: words("^ ?(?:o'?clock|oclock|am|pm|hours?|$)", '^ ?(?:час|ч(?![а-я])|$)') } },
    steps: {
      u: step(
        both('the angle of one hour', 'угол одного часа'),
        both(
          'The face is a full turn with 12 hours on it. How many degrees lie between two neighboring hours?',
          'На циферблате полный оборот и 12 часов. Сколько градусов между соседними часами?',
        ),
        both('Divide 360 by 12.', 'Раздели 360 на 12.'),
      ),
      x: step(
        both('the angle between the hands', 'угол между стрелками'),
        both(
          "At {h} o'clock the minute hand stands at 12. How many hours lie between the hands?",
          'Минутная стрелка стоит на 12, часовая на {h}. Сколько часовых промежутков между ними?',
        ),
        both('Count them the shorter way around.', 'Считай по короткой дороге.'),
      ),
    },
    slips: {
      minutes: both(
        'That counts the degrees of minutes. How many degrees is one hour on the face?',
        'Здесь взяты градусы минут. Сколько градусов в одном часовом промежутке?',
      ),
      long: both(
        'That is the long way around. Which angle is the smaller one?',
        'Это по длинной дороге. Какой угол меньше?',
      ),
    },
    example: both("At 4 o'clock: 4 · 30° = 120°.", 'В 4 часа: 4 · 30° = 120°.'),
  },
  'clock-minutes': {
    tells: [words('clock|hands|hand', 'час|стрелк'), words('angle', 'угол|угл')],
    unless: words('how long|when|ratio|triangle', 'через|когда|отнош|треуг'),
    steps: {
      m: step(
        both('the place of the minute hand', 'положение минутной стрелки'),
        both(
          'How many degrees past 12 is the minute hand at {m} minutes?',
          'На сколько градусов от 12 ушла минутная стрелка за {m} минут?',
        ),
        both('A full turn of 360° takes 60 minutes.', 'Полный оборот 360° она делает за 60 минут.'),
      ),
      H: step(
        both('the place of the hour hand', 'положение часовой стрелки'),
        both(
          'The hour hand moves on as well: how many degrees past 12 is it at {h} hours and {m} minutes?',
          'Часовая стрелка тоже движется: на сколько градусов от 12 она ушла, если прошло {h} ч {m} мин?',
        ),
        both('30° for each hour, and half a degree for each minute.', 'По 30° за час и по половине градуса за минуту.'),
      ),
      x: step(
        both('the angle between the hands', 'угол между стрелками'),
        both('What is the angle between the two places?', 'Каков угол между этими положениями?'),
        both(
          'Take their difference; over 180° the other way around is smaller.',
          'Найди разность; если она больше 180°, считай с другой стороны.',
        ),
      ),
    },
    slips: {
      still: both(
        'That leaves the hour hand at the full hour. How far does it move on in {m} minutes?',
        'Здесь часовая стрелка осталась на целом часе. На сколько она сдвинется за {m} минут?',
      ),
    },
    example: both(
      'At 2:20: minute hand 120°, hour hand 60° + 10° = 70°, so 50°.',
      'В 2:20: минутная 120°, часовая 60° + 10° = 70°, угол 50°.',
    ),
  },
  displacement: {
    tells: [words('north|south', 'север|юг'), words('east|west', 'восток|запад')],
    unless: words(
      'north[^.]*south|south[^.]*north|east[^.]*west|west[^.]*east|north-?(?:east|west)|south-?(?:east|west)|bearing|velocity|speed|angle|wind',
      'север[^.]*юг|юг[^.]*север|восток[^.]*запад|запад[^.]*восток|северо|юго|азимут|скорост|угол|ветер',
    ),
    asksSeveral: true,
    asks: {
      s: words(
        'total distance|distance (?:walked|travel|covered|he|she)|altogether|(?:find|calculate) (?:the )?distance(?:,| and| travel| he| she)|length of (?:the|his|her) (?:path|way)',
        'путь|весь путь|сколько всего|пройденн',
      ),
      d: words(
        'displacement|how far (?:is|are|away|from)|from (?:the |his |her |where |home)|shortest',
        'перемещени|на каком расстоянии|от (?:начал|дома|старт|исходн|лагер)',
      ),
    },
    places: {
      first: {
        after: words(
          '^ ?(?:km|m|miles?|meters?|metres?|steps?) (?:due |to the )?(?:north|south|east|west)',
          '^ ?(?:км|м|метр[а-я]*|километр[а-я]*) (?:на |к )?(?:север|юг|восток|запад)',
        ),
        before: words('(?:north|south|east|west)(?: for)? $', '(?:север|юг|восток|запад)[а-я]* $'),
      },
    },
    steps: {
      s: step(
        both('the length of the path', 'пройденный путь'),
        both('First {a}, then {b}: how long is the whole path?', 'Сначала {a}, потом {b}: какова длина всего пути?'),
        both('The path counts every step: add the two.', 'Путь считает каждый шаг: сложи оба отрезка.'),
      ),
      d: step(
        both('the distance from the start', 'расстояние от начала'),
        both(
          'Draw it: {a} and {b} meet at a right angle. Which side of the triangle is the straight way back to the start?',
          'Нарисуй: {a} и {b} идут под прямым углом. Какая сторона треугольника прямой путь к началу?',
        ),
        both(
          'It is the hypotenuse: add the squares and take the root.',
          'Это гипотенуза: сложи квадраты и извлеки корень.',
        ),
      ),
    },
    slips: {
      path: both(
        'That is the length of the path. The straight way cuts the corner: which theorem gives it?',
        'Это длина пути. А по прямой короче: какая теорема её даёт?',
      ),
      square: both('That is its square. What is still to be done?', 'Это квадрат расстояния. Что ещё надо сделать?'),
    },
    example: both(
      '6 km north, 8 km east: path 14 km, straight √(36 + 64) = 10 km.',
      '6 км на север, 8 км на восток: путь 14 км, по прямой √(36 + 64) = 10 км.',
    ),
  },
  'bearing-back': {
    tells: [
      words(
        'bearing of (?:point |ship |town |the )?([a-z]) from (?:point |ship |town |the )?([a-z])[^?]*bearing of (?:point |ship |town |the )?\\2 from (?:point |ship |town |the )?\\1',
        'азимут (?:точки |города )?([a-zа-я]) из (?:точки |города )?([a-zа-я])[^?]*азимут (?:точки |города )?\\2 из (?:точки |города )?\\1',
      ),
    ],
    steps: {
      x: step(
        both('the bearing back', 'обратный азимут'),
        both(
          'Going back points the opposite way. By how many degrees is a direction turned for that?',
          'Обратно идут в противоположную сторону. На сколько градусов при этом поворачивают направление?',
        ),
        both(
          'By half a turn. Which number between 0° and 360° comes out from {w}°?',
          'На пол-оборота. Какое число от 0° до 360° выходит из {w}°?',
        ),
      ),
    },
    slips: {
      supplement: both(
        'That takes {w} from 180. The opposite direction is half a turn further: what is that?',
        'Здесь {w} вычтено из 180. А противоположное направление дальше на пол-оборота: сколько это?',
      ),
      full: both(
        'That takes {w} from 360. The opposite direction is half a turn further: what is that?',
        'Здесь {w} вычтено из 360. А противоположное направление дальше на пол-оборота: сколько это?',
      ),
    },
    example: both('There 050°, back 050° + 180° = 230°.', 'Туда 50°, обратно 50° + 180° = 230°.'),
  },
  'corner-triangle': {
    tells: [
      words('triangle', 'треугольник'),
      words('area', 'площад'),
      words('vert|corner|point|coordinates|\\(', 'вершин|точк|координат|\\('),
    ],
    unless: words('-\\d|graph|line|image|scale|height', '-\\d|график|прям|высот|сторон'),
    steps: {
      D: step(
        both('twice the area', 'удвоенная площадь'),
        both(
          'Draw the three points on squared paper. Is one side level or upright, so that it can be the base, and how high is the third corner above it?',
          'Отметь три точки на клетчатой бумаге. Есть ли горизонтальная или вертикальная сторона, чтобы взять её основанием, и какова высота к ней?',
        ),
        both(
          'If no side fits the grid, draw a rectangle around the triangle and cut off the right triangles.',
          'Если ни одна сторона не идёт по клеткам, обведи треугольник прямоугольником и вычти прямоугольные треугольники.',
        ),
      ),
      S: step(
        both('the area', 'площадь'),
        both(
          'Draw the three points on squared paper. Is one side level or upright, so that it can be the base, and how high is the third corner above it?',
          'Отметь три точки на клетчатой бумаге. Есть ли горизонтальная или вертикальная сторона, чтобы взять её основанием, и какова высота к ней?',
        ),
        both(
          'If no side fits the grid, draw a rectangle around the triangle and cut off the right triangles. The area is half of base times height.',
          'Если ни одна сторона не идёт по клеткам, обведи треугольник прямоугольником и вычти прямоугольные треугольники. Площадь это половина основания на высоту.',
        ),
      ),
    },
    slips: {},
    example: both(
      'Corners (1, 1), (5, 1), (2, 4): base 4, height 3, area 6.',
      'Вершины (1; 1), (5; 1), (2; 4): основание 4, высота 3, площадь 6.',
    ),
  },
}

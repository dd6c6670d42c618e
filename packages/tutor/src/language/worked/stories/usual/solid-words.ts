import { both, step, words } from '../texts.ts'
import { radius } from './figure-places.ts'
import type { UsualWords } from './words.ts'

/** Cylinders, cones, half balls and prisms. */

const height = {
  before: words('(?:height|high|h)(?: is| ?=| of)? ?$', '(?:высот[а-я]*|h)(?: [а-я]{3,12}){0,2}(?: ?=| -)? ?$'),
  after: words('^ ?(?:cm|m|mm|in|ft)? ?(?:high|tall)', '^ ?(?:см|м)? ?высот'),
}
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

const circleBase = step(
  both('the area of the base', 'площадь основания'),
  both(
    'The base is a circle with radius {r}. What is its area?',
    'Основание это круг с радиусом {r}. Какова его площадь?',
  ),
  both('π times the square of {r}.', 'π, умноженное на квадрат {r}.'),
)

export const solidWords: Readonly<Record<string, UsualWords>> = {
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
}

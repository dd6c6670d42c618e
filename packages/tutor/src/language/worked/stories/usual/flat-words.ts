import { both, step, words } from '../texts.ts'
import { degrees } from './figure-places.ts'
import type { UsualWords } from './words.ts'

/** Quadrilaterals, angles of triangles, similar figures, areas by coordinates. */

export const flatWords: Readonly<Record<string, UsualWords>> = {
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

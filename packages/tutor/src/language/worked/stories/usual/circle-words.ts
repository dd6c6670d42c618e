import { both, step, words } from '../texts.ts'
import { asRoot, degrees, plusForMinus, radius } from './figure-places.ts'
import type { UsualWords } from './words.ts'

/** Sectors, rings, tangents, chords, and the hands of a clock. */

export const circleWords: Readonly<Record<string, UsualWords>> = {
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
}

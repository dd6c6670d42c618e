import { both, step, words } from '../texts.ts'
import { asRoot, degrees, plusForMinus } from './figure-places.ts'
import type { UsualWords } from './words.ts'

/** Right triangles: sides and angles, ladders, ways that turn. */

export const rightTriangleWords: Readonly<Record<string, UsualWords>> = {
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
      away: { after: words('^ ?(?:m|met(?:er|re)s?|ft|feet|km|yards?)(?![a-z/])', '^ ?(?:м|метр[а-я]*)(?![а-я/])') },
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
          '^ ?-?(?:m|ft|feet|foot|met(?:er|re)s?)?-? ?(?:long )?ladder|^ ?(?:m|ft|feet) long',
          '^ ?(?:м|метр[а-я]*) (?:лестниц|в длину)',
        ),
        before: words('ladder[^.\\d]{0,24}$', 'лестниц[^.\\d]{0,24}$'),
      },
      foot: {
        after: words(
          '^ ?(?:m|ft|feet|met(?:er|re)s?) (?:away )?(?:from (?:the )?(?:wall|bottom|base|foot)|away)',
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
          '^ ?(?:km|m|miles?|met(?:er|re)s?|steps?) (?:due |to the )?(?:north|south|east|west)',
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
}

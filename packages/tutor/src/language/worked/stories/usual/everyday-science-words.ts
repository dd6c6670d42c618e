import { both, step, words } from '../texts.ts'
import { asRoot, radius } from './figure-places.ts'
import type { UsualWords } from './words.ts'

/** A reading of a spring scale, a mass for a solution, a square that grows by percent, a cone with its slant height. */

const gravity = { before: words('(?<![a-z])g ?=? ?$', '(?<![a-zа-я])g ?=? ?$') }

export const everydayScienceWords: Readonly<Record<string, UsualWords>> = {
  'scale-reading': {
    tells: [
      words('spring (?:scale|balance)|force ?meter|newton ?meter|dynamometer', 'динамометр'),
      words('hang|hung|suspended|at rest|still', 'висит|подве|повес|поко|неподвижн'),
    ],
    unless: words(
      'water|liquid|lift|elevator|accelerat|pull|two|three|stiffness|extension|stretch|mass is it|what mass|volume',
      'воды|воде|жидк|лифт|ускорени|тян|жестк|удлинен|растяг|масса груза\\?|какова масса|какой массы|об[ьъ]ем',
    ),
    asks: { W: words('reading|read|show|weight|force|newtons?|(?<![a-z])n(?![a-z])', 'пока(?:з|ж)|вес|сил|ньютон') },
    places: {
      kilograms: { after: words('^ ?(?:kg|kilos?|kilograms?)(?![a-z/])', '^ ?(?:кг|килограм[а-я]*)(?![а-я/])') },
      grams: { after: words('^ ?(?:g|grams?)(?![a-z/])', '^ ?(?:г|гр|грам[а-я]*)(?![а-я/])') },
      g: gravity,
    },
    steps: {
      k: step(
        both('the mass in kilograms', 'масса в килограммах'),
        both('What is the mass in kilograms?', 'Какова масса в килограммах?'),
        both('One kilogram has 1000 grams.', 'В килограмме 1000 граммов.'),
      ),
      W: step(
        both('the reading in newtons', 'показание в ньютонах'),
        both(
          'The scale shows the weight, a force in newtons: mass in kilograms times g. Which mass in kilograms goes in, and what does it give?',
          'Динамометр показывает вес, то есть силу в ньютонах: масса в килограммах на g. Какую массу в килограммах подставить и что получится?',
        ),
        both('About 10 newtons for each kilogram.', 'Около 10 ньютонов на каждый килограмм.'),
      ),
    },
    slips: {
      mass: both(
        'That is still the mass. The scale shows a force in newtons: how many newtons pull on one kilogram?',
        'Это пока масса. Динамометр показывает силу в ньютонах: сколько ньютонов приходится на один килограмм?',
      ),
      grams: both(
        'There the grams went in. How many kilograms is that mass?',
        'Сюда подставлены граммы. Сколько это килограммов?',
      ),
      turned: both(
        'It is divided there. Does each kilogram weigh more or less than one newton?',
        'Здесь разделено. Килограмм весит больше или меньше одного ньютона?',
      ),
    },
    example: both('For 2 kg and g = 10 the scale shows 20 N.', 'При массе 2 кг и g = 10 динамометр покажет 20 Н.'),
  },
  'mass-for-solution': {
    tells: [
      words('solution', 'раствор'),
      words('grams|mass|how much|weigh', 'сколько грам|масс|навеск'),
      words('molar|mr|m\\(|g\\/mol|\\d ?m(?![a-z])|mol', 'моль|молярн|м\\('),
    ],
    unless: words(
      'dilut|%|percent|titrat|neutrali|react|density|stock|added',
      'разбав|%|процент|титр|нейтрал|реаг|реакц|плотност|долили|добавили',
    ),
    asks: { m: words('grams|mass|how much|weigh', 'сколько грам|масс|навеск') },
    places: {
      milliliters: {
        after: words('^ ?(?:ml|cm3?|milliliters?|millilitres?)(?![a-z])', '^ ?(?:мл|см3?|миллилитр[а-я]*)(?![а-я])'),
      },
      liters: { after: words('^ ?(?:l|dm3?|lit(?:er|re)s?)(?![a-z])', '^ ?(?:л|дм3?|литр[а-я]*)(?![а-я])') },
      molar: {
        after: words(
          '^ ?-?(?:mol ?\\/|mol per|m(?![a-z/])|molar)',
          '^ ?(?:моль ?\\/ ?(?:л|дм)|моль на литр|м(?![а-я/]))',
        ),
      },
      molarMass: {
        before: words(
          '(?:m\\([a-z0-9()]{1,12}\\)|m(?:r|w)|molar mass)[^.\\d]{0,16}$',
          '(?:[mм]\\([a-zа-я0-9()]{1,12}\\)|[mм]r|молярн[а-я]* масс[а-я]*)[^.\\d]{0,16}$',
        ),
        after: words('^ ?g ?\\/ ?mol', '^ ?г ?\\/ ?моль'),
      },
    },
    steps: {
      l: step(
        both('the volume in liters', 'объём в литрах'),
        both('What is the volume in liters?', 'Каков объём в литрах?'),
        both('A liter has 1000 ml.', 'В литре 1000 мл.'),
      ),
      n: step(
        both('the amount of substance in mol', 'количество вещества в молях'),
        both(
          '{c} mol are in one whole liter. What part of a liter is there, and how many moles does it hold?',
          '{c} моль содержится в целом литре. Какая это часть литра (или сколько литров) и сколько в ней молей?',
        ),
        both('Liters times moles per liter.', 'Литры умножить на моли в литре.'),
      ),
      m: step(
        both('the mass in grams', 'масса в граммах'),
        both('One mole weighs {M} g. What do these moles weigh?', 'Один моль весит {M} г. Сколько весят эти моли?'),
        both('Moles times molar mass.', 'Моли умножить на молярную массу.'),
      ),
    },
    slips: {
      milliliters: both(
        'The milliliters went in as they are, but the concentration is for a liter. How many liters is that?',
        'Миллилитры подставлены как есть, а концентрация дана на литр. Сколько это литров?',
      ),
      liter: both(
        'That would be for a whole liter. What part of it is needed?',
        'Столько нужно на целый литр. Какая его часть нужна здесь?',
      ),
      turned: both(
        'It is divided there. One mole weighs the molar mass: what do these moles weigh?',
        'Здесь разделено. Один моль весит молярную массу: сколько весят эти моли?',
      ),
    },
    example: both(
      '0.1 L of 2 mol/L are 0.2 mol; with 50 g/mol that is 10 g.',
      '0,1 л при 2 моль/л это 0,2 моль; при 50 г/моль выходит 10 г.',
    ),
  },
  'square-grown': {
    tells: [
      words('square', 'квадрат'),
      words('side', 'сторон'),
      words('area', 'площад'),
      words('increas|grow|longer|bigger|larger', 'увелич|выр(?:о|а)с|больше|длиннее|удлин'),
    ],
    unless: words(
      'decreas|reduc|shorter|perimeter|rectangle|triangle|cube|volume|each pair|another|other side',
      'уменьш|укорот|короче|периметр|прямоуг|треуг|куб|об[ьъ]ем|друг',
    ),
    asks: { x: words('percent|%', 'процент|%') },
    steps: {
      f: step(
        both('the factor of the side', 'во сколько раз изменилась сторона'),
        both(
          'Take a side of 10: how long is it after {p} % more, and how many times the old one is that?',
          'Возьми сторону 10: какой она станет, если прибавить {p} %, и во сколько это раз больше прежней?',
        ),
        both('The old side is 100 %.', 'Прежняя сторона это 100 %.'),
      ),
      q: step(
        both('the factor of the area', 'во сколько раз изменилась площадь'),
        both(
          'An area is side times side, and both grow. How many times the old area is the new one?',
          'Площадь это сторона на сторону, и растут обе. Во сколько раз новая площадь больше прежней?',
        ),
        both('Compare the squares of the old and the new side.', 'Сравни квадраты прежней и новой стороны.'),
      ),
      x: step(
        both('the growth of the area in percent', 'рост площади в процентах'),
        both(
          'How many percent is the new area more than the old one?',
          'На сколько процентов новая площадь больше прежней?',
        ),
        both('The old area is 100 %.', 'Прежняя площадь это 100 %.'),
      ),
    },
    slips: {
      side: both(
        'That is for the side. In the area it counts twice: which square does a side of 10 give before and after?',
        'Столько прибавила сторона. В площадь она входит дважды: какая площадь у стороны 10 до и после?',
      ),
      twice: both(
        'Twice the percent leaves out the piece in the corner. Take a side of 10: what is the area before, and what after?',
        'Если удвоить процент, теряется кусочек в углу. Возьми сторону 10: какая площадь была и какая стала?',
      ),
      all: both(
        'That is the whole new area in percent. How much of it is more than before?',
        'Это вся новая площадь в процентах. На сколько она больше прежней?',
      ),
    },
    example: both(
      'A side of 10 that grows by 30 % is 13: the area goes from 100 to 169, by 69 %.',
      'Сторона 10, которая выросла на 30 %, это 13: площадь была 100, стала 169, на 69 % больше.',
    ),
  },
  'cone-volume-slant': {
    tells: [words('cone', 'конус'), words('slant', 'образующ'), words('volume', 'об[ьъ]ем')],
    unless: words(
      'frustum|truncated|hemisphere|cylinder|sphere|similar|sector|inscribed|angle|surface|diameter',
      'усеч|полушар|цилиндр|шар|сфер|подоб|сектор|вписан|описан|угол|угл|поверхност|диаметр',
    ),
    asks: { V: words('volume', 'об[ьъ]ем') },
    places: {
      radius,
      slant: {
        before: words('slant(?: height)?(?: is| ?=| of)? ?$', 'образующ[а-я]+(?: [а-я]{3,12})?(?: ?=| -)? ?$'),
        after: words('^ ?(?:cm|m)? ?slant', '^ ?(?:см|м)? ?образующ'),
      },
    },
    steps: {
      h: step(
        both('the height', 'высота'),
        both(
          'The volume needs the height that goes straight up, and {l} is the slant one. With radius {r} it is the longest side of a right triangle: how do you get the height?',
          'Для объёма нужна высота, которая идёт отвесно, а {l} это образующая. С радиусом {r} она гипотенуза прямоугольного треугольника: как найти высоту?',
        ),
        both(
          'The square of the height is {l} squared minus {r} squared.',
          'Квадрат высоты это {l} в квадрате минус {r} в квадрате.',
        ),
      ),
      B: step(
        both('the area of the base', 'площадь основания'),
        both('Which area does the round base have?', 'Какова площадь круглого основания?'),
        both('A circle: π times the square of the radius {r}.', 'Это круг: π, умноженное на квадрат радиуса {r}.'),
      ),
      V: step(
        both('the volume', 'объём'),
        both('What is a third of base times height?', 'Чему равна треть произведения основания на высоту?'),
        both('Base times height, divided by 3.', 'Основание на высоту, разделить на 3.'),
      ),
    },
    slips: {
      slant: both(
        'There the slant height went in. Which height stands straight up on the base?',
        'Сюда подставлена образующая. А какая высота стоит отвесно на основании?',
      ),
      third: both(
        'That is a cylinder of this height. Which part of it is the cone?',
        'Это цилиндр такой высоты. Какую его часть занимает конус?',
      ),
      plus: both(
        'The height came out longer than the slant height. Are the squares added or subtracted here?',
        'Высота вышла больше образующей. Квадраты здесь складывают или вычитают?',
      ),
      lengths: asRoot,
    },
    example: both(
      'Radius 3, slant height 5: height 4, base 9π, volume 9π · 4 : 3 = 12π.',
      'Радиус 3, образующая 5: высота 4, основание 9π, объём 9π · 4 : 3 = 12π.',
    ),
  },
}

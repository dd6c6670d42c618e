import { both, step, words } from '../texts.ts'
import type { UsualWords } from './words.ts'

/** Motion, currents, heat and light, every amount with its unit. */

const metersPerSecond = {
  after: words(
    '^ ?(?:m\\/s|m per s|met(?:er|re)s per second)(?!2|\\^|²| ?\\/)',
    '^ ?(?:м\\/с|метр[а-я]* в секунду)(?!2|\\^|²)',
  ),
}
const acceleration = { after: words('^ ?(?:m\\/s(?:2|\\^2|²)|m\\/s\\/s)', '^ ?(?:м\\/с(?:2|\\^2|²))') }
const seconds = { after: words('^ ?(?:s|sec|seconds?)(?![a-z])', '^ ?(?:с|сек[а-я]*)(?![а-я])') }
const meters = { after: words('^ ?(?:m|met(?:er|re)s?)(?![a-z/])', '^ ?(?:м|метр[а-я]*)(?![а-я/])') }
const degrees = { after: words('^ ?(?:°|deg|º)', '^ ?(?:°|град|º)') }

export const physicsWords: Readonly<Record<string, UsualWords>> = {
  'fall-speed': {
    tells: [
      words('falls?|drop', 'пада|упа|сброш|урон'),
      words('height|from', 'высот'),
      words('speed|velocity|how fast', 'скорост'),
    ],
    unless: words('thrown|initial|air|time|how long|bounce|energy of', 'брос|начальн|врем|отскоч|сопротивлени'),
    places: {
      meters,
      g: { before: words('(?<![a-z])g ?=? ?$', '(?<![a-zа-я])g ?=? ?$') },
      mass: { after: words('^ ?k?g(?![a-z])', '^ ?к?г(?![а-я])') },
    },
    asks: { v: words('speed|velocity|how fast', 'скорост') },
    steps: {
      q: step(
        both('the square of the speed', 'квадрат скорости'),
        both(
          'All of mgh becomes mv²/2. Which amount cancels, and what is v² from the height {h}?',
          'Вся mgh переходит в mv²/2. Что сокращается и чему равно v² при высоте {h}?',
        ),
        both('Without m it is v² = 2gh.', 'Без m остаётся v² = 2gh.'),
      ),
      v: step(
        both('the speed', 'скорость'),
        both('That is v². What is the speed itself?', 'Это v². Какова сама скорость?'),
        both('Take the root.', 'Извлеки корень.'),
      ),
    },
    slips: {
      half: both(
        'One factor is missing: in mv²/2 there is a half. What is v² then?',
        'Не хватает множителя: в mv²/2 стоит половина. Чему тогда равно v²?',
      ),
      steady: both(
        'That is no speed yet: g times the height. Which energies are equal at the top and at the bottom?',
        'Это ещё не скорость, а g, умноженное на высоту. Какие энергии равны наверху и внизу?',
      ),
    },
    example: both(
      'From 5 m with g = 10: v² = 2 · 10 · 5 = 100, so v = 10 m/s.',
      'С высоты 5 м при g = 10: v² = 2 · 10 · 5 = 100, значит v = 10 м/с.',
    ),
  },
  'way-from-rest': {
    tells: [
      words('rest|starts? (?:moving|off)|standstill', 'поко|трога|с места|без начальной'),
      words('accelerat', 'ускорени'),
      words('how far|distance|way|displacement', 'пут|расстояни|перемещени|сколько метров'),
    ],
    unless: words(
      'final speed|how long|brak|slows|last second|stops',
      'за последн|тормоз|останов|сколько времени|за какое|какую скорость',
    ),
    places: { acceleration, seconds },
    steps: {
      q: step(
        both('the square of the time', 'квадрат времени'),
        both('s = at²/2 from rest. What is t² with {t}?', 'Из состояния покоя s = at²/2. Чему равно t² при {t}?'),
        both('Only the time is squared.', 'В квадрат возводится только время.'),
      ),
      s: step(
        both('the distance', 'путь'),
        both('And a times t², halved, with the acceleration {a}?', 'А ускорение {a} на t², и половина от этого?'),
        both('Put all three together: a, t² and the half.', 'Собери всё вместе: a, t² и половину.'),
      ),
    },
    slips: {
      half: both(
        'The half is missing. The speed begins at zero: what is its mean value?',
        'Не хватает половины. Скорость начинается с нуля: какова её средняя?',
      ),
      speed: both(
        'That is the speed at the end, a times t. Does the body have it all the time?',
        'Это скорость в конце, a на t. Она такая всё время?',
      ),
      square: both('The time goes in squared. What is t²?', 'Время входит в квадрате. Чему равно t²?'),
    },
    example: both('3 m/s² for 4 s from rest: 3 · 16 : 2 = 24 m.', '3 м/с² за 4 с из покоя: 3 · 16 : 2 = 24 м.'),
  },
  'way-to-speed': {
    tells: [
      words('from rest|standstill|starts? (?:moving|off)', 'поко|трога|с места'),
      words('reach|speeds? up|accelerat|up to|gets? to', 'разгон|набира|достиг|до скорости|ускор'),
      words('how far|distance|way', 'пут|расстояни|сколько метров'),
    ],
    unless: words(
      'brak|slows|constant speed|then|minutes|km',
      'тормоз|останов|затем|потом|равномерно|мин(?:ут|\\.)|км|за последн',
    ),
    asks: { s: words('how far|distance|way', 'пут|расстояни|сколько метров') },
    places: { metersPerSecond, seconds },
    steps: {
      a: step(
        both('the acceleration', 'ускорение'),
        both(
          'From 0 to {v} m/s in {t} s: how much speed comes with each second?',
          'От 0 до {v} м/с за {t} с: сколько скорости добавляет каждая секунда?',
        ),
        both('Divide {v} by {t}.', 'Раздели {v} на {t}.'),
      ),
      m: step(
        both('the mean speed', 'средняя скорость'),
        both(
          'The speed grows evenly from 0 to {v} m/s. What is its mean value?',
          'Скорость равномерно растёт от 0 до {v} м/с. Каково её среднее значение?',
        ),
        both('Halfway between 0 and {v}.', 'Посередине между 0 и {v}.'),
      ),
      s: step(
        both('the distance', 'путь'),
        both('With this mean speed, how far does it go in {t} s?', 'Какой путь с такой средней скоростью за {t} с?'),
        both('Mean speed times time.', 'Средняя скорость умножить на время.'),
      ),
    },
    slips: {
      steady: both(
        'That would be the way at {v} m/s all the time, but it started from rest. What is the mean speed between 0 and {v} m/s?',
        'Таким был бы путь, если бы скорость всё время была {v} м/с, а движение началось с нуля. Какова средняя скорость между 0 и {v} м/с?',
      ),
    },
    example: both(
      'From rest to 12 m/s in 4 s: mean speed 6 m/s, distance 24 m.',
      'С места до 12 м/с за 4 с: средняя скорость 6 м/с, путь 24 м.',
    ),
  },
  'final-speed': {
    tells: [words('accelerat|speeds? up', 'ускорени|разгон'), words('speed|velocity', 'скорост')],
    unless: words(
      'brak|slow|deceler|rest|distance|how far|average|mean',
      'тормоз|замедл|поко|путь|расстояни|средн|с места',
    ),
    asks: {
      v: words(
        '(?:final|what|find|new)[^?]*(?:speed|velocity)',
        '(?:какая|какой|какую|найд|конечн|чему|определ)[^?]*скорост',
      ),
    },
    places: { metersPerSecond, acceleration, seconds },
    steps: {
      d: step(
        both('the gain of speed', 'прирост скорости'),
        both(
          '{a} means: each second adds how many m/s? And {t} seconds?',
          '{a} значит: сколько м/с добавляет каждая секунда? А {t} секунд?',
        ),
        both('Acceleration times time.', 'Ускорение умножить на время.'),
      ),
      v: step(
        both('the final speed', 'конечная скорость'),
        both(
          'The body was moving at {u} already. How fast is it then?',
          'Тело уже двигалось со скоростью {u}. Какой стала скорость?',
        ),
        both('Add the gain to {u}.', 'Прибавь прирост к {u}.'),
      ),
    },
    slips: {
      start: both('The speed of the start is not in it. What was it?', 'Начальная скорость не учтена. Какой она была?'),
      minus: both(
        'The speed is taken away there. Does the body get faster or slower?',
        'Прирост здесь вычтен. Тело разгоняется или тормозит?',
      ),
      once: both(
        'That counts the acceleration for one second only. How many seconds are there?',
        'Здесь ускорение учтено за одну секунду. А секунд сколько?',
      ),
    },
    example: both('4 m/s, 3 m/s² for 5 s: 4 + 15 = 19 m/s.', '4 м/с, 3 м/с² за 5 с: 4 + 15 = 19 м/с.'),
  },
  'wire-resistance': {
    tells: [
      words('wire|cable|conductor', 'провод|проволок|спирал'),
      words('resistivity', 'удельн'),
      words('resistance', 'сопротивлени'),
    ],
    unless: words(
      'diameter|radius|mass|current|voltage|length of the wire\\?',
      'диаметр|радиус|масс|ток|напряжени|найд[а-я]* длин|какой длины',
    ),
    places: {
      meters: { after: words('^ ?(?:m|met(?:er|re)s?)(?![a-z/])', '^ ?(?:м|метр[а-я]*)(?![а-я/])') },
      area: { after: words('^ ?(?:mm|sq)', '^ ?(?:мм|кв)') },
      resistivity: {
        before: words(
          'resistivity[^.\\d]{0,16}$',
          'удельн[а-я]* (?:электрическ[а-я]* )?сопротивлени[а-я]*[^.\\d]{0,16}$',
        ),
        after: words('^ ?(?:ohm|Ω|ω)', '^ ?(?:ом)'),
      },
    },
    steps: {
      R: step(
        both('the resistance', 'сопротивление'),
        both(
          'R = ρl/S: the resistivity is the resistance of 1 m with 1 mm². What do {l} m do to it, and what does the area {S} mm²?',
          'R = ρl/S: удельное сопротивление это сопротивление 1 м при 1 мм². Что с ним делают {l} м длины и что площадь {S} мм²?',
        ),
        both(
          'Longer means more, thicker means less: times {l}, divided by {S}.',
          'Длиннее значит больше, толще значит меньше: умножить на {l}, разделить на {S}.',
        ),
      ),
    },
    slips: {
      area: both(
        'The area is multiplied there. Does a thicker wire resist more or less?',
        'Площадь здесь умножена. Толстый провод сопротивляется больше или меньше?',
      ),
      turned: both(
        'Length and area stand the other way round. Which of them makes the resistance bigger?',
        'Длина и площадь стоят наоборот. Что из них увеличивает сопротивление?',
      ),
      noArea: both(
        'The area is not in it yet. What does it do to the resistance?',
        'Площадь ещё не учтена. Как она меняет сопротивление?',
      ),
    },
    example: both('50 m, 0.2 mm², ρ = 0.1: 0.1 · 50 : 0.2 = 25 Ω.', '50 м, 0,2 мм², ρ = 0,1: 0,1 · 50 : 0,2 = 25 Ом.'),
  },
  'melted-and-warmed': {
    tells: [
      words('(?<![a-z])ice(?![a-z])', 'льд|лед(?![а-я])'),
      words('heat|energy|how many joules', 'теплот|энерги|джоул'),
      words('water|warm', 'вод|нагре'),
    ],
    unless: words(
      'efficien|power|mixed|steam|boil|-\\d|minus|fuel|burn',
      'кпд|мощност|смеш|пар(?![а-я])|кипя|-\\d|минус|сжеч|топлив|спирт',
    ),
    places: {
      mass: { after: words('^ ?(?:kg)(?![a-z/])', '^ ?(?:кг|килограмм[а-я]*)(?![а-я/])') },
      zero: { after: words('^ ?(?:°|deg|º|c(?![a-z]))', '^ ?(?:°|град|º|с(?![а-я]))') },
      fusion: {
        before: words('(?:fusion|l ?f?|lf|lambda|λ|melting)[^.\\d]{0,16}$', '(?:плавления|λ|лямбда)[^.\\d]{0,16}$'),
        after: words('^ ?(?:j\\/kg)(?![ *·(]*(?:°|c|k))', '^ ?(?:дж\\/кг)(?![ *·(]*(?:°|с|к))'),
      },
      capacity: {
        before: words(
          '(?:capacity|(?<![a-z])c|heat of water)[^.\\d]{0,16}$',
          '(?:теплоемкост[а-я]*|(?<![а-я])[cс])[^.\\d]{0,16}$',
        ),
      },
    },
    steps: {
      A: step(
        both('the heat for melting', 'теплота на плавление'),
        both(
          'First the ice melts at 0°C. How much heat does that take for {m} kg?',
          'Сначала лёд тает при 0 °C. Сколько теплоты на это нужно для {m} кг?',
        ),
        both(
          'Heat of fusion times mass; the temperature does not change.',
          'Удельная теплота плавления на массу; температура не меняется.',
        ),
      ),
      B: step(
        both('the heat for warming', 'теплота на нагревание'),
        both(
          'Then {m} kg of water warm up to {T}°C. How much heat is that?',
          'Потом {m} кг воды нагреваются до {T} °C. Сколько это теплоты?',
        ),
        both('c times m times the change of temperature.', 'c на m и на изменение температуры.'),
      ),
      Q: step(
        both('all of the heat', 'вся теплота'),
        both(
          'Both stages happen one after the other. How much heat is it in all?',
          'Оба этапа идут друг за другом. Сколько теплоты всего?',
        ),
        both('Add the two.', 'Сложи обе.'),
      ),
    },
    slips: {
      difference: both(
        'The two amounts of heat are subtracted there. Does the water get both of them?',
        'Здесь теплота вычтена. Вода получает обе части?',
      ),
    },
    example: both(
      '1 kg to 10°C: 330000 J to melt, 42000 J to warm, 372000 J in all.',
      '1 кг до 10 °C: 330000 Дж на плавление, 42000 Дж на нагревание, всего 372000 Дж.',
    ),
  },
  refraction: {
    tells: [
      words('refract|glass|water', 'преломл'),
      words('angle', 'угл|угол'),
      words('(?<![a-z])n(?![a-z])|index', 'показател'),
    ],
    unless: words(
      'critical|total internal|speed|out of|from (?:glass|water|diamond)|depth',
      'предельн|полного|скорост|из (?:стекла|воды|алмаза)|глубин',
    ),
    asks: { x: words('(?:angle of refraction|refract)', 'угол преломления|преломл') },
    places: {
      degrees,
      index: {
        before: words(
          '(?:n|index)(?: of refraction)?(?: is| =| of)? ?$',
          '(?:показател[а-я]* преломления|n)[^.\\d]{0,14}$',
        ),
      },
    },
    steps: {
      s: step(
        both('the sine of the angle of refraction', 'синус угла преломления'),
        both(
          'Snell: the sine of {w}° is {n} times the sine of the angle sought. What is that sine?',
          'Закон преломления: синус {w}° в {n} раза больше синуса искомого угла. Чему равен этот синус?',
        ),
        both('Divide the sine of {w}° by {n}.', 'Раздели синус {w}° на {n}.'),
      ),
      x: step(
        both('the angle of refraction', 'угол преломления'),
        both('Which angle has this sine?', 'У какого угла такой синус?'),
        both('Use the inverse sine.', 'Возьми арксинус.'),
      ),
    },
    slips: {
      angle: both(
        'The angle itself is divided there. The law is about sines: what is the sine of {w}°?',
        'Здесь разделён сам угол. А закон говорит о синусах: чему равен синус {w}°?',
      ),
      turned: both(
        'That bends away from the normal. In the denser medium the angle gets smaller: is the sine multiplied or divided?',
        'Так луч отклонился бы от нормали. В более плотной среде угол меньше: синус умножают или делят?',
      ),
    },
    example: both(
      '45° into n = 1.41: sin = 0.71 : 1.41 = 0.5, the angle is 30°.',
      '45° в среду с n = 1,41: sin = 0,71 : 1,41 = 0,5, угол 30°.',
    ),
  },
  boyle: {
    tells: [
      words('gas|air', 'газ|воздух'),
      words('pressure', 'давлени'),
      words(
        'constant temperature|isothermal|same temperature|temperature (?:is|stays|remains) (?:constant|the same)',
        'постоянной температур|изотерм|неизменной температур|температура (?:не меня|постоян)',
      ),
    ],
    unless: words('moles|kelvin|times|density|mass', 'моль|кельвин|раз(?:а)?(?![а-я])|плотност|масс'),
    asks: { P: words('pressure', 'давлени'), V: words('volume', 'объ[её]м') },
    places: {
      pressure: { after: words('^ ?(?:atm|kpa|pa|bar|mpa)(?![a-z])', '^ ?(?:атм|кпа|па|бар|мпа)') },
      volume: {
        after: words(
          '^ ?(?:l|lit(?:er|re)s?|ml|cm3|dm3|m3|cm|dm|m)(?![a-z])',
          '^ ?(?:л|литр[а-я]*|мл|см|дм|м)(?![а-я])',
        ),
      },
    },
    steps: {
      k: step(
        both('the product of pressure and volume', 'произведение давления и объёма'),
        both(
          'At constant temperature p · V stays the same. What is it at the start, with {p} and {v}?',
          'При постоянной температуре p · V не меняется. Чему оно равно в начале, при {p} и {v}?',
        ),
        both('Multiply {p} by {v}.', 'Умножь {p} на {v}.'),
      ),
      P: step(
        both('the new pressure', 'новое давление'),
        both(
          'The product is the same at the volume {w}. What is the pressure then?',
          'При объёме {w} произведение то же. Каково тогда давление?',
        ),
        both('Divide the product by {w}.', 'Раздели произведение на {w}.'),
      ),
    },
    slips: {
      turned: both(
        'The pressure changes the other way there. Does a gas that is pressed together push more or less?',
        'Давление здесь изменилось в другую сторону. Сжатый газ давит сильнее или слабее?',
      ),
    },
    example: both('3 atm, 4 l pressed into 2 l: 12 : 2 = 6 atm.', '3 атм, 4 л сжали до 2 л: 12 : 2 = 6 атм.'),
  },
  mirror: {
    tells: [words('mirror', 'зеркал'), words('(?:ray|light|beam)', 'луч'), words('angle between', 'угол между')],
    unless: words(
      'two mirrors|turned|rotat|reflected ray and the incident|incident (?:ray )?and',
      'два зеркала|двух зеркал|повер|падающим и отра',
    ),
    asks: { x: words('angle of (?:incidence|reflection)', 'угол (?:падения|отражения)') },
    places: {
      betweenMirror: {
        before: words(
          'between[^.]{0,12}(?:ray|mirror|beam|light)[^.]{0,20}(?:mirror|ray|beam|light)[^.\\d]{0,10}$',
          'между[^.]{0,40}зеркал[а-я]*[^.\\d]{0,10}$|между[^.]{0,20}зеркал[а-я]* и[^.\\d]{0,24}$',
        ),
      },
    },
    steps: {
      x: step(
        both('the angle of incidence', 'угол падения'),
        both(
          'The angle of incidence is measured from the normal. How many degrees are there between the mirror and the normal, and what is left beside {w}°?',
          'Угол падения считают от перпендикуляра. Сколько градусов между зеркалом и перпендикуляром и что остаётся рядом с {w}°?',
        ),
        both('Take {w}° away from 90°.', 'Вычти {w}° из 90°.'),
      ),
    },
    slips: {
      straight: both(
        'The normal makes 90° with the mirror, not 180°. What is left?',
        'Перпендикуляр образует с зеркалом 90°, а не 180°. Что остаётся?',
      ),
    },
    example: both(
      '25° to the mirror: 90° − 25° = 65° to the normal.',
      '25° к зеркалу: 90° − 25° = 65° к перпендикуляру.',
    ),
  },
  'train-and-platform': {
    tells: [
      words('train', 'поезд'),
      words('platform|bridge|tunnel', 'платформ|мост|туннел|тоннел'),
      words('long|length', 'длин'),
    ],
    unless: words('km|minutes?|other train|second train|towards', 'км|мин|встречн|второй поезд|навстречу'),
    asks: {
      l: words(
        "(?:how long is|length of) (?:the )?train|train's length",
        'длин[аыу] (?:этого )?поезда|какой длины поезд',
      ),
    },
    places: { metersPerSecond, meters, seconds },
    steps: {
      w: step(
        both('the way of the train', 'путь поезда'),
        both(
          'At {v} m/s for {t} s: how far does the front of the train go?',
          'Скорость {v} м/с, время {t} с: какой путь проходит начало поезда?',
        ),
        both('Speed times time.', 'Скорость умножить на время.'),
      ),
      l: step(
        both('the length of the train', 'длина поезда'),
        both(
          'This way is the platform or bridge of {L} m and the train itself. How long is the train?',
          'Этот путь складывается из {L} м и самого поезда. Какова длина поезда?',
        ),
        both('Take {L} away from the way.', 'Вычти {L} из пути.'),
      ),
    },
    slips: {
      added: both(
        'The {L} m are part of the way already. What is left for the train?',
        '{L} м уже входят в путь. Что остаётся на поезд?',
      ),
    },
    example: both(
      '15 m/s for 20 s is 300 m; over a bridge of 120 m the train is 180 m long.',
      '15 м/с за 20 с это 300 м; при мосте 120 м длина поезда 180 м.',
    ),
  },
}

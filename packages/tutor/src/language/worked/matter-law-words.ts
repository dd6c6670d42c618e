import { both, type LawWords } from './words-of-law.ts'

/** Heat, density, pressure, springs, work and energy. */

const stretchConverted = both(
  'How far is it stretched, in meters, and how many newtons is that for each meter?',
  'На сколько метров растянута пружина и сколько ньютонов приходится на метр?',
)

const springEnergy = {
  ask: both(
    'The energy of a spring is kx²/2. Which numbers go in for k and for x, in N/m and meters?',
    'Энергия пружины kx²/2. Какие числа подставить вместо k и x в Н/м и метрах?',
  ),
  more: both(
    'Only x is squared, and the half stays. What is x in meters?',
    'В квадрат возводят только x, а половина остаётся. Чему равен x в метрах?',
  ),
}

const springSlips = {
  half: both(
    'The half is missing: the force grows from zero on, so its mean counts. What is kx²/2?',
    'Не хватает половины: сила растёт от нуля, поэтому берут среднюю. Чему равно kx²/2?',
  ),
  square: both(
    'The extension goes in squared. What is kx²/2 then?',
    'Удлинение входит в квадрате. Чему тогда равно kx²/2?',
  ),
  'is-force': both(
    'The product k times x is the force. And the energy: what else stands in its formula?',
    'Произведение k и x это сила. А энергия: что ещё стоит в её формуле?',
  ),
  'is-energy': both(
    'That is the energy. The force is simpler: how does it follow from k and x?',
    'Это энергия. Сила проще: как она получается из k и x?',
  ),
}

export const matterLawWords: Readonly<Record<string, LawWords>> = {
  'spring-stored': {
    tells: [/spring|пружин/iu, /energy|энерги/iu],
    steps: {
      k: {
        ask: stretchConverted,
        more: both(
          'The constant k is the force divided by the extension in meters. What is {x} in meters?',
          'Жёсткость k это сила, делённая на удлинение в метрах. Сколько метров в {x}?',
        ),
      },
      E: springEnergy,
    },
    slips: springSlips,
    example: both(
      '20 N stretch it by 10 cm: k = 20 : 0.1 = 200 N/m, E = 200 · 0.1² : 2 = 1 J.',
      '20 Н растягивают на 10 см: k = 20 : 0,1 = 200 Н/м, E = 200 · 0,1² : 2 = 1 Дж.',
    ),
  },
  'spring-energy': {
    tells: [/spring|пружин/iu, /energy|энерги/iu],
    steps: { E: springEnergy },
    slips: springSlips,
    example: both('k = 100 N/m, x = 0.2 m: 100 · 0.04 : 2 = 2 J.', 'k = 100 Н/м, x = 0,2 м: 100 · 0,04 : 2 = 2 Дж.'),
  },
  hooke: {
    tells: [/spring|пружин|rubber|резин/iu, /force|сил[аеуы]/iu],
    unless: /energy|энерги|period|период/iu,
    steps: {
      F: {
        ask: both(
          'Each meter of extension takes the newtons that k tells. How many meters is the extension {x}?',
          'Жёсткость говорит, сколько ньютонов нужно на каждый метр. Сколько метров в удлинении {x}?',
        ),
        more: both('F = kx with x in meters. Which numbers?', 'F = kx, где x в метрах. Какие числа?'),
      },
    },
    slips: springSlips,
    example: both('300 N/m stretched by 2 cm: 300 · 0.02 = 6 N.', '300 Н/м, растяжение 2 см: 300 · 0,02 = 6 Н.'),
  },
  stiffness: {
    tells: [/spring|пружин|rubber|резин/iu, /constant|stiffness|ж[её]сткост/iu],
    unless: /energy|энерги|period|период/iu,
    steps: {
      k: {
        ask: stretchConverted,
        more: both(
          'Divide the force by the extension in meters. Which numbers?',
          'Раздели силу на удлинение в метрах. Какие числа?',
        ),
      },
    },
    slips: springSlips,
    example: both('6 N stretch it by 3 cm: 6 : 0.03 = 200 N/m.', '6 Н растягивают на 3 см: 6 : 0,03 = 200 Н/м.'),
  },
  heat: {
    tells: [/heat|energy|warm|теплот|тепла|энерги|нагре/iu],
    unless: /melt|freez|boil(?:s|ed)? away|vapo|steam|плав|испар|пар(?!\p{L})|kettle of|kw|квт|efficien|кпд|выкип/iu,
    steps: {
      d: {
        ask: both(
          'By how many degrees does the temperature change from {t} to {T}?',
          'На сколько градусов меняется температура от {t} до {T}?',
        ),
        more: both(
          'Take the first temperature away from the last. What is left?',
          'Вычти из конечной температуры начальную. Что выходит?',
        ),
      },
      Q: {
        ask: both('Q = cmΔt: what are c, m in kg and Δt here?', 'Q = cmΔt: чему здесь равны c, m в килограммах и Δt?'),
        more: both(
          'Each kilogram takes c for each degree. How many kilograms and how many degrees are there?',
          'Каждому килограмму на каждый градус нужно c. Сколько здесь килограммов и градусов?',
        ),
      },
    },
    slips: {
      'end-only': both(
        'Q goes with the change of temperature, not with the temperature itself. By how many degrees does it change?',
        'В формуле стоит изменение температуры, а не сама температура. На сколько градусов она меняется?',
      ),
      adds: both(
        'The two temperatures are added there. What counts is the change: how do you get it?',
        'Температуры здесь сложены. Важно изменение: как его найти?',
      ),
      'no-mass': both(
        'That is for one kilogram. How many kilograms are warmed?',
        'Это на один килограмм. Сколько килограммов нагревают?',
      ),
      'no-capacity': both('The substance counts too: what does c tell?', 'Важно и вещество: что говорит c?'),
      'no-warming': both(
        'That is for one degree. By how many degrees does it get warmer?',
        'Это на один градус. На сколько градусов нагревают?',
      ),
      'mass-divides': both(
        'More mass takes more heat. So is the mass multiplied or divided?',
        'Большей массе нужно больше теплоты. Значит, на массу умножают или делят?',
      ),
    },
    example: both(
      '0.3 kg of iron from 20 to 70 °C: 460 · 0.3 · 50 = 6900 J.',
      '0,3 кг железа от 20 до 70 °C: 460 · 0,3 · 50 = 6900 Дж.',
    ),
    answers: [
      {
        said: /lit(?:er|re)s?.{0,40}kg|литр\p{L}*.{0,60}кг|кг.{0,40}литр/iu,
        reply: both(
          'A liter of water has the mass of 1 kg, because its density is 1000 kg/m³. Another liquid needs its own density.',
          'Литр воды имеет массу 1 кг, потому что её плотность 1000 кг/м³. У другой жидкости нужна своя плотность.',
        ),
      },
    ],
  },
  density: {
    tells: [/densit|плотност/iu],
    steps: {
      p: {
        ask: both(
          'Density tells the mass of one unit of volume. What is divided by what, of {m} and {V}?',
          'Плотность это масса единицы объёма. Что на что делят: {m} и {V}?',
        ),
        more: both(
          'So many grams in so many cubic centimeters: how many are in one?',
          'Столько граммов в стольких кубических сантиметрах: сколько в одном?',
        ),
      },
    },
    slips: {
      turned: both(
        'The division is turned over: that is the volume of one unit of mass. Density is mass of one unit of volume. What is divided by what?',
        'Деление перевёрнуто: это объём единицы массы. А плотность это масса единицы объёма. Что на что делят?',
      ),
    },
    example: both('90 g in 30 cm³: 90 : 30 = 3 g/cm³.', '90 г в 30 см³: 90 : 30 = 3 г/см³.'),
  },
  'density-mass': {
    tells: [/mass|weigh|heavy|масс|вес/iu],
    steps: {
      m: {
        ask: both(
          'Each unit of volume has the mass that the density {p} tells. How many of them are in {V}?',
          'Каждая единица объёма имеет массу, которую называет плотность {p}. Сколько их в {V}?',
        ),
        more: both(
          'Density is mass divided by volume. How do you free the mass?',
          'Плотность это масса на объём. Как выразить массу?',
        ),
      },
    },
    slips: {
      divided: both(
        'Density is mass divided by volume; to get the mass back, what has to be done with the volume?',
        'Плотность это масса, делённая на объём; что сделать с объёмом, чтобы вернуть массу?',
      ),
    },
    example: both('2 g/cm³ and 30 cm³: 2 · 30 = 60 g.', '2 г/см³ и 30 см³: 2 · 30 = 60 г.'),
  },
  'density-volume': {
    tells: [/volume|how many lit|об[ъь][её]м|литр/iu],
    steps: {
      V: {
        ask: both(
          '{p} is the mass of one unit of volume. How often does it go into {m}?',
          '{p} это масса единицы объёма. Сколько раз она помещается в {m}?',
        ),
        more: both(
          'Density is mass divided by volume. How do you free the volume?',
          'Плотность это масса на объём. Как выразить объём?',
        ),
      },
    },
    slips: {
      multiplied: both(
        'Multiplied, the units do not fit. How often does the mass of one unit of volume go into the whole mass?',
        'При умножении единицы не сходятся. Сколько раз масса единицы объёма помещается во всей массе?',
      ),
    },
    example: both('60 g at 2 g/cm³: 60 : 2 = 30 cm³.', '60 г при 2 г/см³: 60 : 2 = 30 см³.'),
  },
  'density-block': {
    tells: [/densit|плотност/iu],
    steps: {
      V: {
        ask: both(
          'First the volume: what do you do with the edges {a}, {b} and {c} of the block?',
          'Сначала объём: что делают с рёбрами {a}, {b} и {c}?',
        ),
        more: both(
          'Layers of little cubes: length times width times height. What is it here?',
          'Слои кубиков: длина на ширину на высоту. Сколько это здесь?',
        ),
      },
      p: {
        ask: both(
          'The mass is {m}. How much of it falls on one unit of volume?',
          'Масса {m}. Сколько приходится на единицу объёма?',
        ),
        more: both('Mass divided by volume. Which numbers?', 'Масса на объём. Какие числа?'),
      },
    },
    slips: {
      'edges-added': both(
        'The idea mass through volume is right, but the edges were added. How do you get the volume of a block from its three edges?',
        'Делить массу на объём верно, но рёбра здесь сложены. Как из трёх рёбер получить объём?',
      ),
      'two-edges': both(
        'That is the area of one face. Which edge is still missing for the volume?',
        'Это площадь одной грани. Какого ребра не хватает до объёма?',
      ),
    },
    example: both(
      '2 cm, 2 cm, 5 cm and 60 g: 20 cm³, so 60 : 20 = 3 g/cm³.',
      '2 см, 2 см, 5 см и 60 г: 20 см³, значит, 60 : 20 = 3 г/см³.',
    ),
  },
  pressure: {
    tells: [/pressure|давлени|(?<!\p{L})p(?!\p{L})/iu],
    steps: {
      p: {
        ask: both(
          'Pressure is the force on each square meter. How many square meters is {S}?',
          'Давление это сила на квадратный метр. Сколько квадратных метров в {S}?',
        ),
        more: both('Force divided by area, in N and m². Which numbers?', 'Сила на площадь, в Н и м². Какие числа?'),
      },
    },
    slips: {},
    example: both(
      '30 N on 6 cm²: 6 cm² is 0.0006 m², so 50 000 Pa.',
      '30 Н на 6 см²: 6 см² это 0,0006 м², значит, 50 000 Па.',
    ),
    answers: [
      {
        said: /friend.{0,25}(?:got|says|has)|who is right|у друга|кто (?:из нас )?прав/iu,
        reply: both(
          'The unit decides it. Pa is N on each m², so the area has to be in square meters first.',
          'Решает единица. Па это Н на каждый м², значит, сначала площадь нужна в квадратных метрах.',
        ),
      },
    ],
  },
  'weight-pressure': {
    tells: [/pressure|давлени/iu],
    unless: /depth|глубин|each|кажд/iu,
    steps: {
      F: {
        ask: both('With what force does a mass of {m} press down?', 'С какой силой давит тело массой {m}?'),
        more: both(
          'Each kilogram is pulled with g. What is mg?',
          'Каждый килограмм притягивается с силой g. Чему равно mg?',
        ),
      },
      p: {
        ask: both(
          'That force stands on {S}. How many square meters is that, and what is the pressure?',
          'Эта сила действует на {S}. Сколько это квадратных метров и какое тогда давление?',
        ),
        more: both('Force divided by area in m². Which numbers?', 'Сила на площадь в м². Какие числа?'),
      },
    },
    slips: {},
    example: both('6 kg on 0.03 m², g = 10: 60 : 0.03 = 2000 Pa.', '6 кг на 0,03 м², g = 10: 60 : 0,03 = 2000 Па.'),
  },
  'liquid-pressure': {
    tells: [/pressure|давлени/iu, /depth|deep|глубин|столб/iu],
    steps: {
      p: {
        ask: both(
          'p = ρgh: which three numbers belong to a liquid of {r} and the depth {h}?',
          'p = ρgh: какие три числа сюда входят при плотности {r} и глубине {h}?',
        ),
        more: both(
          'Density in kg/m³, g and the depth in meters. What is their product?',
          'Плотность в кг/м³, g и глубина в метрах. Чему равно произведение?',
        ),
      },
    },
    slips: {
      'no-g-liquid': both(
        'Two of the three are there. Which one makes a force out of the mass?',
        'Два множителя из трёх есть. Какой превращает массу в силу?',
      ),
    },
    example: both('1000 kg/m³ at 3 m, g = 10: 30 000 Pa.', '1000 кг/м³ на глубине 3 м, g = 10: 30 000 Па.'),
  },
  kinetic: {
    tells: [/kinetic|кинетич/iu],
    steps: {
      E: {
        ask: both(
          'Ek = mv²/2: which of {m} and {v} is squared, and where does the half stand?',
          'Eк = mv²/2: что из {m} и {v} в квадрате и где половина?',
        ),
        more: both(
          'First v², then times the mass in kg, then half of it. What is v²?',
          'Сначала v², потом на массу в кг, потом половина. Чему равно v²?',
        ),
      },
    },
    slips: {
      'is-momentum': both(
        'Mass times speed is the momentum. What is different in the kinetic energy?',
        'Масса на скорость это импульс. Чем отличается кинетическая энергия?',
      ),
      'all-squared': both(
        'Only the speed is squared, not the mass. What is it then?',
        'В квадрат возводят только скорость, не массу. Что тогда выходит?',
      ),
      'square-doubles': both(
        'A square is no doubling. What is v times v?',
        'Квадрат это не удвоение. Сколько будет v на v?',
      ),
    },
    example: both('4 kg at 5 m/s: 4 · 25 : 2 = 50 J.', '4 кг при 5 м/с: 4 · 25 : 2 = 50 Дж.'),
  },
  potential: {
    tells: [/potential|потенциальн/iu],
    unless: /spring|пружин|difference|разност|kinetic|кинетич/iu,
    steps: {
      E: {
        ask: both(
          'The weight of {m} is lifted by {h}. Which three numbers are multiplied?',
          'Тело {m} поднято на {h}. Какие три числа перемножают?',
        ),
        more: both(
          'The product mgh: mass in kg, g, height in meters. What is the product?',
          'Произведение mgh: масса в кг, g, высота в метрах. Чему равно произведение?',
        ),
      },
    },
    slips: {
      'no-half': both(
        'The half belongs to the kinetic energy. What is mgh without it?',
        'Половина стоит в кинетической энергии. Чему равно mgh без неё?',
      ),
    },
    example: both('2 kg, 5 m, g = 10: 100 J.', '2 кг, 5 м, g = 10: 100 Дж.'),
  },
  'lift-power': {
    tells: [/power|мощност/iu],
    steps: {
      A: {
        ask: both(
          'First the work: {m} are lifted by {h}. How many joules is that?',
          'Сначала работа: {m} поднимают на {h}. Сколько это джоулей?',
        ),
        more: both('The weight mg times the height. What is it?', 'Вес mg на высоту. Сколько это?'),
      },
      N: {
        ask: both(
          'That work takes {t}. How much of it is done in each second?',
          'Эта работа длится {t}. Сколько делается за каждую секунду?',
        ),
        more: both('Work divided by the time in seconds. Which numbers?', 'Работа на время в секундах. Какие числа?'),
      },
    },
    slips: {},
    example: both(
      '20 kg by 3 m in 4 s, g = 10: 600 J : 4 s = 150 W.',
      '20 кг на 3 м за 4 с, g = 10: 600 Дж : 4 с = 150 Вт.',
    ),
  },
  power: {
    tells: [/power|мощност/iu],
    steps: {
      N: {
        ask: both(
          '{A} in {t}: how many joules fall on one second?',
          '{A} за {t}: сколько джоулей приходится на одну секунду?',
        ),
        more: both(
          'Power is work divided by the time in seconds. How many seconds is {t}?',
          'Мощность это работа на время в секундах. Сколько секунд в {t}?',
        ),
      },
    },
    slips: {},
    example: both('1200 J in 1 min: 1200 : 60 = 20 W.', '1200 Дж за 1 мин: 1200 : 60 = 20 Вт.'),
  },
  efficiency: {
    tells: [/efficien|кпд|полезного действия/iu],
    steps: {
      n: {
        ask: both(
          'Which part of {s} is useful? Write {u} and {s} as a fraction.',
          'Какая часть от {s} полезна? Запиши {u} и {s} дробью.',
        ),
        more: both(
          'Useful divided by spent, then times 100 for percent. Which is smaller?',
          'Полезное на затраченное, потом на 100 для процентов. Что из них меньше?',
        ),
      },
    },
    slips: {
      'no-percent': both(
        'The fraction is right. What has to be done to have it in percent?',
        'Дробь верная. Что сделать, чтобы получить проценты?',
      ),
      turned: both(
        'More than all cannot be useful. Which of the two belongs on top?',
        'Полезного не может быть больше, чем затрачено. Что стоит сверху?',
      ),
      lost: both('That is the part that is lost. And the useful part?', 'Это потерянная часть. А полезная?'),
    },
    example: both(
      '30 J useful of 50 J: 30 : 50 = 0.6, that is 60 %.',
      '30 Дж полезных из 50 Дж: 30 : 50 = 0,6, это 60 %.',
    ),
  },
  'mixing-hot': {
    tells: [/water|вод/iu, /add|mix|pour|добав|долить|смеш|налить|влить/iu],
    unless: /ice|л[её]д|льд|steam|пар(?!\p{L})/iu,
    steps: {
      y: {
        ask: both(
          'By how many degrees does the cold water of {C} get warmer, up to {X}?',
          'На сколько градусов нагреется холодная вода от {C} до {X}?',
        ),
        more: both('Take {C} away from {X}. What is it?', 'Вычти {C} из {X}. Сколько выходит?'),
      },
      x: {
        ask: both(
          'And by how many degrees does the hot water of {H} cool down?',
          'А на сколько градусов остынет горячая от {H}?',
        ),
        more: both('Take {X} away from {H}. What is it?', 'Вычти {X} из {H}. Сколько выходит?'),
      },
      M: {
        ask: both(
          'What the hot water gives off the cold one takes in: c·M·(cooling) = c·{m}·(warming). What is M?',
          'Сколько отдала горячая, столько получила холодная: c·M·(остывание) = c·{m}·(нагревание). Чему равно M?',
        ),
        more: both(
          'The c drops out. Which factor on each side is known?',
          'Теплоёмкость c сокращается. Что в каждой части известно?',
        ),
      },
    },
    slips: {
      'balance-turned': both(
        'The balance is turned over: the water that changes by more degrees is the smaller amount. Which one is it here?',
        'Баланс перевёрнут: той воды, что меняется на больше градусов, нужно меньше. Какая это здесь?',
      ),
      'equal-masses': both(
        'Equal masses meet in the middle of the two temperatures. Is {X} the middle?',
        'Равные массы дали бы середину между температурами. Середина ли {X}?',
      ),
      'whole-temperature': both(
        'What counts are the changes of temperature, not the temperatures. By how much does each water change?',
        'Важны изменения температур, а не сами температуры. На сколько меняется каждая вода?',
      ),
    },
    example: both(
      '3 kg at 10 °C, hot 70 °C, wanted 30 °C: warming 20, cooling 40, so 3 · 20 : 40 = 1.5 kg.',
      '3 кг при 10 °C, горячая 70 °C, нужно 30 °C: нагрев 20, остывание 40, значит, 3 · 20 : 40 = 1,5 кг.',
    ),
    answers: [
      {
        said: /less than|smaller|make sense|норм|меньше чем|логично|так может быть/iu,
        reply: both(
          'Compare the changes: the water that changes by more degrees is needed less.',
          'Сравни изменения: той воды, что меняется на больше градусов, нужно меньше.',
        ),
      },
    ],
  },
  mixing: {
    tells: [/water|вод/iu, /mix|pour|смеш|слил|налил|долил|влил/iu, /temperature|температур/iu],
    unless: /ice|л[её]д|льд|add|добав/iu,
    steps: {
      M: {
        ask: both('How much water is it altogether?', 'Сколько воды всего?'),
        more: both('{m} and {n} together: what is it?', '{m} и {n} вместе: сколько это?'),
      },
      X: {
        ask: both(
          'Each part counts with its mass: {m} of {t} and {n} of {T}. What is the mean temperature?',
          'Каждая часть входит со своей массой: {m} по {t} и {n} по {T}. Какова средняя температура?',
        ),
        more: both(
          'Mass times temperature for each part, added, divided by the whole mass. What is it?',
          'Масса на температуру для каждой части, сложить и разделить на всю массу. Сколько выходит?',
        ),
      },
    },
    slips: {
      mean: both(
        'The plain mean is right only for equal masses. Of which water is there more, and to which temperature is the mixture nearer?',
        'Просто среднее верно лишь для равных масс. Какой воды больше и к какой температуре ближе смесь?',
      ),
      adds: both(
        'Temperatures do not add: mixed water cannot be hotter than the hot one. Between which values must it be?',
        'Температуры не складывают: смесь не горячее горячей воды. Между какими числами она должна быть?',
      ),
      crossed: both(
        'The masses stand with the other temperature. Which mass belongs to which?',
        'Массы стоят не при своих температурах. Какая к какой относится?',
      ),
    },
    example: both(
      '1 kg of 20 °C and 3 kg of 60 °C: (20 + 180) : 4 = 50 °C.',
      '1 кг при 20 °C и 3 кг при 60 °C: (20 + 180) : 4 = 50 °C.',
    ),
  },
  work: {
    tells: [/work|работ[ау]/iu],
    unless: /power|мощност|efficien|кпд|how long|angle|угл/iu,
    steps: {
      A: {
        ask: both(
          'Twice the force or twice the way makes twice the work. What do you do with {F} and {s}?',
          'Вдвое больше сила или путь, вдвое больше работа. Что сделать с {F} и {s}?',
        ),
        more: both(
          'Force times distance in meters. How many meters is {s}?',
          'Сила на путь в метрах. Сколько метров в {s}?',
        ),
      },
    },
    slips: {},
    example: both('30 N over 4 m: 120 J.', '30 Н на 4 м: 120 Дж.'),
  },
}

import { both, type LawWords } from './words-of-law.ts'

/** Currents and what they meet. */

const current = {
  ask: both(
    'The voltage is {U}. How do you get the current from the voltage and the total resistance?',
    'Напряжение {U}. Как из напряжения и общего сопротивления получить силу тока?',
  ),
  more: both(
    'Ohm: the current tells how many times the resistance goes into the voltage. What goes where?',
    'Закон Ома: сила тока равна напряжению, делённому на сопротивление. Что куда подставить?',
  ),
}

const inParallel = {
  i: {
    ask: both(
      'In parallel the inverse values add. What is one over {r} plus one over {s}?',
      'При параллельном соединении складываются обратные величины. Сколько будет единица на {r} плюс единица на {s}?',
    ),
    more: both(
      'Two fractions with 1 on top: which common denominator do {r} and {s} have?',
      'Две дроби с единицей в числителе: какой общий знаменатель у {r} и {s}?',
    ),
  },
  R: {
    ask: both(
      'That is one over R. How do you come from there to R itself?',
      'Это единица, делённая на R. Как отсюда получить само R?',
    ),
    more: both(
      'If one over R is a fraction, R is that fraction turned over. What is it?',
      'Если единица на R это дробь, то R это перевёрнутая дробь. Что выходит?',
    ),
  },
}

const parallelSlips = {
  'inverse-left': both(
    'The sum of the inverse values is right, but that is one over R and not R. What do you do to get R itself?',
    'Сумма обратных величин верная, но это единица на R, а не R. Что сделать, чтобы получить само R?',
  ),
  series: both(
    'Added up: that is for resistors one after the other. In parallel there are more ways for the current: should the total be more or less than each of them?',
    'Сложение подходит для последовательного соединения. При параллельном у тока больше путей: общее сопротивление больше или меньше каждого?',
  ),
  denominators: both(
    'The denominators are not added. Which common denominator do the two fractions need first?',
    'Знаменатели не складывают. К какому общему знаменателю привести две дроби?',
  ),
  'sum-missing': both(
    'The product alone is not it: by what is it divided?',
    'Одного произведения мало: на что его делят?',
  ),
  mean: both(
    'That is the mean of the two, but in parallel the total is less than each of them. What adds there instead?',
    'Это среднее, но при параллельном соединении общее сопротивление меньше каждого. Что там складывают?',
  ),
}

const shortCircuit = {
  said: /(?<![\d.,])0 ?(?:ohms?|Ω|ом)(?!\p{L})|zero ohm|short circuit|нол\p{L}* ом|коротк\p{L}+ замык/iu,
  reply: both(
    'A branch of 0 Ω is a short circuit: all current takes it, the total is 0 Ω, and 1/0 has no value, so the formula ends there.',
    'Ветвь с 0 Ом это короткое замыкание: весь ток идёт по ней, общее сопротивление 0 Ом, а 1/0 не имеет значения, так что формула тут кончается.',
  ),
}

const seriesOrParallel = {
  said: /how.{0,30}(?:know|tell).{0,40}(?:add|fraction|series|parallel)|как (?:понять|узнать|отличить).{0,60}(?:склад|дроб|послед|парал)/iu,
  reply: both(
    'In series there is one path, one resistor behind the other, and the resistances add. In parallel the current has branches, and the inverse values add.',
    'При последовательном соединении путь один, резисторы друг за другом, и сопротивления складывают. При параллельном у тока ветви, и складывают обратные величины.',
  ),
}

export const electricityLawWords: Readonly<Record<string, LawWords>> = {
  parallel: {
    tells: [/parallel|параллельн/iu, /resist|сопротивлен|ohm|Ω|ом/iu],
    steps: inParallel,
    slips: parallelSlips,
    example: both('3 Ω and 6 Ω: 1/3 + 1/6 = 1/2, so R = 2 Ω.', '3 Ом и 6 Ом: 1/3 + 1/6 = 1/2, значит, R = 2 Ом.'),
    answers: [shortCircuit, seriesOrParallel],
  },
  'parallel-current': {
    tells: [/parallel|параллельн/iu, /current|ток/iu],
    unless: /each|кажд/iu,
    steps: { ...inParallel, I: current },
    slips: parallelSlips,
    example: both(
      '3 Ω and 6 Ω in parallel at 8 V: R = 2 Ω, I = 8 : 2 = 4 A.',
      '3 Ом и 6 Ом параллельно при 8 В: R = 2 Ом, I = 8 : 2 = 4 А.',
    ),
    answers: [shortCircuit, seriesOrParallel],
  },
  series: {
    tells: [/series|последовательн/iu, /resist|сопротивлен|ohm|Ω|ом/iu],
    steps: {
      R: {
        ask: both(
          'One after the other: the current has to go through {r} and {s}. How do they make the total?',
          'Друг за другом: ток идёт и через {r}, и через {s}. Как из них получить общее?',
        ),
        more: both(
          'In series the resistances simply add. What is the sum?',
          'При последовательном соединении сопротивления складываются. Какая сумма?',
        ),
      },
    },
    slips: {
      parallel: both(
        'That is for resistors in parallel. In series the way only gets longer: what happens to the resistances?',
        'Так считают параллельное соединение. При последовательном путь длиннее: что делают с сопротивлениями?',
      ),
    },
    example: both('5 Ω and 7 Ω in series: 12 Ω.', '5 Ом и 7 Ом последовательно: 12 Ом.'),
    answers: [seriesOrParallel],
  },
  'series-current': {
    tells: [/series|последовательн/iu, /current|ток/iu],
    steps: {
      R: {
        ask: both(
          'First the total: the current goes through {r} and {s}, one after the other. What resistance is that together?',
          'Сначала общее: ток идёт через {r} и {s} по очереди. Какое это сопротивление вместе?',
        ),
        more: both(
          'In series the resistances simply add. What is the sum?',
          'При последовательном соединении сопротивления складываются. Какая сумма?',
        ),
      },
      I: current,
    },
    slips: {
      parallel: both(
        'That is for resistors in parallel. In series the way only gets longer: what happens to the resistances?',
        'Так считают параллельное соединение. При последовательном путь длиннее: что делают с сопротивлениями?',
      ),
      'one-only': both(
        'The current goes through both resistors. Which resistance does it meet altogether?',
        'Ток идёт через оба резистора. Какое сопротивление он встречает всего?',
      ),
    },
    example: both(
      '5 Ω and 7 Ω in series at 24 V: 24 : 12 = 2 A.',
      '5 Ом и 7 Ом последовательно при 24 В: 24 : 12 = 2 А.',
    ),
    answers: [seriesOrParallel],
  },
  'ohm-current': {
    tells: [/current|(?<!\p{L})I(?!\p{L})|ток/iu],
    unless:
      /parallel|series|параллельн|последовательн|internal|внутренн|emf|эдс|power|мощност|charge|заряд|heat|теплот/iu,
    steps: {
      I: {
        ask: both(
          'Ohm law joins {U}, {R} and the current. How do you get the current alone?',
          'Закон Ома связывает {U}, {R} и силу тока. Как выразить силу тока?',
        ),
        more: both(
          'The current tells how many times the resistance goes into the voltage. What is divided by what?',
          'Сила тока равна напряжению, делённому на сопротивление. Что на что делят?',
        ),
      },
    },
    slips: {},
    example: both('12 V and 6 Ω: 12 : 6 = 2 A.', '12 В и 6 Ом: 12 : 6 = 2 А.'),
    answers: [
      {
        said: /how.{0,20}(?:get )?I (?:on its own|alone|by itself)|(?:times|multiply|divide) .{0,12}(?:or|and) .{0,12}(?:times|multiply|divide)|как (?:выразить|найти) I|(?:умнож|дел)\p{L}* или (?:умнож|дел)/iu,
        reply: both(
          'There I is multiplied by the resistance, and the opposite of multiplying sets it free. Do that on both sides.',
          'Там I умножено на сопротивление, и освобождает его обратное действие. Сделай его с обеими сторонами.',
        ),
      },
    ],
  },
  'ohm-resistance': {
    tells: [/resistance|сопротивлени/iu],
    unless:
      /parallel|series|параллельн|последовательн|internal|внутренн|power|мощност|wire|проволок|провод\p{L}* длин/iu,
    steps: {
      R: {
        ask: both(
          '{U} drive {I} through it. How many volts does each ampere take?',
          'Напряжение {U} даёт ток {I}. Сколько вольт приходится на каждый ампер?',
        ),
        more: both('I = U/R: how do you free R?', 'I = U/R: как выразить R?'),
      },
    },
    slips: {},
    example: both('12 V and 3 A: 12 : 3 = 4 Ω.', '12 В и 3 А: 12 : 3 = 4 Ом.'),
  },
  'ohm-voltage': {
    tells: [/voltage|напряжени|potential difference/iu],
    unless: /parallel|series|параллельн|последовательн|internal|внутренн|emf|эдс|power|мощност/iu,
    steps: {
      U: {
        ask: both(
          '{I} have to be driven through {R}. How many volts does that take?',
          'Ток {I} надо провести через {R}. Сколько вольт на это нужно?',
        ),
        more: both('I = U/R: how do you free U?', 'I = U/R: как выразить U?'),
      },
    },
    slips: {},
    example: both('2 A through 5 Ω: 2 · 5 = 10 V.', '2 А через 5 Ом: 2 · 5 = 10 В.'),
  },
  'lamp-resistance': {
    tells: [/resistance|сопротивлени/iu, /power|watt|мощност|вт(?!\p{L})|W/iu],
    steps: {
      I: {
        ask: both(
          'Power is voltage times current. Which current flows with {P} and {U}?',
          'Мощность это напряжение на силу тока. Какой ток течёт при {P} и {U}?',
        ),
        more: both(
          'P = UI: divide the power by the voltage. What comes out?',
          'P = UI: раздели мощность на напряжение. Что выходит?',
        ),
      },
      R: {
        ask: both(
          'With that current and {U}: what does Ohm law give for R?',
          'С этим током и {U}: что даёт закон Ома для R?',
        ),
        more: both(
          'R = U/I; without the current it is R = U²/P. Which way do you take?',
          'R = U/I; без тока это R = U²/P. Каким путём пойдёшь?',
        ),
      },
    },
    slips: {
      'power-as-current': both(
        '{P} is the power, not the current. How do you get the current from power and voltage?',
        '{P} это мощность, а не сила тока. Как получить силу тока из мощности и напряжения?',
      ),
    },
    example: both(
      '100 W at 200 V: I = 0.5 A, R = 200 : 0.5 = 400 Ω.',
      '100 Вт при 200 В: I = 0,5 А, R = 200 : 0,5 = 400 Ом.',
    ),
  },
  'kilowatt-hours': {
    // A power in kilowatts alone asks for no energy: what the heater costs may be asked in the next sentence.
    tells: [/energy|kwh|kilowatt-?\s?hours?|энерги|квт\s?[·*⋅×-]?\s?ч|киловатт-?\s?час/iu],
    unless: /cost|price|стоим|стоит|рубл|копе|cent|тариф|a day|в день|joule|джоул/iu,
    steps: {
      E: {
        ask: both(
          'Energy is power times time. For kWh the time counts in hours: how many hours is {t}?',
          'Энергия это мощность на время. Для кВт·ч время в часах: сколько это часов, {t}?',
        ),
        more: both('Kilowatts times hours. Which two numbers are these?', 'Киловатты на часы. Какие это два числа?'),
      },
    },
    slips: {},
    example: both(
      '3 kW for 20 min: 20 min is 1/3 h, so 3 · 1/3 = 1 kWh.',
      '3 кВт 20 мин: 20 мин это 1/3 ч, значит, 3 · 1/3 = 1 кВт·ч.',
    ),
  },
}

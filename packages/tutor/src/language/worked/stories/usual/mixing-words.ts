import { both, step, words } from '../texts.ts'
import type { UsualWords } from './words.ts'

/** Alloys, solutions, drying: what is pure in them stays the same. */

const alloys = {
  tells: [
    words('alloy|solution', 'сплав|раствор'),
    words(
      'second[^.]{0,60}(?:more|greater|heavier|larger|bigger)|first[^.]{0,60}(?:less|lighter|smaller)',
      'масса второго[^.]{0,40}больше|второ[а-я]+[^.]{0,24} больше|масса первого[^.]{0,40}меньше',
    ),
  ],
  unless: words('times|water is added|evaporat', 'в \\d+ раз|воды|выпар'),
  places: {
    more: {
      after: words(
        '^ ?(?:kg|g|grams?|tons?|kilograms?|l|lit(?:er|re)s?) ?(?:more|greater|heavier|larger|less|lighter|smaller)',
        '^ ?(?:кг|г|т|л|килограмм[а-я]*|грамм[а-я]*|тонн[а-я]*)?(?: больше| меньше)',
      ),
      before: words(
        '(?:more|greater|heavier|larger|less|lighter|smaller)[^.]{0,30} by $',
        '(?:больше|меньше)[^.%]{0,40} на $',
      ),
    },
  },
  asks: {
    z: words('third|new|resulting|obtained|mixture', 'трет|получ|нов'),
    x: words('first', 'перв'),
    y: words('second', 'втор'),
  },
  steps: {
    x: step(
      both('the mass of the first one', 'масса первого'),
      both(
        'Call the mass of the first one x, so the second is x + {d}. How much of the pure substance is in the first ({a} %), in the second ({b} %) and in both together ({c} %)?',
        'Пусть масса первого x, тогда масса второго x + {d}. Сколько чистого вещества в первом ({a} %), во втором ({b} %) и в обоих вместе ({c} %)?',
      ),
      both(
        'The pure substance of both is what the third has: first part plus second part equals {c} % of the whole mass. Which equation is that?',
        'Чистое вещество первого и второго вместе и есть вещество третьего: первая часть плюс вторая равна {c} % всей массы. Какое это уравнение?',
      ),
    ),
    y: step(
      both('the mass of the second one', 'масса второго'),
      both('How heavy is the second one then?', 'Какова тогда масса второго?'),
      both('It differs from the first by {d}.', 'Она отличается от массы первого на {d}.'),
    ),
    z: step(
      both('the mass of the third one', 'масса третьего'),
      both('The third is made of both: what is its mass?', 'Третий сделан из обоих: какова его масса?'),
      both('Add the two masses.', 'Сложи две массы.'),
    ),
  },
  slips: {
    twice: both(
      'That is two times the first one. The second is heavier by {d}: what is the sum?',
      'Это две массы первого. Второй тяжелее на {d}: какова сумма?',
    ),
  },
  example: both(
    'Alloys of 20 % and 50 %, the second 6 kg heavier, together 40 %: 0.2x + 0.5(x + 6) = 0.4(2x + 6), so x = 6, and the third weighs 6 + 12 = 18 kg.',
    'Сплавы 20 % и 50 %, второй на 6 кг тяжелее, вместе 40 %: 0,2x + 0,5(x + 6) = 0,4(2x + 6), откуда x = 6, а третий весит 6 + 12 = 18 кг.',
  ),
} satisfies UsualWords

const solution = {
  places: {
    solution: {
      after: words(
        '^ ?(?:g|grams?|kg|ml|l|lit(?:er|re)s?) (?:of )?(?:a |an |the )?(?:solution with (?:a )?(?:mass fraction|concentration)[a-z ]{0,20})?$',
        '^ ?(?:г|гр|грамм[а-я]*|кг|мл|л)\\.? ?(?:раствора [^.\\d]{0,60})?$',
      ),
    },
    water: {
      after: words(
        '^ ?(?:g|grams?|kg|ml|l|lit(?:er|re)s?) (?:of )?(?:pure )?water',
        '^ ?(?:г|гр|грамм[а-я]*|кг|мл|л)\\.? (?:чистой )?воды',
      ),
      before: words('water[^.]{0,12}$', 'воды[^.]{0,12}$'),
    },
    solute: {
      after: words(
        '^ ?(?:g|grams?|kg) (?:of )?(?:pure |more )?(?!water|solution|a |the |an )[a-z]{3,}',
        '^ ?(?:г|гр|грамм[а-я]*|кг)\\.? (?:(?:чистой|чистого|этой же|того же|еще) )?(?!воды|раствор)(?:сол|сахар|веществ|щелоч|кислот|гидроксид|хлорид|соды|нитрат)',
      ),
    },
  },
  solute: step(
    both('the dissolved substance', 'масса растворённого вещества'),
    both(
      'How many grams of the dissolved substance are in {m} of the {p} % solution?',
      'Сколько граммов вещества в {m} г раствора с долей {p} %?',
    ),
    both('Take {p} % of {m}.', 'Найди {p} % от {m}.'),
  ),
  share: step(
    both('the new share in percent', 'новая массовая доля'),
    both(
      'Which part of the new mass is the dissolved substance, in percent?',
      'Какую часть новой массы составляет вещество, в процентах?',
    ),
    both(
      'Divide the substance by the whole new mass and take it times 100.',
      'Раздели массу вещества на всю новую массу и умножь на 100.',
    ),
  ),
} as const

const asksShare = words('percent|%|fraction|concentration|strength', 'дол[яюи]|процент|концентрац|%')

export const mixingWords: Readonly<Record<string, UsualWords>> = {
  'alloys-second-more': alloys,
  'alloys-first-more': {
    ...alloys,
    tells: [
      words('alloy|solution', 'сплав|раствор'),
      words(
        'first[^.]{0,60}(?:more|greater|heavier|larger|bigger)|second[^.]{0,60}(?:less|lighter|smaller)',
        'масса первого[^.]{0,40}больше|перв[а-я]+[^.]{0,24} больше|масса второго[^.]{0,40}меньше',
      ),
    ],
    steps: {
      ...alloys.steps,
      x: step(
        alloys.steps.x.name,
        both(
          'Call the mass of the second one x, so the first is x + {d}. How much of the pure substance is in the first ({a} %), in the second ({b} %) and in both together ({c} %)?',
          'Пусть масса второго x, тогда масса первого x + {d}. Сколько чистого вещества в первом ({a} %), во втором ({b} %) и в обоих вместе ({c} %)?',
        ),
        alloys.steps.x.more,
      ),
    },
  },
  'equal-mixed': {
    tells: [
      words(
        'equal (?:amount|mass|volume|quantit|part)[a-z]*|same (?:amount|mass|volume|quantity)',
        '(?:одинаков[а-я]+|равн[а-я]+) (?:количеств|масс|объем|част)',
      ),
      words('mix|together|combin|alloy', 'смеш|слил|слить|сплав|соедин'),
      words('solution|alloy|acid|salt', 'раствор|сплав|кислот'),
    ],
    unless: words('water|three|third', 'воды|третьего раствора|трех'),
    asks: { c: asksShare },
    steps: {
      s: step(
        both('the pure substance in 100 g of each together', 'вещество в двух порциях по 100 г'),
        both(
          'Take 100 g of each. How much of the pure substance is in the two, with {a} % and {b} %?',
          'Возьми по 100 г каждого. Сколько вещества в двух порциях вместе, если доли {a} % и {b} %?',
        ),
        both('{a} g and {b} g: what is that together?', '{a} г и {b} г: сколько это вместе?'),
      ),
      c: step(
        both('the share in the mixture', 'доля в смеси'),
        both(
          'The mixture weighs 200 g. How many percent of it is the pure substance?',
          'Смесь весит 200 г. Сколько процентов от неё составляет вещество?',
        ),
        both(
          'The mass has doubled as well. Which part of 200 g is it?',
          'Масса тоже удвоилась. Какая это часть от 200 г?',
        ),
      ),
    },
    slips: {
      added: both(
        'Percents of two portions do not add up: the mass is twice as big, too. What is the part of 200 g?',
        'Проценты двух порций не складываются: масса тоже стала вдвое больше. Какая это часть от 200 г?',
      ),
    },
    example: both(
      'Equal masses with 4 % and 8 %: 4 g and 8 g in 200 g, that is 6 %.',
      'Поровну растворов 4 % и 8 %: 4 г и 8 г в 200 г, это 6 %.',
    ),
  },
  'dried-known': {
    tells: [
      words('water|moisture', 'влаг|вод[ыа]'),
      words('raisin|dried|dry', 'изюм|суш|сухи'),
      words(
        '(?:how (?:much|many)|find|what)[^?]*(?:grape|fresh|plum|apple|apricot|mushroom|fruit)',
        '(?:сколько|найд)[^?]*(?:виноград|свеж|слив|яблок|абрикос|грибов|фрукт)',
      ),
    ],
    places: {
      dry: {
        after: words(
          '^ ?(?:kg|kilograms?|g|grams?) (?:of )?(?:the )?(?:raisin|dried|dry)',
          '^ ?(?:кг|килограмм[а-я]*|г) (?:изюм|суш|сухи)',
        ),
      },
    },
    steps: {
      s: step(
        both('the dry substance', 'сухое вещество'),
        both(
          'Only the water goes away. How many kg in {m} kg of the dried ones are no water?',
          'Уходит только вода. Сколько килограммов в {m} кг сушёных это не вода?',
        ),
        both('If {D} % are water, how many percent are not?', 'Если воды {D} %, сколько процентов не вода?'),
      ),
      x: step(
        both('the fresh mass', 'масса свежих'),
        both(
          'The same dry substance is in the fresh ones, where {F} % are water. How many percent of the fresh mass is it, and how big is that mass?',
          'То же сухое вещество было в свежих, где воды {F} %. Сколько процентов свежей массы оно составляет и какова эта масса?',
        ),
        both('Divide the dry substance by its part in the fresh ones.', 'Раздели сухое вещество на его долю в свежих.'),
      ),
    },
    slips: {
      water: both(
        'That works with the shares of water, but the water is not the same before and after. What stays the same?',
        'Здесь взяты доли воды, а воды до и после не поровну. Что остаётся тем же?',
      ),
    },
    example: both(
      'Mushrooms with 80 % water, dried ones with 10 %: 2 kg of dried have 1.8 kg of dry substance, that is 20 % of the fresh 9 kg.',
      'В грибах 80 % воды, в сушёных 10 %: в 2 кг сушёных 1,8 кг сухого вещества, это 20 % от свежих 9 кг.',
    ),
  },
  'fresh-known': {
    tells: [
      words('water|moisture', 'влаг|вод[ыа]'),
      words('raisin|dried|dry', 'изюм|суш|сухи'),
      words('(?:how (?:much|many)|find|what)[^?]*(?:raisin|dried|dry)', '(?:сколько|найд)[^?]*(?:изюма|суш|сухи)'),
    ],
    unless: words(
      '(?:how (?:much|many)|find|what)[^?]*(?:grape|fresh)',
      '(?:сколько|найд)[^?]{0,30}(?:винограда|свеж)',
    ),
    places: {
      fresh: {
        after: words(
          '^ ?(?:kg|kilograms?|g|grams?) (?:of )?(?:the )?(?:fresh |these )?(?:grape|fresh|plum|apple|apricot|mushroom|fruit)',
          '^ ?(?:кг|килограмм[а-я]*|г) (?:виноград|свеж|слив|яблок|абрикос|грибов|фрукт)',
        ),
      },
    },
    steps: {
      s: step(
        both('the dry substance', 'сухое вещество'),
        both(
          'Only the water goes away. How many kg in {m} kg of the fresh ones are no water?',
          'Уходит только вода. Сколько килограммов в {m} кг свежих это не вода?',
        ),
        both('If {F} % are water, how many percent are not?', 'Если воды {F} %, сколько процентов не вода?'),
      ),
      x: step(
        both('the dried mass', 'масса сушёных'),
        both(
          'The same dry substance is in the dried ones, where {D} % are water. How big is their mass?',
          'То же сухое вещество осталось в сушёных, где воды {D} %. Какова их масса?',
        ),
        both(
          'Divide the dry substance by its part in the dried ones.',
          'Раздели сухое вещество на его долю в сушёных.',
        ),
      ),
    },
    slips: {
      water: both(
        'That works with the shares of water, but the water is not the same before and after. What stays the same?',
        'Здесь взяты доли воды, а воды до и после не поровну. Что остаётся тем же?',
      ),
    },
    example: both(
      'Mushrooms with 80 % water, dried ones with 10 %: 9 kg fresh have 1.8 kg of dry substance, that is 90 % of 2 kg.',
      'В грибах 80 % воды, в сушёных 10 %: в 9 кг свежих 1,8 кг сухого вещества, это 90 % от 2 кг.',
    ),
  },
  evaporated: {
    tells: [words('evaporat|boiled (?:off|away)', 'выпар|испар'), words('solution', 'раствор')],
    unless: words('added|mixed', 'добав|смеш|прилил'),
    asks: { c: asksShare },
    places: solution.places,
    steps: {
      s: solution.solute,
      T: step(
        both('the new mass', 'новая масса раствора'),
        both(
          '{w} of water are gone. What does the solution weigh now?',
          'Воды ушло {w}. Сколько теперь весит раствор?',
        ),
        both('Take {w} away from {m}.', 'Вычти {w} из {m}.'),
      ),
      c: solution.share,
    },
    slips: {
      'old-mass': both(
        'Only water goes away, the dissolved substance stays. How much of it is there, and in which mass?',
        'Уходит только вода, вещество остаётся. Сколько его и в какой массе?',
      ),
    },
    example: both(
      '300 g of a 10 % solution lose 100 g of water: 30 g in 200 g are 15 %.',
      'Из 300 г раствора 10 % выпарили 100 г воды: 30 г в 200 г это 15 %.',
    ),
  },
  'solute-added': {
    tells: [words('added|adds?|dissolved in', 'добав|всыпал|растворили в|насыпал|досып'), words('solution', 'раствор')],
    unless: words('evaporat|mixed|water (?:is|was|are|were|has)|of (?:pure )?water', 'выпар|смеш|воды'),
    asks: { c: asksShare },
    places: solution.places,
    steps: {
      s: solution.solute,
      S: step(
        both('the substance after adding', 'вещество после добавления'),
        both(
          '{w} more are added. How much of the substance is there now?',
          'Добавили ещё {w}. Сколько теперь вещества?',
        ),
        both('Add {w} to what was dissolved before.', 'Прибавь {w} к тому, что было растворено.'),
      ),
      T: step(
        both('the new mass', 'новая масса раствора'),
        both('What does the whole solution weigh now?', 'Сколько теперь весит весь раствор?'),
        both('The solution gets heavier by {w} as well.', 'Раствор тоже стал тяжелее на {w}.'),
      ),
      c: solution.share,
    },
    slips: {
      'old-mass': both(
        'The substance is counted right, but the solution got heavier, too. What does it weigh now?',
        'Вещество сосчитано верно, но и раствор стал тяжелее. Сколько он теперь весит?',
      ),
      'old-solute': both(
        'The mass is the new one, but the substance is the old one. How much of it is there now?',
        'Масса новая, а вещества взято столько, сколько было. Сколько его теперь?',
      ),
    },
    example: both(
      '10 g of salt into 190 g of a 10 % solution: 19 + 10 = 29 g in 200 g, that is 14.5 %.',
      '10 г соли в 190 г раствора 10 %: 19 + 10 = 29 г в 200 г, это 14,5 %.',
    ),
  },
  'water-added': {
    tells: [words('added|adds?|poured|diluted', 'добав|долил|влили|прилил|разбав'), words('solution', 'раствор')],
    unless: words('evaporat|mixed with', 'выпар|смеш'),
    asks: { c: asksShare },
    places: solution.places,
    steps: {
      s: solution.solute,
      T: step(
        both('the new mass', 'новая масса раствора'),
        both('{w} of water are added. How much solution is there now?', 'Воды добавили {w}. Сколько теперь раствора?'),
        both('Add {w} to {m}.', 'Прибавь {w} к {m}.'),
      ),
      c: solution.share,
    },
    slips: {
      'old-mass': both(
        'The dissolved substance is as much as before, only the whole is more. How much solution is there now?',
        'Вещества столько же, больше стало только раствора. Сколько его теперь?',
      ),
    },
    example: both(
      '100 g of water into 200 g of a 15 % solution: 30 g in 300 g, that is 10 %.',
      '100 г воды в 200 г раствора 15 %: 30 г в 300 г, это 10 %.',
    ),
  },
}

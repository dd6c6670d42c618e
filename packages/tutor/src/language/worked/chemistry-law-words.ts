import { both, type LawWords } from './words-of-law.ts'

const molarMass = {
  ask: both(
    'What is the molar mass of {formula}: how many atoms of each kind does it have?',
    'Какая молярная масса у {formula}: сколько там атомов каждого вида?',
  ),
  more: both(
    'Add the relative atomic masses of all atoms in {formula}, each as often as it occurs. What is the sum?',
    'Сложи относительные атомные массы всех атомов в {formula}, каждую столько раз, сколько атомов. Какая сумма?',
  ),
}
const indices = both(
  'The way is right, but look at the molar mass: {shows} How big is it then?',
  'Ход верный, но проверь молярную массу: {shows} Какая она тогда?',
)
const molesOfGrams = {
  ask: both('One mole has that mass. How many moles are in {m}?', 'Столько весит один моль. Сколько молей в {m}?'),
  more: both(
    'Mass divided by molar mass. Which number is divided by which?',
    'Массу делят на молярную массу. Какое число на какое?',
  ),
}
const molesTurned = both(
  'The right two numbers, but turned over. How many times does the molar mass go into the mass?',
  'Числа те, но деление перевёрнуто. Сколько раз молярная масса помещается в массе?',
)
const volumeOfMoles = {
  ask: both(
    'One mole of any gas takes {v} here. How much do your moles take?',
    'Моль любого газа занимает здесь {v}. Сколько занимают твои моли?',
  ),
  more: both('Moles times the volume of one mole. Which numbers?', 'Моли на объём одного моля. Какие числа?'),
}
const molesOfVolume = {
  ask: both(
    'One mole of any gas takes {v} here. How many moles are in {V}?',
    'Моль любого газа занимает здесь {v}. Сколько молей в {V}?',
  ),
  more: both('How often does {v} go into {V}?', 'Сколько раз {v} помещается в {V}?'),
}
const unitOfVolume = {
  said: /22[.,]4.{0,30}(?:or|или)|(?:why|почему|откуда).{0,25}(?:22|24)/iu,
  reply: both(
    'At standard conditions a mole of gas takes 22.4 liters, at room temperature about 24. The task tells which one is meant.',
    'При н. у. моль газа занимает 22,4 л, при комнатной температуре около 24 л. Что брать, сказано в условии.',
  ),
}
const noPercent = both(
  'The fraction is right. What has to be done to have it in percent?',
  'Дробь верная. Что сделать, чтобы получить проценты?',
)

export const chemistryLawWords: Readonly<Record<string, LawWords>> = {
  moles: {
    tells: [/mol|мол|amount|количеств/iu],
    steps: { M: molarMass, n: molesOfGrams },
    slips: {
      indices,
      turned: molesTurned,
      multiplied: both(
        'Multiplied, that is too much: how many times does the molar mass go into the mass?',
        'Умножать не надо: сколько раз молярная масса помещается в массе?',
      ),
    },
    example: both(
      '36 g of water: M = 2 · 1 + 16 = 18 g/mol, so 36 : 18 = 2 mol.',
      '36 г воды: M = 2 · 1 + 16 = 18 г/моль, значит, 36 : 18 = 2 моль.',
    ),
  },
  'mass-of-moles': {
    tells: [/mass|grams?|weigh|масс|грамм|сколько г/iu],
    steps: {
      M: molarMass,
      m: {
        ask: both('One mole has that mass. And {n}?', 'Столько весит один моль. А {n}?'),
        more: both('Moles times molar mass. Which numbers?', 'Моли на молярную массу. Какие числа?'),
      },
    },
    slips: {
      indices,
      divided: both(
        'Each mole has the molar mass, and there are several or a part of one. So what is done with the two numbers?',
        'Каждый моль весит молярную массу. Что тогда делают с этими двумя числами?',
      ),
      'volume-instead': both(
        '22.4 belongs to the volume of a gas. The mass asks for another number: which one tells the mass of a mole?',
        '22,4 относится к объёму газа. Для массы нужно другое число: какое говорит о массе моля?',
      ),
    },
    example: both('2 mol of water: 2 · 18 = 36 g.', '2 моль воды: 2 · 18 = 36 г.'),
  },
  'gas-of-moles': {
    tells: [/volume|lit(?:er|re)s?|dm|об[ъь][её]м|литр|л(?!\p{L})/iu],
    steps: { V: volumeOfMoles },
    slips: {
      'mass-instead': both(
        'That is the mass in grams: moles times the molar mass. The volume asks for another number: how much does one mole of any gas take?',
        'Это масса в граммах: моли на молярную массу. Для объёма нужно другое число: сколько занимает один моль любого газа?',
      ),
      divided: both(
        'More moles take more room. So what is done with the moles and the volume of one mole?',
        'Больше молей, больше места. Что тогда делают с молями и объёмом одного моля?',
      ),
    },
    example: both('3 mol at standard conditions: 3 · 22.4 = 67.2 l.', '3 моль при н. у.: 3 · 22,4 = 67,2 л.'),
    answers: [unitOfVolume],
  },
  'gas-of-mass': {
    tells: [/volume|lit(?:er|re)s?|dm|об[ъь][её]м|литр|л(?!\p{L})/iu],
    steps: { M: molarMass, n: molesOfGrams, V: volumeOfMoles },
    slips: {
      indices,
      turned: molesTurned,
      'grams-as-moles': both(
        '{m} were taken for moles. How many moles are they first?',
        '{m} взяты как моли. Сколько это сначала молей?',
      ),
    },
    example: both(
      '36 g of water vapor: 36 : 18 = 2 mol, 2 · 22.4 = 44.8 l.',
      '36 г водяного пара: 36 : 18 = 2 моль, 2 · 22,4 = 44,8 л.',
    ),
    answers: [unitOfVolume],
  },
  'moles-of-gas': {
    tells: [/mol|мол|amount|количеств/iu],
    steps: { n: molesOfVolume },
    slips: {
      turned: both(
        'The right two numbers, but turned over. How often does the volume of one mole go into {V}?',
        'Числа те, но деление перевёрнуто. Сколько раз объём одного моля помещается в {V}?',
      ),
    },
    example: both('44.8 l at standard conditions: 44.8 : 22.4 = 2 mol.', '44,8 л при н. у.: 44,8 : 22,4 = 2 моль.'),
    answers: [unitOfVolume],
  },
  'mass-of-gas': {
    tells: [/mass|grams?|масс|грамм/iu],
    steps: {
      n: molesOfVolume,
      M: molarMass,
      m: {
        ask: both(
          'With these moles and the molar mass: what is the mass?',
          'С этими молями и молярной массой: какая масса?',
        ),
        more: both('Moles times molar mass. Which numbers?', 'Моли на молярную массу. Какие числа?'),
      },
    },
    slips: {
      indices,
      'liters-as-moles': both(
        '{V} are no moles yet. How many moles of gas are they?',
        '{V} это ещё не моли. Сколько это молей газа?',
      ),
    },
    example: both('11.2 l of O₂: 0.5 mol, 0.5 · 32 = 16 g.', '11,2 л O₂: 0,5 моль, 0,5 · 32 = 16 г.'),
    answers: [unitOfVolume],
  },
  'molar-mass': {
    tells: [
      /molar mass|molecular (?:mass|weight)|formula mass|молярн\p{L}* масс|молекулярн\p{L}* масс|(?<!\p{L})Mr?(?!\p{L})/iu,
    ],
    steps: { M: molarMass },
    slips: {
      bracket: both(
        'The atomic masses are right, but the number behind the bracket was left out. What does it count in {formula}?',
        'Атомные массы верные, но число за скобкой пропущено. Что оно считает в {formula}?',
      ),
      index: both(
        'Each kind of atom was taken once. What do the small numbers in {formula} tell?',
        'Каждый вид атомов взят по одному разу. О чём говорят маленькие числа в {formula}?',
      ),
    },
    example: both('Mg(OH)₂: 24 + 2 · (16 + 1) = 58 g/mol.', 'Mg(OH)₂: 24 + 2 · (16 + 1) = 58 г/моль.'),
  },
  'particles-of-moles': {
    tells: [/molecules|atoms|particles|молекул|атом|частиц/iu],
    steps: {
      N: {
        ask: both(
          'Each mole has 6.02·10²³ particles. How many are in {n}?',
          'В каждом моле 6,02·10²³ частиц. Сколько их в {n}?',
        ),
        more: both('Moles times the Avogadro constant. Which numbers?', 'Моли на число Авогадро. Какие числа?'),
      },
    },
    slips: {},
    example: both('3 mol: 3 · 6.02·10²³ ≈ 1.8·10²⁴.', '3 моль: 3 · 6,02·10²³ ≈ 1,8·10²⁴.'),
  },
  concentration: {
    tells: [/concentrat|molarity|концентрац|молярност/iu],
    steps: {
      c: {
        ask: both(
          'Concentration tells the moles in one liter. What is divided by what, of {n} and {V}, with the volume in dm³?',
          'Концентрация это моли в одном литре. Что на что делят, {n} и {V}, если объём в литрах?',
        ),
        more: both('Moles divided by liters. How many liters is {V}?', 'Моли на литры. Сколько литров в {V}?'),
      },
    },
    slips: {
      turned: both(
        'Turned over: that would be liters for one mole. What is divided by what?',
        'Перевёрнуто: это литры на моль. Что на что делят?',
      ),
    },
    example: both(
      '0.5 mol in 250 cm³: 250 cm³ is 0.25 dm³, so 2 mol/dm³.',
      '0,5 моль в 250 мл: это 0,25 л, значит, 2 моль/л.',
    ),
  },
  'moles-of-solution': {
    tells: [/mol|мол|amount|количеств/iu],
    unless: /neutrali|titrat|нейтрализ|титр|dilut|разбав/iu,
    steps: {
      n: {
        ask: both(
          'Each liter holds as many moles as {c} tells. How many liters is {V}, and how many moles are in it?',
          'В каждом литре столько молей, сколько говорит {c}. Сколько литров в {V} и сколько там молей?',
        ),
        more: both(
          'Concentration times the volume in liters. Which numbers?',
          'Концентрация на объём в литрах. Какие числа?',
        ),
      },
    },
    slips: {},
    example: both('0.2 mol/dm³ and 500 cm³: 0.2 · 0.5 = 0.1 mol.', '0,2 моль/л и 500 мл: 0,2 · 0,5 = 0,1 моль.'),
  },
  titration: {
    tells: [/neutrali|titrat|нейтрализ|титр|react/iu],
    steps: {
      n: {
        ask: both(
          'One solution is known completely: how many moles are in {V} of {c}?',
          'Один раствор известен полностью: сколько молей в {V} с концентрацией {c}?',
        ),
        more: both('Concentration times volume in dm³. What is it?', 'Концентрация на объём в литрах. Сколько это?'),
      },
      N: {
        ask: both(
          'What does the balanced equation say: how many {other} are there for one {one}?',
          'Что говорит уравнение реакции: сколько {other} приходится на одну {one}?',
        ),
        more: both(
          'Write the equation of {one} with {other} and balance it. Which ratio do you see?',
          'Запиши уравнение {one} с {other} и уравняй. Какое там отношение?',
        ),
      },
      C: {
        ask: both(
          'Those moles are in {W}. What is the concentration?',
          'Эти моли содержатся в {W}. Какая концентрация?',
        ),
        more: both('Moles divided by the volume in dm³. Which numbers?', 'Моли на объём в литрах. Какие числа?'),
      },
    },
    slips: {
      ratio: both(
        'The moles of the known solution are right, but the two were taken one to one. What does the balanced equation say: how many {other} for one {one}?',
        'Моли известного раствора верные, но вещества взяты один к одному. Что говорит уравнение: сколько {other} на одну {one}?',
      ),
      'ratio-turned': both(
        'The ratio is there, but turned over. Of which one are more moles needed, {one} or {other}?',
        'Отношение учтено, но наоборот. Чего нужно больше молей, {one} или {other}?',
      ),
    },
    example: both(
      '20 cm³ of 0.1 mol/dm³ HCl for 10 cm³ of NaOH, one to one: 0.002 mol, so 0.2 mol/dm³.',
      '20 мл 0,1 моль/л HCl на 10 мл NaOH, один к одному: 0,002 моль, значит, 0,2 моль/л.',
    ),
  },
  'ph-acid': {
    tells: [/p[Hн]|рН/iu],
    steps: {
      p: {
        ask: both(
          'A strong acid gives all its H⁺, so their concentration is {c}. How is pH defined by it?',
          'Сильная кислота отдаёт все H⁺, их концентрация {c}. Как через неё определён pH?',
        ),
        more: both(
          'Write the concentration as a power of ten. What does pH make of the exponent?',
          'Запиши концентрацию степенью десяти. Что pH делает с показателем?',
        ),
      },
    },
    slips: {
      sign: both(
        'H⁺ and the logarithm are right. Look at the definition of pH once more: which sign stands before the logarithm?',
        'H⁺ и логарифм верные. Посмотри ещё раз на определение pH: какой знак стоит перед логарифмом?',
      ),
      'is-poh': both(
        'That is above 7, as for a base. This is an acid: what does the definition give for H⁺ directly?',
        'Это больше 7, как у щёлочи. А это кислота: что даёт определение прямо для H⁺?',
      ),
      'not-yet': both(
        'That is the concentration of H⁺. How does pH follow from it?',
        'Это концентрация H⁺. Как из неё получить pH?',
      ),
    },
    example: both('0.001 mol/dm³: that is 10⁻³, so pH 3.', '0,001 моль/л: это 10⁻³, значит, pH 3.'),
  },
  'ph-base': {
    tells: [/p[Hн]|рН/iu],
    steps: {
      o: {
        ask: both('A base gives OH⁻, here {c}. What is the pOH?', 'Щёлочь даёт OH⁻, здесь {c}. Чему равен pOH?'),
        more: both(
          'The pOH is made of OH⁻ as pH is of H⁺. What is the exponent?',
          'Показатель pOH получают из OH⁻ так же, как pH из H⁺. Какой показатель?',
        ),
      },
      p: {
        ask: both(
          'How much do pOH and pH make together? What is the pH then?',
          'Сколько составляют pOH и pH вместе? Чему тогда равен pH?',
        ),
        more: both(
          'At 25 °C the two add up to 14. What is left for pH?',
          'При 25 °C вместе они дают 14. Сколько остаётся на pH?',
        ),
      },
    },
    slips: {
      sign: both('Which sign stands before the logarithm?', 'Какой знак стоит перед логарифмом?'),
      'poh-left': both(
        'For a base it has to be over 7, you are right to wonder: {c} counts the OH⁻ ions, so that number is the pOH. How do you get from pOH to pH?',
        'У щёлочи должно быть больше 7, сомнение верное: {c} считает ионы OH⁻, значит, это pOH. Как от pOH перейти к pH?',
      ),
      adds: both(
        'The two together make 14, so one is taken away from it. Which?',
        'Вместе они дают 14, значит, одно вычитают. Что из чего?',
      ),
    },
    example: both('0.001 mol/dm³ KOH: pOH 3, so pH 14 − 3 = 11.', '0,001 моль/л KOH: pOH 3, значит, pH 14 − 3 = 11.'),
  },
  solute: {
    tells: [/solution|раствор/iu],
    unless: /mix|add|evaporat|water|смеш|добав|долил|выпар|вод[ыеау]/iu,
    steps: {
      s: {
        ask: both(
          '{w} means: in every 100 g of the solution there are how many grams of the substance? And in {m}?',
          '{w} значит: сколько граммов вещества в каждых 100 г раствора? А в {m}?',
        ),
        more: both(
          'How often do 100 g go into {m}? Take the grams of 100 g as often.',
          'Сколько раз по 100 г в {m}? Столько раз возьми граммы из 100 г.',
        ),
      },
    },
    slips: {
      percent: both(
        'Percent are hundredths. What fraction of {m} is it?',
        'Процент это сотая часть. Какая это доля от {m}?',
      ),
      'is-water': both('That is the water. And the dissolved substance?', 'Это вода. А растворённое вещество?'),
      'grams-of-hundred': both(
        'So much is in 100 g. How many hundreds are there in {m}?',
        'Столько в 100 г. А сколько сотен в {m}?',
      ),
      divided: both(
        'A part of {m} has to be smaller. How do you take {w} of it?',
        'Часть от {m} должна быть меньше. Как взять {w} от числа?',
      ),
    },
    example: both(
      '200 g with 10 %: 10 g in each 100 g, so 20 g.',
      '200 г 10 %-го: по 10 г в каждых 100 г, значит, 20 г.',
    ),
  },
  'share-of-water': {
    tells: [/mass fraction|percent|%|concentrat|массов\p{L}* дол|процент|концентрац/iu, /water|вод/iu],
    unless: /mix|added to|evaporat|смеш|добавили к|выпар/iu,
    steps: {
      m: {
        ask: both(
          'How much does the whole solution weigh, {s} and {W} together?',
          'Сколько весит весь раствор, {s} и {W} вместе?',
        ),
        more: both(
          'Substance and water are both in it. What is the sum?',
          'В растворе и вещество, и вода. Какая сумма?',
        ),
      },
      w: {
        ask: both(
          'Which part of the whole solution is the substance, {s}? In percent?',
          'Какую часть всего раствора составляет вещество, {s}? В процентах?',
        ),
        more: both(
          'Substance divided by solution, times 100. Which numbers?',
          'Вещество на раствор, на 100. Какие числа?',
        ),
      },
    },
    slips: {
      'water-only': both(
        'It was divided by the water alone. The substance is in the solution, too: how much does all of it weigh?',
        'Разделено только на воду. В растворе есть и вещество: сколько весит всё вместе?',
      ),
      'no-percent': noPercent,
      'is-water': both('That is the part of the water. And of the substance?', 'Это доля воды. А вещества?'),
    },
    example: both('5 g in 45 g of water: 50 g, so 10 %.', '5 г в 45 г воды: 50 г, значит, 10 %.'),
  },
  share: {
    tells: [/mass fraction|percent|%|concentrat|массов\p{L}* дол|процент|концентрац/iu, /solution|раствор/iu],
    unless: /mix|add|evaporat|water|смеш|добав|выпар|вод[ыеау]/iu,
    steps: {
      w: {
        ask: both(
          'Which part of the {m} is the substance, {s}? In percent?',
          'Какую часть от {m} составляет вещество, {s}? В процентах?',
        ),
        more: both(
          'Substance divided by solution, times 100. Which numbers?',
          'Вещество на раствор, на 100. Какие числа?',
        ),
      },
    },
    slips: {
      'no-percent': noPercent,
      'added-again': both(
        '{m} is the whole solution already. What is divided by what?',
        '{m} это уже весь раствор. Что на что делят?',
      ),
      'water-only': both(
        'It was divided by the water alone. What does the whole solution weigh?',
        'Разделено только на воду. Сколько весит весь раствор?',
      ),
    },
    example: both('5 g in 50 g of solution: 10 %.', '5 г в 50 г раствора: 10 %.'),
  },
  'mixed-solutions': {
    tells: [/mix|pour|add|смеш|слил|добав|смес/iu, /%|percent|процент/iu],
    unless: /price|cost|цен|руб|стоим/iu,
    steps: {
      a: {
        ask: both(
          'How much pure substance is in {m} of the first, with {w}?',
          'Сколько чистого вещества в первых {m}, если его {w}?',
        ),
        more: both('Take {w} of {m}. What is it?', 'Возьми {w} от {m}. Сколько это?'),
      },
      b: {
        ask: both('And in {n} of the second, with {W}?', 'А во вторых {n}, если его {W}?'),
        more: both('Take {W} of {n}. What is it?', 'Возьми {W} от {n}. Сколько это?'),
      },
      s: {
        ask: both('How much substance is that together?', 'Сколько вещества вместе?'),
        more: both('Add the two amounts. What is the sum?', 'Сложи оба количества. Какая сумма?'),
      },
      M: {
        ask: both('How much does the mixture weigh?', 'Сколько весит смесь?'),
        more: both('{m} and {n} together: what is it?', '{m} и {n} вместе: сколько?'),
      },
      p: {
        ask: both(
          'Which part of the mixture is the substance, in percent?',
          'Какую часть смеси составляет вещество, в процентах?',
        ),
        more: both(
          'Substance divided by mixture, times 100. Which numbers?',
          'Вещество на смесь, на 100. Какие числа?',
        ),
      },
    },
    slips: {
      mean: both(
        'The plain mean is right only for equal masses. Of which solution is there more, and to which percentage is the mixture nearer?',
        'Просто среднее верно лишь при равных массах. Какого раствора больше и к какому проценту ближе смесь?',
      ),
      adds: both(
        'Percentages of two solutions do not add: the mixture lies between them. How much pure substance is in each?',
        'Проценты двух растворов не складывают: смесь между ними. Сколько чистого вещества в каждом?',
      ),
      'no-percent': both(
        'The fraction is right, but it is not in percent yet: should the mixture not lie between {w} and {W}? What turns a fraction into percent?',
        'Дробь верная, но это ещё не проценты: разве смесь не между {w} и {W}? Что превращает дробь в проценты?',
      ),
      percent: both(
        'Percent are hundredths. What is that part in grams?',
        'Процент это сотая часть. Сколько это в граммах?',
      ),
    },
    example: both(
      '100 g of 10 % and 100 g of 30 %: 10 g and 30 g, 40 g of 200 g, so 20 %.',
      '100 г 10 %-го и 100 г 30 %-го: 10 г и 30 г, 40 г из 200 г, значит, 20 %.',
    ),
  },
  'element-share': {
    tells: [/percent|mass fraction|composition|share|массов\p{L}* дол|процент/iu],
    steps: {
      M: molarMass,
      w: {
        ask: both(
          'How much of that do all atoms of the element make, in percent?',
          'Какую часть от неё дают все атомы этого элемента, в процентах?',
        ),
        more: both(
          'Count the atoms of the element in {formula}: their mass divided by the whole, times 100.',
          'Сосчитай атомы элемента в {formula}: их массу раздели на всю и умножь на 100.',
        ),
      },
    },
    slips: {
      indices,
      index: both(
        'One atom was counted. How many atoms of the element does {formula} have?',
        'Взят один атом. А сколько атомов этого элемента в {formula}?',
      ),
      'no-percent': noPercent,
    },
    example: both(
      'Oxygen in CO₂: 2 · 16 = 32 of 44, that is 72.7 %.',
      'Кислород в CO₂: 2 · 16 = 32 из 44, это 72,7 %.',
    ),
  },
}

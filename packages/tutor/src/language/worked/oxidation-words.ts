import { both } from './words-of-law.ts'

export const oxidationWords = {
  state: /oxidation (?:state|number)|степен\p{L}* окислени/iu,
  valence: /valenc|валентн/iu,
  spelled: {
    en: /(?<!\p{L})(?:one|two|three|four|five|six|seven)(?!\p{L})/giu,
    ru: /(?<!\p{L})(?:один|два|три|четыре|пять|шесть|семь)(?!\p{L})/giu,
  },
  numerals: {
    en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'],
    ru: ['один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь'],
  },
  elements: {
    H: /(?:hydrogen|водород)[^\d]*$/iu,
    O: /(?:oxygen|кислород)[^\d]*$/iu,
    Na: /(?:sodium|натри)[^\d]*$/iu,
    K: /(?:potassium|кали)[^\d]*$/iu,
    Ca: /(?:calcium|кальци)[^\d]*$/iu,
    Mg: /(?:magnesium|магни)[^\d]*$/iu,
  } as Readonly<Record<string, RegExp>>,
  oneForAll:
    /(?:one|same|single|only).{0,40}(?:always|whole|every|all)|always the same|different in|(?:не )?одна.{0,30}(?:всю|всегда|на всех)|всегда (?:одна|одинаков)|разная|в H2S/iu,
} as const

export const oxidationTexts = {
  known: {
    name: both('{other}', '{other}'),
    ask: both(
      'Which of the atoms in {formula} have a state that is known at once?',
      'У каких атомов в {formula} степень окисления известна сразу?',
    ),
    more: both(
      'Oxygen is nearly always −2 and hydrogen +1. Which of them are in {formula}?',
      'Кислород почти всегда −2, водород +1. Какие из них есть в {formula}?',
    ),
  },
  sum: {
    name: both('all of the known ones together', 'сумма известных'),
    ask: both(
      'Take {others} in {formula}, each as often as its index says: what do they make together?',
      'Возьми {others} в {formula}, каждый столько раз, сколько говорит индекс: сколько это вместе?',
    ),
    more: both(
      'Number of atoms times the usual value, for each of {others}, and add. What is the sum?',
      'Число атомов на обычное значение для {others}, и сложи. Какая сумма?',
    ),
  },
  goal: {
    name: both('the state of {element}', 'степень окисления {element}'),
    ask: both(
      'All atoms of {formula} together make zero. What is left for {element}?',
      'Все атомы в {formula} вместе дают ноль. Что остаётся на {element}?',
    ),
    more: both('Which number brings the sum of the others to zero?', 'Какое число доводит сумму остальных до нуля?'),
  },
  valence: {
    name: both('the valence of {element}', 'валентность {element}'),
    ask: both(
      'How many bonds do the oxygens hold (two each), how many of them go to hydrogen, and what is left for {element}?',
      'Сколько связей у всех кислородов (по две у каждого), сколько из них уходит на водород и что остаётся на {element}?',
    ),
    more: both(
      'Count the bonds of all oxygens in {formula}, take those to hydrogen away. What is left?',
      'Сосчитай связи всех кислородов в {formula} и вычти те, что с водородом. Сколько остаётся?',
    ),
  },
  sign: both(
    'The size is right. The others bring minus, and the sum has to be zero: which sign does {element} have?',
    'Число верное. А сумма всех должна быть ноль: какой тогда знак у {element}?',
  ),
  indices: both(
    'The values of {others} are right, but each was counted once. What do the small numbers in {formula} say?',
    'Значения у {others} верные, но каждый взят один раз. Что говорят индексы в {formula}?',
  ),
  shared: both(
    'That is for all atoms of {element} together. How many of them are there in {formula}?',
    'Это на все атомы {element} вместе. Сколько их в {formula}?',
  ),
  likeHydride: both(
    'Two is right for sulfur in H₂S, so the thought has a reason. Here oxygens are bound, too: how many bonds do the oxygens of {formula} take, and how many of them go to hydrogen?',
    'Два подходит для серы в H₂S, так что мысль не случайная. Здесь есть и кислород: сколько связей у кислородов в {formula} и сколько из них уходит на водород?',
  ),
  oneForAll: both(
    'One element can have several states: it depends on whether its partners take electrons from it or give some to it.',
    'У одного элемента бывает несколько степеней окисления: смотря, забирают соседи у него электроны или отдают ему.',
  ),
  exampleOfState: both(
    'In HNO₃: +1 and 3 · (−2) make −5, so N is +5.',
    'В HNO₃: +1 и 3 · (−2) дают −5, значит, N это +5.',
  ),
  exampleOfValence: both(
    'In SO₂: two oxygens with two bonds each, so S has four.',
    'В SO₂: два кислорода по две связи, значит, у S четыре.',
  ),
}

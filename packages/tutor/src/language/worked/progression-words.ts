import type { Language } from '../../math/latex.ts'
import type { Both } from '../../worked/task.ts'

/** How progressions are told and asked about; `N` is a number, `P` a place. */
export interface ProgressionWords {
  readonly places: readonly string[]
  readonly first: string
  readonly difference: string
  readonly ratio: string
  readonly geometric: string
  readonly named: string
  /** Asks for the sum; `P` is how many terms. */
  readonly sum: string
  /** Asks for a term; `P` is its place. */
  readonly term: string
  readonly nth: string
  readonly asksDifference: string
}

export const progressionWords: Readonly<Record<Language, ProgressionWords>> = {
  en: {
    places: [
      'first',
      'second',
      'third',
      'fourth',
      'fifth',
      'sixth',
      'seventh',
      'eighth',
      'ninth',
      'tenth',
      'eleventh',
      'twelfth',
      'thirteenth',
      'fourteenth',
      'fifteenth',
    ],
    first: 'first term(?: of an? (?:\\p{L}+ ){1,2})?(?: is| of| =|:)?|starts? (?:at|with|from)|term 1(?: is| =)?',
    difference: 'common difference(?: is| of| =|:)?|difference(?: is| of| =|:)|goes up (?:by|in)|adding',
    ratio: 'common ratio(?: is| of| =|:)?|ratio(?: is| of| =|:)',
    geometric: 'geometric|common ratio|(?<!\\p{L})gp(?!\\p{L})',
    named:
      'common difference|common ratio|arithmetic|geometric|progression|sequence|terms?(?!\\p{L})|(?<!\\p{L})[ag]\\.?p\\.?(?!\\p{L})',
    sum: 'sum (?:of )?(?:the |its )?(?:first )?P(?: terms)?|sum to P terms|add up (?:the )?first P|total of (?:the )?(?:first )?P terms',
    term: 'P term|term (?:number |no\\.? ?)?P|term P',
    nth: 'n-?th term|rule for the n|formula for the n|general term',
    asksDifference: "(?:find|what is|whats|what's) (?:the )?(?:common difference|d(?!\\p{L}))",
  },
  ru: {
    places: [
      'перв',
      'втор',
      'трет',
      'четверт',
      'пят',
      'шест',
      'седьм',
      'восьм',
      'девят',
      'десят',
      'одиннадцат',
      'двенадцат',
      'тринадцат',
      'четырнадцат',
      'пятнадцат',
    ],
    first: 'перв\\p{L}* член\\p{L}*(?: равен| =|:)?',
    difference: 'разност\\p{L}*(?: прогрессии)?(?: равна| =|:)?',
    ratio: 'знаменател\\p{L}*(?: прогрессии)?(?: равен| =|:)?',
    geometric: 'геом\\p{L}*|знаменател',
    named: 'прогресси|последовательност|член|арифм\\p{L}* пр',
    sum: 'сумм\\p{L}* (?:ее )?(?:перв\\p{L}* )?P(?:-?(?:ти|х|и))?(?: перв\\p{L}*)?(?: ее)?(?: член\\p{L}*)?',
    term: 'P(?:-?(?:й|ый|ой|го|ого|ий))?\\s?(?:ее )?член\\p{L}*|член (?:номер|№|с номером) ?P',
    nth: 'n-?(?:й|ый|ого|го)? член|общ\\p{L}* член|формул\\p{L}* n',
    asksDifference: '(?:найти|найди\\p{L}*|чему равна) (?:разность|d(?!\\p{L}))',
  },
}

/** Questions, hints and causes; {first}, {d}, {q}, {n}, {an}, {sn} are filled in. */
export const progressionTexts = {
  difference: {
    name: { en: 'the difference', ru: 'разность' },
    ask: {
      en: 'By how much does it go from one term to the next?',
      ru: 'На сколько каждый следующий член отличается от предыдущего?',
    },
    more: {
      en: 'Take any two terms that stand side by side and subtract the left one from the right one. What do you get?',
      ru: 'Возьми два соседних члена и вычти из правого левый. Что получается?',
    },
  },
  ratio: {
    name: { en: 'the ratio', ru: 'знаменатель' },
    ask: {
      en: 'By what is each term multiplied to get the next one?',
      ru: 'На что умножают каждый член, чтобы получить следующий?',
    },
    more: {
      en: 'Divide the second term by the first one. What do you get?',
      ru: 'Раздели второй член на первый. Что получается?',
    },
  },
  fromTwo: {
    name: { en: 'the difference', ru: 'разность' },
    ask: {
      en: 'How many steps lead from {from} to {to}, and how much do they add together?',
      ru: 'Сколько шагов ведёт от {from} к {to} и сколько они прибавляют все вместе?',
    },
    more: {
      en: 'First the whole way: from {a} to {b}. Into how many equal steps is it cut?',
      ru: 'Сначала весь путь: от {a} до {b}. На сколько равных шагов он разбит?',
    },
  },
  steps: {
    name: { en: 'the number of steps', ru: 'число шагов' },
    ask: {
      en: 'How many steps lead from the 1st term to term number {n}?',
      ru: 'Сколько шагов от 1-го члена до члена с номером {n}?',
    },
    more: {
      en: 'From the 1st to the 2nd term it is one step, from the 1st to the 3rd it is two. How many is it to term number {n}?',
      ru: 'От 1-го ко 2-му члену один шаг, от 1-го к 3-му два. Сколько шагов до члена с номером {n}?',
    },
  },
  term: {
    ask: {
      en: 'Start at {first}: how often is {d} added until you are at {an}, and where do you arrive?',
      ru: 'Начни с {first}: сколько раз прибавить {d}, чтобы дойти до {an}, и что получится?',
    },
    more: {
      en: 'Write the first three terms and count the steps between them. What does the same counting give for {an}?',
      ru: 'Выпиши первые три члена и посчитай шаги между ними. Что тот же счёт даёт для {an}?',
    },
  },
  powers: {
    ask: {
      en: 'Start at {first}: how often do you multiply by {q} until you are at {an}?',
      ru: 'Начни с {first}: сколько раз умножить на {q}, чтобы дойти до {an}?',
    },
    more: {
      en: 'The 2nd term has one factor {q}, the 3rd has two. How many has {an}?',
      ru: 'Во 2-м члене один множитель {q}, в 3-м два. Сколько их в {an}?',
    },
  },
  last: {
    ask: {
      en: 'The sum needs the last of the {n} terms: what is it?',
      ru: 'Для суммы нужен последний из {n} членов: чему он равен?',
    },
  },
  sum: {
    ask: {
      en: 'Put the first and the last term together, then the second and the last but one. What do you notice, and what follows for the sum of all {n}?',
      ru: 'Сложи первый член с последним, потом второй с предпоследним. Что видно и какой тогда будет сумма всех {n}?',
    },
    more: {
      en: 'All pairs from the two ends have the same sum. How many pairs do {n} terms make?',
      ru: 'Все пары с двух концов дают одну и ту же сумму. Сколько пар получится из {n} членов?',
    },
  },
  geometricSum: {
    ask: {
      en: 'Which formula adds the first {n} terms of a geometric progression, and what are its letters here?',
      ru: 'По какой формуле складывают первые {n} членов геометрической прогрессии и чему равны её буквы здесь?',
    },
    more: {
      en: 'Write the sum, and below it the same sum times {q}. What is left if you subtract one from the other?',
      ru: 'Запиши сумму, а под ней ту же сумму, умноженную на {q}. Что останется, если вычесть одну из другой?',
    },
  },
  nth: {
    ask: {
      en: 'Write the multiples of {d} under the terms: how far is each term from the number below it?',
      ru: 'Подпиши под членами числа, кратные {d}: на сколько каждый член отличается от числа под ним?',
    },
    more: {
      en: 'With $n = 1$ the multiple is {d}, and the first term is {first}. What has to be done to {d} to get {first}?',
      ru: 'При $n = 1$ кратное равно {d}, а первый член {first}. Что сделать с {d}, чтобы вышло {first}?',
    },
  },
  exampleOfTerm: {
    en: 'in 2, 5, 8, ... the 4th term has 3 steps of 3 behind it, so it is $2 + 3 \\cdot 3 = 11$.',
    ru: 'в ряду 2, 5, 8, ... перед 4-м членом 3 шага по 3, поэтому он равен $2 + 3 \\cdot 3 = 11$.',
  },
  exampleOfPower: {
    en: 'in 5, 10, 20, ... the 4th term is 5 doubled 3 times, so $5 \\cdot 2^3 = 40$.',
    ru: 'в ряду 5, 10, 20, ... 4-й член это 5, удвоенное 3 раза: $5 \\cdot 2^3 = 40$.',
  },
  exampleOfSum: {
    en: 'for 2 + 5 + 8 + 11 the pairs 2 + 11 and 5 + 8 both make 13, and two pairs make 26.',
    ru: 'в сумме 2 + 5 + 8 + 11 пары 2 + 11 и 5 + 8 дают по 13, а две пары дают 26.',
  },
  exampleOfRule: {
    en: 'in 7, 10, 13, ... it goes up by 3; the multiples of 3 are 3, 6, 9, ..., each 4 less, so the rule is $3n + 4$.',
    ru: 'в ряду 7, 10, 13, ... шаг 3; кратные трём 3, 6, 9, ... меньше на 4, поэтому формула $3n + 4$.',
  },
  // Usual mistakes.
  oneTooMany: {
    en: 'That takes {n} steps. From the 1st to the 2nd term it is one step: how many is it from the 1st to term number {n}?',
    ru: 'Здесь шагов взято {n}. От 1-го ко 2-му члену один шаг: сколько их от 1-го до члена с номером {n}?',
  },
  noStart: {
    en: 'These are only the steps. Which term do they start from, and is it in there?',
    ru: 'Это только сами шаги. С какого члена они начинаются и учтён ли он?',
  },
  wholeWay: {
    en: 'That is the whole way from {from} to {to}. How many steps is it made of?',
    ru: 'Это весь путь от {from} до {to}. Из скольких шагов он состоит?',
  },
  countedTerms: {
    en: 'You divided by the number of the term. From {from} to {to}, how many gaps lie between the terms?',
    ru: 'Тут деление на номер члена. Сколько промежутков между членами от {from} до {to}?',
  },
  noHalf: {
    en: 'That counts every term twice. How many pairs do {n} terms make?',
    ru: 'Так каждый член посчитан дважды. Сколько пар составляют {n} членов?',
  },
  onePair: {
    en: 'That is the sum of one pair, the first and the last. How many such pairs are in {n} terms?',
    ru: 'Это сумма одной пары, первого и последнего. Сколько таких пар среди {n} членов?',
  },
  allLikeLast: {
    en: 'That adds the last term {n} times, but the terms before it are smaller or bigger. What does the first one add, together with the last?',
    ru: 'Так {n} раз сложен последний член, а остальные другие. Сколько дают вместе первый и последний?',
  },
  lastWrong: {
    en: 'The pairs are a good way, but look at the last term: how many steps lead from the 1st to term number {n}?',
    ru: 'Способ с парами хороший, но посмотри на последний член: сколько шагов от 1-го до члена с номером {n}?',
  },
  addedInstead: {
    en: 'There {q} was added or multiplied only in part. What happens to a term each time to get the next one?',
    ru: 'Здесь {q} прибавлено или умножено лишь отчасти. Что делают с каждым членом, чтобы получить следующий?',
  },
  otherDirection: {
    en: 'The size is right. Do the terms rise or fall, and which sign does that give?',
    ru: 'Величина верная. Члены растут или убывают и какой это даёт знак?',
  },
  turnedRatio: {
    en: 'That leads from a term back to the one before it. What is a term multiplied by to get the next one?',
    ru: 'Это ведёт от члена назад к предыдущему. На что умножают член, чтобы получить следующий?',
  },
  asArithmetic: {
    en: 'That adds the same amount each time. Test it on the third term: does adding lead to it, or is something else done?',
    ru: 'Так каждый раз прибавляется одно и то же. Проверь на третьем члене: сложение к нему приводит или делают что-то другое?',
  },
  startRaised: {
    en: 'There {first} is raised to a power too. Which of the two numbers is multiplied again and again?',
    ru: 'Здесь и {first} возведено в степень. Какое из двух чисел умножают снова и снова?',
  },
  onlyMultiples: {
    en: 'With $n = 1$ that gives {d}, but the first term is {first}. What has to be done to {d} to get {first}?',
    ru: 'При $n = 1$ это даёт {d}, а первый член {first}. Что сделать с {d}, чтобы вышло {first}?',
  },
  startAsConstant: {
    en: 'Test it with $n = 1$: is it {first}? The first term has no step behind it yet, so what must the number at the end be?',
    ru: 'Проверь при $n = 1$: выходит {first}? До первого члена шагов ещё нет, каким тогда должно быть число в конце?',
  },
  onlyStep: {
    en: 'With $n = 1$ and $n = 2$ the values differ by 1, but here the terms differ by {d}. What must $n$ be multiplied by?',
    ru: 'При $n = 1$ и $n = 2$ значения отличаются на 1, а здесь соседние члены на {d}. На что умножить $n$?',
  },
} as const satisfies Record<string, Both | Record<string, Both>>

import { both, step, words } from './texts.ts'

/** Proofs about divisibility, consecutive numbers, and vectors of which something is asked in words. */

export const proofWords = {
  prove: words(
    'prove|proof|show that|why is[^.?]*always|explain why',
    'докаж|доказать|доказ|покажи|почему[^.?]*всегда',
  ),
  divisible: words(
    '(?:divisible by|multiple of|divides? by|divided by) ?(\\d+)',
    '(?:делится на|кратн[а-я]+|делятся на) ?(\\d+)',
  ),
  even: words('(?<![a-z])even(?![a-z])', '(?<!не)четн'),
  consecutive: words('consecutive|in a row|after each other|successive', 'последовательн|подряд'),
  count: words(
    '(\\d) (?:[a-z]+ )?(?:consecutive|successive)|(\\d) (?:[a-z]+ ){0,2}in a row',
    '(\\d) (?:[а-я]+ ){0,2}(?:последовательн|подряд|чис)',
  ),
  sum: words('(?<![a-z])(?:sum|add)', 'сумм'),
  cube: words('n ?(?:\\^ ?3|3|\\*\\* ?3) ?- ?n(?![a-z])', '[nп] ?(?:\\^ ?3|3) ?- ?[nп](?![а-я])'),
  square: words(
    'n ?(?:\\^ ?2|2) ?\\+ ?n(?![a-z])|n ?\\( ?n ?\\+ ?1 ?\\)',
    '[nп] ?(?:\\^ ?2|2) ?\\+ ?[nп](?![а-я])|n ?\\( ?n ?\\+ ?1 ?\\)',
  ),
  kind: words('(?<![a-z])(even|odd)(?![a-z])', '(нечетн|четн)'),
  /** Only tried with numbers. */
  examples: words(
    '(?:tried|tested|checked|try|works? for|worked for|for example|examples?|like \\d)',
    '(?:провер|подстав|пример|взял|попробов|например|для \\d)',
  ),
  reasonTwo: words('even|by 2|multiple of 2|(?<![a-z])two', 'четн|на 2'),
  reasonThree: words('by 3|multiple of 3|third|three', 'на 3|кратно 3|треть'),
} as const

export const proofTexts = {
  letters: step(
    both('how the numbers are written', 'запись чисел'),
    both(
      'Call the first of the {k} numbers n. How do you write the others with n?',
      'Назови первое из чисел n. Как записать через n остальные?',
    ),
    both(
      'The next number is one step further. How is that written?',
      'Следующее число на шаг дальше. Как это записать?',
    ),
  ),
  sum: step(
    both('the sum', 'сумма'),
    both(
      'Add all {k} of them and put the like terms together: what is the sum?',
      'Сложи все {k} и приведи подобные: какая получится сумма?',
    ),
    both(
      'How many times is n in it, and what do the other numbers make?',
      'Сколько раз там n и сколько дают остальные числа?',
    ),
  ),
  factor: step(
    both('the factor', 'множитель'),
    both(
      'How can you see from that sum that {m} divides it, whatever n is?',
      'Как по этой сумме увидеть, что она делится на {m} при любом n?',
    ),
    both(
      'Take {m} out of the sum as a factor. What is left in the bracket?',
      'Вынеси {m} за скобку. Что останется в скобке?',
    ),
  ),
  onlyExamples: both(
    'Your examples are right and show the pattern, but they are single cases, and there are endlessly many. How do you write {k} such numbers with a letter, so that all of them are meant at once?',
    'Примеры верные и показывают закономерность, но это отдельные случаи, а чисел бесконечно много. Как записать {k} таких чисел буквой, чтобы сразу охватить все?',
  ),
  onlyExamplesOfN: both(
    'Your examples are right and show the pattern, but single cases prove nothing for all n. Which factors does {f} have?',
    'Примеры верные и показывают закономерность, но отдельные случаи не доказывают этого для всех n. На какие множители раскладывается {f}?',
  ),
  cubeFactors: step(
    both('the factors', 'разложение на множители'),
    both(
      'Take n out of n³ − n first. Into which factors does what is left fall?',
      'Сначала вынеси n из n³ − n. На какие множители раскладывается остаток?',
    ),
    both('n² − 1 is a difference of two squares.', 'n² − 1 это разность квадратов.'),
  ),
  cubeReason: step(
    both('the reason', 'причина'),
    both(
      'These are three numbers in a row. Which of them is divisible by 2, and which by 3, and why is there always one?',
      'Это три числа подряд. Какое из них делится на 2, какое на 3 и почему такое всегда найдётся?',
    ),
    both(
      'Of two neighbors one is even. What about three neighbors and 3?',
      'Из двух соседних одно чётное. А что с тремя соседними и числом 3?',
    ),
  ),
  squareFactors: step(
    both('the factors', 'разложение на множители'),
    both(
      'Take n out of n² + n. Which two numbers are multiplied then?',
      'Вынеси n из n² + n. Какие два числа тогда перемножаются?',
    ),
    both('n times something: what is in the bracket?', 'n на что-то: что в скобке?'),
  ),
  squareReason: step(
    both('the reason', 'причина'),
    both(
      'n and n + 1 are neighbors. What is always so with one of two neighbors?',
      'n и n + 1 это соседние числа. Что всегда верно для одного из двух соседних?',
    ),
    both('Look at 4 and 5, 7 and 8: which one is even?', 'Посмотри на 4 и 5, 7 и 8: какое чётное?'),
  ),
  example: both(
    'two numbers n and n + 1 make 2n + 1, which is 2n and one more, so the sum is always odd.',
    'два числа n и n + 1 дают 2n + 1, то есть 2n и ещё один, значит, сумма всегда нечётная.',
  ),
  exampleOfFactors: both(
    'n² − n = n(n − 1): two neighbors, one of them even.',
    'n² − n = n(n − 1): два соседних, одно из них чётное.',
  ),
  first: step(
    both('the smallest one', 'меньшее число'),
    both(
      'Call the smallest n. How far apart are such numbers, and what do all {k} of them add up to with n?',
      'Назови меньшее n. Как далеко друг от друга такие числа и сколько дают все {k} через n?',
    ),
    both(
      'Write the {k} numbers with n and add them: that sum is {s}.',
      'Запиши {k} чисел через n и сложи: эта сумма равна {s}.',
    ),
  ),
  next: step(
    both('the next one', 'следующее число'),
    both('And the next ones?', 'А следующие?'),
    both('Go on by the same step.', 'Иди дальше тем же шагом.'),
  ),
  wrongStep: both(
    'With n, n + 1, n + 2 every number is meant. How far apart are two neighboring {w} numbers?',
    'Запись n, n + 1, n + 2 охватывает все числа. А как далеко друг от друга два соседних {w} числа?',
  ),
  wrongStepOdd: both(
    'How far apart are two such numbers that follow each other?',
    'Как далеко друг от друга два таких соседних числа?',
  ),
  exampleOfFirst: both(
    'three in a row make 12: 3n + 3 = 12, n = 3, so 3, 4, 5.',
    'три подряд дают 12: 3n + 3 = 12, n = 3, значит, 3, 4, 5.',
  ),
} as const

export const vectorStoryWords = {
  perpendicular: words(
    'perpendicular|orthogonal|right angle|at right angles',
    'перпендикуляр|ортогонал|прямой угол|под прямым',
  ),
  parallel: words('parallel|collinear', 'параллел|коллинеар'),
  angle: words('angle', 'угол'),
  yes: words(
    '(?<![a-z])(?:yes|they are|so perpendicular|are perpendicular|is perpendicular|yep|yeah)(?![a-z])(?! not)',
    '(?<![а-я])(?:да|перпендикулярны|значит перпендик)(?![а-я])',
  ),
  no: words('(?<![a-z])(?:no|not|aren.?t|isn.?t|nope)(?![a-z])', '(?<![а-я])(?:нет|не)(?![а-я])'),
  given: words('find|value|[xymk] ?(?:=|is)|for (?:what|which)', 'найд|значени|при как'),
} as const

export const vectorStoryTexts = {
  dot: step(
    both('the dot product', 'скалярное произведение'),
    both(
      'Multiply the coordinates in pairs and add: what is the dot product?',
      'Перемножь координаты попарно и сложи: чему равно скалярное произведение?',
    ),
    both('First by first, second by second.', 'Первую на первую, вторую на вторую.'),
  ),
  verdict: step(
    both('the answer', 'ответ'),
    both(
      'When are two vectors perpendicular: what does their dot product have to be?',
      'Когда векторы перпендикулярны: чему должно быть равно скалярное произведение?',
    ),
    both('Compare the dot product with zero.', 'Сравни скалярное произведение с нулём.'),
  ),
  areSo: both('yes, perpendicular', 'да, перпендикулярны'),
  areNot: both('no, not perpendicular', 'нет, не перпендикулярны'),
  otherWay: both(
    'Look at the dot product again: is it zero, and what does that say?',
    'Посмотри ещё раз на скалярное произведение: равно ли оно нулю и что это значит?',
  ),
  lostSign: both(
    'Look at the signs in the products: which of them is negative?',
    'Посмотри на знаки в произведениях: какое из них отрицательное?',
  ),
  lengthA: step(
    both('the length of the first', 'длина первого'),
    both('How long is the first vector?', 'Какой длины первый вектор?'),
    both('Square the coordinates, add, take the root.', 'Возведи координаты в квадрат, сложи, извлеки корень.'),
  ),
  lengthB: step(
    both('the length of the second', 'длина второго'),
    both('And the second one?', 'А второй?'),
    both('The same way.', 'Так же.'),
  ),
  cosine: step(
    both('the cosine', 'косинус'),
    both(
      'How does the cosine of the angle follow from the dot product and the two lengths?',
      'Как косинус угла получается из скалярного произведения и длин?',
    ),
    both(
      'The dot product divided by the product of the lengths.',
      'Скалярное произведение, делённое на произведение длин.',
    ),
  ),
  angle: step(
    both('the angle', 'угол'),
    both(
      'Which angle has that cosine? Is the calculator set to degrees?',
      'У какого угла такой косинус? Калькулятор стоит на градусах?',
    ),
    both('Use the inverse of the cosine.', 'Возьми арккосинус.'),
  ),
  example: both(
    '(1; 2) and (4; −2): 4 − 4 = 0, so they are perpendicular.',
    '(1; 2) и (4; −2): 4 − 4 = 0, значит, перпендикулярны.',
  ),
  exampleOfAngle: both(
    '(1; 0) and (1; 1): dot product 1, lengths 1 and √2, cosine 1/√2, so 45 degrees.',
    '(1; 0) и (1; 1): произведение 1, длины 1 и √2, косинус 1/√2, значит, 45 градусов.',
  ),
} as const

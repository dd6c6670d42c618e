import { both, step, words } from '../texts.ts'
import type { UsualWords } from './words.ts'

/** Numbers by their digits, sum, product and parts. */

export const numberWords: Readonly<Record<string, UsualWords>> = {
  'digits-swapped': {
    tells: [
      words('sum of (?:the|its) (?:two )?digits', 'сумма (?:его |ее )?цифр'),
      words('two-?\\s?digit|2-?\\s?digit', 'двузначн'),
      words('(?:swap|revers|interchang|exchang)', 'поменя|перестав|обратн|местами|в обратном'),
      words('increas|more|greater|larger|bigger', 'увелич|больше'),
    ],
    unless: words('decreas|less|smaller|times|product', 'уменьш|меньше|раз(?:а)?(?![а-я])|произведени'),
    places: {
      sum: { before: words('sum of (?:the|its) (?:two )?digits[^.]{0,40}$', 'сумма (?:его |ее )?цифр[^.]{0,40}$') },
      by: { before: words('by $|is $', 'на $'), after: words('^ (?:more|greater|larger|bigger)', '^ больше') },
    },
    steps: {
      g: step(
        both('the difference of the digits', 'разность цифр'),
        both(
          'With tens x and units y the number is 10x + y, swapped 10y + x. If it grows by {d}, how much bigger is y than x?',
          'Если десятков x, а единиц y, число 10x + y, переставленное 10y + x. Оно выросло на {d}: на сколько y больше x?',
        ),
        both(
          '10y + x − 10x − y = 9(y − x). What is y − x then?',
          '10y + x − 10x − y = 9(y − x). Чему тогда равно y − x?',
        ),
      ),
      u: step(
        both('the units', 'число единиц'),
        both(
          'The digits add up to {S} and differ by that much. What is the bigger one?',
          'Сумма цифр {S}, а разность уже известна. Какая цифра больше?',
        ),
        both(
          'Two numbers by their sum and difference: add both and halve.',
          'Два числа по сумме и разности: сложи их и возьми половину.',
        ),
      ),
      n: step(
        both('the number', 'число'),
        both(
          'Which of the two digits stands for the tens, and what is the number?',
          'Какая из двух цифр стоит в десятках и какое это число?',
        ),
        both(
          'Swapping makes it bigger, so the smaller digit is in front.',
          'После перестановки число больше, значит впереди меньшая цифра.',
        ),
      ),
    },
    slips: {
      swapped: both(
        'That is the number after swapping. Would it get bigger or smaller if you swap it?',
        'Это число после перестановки. Если его цифры поменять, оно станет больше или меньше?',
      ),
    },
    example: both(
      'Digit sum 7, 27 more when swapped: 9(y − x) = 27, y − x = 3, so y = 5, x = 2, the number is 25.',
      'Сумма цифр 7, при перестановке на 27 больше: 9(y − x) = 27, y − x = 3, значит y = 5, x = 2, число 25.',
    ),
  },
  'sum-product': {
    tells: [words('2 numbers|numbers', '2 чисел|чисел|числа'), words('sum', 'сумма'), words('product', 'произведени')],
    unless: words(
      'difference|squares?|consecutive|digits?|ratio|times|reciprocal|three',
      'разност|квадрат|последоват|цифр|отнош|раз(?:а)?(?![а-я])|трех|обратн',
    ),
    asksSeveral: true,
    asks: {
      k: words(
        'small|less|(?:find|what are) (?:the|these|both)?(?: two)? ?numbers|find them|find both',
        'меньш|найд[а-я]* (?:эти |оба )?числа|найти (?:эти |оба )?числа',
      ),
      l: words(
        'larg|bigg|great|(?:find|what are) (?:the|these|both)?(?: two)? ?numbers|find them|find both',
        'больш|найд[а-я]* (?:эти |оба )?числа|найти (?:эти |оба )?числа',
      ),
    },
    places: {
      sum: { before: words('sum[^.,]{0,40}$', 'сумма[^.,]{0,30}$') },
      product: { before: words('product[^.,]{0,20}$', 'произведени[^.,]{0,20}$') },
    },
    steps: {
      k: step(
        both('the smaller number', 'меньшее число'),
        both(
          'Which two numbers have the product {p} and add up to {s}? Write the pairs of factors of {p} and look at their sums.',
          'Какие два числа дают в произведении {p}, а в сумме {s}? Выпиши пары множителей числа {p} и посмотри на их суммы.',
        ),
        both(
          'Or with a letter: x and {s} − x, so x({s} − x) = {p}.',
          'Или с буквой: x и {s} − x, значит x({s} − x) = {p}.',
        ),
      ),
      l: step(
        both('the larger number', 'большее число'),
        both('Which is the other number of the pair?', 'Какое второе число этой пары?'),
        both('Take the smaller one away from {s}.', 'Вычти меньшее из {s}.'),
      ),
    },
    slips: {},
    example: both('Sum 9, product 20: 4 · 5 = 20 and 4 + 5 = 9.', 'Сумма 9, произведение 20: 4 · 5 = 20 и 4 + 5 = 9.'),
  },
  'thought-number': {
    tells: [
      words('think of a number|thinking of a number|thought of a number|a number is', 'задумал|загадал'),
      words('multipl|times', 'умнож'),
      words('add|plus', 'прибав|плюс'),
      words('get|result|answer', 'получ|вышло'),
    ],
    unless: words('divid|subtract|minus|square|halve|double', 'раздел|вычел|отнял|минус|квадрат|удво'),
    places: {
      times: { before: words('(?:multipl[a-z]*|times)[^.\\d]{0,14}$', 'умнож[а-я]*[^.\\d]{0,14}$') },
      plus: { before: words('(?:add(?:ed|s)?|plus) $', '(?:прибав[а-я]*|плюс) $') },
      get: { before: words('(?:get|gets|got|result|answer)[^.\\d]{0,16}$', '(?:получ[а-я]*|вышло)[^.\\d]{0,16}$') },
    },
    steps: {
      b: step(
        both('the number before the last step', 'число перед последним действием'),
        both(
          'Go backward from {r}: what was there before {c} was added?',
          'Иди назад от {r}: сколько было до того, как прибавили {c}?',
        ),
        both('The last step was the adding: undo it.', 'Последним прибавляли: отмени это действие.'),
      ),
      x: step(
        both('the number', 'задуманное число'),
        both('And before it was multiplied by {k}?', 'А до умножения на {k}?'),
        both('Undo the multiplication.', 'Отмени умножение.'),
      ),
    },
    slips: {
      added: both(
        'The {c} are added once more there. Which step undoes an adding?',
        'Здесь {c} прибавлено ещё раз. Каким действием отменяют прибавление?',
      ),
      order: both(
        'The steps are undone in the wrong order. Which one was the last?',
        'Действия отменены не в том порядке. Какое было последним?',
      ),
    },
    example: both(
      'Times 4, plus 3 gives 31: 31 − 3 = 28, 28 : 4 = 7.',
      'Умножили на 4, прибавили 3, вышло 31: 31 − 3 = 28, 28 : 4 = 7.',
    ),
  },
  'percent-known': {
    tells: [words('of (?:a|the|some|my) number', '(?:от |)числа')],
    unless: words(
      'more|less|sum|difference|third number|rest|plus|same|added|increas|decreas|rais|(?<![a-z])and(?![a-z])',
      'больше|меньше|сумм|разност|остат|чисел|плюс|того же|этого же|увелич|уменьш|(?<![а-я])и(?![а-я])',
    ),
    asks: { x: words('number', 'числ') },
    places: {
      is: { before: words('(?:is|equals|=|are|makes?) $', '(?:равн[а-я]*|составля[а-я]*|это|=) $') },
    },
    steps: {
      x: step(
        both('the number', 'число'),
        both(
          '{v} is only a part of the number, {p} % of it. How much is one percent, then?',
          '{v} это только часть числа, {p} % от него. Сколько тогда приходится на один процент?',
        ),
        both(
          'Divide {v} among its percents first; the whole number has 100 of them.',
          'Сначала раздели {v} на его проценты, а во всём числе их 100.',
        ),
      ),
    },
    slips: {
      ofIt: both(
        'That takes the percent of {v}, but {v} is the part already. Is the whole number bigger or smaller than {v}?',
        'Здесь процент взят от {v}, а {v} это уже часть. Целое число больше или меньше {v}?',
      ),
    },
    example: both(
      '20 % of a number is 14: one percent is 0.7, the number is 70.',
      '20 % числа это 14: один процент 0,7, само число 70.',
    ),
  },
  'fraction-known': {
    tells: [words('of (?:a|the|some|my) number', 'числа')],
    unless: words(
      'more|less|sum|difference|third number|rest|plus|same|added|(?<![a-z])and(?![a-z])',
      'больше|меньше|сумм|разност|остат|чисел|плюс|того же|этого же|(?<![а-я])и(?![а-я])',
    ),
    asks: { x: words('number', 'числ') },
    places: {
      is: { before: words('(?:is|equals|=|are|makes?) $', '(?:равн[а-я]*|составля[а-я]*|это|=) $') },
    },
    steps: {
      x: step(
        both('the number', 'число'),
        both(
          '{v} is only a part of the number. What is one such share, if the fraction tells how many shares {v} is made of?',
          '{v} это только часть числа. Чему равна одна доля, если числитель говорит, из скольких долей состоит {v}?',
        ),
        both(
          'First divide by the numerator, then multiply by the denominator.',
          'Сначала раздели на числитель, потом умножь на знаменатель.',
        ),
      ),
    },
    slips: {
      ofIt: both(
        'That takes the fraction of {v}, but {v} is the fraction already. Is the whole number bigger or smaller than {v}?',
        'Здесь дробь взята от {v}, а {v} это уже часть. Целое число больше или меньше {v}?',
      ),
    },
    example: both(
      '2/5 of a number is 14: one fifth is 7, the number is 35.',
      '2/5 числа равны 14: одна пятая 7, число 35.',
    ),
  },
}

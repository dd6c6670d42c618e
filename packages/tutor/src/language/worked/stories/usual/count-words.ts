import { both, step, words } from '../texts.ts'
import type { UsualWords } from './words.ts'

/** Groups, parts and ratios of a class, means, rows of seats. */

const listed = step(
  both('the number of both groups together', 'сколько хотя бы в одной группе'),
  both(
    '{a} and {b} are in the two groups, and {c} are counted twice. How many are in at least one?',
    'В группах {a} и {b}, а {c} сосчитаны дважды. Сколько хотя бы в одной?',
  ),
  both('Add the two and take the {c} away once.', 'Сложи и один раз вычти {c}.'),
)

const shares = step(
  both('one part', 'одна часть'),
  both(
    '{N} in all, shared as {k1} : {k2}. How many equal parts are there, and how big is one?',
    'Всего {N}, делятся как {k1} : {k2}. Сколько всего равных частей и сколько в одной?',
  ),
  both(
    'Add the two numbers of the ratio, then share {N} out over them.',
    'Сложи два числа отношения и раздели {N} на эту сумму.',
  ),
)
const ofClass = {
  slips: {
    byTerm: both(
      'That divides {N} by one number of the ratio. How many parts are there in all?',
      'Здесь {N} разделено на одно число отношения. А сколько всего частей?',
    ),
    other: both(
      'That is the other group. Which number of the ratio belongs to the one that is asked for?',
      'Это другая группа. Какое число отношения относится к той, о которой спрашивают?',
    ),
  },
  example: both('20 as 2 : 3: five parts of 4, so 8 and 12.', '20 как 2 : 3: пять частей по 4, значит 8 и 12.'),
} as const
const sharing = {
  name: both('the number asked for', 'искомое количество'),
  more: both('Take one part as often as the ratio says.', 'Возьми одну часть столько раз, сколько говорит отношение.'),
}

export const countWords: Readonly<Record<string, UsualWords>> = {
  'class-ratio-second': {
    tells: [
      words(
        '([a-z]{4})[a-z]* (?:and|to|:) ([a-z]{4})[a-z]* (?:are |is )?(?:in (?:the |a )?ratio )?(?:of )?\\d+ ?:[^?]*how many \\2',
        '([а-я]{4})[а-я]* и ([а-я]{4})[а-я]* (?:относятся )?(?:как |в отношении )?\\d+ ?:[^?]*сколько (?:в [а-я]+ )?\\2',
      ),
    ],
    unless: words('more|less|left|joined', 'больше|меньше|ушл|пришл'),
    steps: {
      o: shares,
      x: step(
        sharing.name,
        both(
          'The second number of the ratio, {k2}, belongs to them. How many are they?',
          'К ним относится второе число отношения, {k2}. Сколько их?',
        ),
        sharing.more,
      ),
    },
    ...ofClass,
  },
  'class-ratio-first': {
    tells: [
      words(
        '([a-z]{4})[a-z]* (?:and|to|:) ([a-z]{4})[a-z]* (?:are |is )?(?:in (?:the |a )?ratio )?(?:of )?\\d+ ?:[^?]*how many \\1',
        '([а-я]{4})[а-я]* и ([а-я]{4})[а-я]* (?:относятся )?(?:как |в отношении )?\\d+ ?:[^?]*сколько (?:в [а-я]+ )?\\1',
      ),
    ],
    unless: words('more|less|left|joined', 'больше|меньше|ушл|пришл'),
    steps: {
      o: shares,
      x: step(
        sharing.name,
        both(
          'The first number of the ratio, {k1}, belongs to them. How many are they?',
          'К ним относится первое число отношения, {k1}. Сколько их?',
        ),
        sharing.more,
      ),
    },
    ...ofClass,
  },
  'parts-and-rest': {
    tells: [
      words(
        '(?:how many|find|what)[^?]*(?:class|students|pupils|people|in all|altogether|total|number|there|children)',
        '(?:сколько|найд)[^?]*(?:учен|класс|всего|человек|детей|школ|количеств|было)',
      ),
    ],
    unless: words(
      'of the (?:rest|remain|remaining)|left over|more than|less than|ratio|%',
      'остатк|оставшихся|оставшейся|больше чем|отнош|%',
    ),
    places: {
      // A part of one of the groups is no part of the whole.
      second: {
        after: words(
          '^(?! ?of (?!(?:the |all |these )?(?:class|students|pupils|people|kids|children|total|whole)(?![a-z])))',
          '^(?! ?(?:из|от|этих|их|[а-я]+(?:ов|ев|ек|ок|ей|их))(?![а-я]))',
        ),
      },
      rest: {
        before: words(
          '(?:(?:other|rest|remaining|last)[^.\\d]{0,16}|(?<![a-z])and(?: the)? )$',
          '(?:(?:остальн|остал)[^.\\d]{0,16}|(?<![а-я])(?:а|и|еще) )$',
        ),
      },
    },
    steps: {
      s: step(
        both('both parts together', 'обе части вместе'),
        both(
          'Which part of the whole are the two fractions together?',
          'Какую часть целого составляют две дроби вместе?',
        ),
        both('Add them over a common denominator.', 'Сложи их, приведя к общему знаменателю.'),
      ),
      q: step(
        both('the part that is left', 'оставшаяся часть'),
        both(
          'The {r} are the rest. Which part of the whole is that?',
          '{r} это остальные. Какую часть целого они составляют?',
        ),
        both('Take the two parts away from 1.', 'Вычти обе части из 1.'),
      ),
      x: step(
        both('the whole', 'всего'),
        both('If that part is {r}, how many are there in all?', 'Если эта часть это {r}, сколько всего?'),
        both('Divide {r} by the part.', 'Раздели {r} на эту часть.'),
      ),
    },
    slips: {
      ofIt: both(
        'That takes a part of the {r}. But the {r} are the rest themselves: which part of the whole are they?',
        'Здесь часть взята от {r}. А {r} и есть остальные: какую часть целого они составляют?',
      ),
      sum: both(
        'That divides by the two parts. Which part of the whole are the {r}?',
        'Здесь разделено на две части. А какую часть целого составляют {r}?',
      ),
    },
    example: both(
      '1/2 and 1/4 and 5 more: the rest is 1/4, so there are 20.',
      '1/2, 1/4 и ещё 5: остаток 1/4, всего 20.',
    ),
  },
  'two-groups': {
    tells: [
      words('both', 'оба|обо?и[хм]|и то и|обеи'),
      words(
        '(?:class|group|school|survey|students|people|pupils|members|children)',
        'класс|групп|школ|опрос|учен|человек|студент|дет',
      ),
    ],
    unless: words(
      'probab|chance|likel|only|percent|%|chosen|random|three languages',
      'вероятн|только|процент|%|выбра|наугад|три языка',
    ),
    asks: {
      n: words(
        "neither|none|not (?:study|play|like|take|have)|don'?t|do not|no (?:sport|language)",
        'ни (?:на |в )?(?:uno|один|одн)|ни того|не (?:изуч|уч|игра|люб|ход|заним|посещ)',
      ),
      u: words('at least uno|at least one|either', 'хотя бы|хоть uno'),
    },
    places: {
      all: {
        before: words(
          '(?:class|group|school|survey|year|out|total)(?: of| has| with)?[^.\\d]{0,10}$|(?:there are|of|in a) $',
          '(?:класс|групп|школ|опрос|из|всего)[^.\\d]{0,14}$',
        ),
      },
      both: {
        after: words('^ ?(?:[a-z]+ ){0,3}both', '^ ?(?:[а-я]+ ){0,3}(?:оба|обо?и[хм]|и то и|обеи)'),
        before: words('both[^.\\d]{0,24}$', '(?:оба|обо?и[хм]|и то и|обеи)[^.\\d]{0,30}$'),
      },
      one: {
        after: words(
          '^ ?(?!(?:[a-z]+ ){0,3}both)(?:students |people |pupils |children |of them )?(?:study|studies|like|play|have|take|do|speak|own|learn|read|are|can|chose|enjoy|eat)',
          '^ ?(?!(?:[а-я]+ ){0,3}(?:оба|обо?и))(?:учен[а-я]* |человек |из них |студент[а-я]* )?(?:на |в )?[а-я]{3,}',
        ),
      },
    },
    steps: {
      u: listed,
      n: step(
        both('the number in neither', 'сколько ни в одной'),
        both('How many of the {N} are left outside both groups?', 'Сколько из {N} не входит ни в одну?'),
        both('Take those who are in at least one away from {N}.', 'Вычти тех, кто хотя бы в одной, из {N}.'),
      ),
    },
    slips: {
      twice: both(
        'The {c} are counted twice there. Once is enough: what is the number in at least one group?',
        'Здесь {c} сосчитаны дважды. Хватит одного раза: сколько хотя бы в одной группе?',
      ),
      negative: both(
        'The {c} have to be counted once, not left out. How many are in at least one group?',
        '{c} надо сосчитать один раз, а не выбросить. Сколько хотя бы в одной группе?',
      ),
    },
    example: both(
      'Of 20, 9 swim, 8 run, 3 do both: 9 + 8 − 3 = 14 in at least one, 6 in neither.',
      'Из 20 плавают 9, бегают 8, и то и другое 3: 9 + 8 − 3 = 14 хотя бы в одной, 6 ни в одной.',
    ),
  },
  'mean-with-one-more': {
    tells: [
      words('mean|average', 'средн'),
      words(
        'number[^.]{0,12} (?:is |was )?(?:added|included)|add(?:s|ed|ing)? (?:another|a |one|uno)|joins|another',
        'добав|прибав|дописа',
      ),
    ],
    unless: words('remove|taken away|leaves|each|difference', 'убра|вычеркн|ушел|кажд|разност'),
    places: {
      count: {
        after: words(
          '^ ?(?:numbers|scores|tests|values|students|people|integers)',
          '^ ?(?:чис[а-я]*|оцен|учен|значен)',
        ),
      },
      becomes: {
        before: words(
          '(?:becomes?|became|now|new mean is|changes to|is)[^.\\d]{0,6}$',
          '(?:стал[а-я]*|теперь|равн[а-я]+)[^.\\d]{0,8}$',
        ),
      },
      mean: { before: words('(?:is|of|=) $', '(?:равн[а-я]+|чисел|это|=|-) $') },
    },
    steps: {
      o: step(
        both('the old sum', 'прежняя сумма'),
        both('{n} numbers have the mean {m}. What is their sum?', 'Чисел {n}, их среднее {m}. Какова сумма?'),
        both('A mean is the sum by the count: go backward.', 'Среднее это сумма, делённая на количество: иди назад.'),
      ),
      w: step(
        both('the new sum', 'новая сумма'),
        both(
          'Now there is one more, and the mean is {M}. What is the new sum?',
          'Теперь на одно число больше, и среднее {M}. Какова новая сумма?',
        ),
        both('How many numbers are there now?', 'Сколько теперь чисел?'),
      ),
      x: step(
        both('the number that was added', 'добавленное число'),
        both('By how much did the sum grow?', 'На сколько выросла сумма?'),
        both('Take the old sum away from the new one.', 'Вычти прежнюю сумму из новой.'),
      ),
    },
    slips: {
      same: both(
        'That counts {n} numbers still. How many are there after one is added?',
        'Здесь чисел по-прежнему {n}. Сколько их после добавления?',
      ),
      means: both(
        'Means cannot be taken from each other like that. What are the two sums?',
        'Средние так вычитать нельзя. Каковы две суммы?',
      ),
    },
    example: both(
      '3 numbers with mean 5, with a fourth the mean is 6: 24 − 15 = 9.',
      '3 числа со средним 5, с четвёртым среднее 6: 24 − 15 = 9.',
    ),
  },
  'sum-of-mean': {
    tells: [words('mean|average', 'средн'), words('sum|total', 'сумм')],
    unless: words(
      'add|remov|another|new|difference|speed|ratio|greater|less|each',
      'добав|убра|нов|разност|скорост|больше|меньше|кажд|отнош',
    ),
    asks: { s: words('sum|total', 'сумм') },
    places: {
      count: { after: words('^ ?(?:numbers|scores|tests|values|integers|students)', '^ ?(?:чис[а-я]*|оцен|значен)') },
    },
    steps: {
      s: step(
        both('the sum', 'сумма'),
        both(
          'The mean {m} is the sum shared among {n}. How do you get back to the sum?',
          'Среднее {m} это сумма, разделённая на {n}. Как вернуться к сумме?',
        ),
        both('Undo the division.', 'Отмени деление.'),
      ),
    },
    slips: {
      divided: both(
        'That divides once more. The mean comes from dividing the sum: what undoes it?',
        'Здесь разделено ещё раз. Среднее получают делением суммы: чем его отменить?',
      ),
      added: both(
        'The count and the mean are added there. What does the mean tell about each number?',
        'Здесь сложены количество и среднее. Что среднее говорит о каждом числе?',
      ),
    },
    example: both('6 numbers with mean 7: the sum is 42.', '6 чисел со средним 7: сумма 42.'),
  },
  'rows-of-seats': {
    tells: [
      words('rows?', 'ряд'),
      words('seats?|chairs', 'мест|кресе|стул'),
      words('(?:each|every)[^.]{0,24}more|more[^.]{0,24}than', '(?:кажд|следующ)[^.]{0,40}больше'),
    ],
    unless: words('less|times|fewer|which row|what row', 'в каком ряду|номер ряда|меньше|раз(?:а)?(?![а-я])'),
    asks: {
      S: words(
        '(?:how many seats|total|altogether|in all)[^?]*(?:in (?:all |the )?\\d+ rows|total|altogether|in all|are there in \\d+ rows)',
        '(?:сколько всего|всего мест|общее|всего)[^?]*',
      ),
      L: words('how many seats', 'сколько мест'),
    },
    places: {
      first: {
        after: words('^ ?(?:seats|chairs)', '^ ?(?:мест|кресе|стул)'),
        before: words('first row[^.\\d]{0,12}$', 'первом ряду[^.\\d]{0,12}$'),
      },
      more: {
        after: words('^ ?(?:seats |chairs )?(?:more|extra)', '^ ?(?:мест[а-я]* |кресл[а-я]* )?больше'),
        before: words('more by $', 'на $'),
      },
      rows: {
        after: words('^ ?(?:rows|th row|st row|nd row|rd row|$)', '^ ?(?:-?[а-я]{0,2} )?ряд'),
        before: words('row $', 'ряд[а-я]* $'),
      },
    },
    steps: {
      L: step(
        both('the seats of the last row', 'места последнего ряда'),
        both(
          'From the first row with {a} seats to row {k}, how often are {d} seats added?',
          'От первого ряда с {a} местами до ряда {k}: сколько раз прибавляют по {d}?',
        ),
        both('One time less than the number of the row.', 'На один раз меньше, чем номер ряда.'),
      ),
      S: step(
        both('all seats', 'все места'),
        both(
          'First and last row together, second and last but one: how many pairs are there, and what does each come to?',
          'Первый ряд с последним, второй с предпоследним: сколько таких пар и сколько в каждой?',
        ),
        both(
          'Mean of the first and the last row, times the number of rows.',
          'Среднее первого и последнего ряда, умноженное на число рядов.',
        ),
      ),
    },
    slips: {
      oneMore: both(
        'That is one step too many: the first row has no {d} added yet. How many steps are there?',
        'Это на один шаг больше: в первом ряду {d} ещё не прибавляли. Сколько шагов?',
      ),
      onlyLast: both(
        'That is the last row alone. What do all rows come to together?',
        'Это один последний ряд. А сколько во всех рядах вместе?',
      ),
    },
    example: both(
      'First row 5 seats, 3 more each, 4 rows: 5, 8, 11, 14, together 38.',
      'В первом ряду 5 мест, дальше по 3 больше, рядов 4: 5, 8, 11, 14, вместе 38.',
    ),
  },
}

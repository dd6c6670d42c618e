import { both, step, words } from '../texts.ts'
import type { UsualWords } from './words.ts'

/** Interest, growth by percent, taxes, profit; a price list of two goods. */

const years = { after: words('^ ?-?(?:years?|yrs?)(?![a-z])', '^ ?(?:год[а-я]*|лет)(?![а-я])') }

const firstYear = step(
  both('the amount after the first year', 'сумма через один год'),
  both(
    'The {p} % are taken of what is there at the start of each year. How much of {s} is there after the first year?',
    'Каждый год {p} % считают от того, что есть в начале этого года. Сколько станет из {s} через один год?',
  ),
  both(
    'First find {p} % of {s}. Is it added or taken away here?',
    'Сначала найди {p} % от {s}. Их прибавляют или вычитают?',
  ),
)

const factor = step(
  both('the factor of one year', 'во сколько раз сумма меняется за год'),
  both('By which number is the amount multiplied each year?', 'На какое число каждый год умножается сумма?'),
  both(
    '100 % and {p} % more or less: what is that as a decimal?',
    '100 % и ещё {p} % или без {p} %: какая это десятичная дробь?',
  ),
)

const afterYears = step(
  both('the amount at the end', 'сумма в конце'),
  both(
    'Each year changes the amount by the same factor. What is there after {n} years?',
    'Каждый год сумма умножается на одно и то же число. Таких лет {n}: сколько будет в конце?',
  ),
  both(
    'Go on from the new amount, not from {s}: the {p} % of the next year are taken of it. What comes after the second year?',
    'Дальше считай от новой суммы, а не от {s}: проценты следующего года берут от неё. Сколько выйдет после второго года?',
  ),
)

const slips = {
  simple: both(
    'That takes the {p} % of the start every year. Here each year counts from the new amount: how big is it at the start of the second year?',
    'Здесь {p} % каждый год взяты от начальной суммы. А по условию каждый год считают от новой: какая она в начале второго года?',
  ),
  once: both(
    'That is one year. The task goes on for {n} years: from which amount does the second year count?',
    'Это один год. В задаче их {n}: от какой суммы считают проценты второго года?',
  ),
  otherWay: both(
    'The direction is turned: does the amount grow or get smaller each year?',
    'Направление перепутано: сумма каждый год растёт или уменьшается?',
  ),
} as const

const ends = words(
  'worth|value|how much|amount|total|balance|population|price|cost|how many|be after',
  'сколько|как[а-я]{2,3}(?![а-я])|сумм|стоимост|цен',
)

const growth = {
  tells: [
    words(
      'compound|(?:grows?|increas|rises?|goes up|appreciat)[a-z]* [^.]{0,30}(?:every|each|per|a) year|(?:every|each) year [^.]{0,20}(?:grows?|increas|rises?)',
      'капитализац|сложн[а-я]+ процент|(?:каждый год|ежегодно)[^.]{0,30}(?:растет|увеличива|возраста|дорожа|прирас)|(?:растет|увеличива|возраста|дорожа)[^.]{0,30}(?:каждый год|ежегодно|в год)',
    ),
  ],
  unless: words(
    'simple|monthly|quarterly|half-?yearly|every month|each month|withdraw|deposits? another|more than|less than|exceed|how long|how many years|loses?|decreas|falls?|depreciat',
    'прост[а-я]+ процент|ежемесячно|ежекварт|каждый месяц|снял|снима|довнос|доклад|больше чем|превысит|через сколько лет|за сколько лет|уменьша|снижа|дешев',
  ),
  asks: {
    i: words(
      'how much (?:compound )?interest|(?:find|calculate|work out|what is) the (?:total |compound )?interest(?! rate)|interest (?:earned|gained|paid)|earn',
      'сколько процентов|какой доход|прибыл|на сколько (?:увелич|вырос)|начисл[а-я]+ (?:процент|всего)',
    ),
    e: ends,
  },
  places: { years },
  steps: {
    f: factor,
    a: firstYear,
    e: afterYears,
    i: step(
      both('the interest alone', 'начисленные проценты'),
      both('How much of the amount at the end was there at the start?', 'Какая часть суммы в конце была уже в начале?'),
      both('Compare the amount at the end with {s}.', 'Сравни сумму в конце с {s}.'),
    ),
  },
  slips,
  example: both(
    '$500 at 10 % compound interest for 2 years: 500 · 1.1 = 550 after one year, 550 · 1.1 = 605 after two.',
    '500 рублей под 10 % с капитализацией на 2 года: через год 500 · 1,1 = 550, через два 550 · 1,1 = 605.',
  ),
} satisfies UsualWords

export const moneyWords: Readonly<Record<string, UsualWords>> = {
  'yearly-growth': growth,
  'yearly-loss': {
    ...growth,
    tells: [
      words(
        '(?:loses?|decreas|falls?|depreciat|goes down|drops?|shrinks?)[a-z]* [^.]{0,40}(?:every|each|per|a) year|(?:every|each) year [^.]{0,30}(?:loses?|decreas|falls?|depreciat|drops?)',
        '(?:каждый год|ежегодно)[^.]{0,30}(?:дешевеет|уменьша|снижа|теряет|пада)|(?:дешевеет|уменьша|снижа|теряет|пада)[^.]{0,30}(?:каждый год|ежегодно|в год)',
      ),
    ],
    unless: words(
      'simple|monthly|every month|each month|how long|how many years|less than|below|increas|grows?|rises?',
      'ежемесячно|каждый месяц|через сколько лет|за сколько лет|меньше чем|растет|увеличива',
    ),
    asks: { e: ends },
    example: both(
      'A bike for $500 that loses 10 % each year: 500 · 0.9 = 450 after one year, 450 · 0.9 = 405 after two.',
      'Велосипед за 500 рублей дешевеет на 10 % в год: через год 500 · 0,9 = 450, через два 450 · 0,9 = 405.',
    ),
  },
  'simple-interest': {
    tells: [words('simple interest', 'прост[а-я]+ процент')],
    unless: words(
      'compound|how long|how many years|rate of interest|at what rate',
      'сложн|через сколько|за сколько лет|под какой',
    ),
    asks: {
      i: words(
        'how much (?:simple )?interest|interest (?:is|was|did|does|earned|gained)|(?:find|calculate|work out|what is|compute) (?:the )?(?:simple )?interest',
        'сколько процентов|найд[а-я]* (?:простые )?проценты|как(?:ой|ов) доход|начислен',
      ),
      e: words(
        'total amount|altogether|in total|(?:will|does) (?:he|she|they|it|you|i) have|balance|worth|how much money',
        'на счет|всего|станет|получ[а-я]+ (?:обратно|через)|вернет|сумм[ау] (?:в конце|через)|сколько (?:денег|рублей) будет',
      ),
    },
    places: { years },
    steps: {
      y: step(
        both('the interest of one year', 'проценты за один год'),
        both(
          'Simple interest is always taken of the first {s}. How much is {p} % of it in one year?',
          'Простые проценты всегда берут от начальных {s}. Сколько составят {p} % за один год?',
        ),
        both('{p} % of {s}: find 1 % first.', '{p} % от {s}: сначала найди 1 %.'),
      ),
      i: step(
        both('the interest', 'проценты за всё время'),
        both(
          'Every year brings the same. How much is it in {n} years?',
          'Каждый год приносит одно и то же, а лет здесь {n}. Сколько выйдет всего?',
        ),
        both('Take the interest of one year {n} times.', 'Умножь проценты одного года на {n}.'),
      ),
      e: step(
        both('the whole amount', 'вся сумма'),
        both('How much is there together with the {s} of the start?', 'Сколько будет вместе с начальными {s}?'),
        both('Add the interest to {s}.', 'Прибавь проценты к {s}.'),
      ),
    },
    slips: {
      whole: both(
        'That is the money with the interest. Asked is the interest alone: what has to come off?',
        'Это сумма вместе с процентами. Спрашивают только проценты: что надо отнять?',
      ),
      compound: both(
        'That lets the interest earn interest, too. Simple interest is taken of {s} every year: how much is it in one year?',
        'Здесь проценты начислены и на проценты. Простые проценты каждый год берут от {s}: сколько это за один год?',
      ),
      once: both(
        'That is one year. For how many years does the money stay?',
        'Это за один год. На сколько лет положены деньги?',
      ),
    },
    example: both(
      '$200 at 4 % simple interest for 5 years: 4 % of 200 is 8 a year, so 5 · 8 = 40.',
      '200 рублей под 4 % простых на 5 лет: 4 % от 200 это 8 в год, значит 5 · 8 = 40.',
    ),
  },
  doubling: {
    tells: [
      words(
        'doubl[a-z]* (?:every|each) (?:hour|day|minute|week|month|year)',
        '(?:удваива[а-я]*|вдвое|в 2 раза)[^.]{0,30}кажд(?:ый|ую) (?:час|день|минут|недел|месяц|год)|кажд(?:ый|ую) (?:час|день|минут[а-я]*|недел[а-я]*|месяц|год)[^.]{0,30}(?:удваива|вдвое)',
      ),
    ],
    unless: words('how long|when|half', 'через сколько|когда|полов'),
    places: {
      time: {
        after: words(
          '^ ?(?:hours?|days?|minutes?|weeks?|months?|years?)(?![a-z])',
          '^ ?(?:час|дн|день|мин|недел|месяц|год|лет)',
        ),
      },
    },
    steps: {
      a: step(
        both('the number after one step', 'количество через один шаг'),
        both(
          'There are {s} at the start. How many are there after one doubling?',
          'Сначала было {s}. Сколько станет после одного удвоения?',
        ),
        both('Double {s} once.', 'Удвой {s} один раз.'),
      ),
      e: step(
        both('the number at the end', 'количество в конце'),
        both(
          'It doubles {n} times in a row. By which power of 2 is {s} multiplied?',
          'Удвоений подряд {n}. На какую степень двойки умножается {s}?',
        ),
        both(
          'Write the doublings one after another: each starts from the number before it.',
          'Запиши удвоения по порядку: каждое начинается с предыдущего числа.',
        ),
      ),
    },
    slips: {
      added: both(
        'That adds the same {n} times. A doubling starts from the new number each time: what comes after the second one?',
        'Здесь каждый раз прибавлено одно и то же. Удвоение каждый раз идёт от нового числа: что выйдет после второго?',
      ),
      early: both(
        'That is one doubling too few or too many. How many are there in {n} steps?',
        'Здесь удвоений на одно больше или меньше. Сколько их, если шагов {n}?',
      ),
    },
    example: both(
      '30 that double 3 times: 60, 120, 240, and that is 30 · 2³.',
      '30 удвоились 3 раза: 60, 120, 240, то есть 30 · 2³.',
    ),
  },
  'tax-off': {
    tells: [
      words('(?<![a-z])tax(?:es)?(?![a-z])', 'налог'),
      words('salary|wage|earn|income|paid', 'зарплат|зарабат|оклад|доход'),
      words(
        'paid out|take[- ]home|left|get|gets|receive|keep|after tax',
        'на руки|получ|останется|выплат|после (?:вычета|удержан|уплат)',
      ),
    ],
    unless: words(
      'after (?:paying|deducti|tax)[^.]{0,40}(?:received|got|gets|has) ?[$£€]?\\d|before tax|allowance|vat',
      'после (?:удержан|вычет|уплат)[^.]{0,40}\\d|ндс|до вычета',
    ),
    asks: { n: words('how much|what|find', 'сколько|како|найд') },
    steps: {
      t: step(
        both('the tax', 'налог'),
        both('How much are the {p} % tax of {s}?', 'Сколько составляет налог, {p} % от {s}?'),
        both('Find 1 % of {s} first.', 'Сначала найди 1 % от {s}.'),
      ),
      n: step(
        both('what is paid out', 'сумма на руки'),
        both('The tax is kept back. What is left of {s}?', 'Налог удерживают. Сколько останется от {s}?'),
        both('Take the tax away from {s}.', 'Вычти налог из {s}.'),
      ),
    },
    slips: {
      added: both(
        'The tax is added there. Does somebody get more or less than {s} with a tax?',
        'Налог здесь прибавлен. С налогом на руки дают больше или меньше, чем {s}?',
      ),
      number: both(
        '{p} % are no {p} units of money. How much is {p} % of {s}?',
        '{p} % это не {p} рублей. Сколько составляют {p} % от {s}?',
      ),
    },
    example: both(
      'A salary of 3000 with 20 % tax: the tax is 600, and 2400 are paid out.',
      'Зарплата 3000, налог 20 %: налог 600, на руки 2400.',
    ),
  },
  'before-tax': {
    tells: [
      words('(?<![a-z])tax(?![a-z])', 'налог'),
      words('after (?:paying|deducti|the deduction|tax|income)', 'после (?:удержан|вычет|уплат)'),
      words('salary|wage|earn|pay', 'зарплат|заработ|оклад'),
    ],
    unless: words('vat|how much tax', 'ндс|сколько [^?]{0,20}налог'),
    asks: { s: words('salary|wage|earn|pay', 'зарплат|заработ|оклад') },
    steps: {
      r: step(
        both('what is left in percent', 'сколько процентов остаётся'),
        both(
          'The salary is 100 %. After {p} % tax, how many percent of it are the {n}?',
          'Зарплата это 100 %. Сколько процентов от неё составляют {n} после налога в {p} %?',
        ),
        both('Take {p} % away from 100 %.', 'Вычти {p} % из 100 %.'),
      ),
      o: step(
        both('one percent', 'один процент'),
        both('If {n} are so many percent, how much is 1 %?', 'Если {n} это столько процентов, сколько составляет 1 %?'),
        both('Share {n} out over the percents that are left.', 'Раздели {n} на оставшиеся проценты.'),
      ),
      s: step(
        both('the salary', 'зарплата'),
        both('How much is 100 %?', 'Сколько тогда 100 %?'),
        both('Take 1 % a hundred times.', 'Возьми 1 % сто раз.'),
      ),
    },
    slips: {
      'of-rest': both(
        'That takes the {p} % of {n}. The tax is {p} % of the whole salary: which part of it are the {n}?',
        'Здесь {p} % взяты от {n}. А налог это {p} % всей зарплаты: какую её часть составляют {n}?',
      ),
      wrongWay: both(
        '{n} is what is left after the tax. Was the salary more or less than that?',
        '{n} осталось после налога. Зарплата была больше или меньше?',
      ),
    },
    example: both(
      'After 20 % tax 2400 are left: 80 % are 2400, 1 % is 30, the salary is 3000.',
      'После налога 20 % осталось 2400: 80 % это 2400, 1 % это 30, зарплата 3000.',
    ),
  },
  'before-vat': {
    tells: [
      words('(?<![a-z])(?:vat|gst|sales tax)(?![a-z])', '(?<![а-я])ндс(?![а-я])'),
      words(
        'includ|with (?:\\d+ ?% )?(?:vat|gst|sales)',
        '(?:с|включая|вместе с|в том числе|с учетом) (?:\\d+ ?% )?ндс',
      ),
      words('before|without|exclud|net price', 'без'),
    ],
    unless: words('how much vat|plus', 'сколько (?:составля[а-я]+ )?ндс'),
    asks: { x: words('before|without|exclud|net', 'без') },
    steps: {
      r: step(
        both('the price with the tax in percent', 'цена с НДС в процентах'),
        both(
          'The price without VAT is 100 %. How many percent of it are the {v} with {p} % VAT?',
          'Цена без НДС это 100 %. Сколько процентов от неё составляют {v} с НДС {p} %?',
        ),
        both('Add {p} % to 100 %.', 'Прибавь {p} % к 100 %.'),
      ),
      x: step(
        both('the price without the tax', 'цена без НДС'),
        both('{v} are that many percent. How much is 100 %?', '{v} это столько процентов. Сколько тогда 100 %?'),
        both('Find 1 % first, then 100 %.', 'Найди сначала 1 %, потом 100 %.'),
      ),
    },
    slips: {
      'of-all': both(
        'That takes {p} % of the price with VAT. The {p} % belong to the price without it: how many percent of that are the {v}?',
        'Здесь {p} % взяты от цены с НДС. А {p} % считают от цены без него: сколько процентов от неё составляют {v}?',
      ),
      added: both(
        '{v} has the VAT in it already. Is the price without it more or less?',
        'В {v} НДС уже входит. Цена без него больше или меньше?',
      ),
    },
    example: both(
      'A price of 60 with 20 % VAT: 120 % are 60, so 100 % are 50.',
      'Цена 60 с НДС 20 %: 120 % это 60, значит 100 % это 50.',
    ),
  },
  'profit-percent': {
    tells: [
      words('profit|gain|loss', 'прибыл|убыт|доход|наценк'),
      words('percent|%', 'процент|%'),
      words('(?:buys?|bought|cost)', 'куп|закуп|приобр'),
      words('(?:sells?|sold)', 'прода'),
    ],
    unless: words('(?<![a-z])(?:each|per (?!cent))|discount', 'кажд|скидк|штук'),
    places: {
      bought: { before: words('(?:buys?|bought|costs?)[^.]{0,40}$', '(?:куп|закуп|приобр)[^.]{0,40}$') },
      sold: { before: words('(?:sells?|sold)[^.]{0,30}$', 'прода[^.]{0,30}$') },
    },
    steps: {
      d: step(
        both('the profit', 'прибыль'),
        both(
          'Bought for {b}, sold for {s}: how much is the profit itself?',
          'Куплено за {b}, продано за {s}: какова сама прибыль?',
        ),
        both('Take {b} away from {s}.', 'Вычти {b} из {s}.'),
      ),
      p: step(
        both('the profit in percent', 'прибыль в процентах'),
        both(
          'Which price is the 100 % here, and which part of it is the profit?',
          'Какая цена здесь 100 % и какую её часть составляет прибыль?',
        ),
        both('Profit is counted from what was paid at first.', 'Прибыль считают от того, что было заплачено сначала.'),
      ),
    },
    slips: {
      'of-sold': both(
        'That divides by the selling price. From which price is a profit counted?',
        'Здесь разделено на цену продажи. От какой цены считают прибыль?',
      ),
      part: both(
        'That is how many percent one price is of the other. Which part is only the profit?',
        'Это сколько процентов одна цена составляет от другой. А какая часть только прибыль?',
      ),
    },
    example: both(
      'Bought for 25, sold for 30: profit 5, and 5 of 25 are 20 %.',
      'Куплено за 25, продано за 30: прибыль 5, а 5 от 25 это 20 %.',
    ),
  },
}

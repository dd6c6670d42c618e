import { both, step, words } from './texts.ts'

/** Percent, fractions of a whole, ratios, sums and differences. */

export const percentWords = {
  asksChange: words(
    'how (?:much|big) (?:is|was|are) the (?:discount|reduction|saving|tip|tax|vat|increase|rise)|by how much|how much (?:do|does|did|will|would) (?:i|you|he|she|they|we|[a-z]+) save',
    'на сколько(?! процент)|сколько[^?]{0,20}(?:сэконом|выгад)|(?:размер|величин)[а-я]* скидк|(?:какова|составляет|составила) скидка',
  ),
  less: words(
    'discount|reduc|(?<!turn )off(?![a-z])|decreas|sale|cheaper|lower|fell|falls?|drop|loses?|lost|depreciat|marked down|goes down|went down|shrinks?|cut by|down',
    'скид|сниз|сниж|уцен|подешев|упал|уменьш|дешевле|понизи|понижен|спис|потер|минус',
  ),
  more: words(
    'increas|rise|rose|risen|raised|raise|goes up|went up|up by|grew|grow|more expensive|vat|tax|markup|marked up|gains?|added|interest|tip|up(?![a-z])|higher|bonus',
    'повыс|повыш|подняли|подня|подорож|увелич|вырос|выраст|дороже|наценк|надбав|прибав|ндс|начисл|больше|обратно',
  ),
  /** The amount that is told is the one after the change. */
  after: words(
    '(?:after|with|including|following) (?:a|an|the)? ?\\d+(?:\\.\\d+)? ?% ?(?:[a-z]+ )?(?:discount|reduction|off|increase|rise|decrease|vat|tax|tip|markup)|original(?:ly)?(?: price| cost)?|before (?:the|vat|tax|that|it)|price before|old price|(?:and|it|which) (?:is |now )?(?:now )?(?:costs?|sells for|is(?: now)?) (?:now )?[$£€]?\\d|used to cost|did it cost before|full price|normal price|usual price',
    'первоначальн|исходн|до (?:скидк|снижен|повышен|подорож|уценк|распродаж|акци|ндс)|сколько (?:он|она|оно|товар|куртка|[а-я]+)? ?стоил[аои]?(?: [а-я]+)? (?:раньше|до|сначала|изначально)|прежн|стар(?:ая|ую|ой) цен|(?:стал|стала|стало|стали) (?:стоить )?\\d|без скидки|(?:раньше|изначально|сначала) (?:стоил|была|было)|какова была|какой была|был[аои]? (?:начальн)',
  ),
  /** "What is the price now". */
  now: words(
    '(?:now|new price|sale price|final price|last day|at the end|end up|final|does (?:it|he|she|the [a-z]+) (?:cost|pay)|how much (?:is|does|do|will|are))',
    '(?:теперь|нов(?:ая|ую|ой)|стала|стало|стоит|в итоге|после|окончательн|конечн|сколько (?:нужно|надо|придется) )',
  ),
  beyond: words(
    'solution|acid|alcohol|salt|mixture|concentration|compound|per year|annual|a year|interest|each year|years|how many percent|what percent|by what|percentage|profit|people|students|pupils|test|correct',
    'раствор|кислот|соли|спирт|смес|сплав|в год|годов|вклад|ежегодн|лет|на сколько процент|сколько процент|какой процент|человек|учен|учащ|населен|остат|рабоч',
  ),
  price: words(
    '[$£€]|cost|price|pay|dollar|pound|euro|buy|sell|worth|salary|rent|ticket',
    'руб|тенге|тг|цен|стои|стоил|плат|зарплат|₽|₸|грн|товар|р\\.|куп',
  ),
} as const

export const percentTexts = {
  share: step(
    both('what the rest is in percent', 'сколько это процентов'),
    both(
      'The old price is 100 %. After the change by {p} %, how many percent of the old price is the {v}?',
      'Прежняя цена это 100 %. Сколько процентов от неё составляют {v} после изменения на {p} %?',
    ),
    both(
      'Begin with 100 % and change it as the task says. What is left of it, or what has it become?',
      'Начни со 100 % и измени их так, как в задаче. Сколько процентов стало?',
    ),
  ),
  onePercent: step(
    both('one percent', 'один процент'),
    both('{v} is {s} %. How much is 1 %, or 10 %?', '{v} это {s} %. Сколько тогда 1 % или 10 %?'),
    both('Share {v} out over the {s} percent.', 'Раздели {v} на {s} процентов.'),
  ),
  original: step(
    both('the price before', 'цена до изменения'),
    both(
      '{v} is {s} % of the old price. How do you get from there to 100 %?',
      '{v} это {s} % прежней цены. Как отсюда прийти к 100 %?',
    ),
    both(
      'How much is 1 % (or 10 %, or 20 %), and how much then all of it?',
      'Сколько будет 1 % (или 10 %, или 20 %) и сколько тогда всё?',
    ),
  ),
  ofNew: both(
    'That takes the {p} % of {v}. But they were counted from the price before. If that was 100 %, how many percent of it is {v}?',
    'Так {p} % взяты от {v}. А считали их от прежней цены. Если она была 100 %, сколько процентов от неё составляют {v}?',
  ),
  wrongWay: both(
    'Was the price before higher or lower than {v}? And of which price are the {p} % counted?',
    'Прежняя цена была больше или меньше, чем {v}? И от какой цены считали {p} %?',
  ),
  onlyPercent: both(
    'That is {p} % of {v}. Of which price are the {p} % counted in the task, the one before or the one after?',
    'Это {p} % от {v}. А от какой цены считали {p} % в задаче, от прежней или от новой?',
  ),
  wrongFactor: both(
    '100 % less {p} %: how many percent are left? Compare with what you divided by.',
    '100 % без {p} %: сколько процентов осталось? Сравни с тем, на что делишь.',
  ),
  first: step(
    both('the price after the first change', 'цена после первого изменения'),
    both(
      'Begin with the first change: what is {p} % of {v}, and what does the price become?',
      'Начни с первого изменения: сколько будет {p} % от {v} и какой станет цена?',
    ),
    both('10 % of {v} is a tenth of it. How much are {p} %?', '10 % от {v} это десятая часть. Сколько тогда {p} %?'),
  ),
  second: step(
    both('the price at the end', 'цена в конце'),
    both(
      'For the second change: of which price are the {q} % taken now, and how much is that?',
      'Второе изменение: от какой цены теперь берут {q} % и сколько это?',
    ),
    both(
      'The price is not {v} any longer. Take the {q} % of what it is now.',
      'Цена теперь уже не {v}. Возьми {q} % от того, что есть сейчас.',
    ),
  ),
  firstPart: step(
    both('the first change', 'первое изменение'),
    both('What is {p} % of {v}?', 'Сколько будет {p} % от {v}?'),
    both('10 % is a tenth.', '10 % это десятая часть.'),
  ),
  summed: both(
    'Those are two changes, and the second one is taken of another price than the first. What does the thing cost after the first change, and of what are the {q} % taken then?',
    'Это два изменения, и второе берут уже от другой цены. Сколько стоит вещь после первого и от чего тогда берут {q} %?',
  ),
  back: both(
    'It looks as if up and down cancel, but the second {q} % are taken of another price. What does it cost after the first change, and how much are {q} % of that?',
    'Кажется, что туда и обратно даёт то же самое, но вторые {q} % берут от другой цены. Сколько стоит после первого изменения и сколько будет {q} % от этого?',
  ),
  secondOfFirst: both(
    'The second {q} % were taken of {v} again. Which price is on the tag by then?',
    'Вторые {q} % снова взяты от {v}. А какая цена тогда уже на ценнике?',
  ),
  change: step(
    both('the change', 'изменение'),
    both('How much is {p} % of {v}?', 'Сколько будет {p} % от {v}?'),
    both(
      '10 % of {v} is a tenth of it, 5 % half of that. Put {p} % together from such pieces.',
      '10 % от {v} это десятая часть, 5 % половина от неё. Собери {p} % из таких кусков.',
    ),
  ),
  now: step(
    both('the new price', 'новая цена'),
    both(
      'You know the change. Is it taken away from {v} or added to it, and what comes out?',
      'Изменение известно. Его отнимают от {v} или прибавляют и что выходит?',
    ),
    both('Does the price get smaller or bigger?', 'Цена становится меньше или больше?'),
  ),
  onlyChange: both(
    'That is the change by {p} %. What does the thing cost then?',
    'Это изменение на {p} %. А сколько тогда стоит вещь?',
  ),
  asNumber: both(
    '{p} % is not {p} of the currency. How much are {p} % of {v}?',
    '{p} % это не {p} рублей. Сколько будет {p} % от {v}?',
  ),
  otherWay: both('Is the price going up or down in the task?', 'Цена в задаче растёт или падает?'),
  example: both(
    'after 25 % off something costs 60. So 60 is 75 %, 25 % is 20, and 100 % is 80.',
    'после скидки 25 % вещь стоит 60. Значит, 60 это 75 %, 25 % это 20, а 100 % это 80.',
  ),
  exampleOfTwo: both(
    '200 less 10 % is 180. Then 10 % of 180 is 18, not 20.',
    '200 минус 10 % это 180. Потом 10 % от 180 это 18, а не 20.',
  ),
  exampleOfOne: both(
    '30 % off 50: 10 % is 5, so 30 % is 15, and 35 is left.',
    'скидка 30 % с 50: 10 % это 5, значит, 30 % это 15, остаётся 35.',
  ),
} as const

export const fractionWords = {
  isWhole: words(
    '^ ?(?:students|pupils|people|children|kids|persons|players|members|in (?:the|a) class|altogether|in total|(?:l|liters|litr[e]s) and is)',
    '^ ?(?:учен|учащ|человек|чел(?![а-я])|дет|участ|игрок|студент)',
  ),
  beforeWhole: words(
    '(?:class of|group of|total of|holds|in all|altogether|tank of|road of|book of|book has|way of|is) $',
    '(?:всего|длина [а-я]+|вмещает|объем[а-я]* [а-я]+|в книге|путь|пути) (?:равна |равен )?$',
  ),
  asksPart: words(
    'how (?:many|much) (?:of them )?(?:are |were )?(?:girls|boys|women|men)',
    'сколько (?:[а-я]+ )?(?:девоч|мальчик|женщин|мужчин|остал)',
  ),
  rest: words(
    '(?:rest|remaining|others?|left|are girls|are boys|girls|boys)',
    '(?:остальн|остат|остал|девоч|мальчик|друг)',
  ),
  whole: words(
    'how (?:many|much|long|far|big)[^.?]*(?:in the (?:class|whole)|altogether|in (?:all|total)|whole|total|pupils|students|children|the class|at first|at the start|originally|entire)|whole (?:way|trip|thing|amount|distance|book|number|road|route)|(?:find|what is) the (?:whole|number|total)',
    'сколько[^.?]*(?:всего|в классе|вс[еяю]|весь|целое|учеников|учащихся|страниц|было (?:сначала|всего))|весь путь|всю (?:дорогу|книгу|сумму)|найди[а-я]* (?:число|все число|целое)|длина (?:всего|пути|всей)',
  ),
  of: words('^ ?(?:of|are|were|is|have|has|go|play|like|wear)', '^ ?(?:[а-я]+ )?'),
  left: words(
    'how (?:many|much)[^.?]*(?:left|remain|still|does (?:he|she) (?:still )?have|keep)|what is left',
    'сколько[^.?]*(?:остал|осталось|останется)',
  ),
  gives: words(
    'gives?|gave|eats?|ate|spends?|spent|sold|sells|uses?|used|lost|loses|reads?|takes?|took|drinks?|drank|away',
    'отда|подари|съел|потрат|прода|израсход|потеря|прочита|взял|выпил|раздал|отрезал|отлил|уш[лёе]|проехал|прош',
  ),
  beyond: words(
    'probab|chance|then [^.]*\\d/\\d|hour[^.]*hour|together|solution|percent of the (?:rest|remaining)',
    'вероятн|раствор|вместе|остатка|процент от остат',
  ),
} as const

export const fractionTexts = {
  restPart: step(
    both('the part of the others', 'доля остальных'),
    both(
      'Think of a bar for the whole: {f} of it are the first ones. Which fraction is left for the {v}?',
      'Представь всё полоской: {f} это первые. Какая часть остаётся для {v}?',
    ),
    both('The whole is {b}/{b}. How many of these parts are left?', 'Всё это {b}/{b}. Сколько таких долей осталось?'),
  ),
  onePart: step(
    both('one part', 'одна доля'),
    both(
      '{v} make up {k} parts of the bar. How much is one part?',
      '{v} это {k} доли полоски. Сколько приходится на одну?',
    ),
    both('Share {v} out over the {k} parts.', 'Раздели {v} на {k}.'),
  ),
  whole: step(
    both('the whole', 'всё целиком'),
    both(
      'How many such parts does the whole bar have, and how much is that?',
      'Сколько таких долей во всей полоске и сколько это?',
    ),
    both('The whole has {b} parts. You know one of them.', 'Во всём {b} долей. Одна уже известна.'),
  ),
  ofRest: both(
    'That takes {v} for the {f}. Who are the {v} in the task: those of the {f}, or the others?',
    'Так {v} приняты за {f}. А кто в задаче эти {v}: те самые {f} или остальные?',
  ),
  fractionOfIt: both(
    'That takes a fraction of {v}, but {v} is only a part of the whole. Should the whole be more or less than {v}?',
    'Так берётся часть от {v}, а {v} само лишь часть целого. Целое должно быть больше или меньше, чем {v}?',
  ),
  onlyOne: both('That is one part. How many parts does the whole have?', 'Это одна доля. А сколько долей во всём?'),
  gone: step(
    both('the part that is gone', 'часть, которой больше нет'),
    both('How much is {f} of {v}?', 'Сколько будет {f} от {v}?'),
    both(
      'Cut {v} into {b} equal parts first. How much is one?',
      'Сначала раздели {v} на {b} равных частей. Сколько в одной?',
    ),
  ),
  left: step(
    both('what is left', 'сколько осталось'),
    both(
      'That is what is gone. The question is about what is left: how much is that?',
      'Это то, чего больше нет. А спрашивают, сколько осталось: сколько это?',
    ),
    both('Take it away from {v}.', 'Отними это от {v}.'),
  ),
  onlyGone: both(
    'Yes, that is {f} of {v}. Is this what is gone, or what is left?',
    'Да, это {f} от {v}. А это то, чего не стало, или то, что осталось?',
  ),
  example: both(
    '2/5 of a class are boys and there are 12 girls: the girls are 3/5, so one fifth is 4, and the class has 20.',
    '2/5 класса мальчики, а девочек 12: девочки это 3/5, одна пятая 4, в классе 20.',
  ),
  exampleOfWhole: both(
    '3/4 of a way are 6 km: one quarter is 2 km, all of it 8 km.',
    '3/4 пути это 6 км: одна четверть 2 км, весь путь 8 км.',
  ),
  exampleOfLeft: both('of 20, 1/4 is gone: that is 5, and 15 are left.', 'из 20 не стало 1/4: это 5, осталось 15.'),
} as const

export const ratioWords = {
  ofShare: words(
    '(?:share|part|gets?|got|receives?|has|first|second|smaller|larger|bigger)[^.]{0,12}$',
    '(?:доля|часть|частью|получил[аи]?|получает|меньшая|большая|первая|вторая|первый|второй)[^.]{0,12}$',
  ),
  ratio: words(
    'ratio|share|divide|split|(?<!\\d)\\d+ ?: ?\\d',
    'отношени|относятся|пропорц|делят|разделил|раздели|поделил|(?<!\\d)\\d+ ?: ?\\d',
  ),
  beyond: words(
    'scale|map|probab|similar|triangle abc|speed|mix|concentrat|\\d ?: ?\\d{4}',
    'масштаб|карт|вероятн|подоб|скорост|концентр|сплав|\\d ?: ?\\d{4}',
  ),
  all: words(
    'share|divid|split|cut|altogether|in total|in all|together|total|sum',
    'раздел|подел|дел[ия]т|разрез|всего|вместе|сумм|распредел',
  ),
  angles: words(
    'angles? (?:of|in) (?:a |the )?triangle|triangle[^.]*angles',
    'угл[а-я]* треугольник|треугольник[а-я]*[^.]*угл',
  ),
  difference: words(
    'more than|difference|(?<!\\d)\\d+ more|bigger by|less than|fewer',
    'больше(?:,)? чем|разниц|разность|больше на|на \\d+ [а-я]* ?(?:больше|меньше)|меньше',
  ),
} as const

export const ratioTexts = {
  parts: step(
    both('the number of equal parts', 'число равных частей'),
    both(
      'The ratio {r}: into how many equal parts is all of it divided?',
      'Отношение {r}: на сколько равных частей делится всё?',
    ),
    both(
      'One gets {a} parts, and the others? How many parts are there together?',
      'У первого {a} части, а у остальных? Сколько частей вместе?',
    ),
  ),
  one: step(
    both('one part', 'одна часть'),
    both('{t} is all {n} parts together. How much is one part?', '{t} это все {n} частей вместе. Сколько в одной?'),
    both('Share {t} out over the {n} equal parts.', 'Раздели {t} на {n} равных частей.'),
  ),
  share: step(
    both('the share with {k} parts', 'доля из {k} частей'),
    both(
      'You know one part. How much are the {k} parts of this share?',
      'Одна часть известна. Сколько в доле из {k} частей?',
    ),
    both('One part, {k} times.', 'Одна часть, {k} раз.'),
  ),
  byPeople: both(
    'That shares equally. Does everybody get the same here? How many equal parts does the ratio {r} make together?',
    'Так делят поровну. А здесь у всех одинаково? Сколько равных частей вместе в отношении {r}?',
  ),
  byTerm: both(
    'That divides all of it by one number of the ratio. {r} are parts that belong together: how many parts is that in all?',
    'Здесь всё разделено на одно число отношения. А {r} это части вместе: сколько их всего?',
  ),
  partOne: step(
    both('one part', 'одна часть'),
    both(
      '{v} are {k} parts of the ratio {r}. How much is one part?',
      '{v} это {k} частей в отношении {r}. Сколько в одной части?',
    ),
    both(
      'Which number of the ratio belongs to the {v}? Share the {v} out over so many parts.',
      'Какое число отношения относится к {v}? Раздели {v} на столько частей.',
    ),
  ),
  other: step(
    both('the other amount', 'другое количество'),
    both('And how many such parts do the others have?', 'А сколько таких частей у других?'),
    both('One part times the other number of the ratio.', 'Одна часть на другое число отношения.'),
  ),
  together: step(
    both('all together', 'все вместе'),
    both('How many parts are all together, and how much is that?', 'Сколько частей у всех вместе и сколько это?'),
    both('Add the parts, and you know how much one is.', 'Сложи части, а одна уже известна.'),
  ),
  asTotal: both(
    'That divides {v} by all the parts. Do the {v} stand for all together, or only for one side of the ratio?',
    'Здесь {v} разделено на все части. А {v} это все вместе или только одна сторона отношения?',
  ),
  upside: both(
    'Which of the two has more parts in the ratio {r}? Should your result be more or less than {v}?',
    'У кого в отношении {r} частей больше? Значит, должно выйти больше или меньше, чем {v}?',
  ),
  example: both(
    '20 in the ratio 1 : 4 are 5 parts of 4 each, so 4 and 16.',
    '20 в отношении 1 : 4 это 5 частей по 4, то есть 4 и 16.',
  ),
  exampleOfOne: both(
    'boys to girls 2 : 3 with 12 girls: 3 parts are 12, one is 4, so 8 boys.',
    'мальчиков и девочек 2 : 3, девочек 12: 3 части это 12, одна 4, мальчиков 8.',
  ),
} as const

export const sumWords = {
  together: words(
    'together|altogether|in total|in all|total|sum|add up|adds up|both',
    'вместе|сумм|всего|(?<![а-я])(?:на|в) 2(?![\\d.])|оба|обоих|у них',
  ),
  asks: words(
    '(?:how (?:many|much|old|long|big)|what (?:are|is)|find)(?![a-z])(?!.*how (?:many|much|old|long|big))',
    '(?:сколько|скока|найди|найти|каков|чему|какие)(?!.*сколько)',
  ),
  timesAs: words(
    '^ ?(?:times|x) ?(?:as|more|bigger|larger|older|the|longer|greater|what|his|her)|^ ?times(?![a-z])',
    '^ ?раз',
  ),
  more: words(
    '^ ?(?:[a-z]+ ){0,2}?(?:more|older|bigger|larger|greater|longer|taller|higher|less|fewer|younger|smaller|shorter)',
    '^ ?(?:[а-я]+\\.? ?)?(?:больше|старше|длиннее|дороже|тяжелее|выше|меньше|младше|короче|дешевле|легче)',
  ),
  by: words(
    '(?<![a-z])(?:by|exceeds?|differ by|difference(?: between (?:them|the numbers))?(?: of| is| =)?) $',
    '(?<![а-я])(?:на|разност[а-я]+|разниц[а-я]+)(?: (?:их|чисел|между ними))?(?: (?:равна|составляет|-|=))? $',
  ),
  less: words('less|fewer|younger|smaller|shorter|cheaper', 'меньше|младше|короче|дешевле|легче'),
  beyond: words(
    'perimeter|area|rectangle|triangle|speed|km|mph|percent|%|average|mean|ratio|years ago|in \\d+ years|years? (?:from now|later)|three|each day|probab|product|square',
    'периметр|площад|прямоугольн|треугольн|скорост|км|процент|%|средн|отношен|лет назад|через \\d+|вероятн|произведен|квадрат|ч(?:ас)?(?![а-я])',
  ),
  coins: words('(\\d+) ?(?:p|c|ct|cents?|pence)(?![a-z])', '(\\d+) ?коп'),
  adjacent: words('adjacent|supplementary|straight line|linear pair', 'смежн'),
  complementary: words('complementary', 'дополн'),
} as const

export const sumTexts = {
  without: step(
    both('what is left without the difference', 'сколько останется без разницы'),
    both(
      'If the bigger one had not the {d} more, both would be equal. How much would both make together then?',
      'Если убрать лишние {d}, обе части станут равны. Сколько тогда будет вместе?',
    ),
    both('Take the {d} away from {s}.', 'Отними {d} от {s}.'),
  ),
  smaller: step(
    both('the smaller one', 'меньшее'),
    both(
      'Without the difference both are equal. How much is one of them?',
      'Без разницы обе части равны. Сколько в одной?',
    ),
    both('Two equal parts: share what is left by two.', 'Две равные части: раздели остаток на два.'),
  ),
  larger: step(
    both('the larger one', 'большее'),
    both('That is one of the two. How much is the other one?', 'Одно есть. А сколько другое?'),
    both('The other one has {d} more, and both make {s}.', 'Другое больше на {d}, а вместе {s}.'),
  ),
  equalShare: both(
    'That makes both equal. But one has {d} more: does it fit? What happens if you take the {d} away first?',
    'Так оба равны. А одно больше на {d}: сходится ли? Что будет, если сначала убрать эти {d}?',
  ),
  justMinus: both(
    'That takes the difference away once. What is left belongs to both together: how much has each?',
    'Разница убрана. Но то, что осталось, это обе части вместе: сколько в одной?',
  ),
  halfThenAll: both(
    'Half of all, and then the whole difference: test it. Do both make {s} and differ by {d}?',
    'Половина всего и ещё вся разница: проверь. Вместе {s} и отличаются на {d}?',
  ),
  parts: step(
    both('the number of equal parts', 'число равных частей'),
    both(
      'The smaller one is one part. How many such parts has the other one, and how many both together?',
      'Меньшее это одна часть. Сколько таких частей в другом и сколько вместе?',
    ),
    both(
      'Draw one box for the smaller one and {k} boxes for the other. How many boxes in all?',
      'Нарисуй одну коробочку для меньшего и {k} для другого. Сколько всего?',
    ),
  ),
  part: step(
    both('the smaller one', 'меньшее'),
    both('All the parts together are {s}. How much is one part?', 'Все части вместе это {s}. Сколько в одной?'),
    both('Share {s} out over the parts.', 'Раздели {s} на число частей.'),
  ),
  times: step(
    both('the larger one', 'большее'),
    both('That is one part. And the other one, with {k} parts?', 'Это одна часть. А другое, из {k} частей?'),
    both('One part times {k}.', 'Одна часть на {k}.'),
  ),
  byTimes: both(
    'That divides by {k}. But the smaller one is a part as well: how many equal parts are there in all?',
    'Здесь разделено на {k}. Но меньшее тоже часть: сколько равных частей всего?',
  ),
  byTwo: both(
    'That makes both equal. One is {k} times the other: how many equal parts are there together?',
    'Так оба равны. А одно в {k} раза больше: сколько равных частей вместе?',
  ),
  bottle: both(
    'Test it: if the small one is {x}, what is the other one with {d} more, and what do both come to?',
    'Проверь: если меньшее {x}, сколько тогда другое, которое больше на {d}, и сколько вместе?',
  ),
  example: both(
    'together 20, one has 4 more: without the 4 it is 16, so 8 and 12.',
    'вместе 20, у одного на 4 больше: без этих 4 будет 16, значит, 8 и 12.',
  ),
  exampleOfTimes: both(
    'together 30, one is 4 times the other: 5 parts of 6, so 6 and 24.',
    'вместе 30, одно в 4 раза больше: 5 частей по 6, то есть 6 и 24.',
  ),
} as const

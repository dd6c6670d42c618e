import { both, step, words } from './texts.ts'

/** Ways and speeds, work done together, solutions, things of two kinds, scales and shadows. */

export const motionWords = {
  speed: words(
    '^ ?(?:km ?\\/ ?h|km ?ph|kmph|kph|mph|m ?\\/ ?s|km per hour|kilomet[a-z]+ (?:per|an) hour|miles (?:per|an) hour|m per s|km an hour|meters? per second|metr[e]s? per second|km ?\\/ ?hr)',
    '^ ?(?:км ?\\/ ?ч|км в час|километр[а-я]* в час|м ?\\/ ?с|м ?\\/ ?мин|метр[а-я]* в секунд|м в секунд)',
  ),
  /** Around an amount that tells a difference: "20 km/h slower", «на 20 км/ч меньше». */
  compared: words(
    '\\|[^.,;]{2,14} (?:slower|faster|less|more|quicker|higher|lower)(?![a-z])',
    'на ?\\|[^.,;]{0,14} (?:меньше|больше|быстрее|медленнее|выше|ниже)',
  ),
  length: words('^ ?(?:km|kilomet|miles?|m(?![a-z/])|met(?:er|re)s?)', '^ ?(?:км|километр|м(?![а-я/])|метр)'),
  hours: words('^ ?(?:h|hr|hrs|hours?)(?![a-z/])', '^ ?(?:ч|час[а-я]*)(?![а-я/])'),
  towards: words('toward|meet|each other|opposite directions?|apart', 'навстречу|встрет|сближ'),
  away: words(
    'away from each other|opposite directions|in different directions',
    'в противоположн|в разные стороны|друг от друга',
  ),
  pursuit: words(
    'catch|catches|caught|overtake|chase|behind|same direction|after (?:him|her|it)',
    'догон|вдогонку|настиг|следом|в том же направлении|вслед|вдогон',
  ),
  askTime: words(
    '(?:when|how long|after how many|how many hours|what time|how much time|in how many|how soon)',
    '(?:когда|через сколько|через какое|через скока|сколько времени|скольк[а-я]* час)',
  ),
  askApart: words(
    '(?:how far apart|distance between|how far)[^.?]*(?:\\?|$|after|will)',
    '(?:какое расстояние|каково расстояние|на каком расстоянии|какое будет расстояние)',
  ),
  river: words('current|stream|river|upstream|downstream|still water', 'течени|реч?к|против течения|собственн'),
  sameSpeed: words(
    'same (?:speed|pace|rate)|at this (?:speed|rate)',
    'той же скорост|такой же скорост|с той же|такой же',
  ),
  halfWay: words('average speed', 'средн[а-я]+ скорост'),
  there: words('back|return|there and', 'обратн|вернул'),
  halfOf: words(
    'half (?:of )?(?:the |his |her )?(?:way|distance|trip|journey)|1/2 (?:of )?(?:the |his |her )?(?:way|distance|trip|journey)|same (?:way|distance|road|route)',
    'половин[а-я]+ (?:пути|дороги)|1/2 (?:пути|дороги)|перв[а-я]+ половин',
  ),
  gap: words('ahead|apart|between|head start|in front|lead', 'впереди|между|расстояни|опережа|фор[аыу]'),
  later: words('later|after (?:him|her|it|that)|hours? after|head start', 'позже|через \\d|спустя|раньше'),
} as const

export const motionTexts = {
  closing: step(
    both('the speed at which they come closer', 'скорость сближения'),
    both(
      'They move toward each other with {v} and {w}. By how much does the gap between them shrink in one hour (or second)?',
      'Они движутся навстречу со скоростями {v} и {w}. На сколько уменьшается расстояние между ними за единицу времени?',
    ),
    both(
      'Each of them takes its own piece off the gap. How much are both pieces together?',
      'Каждый убирает свой кусок расстояния. Сколько это вместе?',
    ),
  ),
  time: step(
    both('the time until they meet', 'время до встречи'),
    both(
      'The gap is {s}. How many times does what they take off together fit into it?',
      'Между ними {s}. Сколько раз то, что они проходят вместе, помещается в этом расстоянии?',
    ),
    both(
      'A way and a speed give the time: which one is divided by which?',
      'Из пути и скорости находят время: что на что делят?',
    ),
  ),
  apart: step(
    both('the distance', 'расстояние'),
    both('In one hour (or second) it is so much. How much in {t}?', 'За единицу времени столько. А за {t}?'),
    both('Speed and time give the way.', 'Скорость и время дают путь.'),
  ),
  opening: step(
    both('the speed at which they move apart', 'скорость удаления'),
    both(
      'They move apart with {v} and {w}. By how much does the gap grow in one hour (or second)?',
      'Они удаляются со скоростями {v} и {w}. На сколько растёт расстояние за единицу времени?',
    ),
    both(
      'Both make the gap bigger. Do their speeds add up or not?',
      'Оба увеличивают расстояние. Скорости складываются или нет?',
    ),
  ),
  gap: step(
    both('the lead', 'расстояние в начале погони'),
    both(
      'When the second one starts, the first has been moving for {t} at {v}. How far ahead is it?',
      'Когда второй выезжает, первый уже {t} движется со скоростью {v}. Какое между ними расстояние?',
    ),
    both('Speed times time gives the lead.', 'Скорость на время даёт это расстояние.'),
  ),
  gain: step(
    both('the speed at which it comes closer', 'скорость сближения'),
    both(
      'One moves with {v}, the other behind it with {w}. How much closer does the faster one come in one hour (or second)?',
      'Один движется со скоростью {v}, другой за ним со скоростью {w}. На сколько более быстрый приближается за единицу времени?',
    ),
    both(
      'The first one runs away while it is chased. What is left of the difference each hour?',
      'Первый тоже едет вперёд. Насколько второй быстрее?',
    ),
  ),
  catch: step(
    both('the time', 'время'),
    both(
      'How many hours (or seconds) does it take until the lead is used up?',
      'За сколько времени исчезнет это расстояние?',
    ),
    both('Divide the lead by what is made up in one hour.', 'Раздели расстояние на то, что наверстывают за час.'),
  ),
  oneSpeed: both(
    'That is the time of one of them for the whole way. But both are moving: how much do they do together in one hour?',
    'Это время одного на весь путь. Но движутся оба: сколько они проходят вместе за час?',
  ),
  minus: both(
    'The speeds were subtracted. They come from both sides: does the gap shrink faster than one drives, or slower?',
    'Скорости вычтены. Но они едут с двух сторон: расстояние уменьшается быстрее, чем едет один, или медленнее?',
  ),
  plus: both(
    'The speeds were added. Both move the same way here: does the second one come closer by all of that each hour?',
    'Скорости сложены. Но здесь оба едут в одну сторону: разве второй приближается за час на столько?',
  ),
  leadByOther: both(
    'Who is on the way alone at the beginning, the faster one or the slower one? Take that speed for the lead.',
    'Кто сначала едет один, быстрый или медленный? Возьми для форы его скорость.',
  ),
  justHead: both(
    'That is how much later the second one starts. What is the distance between them then?',
    'Это на сколько позже выехал второй. А какое тогда между ними расстояние?',
  ),
  mean: both(
    'That is the mean of the two speeds. But is the time spent with each of them the same? What is all the way, and what is all the time?',
    'Это среднее двух скоростей. Но одинаково ли время с каждой из них? Какой весь путь и какое всё время?',
  ),
  timeOne: step(
    both('the first time', 'первое время'),
    both(
      'Average speed is all the way divided by all the time. How long does the first part of {s} take at {v}?',
      'Средняя скорость это весь путь, делённый на всё время. Сколько времени занимает первая часть, {s} со скоростью {v}?',
    ),
    both('Way divided by speed.', 'Путь, делённый на скорость.'),
  ),
  wayOne: step(
    both('the first way', 'первый путь'),
    both(
      'Average speed is all the way divided by all the time. How far is it in {t} at {v}?',
      'Средняя скорость это весь путь, делённый на всё время. Какой путь за {t} со скоростью {v}?',
    ),
    both('Speed times time.', 'Скорость на время.'),
  ),
  wayTwo: step(
    both('the second way', 'второй путь'),
    both('And in {t} at {v}?', 'А за {t} со скоростью {v}?'),
    both('Speed times time.', 'Скорость на время.'),
  ),
  average: step(
    both('the average speed', 'средняя скорость'),
    both(
      'What is all the way, what is all the time, and what does one divided by the other give?',
      'Какой весь путь, какое всё время и что получается при делении?',
    ),
    both('Add the ways, add the times, then divide.', 'Сложи пути, сложи времена, потом раздели.'),
  ),
  samePace: step(
    both('the speed', 'скорость'),
    both('{s} in {t}: how far is that in one hour?', '{s} за {t}: сколько это за один час?'),
    both('Share the way out over the hours.', 'Раздели путь на часы.'),
  ),
  farther: step(
    both('the way', 'путь'),
    both('And with that speed, how far in {u}?', 'А с такой скоростью сколько за {u}?'),
    both('One hour, so many times.', 'Один час, столько раз.'),
  ),
  down: step(
    both('the speed downstream', 'скорость по течению'),
    both(
      'The boat does {v} in still water, the current {c}. How fast is it with the current, and how fast against it?',
      'Собственная скорость {v}, течение {c}. Какова скорость по течению и какова против?',
    ),
    both(
      'The current helps on one way and hinders on the other. What does that do to {v}?',
      'В одну сторону течение помогает, в другую мешает. Что тогда с {v}?',
    ),
  ),
  up: step(
    both('the speed upstream', 'скорость против течения'),
    both('And against the current?', 'А против течения?'),
    both('The current takes something off.', 'Течение отнимает часть скорости.'),
  ),
  thereTime: step(
    both('the time with the current', 'время по течению'),
    both('How long do {s} take with the current?', 'Сколько времени займут {s} по течению?'),
    both('Way divided by speed.', 'Путь, делённый на скорость.'),
  ),
  backTime: step(
    both('the time against the current', 'время против течения'),
    both('And against it?', 'А против течения?'),
    both('Way divided by speed.', 'Путь, делённый на скорость.'),
  ),
  total: step(
    both('the whole time', 'всё время'),
    both('And both together?', 'А вместе?'),
    both('There and back.', 'Туда и обратно.'),
  ),
  own: step(
    both('the speed in still water', 'собственная скорость'),
    both(
      'Call the speed in still water x. The current is {c}: how fast is the boat each way, and how long does each way take, so that both times make {t}?',
      'Обозначь собственную скорость x. Течение {c}: какова скорость в каждую сторону и сколько занимает каждый путь, чтобы вместе было {t}?',
    ),
    both(
      'Each way: distance divided by speed. What do both fractions have to give together?',
      'Каждый путь: расстояние, делённое на скорость. Сколько должны дать обе дроби вместе?',
    ),
  ),
  noCurrent: both(
    'That is without the current. Which way does it help, and which way does it hinder?',
    'Это без течения. В какую сторону оно помогает, а в какую мешает?',
  ),
  negative: both(
    'The other root is a solution of the equation only: a speed cannot be negative.',
    'Второй корень решает только уравнение: скорость не бывает отрицательной.',
  ),
  example: both(
    'with 30 and 20 km/h toward each other the gap shrinks by 50 km in an hour, so 200 km take 4 hours.',
    'навстречу со скоростями 30 и 20 км/ч расстояние уменьшается на 50 км за час, значит, 200 км за 4 часа.',
  ),
  exampleOfPursuit: both(
    'one is 12 km ahead at 4 km/h, the other rides 10 km/h: it gains 6 km an hour, so 2 hours.',
    'один впереди на 12 км и идёт 4 км/ч, другой едет 10 км/ч: приближается на 6 км в час, значит, 2 часа.',
  ),
  exampleOfAverage: both(
    '60 km at 30 km/h take 2 h, 60 km at 60 km/h 1 h: 120 km in 3 h, so 40 km/h on average.',
    '60 км со скоростью 30 км/ч это 2 ч, 60 км со скоростью 60 км/ч 1 ч: 120 км за 3 ч, в среднем 40 км/ч.',
  ),
  exampleOfRiver: both(
    'with 8 km/h and a current of 2 km/h it is 10 one way and 6 the other.',
    'при 8 км/ч и течении 2 км/ч в одну сторону 10, в другую 6.',
  ),
} as const

export const workWords = {
  together: words('together|both|at the same time', 'вместе|вдвоем|обе|оба|одновременно|совместн'),
  work: words(
    'pipe|tap|pool|tank|paint|job|work|fence|wall|field|mow|clean|dig|printer|machine|pump|hose|bath|build',
    'труб|бассейн|крас|покрас|заказ|работ|забор|стен|поле|убер|мотор|насос|кран|ванн|маляр|мастер|тракт|копа|станок|принтер|бригад',
  ),
  unit: words(
    '^ ?(?:h|hr|hrs|hours?|days?|min|minutes?)(?![a-z/])',
    '^ ?(?:ч|час[а-я]*|дн[а-я]+|день|мин|минут[а-я]*)(?![а-я/])',
  ),
  workers: words(
    '^ ?(?:workers|people|ppl|painters|men|women|builders|machines|pipes|taps|friends|students|cows|horses|pumps|tractors)',
    '^ ?(?:рабоч|человек|маляр|строител|машин|труб|кран|насос|коров|лошад|трактор|тракторист|мастер)',
  ),
  beyond: words(
    'first [^.]*(?:alone|then)|after \\d|half|more than|faster|drain|empties|leak|each produces|per hour',
    'сначала|через \\d|затем|больше чем|быстрее|вытека|опорож|на \\d+ (?:час|дн|мин)[а-я]* (?:быстрее|больше|меньше|дольше)|деталей в час|за час',
  ),
} as const

export const workTexts = {
  one: step(
    both('what the first does in one hour (or day)', 'часть работы первого за единицу времени'),
    both(
      'Take all the work as 1. One needs {a} for it: which part does it do in one hour (or day)? And the other, with {b}?',
      'Прими всю работу за 1. Одному нужно {a}: какую часть он делает за единицу времени? А другой, которому нужно {b}?',
    ),
    both(
      'If it takes {a} for all, then in one of them it is one of {a} equal parts.',
      'Если на всё уходит {a}, то за единицу времени делается одна из {a} равных частей.',
    ),
  ),
  other: step(
    both('what the other does in one hour (or day)', 'часть работы второго за единицу времени'),
    both('And which part does the other do, with {b}?', 'А какую часть делает второй, если ему нужно {b}?'),
    both('One of {b} equal parts.', 'Одна из {b} равных частей.'),
  ),
  both: step(
    both('what both do in one hour (or day)', 'часть работы обоих за единицу времени'),
    both('Which part do both do together in one hour (or day)?', 'Какую часть они делают вместе за единицу времени?'),
    both('Add the two fractions.', 'Сложи две дроби.'),
  ),
  time: step(
    both('the time together', 'время вместе'),
    both(
      'They do that part in one hour (or day). How many does the whole, 1, take?',
      'Такую часть они делают за единицу времени. Сколько времени нужно на всё, то есть на 1?',
    ),
    both('How often does that part fit into 1?', 'Сколько раз эта часть помещается в 1?'),
  ),
  sum: both(
    'Together they should be faster than each alone. Can it take longer than {b}? Which part of the work does each do in one hour (or day)?',
    'Вместе должно быть быстрее, чем каждому отдельно. Может ли выйти больше, чем {b}? Какую часть работы каждый делает за единицу времени?',
  ),
  mean: both(
    'That is the mean. One alone already needs only {b}: can both together take longer than that? Which part does each do in one hour (or day)?',
    'Это среднее. Но один и без помощи справляется за {b}: могут ли двое делать дольше? Какую часть каждый делает за единицу времени?',
  ),
  minus: both(
    'The difference tells how much one is faster. Which part of the work does each do in one hour (or day)?',
    'Разность говорит, на сколько один быстрее. А какую часть работы каждый делает за единицу времени?',
  ),
  half: both(
    'Half of the time of one would be two equal ones. Which part of the work does each of these two do in one hour (or day)?',
    'Половина времени одного была бы у двух одинаковых. А какую часть работы делает каждый из этих двоих за единицу времени?',
  ),
  upside: both(
    'That is the part that both do in one hour (or day). How many of these make the whole?',
    'Это часть, которую оба делают за единицу времени. Сколько таких нужно на всё?',
  ),
  all: step(
    both('all the work', 'вся работа'),
    both(
      '{n} of them need {t}. How long would one alone need for it?',
      '{n} делают это за {t}. За сколько справился бы один?',
    ),
    both(
      'One alone has to do the parts of all. Longer or shorter, and how many times?',
      'Один делает за всех. Дольше или быстрее и во сколько раз?',
    ),
  ),
  share: step(
    both('the time', 'время'),
    both('Now {m} of them share that. How long do they take?', 'Теперь это делят {m}. За сколько они справятся?'),
    both(
      'More of them, less time: divide all the work by {m}.',
      'Чем больше работников, тем меньше времени: раздели всю работу на {m}.',
    ),
  ),
  asMore: both(
    'Should {m} of them take longer or shorter than {n}? What does your result say?',
    '{m} работников справятся быстрее или медленнее, чем {n}? Что говорит твой результат?',
  ),
  example: both(
    'with 4 h and 12 h: 1/4 + 1/12 = 1/3 in an hour, so 3 hours.',
    'при 4 ч и 12 ч: 1/4 + 1/12 = 1/3 за час, значит, 3 часа.',
  ),
  exampleOfWorkers: both(
    '2 need 6 days, one alone 12, so 3 need 4.',
    'двоим нужно 6 дней, одному 12, значит, троим 4.',
  ),
} as const

export const mixWords = {
  solution: words(
    'solution|acid|alcohol|salt|mixture|mixed|syrup|juice|alloy|concentration',
    'раствор|кислот|соли|спирт|смес|смеш|сироп|сплав|концентр',
  ),
  amount: words('^ ?(?:g|kg|ml|l|lit|grams?|liters?|litres?|cm)(?![a-z])', '^ ?(?:г|кг|мл|л|грамм|литр)'),
  water: words('water', 'вод[ыау]'),
  ask: words(
    'what (?:is|percent|concentration)|concentration|percentage|how strong',
    'концентрац|какой процент|сколько процент|массов[а-я]+ дол|какова|крепост|процентн',
  ),
  beyond: words(
    'how much (?:water|salt|pure|of)|must be added|should be added|needed to|to (?:get|make|obtain) a \\d',
    'сколько (?:воды|соли|граммов|литров|надо|нужно)|чтобы (?:получ|стал)|выпар|испар',
  ),
} as const

export const mixTexts = {
  first: step(
    both('the pure substance in the first', 'чистое вещество в первом'),
    both('In {a} of {p} %: how much of the pure substance is in it?', 'В {a} по {p} %: сколько там чистого вещества?'),
    both('{p} % of {a}: 10 % is a tenth.', '{p} % от {a}: 10 % это десятая часть.'),
  ),
  second: step(
    both('the pure substance in the second', 'чистое вещество во втором'),
    both('And in {b} of {q} %?', 'А в {b} по {q} %?'),
    both('{q} % of {b}.', '{q} % от {b}.'),
  ),
  together: step(
    both('the whole mixture', 'вся смесь'),
    both(
      'How much pure substance is in the mixture, and how much is the whole mixture?',
      'Сколько в смеси чистого вещества и сколько весит вся смесь?',
    ),
    both('Add the pure parts, and add the amounts.', 'Сложи чистые части и сложи количества.'),
  ),
  goal: step(
    both('the concentration', 'концентрация'),
    both(
      'How much pure substance is in the mixture, and how much is the whole mixture? How many percent is that?',
      'Сколько в смеси чистого вещества и сколько всего смеси? Сколько это процентов?',
    ),
    both(
      'Pure substance divided by the whole mixture, then as percent.',
      'Чистое вещество разделить на всю смесь, потом перевести в проценты.',
    ),
  ),
  asFraction: both(
    'As a part of 1 that is right. How many percent is it? It has to lie between {p} % and {q} %.',
    'Как доля от 1 это верно. Сколько это процентов? Должно выйти между {p} % и {q} %.',
  ),
  mean: both(
    'That is the mean of the two. Is there as much of one as of the other? To which side does the bigger amount pull?',
    'Это среднее двух. Но поровну ли их взяли? В какую сторону тянет большее количество?',
  ),
  added: both(
    'Added, it would be stronger than both of them. Can a mixture be stronger than its strongest part?',
    'При сложении вышло бы крепче обоих. Может ли смесь быть крепче самой крепкой части?',
  ),
  sameAmount: both(
    'The pure substance stays, but what happens to the whole amount when water is added?',
    'Чистое вещество остаётся. А что с общим количеством, когда добавили воду?',
  ),
  example: both(
    '100 g of 10 % and 300 g of 30 % hold 10 g and 90 g, that is 100 g in 400 g, or 25 %.',
    'в 100 г по 10 % и 300 г по 30 % это 10 г и 90 г, то есть 100 г на 400 г, или 25 %.',
  ),
} as const

export const kindsWords = {
  ask: words('how many', 'сколько'),
  price: words(
    '[$£€]|cost|legs|wheels|points|worth|cent|heads|seats|beds',
    'руб|стои|тг|ног|колес|балл|очк|цен|р(?![а-я])|мест|голов|₽|коп',
  ),
  adult: words('adult|teacher|pen(?![a-z])|pens', 'взросл'),
} as const

export const kindsTexts = {
  all: step(
    both('the amount if all were the cheaper kind', 'сумма, если бы все были дешевле'),
    both(
      'Imagine all {n} were of the kind with {b}. How much would that be?',
      'Представь, что все {n} стоят по {b}. Сколько это было бы?',
    ),
    both('{n} times {b}.', '{n} раз по {b}.'),
  ),
  missing: step(
    both('what is missing', 'сколько не хватает'),
    both(
      'It really is {t}. How much is missing, and by how much does one of the other kind change it?',
      'На самом деле {t}. Сколько не хватает и на сколько больше даёт один другого вида?',
    ),
    both('Compare with {t}.', 'Сравни с {t}.'),
  ),
  goal: step(
    both('the number with {a}', 'число тех, что по {a}'),
    both(
      'Each one of the other kind brings {a} instead of {b}. How many of them make up for what is missing?',
      'Каждый другого вида даёт {a} вместо {b}. Сколько таких закроют недостачу?',
    ),
    both('Divide what is missing by the difference of the two.', 'Раздели недостачу на разницу двух чисел.'),
  ),
  other: step(
    both('the number with {b}', 'число тех, что по {b}'),
    both('And how many of the other kind, with {b}?', 'А сколько других, по {b}?'),
    both('Together there are {n}.', 'Вместе их {n}.'),
  ),
  bracketLost: both(
    'Put it back: is it possible with {n} in all? Look at the bracket with the {n}: what happened to {b} · {n}?',
    'Подставь: может ли так быть, если всего {n}? Посмотри на скобку с {n}: куда делось {b} · {n}?',
  ),
  half: both('Half and half: test whether it comes to {t}.', 'Пополам: проверь, выходит ли {t}.'),
  swapped: both(
    'That is the number of the other kind. Which one is asked for?',
    'Это число других. А о ком спрашивают?',
  ),
  example: both(
    '10 coins of 2 and 5 make 29: all of 2 would be 20, 9 are missing, each 5 brings 3 more, so three fives.',
    '10 монет по 2 и по 5 дают 29: все по 2 это 20, не хватает 9, каждая пятёрка даёт на 3 больше, значит, их три.',
  ),
} as const

export const scaleWords = {
  shadow: words('shadow', 'тен[ьи]'),
  unitPrice: words(
    'same (?:price|kind|way)|how much (?:do|does|will|would|for|are|is)',
    'сколько (?:стоят|стоит|надо|нужно|заплат|будут)|такие же|таких',
  ),
} as const

export const scaleTexts = {
  times: step(
    both('how many times', 'во сколько раз'),
    both(
      'The stick of {h} has a shadow of {a}, the other shadow is {b}. How many times as long is that one?',
      'Палка {h} даёт тень {a}, а другая тень {b}. Во сколько раз она длиннее?',
    ),
    both('How often does {a} fit into {b}?', 'Сколько раз {a} помещается в {b}?'),
  ),
  height: step(
    both('the height', 'высота'),
    both(
      'The triangles have the same shape. If the shadow is so many times as long, what about the height of {h}?',
      'Треугольники одной формы. Если тень во столько раз длиннее, что с высотой {h}?',
    ),
    both('The height grows by the same factor as the shadow.', 'Высота растёт во столько же раз, что и тень.'),
  ),
  upside: both(
    'Put it back: height to shadow is the same for both. Is your tower taller than its shadow while the stick is shorter, or the other way round?',
    'Проверь: отношение высоты к тени у обоих одно. Башня выше своей тени, а палка ниже, или наоборот?',
  ),
  difference: both(
    'That adds the difference. But do both grow by the same amount, or by the same factor?',
    'Здесь прибавлена разница. Но обе величины растут на одно и то же число или в одно и то же число раз?',
  ),
  example: both(
    'a stick of 2 m with a shadow of 3 m: a shadow of 15 m is 5 times as long, so the height is 10 m.',
    'палка 2 м с тенью 3 м: тень 15 м в 5 раз длиннее, значит, высота 10 м.',
  ),
} as const

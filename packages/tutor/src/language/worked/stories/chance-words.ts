import { both, step, words } from './texts.ts'

/** Draws from a bag, coins, dice, and events that do not depend on each other. */

const kindsEn =
  'red|blue|green|black|white|yellow|orange|pink|purple|brown|gold|silver|dark|milk|plain|mint|cherry|lemon|strawberry|defective|faulty|broken|good|working|rotten|ripe|winning|boys|girls|men|women|apple|pear|apples|pears'
const kindsRu =
  'красн[а-я]+|син[а-я]+|голуб[а-я]+|зелен[а-я]+|черн[а-я]+|бел[а-я]+|желт[а-я]+|оранжев[а-я]+|розов[а-я]+|фиолетов[а-я]+|коричнев[а-я]+|темн[а-я]+|молочн[а-я]+|светл[а-я]+|бракован[а-я]+|дефектн[а-я]+|исправн[а-я]+|стандартн[а-я]+|выигрышн[а-я]+|спел[а-я]+|мальчик[а-я]*|девоч[а-я]+|яблок[а-я]*|груш[а-я]*'

export const drawWords = {
  kind: words(
    `^\\s(?:of (?:them|which) are |are |is )?(${kindsEn})(?![a-z])`,
    `^\\s(?:[а-я]+ )??(${kindsRu})(?![а-я])`,
  ),
  kinds: words(`(?<![a-z])(?:${kindsEn})(?![a-z])`, `(?<![а-я])(?:${kindsRu})(?![а-я])`),
  things: words(
    '^\\s(?:balls|counters|marbles|sweets|candies|cards|socks|pens|pencils|beads|cubes|discs|chocolates|students|people|bulbs|phones|parts|tickets|fruits)(?![a-z])',
    '^\\s(?:шар|фиш|конфет|карточ|носк|ручек|ручки|карандаш|бусин|кубик|диск|шоколад|ученик|человек|ламп|детал|телефон|билет|фрукт)',
  ),
  /** How many are drawn. */
  drawn: words(
    '(?:take|takes|taken|draw|draws|drawn|drew|pick|picks|picked|pull|pulls|pulled|choose|chooses|chosen|select|selects|selected|grab|grabs|eat|eats|ate|out)(?![a-z])[^.\\d]{0,24}?(2|3)(?!\\d|\\.\\d| (?:red|blue))|(?<![\\d.])(2|3)(?: [a-z]+){0,2} (?:are|is|were|get)(?: [a-z]+){0,2} (?:taken|drawn|picked|pulled|chosen|selected|removed)',
    '(?:вынима|выну|вынул|доста|извлек|вытас|вытяг|вытян|беру|берет|берут|взял|взяли|выбира|выбрали|выбрал|тян)[а-я]*[^.\\d]{0,34}?(2|3)(?!\\d|\\.\\d)|(?<![\\d.])(2|3)(?: [а-я]+){0,2} (?:вынули|достали|извлекли|взяли|вынимают|достают|берут|извлекают)',
  ),
  back: words(
    'with replacement|with the first (?:put|placed) back|(?<!not |n.t |without |never )(?:is|are|and) (?:then )?(?:put|placed|returned|replaced)(?: back)?(?! not)|(?<!not |n.t |without |never )puts? (?:it|them|the [a-z]+) back|then replaced',
    '(?<!без |без ее |без его |не )(?:с возвращени|с возвратом)|(?<!не )(?:возвращают|вернули|кладут обратно|положили обратно|возвращает)',
  ),
  bothKind: words(
    `(?:both|all)(?: of (?:them|the [a-z]+))?(?: (?:are|is|were|being|will be|to be|turn out|balls|counters|marbles|sweets|cards|socks|times|get))*(?: [a-z]+)? (${kindsEn})(?![a-z])|(${kindsEn}) (?:both times|twice)|p\\((${kindsEn})(?:,| and| then)? (${kindsEn})\\)`,
    `(?:оба|обе|все|всех|обоих)(?: [а-я]+){0,4}? (${kindsRu})(?![а-я])`,
  ),
  same: words('same (?:col[a-z]+|kind|type|flavou?r)', 'одного цвета|одинаков'),
  different: words(
    'different (?:col[a-z]+|kinds?|types?)|(?:uno|1) of each|uno (?:is )?[a-z]+ and (?:uno|the other)|uno of them [a-z]+ and',
    'разн[а-я]+ цвет|разноцветн|uno [а-я]+ (?:и|,|а) (?:uno|друг)|разные',
  ),
  least: words(
    `at least (?:uno|1)(?: of [a-z ]+?)?(?: (?:is|are|ball|counter|marble|sweet))* (${kindsEn})`,
    `хот(?:я|ь)(?: бы)? (?:uno|1)(?: [а-я]+)?? (${kindsRu})`,
  ),
} as const

export const drawTexts = {
  first: step(
    both('the chance of the first one', 'вероятность для первого'),
    both(
      'The bag holds {list}. How likely is it that the first one drawn is {kind}?',
      'Всего есть {list}, а нужны из «{kind}». Какова вероятность, что первый подойдёт?',
    ),
    both(
      'Count the {kind} ones, then all of them. Which fraction is that?',
      'Посчитай, сколько там подходящих, а сколько всего. Какая это дробь?',
    ),
  ),
  secondOut: step(
    both('the chance of the second one', 'вероятность для второго'),
    both(
      'The first one was {kind} and does not go back. How many {kind} ones are left, out of how many?',
      'Первый подошёл, и обратно его не кладут. Сколько подходящих осталось и из скольких всего?',
    ),
    both(
      'Put the first one beside the bag and count again: the {kind} ones, then all.',
      'Отложи первый в сторону и посчитай заново: сколько подходящих и сколько всего.',
    ),
  ),
  secondBack: step(
    both('the chance of the second one', 'вероятность для второго'),
    both(
      'The first one goes back. What does that mean for the chance at the second draw?',
      'Первый положили обратно. Какой тогда будет вероятность во второй раз?',
    ),
    both('Is the bag the same as before the first draw?', 'Всё ли в коробке так же, как перед первым разом?'),
  ),
  third: step(
    both('the chance of the third one', 'вероятность для третьего'),
    both(
      'And the third one: how many of its kind are there now, out of how many?',
      'А третий: сколько подходящих теперь и из скольких?',
    ),
    both('Two have been drawn. Count what is in the bag now.', 'Два уже вынули. Посчитай, что осталось.'),
  ),
  allOf: step(
    both('the probability', 'вероятность'),
    both(
      'First this, and then that as well: how do you put the two chances together?',
      'Сначала одно, а потом ещё и другое: каким действием соединить эти вероятности?',
    ),
    both(
      'The second draw only matters in that part of the cases in which the first was right. What is a part of a part?',
      'Второй раз важен только в той части случаев, где первый подошёл. Как найти часть от части?',
    ),
  ),
  order: step(
    both('one order', 'один порядок'),
    both(
      'Take one order first: {kind}, then {other}. How likely is that?',
      'Возьми сначала один порядок: первый из «{kind}», второй из «{other}». Какова его вероятность?',
    ),
    both(
      'The first draw is a fraction of all, and for the second one there is one less in the bag. What are the two fractions?',
      'Для первого это дробь от всех, а для второго там на один меньше. Какие это две дроби?',
    ),
  ),
  orders: step(
    both('the probability', 'вероятность'),
    both(
      'That was {kind} and then {other}. In which other order can it come, and what do both give together?',
      'Это был один порядок. А в каком ещё порядке так выходит и что дают оба вместе?',
    ),
    both(
      'Write down both orders. Is the second one as likely as the first?',
      'Запиши оба порядка. Одинаково ли они вероятны?',
    ),
  ),
  noneOf: step(
    both('the chance of none', 'вероятность, что ни одного нет'),
    both(
      'The opposite of “at least one {kind}” is easier. What is it, and how likely is it?',
      'Здесь проще противоположное к «хотя бы одному». Что это за событие и какова его вероятность?',
    ),
    both(
      'What do all the draws show if there is no {kind} one among them?',
      'Что вынимают каждый раз, если нужных нет совсем?',
    ),
  ),
  rest: step(
    both('the probability', 'вероятность'),
    both(
      'That is the opposite. What do an event and its opposite give together?',
      'Это противоположное событие. Сколько дают вместе событие и противоположное ему?',
    ),
    both('All the rest of the 1 is what is asked. How much is that?', 'Спрашивают всё остальное до 1. Сколько это?'),
  ),
  pairA: step(
    both('the chance of two {kind} ones', 'вероятность для двух из «{kind}»'),
    both(
      'There are two ways to get the same kind. Begin with one: both {kind}. How likely is that?',
      'Одинаковые выходят двумя путями. Начни с одного: оба из «{kind}». Какова вероятность?',
    ),
    both(
      'First {kind}: which fraction? And then again, with the bag as it is now?',
      'Первый из «{kind}»: какая это дробь? А второй, с тем, что осталось?',
    ),
  ),
  pairB: step(
    both('the chance of two {kind} ones', 'вероятность для двух из «{kind}»'),
    both('And both {kind}?', 'А оба из «{kind}»?'),
    both('The same way: the first fraction, then the second one.', 'Так же: первая дробь, потом вторая.'),
  ),
  sumOfWays: step(
    both('the probability', 'вероятность'),
    both(
      'One way or the other: what do you do with the two results?',
      'Или один путь, или другой: что сделать с двумя результатами?',
    ),
    both(
      'The two ways cannot happen together. Do their chances add or multiply?',
      'Вместе эти пути не случаются. Вероятности складывают или умножают?',
    ),
  ),
  asIfBack: both(
    'Multiplying is the right idea, but this is as if the first one were put back. Here it stays out: how many {kind} ones are left for the second draw, and how many in all?',
    'Умножать правильно, но так считают, если первый кладут обратно. А здесь он остаётся снаружи: сколько подходящих осталось ко второму разу и сколько всего?',
  ),
  asIfOut: both(
    'That leaves the first one out. Here it goes back into the bag: how many are in it at the second draw?',
    'Так считают, если первый не кладут обратно. А здесь его вернули: сколько их во второй раз?',
  ),
  added: both(
    'The two chances are added there. Both have to happen: should that be more likely than one of them alone, or less?',
    'Здесь вероятности сложены. Должно случиться и то, и другое: это вероятнее, чем что-то одно, или менее вероятно?',
  ),
  onlyTotal: both(
    'For the second draw one is missing in all. Is it also missing among the {kind} ones?',
    'Во второй раз всего на один меньше. А среди подходящих тоже на один меньше?',
  ),
  onlyKind: both(
    'One {kind} one is missing, that is right. And how many are there in the bag in all now?',
    'Подходящих стало на один меньше, верно. А сколько теперь всего?',
  ),
  odds: both(
    'That compares one kind with the other. A probability compares it with all that are in the bag: how many are these?',
    'Так один вид сравнивается с другим. А вероятность сравнивает нужные со всеми: сколько их всего?',
  ),
  oneDraw: both(
    'That is the chance for one draw. How does the second one come in?',
    'Это вероятность для одного раза. А как учесть второй?',
  ),
  example: both(
    'with 3 green and 2 gray ones, without putting back, both are green with 3/5 · 2/4, since after a green one 2 green of 4 are left.',
    'при 3 зелёных и 2 серых без возвращения оба зелёные с вероятностью 3/5 · 2/4: после зелёного остаются 2 зелёных из 4.',
  ),
  exampleBack: both(
    'with 3 green and 2 gray ones, put back each time, both are green with 3/5 · 3/5.',
    'при 3 зелёных и 2 серых с возвращением оба зелёные с вероятностью 3/5 · 3/5.',
  ),
} as const

export const coinWords = {
  beyond: words(
    'first|until|in a row|consecutive|given|second toss|last toss|biased|unfair',
    'перв|пока не|подряд|услов|втор[а-я]+ брос|последн|несимметр',
  ),
  coin: words('(?<![a-z])(?:coins?)(?![a-z])', 'монет'),
  toss: words('toss|flip|throw|thrown|rolled', 'брос|подбрас|подброс|кида|кину|кинул'),
  times: words('^ ?(?:times|fair coins|coins|flips|tosses|coin)', '^ ?(?:раз|монет|подряд)'),
  twice: words('(?<![a-z])twice(?![a-z])', '(?<![а-я])дважды(?![а-я])'),
  thrice: words('(?<![a-z])thrice(?![a-z])', '(?<![а-я])трижды(?![а-я])'),
  least: words(
    'at least (?:(uno|\\d)|a|once) ?(heads?|tails?)?',
    'хот(?:я|ь)(?: бы)? (?:(uno|\\d) (?:раз )?|раз )?(?:выпадет )?(орел|орл[а-я]*|решк[а-я]*)?|(не меньше|не менее)',
  ),
  all: words(
    '(?:all|both|only)(?: (?:times|of them|coins?|are|come up|land|show|will be|being))* (heads|tails)|(?:no|not a single) (heads?|tails?)',
    '(?:все|оба|обе|каждый)(?: [а-я]+){0,3} (?:орл|орел|решк)|ни (?:разу|uno)(?: не)?(?: выпа[а-я]+)? ?(?:орл|орел|решк)',
  ),
  exactly: words(
    '(?:exactly|get|getting|of|for)?\\s?(uno|\\d) (?:heads?|tails?)(?! in a row)|(?:heads?|tails?)(?: [a-z]+){0,3} (?:exactly )?(once|twice)',
    '(?:ровно|точно)?\\s?(uno|\\d) (?:раза? )?(?:выпа[а-я]+ )?(?:орл|орел|решк)|(?:орл|орел|решк)[а-я]*(?: [а-я]+){0,2} (?:ровно|точно)? ?(\\d|uno) раз|(?:орл|орел|решк)[а-я]*(?: [а-я]+){0,2} ровно (\\d|uno)?',
  ),
  /** A row of outcomes in a student's list. */
  row: words('(?<![a-z])[ht]{2,6}(?![a-z])', '(?<![а-я])[ор]{2,6}(?![а-я])'),
} as const

export const coinTexts = {
  all: step(
    both('the number of all outcomes', 'число всех исходов'),
    both(
      'How many different rows of heads and tails can {n} tosses give?',
      'Сколько разных рядов из орлов и решек могут дать {n} броска?',
    ),
    both(
      'One toss has 2 outcomes, each further toss doubles them. How many is that?',
      'У одного броска 2 исхода, каждый следующий их удваивает. Сколько всего?',
    ),
  ),
  good: step(
    both('the number of the outcomes that fit', 'число подходящих исходов'),
    both(
      'Which of these rows fit? Write them down, such as HHT, and count.',
      'Какие из этих рядов подходят? Выпиши их, например ООР, и посчитай.',
    ),
    both(
      'Move the odd one through the row: first place, second place, and so on.',
      'Передвигай выделенный исход по ряду: на первом месте, на втором и так далее.',
    ),
  ),
  chance: step(
    both('the probability', 'вероятность'),
    both('How many of all rows fit: which fraction is that?', 'Какую часть всех рядов составляют подходящие?'),
    both('Above stands how many fit, below how many there are.', 'Сверху подходящие, снизу все.'),
  ),
  none: step(
    both('the chance of the opposite', 'вероятность противоположного'),
    both(
      'What is the opposite of “at least one”, and how likely is it in {n} tosses?',
      'Какое событие противоположно «хотя бы одному» и какова его вероятность за {n} броска?',
    ),
    both(
      'If there is not even one, what does every toss show? How likely is such a row?',
      'Если нет ни одного, что выпало каждый раз? Какова вероятность такого ряда?',
    ),
  ),
  tooMuch: both(
    'Look at the size: a probability cannot be more than 1, so adding the tosses does not work. What is the opposite of what is asked, and how likely is that?',
    'Посмотри на размер: вероятность не бывает больше 1, так что складывать броски нельзя. А какое событие противоположно этому и какова его вероятность?',
  ),
  tooMuchExact: both(
    'Look at the size: a probability cannot be more than 1. How many rows of heads and tails are there in all, and how many of them fit?',
    'Посмотри на размер: вероятность не бывает больше 1. Сколько всего рядов из орлов и решек и сколько из них подходит?',
  ),
  oneRow: both(
    'That is the chance of one single row. In how many different orders can it happen?',
    'Это вероятность одного-единственного ряда. А в скольких разных порядках так бывает?',
  ),
  allSame: both(
    'That is for every toss showing the same. What does the task ask for?',
    'Это если каждый раз выпадает одно и то же. А о чём спрашивает задача?',
  ),
  equallyLikely: both(
    'That treats every number of heads as equally likely. How many rows belong to each number?',
    'Так каждое число орлов считается одинаково вероятным. А сколько рядов у каждого числа?',
  ),
  timesTwo: both(
    'Each toss doubles the number of rows. With 2 tosses it is HH, HT, TH, TT: how many with {n}?',
    'Каждый бросок удваивает число рядов. При 2 бросках это ОО, ОР, РО, РР: а сколько при {n}?',
  ),
  half: both(
    'One half belongs to a single toss. How many rows do all the tosses give together?',
    'Половина относится к одному броску. Сколько рядов дают все броски вместе?',
  ),
  opposite: both(
    'That is the chance of the opposite. What is left of 1 for the event itself?',
    'Это вероятность противоположного. Сколько от 1 остаётся самому событию?',
  ),
  example: both(
    'with 2 tosses there are 4 rows, HH, HT, TH, TT. Exactly one head is in 2 of them, at least one in 3.',
    'при 2 бросках 4 ряда: ОО, ОР, РО, РР. Ровно один орёл в 2 из них, хотя бы один в 3.',
  ),
} as const

export const diceWords = {
  dice: words('(?<![a-z])(?:dice|die)(?![a-z])', '(?<![а-я])(?:кост|кубик)'),
  two: words(
    '2 (?:[a-z-]+ ){0,3}(?:dice|die)|(?:dice|die) (?:is |are )?(?:rolled|thrown|tossed)? ?(?:2 times|twice)|pair of (?:[a-z]+ )?dice',
    '2 (?:[а-я]+ ){0,2}(?:кост|кубик)|(?:кост|кубик)[а-я]* (?:[а-я]+ ){0,2}(?:2 раза|дважды)|(?:2 раза|дважды) (?:[а-я]+ ){0,2}(?:кост|кубик)|пар[ауы] (?:[а-я]+ )?(?:кост|кубик)',
  ),
  sum: words(
    '(?:sum|total|add up|adds? to|score)[^\\d]{0,34}?(\\d{1,2})(?! ?(?:dice|or))',
    '(?:сумм|в сумме|всего|вместе)[^\\d]{0,34}?(\\d{1,2})(?! ?(?:кост|кубик))',
  ),
  other: words(
    'product|difference|(?:more|less|greater|bigger|higher|lower|fewer) than|at (?:least|most) \\d{1,2}(?! six)|even|odd|prime|divisible|multiple|or (?:more|less|higher)',
    'произведен|разност|больше|меньше|не менее|не более|четн|прост|делится|кратн',
  ),
  least: words(
    'at least (?:uno|1|a|once)(?: of (?:them|the dice))?(?: [a-z]+){0,2}? (six|five|four|three|two|[1-6])(?:es)?(?![a-z])',
    'хот(?:я|ь)(?: бы)? (?:(?:на )?(?:uno|1)|раз)(?: [а-я]+){0,3}? (шест[а-я]+|пят[а-я]+|четвер[а-я]+|тройк[а-я]+|двойк[а-я]+|единиц[а-я]+|[1-6])',
  ),
  same: words('same number|doubles?(?![a-z])|equal numbers', 'одинаков|дубл'),
  /** A sum of two dice in a student's list. */
  pairs: words(
    '(?<!\\d)([1-6]) ?(?:\\+|and|,|-) ?([1-6])(?![\\d/])',
    '(?<!\\d)([1-6]) ?(?:\\+|и|,|-) ?([1-6])(?![\\d/])',
  ),
} as const

const faces: readonly (readonly [RegExp, number])[] = [
  [/^(?:six|шест|6)/, 6],
  [/^(?:five|пят|5)/, 5],
  [/^(?:four|четвер|4)/, 4],
  [/^(?:three|трой|3)/, 3],
  [/^(?:two|двой|2)/, 2],
  [/^(?:единиц|1)/, 1],
]
export const faceOf = (text: string): number | null => faces.find(([pattern]) => pattern.test(text))?.[1] ?? null

export const diceTexts = {
  all: step(
    both('the number of all pairs', 'число всех пар'),
    both(
      'How many different pairs of numbers can two dice show, the first one and the second one?',
      'Сколько разных пар чисел могут показать две кости, первая и вторая?',
    ),
    both(
      'For each of the 6 numbers of the first die the second one has 6 too. How many pairs is that?',
      'К каждому из 6 чисел первой кости у второй есть 6 своих. Сколько это пар?',
    ),
  ),
  sum: step(
    both('the number of the pairs that fit', 'число подходящих пар'),
    both(
      'Which pairs give the sum {s}? Write the first die first, and count all of them.',
      'Какие пары дают сумму {s}? Пиши сначала первую кость и посчитай все.',
    ),
    both(
      'Let the first die go from 1 to 6. Which number does the second one need each time, and is there one?',
      'Пусть первая кость идёт от 1 до 6. Какое число каждый раз нужно на второй и есть ли оно?',
    ),
  ),
  chance: step(
    both('the probability', 'вероятность'),
    both('How many of all pairs fit: which fraction is that?', 'Какую часть всех пар составляют подходящие?'),
    both('Above stands how many fit, below how many there are in all.', 'Сверху подходящие, снизу все.'),
  ),
  none: step(
    both('the chance of none', 'вероятность, что ни одной нет'),
    both(
      'The opposite is easier: how likely is it that no die shows a {k}?',
      'Проще противоположное: какова вероятность, что {k} нет ни на одной кости?',
    ),
    both(
      'One die shows something else with which chance? And both of them?',
      'С какой вероятностью одна кость показывает другое? А обе?',
    ),
  ),
  rest: step(
    both('the probability', 'вероятность'),
    both(
      'That is the opposite. What do an event and its opposite give together?',
      'Это противоположное событие. Сколько дают вместе событие и противоположное ему?',
    ),
    both('All the rest of the 1 is what is asked. How much is that?', 'Спрашивают всё остальное до 1. Сколько это?'),
  ),
  double: step(
    both('the number of the pairs that fit', 'число подходящих пар'),
    both('Which pairs have the same number twice? Count them.', 'В каких парах оба числа одинаковые? Посчитай их.'),
    both('Begin with 1 and 1, then 2 and 2. How far does it go?', 'Начни с 1 и 1, потом 2 и 2. До чего это идёт?'),
  ),
  unordered: both(
    'The 36 pairs tell the first die from the second. Is 2 on the first and 6 on the second the same pair as 6 on the first and 2 on the second? Count once more with that.',
    'В 36 парах первая кость отличается от второй. Пара «2 на первой и 6 на второй» та же, что «6 на первой и 2 на второй»? Посчитай с этим ещё раз.',
  ),
  sums: both(
    'That takes all 11 sums as equally likely. In how many ways does a 2 come about, and in how many a 7?',
    'Так все 11 сумм считаются одинаково вероятными. Сколькими способами выходит 2, а сколькими 7?',
  ),
  twelve: both(
    'For each number of the first die the second one has 6. Is it 6 + 6 pairs, or more?',
    'К каждому числу первой кости у второй есть 6. Это 6 + 6 пар или больше?',
  ),
  addedTwice: both(
    'Adding both dice counts the pair in which both show a {k} twice. What is the opposite of “at least one”, and how likely is that?',
    'При сложении пара, где {k} на обеих, считается два раза. Какое событие противоположно «хотя бы одной» и какова его вероятность?',
  ),
  bothDice: both(
    'That is for a {k} on both dice. Is one not enough here?',
    'Это если {k} на обеих костях. А разве здесь не хватит одной?',
  ),
  exactlyOne: both(
    'That is for a {k} on one die only. Does “at least one” allow both?',
    'Это если {k} ровно на одной кости. А «хотя бы одна» допускает обе?',
  ),
  oneDie: both('That is for one die. What does the second one add?', 'Это для одной кости. А что добавляет вторая?'),
  opposite: both(
    'That is the chance of the opposite. What is left of 1 for the event itself?',
    'Это вероятность противоположного. Сколько от 1 остаётся самому событию?',
  ),
  example: both(
    'the sum 4 comes from 1 and 3, 2 and 2, 3 and 1: 3 of 36 pairs.',
    'сумма 4 выходит из 1 и 3, 2 и 2, 3 и 1: это 3 пары из 36.',
  ),
  exampleOfLeast: both(
    'no 2 in two throws of a die has the chance 5/6 · 5/6, so for at least one 2 the rest of 1 is left.',
    'ни одной двойки за два броска: 5/6 · 5/6, значит, на «хотя бы одну» остаётся остальное до 1.',
  ),
} as const

export const eventWords = {
  chance: words('prob|chance|likel|odds', 'вероятн|шанс'),
  both: words(
    '(?<![a-z])both(?![a-z])|(?:2|3) days in a row|each time|all (?:2|3)|every time|(?:and|&) (?:on )?(?:sun|mon|tue|tomorrow)',
    '(?<![а-я])(?:оба|обе|обоих|обеих|каждый раз|и в субботу,? и)(?![а-я])|все (?:2|3)|подряд',
  ),
  least: words(
    'at least (?:uno|1|once)|(?:rains?|snows?) (?:on|at|over|during) the weekend',
    'хот(?:я|ь)(?: бы)? (?:в |на )?(?:uno|1|раз)',
  ),
  exactly: words('(?:exactly|only|just) (?:uno|1|once)', '(?:ровно|только|лишь) (?:uno|1|раз)'),
  none: words('neither|none|no rain|not rain|both miss', '(?<![а-я])ни (?:uno|разу)|оба промах|никто'),
  beyond: words(
    'bag|box|jar|urn|dice|die|coin|without|given that|total|counters|marbles|cards?',
    'урн|короб|ящик|мешк|кост|кубик|монет|шар|карт|всего|из них|услов',
  ),
} as const

export const eventTexts = {
  both: step(
    both('the probability', 'вероятность'),
    both(
      'Both have to happen. Is that more or less likely than one alone, and which operation does that?',
      'Должны случиться оба события. Это вероятнее одного или нет, и какое действие это даёт?',
    ),
    both(
      'Think of 100 such times: in how many does the first happen, and in which part of those the second as well?',
      'Представь 100 таких раз: в скольких случится первое и в какой части из них ещё и второе?',
    ),
  ),
  none: step(
    both('the chance of none', 'вероятность, что ничего не случится'),
    both('How likely is it that neither happens?', 'Какова вероятность, что не случится ни одно?'),
    both(
      'Take 1 minus each chance first. What are the two opposites?',
      'Сначала найди противоположные: 1 минус каждая вероятность. Что выходит?',
    ),
  ),
  rest: step(
    both('the probability', 'вероятность'),
    both(
      'That is the opposite of “at least one”. What is left of 1?',
      'Это противоположно «хотя бы одному». Сколько остаётся до 1?',
    ),
    both('An event and its opposite give 1 together.', 'Событие и противоположное ему вместе дают 1.'),
  ),
  first: step(
    both('the first way', 'первый случай'),
    both(
      'There are two ways: only the first, or only the second. How likely is “the first yes, the second no”?',
      'Есть два случая: только первое или только второе. Какова вероятность «первое да, второе нет»?',
    ),
    both(
      'Multiply the chance of the first by the opposite of the second.',
      'Умножь вероятность первого на противоположную ко второму.',
    ),
  ),
  sum: step(
    both('the probability', 'вероятность'),
    both('And the other way round? What do both ways give together?', 'А наоборот? Что дают оба случая вместе?'),
    both(
      'The two ways cannot happen together, so what do you do with them?',
      'Вместе эти случаи не бывают. Что с ними делают?',
    ),
  ),
  added: both(
    'Adding makes it more likely than one of them alone. Is it easier or harder that both happen?',
    'При сложении выходит больше, чем каждая отдельно. А чтобы случились оба, это легче или труднее?',
  ),
  mean: both('That is the mean of the two. What does “both” ask for?', 'Это среднее. А что значит «оба»?'),
  onlyBoth: both(
    'That is for both of them. Is one not enough here?',
    'Это если случатся оба. А разве здесь не хватит одного?',
  ),
  addedTwice: both(
    'Added like this, the times in which both happen count twice. What is the opposite of “at least one”?',
    'При сложении случаи, когда происходят оба, считаются дважды. Что противоположно «хотя бы одному»?',
  ),
  opposite: both(
    'That is the chance that neither happens. What is left of 1?',
    'Это вероятность, что не случится ни одно. Сколько остаётся до 1?',
  ),
  example: both(
    'with chances 0.5 and 0.4 both happen in 0.5 · 0.4 = 0.2, neither in 0.5 · 0.6 = 0.3.',
    'при вероятностях 0,5 и 0,4 оба случаются с 0,5 · 0,4 = 0,2, ни одного с 0,5 · 0,6 = 0,3.',
  ),
} as const

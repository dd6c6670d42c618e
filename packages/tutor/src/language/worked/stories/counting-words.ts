import { both, step, words } from './texts.ts'

/** Choices of people, pairs, rows, and means that change. */

export const countingWords = {
  ways: words(
    'how many (?:different )?(?:ways|rows|orders|arrangements|numbers|codes|games|matches|handshakes|pairs|teams|groups|hands)|number of (?:ways|handshakes|games|matches|arrangements)',
    'скольк[а-я]+ (?:различн[а-я]+ |разн[а-я]+ )?(?:способ|вариант|рукопожат|парти|игр|матч|чисел|пар|встреч|порядк)|сколько всего (?:было |будет |сыгран[а-я]+ )?(?:рукопожат|парти|игр|матч|встреч)',
  ),
  posts: words(
    '(?:captain|leader|president|head|chair[a-z]*|monitor|manager|first (?:place|prize)|gold)[^.]{0,24}(?:and|,|&)[^.]{0,24}(?:deputy|vice|assistant|secretary|helper|treasurer|second (?:place|prize)|silver)',
    '(?:старост|капитан|президент|председател|директор|командир|перв[а-я]+ (?:мест|приз))[а-я]*[^.]{0,24}(?:и|,)[^.]{0,24}(?:зам|помощник|секретар|вице|казначе|втор[а-я]+ (?:мест|приз))',
  ),
  three: words('third|bronze|treasurer|3 (?:posts|places|prizes)', 'треть|бронз|казначе|3 (?:мест|приз)'),
  pair: words(
    '(?:choose|pick|select|choosing|picking|chosen)[^.\\d]{0,20}(2|3)(?! (?:different )?(?:posts|places))|(?:pairs?|teams? of|groups? of) ?(2|3)?',
    '(?:выбрать|выбирают|назначить|отобрать)[^.\\d]{0,20}(2|3)|(?:пар[уы]?) (?:дежурн|из)',
  ),
  duty: words(
    '(?:on duty|monitors|representatives|delegates|volunteers|players|students|people|friends|children|toppings|flavou?rs|books)',
    '(?:дежурн|представител|делегат|участник|ученик|человек|игрок|книг|друз|цвет)',
  ),
  handshake: words(
    'handshake|shak(?:e|es|ing) hands|each (?:other|plays)|every(?:one|body)? (?:plays|shakes)|plays (?:every|each|all)|round[- ]robin|plays? uno (?:game|match) (?:with|against)',
    'рукопожат|пожал|кажд[а-я]+ (?:с каждым|сыграл)|по (?:uno|1) (?:парти|игр|матч|раз)|круговой|между собой',
  ),
  row: words(
    '(?:stand|sit|line up|queue|be arranged|be seated|be placed|be put|arrange|arranged)(?![a-z])[^.]{0,40}?(?:row|line|queue|shelf|order|bench)|(?:in a row|in line|in a queue|on a shelf|in order)',
    '(?:встать|сесть|построить|выстроить|расставить|расположить|поставить|рассадить|разместить|выстроиться|рассесться)[а-я]*[^.]{0,40}?(?:очеред|ряд|полк|скамей|шеренг|колонн|лавк|друг за друг)|(?:в очеред|в ряд|на полк|в шеренг)',
  ),
  circle: words(
    'circle|twice|round table|together|next to|apart|not sit|first or last|start with',
    'круг(?!ов)|дважды|по 2 |рядом|вместе сид|не сид|начина|крайн',
  ),
} as const

export const countingTexts = {
  first: step(
    both('the number of choices for the first', 'число вариантов для первого'),
    both('How many people can be chosen for the first post?', 'Сколько вариантов для первой должности?'),
    both('Nobody is taken yet. How many are there?', 'Пока никто не занят. Сколько их всего?'),
  ),
  second: step(
    both('the number of choices for the next', 'число вариантов для следующего'),
    both(
      'There are {n} choices for the first. Once somebody is chosen, how many are left for the second?',
      'Для первого {n} вариантов. Когда один уже выбран, сколько остаётся для второго?',
    ),
    both(
      'Can the same one have both? So who is no longer free?',
      'Может ли один и тот же быть и тем, и другим? Кто уже не свободен?',
    ),
  ),
  ordered: step(
    both('the number of ways', 'число способов'),
    both(
      'Each choice of the first goes with each choice for the next. What does that give altogether?',
      'Каждый выбор первого сочетается с каждым выбором следующего. Сколько это вместе?',
    ),
    both('Do the numbers of choices add or multiply?', 'Числа вариантов складывают или умножают?'),
  ),
  twice: step(
    both('the number of ordered pairs', 'число пар с порядком'),
    both(
      'Each of the {n} meets how many others, and what do all of them give together?',
      'Со сколькими другими встречается каждый из {n} и сколько это у всех вместе?',
    ),
    both(
      'Nobody meets himself. How many others are there for each?',
      'Сам с собой никто не встречается. Сколько других у каждого?',
    ),
  ),
  unordered: step(
    both('the number of ways', 'число способов'),
    both(
      'Anna with Ben is the same pair as Ben with Anna. How often has each pair been counted?',
      'Аня с Борей и Боря с Аней это одна пара. Сколько раз посчитана каждая пара?',
    ),
    both(
      'Each pair stands in the list once for each of the two. What has to be done with the number?',
      'В списке каждая пара стоит по разу у каждого из двоих. Что надо сделать с числом?',
    ),
  ),
  row: step(
    both('the number of ways', 'число способов'),
    both(
      'How many can stand in the first place, and how many are left for the second one, the third, and so on?',
      'Сколько могут встать на первое место и сколько остаётся для второго, третьего и так далее?',
    ),
    both(
      'With each place taken there is one less to choose from. What are the numbers for all places, and what is done with them?',
      'С каждым занятым местом выбирать можно из одного меньше. Какие числа у всех мест и что с ними делают?',
    ),
  ),
  sameTwice: both(
    'That lets the same one be chosen twice. After the first is chosen, how many are left?',
    'Так один и тот же может быть выбран дважды. Когда первый выбран, сколько остаётся?',
  ),
  added: both(
    'Added, the choices do not combine. For each first one there is every second one: which operation is that?',
    'При сложении выборы не сочетаются. К каждому первому подходит каждый второй: какое это действие?',
  ),
  orderMatters: both(
    'That counts each pair once. But are “A first, B second” and “B first, A second” the same here?',
    'Так каждая пара посчитана один раз. А «А главный, Б второй» и «Б главный, А второй» здесь одно и то же?',
  ),
  countedTwice: both(
    'That counts A with B and B with A. Are these two different pairs here?',
    'Так посчитаны и «А с Б», и «Б с А». Это здесь разные пары?',
  ),
  chain: both(
    'That is only what one of them does. How many are there who do it, and is each pair counted once?',
    'Это только у одного из них. А сколько их всего, и каждая ли пара посчитана по разу?',
  ),
  allPlaces: both(
    'That lets every place be taken by everyone again. Who stands already cannot stand elsewhere: how many are left for the second place?',
    'Так на каждое место снова может встать каждый. Но кто уже стоит, занят: сколько остаётся для второго места?',
  ),
  example: both(
    'of 5 people a first and a second one: 5 · 4 ways. If the two are equal, each pair is in it twice.',
    'из 5 человек первый и второй: 5 · 4 способов. Если оба равноправны, каждая пара там посчитана дважды.',
  ),
  exampleOfRow: both('3 books in a row: 3 · 2 · 1 ways.', '3 книги в ряд: 3 · 2 · 1 способов.'),
} as const

export const meanWords = {
  mean: words('(?<![a-z])(?:mean|average)', 'средн'),
  beyond: words('speed|weighted|km|mph|deviat', 'скорост|км|отклон|геометр'),
  count: words(
    '^ ?(?:numbers?|tests?|scores?|marks?|pupils|students|people|games|values|children|boys|girls|players|friends|workers|men|women|quizzes|exams|days|matches|integers|rounds)',
    '^ ?-?(?:х |ти |и )?(?:[а-я]+ых )?(?:чис|контрольн|оцен|тест|учен|челов|игр|значен|дет|мальчик|девоч|рабоч|день|дней|дня|матч|задан)',
  ),
  ordinal: words('^(?:th|st|nd|rd)', '^-?(?:й|я|ое|ую|ая|ой|е|го)(?![а-я])'),
  added: words(
    '(?:another|next|new|uno more|extra|added|joins|after (?:the|a|his|her|their)? ?\\d(?:th|st|rd|nd)|\\d(?:th|st|rd|nd) (?:number|test|score|mark|quiz|exam|game))',
    '(?:добав|еще uno|приписа|новое|новая|новую|после (?:\\d|след|треть|четв|пят|шест|седьм|восьм)|\\d-?(?:й|я|ое|ую|ой|го)|следующ|пришел|присоедин)',
  ),
  removed: words(
    'remov|taken away|leaves|drops out|without|crossed out|taken out',
    'убра|вычеркн|удал|ушел|исключ|без него',
  ),
  several: words(
    'what (?:is|will be|was|would be) (?:the|their|his|her) (?:new )?(?:mean|average)|find the (?:new )?(?:mean|average) of|each of the|next \\d (?:tests|games)|both of the',
    'кажд[а-я]+ из|средн[а-я]+ (?:арифметическ[а-я]+ )?(?:\\d )?(?:чисел|всех|новых)[^.]*\\?|найди[а-я]* средн|чему (?:стало |будет )?равно (?:новое )?средн',
  ),
  all: words(
    '(?:of (?:all|everyone|everybody|the (?:whole|class|group|people|children))|altogether|together|overall|combined|whole class|of them all|all (?:of )?the|all \\d|total)',
    '(?:всех|всего класса|общ|вместе|в целом|всей)',
  ),
  group: words(
    '^ ?(?:boys|girls|men|women|pupils|students|people|children|adults|tests|workers)',
    '^ ?(?:мальчик|девоч|мужчин|женщин|учени|человек|дет|взросл|рабоч)',
  ),
} as const

export const meanTexts = {
  old: step(
    both('the old total', 'прежняя сумма'),
    both(
      'The mean of the first {n} is {m}. What do these {n} add up to?',
      'Среднее первых {n} равно {m}. Какую сумму дают эти {n}?',
    ),
    both(
      'If all were equal to the mean, what would {n} of them make together?',
      'Если бы все были равны среднему, сколько дали бы {n} таких вместе?',
    ),
  ),
  now: step(
    both('the new total', 'новая сумма'),
    both(
      'Now the mean is {m}, and how many are there? What do all of them add up to then?',
      'Теперь среднее {m}, а сколько их стало? Какая тогда сумма всех?',
    ),
    both(
      'Count first how many there are now. Then: mean times how many.',
      'Сначала посчитай, сколько их теперь. Потом: среднее на количество.',
    ),
  ),
  change: step(
    both('the number that is asked for', 'искомое число'),
    both('What is the difference between the two totals, and what made it?', 'Чем отличаются две суммы и из-за чего?'),
    both(
      'Only one number is new between the old total and the new one. How big is it?',
      'Между прежней и новой суммой разница в одно число. Какое оно?',
    ),
  ),
  justMean: both(
    '{m} is the mean of all of them. Would the mean have changed like this if the new one were only {m}? What do all of them add up to now?',
    '{m} это среднее всех. Изменилось бы среднее так, если бы новое число было только {m}? Какая теперь сумма всех?',
  ),
  difference: both(
    'That is how much the mean changed. The new one has to lift or lower all of them: what do all of them add up to before and after?',
    'Это изменение среднего. А новое число меняет его для всех: какая сумма была до и какая после?',
  ),
  meanOfMeans: both(
    'That weighs the new one as much as all the others together. What do the totals say?',
    'Так новое число весит столько же, сколько все прежние вместе. А что говорят суммы?',
  ),
  sameCount: both(
    'Careful with how many there are: is it still {n} after the change?',
    'Внимание к количеству: после изменения их всё ещё {n}?',
  ),
  groupA: step(
    both('the total of the first group', 'сумма первой группы'),
    both(
      'What does the first group, {n} with a mean of {m}, add up to?',
      'Какую сумму даёт первая группа: {n} со средним {m}?',
    ),
    both('Mean times how many.', 'Среднее умножь на количество.'),
  ),
  groupB: step(
    both('the total of the second group', 'сумма второй группы'),
    both('And the second group, {n} with a mean of {m}?', 'А вторая: {n} со средним {m}?'),
    both('Mean times how many.', 'Среднее умножь на количество.'),
  ),
  groupAll: step(
    both('the mean of all', 'общее среднее'),
    both(
      'What do both groups add up to, and for how many is that?',
      'Какая сумма у обеих групп вместе и на скольких она?',
    ),
    both(
      'All of the sum is shared among all of them. How many are they together?',
      'Всю сумму делят на всех. Сколько их вместе?',
    ),
  ),
  halves: both(
    'That treats both groups as equally big. Which one is bigger, and to which side does it pull the mean?',
    'Так обе группы считаются равными. Какая больше и в какую сторону она тянет среднее?',
  ),
  example: both(
    '4 numbers with a mean of 5 make 20. With a fifth one the mean is 6, so all make 30, and the fifth is 10.',
    '4 числа со средним 5 дают 20. С пятым среднее стало 6, вместе 30, значит, пятое 10.',
  ),
  exampleOfGroups: both(
    '2 people with a mean of 10 and 3 with a mean of 20 make 20 + 60 = 80, which is 16 for each of 5.',
    '2 человека со средним 10 и 3 со средним 20: 20 + 60 = 80, это по 16 на каждого из 5.',
  ),
} as const

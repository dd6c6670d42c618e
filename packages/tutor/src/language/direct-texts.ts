import type { Language } from '../math/latex.ts'

type Variants = readonly [string, string, ...string[]]

/** Replies to direct questions, and what is said of work on a task in words that was not read. */
export const directTexts: Readonly<
  Record<
    Language,
    Readonly<
      Record<
        | 'convert.speed'
        | 'convert.down'
        | 'convert.up'
        | 'percent.ten'
        | 'percent.one'
        | 'percent.half'
        | 'percent.quarter'
        | 'percent.five'
        | 'percent.fifteen'
        | 'percent.tens'
        | 'percent.any'
        | 'card.back'
        | 'nearest'
        | 'nearest.none'
        | 'mistake'
        | 'mistake.first'
        | 'mistake.none'
        | 'draw'
        | 'draw.none'
        | 'relation'
        | 'two'
        | 'two.none'
        | 'why-wrong'
        | 'units'
        | 'units.yes'
        | 'unit.of'
        | 'dimension'
        | 'look'
        | 'plausible'
        | 'plausible.again'
        | 'plausible.other'
        | 'missing'
        | 'held'
        | 'rejected'
        | 'step'
        | 'pythagoras.minus'
        | 'pythagoras.plus'
        | 'suppose'
        | 'suppose.quantity'
        | 'put.open'
        | 'put.false'
        | 'put.true'
        | 'put.why'
        | 'test.false'
        | 'test.true'
        | 'test.look'
        | 'side'
        | 'turns'
        | 'turns.try'
        | 'but'
        | 'thought.again'
        | 'words'
        | 'words.talk',
        Variants
      >
    >
  >
> = {
  en: {
    'convert.speed': [
      '{value} {from} is {meters} m in 3600 s. How many meters is that in one second?',
      'Write it out: {meters} m in one hour, and an hour has 3600 s. What is left for one second?',
    ],
    'convert.down': [
      '1 {from} is {ratio} {to}, so multiply. What do {value} {from} come to?',
      'Each {from} has {ratio} {to}. How many {to} are {value} {from} then?',
    ],
    'convert.up': [
      '1 {to} is {ratio} {from}, so divide. What do {value} {from} come to?',
      'It takes {ratio} {from} to make one {to}. How many {to} are in {value} {from}?',
    ],
    'percent.ten': [
      '10 % is a tenth, so divide by 10. What is {base} divided by 10?',
      'A tenth of it: {base} shared by 10. How much is that?',
    ],
    'percent.one': [
      '1 % is a hundredth, so divide by 100. What is {base} divided by 100?',
      'A hundredth of it: {base} shared by 100. How much is that?',
    ],
    'percent.half': ['50 % is a half. What is half of {base}?', 'Half of it is 50 %. How much is half of {base}?'],
    'percent.quarter': [
      '25 % is a quarter: half of the half. What is a quarter of {base}?',
      'Halve {base}, and halve again: that is 25 %. What do you get?',
    ],
    'percent.five': [
      '10 % is a tenth, and 5 % is half of that. What is 5 % of {base}?',
      'Take a tenth of {base} and halve it. What do you get?',
    ],
    'percent.fifteen': [
      '10 % is a tenth of {base}, and 5 % is half of that. What are the two together?',
      'Take a tenth of {base}, then half of that tenth, and add the two. What do you get?',
    ],
    'percent.tens': [
      '10 % of {base} is a tenth of it; {percent} % is {times} times as much. What do you get?',
      'First a tenth of {base}, then {times} of those. What does that make?',
    ],
    'percent.any': [
      '1 % of {base} is a hundredth of it; take {percent} of those. What do you get?',
      'Divide {base} by 100, then multiply by {percent}. What comes out?',
    ],
    'card.back': [
      'Where do you find that in your task?',
      'What does that tell you about your task?',
      'How does that look with your numbers?',
    ],
    nearest: [
      'I have no sure answer to exactly that. Nearest to it I can explain one of these two. Which one?',
      'Exactly that I cannot answer safely. Is one of these two close to what you mean?',
    ],
    'nearest.none': [
      'Let us find that out from the task itself. {ask}',
      'Let us see how far the task takes us there. {ask}',
      'For that, look at the task once more. {ask}',
    ],
    mistake: [
      'What you calculated is calculated right, so look at what it stands for. {slip}',
      'The arithmetic holds. If something is wrong, it is the choice of numbers: {slip}',
    ],
    'mistake.first': [
      'Show me your calculation, and I look for the first slip. {slip}',
      'Write down your steps, then we can find it. {slip}',
    ],
    'mistake.none': [
      'Your arithmetic is right; I see no slip in it. Take your first step: which two numbers do you join there, and why these?',
      'The calculations hold. Go back to the first one: what have you found with it, in one sentence?',
    ],
    draw: [
      "I can't draw this one for you, but this is how it goes. {draw}",
      'A picture is a good idea, and you can make it. {draw}',
    ],
    'draw.none': [
      "I can't draw this one for you. Draw a bar or a line for each amount and write the numbers on. Which place stays empty?",
      'A picture is a good idea: one box or line for each thing in the task, with its number. Which one has no number yet?',
    ],
    relation: ['{relation} Which of these do you know here?', '{relation} Which of your numbers go where?'],
    two: [
      '{one} or {other}: at most one of them is right, and I cannot say which without reading your task safely. But this decides it: {slip}',
      'Between {one} and {other} this question decides. {slip}',
    ],
    'two.none': [
      '{one} or {other}: put each into the task and follow it to the end. With which one does everything that is given come true?',
      'Between {one} and {other} a test decides. Which of them makes everything true that the task says?',
    ],
    'why-wrong': ['{relation} {slip}', 'Hold it against this: {relation} {slip}'],
    units: [
      'One look at the units before we trust it: your numbers come in {one} and in {other}. Do these fit together in one calculation?',
      'In this calculation {one} and {other} stand side by side. What has to happen to the units first?',
    ],
    'units.yes': [
      'Yes, look at the units: {one} and {other} do not fit into one calculation. Which one will you change?',
      'Right, the units are the point: {one} beside {other}. Which of the two do you convert?',
    ],
    'unit.of': [
      '{value} of what? The numbers behind it are in {unit}, and the task asks for {asked}. What comes in between?',
      'Look at the unit of {value}: it was calculated with {unit}. How do you get from there to {asked}?',
      'Before the number its unit: you calculated with {unit}, and {asked} is what is asked for. What has to be done to {value}?',
    ],
    dimension: [
      'By its units your calculation gives {got}, and the task asks for {asked}. What would have to be different?',
      'Look at the units: this makes {got}. The task asks for {asked}. Which step changes that?',
    ],
    look: ['One look before you trust it. {slip}', '{slip}', 'Before we call it done: {slip}'],
    plausible: [
      'Every given number is used. Whether {value} is what the task asks, I cannot tell from here: put it into the task, sentence by sentence. Does each of them come true?',
      'All the given numbers are in it. It can still be the answer to another question, so test {value}: does every sentence of the task come true with it?',
    ],
    'plausible.again': [
      'As far as I can check it, {value} holds: the calculation is right. For the rest compare it with your book. What comes next?',
      '{value}: the arithmetic holds, that much is sure. Whether the task means just that, you have to say. Do you want to go on with another one?',
    ],
    'plausible.other': [
      'This one is calculated right too, so {before} and {value} are both on the table. What is different in the two ways, and which one uses every number as what it is?',
      'Right as a calculation, as {before} was. Compare the two ways: where do they part, and which one fits your picture?',
    ],
    held: [
      '{value}: the arithmetic holds, that much is sure. Whether the way to it fits the task I cannot see. {ask}',
      '{value}: the numbers work out, but the task may still mean something else. {ask}',
    ],
    missing: [
      '{number} has no place in your work yet. Do you need it?',
      'What about {number}: does it belong to your calculation?',
    ],
    rejected: [
      'Yes, your own test shows it: {value} does not fit. Do you have to go up or down, and what will you try?',
      'Well tested: so {value} is out. Which number do you try next?',
    ],
    step: [
      'What have you found with it, in which unit?',
      'What does that number stand for, and what is the next step?',
      'What is still missing on the way to what is asked?',
      'Where in your picture does that belong?',
    ],
    'pythagoras.minus': [
      '{line}: Pythagoras with {long} as the hypotenuse, calculated right.',
      'Pythagoras, with {long} as the longest side: {line} is right.',
    ],
    'pythagoras.plus': [
      '{line}: Pythagoras with {one} and {two} as the legs, calculated right.',
      'Pythagoras for the legs {one} and {two}: {line} is right.',
    ],
    suppose: [
      'A good thing to try. Go the same way once more with the new number: what do you get, and is it what you expected?',
      'Ask your own calculation: put the new number in and follow the same steps. What comes out, and how much more is it than before?',
    ],
    'suppose.quantity': [
      'A good thing to try. What it depends on: {relation} Does what you change stand in it?',
      'Ask the relation: {relation} Is what you change one of the quantities in it?',
    ],
    'put.open': [
      'Put it in: {value} gives {claim}. Is that true, and what does it tell you?',
      'With {value} it says {claim}. Is it true, so does it belong to the solutions?',
    ],
    'put.false': [
      '{value} gives {claim}, and that is not true. So it is no solution: only what makes it true is one. What would you test next?',
      'Put in, {value} makes {claim}: not true, so it does not belong to the solutions. Do you want to test another number?',
    ],
    'put.true': [
      '{value} gives {claim}, and that is true. So it belongs to the solutions. Which number would you test on the other side?',
      'Put in, {value} makes {claim}: true, so it is a solution. Do you want to test another number?',
    ],
    'put.why': [
      'Put it in and see: {value} gives {claim}, and that is not true. Which of your steps would have to be different then?',
      'The task itself decides: with {value} it says {claim}, which does not hold. Do you see which step led there?',
    ],
    'test.false': [
      'A good test: {value} gives {claim}, and that is not true, so this number does not belong to the solutions. Does your line leave it out?',
      'Well tested. With {value} it says {claim}, which is not true. Does your line have this number in it?',
    ],
    'test.true': [
      'A good test: {value} gives {claim}, and that is true, so this number belongs to the solutions. Does your line have it in?',
      'Well tested. With {value} it says {claim}, which is true. Is this number in your line?',
    ],
    'test.look': [
      'Put it into the task itself: {value} gives {claim}. Is that true?',
      'A number is a good test. In the task, {value} gives {claim}: true or not?',
    ],
    side: [
      'With {value} put in, that side is {side}. What does the bracket come to, and what then?',
      'Written out with {value}: {side}. What is in the bracket first?',
    ],
    turns: [
      'No, only where both sides are multiplied or divided by a negative number. Adding or taking away moves both sides alike: 2 < 3, minus 5, is -3 < -2. Which of the two is it in your step?',
      'Not always: adding and taking away keep the order (2 < 3, minus 5: -3 < -2). It turns only when both sides are multiplied or divided by a negative number. What do you do in your step?',
    ],
    'turns.try': ['Try it with {line}: what do you get?', 'Test that on your example {line}. What comes out?'],
    'thought.again': ['Yes, exactly, that is the idea.', 'Yes, that is the reason.', 'Yes, you said it.'],
    but: [
      'Right, that is the answer to my question. Now hold the rest of your thought against it: is it still the same order after that?',
      'Yes, so much is right. And does that go together with what you say after it?',
    ],
    // Right or wrong, it is only heard here: praise would be taken for a yes.
    words: [
      'Now I see how you think of it. {ask}',
      'That can be tested. {ask}',
      'I hear you; whether it is so, we can find out. {ask}',
    ],
    'words.talk': [
      'Noted. Back to the task for a minute: {ask}',
      'I hear you. And here: {ask}',
      'All right. Then to our task: {ask}',
    ],
  },
  ru: {
    'convert.speed': [
      '{value} {from} это {meters} м за 3600 с. Сколько это метров за одну секунду?',
      'Распиши: {meters} м за час, а в часе 3600 с. Сколько приходится на одну секунду?',
    ],
    'convert.down': [
      'В 1 {from} помещается {ratio} {to}, значит, умножаем. Сколько выйдет из {value} {from}?',
      '1 {from} это {ratio} {to}. Сколько тогда {to} в {value} {from}?',
    ],
    'convert.up': [
      '1 {to} это {ratio} {from}, значит, делим. Сколько выйдет из {value} {from}?',
      'В одной единице «{to}» {ratio} {from}. Сколько таких в {value} {from}?',
    ],
    'percent.ten': [
      '10 % это десятая часть, значит, делим на 10. Сколько будет {base} : 10?',
      'Десятая часть: {base} разделить на 10. Сколько это?',
    ],
    'percent.one': [
      '1 % это сотая часть, значит, делим на 100. Сколько будет {base} : 100?',
      'Сотая часть: {base} разделить на 100. Сколько это?',
    ],
    'percent.half': [
      '50 % это половина. Сколько будет половина от {base}?',
      'Половина и есть 50 %. Раздели {base} на 2: сколько это?',
    ],
    'percent.quarter': [
      '25 % это четверть: половина от половины. Сколько будет четверть от {base}?',
      'Раздели {base} пополам и ещё раз пополам: это 25 %. Что выходит?',
    ],
    'percent.five': [
      '10 % это десятая часть, а 5 % половина от неё. Сколько будет 5 % от {base}?',
      'Возьми десятую часть от {base} и раздели её пополам. Что выходит?',
    ],
    'percent.fifteen': [
      '10 % это десятая часть от {base}, а 5 % половина от неё. Сколько это вместе?',
      'Возьми десятую часть от {base}, потом её половину и сложи. Что выходит?',
    ],
    'percent.tens': [
      '10 % от {base} это десятая часть, а {percent} % в {times} раза больше. Сколько выходит?',
      'Сначала десятая часть от {base}, потом взять её {times} раза. Сколько это?',
    ],
    'percent.any': [
      '1 % от {base} это сотая часть, а таких нужно {percent}. Сколько выходит?',
      'Раздели {base} на 100 и умножь на {percent}. Что получается?',
    ],
    'card.back': ['Где это в твоей задаче?', 'Что это говорит о твоей задаче?', 'Как это выглядит с твоими числами?'],
    nearest: [
      'Точного ответа именно на это у меня нет. Ближе всего к этому две темы. Какую объяснить?',
      'Именно на это надёжно ответить не могу. Может быть, речь об одном из этого?',
    ],
    'nearest.none': [
      'Выясним это по самому условию. {ask}',
      'Посмотрим, что об этом говорит задача. {ask}',
      'Для этого ещё раз посмотрим на условие. {ask}',
    ],
    mistake: [
      'Посчитано всё верно, значит, смотреть надо на то, что посчитано. {slip}',
      'Вычисления верные. Если ошибка есть, то в выборе чисел: {slip}',
    ],
    'mistake.first': ['Покажи вычисление, и поищем первую ошибку. {slip}', 'Запиши шаги, тогда её можно найти. {slip}'],
    'mistake.none': [
      'В вычислениях ошибки не вижу. Возьми первый шаг: какие два числа в нём соединены и почему именно эти?',
      'Посчитано верно. Вернись к первому действию: что им найдено, одной фразой?',
    ],
    draw: [
      'Сделать этот рисунок за тебя не могу, но расскажу как. {draw}',
      'Рисунок здесь поможет, и сделать его нетрудно. {draw}',
    ],
    'draw.none': [
      'Сделать этот рисунок за тебя не могу. Нарисуй по полоске или отрезку на каждую величину и подпиши числа. Какое место осталось пустым?',
      'Рисунок поможет: по коробочке или отрезку на каждую вещь из задачи, с её числом. У какой числа пока нет?',
    ],
    relation: ['{relation} Что из этого здесь известно?', '{relation} Какие числа задачи куда встанут?'],
    two: [
      '{one} или {other}: верным может быть только одно, и какое, без надёжного чтения задачи не скажу. Но решает вот что: {slip}',
      'Между {one} и {other} решает такой вопрос. {slip}',
    ],
    'two.none': [
      '{one} или {other}: подставь каждое в задачу и пройди её до конца. С каким из них верно всё, что дано?',
      'Между {one} и {other} решает проверка. С каким числом сходится всё, что сказано в задаче?',
    ],
    'why-wrong': ['{relation} {slip}', 'Сравни с этим: {relation} {slip}'],
    units: [
      'Сначала взгляд на единицы: здесь {one} и {other}. Подходят ли они друг к другу в одном вычислении?',
      'В этом вычислении рядом стоят {one} и {other}. Что сначала надо сделать с единицами?',
    ],
    'units.yes': [
      'Да, посмотри на единицы: {one} и {other} в одно вычисление не годятся. Что из них переведёшь?',
      'Верно, дело в единицах: {one} рядом с {other}. Что из этого надо перевести?',
    ],
    'unit.of': [
      '{value} чего? Числа, из которых это вышло, даны в {unit}, а спрашивают в {asked}. Чего между ними не хватает?',
      'Посмотри на единицу у {value}: считали в {unit}. Как перейти от них к {asked}?',
      'Сначала единица, потом число: посчитано в {unit}, а нужно в {asked}. Что сделать с {value}?',
    ],
    dimension: [
      'По единицам такое вычисление даёт {got}, а спрашивают {asked}. Что должно быть по-другому?',
      'Посмотри на единицы: вычисление даёт {got}, а спрашивают {asked}. Какой шаг это меняет?',
    ],
    look: ['Один взгляд, прежде чем этому верить. {slip}', '{slip}', 'Прежде чем закончить: {slip}'],
    plausible: [
      'Использованы все данные числа. То ли это, о чём спрашивают, мне отсюда не видно: подставь {value} в условие, предложение за предложением. Каждое выполняется?',
      'В деле все данные числа. Но это может быть ответ и на другой вопрос, поэтому проверь {value}: каждое ли предложение задачи с ним выполняется?',
    ],
    'plausible.again': [
      'Насколько это можно проверить, {value} держится: посчитано верно. Остальное сверь с учебником. Что дальше?',
      '{value} посчитано верно, это точно. Это ли имеет в виду задача, видно тебе. Перейдём к другой?',
    ],
    'plausible.other': [
      'Это тоже посчитано верно, так что на столе два числа: {before} и {value}. Чем отличаются два пути, и в каком каждое число стоит на своём месте?',
      'Как вычисление верно, как и {before}. Сравни два пути: где они расходятся, и какой подходит к рисунку?',
    ],
    held: [
      '{value}: счёт сходится, это точно. Подходит ли такой путь к задаче, мне не видно. {ask}',
      '{value}: числа сходятся, но задача может иметь в виду другое. {ask}',
    ],
    missing: ['{number} пока нигде не участвует. Нужно ли это число?', 'А {number}: входит ли это в вычисление?'],
    rejected: [
      'Да, твоя проверка это показала: {value} не подходит. Нужно больше или меньше, и какое число попробуешь?',
      'Хорошо проверено: {value} отпадает. Какое число теперь попробуешь?',
    ],
    step: [
      'Что этим найдено и в каких единицах?',
      'Что означает это число и какой следующий шаг?',
      'Чего ещё не хватает до того, что спрашивают?',
      'Где этому место на рисунке?',
    ],
    'pythagoras.minus': [
      '{line}: теорема Пифагора с гипотенузой {long}, посчитано верно.',
      'Теорема Пифагора, где {long} самая длинная сторона: {line} верно.',
    ],
    'pythagoras.plus': [
      '{line}: теорема Пифагора с катетами {one} и {two}, посчитано верно.',
      'Теорема Пифагора для катетов {one} и {two}: {line} верно.',
    ],
    suppose: [
      'Это стоит попробовать. Пройди тем же путём с новым числом: что выходит, и так ли это, как ожидалось?',
      'Спроси своё вычисление: поставь новое число и сделай те же шаги. Что получится и во сколько раз это больше прежнего?',
    ],
    'suppose.quantity': [
      'Это стоит попробовать. Вот от чего всё зависит: {relation} Входит ли сюда то, что ты меняешь?',
      'Спроси саму зависимость: {relation} Есть ли в ней то, что ты меняешь?',
    ],
    'put.open': [
      'Подставь: {value} даёт {claim}. Верно ли это, и что из этого следует?',
      'При {value} получается {claim}. Верно ли это, то есть входит ли число в решение?',
    ],
    'put.false': [
      '{value} даёт {claim}, а это неверно. Значит, в решение число не входит: входит только то, что даёт верное. Что проверишь ещё?',
      'Подставим: {value} даёт {claim}, это неверно, и решением число не будет. Проверить ещё какое-нибудь?',
    ],
    'put.true': [
      '{value} даёт {claim}, и это верно. Значит, число входит в решение. Какое число проверишь с другой стороны?',
      'Подставим: {value} даёт {claim}, это верно, число подходит. Проверить ещё какое-нибудь?',
    ],
    'put.why': [
      'Подставим и посмотрим: {value} даёт {claim}, а это неверно. Какой шаг тогда должен быть другим?',
      'Решает сама задача: при {value} получается {claim}, это не выполняется. Видно ли, какой шаг туда привёл?',
    ],
    'test.false': [
      'Хорошая проверка: {value} даёт {claim}, это неверно, значит, число в решение не входит. А в твоей строке его нет?',
      'Проверено верно: при {value} выходит {claim}, и это не так. Есть ли это число в твоей строке?',
    ],
    'test.true': [
      'Хорошая проверка: {value} даёт {claim}, это верно, значит, число входит в решение. А в твоей строке оно есть?',
      'Проверено верно: при {value} выходит {claim}, и это так. Есть ли это число в твоей строке?',
    ],
    'test.look': [
      'Подставь в саму задачу: {value} даёт {claim}. Верно ли это?',
      'Числом проверять правильно. В задаче {value} даёт {claim}: верно или нет?',
    ],
    side: [
      'Если подставить {value}, эта часть будет {side}. Сколько выйдет в скобке и что дальше?',
      'Распишем при {value}: {side}. Что сначала получается в скобке?',
    ],
    turns: [
      'Нет, только когда обе части умножают или делят на отрицательное число. Прибавить или вычесть значит сдвинуть обе части одинаково: 2 < 3, минус 5, это -3 < -2. Что из этого происходит в твоём шаге?',
      'Не всегда: сложение и вычитание порядок сохраняют (2 < 3, минус 5: -3 < -2). Знак меняется, только когда обе части умножают или делят на отрицательное число. Что делается в твоём шаге?',
    ],
    'turns.try': ['Попробуй с {line}: что получается?', 'Проверь это на своём примере {line}. Что выйдет?'],
    'thought.again': ['Да, именно в этом идея.', 'Да, причина именно в этом.', 'Да, всё так.'],
    but: [
      'Да, на мой вопрос ответ верный. Теперь сравни с ним остальное: остался ли порядок прежним?',
      'Да, это верно. А сходится ли с этим то, что сказано дальше?',
    ],
    words: [
      'Теперь видно, как ты об этом думаешь. {ask}',
      'Это можно проверить. {ask}',
      'Мысль понятна; так ли это, мы сейчас выясним. {ask}',
    ],
    'words.talk': [
      'Понимаю. Вернёмся ненадолго к задаче: {ask}',
      'Слышу. А у нас вот что: {ask}',
      'Ясно. Тогда к нашей задаче: {ask}',
    ],
  },
}

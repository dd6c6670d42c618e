/** Moves about the current task: returning from another subject, one more exercise, talk about a finished task. */
export const atHandMoves = [
  'subject.sorry',
  'subject.which',
  'subject.back',
  'after.test.holds',
  'after.test.fails',
  'after.test.right',
  'after.test.wrong',
  'after.test.shown',
  'after.test.expression',
  'after.way.asked',
  'after.others.part',
  'after.others.test',
  'after.how.equation',
  'after.how.inequality',
  'after.way.same',
  'after.way.slip',
  'after.way.allowed',
  'after.others.same',
  'after.others.rounded',
  'after.others.differ',
  'another.like',
  'another.none',
  'another.no-other',
] as const
type AtHandMove = (typeof atHandMoves)[number]

type AtHandTexts = Readonly<Record<AtHandMove, readonly [string, string, string, ...string[]]>>

export const atHandEn: AtHandTexts = {
  'after.test.holds': [
    'With {value} it says {claim}, and that is true.',
    '{value} gives {claim}: true.',
    'At {value} it reads {claim}, which holds.',
  ],
  'after.test.fails': [
    'With {value} it would say {claim}, and that is not true.',
    '{value} would give {claim}: not true.',
    'At {value} it would read {claim}, which does not hold.',
  ],
  'after.test.right': [
    'Yes, well tested. {tests} That agrees with {answer}.',
    'Exactly. {tests} So {answer} stands the test.',
    'Good check! {tests} Just as {answer} says.',
  ],
  'after.test.wrong': [
    'Look at that once more. {tests} What does {answer} say about it?',
    'Not quite. {tests} How does that go with {answer}?',
    'Test it again. {tests} Does {answer} say the same?',
  ],
  'after.test.shown': [
    'Good question. {tests} Only what makes it true is a solution: {answer}.',
    'Let us see. {tests} What makes it true is {answer}.',
    'Try it. {tests} The task is true for {answer}.',
  ],
  'after.test.expression': [
    'Well tested: with {root} both {line} and {answer} come to {value}.',
    'Yes, {value} both times with {root}. That is how one finds a slip before anybody else does.',
    'Good check: at {root} the two agree, {value} and {value}.',
  ],
  'after.way.asked': [
    'Perhaps. Write how you would begin with {line}, and I check that way line by line.',
    'There is often more than one way, and I promise no shorter one. What would you do first instead?',
    'Try one: which step of {line} would you like to spare?',
  ],
  'after.others.part': [
    '{theirs} fits, and that is not all. {tests} Which step loses it?',
    '{theirs} is right, but there is more. {tests} How might one miss it?',
    'That is a part of it. {tests} So both belong to the answer.',
  ],
  'after.others.test': [
    'Let the task decide between {theirs} and {answer}. {tests} Whose answer does that speak for?',
    'One number tells. {tests} So which is it, {theirs} or {answer}?',
    'Test it: {tests} What does that say about {theirs}?',
  ],
  'after.how.equation': [
    'Put the number of {answer} into {line}, on the left and on the right. What comes out on each side?',
    'A solution makes both sides equal. Put it into {line}: which two numbers do you get?',
    'Yes, by putting it in: with {answer} the two sides of {line} have to come out alike. Do they?',
  ],
  'after.how.inequality': [
    'Yes, with two numbers: one that {answer} allows has to make {line} true, one that it does not allow has to make it false. Which two would you take?',
    'Put a number in, that is a good test. Take one from inside of {answer} and one from outside: what does {line} say for each?',
    'Choose one number that belongs to {answer} and one that does not, and put both into {line}. What do you get?',
  ],
  'after.way.same': [
    'Yes, the same comes out that way: {answer}. Both ways solve the same equation, so they have to agree.',
    'Calculated right, and it is {answer} again. Two ways to one result: that is the best check there is.',
    'Yes: {answer} by that way too. Which of the two do you like better?',
  ],
  'after.way.slip': [
    'Your other way is a good check, but look at {sum}: what comes out there?',
    'A second way is a good idea. One place does not fit: {sum}. Work it out once more?',
    'Nearly. In {sum} the two sides are not equal; what should it be?',
  ],
  'after.way.allowed': [
    'Yes, that works too: with {by} on both sides alike the equation stays balanced, and it is {answer} in the end. Which way has the smaller numbers?',
    'That is no mistake. The same is done to both sides with {by}, so {answer} still comes out. Would you find it easier?',
    'That is fine as well: both sides get the same, so the solution stays {answer}. Try how it begins with {by}?',
  ],
  'after.others.same': [
    'That is the same number: {theirs} is {answer}.',
    'Both are right: {theirs} and {answer} are equal.',
    'You agree: {theirs} is {answer} in another form.',
  ],
  'after.others.rounded': [
    'That is the same, only rounded: {answer} is about {theirs}. The fraction is the exact value.',
    'Both fit: {theirs} is {answer} as a rounded decimal.',
    '{theirs} is {answer}, rounded. Divide the top by the bottom, and you will see it.',
  ],
  'after.others.differ': [
    'I get {answer}, and it is checked; {theirs} is another number. Is it the same task there, sign for sign?',
    '{theirs} is not {answer}. Compare the two tasks first: are they the same to the last sign?',
    'For our task it is {answer}. How did they get {theirs}: do you know their first step?',
  ],
  'subject.sorry': [
    'Sorry, that was beside the point.',
    'You are right, that was about something else.',
    'My mistake, that does not belong here.',
  ],
  'subject.which': [
    'What is your question about? One word or the line itself is enough.',
    'Which step or word do you mean?',
    'Tell me the place that you mean, and I look at that.',
  ],
  'subject.back': ['Back to {line}: {question}', 'We are at {line}. {question}', 'So, {line}: {question}'],
  'another.like': ['The same kind, other numbers.', 'One more of this kind.', 'Here is one like it.'],
  'another.none': [
    'I have no second one just like that. Name a topic, or send me one from your book, and we do it together.',
    'Of exactly this kind I have no other. Which topic would you like instead?',
    'Another one just like it I do not have. Do you have one in your book?',
  ],
  'another.no-other': [
    'I have nothing of this kind on that level, so here is one like yours.',
    'Of this kind I only have the same level.',
    'I cannot change the level here, but the numbers I can.',
  ],
}

export const atHandRu: AtHandTexts = {
  'after.test.holds': [
    'При {value} получается {claim}, и это верно.',
    '{value} даёт {claim}: верно.',
    'Если {value}, выходит {claim}, это выполняется.',
  ],
  'after.test.fails': [
    'При {value} вышло бы {claim}, а это неверно.',
    '{value} даёт {claim}: неверно.',
    'Если {value}, выходит {claim}, а это не выполняется.',
  ],
  'after.test.right': [
    'Да, хорошая проверка. {tests} Всё как в ответе {answer}.',
    'Именно. {tests} Ответ {answer} проверку выдержал.',
    'Проверено верно! {tests} Это согласуется с {answer}.',
  ],
  'after.test.wrong': [
    'Взгляни ещё раз. {tests} Что об этом говорит {answer}?',
    'Не совсем. {tests} Как это сочетается с {answer}?',
    'Проверь снова. {tests} Говорит ли {answer} то же самое?',
  ],
  'after.test.shown': [
    'Хороший вопрос. {tests} Решение то, при чём выходит верно: {answer}.',
    'Посмотрим. {tests} Верно выходит, когда {answer}.',
    'Попробуем. {tests} Верно будет при {answer}.',
  ],
  'after.test.expression': [
    'Хорошая проверка: при {root} и {line}, и {answer} дают {value}.',
    'Да, оба раза {value} при {root}. Так и находят ошибку раньше всех.',
    'Проверено: при {root} выходит одно и то же, {value} и {value}.',
  ],
  'after.way.asked': [
    'Возможно. Напиши, с чего начать {line} по-другому, и проверим этот путь по строкам.',
    'Путей часто несколько, а короче ли другой, не обещаю. Что сделать первым вместо этого?',
    'Попробуй: без какого шага в {line} хочется обойтись?',
  ],
  'after.others.part': [
    '{theirs} подходит, но это не всё. {tests} На каком шаге это теряется?',
    '{theirs} верно, но есть ещё. {tests} Как это можно упустить?',
    'Это часть ответа. {tests} Значит, в ответе оба.',
  ],
  'after.others.test': [
    'Пусть решит сама задача: {theirs} или {answer}. {tests} За какой ответ это говорит?',
    'Хватит одного числа. {tests} Так что же, {theirs} или {answer}?',
    'Проверим. {tests} Что это говорит о {theirs}?',
  ],
  'after.how.equation': [
    'Подставь число из {answer} в {line}, слева и справа. Что получается с каждой стороны?',
    'Решение делает обе части равными. Подставь его в {line}: какие два числа выходят?',
    'Да, подстановкой: при {answer} части {line} должны совпасть. Совпадают?',
  ],
  'after.how.inequality': [
    'Да, двумя числами: то, что входит в {answer}, должно делать {line} верным, а то, что не входит, неверным. Какие два возьмёшь?',
    'Подставить число хорошая проверка. Возьми одно изнутри {answer} и одно снаружи: что скажет {line} для каждого?',
    'Выбери одно число, которое подходит под {answer}, и одно, которое нет, и подставь в {line}. Что выйдет?',
  ],
  'after.way.same': [
    'Да, выходит то же самое: {answer}. Оба пути решают одно уравнение, поэтому и ответ один.',
    'Посчитано верно, и снова {answer}. Два пути к одному ответу: лучшая проверка.',
    'Да, и этим путём {answer}. Какой из двух нравится больше?',
  ],
  'after.way.slip': [
    'Второй путь это хорошая проверка, но посмотри на {sum}: сколько там выходит?',
    'Решить вторым способом хорошая мысль. Одно место не сходится: {sum}. Пересчитаешь?',
    'Почти. В {sum} стороны не равны; как должно быть?',
  ],
  'after.way.allowed': [
    'Да, так тоже можно: обе части меняются одинаково, число {by} годится, и в конце будет {answer}. Где числа меньше?',
    'Это не ошибка. С обеими частями делают одно и то же, поэтому с {by} тоже выйдет {answer}. Так было бы легче?',
    'Так тоже верно: обе части меняются одинаково, решение остаётся {answer}. Попробуешь начать с {by}?',
  ],
  'after.others.same': [
    'Это одно и то же число: {theirs} и есть {answer}.',
    'Оба ответа верны: {theirs} и {answer} равны.',
    'Всё сходится: {theirs} это {answer} в другом виде.',
  ],
  'after.others.rounded': [
    'Это то же самое, только округлённо: {answer} примерно равно {theirs}. Точное значение даёт дробь.',
    'Сходится: {theirs} это {answer}, округлённое до десятичной дроби.',
    '{theirs} это округлённое {answer}. Раздели числитель на знаменатель и увидишь.',
  ],
  'after.others.differ': [
    'У меня {answer}, и это проверено; {theirs} другое число. Там точно та же задача, знак в знак?',
    '{theirs} это не {answer}. Сначала сравни сами задачи: совпадают ли они до последнего знака?',
    'Для нашей задачи выходит {answer}. А как получили {theirs}, каким был первый шаг?',
  ],
  'subject.sorry': ['Прости, это было не о том.', 'Да, это о другом.', 'Моя ошибка, это сюда не относится.'],
  'subject.which': [
    'О чём твой вопрос? Хватит одного слова или самой строки.',
    'Какой шаг или какое слово имеется в виду?',
    'Назови место, которое имеешь в виду, и разберём его.',
  ],
  'subject.back': ['Вернёмся к {line}: {question}', 'Мы на {line}. {question}', 'Итак, {line}: {question}'],
  'another.like': ['Того же вида, с другими числами.', 'Ещё одна такая.', 'Вот похожая.'],
  'another.none': [
    'Второй точно такой у меня нет. Назови тему или пришли задачу из учебника, разберём вместе.',
    'Ещё одной такой у меня нет. Какую тему взять вместо неё?',
    'Точно такой у меня больше нет. Может, есть в учебнике?',
  ],
  'another.no-other': [
    'Другой сложности для такой задачи у меня нет, поэтому вот похожая.',
    'Такие задачи у меня только одной сложности.',
    'Сложность здесь поменять не могу, а числа могу.',
  ],
}

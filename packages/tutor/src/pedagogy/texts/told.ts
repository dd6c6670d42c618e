/** Moves about a word problem before the student has its formula. */
export const toldMoves = [
  'told.orient',
  'told.shown',
  'told.formula',
  'told.formula.near',
  'told.formula.unknown',
  'told.unclear',
  'told.own-equation',
  'told.way',
  'told.way.end',
  'told.way.slip',
  'figure.right',
  'figure.slip',
  'figure.wrong',
  'function.known',
  'function.unknown',
] as const
type ToldMove = (typeof toldMoves)[number]

export type ToldTexts = Readonly<Record<ToldMove, readonly [string, string, string, ...string[]]>>

export const toldEn: ToldTexts = {
  'told.orient': [
    "Let's take {task}. {question}",
    '{task}: we can do this one together. {question}',
    'So the task is {task}. {question}',
  ],
  'told.shown': [
    'With numbers and signs I would write it as {line}. Compare it with your task: what do you work out first?',
    'Written down, I read it as {line}. Does every part of your task stand there, and where would you start?',
    'This is how I would put it: {line}. Which part of it do you recognize from the task?',
  ],
  'told.formula': [
    'Yes, that is the formula we need. Which numbers of the task go into it, and what comes out?',
    'That formula fits. Put the numbers of the task in: what do you get?',
    'Good, that is the relation. What does it look like with your numbers?',
  ],
  'told.formula.near': [
    'That formula belongs to something close by, not to what is asked. {question}',
    'You know that one well, but it measures something else. {question}',
    'Careful, that one is for another quantity. {question}',
  ],
  'told.formula.unknown': [
    'I am not sure yet how {line} fits. What do its letters stand for in your task?',
    '{line}: tell me what each letter means here. Which numbers of the task belong to them?',
    'Let me understand {line}. Which letter is the one you look for?',
  ],
  'told.unclear': [
    'With my reading of {task} I get something other than {line}. Could you write down the calculation that led you there?',
    '{line} does not fit yet with how I read {task}. Which calculation did you do?',
    'I arrive somewhere else than {line}. How did you read {task}: can you write it as a calculation?',
  ],
  'told.way': [
    'Yes, {line} fits: it leads to a number that is needed here. How do you go on?',
    'Good, with {line} you find a number on the way. What is your next step?',
    '{line} belongs to the task, and solving it brings you forward. What do you do first?',
  ],
  'told.way.slip': [
    '{before} fits the task. From there I do not get to {line}: which operation was it?',
    'Good, {before} fits. {line} has another solution than that. What did you do in between?',
    'Up to {before} it fits. Look once more at the step to {line}: what was done on each side?',
  ],
  'told.way.end': [
    'Yes, {value}: one number on the way is found. What else does {task} ask for?',
    '{value} is right, and it is not the end yet. What can you work out with it for {task}?',
    'Good, {value}. Read the question of {task} again: what is still missing?',
  ],
  'told.own-equation': [
    '{line} says what the task says. How do you go on from there?',
    'Good, {line} fits the task. What is your next step?',
    'Yes, the task can be written as {line}. What do you do with it first?',
  ],
  'figure.right': [
    '“{clause}”: yes, that is right. {ask}',
    'Yes, “{clause}” is right. {ask}',
    'That is right: “{clause}”. {ask}',
  ],
  'figure.slip': [
    '“{clause}”: not yet. {cause}',
    'Not quite: “{clause}” does not come out here. {cause}',
    'Look at “{clause}” once more. {cause}',
  ],
  'figure.wrong': [
    '“{clause}” does not come out here. Which calculation led you there?',
    'Not yet: “{clause}” does not fit the figure. Which formula did you use?',
    'Look at “{clause}” once more. How did you get it, step by step?',
  ],
  'function.known': [
    'Good, {line} is our rule from now on. What is asked about it: a value, where it is zero, its graph?',
    'I keep {line}. What would you like to know about {letter}?',
    '{line}: a rule that turns one number into another. What are you to find?',
  ],
  'function.unknown': [
    '{value} is the value of {letter} at {at}, not a product. By which rule is {letter} given?',
    'To find {value} we put {at} into the rule of {letter}. What does that rule say?',
    '{value} asks what {letter} makes of {at}. Which formula does {letter} have?',
  ],
}

export const toldRu: ToldTexts = {
  'told.orient': [
    'Возьмём задачу {task}. {question}',
    '{task}: с этим справимся вместе. {question}',
    'Итак, {task}. {question}',
  ],
  'told.shown': [
    'Числами и знаками это можно записать так: {line}. Сравни с условием: что посчитаешь сначала?',
    'Вот как я это читаю: {line}. Всё ли из условия здесь есть и с чего начнёшь?',
    'Запись может быть такой: {line}. Какую её часть ты узнаёшь в условии?',
  ],
  'told.formula': [
    'Да, нужна именно эта формула. Какие числа из условия в неё войдут и что выйдет?',
    'Формула подходит. Подставь числа из условия: что получается?',
    'Хорошо, связь верная. Как она выглядит с твоими числами?',
  ],
  'told.formula.near': [
    'Эта формула рядом, но не о том, что спрашивают. {question}',
    'Формула знакомая, только измеряет она другое. {question}',
    'Осторожно, это для другой величины. {question}',
  ],
  'told.formula.unknown': [
    'Пока не вижу, как сюда подходит {line}. Что значат буквы в твоей задаче?',
    '{line}: расскажи, что здесь значит каждая буква. Какие числа из условия им соответствуют?',
    'Хочу понять {line}. Какая из букв искомая?',
  ],
  'told.unclear': [
    'У меня по условию {task} выходит не {line}. Запишешь вычисление, которое к этому привело?',
    '{line} пока не сходится с тем, как я читаю {task}. Какое вычисление ты делаешь?',
    'Я прихожу не к {line}. Как ты читаешь {task}: можешь записать это вычислением?',
  ],
  'told.way': [
    'Да, {line} подходит: так находится число, которое здесь нужно. Как продолжишь?',
    'Хорошо, {line} даёт число, без которого не обойтись. Какой следующий шаг?',
    '{line} относится к задаче, и решение продвинет дальше. Что сделать сначала?',
  ],
  'told.way.slip': [
    '{before} подходит к условию. А {line} отсюда не выходит: какое это было действие?',
    'Хорошо, {before} подходит. У {line} уже другое решение. Что было сделано между ними?',
    'До {before} всё подходит. Посмотри ещё раз на шаг к {line}: что сделано с каждой частью?',
  ],
  'told.way.end': [
    'Да, {value}: одно число по пути найдено. Что ещё спрашивают в задаче {task}?',
    '{value} верно, но это ещё не конец. Что с этим можно найти для задачи {task}?',
    'Хорошо, {value}. Перечитай вопрос задачи {task}: чего ещё не хватает?',
  ],
  'told.own-equation': [
    '{line} говорит то же, что условие. Как продолжишь?',
    'Хорошо, {line} подходит к условию. Какой следующий шаг?',
    'Да, условие можно записать так: {line}. Что с этим сделать сначала?',
  ],
  'figure.right': ['«{clause}»: да, верно. {ask}', 'Да, «{clause}», это верно. {ask}', 'Верно: «{clause}». {ask}'],
  'figure.slip': [
    '«{clause}»: пока неверно. {cause}',
    'Не совсем: «{clause}» здесь не получается. {cause}',
    'Взгляни ещё раз на «{clause}». {cause}',
  ],
  'figure.wrong': [
    '«{clause}» здесь не получается. Какое вычисление к этому привело?',
    'Пока неверно: «{clause}» не подходит к этой фигуре. По какой формуле это найдено?',
    'Взгляни ещё раз на «{clause}». Как это получилось, по шагам?',
  ],
  'function.known': [
    'Хорошо, {line} теперь наше правило. Что о нём спрашивают: значение, нули, график?',
    'Правило {line} запомню. Что нужно узнать о {letter}?',
    '{line}: правило, по которому из одного числа получается другое. Что нужно найти?',
  ],
  'function.unknown': [
    '{value} это значение {letter} при {at}, а не произведение. Каким правилом задана {letter}?',
    'Чтобы найти {value}, число {at} подставляют в правило для {letter}. Что говорит это правило?',
    '{value} спрашивает, что {letter} делает из числа {at}. Какая формула у {letter}?',
  ],
}

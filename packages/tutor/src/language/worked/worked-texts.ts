import type { Language } from '../../math/latex.ts'

type Variants = readonly [string, string, string, ...string[]]
type Key =
  | 'open'
  | 'right'
  | 'right.named'
  | 'right.more'
  | 'solved'
  | 'wrong-sum'
  | 'aside'
  | 'test'
  | 'not-yet'
  | 'given'
  | 'help'
  | 'example'
  | 'which'
  | 'formula'
  | 'answered'
  | 'go-on'
  | 'slip.sum'
  | 'rest'
  | 'others'
  | 'set-up'
  | 'step'
  | 'equation'
  | 'equation.broken'
  | 'equations'
  | 'belongs'
  | 'belongs.not'
  | 'right.equation'
  | 'right.one'
  | 'right.some'
  | 'right.root'

/** What is said around the questions of a usual task; those questions themselves stand with their kind. */
export const workedTexts: Readonly<Record<Language, Readonly<Record<Key, Variants>>>> = {
  en: {
    open: ['Let us go step by step. {ask}', 'Good, we can do this one. {ask}', 'Here is a way to begin. {ask}'],
    right: [
      'Yes, {said} is right for {name}. {ask}',
      'Good, {name}: {said}. {ask}',
      '{said} fits: that is {name}. {ask}',
    ],
    'right.named': ['Yes, that is right for {name}. {ask}', 'Good, you have {name}. {ask}', 'Right: {name}. {ask}'],
    'right.more': [
      'Yes, {said} is right for {name}. Now the rest: {ask}',
      'Good, {name} is done: {said}. Next: {ask}',
      '{said} is right for {name}. One more thing is asked: {ask}',
    ],
    solved: [
      'Yes, {said} is right, I get the same. {praise}\n\n**Answer:** {answer}',
      "That's correct: {said}. {praise}\n\n**Answer:** {answer}",
      'Yes, that is it, my calculation agrees. {praise}\n\n**Answer:** {answer}',
    ],
    'wrong-sum': [
      'Look at {sum} once more: what does it come to?',
      'The idea may be fine, but {sum} comes to something else. What do you get if you calculate it again?',
      'Something went wrong in calculating {sum}. What is it, step by step?',
    ],
    aside: [
      '{sum} is calculated right: {said}. {ask}',
      'The calculation {sum} is fine, {said} it is. {ask}',
      '{said} is what {sum} comes to. {ask}',
    ],
    test: [
      'Let us see how {said} can come about. {ask}',
      'Let us test {said} step by step. {ask}',
      'How did you come to {said}? Begin like this: {ask}',
    ],
    'not-yet': [
      '{said} is not {name} yet. {ask}',
      'For {name} it is not {said}. {ask}',
      'I get something else than {said} for {name}. {ask}',
    ],
    given: [
      'Right, that is what the task tells. {ask}',
      'Yes, that is given. {ask}',
      'Good, you have what is given. {ask}',
    ],
    help: ['One small step first. {more}', 'Try it like this. {more}', 'A bit of help. {more}'],
    example: [
      'Here it is with other numbers: {example} Now yours: {ask}',
      'Look at one like it. {example} And here: {ask}',
      'The same with other numbers: {example} Back to yours: {ask}',
    ],
    which: [
      'Which of them is it? You can find out yourself. {ask}',
      'Decide it by a calculation. {ask}',
      'Let the task decide between them. {ask}',
    ],
    formula: [
      'Yes, that formula fits. {ask}',
      'Right, that is the formula for it. {ask}',
      'Good, the formula is right. {ask}',
    ],
    answered: ['{reply} {ask}', 'Good question. {reply} {ask}', 'Good that you ask. {reply} {ask}'],
    'go-on': ['Good, then on. {ask}', 'Fine, here is the next step. {ask}', 'Let us go on. {ask}'],
    'slip.sum': [
      'The calculation itself is right. {cause}',
      'You calculated that right. {cause}',
      'That is calculated correctly. {cause}',
    ],
    'set-up': [
      'Yes, {sum} is the right calculation. What does it come to?',
      'Right, that is how it goes: {sum}. What is the result?',
      '{sum} is exactly what is needed. Now calculate it: what comes out?',
    ],
    others: [
      'You can find out whether that is so, without trusting anybody. {ask}',
      'Let us test it with the task itself. {ask}',
      'The task decides who is right. {ask}',
    ],
    step: [
      'Let us take the step that comes now. {ask}',
      'Back to the task, one step. {ask}',
      'One thing at a time. {ask}',
    ],
    equation: [
      'Yes, {sum} says what the task says. Solve it: what comes out, and what does that number stand for?',
      '{sum} fits the task. What do you get when you solve it, and what is that number in the task?',
      'Your equation {sum} is right for this task. Now solve it step by step: what comes out?',
    ],
    'equation.broken': [
      '{sum} fits the task, but {line} does not follow from it. What happens in between, step by step?',
      'The equation {sum} is right. {line} does not come out of it: which step leads there?',
      '{sum} says what the task says. Between it and {line} something goes wrong: what was done to both sides?',
    ],
    equations: [
      'Yes, {sum} fits the task. With two letters two equations are needed: do you have both, and which letter can go first?',
      '{sum} says what the task says. Which second relation is there, and how can one of the two letters be replaced?',
      'Right, {sum} belongs to the task. If you have two of them, express one letter and put it into the other: what comes out?',
    ],
    belongs: [
      'The {said} is {name}. {how} {ask}',
      '{said} stands there because it is {name}. {how} {ask}',
      'That number is {name}: {said}. {how} {ask}',
    ],
    'belongs.not': [
      'It is {said} that belongs here: {name}. The text of the task has {others}, which is something else. {how} {ask}',
      '{said}, because that is {name}; the text of the task has {others}, which is not that yet. {how} {ask}',
      'Take {said}: it is {name}. The text of the task has {others}, and that is not the same. {how} {ask}',
    ],
    'right.equation': [
      'Yes, {said} is right for {name}, and {sum} is right as well. What comes out when you solve it?',
      'Good, {name}: {said}. Your equation {sum} fits too. What does the letter come to?',
      '{said} fits: that is {name}, and {sum} follows from it. What is the letter equal to?',
    ],
    'right.one': [
      'Yes, {said} is right for {name}. The other one is not there yet. {cause}',
      '{said} is right: that is {name}. Now to the other result. {cause}',
      'Good, {name} is {said}. The other value is something else. {cause}',
    ],
    'right.root': [
      'Yes, {x} makes it 0. There is one more such $x$: which one?',
      '{x} is one of them. Which other $x$ solves it too?',
      'Right, {x} is a solution, and not the only one. Which is the other?',
    ],
    'right.some': [
      'Yes, {said} is right for {name}, and {x} makes it 0. There is one more such $x$: which one?',
      'Good, {name}: {said}. {x} makes it 0, but not alone. Which other $x$ does it too?',
      '{said} fits: that is {name}, and {x} solves the equation. One solution is missing: which one?',
    ],
    rest: ['What comes out in the end?', 'What is the result then?', 'What do you get in the end?'],
  },
  ru: {
    open: ['Пойдём по шагам. {ask}', 'Хорошо, с этим справимся. {ask}', 'Начать можно так. {ask}'],
    right: [
      'Да, верно, {name}: {said}. {ask}',
      'Верно, {said} это {name}. {ask}',
      '{said} подходит: это {name}. {ask}',
    ],
    'right.named': [
      'Да, верно: {name} есть. {ask}',
      'Верно, это сделано: {name}. {ask}',
      'Хорошо, {name} уже есть. {ask}',
    ],
    'right.more': [
      'Да, верно, {name}: {said}. Теперь остальное: {ask}',
      '{said} верно, это {name}. Дальше: {ask}',
      'Одно есть, {name}: {said}. Спрашивают ещё: {ask}',
    ],
    solved: [
      'Да, верно: {said}, у меня вышло то же. {praise}\n\n**Ответ:** {answer}',
      'Всё верно: {said}. {praise}\n\n**Ответ:** {answer}',
      'Да, это ответ, проверка сходится. {praise}\n\n**Ответ:** {answer}',
    ],
    'wrong-sum': [
      'Посмотри ещё раз на {sum}: сколько это будет?',
      'Мысль может быть верной, но {sum} даёт другое число. Что выйдет, если посчитать заново?',
      'В вычислении {sum} что-то сбилось. Сколько получится по шагам?',
    ],
    aside: [
      '{sum} посчитано верно: {said}. {ask}',
      'Вычисление {sum} верное, получается {said}. {ask}',
      '{said}: столько и даёт {sum}. {ask}',
    ],
    test: [
      'Посмотрим, как получается {said}. {ask}',
      'Проверим {said} по шагам. {ask}',
      'Откуда взялось {said}? Начни так: {ask}',
    ],
    'not-yet': [
      '{said} пока не {name}. {ask}',
      '{name}: тут получается не {said}. {ask}',
      'У меня {name} выходит не {said}. {ask}',
    ],
    given: ['Верно, это дано в задаче. {ask}', 'Да, это известно из условия. {ask}', 'Хорошо, с условием ясно. {ask}'],
    help: ['Сначала один маленький шаг. {more}', 'Попробуй так. {more}', 'Вот подсказка. {more}'],
    example: [
      'Вот то же с другими числами: {example} А у тебя: {ask}',
      'Посмотри на похожую. {example} А здесь: {ask}',
      'То же самое с другими числами: {example} Теперь твоя: {ask}',
    ],
    which: [
      'Что из этого верно, можно проверить. {ask}',
      'Решим это вычислением. {ask}',
      'Пусть решит сама задача. {ask}',
    ],
    formula: ['Да, формула подходит. {ask}', 'Верно, это нужная формула. {ask}', 'Хорошо, формула верная. {ask}'],
    answered: ['{reply} {ask}', 'Хороший вопрос. {reply} {ask}', 'Хорошо, что спрашиваешь. {reply} {ask}'],
    'go-on': ['Хорошо, тогда дальше. {ask}', 'Идём дальше. {ask}', 'Продолжим. {ask}'],
    'slip.sum': ['Само вычисление верное. {cause}', 'Посчитано верно. {cause}', 'Вычислено без ошибок. {cause}'],
    'set-up': [
      'Да, {sum} это нужное вычисление. Сколько получится?',
      'Верно, так и надо: {sum}. Какой результат?',
      '{sum}: именно это и нужно. Теперь посчитай: сколько выходит?',
    ],
    others: [
      'Верно ли это, можно проверить самостоятельно. {ask}',
      'Проверим по самой задаче. {ask}',
      'Кто прав, решит условие. {ask}',
    ],
    step: [
      'Возьмём шаг, который сейчас на очереди. {ask}',
      'Вернёмся к задаче, один шаг. {ask}',
      'По одному шагу. {ask}',
    ],
    equation: [
      'Да, {sum} говорит то же, что условие. Реши его: что выйдет и что это за число в задаче?',
      '{sum} подходит к задаче. Что получится, если решить, и что означает это число?',
      'Уравнение {sum} составлено верно. Теперь реши его по шагам: что выходит?',
    ],
    'equation.broken': [
      '{sum} подходит к задаче, но {line} из него не следует. Что происходит между ними, по шагам?',
      'Уравнение {sum} верное. А {line} из него не получается: каким шагом это вышло?',
      '{sum} говорит то же, что условие. Между ним и {line} ошибка: что сделано с обеими частями?',
    ],
    equations: [
      'Да, {sum} подходит к задаче. С двумя буквами нужны два уравнения: оба уже есть и какую букву убрать первой?',
      '{sum} говорит то же, что условие. Какая есть вторая связь и как заменить одну из букв?',
      'Верно, {sum} относится к задаче. Если уравнений два, вырази одну букву и подставь в другое: что выйдет?',
    ],
    belongs: [
      '{said} это {name}. {how} {ask}',
      'Здесь стоит {said}, потому что это {name}. {how} {ask}',
      'Это число {said}: {name}. {how} {ask}',
    ],
    'belongs.not': [
      'Сюда подходит {said}: это {name}. В условии есть {others}, это другое. {how} {ask}',
      'Нужно {said}, потому что это {name}; в условии есть {others}, это ещё не то. {how} {ask}',
      'Берём {said}: это {name}. В условии есть {others}, это не одно и то же. {how} {ask}',
    ],
    'right.equation': [
      'Да, верно, {name}: {said}. Уравнение {sum} тоже верное. Что выходит, если его решить?',
      'Верно, {said} это {name}. И уравнение {sum} подходит. Чему равна буква?',
      '{said} подходит: это {name}, и {sum} из этого следует. Чему равна буква?',
    ],
    'right.one': [
      'Да, верно, {name}: {said}. А с другим значением пока не так. {cause}',
      '{said} верно, это {name}. Теперь другой результат. {cause}',
      'Верно, {name}: {said}. Другое значение пока не то. {cause}',
    ],
    'right.root': [
      'Да, {x} подходит. Есть ещё одно такое $x$: какое?',
      '{x} это один из корней. Какой второй?',
      'Верно, {x} корень, но не единственный. Какой ещё?',
    ],
    'right.some': [
      'Да, верно, {name}: {said}, и при {x} она равна нулю. Есть ещё одно такое $x$: какое?',
      'Верно, {name}: {said}. {x} тоже верно, но это не всё. При каком ещё $x$ получается нуль?',
      '{said} подходит: это {name}, и {x} решает уравнение. Одного корня не хватает: какого?',
    ],
    rest: ['Что получается в итоге?', 'Какой тогда результат?', 'Сколько выходит в конце?'],
  },
}

export const workedAnd: Readonly<Record<Language, string>> = { en: ' and ', ru: ' и ' }

/** What stands in front of a student's own result, behind the statement of the task. */
export const beforeOwnWork: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i (?:calculated|worked out|found|used|worked|make it|came to|got|get|think|did|tried|have|put|wrote|said)|so i|isn'?t it|is(?:n't| not) the answer|(?:my )?ans(?:wer)?\s?[:=]|i(?:'m|m| am) getting|i keep getting|i end up|my (?:ans|answer|result)|mine(?: is)?:|is it|it goes up|would it be)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:у ме?ня|я (?:насчитал\p{L}*|намерил\p{L}*|наш[её]л|нашла|написал\p{L}*|думаю|посчитал\p{L}*|получил\p{L}*|сделал\p{L}*|взял\p{L}*|умножил\p{L}*|сложил\p{L}*|реш\p{L}+)|получил(?:ось|ся|а)|получается|выходит|вышло|мой ответ|ответ у меня|это будет|решение|решал[аи]?|я\s*:|я сказал\p{L}*)(?!\p{L})/iu,
}

/** The result of somebody else stands beside the own one. */
export const ofOthers: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:friend|brother|sister|mom|mum|dad|teacher|classmate|calculator|he|she|they) (?:says?|said|got|gets|thinks?|has|wrote|tells?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:друг|подруг\p{L}+|брат|сестр\p{L}+|мам\p{L}+|пап\p{L}+|училк\p{L}+|учител\p{L}+|одноклассни\p{L}+|калькулятор|у него|у нее) (?:говор\p{L}+|сказ\p{L}+|получил\p{L}*|вышло|счита\p{L}+|дума\p{L}+|напис\p{L}+)(?!\p{L})/iu,
}

/** A message that thinks about words and holds numbers only in passing. */
export const asksInWords: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:but |and |so |wait |ok |okay )*(?:why|how come|what (?:is|does|do|are)|how (?:do|does|can|did)|where does|do i|can i|should i)(?!\p{L})/iu,
  ru: /^\s*(?:а |и |но |ну |так |стоп )*(?:почему|зачем|что (?:такое|значит)|как |откуда|можно ли|надо ли)(?!\p{L})/iu,
}

/** Says that a number is the answer. */
export const tellsAnswer: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:answer|result|so it'?s|it'?s|equals|makes|comes to)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:ответ|итог|значит|выходит|равно|равен|получается)(?!\p{L})/iu,
}

/** A question that is no plea for help: "does it matter which point goes first". */
export const asksItself: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:but |and |so |wait |ok |okay )*(?:does|do|is|are|can|could|which|what|whats|what's|why|when|where|must|should)(?!\p{L})(?! (?:the )?(?:next|first|now|step|then|you (?:help|give|show|tell)|i do))/iu,
  ru: /(?<!\p{L})(?:какую|какая|какой|какое|есть ли|можно ли|надо ли|разве|зачем|что такое|что значит)(?!\p{L})(?! (?:следующ|перв|дальше))/iu,
}

/** Only agrees, and waits for what comes next. */
export const agrees: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:yes|yeah|yep|ok|okay|sure|right|fine|alright|got it|i see|ready)[\s.!,]*$/iu,
  ru: /^\s*(?:да|ага|угу|ок|окей|хорошо|ладно|понятно|понял[аи]?|ясно|готов[аы]?|верно)[\s.!,]*$/iu,
}

/** Wants to be told what is wrong. */
export const asksMistake: Readonly<Record<Language, RegExp>> = {
  en: /where.{0,20}(?:mistake|wrong|error|go wrong)|what.{0,20}(?:wrong|mistake)|explain.{0,25}(?:mistake|wrong|error)/iu,
  ru: /где.{0,15}ошиб|что (?:тут |здесь |у меня )?не ?(?:так|верно|правильно)|в чем.{0,10}ошиб|объясни.{0,30}ошиб/iu,
}

/** The number of somebody else: "my friend says 36". */
export const numberOfOthers: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:friend|mate|brother|sister|mom|mum|dad|teacher|classmate|neighbou?r|he|she|they|book|sheet|scheme)\p{L}{0,2}(?: (?:also|just|always))? (?:says?|said|got|gets|thinks?|has|have|wrote|tells?)(?: it'?s| that its| its| is| it is)?[^\p{L}\d]{0,3}\d/iu,
  ru: /(?<!\p{L})(?:друг|подруг\p{L}+|брат|сестр\p{L}+|мам\p{L}+|пап\p{L}+|училк\p{L}+|учител\p{L}+|одноклассни\p{L}+|сосед\p{L}*|учебник\p{L}*|в ответ(?:е|ах)|у него|у нее|у сына|сын\p{L}*) ?(?:говор\p{L}+|сказ\p{L}+|получил\p{L}*|вышло|счита\p{L}+|дума\p{L}+|напис\p{L}+)?(?: что)?[^\p{L}\d]{0,3}\d/iu,
}

/** A number behind these is what the student takes for the result, in a task in words. */
export const isAnswering: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:is(?:n'?t)? it|so|would(?: it)? be|must be|comes out|gives?|get|got|thats|that's|then|cause|because|bc|total|altogether|left|each|correct|deg|degrees)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:итого|тогда|будет|это|вышло|вышел|получил\p{L}*|потому|всего|остал\p{L}*|осталось|по|каждо\p{L}+|нашл\p{L}+|нашел|нашёл|я)(?!\p{L})/iu,
}

/** "48 cm^2", «12 м²»: the digit is no number of its own. */
export const withoutUnitPowers = (text: string): string =>
  text
    .replace(/(?<=\d\s?)(?:m|м|n)(?![\p{L}/^²³\d])/gu, ' ')
    .replace(/(?<=(?<!\p{L})(?:mm|cm|dm|km|m|мм|см|дм|км|м|ft|in|sq)\s?)(?:\^?[23]|[²³])(?!\d)/giu, '')
    .replace(/(?<=\d\s?)(?:m|м)(?!\p{L})/gu, ' ')

/** "Do I use the 8 or the 5", «делить на 8 или на 5». */
export const asksWhich: Readonly<Record<Language, RegExp>> = {
  en: /\d[^.?!]{0,24}(?<!\p{L})or(?!\p{L})[^.?!]{0,16}\d/iu,
  ru: /\d[^.?!]{0,24}(?<!\p{L})или(?!\p{L})[^.?!]{0,16}\d/iu,
}

/** A letter for what is sought, alone or said. */
export const hasUnknown: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:[xynwl]|\dx)(?!\p{L}|['’])/iu,
  ru: /(?<!\p{L})(?:[xхyn]|\d[xх]|икс\p{L}{0,2})(?!\p{L})/iu,
}
export const hasEquals: Readonly<Record<Language, RegExp>> = {
  en: /=|(?<!\p{L})(?:equals|is equal)(?!\p{L})/iu,
  ru: /=|(?<!\p{L})(?:равно|равняется|равен)(?!\p{L})/iu,
}

export const asksWhy: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:why|how come)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:почему|зачем)(?!\p{L})/iu,
}

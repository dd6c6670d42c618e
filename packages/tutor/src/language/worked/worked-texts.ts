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
    rest: ['What comes out in the end?', 'What is the result then?', 'What do you get in the end?'],
  },
  ru: {
    open: ['Пойдём по шагам. {ask}', 'Хорошо, с этим справимся. {ask}', 'Начать можно так. {ask}'],
    right: [
      'Да, верно, {name}: {said}. {ask}',
      'Верно, {said} это {name}. {ask}',
      '{said} подходит: это {name}. {ask}',
    ],
    'right.named': ['Да, верно: {name} есть. {ask}', 'Верно, {name} готово. {ask}', 'Хорошо, {name} уже есть. {ask}'],
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
    rest: ['Что получается в итоге?', 'Какой тогда результат?', 'Сколько выходит в конце?'],
  },
}

/** What stands in front of a student's own result, behind the statement of the task. */
export const beforeOwnWork: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i (?:calculated|worked out|found|used|make it|came to|got|get|think|did|tried|have|put|wrote|said)|so i|i(?:'m|m| am) getting|i keep getting|i end up|my (?:ans|answer|result)|mine(?: is)?:|is it|it goes up|would it be)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:у ме?ня|я (?:насчитал\p{L}*|намерил\p{L}*|нашел|нашла|написал\p{L}*|думаю|посчитал\p{L}*|получил\p{L}*|сделал\p{L}*|решил\p{L}*|написал\p{L}*)|получил(?:ось|ся|а)|получается|выходит|вышло|мой ответ|это будет|решение|решал[аи]?|я\s*:|я сказал\p{L}*)(?!\p{L})/iu,
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

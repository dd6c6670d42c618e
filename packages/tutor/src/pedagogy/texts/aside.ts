/** Moves about the current step: side questions, named steps, intermediate numbers. */
export const asideMoves = [
  'aside.right',
  'aside.part',
  'aside.wrong',
  'operation.right',
  'operation.later',
  'operation.allowed',
  'operation.detour',
  'operation.way',
  'number.of-step',
  'number.which',
  'practise.harder',
  'practise.easier',
  'truth.always',
  'truth.breaks',
  'truth.holds',
  'truth.fails',
  'ask-back',
  'ask-back.task',
  'glad',
  'operation.try',
  'card.own-words',
  'card.none',
  'card.told-all',
  'card.told-why',
  'doubt.right',
  'doubt.yes',
  'card.wrong',
  'card.right',
  'card.right-task',
  'card.in-task',
  'card.clearer',
  'card.told-all-task',
  'card.try',
  'card.lead.mistake',
  'card.lead.picture',
  'card.lead.example',
  'card.lead.other',
] as const
type AsideMove = (typeof asideMoves)[number]

export type AsideTexts = Readonly<Record<AsideMove, readonly [string, string, string, ...string[]]>>

export const asideEn: AsideTexts = {
  'aside.right': [
    'Yes, that is it. Now use it here: {line}. What do you get?',
    'Right. And what does that do to {line}?',
    'Exactly. Take that back to {line}: what comes next?',
  ],
  'aside.part': [
    'That belongs to it, good. Something is still missing: {question}',
    'Yes, that is a part of it. Now all of it: {question}',
    'A good start. Once more, the whole of it: {question}',
  ],
  'aside.wrong': [
    'Not that one yet. Take your time: {question}',
    'Hmm, not quite that. Once more, just this small thing: {question}',
    'Close your eyes to the rest for a moment. {question}',
  ],
  'operation.right': [
    'Good choice. {why} Do it with {line}: what do you get?',
    'Yes, that is the step to take. What does {line} turn into?',
    'That works. {why} What do you get?',
  ],
  'operation.later': [
    'That will come, a little later. What has to happen first in {line}?',
    'You will need that soon. Something comes before it in {line}: what?',
    'Good, keep that for later. What would get {line} ready for it?',
  ],
  'operation.detour': [
    'You may do that to both sides, but it gives {after}, and the letter is no freer. What would undo what stands there?',
    'That is allowed, only not helpful yet: {line} becomes {after}. Which opposite operation would help instead?',
    'Then we have {after}: right, but no nearer. What could you do to {line} so that something goes away?',
  ],
  'operation.allowed': [
    'You can do that. What does {line} turn into?',
    'That is allowed. Try it with {line}: what do you get, and is it simpler?',
    'Try it on {line} and show me what comes out.',
  ],
  'operation.way': [
    'Good, then we go that way. What do you work out first for {line}?',
    'Your way, then. Which numbers of {line} do you need for it?',
    'That works for {line} too. How do you begin?',
  ],
  'number.of-step': [
    'Yes, {value} is what you need in this step. What does {line} become with it?',
    '{value} helps here, good. Put it to use in {line}: what do you get?',
    'Good, {value} comes in here. What comes out?',
  ],
  'number.which': [
    'I see {value} coming up on the way. Is it your answer for {letter}, or a number in between?',
    'Let me be sure what {value} is: your answer for {letter}, or a number on the way?',
    'Is {value} what you found for {letter}, or a result in between?',
  ],
  'practise.harder': [
    'One step up, then.',
    'Good, here is one with a bit more in it.',
    'Let us see how you do with this one, it asks for more.',
  ],
  'practise.easier': [
    'Let us take a smaller one first.',
    'Here is one with less in it.',
    'One step back, to get into it.',
  ],
  'truth.always': [
    'Yes, {line} holds for every number. I tried it out and checked it. Can you say why?',
    'That is true for all numbers: {line}. How would you explain it to a friend?',
    'True, whatever the letters stand for: {line}. What makes it work?',
  ],
  'truth.breaks': [
    'Let us try it with {values}: the left side is {left}, the right side {right}. So it cannot be a rule. What is different on the left?',
    'Put {values} in: left {left}, right {right}. They differ, so it does not hold for all numbers. What is missing, do you think?',
    'A test with {values} gives {left} on the left and {right} on the right. What would make both the same?',
  ],
  'truth.holds': [
    'Yes, {line} is true. How can you tell?',
    'True: {line}. What did you look at first?',
    'That is right, {line}. Could you show it on a number line?',
  ],
  'truth.fails': [
    'No, {line} is not true. Put {left} and {right} on a number line in your head: which is further to the right?',
    'Not so: {line} does not hold. Say each of the two numbers in words: which is more?',
    'Look again: {left} and {right}. Write both in the same form; what do you see?',
  ],
  'ask-back': [
    'I did not quite get that. What would help you now?',
    'Sorry, I am not sure what you mean. Is it one of these?',
    'I would rather ask than guess. What would you like?',
  ],
  'ask-back.task': [
    'I did not quite get that. What would help you with {line}?',
    'Sorry, I am not sure what you mean. Is it one of these, or is it about {line}?',
    'I would rather ask than guess. What would you like to do with {line}?',
  ],
  glad: [
    'Nice! That is your work. What shall we do next?',
    'Good to hear! Do you feel like one more?',
    'I am glad. What comes next?',
  ],
  'operation.try': [
    'Try it with {line}, and show me what comes out.',
    'Go ahead: what do you get from {line}?',
    'Do that with {line}. What is the result?',
  ],
  'card.own-words': [
    'Well put in your own words. Hold it against this: {why} Does it say the same?',
    'You are thinking about the reason, good. I would say it so: {why} Where do we differ, if at all?',
    'Explaining it is the best way to keep it. My version: {why} Do they fit together?',
  ],
  'card.none': [
    'Two ideas come close to that: “{one}” and “{two}”. Which one do you mean?',
    'Close to that I can tell you about “{one}” or “{two}”. Which one?',
    'Do you mean “{one}”, or rather “{two}”?',
  ],
  'card.told-all': [
    'More words will not help here, I think. Shall we try it on a small task?',
    'That was everything I have on it. Would you like a task to try it on?',
    'It often becomes clear only by doing. Shall I give you an easy one?',
  ],
  'card.told-why': [
    'Honestly, I know no other reason for it. {example} And this one: {question}',
    'I have told you every reason I have. {example} Now you: {question}',
    'That is all I know about why. {example} What about this: {question}',
  ],
  'doubt.yes': ['Yes, right.', 'That is right.', 'Yes. And now your why.'],
  'doubt.right': ['{line} is right, and here is why.', '{line} fits. Now your why:', 'Yes, {line}. And the reason:'],
  'card.wrong': [
    'Not quite. {help} So: {question}',
    'Look at it this way. {help} Once more: {question}',
    'Hmm, not that. {help} What do you say now: {question}',
  ],
  'card.right': [
    'Yes, exactly. Do you want to try a task with it?',
    'Right, you have got it. Would you like a task on it?',
    'That is it. Shall we try it on a real task?',
  ],
  'card.right-task': [
    'Yes, exactly. Now back to {line}: where does it come in?',
    'Right. So what does that tell you about {line}?',
    'That is it. How would you use it for {line}?',
  ],
  'card.in-task': [
    'Now look at {line}: where do you see it there?',
    'What does that mean for {line}?',
    'How would you use that in {line}?',
  ],
  'card.clearer': [
    'Does that make it clearer, or which word is still foggy?',
    'Is it better like this, or where do I lose you?',
    'Which part of it is still unclear?',
  ],
  'card.told-all-task': [
    'I have said it every way I know, so let us try it out. What would you do first with {line}?',
    'The rest becomes clear by doing. What is one small thing you could try on {line}?',
    'Let us use it now, even if it feels unsure. Where would you begin with {line}?',
  ],
  'card.try': [
    'Try it now, if you like: {question}',
    'Ready for the small one? {question}',
    'With that in mind: {question}',
  ],
  'card.lead.mistake': ['A slip that many make:', 'Here is the trap.', 'What often goes wrong:'],
  'card.lead.picture': ['Imagine this.', 'Picture this in your head.', 'Here is how I see it.'],
  'card.lead.example': ['With numbers.', 'Here is one with numbers.', "Let's look at an example."],
  'card.lead.other': ['Another way to look at it.', "Let's come from another side.", 'Said differently.'],
}

export const asideRu: AsideTexts = {
  'aside.right': [
    'Да, именно так. Теперь примени это здесь: {line}. Что получится?',
    'Верно. И что от этого станет с {line}?',
    'Точно. Вернись с этим к {line}: что дальше?',
  ],
  'aside.part': [
    'Это сюда подходит, хорошо. Но кое-чего не хватает: {question}',
    'Да, это часть ответа. А теперь всё целиком: {question}',
    'Хорошее начало. Ещё раз, полностью: {question}',
  ],
  'aside.wrong': [
    'Пока не то. Не спеши: {question}',
    'Хм, не совсем. Ещё раз, только эта мелочь: {question}',
    'Забудь на минуту про остальное. {question}',
  ],
  'operation.right': [
    'Хороший выбор. {why} Сделай это с {line}: что получится?',
    'Да, это и есть нужный шаг. Во что превратится {line}?',
    'Подходит. {why} Что получится?',
  ],
  'operation.later': [
    'Это понадобится, но чуть позже. Что сначала сделать с {line}?',
    'Скоро пригодится. Но что в {line} идёт раньше?',
    'Хорошо, оставим на потом. Как подготовить к этому {line}?',
  ],
  'operation.detour': [
    'Так можно сделать с обеими частями, но выйдет {after}, и букве не свободнее. Чем отменить то, что рядом с ней?',
    'Это разрешается, но пока не помогает: {line} превратится в {after}. Какое обратное действие поможет?',
    'Тогда получим {after}: верно, но не ближе. Что сделать с {line}, чтобы что-нибудь исчезло?',
  ],
  'operation.allowed': [
    'Так можно. Во что превратится {line}?',
    'Так делать разрешается. Попробуй с {line}: что выйдет, стало проще?',
    'Попробуй это с {line} и покажи, что вышло.',
  ],
  'operation.way': [
    'Хорошо, идём этим путём. Что для {line} посчитаешь первым?',
    'Тогда твоим способом. Какие числа из {line} для него нужны?',
    'Для {line} это тоже подходит. С чего начнёшь?',
  ],
  'number.of-step': [
    'Да, {value} здесь и нужно. Чем с ним станет {line}?',
    '{value} тут пригодится, хорошо. Примени в {line}: что выйдет?',
    'Хорошо, {value} как раз отсюда. Что теперь получается?',
  ],
  'number.which': [
    'Вижу, что {value} встречается по пути. Это твой ответ для {letter} или промежуточное число?',
    'Уточню, что такое {value}: твой ответ для {letter} или число по дороге?',
    '{value} это то, чему равно {letter}, или промежуточный результат?',
  ],
  'practise.harder': [
    'Тогда на ступеньку выше.',
    'Хорошо, вот задача, где дел побольше.',
    'Посмотрим, как пойдёт такая, она посложнее.',
  ],
  'practise.easier': ['Возьмём сначала поменьше.', 'Вот задача попроще.', 'Шаг назад, чтобы разогреться.'],
  'truth.always': [
    'Да, {line} верно для любых чисел: я проверил. Сможешь объяснить почему?',
    'Это верно для всех чисел: {line}. Как бы это объяснить другу?',
    'Верно, что бы ни значили буквы: {line}. За счёт чего это работает?',
  ],
  'truth.breaks': [
    'Возьмём {values}: слева {left}, справа {right}. Значит, это не правило. Чем отличается левая часть?',
    'Подставим {values}: слева {left}, справа {right}. Не совпало, для всех чисел это не годится. Чего, по-твоему, не хватает?',
    'Проверка с {values} даёт слева {left}, а справа {right}. Что сделало бы их равными?',
  ],
  'truth.holds': [
    'Да, {line} верно. Как это видно?',
    'Верно: {line}. На что смотришь в первую очередь?',
    'Всё так, {line}. Сможешь показать это на числовой прямой?',
  ],
  'truth.fails': [
    'Нет, {line} неверно. Представь {left} и {right} на числовой прямой: что правее?',
    'Не так: {line} не выполняется. Назови оба числа словами: какое больше?',
    'Посмотри ещё раз на {left} и {right}. Запиши их в одном виде: что получается?',
  ],
  'ask-back': [
    'Не совсем понимаю, о чём ты. Что сейчас поможет?',
    'Прости, смысл от меня ускользнул. Может, одно из этого?',
    'Лучше спрошу, чем буду гадать. Чего хочется?',
  ],
  'ask-back.task': [
    'Не совсем понимаю, о чём ты. Что поможет с {line}?',
    'Прости, смысл от меня ускользнул. Одно из этого или вопрос про {line}?',
    'Лучше спрошу, чем буду гадать. Что сделаем с {line}?',
  ],
  glad: [
    'Здорово! Это твоя работа. Что дальше?',
    'Приятно слышать! Хочешь ещё одну?',
    'Рад за тебя. Чем займёмся теперь?',
  ],
  'operation.try': [
    'Попробуй с {line} и покажи, что вышло.',
    'Давай: что получится из {line}?',
    'Сделай это с {line}. Каким будет результат?',
  ],
  'card.own-words': [
    'Хорошо, что своими словами. Сравни с этим: {why} Это о том же?',
    'Ты думаешь о причине, и это главное. Я бы сказал так: {why} В чём мы расходимся, если расходимся?',
    'Кто объясняет, тот запоминает. Моё объяснение: {why} Сходится?',
  ],
  'card.none': [
    'Близко к этому две идеи: «{one}» и «{two}». О какой речь?',
    'Рядом есть «{one}» и «{two}». Про что рассказать?',
    'Это про «{one}» или скорее про «{two}»?',
  ],
  'card.told-all': [
    'Больше словами не помочь. Попробуем на маленькой задаче?',
    'Это всё, что у меня про это есть. Дать задачу, чтобы попробовать?',
    'Думаю, дальше понятнее на деле. Попробуем лёгкую задачу?',
  ],
  'card.told-why': [
    'Честно: других причин я не знаю. {example} И вопрос: {question}',
    'Все объяснения, что у меня есть, ты уже знаешь. {example} Теперь ты: {question}',
    'Про «почему» у меня больше ничего нет. {example} А здесь: {question}',
  ],
  'doubt.yes': ['Да, верно.', 'Так и есть.', 'Да. А теперь твоё «почему».'],
  'doubt.right': [
    '{line}: это верно. А вот почему.',
    '{line} верно. Теперь про твоё «почему».',
    'Да, {line}. А причина вот в чём.',
  ],
  'card.wrong': [
    'Не совсем. {help} Итак: {question}',
    'Посмотри так. {help} Ещё раз: {question}',
    'Хм, не то. {help} А теперь: {question}',
  ],
  'card.right': [
    'Да, именно. Хочешь попробовать задачу на это?',
    'Верно, суть ты понимаешь. Дать задачу на это?',
    'Так и есть. Проверим на настоящей задаче?',
  ],
  'card.right-task': [
    'Да, именно. Вернёмся к {line}: где это здесь?',
    'Верно. И что это говорит про {line}?',
    'Так и есть. Как применить это к {line}?',
  ],
  'card.in-task': [
    'Теперь посмотри на {line}: где это здесь?',
    'Что это значит для {line}?',
    'Как это поможет с {line}?',
  ],
  'card.clearer': [
    'Так понятнее, или какое слово ещё мешает?',
    'Стало яснее, или на чём спотыкаешься?',
    'Какое место ещё неясно?',
  ],
  'card.told-all-task': [
    'Словами я сказал всё, что знаю, давай попробуем на деле. Что сначала сделаешь с {line}?',
    'Дальше понятнее руками. Какую мелочь можно попробовать с {line}?',
    'Давай применим, пусть и не совсем уверенно. С чего начнёшь в {line}?',
  ],
  'card.try': [
    'Если хочешь, попробуй: {question}',
    'Теперь короткий вопрос: {question}',
    'А с этим ответишь? {question}',
  ],
  'card.lead.mistake': ['Частая ошибка:', 'Тут есть ловушка.', 'Вот где обычно сбиваются:'],
  'card.lead.picture': ['Представь.', 'Представь себе такую картинку.', 'Я вижу это так.'],
  'card.lead.example': ['На числах.', 'Вот пример.', 'Посмотри на числа.'],
  'card.lead.other': ['Посмотрим с другой стороны.', 'Скажу иначе.', 'Можно и так.'],
}

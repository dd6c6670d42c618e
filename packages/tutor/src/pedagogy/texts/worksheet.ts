/** A list of tasks with the student's own results, and two results of one task. */
export const worksheetMoves = [
  'worksheet.right',
  'worksheet.all',
  'worksheet.wrong',
  'worksheet.wrong.more',
  'worksheet.next',
  'worksheet.wanted',
  'worksheet.later',
  'worksheet.loose',
  'candidates.cause',
  'candidates.test',
  'candidates.none',
  'candidates.same',
  'candidates.no-task',
  'offer.queued',
  'ask.product',
  'ask.sum',
  'ask.difference',
  'ask.percent',
  'ask.share',
  'ask.parts',
  'ask.digits',
  'ask.same-rank',
  'ask.line',
  'ask.back',
  'ask.back.wrong',
  'ask.divides',
  'ask.multiple',
  'ask.squared',
  'candidates.form',
  'candidates.rounded',
  'round.significant',
  'round.cut',
  'round.places',
  'ask.divisor',
  'ask.factors',
  'ask.tested',
] as const
type WorksheetMove = (typeof worksheetMoves)[number]

type WorksheetTexts = Readonly<Record<WorksheetMove, readonly [string, string, string, ...string[]]>>

export const worksheetEn: WorksheetTexts = {
  'worksheet.right': ['Right: {marks}.', 'Correct already: {marks}.', 'Well done with {marks}, that is right.'],
  'worksheet.all': [
    'All right: {marks}. I worked out every one of them.',
    'Everything is correct: {marks}.',
    'Each of them is right: {marks}. Well done!',
  ],
  'worksheet.wrong': [
    'Look at {mark} again, {task}: {value} does not fit there. {question}',
    'One is not there yet, {mark}: {value} does not fit {task}. {question}',
    'In {mark} something slipped: {value} does not fit {task}. {question}',
  ],
  'worksheet.wrong.more': [
    'Not there yet: {marks}. First {mark}: {value} does not fit {task}. {question}',
    'Still to mend: {marks}. Take {mark} first, {task}: {value} does not fit there. {question}',
    'Another look, please, at {marks}. To begin with {mark}: {value} does not fit {task}. {question}',
  ],
  'worksheet.next': ['Now {mark}. {opened}', 'On to {mark}. {opened}', 'Next comes {mark}. {opened}'],
  'worksheet.wanted': [
    'Only {mark}, then. {opened}',
    'Good, straight to {mark}. {opened}',
    'Then let us take {mark}. {opened}',
  ],
  'worksheet.later': [
    'Not there yet, but for later: {marks}.',
    'We come back to {marks}, something slipped there.',
    'Another look at {marks} can wait, it is not right yet.',
  ],
  'worksheet.loose': [
    'Not every number fits the task in its place: {values}. Which task does each belong to?',
    'There are fewer results than tasks: {values}. Which number goes with which task?',
    'I want to put these with the right tasks: {values}. Which belongs to which?',
  ],
  'candidates.cause': [
    'See how {value} comes about: {cause} {question}',
    'One can tell where {value} comes from. {cause} {question}',
    'That is easy to decide. Behind {value} there is this: {cause} {question}',
  ],
  'candidates.test': [
    '{values}: at most one of them fits, and a test decides. {question}',
    'Of {values} only one can fit. {question}',
    'Let a test decide between {values}. {question}',
  ],
  'candidates.none': [
    'Neither fits yet: {values}. {cause} {question}',
    'Of {values} none is it yet. {cause} {question}',
    'Both are still off: {values}. {cause} {question}',
  ],
  'candidates.same': [
    '{values} are the same number, only written differently.',
    'No need to choose: {values} have the same value.',
    '{values} say the same.',
  ],
  'candidates.no-task': [
    'To decide between {values} the task itself is needed. What does it say, word for word?',
    '{values} can only be told apart with the task. How does it go?',
    'Which of {values} fits depends on the task. Can you type it here?',
  ],
  'offer.queued': [
    'Next on your list: {task}. Shall we?',
    'From your list {task} is next. Ready for it?',
    'Now {task} is waiting. Shall we go on with it?',
  ],
  'ask.product': [
    'To test it: what is {b} times {value}? {note}',
    'A quick test: how much is {b} times {value}? {note}',
    'Turn it round: what is {b} times {value}? {note}',
  ],
  'ask.sum': [
    'To test it: what is {value} plus {b}? {note}',
    'A quick test: how much is {value} plus {b}? {note}',
    'Turn it round: what is {value} plus {b}? {note}',
  ],
  'ask.difference': [
    'To test it: what is {value} minus {b}? {note}',
    'A quick test: how much is {value} minus {b}? {note}',
    'Turn it round: what is {value} minus {b}? {note}',
  ],
  'ask.percent': [
    'How much is {part} % of {of}? {note}',
    'Start small: what is {part} % of {of}? {note}',
    'What would {part} % of {of} be? {note}',
  ],
  'ask.share': [
    'How much is {part} of {of}? {note}',
    'Start with one part: what is {part} of {of}? {note}',
    'What would {part} of {of} be? {note}',
  ],
  'ask.parts': [
    'What is {first} times {b}, and what is left to add to it?',
    'Split it: what is {first} times {b}, and which part comes on top?',
    'Try it in two parts: what does {first} times {b} make, and what comes to it?',
  ],
  'candidates.rounded': [
    '{parts}. {exact} How exact does the task want it?',
    'Each is {value}, rounded in its own way: {parts}. {exact} Does the task say how many digits?',
    'All come from {value}: {parts}. {exact} What does the task say about rounding?',
  ],
  'round.significant': [
    '{value} has {count} digits behind the point; significant figures are counted from the first digit other than 0.',
    'In {value} the {count} digits were counted behind the point; significant figures begin with the first digit that is not 0.',
    '{value} is rounded to {count} decimal places, but significant figures start at the first digit other than 0.',
  ],
  'round.cut': [
    'In {value} the rest was cut off, whatever its first digit.',
    '{value} only leaves the rest away; the first digit that goes decides whether the last one grows.',
    '{value} comes from cutting off, not from rounding.',
  ],
  'round.places': [
    '{value} has {count} digits behind the point, which is not the number asked for.',
    '{value} is rounded to {count} decimal places, and another number of them is asked for.',
    'Behind the point of {value} there are {count} digits: how many are wanted is said in the task.',
  ],
  'candidates.form': [
    'Does the task ask for a certain form?',
    'Which form does the task want?',
    'Does the task say how to write it?',
  ],
  'ask.same-rank': [
    'Multiplication and division are equally strong: in which order are they done then?',
    'Neither multiplication nor division goes first by itself; so which one comes first here, and why?',
    'With multiplication and division side by side, where do you begin?',
  ],
  'ask.line': [
    'Stand at {a} on the number line: does this step take you to the right or to the left? {note}',
    'On the number line you start at {a}. Do you go right or left from there? {note}',
    'Put a finger on {a} on the number line: in which direction does it move now? {note}',
  ],
  'ask.back': [
    'Turn it back: how many {from} would {value} {to} be? {note}',
    'To test it: how many {from} make {value} {to}? {note}',
    'What are {value} {to}, written in {from}? {note}',
  ],
  'ask.back.wrong': ['Not quite. {question}', 'Not there yet. {question}', 'That does not fit yet. {question}'],
  'ask.divides': [
    'Does {value} go into {a} and into {b} without a remainder?',
    'Test it: can both {a} and {b} be divided by {value}, and by anything bigger?',
    'Which numbers divide both {a} and {b}, and is {value} one of them?',
  ],
  'ask.multiple': [
    'Is {value} in the times table of {a} and in that of {b}?',
    'Test it: can {value} be divided by {a} and by {b}?',
    'Which numbers stand in the times tables of both {a} and {b}, and is {value} one of them?',
  ],
  'ask.squared': [
    'Square it to test: what is {value} times itself? {note}',
    'What do you get if you square {value}? {note}',
    'A root can be tested by squaring: how much is {value} squared? {note}',
  ],
  'ask.digits': [
    'What is {a} times {b}, and how many digits stand behind the two decimal points together?',
    'Leave the points out first: what is {a} times {b}, and how many digits stood behind them?',
    'How much is {a} times {b}, and how many digits behind the point must the result have?',
  ],
  'ask.divisor': [
    'Which number bigger than 1 divides both {a} and {b}? {note}',
    'What number goes into {a} and into {b}? {note}',
    'By which number can both {a} and {b} be divided? {note}',
  ],
  'ask.factors': [
    'How would you write {task} as a multiplication, with every factor?',
    'Which number is multiplied by itself here, and how many times does it stand there?',
    'What does the small number at the top tell you to do with the other one?',
  ],
  'ask.tested': [
    'With {value} the left side is {left} and the right side {right}; what is the first thing you did to both sides?',
    'Put {value} in: left {left}, right {right}. What was your first step?',
    'Test {value}: it makes {left} on the left and {right} on the right. Which step came first?',
  ],
}

export const worksheetRu: WorksheetTexts = {
  'worksheet.right': ['Верно: {marks}.', 'Уже верно: {marks}.', 'Здесь всё сходится: {marks}.'],
  'worksheet.all': [
    'Всё верно: {marks}. Каждый ответ проверен.',
    'Здесь всё правильно: {marks}.',
    'Верны все ответы: {marks}. Отлично!',
  ],
  'worksheet.wrong': [
    'А вот {mark}: {task}, и {value} здесь не выходит. {question}',
    'Ещё раз посмотри на {mark}: {task}, а {value} не подходит. {question}',
    'Пока не сходится {mark}: {value} для {task} не годится. {question}',
  ],
  'worksheet.wrong.more': [
    'Пока не сходится: {marks}. Сначала {mark}: {task}, и {value} здесь не выходит. {question}',
    'Ещё раз посмотри на {marks}. Начнём с {mark}: {task}, а {value} не подходит. {question}',
    'Есть что поправить: {marks}. Первым {mark}: {value} для {task} не годится. {question}',
  ],
  'worksheet.next': ['Теперь {mark}. {opened}', 'Дальше {mark}. {opened}', 'На очереди {mark}. {opened}'],
  'worksheet.wanted': ['Тогда только {mark}. {opened}', 'Хорошо, сразу {mark}. {opened}', 'Берём {mark}. {opened}'],
  'worksheet.later': [
    'Пока не сходится, но это потом: {marks}.',
    'Позже вернёмся к {marks}: там что-то не сошлось.',
    'Потом ещё раз посмотрим на {marks}, там пока неверно.',
  ],
  'worksheet.loose': [
    'Не каждое число подходит к заданию на своём месте: {values}. Какое к какому относится?',
    'Ответов меньше, чем заданий: {values}. К какому заданию относится каждый?',
    'Разложим по местам: {values}. Какое число к какому заданию?',
  ],
  'candidates.cause': [
    'Видно, как выходит {value}. {cause} {question}',
    'Вот откуда берётся {value}. {cause} {question}',
    'Спор легко решить. За {value} стоит вот что: {cause} {question}',
  ],
  'candidates.test': [
    '{values}: подходит не больше одного, и решит проверка. {question}',
    'Из чисел {values} подойти может только одно. {question}',
    'Пусть решит проверка: {values}. {question}',
  ],
  'candidates.none': [
    'Пока не подходит ни одно: {values}. {cause} {question}',
    'Из чисел {values} пока ни одно не выходит. {cause} {question}',
    'Оба пока мимо: {values}. {cause} {question}',
  ],
  'candidates.same': [
    '{values} это одно и то же число, только записано по-разному.',
    'Выбирать не нужно: {values} равны.',
    '{values} это одно и то же.',
  ],
  'candidates.no-task': [
    'Чтобы выбрать между {values}, нужно само задание. Как оно звучит, слово в слово?',
    '{values}: без задания не решить, что подходит. Что в нём написано?',
    'Что из этого подходит, {values}, зависит от задания. Напишешь его сюда?',
  ],
  'offer.queued': [
    'Дальше по списку {task}. Берём?',
    'Следующее в списке: {task}. Продолжим?',
    'Ещё ждёт {task}. Возьмём?',
  ],
  'ask.product': [
    'Проверь: сколько будет {b} умножить на {value}? {note}',
    'Проверка: чему равно {b} умножить на {value}? {note}',
    'Обратное действие: сколько будет {b} умножить на {value}? {note}',
  ],
  'ask.sum': [
    'Проверь: сколько будет {value} плюс {b}? {note}',
    'Проверка: чему равно {value} плюс {b}? {note}',
    'Обратное действие: сколько будет {value} плюс {b}? {note}',
  ],
  'ask.difference': [
    'Проверь: сколько будет {value} минус {b}? {note}',
    'Проверка: чему равно {value} минус {b}? {note}',
    'Обратное действие: сколько будет {value} минус {b}? {note}',
  ],
  'ask.percent': [
    'Сколько будет {part} % от {of}? {note}',
    'Начни с малого: чему равны {part} % от {of}? {note}',
    'А сколько это, {part} % от {of}? {note}',
  ],
  'ask.share': [
    'Сколько будет {part} от {of}? {note}',
    'Начни с одной части: чему равна {part} от {of}? {note}',
    'А сколько это, {part} от {of}? {note}',
  ],
  'ask.parts': [
    'Сколько будет {first} умножить на {b} и что ещё к этому прибавить?',
    'Разбей на части: сколько будет {first} умножить на {b} и что останется?',
    'Попробуй в два шага: сколько будет {first} умножить на {b} и что добавить?',
  ],
  'candidates.rounded': [
    '{parts}. {exact} Какая точность нужна в задании?',
    'Всё это {value}, округлённое по-разному: {parts}. {exact} Сказано ли в задании, сколько нужно знаков?',
    'Всё получено из {value}: {parts}. {exact} Что в задании сказано об округлении?',
  ],
  'round.significant': [
    'У {value} столько знаков после запятой: {count}; а значащие цифры считают от первой цифры, не равной нулю.',
    'В {value} отсчитаны знаки после запятой ({count}); значащие цифры начинаются с первой ненулевой.',
    '{value} округлено по знакам после запятой ({count}), а значащие цифры идут от первой ненулевой.',
  ],
  'round.cut': [
    'В {value} остаток просто отброшен, какой бы ни была его первая цифра.',
    '{value} получается, если лишнее отрезать; а первая отброшенная цифра решает, вырастет ли последняя.',
    '{value} это отбрасывание, а не округление.',
  ],
  'round.places': [
    'У {value} знаков после запятой {count}, а нужно другое количество.',
    '{value} округлено до другого разряда: знаков после запятой {count}.',
    'После запятой у {value} знаков {count}: сколько нужно, сказано в задании.',
  ],
  'candidates.form': [
    'Какой вид ответа просит задание?',
    'Сказано ли в задании, в каком виде нужен ответ?',
    'В какой форме задание ждёт ответ?',
  ],
  'ask.same-rank': [
    'Умножение и деление одинаково сильные: в каком порядке их тогда выполнять?',
    'Ни умножение, ни деление не главнее; что же здесь идёт первым и почему?',
    'Когда умножение и деление стоят рядом, с какого начинать?',
  ],
  'ask.line': [
    'Встань на {a} на числовой прямой: этот шаг ведёт вправо или влево? {note}',
    'На числовой прямой начинаем с {a}. Идти вправо или влево? {note}',
    'Поставь палец на {a} на числовой прямой: куда он теперь двинется? {note}',
  ],
  'ask.back': [
    'Проверь обратно: сколько {from} в {value} {to}? {note}',
    'Переведи назад: сколько {from} было бы в {value} {to}? {note}',
    'Если это {value} {to}, сколько тут {from}? {note}',
  ],
  'ask.back.wrong': ['Пока неверно. {question}', 'Пока не сходится. {question}', 'Пока не так. {question}'],
  'ask.divides': [
    'Делятся ли {a} и {b} на {value} без остатка?',
    'Проверь: можно ли {a} и {b} разделить на {value}, а на что-то большее?',
    'На какие числа делятся и {a}, и {b}, и есть ли среди них {value}?',
  ],
  'ask.multiple': [
    'Делится ли {value} на {a} и на {b}?',
    'Проверь: можно ли {value} разделить и на {a}, и на {b}?',
    'Какие числа делятся и на {a}, и на {b}, и есть ли среди них {value}?',
  ],
  'ask.squared': [
    'Проверь возведением в квадрат: сколько будет {value} умножить на себя? {note}',
    'Что получится, если возвести {value} в квадрат? {note}',
    'Корень проверяют квадратом: чему равен квадрат числа {value}? {note}',
  ],
  'ask.digits': [
    'Сколько будет {a} умножить на {b} и сколько знаков после запятой у обоих чисел вместе?',
    'Сначала без запятых: сколько будет {a} умножить на {b} и сколько знаков стояло после них?',
    'Чему равно {a} умножить на {b} и сколько знаков после запятой должно быть в ответе?',
  ],
  'ask.divisor': [
    'На какое число больше 1 делятся и {a}, и {b}? {note}',
    'Какое число делит и {a}, и {b}? {note}',
    'На что можно разделить сразу {a} и {b}? {note}',
  ],
  'ask.factors': [
    'Как записать {task} умножением, со всеми множителями?',
    'Какое число умножается само на себя и сколько раз оно там стоит?',
    'Что маленькое число сверху велит сделать с другим?',
  ],
  'ask.tested': [
    'При {value} слева выходит {left}, а справа {right}; каким было первое действие?',
    'Подставим {value}: слева {left}, справа {right}. Каким был первый шаг?',
    'Проверка {value}: слева {left}, справа {right}. Какой шаг был первым?',
  ],
}

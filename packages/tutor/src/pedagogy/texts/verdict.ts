/** What is said where one message has several readings that come to different verdicts. */
export const verdictMoves = [
  'verdict.which-of-two',
  'verdict.cut-out',
  'verdict.end-right',
  'verdict.part-or-all',
  'verdict.only-named',
  'verdict.own-equation',
  'verdict.places',
  'verdict.letter',
  'verdict.second-result',
  'verdict.angles',
] as const
type VerdictMove = (typeof verdictMoves)[number]

export type VerdictTexts = Readonly<Record<VerdictMove, readonly [string, string, string, ...string[]]>>

export const verdictEn: VerdictTexts = {
  'verdict.which-of-two': [
    'You name two, {one} and {other}, and they are not the same. How can you test which of them fits?',
    '{one} or {other}: at most one of them holds. Test both yourself: what do you find?',
    'Two results stand there: {one} and {other}. Which one would you defend, and with what test?',
  ],
  'verdict.cut-out': [
    'I cannot follow every line of that, so I say neither right nor wrong. Which line is your result, and from which one does it come?',
    'Part of that I may read otherwise than you mean it. Write the calculation you want me to look at in a line of its own: which is it?',
    'Before I judge it: what does each line of yours stand for? Start with the one that you are least sure of.',
  ],
  'verdict.end-right': [
    'Your end is right: {end}. One line on the way I cannot follow: {line}. How does it come from the one before?',
    '{end} is right. Only {line} I cannot place yet: what did you do there?',
    'The result fits: {end}. Tell me in words what happens at {line}; that step I cannot follow yet.',
  ],
  'verdict.only-named': [
    'I take the {value} for the number you work with, not for your result. Do that step: what comes out?',
    '{value} is what you work with there, if I read you right. Write the calculation with it: what does it come to?',
    'So {value} is the number of that step. Carry the step out: which result do you get?',
  ],
  'verdict.part-or-all': [
    'Is {line} all of it, or one part? A part like that does come up here; for the whole, check what else the task asks for.',
    '{line}: one piece of the result, or all of it? Go through the rule once more and see whether a factor or term is left.',
    'I can place {line} as a part. Do you mean it as the whole result? Then compare it with the rule: what is still to come?',
  ],
  'verdict.own-equation': [
    'I put it in: {answer} solves your equation. Whether the equation says what the task says is another question. {offer}',
    '{answer}: your equation is solved correctly. Does the equation itself say what the task says? {offer}',
    'Solved correctly: {answer}. That is the equation that you wrote; the task still has to agree with it. {offer}',
  ],
  'verdict.places': [
    'The value fits, but look at how many decimal places are asked for. How do you write {line} with that many?',
    'Rounded it comes to {line}. The task names the number of decimal places: which digits does it want to see?',
    '{line}: the amount is right. With the number of decimal places that the task wants, how is it written?',
  ],
  'verdict.letter': [
    '{value} does come up on the way. But what does {letter} stand for: is that number what is asked for? Compare it with the other lengths.',
    'I find {value} on the way, too. Whether it is {letter} depends on what {letter} means: look back at the line where it came up. What was done to the letter there?',
    '{value} belongs to the way. Can {letter} itself be that large? Look at the formula once more: what stands at {letter}?',
  ],
  'verdict.second-result': [
    '{end} is right. {other} is another thing, and I have not checked it: what is it found by?',
    'One of the two I can confirm: {end}. How did you come to {other}? Look at what exactly it counts.',
    '{end} holds. Now {other}: which rule did you use there, and does it fit?',
  ],
  'verdict.angles': [
    'In degrees the two sides have the same value here. Did it come from adding the angles? Try that way with sin 30° + sin 60°: does it hold there, too?',
    'With degrees the values agree. Whether the way does is another question: look up each value by itself. What do you add?',
    'The values are equal if these are degrees. But can angles of a sine be added like that? Test it on sin 30° + sin 30°.',
  ],
}

export const verdictRu: VerdictTexts = {
  'verdict.which-of-two': [
    'Названы два результата, {one} и {other}, и они не равны. Как проверить, какой подходит?',
    '{one} или {other}: верным может быть только один. Проверь оба: что выходит?',
    'Здесь два ответа: {one} и {other}. Какой выберешь и какой проверкой это покажешь?',
  ],
  'verdict.cut-out': [
    'Не каждую строчку могу прочитать уверенно, поэтому не скажу ни «верно», ни «неверно». Какая строчка твой результат и из какой она выходит?',
    'Возможно, часть записи читается не так, как задумано. Напиши отдельной строкой то вычисление, которое проверить: какое оно?',
    'Прежде чем судить: что означает каждая строчка? Начни с той, в которой меньше всего уверенности.',
  ],
  'verdict.end-right': [
    'Конец верный: {end}. Одну строчку по пути мне не проследить: {line}. Как она выходит из предыдущей?',
    '{end}: это верно. Только {line} пока не нахожу на этом пути: что здесь делалось?',
    'Результат подходит: {end}. Скажи словами, что происходит в {line}: этот шаг мне пока неясен.',
  ],
  'verdict.only-named': [
    'Здесь {value}, как я понимаю, не результат, а число для действия. Выполни его: что выходит?',
    'Число {value} участвует в действии, это ещё не результат. Запиши вычисление с ним: сколько получится?',
    'Значит, {value} нужно для этого действия. Посчитай: какой получится результат?',
  ],
  'verdict.part-or-all': [
    '{line}: это всё или только часть? Такая часть здесь есть; а для целого посмотри, что ещё спрашивают.',
    '{line}: один кусок результата или весь результат? Пройди по правилу ещё раз: не остался ли множитель или член?',
    'Как часть {line} подходит. Или это весь результат? Тогда сравни с правилом: чего ещё не хватает?',
  ],
  'verdict.own-equation': [
    'Подстановка сходится: {answer} решает твоё уравнение. А говорит ли уравнение то же, что условие, это другой вопрос. {offer}',
    '{answer}: твоё уравнение решено верно. Говорит ли само уравнение то же, что условие? {offer}',
    'Решено верно: {answer}. Но это твоё уравнение; с условием его ещё надо сверить. {offer}',
  ],
  'verdict.places': [
    'Значение подходит, но посмотри, сколько знаков после запятой требуется. Как записать {line} с таким числом знаков?',
    'После округления выходит {line}. В задаче сказано, сколько цифр после запятой: какие цифры должны быть видны?',
    '{line}: по величине верно. Как это пишется с нужным числом знаков после запятой?',
  ],
  'verdict.letter': [
    '{value} по пути действительно появляется. Но что такое {letter}: это ли число спрашивают? Сравни с другими длинами.',
    'Число {value} есть и у меня. А равно ли ему {letter}, зависит от того, что оно значит: в какой формуле была эта буква и что с ней там делали?',
    '{value} лежит на этом пути. Но может ли сама {letter} быть такой большой? Посмотри на формулу: что стоит при {letter}?',
  ],
  'verdict.second-result': [
    '{end}: это верно. А {other} уже про другое, это ещё не проверено: по какому правилу оно получено?',
    'Одно из двух подтверждаю: {end}. Как получилось {other}? Посмотри, что именно там посчитано.',
    '{end} сходится. Теперь {other}: какое правило там использовано и подходит ли оно?',
  ],
  'verdict.angles': [
    'В градусах обе стороны здесь равны по значению. Это вышло сложением углов? Проверь такой путь на sin 30° + sin 60°: сходится ли там?',
    'Если это градусы, значения совпадают. А верен ли путь, другой вопрос: найди каждое значение по таблице отдельно. Что складывается?',
    'Значения равны, если углы в градусах. Но можно ли так складывать углы у синуса? Проверь на sin 30° + sin 30°.',
  ],
}

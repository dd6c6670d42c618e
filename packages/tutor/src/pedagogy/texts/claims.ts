/**
 * Replies to a student's claims other than the next line: a part of the task, an intermediate number, a separate
 * calculation.
 */
export const claimMoves = [
  'right.piece',
  'way.value',
  'right.terms',
  'piece.named',
  'piece.later',
  'piece.none',
  'sum.right',
  'sum.wrong',
  'sum.slip',
  'sum.slip.again',
  'value.which',
  'value.line',
  'again.right',
  'again.open',
  'right.chance',
  'right.digits',
  'brackets.meant',
  'lines.first',
  'check.fits',
  'check.side',
  'check.slip',
  'identity.right',
  'identity.astray',
  'test.breaks',
  'piece.other',
  'after.right',
  'after.number',
  'after.doubt',
  'way.step',
  'way.opposite',
  'way.yes',
] as const
type ClaimMove = (typeof claimMoves)[number]

export type ClaimTexts = Readonly<Record<ClaimMove, readonly [string, string, string, ...string[]]>>

export const claimsEn: ClaimTexts = {
  'right.piece': [
    'Yes, {piece} is the place to start. What does it come to?',
    'Good eye: {piece}. What do you get there?',
    '{piece}, exactly. Work that out and put it back into {line}: how does it look then?',
  ],
  'way.value': [
    'Yes, {value} comes up on the way, that is {piece}. What does {line} become with it?',
    '{value} is right for {piece}. What is still to be done in {line}?',
    'Good, {piece} makes {value}. What comes next?',
  ],
  'right.terms': [
    'Yes, that fits: {value}. What does {line} become with it?',
    '{value}, good. Now put it together: what comes out?',
    'Right, {value}. What is left to do?',
  ],
  'piece.named': [
    'Yes, {piece} is in {line}. What would you do with it?',
    '{piece}, good that you see it. What becomes of it?',
    'Let us take {piece}, then. What happens to it in the next step?',
  ],
  'piece.later': [
    '{piece} will come, a little later. What has to happen first in {line}?',
    'Keep {piece} in mind for later. Which part of {line} has to be ready before it?',
    'You will need {piece} soon. Something in {line} comes before it: what?',
  ],
  'piece.none': [
    'I do not find {piece} in {line}. Which sign stands between those numbers there?',
    'Let us look where {piece} comes from. Can you point to it in {line}?',
    'How did you get from {line} to {piece}? Tell me the step in words.',
  ],
  'sum.right': [
    'As a calculation {sum} holds. Is that what {line} asks for, or a step on the way?',
    '{sum} holds as a calculation. What does it tell about {line}: the result, or something before it?',
    'The calculation {sum} holds. Which part of {line} is answered by it, and what is left?',
  ],
  'sum.wrong': [
    'Look at {sum} once more, just this calculation. What does the left side come to?',
    'Let us stop at {sum}. Work out the left side again: what do you get?',
    '{sum} does not come out. What is the left side really?',
  ],
  'sum.slip': [
    'Look at {sum} once more, just this calculation. {diagnosis} {question}',
    '{sum} does not come out. {diagnosis} {question}',
    'Let us stop at {sum}. {diagnosis} {question}',
  ],
  'sum.slip.again': [
    'The same again at {sum}. {counter} What does the left side really come to?',
    '{sum} still does not come out. {counter} What is the left side then?',
    'Back to {sum}. {counter} How would you work out the left side now?',
  ],
  'value.which': [
    'I see {value}. Is it your result for {line}, or a number on the way?',
    'Let me be sure what {value} is: your result for {line}, or a number in between?',
    'What is {value}: the result you found for {line}, or something on the way there?',
  ],
  'value.line': [
    'I see {value} in what you say. Write the whole line with it, then I can check the step from {line}.',
    'You have {value} there. How does the whole line look that comes after {line}?',
    'Put {value} where it belongs: what does {line} become? Write both sides.',
  ],
  'again.right': [
    'Yes, {claim} is right. What comes next?',
    'I looked at it again: {claim} is right. How do you go on?',
    'It is right: {claim}. What would you do now?',
  ],
  'again.open': [
    'You mean {claim}? I cannot tell from it alone. How did you get there?',
    'About {claim} I cannot say yes or no yet. What did you do to get it?',
    'I would like to see how {claim} came about. What was the step before?',
  ],
  'right.chance': [
    '{value} is the right number. Now try your way with {to} in the place of {from}: does it still lead to the right result?',
    'The number is right: {value}. Would the same way still do with {to} in the place of {from}?',
    'Yes to the number, {value}. Let us test the way, too: what happens with {to} in the place of {from}?',
  ],
  'right.digits': [
    '{value} is the right number. Is {digit} a factor of the top and the bottom of {fraction}, or only a digit in them?',
    'The number is right: {value}. But look at {digit}: can you divide both numbers of {fraction} by it?',
    'Yes to the number, {value}. Only factors can be canceled: by which number can both parts of {fraction} be divided?',
  ],
  'brackets.meant': [
    'I read this as {line}: in one line it needs these brackets.',
    'You surely mean {line}. Typed in one line, the brackets have to be there.',
    'I take it as {line}; without the brackets it would say something else.',
  ],
  'lines.first': [
    'That is a lot of work at once, so I looked at your first lines, up to {line}. Send me the others in your next message.',
    'I read your first lines, as far as {line}; the ones after it can come in the next message.',
    'So many lines! I took the first ones, up to {line}, and the rest can follow in another message.',
  ],
  'check.fits': [
    'Yes, both sides come to {value}, so {root} fits. Shall we go on?',
    'That is a good check: {value} on both sides, so {root} is right. What would you like to do next?',
    'Checked well: with {root} both sides are {value}. What next?',
  ],
  'check.side': [
    'Yes, with {root} the side {side} comes to {value}. What does the other side come to?',
    'Right: {root} put into {side} makes {value}. And the other side, {other}?',
    'That is how to check it: {side} is {value} for {root}. Now {other}: what do you get there?',
  ],
  'check.slip': [
    '{root} is right, the slip is in the check. {written} is not what {side} says: what do you get there with {root}?',
    'Good that you check, and {root} is right. Look at {side} again: how does it look with {root} put in, brackets and all?',
    'Nothing is wrong with {root}. Put it into {side} once more, step by step: does {written} really say the same?',
  ],
  'identity.right': [
    '{sum} is right for every number. Compare it with {line}: what is the same, and what is not yet?',
    'Yes, {sum} is true. How does it differ from {line}?',
    'That is worked out right: {sum}. Where does it part from {line}?',
  ],
  'identity.astray': [
    'Not yet. {sum} adds up, but {written} is no longer {side}: with {letter} yours makes {writtenValue}, the task {sideValue}. Which bracket changed?',
    'The adding up is fine: {sum}. Before it something changed: put in {letter}, and {side} is {sideValue}, but {written} is {writtenValue}. Where do they part?',
    '{sum} is added up right. With {letter} the task has {sideValue} in {side}, and your {written} has {writtenValue}: which sign or number is another one?',
  ],
  'test.breaks': [
    'A good test: {piece} is really {value}, and not {other}. What does that say about the way, and what has to be done first in {line}?',
    'Exactly, {piece} makes {value} and not {other}, so that way breaks. What would you do differently in {line}?',
    'Yes, {piece} is {value}. With {other} the test fails: what is missing in that way before you go on with {line}?',
  ],
  'piece.other': [
    'Good, then start from {piece}. What is different in {line}?',
    '{piece} is close to our task. What changes from there to {line}?',
    'Let us use {piece}: how does {line} differ from it?',
  ],
  'after.right': [
    '{sum}: that is calculated right. Our last task was {line}; what does yours belong to?',
    'Right, {sum}. That is another calculation than {line}: which task is it for?',
    '{sum} is right. Tell me which task it belongs to, and we go on from there.',
  ],
  'after.number': [
    'The last task, {line}, came to something else than {value}. Which task is {value} the result of?',
    '{value} belongs to another task than {line}, I think. How does that one begin?',
    'I have {line} before me, and {value} is not from there. Which calculation did you do?',
  ],
  'after.doubt': [
    'I only know {line}, and for that the result is right. If your exercise says more, write it here in its own words.',
    'It is right for {line}. But perhaps that is not what your exercise asks: how does it read, word for word?',
    'What I checked is {line}. Does the exercise tell something that is not in there? Write it as it stands.',
  ],
  'way.step': [
    'From {before} to {after}: {why}',
    'That is the step from {before} to {after}. {why}',
    'There {before} becomes {after}. {why}',
  ],
  'way.opposite': [
    '{before} says that the opposite of {unknown} is {value}. So {unknown} itself is the opposite of {value}: {after}. Both sides times $-1$ does just that.',
    'Read it aloud: minus {unknown} is {value}. Then {unknown} is minus that, {after}, the same as both sides times $-1$.',
    'A number and its opposite swap places: if $-1$ times {unknown} is {value}, times $-1$ again gives {after}.',
  ],
  'way.yes': [
    'Yes, exactly: that makes {after} out of {before}. Why may you do it to both sides?',
    'That is it: from {before} to {after}. Both sides change in the same way, so it stays equal.',
    'Right, that is the step from {before} to {after}.',
  ],
}

export const claimsRu: ClaimTexts = {
  'right.piece': [
    'Да, {piece} это и есть начало. Сколько получится?',
    'Верно подмечено: {piece}. Что там выходит?',
    'Именно, {piece}. Посчитай и верни это в {line}: как оно теперь выглядит?',
  ],
  'way.value': [
    'Да, {value} встречается по пути, это {piece}. Чем с ним станет {line}?',
    '{value} верно для {piece}. Что ещё осталось сделать в {line}?',
    'Хорошо, {piece} даёт {value}. Что дальше?',
  ],
  'right.terms': [
    'Да, подходит: {value}. Чем с этим станет {line}?',
    '{value}, хорошо. Теперь собери вместе: что выйдет?',
    'Верно, {value}. Что осталось сделать?',
  ],
  'piece.named': [
    'Да, {piece} здесь есть. Что с этим сделаешь?',
    'Хорошо, что {piece} видно. Во что это превратится?',
    'Возьмём {piece}. Что с этим будет на следующем шаге?',
  ],
  'piece.later': [
    '{piece} понадобится, но чуть позже. Что в {line} идёт раньше?',
    'Запомни {piece} на потом. Какая часть в {line} должна быть готова до этого?',
    'До {piece} скоро дойдём. Что в {line} надо сделать перед этим?',
  ],
  'piece.none': [
    'Не нахожу {piece} в {line}. Какой знак стоит там между этими числами?',
    'Давай посмотрим, откуда {piece}. Где это видно в {line}?',
    'Как из {line} получилось {piece}? Расскажи этот шаг словами.',
  ],
  'sum.right': [
    'Как вычисление {sum} сходится. Это уже ответ на {line} или шаг по пути?',
    'Вычисление {sum} сходится. Что оно даёт для {line}: результат или что-то до него?',
    'Само {sum} сходится. На какую часть задачи {line} это отвечает и что осталось?',
  ],
  'sum.wrong': [
    'Посмотри ещё раз на {sum}, только на это вычисление. Сколько выходит слева?',
    'Остановимся на {sum}. Посчитай левую часть ещё раз: что получается?',
    '{sum} не сходится. Сколько слева на самом деле?',
  ],
  'sum.slip': [
    'Посмотри ещё раз на {sum}, только на это вычисление. {diagnosis} {question}',
    '{sum} не сходится. {diagnosis} {question}',
    'Остановимся на {sum}. {diagnosis} {question}',
  ],
  'sum.slip.again': [
    'Снова то же самое: {sum}. {counter} Сколько слева на самом деле?',
    '{sum} всё ещё не сходится. {counter} Сколько же выходит слева?',
    'Вернёмся к {sum}. {counter} Как теперь посчитать левую часть?',
  ],
  'value.which': [
    'Вижу {value}. Это твой результат для {line} или число по дороге?',
    'Уточню, что такое {value}: результат для {line} или промежуточное число?',
    '{value} это то, что вышло в {line}, или что-то по пути?',
  ],
  'value.line': [
    'Вижу {value}. Запиши всю строку целиком, с обеими частями, и проверю шаг от {line}.',
    'У тебя есть {value}. Как выглядит вся строка после {line}?',
    'Поставь {value} на место: чем становится {line}? Запиши строку полностью.',
  ],
  'again.right': [
    'Да, {claim} верно. Что дальше?',
    'Смотрю ещё раз: {claim} верно. Как продолжишь?',
    'Всё так: {claim}. Что теперь?',
  ],
  'again.open': [
    'Ты про {claim}? По одной записи не скажу. Как это получилось?',
    'Про {claim} пока не могу сказать ни да, ни нет. Что было сделано?',
    'Хочу увидеть, откуда взялось {claim}. Что было шагом раньше?',
  ],
  'right.chance': [
    'Число верное: {value}. А теперь проверь свой способ с {to} вместо {from}: он всё ещё даёт правильный результат?',
    'Да, число верное, {value}. Сработает ли тот же способ, если вместо {from} взять {to}?',
    '{value} верно. А способ давай испытаем: что выйдет с {to} вместо {from}?',
  ],
  'right.digits': [
    'Число верное: {value}. А {digit} это множитель обоих чисел в {fraction} или просто цифра в записи?',
    'Да, число верное, {value}. Но посмотри на {digit}: делятся ли на это оба числа в {fraction}?',
    '{value} верно. Сокращать можно только множители: на какое число делятся обе части {fraction}?',
  ],
  'brackets.meant': [
    'Читаю это как {line}: в одну строку здесь нужны скобки.',
    'Ты имеешь в виду {line}. В строчной записи скобки обязательны.',
    'Понимаю это как {line}; без скобок получилось бы другое.',
  ],
  'lines.first': [
    'Это много строк за один раз, поэтому смотрю на первые, до {line}. Остальные пришли следующим сообщением.',
    'Читаю первые строки, до {line}, а остальные можно прислать в следующем сообщении.',
    'Ого, сколько строк! Смотрю на первые, до {line}, остальные пусть придут отдельным сообщением.',
  ],
  'check.fits': [
    'Да, слева и справа {value}, значит, {root} подходит. Идём дальше?',
    'Хорошая проверка: с обеих сторон {value}, так что {root} верно. Что дальше?',
    'Проверено верно: при {root} обе части равны {value}. Чем займёмся теперь?',
  ],
  'check.side': [
    'Да, при {root} часть {side} равна {value}. А чему равна другая часть?',
    'Верно: подставим {root} в {side}, выйдет {value}. А другая часть, {other}?',
    'Так и проверяют: {side} при {root} это {value}. Теперь {other}: что там получится?',
  ],
  'check.slip': [
    '{root} верно, а неточность в проверке. {written} это не {side}: что там выходит при {root}?',
    'Хорошо, что ты проверяешь, и {root} верно. Посмотри ещё раз на {side}: как это выглядит с подставленным числом, со скобками?',
    'С {root} всё в порядке. Подставь ещё раз в {side}, по шагам: точно ли там {written}?',
  ],
  'identity.right': [
    '{sum} верно при любом числе. Сравни с {line}: что уже совпадает, а что нет?',
    'Да, {sum} верно. Чем это отличается от {line}?',
    'Раскрыто верно: {sum}. В чём разница с {line}?',
  ],
  'identity.astray': [
    'Пока нет. {sum} сложено верно, но {written} уже не равно {side}: при {letter} у тебя {writtenValue}, а в задаче {sideValue}. В какой скобке что-то изменилось?',
    'Сложено верно: {sum}. Но до этого что-то изменилось: при {letter} выражение {side} равно {sideValue}, а {written} равно {writtenValue}. Где они расходятся?',
    '{sum} посчитано верно. При {letter} в задаче {side} равно {sideValue}, а твоё {written} равно {writtenValue}: какой знак или число там другие?',
  ],
  'test.breaks': [
    'Хорошая проверка: {piece} на самом деле {value}, а не {other}. Что это говорит о способе и что в {line} нужно сделать сначала?',
    'Именно, {piece} это {value}, а не {other}: способ не работает. Что в {line} нужно сделать иначе?',
    'Да, {piece} это {value}. С {other} не сходится: чего не хватает в этом способе для {line}?',
  ],
  'piece.other': [
    'Хорошо, тогда от {piece} и пойдём. Что изменилось в {line}?',
    '{piece} очень близко к нашей задаче. Чем от этого отличается {line}?',
    'Возьмём {piece} за опору: чем отличается {line}?',
  ],
  'after.right': [
    '{sum}: посчитано верно. Последней была задача {line}; а это к какой?',
    'Верно, {sum}. Это другое вычисление, не {line}: для какой оно задачи?',
    '{sum}, верно. Напиши, к какой задаче это относится, и пойдём дальше.',
  ],
  'after.number': [
    'В последней задаче, {line}, вышло не {value}. Из какой задачи {value}?',
    '{value}, кажется, из другой задачи, не {line}. Как она начинается?',
    'Передо мной {line}, и {value} не оттуда. Какое это вычисление?',
  ],
  'after.doubt': [
    'Я знаю только {line}, и для этого результат верный. Если в твоей задаче сказано больше, напиши её целиком.',
    'Для {line} это верно. Но, может быть, спрашивают не об этом: как звучит задача слово в слово?',
    'Проверено вот что: {line}. Есть ли в задаче что-то, чего здесь нет? Напиши её как в учебнике.',
  ],
  'way.step': [
    'От {before} к {after}: {why}',
    'Это шаг от {before} к {after}. {why}',
    'Здесь из {before} получается {after}. {why}',
  ],
  'way.opposite': [
    '{before} значит: число, противоположное {unknown}, равно {value}. Значит, само {unknown} противоположно {value}: {after}. Умножить обе части на $-1$ это и есть.',
    'Прочитай вслух: минус {unknown} равно {value}. Тогда {unknown} это минус это число, {after}, то же, что обе части умножить на $-1$.',
    'Число и противоположное меняются местами: если $-1$ умножить на {unknown} даёт {value}, то ещё раз на $-1$ даёт {after}.',
  ],
  'way.yes': [
    'Да, именно: так из {before} получается {after}. Почему это можно делать с обеими частями?',
    'Так и есть: от {before} к {after}. Обе части меняются одинаково, поэтому равенство остаётся.',
    'Верно, это шаг от {before} к {after}.',
  ],
}

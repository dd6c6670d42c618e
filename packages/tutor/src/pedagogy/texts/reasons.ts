/** Reasons at the place that a student asks about, and what to say of the result of somebody else. */
export const reasonMoves = [
  'reason.square',
  'reason.product',
  'reason.two-minuses',
  'reason.products',
  'reason.collected',
  'reason.turned',
  'reason.unturned',
  'reason.denominator',
  'reason.denominator.other',
  'reason.four-a-c',
  'reason.four-a-c.plus',
  'reason.pair.factors',
  'reason.pair.roots',
  'reason.look',
  'reason.look-bracket',
  'reason.multiplied',
  'reason.yes',
  'reason.yes-minus',
  'value.early',
  'value.same',
  'angles.equal',
  'angles.equal.yes',
  'angles.equal.which',
  'angles.named',
  'angles.named.yes',
  'angles.named.which',
  'angles.exterior',
  'angles.line',
  'angles.sum',
  'others.fails',
  'after.others.system',
  'after.system.line',
  'after.system.follows',
  'others.value',
  'others.one-line',
  'others.try',
  'others.try.value',
  'others.limits',
  'others.true',
  'sign.taken',
  'sign.product',
  'every.times',
  'every.taken',
  'square.product',
  'square.each',
  'tested.square',
  'tested.rule',
  'tested.missing',
] as const
type ReasonMove = (typeof reasonMoves)[number]

export type ReasonTexts = Readonly<Record<ReasonMove, readonly [string, string, string, ...string[]]>>

export const reasonsEn: ReasonTexts = {
  'reason.square': [
    '{square} means {product}: each term of the first bracket times each of the second, and that is four products: {products}. The two in the middle are {middle} together; {squares} alone would leave them out.',
    'Write the square as a product: {square} is {product}. Each times each gives {products}. So between the squares there is {middle}.',
    'In {product} each term meets each: {products}. The two products in the middle make {middle}, that is why {square} is more than {squares}.',
  ],
  'reason.product': [
    '{value} is {factor} times {term}: what stands before the bracket multiplies each term in it.',
    'The factor before the bracket reaches each term: {factor} times {term} is {value}.',
    'It comes from the bracket: {factor} times {term}, and that is {value}.',
  ],
  'reason.two-minuses': [
    '{value} is {factor} times {term}. Both are negative, and minus times minus is plus.',
    'What stands before the bracket, with its sign, multiplies each term: {factor} times {term}. Two minuses, so {value} with a plus.',
    'The minus before the bracket belongs to the factor: {factor} times {term} is {value}, as minus times minus is plus.',
  ],
  'reason.products': [
    '{value} comes from {block}, where each term of one bracket is multiplied by each of the other.',
    'Multiply out {block}, each term by each: there {value} comes up.',
    'It is in {block}: each term of one bracket times each of the other, and one of the results is {value}.',
  ],
  'reason.collected': [
    '{total} is put together from {parts}.',
    'Look where it comes from: {parts}. Together that is {total}.',
    '{parts}: together {total}.',
  ],
  'reason.turned': [
    'The minus stands before all of {block}, so {raw} becomes {value}.',
    'Before {block} there is a minus, and it turns each sign in it: {raw} becomes {value}.',
    'All of {block} is taken away, and to take away {raw} is the same as {value}.',
  ],
  'reason.unturned': [
    '{other} would come out if the minus did not reach the {raw}.',
    'With {other} the {raw} has kept its sign, although a minus stands before that bracket.',
    '{other} is what one gets when the {raw} keeps its sign.',
  ],
  'reason.denominator': [
    'Each bottom has to go into the common one: {parts}. {value} is the smallest number where that works.',
    '{value} is the first number that all bottoms go into: {parts}.',
    'The new pieces must fit into each of the fractions: {parts}. No smaller number than {value} does that.',
  ],
  'reason.denominator.other': [
    '{other} works too; the numbers are only bigger, and at the end you reduce.',
    'With {other} it is right as well, only with bigger numbers and more to reduce.',
    'You may take {other}: the value is the same, it just has to be reduced afterward.',
  ],
  'reason.four-a-c': [
    'In $D = b^2 - 4ac$ not only $c$ is taken away, but {product}, and that is {value}.',
    '$4ac$ is a product of three numbers: {product} = {value}.',
    'What is taken away is $4ac$, here {product}, so {value}.',
  ],
  'reason.four-a-c.plus': [
    'In $D = b^2 - 4ac$ one of the numbers is negative here: $-4ac$ is {product}, and minus times minus is plus: {value}.',
    'The minus of the formula meets the minus of a number: {product} is {value}.',
    '$-4ac$ with these numbers: {product}. Two minuses, so {value}.',
  ],
  'reason.pair.factors': [
    '$(x + p)(x + q)$ multiplied out is $x^2 + (p + q)x + pq$. So the product of the two numbers is the last number, {product}, and their sum the one before {letter}, {sum}.',
    'Multiply out $(x + p)(x + q)$: the last number is $pq$, here {product}, and before {letter} there is $p + q$, here {sum}. The signs count too.',
    'Look at $(x + p)(x + q) = x^2 + (p + q)x + pq$: the plain number is the product, {product}, the number before {letter} the sum, {sum}.',
  ],
  'reason.pair.roots': [
    'With the roots $p$ and $q$ the left side is $(x - p)(x - q) = x^2 - (p + q)x + pq$. So the sum has the other sign than the number before {letter}: it is {sum}, and the product is {product}.',
    'Multiply out $(x - p)(x - q)$: before {letter} there is $-(p + q)$, so the sum is {sum}, and the last number is the product, {product}.',
    'It is $(x - p)(x - q)$ multiplied out: $-(p + q)$ stands before {letter}. So $p + q$ is {sum}, and $pq$ is {product}.',
  ],
  'reason.look': [
    '{factor} times {fine} is right. Look again at {factor} times {term}: which sign does it get?',
    'The first product is right, {factor} times {fine}. Now {factor} times {term}: plus or minus?',
    'Only one sign is off: {factor} times {term}. What is that, with its sign?',
  ],
  'reason.look-bracket': [
    'Look at {block}: a minus stands before all of it. What happens to each of its signs?',
    'All of {block} is taken away, not only its first term. Which sign has to change as well?',
    'The minus before {block} belongs to each of its terms. Which one did not get it?',
  ],
  'reason.multiplied': [
    'Multiply {own} out: it gives {made}. Which term is not as in the task?',
    '{own} multiplied out is {made}. Where does that differ from the task?',
    'Test it backward: {own} is {made}. Which sign or number would have to change?',
  ],
  'reason.yes': [
    'Yes, exactly that: {claim}.',
    'Exactly, that is the reason: {claim}.',
    'Right, that is why: {claim}.',
  ],
  'reason.yes-minus': [
    'Yes, exactly that. The minus belongs to the whole bracket: {claim}.',
    'Exactly: all of the bracket is taken away, so {claim}.',
    'Right, that minus is the reason. It turns each sign: {claim}.',
  ],
  'value.early': [
    'Yes, with {point} the value is {value}. The simplified form is still missing: how does {line} look without brackets?',
    '{value} is right for {point}. Now simplify {line}: then you can test it with the same number.',
    'Right, {value} with {point}. The task asks for more: simplify {line}. Does it give {value} too?',
  ],
  'value.same': [
    'Yes, with {point} it is {value} both ways. That is how one finds a slip before anybody else does.',
    'Well tested: {value} again with {point}, straight from {line}.',
    'The same {value}, now put straight into {line}. So both ways agree.',
  ],
  'after.others.system': [
    'Both lines have to be true. With {value} {fits} is, but {fails} is not.',
    '{value} makes {fits} true, and {fails} false. So it is no solution of both.',
    'One line is not enough: {fits} fits with {value}, {fails} does not.',
  ],
  'after.system.line': [
    'Yes, {claim}: with your numbers {line} is true. Put them into the other line as well.',
    'That is a check, and it fits: {claim} is {line} with your numbers. Does the other line hold too?',
    'Right, {claim}, so {line} holds. A solution has to fit both lines.',
  ],
  'after.system.follows': [
    'Yes, {claim} follows as well and leads to the same: {answer}.',
    'That works too: {claim} is true for {answer}.',
    '{claim} is right as well. It leads to {answer} just the same.',
  ],
  'angles.equal': [
    'In an isosceles triangle the equal angles lie opposite the equal sides: both at the base. Fold it along the middle, and one side lands on the other, and so do these angles.',
    'The equal sides are mirror images. Fold the triangle through the top and the middle of the base: the two angles at the base cover each other.',
    'Opposite equal sides there are equal angles. Those are the two at the base, and the mirror line runs between them.',
  ],
  'angles.equal.yes': [
    'Yes, exactly that: opposite equal sides there are equal angles.',
    'Exactly, because of the two equal sides: the angles opposite them are equal.',
    'Right, that is the reason. Equal sides have equal angles opposite them, the two at the base.',
  ],
  'angles.equal.which': [
    'The equal angles lie opposite the equal sides. Which angles are those in your drawing?',
    'Look which angle lies opposite each of the equal sides: those two are equal. Which are they?',
    'Opposite equal sides there are equal angles. Where in your drawing is that?',
  ],
  'angles.named': [
    'Equal angles lie opposite equal sides: opposite {one} is {first}, opposite {other} is {second}. Fold the triangle through {apex}: {first} lands on {second}.',
    'As {sides}, the triangle can be folded through {apex}, and {first} lands on {second}. So these two angles are equal, they lie opposite {one} and {other}.',
    'Look what lies opposite: {one} has {first} opposite it, {other} has {second}. Equal sides, so equal angles.',
  ],
  'angles.named.yes': [
    'Yes, exactly that: {first} is opposite {one} and {second} opposite {other}, and these sides are equal.',
    'Exactly. Opposite the equal sides {one} and {other} lie {first} and {second}, so they are equal.',
    'Right, that is the reason: {sides}, and the angles opposite them are {first} and {second}.',
  ],
  'angles.named.which': [
    'Equal angles lie opposite equal sides. Which angle lies opposite {one}, and which opposite {other}?',
    'Look across: which angle does {one} not touch, and which does {other} not touch? Those two are equal.',
    'Take {one}: which corner is opposite it? And opposite {other}?',
  ],
  'angles.exterior': [
    'The exterior angle and its neighbor make 180. The three inside angles make 180 too. So the exterior one is as large as the two far ones together{claim}.',
    'Both times 180: exterior and neighbor, and the three inside angles. What the neighbor leaves is the exterior angle, and it is the two far ones{claim}.',
    'Leave the neighbor out of both: the straight line keeps the exterior angle, the triangle keeps the two far ones. So these are equal{claim}.',
  ],
  'angles.line': [
    'The exterior angle and the one inside stand side by side on a straight line, and that is 180 degrees.',
    'Draw it: the side goes on straight past the corner. Inside and outside angle fill that straight line, 180 degrees.',
    '180 because of the straight line: the side and its extension. The angle inside and the exterior one share it.',
  ],
  'angles.sum': [
    'The three angles of a triangle make 180 degrees: tear off the corners, put them side by side, and they form a straight line.',
    '180 is what the three angles come to together. Torn off and put side by side they make a straight line.',
    'In every triangle the three angles add up to 180 degrees, a straight line when put side by side.',
  ],
  'others.fails': [
    'Test it: with {value} the task says {claim}, and that is not true. So {value} does not fit. What do you get yourself?',
    'No, {value} does not fit: it would give {claim}. What is your own next step in {line}?',
    '{value} put in gives {claim}, so that is not it. How do you go on with {line}?',
  ],
  'others.value': [
    'Test both with a number: with {point} the task comes to {task}, and {theirs} to {value}. So they are not the same. How do you go on?',
    'No: with {point} it is {task} in the task and {value} in {theirs}. What is your own next step?',
    '{theirs} does not fit: with {point} it comes to {value}, the task to {task}. What do you get yourself?',
  ],
  'others.one-line': [
    'It has to make every line true. {fits} is true with it, but {fails} is not. What do you get yourself?',
    'With these numbers {fits} holds, and {fails} does not. So it is no solution of both. How do you go on?',
    'One line is not enough: {fits} fits, {fails} does not. What is your next step?',
  ],
  'others.try': [
    'Let the task decide: put {value} into both sides of {line}. What comes out left, and what right?',
    'You can test {value} yourself, in {line}: which numbers do the two sides become?',
    'Do not take my word for {value}: put it into {line}. Does it make that true?',
  ],
  'others.try.value': [
    'You can test it: put the same number, say {point}, into {line} and into {theirs}. Do they agree?',
    'Let a number decide: what is {line} with {point}, and what is {theirs}?',
    'Take {point} and work out both, {line} and {theirs}. What do you see?',
  ],
  'others.limits': [
    'A constant stands at the upper limit and at the lower one. What becomes of it in {line} when you subtract, and so of {theirs}?',
    'Test it: add $C$ to your antiderivative, put in both limits and subtract. What is left of the $C$ in {theirs}?',
    'Between two limits the answer is one number. When you put in both limits and subtract, what happens to the constant of {theirs}?',
  ],
  'others.true': [
    'Yes, that way is right as well: {claim}. Go on with your own: what do you get?',
    '{claim}: nothing wrong there. How does it look on your own way?',
    'That is true as well: {claim}. What is your next step?',
  ],
  'sign.taken': [
    'The minus belongs to all of {block}: each part of it is taken away. So it is {factor} times {term}. Which sign does that product have?',
    'You take away all of {block}, not only its beginning. That makes it {factor} times {term}: plus or minus?',
    'Before {block} there is a minus, and it goes into the bracket with the number: {factor} times {term}. Which sign comes out?',
  ],
  'sign.product': [
    'It comes from {factor} times {term}. Which sign does that product have?',
    'Look where it comes from: {factor} times {term}. Plus or minus?',
    '{factor} times {term} is what you need there. Which sign comes out?',
  ],
  'every.times': [
    'Yes: the number before a bracket multiplies every term inside. In {block} these are {terms}, each times {factor}. What does that bracket become?',
    'Yes, each of them. {block} means that all of the bracket comes that often: {terms}, each times {factor}. What do you get?',
    'Yes, nothing in the bracket is left out: {factor} times each of {terms}. How does the line look then?',
  ],
  'every.taken': [
    'Yes, all of it: each part of {block} is taken away, not only the first. How does the line look then?',
    'Yes: the minus stands before the whole {block}, so every part goes. What is left to write?',
    'All of {block} is taken away, each part of it. Which sign does each part get?',
  ],
  'square.product': [
    'For a product that works: {product} is {factors}. But in {square} there is a sum or a difference. Test it with {letter}: is {left} the same as {right}?',
    'With {product} it is true, because only factors are multiplied. In {square} something is added or taken away. Take {letter}: is {left} equal to {right}?',
    '{product} is the square of a product, {square} is not. Does the rule hold for both? Try {letter}: {left} and {right}, are they the same?',
  ],
  'square.each': [
    'You can test that yourself. Take {letter} in {square}: is {left} the same as {right}?',
    'Let a number decide whether each may be squared alone: with {letter} compare {left} and {right}. Are they equal?',
    'Try it with {letter}: {left} on one side, {right} on the other. Is it the same?',
  ],
  'tested.square': [
    'Well tested: {one} and {other} are not the same, so squaring each part alone changes the value. Write {square} as {product}: which products come out?',
    'A clean test: {one} is not {other}. Something gets lost when only the parts are squared. What does {product} give, each term times each?',
    'Your test decides it: {one} against {other}. Now look what {square} means: {product}. Which products are in it?',
  ],
  'tested.rule': [
    'Well tested: {rule} does not hold. {square} means {product}. Which products come out, each term times each?',
    'Exactly, your test rules it out: {rule} is not true. Write {square} as {product}. What do you get from it?',
    'A good test, and it says no to {rule}. Go back to what a square is: {product}. Which products are in it?',
  ],
  'tested.missing': [
    'Look for it in {product}: each term of the first bracket meets each of the second. Which products are no squares?',
    'Multiply {product} one by one. Besides the two squares, what else comes out?',
    '{square} is {product}, and that makes four products. Which two of them did the squares leave out?',
  ],
}

export const reasonsRu: ReasonTexts = {
  'reason.square': [
    '{square} это {product}: каждое слагаемое первой скобки на каждое второй, выходит четыре произведения: {products}. Два средних вместе дают {middle}; если взять только {squares}, они пропадут.',
    'Запиши квадрат как произведение: {square} это {product}. Каждое на каждое: {products}. Поэтому между квадратами стоит {middle}.',
    'В {product} каждое умножается на каждое: {products}. Два средних произведения и есть {middle}, поэтому {square} не равно {squares}.',
  ],
  'reason.product': [
    '{value} это {factor} на {term}: множитель перед скобкой умножает каждое слагаемое в ней.',
    'Множитель перед скобкой достаётся каждому слагаемому: {factor} на {term}, получается {value}.',
    'Оно из скобки: {factor} на {term}, то есть {value}.',
  ],
  'reason.two-minuses': [
    '{value} это {factor} на {term}. Оба отрицательные, а минус на минус даёт плюс.',
    'На каждое слагаемое умножается то, что стоит перед скобкой, вместе со знаком: {factor} на {term}. Два минуса, поэтому {value} с плюсом.',
    'Минус перед скобкой относится к множителю: {factor} на {term} будет {value}, ведь минус на минус даёт плюс.',
  ],
  'reason.products': [
    '{value} выходит из {block}: там каждое слагаемое одной скобки умножается на каждое другой.',
    'Раскрой {block}, каждое на каждое: там и появляется {value}.',
    'Это из {block}: каждое слагаемое одной скобки на каждое другой, одно из произведений и есть {value}.',
  ],
  'reason.collected': [
    '{total} складывается вот из чего: {parts}.',
    'Смотри, откуда это: {parts}. Вместе {total}.',
    '{parts}: вместе {total}.',
  ],
  'reason.turned': [
    'Минус стоит перед всем {block}, поэтому {raw} превращается в {value}.',
    'Перед {block} минус, он меняет там каждый знак: из {raw} выходит {value}.',
    'Вычитается всё {block}, а вычесть {raw} то же, что прибавить: {value}.',
  ],
  'reason.unturned': [
    '{other} вышло бы, если бы минус не дошёл до {raw}.',
    'В {other} число {raw} сохранило свой знак, хотя перед той скобкой минус.',
    '{other} получается, когда у {raw} знак не поменяли.',
  ],
  'reason.denominator': [
    'Общий знаменатель должен делиться на каждый: {parts}. {value} самое маленькое такое число.',
    '{value} первое число, которое делится на все знаменатели: {parts}.',
    'Новые доли должны уложиться в каждую дробь: {parts}. Меньше, чем {value}, не получится.',
  ],
  'reason.denominator.other': [
    '{other} тоже можно: числа будут больше, а в конце придётся сократить.',
    'С {other} тоже верно, только числа больше и сокращать дольше.',
    'Можно взять и {other}: значение то же, просто потом сократить.',
  ],
  'reason.four-a-c': [
    'В $D = b^2 - 4ac$ вычитается не просто $c$, а {product}, это {value}.',
    '$4ac$ это произведение трёх чисел: {product} = {value}.',
    'Вычитается $4ac$, здесь это {product}, то есть {value}.',
  ],
  'reason.four-a-c.plus': [
    'В $D = b^2 - 4ac$ одно из чисел здесь отрицательное: $-4ac$ это {product}, а минус на минус даёт плюс: {value}.',
    'Минус формулы встречает минус числа: {product} будет {value}.',
    '$-4ac$ с этими числами: {product}. Два минуса, поэтому {value}.',
  ],
  'reason.pair.factors': [
    'Раскрой $(x + p)(x + q)$: выйдет $x^2 + (p + q)x + pq$. Поэтому произведение двух чисел это последнее число, {product}, а сумма стоит перед {letter}: {sum}.',
    'В $(x + p)(x + q)$ после раскрытия последнее число $pq$, здесь {product}, а перед {letter} стоит $p + q$, здесь {sum}. Знаки тоже важны.',
    'Смотри: $(x + p)(x + q) = x^2 + (p + q)x + pq$. Свободное число это произведение, {product}, а перед {letter} сумма, {sum}.',
  ],
  'reason.pair.roots': [
    'С корнями $p$ и $q$ левая часть это $(x - p)(x - q) = x^2 - (p + q)x + pq$. Поэтому знак у суммы другой, чем у числа перед {letter}: сумма {sum}, а произведение {product}.',
    'Раскрой $(x - p)(x - q)$: перед {letter} стоит $-(p + q)$, значит сумма {sum}, а последнее число это произведение, {product}.',
    'Это $(x - p)(x - q)$ после раскрытия: перед {letter} стоит $-(p + q)$. Значит, $p + q$ равно {sum}, а $pq$ равно {product}.',
  ],
  'reason.look': [
    '{factor} на {fine}: верно. Посмотри ещё раз на {factor} на {term}: какой будет знак?',
    'Первое произведение верное, {factor} на {fine}. А {factor} на {term}: плюс или минус?',
    'Не сходится один знак: {factor} на {term}. Сколько это, со знаком?',
  ],
  'reason.look-bracket': [
    'Посмотри на {block}: минус стоит перед всем этим. Что станет с каждым знаком?',
    'Вычитается всё {block}, а не только первое слагаемое. Какой знак ещё должен поменяться?',
    'Минус перед {block} относится к каждому слагаемому. Какому он не достался?',
  ],
  'reason.multiplied': [
    'Раскрой {own}: выйдет {made}. Какой член не такой, как в задаче?',
    '{own} после раскрытия это {made}. Чем оно отличается от задачи?',
    'Проверь в обратную сторону: {own} это {made}. Какой знак или какое число надо изменить?',
  ],
  'reason.yes': ['Да, именно поэтому: {claim}.', 'Именно, в этом и причина: {claim}.', 'Верно, потому и так: {claim}.'],
  'reason.yes-minus': [
    'Да, именно поэтому. Минус относится ко всей скобке: {claim}.',
    'Именно: вычитается вся скобка, поэтому {claim}.',
    'Верно, дело в этом минусе. Он меняет каждый знак: {claim}.',
  ],
  'value.early': [
    'Да, при {point} значение {value}. Осталось упростить: как выглядит {line} без скобок?',
    '{value} верно для {point}. Теперь упрости {line}: проверить можно тем же числом.',
    'Верно, {value} при {point}. В задаче есть ещё одно: упростить {line}. Выйдет ли и там {value}?',
  ],
  'value.same': [
    'Да, при {point} оба раза {value}. Так и находят ошибку раньше всех.',
    'Хорошая проверка: при {point} снова {value}, прямо из {line}.',
    'То же {value}, теперь подстановкой прямо в {line}. Оба пути сошлись.',
  ],
  'after.others.system': [
    'Верными должны быть обе строки. Если {value}, то {fits} верно, а {fails} нет.',
    'С {value} выполняется {fits}, но не {fails}. Значит, это не решение системы.',
    'Одной строки мало: {fits} с {value} подходит, {fails} нет.',
  ],
  'after.system.line': [
    'Да, {claim}: с твоими числами {line} верно. Подставь их и в другую строку.',
    'Это проверка, и она сошлась: {claim} это {line} с твоими числами. А другая строка?',
    'Верно, {claim}, значит, {line} выполняется. Решение должно подходить к обеим строкам.',
  ],
  'after.system.follows': [
    'Да, {claim} тоже следует и приводит к тому же: {answer}.',
    'Так тоже можно: {claim} верно для {answer}.',
    '{claim} тоже верно. Ответ тот же: {answer}.',
  ],
  'angles.equal': [
    'В равнобедренном треугольнике равные углы лежат напротив равных сторон, то есть оба при основании. Согни его посередине: одна сторона ляжет на другую, и эти углы тоже совпадут.',
    'Равные стороны зеркальны. Согни треугольник через вершину и середину основания: два угла при основании совпадут.',
    'Напротив равных сторон лежат равные углы. Это два угла при основании, а линия сгиба проходит между ними.',
  ],
  'angles.equal.yes': [
    'Да, именно поэтому: напротив равных сторон лежат равные углы.',
    'Именно, из-за двух равных сторон: углы напротив них равны.',
    'Верно, это и есть причина. Напротив равных сторон равные углы, оба при основании.',
  ],
  'angles.equal.which': [
    'Равные углы лежат напротив равных сторон. Какие это углы на твоём чертеже?',
    'Посмотри, какой угол лежит напротив каждой из равных сторон: они и равны. Какие это?',
    'Напротив равных сторон равные углы. Где это на чертеже?',
  ],
  'angles.named': [
    'Равные углы лежат напротив равных сторон: напротив {one} угол {first}, напротив {other} угол {second}. Согни треугольник через {apex}: {first} ляжет на {second}.',
    'Раз {sides}, треугольник можно согнуть через {apex}, и {first} ляжет на {second}. Поэтому эти углы равны, они напротив {one} и {other}.',
    'Посмотри, что напротив чего: напротив {one} угол {first}, напротив {other} угол {second}. Стороны равны, значит, и углы.',
  ],
  'angles.named.yes': [
    'Да, именно поэтому: {first} напротив {one}, {second} напротив {other}, а эти стороны равны.',
    'Именно. Напротив равных сторон {one} и {other} лежат {first} и {second}, поэтому они равны.',
    'Верно, это и есть причина: {sides}, а напротив них углы {first} и {second}.',
  ],
  'angles.named.which': [
    'Равные углы лежат напротив равных сторон. Какой угол напротив {one}, а какой напротив {other}?',
    'Какой угол не касается стороны {one}, а какой стороны {other}? Эти два и равны.',
    'Возьми {one}: какая вершина напротив? А напротив {other}?',
  ],
  'angles.exterior': [
    'Внешний угол и соседний вместе 180. Три внутренних тоже 180. Значит, внешний равен двум дальним вместе{claim}.',
    'Оба раза 180: внешний с соседним и три внутренних. Без соседнего остаётся внешний, а в треугольнике два дальних{claim}.',
    'Убери соседний из обеих сумм: на прямой останется внешний, в треугольнике два дальних. Поэтому они равны{claim}.',
  ],
  'angles.line': [
    'Внешний угол и внутренний стоят рядом на одной прямой, а это 180 градусов.',
    'Нарисуй: сторона продолжается за вершину прямо. Внутренний и внешний угол вместе занимают эту прямую, 180 градусов.',
    '180 из-за прямой: сторона и её продолжение. Её делят внутренний угол и внешний.',
  ],
  'angles.sum': [
    'Три угла треугольника вместе 180 градусов: оторви уголки, приложи друг к другу, и выйдет прямая.',
    '180 это все три угла вместе. Если оторвать их и сложить рядом, получится прямая.',
    'В любом треугольнике сумма трёх углов 180 градусов: приложенные друг к другу, они дают прямую.',
  ],
  'others.fails': [
    'Проверим: если {value}, то в задаче {claim}, а это неверно. Значит, {value} не подходит. А что получается у тебя?',
    'Нет, {value} не подходит: вышло бы {claim}. Какой твой следующий шаг в {line}?',
    'Подставим {value}: {claim}, так не бывает. Как продолжишь {line}?',
  ],
  'others.value': [
    'Проверим числом: при {point} в задаче {task}, а {theirs} даёт {value}. Значит, это не одно и то же. Как продолжишь?',
    'Нет: при {point} в задаче выходит {task}, а в {theirs} выходит {value}. Какой твой следующий шаг?',
    '{theirs} не подходит: при {point} это {value}, а в задаче {task}. А что получается у тебя?',
  ],
  'others.one-line': [
    'Подходить должно к каждой строке. {fits} с этими числами верно, а {fails} нет. А что получается у тебя?',
    'С этими числами {fits} выполняется, а {fails} нет. Значит, это не решение. Как продолжишь?',
    'Одной строки мало: {fits} подходит, {fails} нет. Какой твой следующий шаг?',
  ],
  'others.try': [
    'Пусть решит сама задача: подставь {value} в обе части {line}. Что выйдет слева и что справа?',
    '{value} можно проверить в {line}: какими числами станут обе части?',
    'Не верь мне на слово, подставь {value} в {line}. Получается верно?',
  ],
  'others.try.value': [
    'Это можно проверить: возьми одно число, например {point}, и подставь в {line} и в {theirs}. Совпадает?',
    'Пусть решит число: чему равно {line} при {point}, а чему {theirs}?',
    'Возьми {point} и посчитай оба, {line} и {theirs}. Что видно?',
  ],
  'others.limits': [
    'Постоянная стоит и при верхнем пределе, и при нижнем. Что с ней станет в {line} при вычитании, а значит, и в {theirs}?',
    'Проверь: прибавь $C$ к первообразной, подставь оба предела и вычти. Что останется от $C$ в {theirs}?',
    'Между двумя пределами ответ это одно число. Что станет с постоянной из {theirs}, если подставить оба предела и вычесть?',
  ],
  'others.true': [
    'Да, так тоже верно: {claim}. Продолжай своим путём: что выходит у тебя?',
    '{claim}: здесь ошибки нет. Как это выглядит на твоём пути?',
    'Это тоже верно: {claim}. Какой твой следующий шаг?',
  ],
  'sign.taken': [
    'Минус относится ко всему {block}: вычитается каждая часть. Значит, это {factor} на {term}. Какой знак у такого произведения?',
    'Вычитается всё {block}, не только начало. Выходит {factor} на {term}: плюс или минус?',
    'Перед {block} стоит минус, и он входит в скобку вместе с числом: {factor} на {term}. Какой знак получится?',
  ],
  'sign.product': [
    'Это выходит из {factor} на {term}. Какой знак у такого произведения?',
    'Посмотри, откуда это: {factor} на {term}. Плюс или минус?',
    'Здесь нужно {factor} на {term}. Какой знак получится?',
  ],
  'every.times': [
    'Да: число перед скобкой умножает каждое слагаемое в ней. В {block} это {terms}, каждое на {factor}. Во что превратится скобка?',
    'Да, каждое. {block} значит, что вся скобка взята столько раз: {terms}, каждое на {factor}. Что получится?',
    'Да, в скобке ничего не пропускают: {factor} на каждое из {terms}. Как тогда выглядит строка?',
  ],
  'every.taken': [
    'Да, всё: вычитается каждая часть {block}, а не только первая. Как тогда выглядит строка?',
    'Да: минус стоит перед всем {block}, значит, уходит каждая часть. Что запишешь?',
    'Вычитается всё {block}, каждая его часть. Какой знак получит каждая?',
  ],
  'square.product': [
    'Для произведения это верно: {product} это {factors}. Но в {square} стоит сумма или разность. Проверь при {letter}: равны ли {left} и {right}?',
    'С {product} так и есть, там только множители. А в {square} складывают или вычитают. Возьми {letter}: равно ли {left} числу {right}?',
    '{product} это квадрат произведения, а {square} нет. Годится ли правило для обоих? Попробуй {letter}: {left} и {right} одинаковы?',
  ],
  'square.each': [
    'Это можно проверить. Возьми {letter} в {square}: равны ли {left} и {right}?',
    'Пусть решит число, можно ли возводить по отдельности: при {letter} сравни {left} и {right}. Равны?',
    'Попробуй {letter}: с одной стороны {left}, с другой {right}. Одинаково?',
  ],
  'tested.square': [
    'Хорошая проверка: {one} и {other} не равны, значит, возводить каждую часть отдельно нельзя. Запиши {square} как {product}: какие произведения выйдут?',
    'Чистая проверка: {one} не равно {other}. Если возвести только части, что-то теряется. Что даёт {product}, каждое на каждое?',
    'Проверка всё решила: {one} и {other}. Теперь вспомни, что значит {square}: это {product}. Какие там произведения?',
  ],
  'tested.rule': [
    'Хорошая проверка: {rule} не выполняется. {square} значит {product}. Какие произведения выйдут, каждое на каждое?',
    'Точно, проверка это опровергла: {rule} неверно. Запиши {square} как {product}. Что из этого получится?',
    'Верно замечено, {rule} не годится. Вернись к тому, что такое квадрат: {product}. Какие там произведения?',
  ],
  'tested.missing': [
    'Ищи это в {product}: каждое слагаемое первой скобки на каждое второй. Какие произведения не квадраты?',
    'Перемножь {product} по порядку. Что выйдет, кроме двух квадратов?',
    '{square} это {product}, то есть четыре произведения. Каких двух не хватает, если взять только квадраты?',
  ],
}

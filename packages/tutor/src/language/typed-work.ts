import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

type Variants = readonly [string, string, string, ...string[]]

/** What is said about typed work besides whether a line is right. */
export type WorkKey =
  | 'back-to-unknown'
  | 'steps-fit'
  | 'go-on'
  | 'root-of-negative'
  | 'zero-discriminant'
  | 'extra-square'
  | 'terms'
  | 'terms-so-far'
  | 'constant-term'
  | 'inner-power'
  | 'half-modulus'
  | 'quotient-for-log'
  | 'roots-joined'
  | 'minus-minus'
  | 'signs-of-pair'
  | 'no-equals'
  | 'two-readings'
  | 'product-or-bracket'
  | 'same-value'
  | 'radian-mode'
  | 'prime-test'
  | 'prime-one'
  | 'first-system'
  | 'other-place'
  | 'whole-divided'
  | 'inner-function'
  | 'false-rule'
  | 'more-lines'
  | 'bases-joined'
  | 'exponents-multiplied'
  | 'logs-joined'
  | 'same-rank'
  | 'order-first'
  | 'quotient-of-squares'
  | 'negative-modulus'
  | 'root-sign'
  | 'differentiate-back'

interface TypedWorkWords {
  readonly texts: Readonly<Record<WorkKey, Variants>>
  /** Asks how it goes on, or says that it does not. */
  readonly goesOn: RegExp
  /** D, the discriminant. */
  readonly discriminant: RegExp
  readonly noRoots: RegExp
  readonly solves: RegExp
  readonly viete: RegExp
  /** "x times x plus 3" in words. */
  readonly timesPlus: RegExp
  readonly mine: RegExp
  readonly theirs: RegExp
  readonly calculator: RegExp
  readonly prime: RegExp
  /** Names the derivative of the task. */
  readonly derivative: RegExp
  /** Joins a rule and what is concluded from it. */
  readonly so: RegExp
  readonly isIt: RegExp
  /** Before the student's result. */
  readonly result: string
  /** Between a task in words and what it is said to come to. */
  readonly isSaid: RegExp
}

/** Whether a number is prime, and not more than that. */
export const asksWhether = /\?|(?<!\p{L})(?:is|are|whether|i (?:think|say)|кажется|думаю|или|ли)(?!\p{L})/iu
export const asksForMore = /[=+*^<>]|factor|множител|сколько|how many|между|between|less|меньше/iu
/** Others quarrel about the result. */
export const isArgued = /спор|argu|debate|friends?|both|кто|who|all|все/iu

const has = (words: string) => regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

export const typedWork: Readonly<Record<Language, TypedWorkWords>> = {
  en: {
    goesOn: has(
      "(?:what|where|how) (?:do i do |do i go |comes |to do |is )?(?:next|now)|now what|then what|what now|whats next|(?:i(?:'?m| am) |got |get |now )stuck|how (?:do|can) i (?:go on|continue|finish)|and then\\?*$|idk what(?:'?s| is)? next",
    ),
    discriminant:
      /(?<!\p{L})(?:D|Δ|discriminant(?: (?:is|was|came out(?: as)?|of))?|disc)\s*(?:=|is|:)?\s*(?=[-−\d(])/u,
    noRoots: has("no (?:real )?(?:solutions?|roots?|answers?)|(?:can'?t|cannot) be solved"),
    solves: has('solve|find x|roots?'),
    viete: has("vi[eè]t[ae]'?s?|sum and product"),
    timesPlus: /(?<!\p{L})([a-z]) times (?:the )?(\1)\s+(plus|minus)\s+(\p{L}+|\d+)/iu,
    mine: has('i (?:got|get|have|had|found|wrote)|mine is|my (?:answer|result)(?: is)?|me'),
    theirs: has('book|textbook|key|answers?|teacher|mark ?scheme|solution|calculator|friend|website|app'),
    calculator: has('calculator|calc|casio|typed|phone'),
    prime: has('prime'),
    derivative: /(?<!\p{L})(?:(?:my |the )?derivative\s*(?:is|:|=)|(?:y'|f'(?:\(x\))?)\s*=)\s*/iu,
    so: /(?<!\p{L})(?:so|then|therefore|hence|means)(?!\p{L})|=>|⇒/iu,
    isIt: has('right|correct|true|ok|yes'),
    result:
      "(?<!\\p{L})(?:i (?:got|get|put|have|said|say|found|think)|my (?:answer|result)(?: is)?|answer(?: is)?|is it|isn'?t it)(?!\\p{L})[\\s:]*",
    isSaid: /derivative of (?![fgy]\s*(?:\(x\))?\s*=)[^=]{2,40}?\s(?:is|equals|=)\s/iu,
    texts: {
      'back-to-unknown': [
        '{values} are right, as values of {letter}. But {letter} is not {unknown} yet: it stands for {inner}. Go back with {first}: how many {unknown} fit, and which?',
        'So far so good: {values}. {letter} was only a name for {inner}. Which {unknown} make {first} true? Then the same with the other.',
        'The values of {letter} are right ({values}). The task asks for {unknown}, and {letter} is {inner}. What follows from {first}?',
      ],
      'steps-fit': [
        'That works out: {check}, so {value} fits, and the substitution behind it is right too. Well done.',
        'Yes, {value} fits: put in, the equation says {check}. Your way with {letter} is right.',
        'I put {value} into the equation and it holds ({check}). The way with {letter} is right as well.',
      ],
      'go-on': ['{right} {question}', '{right} Next: {question}', '{right} For the next step: {question}'],
      'root-of-negative': [
        'Yes, the discriminant is {value}. Can you take the square root of a negative number? What does that say about the roots?',
        '{value} is right, no mistake there. The formula needs its square root: does that exist among the numbers you know?',
        'The discriminant {value} is right. Its root is needed in the formula: what follows for the equation?',
      ],
      'zero-discriminant': [
        'The discriminant is 0, that is right, but it does not mean “no solution”. Put 0 under the root in the formula: what is left of it?',
        'D = 0 is right. No solution would need a negative D. What does the formula give when the root is 0?',
        'Right, 0. Look at the formula: plus and minus the root of 0. How many different values come out?',
      ],
      'extra-square': [
        'The bracket {bracket} is the right one. Multiply it out: which number comes at the end that the equation does not have?',
        'Good bracket, {bracket}. It brings a number of its own with it. What is {bracket} written out, and what has to be taken off again?',
        '{bracket} gives the terms with {unknown}, that is right. Which number does it add on top of them?',
      ],
      terms: [
        '{right} fits. Look at {wrong} again: what does that part come from, and what does it become?',
        'Almost: {right} is right. Only {wrong} is not. Which term of the task belongs to it?',
        '{right} can stay. The slip is in {wrong}: calculate just that part once more. What do you get?',
      ],
      'terms-so-far': [
        '{right}: that much is right, and it is not all yet. Which term of the task is still open, and what does it become?',
        '{right} belongs to it. What becomes of the rest of the task?',
        'Good so far: {right}. Now the part that is left: what do you get for it?',
      ],
      'constant-term': [
        '{right} fits. But {wrong} stood there from the beginning and has not changed: how steep is the graph of a constant?',
        'Almost: {right} is right. {wrong} is a constant. How fast does a constant grow?',
        '{right} can stay. What is the derivative of a number alone, such as {wrong}?',
      ],
      'inner-power': [
        '{right} is right. Look at {wrong}: write the power as a product, one bracket after the other. How many factors {letter} are there?',
        'Almost: {right} can stay. For {letter}, how often does the inner power appear when the bracket is multiplied with itself?',
        'Only {wrong} is off, {right} fits. A power of a power: what happens to the two exponents?',
      ],
      'half-modulus': [
        'That is one half of it. {task} means: {inner} is less than {bound} away from 0, in both directions. How small may {inner} be?',
        'The upper side is right. The bars also bound {inner} from below. Try {inner} $= -{boundPlain} - 1$: does {task} hold?',
        'From {task} follow two things about {inner}, and you have one. What is the smallest that {inner} may be?',
      ],
      'quotient-for-log': [
        'Not yet: {value} is {a} divided by {base}. A logarithm asks for an exponent: {base} to which power gives {a}? Begin with {base} squared: what is it?',
        '{value} comes from dividing, and a logarithm does not divide. It is the exponent: how often do you multiply {base} by itself to reach {a}?',
        'That would be {a} : {base}. $\\log$ asks something else: which exponent belongs on {base}? Try 2 and 3: what do you get?',
      ],
      'roots-joined': [
        "Not yet: roots can't be joined like that. $\\sqrt{9} + \\sqrt{16}$ is 7, but $\\sqrt{25}$ is 5. Which square number is hidden in {first}?",
        'No: under one root only products go together, not sums. Simplify each root first. Which square divides {first}?',
        'Those two are not equal: test it with $\\sqrt{4} + \\sqrt{4}$ and $\\sqrt{8}$. So take each root alone: which square number is in {first}?',
      ],
      'minus-minus': [
        'Not yet. Taking away {b} is not the same as taking away its opposite. If a debt is taken away from you, do you have more or less? So which way on the number line from {a}?',
        'Not quite: two signs stand before the last number. From {a}, you take away something negative. Do you go up or down?',
        'That would be {a} with a positive number taken away. Here {b} is taken away: which way do you go from {a}?',
      ],
      'signs-of-pair': [
        'The product of the two is right, {product}. But by Vieta the sum of the roots must be {sum}. What is the sum of yours?',
        'Close: their product fits. Now add them: the roots need the sum {sum}. What has to change?',
        'Two right numbers, one thing is off: the sum. It has to be {sum}. Which signs give that, with the product still {product}?',
      ],
      'no-equals': [
        'I read {task}, without an equals sign. Is “$= 0$” missing there (then we look for {unknown}), or is it to be written as a product?',
        '{task} alone cannot be solved, something must be equal to something. Does the task say “$= 0$”, or to factor it?',
        'To solve it, an equation is needed. Is it {task} $= 0$, or do they want factors?',
      ],
      'two-readings': [
        'Good question, and the quarrel is about the writing: it can be read as {first} or as {second}. By the school rule, division and multiplication go from left to right. Which of the two is that?',
        'Written like that it has two readings: {first} and {second}. Going strictly from left to right, which one is it, and what comes out?',
        'Both camps have a point: without the sign, some read {second}, and the rule “left to right” reads {first}. What does each of them give?',
      ],
      'product-or-bracket': [
        'In signs this needs a decision: {plain} or {bracketed}. What is the second factor in your task?',
        'Good idea, a bracket is missing to be clear: is only {letter} multiplied, or all of {sum}?',
        'I can read it as {plain} or {bracketed}. Which one is meant?',
      ],
      'same-value': [
        '{mine} and {theirs} are the same number, so yours is right if the book is. Which form does the task ask for?',
        'No mistake there: {mine} and {theirs} are equal, only written differently. How do you get from one to the other?',
        'Both agree: {mine} $=$ {theirs}. Can you see how the one is turned into the other?',
      ],
      'radian-mode': [
        'The calculator is not broken: {value} is what comes out when {angle} is taken in radians. Which setting does it show, DEG or RAD?',
        'It counts in radians just now, and there {value} is right. Look for DEG or RAD on the display: which one is on?',
        'That is {angle} radians, not degrees. Your own formula need not be wrong. How do you switch it to degrees (DEG)?',
      ],
      'prime-test': [
        'Times tables are not enough for that. Try the primes 2, 3, 5, 7, … one after the other, as long as their square is at most {number}. Which of them divides {number}, if any?',
        'It can be tested: only the primes whose square is not above {number} are needed. Which primes are these, and does one of them divide it?',
        'Divide {number} by the small primes, one by one. Where may you stop, and does any go in without a remainder?',
      ],
      'prime-one': [
        'A good doubt. A prime has exactly two different divisors. How many does 1 have?',
        '1 is a special one. List its divisors and compare: how many divisors does a prime have?',
        'By the definition a prime has exactly two divisors, 1 and itself. Are these two different numbers here?',
      ],
      'first-system': [
        'Two systems, one after the other. The first: {first}. If you add its two lines, which letter goes?',
        'Calmly, the first one first: {first}. Which letter is easy to get rid of, and how?',
        'We take {first} and then the second one. What could you do with the two lines so that one letter goes?',
      ],
      'other-place': [
        'This series is right, with its period. But one turn of the circle has a second place with the same value: is it mirrored in the horizontal or in the vertical axis?',
        'Right so far: {line}. In one turn the value occurs twice. Where on the circle is the other place?',
        'That is one of the two series, and it is right. Draw the circle: at which other angle does the function have the same value?',
      ],
      'whole-divided': [
        'The idea is right. As you wrote it, only the last term is divided. Which part has to be divided by {by}, and how do you show that?',
        'Nearly: the steps are right, the writing is not yet. All of {top} is divided by {by}. What is missing around it?',
        'You mean the right thing, but without a sign only the term next to the bar is divided. How do you write that all of {top} is?',
      ],
      'inner-function': [
        'Both are right: $u = {inner}$ and its $du$. Look at what stands beside it in the integral: which part of $du$ is that, and what factor is missing?',
        'The choice is good and $du$ is right. Now the integral has to be written with $u$ only: what does the rest with $dx$ become?',
        'That fits. The next step is to replace: $ {inner} $ becomes $u$. How do you write the remaining factor with $dx$ by means of $du$?',
      ],
      'false-rule': [
        'No, and a number shows it: with {point} the left side of {line} is {left}, the right side {right}. What do you get when you write the power as a product of two brackets?',
        'That is tempting, but not true. Test {line} with {point}: {left} on the left, {right} on the right. What is lost on the right?',
        'Not so: for {point} the two sides of {line} are {left} and {right}. Multiply it out bracket by bracket: what comes in the middle?',
      ],
      'bases-joined': [
        'Not yet: the exponents were added, but the base changed too. Write {first} as factors: how many times does the same number stand there in all?',
        'The exponent is right, the base is not. How many factors are there in {first}, and which number is each of them?',
        'Only the number of factors grows, not the factor itself. What is {first} written out?',
      ],
      'exponents-multiplied': [
        'Not yet: the exponents were multiplied. Write {first} as factors: how many are there together with those of the other power?',
        'Count the factors: how many has {first}, how many the second power, and how many are there in the whole product?',
        'Multiplying exponents belongs to a power of a power. Here two powers stand side by side: how many equal factors are that?',
      ],
      'logs-joined': [
        'Not yet: a logarithm of a sum is not the sum of the logarithms. Take each one alone: what is {first}?',
        'Those two differ. Find the value of {first} and of the other one, and compare: which rule is it, for a sum or for a product?',
        'Logarithms that are added belong to a product inside, not to a sum. What is {first} on its own?',
      ],
      'same-rank': [
        'Not yet: {value} comes out if the multiplication goes first. Both have the same rank: which one stands further left?',
        'Division and multiplication are equals, so it goes from left to right. What is the first step then?',
        'Here the right one was done first. From left to right, what comes out of the first two numbers?',
      ],
      'order-first': [
        'Not yet: {value} comes out from left to right. Which operation goes before adding and subtracting?',
        'That was calculated in the order of writing. Division and multiplication go first: what is {first}?',
        'Look for the operation that goes first, wherever it stands. What is {first}?',
      ],
      'quotient-of-squares': [
        'Not yet: it was canceled term by term. The top is a difference of squares: which two brackets is it the product of?',
        'Only factors may be canceled, not parts of a sum. How is the top written as a product of two brackets?',
        'Check with a number: it does not agree. Write the top as a product first: which brackets are they?',
      ],
      'negative-modulus': [
        'Put your number in: which sign does a modulus have? Can it ever be {value}?',
        'Careful: a modulus is a distance. Can a distance be {value}?',
        'Before solving, look at the right side: {value}. Which values can a modulus have at all?',
      ],
      'root-sign': [
        'The sign $\\sqrt{{number}}$ means one number only, the one that is not negative. The ± belongs to an equation like $x^2 = {number}$. Why does that one have two answers?',
        'Two different questions: $x^2 = {number}$ has two solutions, the sign $\\sqrt{{number}}$ names just the nonnegative one. Which of the two was asked here?',
        'By agreement a square root is never negative, so that the sign has one value. Where does the ± come from then: from $\\sqrt{{number}}$ or from $x^2 = {number}$?',
      ],
      'differentiate-back': [
        'Test it by going back: what is the derivative of {own}? Compare it with what stands under the integral.',
        'Not yet. Differentiate {own}: does the integrand come out?',
        'An antiderivative is checked by its derivative. What do you get for {own}?',
      ],
      'more-lines': [
        'These fit: put into both lines, {values} make them true. Guessing finds numbers, but does not show that there are no others. How could you get one equation with one letter out of the two?',
        '{values} are right, I put them in. To be sure that nothing is missing, what do you get if you put one line into the other?',
        'Yes, {values} fit both lines. Trying is allowed; the task wants to know whether there is more. Which letter would you express first?',
      ],
    },
  },
  ru: {
    goesOn: has(
      '(?:а |и )?дальше (?:как|что|никак|не знаю|ступор|не идет|не идёт)|(?:что|как) дальше|ступор|застрял\\p{L}*|а дальше|что теперь|и что теперь|не знаю,? (?:что|как) (?:делать )?дальше',
    ),
    discriminant:
      /(?<!\p{L})(?:[DДд]|Δ|дискриминант(?: (?:получился|вышел|равен|у меня))?)\s*(?:=|это|:)?\s*(?=[-−\d(])/u,
    noRoots: has('(?:корней|решений) нет|нет (?:корней|решений)|без (?:корней|решений)|не решается'),
    solves: has('реши\\p{L}*|найти х|найди х|корни'),
    viete: has('виет\\p{L}*'),
    timesPlus: /(?<!\p{L})(икс|x|х) (?:умножить|умножен) на (икс|x|х)\s+(плюс|минус)\s+(\p{L}+|\d+)/iu,
    mine: has('у меня|мой ответ|я (?:получил\\p{L}*|наш[её]л|нашла)|получил\\p{L}*|вышло|выходит'),
    theirs: has(
      'учебник\\p{L}*|ответ\\p{L}*|книг\\p{L}*|учител\\p{L}*|решебник\\p{L}*|калькулятор\\p{L}*|друг\\p{L}*|гдз',
    ),
    calculator: has('калькулятор\\p{L}*|калк|телефон\\p{L}*'),
    prime: has('прост\\p{L}{2,3}'),
    derivative: /(?<!\p{L})(?:производн\p{L}+\s*(?:равна|это|:|=)|(?:y'|f'(?:\(x\))?)\s*=)\s*/iu,
    so: /(?<!\p{L})(?:значит|поэтому|тогда|следовательно)(?!\p{L})|=>|⇒/iu,
    isIt: has('верно|правильно|так|правда|да'),
    result:
      '(?<!\\p{L})(?:у меня(?: вышло| получилось)?|(?:мой )?ответ|я (?:получил|написал|насчитал)\\p{L}*|вышло|получилось|это)(?!\\p{L})[\\s:]*',
    isSaid: /производн\p{L}+ (?!функции|[fgy]\s*(?:\(x\))?\s*=)[^=]{2,40}?\s(?:это|равна|равно|=)\s/iu,
    texts: {
      'back-to-unknown': [
        'Всё верно: {values}. Но это значения {letter}, а не {unknown}: буквой {letter} обозначено {inner}. Вернись к {first}: сколько {unknown} подходит и какие?',
        '{values}: верно. Только {letter} это лишь имя для {inner}. При каких {unknown} выполняется {first}? Потом так же со вторым.',
        'Значения {letter} найдены верно ({values}). Спрашивают {unknown}, а {letter} это {inner}. Что следует из {first}?',
      ],
      'steps-fit': [
        'Всё сходится: {check}, значит, {value} подходит, и замена сделана верно. Отлично.',
        'Да, {value} подходит: при подстановке выходит {check}. Путь с {letter} верный.',
        'Подстановка {value} даёт {check}, равенство выполняется. Замена на {letter} тоже верна.',
      ],
      'go-on': ['{right} {question}', '{right} Дальше: {question}', '{right} Следующий шаг: {question}'],
      'root-of-negative': [
        'Да, дискриминант равен {value}, ошибки нет. Можно ли извлечь корень из отрицательного числа и что это значит для уравнения?',
        '{value} посчитано верно. В формуле нужен корень из этого числа: есть ли такой среди известных тебе чисел?',
        'Дискриминант {value} верный. Из него нужно извлечь корень: что отсюда следует для корней уравнения?',
      ],
      'zero-discriminant': [
        'Дискриминант равен 0, это верно, но «нет корней» отсюда не следует. Подставь 0 под корень в формулу: что от неё останется?',
        'D = 0 верно. Корней нет, только если D отрицательный. Что даёт формула, когда корень равен 0?',
        'Верно, 0. В формуле стоит плюс-минус корень из нуля. Сколько разных значений выйдет?',
      ],
      'extra-square': [
        'Скобка {bracket} выбрана верно. Раскрой её: какое число появится в конце, которого в уравнении нет?',
        'Скобка хорошая, {bracket}. Она приносит с собой лишнее число. Чему равно {bracket} без скобок и что надо вычесть обратно?',
        '{bracket} даёт нужные члены с {unknown}. Какое число она добавляет сверх них?',
      ],
      terms: [
        '{right} верно. Посмотри ещё раз на {wrong}: из какой части задачи это и во что она превращается?',
        'Почти: {right} верно, не подходит только {wrong}. Какой член задачи ему отвечает?',
        '{right} оставляем. Ошибка в {wrong}: пересчитай только эту часть. Что выйдет?',
      ],
      'terms-so-far': [
        '{right}: это верно, но ещё не всё. Какой член задачи остался и во что он превращается?',
        '{right} туда входит. А во что превращается остальное?',
        'Пока верно: {right}. Теперь то, что осталось: что получится?',
      ],
      'constant-term': [
        '{right} верно. А {wrong} как стояло, так и осталось: насколько крут график постоянной?',
        'Почти: {right} верно. {wrong} это постоянная. Как быстро растёт постоянная?',
        '{right} оставляем. Чему равна производная одного числа, такого как {wrong}?',
      ],
      'inner-power': [
        '{right} верно. Посмотри на {wrong}: запиши степень произведением, скобка за скобкой. Сколько множителей {letter} получится?',
        'Почти: {right} оставляем. Сколько раз внутренняя степень {letter} встретится, если скобку умножить саму на себя?',
        'Не подходит только {wrong}, а {right} верно. Степень возводят в степень: что происходит с показателями?',
      ],
      'half-modulus': [
        'Это одна половина. {task} значит: {inner} отстоит от 0 меньше чем на {bound} в обе стороны. Насколько малым может быть {inner}?',
        'Верхняя граница верна. Модуль ограничивает {inner} и снизу. Возьми {inner} $= -{boundPlain} - 1$: выполняется ли {task}?',
        'Из {task} следуют два условия на {inner}, одно у тебя есть. Каким самым маленьким может быть {inner}?',
      ],
      'quotient-for-log': [
        'Пока нет: {value} это {a}, делённое на {base}. Логарифм спрашивает показатель: в какую степень возвести {base}, чтобы вышло {a}? Начни с квадрата {base}: сколько это?',
        '{value} получилось делением, а логарифм не делит. Это показатель: сколько раз умножить {base} на себя, чтобы дойти до {a}?',
        'Это было бы {a} : {base}. Логарифм спрашивает другое: какой показатель поставить над {base}? Попробуй 2 и 3: что выходит?',
      ],
      'roots-joined': [
        'Пока нет: корни так не складывают. $\\sqrt{9} + \\sqrt{16}$ это 7, а $\\sqrt{25}$ это 5. Какой квадрат спрятан в {first}?',
        'Нет: под один корень собирают произведения, а не суммы. Упрости каждый корень отдельно. Какой квадрат делит число в {first}?',
        'Они не равны: проверь на $\\sqrt{4} + \\sqrt{4}$ и $\\sqrt{8}$. Значит, берём корни по одному: какой квадрат есть в {first}?',
      ],
      'minus-minus': [
        'Пока нет. Отнять {b} не то же, что отнять противоположное число. Если у тебя забрали долг, стало больше или меньше? Тогда в какую сторону от {a} по числовой прямой?',
        'Не совсем: перед последним числом два знака. От {a} отнимают отрицательное. Идём вверх или вниз?',
        'Так вышло бы, если бы от {a} отняли положительное число. А отнимают {b}: куда двигаться от {a}?',
      ],
      'signs-of-pair': [
        'Произведение этих двух верное, {product}. Но по Виету сумма корней должна быть {sum}. А какая сумма у твоих?',
        'Близко: произведение подходит. Теперь сложи их: нужна сумма {sum}. Что надо изменить?',
        'Числа те, не сходится сумма: она должна быть {sum}. Какие знаки дают её, если произведение по-прежнему {product}?',
      ],
      'no-equals': [
        'Читаю {task}, а знака равенства нет. Там пропущено «$= 0$» (тогда ищем {unknown}) или это надо разложить на множители?',
        'Само по себе {task} решить нельзя: что-то должно чему-то равняться. В задании стоит «$= 0$» или просят множители?',
        'Чтобы решать, нужно уравнение. Это {task} $= 0$ или разложение на множители?',
      ],
      'two-readings': [
        'Хороший вопрос, и спор тут о записи: её читают как {first} или как {second}. По школьному правилу деление и умножение идут слева направо. Какая это из двух?',
        'У такой записи два прочтения: {first} и {second}. Если строго слева направо, какое это и что выходит?',
        'Правы по-своему обе стороны: без знака умножения некоторые читают {second}, а правило «слева направо» даёт {first}. Что получится в каждом случае?',
      ],
      'product-or-bracket': [
        'Знаками это надо уточнить: {plain} или {bracketed}. Какой в задаче второй множитель?',
        'Идея хорошая, не хватает скобок: умножается только {letter} или всё {sum}?',
        'Это можно прочитать как {plain} или {bracketed}. Что имеется в виду?',
      ],
      'same-value': [
        '{mine} и {theirs} одно и то же число, так что твой ответ верен, если верен ответ книги. Какой вид просит задание?',
        'Ошибки нет: {mine} и {theirs} равны, только записаны по-разному. Как перейти от одного к другому?',
        'Ответы совпадают: {mine} $=$ {theirs}. Видно, как одно превращается в другое?',
      ],
      'radian-mode': [
        'Калькулятор исправен: {value} выходит, если {angle} понимать как радианы. Какой режим на нём стоит, DEG или RAD?',
        'Он сейчас считает в радианах, и там {value} верно. Найди на экране DEG или RAD: что включено?',
        'Это {angle} радиан, а не градусов. Сама формула может быть верной. Как переключить его на градусы (DEG)?',
      ],
      'prime-test': [
        'Таблицы умножения тут мало. Пробуй простые 2, 3, 5, 7, … по очереди, пока их квадрат не больше {number}. Делится ли {number} на какое-то из них?',
        'Это проверяется: нужны только простые, квадрат которых не больше {number}. Какие это и делит ли его одно из них?',
        'Дели {number} на маленькие простые по одному. Где можно остановиться и найдётся ли деление без остатка?',
      ],
      'prime-one': [
        'Сомнение к месту. У простого числа ровно два разных делителя. А сколько их у 1?',
        'Единица особенная. Выпиши её делители и сравни: сколько делителей у простого числа?',
        'По определению у простого ровно два делителя, 1 и оно само. Разные ли это числа здесь?',
      ],
      'first-system': [
        'Систем две, идём по очереди. Первая: {first}. Какую букву в ней легче выразить?',
        'Спокойно, сначала первая: {first}. От какой буквы проще избавиться и как?',
        'Возьмём {first}, потом вторую. Что сделать с двумя строками, чтобы одна буква исчезла?',
      ],
      'other-place': [
        'Эта серия верна, и период на месте. Но за один оборот то же значение бывает ещё в одном месте круга: как оно отражено, относительно горизонтальной или вертикальной оси?',
        'Пока всё верно: {line}. За один оборот значение встречается дважды. Где на окружности второе место?',
        'Это одна из двух серий, и она верна. Нарисуй окружность: у какого ещё угла такое же значение?',
      ],
      'whole-divided': [
        'Идея верная. Но в такой записи делится только последний член. Что надо разделить на {by} и как это показать?',
        'Почти: шаги верные, дело в записи. На {by} делится всё {top}. Чего вокруг него не хватает?',
        'Мысль правильная, только без знака делится лишь член рядом с чертой. Как записать, что делится всё {top}?',
      ],
      'inner-function': [
        'И замена, и $du$ верны: $u = {inner}$. Посмотри, что осталось в интеграле рядом: какая это часть $du$ и какого множителя не хватает?',
        'Выбор хороший, $du$ найдено верно. Теперь в интеграле должна остаться только $u$: во что превращается остальное с $dx$?',
        'Подходит. Дальше замена: $ {inner} $ становится $u$. Как записать оставшийся множитель с $dx$ через $du$?',
      ],
      'false-rule': [
        'Нет, и число это показывает: при {point} слева в {line} выходит {left}, справа {right}. Что получится, если записать степень произведением двух скобок?',
        'Так хочется, но это неверно. Проверь {line} при {point}: слева {left}, справа {right}. Что справа потерялось?',
        'Нет: при {point} части {line} равны {left} и {right}. Раскрой скобку за скобкой: что появится посередине?',
      ],
      'bases-joined': [
        'Пока нет: показатели сложены верно, но изменилось и основание. Распиши {first} множителями: сколько раз всего стоит одно и то же число?',
        'Показатель верный, основание нет. Сколько множителей в {first} и какое число каждый из них?',
        'Растёт только количество множителей, а сам множитель прежний. Как выглядит {first} без степени?',
      ],
      'exponents-multiplied': [
        'Пока нет: показатели перемножены. Распиши {first} множителями: сколько их вместе с множителями второй степени?',
        'Посчитай множители: сколько их в {first}, сколько во второй степени и сколько во всём произведении?',
        'Показатели перемножают, когда степень возводят в степень. Здесь две степени рядом: сколько это одинаковых множителей?',
      ],
      'logs-joined': [
        'Пока нет: логарифм суммы это не сумма логарифмов. Возьми каждый отдельно: чему равно {first}?',
        'Они не равны. Найди {first} и второй логарифм и сравни: правило здесь про сумму или про произведение внутри?',
        'Сумма логарифмов отвечает произведению внутри, а не сумме. Чему равно {first} само по себе?',
      ],
      'same-rank': [
        'Пока нет: {value} выходит, если сначала умножать. Эти действия равноправны: какое стоит левее?',
        'Деление и умножение равноправны, значит, идём слева направо. Какое действие первое?',
        'Здесь сначала сделано правое. А если слева направо: что дают первые два числа?',
      ],
      'order-first': [
        'Пока нет: {value} выходит, если считать подряд. Какое действие идёт раньше сложения и вычитания?',
        'Так посчитано по порядку записи. Сначала деление и умножение: сколько будет {first}?',
        'Найди действие, которое идёт первым, где бы оно ни стояло. Сколько будет {first}?',
      ],
      'quotient-of-squares': [
        'Пока нет: сокращено по отдельным членам. Сверху разность квадратов: произведению каких двух скобок она равна?',
        'Сокращать можно только множители, а не части суммы. Как записать верх произведением двух скобок?',
        'Проверь на числах: не сходится. Сначала запиши верх произведением: какие это скобки?',
      ],
      'negative-modulus': [
        'Подставь своё число: какой знак бывает у модуля? Может ли он равняться {value}?',
        'Осторожно: модуль это расстояние. Может ли расстояние быть {value}?',
        'Прежде чем решать, посмотри вправо: там {value}. Какие значения вообще бывают у модуля?',
      ],
      'root-sign': [
        'Знак $\\sqrt{{number}}$ обозначает одно число, неотрицательное. А ± бывает у уравнения $x^2 = {number}$. Почему у него два ответа?',
        'Это два разных вопроса: у $x^2 = {number}$ два решения, а знак $\\sqrt{{number}}$ называет только неотрицательное. О чём спрашивали здесь?',
        'По договорённости корень не бывает отрицательным, чтобы у знака было одно значение. Откуда тогда ±: из $\\sqrt{{number}}$ или из $x^2 = {number}$?',
      ],
      'differentiate-back': [
        'Проверь обратным действием: чему равна производная {own}? Сравни с тем, что стоит под интегралом.',
        'Пока нет. Найди производную {own}: выходит подынтегральная функция?',
        'Первообразную проверяют производной. Что получается для {own}?',
      ],
      'more-lines': [
        'Подходят: {values} делают верными обе строки. Подбор находит числа, но не показывает, что других нет. Как из двух строк получить одно уравнение с одной буквой?',
        '{values} верны, подстановка сходится. Чтобы ничего не потерять: что выйдет, если подставить одну строку в другую?',
        'Да, {values} подходят к обеим строкам. Подбирать можно, но вдруг есть ещё. Какую букву выразить первой?',
      ],
    },
  },
}

/** Numbers that are compared: what helps to see which is bigger, and why a usual reason fails. */
export const sizeMoves = [
  'size.wrong',
  'size.why.digits',
  'size.why.parts',
  'size.why.longer',
  'size.why.negative',
  'size.places',
  'size.line',
  'size.side',
  'size.pieces',
  'size.whole',
  'size.denominator',
  'size.numerator',
  'size.decimal',
  'size.hundredths',
  'size.square',
  'size.pair',
] as const
type SizeMove = (typeof sizeMoves)[number]

type SizeTexts = Readonly<Record<SizeMove, readonly [string, string, string, ...string[]]>>

export const sizesEn: SizeTexts = {
  'size.wrong': [
    'Not quite. {cause} {question}',
    'Not that way round yet. {cause} {question}',
    'Look once more. {cause} {question}',
  ],
  'size.why.digits': [
    'Bigger digits do not make a bigger fraction: $\\frac{3}{100}$ has bigger ones than $\\frac{1}{2}$ and is much less.',
    'The digits alone do not tell: $\\frac{3}{100}$ is far less than $\\frac{1}{2}$, for all its digits.',
    'A fraction can have big digits and be small, as $\\frac{3}{100}$ beside $\\frac{1}{2}$.',
  ],
  'size.why.parts': [
    'A bigger denominator means more parts, and so smaller ones.',
    'The bottom number counts the parts of the whole: the more of them, the smaller each.',
    'The more people share a cake, the less each of them gets.',
  ],
  'size.why.longer': [
    'More digits behind the point do not make a number bigger.',
    'How long a decimal is says nothing about its size.',
    'The digits behind the point are tenths, hundredths and so on, not a whole number of their own.',
  ],
  'size.why.negative': [
    'Below zero it is the other way round: more degrees of frost are colder.',
    'With a minus the bigger digits stand further down.',
    'Behind the minus sign bigger digits mean a deeper place below zero.',
  ],
  'size.places': [
    'Give both the same number of digits behind the point: how many {unit} are in {value}? {note}',
    'Count both in {unit}: how many of them make {value}? {note}',
    'How many {unit} does {value} have? {note}',
  ],
  'size.line': [
    'Which of {a} and {b} lies further left on the number line? {note}',
    'Think of a thermometer: which is colder, {a} or {b}? {note}',
    'Draw a number line: which stands more to the left, {a} or {b}? {note}',
  ],
  'size.side': [
    'On which side of 0 does {a} lie, and on which {b}?',
    'Where is zero: is {a} left or right of it, and {b}?',
    'Which of {a} and {b} is below zero?',
  ],
  'size.pieces': [
    'Cut one cake into {a} equal parts and another into {b}: which has the bigger pieces? {note}',
    'Into how many parts is the whole cut if its pieces are bigger, {a} or {b}? {note}',
    'Which pieces are bigger, those of a pizza for {a} or of one for {b}? {note}',
  ],
  'size.whole': [
    'How much is missing from {a} to one whole, and how much from {b}?',
    'Look at the gap up to 1: what does {a} lack, and what {b}?',
    'How far is each of {a} and {b} from one whole?',
  ],
  'size.denominator': [
    'Which number could be the denominator of both, if they have {a} and {b} now? {note}',
    'Which number do both {a} and {b} go into? {note}',
    'What common denominator do {a} and {b} have? {note}',
  ],
  'size.numerator': [
    'Cut both into {common} parts: how many of them does {value} have? {note}',
    'With the denominator {common}, what is the numerator of {value}? {note}',
    'How many of {common} equal parts is {value}? {note}',
  ],
  'size.decimal': [
    'How would you write {value} as a decimal? {note}',
    'What is {value} with a decimal point? {note}',
    'Divide it out: which decimal is {value}? {note}',
  ],
  'size.hundredths': [
    'A percent is a hundredth: what is {value} as a decimal? {note}',
    'How many hundredths is {value}, written as a decimal? {note}',
    'What does {value} look like with a decimal point? {note}',
  ],
  'size.square': [
    'Compare the squares: what is {value} times itself? {note}',
    'How much is {value} squared? {note}',
    'Square both. What does {value} give? {note}',
  ],
  'size.pair': ['Look only at {a} and {b}.', 'Take just {a} and {b}, side by side.', 'Two of them first, {a} and {b}.'],
}

export const sizesRu: SizeTexts = {
  'size.wrong': [
    'Пока неверно. {cause} {question}',
    'Пока не так. {cause} {question}',
    'Посмотри ещё раз. {cause} {question}',
  ],
  'size.why.digits': [
    'Большие цифры ещё не делают дробь большой: у $\\frac{3}{100}$ они больше, чем у $\\frac{1}{2}$, а сама она намного меньше.',
    'Одни цифры ничего не решают: $\\frac{3}{100}$ куда меньше, чем $\\frac{1}{2}$.',
    'Дробь с большими цифрами бывает маленькой, как $\\frac{3}{100}$ рядом с $\\frac{1}{2}$.',
  ],
  'size.why.parts': [
    'Чем больше знаменатель, тем больше частей и тем мельче каждая.',
    'Знаменатель говорит, на сколько частей разрезано целое: чем их больше, тем они меньше.',
    'Чем больше людей делят торт, тем меньше кусок у каждого.',
  ],
  'size.why.longer': [
    'Больше цифр после запятой не значит больше число.',
    'Длина десятичной дроби ничего не говорит о её величине.',
    'После запятой стоят десятые, сотые и так далее, а не отдельное целое число.',
  ],
  'size.why.negative': [
    'Ниже нуля всё наоборот: чем сильнее мороз, тем холоднее.',
    'С минусом большие цифры стоят ниже.',
    'За минусом большие цифры означают место глубже под нулём.',
  ],
  'size.places': [
    'Уравняй знаки после запятой: сколько {unit} в {value}? {note}',
    'Посчитай оба в одних долях: сколько {unit} в {value}? {note}',
    'Сколько {unit} содержит {value}? {note}',
  ],
  'size.line': [
    'Что стоит левее на числовой прямой, {a} или {b}? {note}',
    'Представь градусник: что холоднее, {a} или {b}? {note}',
    'Нарисуй числовую прямую: что на ней левее, {a} или {b}? {note}',
  ],
  'size.side': [
    'С какой стороны от нуля лежит {a}, а с какой {b}?',
    'Где ноль: {a} слева или справа от него, а {b}?',
    'Какое из чисел {a} и {b} ниже нуля?',
  ],
  'size.pieces': [
    'Один торт разрезали на {a} равных частей, другой на {b}: у какого куски больше? {note}',
    'На сколько частей разрезано целое, если куски крупнее: на {a} или на {b}? {note}',
    'Где куски пиццы больше: если её делят на {a} или на {b}? {note}',
  ],
  'size.whole': [
    'Сколько не хватает до целого у {a}, а сколько у {b}?',
    'Посмотри, сколько остаётся до 1: чего не хватает у {a} и чего у {b}?',
    'Далеко ли от целого {a}, и далеко ли {b}?',
  ],
  'size.denominator': [
    'Какой знаменатель подойдёт обеим дробям, если сейчас там {a} и {b}? {note}',
    'На какие одинаковые части можно разрезать и {a}, и {b} частей? {note}',
    'Какой общий знаменатель у {a} и {b}? {note}',
  ],
  'size.numerator': [
    'Разрежь обе на {common} частей: сколько таких частей в {value}? {note}',
    'Если знаменатель {common}, какой числитель у {value}? {note}',
    'Сколько из {common} равных частей составляет {value}? {note}',
  ],
  'size.decimal': [
    'Как записать {value} десятичной дробью? {note}',
    'Чему равно {value} в десятичной записи? {note}',
    'Раздели до конца: какая десятичная дробь равна {value}? {note}',
  ],
  'size.hundredths': [
    'Процент это сотая: как записать {value} десятичной дробью? {note}',
    'Сколько это сотых, {value}, если записать десятичной дробью? {note}',
    'Как выглядит {value} с запятой? {note}',
  ],
  'size.square': [
    'Сравни квадраты: сколько будет {value} умножить на себя? {note}',
    'Чему равен квадрат числа {value}? {note}',
    'Возведи оба в квадрат. Что даёт {value}? {note}',
  ],
  'size.pair': [
    'Посмотри только на {a} и {b}.',
    'Возьми пока только {a} и {b}, рядом.',
    'Сначала два из них, {a} и {b}.',
  ],
}

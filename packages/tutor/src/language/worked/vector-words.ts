import type { Language } from '../../math/latex.ts'
import type { Both } from '../../worked/task.ts'

interface VectorWords {
  readonly vector: RegExp
  readonly dot: RegExp
  readonly length: RegExp
  /** The slope is told. */
  readonly given: RegExp
  /** The slope of a parallel line. */
  readonly parallel: RegExp
  /** The slope by its name, in front of its value. */
  readonly named: RegExp
  readonly slope: RegExp
  readonly line: RegExp
  readonly sine: RegExp
  readonly quarter: RegExp
}

const quarters = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  перв: 1,
  втор: 2,
  трет: 3,
  четверт: 4,
  четвёрт: 4,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
} as const
export const quarterNumber = (text: string): number | null => {
  const digits = /[1-4]/.exec(text)
  if (digits) return Number(digits[0])
  const found = Object.entries(quarters)
    .sort(([a], [b]) => b.length - a.length)
    .find(([word]) => text.toLowerCase().startsWith(word))
  return found ? found[1] : null
}

export const vectorWords: Readonly<Record<Language, VectorWords>> = {
  en: {
    vector: /vector|dot product|(?<!\p{L})[abuv] ?= ?[({]/iu,
    dot: /dot product|scalar product|(?<!\p{L})[abuv]\s?[·•.]\s?[abuv](?!\p{L})/iu,
    length: /length|magnitude|modulus|\|/iu,
    given:
      /(?:slope|gradient)(?: of| is| equal to)?\s*(?:[mk]\s*)?[=:]?\s*(-?\d+(?:\.\d+)?)(?:\/(\d+))?(?![\d/]|\.\d)/iu,
    parallel: /parallel to (?:the )?(?:line )?y\s*=\s*(-?\d*)x(?![\d/*^²³])/iu,
    named: /(?<!\p{L})(?:the )?(?:slope|gradient)(?: m)?(?: is| was| of|:)?\s*=?\s*(?=-?\d)/giu,
    slope: /slope|gradient|what do i put for m|find m(?!\p{L})/iu,
    line: /equation of (?:the |a |this |that )?(?:straight )?line|(?<!\p{L})line(?!\p{L})[^?]{0,90}(?:its|the) equation|slope-intercept|(?:gradient|slope) and (?:the )?(?:y-)?intercept|find (?:m|k) and/iu,
    sine: /(?<!\p{L})(?<asked>sin|cos)\s?(?:[aαx]|alpha|theta|θ)?(?!\s?(?:[aαxθ]|alpha|theta)?\s?=)/iu,
    quarter:
      /(first|second|third|fourth|[1-4](?:st|nd|rd|th)?|iv|i{1,3})\s?(?:quadrant|quarter)|(?:quadrant|quarter)\s?([1-4]|iv|i{1,3})/iu,
  },
  ru: {
    vector: /вектор|скалярн|(?<!\p{L})[abuvаб] ?= ?[({]/iu,
    dot: /скалярн/iu,
    length: /длин|модул|\|/iu,
    given: /углов\p{L}+ коэф\p{L}*\s*(?:равн\p{L}+|[kк])?\s*[=:]?\s*(-?\d+(?:[.,]\d+)?)(?:\/(\d+))?(?![\d/]|[.,]\d)/iu,
    parallel: /параллельн\p{L}+ (?:прямой )?[yу]\s*=\s*(-?\d*)[xх](?![\d/*^²³])/iu,
    named: /(?<!\p{L})(?:углов\p{L}+ коэф\p{L}*|наклон)(?: [kк])?(?: равен| это|:)?\s*=?\s*(?=-?\d)/giu,
    slope: /углов\p{L}+ коэф|наклон|чему равн\p{L}+ k(?!\p{L})|найти k(?!\p{L})/iu,
    line: /уравнени\p{L}+ (?:этой )?прямой|(?<!\p{L})прям(?:ая|ой|ую)(?!\p{L})[^?]{0,90}уравнени|(?:найти|найди\p{L}*) k и b/iu,
    sine: /(?<!\p{L})(?<asked>sin|cos|синус\p{L}*|косинус\p{L}*)\s?(?:[aαxа]|альфа)?(?!\s?(?:[aαxа]|альфа)?\s?=)/iu,
    quarter:
      /(перв\p{L}*|втор\p{L}*|трет\p{L}*|четв[её]рт(?:ой|ая|ую)|[1-4](?:-?[яйо]\p{L}?)?|iv|i{1,3})\s?четверт\p{L}*|четверть\s?([1-4]|iv|i{1,3})/iu,
  },
}

export const vectorTexts = {
  combined: {
    name: { en: 'the vector', ru: 'вектор' },
    ask: {
      en: 'What is each vector multiplied by, coordinate by coordinate, before they are put together?',
      ru: 'На что умножается каждый вектор, координата за координатой, прежде чем их соединить?',
    },
    more: {
      en: 'Do the first coordinates alone, then the second ones. What comes out for the first?',
      ru: 'Сделай отдельно первые координаты, потом вторые. Что выходит у первых?',
    },
  },
  wrongSign: {
    en: 'Look at the second coordinate: a negative number is there. What happens to the signs in it?',
    ru: 'Посмотри на вторую координату: там отрицательное число. Что происходит со знаками?',
  },
  wrongFirst: {
    en: 'The second coordinate is right. What is the first one, step by step?',
    ru: 'Вторая координата верная. А какая первая, по шагам?',
  },
  wrongSecond: {
    en: 'The first coordinate is right. What is the second one, step by step, with its signs?',
    ru: 'Первая координата верная. А какая вторая, по шагам и со знаками?',
  },
  added: {
    en: 'The two were added there. Which sign stands between them in the task?',
    ru: 'Здесь они сложены. Какой знак между ними в задании?',
  },
  notScaled: {
    en: 'Was each vector multiplied by the number in front of it first?',
    ru: 'Умножен ли сначала каждый вектор на число перед ним?',
  },
  dot: {
    name: { en: 'the dot product', ru: 'скалярное произведение' },
    ask: {
      en: 'What do the first coordinates give when multiplied, what the second ones, and what is done with the two products?',
      ru: 'Что даёт произведение первых координат, что вторых и что делают с этими произведениями?',
    },
    more: {
      en: 'Multiply first by first and second by second. Is the result a vector or one number?',
      ru: 'Умножь первую на первую и вторую на вторую. В ответе вектор или одно число?',
    },
  },
  stillPair: {
    en: 'Both products are right. But is a dot product a vector or a number: what is left to do with the two?',
    ru: 'Оба произведения верные. Но скалярное произведение это вектор или число: что осталось с ними сделать?',
  },
  subtracted: {
    en: 'The two products were subtracted. What is done with them in a dot product?',
    ru: 'Произведения вычтены. А что с ними делают в скалярном произведении?',
  },
  summedPair: {
    en: 'That adds the coordinates, but a dot product begins with products. Which numbers are multiplied?',
    ru: 'Тут координаты сложены, а скалярное произведение начинается с умножения. Какие числа перемножают?',
  },
  lostSign: {
    en: 'Look at the signs: one of the products is negative. Which one?',
    ru: 'Посмотри на знаки: одно из произведений отрицательное. Какое?',
  },
  lengthsAdded: {
    en: 'Each length may be right, but lengths add up only where both arrows point the same way. What do the vectors give together first?',
    ru: 'Каждая длина может быть верной, но складывать длины можно, только если стрелки смотрят в одну сторону. Какой вектор выходит сначала?',
  },
  length: {
    name: { en: 'the length', ru: 'длина' },
    ask: {
      en: 'The coordinates are the legs of a right triangle. Which side is the vector, and how long is it?',
      ru: 'Координаты это катеты прямоугольного треугольника. Какой стороной будет вектор и какой он длины?',
    },
    more: {
      en: 'Square both coordinates and add. What still has to be done with that sum?',
      ru: 'Возведи обе координаты в квадрат и сложи. Что ещё осталось сделать с суммой?',
    },
  },
  squares: { name: { en: 'the square of the length', ru: 'квадрат длины' } },
  noRoot: {
    en: 'That is the square of the length. What undoes the squaring?',
    ru: 'Это квадрат длины. Какое действие обратно возведению в квадрат?',
  },
  sumOfLegs: {
    en: 'That goes along both legs. Is the straight way longer or shorter, and what does Pythagoras say?',
    ru: 'Это путь вдоль обоих катетов. Напрямик длиннее или короче и что говорит теорема Пифагора?',
  },
  negativeSquare: {
    en: 'Look at the square of the negative coordinate: can a square be negative?',
    ru: 'Посмотри на квадрат отрицательной координаты: может ли он быть отрицательным?',
  },
  slope: {
    name: { en: 'the slope', ru: 'угловой коэффициент' },
    ask: {
      en: 'From {p} to {q}: by how much does $y$ change, and by how much does $x$?',
      ru: 'От {p} до {q}: на сколько меняется $y$ и на сколько $x$?',
    },
    more: {
      en: 'The slope is the change of $y$ for one step of $x$. What do you get for $y$, divided by what for $x$?',
      ru: 'Угловой коэффициент это изменение $y$ на один шаг по $x$. Что на что нужно разделить?',
    },
  },
  rise: { name: { en: 'the change of $y$', ru: 'изменение $y$' } },
  run: { name: { en: 'the change of $x$', ru: 'изменение $x$' } },
  start: {
    name: { en: 'the line', ru: 'уравнение прямой' },
    ask: {
      en: 'Put one of the points into $y = mx + c$ with your slope. What must $c$ be?',
      ru: 'Подставь одну из точек в $y = kx + b$ с найденным $k$. Чему равно $b$?',
    },
    more: {
      en: 'At {p} the line has to give the right $y$. How much is missing after the slope times $x$?',
      ru: 'В точке {p} прямая должна дать нужный $y$. Сколько не хватает после $k \\cdot x$?',
    },
  },
  intercept: { name: { en: 'the value of $c$', ru: 'число $b$' } },
  together: {
    ask: {
      en: 'Put both numbers into $y = mx + c$. What does the equation of the line look like?',
      ru: 'Подставь оба числа в $y = kx + b$. Как выглядит уравнение прямой?',
    },
  },
  offPoint: {
    en: 'At $x =$ {x} this line has $y =$ {y}, and the point is {p}. Which number of the line has to change, and to what?',
    ru: 'При $x =$ {x} у этой прямой $y =$ {y}, а точка {p}. Какое число в уравнении нужно изменить и на какое?',
  },
  offStart: {
    en: 'The slope {m} fits. But at $x =$ {x} this line has $y =$ {y}, and the point is {p}. By how much does $c$ have to change?',
    ru: 'Угловой коэффициент {m} подходит. Но при $x =$ {x} у этой прямой $y =$ {y}, а точка {p}. На сколько нужно изменить $b$?',
  },
  upsideDown: {
    en: 'That is the change of $x$ divided by the change of $y$. Which of the two belongs on top?',
    ru: 'Это изменение $x$, делённое на изменение $y$. Что из них должно быть сверху?',
  },
  wrongOrder: {
    en: 'The size fits, but look at the order: is $y$ going up or down from {p} to {q}?',
    ru: 'Величина верная, но посмотри на порядок: от {p} до {q} $y$ растёт или падает?',
  },
  exampleOfVector: {
    en: 'for $p = (1; 2)$ and $q = (3; -1)$: $2p - q = (2 - 3; 4 - (-1)) = (-1; 5)$.',
    ru: 'для $p(1; 2)$ и $q(3; -1)$: $2p - q = (2 - 3; 4 - (-1)) = (-1; 5)$.',
  },
  exampleOfDot: {
    en: 'for $(1; 2)$ and $(3; -1)$ it is $1 \\cdot 3 + 2 \\cdot (-1) = 1$.',
    ru: 'для $(1; 2)$ и $(3; -1)$ это $1 \\cdot 3 + 2 \\cdot (-1) = 1$.',
  },
  exampleOfLength: {
    en: 'for $(3; -4)$ it is $\\sqrt{3^2 + (-4)^2} = \\sqrt{25} = 5$.',
    ru: 'для $(3; -4)$ это $\\sqrt{3^2 + (-4)^2} = \\sqrt{25} = 5$.',
  },
  exampleOfSlope: {
    en: 'from (2; 1) to (5; 7) $y$ grows by 6 and $x$ by 3, so the slope is 2.',
    ru: 'от (2; 1) до (5; 7) $y$ растёт на 6, а $x$ на 3, поэтому угловой коэффициент 2.',
  },
  identity: {
    name: { en: '{asked}', ru: '{asked}' },
    ask: {
      en: 'Which identity links $\\sin$ and $\\cos$ of one angle, and which sign has the one you look for in quarter {quarter}?',
      ru: 'Какое тождество связывает $\\sin$ и $\\cos$ одного угла и какой знак у искомого в четверти {quarter}?',
    },
    more: {
      en: 'The two squares add up to 1. What is left for the square you look for, and which root fits the quarter?',
      ru: 'Сумма квадратов равна 1. Сколько остаётся на искомый квадрат и какой из корней подходит к четверти?',
    },
  },
  itsSquare: { name: { en: 'its square', ru: 'его квадрат' } },
  wrongQuarter: {
    en: 'The size is right. Which sign does it have in quarter {quarter}?',
    ru: 'Величина верная. А какой знак у него в четверти {quarter}?',
  },
  onlySquare: {
    en: 'That is the square of it. What is still to be done, and which sign fits quarter {quarter}?',
    ru: 'Это квадрат. Что осталось сделать и какой знак подходит к четверти {quarter}?',
  },
  oneMinus: {
    en: 'The squares add up to 1, not the values themselves. What is the square of {known}?',
    ru: 'Единице равна сумма квадратов, а не самих значений. Чему равен квадрат {known}?',
  },
  exampleOfIdentity: {
    en: 'if $\\cos x = 0.8$ in quarter 1, then $\\sin^2 x = 1 - 0.64 = 0.36$, and $\\sin x = 0.6$.',
    ru: 'если $\\cos x = 0{,}8$ в 1-й четверти, то $\\sin^2 x = 1 - 0{,}64 = 0{,}36$ и $\\sin x = 0{,}6$.',
  },
} as const satisfies Record<string, Both | Record<string, Both>>

import type { Both } from '../../worked/task.ts'

/** How two vectors lie to each other. */
export const perpendicular = /перпендикуляр|ортогонал|⊥|perpendic|orthogonal|(?:at )?right angles?/iu
export const parallel = /коллинеар|параллел|parallel|collinear/iu
export const vertexWord = /vertex|vertices|вершин/iu

/** {products} is the sum of products with the letter, {letter} the unknown, {known} the part without it. */
export const conditionTexts = {
  perpendicular: {
    name: { en: '{letter}', ru: '{letter}' },
    ask: {
      en: 'Perpendicular vectors have the dot product 0. It is {products} here: which equation for {letter} does that give?',
      ru: 'У перпендикулярных векторов скалярное произведение равно 0. Здесь это {products}: какое уравнение для {letter} получается?',
    },
    more: {
      en: 'Write {products} $= 0$ and solve it. What is the first step?',
      ru: 'Запиши {products} $= 0$ и реши. Какой первый шаг?',
    },
  },
  lostSign: {
    en: 'Put your number into {products}: does it come to 0? Look at the sign.',
    ru: 'Подставь своё число в {products}: выходит ли 0? Посмотри на знак.',
  },
  asParallel: {
    en: 'With that number they are parallel: the coordinates have the same ratio. What must {products} be for a right angle?',
    ru: 'С таким числом векторы коллинеарны: координаты пропорциональны. Чему должно равняться {products} при прямом угле?',
  },
  examplePerpendicular: {
    en: 'for $(2; 3)$ and $(6; y)$: $2 \\cdot 6 + 3y = 0$, so $3y = -12$ and $y = -4$.',
    ru: 'для $(2; 3)$ и $(6; y)$: $2 \\cdot 6 + 3y = 0$, значит, $3y = -12$ и $y = -4$.',
  },
  parallel: {
    name: { en: '{letter}', ru: '{letter}' },
    ask: {
      en: 'Parallel vectors have proportional coordinates. The known pair is {from} and {to}: what is {from} multiplied by to give {to}?',
      ru: 'У коллинеарных векторов координаты пропорциональны. Известная пара: {from} и {to}. На какое число умножили {from}, чтобы вышло {to}?',
    },
    more: {
      en: 'The other coordinate is multiplied by the same number. Which one is that, and what comes out?',
      ru: 'Другую координату умножают на то же число. Какое оно и что получается?',
    },
  },
  factor: { name: { en: 'the factor', ru: 'множитель' } },
  asPerpendicular: {
    en: 'With that number they are perpendicular: the dot product is 0. Parallel means the same ratio in both coordinates: which ratio is it here?',
    ru: 'С таким числом векторы перпендикулярны: скалярное произведение 0. А коллинеарны они, когда отношение координат одно и то же: какое оно здесь?',
  },
  exampleParallel: {
    en: 'for $(2; 3)$ and $(6; y)$: $6 = 3 \\cdot 2$, so $y = 3 \\cdot 3 = 9$.',
    ru: 'для $(2; 3)$ и $(6; y)$: $6 = 3 \\cdot 2$, значит, $y = 3 \\cdot 3 = 9$.',
  },
  /** {inside} stands between the bars. */
  vertex: {
    name: { en: 'the vertex', ru: 'вершина' },
    ask: {
      en: 'The graph of a modulus turns where the inside of the bars is 0. For which $x$ is {inside} $= 0$, and what is $y$ there?',
      ru: 'График модуля поворачивает там, где под модулем 0. При каком $x$ {inside} $= 0$ и чему там равен $y$?',
    },
    more: {
      en: 'First only $x$: what makes {inside} zero? Then put it into the whole formula. What is $y$?',
      ru: 'Сначала только $x$: когда {inside} равно нулю? Потом подставь его во всю формулу. Чему равен $y$?',
    },
  },
  place: { name: { en: 'the $x$ of the vertex', ru: '$x$ вершины' } },
  height: { name: { en: 'the $y$ of the vertex', ru: '$y$ вершины' } },
  vertexSign: {
    en: 'Test it: what is {inside} at that $x$? The graph turns where it is 0.',
    ru: 'Проверь: чему равно {inside} при таком $x$? График поворачивает там, где это 0.',
  },
  vertexHeight: {
    en: 'The $x$ is right. At it the bars give 0, so what is left of the formula?',
    ru: '$x$ верный. При нём модуль равен 0: что остаётся от формулы?',
  },
  exampleVertex: {
    en: 'for $y = 3|x + 1| - 2$ the bars are 0 at $x = -1$, and $y = 3 \\cdot 0 - 2 = -2$ there: $(-1; -2)$.',
    ru: 'у $y = 3|x + 1| - 2$ модуль равен 0 при $x = -1$, и там $y = 3 \\cdot 0 - 2 = -2$: $(-1; -2)$.',
  },
  /** {formula} is the product, {square} the factor in front of the root. */
  underRoot: {
    name: { en: 'the number under the root', ru: 'число под корнем' },
    ask: {
      en: 'A factor goes under a square root as its square. What is the square of {factor}?',
      ru: 'Множитель входит под квадратный корень своим квадратом. Чему равен квадрат числа {factor}?',
    },
    more: {
      en: 'Write {factor} as a root: $\\sqrt{...}$. Which number stands in it, and what is its product with {inside}?',
      ru: 'Запиши {factor} как корень: $\\sqrt{...}$. Какое число под ним и сколько будет, если умножить его на {inside}?',
    },
  },
  squareOfFactor: { name: { en: 'the square of the factor', ru: 'квадрат множителя' } },
  notSquared: {
    en: 'There {factor} went under the root as it stands. $\\sqrt{4}$ is 2 and not 4: as which number does {factor} go in?',
    ru: 'Здесь {factor} внесено как есть. Но $\\sqrt{4}$ это 2, а не 4: каким числом входит {factor}?',
  },
  exampleUnderRoot: {
    en: '$5\\sqrt{3} = \\sqrt{25} \\cdot \\sqrt{3} = \\sqrt{75}$.',
    ru: '$5\\sqrt{3} = \\sqrt{25} \\cdot \\sqrt{3} = \\sqrt{75}$.',
  },
} as const satisfies Record<string, Both | Record<string, Both>>

/** Asks to bring a factor under the root. */
export const asksUnderRoot =
  /внес\p{L}*\s(?:множитель\s)?под\s(?:знак\s)?корн?[ея]\p{L}{0,2}|(?:bring|put|move|write)\s(?:the\s)?(?:factor\s|number\s)?(?:inside|under)\s(?:the\s)?(?:root|radical|square root)/iu

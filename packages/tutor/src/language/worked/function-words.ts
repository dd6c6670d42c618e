import type { Language } from '../../math/latex.ts'
import type { Both } from '../../worked/task.ts'

interface FunctionWords {
  /** In front of the value of the letter. */
  readonly at: string
  /** What ends a formula. */
  readonly ends: RegExp
  readonly value: RegExp
  /** Asks about a point in another way. */
  readonly slope: RegExp
  readonly domain: RegExp
  readonly inverse: RegExp
  /** Maxima and minima of a function. */
  readonly extrema: RegExp
  readonly integral: RegExp
  /** The bounds of an integral. */
  readonly bounds: RegExp
  readonly limit: RegExp
}

export const functionWords: Readonly<Record<Language, FunctionWords>> = {
  en: {
    at: '(?:at|when|if|for|with|where)',
    ends: /(?<!\p{L})(?:and|find|what|calculate|evaluate|work|at|when|if|for|with|where|then)(?!\p{L})|[;?\n]|[.,](?!\d)/iu,
    value: /value|find|what is|work out|calculate|evaluate|(?<!\p{L})y(?!\p{L})/iu,
    slope: /gradient|slope|derivative|tangent|turning|rate of change|differentiat|minimum|maximum/iu,
    domain: /domain/iu,
    inverse: /inverse|f\^?\s?\(?[-−⁻]\s?[1¹]/iu,
    extrema: /maxim|minim|turning point|extrem|stationary/iu,
    integral: /integra|∫|\\int/iu,
    bounds: /from\s*(-?\d+(?:\.\d+)?)\s*to\s*(-?\d+(?:\.\d+)?)|between\s*(-?\d+)\s*and\s*(-?\d+)/iu,
    limit: /limit|(?<!\p{L})lim(?!\p{L})/iu,
  },
  ru: {
    at: '(?:при|если|в точке|когда|для)',
    ends: /(?<!\p{L})(?:и|найди\p{L}*|найти|вычисли\p{L}*|чему|сколько|при|если|в точке|когда|для)(?!\p{L})|[;?\n]|[.,](?!\d)/iu,
    value: /значени|найди|найти|чему рав|вычисли|посчита/iu,
    slope: /наклон|углов\p{L}+ коэф|производн|касательн|экстремум|минимум|максимум|скорост/iu,
    inverse: /обратн\p{L}+ функц|функц\p{L}+,? обратн/iu,
    extrema: /экстремум|максимум|минимум|стационарн/iu,
    domain: /област\p{L}+ определен|(?<!\p{L})ооф(?!\p{L})|(?<!\p{L})одз(?!\p{L})/iu,
    integral: /интеграл|∫|\\int/iu,
    bounds: /от\s*(-?\d+(?:[.,]\d+)?)\s*до\s*(-?\d+(?:[.,]\d+)?)/iu,
    limit: /предел|(?<!\p{L})lim(?!\p{L})/iu,
  },
}

/** {f}, {g} are names, {inner} the number inside, {x} a number. */
export const functionTexts = {
  inner: {
    name: { en: '{gx}', ru: '{gx}' },
    ask: {
      en: 'In {fgx}, which function acts on {x} first, and what does it give?',
      ru: 'Какая функция в {fgx} действует на {x} первой и что она даёт?',
    },
    more: {
      en: 'Begin at the innermost brackets: {x} goes into the function right in front of it. What comes out?',
      ru: 'Начни с самых внутренних скобок: {x} попадает в функцию прямо перед ними. Что выходит?',
    },
  },
  outer: {
    name: { en: '{fgx}', ru: '{fgx}' },
    ask: {
      en: 'That number goes into the outer function. What does it make of it?',
      ru: 'Это число попадает во внешнюю функцию. Что она из него делает?',
    },
    more: {
      en: 'Put the inner result in brackets where $x$ stands in the rule of {f}. What is it?',
      ru: 'Поставь внутренний результат в скобках вместо $x$ в формулу {f}. Сколько это?',
    },
  },
  otherOrder: {
    en: 'That fits the other order. In {fgx}, which function stands next to {x} and acts first?',
    ru: 'Так выходит в другом порядке. Какая функция в {fgx} стоит рядом с {x} и действует первой?',
  },
  multiplied: {
    en: 'There the two values are multiplied. In {fgx} the result of one goes into the other: which one comes first?',
    ru: 'Здесь два значения перемножены. В {fgx} результат одной подставляют в другую: какая идёт первой?',
  },
  outerFirst: {
    en: 'The value of {f} at {x} is right, but in {fgx} it does not act first. Which function stands right next to {x}?',
    ru: 'Значение {f} от {x} верное, но в {fgx} она действует не первой. Какая функция стоит рядом с {x}?',
  },
  exampleOfComposition: {
    en: 'for $p(x) = x + 1$ and $q(x) = 3x$ in $p(q(2))$ the inner $q(2) = 6$ comes first, then $p(6) = 7$.',
    ru: 'у $p(x) = x + 1$ и $q(x) = 3x$ в $p(q(2))$ сначала внутренняя $q(2) = 6$, потом $p(6) = 7$.',
  },
  at: {
    name: { en: 'the value', ru: 'значение' },
    ask: {
      en: 'What does the formula become with {x} in brackets in place of $x$?',
      ru: 'Как выглядит формула, если вместо $x$ поставить {x} в скобках?',
    },
    more: {
      en: 'First only the part with $x$: what is it for {x}? Then the rest.',
      ru: 'Сначала только часть с $x$: сколько она даёт при {x}? Потом остальное.',
    },
  },
  otherPoint: {
    en: 'That is the value at {other}, and the task asks for {x}. What comes out with {x} in brackets?',
    ru: 'Это значение при {other}, а в задании {x}. Что выйдет, если подставить {x} в скобках?',
  },
  exampleOfValue: {
    en: 'for $y = 3x + 4$ at $x = -1$: $3 \\cdot (-1) + 4 = 1$.',
    ru: 'у $y = 3x + 4$ при $x = -1$: $3 \\cdot (-1) + 4 = 1$.',
  },
  domain: {
    name: { en: 'the domain', ru: 'область определения' },
    ask: {
      en: 'What may stand under a root, and what may not stand in a denominator: which two conditions follow for $x$?',
      ru: 'Что может стоять под корнем и чего не может быть в знаменателе: какие условия это даёт для $x$?',
    },
    askRoot: {
      en: 'Which numbers may stand under a square root, and what does that say about $x$?',
      ru: 'Какие числа могут стоять под квадратным корнем и что это говорит об $x$?',
    },
    more: {
      en: 'Write what is under the root with a sign and 0, and what is below the bar with ≠ 0. What do you get for $x$?',
      ru: 'Сравни с нулём то, что под корнем, и запиши, что знаменатель не равен 0. Что выходит для $x$?',
    },
  },
  strict: {
    en: 'Look at the border {x} itself: what stands under the root there, and does that root exist?',
    ru: 'Посмотри на саму границу {x}: что там под корнем и существует ли такой корень?',
  },
  notStrict: {
    en: 'Look at the border {x} itself: what would stand in the denominator there?',
    ru: 'Посмотри на саму границу {x}: что там окажется в знаменателе?',
  },
  inverse: {
    name: { en: 'the inverse function', ru: 'обратная функция' },
    ask: {
      en: 'What is done to $x$ first, and what after that? Which step has to be undone first?',
      ru: 'Что делают с $x$ сначала и что потом? Какое действие надо отменить первым?',
    },
    more: {
      en: 'Write $y = $ {formula} and solve it for $x$. What is the first step?',
      ru: 'Запиши $y = $ {formula} и вырази $x$. Какой первый шаг?',
    },
  },
  onlySigns: {
    en: 'The plus and minus are turned, but what about the multiplication? Test it: does yours lead from {fx} back to {x}?',
    ru: 'Плюс и минус поменялись, а умножение? Проверь: ведёт ли твоя функция от {fx} обратно к {x}?',
  },
  wrongWay: {
    en: 'Test it: {x} goes to {fx}. Does yours lead from {fx} back to {x}?',
    ru: 'Проверь: {x} переходит в {fx}. Ведёт ли твоя функция от {fx} обратно к {x}?',
  },
  notReciprocal: {
    en: 'The inverse is not 1 divided by the function: it undoes it. If {x} goes to {fx}, where does it have to send {fx}?',
    ru: 'Обратная функция это не единица, делённая на функцию: она отменяет её. Если {x} переходит в {fx}, куда она ведёт {fx}?',
  },
  exampleOfInverse: {
    en: '$y = 4x + 3$ multiplies by 4, then adds 3; so take 3 away, then divide by 4: $\\frac{x - 3}{4}$.',
    ru: '$y = 4x + 3$ умножает на 4 и прибавляет 3; значит, отнимаем 3 и делим на 4: $\\frac{x - 3}{4}$.',
  },
  derivative: {
    name: { en: 'the derivative', ru: 'производная' },
    ask: { en: 'What is the derivative of {formula}?', ru: 'Чему равна производная функции {formula}?' },
    more: {
      en: 'Go term by term: the power comes in front and drops by one. What do you get?',
      ru: 'Иди по слагаемым: степень выходит вперёд и уменьшается на один. Что получается?',
    },
  },
  roots: {
    name: { en: 'the places where the slope is 0', ru: 'точки, где производная равна нулю' },
    ask: { en: 'Where is this derivative 0?', ru: 'При каких $x$ эта производная равна нулю?' },
    more: {
      en: 'Set the derivative equal to 0 and solve the equation. What are its solutions?',
      ru: 'Приравняй производную к нулю и реши уравнение. Какие у него корни?',
    },
  },
  reduced: { en: 'the derivative, divided by {factor}', ru: 'производная, делённая на {factor}' },
  kinds: {
    name: { en: 'maximum and minimum', ru: 'максимум и минимум' },
    ask: {
      en: 'Which sign does the derivative have left and right of {a} and of {b}, and what follows for each of them?',
      ru: 'Какой знак у производной слева и справа от {a} и от {b} и что это значит для каждой точки?',
    },
    more: {
      en: 'Put one number from each of the three intervals into the derivative. Where does it change from plus to minus?',
      ru: 'Подставь в производную по числу из каждого из трёх промежутков. Где плюс сменяется минусом?',
    },
  },
  valueThere: { name: { en: 'the value there', ru: 'значение в этой точке' } },
  swappedKinds: {
    en: 'Which of the two $x$ is bigger decides nothing. Is the derivative positive or negative just before {a}, and just after it?',
    ru: 'Какой $x$ больше, ничего не решает. Какой знак у производной прямо перед {a} и сразу после?',
  },
  exampleOfExtrema: {
    en: 'for $x^3 - 3x$ the derivative $3x^2 - 3$ is 0 at −1 and 1; it goes from plus to minus at −1, so there is the maximum.',
    ru: 'у $x^3 - 3x$ производная $3x^2 - 3$ равна 0 при −1 и 1; при −1 она меняет плюс на минус, там максимум.',
  },
  onlyRoot: {
    en: 'The root is done. What must not happen in the denominator?',
    ru: 'С корнем готово. Чего не должно быть в знаменателе?',
  },
  onlyBelow: {
    en: 'The denominator is done. What does the root ask for?',
    ru: 'Со знаменателем готово. Чего требует корень?',
  },
  turned: {
    en: 'Test a number: does {x} plus something give a root that exists, or {x} minus something?',
    ru: 'Проверь на числе: корень существует справа от {x} или слева?',
  },
  exampleOfDomain: {
    en: 'for $\\sqrt{x - 1}$ it needs $x - 1 \\ge 0$, so $x \\ge 1$, and 1 itself is fine because $\\sqrt{0} = 0$.',
    ru: 'для $\\sqrt{x - 1}$ нужно $x - 1 \\ge 0$, то есть $x \\ge 1$, и сама 1 подходит, ведь $\\sqrt{0} = 0$.',
  },
  antiderivative: {
    name: { en: 'an antiderivative', ru: 'первообразная' },
    ask: { en: 'Which function has {formula} as its derivative?', ru: 'Производная какой функции равна {formula}?' },
    more: {
      en: 'Go term by term: the power grows by one, and you divide by the new power. What becomes of each term?',
      ru: 'Иди по слагаемым: степень растёт на один, и на новую степень делят. Что выходит из каждого?',
    },
  },
  upper: { name: { en: 'the value at the upper limit', ru: 'значение на верхнем пределе' } },
  lower: { name: { en: 'the value at the lower limit', ru: 'значение на нижнем пределе' } },
  definite: {
    name: { en: 'the integral', ru: 'интеграл' },
    ask: {
      en: 'What is the antiderivative at {b} and at {a}, and what does one minus the other come to?',
      ru: 'Чему равна первообразная при {b} и при {a} и сколько будет одно минус другое?',
    },
    more: {
      en: 'Put {b} in place of $x$ and work it out, then {a}. Which is subtracted from which?',
      ru: 'Подставь вместо $x$ сначала {b}, потом {a}. Что из чего вычитают?',
    },
  },
  noLower: {
    en: 'That is the antiderivative at {b} only. What does it give at {a}, and what is done with that?',
    ru: 'Это первообразная только при {b}. Что она даёт при {a} и что с этим делают?',
  },
  turnedLimits: {
    en: 'The two values were subtracted the other way round. Which limit comes first, the upper or the lower one?',
    ru: 'Значения вычтены наоборот. С какого предела начинают, с верхнего или с нижнего?',
  },
  addedLimits: {
    en: 'The two values were added. What stands between the value at {b} and the one at {a}?',
    ru: 'Два значения сложены. Какой знак стоит между значением при {b} и при {a}?',
  },
  notIntegrated: {
    en: 'There the limits were put into the function itself. Which function has to be found first?',
    ru: 'Здесь пределы подставлены в саму функцию. Какую функцию сначала надо найти?',
  },
  differentiated: {
    en: 'That is the derivative. Which function would have {formula} as its derivative?',
    ru: 'Это производная. А производная какой функции равна {formula}?',
  },
  notDivided: {
    en: 'Test it by the derivative: does yours give {formula} back? Which number is too big?',
    ru: 'Проверь производной: получается ли снова {formula}? Какое число слишком большое?',
  },
  exampleOfIntegral: {
    en: '$\\int_1^3 2x\\,dx$: an antiderivative is $x^2$, and $3^2 - 1^2 = 8$.',
    ru: '$\\int_1^3 2x\\,dx$: первообразная $x^2$, и $3^2 - 1^2 = 8$.',
  },
  top: {
    name: { en: 'the limit', ru: 'предел' },
    ask: {
      en: 'At {a} both top and bottom become 0. Which factor can be taken out of the top?',
      ru: 'При {a} и числитель, и знаменатель равны 0. Какой множитель можно вынести в числителе?',
    },
    more: {
      en: 'If the top is 0 at {a}, then $x$ minus {a} is a factor of it. What is the other one, and what is left after canceling?',
      ru: 'Если числитель при {a} равен 0, в нём есть множитель $x$ минус {a}. Какой второй и что останется после сокращения?',
    },
  },
  factored: { name: { en: 'the top as a product', ru: 'разложение числителя' } },
  canceled: {
    name: { en: 'what is left after canceling', ru: 'то, что осталось после сокращения' },
    ask: {
      en: 'Which factor do top and bottom share now, and what is left without it?',
      ru: 'Какой множитель теперь общий у числителя и знаменателя и что останется без него?',
    },
    more: {
      en: 'As long as $x$ only comes close to {a}, the shared factor is not 0. What is left after canceling it?',
      ru: 'Пока $x$ только приближается к {a}, общий множитель не 0. Что останется, если на него сократить?',
    },
  },
  goal: {
    ask: {
      en: 'Now nothing becomes 0 below. What do you get for $x$ close to {a}?',
      ru: 'Теперь внизу нуля нет. Что получается при $x$, близком к {a}?',
    },
    more: { en: 'Put {a} into what is left. What comes out?', ru: 'Подставь {a} в то, что осталось. Что выходит?' },
  },
  zeroOverZero: {
    en: 'Putting it in gives 0 over 0, that is right, but this does not decide the limit yet. Which factor do top and bottom share?',
    ru: 'Подстановка и правда даёт 0 на 0, но это ещё не решает, есть ли предел. Какой общий множитель у числителя и знаменателя?',
  },
  notZero: {
    en: '0 over 0 is not 0: it only says that top and bottom share a factor. Which one is it?',
    ru: '0 на 0 это не 0: это лишь говорит, что есть общий множитель. Какой?',
  },
  exampleOfLimit: {
    en: '$\\frac{x^2 - 1}{x - 1}$ at 1: the top is $(x - 1)(x + 1)$, so $x + 1$ is left, and that is 2.',
    ru: '$\\frac{x^2 - 1}{x - 1}$ при 1: числитель $(x - 1)(x + 1)$, остаётся $x + 1$, это 2.',
  },
} as const satisfies Record<string, Both | Record<string, Both>>

/** What is said of 0/0, in both languages. */
export const saysNoLimit =
  /0\s*\/\s*0|ноль (?:на|делить на) ноль|0 (?:на|over|divided by) 0|zero over zero|doesn'?t exist|does not exist|undefined|не существует|нет предела/iu

/** "1/f(x)" for the inverse. */
export const saysReciprocal = /1\s*\/\s*\(?(?:f|y|\d*x)|reciprocal|единиц\p{L}* (?:делить|делённ|деленн|на)/iu

/** Which kind of point a place is: the word, and the number of the place before or behind it. */
export const saysKinds: Readonly<Record<Language, { readonly max: string; readonly min: string }>> = {
  en: { max: 'max\\p{L}*', min: 'min\\p{L}*' },
  ru: { max: 'макс\\p{L}*|max', min: 'мин\\p{L}*|min' },
}

import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/**
 * The topics that students name for a test or for "explain this", with the card that tells their basic idea: what the thing
 * is, before any rule about it. The more special name stands first.
 */
const topics: readonly (readonly [card: string, en: string, ru: string])[] = [
  ['trigonometry.sohcahtoa', 'soh ?cah ?toa|trig ratios|right.angled? trig\\w*', 'синус\\p{L}* и косинус\\p{L}*'],
  ['trigonometry.sine-rule', 'sine rule|law of sines', 'теорем\\p{L}* синусов'],
  ['trigonometry.cosine-rule', 'cosine rule|law of cosines', 'теорем\\p{L}* косинусов'],
  [
    'trigonometry.unit-circle',
    'unit circle',
    'единичн\\p{L}* окружност\\p{L}*|тригонометрическ\\p{L}* (?:круг|окружност)\\p{L}*',
  ],
  ['trigonometry.radians', 'radians?', 'радиан\\p{L}*'],
  ['trigonometry.equations', 'trig(?:onometric)? equations?', 'тригонометрическ\\p{L}* уравнени\\p{L}*'],
  ['chemistry.acid-base', 'acids?(?: and | & |/)(?:bases?|alkalis?)|acids?', 'кислот\\p{L}*|щ[её]лоч\\p{L}*'],
  ['chemistry.redox', 'redox|oxidation', 'овр|окислительно.восстановительн\\p{L}*'],
  ['chemistry.mole', 'moles?|stoichiometry', 'мол(?:ь|и|ей|ями|ях)|стехиометри\\p{L}*'],
  ['chemistry.molar-mass', 'molar mass(?:es)?', 'молярн\\p{L}* масс\\p{L}*'],
  ['chemistry.bond', 'bonding|(?:ionic|covalent) bonds?', '(?:химическ|ковалентн|ионн)\\p{L}* связ\\p{L}*'],
  [
    'chemistry.balance',
    'balanc\\w+ (?:chemical )?equations?|chemical equations?',
    'уравнени\\p{L}* реакций|уравнивани\\p{L}*|химическ\\p{L}* уравнени\\p{L}*',
  ],
  [
    'chemistry.periodic-table',
    'periodic table',
    'таблиц\\p{L}* менделеева|периодическ\\p{L}* (?:таблиц|систем)\\p{L}*',
  ],
  ['chemistry.valence', 'valenc\\w+', 'валентност\\p{L}*'],
  ['physics.ohm', "ohm'?s? law", 'закон\\p{L}* ома'],
  ['physics.newton-laws', "newton'?s? laws?", 'закон\\p{L}* ньютона'],
  ['physics.momentum', 'momentum', 'импульс\\p{L}*'],
  ['physics.series-parallel', 'circuits?', 'соединени\\p{L}* проводников'],
  ['physics.density', 'densit(?:y|ies)', 'плотност\\p{L}*'],
  ['physics.pressure', 'pressure', 'давлени\\p{L}*'],
  ['physics.force', 'forces?', 'сил[аыу]|силам|силами'],
  ['physics.acceleration', 'acceleration', 'ускорени\\p{L}*'],
  ['physics.waves', 'waves?', 'волн\\p{L}*'],
  ['quadratics.discriminant', 'discriminants?', 'дискриминант\\p{L}*'],
  ['quadratics.vieta', "vieta'?s?", 'виет\\p{L}*'],
  ['quadratics.complete-square', 'complet\\w+ the square', 'выделени\\p{L}* (?:полного )?квадрата'],
  ['quadratics.parabola', 'parabolas?', 'парабол\\p{L}*'],
  ['quadratics.meaning', 'quadratics?(?: equations?)?', 'квадратн\\p{L}* уравнени\\p{L}*|квадратк\\p{L}*'],
  ['linear.system', 'simultaneous equations?|systems? of equations?', 'систем\\p{L}* уравнений'],
  ['linear.linear-function', 'linear functions?|straight lines?', 'линейн\\p{L}* функци\\p{L}*'],
  ['inequalities.linear', 'inequalit(?:y|ies)', 'неравенств\\p{L}*'],
  [
    'roots.meaning',
    'surds?|square roots?|radicals?',
    '(?:квадратн\\p{L}* )?корн(?:и|ей|ям|ями|ях)|иррациональност\\p{L}*',
  ],
  ['logarithms.meaning', 'logarithms?|logs', 'логарифм\\p{L}*'],
  ['expressions.power-meaning', 'indices|exponents?|powers', 'степен(?:и|ь|ей|ям|ями|ях)'],
  ['expressions.factoring-why', 'factori[sz]\\w+|factoring', 'разложени\\p{L}* на множители'],
  ['expressions.short-formulas', 'special products', 'формул\\p{L}* сокращ[её]нного умножения|фсу'],
  ['algebraic-fractions.reduce', 'algebraic fractions?', 'алгебраическ\\p{L}* дроб\\p{L}*'],
  ['fractions.meaning', 'fractions?', '(?:обыкновенн\\p{L}* )?дроб(?:и|ей|ям|ями|ях)'],
  ['decimals.meaning', 'decimals?', 'десятичн\\p{L}* дроб\\p{L}*'],
  ['percent.meaning', 'percent(?:age)?s?', 'процент\\p{L}*'],
  ['ratio.meaning', 'ratios?', 'отношени\\p{L}*'],
  ['ratio.proportion', 'proportions?', 'пропорци\\p{L}*'],
  ['integers.meaning', 'negative numbers?|integers?', 'отрицательн\\p{L}* чис\\p{L}*'],
  ['geometry.pythagoras', "pythag\\w*'?s?(?: theorem)?", 'пифагор\\p{L}*'],
  ['geometry.similarity', 'similar triangles?|similarity', 'подоби\\p{L}*|подобн\\p{L}* треугольник\\p{L}*'],
  ['geometry.congruence', 'congruen\\w+', 'равенств\\p{L}* треугольников'],
  ['geometry.inscribed-angle', 'circle theorems?', 'вписанн\\p{L}* угл\\p{L}*|окружност\\p{L}*'],
  ['measure.circumference', 'circles?|circumference', 'длин\\p{L}* окружности'],
  ['geometry.quadrilaterals', 'quadrilaterals?', 'четыр[её]хугольник\\p{L}*'],
  ['calculus.derivative-meaning', 'derivatives?|differentiation', 'производн\\p{L}*'],
  ['calculus.antiderivative', 'integrals?|integration', 'интеграл\\p{L}*|первообразн\\p{L}*'],
  ['calculus.limit', 'limits', 'предел(?:ы|ов|ам|ами|ах)'],
  ['vectors.meaning', 'vectors?', 'вектор\\p{L}*'],
  ['sequences.arithmetic', 'arithmetic (?:sequences?|progressions?)', 'арифметическ\\p{L}* прогресси\\p{L}*'],
  ['sequences.geometric', 'geometric (?:sequences?|progressions?)', 'геометрическ\\p{L}* прогресси\\p{L}*'],
  ['sequences.meaning', 'sequences?', 'прогресси\\p{L}*|последовательност\\p{L}*'],
  ['chance.probability', 'probabilit(?:y|ies)', 'вероятност\\p{L}*|теор\\p{L}*вер\\p{L}*'],
  ['combinatorics.product-rule', 'combinatorics', 'комбинаторик\\p{L}*'],
  ['functions.meaning', 'functions?', 'функци\\p{L}*'],
  [
    'numbers.gcd-or-lcm',
    '(?:hcf|gcd|gcf) and lcm|lcm and (?:hcf|gcd|gcf)',
    'н[оo]к (?:от|и) н[оo]д|н[оo]д (?:от|и) н[оo]к',
  ],
  ['numbers.primes', 'prime numbers?|primes', 'прост\\p{L}* числ\\p{L}*'],
  ['equations.what', 'equations?', 'уравнени\\p{L}*'],
]

const patterns = {
  en: topics.map(([card, en]) => [card, regExpOf(`(?<!\\p{L})(?:${en})(?!\\p{L})`, 'iu')] as const),
  ru: topics.map(([card, , ru]) => [card, regExpOf(`(?<!\\p{L})(?:${ru})(?!\\p{L})`, 'iu')] as const),
} satisfies Readonly<Record<Language, unknown>>

/** The id of the basic card of the topic that is named; null if none is. */
export const topicNamedIn = (text: string, language: Language): string | null =>
  patterns[language].find(([, named]) => named.test(text))?.[0] ?? null

/** The text without the name of its topic. */
export const withoutTopic = (text: string, language: Language): string =>
  text.replace(patterns[language].find(([, named]) => named.test(text))?.[1] ?? /^$/u, ' ')

/** Compares two ideas, in either language. */
export const asksIfSame =
  /(?<!\p{L})(?:the same (?:as|thing)|difference between|то же,? (?:самое,? )?что|чем отлича\p{L}+|в ч[её]м разница)(?!\p{L})/iu

type Variants = readonly [string, string, string, ...string[]]

interface TopicWords {
  /** Before the idea, for who is afraid of a test. */
  readonly calm: Variants
  /** Before the idea, for who has a bad mark in it, and for who wants to explain it to somebody. */
  readonly mark: Variants
  readonly forOther: Variants
  /** A bad mark in a whole field, with its parts. */
  readonly markParts: Variants
  /** Fear, a mark, not understanding; of somebody else. */
  readonly worries: RegExp
  readonly marked: RegExp
  readonly other: RegExp
  /** Asks to have something explained. */
  readonly explains: RegExp
  /** What may stand around the topic in such a wish, and names nothing more special. */
  readonly around: RegExp
}

export const topicWords: Readonly<Record<Language, TopicWords>> = {
  en: {
    calm: [
      'Deep breath, one topic can be made safe in an evening. We begin at its first idea.',
      'We take it calmly, one small thing at a time, and this is the first of them.',
      'It is a lot at once, so here is one piece that the rest stands on.',
    ],
    mark: [
      'A mark like that stings, and a topic can be mended. We begin at its first idea.',
      'That is one mark, no more, and what went wrong can be found. Here is what the topic stands on.',
      'Annoying, I know. We take the topic from its beginning, one small piece at a time.',
    ],
    markParts: [
      'A mark like that stings, and it can be mended. Which part went worst: {parts}?',
      'That is one result, no more. Where did you lose most: {parts}?',
      'Annoying, I know. Let us find the weak spot first. Is it {parts}?',
    ],
    forOther: [
      'Kind of you. Begin with what it is, before any rule, and let your friend try one small example:',
      'Explaining it helps both of you. This is the idea to start from; then let your friend do the question at the end:',
      'A good way to explain it is to start at the very first idea and ask a small question after it:',
    ],
    worries:
      /(?<!\p{L})(?:tests?|exams?|quiz|mocks?|fail(?:ed|ing)?|forgot(?:ten)?|panic\w*|stress\w*|scared|nervous|worried|lost|cooked|marks?|mad|sad|confused|(?:don'?t|dont|do not|didn'?t|can'?t|cant|never) (?:get|understand|do)|in (?:one|a|an) (?:night|evening|day)|where (?:do|should) i (?:even )?start)(?!\p{L})/iu,
    marked:
      /(?<!\p{L})(?:got|get|was|have)(?: an?)? (?:[def]|\d{1,2} ?(?:%|\/|out of|percent))(?!\p{L})|(?<!\p{L})(?:bad|low|terrible|awful) (?:mark|grade|score)|failed/iu,
    other:
      /(?<!\p{L})(?:friend|brother|sister|classmate|mate|cousin)(?!\p{L})[^.?!]{0,30}(?:can'?t|cant|doesn'?t|doesnt|struggles?|confused|stuck)/iu,
    explains:
      /(?<!\p{L})(?:explain|teach|what (?:is|are)|what's|whats|what r|(?:don'?t|dont|do not|didn't) (?:get|understand))(?!\p{L})/iu,
    around:
      /(?<!\p{L})(?:explain|teach|what|is|are|r|whats|what's|me|the|a|an|to|hi|hey|hello|pls|plz|please|can|could|you|u|i|i'm|im|am|like|simply|for|dummies|from|scratch|zero|kid|beginners|don't|dont|do|not|didn't|get|understand|at|all|really|whole|topic|of)(?!\p{L})/giu,
  },
  ru: {
    calm: [
      'Спокойно, одну тему за вечер подтянуть можно. Начнём с её первой мысли.',
      'Без паники, пойдём по одному кусочку, и вот первый.',
      'Всё сразу не нужно: вот то, на чём в этой теме держится остальное.',
    ],
    mark: [
      'Такая оценка неприятна, но тему можно поправить. Начнём с её первой мысли.',
      'Это одна оценка, и где сбой, можно найти. Вот то, на чём держится тема.',
      'Обидно, понимаю. Возьмём тему с самого начала, по одному кусочку.',
    ],
    markParts: [
      'Обидно, но это поправимо. Что подвело больше всего: {parts}?',
      'Это один результат, не больше. Где потеряно больше всего: {parts}?',
      'Неприятно, понимаю. Сначала найдём слабое место. Что это: {parts}?',
    ],
    forOther: [
      'Хорошее дело. Начни с того, что это такое, ещё до правил, и дай попробовать маленький пример:',
      'Объяснять полезно обоим. Вот мысль, с которой начать, а вопрос в конце пусть решит слушатель:',
      'Лучше всего начать с самой первой мысли и сразу задать маленький вопрос:',
    ],
    worries:
      /(?<!\p{L})(?:контрольн\p{L}*|кр|к\/р|сор|соч|бжб|тжб|зач[её]т\p{L}*|экзамен\p{L}*|тест\p{L}*|егэ|огэ|впр|двойк\p{L}*|тройк\p{L}*|забыл\p{L}*|паник\p{L}*|боюсь|страшно|пережива\p{L}*|волну\p{L}*|завал\p{L}*|грустно|обидно|запутал\p{L}*|не (?:понимаю|понима[ею]т|понял\p{L}*|шарю|догоняю|могу|умею)|вообще (?:ноль|никак)|за (?:один )?(?:вечер|ночь|день)|с чего начать)(?!\p{L})/iu,
    marked:
      /(?<!\p{L})(?:двойк\p{L}*|тройк\p{L}*|незач[её]т|(?:получил\p{L}*|поставили|влепили|схватил\p{L}*) (?:[23]|пар\p{L}|неуд)|плох\p{L}+ оценк\p{L}*|последнее место)(?!\p{L})/iu,
    other:
      /(?<!\p{L})(?:подруг\p{L}*|друг|брат|сестр\p{L}*|одноклассни\p{L}*)(?!\p{L})[^.?!]{0,30}(?:не (?:понима|мож|уме|шар)|путает)/iu,
    explains:
      /(?<!\p{L})(?:объясн\p{L}*|расскаж\p{L}*|науч\p{L}*|что такое|не (?:пон|понимаю|понял\p{L}*|догоняю|шарю))(?!\p{L})/iu,
    around:
      /(?<!\p{L})(?:объясн\p{L}*|расскаж\p{L}*|науч\p{L}*|что|такое|не|пон|понимаю|понял\p{L}*|догоняю|шарю|мне|тему|про|в|с|нуля|как|для|чайников|простыми|словами|пж|плиз|пожалуйста|привет|можешь|можете|вообще|совсем|чем|отличается|отличаются|ребёнку|ребенку|по|простому)(?!\p{L})/giu,
  },
}

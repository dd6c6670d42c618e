import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/**
 * Words of the two languages by what they mean, in the order in which they are tried: phrases before their words. A
 * statement is then the same row of concepts in either language and in most wordings: "when you multiply powers with
 * the same base, you multiply the exponents" and «при умножении степеней с одинаковым основанием показатели
 * перемножаются» are `multiply power same base multiply exponent` and `... exponent multiply`.
 */
const lexicon: readonly (readonly [concept: string, en: string, ru: string])[] = [
  // Phrases with a "not" that says the opposite of a concept, not of the sentence
  [
    'keep',
    "(?:doesn't|does not|don't|do not|never|not|won't|need(?:n't| not)) (?:change|flip|reverse|turn|have to be changed)\\p{L}*|unchanged|stays?(?: as \\p{L}+ \\p{L}+)?|keeps?|keeping|kept|remains?|remaining the same",
    '(?:не (?:меня|измен|перевор|перевёрт)\\p{L}*|сохран\\p{L}+|оста[её]тся|остаются|останется|оставля\\p{L}+|оставь|прежн\\p{L}+)',
  ],
  [
    'no-sorting',
    "(?:don't|do not|needn't|no) (?:need )?(?:to )?(?:sort|order)\\p{L}*|need not (?:be )?(?:sort|order)\\p{L}*|without (?:sorting|ordering)|unsorted|order (?:doesn't|does not) matter",
    'не (?:нужно|надо|обязательно) (?:сортир|упоряд)\\p{L}+|без (?:сортировки|упорядочивания)|порядок не важен',
  ],
  [
    'no-check',
    "(?:no|never) need (?:to|for a) check|needn't (?:be )?check\\p{L}*|(?:don't|do not) (?:need|have) to check|no check is needed",
    'проверк\\p{L} не нужн\\p{L}|проверять не (?:нужно|надо)|можно не проверять|без проверки',
  ],
  [
    'one-of',
    'one of|among|occurs in|contained in|is in the list',
    'одно(?:му|го)? из|одним из|один из|входит в|есть среди|совпада\\p{L}+ с одним',
  ],
  ['at-least', 'at least|or both|either|one or', 'хотя бы|по крайней мере|или'],
  [
    'whatever',
    'whatever|no matter|regardless|in any case',
    'какой бы|какими бы|каким бы|какие бы|неважно|независимо|в любом случае',
  ],
  ['like-terms', 'like terms|similar terms', 'подобн\\p{L}+(?: слагаем\\p{L}+| член\\p{L}+)?'],
  ['used-up', 'used up|uses up|consumed|spent', 'расходу\\p{L}+|тратится|тратятся|израсход\\p{L}+|исчезает'],
  [
    'back',
    '(?:the )?(?:same|original|old|first|initial|starting) (?:price|value|number|amount)|back (?:at|to|where)|original',
    '(?:прежн|исходн|первоначальн|стар)\\p{L}+(?: цен\\p{L}+| числ\\p{L}+| значени\\p{L}+)?|т[оау]\\p{L}? же (?:цен\\p{L}+|числ\\p{L}+|сумм\\p{L}+)|обратно',
  ],
  ['round-down', 'round(?:s|ed|ing)? (?:it )?down', 'округл\\p{L}+ (?:вниз|в меньшую|с недостатком)'],
  ['round-up', 'round(?:s|ed|ing)? (?:it )?up', 'округл\\p{L}+ (?:вверх|в большую|с избытком)'],
  [
    'append-zero',
    '(?:add|append|write|put|attach)\\p{L}* (?:a |one |another )?(?:zero|0)',
    '(?:припис|допис|добав)\\p{L}+ (?:справа |в конце )?(?:ноль|нуль|0)',
  ],
  [
    'top',
    'highest point|top of (?:the|its) (?:flight|path|way)',
    'верхн\\p{L}+ точк\\p{L}+|наивысш\\p{L}+ точк\\p{L}+',
  ],
  ['bigger', '(?:goes?|went|moves?) up|up by|rais\\p{L}+ by', 'подорож\\p{L}+|повы(?:ша|с)\\p{L}+'],
  ['smaller', '(?:goes?|went|moves?) down|down by|lower\\p{L}* by', 'подешев\\p{L}+|сниж\\p{L}+|сниз\\p{L}+'],
  ['mass-number', 'mass numbers?', 'массов\\p{L}+ числ\\p{L}+'],
  ['atomic-number', 'atomic numbers?', 'атомн\\p{L}+ номер\\p{L}*|порядков\\p{L}+ номер\\p{L}*'],
  [
    'new-value',
    '(?:the )?new (?:price|value|number|amount)',
    'нов\\p{L}+ (?:цен\\p{L}+|значени\\p{L}+|числ\\p{L}+|величин\\p{L}+)',
  ],
  ['decimal', 'decimals?(?: fractions?| numbers?)?', 'десятичн\\p{L}+(?: дроб\\p{L}+| числ\\p{L}+)?'],
  ['kmh', 'km ?/ ?h|kilomet(?:er|re)s per hour', 'км ?/ ?ч|километр\\p{L}+ в час'],
  ['mps', 'm ?/ ?s|met(?:er|re)s per second', 'м ?/ ?с(?!\\p{L})|метр\\p{L}+ в секунду'],
  [
    'more-likely',
    'more (?:likely|probable)|is due|must come',
    'вероятнее|более вероятн\\p{L}+|скорее выпадет|должн\\p{L}+ выпасть',
  ],
  ['mean', '(?:arithmetic )?mean(?! that)|average', 'средн\\p{L}+ арифметическ\\p{L}+|средн(?:ее|его|ему)'],
  ['all', 'all|every|each|any|both', 'все|всех|всем|всеми|всё|кажд\\p{L}+|люб\\p{L}+|всяк\\p{L}+|об(?:а|е|оих|еих)'],
  [
    'always',
    'always|whenever|in general|generally|automatically',
    'всегда|всякий раз|обязательно|вообще|автоматически',
  ],
  ['only', 'only|just|merely|alone', 'только|лишь|единственн\\p{L}+'],
  ['must', 'must|has to|have to|needs? to|should', 'долж\\p{L}+|обязан\\p{L}*|нужно|надо'],
  ['may', 'may|can|allowed|free to', 'можно|можешь|может|могут|разрешается|допустимо'],
  ['not', "not|no|never|cannot|nor|n't|(?:can|don|doesn|isn|aren|won)'?t|without", 'не|нет|нельзя|никогда|ни|без'],
  ['but', 'but|however|whereas|while', 'но|однако|зато'],
  ['itself', 'by itself|by themselves|itself', 'сам\\p{L}+ на себя|сам\\p{L}+ себя|на себя|само себя'],
  ['irrational', 'irrational', 'иррациональн\\p{L}+'],
  ['zero', 'zero|0', 'нол\\p{L}+|нул\\p{L}+|0'],
  ['negative', 'negatives?', 'отрицательн\\p{L}+'],
  ['positive', 'positives?', 'положител\\p{L}+'],
  ['minus', 'minus(?:es)?(?: sign)?', 'минус\\p{L}*'],
  // Operations
  [
    'multiply',
    'multipl(?:y|ies|ied|ying|ication)|products?|times',
    '(?:у|пере|по|пре)множ(?!ител)\\p{L}+|произведени\\p{L}+',
  ],
  ['factor', 'factors?', 'множител\\p{L}+'],
  ['quotient', 'quotients?', 'частн(?:ое|ого|ому|ым|ом)'],
  ['dividend', 'dividends?', 'делим(?:ое|ого|ому)'],
  ['divisor', 'divisors?', 'делител\\p{L}+'],
  [
    'divide',
    'divid(?:e|es|ed|ing)|division',
    '(?:раз|по|пере)?дел(?:им|ить|ят|ят|ится|ятся|ени\\p{L}+|ишь|ите|я|ен\\p{L}*)(?!\\p{L})',
  ],
  [
    'add',
    'add(?:s|ed|ing|ition)?|sums?|plus',
    'склад\\p{L}+|слож(?!н)\\p{L}+|прибав\\p{L}+|добав\\p{L}+|сумм\\p{L}+|плюс\\p{L}*',
  ],
  [
    'subtract',
    'subtract(?:s|ed|ing|ion)?|differences?|take away',
    'вычит\\p{L}+|вычт\\p{L}+|вычесть|отним\\p{L}+|отнять|разност\\p{L}+',
  ],
  ['cancel', 'cancel\\p{L}*|cross(?:ed|ing)? out|strike out', 'сокра(?:щ|т)\\p{L}+|зач[её]рк\\p{L}+|вычерк\\p{L}+'],
  [
    'split',
    'split\\p{L}*|break\\p{L}* (?:it )?(?:up|apart)|taken? (?:apart|separately)|separately',
    'разби\\p{L}+|раздел\\p{L}+ на|отдельно|по отдельности',
  ],
  ['combine', 'combin\\p{L}+|collect\\p{L}*|put together', 'привод\\p{L}+|привест\\p{L}+|объедин\\p{L}+'],
  [
    'move',
    'mov(?:e|es|ed|ing)|carr(?:y|ies|ied|ying)|transpos\\p{L}+|across|other side',
    'перенос\\p{L}+|перенес\\p{L}+|переход\\p{L}+|друг\\p{L}+ (?:часть|сторон\\p{L}+)',
  ],
  [
    'flip',
    'flip(?:s|ped|ping)?|invert\\p{L}*|turn(?:s|ed|ing)? (?:over|upside|round|around)|reciprocal',
    'перев(?:орач|[её]рт|ерн)\\p{L}+|обратн\\p{L}+ дроб\\p{L}+',
  ],
  ['change', 'chang(?:e|es|ed|ing)|revers(?:e|es|ed|ing)', 'меня\\p{L}+|помен\\p{L}+|измен\\p{L}+|смен\\p{L}+'],
  ['sort', 'sort\\p{L}*|in order', 'упоряд\\p{L}+|сортир\\p{L}+'],
  // Amounts
  [
    'bigger',
    'bigger|larger|greater|higher|more|increas\\p{L}+|gr[eo]ws?|growing|rises?|rising|biggest|largest|longer|highest|doubles?|triples?',
    'больш\\p{L}+|увелич\\p{L}+|раст[её]т|растут|возраст\\p{L}+|наибольш\\p{L}+|выше|вырас\\p{L}+|удва\\p{L}+|удво\\p{L}+|длиннее|дольше',
  ],
  [
    'smaller',
    'smaller|less|lower|fewer|decreas\\p{L}+|shrinks?|falls?|smallest|shorter|shortest|lowest|halves',
    'меньш\\p{L}+|уменьш\\p{L}+|убыва\\p{L}+|наименьш\\p{L}+|ниже|короче|сниж\\p{L}+|падает',
  ],
  [
    'same',
    'same|equal(?:s|ly)?|identical',
    'одинаков\\p{L}+|равн(?!обедр|осторон)\\p{L}+|т[оауе]\\p{L}{0,2} же|таким же|одно и то же',
  ],
  ['twice', 'twice|double|two times|doubled', 'вдвое|двойн\\p{L}+|удвоенн\\p{L}+|в (?:два|2) раза'],
  ['half', 'half|halved|halves|½', 'половин\\p{L}+|пополам|полусумм\\p{L}+|полупроизведени\\p{L}+|½'],
  ['two', 'two|2', 'дв(?:а|е|ух|ум|умя)|2'],
  ['one', 'one|1', 'один|одна|одно|единиц\\p{L}+|1'],
  ['five', 'five|5', 'пять|пяти|пят[её]рк\\p{L}+|5'],
  ['ten', 'ten|10', 'десять|10'],
  ['first', 'first', 'перв\\p{L}+'],
  ['rest', 'rest|others?|remaining', 'остальн\\p{L}+'],
  ['middle', 'middle|central', 'середин\\p{L}+|посередине|центральн\\p{L}+|средни[хем]\\p{L}*'],
  // Things of arithmetic and algebra
  ['squared-letter', '∎²', '∎²'],
  ['letter', '∎¹|unknown|variable', '∎¹|неизвестн\\p{L}+|переменн\\p{L}+|икс\\p{L}*'],
  ['exponent', 'exponents?|indices', 'показател\\p{L}+'],
  ['power', 'powers?', 'степен\\p{L}+'],
  ['base', 'bases?', 'основани\\p{L}+'],
  ['quadratic', 'quadratics?(?: equations?)?', 'квадратн\\p{L}+ уравнени\\p{L}+'],
  ['root', '(?:square )?roots?|radicals?', '(?:квадратн\\p{L}+ )?кор(?:ень|ня|ней|ни|не|нем|нями)'],
  ['solution', 'solutions?', 'решени\\p{L}+'],
  ['square', 'squar(?:e|es|ed|ing)', 'квадрат\\p{L}*'],
  ['bracket', 'brackets?|parenthes[ei]s', 'скоб(?:к\\p{L}+|ок)'],
  ['numerator', 'numerators?|tops?', 'числител\\p{L}+'],
  ['common', 'common', 'общ\\p{L}+'],
  ['denominator', 'denominators?|bottoms?', 'знаменател\\p{L}+'],
  ['fraction', 'fractions?', 'дроб\\p{L}+'],
  ['sign', 'signs?', 'знак(?!омен)\\p{L}*'],
  ['inequality', 'inequalit(?:y|ies)', 'неравенств\\p{L}+'],
  ['equation', 'equations?', 'уравнени\\p{L}+'],
  ['side', 'sides?', 'част(?:ь|и|ей|ям|ях)|сторон\\p{L}*'],
  ['term', 'terms?|summands?', 'слагаем\\p{L}+|член\\p{L}*'],
  ['value', 'values?', 'значени\\p{L}+|величин\\p{L}+'],
  ['digit', 'digits?', 'цифр\\p{L}*|знаков'],
  ['percent', 'percent(?:age)?s?|per cent|%|discounts?', 'процент\\p{L}*|%|скидк\\p{L}+'],
  ['prime', 'primes?', 'прост(?:ое|ых|ые|ого) числ\\p{L}+|простое|простых'],
  ['even', 'even', 'ч[её]тн\\p{L}+'],
  ['odd', 'odd', 'неч[её]тн\\p{L}+'],
  ['lcm', 'least common multiple|lowest common multiple|lcm', 'наименьш\\p{L}+ общ\\p{L}+ кратн\\p{L}+|нок'],
  ['gcd', 'greatest common (?:divisor|factor)|gcd|hcf|gcf', 'наибольш\\p{L}+ общ\\p{L}+ делител\\p{L}+|нод'],
  ['logarithm', 'log(?:arithm)?s?', 'логарифм\\p{L}*'],
  ['derivative', 'derivatives?', 'производн\\p{L}+'],
  ['constant', 'constants?', 'констант\\p{L}+|постоянн\\p{L}+'],
  ['slope', 'slopes?|gradient', 'углов\\p{L}+ коэффициент\\p{L}*|наклон\\p{L}*'],
  ['horizontal', 'horizontal|run', 'горизонтал\\p{L}+'],
  ['vertical', 'vertical|rise', 'вертикал\\p{L}+'],
  ['over', 'over', ''],
  // Statistics and chance
  ['median', 'medians?', 'медиан\\p{L}*'],
  ['mode', 'mode', 'мод(?:а|ы|у|ой)'],
  ['range', 'range', 'размах\\p{L}*'],
  ['often', 'often|frequen\\p{L}+|most common|times it', 'част(?:о|от)\\p{L}*|чаще|встреча\\p{L}+'],
  ['outlier', 'outliers?|extreme values?', 'выброс\\p{L}*'],
  ['chance', 'probabilit(?:y|ies)|chances?|odds', 'вероятност\\p{L}+|шанс\\p{L}*'],
  ['independent', 'independent', '(?<!\\p{L})независим\\p{L}+'],
  ['exclusive', 'exclusive|disjoint', 'несовместн\\p{L}+'],
  ['coin-side', 'heads|tails|sixes', 'ор[её]л\\p{L}*|орл\\p{L}+|решк\\p{L}+|шест[её]р\\p{L}+'],
  // Geometry
  ['pythagoras', 'pythagor\\p{L}+(?: theorem)?', '(?:теорем\\p{L}+ )?пифагор\\p{L}+'],
  ['equilateral', 'equilateral|regular', 'равносторонн\\p{L}+|правильн\\p{L}+ треугольник\\p{L}*'],
  ['isosceles', 'isosceles', 'равнобедренн\\p{L}+'],
  ['rectangle', 'rectangles?', 'прямоугольник\\p{L}*'],
  ['rhombus', 'rhomb(?:us|uses|i)', 'ромб\\p{L}*'],
  ['parallelogram', 'parallelograms?', 'параллелограмм\\p{L}*'],
  ['right-angled', 'right(?:-| )?(?:angled|triangle)s?', 'прямоугольн\\p{L}+'],
  ['triangle', 'triangles?', 'треугольник\\p{L}*'],
  ['hypotenuse', 'hypotenuses?', 'гипотенуз\\p{L}+'],
  ['leg', 'legs?|cathet\\p{L}+', 'катет\\p{L}*'],
  ['perimeter', 'perimeters?', 'периметр\\p{L}*'],
  ['area', 'areas?', 'площад\\p{L}+'],
  ['bisector', 'bisectors?', 'биссектрис\\p{L}+'],
  ['perpendicular', 'perpendicular', 'перпендикуляр\\p{L}+'],
  ['acute', 'acute|first quadrant|between', 'остр\\p{L}+|перв\\p{L}+ четверт\\p{L}+|от 0'],
  ['sine', '(?<!co)sines?|sin', '(?<!ко)синус\\p{L}*|sin'],
  ['cosine', 'cosines?|cos', 'косинус\\p{L}*|cos'],
  ['tangent', 'tangents?|tan', 'тангенс\\p{L}*|tg'],
  ['angle', 'angles?', 'угл\\p{L}+|угол'],
  // Science
  ['current', 'currents?', 'ток\\p{L}{0,2}'],
  ['resistance', 'resistances?|resistors?', 'сопротивлени\\p{L}+|резистор\\p{L}*'],
  ['parallel', 'parallel', 'параллельн\\p{L}+'],
  ['series', 'in series|series', 'последовательн\\p{L}+'],
  ['worker', 'workers?|painters?|pumps?|pipes?', 'рабоч\\p{L}+|насос\\p{L}*|труб\\p{L}*|маляр\\p{L}*'],
  ['duration', 'time|days?|hours?', 'времен\\p{L}*|время|дн(?:я|ей|и)|часов'],
  ['faster', 'faster|quicker', 'быстрее'],
  ['mass', 'mass(?:es)?', 'масс\\p{L}+'],
  ['weight', 'weight', 'вес(?:а|у|ом)?'],
  ['moon', 'moon', 'лун\\p{L}+'],
  ['acceleration', 'acceleration', 'ускорени\\p{L}+'],
  ['boiling', 'boil\\p{L}*|melt\\p{L}*', 'кип(?:ит|ени|ят)\\p{L}*|плав(?:ит|лени)\\p{L}*'],
  ['temperature', 'temperature', 'температур\\p{L}+'],
  ['buoyancy', 'buoyan\\p{L}+|upthrust', 'выталкивающ\\p{L}+|архимедов\\p{L}+|сил\\p{L} архимеда'],
  ['deeper', 'deeper|depth', 'глубже|глубин\\p{L}+'],
  ['sound', 'sound', 'звук\\p{L}*'],
  ['vacuum', 'vacuum', 'вакуум\\p{L}*'],
  ['index', 'subscripts?|small numbers?', 'индекс\\p{L}*'],
  ['proton', 'protons?', 'протон\\p{L}*'],
  ['neutron', 'neutrons?', 'нейтрон\\p{L}*'],
  ['electron', 'electrons?', 'электрон\\p{L}*'],
  ['catalyst', 'catalysts?', 'катализатор\\p{L}*'],
  ['force', 'forces?', 'сил(?:а|ы|у|ой|е)'],
  ['moving', 'mov(?:es|ing)|motion', 'движ\\p{L}+'],
]

/** In the order of the lexicon: where two fit, the first one is meant. */
const wordsOf = (column: 1 | 2) =>
  lexicon.flatMap((each) => (each[column] === '' ? [] : [[each[0], each[column]] as const]))
const bounded = (words: string) => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`
function vocabularyOf(column: 1 | 2) {
  const words = wordsOf(column)
  return {
    any: regExpOf(bounded(words.map(([, pattern]) => pattern).join('|')), 'gu'),
    each: words.map(([concept, pattern]) => ({ concept, pattern: regExpOf(`^(?:${pattern})$`, 'u') })),
    /** What words were found to mean: a group for each concept would cost more than the search. */
    known: new Map<string, string>(),
  }
}
const vocabularies = { en: vocabularyOf(1), ru: vocabularyOf(2) } satisfies Record<Language, unknown>
const mostKnown = 5000

/** The concepts of a sentence in their order, each with a space before and after it. */
export function conceptsIn(sentence: string, language: Language): string {
  const text = sentence
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[’‘]/g, "'")
    .replace(/\$([^$]*)\$/g, (_, formula: string) => formulaWord(formula))
    .replace(/[*_`"«»“”]/g, '')
    .replace(/\s+/g, ' ')
  const { any, each, known } = vocabularies[language]
  let row = ' '
  for (const [word] of text.matchAll(any)) {
    let concept = known.get(word)
    if (concept === undefined) {
      concept = each.find(({ pattern }) => pattern.test(word))!.concept
      if (known.size >= mostKnown) known.clear()
      known.set(word, concept)
    }
    row += `${concept} `
  }
  return row
}

/** `x` and `3x` are a letter, `x^2` its square, a number itself; any other formula is no word of a rule. */
const formulaWord = (formula: string): string => {
  const plain = formula.replace(/[\s{}]/g, '')
  if (/^-?\d*[a-z]$/.test(plain)) return ' ∎¹ '
  if (/^-?\d*[a-z]\^2$/.test(plain)) return ' ∎² '
  return /^-?\d+$/.test(plain) ? ` ${plain} ` : ' ∎ '
}

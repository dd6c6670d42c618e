import type { Language } from '../math/latex.ts'

/**
 * Words that say one thing in a lesson of mathematics, by that thing. A note says "subtract 5", the student "take 5
 * away".
 */
const meanings: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    subtract:
      'subtract\\p{L}*|minus|tak(?:e|es|ing|en)(?: \\p{L}+| \\d+)? (?:away|off)|remov(?:e|es|ed|ing)|deduct\\p{L}*',
    add: 'add(?:s|ed|ing)?|addition|plus',
    multiply: 'multipl\\p{L}*|times(?! as)',
    divide: 'divid\\p{L}*|division|split(?:s|ting)?',
    sides: '(?:both|each|either|the two) sides?|left and right',
    equal: 'equals?|the same|same|identical|equivalent',
    opposite: 'opposite|inverse|the other sign|another sign',
    turn: 'flip\\p{L}*|turn(?:s|ed)? (?:round|around|over)|revers\\p{L}*|invert\\p{L}*|upside down',
    bigger: 'bigger|larger|greater|higher|more',
    smaller: 'smaller|less|lower|fewer',
    grow: 'grow\\p{L}*|grew|increas\\p{L}*|ris(?:e|es|ing)|rose|go(?:es)? up|gets? (?:bigger|larger|more)',
    shrink: 'shrink\\p{L}*|decreas\\p{L}*|fall(?:s|ing)?|fell|go(?:es)? down|gets? (?:smaller|less)',
    constant: "constant|stays? the same|(?:does(?:n't| not)|won't|never) change|unchanged|keeps? its value",
    positive: 'positives?|above zero|plus sign',
    negative: 'negatives?|below zero|minus(?:es)?|minus sign',
    top: 'top|numerators?|upper',
    bottom: 'bottom|denominators?|lower one',
    square: 'squar\\p{L}*|times itself|(?:to the )?power (?:of )?(?:2|two)|second power',
    root: 'roots?|radical',
    double: 'doubl\\p{L}*|twice|two times|2 times',
    half: 'half|halve[sd]?|halving',
    expand: 'expand\\p{L}*|open\\p{L}*|multiply out|distribut\\p{L}*',
    brackets: 'brackets?|parenthes[ei]s',
    factor: 'factor\\p{L}*|into brackets|as a product',
    collect: 'collect\\p{L}*|combin\\p{L}*|gather\\p{L}*|put together|like terms',
    alone: 'alone|isolat\\p{L}*|by itself|on its own',
    total: 'total|sum|altogether|in all|all together',
    average: 'average|mean',
    middle: 'middle|median|cent(?:er|re)',
    perpendicular: 'perpendicular|right angles?|90 ?(?:°|degrees)',
    across: 'across|horizontal(?:ly)?|sideways|left to right',
    upright: 'vertical(?:ly)?|upright|up and down',
    check: 'check\\p{L}*|test\\p{L}*|verif\\p{L}*|put(?:ting)? (?:it|them) (?:back )?in|substitut\\p{L}*|plug\\p{L}*',
  },
  ru: {
    subtract:
      'выч(?:есть|т\\p{L}+|ита\\p{L}+)|отн(?:ять|им\\p{L}+|има\\p{L}+)|минус(?!ы)|убр(?:ать|ал\\p{L}*)|убер\\p{L}+',
    add: 'прибав\\p{L}+|добав\\p{L}+|слож\\p{L}+|плюс(?!ы)|сложени\\p{L}+',
    multiply: 'умнож\\p{L}+|помнож\\p{L}+',
    divide: '(?:раз|по)?дел(?:ить|и|им|ю|ил\\p{L}*|ение|ением)',
    sides:
      '(?:обе|обеих|обеим|каждая|каждую|левая и правая) (?:части|частей|частям|часть|стороны|сторон)|слева и справа',
    equal: 'равн\\p{L}+|одинаков\\p{L}+|то же|такой же|такая же|такое же',
    opposite: 'противоположн\\p{L}+|обратн\\p{L}+|другой знак|с другим знаком',
    turn: 'перев(?:ернуть|ерн\\p{L}+|орач\\p{L}+)|мен(?:яет|яется|ять) (?:знак|направление)|наоборот',
    bigger: 'больш(?:е|ий|ая|ее)|выше',
    smaller: 'меньш(?:е|ий|ая|ее)|ниже',
    grow: 'раст[её]т|растут|выраст\\p{L}+|увелич\\p{L}+|возраста\\p{L}+|станет больше|становится больше',
    shrink: 'уменьш\\p{L}+|убыва\\p{L}+|пада\\p{L}+|станет меньше|становится меньше',
    constant:
      'постоянн\\p{L}+|не мен\\p{L}+|не измен\\p{L}+|оста[её]тся (?:таким|такой|прежн|тем) ?\\p{L}*|неизменн\\p{L}+',
    positive: 'положительн\\p{L}+|плюсы|со знаком плюс',
    negative: 'отрицательн\\p{L}+|минус\\p{L}*|со знаком минус',
    top: 'верх\\p{L}*|числител\\p{L}+|сверху',
    bottom: 'ниж\\p{L}*|знаменател\\p{L}+|снизу|внизу',
    square: 'квадрат\\p{L}*|во второй степени|на себя|само на себя',
    root: 'кор(?:ень|ня|ни|ней|нем)',
    double: 'удво\\p{L}+|вдвое больше|в (?:два|2) раза больше',
    half: 'половин\\p{L}+|вдвое меньше|пополам',
    expand: 'раскр\\p{L}+|перемнож\\p{L}+',
    brackets: 'скоб\\p{L}+',
    factor: 'разлож\\p{L}+|множител\\p{L}+|вынес\\p{L}+',
    collect: 'привести подобные|подобн\\p{L}+|собра\\p{L}+|собер\\p{L}+|сгруппир\\p{L}+',
    alone: 'один|одного|отдельно|само по себе|в одиночестве',
    total: 'сумм\\p{L}+|всего|вместе|итого',
    average: 'средн\\p{L}+',
    middle: 'середин\\p{L}+|посередине|медиан\\p{L}+',
    perpendicular: 'перпендикуляр\\p{L}*|под прямым углом|90 ?(?:°|градус\\p{L}*)',
    check: 'провер\\p{L}+|подстав\\p{L}+',
  },
}

/** Meanings of which a sentence about one thing has only one: "add 5" does not say "subtract 5". */
const families: readonly (readonly string[])[] = [
  ['add', 'subtract', 'multiply', 'divide'],
  ['bigger', 'smaller'],
  ['grow', 'shrink', 'constant'],
  ['positive', 'negative'],
  ['top', 'bottom'],
  ['double', 'half'],
  ['across', 'upright'],
]

const patterns = Object.fromEntries(
  (['en', 'ru'] as const).map((language) => [
    language,
    Object.entries(meanings[language]).map(([meaning, words]) => ({
      meaning,
      pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'),
    })),
  ]),
) as Record<Language, { meaning: string; pattern: RegExp }[]>

/** The meanings that occur in a text, and the text without their words. */
export function meaningsIn(text: string, language: Language): { meanings: readonly string[]; rest: string } {
  const plain = text.replaceAll('ё', 'е').replace(/[’‘]/g, "'")
  const found = patterns[language].flatMap(({ meaning, pattern }) =>
    [...plain.matchAll(pattern)].map((match) => ({ meaning, start: match.index, end: match.index + match[0].length })),
  )
  const rest = found.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    plain,
  )
  return { meanings: [...new Set(found.map(({ meaning }) => meaning))], rest }
}

/** True if the text says another thing of the same kind: "add 5" where "subtract 5" is wanted. */
export function contradicts(wanted: string, said: string, language: Language): boolean {
  const [own, other] = [wanted, said].map((text) => meaningsIn(text, language).meanings) as [
    readonly string[],
    readonly string[],
  ]
  return families.some((family) => {
    const [mine, theirs] = [own, other].map((all) => family.filter((each) => all.includes(each)))
    return mine!.length > 0 && theirs!.length > 0 && !mine!.some((each) => theirs!.includes(each))
  })
}

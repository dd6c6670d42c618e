import { storyWordsEn } from '../../language/en/story-words.ts'
import { storyWordsRu } from '../../language/ru/story-words.ts'
import type { Language } from '../../math/latex.ts'
import { regExpOf } from '../../pattern.ts'
import type { RelationMeaning, StoryWords } from './word-types.ts'

const storyWords: Readonly<Record<Language, StoryWords>> = { en: storyWordsEn, ru: storyWordsRu }

/** Whole words out of a list of the language. */
const whole = (list: string, flags = 'i') =>
  regExpOf(`(?<![\\p{L}])(?:${list.replaceAll('~', '\\p{L}*')})(?![\\p{L}])`, flags)
const start = (list: string) => regExpOf(`^(?:${list.replaceAll('~', '\\p{L}*')})(?![\\p{L}])`, 'i')
/** The words at the end of a text. */
const end = (list: string) => regExpOf(`(?<![\\p{L}])(?:${list.replaceAll('~', '\\p{L}*')})\\s*$`, 'i')
/** The first words after a number and its noun. */
const behind = (list: string) =>
  regExpOf(`^\\S{0,2}\\s*(?:\\p{L}+\\s+)?(?:${list.replaceAll('~', '\\p{L}*')})(?![\\p{L}])`, 'i')
const only = (list: string) => regExpOf(`^(?:${list.replaceAll('~', '\\p{L}*')})$`, 'i')

/** The words of a language as patterns, compiled once. */
export interface Lexicon {
  /** Matched at the start of the remaining text. */
  readonly signs: readonly (readonly [sign: '+' | '-' | '*' | '/', pattern: RegExp])[]
  readonly equals: RegExp
  readonly ways: RegExp
  readonly of: RegExp
  readonly parts: readonly (readonly [top: number, bottom: number, pattern: RegExp])[]
  readonly numerals: readonly (readonly [value: number, pattern: RegExp])[]
  readonly percent: RegExp
  /** Matches a single word. */
  readonly small: RegExp
  readonly describing: RegExp
  readonly actions: RegExp
  /** Found anywhere in a text. */
  readonly relations: readonly (readonly [RelationMeaning, RegExp])[]
  readonly asks: RegExp
  readonly results: RegExp
  readonly orders: RegExp
  readonly concludes: RegExp
  readonly because: RegExp
  readonly or: RegExp
  readonly remainder: RegExp
  readonly unclear: RegExp
  readonly where: RegExp
  readonly impossible: RegExp
  readonly protests: RegExp
  readonly compares: RegExp
  readonly nextTask: RegExp
  readonly measures: readonly (readonly [RegExp, string])[]
  readonly ifRight: RegExp
  readonly objects: RegExp
  readonly begins: RegExp
  readonly unknowns: RegExp
  readonly ownWork: RegExp
  readonly around: RegExp
  readonly supposes: RegExp
  readonly names: readonly RegExp[]
  readonly yes: RegExp
  readonly no: RegExp
  readonly neither: RegExp
  readonly ordinals: readonly RegExp[]
  readonly duration: RegExp
  readonly asksTwo: RegExp
  readonly ownTalk: RegExp
  readonly givesAnswer: RegExp
  readonly isAnswer: RegExp
  readonly answerNamed: RegExp
  readonly othersHave: RegExp
  readonly shouldBe: RegExp
  readonly triangle: RegExp
  readonly trying: RegExp
  readonly fitsNot: RegExp
  readonly becomes: RegExp
  readonly rest: RegExp
  readonly ofAmount: RegExp
  readonly ended: RegExp
  readonly comparedTo: RegExp
  readonly straight: RegExp
  readonly toFind: RegExp
  readonly taskHead: RegExp
  readonly plea: RegExp
  readonly degrees: RegExp
  readonly concept: RegExp
  readonly ownTime: RegExp
  readonly denied: RegExp
  readonly deniedBehind: RegExp
  readonly explainedBehind: RegExp
  readonly agrees: RegExp
  readonly stands: RegExp
  readonly supposing: RegExp
}

function compile(words: StoryWords): Lexicon {
  return {
    signs: words.signs.map(([sign, list]) => [sign, start(list)] as const),
    equals: start(words.equals),
    ways: only(words.ways),
    of: start(words.of),
    parts: words.parts.map(([top, bottom, list]) => [top, bottom, start(list)] as const),
    numerals: words.numerals.map(([value, list]) => [value, start(list)] as const),
    percent: start(words.percent),
    small: only(words.small),
    describing: only(words.describing),
    actions: only(words.actions),
    relations: words.relations.map(([meaning, list]) => [meaning, whole(list)] as const),
    asks: whole(words.asks),
    results: whole(words.results),
    orders: start(words.orders),
    concludes: whole(words.concludes),
    because: whole(words.because),
    or: whole(words.or),
    remainder: whole(words.remainder),
    unclear: whole(words.unclear),
    where: whole(words.where),
    impossible: whole(words.impossible),
    protests: whole(words.protests),
    compares: start(words.compares),
    nextTask: start(words.nextTask),
    measures: words.measures.map(([list, other]) => [whole(list), other] as const),
    ifRight: whole(words.ifRight),
    objects: whole(words.objects),
    begins: whole(words.begins),
    unknowns: whole(words.unknowns),
    ownWork: whole(words.ownWork),
    around: whole(words.around),
    supposes: start(words.supposes),
    names: words.names.map((each) => regExpOf(`(?<![\\p{L}])(?:${each})`, 'i')),
    yes: start(words.yes),
    no: start(words.no),
    neither: start(words.neither),
    ordinals: words.ordinals.map(only),
    duration: whole(words.duration),
    asksTwo: whole(words.asksTwo),
    ownTalk: whole(words.ownTalk),
    givesAnswer: end(words.givesAnswer),
    isAnswer: regExpOf(`^\\S{0,2}\\s*(?:${words.isAnswer.replaceAll('~', '\\p{L}*')})(?![\\p{L}])`, 'i'),
    answerNamed: whole(words.answerNamed),
    othersHave: end(words.othersHave),
    shouldBe: whole(words.shouldBe, 'gi'),
    triangle: whole(words.triangle),
    trying: whole(words.trying),
    fitsNot: whole(words.fitsNot),
    becomes: end(words.becomes),
    rest: whole(words.rest),
    ofAmount: whole(words.ofAmount),
    ended: whole(words.ended),
    comparedTo: end(words.comparedTo),
    straight: whole(words.straight),
    toFind: whole(words.toFind),
    taskHead: end(`(?:${words.taskHead})\\s*:`),
    plea: regExpOf(`(?<![\\p{L}])(?:${words.plea.replaceAll('~', '\\p{L}*')})[\\s!.)(]*$`, 'i'),
    degrees: only(words.degrees),
    concept: start(words.concept),
    ownTime: end(words.ownTime),
    denied: end(words.denied),
    deniedBehind: behind(words.deniedBehind),
    explainedBehind: behind(words.explainedBehind),
    agrees: start(words.agrees),
    stands: whole(words.stands),
    supposing: whole(words.supposing),
  }
}

const compiled = new Map<Language, Lexicon>()

export function lexiconOf(language: Language): Lexicon {
  const known = compiled.get(language)
  if (known) return known
  const made = compile(storyWords[language])
  compiled.set(language, made)
  return made
}

import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** The words by which one message can be read in several ways that come to different verdicts. */
interface CompetingWords {
  /** Between two results, of which only one is meant. */
  readonly or: string
  /** Stands before the two. */
  readonly offers: string
  /** Says that the student does not know which. */
  readonly unsure: RegExp
  /** Somebody else or a book, and that they have a result. */
  readonly others: string
  /** Before it. */
  readonly joins: string
  /** Begins the student's own part again. */
  readonly own: string
  /** A number that was tried and dropped: "-5 does not fit". */
  readonly dropped: RegExp
  /** "root 8" where a root solves the equation. */
  readonly root: RegExp
  /** "divide by 5" behind a fraction: its top and its bottom. */
  readonly reducedBy: RegExp
  /** Stands before an equation of the student's own. */
  readonly wrote: RegExp
  /** Concludes how many solutions there are. */
  readonly concludes: RegExp
  /** Stand before a line and are no part of it. */
  readonly leads: RegExp
  /** Between a calculation and its result. */
  readonly equals: RegExp
  /** Announces the end of a solution; a hyphen before a digit is its minus. */
  readonly ends: RegExp
  /** Announces a result that stands alone behind it. */
  readonly announces: RegExp
  /** Stands between the two roots of a list. */
  readonly lists: RegExp
  /** Counts things that are given: "there are 6 of them". */
  readonly counts: RegExp
  /** An operation and the number that it takes: "divide it by 6". */
  readonly operand: RegExp
  /** Asks for a count, so one may be the answer. */
  readonly asksCount: RegExp
}

export const competingWords: Readonly<Record<Language, CompetingWords>> = {
  en: {
    lists: /\d\s*(?:[,;]|and|or|&)\s*$/iu,
    or: 'or',
    offers: "(?:so|is|it|that|this|its|it's|will|would|be|the|answer|hm+|should|i|get|got|have)",
    unsure: regExpOf(
      "(?<!\\p{L})(?:which|is it|not sure|unsure|idk|dunno|don'?t know|do not know|confused|mix\\p{L}*|forgot|can'?t (?:decide|re\\p{L}+)|i think|either|maybe)(?!\\p{L})",
      'iu',
    ),
    others:
      '(?:(?:my|the|a|his|her) )?(?:friend|mate|bestie|teacher|m[ou]m|dad|mother|father|brother|sister|classmate|partner|neighbou?r|book|textbook|calculator|(?:answer )?key|back of the book|answers? (?:at|in) the back|mark ?scheme) (?:also |only |just |still )?(?:has|have|had|got|gets?|says?|said|wrote|writes|thinks|shows?|gives?|gave|found|came up with|did)|(?:she|he|they) (?:also |only |just |still )?(?:got|gets?|says?|said|wrote|thinks?)',
    joins: 'but|and|while|yet',
    own: '(?:but|and|so|while)? ?(?:i|mine|my)',
    dropped: regExpOf(
      "[\\s,;.(]*(?:but |and |because |cause )?(?:x ?= ?)?[-−]?\\d+(?:[./]\\d+)? (?:does ?n[o'’]?t|do not|isn'?t|is not|can'?t be|is out|out|is extraneous|no good|fails)(?: (?:fit|work|a root|count|right|allowed|in the domain))?(?=[\\s.,;!?)]|$)",
      'giu',
    ),
    root: regExpOf('(?<![\\p{L}√])(?:one |a |the )?root (?:is |= ?)?(?=[-−]?\\d)', 'giu'),
    reducedBy: regExpOf(
      '\\d{1,6} ?/ ?\\d{1,6}[, ]+(?:i |then |and |we |both )*(?:divided?|dividing|cancel\\p{L}*|reduced?|simplif\\p{L}+)(?: (?:top and bottom|both|it|them))? by \\d+',
      'iu',
    ),
    wrote: regExpOf(
      '(?<!\\p{L})(?:i (?:just |then |now |first )?(?:did|do|wrote|write|had|have|used|made|put|set up|tried|thought|started)|my (?:equation|work|working|way)(?: is| was)?)(?!\\p{L})',
      'iu',
    ),
    concludes: regExpOf('(?<!\\p{L})(?:no (?:real )?solutions?|no (?:real )?roots?|no answer)(?!\\p{L})', 'iu'),
    leads: regExpOf(
      "(?:^|[\\s,.;:(])(?:so|its|it'?s|is|are|that'?s|thats|get|got|gives?|makes?|then|and|or|because|cause|cos|cuz|since|did|do|have|had|wrote|i|answer|therefore|hence|thus|equals?|times|x|х|now|be|was|but|first|also|next|ok|well|with|where|when|if|means?|try|check|step)[:,]?$",
      'iu',
    ),
    equals: regExpOf('(?<=[\\d)]) (?:is|are|equals?|makes?|gives?) (?=[-−√(\\d])', 'giu'),
    ends: regExpOf(
      '^(?:so |and |then |hence |therefore )*(?:the )?(?:final )?(?:answer|ans|result)?(?: is)?(?:[\\s:=–—]|-(?=\\s|\\p{L}{2}))*',
      'iu',
    ),
    announces:
      /^(?:(?:so|and|then|ok|hm+|i|we|got|get|have|think|its|it's|it is|the|my|final|answer|ans|result|is|are|that|solutions?|roots?)(?:[\s:,=–—]+|-(?=\s)))+(?=[-−+±√([\d])/iu,
    counts: regExpOf(
      "(?<!\\p{L})(?:there(?:'?s|'?re| are| is| were) \\d+(?: \\p{L}+)?|\\d+ (?:of (?:them|these|those)|numbers|values|terms|scores|items|marks|pieces of data))(?!\\p{L})",
      'giu',
    ),
    operand: regExpOf(
      '(?<!\\p{L})(?:divid\\p{L}+|split|share\\p{L}*|over|multipl\\p{L}+|times)(?: (?:it|them|that|this|both|both sides|everything|all|the (?:sum|total)))?(?: by| into| between| among)? \\d+(?![\\d.,]*\\d)',
      'giu',
    ),
    asksCount: regExpOf('(?<!\\p{L})(?:how many|number of|count)(?!\\p{L})', 'iu'),
  },
  ru: {
    lists: /\d\s*(?:[,;]|и|или)\s*$/iu,
    or: 'или|либо',
    offers: '(?:так|это|тут|там|ответ|будет|или|все-таки|всё-таки|получается|выходит|у меня)',
    unsure: regExpOf(
      '(?<!\\p{L})(?:не (?:знаю|уверен\\p{L}*|пойму|помню|понимаю)|хз|незнаю|пута\\p{L}+|запута\\p{L}+|какой из|что из|думаю|кажется|наверно\\p{L}*|забыл\\p{L}*|то ли)(?!\\p{L})',
      'iu',
    ),
    others:
      '(?:у )?(?:моего |моей |мой |моя )?(?:друг\\p{L}*|подруг\\p{L}*|учител\\p{L}+|училк\\p{L}+|мам\\p{L}|пап\\p{L}|брат\\p{L}*|сестр\\p{L}+|сосед\\p{L}*|одноклассни\\p{L}+|калькулятор\\p{L}*|она|он|них|него|не[её]|\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+(?:вна|вич)) (?:вышло|получилось|выходит|получается|говорит|говорят|сказал\\p{L}*|написал\\p{L}*|получил\\p{L}*|пишет|показывает)|в (?:ответах|ответе|учебник\\p{L}*|решебник\\p{L}*|книг\\p{L}|ключах|ключе)',
    joins: 'а|но|и|хотя',
    own: '(?:но|а|и)? ?(?:я|у меня|мой|моё|мое)',
    dropped: regExpOf(
      '[\\s,;.(]*(?:но |а |и )?(?:[xх] ?= ?)?[-−]?\\d+(?:[./]\\d+)? (?:не (?:подходит|годится|входит|в одз|корень|является корнем)|посторонний(?: корень)?|лишний|отпадает|отбрасываем)(?=[\\s.,;!?)]|$)',
      'giu',
    ),
    root: regExpOf('(?<!\\p{L})(?:один |одна |второй |первый )?кор(?:ень|ни)(?: равен| =)? (?=[-−]?\\d)', 'giu'),
    reducedBy: regExpOf(
      '\\d{1,6} ?/ ?\\d{1,6}[, ]+(?:я |потом |и |мы )*(?:поделил\\p{L}*|разделил\\p{L}*|делю|делим|сократил\\p{L}*|сокращаю|сокращаем)(?: (?:всё|оба|их))? на \\d+',
      'iu',
    ),
    wrote: regExpOf(
      '(?<!\\p{L})(?:я (?:так |сначала |просто )?(?:дела\\p{L}+|сдела\\p{L}+|писа\\p{L}+|написа\\p{L}+|состав\\p{L}+|реша\\p{L}+|взял\\p{L}?|записа\\p{L}+)|у меня|мо[её] уравнение)(?!\\p{L})',
      'iu',
    ),
    concludes: regExpOf(
      '(?<!\\p{L})(?:нет (?:решени\\p{L}+|корн\\p{L}+)|(?:решени\\p{L}+|корн\\p{L}+) нет|не имеет (?:решени\\p{L}+|корн\\p{L}+))(?!\\p{L})',
      'iu',
    ),
    leads: regExpOf(
      '(?:^|[\\s,.;:(])(?:это|значит|тогда|получается|получилось|получил[аи]?|получаем|выходит|вышло|будет|равно|и|а|или|итого|ответ|потом|то есть|так|вот|у меня|делал[аи]?|считал[аи]?|посчитал[аи]?|сделал[аи]?|сначала|отсюда|следовательно|ну|но|раз|х|если|где|при|теперь)[:,]?$',
      'iu',
    ),
    equals: regExpOf('(?<=[\\d)]) (?:это|равно|будет|выходит|получается|да[её]т) (?=[-−√(\\d])', 'giu'),
    ends: regExpOf(
      '^(?:значит |тогда |итого |и |то есть )*(?:(?:правильный )?ответ|отв|итог)?(?:[\\s.:=–—]|-(?=\\s|\\p{L}{2}))*',
      'iu',
    ),
    announces:
      /^(?:(?:так|значит|тогда|итого|ну|и|это|вышло|получилось|получается|выходит|у меня|ответы?|отв|мой|думаю|корни|результат)(?:[\s:,.=–—]+|-(?=\s)))+(?=[-−+±√([\d])/iu,
    counts: regExpOf(
      '(?<!\\p{L})(?:(?:их|чисел|слагаемых|значений|оценок|членов)(?: же| всего| тут| там| было| ведь)? \\d+|\\d+ (?:штук\\p{L}*|чис(?:ел|ла|ло)|слагаем\\p{L}+|значени\\p{L}+|оцен\\p{L}+|член\\p{L}*))(?!\\p{L})',
      'giu',
    ),
    operand: regExpOf(
      '(?<!\\p{L})(?:раз|по)?(?:дел(?:ю|им|ить|и|ил|ила|или)|умнож(?:у|им|ить|аю|аем|ил|ила|или))(?: (?:это|всё|все|их|сумму|обе части))? на \\d+(?![\\d.,]*\\d)',
      'giu',
    ),
    asksCount: regExpOf('(?<!\\p{L})(?:сколько|количеств\\p{L}+|число)(?!\\p{L})', 'iu'),
  },
}

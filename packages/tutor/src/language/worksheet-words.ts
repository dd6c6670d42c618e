import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** The words around a numbered list of tasks. */
interface WorksheetWords {
  /** Stand before the number of a task: "Question 7". */
  readonly numbered: string
  /** Name a part of the sheet, behind which its letter or number stands. */
  readonly section: string
  /** Where the talk about the list begins, behind its last task. */
  readonly talk: RegExp
  /** Announce the student's own results. */
  readonly results: RegExp
  /** May stand between a task's number and its result. */
  readonly labeled: string
  /** Between a result and the task it belongs to: "10 for the first". */
  readonly belongs: string
  /** The first, the second and so on, each as a pattern. */
  readonly ordinals: readonly string[]
  /** Before the number of the task that is wanted. */
  readonly wanted: string
  /** Between it and the number. */
  readonly nounsOfTask: string
  /** Behind the number of the task that is wanted: "3 is hard". */
  readonly hard: string
  /** Says that tasks are done. */
  readonly done: RegExp
}

export const worksheetWords: Readonly<Record<Language, WorksheetWords>> = {
  en: {
    done: /(?<!\p{L})(?:did|done|got|have|finished|solved|answered)(?!\p{L})/iu,
    numbered: 'task|question|exercise|problem|number|ex|qu|q|no|nr',
    section: 'section|part|block|variant|set',
    talk: regExpOf(
      "(?<![\\p{L}\\d])(?:(?:and |so |but |now |ok |then )?(?:i|i'?ve|i'?m|im|my|mine|me|we)|idk|dunno|just|only|pls|plz|please|thx|thanks|ty|help|need|can|could|check|is (?:it|this|that)|are (?:they|these|those|my)|am i|(?:the |my )?answers?|all (?:of )?(?:it|them)|which|got|did|done|stuck|how do|what do|how would|explain|anyone|hurry|right|correct|(?:for |on )?(?:the )?first(?: one)?|(?:number|question|part|q) ?\\d{1,2}(?=[\\s,]))(?![\\p{L}'])",
      'iu',
    ),
    results: regExpOf(
      "(?<!\\p{L})(?:i(?:'?ve)? (?:got|get|have|had|think|put|said|wrote|found|worked out|did)|got|mine|my (?:answers?|results?|solutions?)|(?:the )?answers?)(?:,? (?:it|its|it's|is|are|were|as|for|them|these|those|they|to|be|so|far|the|first|last|two|three|four|five|in|order|like|was|both|all|answers?|results?))*\\s*[:=–—-]?\\s*",
      'giu',
    ),
    labeled: "is|its|it's|equals?|i got|got|was|=|:|[-–—](?= )",
    belongs: '(?:for|in|on|to|as) (?:the )?',
    ordinals: [
      '(?:first|1st)(?: one)?',
      '(?:second|2nd)(?: one)?',
      '(?:third|3rd)(?: one)?',
      '(?:fourth|4th)(?: one)?',
    ],
    wanted:
      "just|only|stuck (?:on|at|with)|help (?:me )?(?:with|on)|need|do|(?:don'?t|dont|do not|cant|can'?t|cannot) (?:get|understand|do|figure out|solve|know)|how (?:do|would) (?:i|you|u) (?:do|solve)|confused (?:by|about|on|with)|start (?:with|at)|begin with|struggling (?:with|on)|what about|explain|lost (?:on|at)",
    nounsOfTask: 'the|number|no|nr|question|task|exercise|problem|part|section|letter|q|ex|for|how to do|one|first|is',
    hard: 'is (?:the )?(?:hard|hardest|tricky|confusing|impossible|one i|what i|the one)',
  },
  ru: {
    done: /(?<!\p{L})(?:сделал\p{L}*|решил\p{L}*|получил\p{L}*|вышл\p{L}*|готов\p{L}*|сделано|есть)(?!\p{L})/iu,
    numbered: 'задание|задача|пример|номер|вопрос|упражнение|упр',
    section: 'раздел|часть|вариант|блок|группа',
    talk: regExpOf(
      '(?<![\\p{L}\\d])(?:(?:и |а |но |вот )?(?:я|у меня|мои|мой|моё|мое|мне|мы|нам)|хз|незнаю|не знаю|только|тока|пж\\p{L}*|плиз|пожалуйста|спс|спасибо|помоги\\p{L}*|проверь\\p{L}*|верно|правильно|ответы|ответ|все ли|нужн\\p{L}*|надо|сделал\\p{L}*|решил\\p{L}*|получил\\p{L}*|вышло|не понимаю|не пойму|застрял\\p{L}*|объясни\\p{L}*|срочно|что делать|как (?:тут|это|их|решать)|(?:в |на )?перв(?:ое|ый|ая|ом|ой|ую)|(?:номер|задани\\p{L}+|пример) ?№?\\d{1,2}(?=[\\s,]))(?!\\p{L})',
      'iu',
    ),
    results: regExpOf(
      '(?<!\\p{L})(?:у меня(?: (?:вышло|получил\\p{L}+|получается|выходит))?|мо[ийёе]|мой ответ|мои ответы|ответы?|вышло|получил\\p{L}*|получается|решил\\p{L}*|насчитал\\p{L}*|сделал\\p{L}*)(?:,? (?:у меня|это|так|такие|вот|вышли|получились|ответы|первые|последние|два|две|три|четыре|пять|по|порядку|все|оба|обе))*\\s*[:=–—-]?\\s*',
      'giu',
    ),
    labeled: 'это|будет|равно|вышло|получил\\p{L}+|у меня|=|:|[-–—](?= )',
    belongs: '(?:в|на|для|к) ',
    ordinals: ['перв\\p{L}+', 'втор\\p{L}+', 'трет\\p{L}+', 'четв[её]рт\\p{L}+'],
    wanted:
      'только|тока|лишь|нужн\\p{L}*|надо|застрял\\p{L}*(?: на| в)?|не (?:понимаю|пойму|понял\\p{L}*|могу|получается|выходит|знаю)(?: решить| сделать)?|помоги\\p{L}*(?: мне)?(?: с| решить| сделать)?|как (?:решать|делать|решить|сделать)|начн[её]м с|объясни\\p{L}*|что делать (?:с|в)',
    nounsOfTask:
      'номер\\p{L}*|задани\\p{L}+|задач\\p{L}+|пример\\p{L}*|пункт\\p{L}*|букв\\p{L}*|упр\\p{L}*|в|с|со|под|раздел\\p{L}*|част\\p{L}+|мне',
    hard: 'не (?:понимаю|пойму|получается|выходит|знаю|могу)',
  },
}

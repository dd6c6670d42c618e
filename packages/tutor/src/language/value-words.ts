import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** How students ask about a value of the unknown, try one, or ask when the sign of an inequality turns. */
interface ValueWords {
  /** Asks whether a value belongs to the solutions, or why it does not; the value is the first group that is there. */
  readonly asks: readonly RegExp[]
  readonly why: RegExp
  /** A value that is tried: the group is the value. */
  readonly tries: RegExp
  /** Says that what comes out does not hold, or that it does. */
  readonly fails: RegExp
  readonly holds: RegExp
  /** Asks how a value comes out of a side at a value of the unknown: the value, then that of the unknown. */
  readonly comesOut: RegExp
  /** Asks when the sign of an inequality turns. */
  readonly turns: RegExp
  readonly turnsWhen: RegExp
  /** Goes on after an answer with a thought of its own. */
  readonly but: RegExp
}

const value = '(-?\\d+(?:[.,]\\d+)?(?:/\\d+)?)'
const pattern = (source: string) => regExpOf(source.replaceAll('VALUE', value), 'u')

export const valueWords: Readonly<Record<Language, ValueWords>> = {
  en: {
    asks: [
      pattern(
        '(?<!\\p{L})is VALUE (?:also |too |even |itself )?(?:in(?!\\p{L})|part of|included|inside|a solution|one of|allowed)',
      ),
      pattern(
        "why (?:did|does|doesn'?t|didn'?t|is|isn'?t|was|wasn'?t|can'?t) (?:it |x ?= ?)?VALUE (?:not |be )?(?:work|fit|right|wrong|a solution|in it|it)",
      ),
      pattern('why not VALUE\\s*[?.]*$'),
      pattern('(?:does|do|did|would) (?:x ?= ?)?VALUE (?:itself |also |too )?(?:work|fit|count|belong)'),
      pattern(
        '(?<!\\p{L})(?:is |so |and )+(?:x ?= ?)?VALUE (?:also |too |even |itself )?(?:(?:is |be )?(?:also )?(?:ok|okay|fine|allowed|a solution|a root|included))(?!\\p{L})[^.!]*(?:\\?|or not|or (?:is it )?(?:just|only))',
      ),
    ],
    why: /(?<!\p{L})why(?!\p{L})/u,
    tries: pattern(
      '(?:x ?= ?|(?:if|when|with|put|putting|plug|try|take|test)(?: in)? x (?:is|=|as)? ?|(?:put|plug|try|test)(?: in)? )VALUE(?![\\d.,]*\\s*[x*·(])',
    ),
    fails: /(?<!\p{L})(?:not|n'?t|no|false|isnt|doesnt|shouldnt|shoudnt|wrong)(?!\p{L})/u,
    holds: /(?<!\p{L})(?:true|yes|works?|wrks|fits?|right|holds?|yep|ok)(?!\p{L})/u,
    comesOut: pattern('(?:how|why|where)[^.?!]*?VALUE[^.?!]*?(?:when|if|at|for|with) x (?:is|=) ?VALUE'),
    turns: /(?<!\p{L})(?:flip|turn|revers|switch|swap)(?:s|ing|e|es|ped)?(?!\p{L})/u,
    turnsWhen:
      /(?<!\p{L})(?:always|when|wen|whenever|every time|too|also|as well|here|add\p{L}*|subtract\p{L}*|take away|minus|mov\p{L}*)(?!\p{L})/u,
    but: /(?<!\p{L})(?:but|so what|so wat)(?!\p{L}).*(?<!\p{L})(?:so|still|same|stays?|right)(?!\p{L})/u,
  },
  ru: {
    asks: [
      pattern(
        'VALUE (?:тоже |сам\\p{L}* |туда )?(?:входит|подходит|подойд[её]т|годится|решение|корень|считается)(?: \\p{L}+){0,3}(?:\\s*\\?| или нет)',
      ),
      pattern('(?:входит|подходит|подойд[её]т|годится)(?: ли)? (?:туда |и |тоже )*VALUE(?: \\p{L}+){0,2}\\s*\\?'),
      pattern(
        '(?:почему|почму|чем)(?: же| тогда| именно)? VALUE (?:не (?:подош|подход|сработ|годит|может|корень|вход|правильн|верн)|плох)',
      ),
      pattern('почему не VALUE\\s*[?.]*$'),
    ],
    why: /(?<!\p{L})(?:почему|почму|чем)(?!\p{L})/u,
    tries: pattern(
      '(?:[xх] ?= ?|(?:подстав\\p{L}*|возьм\\p{L}*|проб\\p{L}*|провер\\p{L}*|если|при)(?: [xх] ?=?| икс)? )VALUE(?![\\d.,]*\\s*[xх*·(])',
    ),
    fails: /(?<!\p{L})(?:не|нет|неверно|ложь)(?!\p{L})/u,
    holds: /(?<!\p{L})(?:да|верно|подход\p{L}*|правда|правильно|сходится)(?!\p{L})/u,
    comesOut: pattern('(?:как|почему|откуда)[^.?!]*?VALUE[^.?!]*?(?:при|если|когда) [xх] ?=? ?VALUE'),
    turns:
      /(?:(?<!\p{L})знак\p{L}*|(?<!\p{L})он).*(?:меня|смен|перевор|развор|перевёр)|(?:меня|смен|перевор|развор)\p{L}*.*(?<!\p{L})знак/u,
    turnsWhen:
      /(?<!\p{L})(?:всегда|когда|тоже|каждый раз|прибав\p{L}*|вычи?т\p{L}*|вычесть|отн[яи]\p{L}*|перен\p{L}*|минус\p{L}*)(?!\p{L})/u,
    but: /(?<!\p{L})(?:но|а|ну и что)(?!\p{L}).*(?<!\p{L})(?:значит|все равно|остается|так же|верно)(?!\p{L})/u,
  },
}

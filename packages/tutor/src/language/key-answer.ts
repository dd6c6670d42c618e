import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** A number, a value of a letter, or two of them. */
const value =
  '((?:[a-zхy]\\s?=\\s?)?[-−±]?[\\d√π](?:[^\\s?!;,]|,(?=\\d))*(?:(?:\\s(?:and|or|и|или)\\s|,\\s)(?:[a-zхy]\\s?=\\s?)?[-−±]?\\d[^\\s?!;,]*)?)'

/**
 * The clause that tells the answer of the key: "but the book says 15", «а в ответах 4». A bare "answer is 4" is told by the
 * student, unless it contradicts what stands before.
 */
export const keyAnswer: Readonly<Record<Language, RegExp>> = {
  en: regExpOf(
    `(?:^|[,.;]?\\s)(?:(?:(?:but|and|while|yet|though|although)\\s)?(?:(?:the|my|in the)\\s)?(?:(?:back of (?:the |my )?)?(?:text)?book|(?:answer |mark(?:ing)? ?)(?:key|scheme|sheet)|answers? (?:at|in) the back(?: of (?:the|my) book)?|solutions?|(?:correct|right|real) answer)(?:\\s(?:says?|said|gives?|gave|has|have|had|shows?|is|was)){1,2}(?:\\s(?:that|it'?s|it is|should be|x is))?|(?:but|yet|though|although)\\s(?:(?:the|my)\\s)?(?:answers?(?:\\s(?:in|at|from|of)\\s(?:(?:the|my|our)\\s)?\\p{L}+(?:\\s(?:book|key|sheet))?)?(?:\\s(?:is|are|says?|should be))|(?:it|that)?\\s?(?:should be|is supposed to be|'?s supposed to be|is meant to be)))\\s${value}`,
    'iu',
  ),
  ru: regExpOf(
    `(?:^|[,.;]?\\s)(?:(?:(?:а|но|и|хотя)\\s)?(?:(?:в|во)\\s(?:ответах|ответе|учебнике|книге|книжке|решебнике|гдз|ключах|задачнике)(?:\\s(?:в|к|из)\\s\\p{L}+)?|ответ\\s(?:в|из)\\s\\p{L}+|(?:правильный|верный)\\sответ)|(?:а|но|хотя)\\s(?:(?:ответ(?:ы)?)|(?:должно|должен|должны)\\s(?:быть|получиться|получится|выйти)))(?:\\s?(?:[—–:=]|-(?=\\s)|(?:стоит|написано|дано|указано|пишут|сказано|получается|должно быть|что|это|ответ|вообще)(?!\\p{L}))){0,3}\\s?${value}`,
    'iu',
  ),
}

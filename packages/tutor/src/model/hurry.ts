const unit = '(?:min(?:ute)?s?|sec(?:ond)?s?|h(?:ou)?rs?|мин(?:ут\\p{L}*)?|сек(?:унд\\p{L}*)?|час\\p{L}*)'
const amount = `\\d+\\s*${unit}(?!\\p{L})`
const hurry = new RegExp(
  `(?<!\\p{L})(?:(?:i|we)(?:'ve| have|ve)(?: got)?(?: only| just| like)* ${amount}|${amount} left|(?:у меня|у нас)(?: есть| всего| только| осталось)* ${amount}|${amount} (?:осталось|осталась|остал\\p{L}+)|(?:осталось|остается|остаётся)(?: всего| только)? ${amount})(?! (?:each|per|every|на кажд))`,
  'giu',
)

/** "I have 5 min, just tell me": time that the student has for the lesson is no amount of a task. */
export const withoutHurry = (text: string): string => text.replace(hurry, ' ')

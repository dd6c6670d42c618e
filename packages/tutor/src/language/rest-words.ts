import type { Language } from '../math/latex.ts'

/** A part that is taken of what is left, and not of the whole: "1/4 of what was left", «половину остатка». */
export const partOfRest: Readonly<Record<Language, RegExp>> = {
  en: /(?:%|percent|\d\/\d{1,3}|\p{L}fth|half|halves|thirds?|quarters?|tenths?|fraction|part) (?:of )?(?:what(?:'s| is| was| were)? (?:left|remain\p{L}*)|what (?:he|she|it|they) (?:has|had|have) left|(?:the|this|that|her|his|its|their|my) (?:rest|remain\p{L}*|leftovers?)|those (?:left|remaining))(?!\p{L})/iu,
  ru: /(?:%|процент\p{L}{0,3}|\d\/\d{1,3}|половин\p{L}{1,3}|трет\p{L}{1,2}|четверт\p{L}{1,2}|част\p{L}{1,2}) (?:от )?(?:нового )?(?:остатка|оставш\p{L}{1,4}|остальн\p{L}{2,3}|того,? что остал\p{L}{1,4})(?!\p{L})/iu,
}

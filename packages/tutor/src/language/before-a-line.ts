import type { Language } from '../math/latex.ts'

/** Words that students put before a line or a number and that change nothing about it: fillers, and that it replaces a slip. */
export const beforeALine: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:well|so|ok(?:ay)?|um+|uh+|hm+|oh|oops|ah|sorry|wait|no|nope|typo|my bad|i (?:mean|meant)|i wanted to (?:say|write)|it was a typo)(?!\p{L})(?:[\s,.!:;…]|-(?=\s|\p{L}{2}))*)+/iu,
  ru: /^(?:(?:ну|так|ок|окей|эм+|хм+|ой|ох|упс|а|ах|сорри|извини(?:те)?|прости(?:те)?|стоп|погоди|подожди|нет|не|опечатк\p{L}|опечатал\p{L}+|я имел\p{L}? в виду|имел\p{L}? в виду|в смысле|точнее|хотел\p{L}? (?:написать|сказать))(?!\p{L})(?:[\s,.!:;…]|-(?=\s|\p{L}{2}))*)+/iu,
}

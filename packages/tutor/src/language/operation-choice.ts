import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

const en =
  'add(?:ing|ed)?|plus(?:es)?|subtract(?:ing|ed)?|minus|take away|multipl(?:y|ying|ied)|times|divid(?:e|ing|ed)'
const ru =
  'слож\\p{L}+|склад\\p{L}+|прибав\\p{L}+|плюс|вычес\\p{L}+|вычит\\p{L}+|отн(?:ять|има\\p{L}+)|минус|умнож\\p{L}+|(?:раз)?дел(?:ить|им|ю|и|ят)'

export const namesOperation: Readonly<Record<Language, RegExp>> = {
  en: regExpOf(`(?<!\\p{L})(?:${en}|adding|together|sum)(?!\\p{L})`, 'iu'),
  ru: regExpOf(`(?<!\\p{L})(?:${ru}|сумм\\p{L}+)(?!\\p{L})`, 'iu'),
}

/** "Do I add or multiply?", «сложить или умножить»: the student knows the numbers and asks for the operation. */
export const choosesOperation: Readonly<Record<Language, RegExp>> = {
  en: regExpOf(
    `(?<!\\p{L})(?<one>${en})(?!\\p{L})(?:\\s+\\p{L}+){0,2},?\\s+or(?:\\s+\\p{L}+){0,3}?\\s+(?<other>${en})(?!\\p{L})`,
    'iu',
  ),
  ru: regExpOf(
    `(?<!\\p{L})(?<one>${ru})(?!\\p{L})(?:\\s+\\p{L}+){0,2},?\\s+или(?:\\s+\\p{L}+){0,3}?\\s+(?<other>${ru})(?!\\p{L})`,
    'iu',
  ),
}

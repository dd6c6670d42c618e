/**
 * A message that was typed on the keyboard of the other language ("htib ehfdytybt 5[=35" is «реши уравнение 5х=35»), as it
 * was meant: where it has no word of its own alphabet, and the other keys make a word that students use.
 */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const wordsRu =
  /(?<!\p{L})(?:реши\p{L}*|решени\p{L}*|уравнени\p{L}*|найди|найти|помоги\p{L}*|сколько|задач\p{L}*|пример\p{L}*|привет|почему|подсказк\p{L}*|объясни\p{L}*|вычисли\p{L}*|скорость|правильно|скажи|ответ)(?!\p{L})/iu
const wordsEn =
  /(?<!\p{L})(?:solve|please|help|find|equation|what|why|how|hint|answer|calculate|simplify|explain|hello|practice)(?!\p{L})/iu

const turned = (text: string, from: string, to: string): string =>
  [...text].map((sign) => to[from.indexOf(sign.toLowerCase())] ?? sign).join('')

export function asMeantByKeys(text: string): string {
  if (!/[а-яё]/iu.test(text)) {
    const meant = turned(text, latin, cyrillic)
    return wordsRu.test(meant) && !wordsEn.test(text) ? meant : text
  }
  if (/[a-z]{2}/iu.test(text)) return text
  const meant = turned(text, cyrillic, latin)
  return wordsEn.test(meant) && !wordsRu.test(text) ? meant : text
}

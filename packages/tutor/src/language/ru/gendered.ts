const word = (alternatives: string) => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`

/** Words that stand between "ты" and what is said of it. */
const between =
  '(?:(?:уже|так|все|сам|сама|правильно|верно|хорошо|очень|тоже|только|не|еще|раньше|здесь|тут|почти|точно|сразу|наверное|сейчас|вот|бы|же|и)\\s+){0,3}'
/** A verb of the past: «сделал», «поняла», «ошибся». */
const past = '\\p{L}+(?:[аеиоуыя]л(?:а|ся|ась)?|ш[её]л|шла|смог(?:ла)?|помог(?:ла)?)'
/** Nouns that end as such a verb does. */
const nouns = new RegExp(
  word(
    'угол|стол|пол|узел|сила|шкала|школа|предел|отдел|раздел|начала|материал|интервал|модуль|сигнал|журнал|канал|мел|числа|дела|тела|скала|игла|метал|металл',
  ),
  'iu',
)
const short =
  'сама?|прав|права|готова?|уверена?|должна|должен|рада?|согласен|согласна|внимательна|внимателен|ошибся|ошиблась'

const patterns = [
  // «сделал(а)»
  /\p{L}+\((?:а|ла|на|ась|ая)\)/u,
  new RegExp(`(?<!\\p{L})(?:ты|я)\\s+${between}(?:${past}|${short})(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${past}|${short})\\s+(?:ли\\s+)?ты(?!\\p{L})`, 'iu'),
  // «реши сам», «попробуй сама»
  /(?<!\p{L})\p{L}+(?:и|й|йте|ь)\s+(?:это\s+|теперь\s+)?сама?(?!\p{L})/iu,
]

/** A form that tells whether the student, or Lumi, is male or female; null: none. */
export function genderedForm(text: string): string | null {
  const plain = text
    .replace(/\$[^$]*\$/g, ' ')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
  for (const pattern of patterns) {
    const found = pattern.exec(plain)?.[0]
    if (found && !found.split(/\s+/).some((each) => nouns.test(each))) return found
  }
  return null
}

import { regExpOf } from '../../pattern.ts'

const word = (alternatives: string) => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`

/** Words that may stand between "ты" and a verb. */
const between =
  '(?:(?:уже|так|все|сам|сама|правильно|верно|хорошо|очень|тоже|только|не|еще|раньше|здесь|тут|почти|точно|сразу|наверное|сейчас|вот|бы|же|и|просто|сначала|потом|снова|опять|сегодня|отлично|здорово|действительно|теперь|прямо|чуть|даже|наконец|аккуратно|честно|быстро)\\s+){0,3}'
/** A verb in the past tense, which has a gender: «сделал», «поняла», «ошибся». */
const past = '\\p{L}+(?:[аеиоуыя]л(?:а|ся|ась)?|ш[её]л|шла|смог(?:ла)?|помог(?:ла)?)'
/** Nouns whose endings look like those of such verbs. */
const nouns = regExpOf(
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
  regExpOf(`(?<!\\p{L})(?:ты|я)\\s+${between}(?:${past}|${short})(?!\\p{L})`, 'iu'),
  regExpOf(`(?<!\\p{L})(?:${past}|${short})\\s+(?:ли\\s+)?ты(?!\\p{L})`, 'iu'),
  // «реши сам», «попробуй сама», «реши сам эту задачу»; not «найди сам знак», where it belongs to the noun.
  /(?<!\p{L})\p{L}+(?:и|й|йте|ь)\s+(?:это\s+|теперь\s+)?сама?(?=\s*(?:[^\s\p{L}]|$)|\s+(?:и|а|но|или|в|на|по|с|без|из|за|до|для|через|эт\p{L}+|сво\p{L}+|задач\p{L}+|пример\p{L}*|следующ\p{L}+|перв\p{L}+|дальше|теперь|сначала|так|ещ?е)(?!\p{L}))/iu,
]

/** The first form that gives the student or Lumi a gender; null if there is none. */
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

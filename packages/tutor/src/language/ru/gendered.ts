import { regExpOf } from '../../pattern.ts'

const word = (alternatives: string) => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`

/** Words that may stand between "ты" and a verb. */
const between =
  '(?:(?:уже|так|все|сам|сама|правильно|верно|хорошо|очень|тоже|только|не|еще|раньше|здесь|тут|почти|точно|сразу|наверное|сейчас|вот|бы|же|и|просто|сначала|потом|снова|опять|сегодня|отлично|здорово|действительно|теперь|прямо|чуть|даже|наконец|аккуратно|честно|быстро)\\s+){0,3}'
/** A verb in the past tense, which has a gender: «сделал», «поняла», «ошибся». */
const past =
  '(?:\\p{L}+(?:[аеиоуыя]л(?:а|ся|ась)?|ш[её]л|шла|смог(?:ла)?|помог(?:ла)?|привык(?:ла)?|достиг(?:ла)?)|(?:у|про)чла|мог(?:ла)?)'
/** Nouns whose endings look like those of such verbs. */
const nouns = regExpOf(
  word(
    'угол|стола?|пола?|узел|сила|шкала|школа|формула|правила|стрела|пила|акула|пчела|(?:пре|от|раз|про)дела?|пробела?|начала|материала?|интервала?|модуль|сигнала?|журнала?|канала?|квартала?|вокзала?|зала?|стула?|пенала?|идеала?|капитала?|потенциала?|интеграла?|факториала?|дифференциала?|символа?|протокола?|футбола?|гола?|мел|мела|числа|дела|тела|скала|игла|метал|металл',
  ),
  'iu',
)
const short =
  'сама?|прав|права|готова?|уверена?|должна|должен|рада?|согласен|согласна|внимательна|внимателен|ошибся|ошиблась'

const begins = '(?:^|[.!?:;\\n]\\s*)'
/** Verbs with which somebody tells of himself what was understood, seen or done. */
const own =
  'поняла?|забыла?|заметила?|увидела?|посмотрела?|проверила?|прочитала?|прочла|перепутала?|пропустила?|поторопил(?:ся|ась)|запутал(?:ся|ась)|ошиб(?:ся|лась)|оговорил(?:ся|ась)|хотела?|имела?'
/** What may follow such a verb where nobody else is its subject. */
const goesOn =
  '\\s*(?:[,.!?:—–]|$)|\\s+(?:в|во|на|про|о|об|по|за|с|со|тебя|тебе|твой|твою|твоё|твое|твои|это|что|как|все|твоего|сказать|спросить|подстановкой|при|еще|только|минус|знак|число)(?!\\p{L})'
const patterns = [
  // «сделал(а)»
  /\p{L}+\((?:а|ла|на|ась|ая)\)/u,
  regExpOf(`(?<!\\p{L})(?:ты|я)\\s+${between}(?:${past}|${short})(?!\\p{L})`, 'iu'),
  regExpOf(`(?<!\\p{L})(?:${past}|${short})\\s+(?:ли\\s+)?ты(?!\\p{L})`, 'iu'),
  // «Понял, тебя смущает знак»; «Понял бы это пятиклассник?» has a subject.
  regExpOf(`${begins}(?:${own})(?=${goesOn})`, 'iu'),
  // «Готов к последнему шагу?»
  regExpOf(
    `${begins}(?:готова?|уверена?|согласен|согласна|рада?)(?=\\s*[,?!.]|\\s+(?:ли|что|в|к|ко|с|со|идти|продолжить|дальше|еще|попробовать)(?!\\p{L}))`,
    'iu',
  ),
  // «реши сам», «попробуй сама», «реши сам эту задачу»; not «найди сам знак», where it belongs to the noun.
  /(?<!\p{L})\p{L}+(?:и|й|йте|ь)\s+(?:это\s+|теперь\s+)?сама?(?=\s*(?:[^\s\p{L}]|$)|\s+(?:и|а|но|или|в|на|по|с|без|из|за|до|для|через|эт\p{L}+|сво\p{L}+|задач\p{L}+|пример\p{L}*|следующ\p{L}+|перв\p{L}+|дальше|теперь|сначала|так|ещ?е)(?!\p{L}))/iu,
]

/** How far behind "ты" its verb may stand (words): «ты в первой строке раскрыл». */
const REACH = 5
const isPast = regExpOf(`^${past}$`, 'iu')
const isNoun = regExpOf(`^(?:${nouns.source})$`, 'iu')
/** A verb of its own, or a word that begins another thought: what comes behind has another subject. */
const hasOther =
  /^(?:\p{L}+(?:шь|шься)|что|чтобы|если|когда|где|пока|и|а|но|или|как|герой|молодец)$|^(?:котор|какой|какая|какие|каков)\p{L}*$/iu
const firstPerson = /^\p{L}+(?:ю|юсь|усь|у)$/iu

/** «Ты не раз проверял»: the verb of "ты" or "я" with other words between, within the same clause. */
function farVerb(plain: string): string | null {
  for (const clause of plain.split(/[^\p{L}\d\s-]+/u)) {
    const words = clause.trim().split(/\s+/)
    const at = words.findIndex((each) => /^(?:ты|я)$/i.test(each))
    if (at < 0) continue
    const isOwn = /^я$/i.test(words[at]!)
    for (const [index, word] of words.slice(at + 1, at + 2 + REACH).entries()) {
      if (hasOther.test(word) || (isOwn && firstPerson.test(word))) break
      if (isPast.test(word) && !isNoun.test(word)) return words.slice(at, at + 2 + index).join(' ')
    }
  }
  return null
}

/** The first form that gives the student or Lumi a gender; null if there is none. */
export function genderedForm(text: string): string | null {
  const plain = text
    .replace(/\$[^$]*\$/g, ' 0 ')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
  for (const pattern of patterns) {
    const found = pattern.exec(plain)?.[0]
    if (found && !found.split(/\s+/).some((each) => nouns.test(each))) return found.trim()
  }
  return farVerb(plain)
}

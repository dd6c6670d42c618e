import { regExpOf } from '../pattern.ts'

const edge = (list: string) => `(?<!\\p{L})(?:${list})(?!\\p{L})`

const subject = edge(
  'it|x|both|the answer|the result|the roots?|the solution|the unknown|the number|my guess|оно|он|икс\\p{L}*|х|ответ\\p{L}*|результат\\p{L}*|корень|корн\\p{L}+|решени\\p{L}+|неизвестн\\p{L}+|это|оба|обе|догадк\\p{L}+',
)
// Not "one more: 4(x - 1) = x", a further task, and not "less by 12", a difference.
const property = edge(
  '(?<!(?:one|once|some|any|no) )(?:more|less|larger|bigger|smaller)(?! by \\d)|greater|higher|lower|(?:above|below|over|under)(?= (?:\\d|zero|ten|twenty|a hundred))|between|even(?=\\W*$|[?]| (?:or|and|number|integer))|odd|prime|composite|positive|negative|divisible|a multiple|whole|an integer|a fraction|close|near|digits?|letters?|rhymes?|syllables?|' +
    'больше|меньше|выше|ниже|между|четн\\p{L}*|нечетн\\p{L}*|прост\\p{L}+ (?:ли )?(?:это )?число|простое|положительн\\p{L}+|отрицательн\\p{L}+|делится|кратн\\p{L}+|целое|дробное|близко|рядом|цифр\\p{L}*|букв\\p{L}*|рифм\\p{L}*|слог\\p{L}*',
)
const beginning = edge('starts? with|begins? with|ends? (?:with|in)|начинается|заканчивается')
const patterns = [
  // "is it more than 3?", "оно больше трёх?"
  regExpOf(`${subject}[^.!?\\n]{0,40}${property}|${property}[^.!?\\n]{0,25}${subject}`, 'iu'),
  // "does it start with f?", but not "how do I begin with 3(x - 2)?"
  regExpOf(`${subject} ${beginning}`, 'iu'),
  // "between 3 and 6?", "меньше 20, да или нет?"
  regExpOf(`^[^\\p{L}\\d]*(?:is |are |does |а |и )?${property}[^.!?\\n]{0,30}\\d`, 'iu'),
  // "how many digits", "какая первая цифра", "one digit of it"
  regExpOf(
    edge(
      '(?:first|second|last|next|one|how many|which|only the \\p{L}+) (?:digits?|letters?|syllables?)|(?:перв\\p{L}+|втор\\p{L}+|последн\\p{L}+|следующ\\p{L}+|одну|сколько|как\\p{L}+) (?:цифр\\p{L}*|букв\\p{L}*|слог\\p{L}*)|digit by digit|letter by letter|по одной цифре|по цифрам|по буквам|spell|bit by bit|a bit per message|по частям',
    ),
    'iu',
  ),
  // "am I warm?", but not "let's do a warm-up"
  regExpOf(
    edge(
      'warm(?![-‐‑–— ]?up(?!\\p{L}))|cold|hot|warmer|colder|hotter|yes or no|nod|blink|wink|горячо|холодно|тепло|теплее|холоднее|да или нет|кивни|моргни|подмигни',
    ),
    'iu',
  ),
  // "if it is above 10 say banana"
  regExpOf(
    `(?!.*(?:do|should|can|must) i(?!\\p{L}))${edge('if|если')} ?${subject}[^.!?\\n]{0,40}${edge('say|write|answer|reply|type|send|use|end|скажи|напиши|ответь|отправь|поставь|закончи')}`,
    'iu',
  ),
]

/** A calculation with its result. */
const worked = /\d\s*[-+*/:·×xх]\s*\d[^=\n?]*=\s*-?\d/iu
const demands = regExpOf(`[?]|${edge('say|tell|yes|no|if|скажи|ответь|да|нет|если|ли')}`, 'iu')

/**
 * "50 * 18 = 900. It is more than 360, strange": what is said of a result that the message works out compares that result,
 * and asks nothing about the unknown.
 */
const ofUnknown = (text: string): string =>
  worked.test(text)
    ? text
        .split(/(?<=[.!?\n])/u)
        .filter((sentence, index) => index === 0 || demands.test(sentence) || /=/.test(sentence))
        .join('')
    : text

/**
 * Whether the student probes for the answer of an open problem instead of working on it: each such question halves the
 * candidates. A value stated outright is a try, and is graded.
 */
export function isFishing(message: string): boolean {
  const text = ofUnknown(message.replaceAll('ё', 'е').replaceAll('Ё', 'Е'))
  return patterns.some((pattern) => pattern.test(text))
}

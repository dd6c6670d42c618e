import { type Finding, finding } from './finding.ts'
import { closedValue } from './formulas.ts'
import { isAmong, type Look, near } from './look.ts'
import { concluded, deniedNumbers, deniesResult } from './own-work.ts'
import type { Seal } from './seal.ts'

/** A sentence that begins with a yes, or says it of the whole answer. */
const saysRight =
  /^[\s*_"«]*(?:that(?:'s| is) (?:right|correct|it)|(?:it|this)(?:'s| is) (?:right|correct)|correct|exactly(?: right)?|perfect|spot on|right|absolutely right|yes|well done|absolutely|great job|excellent|you(?:'re| are) (?:quite |absolutely )?right|да|верно|правильно|все верно|все правильно|ты прав\p{L}*|точно|именно так|отлично|молодец|совершенно верно)(?=[\s*_]*[,.!:;—-])|(?<!\p{L})(?:your|the|твой|твоя|этот) (?:final )?(?:answer|result|solution|step|line|ответ|результат|решение|шаг|строка)(?: is|'s| —| -)? (?:absolutely |совершенно )?(?:right|correct|верн\p{L}+|правильн\p{L}+)(?!\p{L})|(?<!\p{L})(?:is|are) correct[.!]|(?<!не )(?:нашел|посчитал|решил|найден\p{L}*|решен\p{L}*) (?:совершенно )?верно(?!\p{L})/iu
const saysWrong =
  /(?<!\p{L})(?<!nothing |isn't |not |ничего |нет |без )(?:not quite|not correct|not yet|that(?:'s| is) (?:wrong|not right|not correct|incorrect)|that(?:'s not| isn't| is not) (?:right|correct)|(?:it|this|your (?:answer|step|line|result))(?:'s| is) (?:wrong|incorrect|not right|not correct)|there(?:'s| is) (?:a|an) (?:mistake|error|slip)|пока неверно|неверно|неправильно|это не так|не совсем|допущена ошибка|есть ошибка|ошибка в|ты ошиб\p{L}+)(?!\p{L})(?!\?)/iu

/** A verdict on the student's work against the one that the core knows. Where it knows none, no word is wrong. */
export function wrongVerdict(look: Look, seal: Seal): Finding | null {
  const { verdict, builtIn } = seal
  const other = praisesOther(look, seal) ?? praisesChoice(look, seal) ?? deniesOwn(look, seal)
  if (other) return other
  if (verdict !== 'correct' && verdict !== 'incorrect') return null
  // The verdict stands at the beginning; later sentences speak of parts.
  const isBeginning = look.before.trim().split(/[.!?]\s/).length <= 2
  if (!isBeginning || look.isQuestion) return null
  const plain = look.text.replaceAll('ё', 'е').replace(/[’‘]/g, "'")
  if (verdict === 'incorrect') {
    const match = saysRight.exec(plain)
    const isLimited =
      /(?<!\p{L})(?:but|however|only|though|so far|except|part|half|idea|sum|calculation|arithmetic|formula|но|однако|только|зато|идея|мысль|часть|сумма|вычислени\p{L}+|формул\p{L}+|пока)(?!\p{L})/iu.test(
        plain,
      )
    // "The number 0.25 is found right: 0.5² = 0.25" is about a part.
    return match && !isLimited && !isProved(look) && !saysWrong.test(plain) && !saysRight.test(builtIn.slice(0, 60))
      ? finding('verdict', match[0])
      : null
  }
  const match = saysWrong.exec(plain)
  return match && !saysWrong.test(builtIn.replaceAll('ё', 'е')) ? finding('verdict', match[0]) : null
}

/** The student has named the noted answer, or a line that equals the task, and the reply denies it. */
function deniesOwn(look: Look, { noted, message, language, verdict, own }: Seal): Finding | null {
  if (look.isQuestion || look.isAdmission || look.isExample) return null
  const denied = deniedNumbers(look.text)
  if (verdict === 'correct' && denied.some((value) => isAmong(value, own))) return finding('verdict', look.text)
  const result = concluded(message, language)
  const isRight = result !== null && noted !== null && noted.all.length === 1 && near(noted.all[0]!, result)
  if (!isRight) return null
  return denied.some((value) => near(value, Math.abs(result))) || deniesResult(look.text)
    ? finding('verdict', look.text)
    : null
}

/** "Correct, 3/4 is the bigger one": of two that were to choose from, the student took the other one. */
function praisesChoice(look: Look, { noted, message, language, own }: Seal): Finding | null {
  const result = concluded(message, language)
  const [wanted, ...others] = noted?.all ?? []
  if (result === null || wanted === undefined || others.length > 0 || look.isQuestion) return null
  const isChoice =
    /(?<!\p{L})(?:or|или)(?!\p{L})/iu.test(message) &&
    !near(result, wanted) &&
    isAmong(wanted, own) &&
    isAmong(result, own)
  const named = [
    ...look.mentions.map(({ value }) => value),
    ...look.formulas.flatMap(({ parts }) => parts.map(closedValue)),
  ]
  const plain = look.text.replaceAll('ё', 'е').replace(/[’‘]/g, "'")
  return isChoice && isAmong(result, named) && saysRight.test(plain) && !isPart.test(plain)
    ? finding('verdict', look.text)
    : null
}

const isProved = (look: Look): boolean =>
  /['′](?:\([a-z]\))?\s*=/.test(look.text) ||
  look.formulas.some(
    ({ parts, signs }) =>
      signs.includes('=') && parts.length > 1 && parts.every((part) => Number.isFinite(closedValue(part))),
  )

const praise =
  /(?<!\p{L})(?:answer|result|solution|ответ|результат|решение)(?!\p{L})[^.?!,;]{0,20}(?<!\p{L})(?:correct|right|верн\p{L}+|правильн\p{L}+)(?!\p{L})|(?<!\p{L})(?:correct|right|верн\p{L}+|правильн\p{L}+) (?:answer|result|solution|ответ|результат|решение)(?!\p{L})|(?<!\p{L})(?:ты (?:нашел|решил|посчитал|сделал)\p{L}*|найден\p{L}*|решен\p{L}*|(?:всё|все)(?: ты)?(?: \p{L}+)?)(?:\(а\))? (?:\p{L}+ )?(?:верно|правильно)(?!\p{L})|(?:solved|found|worked) (?:it|everything)(?: out)? (?:correctly|right)/iu
const isPart =
  /(?<!\p{L})(?:but|however|only|though|although|so far|except|part|half|step|idea|sum|difference|product|square|calculation|arithmetic|formula|method|first|start|equation|line|side|to (?:use|begin)|for (?:the|a)|of the|но|однако|только|зато|идея|мысль|част\p{L}+|сумм\p{L}+|разност\p{L}+|произведени\p{L}+|вычислени\p{L}+|формул\p{L}+|пока|шаг\p{L}*|перв\p{L}+|начал\p{L}+|уравнени\p{L}+|сторон\p{L}+|способ\p{L}*|не|not)(?!\p{L})/iu

/** The student's result is not the one that the model itself has noted, and the reply calls it right. */
function praisesOther(look: Look, { noted, own, message }: Seal): Finding | null {
  if (noted === null || noted.all.length === 0 || look.isQuestion) return null
  const last = [...own].at(-1)
  const isOffered = /\d\$?\s?[\p{L}°%/]{0,9}[\s.!?)]*$/iu.test(message.trim())
  const isHit = [...own].some((value) => isAmong(value, noted.all.map(Math.abs)))
  if (last === undefined || !isOffered || isHit || isProved(look)) return null
  const plain = look.text.replaceAll('ё', 'е')
  const match = praise.exec(plain) ?? praisesValue(plain, last)
  if (!match) return null
  const from = Math.max(...[',', ';', ':'].map((sign) => plain.lastIndexOf(sign, match.index))) + 1
  return !isPart.test(plain.slice(from, match.index + match[0].length + 25)) ? finding('verdict', match[0]) : null
}

/** "60 ml is correct": the very result of the student. */
const praisesValue = (text: string, value: number): RegExpExecArray | null => {
  const written = `${value}`.replace('.', '[.,]')
  return new RegExp(
    `(?<![\\d.,])${written}(?![\\d.,]\\d|\\d)[^.?!,;\\d]{0,14}(?<!\\p{L})(?:is|are|это|—)? ?(?:absolutely |совершенно )?(?:correct|right|верно|правильно)(?!\\p{L})`,
    'iu',
  ).exec(text)
}

import { type Finding, finding } from './finding.ts'
import type { Look } from './look.ts'
import type { Seal } from './seal.ts'

/** A sentence that begins with a yes, or says it of the whole answer. */
const saysRight =
  /^[\s*_"«]*(?:that(?:'s| is) (?:right|correct|it)|(?:it|this)(?:'s| is) (?:right|correct)|correct|exactly(?: right)?|perfect|spot on|right|absolutely right|yes|well done|absolutely|great job|excellent|you(?:'re| are) (?:quite |absolutely )?right|да|верно|правильно|все верно|все правильно|ты прав\p{L}*|точно|именно так|отлично|молодец|совершенно верно)(?=[\s*_]*[,.!:;—-])|(?<!\p{L})(?:your|the|твой|твоя|этот) (?:final )?(?:answer|result|solution|step|line|ответ|результат|решение|шаг|строка)(?: is|'s| —| -)? (?:absolutely |совершенно )?(?:right|correct|верн\p{L}+|правильн\p{L}+)(?!\p{L})|(?<!\p{L})(?:is|are) correct[.!]|(?<!не )(?:нашел|посчитал|решил|найден\p{L}*|решен\p{L}*) (?:совершенно )?верно(?!\p{L})/iu
const saysWrong =
  /(?<!\p{L})(?<!nothing |isn't |not |ничего |нет |без )(?:not quite|not correct|not yet|that(?:'s| is) (?:wrong|not right|not correct|incorrect)|that(?:'s not| isn't| is not) (?:right|correct)|(?:it|this|your (?:answer|step|line|result))(?:'s| is) (?:wrong|incorrect|not right|not correct)|there(?:'s| is) (?:a|an) (?:mistake|error|slip)|пока неверно|неверно|неправильно|это не так|не совсем|допущена ошибка|есть ошибка|ошибка в|ты ошиб\p{L}+)(?!\p{L})(?!\?)/iu

/** A verdict on the student's work against the one that the core knows. Where it knows none, no word is wrong. */
export function wrongVerdict(look: Look, { verdict, builtIn }: Seal): Finding | null {
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
    return match && !isLimited && !saysWrong.test(plain) && !saysRight.test(builtIn.slice(0, 60))
      ? finding('verdict', match[0])
      : null
  }
  const match = saysWrong.exec(plain)
  return match && !saysWrong.test(builtIn.replaceAll('ё', 'е')) ? finding('verdict', match[0]) : null
}

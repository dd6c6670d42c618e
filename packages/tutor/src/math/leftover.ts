import { regExpOf } from '../pattern.ts'
import type { Statement } from './ast.ts'
import type { Reading, StatementLine } from './reading.ts'

/** Words that name an operation. Left unread beside a formula, they would change the task. */
const operations = regExpOf(
  '(?<!\\p{L})(?:rearrange|powers?|exponent|th root|binary|in base|percent(?:age)?|per cent|half|thirds?|quarters?|twice|doubled?|tripled?|remainder|derivative|integral|limit|inverse|period|even or odd|proportion|reciprocal|to a fraction|into a fraction|scientific|radians|nearest|next|times|divided|multiplied|plus|minus|add|subtract|hundreds|dozens?|modulus|absolute|cosine|sine|tangent|степен\\p{L}*|двоичн\\p{L}*|систем\\p{L}* счисления|процент\\p{L}*|половин\\p{L}*|треть|четверть|вдвое|втрое|остат\\p{L}*|производн\\p{L}*|первообразн\\p{L}*|интеграл\\p{L}*|предел\\p{L}*|период\\p{L}*|ч[её]тн\\p{L}*|неч[её]тн\\p{L}*|пропорци\\p{L}*|обратн\\p{L}*|десятичн\\p{L}* дроб\\p{L}*|обыкновенн\\p{L}* дроб\\p{L}*|стандартн\\p{L}*|радиан\\p{L}*|сотен|десятков|дюжин\\p{L}*|умножить|разделить|вычесть|прибавить|плюс|минус|модул\\p{L}*|косинус\\p{L}*|синус\\p{L}*|тангенс\\p{L}*|квадрата|куба)(?!\\p{L})',
  'iu',
)
/** Instructions that matter even beside an equation, which is solved whatever the text calls its numbers. */
const besideEquations = regExpOf(
  '(?<!\\p{L})(?:the subject|in terms of|period|even or odd|inverse|derivative|integral|asymptotes?|период\\p{L}*|ч[её]тн\\p{L}*|неч[её]тн\\p{L}*|производн\\p{L}*|первообразн\\p{L}*|асимптот\\p{L}*)(?!\\p{L})',
  'iu',
)

/** The part of a message beside its formula that gives an instruction; null where there is none. */
export function leftoverOf({ lines, words }: Reading, { statement, source }: StatementLine): string | null {
  const unread = lines.find((line) => !('statement' in line))
  if (unread && lines.length > 1 && /[\d=+*/^]/.test(unread.source)) return unread.source
  const named = (isRelation(statement) ? besideEquations : operations).exec(words)?.[0]
  if (named === undefined || source.toLowerCase().includes(named)) return null
  return words.length <= 60 ? words : named
}

const isRelation = ({ kind }: Statement) => kind !== 'expression' && kind !== 'values' && kind !== 'chain'

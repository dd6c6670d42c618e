import { expression, namesOf, number, request, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { first, latin, parse } from './formulas.ts'

/** "x + y = 5, xy = 6, find x - y": what is asked about the solution of a system. */
export function pairs(text: string, language: Language): Statement | null {
  const asked =
    /(?:find|what is|calculate|найди\p{L}*|чему рав\p{L}*)\s+(?:the value of\s+|значение\s+)?([xyхуab]{1,2}|[xyхуab]\s*[-+*·]\s*[xyхуab])\s*[.?!]*\s*$/iu.exec(
      text,
    )
  const extreme =
    /(?:find|what is|найди\p{L}*)\s+(?:the\s+)?(larger|greater|bigger|largest|smaller|smallest|больше\p{L}*|меньше\p{L}*)\s*(?:of the numbers|number|of them|one|из чисел|число)?\s*[.?!]*\s*$/iu.exec(
      text,
    )
  const ending = asked ?? extreme
  if (!ending) return null
  const isPositive = /both positive|positive numbers|оба положительн|положительн/iu.test(text)
  const body = text.slice(0, ending.index).replace(/,?\s*(?:both positive|оба положительны)\s*/iu, ' ')
  const line = first(body, language, 'system')
  if (!line || namesOf(line).length !== 2) return null
  if (asked) {
    const of = parse(latin(asked[1]!.replace(/^([a-z])([a-z])$/iu, '$1*$2')), language)
    if (namesOf(expression(of)).some((letter) => !namesOf(line).includes(letter))) return null
    return request('part', line, { values: isPositive ? [of, number(1)] : [of] })
  }
  return request(/^(?:small|меньш)/iu.test(extreme![1]!) ? 'part-smallest' : 'part-largest', line)
}

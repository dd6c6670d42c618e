import { constant, expression, namesOf, request, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { parse } from './formulas.ts'

/** "The limit of ... as x tends to 2". */
export function limits(text: string, language: Language): Statement | null {
  const found =
    /(?:limit of|предел(?:\s+(?:функции|выражения))?)\s+(.+?)\s+(?:at|as|when|при|если)\s+([xхn])\s*(?:->|→|=>|approaches|tends to|goes to|стремится к|стремящемся к|стремящегося к)\s*(\S+?)[.?]?$/iu.exec(
      text,
    )
  const far =
    /(?:limit of|предел(?:\s+(?:функции|выражения))?)\s+(.+?)\s+(?:at|на|as x (?:goes|tends) to)\s+(?:infinity|бесконечности)[.?]?$/iu.exec(
      text,
    )
  const body = found?.[1] ?? far?.[1]
  if (!body) return null
  const point = found?.[3] && !/бесконечн|infin|∞/iu.test(found[3]) ? parse(found[3], language) : constant('∞')
  const of = expression(parse(body, language))
  return request('limit', of, { unknown: namesOf(of)[0] ?? 'x', values: [point] })
}

/** "The integral of ... from 0 to 1". */
export function integrals(text: string, language: Language): Statement | null {
  const found =
    /(?:integral of|integrate|интеграл(?:\s+от)?)\s+(.+?)\s+(?:в пределах\s+)?(?:from|от)\s+(\S+)\s+(?:to|до)\s+(\S+?)[.?]?$/iu.exec(
      text,
    )
  if (!found) return null
  const of = expression(parse(found[1]!, language))
  const letters = namesOf(of)
  if (letters.length > 1) return null
  return request('definite-integral', of, {
    unknown: letters[0] ?? 'x',
    values: [boundary(found[2]!, language), boundary(found[3]!, language)],
  })
}

/** A standalone e is the constant. */
const boundary = (text: string, language: Language) => (text === 'e' ? constant('e') : parse(text, language))

import { namesOf, number, request, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { first } from './formulas.ts'

/** "How many whole x satisfy ...", "the largest whole x with ...". */
export function whole(text: string, language: Language): Statement | null {
  const isWhole = /(?:whole|integer|natural|целых|целое|натуральн)/iu.test(text)
  if (!isWhole) return null
  const operation = /how many|number of|сколько|количество/iu.test(text)
    ? 'integers-count'
    : /largest|greatest|biggest|наибольш/iu.test(text)
      ? 'integer-largest'
      : /smallest|least|наименьш/iu.test(text)
        ? 'integer-smallest'
        : null
  if (!operation) return null
  const body = text.replace(
    /(?:(?:how many|what is|which is|find|сколько|какое|найди\p{L}*)\s*)?(?:the )?(?:(?:largest|greatest|smallest|least|наибольш\p{L}*|наименьш\p{L}*)\s*)?(?:whole|integers?|natural|целых|целое|натуральн\p{L}*)(?:\s+(?:numbers?|values?|solutions?|чис\p{L}+|значени\p{L}*|решени\p{L}*))?(?:\s+of)?(?:\s*[xх](?!\s*[-+*/^<>=≤≥²³]))?(?:\s*(?:with|satisf\p{L}*|удовлетворя\p{L}*|имеет|has))?/iu,
    ' ',
  )
  const line = first(
    body
      .replace(/логарифм ([xх]) по основанию (\d+) меньше (\d+)/iu, 'log_$2 x < $3')
      .replace(/log base (\d+) of ([xх])/iu, 'log_$1 $2'),
    language,
    'inequality',
    'between',
    'system',
  )
  if (!line || namesOf(line).length !== 1) return null
  if (line.kind === 'system' && line.lines.some((each) => each.kind === 'equation')) return null
  const natural = /natural|натуральн/iu.test(text)
  return request(operation, line, natural ? { values: [number(1)] } : {})
}

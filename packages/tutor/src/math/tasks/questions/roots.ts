import { type Equation, equation, namesOf, number, request, type Statement } from '../../ast.ts'
import type { Language } from '../../latex.ts'
import { first } from './formulas.ts'

/** "The sum of the roots of ...", "how many roots has ...", "the larger root of ...". */
export function roots(text: string, language: Language): Statement | null {
  const asked: readonly (readonly [Parameters<typeof request>[0], RegExp])[] = [
    [
      'discriminant',
      /discriminant of|(?:find|calculate|compute) the discriminant|(?:найди\p{L}*|вычисли\p{L}*|чему равен) дискриминант/iu,
    ],
    ['roots-sum', /sum of (?:the |all |its )*(?:real )?(?:roots|solutions)|сумм\p{L}* (?:всех )?(?:корней|решений)/iu],
    [
      'roots-product',
      /product of (?:the |all |its )*(?:real )?(?:roots|solutions)|произведени\p{L}* (?:всех )?(?:корней|решений)/iu,
    ],
    [
      'roots-count',
      /(?:how many|number of) (?:real |different |distinct )*(?:roots|solutions)|сколько (?:действительных |различных |разных )*(?:корней|решений)|количество (?:корней|решений)/iu,
    ],
    [
      'root-largest',
      /(?:largest|greatest|bigger|biggest|larger|greater) (?:real |positive )?(?:root|solution)|(?:write|give|state|choose|enter|find) (?:down )?(?:only )?the (?:largest|greatest|bigger|biggest|larger|greater)(?: one)?(?= of|[\s.,!]*$)|(?<!на \d+ )(?:наибольш\p{L}*|больш\p{L}*) (?:из )?(?:них|корень|корней|корня|решени)|(?:запиш|укаж|найд)\p{L}*(?: в ответ\p{L}*)? (?:наи)?больший(?=[\s.,!]*$)/iu,
    ],
    [
      'root-smallest',
      /(?:smallest|least|smaller) (?:real )?(?:root|solution)|(?:write|give|state|choose|enter|find) (?:down )?(?:only )?the (?:smallest|least|smaller)(?: one)?(?= of|[\s.,!]*$)|(?:наименьш\p{L}*|меньш\p{L}*) (?:из )?(?:них|корень|корней|корня|решени)|(?:запиш|укаж|найд)\p{L}*(?: в ответ\p{L}*)? (?:наи)?меньший(?=[\s.,!]*$)/iu,
    ],
  ]
  const found = asked.find(([, pattern]) => pattern.test(text))
  if (!found) return null
  const line = first(text.replace(found[1], ' '), language, 'equation', 'expression')
  if (!line) return null
  const task: Equation = line.kind === 'equation' ? line : equation(line.value, number(0))
  const letters = namesOf(task)
  if (letters.length !== 1 || (line.kind === 'expression' && line.value.kind === 'number')) return null
  const quadratic = found[0] === 'roots-sum' || found[0] === 'roots-product'
  return request(found[0], task, quadratic ? {} : { unknown: letters[0]! })
}

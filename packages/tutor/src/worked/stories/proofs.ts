import { proofWords as said, proofTexts as texts } from '../../language/worked/stories/proof-words.ts'
import type { Language } from '../../math/latex.ts'
import type { Value, WorkedTask } from '../task.ts'
import { goalOf, isClose, onlyAsked, partOf, slipOf, storyOf } from './build.ts'
import { type Prose, plainOnly } from './prose.ts'

/** Divisibility for all numbers, and numbers that follow each other. Examples are no proof. */

const word = (of: string): Value => ({ kind: 'word', of })
const tidy = (text: string) =>
  text
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/п(?![а-я])(?<![а-я]п)/gu, 'n')
    .replace(/[xkхaа](?![a-zа-я])(?<![a-zа-я][xkхaа])/gu, 'n')
    .replace(/[\s*·]/g, '')

const LETTERED = /(?<![a-zа-я])n(?![a-zа-я])/u

/** Only numbers were tried. */
function isExamples(message: string, language: Language): boolean {
  const plain = message
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[пхxk](?=\s?[-+=*(\d])/gu, 'n')
  if (LETTERED.test(plain) || /\dn/u.test(plain)) return false
  const sums = plain.match(/\d\s*[-+*]\s*\d+\s*=\s*\d+|\d(?:\s*,\s*| \s*)\d+(?:\s*,\s*| \s*)\d+\s*=/g) ?? []
  return sums.length > 0 || (/\d/.test(plain) && said.examples[language].test(plain))
}

export function readProof(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (!said.prove[language].test(text)) return null
  const m = Number(said.divisible[language].exec(text)?.[1] ?? (said.even[language].test(text) ? 2 : Number.NaN))
  if (said.cube[language].test(text) && (m === 6 || m === 3 || m === 2)) return ofCube(prose)
  if (said.square[language].test(text) && m === 2) return ofSquare(prose)
  const counted = said.count[language].exec(text)
  const k = Number(counted?.[1] ?? counted?.[2])
  if (
    !said.consecutive[language].test(text) ||
    !said.sum[language].test(text) ||
    !(k >= 2 && k <= 9) ||
    said.kind[language].test(text)
  )
    return null
  if (!Number.isInteger(m) || plainOnly(prose).length > 3) return null
  // The sum is kn + c, for the first n of k numbers; the check: for ten of them.
  const c = (k * (k - 1)) / 2
  if (k % m !== 0 || c % m !== 0) return null
  if (!Array.from({ length: 10 }, (_, n) => k * n + c).every((sum) => sum % m === 0)) return null
  const values = { k: `${k}`, m: `${m}` }
  const goal = `$${m}(${k === m ? '' : k / m}n + ${c / m})$`
  return storyOf(prose, {
    kind: 'proof',
    overrules: true,
    parts: [
      partOf('letters', word('letters'), texts.letters, values),
      partOf('sum', word('sum'), texts.sum, values),
      goalOf('factor', word('factor'), texts.factor, values, { shown: { en: goal, ru: goal } }),
    ],
    slips: [slipOf(word('examples'), texts.onlyExamples, values)],
    example: texts.example,
    readsIn: (message, spoken) => {
      const plain = tidy(message)
      const middle = (k - 1) / 2
      const isFactored =
        plain.includes(`${m}(n`) ||
        (plain.includes(`${k}n`) && !plain.includes(`${k}n+`) && plain.includes(`n-1`)) ||
        new RegExp(`${k}\\(n\\+${middle}\\)`).test(plain)
      const isSum = plain.includes(`${k}n+${c}`)
      const isReason = new RegExp(`(?:divi|multiple|дел[ия]|кратн|÷${m}|/${m}|:${m})`, 'u').test(plain)
      if (isFactored || (isSum && isReason)) return [word('factor')]
      if (isSum) return [word('sum')]
      if (/n\+1/.test(plain)) return [word('letters')]
      return isExamples(message, spoken) ? [word('examples')] : []
    },
  })
}

function ofCube(prose: Prose): WorkedTask | null {
  // The check: twelve numbers, one after another.
  if (!Array.from({ length: 12 }, (_, n) => n ** 3 - n).every((each) => each % 6 === 0)) return null
  return storyOf(prose, {
    kind: 'proof',
    overrules: true,
    parts: [
      partOf('factors', word('factors'), texts.cubeFactors),
      goalOf(
        'reason',
        word('reason'),
        texts.cubeReason,
        {},
        { shown: { en: '$(n - 1)n(n + 1)$', ru: '$(n - 1)n(n + 1)$' } },
      ),
    ],
    slips: [slipOf(word('examples'), texts.onlyExamplesOfN, { f: 'n³ − n' })],
    example: texts.exampleOfFactors,
    readsIn: (message, spoken) => {
      const plain = tidy(message)
      const lower = message.toLowerCase().replaceAll('ё', 'е')
      if (said.reasonTwo[spoken].test(lower) && said.reasonThree[spoken].test(lower) && !isExamples(message, spoken))
        return [word('reason')]
      if (plain.includes('n-1') && plain.includes('n+1')) return [word('factors')]
      return isExamples(message, spoken) ? [word('examples')] : []
    },
  })
}

function ofSquare(prose: Prose): WorkedTask | null {
  if (!Array.from({ length: 12 }, (_, n) => n ** 2 + n).every((each) => each % 2 === 0)) return null
  return storyOf(prose, {
    kind: 'proof',
    overrules: true,
    parts: [
      partOf('factors', word('factors'), texts.squareFactors),
      goalOf('reason', word('reason'), texts.squareReason, {}, { shown: { en: '$n(n + 1)$', ru: '$n(n + 1)$' } }),
    ],
    slips: [slipOf(word('examples'), texts.onlyExamplesOfN, { f: 'n² + n' })],
    example: texts.exampleOfFactors,
    readsIn: (message, spoken) => {
      const plain = tidy(message)
      if (said.reasonTwo[spoken].test(message.toLowerCase().replaceAll('ё', 'е')) && !isExamples(message, spoken))
        return [word('reason')]
      if (/n\(n\+1\)|\(n\+1\)n/.test(plain)) return [word('factors')]
      return isExamples(message, spoken) ? [word('examples')] : []
    },
  })
}

/** "Three consecutive even numbers add up to 78" */
export function readConsecutive(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (!said.consecutive[language].test(text) || said.prove[language].test(text)) return null
  const counted = said.count[language].exec(text)
  const k = Number(counted?.[1] ?? counted?.[2])
  const numbers = plainOnly(prose).filter(({ of }) => of !== k)
  const [s] = numbers
  if (
    !(k >= 2 && k <= 6) ||
    !s ||
    numbers.length !== 1 ||
    prose.amounts.length > 2 ||
    !/(?:sum|add|total|together|сумм|вместе)/u.test(text)
  )
    return null
  const kind = said.kind[language].exec(text)?.[1]
  const by = kind === undefined ? 1 : 2
  const first = (s.of - (by * k * (k - 1)) / 2) / k
  const all = Array.from({ length: k }, (_, at) => first + at * by)
  if (
    !Number.isInteger(first) ||
    !isClose(
      all.reduce((a, b) => a + b, 0),
      s.of,
    )
  )
    return null
  if (kind !== undefined && (Math.abs(first) % 2 === 1) !== /^(?:odd|неч)/.test(kind)) return null
  const values = { k: `${k}`, s: s.of, w: language === 'ru' ? (kind ?? '').replace(/четн$/, 'чётных') : (kind ?? '') }
  const wrong = (s.of - (k * (k - 1)) / 2) / k
  return storyOf(prose, {
    kind: 'consecutive',
    parts: onlyAsked(
      prose,
      all.map((each, at) => goalOf(`n${at}`, each, at === 0 ? texts.first : texts.next, values)),
    ),
    slips:
      by === 2
        ? [slipOf(wrong, texts.wrongStep, values)]
        : [slipOf((s.of - (k * (k - 1)) / k) / k, texts.wrongStepOdd)],
    example: texts.exampleOfFirst,
  })
}

import { classifyActs } from '../dialogue/acts.ts'
import { minuteWords, pleaKinds, pleas, tasksBehind } from '../language/pleas.ts'
import { beforeOwnWork } from '../language/worked/worked-texts.ts'
import type { Language } from '../math/latex.ts'
import { isDone } from './wants.ts'

/**
 * "Tell me, I have to hand it in in 5 minutes": the message without the words of its plea, since a number among them is no
 * result. A reason alone with its number may be an answer ("in 45 minutes", "it's 9 pm"): there has to be a plea beside it.
 */
export function withoutPlea(text: string, language: Language): string {
  const found = reasonsIn(text, language)
  const numbered = found.filter(({ hasNumber }) => hasNumber)
  if (numbered.length === 0) return text
  const rest = without(text, numbered)
  const isPlea =
    numbered.length < found.length ||
    (/\p{L}{2,}/u.test(rest.replace(minuteWords, ' ')) &&
      isDone(classifyActs(rest, language), 'hint', 'lost', 'answer-please', 'give-up', 'feeling'))
  // What is left to do is no result, whatever stands beside it.
  const said = numbered.filter(({ from, isMany }) => isMany || (isPlea && !isOwn(text.slice(0, from), language)))
  return without(text, said)
}

/**
 * "Solve 3x - 7 = 8, i have 5 minutes": the result of a formula is no time and nothing that is left to do, so there such a
 * number is none, whether or not anything is asked for beside it.
 */
export function withoutHaste(text: string, language: Language): string {
  const times = [...text.matchAll(/\d+\s?(\p{L}+)/gu)]
    .filter(([, unit = '']) => unit.replace(minuteWords, '') === '')
    .map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
  const reasons = reasonsIn(text, language).filter(
    ({ to, hasNumber }) => hasNumber && (!/\d/.test(text.charAt(to - 1)) || tasksBehind.test(text.slice(to))),
  )
  return without(text, [...reasons, ...times])
}

/** What a plea gives for its reason. */
function reasonsIn(text: string, language: Language) {
  if (!/\d/.test(text)) return []
  const { says } = pleas[language]
  return pleaKinds.flatMap((kind) =>
    [...text.replaceAll('’', "'").matchAll(new RegExp(says[kind].source, 'giu'))].map(({ index, 0: words }) => ({
      from: index,
      to: index + words.length,
      hasNumber: /\d/.test(words),
      isMany: kind === 'many',
    })),
  )
}

const without = (text: string, spans: readonly { from: number; to: number }[]) =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text)

/** "Is it 9 pm?" */
const isOwn = (before: string, language: Language) =>
  new RegExp(`(?:${beforeOwnWork[language].source})\\s*$`, 'iu').test(before)

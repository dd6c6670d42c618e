import type { Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { readTask } from '../math/task-reading.ts'
import { quantitiesIn } from '../math/units.ts'
import { isFormula, isWhole, knownWords, statementIn, tidy } from './claim.ts'

const commands: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:please|can you|could you|help me|solve|find|calculate|compute|work out|evaluate|simplify|determine|what is|what are|how much is|the value of|the equation|the inequality|the system|the expression|for [a-z])[\s:,]+)+|(?:[\s,]+(?:for|in terms of) [a-z])$/gi,
  ru: /^(?:(?:пожалуйста|реши(?:те|ть)?|найди(?:те)?|найти|вычисли(?:те|ть)?|упрости(?:те|ть)?|посчитай(?:те)?|чему рав\p{L}+|сколько будет|значение выражения|уравнение|неравенство|систему(?: уравнений)?|выражение)[\s:,]+)+/giu,
}

/** Names of operations on formulas, which the reader of tasks understands. */
const operations: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:factor(?:ize|ise)?|expand|simplify|differentiate|integrate|derivative|antiderivative|integral|roots?|solutions?|discriminant|vertex|domain|range|prime factorization|round|nearest|tenth|hundredth|whole|number|reduce|fraction|lowest terms|solve|find|equation|expression|d\/dx|respect|into|factors?|out)(?!\p{L})/giu,
  ru: /(?<!\p{L})(?:разложи(?:те|ть)?|множители|раскрой(?:те)?|раскрыть|скобки|производн\p{L}+|первообразн\p{L}+|интеграл\p{L}*|корн\p{L}+|корень|дискриминант\p{L}*|вершин\p{L}+|сократи(?:те|ть)?|дробь|уравнени\p{L}+|выражени\p{L}+|реши(?:те|ть)?|найди(?:те)?|упрости(?:те|ть)?|вычисли(?:те|ть)?|округли(?:те|ть)?|десятых|сотых|целых)(?!\p{L})/giu,
}

/**
 * Parses the task of a text in which every word is known; null when an unknown word is left that could change the
 * meaning, as in every story.
 */
export function taskIn(source: string, lesson: Language): Statement | null {
  const text = tidy(source)
  const language: Language = /[а-яё]{2,}/i.test(text) ? 'ru' : /[a-z]{4,}/i.test(text) ? 'en' : lesson
  // Units would be read as letters and multiplied.
  const hasUnits = quantitiesIn(text, language).some(
    ({ unit, start, end }) => unit && (text.slice(start, end).match(/[\p{L}/]/gu) ?? []).length > 1,
  )
  if (hasUnits) return null
  const bare = text.replace(commands[language], '').trim()
  const plain = isFormula(bare) ? statementIn(bare, language) : null
  const isCommanded = /simplif|упрост/iu.test(text)
  if (plain && !isCommanded && plain.kind !== 'chain') return plain
  const left = bare.replace(operations[language], ' ').replace(/\s+/g, ' ').trim()
  if (!isFormula(left) && !knownWords(left, language)) return null
  const task = readTask(text, language)?.task
  return task && isWhole(text, task, language) ? task : null
}

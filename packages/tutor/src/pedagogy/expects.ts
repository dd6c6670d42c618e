import { readWritten } from '../math/written.ts'

/**
 * The expected answers to the question that ended the last reply. Stored with the conversation: the next message is
 * compared with them before anything counts as work on the open task.
 */
export interface Expects {
  /** The part of the tutor that asked, and that handles the answer. */
  readonly by: string
  /** The question as asked, Markdown. */
  readonly question: string
  /** Any of these answers it. Empty for an open question without right or wrong answers. */
  readonly answers: readonly ExpectedAnswer[]
  /** More than one thing is asked, though not all of it as a question: by the note of a model. */
  readonly isSeveral?: true
}

export type ExpectedAnswer =
  /** A number, an expression or a set of numbers, in plain notation. */
  | { readonly kind: 'value'; readonly value: string }
  /** Several numbers in this order. */
  | { readonly kind: 'order'; readonly value: string }
  /** The name of a step; `by` is its operand, where it matters. */
  | { readonly kind: 'operation'; readonly operation: Operation; readonly by?: string }
  /** Two numbers with this product, or several such pairs. */
  | { readonly kind: 'pairs'; readonly product: string }
  /** Any whole multiple of it: a common denominator need not be the smallest. */
  | { readonly kind: 'multiple'; readonly of: string }
  /** Any divisor but 1 of an integer, or the integer itself. */
  | { readonly kind: 'divisor'; readonly of: string }
  /** Word starts; one of them is enough. */
  | { readonly kind: 'words'; readonly stems: readonly string[] }
  /** Starts of typical wrong words. */
  | { readonly kind: 'wrong-words'; readonly stems: readonly string[] }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  /** A line of work: an equation, an inequality, a set of roots. */
  | { readonly kind: 'line'; readonly line: string }
  /** Word starts; half of them are enough. */
  | { readonly kind: 'phrase'; readonly stems: readonly string[] }
  /** The model's note, in words and numbers: the message is searched for its content. */
  | { readonly kind: 'form'; readonly text: string }
  /** A typical wrong answer and its meaning. */
  | { readonly kind: 'slip'; readonly answer: SlipAnswer; readonly meaning: string }
  /** One of the choices under the reply; `id` is what it stands for. */
  | { readonly kind: 'choice'; readonly id: string; readonly text: string }

type SlipAnswer = Extract<ExpectedAnswer, { kind: 'value' | 'phrase' | 'form' }>

/** Steps that a student can name in words. */
export const operations = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'open-brackets',
  'collect',
  'common-denominator',
  'reduce',
  'flip',
  'factor',
  'take-root',
  'square',
  'discriminant',
  'zero-product',
  'substitute',
  'move',
] as const
export type Operation = (typeof operations)[number]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a stored value; null if it is foreign or damaged. */
export function expectsOr(value: unknown): Expects | null {
  if (!isRecord(value) || typeof value.by !== 'string' || typeof value.question !== 'string') return null
  if (!Array.isArray(value.answers)) return null
  return {
    by: value.by,
    question: value.question,
    answers: value.answers.flatMap(answerOr),
    ...(value.isSeveral === true && { isSeveral: true }),
  }
}

const textsIn = (list: readonly unknown[]) => list.filter((each): each is string => typeof each === 'string')

function answerOr(value: unknown): ExpectedAnswer[] {
  if (!isRecord(value)) return []
  switch (value.kind) {
    case 'yes':
    case 'no':
      return [{ kind: value.kind }]
    case 'value':
    case 'order':
      if (typeof value.value !== 'string') return []
      readWritten(value.value)
      return [{ kind: value.kind, value: value.value }]
    case 'pairs':
      if (typeof value.product !== 'string') return []
      readWritten(value.product)
      return [{ kind: 'pairs', product: value.product }]
    case 'multiple':
    case 'divisor':
      if (typeof value.of !== 'string') return []
      readWritten(value.of)
      return [{ kind: value.kind, of: value.of }]
    case 'words':
    case 'wrong-words':
      if (!Array.isArray(value.stems)) return []
      return [{ kind: value.kind, stems: textsIn(value.stems) }]
    case 'line':
      if (typeof value.line !== 'string') return []
      readWritten(value.line)
      return [{ kind: 'line', line: value.line }]
    case 'phrase':
      return Array.isArray(value.stems) ? [{ kind: 'phrase', stems: textsIn(value.stems) }] : []
    case 'form':
      return typeof value.text === 'string' ? [{ kind: 'form', text: value.text }] : []
    case 'slip': {
      const [answer] = answerOr(value.answer)
      const isKnown = answer?.kind === 'value' || answer?.kind === 'phrase' || answer?.kind === 'form'
      return isKnown && typeof value.meaning === 'string' ? [{ kind: 'slip', answer, meaning: value.meaning }] : []
    }
    case 'choice':
      if (typeof value.id !== 'string' || typeof value.text !== 'string') return []
      return [{ kind: 'choice', id: value.id, text: value.text }]
    case 'operation': {
      const operation = operations.find((each) => each === value.operation)
      if (!operation) return []
      return [{ kind: 'operation', operation, ...(typeof value.by === 'string' && { by: value.by }) }]
    }
    default:
      return []
  }
}

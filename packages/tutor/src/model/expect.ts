import { type Heard, hearAnswer } from '../language/hear.ts'
import { expression, expressionsOf, isClosed, namesOf, type Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { isCompound, isNumeral } from '../math/pieces.ts'
import { readMessage } from '../math/reading.ts'
import { writeSpoken } from '../math/spoken.ts'
import { sameValue } from '../math/verify.ts'
import { readWritten as readStatement, writeStatement } from '../math/written.ts'
import type { ExpectedAnswer, Expects } from '../pedagogy/expects.ts'
import { isJudged, judgeWork } from '../pedagogy/judging.ts'
import type { Problem } from '../pedagogy/state.ts'

/** A model's note about the question it has just asked. Untrusted: every field may be missing or nonsense. */
export interface Note {
  readonly question: string
  readonly right: readonly string[]
  /** `answer: what it means`. */
  readonly wrong: readonly string[]
  readonly hintLevel: number
  /** The final answer of the open task; empty if no task is open or the answer is unknown. */
  readonly taskAnswer: string
}

/** The tool call that ends a reply with a question. */
export const expectTool = {
  name: 'expect',
  description:
    'Ends a reply that asks something. Hidden from the student. The next message is first measured against it, so that an answer to your question is never taken for a wrong line of the task.',
  parameters: {
    type: 'object',
    properties: {
      question: { type: 'string', description: 'Your question, in a few words.' },
      right: {
        type: 'array',
        items: { type: 'string' },
        description:
          'Answers that would be right, as students write them: "6", "1 and 5", "4x = 24". Empty: an open question.',
      },
      wrong: {
        type: 'array',
        items: { type: 'string' },
        description: 'Typical wrong answers and what they mean: "5: added instead of multiplied".',
      },
      hint_level: {
        type: 'number',
        description:
          'The help in this reply: 0 none, 1 a question or test that shows it, 2 the idea, 3 the operation or an example, 4 the step itself.',
      },
      task_answer: {
        type: 'string',
        description:
          'The final answer of the open task, as "x = 4", "12 km", "went". It keeps your reply from telling it.',
      },
    },
    required: ['question'],
  },
  isNote: true,
} as const

const longest = { text: 160, list: 8 }

/** Parses a note. @returns null if the input is not one */
export function noteFrom(input: unknown): Note | null {
  if (typeof input !== 'object' || input === null) return null
  const fields = input as Readonly<Record<string, unknown>>
  const texts = (value: unknown) =>
    (Array.isArray(value) ? value : typeof value === 'string' ? [value] : [])
      .filter((each): each is string | number => typeof each === 'string' || typeof each === 'number')
      .map((each) => `${each}`.trim().slice(0, longest.text))
      .filter((each) => each !== '')
      .slice(0, longest.list)
  const level = Number(fields.hint_level)
  return {
    question: texts(fields.question)[0] ?? '',
    right: texts(fields.right),
    wrong: texts(fields.wrong),
    hintLevel: Number.isFinite(level) ? Math.max(0, Math.min(4, Math.round(level))) : 0,
    taskAnswer: texts(fields.task_answer)[0] ?? '',
  }
}

/** The final answer of the open task that a note tells, word for word; empty: none. */
export const taskAnswerIn = (note: unknown): string => noteFrom(note)?.taskAnswer ?? ''

/**
 * The answers to expect for a model's question. Whatever contradicts the core is dropped: a model's error must not
 * become the student's.
 */
export function expectsOf(note: Note, problem: Problem | null, language: Language): Expects {
  const isBelieved = isCredible(note, problem, language)
  const right = note.right.flatMap((each) => {
    const answers = rightAnswer(each, language)
    return answers.every(isBelieved) ? answers : []
  })
  const wrong = right.length === 0 ? [] : note.wrong.flatMap((each) => wrongAnswer(each, language))
  return { by: 'model', question: note.question, answers: [...right, ...wrong] }
}

const statementsOf = ({ lines }: Heard): Statement[] =>
  lines.flatMap((line) => ('statement' in line ? [line.statement] : []))

/** Both what the core can grade and the note verbatim, which may be matched in other words (`forms.ts`). */
function rightAnswer(text: string, language: Language): ExpectedAnswer[] {
  const plain = text.replaceAll('$', '').trim()
  const heard = hearAnswer(plain, language)
  const form = { kind: 'form', text: plain } as const
  // "Yes, both can stand alone" is more than a yes: whoever says the rest has said it too.
  if (heard.yesNo) return /\p{L}\s+\p{L}/u.test(plain) ? [{ kind: heard.yesNo }, form] : [{ kind: heard.yesNo }]
  const [statement, ...others] = statementsOf(heard)
  if (statement && others.length === 0)
    return statement.kind === 'expression' || statement.kind === 'values'
      ? [{ kind: 'value', value: writeStatement(statement) }, form]
      : statement.kind === 'equation' || statement.kind === 'inequality'
        ? [{ kind: 'line', line: writeStatement(statement) }]
        : [{ kind: 'line', line: writeStatement(statement) }, form]
  // "6 times", "12 km": only the number is compared.
  const [number, ...more] = heard.numbers
  if (number && more.length === 0 && heard.words.split(/\s+/).length <= 3)
    return [{ kind: 'value', value: writeStatement(expression(number)) }, form]
  return [form]
}

function wrongAnswer(text: string, language: Language): ExpectedAnswer[] {
  const [, answer, meaning = ''] = /^(.+?)(?:\s*(?::|=>|→| - | — )\s*(.+))?$/s.exec(text) ?? []
  const short = meaning.slice(0, longest.text)
  return (answer ? rightAnswer(answer, language) : []).flatMap((expected) =>
    expected.kind === 'value' || expected.kind === 'form'
      ? [{ kind: 'slip' as const, answer: expected, meaning: short }]
      : expected.kind === 'line'
        ? [{ kind: 'slip' as const, answer: { kind: 'form' as const, text: answer!.trim() }, meaning: short }]
        : [],
  )
}

/** False if the core disagrees: it computes sums and verifies solutions of the open task more reliably than a model. */
function isCredible({ question }: Note, problem: Problem | null, language: Language) {
  const asked = readMessage(writeSpoken(question.replaceAll('$', ''), language), language).lines.flatMap((line) =>
    'statement' in line && line.statement.kind === 'expression' && isClosed(line.statement.value)
      ? [line.statement.value]
      : [],
  )
  const [sum, ...others] = asked.filter((each) => isCompound(each) && !isNumeral(each))
  return (answer: ExpectedAnswer): boolean => {
    if (answer.kind === 'value' && sum && others.length === 0) {
      const values = expressionsOf(readStatement(answer.value))
      return values.length !== 1 || sameValue(values[0]!, sum) !== 'refuted'
    }
    if (answer.kind !== 'line' || !problem || problem.solved) return true
    const statement = readStatement(answer.line)
    const isSolved = statement.kind === 'equation' && statement.left.kind === 'name' && isClosed(statement.right)
    if (!isSolved || !namesOf(readStatement(problem.task)).includes(namesOf(statement)[0] ?? '')) return true
    return !judgeWork(problem, [{ statement, source: '' }]).some(
      (each) => isJudged(each) && each.judgement.kind === 'wrong',
    )
  }
}

import { type Expr, expression } from '../math/ast.ts'
import { parseExpression } from '../math/parse.ts'
import { writeStatement } from '../math/written.ts'
import { type ExpectedAnswer, operations } from './expects.ts'

/**
 * A tutor text may end with the expected answer to its question: `What is {factor} times {term}? [[= factor*term]]`.
 * Alternatives are separated by ` // `:
 * - `= expression`: a value; names are facts of the step, several values are separated by `;`,
 * - `do operation [fact]`: the name of a step, with its operand,
 * - `in order a; b`: values that count in this order only,
 * - `if name: ...`: an answer that counts only where the step has that fact,
 * - `pairs expression`: two numbers with that product, or several such pairs,
 * - `multiple expression`, `divisor expression`: any integer multiple of it, any divisor but 1,
 * - `say stem, stem`: words that start with one of these,
 * - `not stem, stem`: the starts of typical wrong words,
 * - `yes`, `no`.
 */
const note = /\s*\[\[([^\]]*)\]\]/g

/** Names that are not facts of a step. */
const ownNames = ['pi', 'x']

/** The note of a value, for a text whose question is made of the numbers of a task. */
export const valueNote = (value: string): string => `[[= ${value}]]`

export const withoutNote = (text: string): string => text.replace(note, '')

/** The expected answers to the last question of a text; null if it has no note. */
export function answersIn(text: string): readonly ExpectedAnswer[] | null {
  const last = [...text.matchAll(note)].at(-1)?.[1]
  return last === undefined ? null : last.split(' // ').flatMap((each) => answer(each.trim()))
}

/** Substitutes the facts of a step in the notes, so that the text no longer depends on the step. */
export function resolveNotes(text: string, facts: Readonly<Record<string, Expr>>): string {
  return text.replace(note, (_, inside: string) => {
    const resolved = inside.split(' // ').flatMap((each) => resolve(each.trim(), facts) ?? [])
    return resolved.length === 0 ? '' : ` [[${resolved.join(' // ')}]]`
  })
}

function resolve(part: string, facts: Readonly<Record<string, Expr>>): string | null {
  const named = (expr: string): string | null => {
    let isKnown = true
    const written = expr.replace(/[a-z][a-zA-Z]+|[a-z](?![a-zA-Z])/g, (name) => {
      const fact = facts[name]
      if (!fact && ownNames.includes(name)) return name
      if (!fact) isKnown = false
      return fact ? `(${writeStatement(expression(fact)).slice('expression|'.length)})` : name
    })
    return isKnown ? written : null
  }
  const [, condition, then] = /^if (\w+): (.+)$/.exec(part) ?? []
  if (condition && then) return facts[condition] ? resolve(then, facts) : null
  const [, mark, listed] = /^(=|in order )(.+)$/.exec(part) ?? []
  if (mark && listed) {
    const values = listed.split(';').map((each) => named(each.trim()))
    return values.includes(null) ? null : `${mark.trim()} ${values.join('; ')}`
  }
  const [, kind, of] = /^(pairs|multiple|divisor) (.+)$/.exec(part) ?? []
  if (kind && of) {
    const amount = named(of)
    return amount && `${kind} ${amount}`
  }
  const [, operation, by] = /^do (\S+)(?: (\S+))?$/.exec(part) ?? []
  if (operation && by) {
    const amount = named(by)
    return amount === null ? `do ${operation}` : `do ${operation} ${amount.replaceAll(' ', '')}`
  }
  return part
}

const writtenValue = (text: string): string => writeStatement(expression(parseExpression(text, { isStored: true })))

function answer(part: string): ExpectedAnswer[] {
  if (part === 'yes' || part === 'no') return [{ kind: part }]
  const [, saying, said] = /^(say|not) (.+)$/.exec(part) ?? []
  if (said) {
    const stems = said.split(',').map((each) => each.trim())
    return [{ kind: saying === 'say' ? 'words' : 'wrong-words', stems }]
  }
  const [, relation, of] = /^(multiple|divisor) (.+)$/.exec(part) ?? []
  if (of) return [{ kind: relation === 'multiple' ? 'multiple' : 'divisor', of: writtenValue(of) }]
  if (part.startsWith('pairs ')) return [{ kind: 'pairs', product: writtenValue(part.slice(6)) }]
  const [, mark, listed] = /^(=|in order )(.+)$/.exec(part) ?? []
  if (mark && listed) {
    const values = listed.split(';').map((each) => parseExpression(each.trim(), { isStored: true }))
    const [only] = values
    const statement = values.length === 1 && only ? expression(only) : ({ kind: 'values', values } as const)
    return [{ kind: mark === '=' ? 'value' : 'order', value: writeStatement(statement) }]
  }
  const [, name, by] = /^do (\S+)(?: (\S+))?$/.exec(part) ?? []
  const operation = operations.find((each) => each === name)
  if (!operation) return []
  return [{ kind: 'operation', operation, ...(by && { by: writtenValue(by) }) }]
}

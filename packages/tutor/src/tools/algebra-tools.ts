import { isOnTheTable, near } from '../guard/give-away.ts'
import { foldReply, mentionsIn } from '../guard/mentions.ts'
import { type Expr, expression, isClosed, type Operation, request, type Statement } from '../math/ast.ts'
import { realAt } from '../math/numeric.ts'
import { ParseError, parseExpression } from '../math/parse.ts'
import { exactValue } from '../math/polynomial.ts'
import { readMessage } from '../math/reading.ts'
import { solve } from '../math/solve.ts'
import { unitOf, unitRatio } from '../math/units.ts'
import { lineOf, taskOf } from '../pedagogy/problem.ts'
import { type Desk, languageOr, locale, parameters, Refusal, type Tool, text } from './tool.ts'

const parseMath: Tool = {
  name: 'parse_math',
  description: 'How the core reads the formulas of a text, as LaTeX. Shows a second reading where there is one.',
  parameters: parameters({ text: text('What was typed.'), locale }, ['text']),
  says: 'echo',
  run(input, { voice }) {
    const { lines } = readMessage(input.text('text'), languageOr(input.optional('locale'), voice.language))
    if (lines.length === 0) throw new Refusal('There is no formula in it.')
    return {
      lines: lines.slice(0, 6).map((line) =>
        'statement' in line
          ? {
              kind: line.statement.kind,
              formula: voice.line(line.statement),
              ...(line.alternative && { orElse: voice.line(line.alternative) }),
            }
          : { unread: line.source.slice(0, 80), reason: line.reason },
      ),
    }
  },
}

/** `factor`, `expand` ...: one expression in, one verified expression out. */
const transformation = (name: string, operation: Operation, description: string): Tool => ({
  name,
  description: `${description} Verified. Refused for the student's own problem.`,
  parameters: parameters({ text: text('An expression, no equation.'), variable: text('The letter, if not x.') }, [
    'text',
  ]),
  says: 'fact',
  run(input, desk) {
    const value = expressionIn(input.text('text'))
    assertNotTheirs(value, desk)
    const variable = input.optional('variable')
    const task: Statement = request(operation, expression(value), variable === undefined ? {} : { unknown: variable })
    const solved = solve(task)
    if (!('solution' in solved)) throw new Refusal(`The core declines: ${solved.decline}.`)
    const { answer } = solved.solution
    return { of: desk.voice.formula(value), result: desk.voice.line(answer), verified: true }
  },
})

const evaluate: Tool = {
  name: 'evaluate',
  description:
    "The exact value of an expression, with numbers put in for its letters. Refused for the student's own problem.",
  parameters: parameters(
    {
      text: text('An expression.'),
      values: { type: 'array', items: { type: 'string' }, description: 'Values of letters, such as "x = 3".' },
    },
    ['text'],
  ),
  says: 'fact',
  run(input, desk) {
    const value = expressionIn(input.text('text'))
    const given = input.list('values').map((each) => {
      const [letter = '', worth = ''] = each.split(/[=:]/)
      return [letter.trim(), realAt(expressionIn(worth), {})] as const
    })
    if (given.length === 0 || !tried(given, desk)) assertNotTheirs(value, desk)
    const exact = isClosed(value) ? exactValue(value) : null
    const result = exact ? expressionIn(exact.d === 1n ? `${exact.n}` : `${exact.n}/${exact.d}`) : null
    const rounded = realAt(value, Object.fromEntries(given))
    if (!Number.isFinite(rounded)) throw new Refusal('It has no value: a letter without a number, or undefined there.')
    return {
      of: desk.voice.formula(value),
      ...(given.length > 0 && { at: given.map(([letter, number]) => `${letter} = ${number}`) }),
      result: result ? desk.voice.formula(result) : `$${Math.round(rounded * 1e9) / 1e9}$`,
      exact: result !== null || Math.abs(rounded - Math.round(rounded)) < 1e-9,
    }
  },
}

/** Numbers that the student wrote may be put in: trying others would find the answer. */
const tried = (given: readonly (readonly [string, number])[], { said }: Desk) => {
  const own = mentionsIn(foldReply(said))
  return given.every(([, value]) => own.some((each) => near(each.value, Math.abs(value))))
}

const convertUnits: Tool = {
  name: 'convert_units',
  description: 'How much a quantity is in another unit.',
  parameters: parameters(
    {
      value: { type: 'number', description: 'How many of the first unit.' },
      from: text('A unit, such as km/h.'),
      to: text('Another unit of the same quantity.'),
    },
    ['value', 'from', 'to'],
  ),
  says: 'fact',
  run(input, { voice }) {
    const [from, to] = [input.text('from'), input.text('to')].map(unitOf)
    if (!from || !to) throw new Refusal('One of the units is unknown.')
    const ratio = unitRatio(from, to)
    if (!ratio) throw new Refusal('The units measure different quantities.')
    const value = input.number('value')!
    const result = (value * Number(ratio.n)) / Number(ratio.d)
    const name = { en: [from.en, to.en], ru: [from.ru, to.ru] }[voice.language]
    return { from: `${value} ${name[0]}`, to: `${Number(result.toPrecision(12))} ${name[1]}` }
  },
}

function expressionIn(source: string): Expr {
  try {
    return parseExpression(source)
  } catch (error) {
    if (error instanceof ParseError) throw new Refusal(`"${source.slice(0, 60)}" cannot be read as an expression.`)
    throw error
  }
}

/** While a problem is open, its own terms are the student's to work on. */
function assertNotTheirs(value: Expr, { state, seal }: Desk): void {
  const { problem } = state
  if (!problem || problem.solved || value.kind === 'number' || value.kind === 'name') return
  const isTheirs = isOnTheTable(value, { ...seal, lines: [taskOf(problem), lineOf(problem)] })
  if (isTheirs) throw new Refusal("That is a part of the student's own problem: the student works it out.")
}

export const algebraTools: readonly Tool[] = [
  parseMath,
  transformation('simplify', 'simplify', 'The simplest form of an expression.'),
  transformation('factor', 'factor', 'An expression as a product.'),
  transformation('expand', 'expand', 'An expression without brackets.'),
  transformation('differentiate', 'differentiate', 'The derivative of an expression.'),
  transformation('integrate', 'integrate', 'An antiderivative of an expression.'),
  evaluate,
  convertUnits,
]

import type { Expr, Statement } from '../../math/ast.ts'
import { isClosed, namesOf, someNode } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { difference, fromPolynomial, tryPolynomial } from '../../math/polynomial.ts'
import { nextQuestion } from '../in-task/next-step.ts'
import { isNear, type Place, type Placing, places, shownNumber, statementsIn } from './placing.ts'

/** Whether a number fulfils an inequality in one letter; null for every other line. */
function holdsAt(line: Statement, letter: string, x: number): boolean | null {
  const compare = (left: number, relation: string, right: number) =>
    relation === '<'
      ? left < right
      : relation === '<='
        ? left <= right
        : relation === '>'
          ? left > right
          : left >= right
  const at = (expr: Expr) => realAt(expr, { [letter]: x })
  if (line.kind === 'inequality')
    return line.relation === '!=' ? null : compare(at(line.left), line.relation, at(line.right))
  if (line.kind !== 'between') return null
  const [a, b, c] = line.parts.map(at)
  const [first, second] = line.relations
  return a === undefined || b === undefined || c === undefined ? null : compare(a, first, b) && compare(b, second, c)
}

/** x < 3 for x² < 9: a number that fulfils one of them and not the other shows what is missing. */
export const separatingNumber: Place = (placing) => {
  const { turn, task, text } = placing
  const [letter, ...others] = namesOf(task)
  const lines = statementsIn(turn, text).flatMap((line): readonly Statement[] =>
    line.kind === 'system' ? line.lines : [line],
  )
  if (task.kind !== 'inequality' || letter === undefined || others.length > 0 || lines.length === 0) return null
  if (lines.length > MOST_LINES || lines.some((line) => namesOf(line).join() !== letter)) return null
  // "x >= 2, x >= -5" may be meant as "and" or as "or": certain is only where both say the same.
  const ownAt = (x: number) => {
    const [first, ...rest] = lines.map((line) => holdsAt(line, letter, x))
    return first !== undefined && rest.every((each) => each === first) ? first : null
  }
  const at = (x: number) => ({ own: ownAt(x), right: holdsAt(task, letter, x) })
  // At the bound itself only the sign decides, which shows less.
  const isClear = (x: number) => !isNear(realAt(task.left, { [letter]: x }), realAt(task.right, { [letter]: x }))
  const numbers = [...WHOLE, ...WHOLE.map((x) => x + 0.5)].filter(isClear)
  const tooMuch = numbers.find((x) => at(x).own === true && at(x).right === false)
  const tooLittle = numbers.find((x) => at(x).own === false && at(x).right === true)
  const found = tooMuch ?? tooLittle
  if (found === undefined) return null
  const { voice } = turn
  return places(
    placing,
    tooMuch === undefined ? 'left-out-number' : 'separating-number',
    {
      x: `$${letter} = ${shownNumber(turn, found).slice(1)}`,
      line: lines.map((line) => voice.line(line)).join(', '),
      task: voice.line(task),
      left: shownNumber(turn, realAt(task.left, { [letter]: found })),
      right: shownNumber(turn, realAt(task.right, { [letter]: found })),
    },
    'incorrect',
  )
}
const MOST_LINES = 2
const WHOLE = [
  0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8, 9, -9, 10, -10, 12, -12, 15, -15, 20, -20, 50, -50,
]

/** The one expression in letters that is given as the result. */
function resultIn({ turn, text }: Placing): Expr | null {
  const lines = statementsIn(turn, text)
  const [line] = lines
  if (lines.length !== 1 || !line) return null
  const expr = line.kind === 'expression' ? line.value : line.kind === 'chain' ? line.parts.at(-1) : null
  return expr && !isClosed(expr) ? expr : null
}

/** What is to be written as a product: also the side of an equation that is equal to 0. */
function factored(task: Statement): Expr | null {
  if (task.kind === 'request')
    return task.operation === 'factor' && task.subject.kind === 'expression' ? task.subject.value : null
  return task.kind === 'equation' && isClosed(task.right) && isNear(realAt(task.right, {}), 0) ? task.left : null
}

/** (x - 2)(x - 3) for x² + 5x + 6: multiplied out, which terms fit and which do not. */
export const multipliedOut: Place = (placing) => {
  const { turn, task } = placing
  const subject = factored(task)
  if (!subject) return null
  const own = resultIn(placing)
  const [mine, theirs] = [own, subject].map((each) => (each ? tryPolynomial(each) : null))
  if (!own || !mine || !theirs || !isOfBrackets(own)) return null
  // (x + 3)² may begin a completed square.
  if (task.kind === 'equation' && !(own.kind === 'multiply' && isSum(own.left) && isSum(own.right))) return null
  if (difference(mine, theirs).size === 0) return null
  const fits = [...theirs].filter(([key, { coefficient }]) => {
    const other = mine.get(key)?.coefficient
    return other !== undefined && other.n === coefficient.n && other.d === coefficient.d
  })
  const { voice } = turn
  const values = {
    own: voice.formula(own),
    out: voice.formula(fromPolynomial(mine)),
    task: voice.formula(subject),
    fits: fits.map(([key, term]) => voice.formula(fromPolynomial(new Map([[key, term]])))).join(', '),
  }
  return places(placing, fits.length > 0 ? 'multiplied-out' : 'multiplied-out-none', values, 'incorrect')
}

const isSum = ({ kind }: Expr) => kind === 'add' || kind === 'subtract'

/** Only a product with a sum in it is meant as the whole: 3x may be what is taken out. */
const isOfBrackets = (expr: Expr) =>
  (expr.kind === 'multiply' || expr.kind === 'power') &&
  someNode(expr, ({ kind }) => kind === 'add' || kind === 'subtract')

/** 9ab for 3a + 2b - a + 5b: both come to something else with numbers in place of the letters. */
export const testedWithNumbers: Place = (placing) => {
  const { turn, task } = placing
  const own = resultIn(placing)
  const isForm = task.kind === 'request' && /^(?:expand|simplify)$/.test(task.operation)
  const subject = isForm ? task.subject : task
  if (subject.kind !== 'expression' || !own) return null
  const letters = namesOf(subject)
  if (
    letters.length === 0 ||
    letters.length > 2 ||
    namesOf({ kind: 'expression', value: own }).some((each) => !letters.includes(each))
  )
    return null
  const step = nextQuestion(turn)
  for (const [a, b] of [
    [2, 3],
    [1, 2],
    [3, 5],
    [4, 2],
  ]) {
    const at = Object.fromEntries(letters.map((each, index) => [each, index === 0 ? a! : b!]))
    const [mine, theirs] = [realAt(own, at), realAt(subject.value, at)]
    if (!Number.isInteger(mine) || !Number.isInteger(theirs) || isNear(mine, theirs)) continue
    const values = {
      at: letters.map((each) => `$${each} = ${at[each]}$`).join(', '),
      task: turn.voice.formula(subject.value),
      theirs: shownNumber(turn, theirs),
      own: turn.voice.formula(own),
      mine: shownNumber(turn, mine),
      step: step ?? '',
    }
    return step === null ? null : places(placing, 'tested-with-numbers', values, 'incorrect')
  }
  return null
}

import { equationsOf, statementsIn } from '../guard/seal.ts'
import { either } from '../language/either.ts'
import { orders } from '../language/orders.ts'
import { setTaskWords } from '../language/set-task-words.ts'
import { type Equation, expressionsOf, isClosed, namesOf, type Statement } from '../math/ast.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { isCompound, isNumeral } from '../math/pieces.ts'
import { holdsAlways } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'

const announced = regExpOf(`(?<!\\p{L})(?:${either(setTaskWords.announces)})(?!\\p{L})`, 'iu')
const ofStudent = regExpOf(`(?<!\\p{L})(?:${either(setTaskWords.quotes)})(?!\\p{L})`, 'iu')

/**
 * The task that a reply of the model sets, as the student would type it: an equation with one unknown whose solution the
 * reply does not tell, or an announced calculation; the last one of them. Null if there is none. A line of the student that
 * the reply quotes is none.
 *
 * @param written lines of the student's last message, as LaTeX
 */
export function taskSetIn(reply: string, language: Language, written: ReadonlySet<string> = new Set()): string | null {
  const statements = statementsIn(reply, language)
  const told = new Set(
    reply
      .split(/(?<=[.!?])\s+|\n+/u)
      .filter((sentence) => ofStudent.test(sentence))
      .flatMap((sentence) => statementsIn(sentence, language).map((each) => latexOfStatement(each))),
  )
  const isStudents = (statement: Statement) =>
    [...told, ...written].includes(latexOfStatement(statement)) || written.has(`$${latexOfStatement(statement)}$`)
  const solved = statements.flatMap(equationsOf).flatMap((each) => (isSolution(each) ? namesOf(each) : []))
  const isSet = (statement: Statement): boolean => {
    if (statement.kind === 'equation') {
      const letters = namesOf(statement)
      return (
        letters.length === 1 &&
        !solved.includes(letters[0]!) &&
        !isSolution(statement) &&
        holdsAlways(statement) !== 'verified' &&
        statements.every(
          (each) => each === statement || !equationsOf(each).some((other) => isSameLetter(other, letters[0]!)),
        )
      )
    }
    return (
      statement.kind === 'expression' &&
      announced.test(reply) &&
      isClosed(statement.value) &&
      isCompound(statement.value) &&
      !isNumeral(statement.value)
    )
  }
  const task = statements.findLast((each) => isSet(each) && !isStudents(each))
  return task ? `${orders[language][task.kind === 'equation' ? 'solve' : 'count']} $${latexOfStatement(task)}$` : null
}

/** `x = 6` */
const isSolution = (each: Equation): boolean =>
  [each.left, each.right].some(({ kind }) => kind === 'name') && expressionsOf(each).some(isClosed)
/** Two lines in one letter are an example that is worked out. */
const isSameLetter = (each: Equation, letter: string): boolean => namesOf(each).includes(letter)

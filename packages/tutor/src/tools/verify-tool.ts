import { placeClaim } from '../dialogue/story/place.ts'
import { asExact } from '../dialogue/story/rounded-amount.ts'
import { claimsIn } from '../dialogue/story/work.ts'
import { latexOfStatement } from '../math/latex.ts'
import { isMeasured } from '../pedagogy/measured.ts'
import { taskOf } from '../pedagogy/problem.ts'
import { type CheckedClaim, checkClaim, equationIn, haveSameRoots, tidy } from './claim.ts'
import { claimWording } from './claim-words.ts'
import { openProblemOf, openStory, statesSealed, tells } from './open-task.ts'
import { type Desk, type Found, notUnderstood, parameters, type Tool, text } from './tool.ts'

const neitherConfirmed =
  'it states the answer of the open task, which is sealed: neither confirmed nor denied here. What the student wrote is graded by grade.'
const notYet =
  'true, but it tells the answer of the open task, which is sealed: not to be said before the student has it.'

export const verifyTool: Tool = {
  name: 'verify',
  description:
    'Whether a claim is true: an equality, an identity with letters, an inequality, a formula, units ("90 km/h = 25 m/s"), words ("25% of 40 is 10", "12 is a common multiple of 3 and 4"), "x = 3 fits 2x = 6", "2x = 6 becomes x = 3", "3x + 10 = 40 fits the story". True claims may be said.',
  parameters: parameters({ claim: text('One claim.') }, ['claim']),
  run(input, desk) {
    const claim = input.text('claim')
    return ofStory(claim, desk) ?? ofTask(claim, desk)
  },
}

function ofTask(claim: string, desk: Desk): Found {
  const checked = checkClaim(claim, desk.voice.language)
  const { verdict, read, why } = checked
  if (verdict === 'not understood') return notUnderstood(why ?? 'the claim')
  if (statesSealed(checked.statements, desk)) return { result: { verdict: 'sealed', read, why: neitherConfirmed } }
  if (verdict === 'an equation' || verdict === 'not an identity') return ofEquation(checked, desk)
  const isTrue = verdict === 'true'
  const fact = `${read}${why && isTrue ? `\n${why}` : ''}`
  const isTelling = isTrue && tells(fact, desk.seal)
  return {
    result: { verdict, read, ...(why && { why }), ...(isTelling && { sealed: notYet }) },
    ...(isTrue && { facts: [fact] }),
  }
}

/** A condition on a letter is true or false only in relation to a task. */
function ofEquation({ verdict, read, why: told, statements }: CheckedClaim, desk: Desk): Found {
  const [said] = statements
  const problem = openProblemOf(desk)
  const task = problem && !isMeasured(problem) ? taskOf(problem) : null
  if (said?.kind === 'equation' && task?.kind === 'equation') {
    const same = haveSameRoots(task, said)
    if (same === true) {
      const isTelling = tells(read, desk.seal)
      const why = 'it has the same solutions as the open task'
      return {
        result: {
          verdict: 'true',
          read,
          why,
          ...(isTelling && { sealed: 'a line that the student has not written yet' }),
        },
        facts: [read],
      }
    }
    if (same === false && verdict === 'an equation')
      return { result: { verdict: 'an equation', read, why: 'it has other solutions than the open task' } }
  }
  return { result: { verdict, read, why: told ?? 'it holds for some values of its letters, not for all' } }
}

/** Checks "3x + 10 = 2(x + 10) fits the story". */
function ofStory(claim: string, desk: Desk): Found | null {
  const open = openStory(desk)
  if (!open) return null
  const said = tidy(claim)
  const [, first = ''] = claimWording.ru.ofStory.exec(said) ?? claimWording.en.ofStory.exec(said) ?? []
  const fits = first === '' ? null : equationIn(first, desk.voice.language)
  if (!fits) return first === '' ? null : ofAmount(first, open, desk)
  const { story, reading } = open
  if (!reading)
    return notUnderstood('the story has no reading that is confirmed; propose one with frame, or ask the student')
  const placed = placeClaim(
    reading,
    { kind: 'equation', left: fits.left, right: fits.right, source: first },
    story.letter,
  )
  const read = `$${latexOfStatement(fits, desk.voice.language)}$`
  if (placed.kind === 'equation' || placed.kind === 'letters') {
    const name = reading.quantities.find(({ id }) => id === placed.id)?.name
    return {
      result: {
        verdict: 'true',
        read,
        why: `with ${placed.kind === 'equation' ? placed.letter : 'the letter'} for: ${name ?? reading.asked.noun}`,
      },
      facts: [read],
    }
  }
  return notUnderstood('whether it fits: the program finds no amount of the story that makes it true')
}

/**
 * Checks "old price = 75 fits the story". A verdict is given only for a number that the student wrote in this message.
 */
function ofAmount(claim: string, open: NonNullable<ReturnType<typeof openStory>>, desk: Desk): Found | null {
  const [, number = ''] = /(?<![\d.,])(-?\d+(?:[.,]\d+)?)\s*[^\d=]*$/u.exec(claim) ?? []
  const [said, ...others] = number === '' ? [] : claimsIn(number, open.story.language)
  if (!open.reading || said?.kind !== 'number' || others.length > 0) return null
  const written: readonly string[] = desk.said.match(/-?\d+(?:[.,]\d+)?/g) ?? []
  if (!written.includes(number)) return { result: { verdict: 'sealed', read: claim, why: neitherConfirmed } }
  const placed = placeClaim(open.reading, asExact(open.reading, said), open.story.letter)
  const isTrue = placed.kind === 'answer' || placed.kind === 'quantity'
  const why = isTrue ? 'it is an amount of the story' : 'no amount of the story is that'
  return { result: { verdict: isTrue ? 'true' : 'false', read: claim, why }, ...(isTrue && { facts: [number] }) }
}

import { lexiconOf } from '../dialogue/story/words.ts'
import { askForPart } from '../language/figure-asked.ts'
import { figureCauses, figureSlips } from '../language/figure-slips.ts'
import { approximate } from '../math/approximate.ts'
import { number } from '../math/ast.ts'
import { parseExpression } from '../math/parse.ts'
import { rational } from '../math/rational.ts'
import { type PartSaid, partsSaid } from '../math/tasks/figure-words.ts'
import { type FigurePart, type FigureRead, figureOf } from '../math/tasks/figures.ts'
import { unitOf } from '../math/units.ts'
import { checkWork } from './checking.ts'
import { isFishing } from './fishing.ts'
import { problemContent } from './problem.ts'
import type { Reply } from './reply.ts'
import type { Message } from './understand.ts'

/**
 * "side is 26, perimeter 104" in an open task about a figure: each part that the student gives a value to is compared
 * with what follows for this part, a wrong one is traced to a usual mistake, and the part that is asked for is the answer.
 */
export function partOfFigure({ turn, text, intent, open }: Message): Reply | null {
  const isOther = intent !== undefined && intent.kind !== 'check' && intent.kind !== 'answer'
  if (!open?.told || isOther || isFishing(text)) return null
  const { language } = turn.voice
  const named = partsSaid(text, language)
  // How a result was found is judged elsewhere: 4 + 4 + 4 + 4 is no area, though it comes to 16.
  const isWorkedOut = hasCalculation.test(text)
  const result = named.length === 0 && !isWorkedOut ? resultSaid(text, language) : null
  const figure = named.length > 0 || result ? figureOf(open.told, language) : null
  if (!figure) return null
  const asked = figure.parts.find(({ isAsked }) => isAsked)
  const said = result && asked ? [{ ...result, part: asked.part }] : named
  const judged = said.flatMap((each) => {
    const part = figure.parts.find((one) => one.part === each.part)
    return part && !part.isGiven
      ? [{ ...each, own: part, isRight: part.values.some((value) => isNear(each.value, value)) }]
      : []
  })
  if (judged.length === 0) return null
  const wrong = judged.find(({ isRight }) => !isRight)
  const last = judged.at(-1)!
  if (!wrong) {
    if (last.own.isAsked) return isWorkedOut ? null : answered(turn, open, last)
    turn.state.problem!.attempts++
    return says(turn, open, 'figure.right', last, askForPart(asked?.part, language))
  }
  open.attempts++
  open.wrongs++
  const cause = causeOf(figure, wrong.own, wrong, language)
  return says(turn, open, cause === null ? 'figure.wrong' : 'figure.slip', wrong, cause ?? '')
}

const hasCalculation = /\d\s*[-+*/·×:^]\s*\(?\d|√/u

/** "i got 20", «вышло 20 см»: a result of which the student does not say what it is. */
function resultSaid(text: string, language: Turn['voice']['language']): Omit<PartSaid, 'part'> | null {
  const { givesAnswer } = lexiconOf(language)
  const found = [
    ...text.matchAll(/(\d+(?:[.,]\d+)?)(?!\s*[-+*/·×^√=\d])\s*((?:[cdkm]?m|[сдк]?м)[²³23]?(?!\p{L}))?/gu),
  ].findLast(({ index }) => givesAnswer.test(text.slice(0, index)))
  if (!found) return null
  const [written, value = '', unit = ''] = found
  const words = givesAnswer.exec(text.slice(0, found.index))?.[0] ?? ''
  return { value: Number(value.replace(',', '.')), unit, clause: `${words}${written}`.trim() }
}

type Turn = Message['turn']
type Problem = NonNullable<Message['open']>

function says(
  turn: Turn,
  open: Problem,
  move: 'figure.right' | 'figure.wrong' | 'figure.slip',
  { clause }: PartSaid,
  /** The cause of a wrong part, what is asked behind a right one. */
  cause = '',
): Reply {
  const { voice } = turn
  const verdict = move === 'figure.right' ? 'correct' : 'incorrect'
  const text = voice.say(move, { clause: clause.replaceAll('$', '\\$'), cause, ask: cause })
  return { move, text, content: { ...problemContent(open, voice), verdict }, free: true }
}

const answered = (turn: Turn, open: Problem, { value, unit }: PartSaid): Reply => {
  const [whole = '', decimals = ''] = String(value).split('.')
  const exact = rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
  return checkWork(
    turn,
    open,
    [{ statement: { kind: 'expression', value: number(exact) }, source: String(value) }],
    unit === '' ? null : unitOf(unit),
  )
}

/** To the places that a student rounds to. */
const isNear = (said: number, value: number): boolean =>
  Math.abs(said - value) <= Math.max(0.051, Math.abs(value) * 1e-3) &&
  (Number.isInteger(value) ? Math.abs(said - value) < 1e-9 : true)

/** The question that leads out of the usual mistake with this result; null for any other result. */
function causeOf(
  { figure, letters }: FigureRead,
  { part }: FigurePart,
  { value }: PartSaid,
  language: Turn['voice']['language'],
): string | null {
  const found = figureSlips[figure]?.find(([about, formula]) => {
    if (about !== part) return false
    const expected = approximate(parseExpression(formula, { commaIsDecimal: false }), letters)
    return Number.isFinite(expected) && isNear(value, expected)
  })
  return found ? figureCauses[found[2]][language] : null
}

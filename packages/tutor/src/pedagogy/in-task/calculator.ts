import { number } from '../../math/ast.ts'
import { exactValue } from '../../math/polynomial.ts'
import { plain } from '../beside/parts.ts'
import { isMeasured } from '../measured.ts'
import { taskOf } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Message } from '../understand.ts'
import { wordsOfTask } from './next-step.ts'
import { saidHere, tellHere, wordsHere } from './parts.ts'

/**
 * What a calculator shows against the task: an angle taken in radians, a sine above 1, a square that took the minus with it.
 * Each is computed, so the cause is known.
 */
export function calculatorShows({ turn, typed, open }: Message): Reply | null {
  const { calculator } = wordsHere(turn)
  const said = plain(typed)
  const isShown = calculator.shows.test(said)
  if (open && calculator.minus.test(said)) {
    const square = takenWithMinus(turn, said)
    if (square) return square
  }
  if (!isShown && !calculator.broken.test(said)) return null
  if (calculator.broken.test(said)) {
    const ratio = /(\d+(?:[.,]\d+)?)\s?[/:÷]\s?(\d+(?:[.,]\d+)?)/u.exec(said)
    const [top, bottom] = [ratio?.[1], ratio?.[2]].map((each) => Number(each?.replace(',', '.')))
    const isInverse = /(?:sin|cos)[\s-]*(?:\^?\(?-?1|⁻¹)|arc(?:sin|cos)|a(?:sin|cos)/u.test(said)
    if (top && bottom && isInverse && top > bottom)
      return saidHere(
        turn,
        'calculator',
        tellHere(turn, 'calculator.big', calculator.tooBig, { ratio: `$\\frac{${ratio?.[1]}}{${ratio?.[2]}}$` }),
      )
  }
  const values = [...said.matchAll(/(?<![\d.,^])-?\d+[.,]\d+/gu)].map(([each]) => each)
  const shown = values.find((each) => inRadians(turn, said, each))
  return shown === undefined
    ? null
    : saidHere(
        turn,
        'calculator',
        tellHere(turn, 'calculator.radians', calculator.radians, { value: `$${asWritten(turn, shown)}$` }),
      )
}

const asWritten = ({ voice }: Turn, digits: string) =>
  voice.language === 'ru' ? digits.replace(/[.,]/, '{,}') : digits.replace(',', '.')

/** The number is the function of the angle in radians, or the angle of the ratio in radians; and not so in degrees. */
function inRadians(turn: Turn, said: string, digits: string): boolean {
  const { problem, story } = turn.state
  const value = Number(digits.replace(',', '.'))
  const near = (exact: number) => Math.abs(exact - value) <= 0.6 * 10 ** -(digits.split(/[.,]/)[1]?.length ?? 0)
  const isLine = problem !== null && !isMeasured(problem) && problem.told === null
  const task = `${wordsOfTask(turn)} ${isLine ? turn.voice.line(taskOf(problem)) : ''}`
    .toLowerCase()
    .replaceAll('\\', '')
  const angle = /(?<!arc)(sin|cos|tan|tg)\s?\(?(\d+(?:[.,]\d+)?)\s?(?:°|\^\{?circ|deg|град)/u.exec(task)
  const own = [said, story?.lastWork ?? '', problem?.lastWork ?? '', ...turn.state.shown, task].join(' ')
  const ratio = /(sin|cos|tan|tg)[^\d=]{0,12}=?[^\d]{0,6}(\d+(?:[.,]\d+)?)\}?\s?[/:{]\{?\s?(\d+(?:[.,]\d+)?)/u.exec(own)
  const number = (text: string | undefined) => Number(text?.replace(',', '.'))
  if (angle) {
    const of = functions[angle[1] as keyof typeof functions]
    const size = number(angle[2])
    return near(of(size)) && !near(of((size * Math.PI) / 180))
  }
  if (!ratio) return false
  return near(inverses[ratio[1] as keyof typeof inverses](number(ratio[2]) / number(ratio[3])))
}

const functions = { sin: Math.sin, cos: Math.cos, tan: Math.tan, tg: Math.tan }
const inverses = { sin: Math.asin, cos: Math.acos, tan: Math.atan, tg: Math.atan }

/** -3² taken for (-3)². */
function takenWithMinus(turn: Turn, said: string): Reply | null {
  const { problem } = turn.state
  const task = problem && !isMeasured(problem) ? taskOf(problem) : null
  if (task?.kind !== 'expression' || task.value.kind !== 'negate') return null
  const { of } = task.value
  if (of.kind !== 'power' || of.left.kind !== 'number' || exactValue(of.right)?.n === undefined) return null
  const value = exactValue(of)
  const isEven = (exactValue(of.right)?.n ?? 1n) % 2n === 0n
  if (value?.d !== 1n || !isEven || !new RegExp(`(?<![\\d.,])${value.n}(?![\\d.,])`, 'u').test(said)) return null
  // "-9" is right.
  if (new RegExp(`-\\s?${value.n}(?!\\d)`, 'u').test(said)) return null
  const { voice } = turn
  const bracketed = { ...of, left: { kind: 'negate' as const, of: number(of.left.value) } }
  return saidHere(
    turn,
    'calculator',
    tellHere(turn, 'calculator.square', wordsHere(turn).calculator.square, {
      bracketed: voice.formula(bracketed),
      plain: voice.formula(task.value),
      base: voice.formula(of.left),
      power: voice.formula(of),
    }),
  )
}

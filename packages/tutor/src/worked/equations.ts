import { equationWords } from '../language/worked/equation-words.ts'
import { type Formula, formulaOf } from '../library/formula.ts'
import type { Language } from '../math/latex.ts'
import { writeNumbers } from '../math/spoken.ts'
import { plainSigns } from './said.ts'
import { isSame, numberValue, type Part, type Slip, type Value, type WorkedTask } from './task.ts'

/**
 * A student's own equation for a task in words says what the task says if it holds for its values, and is a usual
 * mistake if it holds for the value of one. Nothing is solved here.
 */
export interface Equation {
  readonly source: string
  /** "x + y = 10" needs a second one. */
  readonly letters: number
  readonly part?: Part
  readonly slip?: Slip
  /** A line behind it in its letter that does not follow: it is solved by another number. And the last one that does. */
  readonly broken?: { readonly line: string; readonly from: string }
  /** Its number stands behind it. */
  readonly isSolved?: boolean
}

const MOST_EQUATIONS = 4
const LONGEST = 60
const piece = /(?<![-+*/^().\d\sa-zа-я])[-+*/^().\d\sa-zа-я]*?[a-zа-я\d)]\s*=\s*[-+*/^().\d\sa-zа-я]*/gu
const letter = /(?<![a-zа-я])[a-zа-я](?![a-zа-я])/gu

/** Letters and digits side by side are multiplied. */
const withTimes = (text: string) =>
  text
    .replace(/\s+/g, '')
    .replace(/(?<=[\dab)])(?=[ab(])/g, '*')
    .replace(/(?<=[ab)])(?=[\d])/g, '*')

function equationText(message: string, language: Language): string {
  const { signs } = equationWords[language]
  const spelled = writeNumbers(message.toLowerCase(), language)
  const worded = signs.reduce((text, [pattern, sign]) => text.replace(pattern, sign), spelled)
  // A letter beside a number is multiplied with it: the sign that looks like it stands between two numbers.
  return plainSigns(worded.replace(/х/g, 'x'), language).replace(/\^?2(?=\s*[-+=])(?<=[xy]\^?2)/g, '^2')
}

const nearly = (a: number, b: number) =>
  Number.isFinite(a) && Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
const AWAY = 1.37

/** The equations of a message, each with what it holds for; those that hold for nothing known are left out. */
export function equationsIn(message: string, task: WorkedTask, language: Language): Equation[] {
  const text = equationText(message, language)
  if (!text.includes('=') || !/[a-zа-я]/u.test(text)) return []
  const found = text
    .split(/[,;?!\n]|\.(?!\d)| (?:и|and|so|then|значит|тогда|where|где) /u)
    .flatMap((part) => [...part.matchAll(piece)].map(([each]) => each.trim()))
  return found.slice(0, MOST_EQUATIONS).flatMap((source, at) => {
    const judged = judgedEquation(source, task)
    return judged ? { ...judged, ...whatFollows(source, judged.part, found.slice(at + 1), task) } : []
  })
}

/** Of the lines behind a right equation the first that neither its own numbers solve nor those that the task asks for. */
function whatFollows(
  source: string,
  part: Part | undefined,
  behind: readonly string[],
  { parts }: WorkedTask,
): Pick<Equation, 'broken' | 'isSolved'> {
  const right = readEquation(source)
  if (right?.letters.length !== 1 || part?.value.kind !== 'number') return {}
  const { value } = part
  const goals = [value, ...parts.flatMap((each) => (each.isGoal ? each.value : []))]
  const follows = (line: ReadEquation): boolean => {
    const [at0 = 0, at1 = 0, at2 = 0] = [0, 1, 2].map((a) => line.differs(a, 0))
    const slope = at1 - at0
    // "x² = 64" is solved by more than one number, of which the task has one.
    if (!nearly(at2 - at1, slope)) return nearly(line.differs(value.of, 0), 0)
    const root = -at0 / slope
    if (!Number.isFinite(root) || nearly(right.differs(root, 0), 0)) return true
    const isRounded = /\d\.\d/.test(line.source) && Math.abs(root - value.of) <= ROUNDING * Math.abs(value.of)
    return isRounded || goals.some((each) => isSame(numberValue(root), each))
  }
  const lines = behind
    .flatMap((each) => readEquation(each) ?? [])
    .filter(({ letters: [own] }) => own === right.letters[0])
  const inOne = [right, ...lines.filter(({ letters }) => letters.length === 1)]
  const at = inOne.findIndex((line) => !follows(line))
  if (at > 0) return { broken: { line: inOne[at]!.source, from: inOne[at - 1]!.source } }
  return lines.some(({ isValue }) => isValue) ? { isSolved: true } : {}
}
const ROUNDING = 0.01

interface ReadEquation {
  readonly source: string
  /** One or two. */
  readonly letters: readonly string[]
  /** "x = 7" is a value. */
  readonly isValue: boolean
  /** The left side without the right one. */
  readonly differs: (a: number, b: number) => number
  readonly holds: (a: number, b: number) => boolean
}

function readEquation(source: string): ReadEquation | null {
  // Words in front of it: "so 2x = 5".
  const tidy = source.replace(/^(?:[a-zа-я]{2,}\s+|[a-zа-я]\s+(?=[a-zа-я\d(]))*/u, '').replace(/\s+[a-zа-я]{2,}.*/u, '')
  const [left, right, ...more] = tidy.split('=')
  const names = [...new Set(tidy.match(letter) ?? [])]
  const glued = [...new Set(tidy.replace(/sqrt/g, '').match(/[a-zа-я]/gu) ?? [])]
  if (!left?.trim() || !right?.trim() || more.length > 0 || tidy.length > LONGEST) return null
  if (glued.length < 1 || glued.length > 2 || names.some((each) => !glued.includes(each))) return null
  const isValue =
    (/^\s*[a-zа-я]\s*$/u.test(left) && !/[a-zа-я]/u.test(right)) ||
    (/^\s*[a-zа-я]\s*$/u.test(right) && !/[a-zа-я]/u.test(left))
  const asAB = (text: string) =>
    withTimes([...text].map((sign) => (sign === glued[0] ? 'a' : sign === glued[1] ? 'b' : sign)).join(''))
  try {
    const [one, other]: readonly [Formula, Formula] = [formulaOf(asAB(left)), formulaOf(asAB(right))]
    return {
      source: tidy,
      letters: glued,
      isValue,
      differs: (a, b) => one({ a, b }) - other({ a, b }),
      holds: (a, b) => nearly(one({ a, b }), other({ a, b })),
    }
  } catch {
    return null
  }
}

function judgedEquation(source: string, { parts, slips }: WorkedTask): Equation | null {
  const read = readEquation(source)
  if (!read || read.isValue) return null
  const { holds, letters, source: tidy } = read
  if (holds(AWAY, AWAY * AWAY) && holds(AWAY + 3, AWAY)) return null
  const fitsAt = (value: Value, others: readonly Value[]) =>
    value.kind === 'number' &&
    (letters.length === 1
      ? holds(value.of, 0)
      : others.some(
          (other) =>
            other.kind === 'number' && other !== value && (holds(value.of, other.of) || holds(other.of, value.of)),
        ))
  const goals = parts.filter(({ isGoal }) => isGoal)
  const all = goals.map(({ value }) => value)
  const part = [...goals, ...parts.filter(({ isGoal }) => !isGoal)].find(({ value }) =>
    fitsAt(value, letters.length === 1 ? all : parts.map((each) => each.value)),
  )
  if (part) return { source: tidy, letters: letters.length, part }
  const slip = letters.length === 1 ? slips.find(({ value }) => fitsAt(value, [])) : undefined
  return slip ? { source: tidy, letters: letters.length, slip } : null
}

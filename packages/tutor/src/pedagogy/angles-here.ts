import type { Story } from '../dialogue/story/story-state.ts'
import { angleWords } from '../language/angle-words.ts'
import type { Reply, Turn } from './reply.ts'
import { truthOf } from './senses.ts'
import type { Move } from './texts/moves.ts'
import type { Message } from './understand.ts'
import { wonderingIn } from './wonder.ts'

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/**
 * A why about the angles of a triangle, in a task in words: why two of them are equal, why 180, why the exterior angle is
 * the sum of the far ones. A right reason of the student's own is confirmed.
 */
export function whyOfAngles(message: Message): Reply | null {
  const { turn, typed, intent } = message
  const { story } = turn.state
  if (intent !== undefined || !story || story.isParked) return null
  const words = angleWords[turn.voice.language]
  const [told, text] = [plain(story.text), plain(typed)]
  if (!words.triangle.test(told)) return null
  const isWhy = wonderingIn(typed, turn.voice.language)?.wonder === 'why'
  if (words.isosceles.test(told)) {
    const isReason = words.because.test(text) && words.sides.test(text)
    if (isReason) return say(turn, 'angles.equal.yes', sidesOf(story))
    if (words.which.test(text) && words.equal.test(text)) return say(turn, 'angles.equal.which', sidesOf(story))
    if (isWhy && words.equal.test(text)) return say(turn, 'angles.equal', sidesOf(story))
  }
  if (!isWhy) return null
  const sum = message.said.claims.find(({ line }) => line.statement.kind === 'chain' && truthOf(line.statement))
  if (words.exterior.test(told) && (words.exterior.test(text) || (sum && !/180/.test(text)))) {
    const claim = sum ? `: ${turn.voice.line(sum.line.statement)}` : ''
    return say(turn, 'angles.exterior', { claim })
  }
  if (!/(?<!\d)180(?!\d)/.test(text)) return null
  return say(turn, isOnLine(story, words.exterior.test(told)) ? 'angles.line' : 'angles.sum', {})
}

/** The last calculation took one angle from 180, beside an exterior one: both stand on a straight line. */
const isOnLine = (story: Story, hasExterior: boolean): boolean => {
  const last = story.lastWork ?? story.facts.at(-1) ?? ''
  return hasExterior && (last.match(/-/g) ?? []).length <= 1
}

/** The equal sides, with the angles opposite them, where the task names them: "AB = AC". */
function sidesOf({ text }: Story): Readonly<Record<string, string>> {
  const found = /(?<!\p{L})([A-Z])([A-Z])\s*=\s*([A-Z])([A-Z])(?!\p{L})/u.exec(text)
  const [, a = '', b = '', c = '', d = ''] = found ?? []
  const apex = [a, b].find((each) => each === c || each === d)
  const [first, second] = [
    [a, b],
    [c, d],
  ].map((side) => side.find((each) => each !== apex))
  if (!apex || !first || !second) return {}
  return { apex, sides: `$${a}${b} = ${c}${d}$`, one: `$${a}${b}$`, other: `$${c}${d}$`, first: second, second: first }
}

function say(turn: Turn, move: AngleMove, values: Readonly<Record<string, string>>): Reply {
  const isNamed = values.apex !== undefined
  const named: Move = isNamed && move in namedMoves ? namedMoves[move as keyof typeof namedMoves] : move
  return { move: named, text: turn.voice.say(named, values), content: { badge: 'lesson' }, free: true }
}

type AngleMove =
  | 'angles.equal'
  | 'angles.equal.yes'
  | 'angles.equal.which'
  | 'angles.exterior'
  | 'angles.line'
  | 'angles.sum'
const namedMoves = {
  'angles.equal': 'angles.named',
  'angles.equal.yes': 'angles.named.yes',
  'angles.equal.which': 'angles.named.which',
} as const

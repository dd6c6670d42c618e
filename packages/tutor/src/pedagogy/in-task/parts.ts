import { inTaskWords } from '../../language/in-task.ts'
import type { InTaskWords } from '../../language/in-task-words.ts'
import { readWritten } from '../../math/written.ts'
import { isMeasured } from '../measured.ts'
import { problemContent } from '../problem.ts'
import { plainReply, type Reply, type Turn } from '../reply.ts'
import type { Problem } from '../state.ts'
import type { Values } from '../wording.ts'

export const wordsHere = ({ voice }: Turn): InTaskWords => inTaskWords[voice.language]

export const tellHere = ({ voice }: Turn, key: string, variants: readonly string[], values: Values = {}): string =>
  voice.choose(`in-task.${key}`, variants, values)

/** A reply beside the work: it judges nothing. */
export function saidHere(turn: Turn, move: string, text: string): Reply {
  const { problem, story } = turn.state
  const isInStory = story !== null && !story.isParked && story.problemId === null
  const content = problem && !isInStory ? { ...problemContent(problem, turn.voice), badge: null } : { badge: null }
  return { ...plainReply(`in-task.${move}`, text), content, free: true }
}

/** The last line that was judged, as it is shown; null where none was or it is not one line. */
export function lastLine(turn: Turn, problem: Problem): string | null {
  const written = problem.lastWork?.split('\n').at(-1)
  if (!written) return null
  // Lines of a measured task are kept as they were typed.
  if (isMeasured(problem)) return `\`${written.replaceAll('`', "'").slice(0, LONGEST)}\``
  return turn.voice.line(readWritten(written))
}
const LONGEST = 80

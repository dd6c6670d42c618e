import { isStory } from '../dialogue/story/detect.ts'
import { readStory } from '../frames/index.ts'
import { rankReadings } from '../frames/ranked.ts'
import { beginner } from '../learner/view.ts'
import { type Expr, isClosed } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { MathsError } from '../math/rational.ts'
import { converse } from '../pedagogy/dialogue.ts'
import type { Reply, Turn } from '../pedagogy/reply.ts'
import { type Problem, startSession, type TutorState } from '../pedagogy/state.ts'
import { createVoice } from '../pedagogy/wording.ts'
import { toNumber } from '../science/measured.ts'
import { formulasOf } from './formulas.ts'
import { parseNotation } from './notation.ts'
import { inNotation, spokenSums } from './spoken-numbers.ts'

/** A task as stated in the conversation, as far as the core can read it. */
export interface ToldTask {
  readonly text: string
  readonly problem: Problem | null
  /** Suspected final and intermediate results of a word problem: a reading is not a fact. */
  readonly story: { readonly answers: readonly number[]; readonly between: readonly number[] } | null
  /** There is no reading, or only a guess by similarity. */
  readonly isGuess: boolean
  /** The one calculation the message asks for, where the core opened no task. */
  readonly asked: Expr | null
}

const read = new Map<string, ToldTask | null>()
const mostKept = 400

/**
 * The task of a message; null if there is none. Memoized: each turn reads the whole conversation again.
 *
 * @param isGuessed whether a word problem without a reading counts, with what it may be by similarity; a reply of the tutor
 *   that merely resembles one sets none
 */
export function toldTask(text: string, language: Language, isGuessed = true): ToldTask | null {
  const key = `${language}${isGuessed}${text}`
  const known = read.get(key)
  if (known !== undefined) return known
  if (read.size >= mostKept) read.clear()
  const found = /\d/.test(text) && text.length <= 1500 ? readTask(text, language, isGuessed) : null
  read.set(key, found)
  return found
}

function turnWith(state: TutorState, text: string, language: Language): Reply | null {
  state.language = language
  const turn: Turn = {
    state,
    voice: createVoice(language, state, 'guard'),
    seed: 'guard',
    said: text,
    now: 0,
    engines: undefined,
    day: '1970-01-01',
    timeZone: 'UTC',
    learner: beginner,
    program: undefined,
    events: [],
  }
  try {
    return converse(turn, text, undefined)
  } catch {
    // The task cannot be parsed: only its numbers are known.
    return null
  }
}

function readTask(text: string, language: Language, isGuessed: boolean): ToldTask | null {
  const state = startSession()
  turnWith(state, text, language)
  // "Good one to practice with" would begin an exercise of the program, which is nobody's task.
  const problem = state.problem && !state.problem.solved && !state.problem.trial.isPractice ? state.problem : null
  const told = state.story && state.story.problemId === null ? state.story.text : null
  const isTold = told !== null || isStory(text, language)
  const story = problem ? null : isTold ? suspected(told ?? text, language, isGuessed) : null
  const asked = problem || isTold ? null : calculationAsked(text, language)
  if (!problem && !story && !asked) return null
  return { text, problem, story, isGuess: story?.isGuess ?? false, asked }
}

/** "How much is 3/5 of 40": the single calculation that a question asks for. */
function calculationAsked(text: string, language: Language): Expr | null {
  if (
    !/(?<!\p{L})(?:how|what|find|calculate|work out|сколько|как|найти|найди|вычисли\p{L}*|чему|посчитай)(?!\p{L})/iu.test(
      text,
    )
  )
    return null
  const sums = [
    ...spokenSums(inNotation(text, language)).map(parseNotation),
    ...formulasOf(text, language).flatMap(({ parts, signs }) =>
      signs.length === 0 ? parts.map(({ expr }) => expr) : [],
    ),
  ].flatMap((expr) => (expr && isClosed(expr) && expr.kind !== 'number' ? [expr] : []))
  return sums.length === 1 ? sums[0]! : null
}

/** Minimum probability of a guessed reading for its value to be sealed. */
const leastProbable = 0.35

function suspected(text: string, language: Language, isGuessed: boolean) {
  const result = readStory(text, language)
  const readings = result.kind === 'one' ? [result.reading] : result.kind === 'several' ? result.readings : []
  if (readings.length > 0)
    return {
      isGuess: false,
      answers: readings.map(({ answer }) => toNumber(answer)),
      between: readings.flatMap(({ quantities }) =>
        quantities.filter(({ isGiven, isAsked }) => !isGiven && !isAsked).map(({ value }) => toNumber(value)),
      ),
    }
  if (!isGuessed) return null
  try {
    const ranked = rankReadings(text, language).filter(({ probability }) => probability >= leastProbable)
    return { isGuess: true, answers: ranked.map(({ value }) => toNumber(value)), between: [] }
  } catch (error) {
    if (error instanceof MathsError) return { isGuess: true, answers: [], between: [] }
    throw error
  }
}

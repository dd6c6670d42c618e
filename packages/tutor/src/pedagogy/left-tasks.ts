import { isSameTask } from '../dialogue/story/detect.ts'
import type { Story } from '../dialogue/story/story-state.ts'
import { type LeftTask, LIMITS, type Problem, type TutorState } from './state.ts'

export const idOf = ({ story, problem }: LeftTask): string => story?.id ?? problem?.id ?? ''

/**
 * The task in progress; null if there is none. A story and the equation that the student made of it are one task.
 */
export function taskInProgress({ story, problem }: TutorState): LeftTask | null {
  const open = problem && !problem.solved ? problem : null
  const isOfStory = story !== null && !story.isParked && (story.problemId === null || story.problemId === open?.id)
  if (isOfStory && !story.solved) return { story, problem: open?.id === story.problemId ? open : null }
  return open ? { story: null, problem: open } : null
}

/** Every task that was left unsolved, in no particular order. */
export function tasksLeft(state: TutorState): LeftTask[] {
  const { parked, story, problem, left } = state
  const current = taskInProgress(state)
  const isCurrent = (each: { id: string } | null) =>
    each?.id === current?.story?.id || each?.id === current?.problem?.id
  const waiting = parked && !parked.solved && !isCurrent(parked) ? parked : null
  const told = story && !story.solved && !isCurrent(story) ? story : null
  const own = told?.problemId == null ? null : ([problem, waiting].find((each) => each?.id === told.problemId) ?? null)
  const isOwn = waiting !== null && waiting.id === own?.id
  return [
    ...left,
    ...(told ? [{ story: told, problem: own?.solved ? null : own }] : []),
    ...(waiting && !isOwn ? [{ story: null, problem: waiting }] : []),
  ]
}

/**
 * Keeps what the turn has displaced: the state has one place for a problem that waits and one for a story, and a third
 * task would take the place of an earlier one. Also notes in which order tasks were begun.
 */
export function keepLeft(state: TutorState, before: TutorState): void {
  const held = [state.problem, state.parked, state.story].flatMap((each) => each ?? [])
  const current = taskInProgress(state)
  const was = taskInProgress(before)
  const displaced = [...(was ? [was] : []), ...tasksLeft(before)].filter(
    (task) => !held.some(({ id }) => id === idOf(task)) && !isReplaced(task, state, before),
  )
  state.left = kept(displaced)
  if (was && idOf(was) !== (current ? idOf(current) : '')) state.lastLeft = idOf(was)
  const begun = [state.problem?.id === state.story?.problemId ? null : state.problem, state.story]
  for (const each of begun)
    if (each && !state.begun.includes(each.id)) state.begun = [...state.begun, each.id].slice(-LIMITS.begunTasks)
}

/** An exercise that was set is over when it is left; a story told anew, or with its question, is the same story. */
function isReplaced({ story, problem }: LeftTask, state: TutorState, before: TutorState): boolean {
  if (story === null) {
    const isAgain = [state.problem, state.parked].some((each) => each?.task === problem?.task)
    // What was only read from the words gives way to another reading of them.
    const isReread = problem?.standing === 'assumed' && state.story !== null && state.story.id !== before.story?.id
    return problem === null || problem.solved || problem.trial.isPractice || isAgain || isReread
  }
  const now = state.story
  return story.solved || (now !== null && (isSameTask(now.text, story) || isOfSameText(now, story)))
}

const isOfSameText = ({ text: one }: Story, { text: other }: Story): boolean =>
  one.startsWith(other.replace(/[.,;\s]*$/u, '').slice(0, SAME)) || other.startsWith(one.slice(0, SAME))
/** Stories with the same beginning are versions of one (characters). */
const SAME = 80

/** The newest of the tasks, as far as the state has room for them. */
const kept = (tasks: readonly LeftTask[]): LeftTask[] =>
  tasks
    .map(slim)
    .filter((each) => JSON.stringify(each).length <= LIMITS.leftTask)
    .slice(-LIMITS.leftTasks)

/** Hints and work that can be opened or sent again are dropped: the state has a size. */
function slim({ story, problem }: LeftTask): LeftTask {
  return {
    story: story && { ...story, rungs: {}, pending: null, lastWork: null, typed: null, isParked: true },
    problem: problem && { ...problem, rungs: {}, lastWork: null },
  }
}

/** Makes a task that was left the one in progress, as it was left; the one in progress waits in its place. */
export function reopen(state: TutorState, chosen: LeftTask): void {
  const current = taskInProgress(state)
  const others = [...tasksLeft(state), ...(current && !isPractice(current.problem) ? [current] : [])].filter(
    (each) => idOf(each) !== idOf(chosen),
  )
  state.keyed = null
  state.asked = null
  state.readings = null
  state.problem = chosen.problem
  const told = chosen.story ? null : (others.findLast(({ story }) => story !== null) ?? null)
  state.story = chosen.story
    ? { ...chosen.story, isParked: false }
    : told?.story
      ? { ...told.story, isParked: true }
      : null
  const parked = told?.problem ? told : others.findLast(({ story }) => story === null)
  state.parked = parked?.problem ?? null
  state.left = kept(others.filter((each) => each !== told && each !== parked))
}

const isPractice = (problem: Problem | null) => problem?.trial.isPractice === true

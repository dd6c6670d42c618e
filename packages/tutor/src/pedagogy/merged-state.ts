import { idOf } from './left-tasks.ts'
import { openState } from './open-state.ts'
import { LIMITS, type Problem, type TutorState } from './state.ts'
import type { Trial } from './trial.ts'

/**
 * Merges two states that diverged from `base`: the server's, and an offline device's (decision 050). The conversation
 * continues where the student was last. Help opened on either side stays open: for a problem in both, the higher level
 * counts.
 */
export function mergedState(
  { base, server, branch }: Readonly<Record<'base' | 'server' | 'branch', TutorState>>,
  isBranchLater: boolean,
): TutorState {
  if (server.turns === base.turns) return branch
  const [last, other] = isBranchLater ? [branch, server] : [server, branch]
  const state = openState(last)
  state.turns = server.turns + Math.max(0, branch.turns - base.turns)
  const problems = [state.problem, state.parked].filter((each) => each !== null)
  for (const before of [other.problem, other.parked]) {
    if (!before) continue
    const same = problems.find((each) => isSame(each, before))
    if (same) takeHelp(same, before)
    else if (!before.solved) state.parked ??= before
  }
  const known = [...problems, ...(state.story ? [state.story] : [])].map(({ id }) => id)
  const left = [...other.left, ...state.left].filter((each) => !known.includes(idOf(each)))
  state.left = left
    .filter((each, at) => left.findLastIndex((one) => idOf(one) === idOf(each)) === at)
    .slice(-LIMITS.leftTasks)
  const { keyed, story } = state
  if (keyed && other.keyed && isSame(keyed, other.keyed)) {
    keyed.tries = Math.max(keyed.tries, other.keyed.tries)
    takeTrial(keyed.trial, other.keyed.trial)
  }
  if (story && other.story && isSame(story, other.story)) {
    story.level = Math.max(story.level, other.story.level)
    story.rungs = { ...other.story.rungs, ...story.rungs }
    story.hints = Math.max(story.hints, other.story.hints)
    story.stepShown ||= other.story.stepShown
    takeTrial(story.trial, other.story.trial)
  }
  return state
}

/** Ids count turns, so problems set on different devices may share one. */
const isSame = (one: { id: string; trial: Trial }, other: { id: string; trial: Trial }) =>
  one.id === other.id && one.trial.item === other.trial.item && one.trial.openedAt === other.trial.openedAt

function takeHelp(problem: Problem, other: Problem): void {
  // Rungs belong to a single step.
  if (problem.stepsDone === other.stepsDone) {
    problem.level = Math.max(problem.level, other.level)
    problem.rungs = { ...other.rungs, ...problem.rungs }
  }
  problem.hints = Math.max(problem.hints, other.hints)
  problem.attempts = Math.max(problem.attempts, other.attempts)
  problem.wrongs = Math.max(problem.wrongs, other.wrongs)
  problem.stepShown ||= other.stepShown
  takeTrial(problem.trial, other.trial)
}

function takeTrial(trial: Trial, other: Trial): void {
  trial.help = Math.max(trial.help, other.help)
  trial.firstId ??= other.firstId
}

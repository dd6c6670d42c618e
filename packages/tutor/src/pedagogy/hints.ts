import { chanceFrom } from '../curriculum/chance.ts'
import { twinOf } from '../curriculum/practice.ts'
import type { Step } from '../math/steps.ts'
import { isFact } from '../math/steps.ts'
import { answerLine, fullSolution } from './answer.ts'
import { checkUnit, isAwaitingUnit } from './checking.ts'
import { noteHelp, noteShown } from './evidence.ts'
import { isMeasured, measuredHint } from './measured.ts'
import { pleaHeard, pleaIn } from './plea.ts'
import { advance, lineOf, problemContent, remainingSteps, taskOf, wholeSolution } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { plainReply } from './reply.ts'
import { isAssumed, isNamedByWords } from './standing.ts'
import { LIMITS, type Problem } from './state.ts'
import { afterShown } from './summary.ts'
import { topicWords } from './told.ts'
import { smallStep } from './ways-in/index.ts'
import { firstOfSizes } from './which-is-bigger.ts'
import { ruleWords } from './wording.ts'
import { workedStep } from './worked-task.ts'

/** The full solution is available: a step was shown, or the student had help or tried before giving up. */
export const mayGiveUp = (problem: Problem) => problem.stepShown || problem.hints > 0 || problem.attempts > 0

/**
 * Opens one rung. `wanted` is the requested level; no rung can be skipped: a further one opens the next. An open rung
 * is shown unchanged.
 */
export function giveHint(turn: Turn, wanted: number | null): Reply {
  const { state, voice } = turn
  const { problem } = state
  if (!problem) return plainReply('hint.no-problem', voice.say('hint.no-problem'))
  if (problem.solved) {
    return { move: 'hint.solved', text: voice.say('hint.solved'), content: problemContent(problem, voice), free: true }
  }
  if (wanted === 5 && problem.stepShown) return fullSolution(turn, problem)
  if (isMeasured(problem)) return measuredHint(turn, problem, wanted)
  const [step, ...later] = remainingSteps(problem)
  if (!step && isAwaitingUnit(problem)) return checkUnit(turn, problem, null)
  if (!step) return plainReply('hint.no-problem', voice.say('hint.no-problem'))
  const shown = wanted === null ? undefined : openRung(problem, wanted)
  if (shown !== undefined) {
    return {
      move: 'hint.again',
      text: shown,
      content: { ...problemContent(problem, voice), hintLevel: wanted! },
      free: true,
    }
  }
  problem.hints++
  const worked = isNamedByWords(problem) && problem.level < 2 ? workedStep(turn) : null
  if (worked)
    return problem.level === 0
      ? rung(turn, problem, 'nudge', 1, worked.more)
      : rung(turn, problem, 'bigger', 2, worked.withExample())
  if (isAssumed(problem)) return hintToTold(turn, problem)
  // After the bigger hint the student may choose the example or the step.
  const level = problem.level >= 2 && wanted === 4 ? 4 : problem.level + 1
  switch (level) {
    case 1:
      return rung(
        turn,
        problem,
        'nudge',
        1,
        firstOfSizes(turn, problem, true) ?? smallStep(problem, voice, isNewToTopic(turn)),
      )
    case 2:
      return rung(turn, problem, 'bigger', 2, voice.choose(`bigger.${step.rule}`, ruleWords(step, voice).bigger))
    case 3:
      return rung(turn, problem, 'example', 3, workedTwin(turn, problem, step))
    default:
      return showStep(turn, problem, step, later)
  }
}

/** Who missed the topic, or gets none of it, needs its idea before any step. */
const isNewToTopic = (turn: Turn): boolean => {
  const plea = pleaIn(turn)
  return plea === 'missed' || plea === 'lost'
}

/** A hint for a message that gives a reason for the plea: the reply begins with it. */
export function hintForPlea(turn: Turn): Reply {
  const said = pleaIn(turn)
  // The idea of a task in words is the question itself.
  const plea = said === 'missed' && turn.state.problem && isAssumed(turn.state.problem) ? 'lost' : said
  const hint = giveHint(turn, null)
  const isHelp = hint.move.startsWith('hint.') && turn.state.problem !== null && !turn.state.problem.solved
  return plea === null || !isHelp ? hint : { ...hint, text: `${pleaHeard(turn, plea)} ${hint.text}` }
}

/** "What is the formula?" asks for the relation itself. */
export function askedForFormula(turn: Turn, problem: Problem, text: string): Reply | null {
  if (!isAssumed(problem) || text.length > 60 || !/formula|формул/iu.test(text) || /[\d=]/.test(text)) return null
  problem.level = 1
  return giveHint(turn, null)
}

/** Rungs of a word problem: its meaning, the relation, then the formula as read. */
function hintToTold(turn: Turn, problem: Problem): Reply {
  const { voice } = turn
  const { relation } = topicWords(problem, voice.language)
  if (problem.level === 0) return rung(turn, problem, 'nudge', 1, smallStep(problem, voice, isNewToTopic(turn)))
  if (problem.level === 1) return rung(turn, problem, 'bigger', 2, voice.choose('told.relation', [relation]))
  problem.standing = 'shown'
  problem.level = 0
  problem.rungs = {}
  problem.stepShown = true
  noteHelp(turn, problem.trial, 4)
  const text = voice.say('told.shown', { line: voice.line(taskOf(problem)) })
  return { move: 'told.shown', text, content: { ...problemContent(problem, voice), hintLevel: 4 }, free: true }
}

function openRung(problem: Problem, wanted: number): string | undefined {
  const kind = ([null, 'nudge', 'bigger', 'example'] as const)[wanted]
  return kind && wanted <= problem.level ? problem.rungs[kind] : undefined
}

function rung(turn: Turn, problem: Problem, kind: 'nudge' | 'bigger' | 'example', level: number, text: string): Reply {
  problem.level = level
  noteHelp(turn, problem.trial, level)
  problem.rungs = { ...problem.rungs, [kind]: text.slice(0, LIMITS.rung) }
  return {
    move: `hint.${kind}`,
    text,
    content: { ...problemContent(problem, turn.voice), hintLevel: level },
    free: true,
  }
}

/** A similar problem with other numbers and another answer, fully worked. */
function workedTwin({ voice, seed }: Turn, problem: Problem, step: Step): string {
  const twin = twinOf(taskOf(problem), chanceFrom(`${seed}|twin|${problem.task}`))
  if (!twin)
    return voice.say('hint.no-example', { hint: voice.choose(`look.${step.rule}`, ruleWords(step, voice).nudge) })
  return voice.say('hint.example', {
    twin: voice.line(twin.statement),
    steps: twin.solution.steps.map((each) => `- ${ruleWords(each, voice).does}: ${voice.line(each.after)}`).join('\n'),
    line: voice.line(lineOf(problem)),
  })
}

/** Level 4 performs this one step. If it was the last, the problem ends as solved with help. */
function showStep(turn: Turn, problem: Problem, step: Step, later: readonly Step[]): Reply {
  const { voice } = turn
  const { does, why } = ruleWords(step, voice)
  const isLast = later.length === 0 && !isFact(step.rule)
  advance(problem, { rule: step.rule, line: step.after })
  problem.stepShown = true
  const values = { does, line: voice.line(step.after), why }
  if (!isLast) {
    noteHelp(turn, problem.trial, 4)
    const text = voice.say('hint.step', values)
    return { move: 'hint.step', text, content: { ...problemContent(problem, voice), hintLevel: 4 }, free: true }
  }
  problem.solved = true
  noteShown(turn, problem.trial, 4)
  const answer = answerLine(problem, wholeSolution(problem).answer, voice)
  const text = `${voice.say('hint.last', values)}\n\n${answer}\n\n${afterShown(turn, problem.trial.isPractice)}`
  return { move: 'hint.last', text, content: { ...problemContent(problem, voice), hintLevel: 4 }, free: true }
}

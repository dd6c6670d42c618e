import { chanceFrom } from '../curriculum/chance.ts'
import { twinOf } from '../curriculum/practice.ts'
import { expression, type Statement } from '../math/ast.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { type ReadLine, readMessage, type StatementLine } from '../math/reading.ts'
import { solve } from '../math/solve.ts'
import { readTask } from '../math/task-reading.ts'
import { writeStatement } from '../math/written.ts'
import { diagnoseFor } from '../pedagogy/diagnose.ts'
import { judgeWork } from '../pedagogy/judging.ts'
import { lineOf, openProblem, remainingSteps, taskOf, wholeSolution } from '../pedagogy/problem.ts'
import type { Problem } from '../pedagogy/state.ts'
import { ruleWords } from '../pedagogy/wording.ts'
import { type Desk, parameters, Refusal, type Tool, text } from './tool.ts'

const solveTool: Tool = {
  name: 'solve',
  description:
    'Steps of the solution of a task. Each says whether the student may see its line now; the answer of an exercise is never in it before the student has it.',
  parameters: parameters(
    { text: text('The task, in formulas or words.'), variable: text('The letter to solve for.') },
    ['text'],
  ),
  says: 'progress',
  run(input, desk) {
    const { voice } = desk
    const task = taskIn(input.text('text'), desk)
    const own = ownProblem(task, desk)
    if (own) return { ...stepsOf(own, desk), level: own.level, solved: own.solved }
    const solved = solve(task)
    if (!('solution' in solved)) throw new Refusal(`The core declines: ${solved.decline}.`)
    const { steps, family } = solved.solution
    return {
      task: voice.line(task),
      kind: voice.texts.titles[family],
      steps: steps.map(({ rule }, index) => ({
        step: index + 1,
        does: voice.texts.rules[rule].label,
        mayShow: false,
      })),
      answer: 'sealed: ask the student to send the task as a message of its own, then it is worked on together',
    }
  },
}

/** Lines the student has reached; what comes next by its name; what comes later by its kind. */
function stepsOf(problem: Problem, { voice }: Desk) {
  const done = problem.done.map(({ rule, line }, index) => ({
    step: index + 1,
    does: rule ? voice.texts.rules[rule].label : voice.texts.ownStep,
    mayShow: true,
    ...(line !== null && { line: voice.line(readLine(line, problem)) }),
  }))
  const todo = remainingSteps(problem).map((step, index) => ({
    step: done.length + index + 1,
    does: index === 0 && problem.level >= 2 ? ruleWords(step, voice).now : voice.texts.rules[step.rule].label,
    mayShow: false,
  }))
  const answer = problem.solved ? voice.line(wholeSolution(problem).answer) : 'sealed until the student has it'
  return {
    task: voice.line(taskOf(problem)),
    kind: voice.texts.titles[problem.family],
    steps: [...done, ...todo],
    answer,
  }
}
const readLine = (line: string, problem: Problem): Statement => lineOf({ ...problem, line })

const checkAnswer: Tool = {
  name: 'check_answer',
  description: 'Whether an answer of the student is right. Only what the student wrote in this message is checked.',
  parameters: parameters(
    { answer: text('The answer as the student wrote it.'), problem: text('The task; the open problem when absent.') },
    ['answer'],
  ),
  says: 'progress',
  run(input, desk) {
    const [first] = checked([input.text('answer')], input.optional('problem'), desk)
    return { verdict: first!.verdict }
  },
}

const checkSteps: Tool = {
  name: 'check_steps',
  description:
    "The student's lines one after another: which is the first wrong one, and the likely cause. Only lines of this message are checked.",
  parameters: parameters(
    {
      lines: { type: 'array', items: { type: 'string' }, description: 'The lines as the student wrote them.' },
      problem: text('The task; the open problem when absent.'),
    },
    ['lines'],
  ),
  says: 'progress',
  run(input, desk) {
    const lines = checked(input.list('lines'), input.optional('problem'), desk)
    const wrong = lines.findIndex(({ verdict }) => verdict === 'incorrect')
    return {
      lines: lines.map(({ verdict }, index) => ({
        line: index + 1,
        // Those behind the first wrong line stand on sand.
        verdict: wrong >= 0 && index > wrong ? 'not-looked-at' : verdict,
      })),
      ...(wrong >= 0 && { firstWrong: wrong + 1, cause: lines[wrong]!.cause ?? 'not recognized' }),
    }
  },
}

const verdicts = {
  right: 'correct',
  fact: 'correct',
  part: 'correct-but',
  'missing-root': 'correct-but',
  'missing-constant': 'correct-but',
  unfinished: 'correct-but',
  rounded: 'correct-but',
  wrong: 'incorrect',
  unknown: 'cannot-check',
} as const

function checked(sources: readonly string[], task: string | undefined, desk: Desk) {
  const { state, voice, said } = desk
  const lines = sources.flatMap((source) => readMessage(source, voice.language).lines)
  if (lines.length === 0) throw new Refusal('There is no formula in it.')
  if (!areTheirs(lines, said, voice.language))
    throw new Refusal('Only what the student wrote in this message is checked.')
  const named = task === undefined ? null : taskIn(task, desk)
  const problem = named ? (ownProblem(named, desk) ?? opened(named)) : state.problem
  if (!problem) throw new Refusal('There is no open problem: name the task.')
  const judged = judgeWork({ ...problem, line: problem.task, known: [] }, lines)
  return judged.map((each) => {
    if (!('judgement' in each)) return { verdict: 'cannot-check' as const, cause: undefined }
    const verdict = verdicts[each.judgement.kind]
    const cause = verdict === 'incorrect' ? diagnoseFor(problem, each, each.judgement)?.id : undefined
    return { verdict, cause }
  })
}

/** Trying one line after another would find the answer. */
function areTheirs(lines: readonly ReadLine[], said: string, language: Language): boolean {
  const written = new Set(
    readMessage(said, language).lines.flatMap((line) => {
      if (!('statement' in line)) return []
      const { statement } = line
      const isResult = statement.kind === 'equation' && statement.left.kind === 'name'
      return [statement, ...(isResult ? [expression(statement.right)] : [])].map((each) => latexOfStatement(each))
    }),
  )
  return lines.every((line) => 'statement' in line && written.has(latexOfStatement(line.statement)))
}

const nextHint: Tool = {
  name: 'next_hint',
  description:
    'The hint of the open problem at a level, in words that are verified. Levels beyond the one that is reached are not given.',
  parameters: parameters({ level: { type: 'number', description: '1 idea, 2 operation, 3 example.' } }, []),
  says: 'progress',
  run(input, { state: { problem }, voice }) {
    if (!problem || problem.solved) throw new Refusal('There is no open problem.')
    const reached = problem.level
    const level = Math.min(reached, Math.max(1, Math.floor(input.number('level') ?? reached)))
    const kind = ([null, 'nudge', 'bigger', 'example'] as const)[level]
    const hint = kind ? problem.rungs[kind] : undefined
    return {
      allowed: reached,
      level: hint === undefined ? 0 : level,
      hint: hint ?? 'None is open yet: ask what was tried. The student opens the next one by asking for a hint.',
      problem: voice.line(taskOf(problem)),
    }
  },
}

const workedTwin: Tool = {
  name: 'worked_twin',
  description: 'A problem of the same kind with other numbers and another answer, solved in full. For hint level 3.',
  parameters: parameters({ problem: text('The task; the open problem when absent.') }, []),
  says: 'fact',
  run(input, desk) {
    const { state, voice, seed } = desk
    const named = input.optional('problem')
    const task = named === undefined ? state.problem && taskOf(state.problem) : taskIn(named, desk)
    if (!task) throw new Refusal('There is no open problem: name the task.')
    const own = ownProblem(task, desk)
    if (own && !own.solved && own.level < 3) throw new Refusal('A worked example opens at hint level 3.')
    const twin = twinOf(task, chanceFrom(`${seed}|tool|${writeStatement(task)}`))
    if (!twin) throw new Refusal('There is no twin of this task.')
    return {
      task: voice.line(twin.statement),
      steps: twin.solution.steps.map((step) => `${ruleWords(step, voice).does}: ${voice.line(step.after)}`),
      answer: voice.line(twin.solution.answer),
    }
  },
}

function taskIn(source: string, { voice }: Desk): Statement {
  const [first] = readMessage(source, voice.language).lines.filter((line): line is StatementLine => 'statement' in line)
  const told = readTask(source, voice.language)?.task
  const task = told?.kind === 'request' ? told : (first?.statement ?? told)
  if (!task) throw new Refusal('There is no task in it that the core can read.')
  return task
}

/** The problem of the conversation, when it is this task or one of its lines. */
function ownProblem(task: Statement, { state }: Desk): Problem | null {
  const written = writeStatement(task)
  const isIn = (each: Problem | null): each is Problem =>
    each !== null && [each.task, each.line, ...each.done.map(({ line }) => line)].includes(written)
  return [state.problem, state.parked].find(isIn) ?? null
}

function opened(task: Statement): Problem {
  const solved = solve(task)
  if (!('solution' in solved)) throw new Refusal(`The core declines: ${solved.decline}.`)
  return openProblem('tool', task, solved.solution)
}

export const problemTools: readonly Tool[] = [solveTool, checkAnswer, checkSteps, nextHint, workedTwin]

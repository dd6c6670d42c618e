import { isSameTask, isStoryTask } from '../dialogue/story/detect.ts'
import { nameOfId, nextStep, readingsOf, stepText } from '../dialogue/story/reading.ts'
import type { Story } from '../dialogue/story/story-state.ts'
import type { StoryReading } from '../frames/index.ts'
import type { Statement } from '../math/ast.ts'
import { solve } from '../math/solve.ts'
import { lineOf, remainingSteps, taskOf, wholeSolution } from '../pedagogy/problem.ts'
import type { Problem } from '../pedagogy/state.ts'
import { ruleWords } from '../pedagogy/wording.ts'
import { writeNumber } from '../science/measured.ts'
import { readMeasured } from '../science/read.ts'
import { openStory, ownProblem, showsSealed, tells } from './open-task.ts'
import { taskIn } from './task.ts'
import { type Desk, type Found, notUnderstood, parameters, type Tool, text } from './tool.ts'

const sealed = 'sealed until the student has it: not to be said in any form'
const sameAnswer = 'sealed: a value in it is the answer of the open task'
/** The student told it in the talk, and the program did not open it. */
const sameAnswerTold =
  'sealed: a value in it is the answer of a task that the student told; the program has not opened it'
const ownExample =
  'as far as the program knows this is an example of yours. If the student is to work it out, its answer is not to be said'

/** Whether the card names an open task. */
const isTaskOpen = ({ state: { problem, parked, story, keyed } }: Desk): boolean =>
  [problem, parked].some((each) => each !== null && !each.solved) ||
  (story !== null && !story.solved) ||
  (keyed !== null && !keyed.over)

export const solveTool: Tool = {
  name: 'solve',
  description:
    'Solves a task in formulas or words, with its steps. Of the open task it gives the names of the steps and the lines that the student has; the rest is sealed.',
  parameters: parameters({ task: text('The task, whole. Absent: the open task.') }, []),
  run(input, desk) {
    const source = input.optional('task')
    const open = openStory(desk)
    if (source === undefined) {
      if (desk.state.problem) return ofProblem(desk.state.problem, desk)
      return open ? ofOpenStory(open, desk) : notUnderstood('no task is open: give one')
    }
    if (open && isSameTask(source, open.story)) return ofOpenStory(open, desk)
    const task = taskIn(source, desk.voice.language)
    const own = task ? ownProblem(task, desk) : ownMeasured(source, desk)
    if (own) return ofProblem(own, desk)
    return task ? ofTask(task, desk) : ofWords(source, desk)
  },
}

const ownMeasured = (source: string, { state, voice }: Desk): Problem | null =>
  [state.problem, state.parked].find((each) => {
    const task = each && taskOf(each)
    return task?.kind === 'story' && readMeasured(source, voice.language) !== null && task.text === source.trim()
  }) ?? null

/** Lines that the student has reached may be shown; later steps are only named. */
function ofProblem(problem: Problem, { voice }: Desk): Found {
  const done = problem.done.map(({ rule, line }) => ({
    does: rule ? voice.texts.rules[rule].label : voice.texts.ownStep,
    ...(line !== null && { line: voice.line(lineOf({ ...problem, line })) }),
  }))
  const todo = remainingSteps(problem).map((step, index) => ({
    does: index === 0 && problem.level >= 2 ? ruleWords(step, voice).now : voice.texts.rules[step.rule].label,
    line: 'sealed',
  }))
  return {
    result: {
      task: voice.line(taskOf(problem)),
      kind: voice.texts.titles[problem.family],
      steps: [...done, ...todo],
      answer: problem.solved ? voice.line(wholeSolution(problem).answer) : sealed,
    },
  }
}

function ofTask(task: Statement, desk: Desk): Found {
  const { voice } = desk
  const solved = solve(task)
  if (!('solution' in solved)) return notUnderstood(`the program cannot solve it (${solved.decline})`)
  const { steps, family, answer } = solved.solution
  const lines = steps.map((step) => ({ does: ruleWords(step, voice).does, line: voice.line(step.after) }))
  const facts = [voice.line(task), ...lines.map(({ line }) => line), voice.line(answer)]
  const names = { task: voice.line(task), kind: voice.texts.titles[family] }
  const shown = [...steps.map(({ after }) => after), answer]
  if (!showsSealed(shown, desk)) return { result: { ...names, steps: lines, answer: voice.line(answer) }, facts }
  const isOpen = isTaskOpen(desk)
  // Without an open task an equation of the tutor's own is mostly an example. The guard looks at the reply in any case.
  if (
    !isOpen &&
    !showsSealed(shown, { seal: { ...desk.seal, answers: desk.seal.answers.filter((each) => !each.isTutors) } })
  )
    return { result: { ...names, steps: lines, answer: voice.line(answer), note: ownExample } }
  const labels = steps.map(({ rule }) => voice.texts.rules[rule].label)
  return { result: { ...names, steps: labels, answer: isOpen ? sameAnswer : sameAnswerTold } }
}

function ofWords(source: string, desk: Desk): Found {
  const { language } = desk.voice
  const measured = readMeasured(source, language)
  if (measured?.answer.kind === 'number' && measured.subject !== 'maths') {
    const { value, unit } = measured.answer
    const answer = `${writeNumber(value, language).text} ${unit?.[language] ?? ''}`.trim()
    const lines = measured.steps.map(({ line }) => `$${line[language]}$`)
    const isSame = [...lines, answer].some((fact) => tells(fact, desk.seal))
    const kind = measured.title[language]
    return isSame
      ? { result: { kind, answer: isTaskOpen(desk) ? sameAnswer : sameAnswerTold } }
      : { result: { kind, steps: lines, answer }, facts: [...lines, answer] }
  }
  if (!isStoryTask(source, language))
    return notUnderstood('write it as a formula, or as one sentence such as "factor x^2 - 5x + 6"')
  const [reading, ...others] = readingsOf(source, language)
  if (!reading || others.length > 0)
    return notUnderstood('this story cannot be read safely; work it out with the student, or propose a frame')
  const steps = reading.plan.map((step) => ({
    gives: nameOfId(reading, step.gives) || step.gives,
    line: stepText(reading, step, language),
  }))
  const facts = steps.map(({ line }) => line)
  const read = reading.restatement
  return facts.some((fact) => tells(fact, desk.seal))
    ? { result: { read, answer: isTaskOpen(desk) ? sameAnswer : sameAnswerTold } }
    : { result: { read, note: 'read by rules: compare it with the text', steps }, facts }
}

function ofOpenStory({ story, reading }: { story: Story; reading: StoryReading | null }, desk: Desk): Found {
  const { language } = desk.voice
  if (!reading)
    return story.reading === null
      ? notUnderstood('the program could not read this story; propose a frame, or coach without a verdict on the plan')
      : { result: { read: story.reading, verdict: 'not confirmed by the student yet: ask, nothing is vouched for' } }
  const found = reading.plan.filter(({ gives }) => story.found.includes(gives))
  const steps = found.map((step) => ({
    gives: nameOfId(reading, step.gives) || step.gives,
    line: stepText(reading, step, language),
  }))
  const next = nextStep(story, reading)
  return {
    result: {
      read: reading.restatement,
      found: steps,
      ...(next && !story.solved && { next: `find: ${nameOfId(reading, next.gives) || next.gives}` }),
      answer: story.solved ? stepText(reading, reading.plan.at(-1)!, language) : sealed,
    },
    facts: steps.map(({ line }) => line),
  }
}

import { announcedTask as announcedStory, tellsWhole } from '../dialogue/story/detect.ts'
import { anotherTaskWords } from '../language/another-task.ts'
import { isClosed, namesOf, type Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { readMessage } from '../math/reading.ts'
import { readTaskInWords } from '../math/task-reading.ts'
import { writeStatement } from '../math/written.ts'
import { regExpOf } from '../pattern.ts'
import { belongs, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { isResult, isSubjectAgain } from './relation.ts'
import type { Reply, Turn } from './reply.ts'
import type { Problem } from './state.ts'
import type { Message } from './understand.ts'

interface Announced {
  /** What is said before it, possibly the last step of the task in progress. */
  readonly before: string
  readonly task: string
  /** What the student says to it, to be graded as work on it. */
  readonly work: string
  readonly isDenial: boolean
}

/**
 * "Next one: expand (x - 4)^2 - 16. I say x^2 - 32", "that's not the task, the task is ...": another task that the student
 * announces is taken up, whatever was asked last, and what follows it is work on it.
 */
export function announcedTask(
  { turn, typed, intent }: Message,
  answer: (turn: Turn, text: string, isWork: boolean) => Reply,
): Reply | null {
  const { state, voice } = turn
  if (intent !== undefined || (state.keyed !== null && !state.keyed.over)) return null
  const announced = announcedIn(typed, voice.language)
  if (!announced) return null
  const { before, task, work, isDenial } = announced
  if (isSameTask(state.problem, task, voice.language))
    return work === '' ? null : answer({ ...turn, said: work }, work, true)
  if (!isOtherTask(state.problem, task, voice.language, isDenial)) return null
  const last = isUnsolved(turn) && hasWork(before, voice.language) ? answer(turn, before, true) : null
  // A slip in the task in progress comes first.
  if (last?.content.verdict === 'incorrect') return last
  const done = last ? verdictOn(last) : ''
  state.expects = null
  state.asked = null
  const { story } = state
  if (story && !story.isParked) {
    if (story.solved) state.story = null
    else story.isParked = true
  }
  const left = state.problem
  state.problem = null
  const opened = answer({ ...turn, said: task, whole: turn.whole ?? turn.said }, task, false)
  const isOpened = state.problem !== null || state.story?.isParked === false
  if (!isOpened) state.problem = left
  else if (left && !left.solved) state.parked = left
  const reply = work === '' ? opened : worked(turn, opened, answer, work)
  return done === '' ? reply : { ...reply, text: `${done}\n\n${reply.text}` }
}

function worked(turn: Turn, opened: Reply, answer: (turn: Turn, text: string, isWork: boolean) => Reply, work: string) {
  const { problem, story } = turn.state
  const isOpen = (problem && !problem.solved) || (story && !story.isParked && !story.solved)
  if (!isOpen) return opened
  const judged = answer({ ...turn, said: work }, work, true)
  return judged.content.verdict === undefined ? opened : judged
}

const isUnsolved = ({ state: { problem, story } }: Turn): boolean =>
  (problem !== null && !problem.solved) || (story !== null && !story.isParked && !story.solved)

/** The verdict of a reply without its question: another task follows. */
const verdictOn = ({ text, content }: Reply): string =>
  content.verdict === undefined ? '' : (text.split('\n\n')[0] ?? '').replace(/(?<![^.!?])[^.!?]*\?\s*$/u, '').trim()

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

function announcedIn(text: string, language: Language): Announced | null {
  const { announces, link, wishes } = anotherTaskWords[language]
  // The last announcement counts: "that's not the task, the task is ...".
  const found = [...plain(text).matchAll(announces)].at(-1)
  if (!found) return null
  const behind = text.slice(found.index + found[0].length)
  const rest = behind.replace(link, '')
  // "This is not a new task!"
  const isNone = /(?<!\p{L})(?:not|no|isn'?t|не)(?: (?:a|an|the|my|это))?\s*$/u.test(plain(text.slice(0, found.index)))
  if (isNone || wishes.test(rest) || rest.length < 3) return null
  const isDenial = /(?<!\p{L})(?:not|не)(?!\p{L})/u.test(found[0])
  const before = text.slice(0, found.index).trim()
  const parts = taskAndWork(rest, language)
  // The readers of stories know an announcement with a colon at the beginning.
  const isStoryAlone =
    parts !== null &&
    readTaskInWords(rest, language) === null &&
    !hasFormula(rest, language) &&
    /^\s*:/.test(behind) &&
    before.split(/\s+/).length < 4
  if (isStoryAlone) return null
  return parts && { before, ...parts, isDenial }
}

/** The task ends with the sentence of its formula, or where the student's own words begin. */
function taskAndWork(rest: string, language: Language): { task: string; work: string } | null {
  if (!hasFormula(rest, language)) {
    const isStory = tellsWhole(rest, language) && !/[=^]/.test(rest) && announcedStory(`: ${rest}`, language) === null
    // "The area of a circle with radius 4" is whole without a question.
    const isTask = /\d/.test(rest) && readTaskInWords(rest, language) !== null
    return isStory || isTask ? { task: rest, work: '' } : null
  }
  // "The new one has to be bigger. 78 - 75 = 3": a finished calculation is work, and no task.
  const [first] = readMessage(rest, language).lines.filter((line) => 'statement' in line)
  if (first && 'statement' in first && isFinished(first.statement)) return null
  // "My new question: the train travels 7 hours. 80 * 7 = 560" tells a task in words.
  const lead = /^[^\d(=^√+*]*/u.exec(rest)?.[0] ?? ''
  const isTold =
    lead.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > MOST_WORDS ||
    /^\d+\s+\p{L}{2}/u.test(rest.slice(lead.length))
  if (isTold) return null
  const { own } = anotherTaskWords[language]
  const cuts = regExpOf(`(?<=[.!?;])\\s+(?=[-\\d(]|${own.source})|\\n+|[,.]?\\s+(?=${own.source})`, 'giu')
  for (const { index, 0: gap } of rest.matchAll(cuts)) {
    const task = rest.slice(0, index + gap.trimEnd().length).trim()
    if (!hasFormula(task, language)) continue
    const said = rest.slice(index + gap.length).trim()
    const work = said.replace(regExpOf(`^(?:${own.source})[\\s:,]*`, 'iu'), '')
    return { task, work: work === '' ? said : work }
  }
  return { task: rest, work: '' }
}

const isFinished = (statement: Statement): boolean =>
  statement.kind === 'chain' && statement.parts.length > 1 && statement.parts.every(isClosed)

/** "Expand the brackets and simplify": words before the formula of a task. */
const MOST_WORDS = 8

/** A calculation or a line, not only a value: "x = -2 was the other task". */
const hasWork = (text: string, language: Language): boolean =>
  readMessage(text, language).lines.some(
    (line) =>
      'statement' in line &&
      (line.statement.kind === 'chain' || line.statement.kind === 'equation') &&
      !isResult(line.statement),
  )

/** More than a number or a letter, and not the result of something. */
function hasFormula(text: string, language: Language): boolean {
  return readMessage(text, language).lines.some(
    (line) =>
      'statement' in line &&
      !isResult(line.statement) &&
      /[-+*/^=(:√·]/.test(line.source) &&
      /[\d\p{L}]/u.test(line.source) &&
      (namesOf(line.statement).length > 0 || /\d\s*[-+*/:·]\s*\(?\d/.test(line.source)),
  )
}

const isSameTask = (problem: Problem | null, task: string, language: Language): boolean => {
  const [first] = readMessage(task, language).lines
  if (!problem || problem.solved || !first || !('statement' in first)) return false
  return writeStatement(first.statement) === problem.task || isSubjectAgain(problem, first.statement)
}

/** Not a line of the task in progress. */
function isOtherTask(problem: Problem | null, task: string, language: Language, isDenial: boolean): boolean {
  if (!problem || isMeasured(problem)) return true
  const lines = readMessage(task, language).lines
  const [first] = lines
  if (!first || !('statement' in first)) return true
  return problem.solved || isDenial || !belongs(judgeWork(problem, [first]))
}

import { changeWords } from '../../language/change-words.ts'
import { directWords } from '../../language/direct-words.ts'
import { readMessage } from '../../math/reading.ts'
import { writeStatement } from '../../math/written.ts'
import { plain } from '../beside/parts.ts'
import { isMeasured } from '../measured.ts'
import { momentOf, putBack } from '../moment.ts'
import { taskOf } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import { findsNoTask } from '../tells.ts'
import type { Message } from '../understand.ts'
import { isDone } from '../wants.ts'
import { changedTask } from '../what-if.ts'
import { nextQuestion, wordsOfTask } from './next-step.ts'
import { saidHere, tellHere, wordsHere } from './parts.ts'

/**
 * "Sorry, it's 18 g and not 36", "wait, it's the DIAMETER that is 5": the task is opened anew with the one thing changed. What
 * was found of the way to it stays right, and a result behind the correction is judged in the right task.
 */
export function taskChanged({ turn, acts }: Message, answer: (text: string) => Reply): Reply | null {
  const { changed, why } = wordsHere(turn)
  const task = wordsOfTask(turn)
  // What leads to a line is cut off from it: «ой не 36 а 18» is heard whole.
  const [correction = '', ...rest] = turn.said.split(/(?<=[.!?;])\s+|,\s+(?=(?:so|then|тогда|значит)(?!\p{L}))/iu)
  const said = plain(correction)
  if (task === '' || /[?=<>]\s*$/.test(correction) || said.split(/\s+/).length > MOST_WORDS) return null
  // "What if it was 5x instead of 2x" asks about another task, and does not say that this one was copied wrong.
  const { lastTask } = turn.state
  if (isSupposed(turn, said, acts) && lastTask !== null && changedTask(lastTask, correction) !== null) return null
  const work = rest.filter((each) => /\d/.test(each)).join(' ')
  const across = otherLength(turn, task, said)
  if (across) return reopened(turn, { ...across, work }, answer)
  if (why.test(said)) return null
  const equation = otherEquation(turn, correction)
  if (equation) return reopened(turn, { ...equation, work }, answer)
  const amounts = [...correction.matchAll(amount)].map(([each]) => each.trim())
  const fresh = amounts.filter((each) => !hasAmount(task, each))
  const old = amounts.filter((each) => hasAmount(task, each))
  const [first, ...others] = fresh
  if (first === undefined || others.length > 0 || old.length > 1) return null
  const at = [...said.matchAll(amount)].find(([each]) => each.trim() === old[0])?.index ?? 0
  const isNamed = old.length === 1 && changed.instead.test(said.slice(0, at))
  // What is only said with another number may be a result: it needs the words of the task around it.
  const isCopied = old.length === 0 && changed.copied.test(said) && sharesWords(task, said, first)
  if (!isNamed && !isCopied) return null
  if (old.length === 1 && isOwnResult(turn, old[0] ?? '')) return null
  const text = old.length === 1 ? exchanged(task, old[0] ?? '', first) : changedTask(task, correction)
  return text === null ? null : reopened(turn, { text, lead: texts(turn, task, text, first), work }, answer)
}
const MOST_WORDS = 16

const isSupposed = ({ voice: { language } }: Turn, said: string, acts: Message['acts']): boolean =>
  directWords[language].supposes.test(said) || (isDone(acts, 'what-if') && changeWords[language].supposes.test(said))

/** The unit behind the number, or a noun, is one of the task. */
function sharesWords(task: string, said: string, fresh: string): boolean {
  const stems = new Set((plain(task).match(/\p{L}{4,}/gu) ?? []).map((each) => each.slice(0, 5)))
  const behind = said.slice(said.indexOf(fresh) + fresh.length).match(/^\s?(\p{L}{1,4})(?!\p{L})/u)?.[1]
  const hasUnit = behind !== undefined && new RegExp(`\\d\\s?${behind}(?![a-zа-я])`, 'iu').test(task)
  const sign = said.slice(0, said.indexOf(fresh)).match(/[$€£]$/u)?.[0]
  const hasSign = sign !== undefined && task.includes(sign)
  return hasUnit || hasSign || (said.match(/\p{L}{4,}/gu) ?? []).some((each) => stems.has(each.slice(0, 5)))
}

const amount = /(?<![\p{L}\d.,])-?\d+(?:[.,/]\d+)?(?![\p{L}\d])|(?<![\p{L}\d.,])-?\d+(?:[.,/]\d+)?(?=\p{L})/gu

const hasAmount = (task: string, each: string): boolean =>
  [...task.matchAll(amount)].some(([own]) => own.trim().replace(',', '.') === each.replace(',', '.'))

/** The task with the one amount in the place of the other; null if the old one stands there twice. */
function exchanged(task: string, old: string, fresh: string): string | null {
  const places = [...task.matchAll(amount)].filter(([own]) => own.trim().replace(',', '.') === old.replace(',', '.'))
  const [only, ...others] = places
  if (!only || others.length > 0) return null
  return `${task.slice(0, only.index)}${fresh}${task.slice(only.index + only[0].length)}`
}

/** The number is the one that the student has come to: then the correction is about the result. */
const isOwnResult = ({ state: { problem, story } }: Turn, each: string): boolean =>
  new RegExp(`(?:=\\s*|^(?:\\w+\\|)?)${each.replace(/[.*+?^$|()[\]\\/]/g, '\\$&')}$`, 'mu').test(
    problem?.lastWork ?? story?.lastWork ?? '',
  )

function texts(turn: Turn, task: string, text: string, fresh: string): string {
  const before = [...task.matchAll(amount)].map(([each]) => each.trim())
  const now = [...text.matchAll(amount)].map(([each]) => each.trim())
  const at = now.findIndex((each, index) => each !== before[index])
  const old = before[at] ?? ''
  return tellHere(turn, 'changed', wordsHere(turn).changed.texts, { fresh: `$${now[at] ?? fresh}$`, old: `$${old}$` })
}

/** "Wait, it's 2x + 7 = 17" before any step: the task with one number changed. */
function otherEquation(turn: Turn, correction: string): Omit<Change, 'work'> | null {
  const { problem } = turn.state
  if (!problem || problem.solved || problem.stepsDone > 0 || isMeasured(problem) || problem.told !== null) return null
  if (!wordsHere(turn).changed.marks.test(plain(correction))) return null
  const [read, ...others] = readMessage(correction, turn.voice.language).lines.flatMap((each) =>
    'statement' in each ? [each] : [],
  )
  if (!read || others.length > 0 || read.statement.kind !== taskOf(problem).kind) return null
  const { statement: only, source: text } = read
  const partsOf = (written: string): readonly string[] => written.match(/[\d.]+|[^\d.]+/g) ?? []
  const [own, task] = [partsOf(writeStatement(only)), partsOf(problem.task)]
  const changed = own.length === task.length ? own.flatMap((each, at) => (each === task[at] ? [] : [at])) : []
  const [at, ...more] = changed
  if (at === undefined || more.length > 0 || !/\d/.test(own[at] ?? '')) return null
  const values = { line: turn.voice.line(only), fresh: `$${own[at]}$`, old: `$${task[at]}$` }
  return { text, lead: tellHere(turn, 'changed.line', wordsHere(turn).changed.lines, values) }
}

const _isDenied = (said: string, told: string) =>
  /(?<!\p{L})(?:not|не|вместо|instead)(?!\p{L})/u.test(said.slice(0, said.indexOf(told)))

interface Change {
  readonly text: string
  readonly lead: string
  readonly work: string
  /** The lead asks already. */
  readonly isAsked?: boolean
}

/** The radius was read where the diameter was meant, or the other way round. */
function otherLength(turn: Turn, task: string, said: string): Omit<Change, 'work'> | null {
  const { changed } = wordsHere(turn)
  const words = plain(task)
  for (const [radius, diameter] of changed.pairs) {
    const isOther = (told: string, meant: string) =>
      words.includes(told) &&
      !words.includes(meant) &&
      said.includes(meant) &&
      (!said.includes(told) || changed.instead.test(said) || changed.instead.test(said.slice(0, said.indexOf(told))))
    const [from, to] = isOther(radius, diameter)
      ? [radius, diameter]
      : isOther(diameter, radius)
        ? [diameter, radius]
        : []
    if (from === undefined || to === undefined) continue
    const own = [...task.matchAll(amount)].map(([each]) => each.trim())
    const named = [...said.matchAll(amount)].map(([each]) => each.trim())
    const value = named.find((each) => own.includes(each)) ?? (own.length === 1 ? own[0] : undefined)
    if (value === undefined || named.some((each) => !own.includes(each))) return null
    // "What is the diameter?" asks for it.
    if (!changed.marks.test(said) && !said.includes(value)) return null
    const text = task.replace(new RegExp(from, 'giu'), to)
    const variants = to === diameter ? changed.across : changed.radius
    const lead = tellHere(turn, `changed.${to === diameter ? 'across' : 'radius'}`, variants, { value: `$${value}$` })
    return { text, lead, isAsked: true }
  }
  return null
}

function reopened(turn: Turn, { text, lead, work, isAsked }: Change, answer: (text: string) => Reply): Reply | null {
  const { state } = turn
  const moment = momentOf(turn)
  const wasConfirmed = state.story?.standing === 'confirmed'
  Object.assign(state, { problem: null, story: null, worked: null, expects: null, asked: null })
  const opened = answer(text)
  const { problem, story } = state
  if ((!problem && !story) || findsNoTask(opened)) {
    putBack(turn, moment)
    return null
  }
  state.lastTask = text.length <= LONGEST ? text : null
  if (wasConfirmed && opened.move === 'story.confirm') answer(wordsHere(turn).changed.yes)
  if (work !== '') {
    const judged = answer(work)
    return { ...judged, text: `${lead} ${judged.text}` }
  }
  const step = isAsked ? '' : (nextQuestion(turn) ?? '')
  return saidHere(turn, 'changed', `${lead} ${step}`.trim())
}
const LONGEST = 400

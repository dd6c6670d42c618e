import { formulaAsText } from '../aloud/index.ts'
import { contentStems } from '../concepts/find.ts'
import { backToStory } from '../dialogue/story/index.ts'
import { sentencesOf } from '../dialogue/story/task-and-work.ts'
import { type NamedKind, returnWords } from '../language/return-words.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { readMessage } from '../math/reading.ts'
import { writeStatement } from '../math/written.ts'
import type { Expects } from './expects.ts'
import { idOf, reopen, taskInProgress, tasksLeft } from './left-tasks.ts'
import { orientAgain } from './new-problem.ts'
import { taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { LeftTask, TutorState } from './state.ts'
import type { Message } from './understand.ts'
import type { Voice } from './wording.ts'

/** A task that was left, named by the student to go on with it. */
export interface Return {
  /** What is said before it, possibly the last step of the task in progress. */
  readonly before: string
  /** What is said behind it, as work on the task that is opened again. */
  readonly after: string
  /** Every task that fits the words; with several of them the student is asked. */
  readonly fits: readonly LeftTask[]
}

/**
 * "Ok back to the rectangle", «к первой задаче»: a sentence leads back, and what it names fits a task that was left. Neither
 * is enough alone: "back then" and "back to 3x" name no task.
 */
export function returnIn(text: string, state: TutorState, language: Language): Return | null {
  const left = tasksLeft(state)
  if (left.length === 0) return null
  const current = taskInProgress(state)
  for (const { text: sentence, start } of sentencesOf(text)) {
    const named = referenceIn(sentence, language)
    if (named === null) continue
    const fits = tasksNamed(named.words, left, current, state, language)
    if (fits.length === 0) continue
    const end = start + named.end
    return {
      before: text.slice(0, start).trim(),
      after: text.slice(end).replace(/^(?:[\s.,;:!?–—]|-(?=\s|\p{L}{2}))+/u, ''),
      fits,
    }
  }
  return null
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")

/** A name is short; more words tell something. */
const MOST_WORDS = 9

/** The words behind "back to", and where they end. */
function referenceIn(sentence: string, language: Language): { words: string; end: number } | null {
  const { leads, perhaps, task, places, last, other } = returnWords[language]
  const said = plain(sentence)
  const isPlain = leads.exec(said)
  const lead = isPlain ?? perhaps.exec(said)
  if (!lead) return null
  const rest = said.slice(lead[0].length)
  const cut = rest.search(/[,;:!?]|\.(?!\d)|\s[–—-]\s/u)
  const part = (cut < 0 ? rest : rest.slice(0, cut)).trimEnd()
  const words = part.replace(returnWords[language].ends, '').trim()
  const all = words.split(/\s+/).filter(Boolean)
  if (all.length === 0 || all.length > MOST_WORDS) return null
  const isOfTask = (word: string) => [task, last, other, ...places].some((each) => each.test(word))
  if (!isPlain && !all.slice(0, 3).some(isOfTask)) return null
  return { words, end: lead[0].length + part.length }
}

function tasksNamed(
  words: string,
  left: readonly LeftTask[],
  current: LeftTask | null,
  state: TutorState,
  language: Language,
): LeftTask[] {
  const { places, last, other, task, general } = returnWords[language]
  const all = [...left, ...(current ? [current] : [])]
  if (/\d/.test(words)) {
    const written = formulaIn(words, language)
    return left.filter(({ problem }) => written !== null && problem?.task === written)
  }
  const said = words.match(/[\p{L}']+/gu) ?? []
  const names = said.filter((word) => !general.test(word) && !task.test(word))
  const [first, ...more] = names
  if (first === undefined) {
    // "Back to the task" is said of the one in progress.
    return current === null && said.some((word) => task.test(word)) ? [...left] : []
  }
  const place = places.findIndex((each) => each.test(first))
  if (place >= 0 && more.length === 0) {
    const begun = state.begun.map((id) => all.find((each) => idOf(each) === id))
    const open = begun.filter((each) => each !== undefined)
    const found = begun[place] ?? open[place]
    return found ? [found] : []
  }
  if (last.test(first) && more.length === 0) {
    const before = left.find((each) => idOf(each) === state.lastLeft)
    return before ? [before] : [...left]
  }
  if (other.test(first) && more.length === 0) return [...left]
  const own = names.filter((word) => !places.some((each) => each.test(word)) && !last.test(word) && !other.test(word))
  const counts = all.map((each) => shared(own, each, language))
  const most = Math.max(...counts)
  if (most === 0 || most < own.length / 2) return []
  return all.filter((_, at) => counts[at] === most)
}

/** The task that the words write as a formula. */
function formulaIn(words: string, language: Language): string | null {
  const [line, ...others] = readMessage(words, language).lines
  return line && 'statement' in line && others.length === 0 ? writeStatement(line.statement) : null
}

/** How many of the words name the task, by what it tells or by its kind. */
function shared(words: readonly string[], task: LeftTask, language: Language): number {
  const { kinds } = returnWords[language]
  const own = new Set(contentStems(textOf(task), language))
  const are = kindsOf(task)
  return words.filter(
    (word) => are.some((kind) => kinds[kind].test(word)) || contentStems(word, language).some((stem) => own.has(stem)),
  ).length
}

const textOf = ({ story, problem }: LeftTask): string => (story ? (story.typed ?? story.text) : (problem?.told ?? ''))

function kindsOf({ story, problem }: LeftTask): NamedKind[] {
  if (story) return ['story']
  if (!problem) return []
  const { kind } = taskOf(problem)
  return [
    ...(kind === 'equation' || kind === 'inequality' || kind === 'system' ? [kind] : []),
    ...(kind === 'between' ? (['inequality'] as const) : []),
    ...(problem.family === 'fractions' || problem.family === 'quadratic' ? [problem.family] : []),
  ]
}

// ---- The reply -------------------------------------------------------------------------------------------------------

/** Opens the named task again with what was found in it; null if the message names none. */
export function returnTo(
  { turn, typed, intent, expected }: Message,
  answer: (turn: Turn, text: string, isWork: boolean) => Reply,
): Reply | null {
  if (intent !== undefined) return null
  const { state, voice } = turn
  const picked = expected && taskPicked(expected, typed, state, voice.language)
  if (picked) return openAgain(turn, picked)
  const found = returnIn(typed, state, voice.language)
  if (!found) return null
  const [only, ...others] = found.fits
  const done = /\d/.test(found.before) && taskInProgress(state) ? answer(turn, found.before, true) : null
  // A slip in the task in progress comes first.
  if (done?.content.verdict === 'incorrect') return done
  if (!only || others.length > 0) return askWhichTask(turn, found.fits)
  const opened = openAgain(turn, only)
  const judged = /\d/.test(found.after) ? answer({ ...turn, said: found.after }, found.after, true) : null
  return judged?.content.verdict === undefined ? opened : judged
}

/** Makes the task the one in progress and says where it stands. */
export function openAgain(turn: Turn, task: LeftTask): Reply {
  const { state } = turn
  state.expects = null
  const current = taskInProgress(state)
  if (!current || idOf(current) !== idOf(task)) reopen(state, task)
  if (state.problem && !state.problem.solved) return orientAgain(turn, state.problem, 'back')
  return backToStory(turn) ?? askWhichTask(turn, [task])
}

const ASKED = 'back.which'

export function askWhichTask({ state, voice }: Turn, tasks: readonly LeftTask[]): Reply {
  const answers = tasks.map((each) => ({ kind: 'choice' as const, id: idOf(each), text: buttonOf(each, voice) }))
  const text = voice.say('back.which')
  state.expects = { by: ASKED, question: text, answers }
  return { move: ASKED, text, content: { badge: null, choices: answers.map((each) => each.text) } }
}

const longestName = 70

/** Buttons hold plain text. */
const buttonOf = (task: LeftTask, voice: Voice): string =>
  task.problem && textOf(task).trim() === ''
    ? formulaAsText(latexOfStatement(taskOf(task.problem), voice.language))
    : nameOf(task, voice)

/** A task as the student would recognize it. */
export function nameOf(task: LeftTask, voice: Voice): string {
  const told = textOf(task).trim()
  if (told === '') return task.problem ? voice.line(taskOf(task.problem)) : ''
  return told.length > longestName ? `${told.slice(0, longestName).replace(/\s+\S*$/u, '')} ...` : told
}

/** The answer to the question which task is meant: a button, a place or words that fit one of them. */
export function taskPicked(expected: Expects, text: string, state: TutorState, language: Language): LeftTask | null {
  if (expected.by !== ASKED) return null
  const choices = expected.answers.flatMap((each) => (each.kind === 'choice' ? [each] : []))
  const current = taskInProgress(state)
  const open = [...tasksLeft(state), ...(current ? [current] : [])]
  const offered = choices.flatMap(({ id }) => open.find((each) => idOf(each) === id) ?? [])
  const pressed = choices.find((each) => each.text === text.trim())
  if (pressed) return offered.find((each) => idOf(each) === pressed.id) ?? null
  const words = plain(text)
    .replace(/[.!?\s]+$/u, '')
    .trim()
  const said = words.match(/[\p{L}']+/gu) ?? []
  if (said.length === 0 || said.length > MOST_WORDS || /\d/.test(words)) return null
  const place = said.map((word) => returnWords[language].places.findIndex((each) => each.test(word)))
  const at = place.find((each) => each >= 0)
  if (at !== undefined) return offered[at] ?? null
  const names = said.filter((word) => !returnWords[language].general.test(word))
  const counts = offered.map((each) => shared(names, each, language))
  const most = Math.max(0, ...counts)
  const best = offered.filter((_, index) => counts[index] === most)
  return most > 0 && best.length === 1 ? best[0]! : null
}

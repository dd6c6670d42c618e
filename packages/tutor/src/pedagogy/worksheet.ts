import { type Worksheet, type WorksheetItem, worksheetOf } from '../math/worksheet.ts'
import { momentOf, putBack } from './moment.ts'
import { isOpenNow, linesBy, orAsBefore, shownResult, type TriedResult, tryResult, withLogs } from './own-results.ts'
import { pointedQuestion } from './pointed-question.ts'
import { taskOf } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { LIMITS } from './state.ts'
import type { Answer } from './tried.ts'
import { isIdle } from './tried.ts'
import type { Message } from './understand.ts'

/**
 * A list of tasks with the student's own results, or of which one is wanted. Each task is opened as if sent alone and its
 * result judged by the same core; the reply names what is right, opens the first that is not, and keeps the others.
 */
export function worksheet({ turn, typed, intent, expected }: Message, answer: Answer): Reply | null {
  const { state, voice } = turn
  if (turn.isPart || intent !== undefined || expected?.by.startsWith('card.') || !isIdle({ ...state, queue: [] }))
    return null
  const sheet = worksheetOf(typed, voice.language)
  if (!sheet || (sheet.isUnmarked && (state.problem !== null || state.story !== null))) return null
  return orAsBefore(turn, () => answered(turn, sheet, answer))
}

interface Tried extends TriedResult {
  readonly item: WorksheetItem
}

function answered(turn: Turn, sheet: Worksheet, answer: Answer): Reply | null {
  const { voice } = turn
  const { items, wanted } = sheet
  const isWished = wanted !== null && items[wanted]?.own === null
  const isAnyDone = items.some(({ own }) => own !== null)
  if (isWished && !isAnyDone) return openWanted(turn, sheet, wanted, answer)
  if (sheet.loose.length > 0) return withLoose(turn, sheet, answer)
  if (items.every(({ own }) => own === null)) return sheet.talk === '' ? null : openFirst(turn, sheet, answer)
  const start = momentOf(turn)
  const tried = items.map((item) => ({ item, ...tryResult(turn, start, item.task, item.own, answer) }))
  const right = tried.filter(({ state }) => state === 'right')
  const wrong = tried.filter(({ state }) => state === 'wrong')
  const undone = tried.filter(({ state }) => state === 'undone')
  const parts = tried.filter(({ state }) => state === 'part')
  if (right.length + wrong.length + parts.length === 0) return null
  const praise = right.length > 0 ? voice.say('worksheet.right', { marks: namesOf(turn, right) }) : ''
  if (isWished) {
    putBack(turn, withLogs(start, turn))
    const opened = openWanted(turn, sheet, wanted, answer)
    if (!opened) return null
    const later = wrong.length > 0 ? voice.say('worksheet.later', { marks: namesOf(turn, wrong) }) : ''
    turn.state.queue = [...wrong.map(({ item }) => item.task), ...turn.state.queue].slice(0, LIMITS.queuedTasks)
    // Named as what it is: a reply that has judged a list is not replaced by one to a part of it.
    return {
      ...opened,
      move: 'worksheet.wanted',
      text: `${praise} ${later} ${opened.text}`.trim().replace(/ {2,}/g, ' '),
    }
  }
  const [firstWrong, ...laterWrong] = wrong
  if (firstWrong?.judged) {
    return wrongFirst(turn, firstWrong, praise, [...laterWrong, ...parts, ...undone], wrong)
  }
  const [part, ...otherParts] = parts
  if (part?.judged) {
    const { moment, reply } = part.judged
    putBack(turn, withLogs(moment, turn))
    const text = voice.say('worksheet.next', { mark: nameOf(part.item, turn), opened: reply.text })
    return keep(turn, [...otherParts, ...undone], { ...reply, text: `${praise} ${text}`.trim() })
  }
  const next = undone.find(({ opened }) => opened !== null)
  if (next?.opened) {
    putBack(turn, withLogs(next.opened.moment, turn))
    const text = voice.say('worksheet.next', { mark: nameOf(next.item, turn), opened: next.opened.reply.text })
    const { badge, ...content } = next.opened.reply.content
    return keep(
      turn,
      undone.filter((each) => each !== next),
      {
        move: 'worksheet.next',
        text: `${praise} ${text}`,
        content: { ...content, badge, verdict: 'correct' },
        free: true,
      },
    )
  }
  if (undone.length > 0) {
    const last = right.at(-1)?.judged
    if (last) putBack(turn, withLogs(last.moment, turn))
    return keep(turn, undone, {
      move: 'worksheet.right',
      text: praise,
      content: { badge: 'checked', verdict: 'correct' },
      free: true,
    })
  }
  const last = right.at(-1)!.judged!
  putBack(turn, withLogs(last.moment, turn))
  const all = voice.say('worksheet.all', { marks: namesOf(turn, right) })
  return {
    move: 'worksheet.all',
    text: `${all} ${voice.say('offer.twin')}`,
    content: { ...last.reply.content, verdict: 'correct' },
    free: true,
  }
}

function wrongFirst(
  turn: Turn,
  first: Tried,
  praise: string,
  waiting: readonly Tried[],
  wrong: readonly Tried[],
): Reply {
  const { voice, state } = turn
  const judged = first.judged!
  putBack(turn, withLogs(judged.moment, turn))
  const problem = state.problem!
  state.expects = null
  voice.recall(null)
  const { cause, question } = pointedQuestion(turn, problem, linesBy(turn, first.item.own ?? ''))
  const values = {
    mark: nameOf(first.item, turn),
    marks: namesOf(turn, wrong),
    // A formula that was read from words would be a step of the way.
    task: problem.told === null ? voice.line(taskOf(problem)) : quoted(first.item.task, turn),
    value: shownResult(first.item.own ?? '', turn),
    question: `${cause} ${question}`.trim(),
  }
  const text = voice.say(wrong.length > 1 ? 'worksheet.wrong.more' : 'worksheet.wrong', values)
  return keep(turn, waiting, {
    move: 'worksheet.wrong',
    text: `${praise} ${text}`.trim(),
    content: { ...judged.reply.content, verdict: 'incorrect' },
    free: true,
  })
}

/** "Just number 3": the finished and the other tasks are left alone. */
function openWanted(turn: Turn, { items }: Worksheet, wanted: number, answer: Answer): Reply | null {
  const { voice } = turn
  const item = items[wanted]!
  const others = items.filter((each, index) => index !== wanted && each.own === null)
  const opened = answer({ ...turn, said: item.task, isPart: true }, item.task, false)
  if (!isOpenNow(turn)) return null
  const text = voice.say('worksheet.wanted', { mark: nameOf(item, turn), opened: opened.text })
  return keepTasks(turn, others, { ...opened, text }, false)
}

/** Nothing is said but talk: it is no part of the last task. */
function openFirst(turn: Turn, { items, talk }: Worksheet, answer: Answer): Reply | null {
  const [first, ...others] = items
  if (!first) return null
  const start = momentOf(turn)
  const alone = answer({ ...turn, said: first.task, isPart: true }, first.task, false)
  if (!isOpenNow(turn)) return null
  const own = momentOf(turn)
  const task = turn.state.problem?.task
  putBack(turn, start)
  const both = `${first.task}. ${talk}`
  const withTalk = answer({ ...turn, said: both }, both, false)
  const isHeard = isOpenNow(turn) && task !== undefined && turn.state.problem?.task === task
  if (!isHeard) putBack(turn, own)
  return keepTasks(turn, others, isHeard ? withTalk : alone, true)
}

/** Fewer results than tasks, none with a number: they count for the first tasks where each of them fits there. */
function withLoose(turn: Turn, sheet: Worksheet, answer: Answer): Reply | null {
  const { items, loose } = sheet
  const start = momentOf(turn)
  const placed = items.map((item, index) => ({ ...item, own: loose[index] ?? null }))
  const tried = placed
    .slice(0, loose.length)
    .map((item) => ({ item, ...tryResult(turn, start, item.task, item.own, answer) }))
  putBack(turn, start)
  if (tried.every(({ state }) => state === 'right'))
    return answered(turn, { ...sheet, items: placed, loose: [] }, answer)
  if (tried.every(({ judged }) => judged === null)) return openFirst(turn, sheet, answer)
  const values = loose.map((each) => shownResult(each, turn)).join('; ')
  turn.state.queue = items.map(({ task }) => task).slice(0, LIMITS.queuedTasks)
  return plainReply('worksheet.loose', turn.voice.say('worksheet.loose', { values }))
}

// ---- One task ------------------------------------------------------------------------------------------------------

// ---- Words ---------------------------------------------------------------------------------------------------------

const nameOf = ({ mark, section }: WorksheetItem, { voice }: Turn): string => {
  const isNumber = /^\d+$/.test(mark)
  const own = isNumber ? (voice.language === 'ru' ? `№${mark}` : `number ${mark}`) : `${mark})`
  return section === null ? own : `${section.toUpperCase()} ${mark}`
}

const quoted = (text: string, { voice }: Turn) =>
  (voice.language === 'ru' ? `«${text}»` : `“${text}”`).replaceAll('$', '\\$')

function namesOf(turn: Turn, tried: readonly Tried[]): string {
  const names = tried.map(({ item }) =>
    /^\d+$/.test(item.mark) && item.section === null ? item.mark : nameOf(item, turn),
  )
  return names.length < 2
    ? nameOf(tried[0]!.item, turn)
    : `${names.slice(0, -1).join(', ')} ${turn.voice.language === 'ru' ? 'и' : 'and'} ${names.at(-1)}`
}

const keep = (turn: Turn, waiting: readonly Tried[], reply: Reply): Reply =>
  keepTasks(
    turn,
    waiting.map(({ item }) => item),
    reply,
    true,
  )

function keepTasks(turn: Turn, waiting: readonly WorksheetItem[], reply: Reply, isTold: boolean): Reply {
  const { state, voice } = turn
  state.queue = waiting.map(({ task }) => task).slice(0, LIMITS.queuedTasks)
  if (!isTold || waiting.length === 0) return reply
  const rest = waiting.map(({ task }) => `\`${task.replaceAll('`', "'").slice(0, 60)}\``).join(', ')
  return { ...reply, text: `${reply.text}\n\n${voice.say('queued', { rest })}` }
}

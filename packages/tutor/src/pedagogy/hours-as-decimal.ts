import { asText } from '../dialogue/story/facts.ts'
import { hoursTexts } from '../language/worked/hours-texts.ts'
import { plainSigns } from '../worked/said.ts'
import { timesIn } from '../worked/time.ts'
import type { Reply, Turn } from './reply.ts'
import type { Message } from './understand.ts'

/**
 * "150 : 2.3" in a task that tells 2 hours 30 minutes. What the number was meant to be is plain from the task's words, so this
 * needs no reading of the task.
 */
export function hoursAsDecimal({ turn, typed, intent }: Message): Reply | null {
  const { voice } = turn
  const task = intent === undefined ? openText(turn) : null
  if (task === null) return null
  const [span, ...others] = timesIn(task, voice.language).filter(
    ({ is, value }) => is === 'span' && value.hours > 0 && value.minutes > 0,
  )
  if (!span || others.length > 0) return null
  const { hours, minutes } = span.value
  const decimal = hours + minutes / 100
  const isMeant = (text: string) => Math.abs(Number(text) - decimal) < 1e-9
  const told = plainSigns(task, voice.language).match(/\d+\.\d+/g) ?? []
  const said = (plainSigns(typed, voice.language).match(/\d+\.\d+/g) ?? []).find(isMeant)
  if (said === undefined || told.some(isMeant) || typed.includes(task)) return null
  turn.state.expects = null
  const shown = voice.language === 'ru' ? said.replace('.', '{,}') : said
  const text = voice.choose('hours-as-decimal', hoursTexts[voice.language], {
    said: `$${shown}$`,
    minutes: `$${minutes}$`,
    // As it stands in the task.
    time: asText(task.slice(span.at, span.end).trim()),
  })
  return { move: 'usual.hours', text, content: { badge: null }, free: true }
}

/** The words of the open task. */
function openText({ state: { story, problem, lastTask } }: Turn): string | null {
  if (story && !story.isParked && !story.solved) return story.text
  return problem && !problem.solved ? lastTask : null
}

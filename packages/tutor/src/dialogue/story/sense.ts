import { storyStart } from '../../language/story-start.ts'
import type { Language } from '../../math/latex.ts'
import { add, divide, equals, type Rational, rational } from '../../math/rational.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import { questionOf } from './coach.ts'
import { factsOf } from './facts.ts'
import { amountsIn, ofQuestion } from './first-question.ts'
import { sayOf, valueText } from './say.ts'
import { shownQuestion } from './shown-question.ts'
import { keyOf, once, type Story } from './story-state.ts'
import { numbersIn } from './work.ts'

/**
 * Whether a result makes sense in its task: asked with the task's own words where the arithmetic is right and nothing more
 * is known. None of it says that the result is right or wrong.
 */

const asPlain = (text: string) => text.replaceAll('$', '\\$')

/** The result beside a given amount of the kind that is asked for; a doubt of the student's is taken up. null without such. */
export function besideGiven(turn: Turn, story: Story, value: Rational, text: string): string | null {
  const { language } = story
  const facts = factsOf(story.text, language)
  const words = storyStart[turn.voice.language].sense
  const shown = valueText(value, turn.voice.language)
  const question = facts.question === null ? '' : (shownQuestion(facts.question, language) ?? '')
  const given = ofQuestion(amountsIn(facts, language), question, language)
  const doubts = storyStart[language].doubts.test(text)
  // A number that the task gives is no result.
  const isGiven = facts.numbers.some((each) => equals(each.value, value))
  if (!given || isGiven) {
    return doubts && once(story, `doubt:${keyOf(value)}`) ? sayOf(turn, 'sense.doubt', words.doubt) : null
  }
  if (!once(story, `beside:${keyOf(value)}`)) return null
  const key = doubts ? 'small' : 'beside'
  return sayOf(turn, `sense.${key}`, words[key], { value: shown, given: asPlain(given.said) })
}

/** What the number stands for, by the question of the task. */
export function besideQuestion(turn: Turn, story: Story, value: Rational): string | null {
  const facts = factsOf(story.text, story.language)
  const question = facts.question === null ? null : shownQuestion(facts.question, story.language)
  if (question === null || !once(story, `question:${keyOf(value)}`)) return null
  const { asked } = storyStart[turn.voice.language].sense
  return sayOf(turn, 'sense.asked', asked, {
    value: valueText(value, turn.voice.language),
    question: questionOf(turn, facts),
  })
}

/** 2.3 for "2 hours 30 minutes": minutes behind the point of hours; null where nothing was calculated with such a number. */
export function minutesBehindPoint(turn: Turn, story: Story, used: readonly Rational[]): string | null {
  const { hoursAndMinutes } = storyStart[story.language]
  const [said, hours, minutes] = hoursAndMinutes.exec(story.text) ?? []
  if (said === undefined || !hours || !minutes || Number(minutes) === 0) return null
  const [whole, part] = [rational(BigInt(hours)), rational(BigInt(minutes))]
  // 2 h 5 min may stand as 2.05 or 2.5, 2 h 30 min only as 2.3.
  const taken = [100n, ...(Number(minutes) < 10 ? [10n] : [])].map((by) => add(whole, divide(part, rational(by))))
  const found = used.find((each) => taken.some((one) => equals(one, each)))
  if (!found || !once(story, `minutes:${keyOf(found)}`)) return null
  const { minutes: texts } = storyStart[turn.voice.language].sense
  return sayOf(turn, 'sense.minutes', texts, { value: valueText(found, turn.voice.language), said: said.trim() })
}

/** "Two hours and seventy minutes", "18:95": minutes that are more than an hour; null without such. */
export function minutesOverSixty(turn: Turn, story: Story, text: string): string | null {
  const { language } = story
  const onClock = /(?<!\d)\d{1,2}:([6-9]\d)(?!\d)/.exec(text)?.[1]
  const minutes = onClock ?? minutesBehindHours(text, language)
  if (minutes === null || !once(story, `sixty:${minutes}`)) return null
  return sayOf(turn, 'sense.sixty', storyStart[turn.voice.language].sense.sixty, { minutes })
}

function minutesBehindHours(text: string, language: Language): string | null {
  const numbers = numbersIn(text, language)
  const found = numbers.find((each, at) => {
    const before = numbers[at - 1]
    const isBehind = before !== undefined && storyStart[language].hour.test(text.slice(before.end, each.start))
    return isBehind && each.value.d === 1n && each.value.n >= 60n && each.value.n < 100n
  })
  return found ? `${found.value.n}` : null
}

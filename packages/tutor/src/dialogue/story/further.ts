import type { StoryReading } from '../../frames/index.ts'
import { changeWords } from '../../language/change-words.ts'
import { furtherWords } from '../../language/further-words.ts'
import { equals } from '../../math/rational.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import { inOtherOrder } from '../../pedagogy/what-if.ts'
import { factsOf } from './facts.ts'
import { answerText, readingsOf } from './reading.ts'
import { newStory, type Story } from './story-state.ts'
import { storyTrial } from './trial.ts'
import { orderedMark } from './varied.ts'
import { numbersIn } from './work.ts'

/**
 * "And the chance that they differ? 1 - 13/28 = 15/28?": another question about a finished story. Its givens were
 * confirmed and the question is the student's own, so the reading needs no further confirmation. null where the message
 * asks nothing that the story answers.
 */
export function furtherStory(
  { state }: Turn,
  { text: told, language }: Story,
  before: StoryReading,
  text: string,
): { readonly story: Story; readonly reading: StoryReading } | null {
  const swapped = inOtherOrder(told, text, language)
  const other = swapped === null ? null : readWhole(swapped)
  if (other) return opened(state, other, language, [orderedMark(answerText(before, language))])
  const asked = furtherQuestion(text, language)
  const found =
    asked === null ? otherWayRound(told, language, text) : readWith(factsOf(told, language).sentences, asked)
  if (!found || equals(found.reading.answer, before.answer)) return null
  return opened(state, found, language)
}

function opened(
  { turns }: Turn['state'],
  { whole, reading }: Found,
  language: 'en' | 'ru',
  offered: readonly string[] = [],
) {
  const story: Story = {
    ...newStory(`s${turns}`, whole, language, storyTrial(whole, language)),
    standing: 'confirmed',
    reading: reading.restatement,
    offered: [...offered],
  }
  return { story, reading }
}

interface Found {
  readonly whole: string
  readonly reading: StoryReading
}

const readWith = (sentences: readonly string[], asked: string): Found | null =>
  readWhole(`${sentences.map((each) => each.replace(/[.\s]*$/, '.')).join(' ')} ${asked}`)

function readWhole(whole: string): Found | null {
  const [reading, ...others] = readingsOf(whole, /[а-яё]/iu.test(whole) ? 'ru' : 'en')
  return reading && others.length === 0 ? { whole, reading } : null
}

/**
 * "So what would 6 hours cost?": what was asked for is given now, and a given amount is asked for. The sentence that gave it
 * is left out.
 */
function otherWayRound(told: string, language: 'en' | 'ru', text: string): Found | null {
  const { asks, lead } = changeWords[language]
  const question = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.replace(lead, '').trim())
    .find((each) => asks.test(each) && (each.match(/\d+(?:[.,]\d+)?/g) ?? []).length === 1 && !/[=]/.test(each))
  if (question === undefined) return null
  const number = numbersIn(question, language).find((each) => /\d/.test(each.text))
  const asked = `${question.charAt(0).toUpperCase()}${question.slice(1).replace(/[\s?.!]*(?:then|тогда)?[\s?.!]*$/iu, '')}?`
  const { sentences } = factsOf(told, language)
  const parts = [sentences, ...sentences.map((_, at) => sentences.toSpliced(at, 1))].filter((each) => each.length > 0)
  return (
    parts
      .flatMap((each) => readWith(each, asked) ?? [])
      .find(({ reading }) =>
        reading.quantities.some(({ isGiven, value }) => isGiven && number !== undefined && equals(value, number.value)),
      ) ?? null
  )
}

/** The sentence of a message that asks for an amount, without numbers of its own; null if none does. */
function furtherQuestion(text: string, language: 'en' | 'ru'): string | null {
  const { asks, lead } = furtherWords[language]
  const sentences = text.split(/(?<=[.!?])\s+|\n+/)
  const found = sentences.find((each) => asks.test(each) && !/[\d=]/.test(each.replace(/\?[\s\S]*$/, '')))
  const bare = found
    ?.replace(/\?[\s\S]*$/, '')
    .replace(lead, '')
    .trim()
  return bare ? `${bare.charAt(0).toUpperCase()}${bare.slice(1)}?` : null
}

import type { StoryReading } from '../../frames/index.ts'
import { furtherWords } from '../../language/further-words.ts'
import { equals } from '../../math/rational.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import { factsOf } from './facts.ts'
import { readingsOf } from './reading.ts'
import { newStory, type Story } from './story-state.ts'
import { storyTrial } from './trial.ts'

/**
 * "And the chance that they differ? 1 - 13/28 = 15/28?": another question about a finished story. Its givens were
 * confirmed and the question is the student's own, so the reading needs no further confirmation. null where the message
 * asks nothing that the story answers.
 */
export function furtherStory(
  { state }: Turn,
  { text: told, language }: Story,
  { answer }: StoryReading,
  text: string,
): { readonly story: Story; readonly reading: StoryReading } | null {
  const asked = furtherQuestion(text, language)
  if (asked === null) return null
  const whole = `${factsOf(told, language).sentences.join('. ')}. ${asked}`
  const [reading, ...others] = readingsOf(whole, language)
  if (!reading || others.length > 0 || equals(reading.answer, answer)) return null
  const story: Story = {
    ...newStory(`s${state.turns}`, whole, language, storyTrial(whole, language)),
    standing: 'confirmed',
    reading: reading.restatement,
  }
  return { story, reading }
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

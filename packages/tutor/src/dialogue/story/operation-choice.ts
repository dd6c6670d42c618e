import type { StoryReading } from '../../frames/index.ts'
import { besideWords } from '../../language/beside.ts'
import { choosesOperation, namesOperation } from '../../language/operation-choice.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { themeOf } from '../themes/theme.ts'
import { saidAmount } from './names.ts'
import { nextStep, quantityOf, storyContent } from './reading.ts'
import { say, storyReply } from './say.ts'
import type { Story } from './story-state.ts'
import { claimsIn } from './work.ts'

/**
 * "So do I add or multiply?": what the result has to be beside a number that is known tells which, and the student can see
 * that in the story without being told the operation.
 */
export function operationChoice(turn: Turn, story: Story, reading: StoryReading, text: string): Reply | null {
  if (!choosesOperation[turn.voice.language].test(text)) return null
  const amounts = nextStep(story, reading)?.from.flatMap((id) => quantityOf(reading, id) ?? []) ?? []
  // What the student has found is nearer to the result than what was given.
  const compared = amounts.findLast(({ id }) => story.found.includes(id)) ?? amounts.find(({ isGiven }) => isGiven)
  if (!compared) return null
  const known = saidAmount(reading, compared)
  const reply = say(turn, 'operation.choice', { value: known })
  return storyReply(turn, 'operation.choice', reply, { by: 'step' }, storyContent(turn, story, reading), true)
}

/** Chances are compared with 1 and not with the numbers of things: a smaller case that can be counted decides. */
export function chanceChoice(turn: Turn, story: Story, text: string): string | null {
  const { language } = turn.voice
  const { moreThanOne, texts } = besideWords[language]
  if (!namesOperation[language].test(text) || themeOf(story.text, story.language)?.id !== 'chance') return null
  if (
    claimsIn(text, story.language).some(({ kind, source }) => kind === 'sum' && !/^\s*\d+\s*\/\s*\d+\s*$/u.test(source))
  )
    return null
  const isOverOne = moreThanOne.test(text.toLowerCase().replaceAll('ё', 'е'))
  if (isOverOne) return turn.voice.choose('beside.chance.too-much', texts['chance.too-much'])
  return choosesOperation[language].test(text)
    ? turn.voice.choose('beside.chance.choice', texts['chance.choice'])
    : null
}

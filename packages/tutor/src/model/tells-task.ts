import type { Story } from '../dialogue/story/story-state.ts'
import { numbersIn } from '../dialogue/story/work.ts'
import { themeOfStory } from '../dialogue/themes/theme.ts'
import { either } from '../language/either.ts'
import { hurryWords } from '../language/hurry-words.ts'
import { regExpOf } from '../pattern.ts'
import { withoutHurry } from './hurry.ts'

const written = regExpOf(`^(?:${either(hurryWords.written)})$`, 'iu')

/**
 * Whether a story that nobody has read is surely one to calculate: it has two amounts, or one and a theme that the program
 * knows.
 * "Bio hw: explain ..., 4 sentences, due in 20 min" has neither, and a model leads that without a task, and the numbers of an
 * exercise with gaps count its sentences.
 */
export function tellsTask(story: Story): boolean {
  if (story.reading !== null) return true
  if (hasGaps(story.typed ?? story.text)) return false
  const all = numbersIn(withoutHurry(story.typed ?? story.text), story.language)
  const amounts = all.filter(({ noun }) => !written.test(noun))
  return amounts.length > 1 || (amounts.length > 0 && themeOfStory(story, story.language) !== null)
}

/** "1) I ___ (lose) my keys 2) She ___ (live) here": gaps, or as many words in brackets to be put into them. */
const hasGaps = (text: string): boolean =>
  (text.match(/_{2,}/gu) ?? []).length > 1 || (text.match(/\(\p{L}[\p{L}\s/]{0,30}\)/gu) ?? []).length > 2

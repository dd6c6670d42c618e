import type { StoryReading } from '../../frames/index.ts'
import { refutes } from '../../language/denial.ts'
import { hearAnswer } from '../../language/hear.ts'
import { equals } from '../../math/rational.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { asText, plainWords } from './facts.ts'
import { askedName } from './names.ts'
import { readingsOf } from './reading.ts'
import { exprText, say, storyReply, sumText, textsOf, valueText } from './say.ts'
import type { Story } from './story-state.ts'
import { claimText } from './teach.ts'
import type { StoryMove } from './text-types.ts'
import { lexiconOf } from './words.ts'
import { type Claim, claimsIn } from './work.ts'

/**
 * A reading is not a fact. It is restated in the story's words, and until the student confirms it only the arithmetic
 * of calculations is graded, and labeled as such.
 */
export function askToConfirm(turn: Turn, story: Story, reading: StoryReading, move: StoryMove, work = ''): Reply {
  const { yes, no } = textsOf(turn.voice).choices
  const [claim] = claimsIn(story.pending ?? '', story.language).filter(({ kind }) => kind === 'number')
  const value = claim?.kind === 'number' ? claimText(claim, turn.voice.language) : ''
  const text = say(turn, move, { restatement: asText(reading.restatement), work, value, asked: askedName(reading) })
  return {
    ...storyReply(turn, 'confirm', text, { by: 'confirm', answers: [{ kind: 'yes' }, { kind: 'no' }] }),
    content: { badge: null, choices: [yes, no] },
  }
}

/** Several readings: lets the student choose. */
export function askWhich(turn: Turn, readings: readonly StoryReading[], move: 'several' | 'several.again'): Reply {
  const { neither } = textsOf(turn.voice).choices
  const choices = readings.map(({ restatement }) => plainWords(restatement))
  const list = choices.map((each, index) => `${index + 1}. ${asText(each)}`).join('\n')
  const answers = choices.map((text, index) => ({ kind: 'choice' as const, id: `${index}`, text }))
  return {
    ...storyReply(turn, 'which', say(turn, move, { list }), { by: 'which', answers }),
    content: { badge: null, choices: [...choices, neither] },
  }
}

export function askWhatDiffers(turn: Turn, story: Story): Reply {
  if (story.reading !== null) story.rejected = [...story.rejected, story.reading]
  story.reading = null
  story.frame = null
  story.standing = 'changing'
  return storyReply(turn, 'change', say(turn, 'change.ask'), { by: 'change' })
}

/** Keeps work sent before the confirmation; comments only on its arithmetic. */
export function keepWork(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): Reply {
  story.pending = text
  const sums = claims.filter((claim) => claim.kind === 'sum')
  const [first] = claims
  if (claims.length === 1 && first?.kind === 'number') return askToConfirm(turn, story, reading, 'confirm.number')
  if (sums.length > 1) return askToConfirm(turn, story, reading, 'confirm.solution')
  const [sum] = sums
  return askToConfirm(turn, story, reading, 'confirm.work', sum ? arithmeticOf(turn, sum) : '')
}

/** What can be said about a calculation by itself. */
function arithmeticOf(turn: Turn, { expr, value, claimed }: Claim & { kind: 'sum' }): string {
  const { language } = turn.voice
  if (!value || !claimed) return ''
  const text = equals(value, claimed)
    ? say(turn, 'arithmetic.right', { line: sumText(expr, value, language) })
    : say(turn, 'arithmetic.wrong', { expr: exprText(expr, language), claimed: valueText(claimed, language) })
  return `${text} `
}

/** Yes or no to the reading; null for neither. */
export function yesNo(text: string, turn: Turn, story: Story): 'yes' | 'no' | null {
  const said = text.trim().replace(/^[\s"'«“]+/, '')
  const { yes, no } = textsOf(turn.voice).choices
  if (said === yes) return 'yes'
  if (said === no) return 'no'
  const heard = hearAnswer(said, story.language).yesNo
  if (heard) return heard
  const lexicon = lexiconOf(story.language)
  if (lexicon.no.test(said) || refutes(said)) return 'no'
  return lexicon.yes.test(said) ? 'yes' : null
}

/** The chosen reading, by its number or its words. */
export function chosenOf(text: string, story: Story): StoryReading | 'none' | null {
  const readings = readingsOf(story.text, story.language, story.rejected)
  const said = plainWords(text)
    .toLowerCase()
    .replace(/[.!)]+$/, '')
  const lexicon = lexiconOf(story.language)
  const byText = readings.find(
    ({ restatement }) =>
      plainWords(restatement)
        .toLowerCase()
        .replace(/[.!)]+$/, '') === said,
  )
  if (byText) return byText
  if (lexicon.neither.test(said) || lexicon.no.test(said)) return 'none'
  const words = said
    .replace(/^(?:the|number|no|variant|вариант|номер|под номером)\s+/i, '')
    .replace(/\s+(?:one|вариант)$/i, '')
  const byNumber = lexicon.ordinals.findIndex((pattern) => pattern.test(words))
  return readings[byNumber] ?? null
}

/** The student says what is different: reads the story again together with that. */
export function rereadWith(story: Story, said: string): readonly StoryReading[] {
  const own = plainWords(said)
  for (const text of [own, `${story.text} ${own}`]) {
    const readings = readingsOf(text, story.language, story.rejected)
    if (readings.length > 0) {
      story.text = text.slice(0, 1500)
      return readings
    }
  }
  return []
}

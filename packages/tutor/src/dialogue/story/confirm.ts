import type { StoryReading } from '../../frames/index.ts'
import { refutes } from '../../language/denial.ts'
import { hearAnswer } from '../../language/hear.ts'
import { storyStart } from '../../language/story-start.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import { likelyGuide, themeOf } from '../themes/theme.ts'
import { askKey, toldIn } from './coach.ts'
import { asText, factsOf, plainWords } from './facts.ts'
import { firstQuestions, surelyFirst, taskLine } from './first-question.ts'
import { firstNudge } from './ladder.ts'
import { isNear } from './likely.ts'
import { readingOf, readingsOf } from './reading.ts'
import { exprText, say, sayOf, storyReply, sumText, textsOf, valueText } from './say.ts'
import { besideGiven } from './sense.ts'
import { shownQuestion } from './shown-question.ts'
import { once, type Story } from './story-state.ts'
import { claimText } from './teach.ts'
import type { StoryMove } from './text-types.ts'
import { lexiconOf } from './words.ts'
import { type Claim, claimsIn, numbersIn } from './work.ts'

/**
 * A reading is not a fact. It is told in the story's words together with the first question of the coaching: who works on
 * has agreed to it. Until then only the arithmetic of calculations is graded, and labeled as such.
 */
export function askToConfirm(turn: Turn, story: Story, reading: StoryReading, move: StoryMove, said: Said = {}): Reply {
  const { yes, no } = textsOf(turn.voice).choices
  const [claim] = claimsIn(story.pending ?? '', story.language).filter(({ kind }) => kind === 'number')
  const value = claim?.kind === 'number' ? claimText(claim, turn.voice.language) : ''
  const restatement = briefly(turn, story, reading)
  const ask = said.ask ?? askFirst(turn, story, reading)
  const text = say(turn, move, { restatement, work: said.work ?? '', value, ask })
  return {
    ...storyReply(turn, 'confirm', text, { by: 'confirm', answers: [{ kind: 'yes' }, { kind: 'no' }] }),
    content: { badge: null, choices: [yes, no] },
  }
}

interface Said {
  /** What is certain of the student's work without the reading. */
  readonly work?: string
  readonly ask?: string
}

/** The restatement; what the text gives and asks, in its own words, where the restatement would tell less or quote it all. */
function briefly(turn: Turn, story: Story, reading: StoryReading): string {
  const { restatement, language } = reading
  const { quoting } = textsOf({ ...turn.voice, language }).told
  const [, clause] = quoting.exec(restatement) ?? []
  if (clause === undefined) return asText(restatement)
  const shown = shownQuestion(clause, language)
  const before = restatement.slice(0, restatement.length - clause.length - 1)
  const isWhole = shown === null || before.toLowerCase().includes(clause.toLowerCase().replace(/[.?!\s]+$/u, ''))
  // "2; 24g (for each one)": a number without a role was not understood.
  const isBare = /(?:^|;\s*)\d+(?:[.,]\d+)?\s*[;.](?!\d)/u.test(before)
  if (isWhole || isBare) return ofTask(turn, story)
  return asText(`${before}${shown.charAt(0).toLowerCase()}${shown.slice(1).replace(/[.?!]+$/u, '')}.`)
}

function ofTask(turn: Turn, story: Story): string {
  const facts = factsOf(story.text, story.language)
  const line = taskLine(turn, story)
  const isTold =
    facts.sentences.length === 0 || facts.numbers.length === 0 || line.startsWith(line.match(/^[^“«]/u)?.[0] ?? ' ')
  const told = isTold ? line : `${toldIn(turn, facts)} ${line}`
  return `${told}${/[.?!][”»]?$/u.test(told) ? '' : '.'}`
}

/** The theme of a read task may be a guess from its words. */
const SURE_OF_GUIDE = 0.6

/** The first question of the coaching, which needs no reading where the kind of the task or its amounts tell one. */
function askFirst(turn: Turn, story: Story, reading: StoryReading): string {
  const { language } = turn.voice
  const sure = surelyFirst(turn, story)
  if (sure && once(story, sure.key)) return sure.text()
  const guide = likelyGuide(story.text, story.language, language)
  if (guide && guide.probability >= SURE_OF_GUIDE) {
    const ask = [guide.found.first, ...guide.found.hints].find((each) => once(story, askKey(each)))
    if (ask) return ask
  }
  const theme = themeOf(story.text, story.language)
  if (theme && story.language === language && once(story, askKey(theme.first))) return theme.first
  const ofAmounts = firstQuestions(turn, story).find(({ key }) => once(story, key))
  if (ofAmounts) return ofAmounts.text()
  return once(story, 'start:begin')
    ? sayOf(turn, 'start.begin', storyStart[language].asks.begin)
    : firstNudge(turn, story, reading)
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
  const last = claims.at(-1)
  const said = numbersIn(text, story.language).at(-1)?.value ?? null
  const value = last?.kind === 'number' ? last.value : last?.kind === 'sum' ? (last.claimed ?? last.value) : said
  const ask = (value && besideGiven(turn, story, value, text)) ?? askFirst(turn, story, reading)
  if (claims.length === 1 && first?.kind === 'number')
    return askToConfirm(turn, story, reading, 'confirm.number', { ask })
  const move = sums.length > 1 ? 'confirm.solution' : 'confirm.work'
  return askToConfirm(turn, story, reading, move, { work: arithmeticOf(turn, sums), ask })
}

/** What was said beside a task whose reading was told alone: its arithmetic, its doubt. null where it holds neither. */
export function confirmWithSaid(turn: Turn, said: string): Reply | null {
  const { story } = turn.state
  const reading = story?.standing === 'assumed' && story.pending === null ? readingOf(story) : null
  if (!story || !reading || numbersIn(said, story.language).length === 0) return null
  story.offered = []
  return keepWork(turn, story, reading, said, claimsIn(said, story.language))
}

/** The same right after the reading was told: that is not told again. */
export function keepAside(
  turn: Turn,
  story: Story,
  reading: StoryReading,
  text: string,
  claims: readonly Claim[],
): Reply {
  const kept = keepWork(turn, story, reading, text, claims)
  const sums = claims.filter((claim) => claim.kind === 'sum')
  const last = claims.at(-1)
  const value = last?.kind === 'number' ? claimText(last, turn.voice.language) : ''
  const way = value === '' ? askFirst(turn, story, reading) : say(turn, 'number.how', { value })
  return { ...kept, text: `${arithmeticOf(turn, sums)}${way}` }
}

/** What can be said about calculations by themselves: the first slip, or that they are right. */
function arithmeticOf(turn: Turn, sums: readonly (Claim & { kind: 'sum' })[]): string {
  const { language } = turn.voice
  const done = sums.flatMap(({ expr, value, claimed }) => (value && claimed ? [{ expr, value, claimed }] : []))
  const slip = done.find(({ value, claimed }) => !isNear(value, claimed))
  if (slip)
    return `${say(turn, 'arithmetic.wrong', { expr: exprText(slip.expr, language), claimed: valueText(slip.claimed, language) })} `
  if (done.length === 0) return ''
  const line = done.map(({ expr, claimed }) => sumText(expr, claimed, language)).join(', ')
  return `${say(turn, done.length > 1 ? 'arithmetic.all' : 'arithmetic.right', { line })} `
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

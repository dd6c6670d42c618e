import { isAtWork } from '../dialogue/story/index.ts'
import { once } from '../dialogue/story/story-state.ts'
import { claimsIn } from '../dialogue/story/work.ts'
import { themeFor, themeOfStory } from '../dialogue/themes/theme.ts'
import { directTexts } from '../language/direct-texts.ts'
import { thoughts } from '../language/thought.ts'
import type { Thought } from '../language/thought-words.ts'
import { expressionsOf, type Statement } from '../math/ast.ts'
import { readClaims } from '../math/claims/index.ts'
import type { Language } from '../math/latex.ts'
import { isCompound, isNumeral } from '../math/pieces.ts'
import { regExpOf } from '../pattern.ts'
import { focusOf } from './focus.ts'
import { isMeasured } from './measured.ts'
import { lineOf, problemContent } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { Message } from './understand.ts'
import { wonderingIn } from './wonder.ts'

/**
 * A thought about the idea of the task, stated or asked: it is taken up with its reason, instead of being asked for as a
 * calculation. What else the message works out is judged, and the thought stands before the verdict.
 */
export function thoughtTakenUp(message: Message, answer: (text: string) => Reply): Reply | null {
  const { turn, typed, intent, said } = message
  const { language } = turn.voice
  if (intent !== undefined || (turn.state.keyed !== null && !turn.state.keyed.over)) return null
  const sentences = typed.split(/(?<=[.!?;])\s+|\n+/).filter((each) => /\p{L}{2}/u.test(each))
  const known = cardsHere(turn)
  const at = sentences.findIndex((each) => heard(each, known, language) !== null)
  const sentence = sentences[at]
  const thought = sentence === undefined ? null : heard(sentence, known, language)
  if (!thought || !sentence) return null
  if (!thought.isReason && wonderingIn(sentence, language)?.wonder === 'why') return null
  if (isAtWork(turn)) return inStory(turn, typed, thought)
  const { problem } = turn.state
  if (!problem) return null
  const lines = said.claims.map(({ line }) => line.statement)
  const rest = typed.replace(sentence, ' ').trim()
  const isBeside = lines.length > 0 && /\d/.test(rest)
  if (lines.some(isWork) && (!isBeside || worksIn(sentence, language))) return null
  const told = tell(turn, thought)
  if (!isBeside) {
    // One question at a time.
    const isAsking = problem.solved || told.endsWith('?')
    const back = isAsking ? '' : ` ${turn.voice.say('card.in-task', { line: turn.voice.line(lineOf(problem)) })}`
    return {
      move: 'thought',
      text: `${told}${back}`,
      content: { ...problemContent(problem, turn.voice), badge: 'lesson' },
      free: true,
    }
  }
  const judged = answer(rest)
  const { verdict } = judged.content
  // A slip beside it comes first.
  if (verdict === 'incorrect') return judged
  // The thought ends with a question of its own: of the reply to what is beside it only the yes remains.
  if (judged.move === 'aside.right' && told.endsWith('?'))
    return { ...judged, move: 'thought', text: `${turn.voice.texts.moves['doubt.yes'][0]} ${told}` }
  return { ...judged, text: `${verdict === 'correct' ? reasonOf(told) : told} ${judged.text}` }
}

/** Without the yes, which the verdict says. */
const reasonOf = (told: string) =>
  told.replace(/^(?:Yes|Да)[^:.]*: (\p{L})/u, (_, letter: string) => letter.toUpperCase())

const worksIn = (sentence: string, language: Language) =>
  readClaims(sentence, language).claims.some(({ line }) => isWork(line.statement))

/** The cards of what is at work: its steps and slips, its theme, and the card that was shown. */
function cardsHere(turn: Turn): readonly string[] {
  const { problem, story, card, lastTask } = turn.state
  const { language } = turn.voice
  const text =
    story && !story.isParked ? story.text : problem && (problem.told !== null || isMeasured(problem)) ? lastTask : null
  const theme = text === null ? [] : (themeFor(text, story?.language ?? language, language)?.cards ?? [])
  return [...(focusOf(turn)?.ideas ?? []), ...theme, ...(card ? [card.id] : [])]
}

const isWork = (statement: Statement): boolean =>
  !['expression', 'values'].includes(statement.kind) ||
  expressionsOf(statement).some((each) => isCompound(each) && !isNumeral(each))

/** In a task in words a calculation is judged as such. */
function inStory(turn: Turn, text: string, thought: Thought): Reply | null {
  const { story } = turn.state
  if (!story || story.standing === 'changing' || story.standing === 'several') return null
  const hasWork = claimsIn(text, story.language).some(({ kind }) => kind === 'sum' || kind === 'equation')
  const { language } = turn.voice
  const theme = themeOfStory(story, language)
  // Whoever says it has seen what the usual mistake is about.
  if (theme && isYes(thought.reply)) once(story, `fact:${theme.id}.${thought.id}`)
  if (hasWork) return null
  const back = turn.voice.choose('direct.card.back', directTexts[language]['card.back'])
  story.standing = story.standing === 'assumed' ? 'confirmed' : story.standing
  const told = tell(turn, thought)
  return { ...plainReply('story.thought', told.endsWith('?') ? told : `${told} ${back}`), free: true }
}

const isYes = (reply: string) => /^(?:Yes|Да)/u.test(reply)

/** The reason is told once; said again, the thought is only confirmed. */
function tell({ voice, state }: Turn, { id, reply }: Thought): string {
  const key = `thought.${id}`
  const again = directTexts[voice.language]['thought.again']
  return isYes(reply) && state.used.includes(`${key}#0`)
    ? voice.choose('thought.again', again)
    : voice.choose(key, [reply])
}

function heard(sentence: string, cards: readonly string[], language: Language): Thought | null {
  const text = sentence.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")
  return (
    thoughts[language].find(
      (each) =>
        each.cards.some((id) => cards.includes(id)) &&
        compiled(each.said).test(text) &&
        !(each.unless !== undefined && compiled(each.unless).test(text)),
    ) ?? null
  )
}

const patterns = new Map<string, RegExp>()
function compiled(source: string): RegExp {
  const known = patterns.get(source)
  if (known) return known
  const between = '(?:[\\s,]+[^\\s.!?;,]+){0,4}[\\s,]+'
  const written = source.replaceAll('_ ', between).replaceAll('~', '\\p{L}*')
  const pattern = regExpOf(`(?<![\\p{L}])(?:${written})(?![\\p{L}])`)
  patterns.set(source, pattern)
  return pattern
}

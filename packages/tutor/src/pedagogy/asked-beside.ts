import { cardsBeside, findCard, namesIdea } from '../concepts/find.ts'
import { isToldBy, questionAsked } from '../dialogue/story/direct.ts'
import { isAtWork } from '../dialogue/story/index.ts'
import { arithmeticOf } from '../dialogue/story/sums.ts'
import { claimsIn } from '../dialogue/story/work.ts'
import { factSaid, themeOf, themeOfStory } from '../dialogue/themes/theme.ts'
import { directTexts } from '../language/direct-texts.ts'
import { directWords } from '../language/direct-words.ts'
import type { Theme } from '../language/task-theme.ts'
import { expression, number } from '../math/ast.ts'
import { equals } from '../math/rational.ts'
import { writeStatement } from '../math/written.ts'
import { amountAsked } from './amounts-asked.ts'
import { tellBeside } from './concept.ts'
import { focusOf } from './focus.ts'
import { isMeasured } from './measured.ts'
import { lineOf, problemContent } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { Problem } from './state.ts'
import type { Message } from './understand.ts'

/**
 * Direct questions beside an open task that a formula was read from: a conversion, a percent, what to draw, a formula, a
 * word. The words of the task say what it is about. Tasks that were not read are coached by the story moves.
 */
export function askedBeside(message: Message): Reply | null {
  const { turn, typed, intent, open } = message
  if (intent !== undefined) return null
  if (isAtWork(turn)) return drawingAsked(turn, typed)
  if (!open) return null
  const amount = amountAsked(turn, typed)
  if (amount) {
    const value = writeStatement(expression(number(amount.value)))
    turn.state.expects = { by: 'step', question: amount.text, answers: [{ kind: 'value', value }] }
    return said(turn, open, 'asked.amount', amount.text)
  }
  const told = open.told ?? (isMeasured(open) ? turn.state.lastTask : null)
  const theme = told === null ? null : themeOf(told, turn.voice.language)
  return told !== null && theme ? besideTold(message, open, told, theme) : null
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

const said = ({ voice }: Turn, problem: Problem, move: string, text: string): Reply => ({
  move,
  text,
  content: { ...problemContent(problem, voice), badge: null },
  free: true,
})

/** "Can you draw it?", with a task in words at work. */
function drawingAsked(turn: Turn, typed: string): Reply | null {
  const { story } = turn.state
  const { language } = turn.voice
  if (!story || story.standing === 'unread' || !directWords[language].draws.test(plain(typed)) || /\d/.test(typed))
    return null
  const theme = themeOfStory(story, language)
  if (!theme?.draw) return null
  const text = turn.voice.choose('direct.draw', directTexts[language].draw, { draw: theme.draw })
  return { ...plainReply('story.draw', text), free: true }
}

function besideTold({ turn, typed }: Message, open: Problem, told: string, theme: Theme): Reply | null {
  const { voice } = turn
  const { language } = voice
  const words = directWords[language]
  const text = plain(typed)
  const tell = (key: 'draw' | 'relation' | 'why-wrong', values: Record<string, string>) =>
    voice.choose(`direct.${key}`, directTexts[language][key], values)
  const sums = claimsIn(typed, language).filter((claim) => claim.kind === 'sum')
  if (sums.some(({ value, claimed }) => claimed !== null && (!value || !isAbout(value, claimed)))) return null
  const done = sums.filter(({ claimed }) => claimed !== null)
  const before = arithmeticOf({ turn, text: typed, said: numbersOf(typed, language) }, done)
  if (words.draws.test(text) && theme.draw) return said(turn, open, 'asked.draw', tell('draw', { draw: theme.draw }))
  const asked = questionAsked(typed, language)
  const fact =
    !typed.includes('?') || asked?.wonder === 'why' || words.whyWrong.test(text) ? null : factSaid(theme, typed)
  // A fact is confirmed once, and never instead of the verdict on a whole line.
  if (
    fact &&
    !isSaid(turn, `fact.${theme.id}${fact.at}`) &&
    (done.length === 0 || before !== '') &&
    !isResult(typed, words.isAnswer)
  )
    return said(turn, open, 'asked.noticed', `${before}${voice.choose(`fact.${theme.id}${fact.at}`, [fact.yes])}`)
  // A formula that is asked for is told by the ladder of the task.
  if (words.formula.test(text)) return null
  // "What is 30 % of 50?" is a task, and so is a line of work.
  if (!asked || done.length > 0 || (asked.wonder === 'what' && /\d/.test(asked.question))) return null
  if (words.whyWrong.test(text) && turn.state.lastMove !== 'asked.why')
    return said(turn, open, 'asked.why', tell('why-wrong', { relation: theme.relation, slip: theme.slip }))
  const { surely } = cardsBeside(asked.question, asked.wonder, { task: told, near: theme.cards }, language)
  const isOwn = surely !== null && theme.cards.includes(surely.id)
  if (asked.wonder === 'what' && !isOwn && isToldBy(theme, asked.question, language))
    return said(turn, open, 'asked.relation', tell('relation', { relation: theme.relation }))
  const card = surely && tellBeside(turn, surely, asked.wonder)
  if (!card) return null
  return said(turn, open, 'asked.card', `${card}\n\n${voice.say('card.in-task', { line: voice.line(lineOf(open)) })}`)
}

const isAbout = (value: { n: bigint; d: bigint }, claimed: { n: bigint; d: bigint }) =>
  equals(value, claimed) || Math.abs(Number(value.n) / Number(value.d) - Number(claimed.n) / Number(claimed.d)) < 0.06

const numbersOf = (text: string, language: 'en' | 'ru') =>
  claimsIn(text, language).flatMap((claim) => (claim.kind === 'number' ? [claim.value] : []))

/** The wording was used before. */
const isSaid = ({ state }: Turn, key: string) => state.used.includes(`${key}#0`)

const isResult = (text: string, isAnswer: RegExp) =>
  isAnswer.test(plain(text)) || /(?<!\p{L})(?:answer|ответ|right|correct|верно|правильно)(?!\p{L})/iu.test(text)

/** "Why does the 3 get times by 5 as well?": the idea of the task's steps that has the operation in its wordings. */
export function whyOfOperation({ turn, typed, intent, open }: Message): Reply | null {
  const { language } = turn.voice
  const asked = questionAsked(typed, language)
  if (intent !== undefined || !open || open.told !== null || isMeasured(open) || asked?.wonder !== 'why') return null
  const { operations } = directWords[language]
  const operation = operations.find(([words]) => words.test(plain(asked.question)))?.[1]
  // "Why divide by 3?" names a step, which has a reason of its own; what is written as a line is judged.
  if (!namesIdea(asked.question, language)) return null
  if (!operation || /=/.test(typed)) return null
  const card = (focusOf(turn)?.ideas ?? [])
    .flatMap((id) => findCard(id, language) ?? [])
    .find(({ title, also }) => [title, ...also].some((each) => operation.test(plain(each))))
  const told = card && tellBeside(turn, card, 'why')
  if (!told) return null
  return said(
    turn,
    open,
    'card',
    `${told}\n\n${turn.voice.say('card.in-task', { line: turn.voice.line(lineOf(open)) })}`,
  )
}

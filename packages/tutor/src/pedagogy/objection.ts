import { contentStems, findCard, isAskedWith, stemsShared } from '../concepts/find.ts'
import { objectionWords } from '../language/objections.ts'
import { explainStep } from './concept.ts'
import { lineOf, problemContent, remainingSteps } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { isAssumed } from './standing.ts'
import { tellsOnly } from './tells.ts'
import { topicWords } from './told.ts'
import type { Message } from './understand.ts'
import { ruleWords } from './wording.ts'

/**
 * "There is no triangle?", "I asked about the minus": the card shown is about something else. It is dropped with an
 * apology, and the rest of the message is answered for the task alone.
 */
export function objection(message: Message, answer: (text: string) => Reply): Reply | null {
  const { turn, typed, intent, expected } = message
  const { state, voice } = turn
  const card = state.lastMove?.startsWith('card') && state.card ? findCard(state.card.id, voice.language) : undefined
  // "No solutions" answers what the card asks.
  const isAnswer = expected?.by === 'card.check' && !typed.includes('?') && typed.trim().split(/\s+/).length <= 3
  if (intent !== undefined || !card || isAnswer) return null
  const { denies, meant, denied } = objectionWords[voice.language]
  const plain = typed.toLowerCase().replaceAll('ё', 'е')
  const names = [...plain.matchAll(denied)].flatMap(([, behind, alone]) => behind ?? alone ?? [])
  const isDenied = names.some((each) => isAskedWith(each, card, voice.language))
  // "I asked about the minus" under the card of the minus asks for more of it.
  if (!isDenied && (!denies.test(plain) || stemsShared(plain, card, voice.language) > 1)) return null
  // "I mean 15/8" corrects the student's own number.
  if (!isDenied && /\d/.test(typed) && typed.trim().split(/\s+/).length <= 5) return null
  state.card = null
  state.expects = null
  state.lastMove = 'subject.left'
  const rest = restOf(typed, { denies, denied }, meant)
  const sorry = voice.say('subject.sorry')
  if (contentStems(rest, voice.language).length === 0) return back(turn, sorry)
  const idea = /\d/.test(rest) ? null : explainStep(turn, rest)
  const reply = idea ?? answer(rest)
  return tellsOnly(reply, 'nothing') ? back(turn, sorry) : { ...reply, text: `${sorry} ${reply.text}` }
}

/** The sentences besides the objection; of a sentence that says what was meant, only that part. */
function restOf(typed: string, { denies, denied }: { denies: RegExp; denied: RegExp }, meant: RegExp): string {
  return typed
    .split(/(?<=[.!?])\s+|,\s+(?=i mean|i asked|я )/iu)
    .flatMap((sentence) => {
      const plain = sentence.toLowerCase().replaceAll('ё', 'е')
      const found = meant.exec(plain)
      if (found) return [sentence.slice(found.index + found[0].length).trim()]
      const isObjection = denies.test(plain) || [...plain.matchAll(denied)].length > 0
      return isObjection && !/\d/.test(sentence) ? [] : [sentence]
    })
    .join(' ')
    .trim()
}

/** Back to the task with one question about it; without a task, asks what was meant. */
function back(turn: Turn, sorry: string): Reply {
  const { voice, state } = turn
  const { problem } = state
  if (!problem || problem.solved) return plainReply('subject.left', `${sorry} ${voice.say('subject.which')}`)
  const [step] = remainingSteps(problem)
  const question = isAssumed(problem)
    ? topicWords(problem, voice.language).question
    : step
      ? voice.choose(`nudge.${step.rule}`, ruleWords(step, voice).nudge)
      : ''
  const text = `${sorry} ${voice.say('subject.back', { line: voice.line(lineOf(problem)), question })}`
  return { move: 'subject.left', text, content: { ...problemContent(problem, voice), badge: null }, free: true }
}

import type { Wonder } from '../concepts/card.ts'
import { findSkill } from '../curriculum/skills.ts'
import { directWords } from '../language/direct-words.ts'
import { hearStep, isGlad } from '../language/hear.ts'
import { isOnlyReturn } from '../language/return-words.ts'
import { readWritten } from '../math/written.ts'
import { doubtAfterwards } from './after-solution.ts'
import { anotherWay } from './another-way.ts'
import { fullSolution } from './answer.ts'
import { compareWith } from './compare.ts'
import { explainFirst, explainIdea, skillsOfCard } from './concept.ts'
import { giveHint, hintForPlea, mayGiveUp } from './hints.ts'
import { goOn, nextQuestion } from './in-task/next-step.ts'
import type { WordIntent } from './intents.ts'
import { idOf, tasksLeft } from './left-tasks.ts'
import { lessonOf } from './lesson.ts'
import { isMeasured, measuredStep, measuredWhy } from './measured.ts'
import { type MisconceptionId, remedies } from './misconception-list.ts'
import { againSolved } from './new-problem.ts'
import { pleaHeard, pleaIn } from './plea.ts'
import { practise } from './practise.ts'
import { lineOf, problemContent, remainingSteps } from './problem.ts'
import { recap } from './recap.ts'
import { isPlainNumber } from './relation.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { openAgain } from './return-to.ts'
import { giveOther, isPresentOver, startPractice, topicIn } from './session.ts'
import { wayToOpen } from './small-talk.ts'
import { isNamedByWords } from './standing.ts'
import type { Problem } from './state.ts'
import { endPractice } from './summary.ts'
import type { Move } from './texts/moves.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'
import { firstQuestion, smallStep } from './ways-in/index.ts'
import { ruleWords } from './wording.ts'
import { workedStep } from './worked-task.ts'

/**
 * Handles a message without mathematics.
 * @param words the message without its mathematics; `text` as typed
 */
export function withWords(turn: Turn, wants: readonly WordIntent[], words: string, text: string): Reply | null {
  const { state, voice } = turn
  const { problem } = state
  const isOpen = problem !== null && !problem.solved
  const has = (intent: WordIntent) => wants.includes(intent)
  const simple = (move: Move, values = {}) => plainReply(move, voice.say(move, values))

  /** Small talk leads back to the work. */
  const aside = (move: Move) => simple(move, { task: smallTask(turn) })

  const ofPractice = withPractice(turn, wants, words)
  if (ofPractice) return ofPractice
  if (has('claim')) return simple('claim.refused', { task: smallTask(turn) })
  if (has('insult')) return aside('insult')
  if (has('give-up') || has('answer')) return askedForAnswer(turn, has('give-up'))
  if (has('knowledge-date')) return aside('knowledge-date')
  if (has('are-you-ai')) return aside('are-you-ai')
  if (has('can-do')) return aside('can-do')
  const wonder = wonderOf(wants, words)
  const idea = wonder ? explainIdea(turn, wonder, text) : null
  if (idea) return idea
  if (has('recap') && !state.practice) return recap(turn)
  if (has('language')) return simple('language.changed', { task: smallTask(turn) })
  if (has('compare') && isOpen) return compareWith(turn, problem, [], null)
  if (has('another-way') && isOpen) return anotherWay(turn, problem)
  if (has('bye') && has('frustration')) return simple('bye')
  if (has('frustration') && isGlad(text, voice.language)) return simple('glad')
  if (has('frustration') && !has('practise')) {
    return isOpen
      ? withProblem(turn, simple('frustration', { line: voice.line(lineOf(problem)) }))
      : simple('frustration.none')
  }
  if (has('hint') || has('dont-know'))
    return problem?.solved && isSentence(text) && !has('similar') && !has('practise') && !has('next')
      ? doubtAfterwards(turn, problem)
      : hintForPlea(turn)
  if (has('harder') || has('easier')) return giveOther(turn, has('harder')) ?? practise(turn, { wants, words })
  if (has('back') && isOnlyReturn(text)) return goBack(turn)
  if (has('practise')) return practise(turn, { wants, words })
  if (has('why')) return explainWhy(turn)
  if (has('concept')) return has('off-topic') ? aside('off-topic') : simple('concept.unknown')
  if (has('off-topic')) return aside('off-topic')
  if (has('check') && problem?.solved) return againSolved(turn, problem, true)
  if (has('check')) return simple('check-what')
  if (has('thanks')) return aside('thanks')
  if (has('bye')) return simple('bye')
  if (has('greeting')) {
    if (isOpen) return withProblem(turn, simple('greeting.open', { line: voice.line(lineOf(problem)) }))
    const open = wayToOpen(turn)
    return open === null ? greeting(turn) : simple('greeting.open-again', { task: open })
  }
  // "Is the bottom zero ok or no" is not an OK.
  if (has('ok') && !isSentence(text)) return saidOk(turn, words)
  if (has('solve') || has('simplify') || has('factor')) return askedForAnswer(turn)
  return null
}

/** Longer than "a hint, please": it describes what is unclear. */
const isSentence = (text: string) => text.split(/\s+/).length > 5

const asksHow = /^(?:and |so |but |ok |а |и |ну |но )?(?:how|как)(?![\p{L}])/u
const asksWhen = /^(?:and |so |but |а |и |ну )?(?:when|where|когда|где)(?![\p{L}])/u

/** The kind of a question about an idea; null if there is none. */
function wonderOf(wants: readonly WordIntent[], words: string): Wonder | null {
  if (wants.includes('why')) return 'why'
  if (asksWhen.test(words)) return 'when'
  if (asksHow.test(words)) return 'how'
  return wants.includes('concept') ? 'what' : null
}

const isYes = (words: string) =>
  /^(?:yes|yep|yeah|sure|ok|okay|да|давай|ага|угу|хочу|конечно|ок|окей)(?![\p{L}])/u.test(words)

/** Continues a session, starts one, or chooses its topic. */
function withPractice(turn: Turn, wants: readonly WordIntent[], words: string): Reply | null {
  const { state } = turn
  const has = (...intents: WordIntent[]) => intents.some((intent) => wants.includes(intent))
  const { practice, lastMove } = state
  if (has('concept', 'hint', 'dont-know', 'why', 'claim', 'insult', 'give-up', 'answer')) return null
  if (practice && has('stop')) return endPractice(turn)
  if (practice && isPresentOver(state) && (has('next', 'similar', 'practise') || isYes(words))) {
    return practise(turn, { words })
  }
  if (isYes(words)) {
    const topic = skillsOfCard(turn)
    if (topic.length > 0) return startPractice(turn, { session: 'practice', topic })
    if (lastMove === 'practice.offer-check') return startPractice(turn, { session: 'check' })
    if (['practice.summary', 'review.nothing-due', 'practice.nothing'].includes(lastMove ?? '') || isSummedUp(state)) {
      return startPractice(turn, { session: 'practice' })
    }
  }
  if (lastMove === 'practice.topics' && wants.length === 0) {
    const topic = topicIn(turn, words)
    if (topic.length > 0) return startPractice(turn, { session: 'practice', topic })
  }
  return has('warm-up', 'review', 'topics', 'practise') ? practise(turn, { wants, words }) : null
}

/** The last reply was the summary after a session's last exercise. */
export const isSummedUp = ({ practice, keyed, problem }: Turn['state']): boolean =>
  practice === null &&
  (keyed ? keyed.over && keyed.trial.isPractice : problem?.solved === true && problem.trial.isPractice)

/** A new student sees the ways to start; others may be offered to try alone what they had help with. */
function greeting(turn: Turn): Reply {
  const { state, voice, learner } = turn
  if (state.turns === 1 && learner.skills.length === 0) return plainReply('greeting', voice.say('greeting'))
  const hello = voice.say('greeting.again')
  const skill = findSkill(learner.unaided[0] ?? '')
  if (!skill) return plainReply('greeting.again', hello)
  const offer = voice.say('practice.offer-check', { skill: skill.title[voice.language] })
  return plainReply('practice.offer-check', offer)
}

const withProblem = ({ state, voice }: Turn, reply: Reply): Reply =>
  state.problem ? { ...reply, content: { ...problemContent(state.problem, voice), badge: null } } : reply

function smallTask(turn: Turn): string {
  const { state, voice } = turn
  const { problem } = state
  const open = wayToOpen(turn)
  if (open !== null) return open
  if (!problem || problem.solved) return voice.say('claim.no-task')
  return voice.say('claim.task', { line: voice.line(lineOf(problem)) })
}

/** "OK" is no evidence of understanding: asks a check question. "Yes" accepts an offer. */
function saidOk(turn: Turn, words: string): Reply {
  const { state, voice } = turn
  const { problem } = state
  if (!problem) return plainReply('ok.none', voice.say('ok.none'))
  if (problem.solved) {
    const wasOffered = ['solved', 'solution', 'solution.again', 'hint.last', 'ok', 'hint.solved'].includes(
      state.lastMove ?? '',
    )
    if (isYes(words) && wasOffered) return practise(turn, { wants: ['similar'] })
    if (/^(?:no|nope|нет|неа)(?![\p{L}])/u.test(words)) return plainReply('ok.none', voice.say('ok.none'))
    return plainReply('ok', voice.say('ok.solved'))
  }
  const step = nextQuestion(turn)
  return withProblem(
    turn,
    plainReply('ok', step === null ? voice.say('ok.task', { line: voice.line(lineOf(problem)) }) : goOn(turn, step)),
  )
}

export function askedForAnswer(turn: Turn, givesUp = false): Reply {
  const { state, voice } = turn
  const { problem } = state
  if (!problem) return plainReply('answer.none', voice.say('answer.none'))
  if (problem.solved) return againSolved(turn, problem)
  if (problem.stepShown || (givesUp && mayGiveUp(problem))) return fullSolution(turn, problem)
  // A second refusal in a row would not help: add the first hint.
  if (state.lastMove === 'answer.refused' && problem.level === 0) return giveHint(turn, null)
  const worked = isNamedByWords(problem) ? workedStep(turn) : null
  const step = isMeasured(problem) ? measuredStep(turn, problem) : (worked?.more ?? smallStep(problem, voice))
  const text = `${pleaHeard(turn, pleaIn(turn) ?? 'plain')} ${step}`
  return withProblem(turn, plainReply('answer.refused', text))
}

/** After a named misconception: shows it with a numeric example, and on a second request the lesson behind it. */
function explainError(turn: Turn, problem: Problem, id: MisconceptionId): Reply | null {
  const { state, voice } = turn
  if (state.lastMove === 'counter') return lessonOf(turn, remedies[id])
  if (!state.lastMove?.startsWith('wrong')) return null
  const { counter } = voice.texts.misconceptions[id]
  const text = voice.say('counter', { counter, line: voice.line(lineOf(problem)) })
  return { move: 'counter', text, content: problemContent(problem, voice), free: true }
}

/**
 * After a line that was called wrong: "what's wrong with it?", or the way to it once more in words ("I multiplied 2 with
 * the x, and the 8 stays"). Naming the right step would praise what was done wrong in it.
 */
export function aboutWrongLine({ turn, typed, intent, open, statements, acts }: Message): Reply | null {
  const { state, voice } = turn
  const isAfter = state.lastMove?.startsWith('wrong.') || state.lastMove === 'counter'
  if (intent !== undefined || !open || !isAfter || open.lastError === null) return null
  const said = typed.toLowerCase().replaceAll('ё', 'е')
  const asks = directWords[voice.language].whereMistake.test(said)
  const isWay =
    state.lastMove !== 'counter' &&
    statements.every(({ statement }) => isPlainNumber(statement)) &&
    !isDone(acts, 'hint', 'why', 'what', 'how', 'answer-please', 'give-up') &&
    !typed.includes('?') &&
    hearStep(typed, voice.language) !== null
  return asks || isWay ? explainError(turn, open, open.lastError) : null
}

/** The reason for the last step, or for the one just hinted at. */
export function explainWhy(turn: Turn): Reply {
  const { state, voice } = turn
  const { problem } = state
  if (!problem) return plainReply('why.none', voice.say('why.none'))
  const ofError = problem.lastError && !problem.solved ? explainError(turn, problem, problem.lastError) : null
  if (ofError) return ofError
  if (isMeasured(problem)) return measuredWhy(turn, problem)
  // The steps of the formula as read are arithmetic; the word problem's topic is another.
  const ofTopic = problem.told === null ? null : explainFirst(turn)
  if (ofTopic) return ofTopic
  if (problem.told !== null) return askedInstead(turn, problem)
  const last = problem.done.at(-1)
  const [step] = remainingSteps(problem)
  const isAboutNext = problem.level > 0 || state.lastMove?.startsWith('wrong') || !last
  const rule = isAboutNext && step ? step.rule : (last?.rule ?? null)
  if (!rule) return plainReply('why.none', voice.say('why.none'))
  const shown = isAboutNext || !last?.line ? lineOf(problem) : readWritten(last.line)
  const why = step && step.rule === rule ? ruleWords(step, voice).why : voice.texts.rules[rule].why
  // A reason that refers to values of an earlier step cannot be filled in.
  if (/\{\w+\}/.test(why)) return plainReply('why.none', voice.say('why.none'))
  return {
    move: 'why',
    text: voice.say('why', { why, line: voice.line(shown) }),
    content: problemContent(problem, voice),
  }
}

/** No reason of the task itself is known: its first question leads to the place, and claims nothing. */
function askedInstead({ voice }: Turn, problem: Problem): Reply {
  const values = { problem: voice.line(lineOf(problem)), question: firstQuestion(problem, voice) }
  return { move: 'why.none', text: voice.say('back', values), content: problemContent(problem, voice) }
}

function goBack(turn: Turn): Reply {
  const { state, voice } = turn
  const left = tasksLeft(state)
  const task = left.find((each) => idOf(each) === state.lastLeft) ?? left.at(-1)
  return task ? openAgain(turn, task) : plainReply('no-parked', voice.say('no-parked'))
}

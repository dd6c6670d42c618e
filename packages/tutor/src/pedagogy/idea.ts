import { contentStems, namesIdea } from '../concepts/find.ts'
import { isStory } from '../dialogue/story/detect.ts'
import { type Expr, expression, isClosed, namesOf } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { readMessage } from '../math/reading.ts'
import { readTaskInWords } from '../math/task-reading.ts'
import { sameValue } from '../math/verify.ts'
import { reasonNamed, whyOfNamedStep } from './aside.ts'
import {
  answersOpenCard,
  answerToCard,
  cardAskedWordByWord,
  cardByName,
  explainFirst,
  explainIdea,
  explainSlip,
  followCard,
  ideaAtHand,
  isBehindSlip,
  reasonUnderCard,
  wonderOfText,
} from './concept.ts'
import { giveHint } from './hints.ts'
import { belongs, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { newProblem } from './new-problem.ts'
import { lineOf, sameLine, taskOf, wholeSolution } from './problem.ts'
import { isPlainNumber } from './relation.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { Problem } from './state.ts'
import type { Message } from './understand.ts'
import { isDone, wonderIn } from './wants.ts'
import { givesReason, type Wondering, wonderingIn } from './wonder.ts'
import { ruleWords } from './wording.ts'
import { explainWhy } from './words-only.ts'

/** Statements that may occur in a question without being its task. */
const asides: readonly string[] = ['expression', 'values', 'no-solution', 'all-numbers']

/**
 * Minimum card scores if a question about an idea is not the likeliest reading: `heard`, it only sounds like one;
 * `besideTask`, it contains an equation; `afterAll`, nothing else understood the message.
 */
const least = { heard: 0.52, besideTask: 0.7, afterAll: 0.65 } as const

/** A question about an idea, or what a student says to the card that was told. */
export function idea(message: Message): Reply | null {
  const { turn, typed: text, intent, open, acts, expected, statements } = message
  if (intent !== undefined) return null
  const wondering = wonderingIn(text, turn.voice.language)
  if (isWithin(message)) return wondering ? ideaInStory(turn, wondering) : null
  const named =
    cardByName(turn, text) ??
    (wondering || /\?/.test(text) ? cardAskedWordByWord(turn, text, wondering?.wonder ?? 'why') : null)
  if (named) return named
  const said = wondering?.beside ?? text
  const answered =
    (expected?.by.startsWith('card.') ? answerToCard(turn, expected, said) : null) ?? answersOpenCard(turn, said)
  if (answered)
    return answered.move.startsWith('card.right') && wondering ? withDoubt(turn, answered, wondering) : answered
  const reason = givesReason(text, turn.voice.language)
  const owned = reason ? reasonUnderCard(turn, text) : null
  if (owned) return owned
  if (wondering && !isDone(acts, ...elsewhere) && (open || !isDone(acts, 'task', 'tasks'))) {
    const told = answerWondering(message, wondering)
    if (told) return told
  }
  // The reason for a mistake is explained by what goes wrong there.
  const isOfSlip = turn.state.lastMove?.startsWith('wrong')
  const told = reason && open ? explainIdea(turn, isOfSlip ? 'mistake' : 'why', text, least.heard) : null
  if (told) return told
  // "Not what I asked. Minus times minus, please": names the idea again.
  if (!open && message.statements.length === 0 && isDone(acts, 'contest')) {
    const meant = explainIdea(turn, wondering?.wonder ?? 'why', text, least.besideTask)
    if (meant) return meant
  }
  // A thought about the idea with an example of the student's own is no new task.
  const isThought = typedWords(text) > 6 && statements.length > 0 && !hasTask(message) && !isDone(acts, 'task', 'tasks')
  if (isThought && !open && turn.state.lastMove?.startsWith('card')) {
    const held = ideaAtHand(turn, text)
    if (held) return held
  }
  const sure = wonderIn(acts)
  const isWork = isDone(acts, 'answer', 'step', 'solution', 'check', 'is-true')
  if (!isWork || sure) {
    const followed = followCard(turn, text)
    if (followed) return followed
  }
  const wonder = sure ?? wonderOfText(text, turn.voice.language)
  if (!wonder || isDone(acts, 'task', 'tasks', 'answer-please', 'identity', 'abilities', 'insult', 'manipulate'))
    return null
  if (isWork && !sure) return wonder === 'why' && !open ? explainIdea(turn, wonder, text, least.besideTask) : null
  // "What is the difference between 31 and -9?" is a calculation, not a question about an idea.
  if (!open && wonder !== 'why' && isCalculation(message)) return null
  if (wonder !== 'why' && asksForResult(text)) return null
  if (hasTask(message)) {
    const isOfTask = wonder === 'how' && !namesIdea(text, turn.voice.language)
    return open || isOfTask ? null : explainIdea(turn, wonder, text, least.besideTask)
  }
  if (!sure && open && isDone(acts, 'rephrase', 'hint', 'lost', 'example', 'what-if', 'compare', 'recap')) return null
  if (!sure) return explainIdea(turn, wonder, text, isPersonal(message) ? least.besideTask : least.heard)
  // "How do I start?" is about the task.
  if (open && wonder === 'how' && contentStems(text, turn.voice.language).length === 0) return giveHint(turn, null)
  return explainIdea(turn, wonder, text) ?? (open && wonder === 'why' ? explainWhy(turn) : null)
}

const typedWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

const hasTask = ({ statements }: Message): boolean =>
  statements.some(({ statement }) => !asides.includes(statement.kind))

/**
 * In a story, the message is handled as work first, except for a question that names an idea: "what does ratio mean?"
 */
function ideaInStory(turn: Turn, { wonder, question, beside }: Wondering): Reply | null {
  // A task that was not read is asked about in the light of its words.
  if (turn.state.story?.standing === 'unread') return null
  const isOfIdea = wonder === 'what' && !/\d/.test(`${question}${beside}`) && namesIdea(question, turn.voice.language)
  return isOfIdea ? explainIdea(turn, wonder, question, least.besideTask) : null
}

/** Acts whose question words do not ask about mathematics. */
const elsewhere = ['answer-please', 'abilities', 'insult', 'manipulate', 'language', 'practise', 'recap'] as const

/** "Why ...", "what does ... mean": about the open card, a named idea, or the step that is due. */
function answerWondering(message: Message, { wonder, question, beside }: Wondering): Reply | null {
  const { turn, open } = message
  const { language } = turn.voice
  // "Why is there another one? The root of 49 is 7": explains the missing root.
  if (open && wonder === 'why' && turn.state.lastMove === 'missing-root') {
    const missing = explainIdea(turn, wonder, question) ?? explainFirst(turn)
    if (missing && missing.move !== 'card.none') return missing
  }
  // The rest of the message may be work, or a story that contains the question.
  if (/\d/.test(beside) && !isOnlyTask(open, beside, language)) return null
  const isBare = contentStems(question, language).length === 0
  if (open && wonder === 'how' && isBare) return null
  // "How do I begin with 3(x - 2) = 2x + 7?" brings a task, unless a word of it names an idea.
  if (wonder === 'how' && !open && hasTask(message) && !namesIdea(question, language)) return null
  const equality = equalityIn(message)
  // A why about something false: the answer is that it is false.
  if (equality === 'refuted') return null
  const ofSlip = open && wonder === 'why' ? explainSlip(turn, question) : null
  if (ofSlip) return ofSlip
  const ofNamedSlip = wonder === 'why' && isBehindSlip(turn)
  // A distinctive word of an idea is more specific than the step.
  const isOfStep = wonder === 'why' && !ofNamedSlip && !namesIdea(question, language)
  const ofStep =
    open && open.told === null && isOfStep && !isMeasured(open) ? whyOfNamedStep(turn, open, question) : null
  const told =
    ofStep ?? explainIdea(turn, wonder, question) ?? (open || wonder !== 'why' ? null : ideaAtHand(turn, question))
  if (told || wonder !== 'why') return told
  if (open) return isBare ? null : explainWhy(turn)
  return equality ? whyEqual(turn, equality) : null
}

/** The numeric equality asked about; `refuted` if it is false and the question does not say so. */
function equalityIn({ typed, reading }: Message): { left: Expr; source: string } | 'refuted' | null {
  for (const line of reading.lines) {
    if (!('statement' in line) || namesOf(line.statement).length > 0) continue
    const { statement, source } = line
    const parts =
      statement.kind === 'equation'
        ? [statement.left, statement.right]
        : statement.kind === 'chain'
          ? statement.parts
          : []
    const [left, ...others] = parts
    if (!left) continue
    if (others.every((each) => sameValue(left, each) === 'verified')) return { left, source }
    if (!/(?<!\p{L})(?:not|isn'?t|can'?t|не|нельзя)(?!\p{L})/iu.test(typed)) return 'refuted'
  }
  return null
}

/** "Why is 3 + 4 · 2 = 11?": the reason for its first step. */
function whyEqual(turn: Turn, { left, source }: { left: Expr; source: string }): Reply | null {
  const { state } = turn
  const before = state.problem
  const lines = [{ statement: expression(left), source }]
  newProblem(turn, lines, lines, [])
  const told = state.problem && state.problem !== before ? explainWhy(turn) : null
  if (told?.move === 'why') return told
  state.problem = before
  return null
}

/** "I am still at 2x = 8": repeats a known line and is no work. */
function isOnlyTask(open: Problem | null, text: string, language: Language): boolean {
  const { lines } = readMessage(text, language)
  const known = open ? [taskOf(open), lineOf(open)] : []
  return lines.every((line) => !('statement' in line) || known.some((each) => sameLine(each, line.statement)))
}

/** "x = 7, but why does it get a minus?": grades the value and answers the question. */
export function doubt(message: Message, judge: (text: string) => Reply): Reply | null {
  const { turn, typed, intent, open, expected } = message
  const { language } = turn.voice
  if (intent !== undefined || !open || isMeasured(open) || isWithin(message)) return null
  if (expected?.by.startsWith('card.')) return null
  const wondering = wonderingIn(typed, language)
  if (!wondering || !/\d/.test(wondering.beside)) return null
  const { lines } = readMessage(wondering.beside, language)
  // The words beside a why about a missing root are its reason: "the root of 49 is 7".
  if (turn.state.lastMove === 'missing-root' && !wondering.beside.includes('=')) return null
  if (lines.length === 0 || isOnlyTask(open, wondering.beside, language) || !belongs(judgeWork(open, lines)))
    return null
  return withDoubt(turn, judge(wondering.beside), wondering)
}

/** Acknowledges what was right briefly, then answers the question. A mistake comes first. */
export function withDoubt(turn: Turn, judged: Reply, { wonder, question, beside }: Wondering): Reply {
  const isRight = judged.content.verdict === 'correct' || /^(?:card|usual)\.right/.test(judged.move)
  if (!isRight) return judged
  turn.state.expects = null
  if (judged.move.startsWith('card')) turn.state.lastMove = judged.move
  const { voice, state } = turn
  const { problem } = state
  const isTask = problem !== null && !isMeasured(problem) && !/^(?:card|usual)\./.test(judged.move)
  const inWords = (why: string): Reply => ({ ...judged, text: `${why} ${voice.say('card.clearer')}` })
  const named = isTask && !namesIdea(question, voice.language) ? reasonNamed(turn, problem, question) : null
  const told =
    (named === null ? null : inWords(named)) ??
    explainIdea(turn, wonder, question, undefined, true) ??
    (isTask ? reasonLeft(turn, problem, inWords) : null)
  if (!told || told.move === 'why.none') return judged
  const lines = readMessage(beside, turn.voice.language).lines.flatMap((line) => ('statement' in line ? [line] : []))
  const last = lines.at(-1)
  const text = last
    ? `${turn.voice.say('doubt.right', { line: turn.voice.line(last.statement) })} ${told.text}`
    : `${turn.voice.say('doubt.yes')} ${told.text}`
  return { ...told, text, content: { ...told.content, ...judged.content } }
}

/** The message asks about an idea without stating a task, so it is neither a story nor a function to find. */
export function isWondering(text: string, language: Language, open: Problem | null): boolean {
  const wondering = wonderingIn(text, language)
  if (wondering === null || wondering.wonder === 'how') return false
  return !/\d/.test(wondering.beside) || (open !== null && !isStory(wondering.beside, language))
}

/** Explains the only step, or the one that is due; with several, asks which is meant. */
function reasonLeft(turn: Turn, problem: Problem, inWords: (why: string) => Reply): Reply {
  if (!problem.solved) return explainWhy(turn)
  const [step, ...others] = wholeSolution(problem).steps
  const why = step && others.length === 0 ? ruleWords(step, turn.voice).why : null
  return why ? inWords(why) : plainReply('why.none', turn.voice.say('why.none'))
}

/** Nothing else understood the message: explaining an idea it names is better than asking back. */
export function ideaAfterAll({ turn, typed: text, open, statements }: Message): Reply | null {
  if (open || statements.length > 0) return null
  return explainIdea(turn, wonderOfText(text, turn.voice.language) ?? 'what', text, least.afterAll)
}

/** "What was the price?", "how many?", with the numbers to find it. */
const asksForResult = (text: string): boolean =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).length >= 2 &&
  /(?<!\p{L})(?:how (?:many|much|long|far|old|fast)|what (?:is|was|will) (?:the|his|her|its)|сколько|каков\p{L}*|какой|какая|какое|какую|найди\p{L}*)(?!\p{L})/iu.test(
    text,
  )

/** A story or lesson question is open, and handles the message first. */
const isWithin = ({ turn: { state } }: Message): boolean =>
  (state.story !== null && !state.story.isParked) || (state.keyed !== null && !state.keyed.over)

/** About the conversation or the student, not about mathematics. */
const isPersonal = ({ acts }: Message): boolean => isDone(acts, 'feeling', 'off-topic', 'practise', 'language')

/** Numbers and an operation: a known wording, or a formula that is more than a number. */
export const isCalculation = ({ turn, text, statements }: Message) =>
  /\d/.test(text) &&
  (statements.some(
    ({ statement }) => statement.kind === 'expression' && isClosed(statement.value) && !isPlainNumber(statement),
  ) ||
    readTaskInWords(text, turn.voice.language) !== null)

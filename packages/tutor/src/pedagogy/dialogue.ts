import type { Intent } from '@lumi/contracts/chat'
import { chanceFrom } from '../curriculum/chance.ts'
import { firstExercise, practiceFamilies, twinOf } from '../curriculum/practice.ts'
import type { Statement } from '../math/ast.ts'
import { equation, expression, isClosed, namesOf } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { degreeOf, difference, exactValue, tryPolynomial } from '../math/polynomial.ts'
import type { ReadLine, Unread } from '../math/reading.ts'
import { readMessage } from '../math/reading.ts'
import { solve } from '../math/solve.ts'
import type { Decline } from '../math/steps.ts'
import { readTask } from '../math/task-reading.ts'
import { sameValue } from '../math/verify.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { answerLine, fullSolution, testOf } from './answer.ts'
import { belongs, checkWork, diagnoseFor, judgeWork } from './checking.ts'
import { giveHint, mayGiveUp } from './hints.ts'
import { conceptIn, intentsOf, type WordIntent } from './intents.ts'
import { lessonReply } from './lesson.ts'
import { lineOf, openProblem, problemContent, remainingSteps, taskOf, wholeSolution } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { Problem } from './state.ts'
import { type Move, orientMove } from './texts/moves.ts'
import { ruleWords } from './wording.ts'

type StatementLine = Exclude<ReadLine, Unread>

/** Decides what the student wants and answers it. Changes the turn's state. */
export function converse(turn: Turn, text: string, intent: Intent | undefined): Reply {
  const { voice, state } = turn
  if (intent?.kind === 'practice') return practise(turn)
  if (intent?.kind === 'hint') return giveHint(turn, intent.level ?? null)

  const reading = readMessage(text, voice.language)
  const wants = intentsOf(reading.words)
  const asked = state.asked
  state.asked = null
  if (asked !== null && state.problem) {
    const resolved = resolveAsked(turn, asked, wants, reading.lines.length > 0)
    if (resolved) return resolved
  }
  const statements = reading.lines.filter((line): line is StatementLine => 'statement' in line)
  const worded = taskInWords(turn, text, statements)
  if (worded && intent === undefined) return newProblem(turn, worded, worded, [])
  if (intent?.kind === 'contest' || (wants.includes('contest') && statements.length === 0)) return contest(turn)
  if (statements.length > 0 && !asksAboutNotion(wants, statements)) {
    return withMathematics(turn, reading.lines, statements, wants, intent)
  }
  if (intent?.kind === 'check' && reading.lines.length === 0) return plainReply('check-what', voice.say('check-what'))
  if (intent?.kind === 'answer' && reading.lines.length === 0) return askedForAnswer(turn)
  if (reading.numbersInProse >= 2) return plainReply('word-problem', voice.say('word-problem'))
  const byWords = withWords(turn, wants, reading.words)
  if (byWords) return byWords
  const [unread] = reading.lines.filter((line): line is Unread => !('statement' in line))
  if (unread) return notRead(turn, unread)
  return plainReply('nonsense', voice.say(reading.words.length > 600 || text.length > 1500 ? 'too-long' : 'nonsense'))
}

/** "What is a discriminant, D = ...?" asks about the notion, not about the formula in it. */
const asksAboutNotion = (wants: readonly WordIntent[], statements: readonly StatementLine[]) =>
  wants.includes('concept') &&
  statements.every(({ statement }) => statement.kind === 'expression' && isPlainNumber(statement))

const isPlainNumber = (statement: Statement) => statement.kind === 'expression' && statement.value.kind === 'number'

function notRead(turn: Turn, line: Unread): Reply {
  const { voice } = turn
  if (line.reason === 'inequality' || line.reason === 'function') return plainReply(line.reason, voice.say(line.reason))
  if (line.reason === 'too-long') return plainReply('too-long', voice.say('too-long'))
  const tooBig: readonly Unread['reason'][] = ['exponent-too-big', 'number-too-big', 'too-deep', 'too-many-letters']
  if (tooBig.includes(line.reason)) {
    return plainReply('too-big', voice.say('too-big'))
  }
  const source = `\`${line.source.replaceAll('`', "'").slice(0, 80)}\``
  return {
    move: 'unreadable',
    text: voice.say('unreadable', { source }),
    content: { badge: null, verdict: 'cannot-check' },
  }
}

/** "Factor ...", "find the derivative of ...", "how many metres are in 3 km": tasks that a formula alone does not tell. */
function taskInWords(
  { state, voice }: Turn,
  text: string,
  statements: readonly StatementLine[],
): StatementLine[] | null {
  if (!/\d|[xyху]/iu.test(text)) return null
  const told = readTask(text, voice.language)
  if (!told) return null
  const isTold = told.task.kind === 'request' || (statements.length === 0 && told.task.kind === 'expression')
  const isOpen = state.problem !== null && !state.problem.solved
  if (!isTold || (isOpen && writeStatement(told.task) === state.problem?.task)) return null
  return [{ statement: told.task, source: text.slice(0, 200) }]
}

// ---- Messages with mathematics in them -----------------------------------------------------------------------------

function withMathematics(
  turn: Turn,
  lines: readonly ReadLine[],
  statements: readonly StatementLine[],
  wants: readonly WordIntent[],
  intent: Intent | undefined,
): Reply {
  const { state, voice } = turn
  const { problem } = state
  const first = statements[0]!.statement
  const asksToSolve = wants.includes('solve') || wants.includes('simplify') || wants.includes('factor')
  if (!problem || problem.solved) {
    const isOld = problem !== null && !asksToSolve && writeStatement(first) !== problem.task
    if (problem && isOld && belongs(judgeWork(problem, lines))) {
      return againSolved(turn, problem)
    }
    return newProblem(turn, lines, statements, wants)
  }
  problem.lastWork = lines
    .map((line) => ('statement' in line ? writeStatement(line.statement) : ''))
    .filter((each) => each !== '' && each.length < 400)
    .slice(0, 3)
    .join('\n')
  if (intent?.kind === 'check' || intent?.kind === 'answer') return checkWork(turn, problem, lines)
  const isTaskAgain = writeStatement(first) === problem.task
  if (isTaskAgain && statements.length === 1) return orientAgain(turn, problem, 'orient')
  const judged = judgeWork(problem, lines)
  if (belongs(judged) && !(asksToSolve && !isTaskAgain && isNewTask(problem, first)))
    return checkWork(turn, problem, lines)
  if (asksToSolve && isNewTask(problem, first)) return newProblem(turn, lines, statements, wants)
  switch (relation(problem, first, judged)) {
    case 'step':
      return checkWork(turn, problem, lines)
    case 'new':
      return newProblem(turn, lines, statements, wants)
    default: {
      state.asked = writeStatement(first)
      const values = { line: voice.line(first), problem: voice.line(lineOf(problem)) }
      return {
        move: 'step-or-new',
        text: voice.say('step-or-new', values),
        content: { ...problemContent(problem, voice), badge: null },
      }
    }
  }
}

const isResult = (statement: Statement) =>
  statement.kind === 'cases' ||
  statement.kind === 'values' ||
  statement.kind === 'no-solution' ||
  statement.kind === 'all-numbers' ||
  (statement.kind === 'equation' && statement.left.kind === 'name' && isClosed(statement.right)) ||
  isPlainNumber(statement)

const isNewTask = (problem: Problem, statement: Statement) =>
  writeStatement(statement) !== problem.task && writeStatement(statement) !== problem.line && !isResult(statement)

/** A line that is not right: a step that went wrong, or something else altogether? */
function relation(
  problem: Problem,
  statement: Statement,
  judged: ReturnType<typeof judgeWork>,
): 'step' | 'new' | 'ask' {
  const task = taskOf(problem)
  const [own] = judged
  const diagnosed =
    own && 'judgement' in own && own.judgement.kind === 'wrong' && diagnoseFor(problem, own, own.judgement)
  if (diagnosed) return 'step'
  if (task.kind === 'expression') {
    if (isResult(statement)) return 'step'
    if (statement.kind === 'equation') return namesOf(task).length > 0 && sharesLetters(task, statement) ? 'ask' : 'new'
    if (statement.kind === 'chain') return sharesParts(task, statement) ? 'step' : 'ask'
    if (statement.kind === 'expression') {
      const letters = [namesOf(task), namesOf(statement)].map((each) => each.join())
      if (letters[0] !== letters[1] && letters[1] !== '') return 'new'
      return sharesNumbers(task, statement) ? 'step' : 'ask'
    }
    return 'ask'
  }
  if (isResult(statement)) return sharesLetters(task, statement) || namesOf(statement).length === 0 ? 'step' : 'new'
  if (statement.kind === 'chain') return 'step'
  if (statement.kind === 'expression')
    return isClosed(statement.value) || !sharesLetters(task, statement) ? 'new' : 'ask'
  if (statement.kind === 'cases') return sharesLetters(task, statement) ? 'step' : 'new'
  if (!sharesLetters(task, statement)) return 'new'
  const [ownDegree, taskDegree] = [statement, task].map(degree)
  if ((ownDegree ?? 0) > (taskDegree ?? 0)) return 'new'
  return sharesSide(problem, statement) ? 'step' : 'ask'
}

const sharesLetters = (a: Statement, b: Statement) => namesOf(a).some((letter) => namesOf(b).includes(letter))

function degree(statement: Statement): number {
  if (statement.kind !== 'equation') return 1
  const [left, right] = [tryPolynomial(statement.left), tryPolynomial(statement.right)]
  return left && right ? degreeOf(difference(left, right)) : 0
}

const monomials = (statement: Statement): string[] => {
  const sides =
    statement.kind === 'equation'
      ? [statement.left, statement.right]
      : statement.kind === 'expression'
        ? [statement.value]
        : []
  return sides.flatMap((side) =>
    [...(tryPolynomial(side)?.values() ?? [])].map((term) => {
      const size = term.coefficient.n < 0n ? -term.coefficient.n : term.coefficient.n
      return `${size}/${term.coefficient.d} ${JSON.stringify(term.powers)}`
    }),
  )
}

/** Half of the terms of a line, signs aside, stand in the line or the task before it. */
function sharesSide(problem: Problem, statement: Statement): boolean {
  const own = monomials(statement)
  return [lineOf(problem), taskOf(problem)].some((line) => {
    const known = monomials(line)
    return own.length > 0 && own.filter((each) => known.includes(each)).length * 2 >= own.length
  })
}

const digitsOf = (statement: Statement): string[] => writeStatement(statement).match(/\d+/g) ?? []
const sharesNumbers = (a: Statement, b: Statement) => {
  const known = digitsOf(a)
  const own = digitsOf(b)
  return own.filter((each) => known.includes(each)).length * 2 >= own.length
}
const sharesParts = (task: Statement & { kind: 'expression' }, chain: Statement & { kind: 'chain' }) =>
  chain.parts.some((part) => sameValue(part, task.value) === 'verified') || sharesNumbers(task, chain)

function resolveAsked(turn: Turn, asked: string, wants: readonly WordIntent[], hasMathematics: boolean): Reply | null {
  if (hasMathematics || !turn.state.problem) return null
  const statement = readWritten(asked)
  const lines = [{ statement, source: '' }]
  if (wants.includes('is-new')) return newProblem(turn, lines, lines, [])
  if (wants.includes('is-step')) return checkWork(turn, turn.state.problem, lines)
  return null
}

// ---- A new problem -------------------------------------------------------------------------------------------------

function newProblem(
  turn: Turn,
  lines: readonly ReadLine[],
  statements: readonly StatementLine[],
  wants: readonly WordIntent[],
): Reply {
  const { voice, state } = turn
  const { task, work } = taskAndWork(lines, statements, wants)
  if (!task)
    return plainReply('nothing-to-solve', voice.say('nothing-to-solve', { line: voice.line(statements[0]!.statement) }))
  const line = voice.line(task)
  if (wants.includes('factor') && task.kind === 'expression') return plainReply('factorise', voice.say('factorise'))
  if (task.kind === 'chain') return plainEquality(turn, task)
  const solved = solve(task)
  if (!('solution' in solved)) return declined(turn, solved.decline, line, lines)
  if (solved.solution.steps.length === 0) {
    const move = task.kind === 'expression' ? 'already-simple' : 'nothing-to-solve'
    return plainReply(move, voice.say(move, { line }))
  }
  const left = state.problem
  const opened = openProblem(`p${state.turns}`, task, solved.solution)
  if (left && !left.solved) state.parked = left
  state.problem = opened
  if (work.length > 0 && isOwnWork(opened, work)) return checkWork(turn, opened, work)
  const words = voice.say('orient', { problem: line, question: voice.say(orientMove(opened.family)) })
  const note = left && !left.solved ? `${voice.say('parked', { parked: voice.line(taskOf(left)) })}\n\n` : ''
  return { move: 'orient', text: `${note}${words}`, content: problemContent(opened, voice) }
}

/** `1/2 + 1/3 = 2/5` holds a task and a claim; several lines hold a task and the work on it. */
function taskAndWork(written: readonly ReadLine[], found: readonly StatementLine[], wants: readonly WordIntent[]) {
  const { lines, statements } = taskFirst(written, found)
  const [first] = statements
  const { statement, source } = first!
  const rest = lines.slice(lines.indexOf(first as ReadLine) + 1)
  const isSimplifying = wants.includes('simplify') && statement.kind === 'equation'
  const parts = isSimplifying ? [statement.left, statement.right] : statement.kind === 'chain' ? statement.parts : null
  if (parts) {
    const [start, ...claims] = parts
    const canBeTask = simplestSteps(expression(start!)) > 0 || isSimplifying
    if (!canBeTask) return { task: statement.kind === 'chain' ? statement : null, work: [] }
    return {
      task: expression(start!),
      work: [...claims.map((each) => ({ statement: expression(each), source })), ...rest],
    }
  }
  const taskKinds: readonly Statement['kind'][] = [
    'equation',
    'expression',
    'inequality',
    'between',
    'system',
    'request',
  ]
  if (taskKinds.includes(statement.kind)) return { task: statement, work: rest }
  if (statement.kind === 'cases' && statement.cases.length > 0) {
    // Two equations in one message: a task and its answer, or two tasks. The first is taken.
    const [one, ...others] = statement.cases
    const work = others.map((each) => ({ statement: equation(each.left, each.right) as Statement, source }))
    return { task: equation(one!.left, one!.right), work: [...work, ...rest] }
  }
  return { task: null, work: [] }
}

/** "Is x = 13 the answer to 3(x - 2) = 2x + 7?" names the answer before the task. */
function taskFirst(lines: readonly ReadLine[], statements: readonly StatementLine[]) {
  const [first] = statements
  const task = statements.find(({ statement }) => statement.kind === 'equation' && !isResult(statement))
  if (!first || !task || first === task || !isResult(first.statement)) return { lines, statements }
  const forward = <Line>(all: readonly Line[]) => [task as Line, ...all.filter((each) => each !== (task as unknown))]
  return { lines: forward<ReadLine>(lines), statements: forward<StatementLine>(statements) }
}

function simplestSteps(statement: Statement): number {
  const solved = solve(statement)
  return 'solution' in solved ? solved.solution.steps.length : 0
}

const isOwnWork = (problem: Problem, work: readonly ReadLine[]) => {
  const judged = judgeWork(problem, work)
  const [first] = judged
  if (belongs(judged)) return true
  if (!first || !('judgement' in first)) return false
  const { line } = first.judgement
  return relation(problem, line, judged) === 'step'
}

/** `5 = 5`, `0.5 = 1/2`: nothing to work out, but true or false. */
function plainEquality({ voice }: Turn, task: Statement & { kind: 'chain' }): Reply {
  const truths = task.parts.slice(1).map((part) => sameValue(task.parts[0]!, part))
  const line = voice.line(task)
  if (truths.every((truth) => truth === 'verified')) {
    return {
      move: 'identity',
      text: voice.say('identity', { line }),
      content: { badge: 'checked', verdict: 'correct' },
    }
  }
  if (!truths.includes('refuted')) return plainReply('cannot-check', voice.say('cannot-check', { line }))
  const [before, ...others] = task.parts.map((part) => voice.formula(part))
  const text = voice.say('wrong.value', { before: before!, line: others[truths.indexOf('refuted')]! })
  return { move: 'wrong.value', text, content: { badge: 'checked', verdict: 'incorrect' } }
}

function declined({ voice }: Turn, decline: Decline, line: string, lines: readonly ReadLine[]): Reply {
  const shown = line.length > 160 ? `${'`'}${lines[0]!.source.replaceAll('`', "'").slice(0, 60)}...${'`'}` : line
  const move: Move = decline === 'not-an-exercise' ? 'nothing-to-solve' : decline
  return plainReply(move, voice.say(move, { line: shown }))
}

function orientAgain({ voice }: Turn, problem: Problem, move: 'orient' | 'back'): Reply {
  const question = voice.say(orientMove(problem.family))
  const shown = move === 'back' ? lineOf(problem) : taskOf(problem)
  return {
    move,
    text: voice.say(move, { problem: voice.line(shown), question }),
    content: problemContent(problem, voice),
  }
}

function againSolved({ voice }: Turn, problem: Problem): Reply {
  const text = voice.say('solution.again', {
    answer: answerLine(problem, wholeSolution(problem).answer, voice),
    offer: voice.say('offer.twin'),
  })
  return {
    move: 'solution.again',
    text,
    content: { ...problemContent(problem, voice), verdict: 'correct' },
    free: true,
  }
}

function practise(turn: Turn): Reply {
  const { state, voice, seed } = turn
  const chance = chanceFrom(`${seed}|practise|${state.turns}`)
  const model = state.problem
  const exercise =
    (model && twinOf(taskOf(model), chance)) ??
    firstExercise(model ? model.family : chance.pick(practiceFamilies), chance)
  if (!exercise) return plainReply('ok.none', voice.say('ok.none'))
  if (model && !model.solved) state.parked = model
  const opened = openProblem(`p${state.turns}`, exercise.statement, exercise.solution)
  state.problem = opened
  const question = voice.say(orientMove(opened.family))
  return {
    move: 'practise',
    text: voice.say('practise', { problem: voice.line(exercise.statement), question }),
    content: problemContent(opened, voice),
  }
}

// ---- Words only ----------------------------------------------------------------------------------------------------

function withWords(turn: Turn, wants: readonly WordIntent[], words: string): Reply | null {
  const { state, voice } = turn
  const { problem } = state
  const isOpen = problem !== null && !problem.solved
  const has = (intent: WordIntent) => wants.includes(intent)
  const simple = (move: Move, values = {}) => plainReply(move, voice.say(move, values))

  if (has('claim')) return simple('claim.refused', { task: smallTask(turn) })
  if (has('insult')) return simple('insult')
  if (has('give-up') || has('answer')) return askedForAnswer(turn, has('give-up'))
  if (has('knowledge-date')) return simple('knowledge-date')
  if (has('are-you-ai')) return simple('are-you-ai')
  if (has('can-do')) return simple('can-do')
  const concept = has('concept') || (!isOpen && words.split(' ').length <= 3) ? conceptIn(words) : null
  if (concept) {
    const { text, check } = voice.texts.concepts[concept]
    return simple('concept', { text, check })
  }
  if (has('frustration') && !has('practise')) {
    return isOpen ? withProblem(turn, simple('frustration', { task: smallTask(turn) })) : simple('frustration.none')
  }
  if (has('hint') || has('dont-know')) return giveHint(turn, null)
  if (has('back')) return goBack(turn)
  if (has('practise')) return practise(turn)
  if (has('why')) return explainWhy(turn)
  const lesson = has('concept') ? lessonReply(turn, words) : null
  if (lesson) return lesson
  if (has('concept')) return has('off-topic') ? simple('off-topic') : simple('concept.unknown')
  if (has('off-topic')) return simple('off-topic')
  if (has('check')) return simple('check-what')
  if (has('thanks')) return simple('thanks')
  if (has('bye')) return simple('bye')
  if (has('greeting')) {
    if (isOpen) return withProblem(turn, simple('greeting.open', { line: voice.line(lineOf(problem)) }))
    return simple(state.turns === 1 ? 'greeting' : 'greeting.again')
  }
  if (has('ok')) return saidOk(turn, words)
  if (has('solve') || has('simplify') || has('factor')) return askedForAnswer(turn)
  return null
}

const withProblem = ({ state, voice }: Turn, reply: Reply): Reply =>
  state.problem ? { ...reply, content: { ...problemContent(state.problem, voice), badge: null } } : reply

function smallTask({ state, voice }: Turn): string {
  const { problem } = state
  if (!problem || problem.solved) return voice.say('claim.no-task')
  return voice.say('claim.task', { line: voice.line(lineOf(problem)) })
}

/** "OK" is no evidence of understanding: a small test. "Yes" after an offer takes the offer. */
function saidOk(turn: Turn, words: string): Reply {
  const { state, voice } = turn
  const { problem } = state
  if (!problem) return plainReply('ok.none', voice.say('ok.none'))
  if (problem.solved) {
    const isYes = /^(?:yes|yep|yeah|sure|ok|okay|да|давай|ага|угу|хочу|конечно|ок|окей)(?![\p{L}])/u.test(words)
    const wasOffered = ['solved', 'solution', 'solution.again', 'hint.last', 'ok', 'hint.solved'].includes(
      state.lastMove ?? '',
    )
    if (isYes && wasOffered) return practise(turn)
    if (/^(?:no|nope|нет|неа)(?![\p{L}])/u.test(words)) return plainReply('ok.none', voice.say('ok.none'))
    return plainReply('ok', voice.say('ok.solved'))
  }
  return withProblem(turn, plainReply('ok', voice.say('ok.task', { line: voice.line(lineOf(problem)) })))
}

function askedForAnswer(turn: Turn, givesUp = false): Reply {
  const { state, voice } = turn
  const { problem } = state
  if (!problem) return plainReply('answer.none', voice.say('answer.none'))
  if (problem.solved) return againSolved(turn, problem)
  if (problem.stepShown || (givesUp && mayGiveUp(problem))) return fullSolution(turn, problem)
  // Refusing twice in a row helps nobody: the second time the first hint comes along.
  if (state.lastMove === 'answer.refused' && problem.level === 0) return giveHint(turn, null)
  const reply = plainReply('answer.refused', voice.say('answer.refused', { task: smallTask(turn) }))
  return withProblem(turn, reply)
}

/** The reason of the last step, or of the one that was just hinted at. */
function explainWhy({ state, voice }: Turn): Reply {
  const { problem } = state
  if (!problem) return plainReply('why.none', voice.say('why.none'))
  const last = problem.done.at(-1)
  const [step] = remainingSteps(problem)
  const isAboutNext = problem.level > 0 || state.lastMove?.startsWith('wrong') || !last
  const rule = isAboutNext && step ? step.rule : (last?.rule ?? null)
  if (!rule) return plainReply('why.none', voice.say('why.none'))
  const shown = isAboutNext || !last?.line ? lineOf(problem) : readWritten(last.line)
  const why = step && step.rule === rule ? ruleWords(step, voice).why : voice.texts.rules[rule].why
  return {
    move: 'why',
    text: voice.say('why', { why, line: voice.line(shown) }),
    content: problemContent(problem, voice),
  }
}

function goBack(turn: Turn): Reply {
  const { state, voice } = turn
  const { parked, problem } = state
  if (!parked) return plainReply('no-parked', voice.say('no-parked'))
  state.problem = parked
  state.parked = problem && !problem.solved ? problem : null
  return orientAgain(turn, parked, 'back')
}

/** The same question settled in another way: numbers put into the task and into the student's line. */
function contest(turn: Turn): Reply {
  const { state, voice } = turn
  const { problem } = state
  const work = problem?.lastWork
  const solution = problem && wholeSolution(problem)
  if (!problem || !work || !solution) return plainReply('contest.none', voice.say('contest.none'))
  const line = readWritten(work.split('\n').at(-1)!)
  const judged = judgeWork(problem, [{ statement: line, source: '' }])[0]
  if (!judged || !('judgement' in judged)) return plainReply('contest.none', voice.say('contest.none'))
  const { judgement } = judged
  const finding = (text: string): Reply => ({
    move: 'contest',
    text: voice.say('contest', { finding: text }),
    content: { ...problemContent(problem, voice), verdict: judgement.kind === 'right' ? 'correct' : 'incorrect' },
    free: true,
  })
  if (solution.unknown === null) {
    const task = taskOf(problem)
    if (task.kind !== 'expression' || judgement.line.kind !== 'expression' || judgement.kind !== 'wrong')
      return checkWork(turn, problem, [{ statement: line, source: '' }])
    const [own, other] = [exactValue(task.value), exactValue(judgement.line.value)]
    if (!own || !other) return checkWork(turn, problem, [{ statement: line, source: '' }])
    return finding(`${voice.formula(judgement.line.value)} $\\neq$ ${voice.formula(task.value)}.`)
  }
  const test = testOf(problem, judgement.line, solution.unknown, voice)
  if (!test) return checkWork(turn, problem, [{ statement: line, source: '' }])
  return finding(`${test.value}: ${test.left} $\\neq$ ${test.right}.`)
}

/** Language of a message by its letters; null when it has only formulas. */
export function languageOf(text: string): Language | null {
  const cyrillic = (text.match(/[а-яё]/giu) ?? []).length
  const isOnlyVariables = !/[а-яё]{2,}/iu.test(text)
  if (cyrillic > 0 && !isOnlyVariables) {
    const latinWords = text.replace(/\\[a-z]+/gi, ' ').match(/(?<![a-zа-яё])[a-z]{3,}(?![a-zа-яё])/giu) ?? []
    const cyrillicWords = text.match(/[а-яё]{2,}/giu) ?? []
    return latinWords.length > 2 * cyrillicWords.length ? 'en' : 'ru'
  }
  const latin = text.replace(/\\[a-z]+|sqrt|frac/gi, ' ')
  return /(?<![a-z])(?:hi|ok|no|so|is|it|me|my|why|[a-z]{4,}|(?=[a-z]*[aeiou])(?![abcxyz]{3}(?![a-z]))[a-z]{3})(?![a-z])/iu.test(
    latin,
  )
    ? 'en'
    : null
}

import { beginning } from '../beginning.ts'
import { classifyActs } from '../dialogue/acts.ts'
import { amountOf } from '../dialogue/story/amount-asked.ts'
import { readingsOf } from '../dialogue/story/reading.ts'
import { newStory, type Story } from '../dialogue/story/story-state.ts'
import { storyTrial } from '../dialogue/story/trial.ts'
import { spanText } from '../language/worked/clock-words.ts'
import {
  agrees,
  asksInWords,
  asksItself,
  asksMistake,
  asksWhich,
  asksWhy,
  beforeOwnWork,
  hasEquals,
  hasUnknown,
  isAnswering,
  numberOfOthers,
  ofOthers,
  tellsAnswer,
  withoutUnitPowers,
  workedAnd,
  workedTexts,
} from '../language/worked/worked-texts.ts'
import { approximate } from '../math/approximate.ts'
import { type Expr, expression, namesOf, type Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { writeNumbers } from '../math/spoken.ts'
import { equationsIn } from '../worked/equations.ts'
import { numberThatBelongs, rootsSaid, withoutQuestions } from '../worked/named-numbers.ts'
import { readWorked } from '../worked/read.ts'
import { saidIn } from '../worked/said.ts'
import { withoutBesides, withoutPronouns } from '../worked/stories/prose.ts'
import {
  type Both,
  isSame,
  numberValue,
  type Part,
  type Said,
  type Slip,
  type Value,
  type WorkedTask,
  written,
} from '../worked/task.ts'
import { amountAsked } from './amounts-asked.ts'
import { whyOfAngles } from './angles-here.ts'
import { rolesInLetters } from './beside/roles-in-letters.ts'
import { checkWork } from './checking.ts'
import { noteTry } from './evidence.ts'
import { isFishing } from './fishing.ts'
import { answerNumbers, isMeasured } from './measured.ts'
import { momentOf, putBack as restore } from './moment.ts'
import { setsFormula } from './own-formula.ts'
import { withoutPlea } from './plea-numbers.ts'
import { problemContent, wholeSolution } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { LIMITS, type Problem, type WorkedProgress } from './state.ts'
import { splitUnit } from './stated-unit.ts'
import { tellsOnly } from './tells.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'

/**
 * Usual tasks that are read whole: work on them is compared with the values on the way, a usual mistake gets the question
 * that shows it, and the next question is always one about this task.
 */

interface Open {
  readonly task: WorkedTask
  readonly progress: WorkedProgress
  /** The problem of the core that is the same task; null if it has none. */
  readonly problem: Problem | null
}

function openWorked({ state }: Turn): Open | null {
  const { worked, problem, story } = state
  if (!worked) return null
  const isProblem = problem?.id === worked.id && !problem.solved
  const isStory = story?.id === worked.id && !story.solved && !story.isParked && !(problem && !problem.solved)
  const task = isProblem || isStory ? readWorked(worked.text, worked.language) : null
  return task && { task, progress: worked, problem: isProblem ? problem : null }
}

// ---- Work ------------------------------------------------------------------------------------------------------------

/** Work on the open task, or a plea for help with it; null for everything else. */
export function workOnWorked(message: Message): Reply | null {
  const { turn, typed, intent } = message
  if (intent === undefined && turn.state.worked !== null && setsFormula(turn, typed)) return null
  const open = intent === undefined || intent.kind === 'check' || intent.kind === 'answer' ? openWorked(turn) : null
  const other = open && readWorked(typed, turn.voice.language)
  if (open?.problem && open.task.isCoreFirst && open.task.isProse) return ownModel(turn, open, typed)
  if (open?.problem && open.task.isCoreFirst)
    // Its own hints know nothing of what was asked from here.
    return /^worked\./.test(turn.state.lastMove ?? '')
      ? (nextValue(turn, open, typed) ?? remarked(turn, open, typed) ?? helped(turn, open, typed))
      : null
  // "2 to the 4" is a task, and a step in one about powers.
  const isAgain = other !== null && open?.task.hears !== undefined && sameGoals(other, open.task)
  if (!open || (other && other.kind !== open.task.stepKind && !isAgain)) return null
  if (open.task.hears && agrees[turn.voice.language].test(typed))
    return says(turn, open, 'go-on', { ask: askNext(turn, open) })
  if (isReadElsewhere(turn)) return null
  const asked = amountFirst(turn, open, typed)
  if (asked) return asked
  const moment = momentOf(turn)
  const own = judged(turn, open, typed)
  // A number may answer a small calculation that was asked about beside the task.
  if (own && own.content.verdict === undefined && message.expected?.by === 'story.sum') {
    restore(turn, moment)
    return null
  }
  return own ?? whyOfAngles(message) ?? helped(turn, open, typed)
}

/** "54 km/h in m/s?", "how do I do 10 % of 54?": the numbers of a question are no work, and it comes first. */
function amountFirst(turn: Turn, { problem }: Open, text: string): Reply | null {
  const { story } = turn.state
  const asked = problem ? null : amountAsked(turn, text)
  return story && asked && !/\d/.test(asked.rest) ? amountOf(turn, story, text) : null
}

/**
 * The story has a reading of its own, and a reply that comes of it. What is known here takes its place where that tells
 * little, says the opposite, or speaks of another number than the student.
 */
function betterHere(turn: Turn, reply: Reply, text: string, putBack: () => void): Reply {
  const moment = momentOf(turn)
  const wasOpen = openWorked(turn)
  putBack()
  const open = openWorked(turn)
  const own = open && judged(turn, open, text)
  const isOwn = own !== null && /^worked\.(?:slip|right|solved|equation|others|set-up|which|idea)/.test(own.move)
  if (!open || !isOwn || !isBetter(turn, open, own, reply, text)) {
    const isPlea = reply.move === 'story.unknown'
    const help = open && isPlea && saysNoMore(reply) ? helped(turn, open, text) : null
    if (help) return help
    restore(turn, moment)
    if (own?.content.verdict === 'correct' && wasOpen && turn.state.worked)
      noteDone(turn.state.worked, wasOpen.task, text, turn.voice.language)
    return reply
  }
  const { story } = turn.state
  // Who works on with what fits has agreed.
  if (story && !story.solved && story.standing === 'assumed' && own.content.verdict === 'correct')
    story.standing = 'confirmed'
  return own
}

const saysNoMore = (reply: Reply): boolean =>
  saysLittle.test(reply.move) ||
  tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'unread', 'leads-on', 'denies')

function isBetter(turn: Turn, { task }: Open, own: Reply, reply: Reply, text: string): boolean {
  const [mine, theirs] = [own.content.verdict, reply.content.verdict]
  // "Of 80" answers which amount a percent is taken of, even where the result is 80 as well.
  if (own.move === 'worked.solved' && /^story\.(?:quantity\.given|slip\.beside)$/.test(reply.move)) return false
  if (saysNoMore(reply) || own.move === 'worked.others' || own.move === 'worked.which') return true
  if (mine === undefined || theirs === undefined)
    return /^story\.(?:confirm|quantity|on-way|so-far|usual\.step|slip)$/.test(reply.move) && mine !== undefined
  if (mine !== theirs) return mine === 'incorrect' || /^worked\.(?:solved|right\.more|set-up)$/.test(own.move)
  if (task.overrules) return mine === 'incorrect'
  if (mine === 'correct')
    return reply.move === 'story.on-way' || (own.move === 'worked.solved' && reply.move !== 'story.answer')
  // Of two changes the one that was made of both is the usual mistake, and its end may be told without it.
  if (mine === 'incorrect' && task.kind !== 'two-changes') return false
  const { language } = turn.voice
  const last = saidOf(task, withoutPlea(text, language), language).findLast((each) => knownAs(task, each, false))
  const isTold =
    last?.value.kind !== 'number' ||
    reply.text.replaceAll('{,}', ',').includes(plainNumber(last.value.of, language)) ||
    last.sum !== null
  return !isTold
}

const plainNumber = (of: number, language: Language): string => {
  const text = `${Number(of.toPrecision(6))}`
  return language === 'ru' ? text.replace('.', ',') : text
}

/** What the student has come to is done here as well, whoever said so. */
function noteDone(progress: WorkedProgress, task: WorkedTask, text: string, language: Language): void {
  const parts = saidOf(task, text, language).flatMap((each) => knownAs(task, each, false)?.part ?? [])
  progress.done = [...new Set([...progress.done, ...parts.map(({ key }) => key)])].slice(-LIMITS.doneSteps)
}

/** The story of the usual task has a reading of its own. */
const isReadElsewhere = ({ state: { story, worked } }: Turn): boolean =>
  story !== null && story.id === worked?.id && !['unread', 'likely'].includes(story.standing)

/** Replies to a story that lead on without a step of it. */
const saysLittle = /^story\.(?:ok|step|hint\.nudge|unclear|noticed|foreign|letter\.what|number\.how)$/

/** In a figure that the core judges, an equation of the student is about the task, and what follows it as well. */
function ownModel(turn: Turn, open: Open, text: string): Reply | null {
  const equation = equationSaid(turn, open, text)
  const isOwn = hasUnknown[turn.voice.language].test(text) && hasEquals[turn.voice.language].test(text)
  if (equation || !(isOwn || /^worked\./.test(turn.state.lastMove ?? ''))) return equation
  const moment = momentOf(turn)
  const own = judged(turn, open, text)
  if (own && /^(?:worked\.(?:slip|right|set-up|idea)|solved)/.test(own.move)) return own
  restore(turn, moment)
  return null
}

/** What leads on with whatever was said leads on with the next step. */
function nextStep(turn: Turn, open: Open, reply: Reply): Reply {
  const { language } = turn.voice
  const next = nextPart(open)
  if (!next) return reply
  if (reply.move === 'story.start') {
    const ask = askNext(turn, open)
    return {
      ...reply,
      text: `${reply.text.replace(/(?<=^|[.!?:”»"\n]\s{0,2})[^.!?:”»"\n]*\?\s*$/u, '').trim()} ${ask}`,
    }
  }
  const isVague = saysLittle.test(reply.move)
  if (!isVague && !tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'unread', 'leads-on', 'denies'))
    return reply
  if (open.progress.asked !== next.key) return says(turn, open, 'step', { ask: askNext(turn, open) })
  // The same question a second time helps nobody.
  open.progress.told++
  return open.progress.told % MOST_HELP === 0
    ? says(turn, open, 'example', { example: open.task.example[language], ask: next.ask[language] })
    : says(turn, open, 'help', { more: next.more[language] })
}

/** Where the core knows no cause for what it has read too. */
export const workedInstead: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  const isStory = before.state.worked?.id === turn.state.story?.id && turn.state.story !== null
  const told = intent === undefined && isStory && !reply.move.startsWith('worked.') ? openWorked(turn) : null
  // Numbers of the student's own deserve what was said of them.
  if (told && !told.problem && !isReadElsewhere(before) && !/\d\D+\d|\d[.,]\d/.test(text))
    return nextStep(turn, told, reply)
  if (
    isStory &&
    intent === undefined &&
    isReadElsewhere(before) &&
    !reply.move.startsWith('worked.') &&
    before.state.worked
  )
    return told && reply.move === 'story.start' ? nextStep(turn, told, reply) : betterHere(turn, reply, text, putBack)
  const open = intent === undefined && before.state.worked?.id === turn.state.problem?.id ? openWorked(turn) : null
  const isVain =
    tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'denies') ||
    /^(?:told\.unclear|right\.terms|list\.what)$/.test(reply.move) ||
    (open?.task.hears !== undefined && (!saysMore.test(reply.move) || (/^hint/.test(reply.move) && /\d/.test(text)))) ||
    (open?.task.isProse && /^(?:right\.part|figure\.wrong|wrong\.unknown|missing-root)$/.test(reply.move))
  if (open?.problem && open.task.hears && /^hint\.(?:nudge|bigger)$/.test(reply.move) && !/\d/.test(text))
    return hintOf(turn, open, open.problem, reply)
  if (open?.problem && open.task.hears && reply.move === 'ok')
    return says(turn, open, 'go-on', { ask: askNext(turn, open) })
  if (!open?.problem || !open.task.isCoreFirst || !isVain) return reply
  const moment = momentOf(turn)
  putBack()
  const again = openWorked(turn)
  const own = again && judged(turn, again, text)
  // What the core has found right is only told with the next question of the task.
  const tellsMore =
    reply.move === 'right'
      ? /^worked\.(?:right|formula)/
      : /^(?:worked\.(?:slip|right|formula|answered|example|solved)|solved)/
  if (own && tellsMore.test(own.move)) return own
  restore(turn, moment)
  // A side that is named with a letter is no wrong result.
  const named = open.task.isProse && reply.move === 'figure.wrong' && hasUnknown[turn.voice.language].test(text)
  const now = named ? openWorked(turn) : null
  return now ? says(turn, now, 'step', { ask: askNext(turn, now) }) : reply
}

/** A rung of the core's ladder, with the question of the task in its place. */
function hintOf(turn: Turn, open: Open, problem: Problem, reply: Reply): Reply {
  const next = nextPart(open)
  if (!next) return reply
  const isNudge = reply.move === 'hint.nudge'
  const text = (isNudge && turn.state.lastMove !== 'worked.formula' ? next.ask : next.more)[turn.voice.language]
  problem.rungs = { ...problem.rungs, [isNudge ? 'nudge' : 'bigger']: text.slice(0, LIMITS.rung) }
  const { hintLevel } = reply.content
  return {
    ...reply,
    text,
    content: { ...problemContent(problem, turn.voice), ...(hintLevel !== undefined && { hintLevel }) },
  }
}

/** What the core says about a task with amounts that its formula has nothing to add to. */
const saysMore =
  /^(?:solved|unfinished|wrong\.(?:turned-over|one-speed)|hint|solution|safety|insult|answer|help|talk|greeting|thanks|bye|parked|switch|return)/

const MOST_GUESSES = 2
const FEWEST_WORDS = 3

function judged(turn: Turn, open: Open, text: string): Reply | null {
  const { language } = turn.voice
  const { task } = open
  // "One is even and one is divisible by 3" asks nothing where it is a reason.
  if (isFishing(text) && !(task.hears && text.includes('=')) && !task.readsIn?.(text, language).length) return null
  const heard = task.hears?.(withoutPlea(text, language), language)
  const all = heard?.said ?? saidOf(task, withoutPlea(text, language), language)
  // Of two results the one of somebody else is no work of the student.
  const others = task.isProse && !open.problem ? numbersOfOthers(text, language) : []
  const own = all.filter(({ value }) => !others.some((each) => isSame(value, numberValue(each))))
  const said = own.some((each) => knownAs(task, each, false)) ? own : all
  const isAlone = said.length === 1 && wordsIn(text) <= FEWEST_WORDS
  const known = said.flatMap((each) => knownAs(task, each, isAlone) ?? [])
  const goals = known.filter(({ part }) => part?.isGoal)
  // Whose result is right is answered where two of them are compared.
  if (open.problem && goals.length > 0 && ofOthers[language].test(text))
    return heard ? answered(turn, open, text, []) : null
  if (others.length > 0 && goals.length > 0 && said === all)
    return says(turn, open, 'others', { ask: askNext(turn, open) })
  // "3x = 90, x = 30" behind a right equation is wrong, whatever else in the task is 30.
  const isBroken = () => equationsIn(text, task, language).some(({ broken }) => broken !== undefined)
  const isOpenEnd = known.every(({ part }) => !part) || (goals.length === 0 && isBroken())
  const equation = task.isProse && isOpenEnd ? equationSaid(turn, open, text) : null
  if (equation) return equation
  const bare = said.filter((each) => isBare(each) && !isJustGiven(task, each))
  const isAllKnown = bare.every((each) => known.some((one) => one.said === each && one.part))
  if (bare.length > MOST_GUESSES && goals.length > 0 && said.every(isBare) && !isAllKnown) return null
  const isWhichNumber =
    task.isProse &&
    said.filter(isBare).length > 1 &&
    goals.length === 0 &&
    asksWhich[language].test(text) &&
    !asksWhy[language].test(text)
  const isChoice =
    isWhichNumber ||
    (/\d\p{P}?\s*(?:\p{L}{2,5}\s){0,3}(?:or|или)\s[^?.]{0,12}\d/iu.test(text) && goals.length > 0 && bare.length > 1)
  const root = goals.length === 0 && known.every(({ part }) => part?.isAside) ? rootSaid(turn, open, text) : null
  if (root) return root
  // "Why do I need this, 9/1.2 = 7.5" goes on with the work.
  const isAboutNumbers = !text.includes('=') && (asksWhy[language].test(text) || asksWhich[language].test(text))
  const named = isChoice || isAboutNumbers ? namedNumbers(turn, open, text) : null
  if (named) return named
  if (isChoice) return says(turn, open, 'which', { ask: askNext(turn, open) })
  // A right number by a wrong formula is right by chance.
  if (heard?.formula && heard.formula !== 'right') return mistakenFormula(turn, open, heard.formula)
  // The answer counts, whatever way it was found; a mistake in a calculation before a mistake in what follows from it.
  const slips = known.filter(({ slip }) => slip)
  const slip = slips.find((each) => !isBare(each.said)) ?? slips.at(-1)
  const isAnswered =
    goals.length > 0 && (known.at(-1)?.part || slips.every((each) => each.said.value.kind === 'factors'))
  const asks =
    heard && /\?|\p{L}{3}/u.test(text)
      ? answered(turn, open, text, isAnswered || slips.length === 0 ? known : [])
      : null
  if (asks && (isAnswered || !slip)) return asks
  const explained = heard && said.length === 0 ? explainedAgain(turn, open, text) : null
  if (explained) return explained
  const last = known.at(-1)
  if (isAnswered && last?.said.isOpen && last.part && !last.part.isExact && !task.isProse)
    return says(turn, open, 'right.named', { name: last.part.name[language], ask: restOf(turn) }, 'correct')
  // The way is right; what it comes to is left to the student.
  const parts = known.filter(({ part }) => part)
  const unfinished = parts.at(-1)?.said
  if (task.isProse && unfinished?.sum && slips.length === 0 && parts.every((each) => each.said.isOpen))
    return says(turn, open, 'set-up', { sum: `$${latexOf(unfinished.sum, language)}$` }, 'correct')
  const oneOff = isAnswered || goals.length > 0 ? oneOfSeveral(turn, open, said, known) : null
  if (oneOff) return oneOff
  const isForeign = said.some(({ value }) => task.foreign && isSame(value, { kind: 'number', of: task.foreign.value }))
  if (isAnswered) return taken(turn, open, known, isForeign)
  if (slip?.slip) return mistaken(turn, open, slip.said, slip.slip, known)
  const wrongSum =
    goals.length === 0 ? said.find((each) => each.isWrongSum && shareNamed(task, each) === null) : undefined
  if (wrongSum?.sum) return says(turn, open, 'wrong-sum', { sum: `$${latexOf(wrongSum.sum, language)}$` }, 'incorrect')
  const remark = remarked(turn, open, text)
  if (remark) return remark
  if (known.some(({ part }) => part))
    return (goals.length === 0 ? furtherSaid(turn, open, text, known) : null) ?? taken(turn, open, known)
  if (heard?.formula === 'right')
    return says(turn, open, 'formula', { ask: nextPart(open)?.more[language] ?? restOf(turn) }, 'correct')
  if (asksInWords[language].test(text) || said.length === 0) return null
  // "Is g 9.8 or 10 here?" asks what to take.
  if (/\d\s(?:or|или)\s\d/iu.test(text)) return null
  return unknown(turn, open, said, text)
}

/** "Median 10.5, range 9": of values that are told by their names each is judged by its own. */
function oneOfSeveral(turn: Turn, open: Open, said: readonly Said[], known: readonly Known[]): Reply | null {
  const { task, progress } = open
  const { language } = turn.voice
  const goalOf = ({ label }: Said) =>
    label === null ? undefined : task.parts.find(({ isGoal, labels }) => isGoal && labels?.includes(label))
  const right = known.findLast((each): each is Known & { part: Part } => each.part?.isGoal === true)
  const wrong = said.find((each) => goalOf(each) && !known.some((one) => one.said === each && one.part))
  const asked = wrong && goalOf(wrong)
  if (!task.names || !right || !wrong || !asked) return null
  noteWrong(turn, open)
  progress.done = [...new Set([...progress.done, right.part.key])].slice(-LIMITS.doneSteps)
  progress.asked = asked.key
  const slip = known.find((each) => each.said === wrong)?.slip
  return says(
    turn,
    open,
    'right.one',
    {
      said: shownPart(right, language),
      name: right.part.name[language],
      cause: slip?.cause[language] ?? `${asked.name[language]}: ${asked.ask[language]}`,
    },
    'incorrect',
  )
}

/** What stands behind a right value in the same message answers the next question, or part of it: it is not asked for again. */
function furtherSaid(turn: Turn, open: Open, text: string, known: readonly Known[]): Reply | null {
  const { language } = turn.voice
  const reply = taken(turn, open, known)
  const right = known.findLast((each): each is Known & { part: Part } => each.part !== undefined)
  if (reply.content.verdict !== 'correct' || !right || open.problem?.solved) return null
  const words = { said: shownPart(right, language), name: right.part.name[language] }
  if (words.said === '') return reply
  const equation = open.task.hears
    ? equationsIn(text, open.task, language).find(
        ({ part, letters, broken }) => part?.isGoal && letters === 1 && broken === undefined,
      )
    : undefined
  if (equation)
    return says(turn, open, 'right.equation', { ...words, sum: `$${latexOf(equation.source, language)}$` }, 'correct')
  const next = nextPart(open)
  const roots = next?.key === 'roots' && next.value.kind === 'tuple' ? next.value.of : []
  const found = rootsSaid(text).filter((each) => roots.some((root) => isNear(root, each)))
  if (!next || found.length === 0) return reply
  if (roots.every((root) => found.some((each) => isNear(root, each))))
    return taken(turn, open, [...known, { said: { ...right.said, value: next.value, shown: '' }, part: next }])
  const x = found.map((each) => `$x = ${written(each, language).replace('−', '-')}$`).join(workedAnd[language])
  open.progress.done = [...open.progress.done, ...found.map(rootKey)].slice(-LIMITS.doneSteps)
  return says(turn, open, 'right.some', { ...words, x }, 'correct')
}

const rootKey = (of: number) => `root:${of}`

/** One of the solutions alone; with those that were told before they may be all. */
function rootSaid(turn: Turn, open: Open, text: string): Reply | null {
  const { progress } = open
  const next = nextPart(open)
  if (next?.key !== 'roots' || next.value.kind !== 'tuple') return null
  const roots = next.value.of
  const isAsked = /^worked\.right\.(?:some|root)$/.test(turn.state.lastMove ?? '')
  const alone = isAsked ? /^\D{0,12}?([-−–]?\d+(?:\.\d+)?)\D{0,12}$/u.exec(text)?.[1] : undefined
  const said = alone === undefined ? rootsSaid(text) : [Number(alone.replace(/[−–]/, '-'))]
  if (said.length === 0 || said.some((each) => !roots.some((root) => isNear(root, each)))) return null
  progress.done = [...new Set([...progress.done, ...said.map(rootKey)])].slice(-LIMITS.doneSteps)
  if (roots.every((root) => progress.done.includes(rootKey(root)))) {
    const all: Said = { value: next.value, label: null, sum: null, isWrongSum: false, shown: '' }
    return taken(turn, open, [{ said: all, part: next }])
  }
  const x = `$x = ${written(said[0]!, turn.voice.language).replace('−', '-')}$`
  return says(turn, open, 'right.root', { x }, 'correct')
}

/** "Why 50 and not 70", "by 3 and 4 or by 7": what belongs to the way is told with where it comes from. */
function namedNumbers(turn: Turn, open: Open, text: string): Reply | null {
  const { task, progress } = open
  const { language } = turn.voice
  const found = numberThatBelongs(task, text, language)
  if (!found) return null
  const { part, others } = found
  const at = task.parts.indexOf(part)
  const done = task.parts.slice(0, at + 1).filter(({ isGoal }) => !isGoal)
  progress.done = [...new Set([...progress.done, ...done.map(({ key }) => key)])].slice(-LIMITS.doneSteps)
  const words = {
    said: part.shown?.[language] ?? shown(part.value, language),
    name: part.name[language],
    how: withoutQuestions(part.more[language]),
    others: others.map((each) => `$${written(each, language)}$`).join(workedAnd[language]),
    // Where the calculation is set up, nothing but its result is missing.
    ask: turn.state.lastMove === 'worked.set-up' ? restOf(turn) : askNext(turn, open),
  }
  return says(turn, open, others.length > 0 ? 'belongs.not' : 'belongs', words)
}

const restOf = ({ voice }: Turn): string => voice.choose('worked.rest', workedTexts[voice.language].rest)

/** A question beside the task that has an answer here; what is right in the message is taken with it. */
function answered(turn: Turn, open: Open, text: string, known: readonly Known[]): Reply | null {
  const answer = open.task.answers?.find(({ said }) => said.test(text.toLowerCase().replaceAll('ё', 'е')))
  if (!answer) return null
  const right = known.filter(({ part }) => part)
  const told = right.length > 0 ? taken(turn, open, right) : null
  const reply = answer.reply[turn.voice.language]
  if (told)
    return {
      ...told,
      text: told.text.includes('\n\n') ? told.text.replace('\n\n', ` ${reply}\n\n`) : `${told.text} ${reply}`,
    }
  const isFound = turn.state.lastMove === 'unfinished'
  return says(turn, open, 'answered', { reply, ask: isFound ? '' : askNext(turn, open) })
}

/** "Where is my mistake?": the one that was found last. */
function explainedAgain(turn: Turn, open: Open, text: string): Reply | null {
  const key = open.progress.slip?.replace(/^!/, '')
  const slip =
    key && asksMistake[turn.voice.language].test(text)
      ? open.task.slips.find(({ cause }) => cause.en.startsWith(key))
      : undefined
  return slip ? says(turn, open, 'slip', { cause: slip.cause[turn.voice.language] }) : null
}

function mistakenFormula(turn: Turn, open: Open, cause: Both): Reply {
  noteWrong(turn, open)
  return says(turn, open, 'slip', { cause: cause[turn.voice.language] }, 'incorrect')
}

/** The numbers that somebody else has: "my friend says 36 and 48". */
function numbersOfOthers(text: string, language: Language): number[] {
  const found = numberOfOthers[language].exec(text)
  if (!found) return []
  const behind = text.slice(found.index + found[0].length - 1)
  const list = /^\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?(?:\s?(?:,|and|и)\s\d+(?:[.,]\d+)?)*/u.exec(behind)?.[0] ?? ''
  return list.split(/,\s|\sand\s|\sи\s/u).map((each) => {
    const [top = '', bottom = '1'] = each.replace(',', '.').split('/')
    return Number(top) / Number(bottom)
  })
}

/** The student's own equation: it says what the task says, or it makes a usual mistake. */
function equationSaid(turn: Turn, open: Open, text: string): Reply | null {
  const { language } = turn.voice
  // A law has letters of its own: "1/f = 1/4 - 1/12 = 1/8" is no equation for whatever the task asks for.
  if (open.task.hears) return null
  const found = equationsIn(text, open.task, language)
  const wrong = found.find(({ slip }) => slip)
  const right = found.find(({ broken }) => broken !== undefined) ?? found.findLast(({ part }) => part)
  // "S = 3B" where the brother is the older one: the letters stand for the two the other way round.
  const turned =
    found.length > 0 && open.task.isProse ? turnedRound(turn, [text, ...found.map(({ source }) => source)]) : null
  if (turned) return turned
  if (wrong?.slip && !right) {
    noteWrong(turn, open)
    return says(turn, open, 'slip', { cause: wrong.slip.cause[language] }, 'incorrect')
  }
  if (!right) return null
  // What was found with it is judged by itself.
  if (right.isSolved) return null
  if (right.broken !== undefined) {
    const { line, from } = right.broken
    noteWrong(turn, open)
    const lines = { sum: `$${latexOf(from, language)}$`, line: `$${latexOf(line, language)}$` }
    return says(turn, open, 'equation.broken', lines, 'incorrect')
  }
  const sum = `$${latexOf(right.source, language)}$`
  return says(turn, open, right.letters > 1 ? 'equations' : 'equation', { sum }, 'correct')
}

function turnedRound(turn: Turn, equations: readonly string[]): Reply | null {
  const moment = momentOf(turn)
  for (const typed of equations) {
    const reply = rolesInLetters({ turn, typed })
    if (reply?.move === 'story.beside.roles') return reply
  }
  restore(turn, moment)
  return null
}

/** The value that the last question asks for, which the core could only take for a wrong result; null for all else. */
function nextValue(turn: Turn, open: Open, text: string): Reply | null {
  const said = saidOf(open.task, text, turn.voice.language)
  const [only, ...others] = said.flatMap((each) => knownAs(open.task, each, said.length === 1) ?? [])
  const next = nextPart(open)
  const isNext = only?.part !== undefined && only.part === next && !next.isGoal
  if (!isNext || others.length > 0 || said.length !== 1 || only.said.label !== null) return null
  // "My answer is 27" and "the mean is 27" tell what it is taken for.
  const name = next.name[turn.voice.language].split(' ').at(-1)!.slice(0, STEM)
  return wordsIn(text) === 0 || text.toLowerCase().includes(name) ? taken(turn, open, [only]) : null
}

const STEM = 4

/** What is said in words, not by a value. */
function remarked(turn: Turn, open: Open, text: string): Reply | null {
  const remark = open.task.remarks?.find(({ said }) => said.test(text.toLowerCase().replaceAll('ё', 'е')))
  if (!remark) return null
  if (remark.isIdea) return says(turn, open, 'idea', { cause: remark.reply[turn.voice.language] })
  noteWrong(turn, open)
  return says(turn, open, 'slip', { cause: remark.reply[turn.voice.language] })
}

const isBare = ({ sum, label, value }: Said) => !sum && label === null && value.kind === 'number'
const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0
const MANY_WORDS = 6

/** What the message comes to. A number among many words is the student's result only where they say so. */
function saidOf(task: WorkedTask, text: string, language: Language): Said[] {
  const own = (task.readsIn?.(text, language) ?? []).map((value) => ({
    value,
    label: null,
    sum: null,
    isWrongSum: false,
  }))
  const labeled = task.names?.(text, language) ?? text
  const plain = saidIn(
    task.isProse ? proseWork(labeled, language) : labeled,
    language,
    task.parts.some(({ value }) => value.kind === 'time'),
  )
  const isTold =
    wordsIn(text) <= MANY_WORDS ||
    beforeOwnWork[language].test(text) ||
    tellsAnswer[language].test(text) ||
    (task.isProse &&
      (beginsWithNumber.test(text) ||
        asksWhich[language].test(text) ||
        isAnswering[language].test(text) ||
        numberOfOthers[language].test(text)))
  // The numbers of "142 r 5" are said with it.
  return [...(own.length > 0 || !isTold ? plain.filter((each) => !isBare(each)) : plain), ...own]
}

/** Numbers in words beside others, and no powers of units. */
const proseWork = (text: string, language: Language) =>
  withAngles(
    withoutUnitPowers(
      writeNumbers(withoutPronouns(withoutBesides(text, language), language), language).replace(
        /(?<=\d):\s+(?=\d)/g,
        '; ',
      ),
    ),
  )

/** "cos60" as its value. */
const withAngles = (text: string) =>
  text.replace(/(sin|cos)\s?\(?(\d{1,3})\s?°?\)?/giu, (_, name: string, angle: string) => {
    const turn = (Number(angle) * Math.PI) / HALF_TURN
    return `${Number((name.toLowerCase() === 'sin' ? Math.sin(turn) : Math.cos(turn)).toFixed(10))}`
  })
const HALF_TURN = 180

const beginsWithNumber = /^[^\p{L}\d]*(?:\p{L}{1,5}[\s,]+)?[-−+]?\d/u

interface Known {
  readonly said: Said
  readonly part?: Part
  readonly slip?: Slip
}

const fits = (said: Said, own: Value, labels: readonly string[] | undefined, isStrict: boolean) =>
  isSame(said.value, own) && (said.label === null ? !isStrict : (labels?.includes(said.label) ?? !isStrict))

/** What a value is in the task; null for one that is not known there. */
function knownAs(task: WorkedTask, said: Said, isAlone: boolean): Known | null {
  const share = shareNamed(task, said)
  if (share) return { said: { ...said, value: share.value, isWrongSum: false }, part: share }
  const sum = said.sum?.replace(/\s/g, '')
  const bySum = task.slips.find(
    ({ value, sums, isBare: onlyBare }) =>
      (sums?.some((each) => each === sum) || (onlyBare && said.sum === null)) && isSame(said.value, value),
  )
  if (bySum) return { said, slip: bySum }
  const part = task.parts.find(
    ({ value, also = [], labels }) =>
      [value, ...also].some((own) => fits(said, own, labels, false)) &&
      !(said.label !== null && labels && !labels.includes(said.label)),
  )
  // Said alone, a number that the task tells too may be the answer.
  if (part && (!isJustGiven(task, said) || (isAlone && part.isGoal))) return { said, part }
  const labeled = task.slips.find(({ value, labels }) => labels && fits(said, value, labels, true))
  const slip =
    labeled ??
    task.slips.find(
      ({ value, labels, sums, isBare: onlyBare }) => !labels && !sums && !onlyBare && isSame(said.value, value),
    )
  if (slip && (labeled || isAlone || slip.isGiven || !isJustGiven(task, said))) return { said, slip }
  const cause = task.causeOf?.(said.value)
  return cause ? { said, slip: { value: said.value, cause } } : null
}

/** "4/15 = 8": which part of the whole an amount of the task is, and no calculation. */
function shareNamed(task: WorkedTask, { value, sum, isWrongSum }: Said): Part | null {
  if (!task.isProse || !isWrongSum || value.kind !== 'number' || !task.given.includes(value.of)) return null
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(sum?.replace(/\s/g, '') ?? '') ?? []
  if (top === undefined) return null
  const share = numberValue(Number(top) / Number(bottom))
  return share.kind === 'number' && share.of < 1 ? (task.parts.find((part) => isSame(share, part.value)) ?? null) : null
}

/** A number of the task that is only repeated. */
const isJustGiven = (task: WorkedTask, { value, sum, label }: Said): boolean =>
  value.kind === 'number' &&
  sum === null &&
  task.given.includes(value.of) &&
  !task.parts.some((part) => label !== null && part.labels?.includes(label))

/** Right values: the next question, or the end of the task. */
function taken(turn: Turn, open: Open, known: readonly Known[], isForeign = false): Reply {
  const { task, progress, problem } = open
  const { voice } = turn
  const found = known.filter((each): each is Known & { part: Part } => each.part !== undefined)
  // "6·72 = 432" tells the number, and that it is a product.
  const right = found.filter(
    ({ part, said }) =>
      said.value.kind !== 'factors' ||
      part.value.kind !== 'number' ||
      !found.some((each) => each.part === part && each.said.value.kind === 'number'),
  )
  const before = [...progress.done]
  for (const { part } of right) {
    const at = task.parts.indexOf(part)
    // What leads to a value is done with it, unless the task asks for it.
    const done = part.isAside
      ? [part]
      : task.parts
          .slice(0, at)
          .filter(({ isGoal }) => !isGoal)
          .concat(part)
    progress.done = [...new Set([...progress.done, ...done.map(({ key }) => key)])].slice(-LIMITS.doneSteps)
  }
  // What a calculator shows afterwards is compared with it.
  const { story } = turn.state
  if (story?.id === progress.id) story.lastWork = beginning(turn.said, LIMITS.storedText)
  const last = right.at(-1)!
  const left = task.parts.filter(({ key, isGoal }) => isGoal && !progress.done.includes(key))
  if (problem) problem.attempts++
  if (left.length === 0) return ended(turn, open, last, right, isForeign)
  const isGoal = last.part.isGoal === true
  const news = right.filter(({ part }, at) => !before.includes(part.key) || at === right.length - 1)
  const words = {
    said: news.map((each) => shownPart(each, voice.language)).at(-1) ?? '',
    name: last.part.name[voice.language],
  }
  const key = isGoal ? 'right.more' : words.said === '' ? 'right.named' : 'right'
  return says(turn, open, key, { ...words, ask: askNext(turn, open) }, 'correct')
}

function ended(
  turn: Turn,
  { task, problem, progress }: Open,
  { said, part }: Known & { part: Part },
  all: readonly Known[],
  isForeign: boolean,
): Reply {
  const { state, voice } = turn
  const goals = task.parts.filter(({ isGoal }) => isGoal)
  state.worked = null
  const core = problem && !isMeasured(problem) ? wholeSolution(problem).answer : null
  if (problem && core && goals.length === 1 && ['expression', 'equation', 'set', 'tuples'].includes(core.kind)) {
    if (part.value.kind !== 'time')
      return checkWork(
        turn,
        problem,
        [{ statement: core, source: shown(said.value, voice.language) }],
        // With a false sum on the way more than the unit is open.
        said.isWrongSum ? undefined : splitUnit(turn.said).unit,
      )
  }
  const { story } = state
  if (problem) {
    problem.solved = true
    noteTry(turn, problem.trial, true)
  }
  if (story?.id === progress.id) {
    story.solved = true
    noteTry(turn, story.trial, true)
  }
  // Where minutes are asked for, the answer is told in minutes.
  const inMinutes =
    core?.kind === 'expression' && part.value.kind === 'time'
      ? spanText[voice.language](0, part.value.hours * 60 + part.value.minutes)
      : null
  const answer = goals.map(
    (goal) =>
      inMinutes ??
      goal.shown?.[voice.language] ??
      `${task.names ? `${goal.name[voice.language]} ` : named(goal, voice.language)}${shown(goal.value, voice.language)}`,
  )
  const { hints, wrongs } = problem ?? (story?.id === progress.id ? story : { hints: 0, wrongs: 0 })
  const praise = hints > 0 ? 'praise.helped' : wrongs > 0 ? 'praise.repaired' : 'praise.alone'
  const foreign = task.foreign && isForeign ? ` ${task.foreign.reply[voice.language]}` : ''
  const text = voice.choose('worked.solved', workedTexts[voice.language].solved, {
    said:
      inMinutes ??
      (goals.length > 1 && goals.every((goal) => all.some((each) => each.part === goal))
        ? answer.join(', ')
        : (part.shown?.[voice.language] ?? shown(said.value, voice.language))),
    praise: `${voice.say(praise)}${foreign}`,
    answer: answer.join(', '),
  })
  return {
    move: 'worked.solved',
    text,
    content: {
      ...(problem && problemContent(problem, voice)),
      badge: task.isProse && !problem ? null : 'checked',
      verdict: 'correct',
    },
    free: true,
  }
}

const named = ({ labels }: Part, language: Language) => {
  const [, letter = '', index = ''] = /^([a-z])(\d*)$/.exec(labels?.[0] ?? '') ?? []
  const name = letter === 's' && index !== '' ? 'S' : letter
  return name === '' || language === undefined ? '' : `$${name}${index === '' ? '' : `_{${index}}`} =$ `
}

function noteWrong({ state: { story } }: Turn, { problem }: Open): void {
  if (problem) problem.wrongs++
  else if (story) story.wrongs++
}

function mistaken(turn: Turn, open: Open, said: Said, slip: Slip, known: readonly Known[]): Reply {
  const { cause, done = [] } = slip
  const { language } = turn.voice
  noteWrong(turn, open)
  // Where nothing was calculated yet, no calculation is right.
  const isRightSum = said.sum !== null && !said.isWrongSum && !said.isOpen
  const { progress, task } = open
  const found = known.flatMap(({ part }) => (part && !part.isAside ? [part.key] : []))
  progress.done = [...new Set([...progress.done, ...done, ...found])].slice(-LIMITS.doneSteps)
  const key = cause.en.slice(0, SLIP_KEY)
  const isAgain = progress.slip === key
  progress.slip = isAgain ? `!${key}` : key
  // The same question a second time helps nobody.
  if (isAgain)
    return says(
      turn,
      open,
      'example',
      { example: (slip.example ?? task.example)[language], ask: askNext(turn, open) },
      'incorrect',
    )
  return isRightSum
    ? says(turn, open, 'slip.sum', { cause: cause[language] }, 'incorrect')
    : says(turn, open, 'slip', { cause: cause[language] }, 'incorrect')
}

const SLIP_KEY = 60
const FEW_WORDS = 6
const LONGEST_SUM = 60

/** Nothing that the task knows: the calculation is right, or a result of the student is to be tested. */
function unknown(turn: Turn, open: Open, said: readonly Said[], text: string): Reply | null {
  const { language } = turn.voice
  const { task } = open
  const last = said.at(-1)!
  const isSpan = task.parts.some(({ key, isGoal }) => isGoal && key === 'span')
  const value =
    isSpan && last.value.kind === 'time'
      ? spanText[language](last.value.hours, last.value.minutes)
      : shownSaid(last, language)
  const ask = askNext(turn, open)
  const words = wordsIn(text)
  // Cut out of something that was not read.
  if (task.isProse && last.sum !== null && last.sum.split('(').length !== last.sum.split(')').length)
    return says(turn, open, 'step', { ask })
  if (last.sum !== null && last.sum.length <= LONGEST_SUM)
    return says(turn, open, 'aside', { sum: `$${latexOf(last.sum, language)}$`, said: value, ask })
  const goal = task.parts.find(({ labels, isGoal }) => isGoal && last.label !== null && labels?.includes(last.label))
  if (goal) return says(turn, open, 'not-yet', { said: value, name: goal.name[language], ask }, 'incorrect')
  const [asked] = task.parts.filter(({ isGoal }) => isGoal)
  // Where no time is asked for, one may be said of anything; in a story its own readers know more of hours and minutes.
  const isAside = task.isProse && last.value.kind === 'time' && (!open.problem || asked?.value.kind !== 'time')
  if (words > FEW_WORDS || /\?\s*$/.test(text) || isAside) return null
  // Whole hours may be a step; another time is no other thing than the result.
  const isResult = last.value.kind === 'time' && asked?.value.kind === 'time' && last.value.minutes % 60 !== 0
  if (open.problem && isResult && said.length === 1) {
    noteWrong(turn, open)
    return says(turn, open, 'not-yet', { said: value, name: asked.name[language], ask }, 'incorrect')
  }
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? []
  if (said.every((each) => isJustGiven(task, each)))
    // "3/5 of 20 is 12" says more than the 12 that is given.
    return numbers.length > said.length + 1 ? null : says(turn, open, 'given', { ask })
  return says(turn, open, 'test', { said: value, ask })
}

// ---- Help ------------------------------------------------------------------------------------------------------------

const MOST_HELP = 2

/** The next question with a bit more; null once that is told, or for another message. */
function helped(turn: Turn, open: Open, text: string): Reply | null {
  const { progress } = open
  const { language } = turn.voice
  const acts = classifyActs(text, language)
  const isAboutReply = /^worked\./.test(turn.state.lastMove ?? '') && isDone(acts, 'why', 'contest', 'rephrase')
  if (
    !(isAboutReply || isDone(acts, 'hint', 'lost', 'answer-please', 'give-up')) ||
    /\d/.test(withoutPlea(text, language))
  )
    return null
  // A question of its own has an answer of its own.
  if (!isAboutReply && asksItself[language].test(text)) return null
  const next = nextPart(open)
  // A problem of the core has its ladder, up to the whole solution.
  if (!next || (open.problem && !isAboutReply)) return null
  const { story } = turn.state
  if (story) story.hints++
  progress.told++
  const slip = isAboutReply
    ? open.task.slips.find(({ cause }) => cause.en.slice(0, SLIP_KEY) === progress.slip)
    : undefined
  // Who cannot begin sees how such a task goes.
  const isLost = progress.told === 1 && progress.done.length === 0 && isDone(acts, 'lost')
  const isExample = progress.told % MOST_HELP === 0 || isAboutReply || isLost
  return isExample && (slip?.example !== undefined || isOther(open.task, language))
    ? says(turn, open, 'example', { example: (slip?.example ?? open.task.example)[language], ask: next.ask[language] })
    : says(turn, open, 'help', {
        more: isLost ? `${next.ask[language].replace(/\?\s*$/u, '?')} ${next.more[language]}` : next.more[language],
      })
}

/** An example with the numbers of the very task would tell its answer, and one without numbers of its own is none. */
function isOther({ example, given, parts }: WorkedTask, language: Language): boolean {
  const told = new Set(
    (example[language].match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.'))),
  )
  const answers = parts.flatMap(({ isGoal, value }) => (isGoal && value.kind === 'number' ? [value.of] : []))
  const own = given.filter((each) => each !== 1 && each !== 2)
  return (
    !answers.some((each) => told.has(each)) && !(own.length > 0 && own.every((each) => told.has(each))) && told.size > 1
  )
}

const nextPart = ({ task, progress }: Pick<Open, 'task' | 'progress'>): Part | undefined =>
  task.parts.find(({ key, isAside }) => !isAside && !progress.done.includes(key))

function askNext({ voice }: Turn, open: Pick<Open, 'task' | 'progress'>): string {
  const next = nextPart(open)
  if (!next) return ''
  const { progress } = open
  const isAgain = progress.asked === next.key
  progress.asked = next.key
  if (!isAgain) progress.told = 0
  // What was just asked helps nobody when it is asked in the same words: a bit more of it does.
  else progress.told++
  return (progress.told % MOST_HELP === 1 ? next.more : next.ask)[voice.language]
}

/** The next question of the usual task that is open, with a bit more, and with an example; null without one. */
export function workedStep(
  turn: Turn,
): { readonly ask: string; readonly more: string; readonly withExample: () => string } | null {
  const open = openWorked(turn)
  const next = open && nextPart(open)
  const { language } = turn.voice
  // Where the core has the same task, it knows such steps itself.
  if (!open || !next || (open.problem && open.task.isCoreFirst)) return null
  const [ask, more, example] = [next.ask[language], next.more[language], open.task.example[language]]
  const withExample = () =>
    turn.voice.choose('worked.example', workedTexts[language].example, { example: capital(example), ask })
  return { ask, more, withExample }
}

// ---- A new one -------------------------------------------------------------------------------------------------------

interface Stated {
  readonly statement: string
  readonly work: string
  readonly task: WorkedTask
}

const MOST_CUTS = 12
/** Where one thing ends and another may begin. */
const ends = /[.;!?\n]\s+|\n|(?<=\?)|(?<=d\s?[xх])\s?(?==)/gu

/** The text of the task, and what the student says of an own result behind it: the shortest beginning that states it. */
function statementIn(text: string, language: Language): Stated | null {
  // A list of tasks has its own way.
  if (/(?:^|\n)\s*2[.)]\s/u.test(text)) return null
  const own = new RegExp(beforeOwnWork[language].source, 'giu')
  const cuts = [
    ...[...text.matchAll(own)].map(({ index }) => index),
    ...[...text.matchAll(ends)].map(({ index, 0: end }) => index + end.length),
  ]
    .filter((at) => at > 0 && at < text.length)
    .sort((a, b) => a - b)
    .slice(0, MOST_CUTS)
  const whole = readWorked(text, language)
  // The question of a story may stand behind what it tells, and no number of the student.
  if (whole?.isProse && !/\d/.test(text.slice(cuts[0] ?? 0)) && !beforeOwnWork[language].test(text))
    return { statement: text, work: '', task: whole }
  for (const at of cuts) {
    const task = readWorked(text.slice(0, at), language)
    if (task && (!whole || sameGoals(task, whole)))
      return { statement: text.slice(0, at).trim(), work: text.slice(at), task }
    // "Find the 10th term. Is it 39? Also, which term is 99?"
    if (
      task &&
      whole &&
      !whole.isProse &&
      isBegun(task, whole) &&
      beforeOwnWork[language].test(text.slice(at, at + OWN_WORDS))
    )
      return { statement: text, work: text.slice(at), task: whole }
  }
  return whole && { statement: text, work: '', task: whole }
}

const OWN_WORDS = 20

/** The second task asks for what the first one does, and for more. */
const isBegun = (one: WorkedTask, other: WorkedTask) => {
  const theirs = other.parts.filter(({ isGoal }) => isGoal)
  return one.parts.filter(({ isGoal }) => isGoal).every(({ key }, at) => theirs[at]?.key === key)
}

const sameGoals = (one: WorkedTask, other: WorkedTask) => {
  const [mine, theirs] = [one, other].map(({ parts }) => parts.filter(({ isGoal }) => isGoal))
  return mine!.length === theirs!.length && mine!.every(({ value }, at) => isSame(value, theirs![at]!.value))
}

/** A usual task is opened with a question about it, whatever else the message was taken for. */
export const workedTask: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  const { voice, state } = turn
  if (intent !== undefined || state.practice !== null || reply.move.startsWith('worked.')) return reply
  const read = statementIn(text, voice.language)
  if (read?.task.isProse && !read.task.overrules && isStoryOf(turn, before) && state.story) {
    if (readingsAgree(state.story, read.task)) return besideReading(turn, read, reply)
    if (!read.task.correctsReadings) return reply
  }
  if (!read || isElsewhere(turn, before, reply, read.task)) return reply
  // The amounts of the open task, told once more with the work on it.
  const current = read.task.hears && openWorked(before)
  if (current && sameGoals(current.task, read.task)) return reply
  const opened = state.problem !== null && state.problem.id !== before.state.problem?.id ? state.problem : null
  const isCore =
    opened !== null && (isMeasured(opened) ? isSameAmount(opened, read.task) : isSameTask(opened, read.task))
  if (opened !== null && isMeasured(opened) && !isCore && !correctsFormula(opened, read.task)) return reply
  // A figure that the core reads in another way is the core's.
  if (opened !== null && !isCore && read.task.isProse && read.task.isCoreFirst && !correctsFormula(opened, read.task))
    return reply
  // The core has judged the work that came with the task.
  if (isCore && (opened.solved || reply.content.verdict === 'incorrect') && !read.task.isCoreFirst) return reply
  // "3 to the power of 4" in a task about a logarithm.
  if (
    isBusy(before) &&
    opened === null &&
    state.story?.id === before.state.story?.id &&
    !tellsOnly(reply, 'nothing', 'no-task', 'which')
  )
    return reply
  if (!isCore) {
    putBack()
    if (state.problem && !state.problem.solved) state.parked = state.problem
    state.problem = null
    state.keyed = null
    state.expects = null
    const told = read.statement
    state.story = newStory(`s${state.turns}`, told, voice.language, storyTrial(told, voice.language))
  }
  const id = isCore ? opened.id : (state.story?.id ?? '')
  const progress = newProgress(id, read.statement, voice.language)
  state.worked = progress
  state.asked = null
  if (isCore && read.task.isCoreFirst) {
    const open = { task: read.task, progress, problem: opened }
    const isVain =
      read.work !== '' &&
      (tellsOnly(reply, 'nothing', 'which', 'aside', 'denies', 'leads-on') ||
        (read.task.hears !== undefined && !saysMore.test(reply.move)))
    const own = isVain ? judged(turn, open, read.work) : null
    if (own && /^worked\.(?:slip|right|formula|answered|solved)/.test(own.move)) return own
    return reply
  }
  const open: Open = { task: read.task, progress, problem: isCore ? opened : null }
  const heard = read.work === '' ? null : judged(turn, open, read.work)
  // "(g = 10)" behind the question is given.
  const said = read.task.hears && heard && /^worked\.(?:given|test)/.test(heard.move) ? null : heard
  if (said) return said
  // What a reading that was dropped would have asked has not been asked.
  progress.asked = null
  return says(turn, open, 'open', { ask: askNext(turn, open) })
}

/** A story that this message told, read by the roles of its amounts. */
const isStoryOf = ({ state: { story } }: Turn, before: Turn): boolean =>
  story !== null && story.id !== before.state.story?.id && !['unread', 'likely'].includes(story.standing)

/** The reading is told as ever; the work that follows is compared with the values. */
function besideReading(turn: Turn, read: Stated, reply: Reply): Reply {
  const { state, voice } = turn
  state.worked = newProgress(state.story?.id ?? '', read.statement, voice.language)
  if (read.work === '') return reply
  const moment = momentOf(turn)
  const open = { task: read.task, progress: state.worked, problem: null }
  const own = judged(turn, open, read.work)
  // A mistake that stands beside the task has its own readers.
  if (own?.content.verdict === 'correct' && isBetter(turn, open, own, reply, read.work)) return own
  restore(turn, moment)
  return reply
}

/** Two readers of a story that come to different ends: nothing is judged by this one. */
const readingsAgree = (story: Story, { parts }: WorkedTask): boolean =>
  readingsOf(story.text, story.language).every(({ answer }) => {
    const own = Number(answer.n) / Number(answer.d)
    return parts.some(
      ({ value, isGoal }) =>
        isGoal && value.kind === 'number' && [own, own * 100, own / 100].some((each) => isNear(each, value.of)),
    )
  })

const newProgress = (id: string, statement: string, language: Language): WorkedProgress => ({
  id,
  text: beginning(statement, LIMITS.storedText),
  language,
  done: [],
  asked: null,
  told: 0,
  slip: null,
})

const isBusy = ({ state: { problem, story } }: Turn): boolean =>
  (problem !== null && !problem.solved) || (story !== null && !story.solved && !story.isParked)

/** Another task of the student that is read already, in this message or before. */
function isElsewhere({ state }: Turn, before: Turn, { move }: Reply, task: WorkedTask): boolean {
  const { hears } = task
  const overrules = task.overrules || task.correctsReadings
  const { story } = state
  const isRead = story !== null && story.id !== before.state.story?.id && !['unread', 'likely'].includes(story.standing)
  const isMeasuredNow =
    state.problem !== null && state.problem.id !== before.state.problem?.id && isMeasured(state.problem)
  return (
    (isRead && !overrules) ||
    (isMeasuredNow && !hears && !correctsFormula(state.problem, task)) ||
    move.startsWith('safety') ||
    move === 'idea' ||
    move === 'return-to'
  )
}

/** A formula that was found by single words, in a text of which another reader knows every amount, and comes to another end. */
const correctsFormula = (problem: Problem | null, task: WorkedTask): boolean =>
  problem !== null &&
  task.isProse === true &&
  task.correctsReadings === true &&
  !(isMeasured(problem) && isSameAmount(problem, task))

/** The core's formula comes to the same, in whatever unit. */
function isSameAmount(problem: Problem, { parts }: WorkedTask): boolean {
  const goal = parts.find(({ isGoal }) => isGoal)
  const own = goal?.value.kind === 'number' ? [goal.value, ...(goal.also ?? [])] : []
  const theirs = answerNumbers(problem)
  const isSameDigits = (a: number, b: number) => {
    const power = Math.log10(Math.abs(a / b))
    return Math.abs(power - Math.round(power)) < NEARLY
  }
  return own.some((value) => value.kind === 'number' && theirs.some((each) => isSameDigits(each, value.of)))
}

const NEARLY = 0.005

/** The core has read the same task: its answer is what the task asks for. */
function isSameTask(problem: Problem, task: WorkedTask): boolean {
  const [goal, ...others] = task.parts.filter(({ isGoal }) => isGoal)
  const { answer: found } = wholeSolution(problem)
  const answer = found.kind === 'cases' && found.cases.length === 1 ? found.cases[0]! : found
  if (!goal || others.length > 0) return false
  const values = [goal.value, ...(goal.also ?? [])]
  if (answer.kind === 'story') return goal.value.kind === 'time' && clockTime(goal.value) === answer.text.trim()
  if (answer.kind === 'set') return values.some((value) => value.kind === 'conditions' && isSameSet(value.of, answer))
  const of = sought(answer, goal.value, task)
  if (!of) return false
  const [letter, ...more] = namesOf(expression(of))
  // "The point of the maximum" is one of the two that belong to the task.
  if (goal.value.kind === 'conditions')
    return letter === undefined && goal.value.of.some((each) => each.endsWith(` ${approximate(of)}`))
  if (goal.value.kind === 'number') return letter === undefined && isNear(approximate(of), goal.value.of)
  // A span of time that is asked for in minutes.
  if (goal.value.kind === 'time')
    return letter === undefined && values.some((value) => value.kind === 'number' && value.of === approximate(of))
  if (goal.value.kind === 'division')
    return goal.value.rest === 0 && letter === undefined && isNear(approximate(of), goal.value.quotient)
  if (goal.value.kind !== 'polynomial' || letter === undefined || more.length > 0) return false
  const { of: coefficients } = goal.value
  return [1, 2, 5].every((x) =>
    isNear(
      approximate(of, { [letter]: x }),
      coefficients.reduce((sum, each, power) => sum + each * x ** power, 0),
    ),
  )
}

/** What the core has found; of several values the one that the others are given for. */
function sought(answer: Statement, goal: Value, { given }: WorkedTask): Expr | null {
  if (answer.kind === 'expression') return answer.value
  const [only, ...more] = answer.kind === 'cases' ? answer.cases : answer.kind === 'equation' ? [answer] : []
  // "y = 3x - 1" is the rule of its right side.
  if (only && more.length === 0) return only.left.kind === 'name' ? only.right : null
  if (answer.kind !== 'tuples' || answer.rows.length !== 1 || goal.kind !== 'number') return null
  const left = (answer.rows[0] ?? []).filter((value) => !given.some((each) => isNear(approximate(value), each)))
  return left.length === 1 ? left[0]! : null
}

/** "x >= 4, x ≠ 9": tried at the borders of both and beside them. */
function isSameSet(conditions: readonly string[], set: Extract<Statement, { kind: 'set' }>): boolean {
  const own = conditions.map((each) => /^x(>=|<=|>|<|≠)(-?[\d.]+)$/.exec(each))
  const bounds = set.intervals.map(({ from, to, closedFrom, closedTo }) => ({
    low: from ? approximate(from) : Number.NEGATIVE_INFINITY,
    high: to ? approximate(to) : Number.POSITIVE_INFINITY,
    closedFrom,
    closedTo,
  }))
  const borders = [...own.map((each) => Number(each?.[2])), ...bounds.flatMap(({ low, high }) => [low, high])]
  const places = borders.filter(Number.isFinite).flatMap((at) => [at - 0.01, at, at + 0.01])
  return (
    own.every((each) => each !== null) &&
    places.every((x) => {
      const holds = own.every((each) => holdsAt(x, each?.[1] ?? '', Number(each?.[2])))
      const isInside = bounds.some(
        ({ low, high, closedFrom, closedTo }) =>
          (x > low || (closedFrom && x === low)) && (x < high || (closedTo && x === high)),
      )
      return holds === isInside
    })
  )
}

function holdsAt(x: number, sign: string, of: number): boolean {
  if (sign === '≠') return x !== of
  if (x === of) return sign.endsWith('=')
  return sign.startsWith('>') ? x > of : x < of
}

const clockTime = ({ hours, minutes }: { hours: number; minutes: number }) =>
  `${hours}:${String(minutes).padStart(2, '0')}`

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b))

// ---- Words -----------------------------------------------------------------------------------------------------------

type TextKey = keyof (typeof workedTexts)['en'] | 'slip' | 'idea'

function says(
  turn: Turn,
  { problem, task }: Open,
  key: TextKey,
  values: Readonly<Record<string, string>>,
  verdict?: 'correct' | 'incorrect',
): Reply {
  const { voice } = turn
  const text =
    key === 'slip' || key === 'idea'
      ? (values.cause ?? '')
      : voice.choose(`worked.${key}`, workedTexts[voice.language][key], values)
  const content = problem ? problemContent(problem, voice) : { badge: null }
  turn.state.expects = null
  return {
    move: `worked.${key}${key.startsWith('slip') ? `.${task.kind}` : ''}`,
    text: capital(text),
    content: {
      ...content,
      badge: verdict === 'correct' && !task.isProse ? 'checked' : null,
      ...(verdict && { verdict }),
    },
    free: true,
  }
}

/** Sentences begin with a capital letter, what follows a colon does not. */
const capital = (text: string) =>
  text
    .replace(/(?<=^|(?<!\.\.)[.?!] )(?:\p{Ll}(?=[\p{Ll}'])|[aiавискуоя](?=\s\p{L}))/gu, (letter) =>
      letter.toUpperCase(),
    )
    .replace(/(?<=\p{L}: )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())

const latexOf = (sum: string, language: Language) =>
  sum
    .replace(/\s+/g, ' ')
    .replace(/sqrt\(([^)]*)\)/g, '\\sqrt{$1}')
    .replace(/\^(\d+)/g, '^{$1}')
    .replace(/\s*\*\s*/g, ' \\cdot ')
    .replace(/(?<=\d)\.(?=\d)/g, language === 'ru' ? '{,}' : '.')
    .trim()

/** A right value as the task has it, a fraction as it is written. */
const shownPart = ({ said, part }: Known & { part: Part }, language: Language): string =>
  said.shown?.includes('frac') ? said.shown : (part.shown?.[language] ?? shownSaid(said, language))

const shownSaid = (said: Said, language: Language): string => said.shown ?? shown(said.value, language)

function shown(value: Value, language: Language): string {
  switch (value.kind) {
    case 'number':
      return `$${written(value.of, language).replace('−', '-')}$`
    case 'tuple':
      return `$(${value.of.map((each) => written(each, language).replace('−', '-')).join(';\\ ')})$`
    case 'time':
      return value.hours === 0 ? spanText[language](0, value.minutes) : clockTime(value)
    case 'division':
      return language === 'ru' ? `${value.quotient} (ост. ${value.rest})` : `${value.quotient} r ${value.rest}`
    case 'factors':
      return `$${value.of.join(' \\cdot ')}$`
    case 'polynomial':
      return `$${polynomialText(value.of, language)}$`
    case 'word':
      return ''
    case 'conditions':
      return `$${value.of.join(',\\ ').replaceAll('>=', '\\ge ').replaceAll('<=', '\\le ').replaceAll('≠', '\\ne ')}$`
  }
}

function polynomialText(coefficients: readonly number[], language: Language): string {
  const terms = coefficients
    .map((each, power) => ({ each, power }))
    .filter(({ each }) => each !== 0)
    .reverse()
    .map(({ each, power }, at) => {
      const size = Math.abs(each)
      const letter = power === 0 ? '' : power === 1 ? 'x' : `x^{${power}}`
      const digits = size === 1 && power > 0 ? '' : written(size, language)
      const sign = each < 0 ? '-' : at > 0 ? '+' : ''
      return `${sign}${digits}${letter}`
    })
  return terms.join('') || '0'
}

import type { Intent } from '@lumi/contracts/chat'
import { beginning } from '../beginning.ts'
import type { Act, LikelyAct } from '../dialogue/acts.ts'
import { isStory, taskPart } from '../dialogue/story/detect.ts'
import {
  askedFurther,
  backToStory,
  isAtWork,
  openStory,
  openTold,
  tellsStory,
  withStory,
} from '../dialogue/story/index.ts'
import { guideInstead } from '../dialogue/story/usual-remarks.ts'
import { wholeWay } from '../dialogue/story/whole-way.ts'
import { asksByName } from '../language/asking.ts'
import { beforeALine } from '../language/before-a-line.ts'
import { directWords } from '../language/direct-words.ts'
import { marksGiven } from '../language/marks-given.ts'
import { markedWrong } from '../language/result-marks.ts'
import { saidLogs } from '../language/said-logs.ts'
import { givesReason } from '../language/wondering.ts'
import { isClosed, isQuestion, namesOf } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { leftoverOf } from '../math/leftover.ts'
import { withLostPowers } from '../math/lost-powers.ts'
import type { Reading, ReadLine, StatementLine, Unread } from '../math/reading.ts'
import { withLinesApart } from '../math/run-on-lines.ts'
import { writeSpoken } from '../math/spoken.ts'
import { tasksOfList } from '../math/task-list.ts'
import { readTask, readTaskInWords } from '../math/task-reading.ts'
import { asksBeyond } from '../math/tasks/follow-up-questions.ts'
import { mayTellTask } from '../math/tasks/read.ts'
import { countsInWords } from '../math/tasks/signals.ts'
import { taskWords } from '../math/told.ts'
import type { Unit } from '../math/units.ts'
import { holdsAlways } from '../math/verify.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { afterChecks } from './after-checks.ts'
import { afterSolution, calculatedAfterwards } from './after-solution.ts'
import { taskAmongTalk } from './among-talk.ts'
import { whyOfAngles } from './angles-here.ts'
import { anotherExercise } from './another-exercise.ts'
import { announcedTask } from './another-task.ts'
import { asSaidBeside } from './as-written.ts'
import {
  answerToQuestion,
  dueStep,
  factorsNamed,
  namedStep,
  numberOnTheWay,
  placeOfStep,
  rootsNamed,
  tryIt,
  wayNamed,
  whichNumber,
} from './aside.ts'
import { askedBeside, whyOfOperation } from './asked-beside.ts'
import { askedHere } from './asked-here/index.ts'
import { askedInWork } from './asked-in-work.ts'
import { questionBeside } from './beside/index.ts'
import { tellsAmounts, withWhatIsSaid } from './beside-task.ts'
import { keepButtons, namedButton } from './buttons.ts'
import { candidates } from './candidates.ts'
import { certainVerdict } from './certain-verdict.ts'
import { checkUnit, checkWork, isAwaitingUnit } from './checking.ts'
import {
  aboutLastClaim,
  answerClaims,
  checkAfterwards,
  endsWrong,
  keepWork,
  seenAside,
  withoutSideWork,
} from './claimed.ts'
import { compareWith } from './compare.ts'
import { answerInSigns, explainIdea, explainTapped, inOwnWords, wonderOfText } from './concept.ts'
import { contest } from './contest.ts'
import { correctedTask } from './corrected-task.ts'
import { coveredYes } from './covered-yes.ts'
import { coversMessage } from './covers/index.ts'
import { resultDefended } from './defended.ts'
import { withoutDisowned } from './disown.ts'
import { draw } from './draw.ts'
import { withChoicesLeft } from './exercise-choices.ts'
import type { Expects } from './expects.ts'
import { factReply } from './facts.ts'
import { figureDataOff } from './figure-data.ts'
import { partOfFigure } from './figure-parts.ts'
import { withFirstLinesNamed } from './first-lines.ts'
import { aboutNoTask, kindFirst } from './first-talk.ts'
import { isFishing } from './fishing.ts'
import { isOnlyFragment } from './fragment.ts'
import { aboutFunctions, noteFunctions, withoutOwnName } from './function-talk.ts'
import { guessInQuestion } from './guess-in-question.ts'
import { askedForFormula, giveHint } from './hints.ts'
import { hoursAsDecimal } from './hours-as-decimal.ts'
import { doubt, idea, ideaAfterAll, isCalculation, isWondering } from './idea.ts'
import { ideaAsked } from './idea-asked.ts'
import { taskChanged } from './in-task/changed.ts'
import { saidInTask } from './in-task/index.ts'
import { honestInTask } from './in-task/instead.ts'
import type { WordIntent } from './intents.ts'
import { belongs, judgeWork } from './judging.ts'
import { besideKeyAnswer } from './key-answer.ts'
import { withKeyed } from './keyed.ts'
import { beforeAskingBack } from './last-resort.ts'
import { lawNamed } from './law-named.ts'
import { givenNamed, isMeasured, ownCalculation, withMeasured } from './measured.ts'
import { missingSign } from './missing-sign.ts'
import { topicFirst } from './named-topic.ts'
import { datumMissing } from './needed-data.ts'
import { newProblem, orientAgain } from './new-problem.ts'
import { objection } from './objection.ts'
import { withWayOn } from './onward.ts'
import { withOpenBracket } from './open-bracket.ts'
import { resultOfOthers } from './others.ts'
import { ownTask } from './own-task.ts'
import { placed } from './placed/index.ts'
import { meaningInTask } from './placed/simpler.ts'
import { pleaBeside } from './plea-beside.ts'
import { withoutPlea } from './plea-numbers.ts'
import { exercisesWished, notLearnedYet, practise } from './practise.ts'
import { lineOf, problemContent, taskOf } from './problem.ts'
import { ideaOfProof } from './proof-idea.ts'
import { proposedAnswer } from './proposed-answer.ts'
import { answerHere } from './reason-here.ts'
import { isLineAgain, isNewTask, isNextTo, isPlainNumber, isResult, isSubjectAgain, relation } from './relation.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { returnTo } from './return-to.ts'
import { rowOfNumbers } from './row-of-numbers.ts'
import { saidAboutTask } from './said-about-task.ts'
import { insteadBy, type SecondReader } from './second-readers.ts'
import { withSlipsRight } from './slips-of-the-pen.ts'
import { lastTalk, smallTalk } from './small-talk.ts'
import { inStandardForm } from './standard-form.ts'
import { LIMITS, type Problem } from './state.ts'
import { onlyUnit } from './stated-unit.ts'
import { stepOfTaskAsked } from './step-asked.ts'
import { afterTheEnd, oneThingChanged } from './supposed.ts'
import { taskByKind } from './task-by-kind.ts'
import { taskWithResult } from './task-with-result.ts'
import { tellsOnly } from './tells.ts'
import { thoughtTakenUp } from './thought.ts'
import { timesTables } from './times-tables.ts'
import { relationInLetters } from './told.ts'
import { isIdle } from './tried.ts'
import { isItTheSame, isItTrue } from './truth.ts'
import { bothReadings } from './two-readings.ts'
import { twoRequestsApart } from './two-requests.ts'
import { twoResults } from './two-results.ts'
import { typedWork } from './typed-work/index.ts'
import { isAsking, type Message, understand } from './understand.ts'
import { usualBeside, usualInstead, usualQuestion } from './usual-question.ts'
import { usualTalk } from './usual-talk.ts'
import { valueTable } from './value-table.ts'
import { valuesAsked, whyAfterwards } from './values-asked.ts'
import { isDone } from './wants.ts'
import { comparedWithReason, sizeAnswered } from './which-is-bigger.ts'
import { chosenReading } from './which-reading.ts'
import { ownClaims, unclaimed } from './whose-claim/index.ts'
import { wonderingIn } from './wonder.ts'
import { aboutWrongLine, askedForAnswer, withWords } from './words-only.ts'
import { workedInstead, workedTask, workOnWorked } from './worked-task.ts'
import { worksheet } from './worksheet.ts'

/** Decides what the student wants and answers it, never twice in a row in the same words. Modifies the turn's state. */
export function converse(turn: Turn, text: string, intent: Intent | undefined): Reply {
  const { state, voice } = turn
  const typed = intent === undefined ? withLinesApart(inStandardForm(text, voice.language)) : text
  const asTyped = typed === text ? turn : { ...turn, said: typed }
  const known = intent === undefined ? (bothReadings(asTyped, typed) ?? besideKeyAnswer(asTyped, typed, heard)) : null
  const reply = known ?? heard(asTyped, typed, intent)
  const said = shortForm(reply.text)
  // A rung opened before is shown unchanged.
  const isAgain = said === state.lastSaid && reply.move !== 'hint.again'
  state.lastSaid = said
  state.shown = formulasOnlyIn(reply.text, text)
  return isAgain ? { ...reply, text: voice.say('once-more', { text: reply.text }) } : reply
}

/** The best reply to a whole message. */
function heard(turn: Turn, text: string, intent?: Intent): Reply {
  const own = intent === undefined ? ownClaims(turn, text) : text
  const as = own === text ? turn : { ...turn, said: own }
  const instead = insteadBy(
    [
      saidAboutTask(respondAfter),
      stepOfTaskAsked(takenWhole),
      certainVerdict(takenWhole),
      coversMessage(takenWhole),
      unclaimed(takenWhole),
    ],
    as,
    own,
    intent,
  )
  return instead(respond(as, intent === undefined ? lineAlone(as, own) : own, intent))
}

/** To the message in other words. */
function takenWhole(turn: Turn, words: string): Reply {
  const as = { ...turn, said: words }
  const instead = insteadBy([saidAboutTask(respondAfter)], as, words, undefined)
  return instead(respond(as, lineAlone(as, words), undefined))
}

/** To a part of a message: what is said next is said after this. */
function respondAfter(turn: Turn, words: string): Reply {
  const reply = respond({ ...turn, said: words }, words, undefined)
  turn.state.lastMove = reply.move
  return reply
}

/** "Oh no y = 3x", "sorry typo i meant 39", «ну +40» beside a task: the line is the message. */
function lineAlone({ state, voice }: Turn, text: string): string {
  const [words = ''] = beforeALine[voice.language].exec(text) ?? []
  const line = text.slice(words.length).trim()
  // A number or a letter with its value, and at most a unit of two letters.
  const isBare =
    line.length <= LONGEST_LINE && /^[-−+√(]*(?:\d|[a-zа-я]\s*=)/iu.test(line) && !/\p{L}{3}|\?/u.test(line)
  const isAtTask = state.problem !== null || (state.story !== null && !state.story.isParked)
  return words !== '' && isBare && isAtTask ? line : text
}
const LONGEST_LINE = 60

/** The best of what several know to answer, with what the next message may answer to noted. */
function respond(turn: Turn, text: string, intent: Intent | undefined): Reply {
  const { state, voice } = turn
  const expected = state.expects
  const before = state.problem?.id
  const stepsBefore = state.problem?.stepsDone
  const { lastTask } = state
  const instead = insteadBy(secondReaders, turn, text, intent)
  state.expects = null
  const button = intent === undefined ? namedButton(turn, expected, text) : null
  const own = intent === undefined && button === null ? withoutDisowned(turn, text) : null
  const given = own === null ? answerTo(turn, button ?? text, intent, expected) : afterDisowned(turn, own, expected)
  const reply = withWayOn(turn, withChoicesLeft(turn, instead(given)))
  const asked = voice.asked()
  if (asked && !state.expects && reply.text.includes(asked.question)) state.expects = { by: 'step', ...asked }
  keepButtons(turn, reply)
  if (state.problem && (state.problem.id !== before || state.problem.stepsDone !== stepsBefore))
    state.problem.movedAt = state.turns
  if (state.problem && state.problem.id !== before && state.lastTask === lastTask)
    state.lastTask = text.length <= LIMITS.storedText ? text : null
  return reply
}

const answerTo = (turn: Turn, text: string, intent: Intent | undefined, expected: Expects | null): Reply =>
  answer(
    turn,
    inFull(asSaid(withLostPowers(text, turn.voice.language), turn.voice.language)),
    intent,
    expected?.by === 'buttons' ? null : expected,
  )

/** "Log to base 3 of" in signs, "= 160g" with its unit, and without the marks that a teacher gave. */
const asSaid = (text: string, language: Language) =>
  text
    .replace(saidLogs[language], 'log_$1 ')
    .replace(marksGiven[language], '')
    // "log_2 32 = ? I put 16": what is asked, and what is said behind it.
    .replace(/(?<=[\d)])[ \t]*=[ \t]*\?(?=[ \t]+\p{L})/gu, '')
    // "1.6·10-19": the exponent lost its place.
    .replace(/(?<=\d\s?[*·×]\s?10)[-−](?=\d{1,2}(?!\d|[.,]\d))/gu, '^-')
    .replace(/(?<=\d\s?=\s?\d[\d.,]*)(?=g(?![\p{L}\d^²]))/gu, ' ')

/** First retracts the misreading, then answers the rest of the message, or asks for it. */
function afterDisowned(turn: Turn, rest: string, expected: Expects | null): Reply {
  const { voice } = turn
  const sorry = voice.say('disowned')
  const isMore = (rest.match(/\p{L}{2,}|\d/gu) ?? []).length > 1
  if (!isMore) return plainReply('disowned', `${sorry} ${voice.say('disowned.ask')}`)
  const reply = answerTo(turn, rest, undefined, expected)
  return { ...reply, text: `${sorry} ${reply.text}` }
}

/** Two replies in a row that only ask back lead nowhere: then the open task is helped with. */
const askedTwice: SecondReader = (turn, _, reply) => {
  const { state, voice } = turn
  const { problem } = state
  // What is typed for fun gets no help.
  const isVain = tellsOnly(reply, 'nothing', 'which') && reply.move !== 'nonsense'
  if (!isVain || !problem || problem.solved) return reply
  const wondering = wonderingIn(turn.said, voice.language)
  // A why is answered before asking back.
  const told = wondering?.wonder === 'why' ? explainIdea(turn, 'why', wondering.question, 0.6) : null
  if (told) return told
  if (state.lastMove !== reply.move && state.lastMove !== 'back-to-task') return reply
  state.expects = null
  state.asked = null
  const hint = giveHint(turn, null)
  return { ...hint, text: `${voice.say('other-way')} ${hint.text}` }
}

/** What each knows to say instead of a reply that tells less, in the order in which they are asked. */
const secondReaders: readonly SecondReader[] = [
  askedTwice,
  resultDefended,
  guideInstead,
  usualInstead,
  taskByKind,
  ownTask((turn, words) => answerTo(turn, words, undefined, null)),
  usualTalk,
  workedTask,
  workedInstead,
  missingSign,
  datumMissing,
  figureDataOff,
  lawNamed,
  beforeAskingBack,
  typedWork,
  placed,
  meaningInTask,
  guessInQuestion((turn, words) => answerTo(turn, words, undefined, null)),
  aboutNoTask,
  topicFirst,
  ideaOfProof,
  askedHere((turn, words) => respond(turn, words, undefined)),
  honestInTask,
  kindFirst,
  wholeWay,
  coveredYes((turn, words) => respond(turn, words, undefined)),
]

/** Formulas of a reply that do not occur in the message. */
const formulasOnlyIn = (reply: string, message: string): string[] => {
  const own = message.replace(/\s|[·*]/gu, '')
  return [...reply.matchAll(/\$([^$]{3,80})\$/gu)]
    .map(([, formula]) => formula ?? '')
    .filter((formula) => !own.includes(formula.replace(/\s|\\cdot|[·*]/gu, '')))
    .slice(0, LIMITS.shownFormulas)
}

/** «5%-го раствора» is 5 %: drops the grammatical ending of a number. "2 w/o replacement" has no letters of a formula. */
const inFull = (text: string) =>
  withOneAlphabet(withCorners(withOwnLines(text)))
    .replace(/(?<!\p{L})w\/o(?!\p{L})/giu, 'without')
    // Nobody writes a number 000: "12 000" is one.
    .replace(/(?<![\d.,])(\d{1,3})[ \u00a0\u202f](?=000(?!\d))/gu, '$1')
    .replace(/(\d)\s*(?:%-(?:[оы]?[гм]о|[оы]?му|[ыио]?[йем]|ая|ую|ых|х)|-процентн\p{L}+|проц\.?)(?!\p{L})/giu, '$1%')

/**
 * "1) 45 x 12 2) 630 ÷ 7 3) 2.4 + 0.86" in one line is a list, "f(x) = 2x - 5 g(x) = x^2 fg(3)" two functions and a value of
 * both.
 */
function withOwnLines(text: string): string {
  // In "2. 2(x + 3) = 14" the bracket is no mark of a list that has points.
  const mark = text.includes('\n') ? undefined : /^\D{0,40}(?<!\d)1([).])\s.+\s2\1\s/u.exec(text)?.[1]
  const marks = mark === '.' ? /\s+(?=[1-9]\.\s)/gu : /\s+(?=[1-9]\)\s)/gu
  const listed = mark === undefined ? text : text.replace(marks, '\n').trim()
  if (!/(?<!\p{L})f\(x\)\s*=.*(?<!\p{L})g\(x\)\s*=/su.test(listed)) return listed
  return listed
    .replace(/(?<=[\d)x²³])[\s,;]+(?=[fgh]\(x\)\s*=)/gu, '; ')
    .replace(/[\s,;]+(?=[fgh][fgh]\()/gu, '; ')
    .replace(/(?<!\p{L})([fgh])([fgh])\(([-\dx]+)\)/gu, '$1($2($3))')
}

/**
 * "(x-1)(x+1)=8, х2=9, х=3": the letter is the same in both alphabets; and roots that have no index beside a 2 leave it to
 * be a power.
 */
function withOneAlphabet(text: string): string {
  const isMixed = /(?<!\p{L})x(?!\p{L})/u.test(text) && /(?<!\p{L})х(?!\p{L})/u.test(text)
  const latin = isMixed ? text.replace(/(?<!\p{L})х(?!\p{L}|(?<=\d\s*х)\s*\d)/gu, 'x') : text
  return /(?<!\p{L})[xх]\s*=/u.test(latin) && !/(?<!\p{L})[xх]_?1(?!\d)/u.test(latin)
    ? latin.replace(/(?<![\p{L}\d)])([xх])2(?=\s*=\s*\d)/gu, '$1^2')
    : latin
}

/** "ABCDA1B1C1D1" names a solid, and "AB1" beside it an edge: the digits are indices and no numbers. */
const solid = /(?<![\p{L}\d])\p{Lu}{3,6}(?:\p{Lu}1){3,6}(?![\p{L}\d])/u
const withCorners = (text: string) =>
  solid.test(text)
    ? text.replace(/(?<![\p{L}\d])(?:\p{Lu}1?){2,12}(?![\p{L}\d])/gu, (name) => name.replaceAll('1', '₁'))
    : text

function shortForm(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) | 0
  return sum
}

/** A move handles messages of one kind and returns null for all others. The first that returns a reply wins. */
interface DialogueMove {
  readonly name: string
  reply(message: Message): Reply | null
}

const dialogue: readonly DialogueMove[] = [
  {
    // The other amount is no result of the task that was copied wrong.
    name: 'an amount of a usual task, corrected',
    reply: (message) =>
      message.turn.state.worked !== null && message.intent === undefined && !message.turn.isPart
        ? taskChanged(message, (text) => answer({ ...message.turn, said: text }, text, undefined, message.expected))
        : null,
  },
  // What a usual task knows about its own work is said before anything else takes it for something.
  { name: 'work on a usual task', reply: workOnWorked },
  {
    // Before anything reads the words that name the task as talk about the one in progress.
    name: 'a task that was left',
    reply: (message) =>
      returnTo(message, (turn, text, isWork) => answer(turn, text, undefined, isWork ? turn.state.expects : null)),
  },
  {
    name: 'what is said inside a task',
    reply: (message) =>
      saidInTask(message, (text) => answer({ ...message.turn, said: text }, text, undefined, message.expected)),
  },
  {
    name: 'a task and a question about another idea',
    reply: (message) => twoRequestsApart(message, (turn, text) => answer(turn, text, undefined, null)),
  },
  { name: 'a question about an idea', reply: ideaAsked },
  { name: 'a usual question', reply: usualQuestion },
  { name: 'a table of values', reply: valueTable },
  { name: 'times tables', reply: timesTables },
  {
    name: 'a list of tasks with results',
    reply: (message) =>
      worksheet(message, (turn, text, isWork) => answer(turn, text, undefined, isWork ? turn.state.expects : null)),
  },
  {
    name: 'two results of one task',
    reply: (message) =>
      candidates(message, (turn, text, isWork) => answer(turn, text, undefined, isWork ? turn.state.expects : null)),
  },
  {
    name: 'a comparison with its reason',
    reply: (message) => comparedWithReason(message, (turn, text) => answer(turn, text, undefined, null)),
  },
  {
    name: 'a list of tasks',
    reply: (message) => (message.intent === undefined ? nextOfList(message) : null),
  },
  {
    // Before anything reads the quantities as a task of their own.
    name: 'what is given and sought',
    reply: ({ turn, text, intent, open }) => (intent === undefined && open ? givenNamed(turn, open, text) : null),
  },
  {
    // A why beside a check is not answered by the check.
    name: 'a why after the end',
    reply: (message) =>
      message.turn.state.problem?.solved
        ? whyAfterwards(message, (text) => answer(message.turn, text, undefined, null))
        : null,
  },
  {
    // Before anything judges the right task as a line of the wrong one.
    name: 'a corrected task',
    reply: (message) => correctedTask(message, (turn, text) => answer(turn, text, undefined, null)),
  },
  {
    name: 'another task, announced',
    reply: (message) =>
      announcedTask(message, (turn, text, isWork) => answer(turn, text, undefined, isWork ? turn.state.expects : null)),
  },
  {
    name: 'a task with a result',
    reply: (message) =>
      taskWithResult(message, (turn, text, isWork) =>
        answer(turn, text, undefined, isWork ? turn.state.expects : null),
      ),
  },
  { name: 'two results without a task', reply: twoResults },
  {
    name: 'a bracket that was left open',
    reply: (message) => withOpenBracket(message, (turn, text) => answer(turn, text, undefined, null)),
  },
  {
    name: 'a task with what is said beside it',
    reply: (message) => withWhatIsSaid(message, (turn, text) => answer(turn, text, undefined, null)),
  },
  {
    name: 'a task with slips of the pen',
    reply: (message) => withSlipsRight(message, (turn, text) => answer(turn, text, undefined, null)),
  },
  {
    name: 'a task among talk',
    reply: (message) =>
      taskAmongTalk(message, (turn, text, isWork) => answer(turn, text, undefined, isWork ? turn.state.expects : null)),
  },
  {
    // "Solve -x > 3", asked by a card after a solved task: the answer is compared with that question.
    name: 'the question of a card',
    reply: ({ turn, text, intent, expected, open }) =>
      intent === undefined && !open && expected?.by === 'card.check' ? answerInSigns(turn, expected, text) : null,
  },
  {
    // What is asked beside the work is answered, whatever its numbers resemble.
    name: 'a question beside the work',
    reply: (message) => questionBeside(message, (text) => answer(message.turn, text, undefined, message.expected)),
  },
  { name: 'minutes as hundredths of an hour', reply: hoursAsDecimal },
  {
    name: 'a further question of a finished story',
    reply: ({ turn, text, intent }) => (intent === undefined ? askedFurther(turn, text) : null),
  },
  { name: 'a check of a finished task', reply: afterChecks },
  {
    // Of a finished task a question with one other number is a what-if, whatever else it may resemble.
    name: 'a finished task, with one thing changed',
    reply: (message) => afterTheEnd(message, (text) => answer(message.turn, text, undefined, null)),
  },
  {
    name: 'a whole task in words',
    reply: ({ turn, text, intent }) =>
      intent === undefined ? (openTold(turn, text) ?? toldWithWork(turn, text)) : null,
  },
  {
    name: 'practice',
    reply: ({ turn, text, typed, intent }) =>
      intent?.kind === 'practice'
        ? practise(turn, { words: text.toLowerCase(), intent })
        : intent === undefined && turn.state.practice === null
          ? exercisesWished(turn, typed)
          : null,
  },
  { name: 'which of the numbers is bigger', reply: sizeAnswered },
  { name: 'a whole solution that ends wrong', reply: endsWrong },
  {
    // "Just the answer, I have 5 minutes": the 5 answers no question.
    name: 'a plea beside the open task',
    reply: pleaBeside,
  },
  {
    // Before anything reads it as talk: "minus two and five. its the last one" asks for no exercise.
    name: 'the answer to the question just asked',
    reply(message) {
      const { turn, text, intent, open, expected } = message
      if (intent !== undefined || !open || expected?.by !== 'step' || asksForHelp(message)) return null
      return answerToQuestion(turn, open, expected, text, 'right')
    },
  },
  {
    // Work alone is graded line by line below; words around it are no reason to overlook one of the roots.
    name: 'all roots among words',
    reply(message) {
      const { turn, text, open } = message
      const isPlain = message.intent === undefined && isOfPieces(message) && !asksForHelp(message)
      return open && isPlain && /[a-zа-я]{3}/iu.test(text) ? rootsNamed(turn, open, text) : null
    },
  },
  {
    name: 'the step that was asked for',
    reply(message) {
      const { turn, text, open, expected } = message
      if (!open || isMeasured(open) || !isAsking(turn.state.lastMove, expected)) return null
      const isPlace = turn.state.lastMove === 'hint.nudge' && !asksForHelp(message)
      const place = isPlace ? placeOfStep(turn, open, text, message.statements) : null
      if (place) return place
      if (message.intent !== undefined || !isOfNumbers(message) || !mayBePlan(message)) return null
      return dueStep(turn, open, text) ?? wayNamed(turn, open, text, message.statements)
    },
  },
  {
    // What is computed from the task is nearer to the question than the idea in general.
    name: 'a thought about the idea',
    reply: (message) =>
      askedInWork(message) ??
      thoughtTakenUp(message, (text) => answer(message.turn, text, undefined, message.expected)),
  },
  { name: 'a topic that was not learned yet', reply: notLearnedYet },
  { name: 'one more exercise', reply: anotherExercise },
  {
    name: 'another subject',
    reply: (message) => objection(message, (text) => answer(message.turn, text, undefined, null)),
  },
  { name: 'what was wrong', reply: aboutWrongLine },
  { name: 'a direct question', reply: askedBeside },
  {
    name: 'a value of the unknown',
    reply: (message) => valuesAsked(message, (text) => answer(message.turn, text, undefined, null)),
  },
  {
    name: 'a reason at its place',
    reply: (message) => answerHere(message) ?? whyOfAngles(message) ?? whyOfOperation(message),
  },
  {
    name: 'a doubt beside a value',
    reply: (message) => doubt(message, (text) => answer(message.turn, text, undefined, message.expected)),
  },
  { name: 'a graph or a figure', reply: draw },
  {
    name: 'a function by its name',
    reply: ({ turn, text, intent, open, reading }) =>
      intent === undefined && !isWondering(text, turn.voice.language, open)
        ? aboutFunctions(turn, open, text, reading)
        : null,
  },
  {
    name: 'talk beside the mathematics',
    // "Can you draw it?" is asked about the open task.
    reply: (message) => (isCoached(message.turn) && asksForDrawing(message) ? null : smallTalk(message)),
  },
  {
    name: 'the idea, tapped',
    reply: ({ turn, typed, intent }) =>
      intent === undefined && typed.trim() === turn.voice.texts.askBack.explain ? explainTapped(turn) : null,
  },
  { name: 'about a solved task', reply: afterSolution },
  { name: 'a usual question beside a task', reply: usualBeside },
  {
    name: 'an idea',
    reply: idea,
  },
  {
    name: 'the open story',
    reply: ({ turn, text, intent, expected, wants, acts, open }) =>
      withStory(turn, {
        // The minutes of a plea are no result.
        text:
          isAtWork(turn) && isDone(acts, 'answer-please', 'give-up') ? withoutPlea(text, turn.voice.language) : text,
        intent,
        expected,
        wants,
        acts,
        mayBegin: mayBeTask(text, acts) && !isWondering(text, turn.voice.language, open),
      }),
  },
  { name: 'a part of the figure', reply: partOfFigure },
  {
    name: 'a rung of the ladder',
    reply({ turn, intent }) {
      const isAsked = turn.state.keyed !== null && !turn.state.keyed.over
      return intent?.kind === 'hint' && !isAsked ? giveHint(turn, intent.level ?? null) : null
    },
  },
  {
    name: 'the unit that is missing',
    reply({ turn, text, open }) {
      const unit = open && isAwaitingUnit(open) ? onlyUnit(text) : null
      return open && unit ? checkUnit(turn, open, unit) : null
    },
  },
  {
    name: 'the question just asked',
    reply({ turn, text, intent, open, expected }) {
      if (intent !== undefined || !expected) return null
      if (!open) return null
      return expected.by === 'number.which'
        ? whichNumber(turn, open, expected, text)
        : answerToQuestion(turn, open, expected, text)
    },
  },
  {
    name: 'letters for a task in words',
    reply({ turn, text, intent, open, statements, wants }) {
      if (!open || intent !== undefined || wants.includes('solve')) return null
      return relationInLetters(turn, open, statements) ?? askedForFormula(turn, open, text)
    },
  },
  {
    name: 'which reading was meant',
    reply({ turn, text }) {
      const meant = chosenReading(turn, text)
      return meant ? newProblem(turn, [meant], [meant], []) : null
    },
  },
  {
    name: 'one thing changed',
    reply: (message) => oneThingChanged(message, (text) => answer(message.turn, text, undefined, null)),
  },
  {
    name: 'is it true',
    reply: (message) =>
      message.intent === undefined &&
      (isDone(message.acts, 'is-true', 'check') ||
        (!message.open && markedWrong[message.turn.voice.language].test(message.text)))
        ? isItTrue(message)
        : null,
  },
  {
    name: 'yes or no to the task',
    reply({ turn, text, intent, open }) {
      const said = open && intent === undefined ? yesOrNo(open, text) : null
      return open && said !== null
        ? checkWork(turn, open, [{ statement: { kind: 'truth', value: said }, source: text }])
        : null
    },
  },
  {
    name: 'a question of a lesson',
    reply: ({ turn, text, reading, wants, intent }) => withKeyed(turn, text, reading, wants, intent),
  },
  {
    // If the reader of school tasks knows the text too, the move compares both readings: it has units and a ladder, and
    // hides the formula.
    name: 'measured numbers',
    reply: ({ turn, text, wants, intent }) => withMeasured(turn, text, wants, intent),
  },
  {
    name: 'step or new task',
    reply({ turn, wants, reading }) {
      const { asked } = turn.state
      turn.state.asked = null
      return asked !== null ? resolveAsked(turn, asked, wants, reading.lines.length > 0) : null
    },
  },
  { name: 'a check at the end', reply: (message) => checkAfterwards(message) },
  { name: 'the result of somebody else', reply: resultOfOthers },
  { name: 'is it right', reply: (message) => aboutLastClaim(message) },
  {
    name: 'factors in words',
    reply: ({ turn, typed, intent, open }) => (open && intent === undefined ? factorsNamed(turn, open, typed) : null),
  },
  {
    name: 'what is claimed',
    reply: (message) => (message.intent === undefined ? answerClaims(message) : null),
  },
  {
    // "Just tell me, I have 2 minutes": the number is no answer.
    name: 'talk with a number in it',
    reply(message) {
      const { turn, text, intent, reading, statements, acts, wants, open } = message
      const isNumber = statements.length > 0 && areNumbers(statements)
      const isWork = isDone(acts, 'answer', 'step', 'solution', 'check', 'task', 'tasks', 'contest', 'compare')
      if (intent !== undefined || !isNumber || isWork || !acts.some(isSure)) return null
      if (!open && isCalculation(message)) return null
      return withWords(turn, wants, reading.words, text)
    },
  },
  {
    // "Is it more than 10?" names a number and is no answer.
    name: 'fishing for the answer',
    reply({ turn, text, intent, open, statements }) {
      const isGuessing = open !== null && intent === undefined && isFishing(text)
      const areNumbers = statements.every(({ statement }) => statement.kind === 'values' || isPlainNumber(statement))
      return isGuessing && areNumbers ? askedForAnswer(turn) : null
    },
  },
  {
    name: 'a step in words',
    reply({ turn, text, intent, open, statements }) {
      const namesOnlyAmount =
        statements.length <= 1 && statements.every(({ statement }) => statement.kind === 'expression')
      return open && intent === undefined && namesOnlyAmount ? namedStep(turn, open, text) : null
    },
  },
  {
    // An answer to an open question, or a step under another name: let the student try it instead of grading.
    name: 'own words',
    reply({ turn, text, intent, open, expected, reading, statements, acts }) {
      const isSaid = reading.words.split(' ').length > 1 && statements.length === 0 && !text.includes('?')
      if (intent !== undefined || !isSaid) return null
      if (
        expected?.by === 'card.check' &&
        !['what', 'how', 'when', 'why'].includes(wonderOfText(text, turn.voice.language) ?? '') &&
        !acts.some(({ act, probability }) => probability >= 0.5 && !ownWords.includes(act))
      )
        return inOwnWords(turn)
      return open && isDone(acts, 'step', 'answer') ? tryIt(turn, open) : null
    },
  },
  {
    name: 'a task in words',
    reply({ turn, text, intent, open, statements, wants }) {
      const [line, ...more] = statements
      // "First expand: 3x - 2 = 2x + 5, then x = 7" names the steps of the student's own lines.
      const isAlone = more.every(({ statement }) => isResult(statement) || (open && isNextTo(open, statement)))
      if (open && line && isAlone && isWorkOn(open, line.statement, text, wants)) return null
      const worded = taskInWords(turn, text, statements)
      const [task] = worded?.lines ?? []
      if (!open && intent === undefined && asksBeyond(text) && !answersBeyond(text, task?.statement))
        return openStory(turn, text)
      if (!worded || !task || intent !== undefined) return null
      return (
        factReply(turn, task.statement, worded.unit) ??
        newProblem(turn, worded.lines, worded.lines, [], worded.unit, worded.words)
      )
    },
  },
  {
    name: 'an objection',
    reply: ({ turn, intent, open, wants, statements }) =>
      intent?.kind === 'contest' ||
      (wants.includes('contest') && (statements.length === 0 || (!open && areNumbers(statements))))
        ? contest(turn)
        : null,
  },
  {
    name: 'a story',
    reply({ turn, text, intent, open, expected, reading, statements, acts }) {
      if (open || intent !== undefined) return null
      const isStoryLike =
        isOnlyFragment(text, reading.words, statements) || isTale(text, statements, turn.voice.language)
      const isMeasured = statements.length > 0 && statements.every(isOfMeasures) && isStory(text, turn.voice.language)
      return isStoryLike && (isMeasured || tellsStory(turn, { text, acts, expected, mayBegin: mayBeTask(text, acts) }))
        ? openStory(turn, text)
        : null
    },
  },
  {
    name: 'mathematics',
    reply({ turn, text, intent, reading, wants, acts, statements, unit, said: claims }) {
      if (statements.length === 0 || asksAboutNotion(wants, statements)) return null
      // A calculation during an open story is a step of it, not a task.
      if (isAtWork(turn) && intent === undefined) return null
      const [first] = statements
      const isNew = !turn.state.problem || turn.state.problem.solved
      // Only a message that gives a task may leave a piece of it unread.
      const givesTask = isDone(acts, 'task', 'tasks') || !acts.some(isSure)
      const rest = isNew && intent === undefined && first && givesTask ? leftoverOf(reading, first) : null
      if (rest !== null && first) {
        const values = { line: turn.voice.line(first.statement), rest }
        return plainReply('leftover', turn.voice.say('leftover', values))
      }
      const { problem } = turn.state
      const lines = problem && !problem.solved ? withoutSideWork(problem, claims.claims, reading.lines) : reading.lines
      const work = lines.filter((line): line is StatementLine => 'statement' in line)
      const meantWants = asksForLetter.test(text) ? wants.filter((want) => want !== 'simplify') : wants
      const reply = withMathematics(turn, lines, work, meantWants, intent, unit, acts)
      return intent === undefined && tellsOnly(reply, 'no-task') && isInProse(reading, text) ? null : reply
    },
  },
  {
    name: 'a button without mathematics',
    reply({ turn, intent, reading }) {
      if (reading.lines.length > 0) return null
      if (intent?.kind === 'check') return plainReply('check-what', turn.voice.say('check-what'))
      return intent?.kind === 'answer' ? askedForAnswer(turn) : null
    },
  },
  {
    name: 'a story with numbers in prose',
    reply: ({ turn, text, expected, reading, acts }) =>
      reading.numbersInProse >= 2 && tellsStory(turn, { text, acts, expected, mayBegin: mayBeTask(text, acts) })
        ? openStory(turn, text)
        : null,
  },
  { name: 'words', reply: ({ turn, text, wants, reading }) => withWords(turn, wants, reading.words, text) },
  {
    name: 'back to the story',
    reply: ({ turn, intent }) => (intent === undefined ? backToStory(turn) : null),
  },
  {
    name: 'not read',
    reply({ turn, reading, text }) {
      const [unread] = reading.lines.filter((line): line is Unread => !('statement' in line))
      return unread && !isInProse(reading, text) ? notRead(turn, unread) : null
    },
  },
]

/** Expressions, values, or a number taken apart ("75 = 25 * 3"), and no line of its own. */
const isOfNumbers = ({ statements }: Message): boolean =>
  statements.every(
    ({ statement }) =>
      ['expression', 'values'].includes(statement.kind) ||
      (statement.kind === 'chain' && statement.parts.every(isClosed)),
  )

/** Behind a question a plan may look like a task ("find two numbers with the product 10"), but not like a request. */
const mayBePlan = (message: Message): boolean =>
  !asksForHelp({ ...message, wants: message.wants.filter((each) => each !== 'solve') }) &&
  message.acts.every(
    ({ act, probability }) =>
      probability < 0.5 ||
      plans.includes(act) ||
      (act === 'why' && givesReason[message.turn.voice.language].test(message.text)),
  ) &&
  // "Quadratic formula pls" wants to see it.
  (isDone(message.acts, 'step', 'answer') || !asksByName[message.turn.voice.language].test(message.text.toLowerCase()))
const plans: readonly Act[] = ['answer', 'step', 'solution', 'task', 'tasks', 'how', 'is-true', 'compare', 'yes', 'ok']

/** Expressions or values only, and no equation or line of its own. */
const isOfPieces = ({ statements }: Message): boolean =>
  statements.every(({ statement }) => statement.kind === 'expression' || statement.kind === 'values')

/** A question or a request, which is no answer even if it names one. */
const asksForHelp = ({ text, turn, open, wants }: Message): boolean =>
  text.includes('?') ||
  isWondering(text, turn.voice.language, open) ||
  wants.some((each) => /^(?:hint|dont-know|give-up|answer|solve|frustration|is-new|contest)$/.test(each))

/** A task in words is coached without a reading. */
const isCoached = (turn: Turn) => isAtWork(turn) && turn.state.story?.standing === 'unread'

const asksForDrawing = ({ turn, typed }: Message) =>
  directWords[turn.voice.language].draws.test(typed.toLowerCase().replaceAll('ё', 'е'))

/** Replies to a formula without a task; for one that a sentence only mentions they would be off the point. */
/** The formulas are mentioned in a sentence or question about something else. */
const isInProse = ({ words, lines }: Reading, text: string): boolean => {
  const count = words.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length
  return lines.length <= 2 && (count >= 3 || (count > 0 && /\p{L}{2}.*\?\s*$/u.test(text)))
}

function answer(turn: Turn, sent: string, intent: Intent | undefined, expected: Expects | null): Reply {
  const { problem, story } = turn.state
  const text =
    problem || story ? asSaidBeside(sent, `${story?.text ?? ''} ${problem?.told ?? problem?.task ?? ''}`) : sent
  // All moves see a formula in words as if it were typed.
  noteFunctions(turn, text)
  const written = withoutOwnName(turn, writeSpoken(text, turn.voice.language))
  const message = { ...understand(turn, written, intent, expected), typed: text }
  for (const { reply } of dialogue) {
    const said = reply(message)
    if (said) return withFirstLinesNamed(message, withBracketsNamed(message, said))
  }
  const isLong = message.reading.words.length > 600 || text.length > 1500
  return isLong
    ? plainReply('nonsense', turn.voice.say('too-long'))
    : (lastTalk(message) ?? ideaAfterAll(message) ?? amountsAtLeast(message) ?? askBack(message))
}

/** A line that is right in the reading that is meant is accepted with a word about the brackets it needs. */
function withBracketsNamed({ turn, bracketed }: Message, reply: Reply): Reply {
  if (!bracketed || reply.content.verdict === 'incorrect' || reply.content.verdict === 'cannot-check') return reply
  const note = turn.voice.say('brackets.meant', { line: turn.voice.line(bracketed.statement) })
  return reply.text.includes(note) ? reply : { ...reply, text: `${note} ${reply.text}` }
}

/**
 * A word problem for another reader, followed by the student's calculation: the task is opened from its own words, and
 * the calculation counts as work on it, whatever it would be by itself.
 */
function toldWithWork(turn: Turn, text: string): Reply | null {
  const { state, voice } = turn
  if (isAtWork(turn) || (state.problem && !state.problem.solved)) return null
  const { task, work } = taskPart(text, voice.language)
  if (work === '' || !isStory(task, voice.language) || readTaskInWords(task, voice.language) === null) return null
  const before = state.problem
  const opened = answer(turn, task, undefined, null)
  const { problem } = state
  const isOpen = isAtWork(turn) || (problem !== null && problem !== before && !problem.solved)
  if (!isOpen) return opened
  const expected = state.expects
  const judged = answer(turn, work, undefined, expected)
  // "Just tell me the answer" in the same breath: what the task is about comes first.
  if (judged.move === 'story.refused') return opened
  return judged.content.verdict === undefined && state.problem !== problem ? opened : judged
}

/** Amounts among words that no reader takes for a task: it can still be asked what is sought, and talked about. */
function amountsAtLeast({ turn, typed, intent, acts }: Message): Reply | null {
  const isIdleNow = isIdle(turn.state) && turn.state.problem === null && turn.state.story === null
  if (turn.isPart || intent !== undefined || !isIdleNow || acts[0]?.act === 'silly') return null
  // A formula or a request that was not read has its question already.
  if (/[=+*^√<>]/.test(typed) || typed.includes('?') || (mayTellTask(typed) && /^\s*\p{L}+\s+[\d$]/u.test(typed)))
    return null
  return tellsAmounts(typed, turn.voice.language) ? openStory(turn, typed) : null
}

/** Not understood: one friendly question with buttons, never a guess. */
function askBack({ turn, open, acts }: Message): Reply {
  const { voice } = turn
  const { hint, explain, another, typed } = voice.texts.askBack
  turn.state.lastAsked = beginning(turn.said, LIMITS.storedText)
  if (acts[0]?.act === 'silly') return plainReply('nonsense', voice.say('nonsense'))
  const choices = open ? [hint, explain, another] : [explain, another, typed]
  const text = voice.say(open ? 'ask-back.task' : 'ask-back', open ? { line: voice.line(lineOf(open)) } : {})
  // Not marked as free: a model, if there is one, may understand.
  return { move: 'ask-back', text, content: { badge: null, choices } }
}

/** Possibly a task, and nothing else for certain. */
const mayBeTask = (text: string, acts: readonly LikelyAct[]): boolean =>
  (text.includes('?') && !isDone(acts, 'why', 'what', 'contest', 'lost', 'insult')) ||
  isDone(acts, 'task', 'tasks', 'solution', 'check') ||
  !acts.some(({ probability }) => probability >= 0.7)

/**
 * A line close to those of the open problem is work on it, unless the message says it is another task; a request to
 * solve comes with a complete task.
 */
const isWorkOn = (
  problem: Problem,
  statement: StatementLine['statement'],
  text: string,
  wants: readonly WordIntent[],
) => !wants.includes('is-new') && !wants.includes('solve') && /[=<>≤≥]/.test(text) && isNextTo(problem, statement)

const areNumbers = (statements: readonly StatementLine[]) =>
  statements.every(({ statement }) => isPlainNumber(statement))

/** Acts of a student who explains. */
const ownWords: readonly Act[] = ['answer', 'step', 'solution', 'is-true', 'why', 'ok', 'yes']

const isSure = ({ probability }: LikelyAct) => probability >= 0.5

/** Opens the first task of a list and queues the others; "next" takes the next. */
function nextOfList({ turn, text, wants, acts }: Message): Reply | null {
  const { state, voice } = turn
  // Numbered steps in an open story are its solution.
  const isInStory = state.story !== null && !state.story.isParked && !state.story.solved
  const isIdle = (state.problem === null || state.problem.solved) && !isInStory
  const tasks = isIdle || state.queue.length > 0 ? tasksOfList(text, voice.language) : null
  const isWished = wants.includes('next') || (state.problem?.solved === true && isDone(acts, 'yes', 'ok'))
  const goesOn = tasks === null && !state.practice && isWished && !/[\d=]/.test(text)
  if (tasks) state.queue = tasks
  else if (!goesOn) return null
  const [task, ...rest] = state.queue
  if (task === undefined) return null
  state.queue = rest
  if (state.problem && !state.problem.solved) state.parked = state.problem
  state.problem = null
  const reply = answer(turn, task, undefined, null)
  if (rest.length === 0) return reply
  const shown = rest.map((each) => `\`${each.replaceAll('`', "'").slice(0, 60)}\``).join(', ')
  return { ...reply, text: `${reply.text}\n\n${voice.say('queued', { rest: shown })}` }
}

/** "Calculate c in 4c - 9 = 2c + 1" is to be solved, not simplified. */
const asksForLetter =
  /(?<!\p{L})(?:calculate|determine|вычисли\p{L}*)\s+[a-z]\s*(?:[.?]?\s*$|(?:,|in|if|so|such|given|when|если|из)(?!\p{L}))/iu

const ownTalk: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})i (?:did|didn'?t|do|don'?t|never|already|just|said|meant|mean|wrote|read)(?!\p{L})/iu,
  ru: /(?<!\p{L})я (?:не|же|уже|просто|писал\p{L}*|говорил\p{L}*|имел\p{L}*)(?!\p{L})/iu,
}

/** Yes or no to a question of fact; null where the open task asks for something else. */
function yesOrNo(problem: Problem, text: string): boolean | null {
  const task = taskOf(problem)
  const isAsked =
    task.kind === 'request' &&
    (task.operation === 'lies-on' || (task.operation === 'compare' && task.values !== undefined))
  if (!isAsked) return null
  if (/^\s*(?:yes|yep|yeah|true|it (?:is|does)|да|верно|принадлежит|лежит)\s*[.!]*\s*$/iu.test(text)) return true
  return /^\s*(?:no|nope|false|it (?:is not|isn't|does not|doesn't)|нет|неверно|не (?:принадлежит|лежит))\s*[.!]*\s*$/iu.test(
    text,
  )
    ? false
    : null
}

/**
 * Whether the task's operation answers a question about a result; no operation computes a cube, half or reciprocal of
 * one.
 */
const answersBeyond = (text: string, task: StatementLine['statement'] | undefined) =>
  task?.kind === 'request' &&
  (isQuestion(task.operation)
    ? !/^root-/.test(task.operation) ||
      !/cube|square|half|double|twice|reciprocal|куб|квадрат|половин|удвоенн|утроенн|модул/iu.test(text)
    : ['round', 'ranked'].includes(task.operation))

/** "5 m × 4 m", "3.5 m/s2": the sizes of a thing, and no product of letters. */
const isOfMeasures = ({ source }: StatementLine) =>
  /(?<!\p{L})(?:[mcdkмсдк]?[mм]|k?g|к?г|s|с)(?!\p{L})/u.test(source) &&
  // One number is never read as two, and a space belongs to what stands before it: there is one way to divide a line.
  /^(?:(?<!\d)\d[\d.,]*(?![\d.,])(?:\s?(?:[mcdkмсдк]?[mм]|k?g|к?г|s|с))?(?:\s?\/\s?(?:[cdс]?[mм]|s|с|h|ч)(?:\s?(?:\^?[23]|[²³]))?)?\s{0,3}(?:[*×x·]\s?)?)+$/u.test(
    source,
  )

/** A question about counted or compared things without a formula: no request for practice. */
const isTale = (text: string, statements: readonly StatementLine[], language: Language) =>
  isStory(text, language) &&
  statements.every(
    (line) => line.statement.kind === 'expression' && (isPlainNumber(line.statement) || isOfMeasures(line)),
  ) &&
  (/\d/.test(text) ? /\?/.test(text) || text.split(/[.!?]\s/).length > 1 : countsInWords(text) > 1)

/** "What is a discriminant, D = ...?" asks about the concept, not about the formula. */
const asksAboutNotion = (wants: readonly WordIntent[], statements: readonly StatementLine[]) =>
  wants.includes('concept') &&
  statements.every(({ statement }) => statement.kind === 'expression' && isPlainNumber(statement))

function notRead(turn: Turn, line: Unread): Reply {
  const { voice } = turn
  if (line.reason === 'inequality' || line.reason === 'function') return plainReply(line.reason, voice.say(line.reason))
  if (line.reason === 'too-long') return plainReply('too-long', voice.say('too-long'))
  const tooBig: readonly Unread['reason'][] = ['exponent-too-big', 'number-too-big', 'too-deep', 'too-many-letters']
  if (tooBig.includes(line.reason)) {
    return plainReply('too-big', voice.say('too-big'))
  }
  const row = rowOfNumbers(turn, line.source)
  if (row) return row
  const source = `\`${line.source.replaceAll('`', "'").slice(0, 80)}\``
  return {
    move: 'unreadable',
    text: voice.say('unreadable', { source }),
    content: { badge: null, verdict: 'cannot-check' },
  }
}

/**
 * "Factor ...", "find the derivative of ...", "how many metres are in 3 km": tasks that their formula alone does not
 * state.
 */
function taskInWords(
  { state, voice }: Turn,
  text: string,
  statements: readonly StatementLine[],
): { lines: StatementLine[]; unit: string | null; words: string } | null {
  if (!mayTellTask(text)) return null
  const isOpen = state.problem !== null && !state.problem.solved
  // "I didn't read it as a factor": the student talks about the open task.
  if (isOpen && ownTalk[voice.language].test(text)) return null
  const inWords = isOpen && text.split(/\s+/).length < 4 ? null : readTaskInWords(text, voice.language)
  const told = inWords ?? readTask(text, voice.language)
  if (!told) return null
  const [first] = statements
  // A task that is just its formula is left to the formula reader.
  const isFormula = first !== undefined && writeStatement(first.statement) === writeStatement(told.task)
  const isTold = told.task.kind === 'request' || (inWords !== null && !isFormula)
  if (!isTold || (isOpen && writeStatement(told.task) === state.problem?.task)) return null
  return {
    lines: [{ statement: told.task, source: text.slice(0, 200) }],
    unit: told.unit ?? null,
    words: taskWords(text, voice.language, told.task),
  }
}

// ---- Messages with mathematics in them -----------------------------------------------------------------------------

function withMathematics(
  turn: Turn,
  lines: readonly ReadLine[],
  statements: readonly StatementLine[],
  wants: readonly WordIntent[],
  intent: Intent | undefined,
  unit: Unit | null,
  acts: readonly LikelyAct[],
): Reply {
  const { state, voice } = turn
  const { problem } = state
  const first = statements[0]!.statement
  // "Open the brackets? 2x - 3 = 5x + 9" names the step that led to the line.
  const isLine =
    problem !== null &&
    !problem.solved &&
    (isWorkOn(problem, first, turn.said, wants) || (!wants.includes('is-new') && isLineAgain(problem, first)))
  const asksToSolve = !isLine && (wants.includes('solve') || wants.includes('simplify') || wants.includes('factor'))
  if (!problem || problem.solved) {
    const isOld = problem !== null && !isMeasured(problem) && !asksToSolve && writeStatement(first) !== problem.task
    const after =
      problem && isOld && belongs(judgeWork(problem, lines)) ? calculatedAfterwards(turn, problem, statements) : null
    if (after) return after
    return (
      (asksToSolve ? null : trueForAll(turn, statements, problem !== null)) ??
      newProblem(turn, lines, statements, wants)
    )
  }
  // Work on it was handled before; the rest is another task.
  if (isMeasured(problem))
    return ownCalculation(turn, problem, statements, wants) ?? newProblem(turn, lines, statements, wants)
  keepWork(
    problem,
    lines.filter((line): line is StatementLine => 'statement' in line),
  )
  if (intent?.kind === 'check' || intent?.kind === 'answer') return checkWork(turn, problem, lines, unit)
  const isTaskAgain = writeStatement(first) === problem.task || isSubjectAgain(problem, first)
  if (isTaskAgain && statements.length === 1) return orientAgain(turn, problem, 'orient')
  const judged = judgeWork(problem, lines)
  if (belongs(judged) && !(asksToSolve && !isTaskAgain && isNewTask(problem, first)))
    return checkWork(turn, problem, lines, unit)
  if (wants.includes('compare')) return compareWith(turn, problem, lines, unit)
  if (asksToSolve && isNewTask(problem, first)) return newProblem(turn, lines, statements, wants)
  const onTheWay = intent === undefined && numberOnTheWay(turn, problem, statements)
  if (onTheWay) return onTheWay
  const untrue = turn.said.includes('?') && statements.length === 1 ? isItTheSame(turn, first) : null
  if (untrue) return untrue
  switch (relation(problem, first, judged)) {
    case 'step':
      return checkWork(turn, problem, lines, unit)
    case 'new':
      return newProblem(turn, lines, statements, wants)
    default: {
      // The dialogue act decides between the two, where it is certain.
      if (isDone(acts, 'task', 'tasks') || proposedAnswer(turn.said, first, voice.language).length > 0)
        return newProblem(turn, lines, statements, wants)
      if (isDone(acts, 'step', 'solution', 'answer', 'check')) return seenAside(turn, problem, first)
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

/**
 * "-(x^2 - 9) = -x^2 + 9?": two ways to write the same thing. Asked about, or said after a task, that is a claim to check;
 * alone it may be a task of a book, with all numbers as its answer.
 */
function trueForAll(turn: Turn, statements: readonly StatementLine[], isAfterTask: boolean): Reply | null {
  const [only, ...others] = statements
  const { voice } = turn
  if (only?.statement.kind !== 'equation' || others.length > 0 || namesOf(only.statement).length === 0) return null
  if (!isAfterTask && !turn.said.includes('?')) return null
  if (holdsAlways(only.statement) !== 'verified') return null
  const text = voice.say('truth.always', { line: voice.line(only.statement) })
  return { move: 'truth.always', text, content: { badge: 'checked' }, free: true }
}

function resolveAsked(turn: Turn, asked: string, wants: readonly WordIntent[], hasMathematics: boolean): Reply | null {
  if (hasMathematics || !turn.state.problem) return null
  const statement = readWritten(asked)
  const lines = [{ statement, source: '' }]
  if (wants.includes('is-new')) return newProblem(turn, lines, lines, [])
  if (wants.includes('is-step')) return checkWork(turn, turn.state.problem, lines)
  return null
}

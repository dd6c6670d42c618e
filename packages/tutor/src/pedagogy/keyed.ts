import type { Intent } from '@lumi/contracts/chat'
import { checkExercise, makeExercise, type SkillExercise } from '../curriculum/exercises.ts'
import { findSkill } from '../curriculum/skills.ts'
import { isClosed, namesOf } from '../math/ast.ts'
import { isBare } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import { parseExpression } from '../math/parse.ts'
import { exactValue } from '../math/polynomial.ts'
import { isFiniteDecimal } from '../math/rational.ts'
import type { Reading, StatementLine } from '../math/reading.ts'
import { readMessage } from '../math/reading.ts'
import { explainIdea } from './concept.ts'
import { noteHelp, noteShown, noteTry } from './evidence.ts'
import type { WordIntent } from './intents.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { KeyedQuestion } from './state.ts'
import { afterExercise } from './summary.ts'
import type { Trial } from './trial.ts'
import { wonderingIn } from './wonder.ts'

/** Hints of a question in words: the idea, the lesson's example, another worked example; then the answer. */
const LAST_HINT = 3

export function openKeyed({ state }: Turn, exercise: SkillExercise, trial: Trial, text: string): Reply {
  state.keyed = { id: `p${state.turns}`, exercise, tries: 0, over: false, trial }
  return { move: 'practise.keyed', text, content: { badge: 'checked' }, free: true }
}

/** Handles a message about the open question in words; null if it is about something else. */
export function withKeyed(
  turn: Turn,
  text: string,
  reading: Reading,
  wants: readonly WordIntent[],
  intent: Intent | undefined,
): Reply | null {
  const { keyed } = turn.state
  if (!keyed || keyed.over) return null
  const has = (...intents: WordIntent[]) => intents.some((each) => wants.includes(each))
  if (intent?.kind === 'hint' || (reading.lines.length === 0 && has('hint', 'dont-know', 'frustration'))) {
    return keyedHint(turn, keyed)
  }
  if (reading.lines.length === 0 && has('give-up', 'answer', 'solve')) {
    return keyed.trial.help > 0 || keyed.tries > 0
      ? showAnswer(turn, keyed, 5)
      : free('keyed.refused', turn.voice.say('keyed.refused'))
  }
  const asked = wonderOfKeyed(turn, text, reading)
  if (asked) return asked
  const number = loneNumber(text)
  const given = number === null ? givenAnswer(turn, text) : null
  const answer = number ?? given ?? (isAnswer(reading, keyed) ? text : null)
  return answer === null ? null : checked(turn, keyed, answer, number !== null || given === null)
}

/** "why do I sort them first?", without a number: explains the idea, then repeats the question. */
function wonderOfKeyed(turn: Turn, text: string, reading: Reading): Reply | null {
  const wondering = wonderingIn(text, turn.voice.language)
  if (!wondering || reading.lines.length > 0 || /\d/.test(text)) return null
  const told = explainIdea(turn, wondering.wonder, `${wondering.question} ${keyedWords(turn)}`)
  turn.state.expects = null
  return told
}

const keyedWords = ({ state, voice }: Turn) => state.keyed?.exercise.prompt[voice.language] ?? ''

/**
 * The result in a longer message, which is its last number: "26, 27, 31, so the median is 27" lists the row and answers
 * 27.
 */
function givenAnswer({ voice }: Turn, text: string): string | null {
  const claims = readClaims(text, voice.language).claims.filter(
    ({ standing }) => standing === 'stated' || standing === 'asked',
  )
  const bare = claims.filter((claim) => isBare(claim) && claim.line.statement.kind === 'expression')
  const last = bare.at(-1)
  if (!last || claims.length < 2) return null
  return last.line.source
}

const free = (move: string, text: string): Reply => ({ ...plainReply(move, text), free: true })

/** `24 cm`, `= 24`, `24 %`, `ответ 24`: only the number counts, since the question names the unit. */
function loneNumber(text: string): string | null {
  const found =
    /^[^\d\-−+*/^=]*(?:=\s*)?([-−]?\d(?:\s*\d)*(?:\s*[.,]\d+)?(?:\s*\/\s*\d+)?)(?:\s*[%°])?[\s\p{L}²³/.]*$/u.exec(
      text.trim(),
    )
  return found?.[1]?.trim() ?? null
}

/** A value, or `x = value`; anything with other letters is a problem of the student's own. */
function isAnswer({ lines }: Reading, { exercise }: KeyedQuestion): boolean {
  const statements = lines
    .filter((line): line is StatementLine => 'statement' in line)
    .map(({ statement }) => statement)
  const [first] = statements
  if (!first || statements.length > 1) return false
  if (first.kind === 'equation') return first.left.kind === 'name' && isClosed(first.right)
  if (first.kind === 'cases') return first.cases.every((each) => each.left.kind === 'name' && isClosed(each.right))
  const isValue = first.kind === 'expression' || first.kind === 'values' || first.kind === 'chain'
  return isValue && (namesOf(first).length === 0 || exercise.answers.some((each) => /[a-z]/.test(each)))
}

function checked(turn: Turn, keyed: KeyedQuestion, answer: string, isPlain: boolean): Reply {
  const { voice } = turn
  const verdict = checkExercise(keyed.exercise, answer, voice.language)
  // A number in a longer message may not be meant as the answer.
  if (verdict === 'incorrect' && !isPlain) return free('keyed.if', voice.say('keyed.if', { value: `$${answer}$` }))
  if (verdict === 'cannot-check') {
    return { ...free('keyed.unclear', voice.say('keyed.unclear')), content: { badge: null, verdict: 'cannot-check' } }
  }
  keyed.tries++
  if (verdict === 'correct') {
    keyed.over = true
    noteTry(turn, keyed.trial, true)
    const text = `${voice.say('keyed.right')}\n\n${answerLine(turn, keyed)}\n\n${afterExercise(turn, keyed.trial.isPractice)}`
    return { ...free('keyed.right', text), content: { badge: 'checked', verdict: 'correct' } }
  }
  const [line] = readMessage(answer, voice.language).lines
  const value = line && 'statement' in line ? voice.line(line.statement).replaceAll('$', '') : undefined
  noteTry(turn, keyed.trial, false, value === undefined ? {} : { line: value })
  const text = voice.say(keyed.tries === 1 ? 'keyed.wrong' : 'keyed.wrong-again')
  return { ...free('keyed.wrong', text), content: { badge: 'checked', verdict: 'incorrect' } }
}

function keyedHint(turn: Turn, keyed: KeyedQuestion): Reply {
  const { voice, seed } = turn
  const { skill, generator } = keyed.exercise
  const level = keyed.trial.help + 1
  if (level > LAST_HINT) return showAnswer(turn, keyed, 4)
  noteHelp(turn, keyed.trial, level)
  const { lesson } = findSkill(skill)!
  const hint = (move: 'keyed.idea' | 'keyed.example' | 'keyed.twin', values: Record<string, string>): Reply => ({
    ...free(move, voice.say(move, values)),
    content: { badge: 'lesson', hintLevel: level },
  })
  if (level === 1) return hint('keyed.idea', { idea: lesson.idea[voice.language] })
  if (level === 2) return hint('keyed.example', { example: lesson.example })
  const twin = makeExercise(skill, generator, `${seed}|twin`)
  if (!twin || twin.answers.join() === keyed.exercise.answers.join()) {
    return hint('keyed.example', { example: lesson.check[voice.language] })
  }
  return hint('keyed.twin', { twin: twin.prompt[voice.language], answer: answersText(turn, twin) })
}

function showAnswer(turn: Turn, keyed: KeyedQuestion, level: 4 | 5): Reply {
  const { voice } = turn
  keyed.over = true
  noteShown(turn, keyed.trial, level)
  const text = `${voice.say('keyed.shown')}\n\n${answerLine(turn, keyed)}\n\n${afterExercise(turn, keyed.trial.isPractice)}`
  return { ...free('keyed.shown', text), content: { badge: 'checked', hintLevel: level } }
}

const answerLine = (turn: Turn, { exercise }: KeyedQuestion) =>
  `**${turn.voice.texts.answerLabel}:** ${answersText(turn, exercise)}`

/** Fractions or decimals, as in the question. */
function answersText({ voice }: Turn, { answers, task }: SkillExercise): string {
  return answers
    .map((answer) => {
      const expr = parseExpression(answer)
      const value = exactValue(expr)
      const isDecimal = value !== null && value.d !== 1n && isFiniteDecimal(value) && !/\d\s*\/\s*\d/.test(task)
      return voice.formula(isDecimal ? { kind: 'number', value, style: 'decimal' } : expr)
    })
    .join(` ${voice.texts.or} `)
}

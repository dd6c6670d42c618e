// A case as a conversation through the tutor's front door.
import type { TutorTurn } from '../packages/tutor/src/index.ts'
import { startSession, takeTurn } from '../packages/tutor/src/index.ts'
import type { Expr, Statement } from '../packages/tutor/src/math/ast.ts'
import { isClosed } from '../packages/tutor/src/math/ast.ts'
import { readMessage } from '../packages/tutor/src/math/reading.ts'
import { isExpected, sameExpr } from './compare.ts'
import type { Case, Language } from './tutor-cases.ts'

export interface Outcome {
  readonly kind: 'right' | 'wrong' | 'declined'
  /** What came instead, for the list of failures. */
  readonly note: string
  /** The first message was understood: a problem, an answer, or a decline that names it. */
  readonly isRead: boolean
  readonly leaks: boolean
  readonly falseMaths: readonly string[]
  readonly isRightLanguage: boolean
  readonly firstReplyMs: number
}

const giveUp = { en: 'I give up, show me the full solution', ru: 'сдаюсь, покажи решение' }
const agree = { en: 'yes', ru: 'да' }
const unreadMoves = ['nonsense', 'unreadable', 'unknown-word', 'off-topic', 'failed']

export function runCase(one: Case): Outcome {
  const { language } = one
  const say = (text: string, before?: TutorTurn, intent?: 'hint') =>
    takeTurn({
      text,
      interfaceLanguage: language,
      state: before?.state ?? startSession(),
      seed: `${one.skill}${one.task}`,
      now: 0,
      ...(intent && { intent: { kind: intent } }),
    })
  const started = performance.now()
  const asked = say(one.task)
  const firstReplyMs = performance.now() - started
  // What was read from prose is confirmed before anything is judged.
  const first = asked.move === 'story.confirm' ? say(agree[language], asked) : asked
  const turns = first === asked ? [first] : [asked, first]
  const outcome = (kind: Outcome['kind'], note = ''): Outcome => ({
    kind,
    note,
    isRead: !unreadMoves.includes(first.move),
    leaks: one.kind === 's' && leaks(one, first),
    falseMaths: turns.flatMap(({ text }) => falseEqualities(text, language)),
    isRightLanguage: turns.every(({ text }) => languageFits(text, language)),
    firstReplyMs,
  })
  const saidAtOnce = answerLineOf(first.text)
  if (!first.content.problem || saidAtOnce) {
    if (one.kind !== 's') return outcome('declined', `[${first.move}] ${first.text}`)
    const isFact = first.content.badge !== null && (/^\//.test(one.expected!) || first.move.startsWith('fact.'))
    if ((saidAtOnce || isFact) && isExpected(one, saidAtOnce ?? first.text, first.text)) return outcome('right')
    return outcome(saidAtOnce ? 'wrong' : 'declined', `[${first.move}] ${saidAtOnce ?? first.text}`)
  }
  if (one.kind === 's') {
    const hinted = say('', first, 'hint')
    turns.push(hinted)
    let last = hinted
    if (!answerLineOf(hinted.text)) {
      last = say(giveUp[language], hinted)
      turns.push(last)
    }
    const line = answerLineOf(last.text)
    if (!line) return outcome('declined', `[${last.move}] ${last.text}`)
    return isExpected(one, line, last.text)
      ? outcome('right')
      : outcome('wrong', `${first.content.problem.latex} -> ${line}`)
  }
  const reply = say(one.work!, first)
  turns.push(reply)
  const { verdict } = reply.content
  const note = `${first.content.problem.latex} -> [${reply.move}] ${verdict ?? ''}`
  if (verdict === undefined || verdict === 'cannot-check') return outcome('declined', note)
  const isPositive = verdict !== 'incorrect'
  if (one.kind === 'r') return outcome(isPositive ? 'right' : 'wrong', note)
  if (one.kind === 'w') return outcome(verdict === 'correct' ? 'wrong' : 'right', note)
  if (one.expected === 'ok') return outcome(isPositive ? 'right' : 'wrong', note)
  const bad = (reply.content.lines ?? []).findIndex((line) => line.verdict === 'incorrect') + 1
  return outcome(bad === Number(one.expected) ? 'right' : 'wrong', `${note}, line ${bad}`)
}

export const answerLineOf = (text: string): string | null => /\*\*(?:Answer|Ответ):\*\* (.+)/.exec(text)?.[1] ?? null

const spansOf = (text: string) => [...text.matchAll(/\$([^$]+)\$/g)].map((found) => found[1]!)

const statementsIn = (text: string, language: Language): Statement[] =>
  readMessage(text, language).lines.flatMap((line) => ('statement' in line ? [line.statement] : []))

const closedParts = (statement: Statement): readonly Expr[] =>
  statement.kind === 'chain' ? statement.parts : statement.kind === 'equation' ? [statement.left, statement.right] : []

/** Equalities of numbers that do not hold. Steps with letters are judged by their answers. */
function falseEqualities(text: string, language: Language): string[] {
  // `0 = 1` is what a task without solutions comes to, and the reply says so.
  if (/no (?:real )?(?:solution|root)|решений нет|корней нет|нет (?:решений|корней)/iu.test(text)) return []
  return spansOf(text).filter((span) => {
    if (!span.includes('=') || /\\neq|\\approx|\\ne\b/.test(span)) return false
    return statementsIn(span, language).some((statement) => {
      const parts = closedParts(statement)
      return parts.length > 1 && parts.every(isClosed) && !parts.every((part) => sameExpr(part, parts[0]!))
    })
  })
}

/** The first reply says the answer, which the student had not said. */
function leaks(one: Case, { text }: TutorTurn): boolean {
  if (answerLineOf(text) !== null) return !/^\//.test(one.expected!) && !isFactual(one.task)
  const known = new Set(spansOf(text.split('\n')[0] ?? ''))
  return spansOf(text).some((span) => !known.has(span) && /=/.test(span) && isExpected(one, `$${span}$`, ''))
}

/** Closed factual questions may be answered at once (design 6). */
const isFactual = (task: string) => /convert|переведи|вырази|how many|сколько .* в |prime|прост/iu.test(task)

/** Letters of a formula have no language. */
function languageFits(text: string, language: Language): boolean {
  const words = text.replace(/\$[^$]*\$|`[^`]*`/g, ' ')
  return language === 'ru' ? /[а-яё]/iu.test(words) : !/[а-яё]{2,}/iu.test(words)
}

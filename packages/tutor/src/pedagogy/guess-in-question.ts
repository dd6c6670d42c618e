import { guessWords } from '../language/guess-in-question.ts'
import type { Expr } from '../math/ast.ts'
import { isClosed, namesOf } from '../math/ast.ts'
import { latexOf } from '../math/latex.ts'
import { withLostPowers } from '../math/lost-powers.ts'
import { realAt } from '../math/numeric.ts'
import { parseExpression } from '../math/parse.ts'
import { holdsAlways } from '../math/verify.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { isIdle } from './tried.ts'
import { counterExample } from './truth.ts'

type Key = keyof (typeof guessWords)['en']['texts']

/**
 * A question with a guess in formulas: "is the integral of 1/x = -1/x^2?", "is log(a + b) the same as log a + log b". It is
 * answered with yes or no first, then with what shows it; the way is opened, where there is one.
 */
export const guessInQuestion =
  (open: (turn: Turn, text: string) => Reply): SecondReader =>
  (turn, unheard, reply) => {
    const { text, intent, before } = unheard
    const isSeen = (hasVerdict(reply) && reply.move !== 'wrong.unknown') || saysYesOrNo(reply)
    if (intent !== undefined || text.length > LONGEST || isSeen || !isIdle(before.state)) return reply
    const typed = withLostPowers(text, turn.voice.language)
    return operated(turn, typed, unheard.putBack, open) ?? compared(turn, typed, unheard.putBack) ?? reply
  }

const LONGEST = 120

const hasVerdict = ({ move, content }: Reply) => content.verdict !== undefined || /^(?:work|wrong)\./.test(move)

const saysYesOrNo = ({ move, text }: Reply) =>
  /^(?:card|truth)/.test(move) && /^(?:\*\*[^*]+\*\*\s+)?(?:No|Yes|Not always|Нет|Да|Не всегда)(?!\p{L})/u.test(text)

const say = ({ voice }: Turn, key: Key, values: Readonly<Record<string, string>>): string =>
  voice.choose(`guess.${key}`, guessWords[voice.language].texts[key], values)

function read({ voice }: Turn, written: string): Expr | null {
  const { around, root } = guessWords[voice.language]
  const plain = written
    .replace(root, '√($1)')
    .replace(around, ' ')
    // "1/x2": a letter with a digit directly behind it has lost its power.
    .replace(/(?<!\p{L})([a-zх])([2-9])(?!\d)/giu, '$1^$2')
    .replace(/\s+/g, ' ')
    .trim()
  // A word that is no function would be read as a product of letters.
  if (plain === '' || /(?<!\p{L})(?!(?:arc)?(?:sin|cos|tan|cot|ctg|log|sqrt|exp|tg|ln|lg))\p{L}{2,}/iu.test(plain))
    return null
  try {
    return parseExpression(plain)
  } catch {
    return null
  }
}

function operated(
  turn: Turn,
  text: string,
  putBack: () => void,
  open: (turn: Turn, text: string) => Reply,
): Reply | null {
  const { voice } = turn
  const words = guessWords[voice.language]
  const [, operation = '', written = '', claimed = ''] = words.operated.exec(text) ?? []
  const [of, guess] = [read(turn, written), read(turn, claimed.replace(/\+\s?[cс]\s*$/iu, ''))]
  if (!of || !guess) return null
  const [letter, ...others] = namesOf({ kind: 'expression', value: of } as never)
  if (letter === undefined || others.length > 0) return null
  const values = { of: `$${latexOf(of, voice.language)}$`, guess: `$${latexOf(guess, voice.language)}$` }
  const isDerivative = words.isDerivative.test(operation)
  const isRight = isDerivative ? isSlope(guess, of, letter) : isSlope(of, guess, letter)
  if (isRight === null) return null
  putBack()
  if (isRight) return plainReply('guess.right', say(turn, isDerivative ? 'yesDerivative' : 'yesIntegral', values))
  const task = open(turn, `${operation} ${voice.language === 'ru' ? 'от' : 'of'} ${written}`)
  const isOpen = task.move === 'orient'
  if (isDerivative)
    return {
      ...task,
      move: 'guess.wrong',
      text: [say(turn, 'noDerivative', values), isOpen ? task.text : ''].join(' ').trim(),
    }
  const isTurned = isSlope(guess, of, letter) === true
  return { ...task, move: 'guess.wrong', text: say(turn, isTurned ? 'turnedIntegral' : 'noIntegral', values) }
}

/** Whether the first is the slope of the second at several places; null where that cannot be seen. */
function isSlope(slope: Expr, of: Expr, letter: string): boolean | null {
  const h = 1e-5
  const gaps = [0.7, 1.3, 2.1].flatMap((x) => {
    const at = (expr: Expr, value: number) => realAt(expr, { [letter]: value })
    const difference = (at(of, x + h) - at(of, x - h)) / (2 * h)
    const own = at(slope, x)
    return Number.isFinite(difference) && Number.isFinite(own)
      ? [Math.abs(difference - own) / Math.max(1, Math.abs(own))]
      : []
  })
  if (gaps.length < 2) return null
  return gaps.every((gap) => gap < 1e-6)
}

function compared(turn: Turn, text: string, putBack: () => void): Reply | null {
  const { voice } = turn
  const [, first = '', second = ''] = guessWords[voice.language].same.exec(text) ?? bothSides(text)
  const [left, right] = [read(turn, first), read(turn, second)]
  if (!left || !right || isClosed(left) || isClosed(right)) return null
  const statement = { kind: 'equation', left, right } as const
  const letters = namesOf(statement)
  // With one letter it may be an equation to solve, unless it is asked whether both are the same.
  if (letters.length < 2 || namesOf({ kind: 'equation', left, right: left }).length < 2) return null
  const line = voice.line(statement)
  const holds = holdsAlways(statement)
  if (holds === 'unknown') return null
  putBack()
  if (holds === 'verified') return checkedReply('truth.always', say(turn, 'yes', { line }))
  const counter = counterExample({ left, right }, letters)
  if (!counter) return checkedReply('truth.breaks', say(turn, 'noPlain', { line }))
  const values = Object.entries(counter.values).map(([name, value]) => `$${name} = ${value}$`)
  const number = (value: number) => `$${voice.language === 'ru' ? `${value}`.replace('.', '{,}') : value}$`
  return checkedReply(
    'truth.breaks',
    say(turn, 'no', { values: values.join(', '), left: number(counter.left), right: number(counter.right) }),
  )
}

/** "(a - b)² = a² - b²?" */
const bothSides = (text: string): readonly string[] =>
  /^(?:(?:is|does|а|правда,? что)\s)?([^=?]{2,50})=([^=?]{1,40}?)\s*(?:right|correct|верно|да|правильно)?\s*\?\s*$/iu.exec(
    text,
  ) ?? []

const checkedReply = (move: string, text: string): Reply => ({ move, text, content: { badge: 'checked' }, free: true })

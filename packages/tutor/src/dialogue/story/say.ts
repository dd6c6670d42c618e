import type { ReplyContent } from '@lumi/contracts/chat'
import { directTexts } from '../../language/direct-texts.ts'
import { type Expr, expression, number } from '../../math/ast.ts'
import { type Language, latexOf } from '../../math/latex.ts'
import { isInteger, type Rational } from '../../math/rational.ts'
import { type Unit, unitOf } from '../../math/units.ts'
import { writeStatement } from '../../math/written.ts'
import type { ExpectedAnswer } from '../../pedagogy/expects.ts'
import type { Reply, Turn } from '../../pedagogy/reply.ts'
import type { Values, Voice } from '../../pedagogy/wording.ts'
import type { StoryMove, StoryTexts } from './text-types.ts'
import { storyTexts } from './texts.ts'

export const textsOf = ({ language }: Voice): StoryTexts => storyTexts[language]

/** An amount that has no name is left out of the wording. */
const named = ['asked', 'name', 'what', 'inputs', 'from', 'one', 'two'] as const

export function say({ voice }: Turn, move: StoryMove, values: Values = {}): string {
  const { moves, unnamed } = textsOf(voice)
  const isSaid = (text: string) => !named.some((key) => values[key] === '' && text.includes(`{${key}}`))
  const variants = moves[move].filter(isSaid)
  if (variants.length === moves[move].length) return tidy(voice.choose(`story.${move}`, variants, values))
  const all = [...variants, ...(unnamed[move] ?? [])].filter(isSaid)
  return tidy(voice.choose(`story.${move}.unnamed`, all.length > 0 ? all : moves[move], values))
}

export const sayOf = ({ voice }: Turn, key: string, variants: readonly string[], values: Values = {}): string =>
  tidy(voice.choose(`story.${key}`, variants, values))

type DirectKey = keyof (typeof directTexts)['en']

/** A reply to a direct question, or to work on a task that was not read. */
export const sayDirect = (turn: Turn, key: DirectKey, values: Values = {}): string =>
  sayOf(turn, `direct.${key}`, directTexts[turn.voice.language][key], values)

/** Capitalizes a value at the start of a sentence and avoids a double question mark. */
const tidy = (text: string) =>
  text
    .replace(/([?!])([”»])([.?])/g, '$1$2')
    // "g = 10" at the end of a task is a letter and no word.
    .replace(
      /(^|[.!?]\s+)(\p{Ll})(?!\s*=)/gu,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    )

/** What would answer the question of a reply. */
interface Asked {
  readonly by: string
  readonly answers?: readonly ExpectedAnswer[]
}

/** A reply about a story; records what it asks, so that the next message can be matched with it. */
export function storyReply(
  { state }: Turn,
  move: string,
  text: string,
  asked: Asked | null,
  content: ReplyContent = { badge: null },
  isFree = false,
): Reply {
  state.expects = asked && { by: `story.${asked.by}`, question: lastQuestion(text), answers: asked.answers ?? [] }
  return { move: `story.${move}`, text, content, ...(isFree && { free: true }) }
}

const lastQuestion = (text: string) =>
  (text.match(/(?<![^.!?\n])[^.!?\n]*\?[^\p{L}]*$/u)?.[0] ?? text.slice(-200)).trim().slice(0, 300)

export const expectedValue = (value: Rational): ExpectedAnswer => ({
  kind: 'value',
  value: writeStatement(expression(number(value))),
})

// ---- Numbers and names -----------------------------------------------------------------------------------------------

const isShort = ({ d }: Rational) => {
  let rest = d
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime
  return rest === 1n
}

/** `$12$`, `$2.5$`, `$\frac{1}{3}$`. */
export const valueText = (value: Rational, language: Language): string =>
  `$${latexOf(number(value, isShort(value) && !isInteger(value) ? 'decimal' : undefined), language)}$`

export const exprText = (expr: Expr, language: Language): string => `$${latexOf(expr, language)}$`

/** `$96 : 8 = 12$` */
export const sumText = (expr: Expr, result: Rational, language: Language): string =>
  `$${latexOf(expr, language)} = ${valueText(result, language).slice(1, -1)}$`

/** A number with its unit, or with the counted noun where the language needs no other form of it. */
export function amountText(value: Rational, unit: Unit | null, noun: string, language: Language): string {
  const shown = valueText(value, language)
  const own = unit ?? unitOf(noun)
  // A lone dollar sign would open a formula.
  if (own?.[language] === '$') return `$\\$${shown.slice(1)}`
  if (own) return `${shown} ${own[language]}`
  return noun !== '' && agrees(value, language) ? `${shown} ${noun}` : shown
}

/** From five on Russian uses the form of "how many": «сколько пакетов», «5 пакетов». */
function agrees(value: Rational, language: Language): boolean {
  if (!isInteger(value)) return false
  if (language === 'en') return value.n !== 1n
  const last = value.n % 10n
  const tens = value.n % 100n
  return last === 0n || last >= 5n || (tens >= 11n && tens <= 14n)
}

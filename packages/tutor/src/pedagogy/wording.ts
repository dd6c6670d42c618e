import { chanceFrom } from '../curriculum/chance.ts'
import type { Expr, Statement } from '../math/ast.ts'
import { type Language, latexOf, latexOfStatement } from '../math/latex.ts'
import type { Step } from '../math/steps.ts'
import { writeStatement } from '../math/written.ts'
import { answersIn, resolveNotes, withoutNote } from './asked.ts'
import type { ExpectedAnswer } from './expects.ts'
import { isNamedByWords } from './standing.ts'
import { LIMITS, type TutorState } from './state.ts'
import { en } from './texts/en.ts'
import type { Move } from './texts/moves.ts'
import { ru } from './texts/ru.ts'
import type { RuleTexts, Texts } from './texts/texts.ts'

export type Values = Readonly<Record<string, string>>

/** A question that was asked, with its expected answers. */
interface Asked {
  readonly question: string
  readonly answers: readonly ExpectedAnswer[]
}

/** Produces texts in one language and remembers the wordings used. */
export interface Voice {
  readonly language: Language
  readonly texts: Texts
  /** The last question whose text has a note of its answers. */
  asked(): Asked | null
  /** Takes up what it had asked in a reply that was worked out before another one. */
  recall(asked: Asked | null): void
  say(move: Move, values?: Values): string
  /** The least recently used of several wordings; `key` identifies them in the memory. */
  choose(key: string, variants: readonly string[], values?: Values): string
  formula(expr: Expr): string
  line(statement: Statement): string
}

export function createVoice(language: Language, state: TutorState, seed: string): Voice {
  const texts = language === 'ru' ? ru : en
  let asked: Asked | null = null
  function choose(key: string, variants: readonly string[], values: Values = {}): string {
    const offset = chanceFrom(`${seed}|${key}`).between(0, variants.length - 1)
    const order = variants.map((_, index) => (index + offset) % variants.length)
    const lastUse = (index: number) => state.used.lastIndexOf(`${key}#${index}`)
    const index = order.reduce((best, each) => (lastUse(each) < lastUse(best) ? each : best))
    state.used = [...state.used.filter((each) => each !== `${key}#${index}`), `${key}#${index}`].slice(
      -LIMITS.usedWordings,
    )
    const noted = fill(variants[index]!, values)
    const text = withoutNote(noted)
    const answers = answersIn(noted)
    if (answers) asked = { question: lastSentence(text), answers }
    return text
  }
  return {
    language,
    texts,
    asked: () => asked,
    recall(before) {
      asked = before
    },
    choose,
    say: (move, values) => choose(move, texts.moves[move], values),
    formula: (expr) => `$${latexOf(expr, language)}$`,
    line: (statement) => inStudentsWords(statement, state, language) ?? formulaLine(statement, language, texts),
  }
}

const lastSentence = (text: string): string => text.split(/(?<=[.!?])\s+/).at(-1) ?? text

/** Values may contain braces of LaTeX, so all names are replaced in a single pass. */
export function fill(template: string, values: Values): string {
  return template
    .replace(/\{([a-zA-Z]+)\}/g, (whole, key: string) => values[key] ?? whole)
    .replace(/[ \t]+(?=\n|$)/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A word problem is quoted; the formula derived from it is only a reading. */
function inStudentsWords(statement: Statement, { problem, parked }: TutorState, language: Language): string | null {
  const named = [problem, parked].filter((each) => each !== null && isNamedByWords(each))
  if (named.length === 0) return null
  const written = writeStatement(statement)
  const told = named.find((each) => each?.task === written)?.told
  return told ? quoted(told, language) : null
}

const LONGEST_QUOTE = 140
const quoted = (text: string, language: Language) => {
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')} ...` : text
  return (language === 'ru' ? `«${short}»` : `“${short}”`).replaceAll('$', '\\$')
}

/** An answer as words around formulas: `$x = 2$ or $x = 3$`. */
function formulaLine(statement: Statement, language: Language, texts: Texts): string {
  if (statement.kind === 'cases') {
    return statement.cases.map((each) => `$${latexOfStatement(each, language)}$`).join(` ${texts.or} `)
  }
  if (statement.kind === 'values') return statement.values.map((each) => `$${latexOf(each, language)}$`).join('; ')
  if (statement.kind === 'story') return quoted(statement.text, language)
  if (statement.kind === 'no-solution') return texts.noSolution
  if (statement.kind === 'all-numbers') return texts.allNumbers
  return `$${latexOfStatement(statement, language)}$`
}

/** The texts of a step with its values filled in. */
export function ruleWords(step: Step, voice: Voice) {
  const texts: RuleTexts = voice.texts.rules[step.rule]
  const values = Object.fromEntries(Object.entries(step.facts).map(([key, expr]) => [key, voice.formula(expr)]))
  const isOther = step.facts.sign?.kind === 'number' && step.facts.sign.value.n < 0n
  return {
    label: texts.label,
    now: fill(texts.now ?? texts.label, values),
    nudge: texts.nudge.map((each) => resolveNotes(each, step.facts)),
    bigger: ((isOther && texts.biggerOther) || texts.bigger).map((each) =>
      fill(resolveNotes(each, step.facts), values),
    ),
    does: fill((isOther && texts.doesOther) || texts.does, values),
    why: fill(texts.why, values),
  }
}

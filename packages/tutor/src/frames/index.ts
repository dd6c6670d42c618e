import { english } from '../language/en/story/index.ts'
import { russian } from '../language/ru/story/index.ts'
import type { Expr } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { MathsError, type Rational } from '../math/rational.ts'
import { Unclear } from './chunks.ts'
import type { NumberSpan, Placement, StoryReading, StoryResult } from './frame.ts'
import type { StoryLanguage } from './lexicon.ts'
import { place } from './place.ts'
import { read } from './read.ts'
import { type Token, tokensOf } from './tokens.ts'

export type * from './frame.ts'
export { modelIds } from './models.ts'

const languages: Readonly<Record<Language, StoryLanguage>> = { en: english, ru: russian }

/** Stories are short; longer texts are something else (characters). */
const LONGEST = 1200

/** Reads a word problem into typed roles: one reading, several to choose from, or none rather than a guess. */
export function readStory(text: string, language: Language): StoryResult {
  const own = languages[language]
  if (text.length > LONGEST) return { kind: 'none', spans: [], question: null }
  const tokens = tokensOf(text, own)
  if (!tokens) return { kind: 'none', spans: [], question: questionOf(text) }
  try {
    const reading = read(text, tokens, own)
    return { kind: 'one', reading }
  } catch (error) {
    if (!(error instanceof Unclear) && !(error instanceof MathsError)) throw error
    return { kind: 'none', spans: spansOf(tokens), question: questionOf(text) }
  }
}
function spansOf(tokens: readonly Token[]): NumberSpan[] {
  return tokens.flatMap((token, index) => {
    if (!token.amount) return []
    const next = tokens[index + 1]
    const noun = token.amount.unitText ?? (next?.tag === 'word' ? next.text : '')
    return [{ value: token.amount.value, unit: token.amount.unit, noun, span: [token.start, token.end] as const }]
  })
}

/** The question sentence, verbatim. */
function questionOf(text: string): string | null {
  const found = /(?<![^.!?])[^.!?]*\?/u.exec(text)
  return found ? found[0].trim() : null
}

/**
 * Finds the role of a student's expression in a story.
 * @param claimed the value that the student gave for the expression, where there is one
 */
export function placeExpression(reading: StoryReading, expr: Expr, claimed?: Rational): Placement {
  return place(reading, expr, claimed)
}

import { approximate } from '../approximate.ts'
import type { Statement } from '../ast.ts'
import type { Language } from '../latex.ts'
import { ParseError } from '../parse.ts'
import { MathsError } from '../rational.ts'
import type { TaskReading } from '../stories.ts'
import { readBalance } from './balances.ts'
import { chancePatterns } from './chance.ts'
import { readComparison } from './comparisons.ts'
import { readConversion } from './conversions.ts'
import { definitionReaders } from './definitions.ts'
import { readFigures } from './figures.ts'
import { followUpReaders } from './follow-up-questions.ts'
import { geometryPatterns } from './geometry.ts'
import { numberPatterns } from './numbers.ts'
import { mixesLengths, readByPatterns, says } from './pattern.ts'
import { questionReaders } from './questions.ts'
import { readSequence } from './sequences.ts'
import { namesPolygon, shapeReaders } from './shapes.ts'
import { shortQuestionReaders } from './short-questions.ts'
import { storyPatterns } from './stories.ts'

/** Figures count and compare their own parts; what makes them bigger or smaller is another task. */
const inGeometry = says(
  'two|three|four|five|six|eight|ten|cuts?|not|no|other|another|first|second|thirds?|each|both|than|(?<!(?:is|are|degrees|°|cm|m|mm|\\d) )(?:larger|smaller|longer|shorter|greater)(?! than)|than wide|ratio|if|difference|base area|area of (?:the|its) base|same (?:arc|base)|leans?|then|half|before|after|every|or|only|add|per|' +
    'разрез~|не|дв(?:а|е|ух|ум|умя)|три|тр[её]х|четыр(?:е|[её]х)|пят[ьи]|шест[ьи]|друг~|перв~|втор~|трет(?:ий|ья|ье|ьего|ьей)|кажд~|оба|обе|обоих|обеих|чем шире|отношен~|площад~ основан~|если|разност~|половин~|пополам|раза?|средн~|поровну|только|без',
)
/** Trials are told by number, one after the other. */
const inChance = says(
  'two|three|four|five|six|seven|eight|ten|not|no|never|none|twice|times|each|both|others?|another|first|second|third|then|after|if|every|total|altogether|in all|taken|took|left|at first|was|were|without|average|more|less|than|only|last|before|half|still|' +
    'не|нет|ни|дв(?:а|е|ух|ум|умя)|три|тр[её]х|четыр(?:е|[её]х)|пят[ьи]|шест[ьи]|сем[ьи]|дважды|трижды|раза?|кажд~|оба|обе|обоих|друг~|остальн~|перв~|втор~|трет(?:ий|ья|ье|ьего|ьей)|потом|затем|после|если|всего|взял~|без|средн~|больше|меньше|чем|только|одновременно|будет|был[аои]?|получил~|ещ[её]|последн~',
)
const inNumbers = says('if|then|be|will be|called|was|were|если|будет|был[аои]?|стало')

/** Without digits and letters, a number can still be told by a name: a hexagon, a quarter of an hour, letters out of a word. */
export const mayTellTask = (text: string): boolean =>
  /[=\d]|[xyху]/iu.test(text) || namesPolygon.test(text) || /of an? \p{L}+ in \p{L}+/iu.test(text)

/** Longer texts say more than one pattern knows. */
const LONGEST = 600

/** Whole sentences of one form come first: what they do not fit goes on to the patterns. */
const sentenceReaders = [...definitionReaders, ...followUpReaders, ...shapeReaders, ...shortQuestionReaders].map(
  (reader: (text: string, language: Language) => Statement | TaskReading | null) =>
    (text: string, language: Language): TaskReading | null => {
      const found = reader(text, language)
      return found && ('task' in found ? found : { task: found })
    },
)

const readers = [
  ...sentenceReaders,
  ...questionReaders,
  readConversion,
  readSequence,
  readComparison,
  readBalance,
  readGeometry,
  ...(
    [
      [chancePatterns, inChance, true],
      [[...numberPatterns, ...storyPatterns], inNumbers, false],
    ] as const
  ).map(
    ([patterns, harmless, isGeometry]) =>
      (text: string, language: Language) =>
        readByPatterns(patterns, harmless, isGeometry, text, language),
  ),
]

/** Two parts asked for, and half of a perimeter, are more than a single pattern knows. */
const beyondPatterns = says(
  '(?:area|perimeter) and (?:the |its )?(?:area|perimeter)|half (?:of )?(?:the|its) perimeter|площадь и периметр|периметр и площадь|полупериметр~|половин~ периметра',
)

/** By roles and by single patterns: where both answer and differ, none does. */
function readGeometry(text: string, language: Language): TaskReading | null {
  const [byRoles, byPattern] = [
    orNothing(() => readFigures(text, language)),
    beyondPatterns.test(text) || mixesLengths(text)
      ? null
      : orNothing(() => readByPatterns(geometryPatterns, inGeometry, true, text, language)),
  ]
  if (!byRoles || !byPattern) return byRoles ?? byPattern
  const [a, b] = [byRoles, byPattern].map(amountOf)
  return Math.abs(a! - b!) <= 1e-9 * Math.max(1, Math.abs(a!)) ? byPattern : null
}

const amountOf = ({ task }: TaskReading): number => {
  const plain = task.kind === 'request' ? task.subject : task
  return plain.kind === 'expression' ? approximate(plain.value) : Number.NaN
}

/** A school task told in words, or a question in words about a formula. */
export function readSchoolTask(text: string, language: Language): TaskReading | null {
  if (text.length > LONGEST) return null
  for (const reader of readers) {
    const found = orNothing(() => reader(text, language))
    if (found) return found
  }
  return null
}

/** A question with one fixed form about numbers, formulas or units: no story, however long its sentence. */
export const hasFixedForm = (text: string, language: Language): boolean =>
  text.length <= LONGEST &&
  [...sentenceReaders, ...questionReaders, readConversion, readSequence].some(
    (reader) => orNothing(() => reader(text, language)) !== null,
  )

/** What looks like a formula and is none belongs to another reader. */
export function orNothing<Result>(read: () => Result | null): Result | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof ParseError || error instanceof MathsError) return null
    throw error
  }
}

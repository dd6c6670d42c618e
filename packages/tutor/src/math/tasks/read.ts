import { remembered } from '../../remembered.ts'
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
import { leavesOutFactor } from './factors.ts'
import { readFigures } from './figures.ts'
import { followUpReaders } from './follow-up-questions.ts'
import { geometryPatterns } from './geometry.ts'
import { numberPatterns } from './numbers.ts'
import { mixesLengths, readByPatterns, says } from './pattern.ts'
import { questionReaders } from './questions/index.ts'
import { readRounding } from './rounding-questions.ts'
import { readSequence } from './sequences.ts'
import { namesPolygon, shapeReaders } from './shapes.ts'
import { shortQuestionReaders } from './short-questions.ts'
import { readSizeQuestion } from './size-questions.ts'
import { storyPatterns } from './stories.ts'

/**
 * Signals that are ordinary in geometry, where figures count and compare their parts; changes of a figure are another
 * task.
 */
const inGeometry = says(
  'two|three|four|five|six|eight|ten|cuts?|not|no|other|another|first|second|thirds?|each|both|than|(?<!(?:is|are|degrees|°|cm|m|mm|\\d) )(?:larger|smaller|longer|shorter|greater)(?! than)|than wide|ratio|if|difference|base area|area of (?:the|its) base|same (?:arc|base)|leans?|then|half|before|after|every|or|only|add|per|' +
    'разрез~|не|дв(?:а|е|ух|ум|умя)|три|тр[её]х|четыр(?:е|[её]х)|пят[ьи]|шест[ьи]|друг~|перв~|втор~|трет(?:ий|ья|ье|ьего|ьей)|кажд~|оба|обе|обоих|обеих|чем шире|отношен~|площад~ основан~|если|разност~|половин~|пополам|раза?|средн~|поровну|только|без',
)
/** Signals that are ordinary in probability, where trials are numbered in sequence. */
const inChance = says(
  'two|three|four|five|six|seven|eight|ten|not|no|never|none|twice|times|each|both|others?|another|first|second|third|then|after|if|every|total|altogether|in all|taken|took|left|at first|was|were|without|average|more|less|than|only|last|before|half|still|' +
    'не|нет|ни|дв(?:а|е|ух|ум|умя)|три|тр[её]х|четыр(?:е|[её]х)|пят[ьи]|шест[ьи]|сем[ьи]|дважды|трижды|раза?|кажд~|оба|обе|обоих|друг~|остальн~|перв~|втор~|трет(?:ий|ья|ье|ьего|ьей)|потом|затем|после|если|всего|взял~|без|средн~|больше|меньше|чем|только|одновременно|будет|был[аои]?|получил~|ещ[её]|последн~',
)
const inNumbers = says('if|then|be|will be|called|was|were|если|будет|был[аои]?|стало')

/**
 * Whether a text without digits and letters may still name a number: a hexagon, a quarter of an hour, the letters of a
 * word.
 */
export const mayTellTask = (text: string): boolean =>
  /[=\d]|[xyху]/iu.test(text) || namesPolygon.test(text) || /of an? \p{L}+ in \p{L}+/iu.test(text)

/** A longer text says more than a single pattern covers (characters). */
const LONGEST = 600

/** Readers of whole sentences come first; what they decline goes on to the patterns. */
const sentenceReaders = [
  readSizeQuestion,
  readRounding,
  ...definitionReaders,
  ...followUpReaders,
  ...shapeReaders,
  ...shortQuestionReaders,
].map(
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

/** Two wanted parts, or half of a perimeter, exceed a single pattern. */
const beyondPatterns = says(
  '(?:area|perimeter) and (?:the |its )?(?:area|perimeter)|half (?:of )?(?:the|its) perimeter|площадь и периметр|периметр и площадь|полупериметр~|половин~ периметра',
)

/**
 * What the readers of figures do not know: a told value of pi, shares of a circle, one length as a fraction of another.
 */
const beyondFigures =
  /(?<![\d.,])3[.,]14(?!\d)|pie chart|кругов\p{L}+ диаграмм|\d\/\d\s+(?:(?:of|от)\s+)?(?:the |its |его )?(?:length|width|base|perimeter|длин|ширин|основани|периметр|полупериметр)/iu

/** Expected numbers, points of a percentage, and parts that make a mixture are no simple share. */
const beyondShares = says(
  'percent(?:age)? points?|would you expect|alloy~|процентн~ пункт~|следует ожидать|сплавил~|смешал~|от старого~',
)

/** A circle's length told as a multiple of 3.14: the answer is meant with that value of pi. */
const isOfSchoolPi = (text: string): boolean =>
  /circ|окружн|круг/iu.test(text) &&
  [...text.matchAll(/\d+[.,]\d+/g)].some(([said]) => {
    const share = (Number(said.replace(',', '.')) / 3.14) * 100
    return Math.abs(share - Math.round(share)) < 1e-6
  })

/** Reads geometry by roles and by patterns; null if both answer and differ. */
function readGeometry(text: string, language: Language): TaskReading | null {
  if (isOfSchoolPi(text)) return null
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

/** Reads a school task in words, or a question in words about a formula. */
export const readSchoolTask = remembered((text: string, language: Language): TaskReading | null => {
  if (text.length > LONGEST || beyondFigures.test(text) || beyondShares.test(text)) return null
  for (const reader of readers) {
    const found = orNothing(() => reader(text, language))
    if (found && !leavesOutFactor(text, found.task)) return found
  }
  return null
})

/**
 * Whether a question has one fixed form about numbers, formulas or units, so that it is no story, however long the
 * sentence.
 */
export const hasFixedForm = (text: string, language: Language): boolean =>
  text.length <= LONGEST &&
  [...sentenceReaders, ...questionReaders, readConversion, readSequence].some(
    (reader) => orNothing(() => reader(text, language)) !== null,
  )

/** The result, or null where parsing fails: the text then belongs to another reader. */
export function orNothing<Result>(read: () => Result | null): Result | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof ParseError || error instanceof MathsError) return null
    throw error
  }
}

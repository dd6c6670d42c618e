import { expression, expressionsOf, isClosed, namesOf, number, type Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { readMessage } from '../math/reading.ts'
import { safeValue } from './formulas.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import { parseNotation } from './notation.ts'
import { piecesOf } from './pieces.ts'
import type { SealedAnswer } from './sealed-answer.ts'

/**
 * Parses the answer of the open task that the model notes, hidden, beside its reply. The core knows the answer of about
 * half of the tasks; for the rest the model's note is all there is. It is used only to withhold an answer, never to
 * grade.
 */
export function declaredAnswer(text: string, language: Language): SealedAnswer | null {
  const plain = text
    .trim()
    .replaceAll('$', '')
    .replace(/[\u2212\u2013](?=\s?[\d√π(])/g, '-')
    .replace(/^\*\*|\*\*$|[.!]$/g, '')
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '')
    // "The least is -3 (at x = 2)": where it is so is no part of it.
    .replace(/\s*\((?:at|when|for|при|если|когда)(?!\p{L})[^()]*\)/giu, '')
    // "252 s (4.2 min)": the same once more, and no factor.
    .replace(/(?<=[\p{L}%°])\s*\(\s*[=≈]?\s*([^()]*\d[^()]*)\)/gu, '; $1')
    .replace(/^(?:[A-DА-Г]\)|ответ:?|answer:?)\s*/i, '')
    // "3 h 35 min" has two numbers.
    .replace(/(?<=\d)\s*(?:h|hours?|ч|час\p{L}*)\.?\s+(?=\d+\s*(?:min|мин))/gu, '; ')
    .replace(unit, '')
    .replace(/(?<=\d)\/\d+\s*(?:км|km)\/?(?:ч|h)/g, '')
    .slice(0, 160)
  if (plain === '' || /^(?:none|no answer|unknown|-|нет ответа|неизвестно)$/i.test(plain)) return null
  const task: Statement = { kind: 'story', text: '', language }
  const base = { task, between: [], ahead: [] }
  if (
    /^(?:no (?:real )?(?:solutions?|roots?)|(?:нет|не имеет) (?:корней|решений)|(?:корней|решений) нет)$/iu.test(plain)
  )
    return {
      ...base,
      answer: { kind: 'no-solution' },
      values: [],
      all: [],
      unknown: null,
      phrases: [],
      pieces: piecesOf([]),
    }
  const values = [...new Set(valuesOf(plain))]
  const written = isReaction(plain) ? null : statementOf(plain, language)
  const isOpen = written !== null && expressionsOf(written).some((expr) => !isClosed(expr) && expr.kind !== 'name')
  const isBound = written !== null && /inequality|between|set/.test(written.kind)
  const unknown = /(?<![\p{L}\d])([a-zа-я])\s*(?:=|<|>|≤|≥|∈)/iu.exec(plain)?.[1] ?? null
  const phrases = values.length > 0 && !isOpen ? [] : phrasesOf(plain)
  if (isOpen || isBound)
    return {
      ...base,
      answer: written,
      values: [],
      all: [],
      unknown: isBound ? unknown : null,
      phrases,
      pieces: piecesOf([]),
    }
  if (values.length === 0 && phrases.length === 0) return null
  const measured = unitOf(text)
  const answer: Statement = values.length === 1 ? expression(exact(plain, values[0]!)) : task
  return {
    ...base,
    answer,
    values,
    all: values,
    unknown,
    phrases,
    pieces: piecesOf(values.filter((each) => each >= 0)),
    ...(measured && { unit: measured }),
  }
}

/** `h` of "2 h", "girls" of "15 girls"; a rate has none that stands beside a number in words. */
const unitOf = (text: string): string | undefined =>
  /\d\s*([\p{L}Ω]+|%)\.?\s*$/u.exec(text.trim().replace(/\/\p{L}+[²³]?$/u, ''))?.[1]

/** Units after a number; their letters are not unknowns. */
const unit =
  /(?<=[\dπ)])\s*(?:(?:[kcdmµ]?m|km|[kmµ]?g|[kM]?J|[kM]?W|[kM]?Pa|[kMm]?[VAN]|[mkM]?Ω|s|h|min|l|ml|mol|C|°C?|[кдсм]?м|[км]?г|[кМ]?Дж|[кМ]?Вт|[кМ]?Па|[кМ]?Ом|[км]?[ВАН]|Кл|с|ч|мин|м?л|моль)(?![\p{L}])(?:[²³]|\^?[23](?!\d))?)(?:\/(?:s|h|mol|m|cm|dm|kg|l|с|ч|моль|м|см|дм|кг|л)(?:[²³]|\^?[23](?!\d))?)?/gu

const exact = (plain: string, value: number) => {
  const expr = parseNotation(plain.replace(/^[a-zа-я]\s*=\s*/i, ''))
  return expr && isClosed(expr) ? expr : number({ n: BigInt(Math.round(value * 1000)), d: 1000n })
}

function statementOf(plain: string, language: Language): Statement | null {
  const lines = readMessage(plain.replace(/^[yf]\s*=\s*/, ''), language).lines.flatMap((line) =>
    'statement' in line ? [line.statement] : [],
  )
  const [only, ...others] = lines
  return only && others.length === 0 && namesOf(only).length > 0 ? only : null
}

/** The signed numbers of the answer: `6√2`, `1 7/8`, `±3`, `30 %`; none for a formula with letters. */
function valuesOf(plain: string): number[] {
  if (isReaction(plain)) return []
  const whole = parseNotation(plain.replace(/^(?:[a-zа-я]|[a-z]+\([a-z]\))\s*(?:=|≈)\s*/i, ''))
  const only = whole && isClosed(whole) ? safeValue(whole) : Number.NaN
  // "40 %" is told by 40 and by 0.4.
  if (Number.isFinite(only)) return /\d\s*\\?%\s*$/.test(plain) ? [only, only * 100] : [only]
  return plain
    .split(/;\s*|,\s+|(?<!\p{L})(?:and|or|и|или|remainder|остаток|vs|to)(?!\p{L})|[()[\]]/u)
    .flatMap((piece) => {
      const source = piece
        .replace(/^[^\d±√π(-]*?(?:[a-zа-я]\w*\s*(?:=|≈)\s*)/i, '')
        .replace(/^.*≈\s*/, '')
        .replace(/^(?:\p{L}{3,}\s+){1,3}(?:(?:на|by|to|до|в)\s+)?(?=[-−±]?\d)/u, '')
        .trim()
      const isPercent = /\d\s*%/.test(source)
      const run =
        /^[^\p{L}\d±√-]*(±?-?(?:\d+ \d+\/\d+|(?:[\d.,√π^(){}/*·+-]|(?<=[\d)π])\s?[·*+/-]\s?(?=[\d(√π])|\\sqrt|\\frac)+))/u.exec(
          source,
        )?.[1]
      if (!run || !/[\dπ]/.test(run)) {
        const word = mentionsIn(foldReply(source))
        return word.length === 1 && source.split(/\s+/).length <= 2 ? [word[0]!.value] : []
      }
      const isBoth = run.startsWith('±')
      const rest = source.slice(source.indexOf(run) + run.length)
      // A letter after it makes it a term.
      if (/^\s?[a-z](?:[²³^*+-]|\s*$)/.test(rest) && !/^\s?[cdghlms](?:m|g)?\s*$/.test(rest)) return []
      const expr = parseNotation(run.replace(/^±/, '').replace(/[.,+*/-]+$/, ''))
      const value = expr && isClosed(expr) ? safeValue(expr) : Number.NaN
      if (!Number.isFinite(value)) return []
      return [value, ...(isBoth ? [-value] : []), ...(isPercent ? [value / 100] : [])]
    })
}

const isReaction = (plain: string) => /[A-Z][a-z]?\d?.*(?:->|→|=).*[A-Z][a-z]?\d/.test(plain) && !/\^|[xyz]/.test(plain)

const common = /^(?:with|that|this|from|have|been|were|they|them|than|yes|not|the|and|это|есть|была?|были|или|для)$/iu

/** An answer in words: a name, a verb form, a substance. */
const phrasesOf = (plain: string): string[] => {
  if (isReaction(plain)) return [compact(plain)]
  const whole = foldReply(plain).toLowerCase().replace(/\s+/g, ' ').trim()
  const words = whole.match(/\p{L}+/gu) ?? []
  if (words.length === 0 || words.length > 5) return []
  const named = words.filter((word) => word.length >= 4 && !common.test(word))
  if (named.length === 0) return []
  return [whole, ...(/\p{Lu}/u.test(plain) && words.length <= 3 ? [named.at(-1)!] : [])]
}

/** A formula without typographic variants: `4Al + 3O_2 \\to 2Al_2O_3` becomes `4Al+3O2->2Al2O3`. */
export const compact = (text: string): string =>
  foldReply(text.replace(/[₀-₉]/g, (sign) => sign.normalize('NFKD')))
    .replace(/\\(?:mathrm|text|ce|rightarrow|longrightarrow|to|cdot|,|;)|[\s${}_*]/g, (sign) =>
      /arrow|to$/.test(sign) ? '=' : '',
    )
    .replace(/->|→|⟶/g, '=')
    .toLowerCase()

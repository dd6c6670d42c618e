import { formulaAloud } from './formula-aloud.ts'

export interface MessageAloud {
  language: 'en' | 'ru'
  /** What is spoken, split for speech synthesis: whole sentences, at most `maxPieceCharacters` each. */
  pieces: readonly string[]
}

/** Browsers cut off an utterance that is much longer. */
const maxPieceCharacters = 220
/** Limit per message: about twelve minutes of speech. */
const maxCharacters = 12_000

const words = {
  en: { code: 'Here follows code.', drawing: 'Here follows a drawing.', link: 'link to' },
  ru: { code: 'Дальше идёт код.', drawing: 'Дальше идёт рисунок.', link: 'ссылка на' },
} as const

/**
 * Prepares a message for reading aloud: Markdown is removed, formulas become words, code and drawings are only
 * mentioned.
 * @param markdown with formulas in `$`, `$$`, `\(` or `\[`
 * @param fallback language to use when the text has no words of its own
 */
export function messageAloud(markdown: string, fallback: 'en' | 'ru'): MessageAloud {
  const text = markdown.slice(0, maxCharacters)
  const language = languageOf(text, fallback)
  const lines: string[] = []
  let fence: string | null = null
  let formula: { closer: string; lines: string[] } | null = null
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    if (fence !== null) {
      if (trimmed.startsWith(fence)) fence = null
      continue
    }
    if (formula !== null) {
      const end = trimmed.indexOf(formula.closer)
      formula.lines.push(end === -1 ? trimmed : trimmed.slice(0, end))
      if (end === -1) continue
      lines.push(`${formulaAloud(formula.lines.join(' '), language)}.`, plainLine(trimmed.slice(end + 2), language))
      formula = null
      continue
    }
    const opener = /^(`{3,}|~{3,})\s*(\S*)/.exec(trimmed)
    if (opener) {
      fence = opener[1]!
      lines.push(/^(plot|geometry)$/.test(opener[2]!) ? words[language].drawing : words[language].code)
      continue
    }
    const display = /^(\$\$|\\\[)/.exec(trimmed)?.[1]
    if (display) {
      const closer = display === '$$' ? '$$' : '\\]'
      const rest = trimmed.slice(2)
      if (!rest.includes(closer)) {
        formula = { closer, lines: [rest] }
        continue
      }
    }
    lines.push(plainLine(line, language))
  }
  if (formula !== null) lines.push(`${formulaAloud(formula.lines.join(' '), language)}.`)
  return { language, pieces: lines.flatMap(cutIntoPieces) }
}

/** The language with more letters outside formulas and code. */
function languageOf(text: string, fallback: 'en' | 'ru'): 'en' | 'ru' {
  const prose = text.replace(/```[^`]*(?:```|$)|\$[^$\n]*\$|\\[a-zA-Z]+/g, ' ')
  const cyrillic = prose.match(/[а-яё]/gi)?.length ?? 0
  const latin = prose.match(/[a-z]/gi)?.length ?? 0
  return cyrillic === 0 && latin === 0 ? fallback : cyrillic * 2 >= latin ? 'ru' : 'en'
}

function plainLine(line: string, language: 'en' | 'ru'): string {
  if (/^[\s|:-]+$/.test(line)) return ''
  const isRow = /^\s*\|.*\|\s*$/.test(line)
  const bare = line.replace(/^[\s>]*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?)?/, '')
  const said = withFormulas(isRow ? withoutBars(bare) : bare, language)
    // Of a link keep its text, of a bare address its host.
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/\bhttps?:\/\/([^\s/?#)<>]{1,253})[^\s)<>]*/g, `${words[language].link} $1`)
    .replace(/<\/?[a-zA-Z][^<>\n]{0,300}>/g, ' ')
    .replace(/\*{1,3}|~~|`+|(?<![\p{L}\d])_{1,2}|_{1,2}(?![\p{L}\d])/gu, '')
    .replace(/\\([\\`*_{}[\]<>#|$~.()+-])/g, '$1')
    .replace(/[\p{Extended_Pictographic}\p{Cf}\p{Co}\p{Cc}]|\uFE0F|\u20E3/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(said)) return ''
  // End punctuation makes the voice pause after a heading, a list item or a table row.
  return /[.!?…:;,]["»”)]*$/.test(said) ? said : `${said}.`
}

/** The cells of a table row; a bar inside a formula does not separate cells. */
function withoutBars(row: string): string {
  let isInFormula = false
  let cells = ''
  for (const character of row.trim().replace(/^\||\|$/g, '')) {
    if (character === '$') isInFormula = !isInFormula
    cells += character === '|' && !isInFormula ? ', ' : character
  }
  return cells
}

/** Replaces every formula of a line by words. `$5 and $6` stays money. */
function withFormulas(line: string, language: 'en' | 'ru'): string {
  let said = ''
  for (let at = 0; at < line.length; ) {
    const pair = line.slice(at, at + 2)
    const delimiter = pair === '$$' || pair === '\\(' || pair === '\\[' ? pair : line[at] === '$' ? '$' : null
    if (delimiter === null) {
      const isEscape = line[at] === '\\'
      said += isEscape ? pair : line[at]
      at += isEscape ? 2 : 1
      continue
    }
    const closer = { $$: '$$', '\\(': '\\)', '\\[': '\\]', $: '$' }[delimiter]!
    const from = at + delimiter.length
    const end = line.indexOf(closer, from)
    const inner = end === -1 ? '' : line.slice(from, end)
    const isMoney =
      delimiter === '$' &&
      (/^\s|\s$/.test(inner) || /^\d[\d.,]*\s+\p{L}{2,}/u.test(inner) || /\d/.test(line[end + 1] ?? ''))
    if (end === -1 || inner.trim() === '' || isMoney) {
      // No closing delimiter in the rest of the line: keep this one as text.
      said += delimiter === '$' ? '$' : ''
      at = from
      continue
    }
    said += ` ${formulaAloud(inner, language)} `
    at = end + closer.length
  }
  return said.replace(/ {2,}/g, ' ').replace(/ ([.,;:!?])/g, '$1')
}

/** Splits at sentence ends, else at commas, else at spaces. */
function cutIntoPieces(line: string): string[] {
  const pieces: string[] = []
  let rest = line
  while (rest.length > maxPieceCharacters) {
    const head = rest.slice(0, maxPieceCharacters)
    const cut = [/^.*[.!?…]["»”)]*\s/s, /^.*[,;:]\s/s, /^.*\s/s]
      .map((end) => end.exec(head)?.[0].length ?? 0)
      .find((length) => length > 40)
    const at = cut ?? maxPieceCharacters
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at)
  }
  if (rest.trim() !== '') pieces.push(rest.trim())
  return pieces
}

import { regExpOf } from '../pattern.ts'
/**
 * A text as a reader sees it, for detection only: without Markdown, HTML and LaTeX that do not change the reading,
 * without invisible characters, and with one kind of digits, letters and spaces. Drafts and the conversation are both
 * compared in this form, so disguising known text changes nothing.
 */
export function normalForm(text: string): string {
  // Fast path: most sentences are normal already.
  if (!noise.test(text)) return text
  const told = withoutInvisible(withoutEntities(text))
  return withoutWrappers(withoutEmphasis(withoutTags(inOneScript(inPlainSigns(told)))))
}

const noise =
  /[^\t\n\r -~А-Яа-яЁё]|[a-z][А-Яа-яЁё]|[А-Яа-яЁё][a-z]|[&<]|[*_~`]\S*\d|\d\S*[*_~`]|\]\(|\\[,!:;> {a-zA-Z]|\d[{}]|\{\d/i

// ---- Signs ---------------------------------------------------------------------------------------------------------

const entityNames: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  thinsp: '\u2009',
  hairsp: '\u200a',
  ensp: '\u2002',
  emsp: '\u2003',
  numsp: '\u2007',
  zwnj: '',
  zwj: '',
  shy: '',
  minus: '-',
  plus: '+',
  equals: '=',
  times: '×',
  divide: '÷',
  middot: '·',
  sdot: '·',
  le: '≤',
  ge: '≥',
  ne: '≠',
  deg: '°',
  radic: '√',
  pi: 'π',
  percnt: '%',
  period: '.',
  comma: ',',
  frac12: '½',
  half: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
}

/** Twice, because an entity may itself be written with entities. */
function withoutEntities(text: string): string {
  const once = (told: string) =>
    told.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entityNames[name] ?? entityNames[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
  return text.includes('&') ? once(once(text)) : text
}

/** Zero-width characters, direction marks, variation selectors and tags; combining lines and circles. */
const withoutInvisible = (text: string): string =>
  text
    .normalize('NFC')
    // Right-to-left override: restore the visible order.
    .replace(/\u202e([^\u202c\n]*)\u202c?/g, (_, run: string) => [...run].reverse().join(''))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(?<=[\p{L}\p{N}]\p{M}*)\p{M}/gu, '')

/**
 * Digits in circles and boxes, full-width and mathematical letters. Not powers and fractions, whose form carries
 * meaning.
 */
const dressed =
  /[\u2460-\u249b\u24b6-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf\uff01-\uff5e\uffe0-\uffe6\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f10a}\u{1f130}-\u{1f189}\ufe50-\ufe6b]/gu

function inPlainSigns(text: string): string {
  return (
    text
      .replace(/[\u2776-\u2793]/gu, (sign) => String(((sign.codePointAt(0)! - 0x2776) % 10) + 1))
      .replace(dressed, (sign) => sign.normalize('NFKC').replace(/^\((\d+)\)$|^(\d+)[.,]$/, '$1$2'))
      .replace(/[\u{1f150}-\u{1f189}]/gu, (sign) => String.fromCharCode(65 + ((sign.codePointAt(0)! - 0x1f150) % 32)))
      .replace(/(?![0-9])\p{Nd}/gu, digitOf)
      .replace(/[\u2010-\u2012\u2212\u2796]|(?<![\p{L}\p{N})\]}$])\u207b/gu, '-')
      .replace(/\u2795/gu, '+')
      .replace(/[\u2716\u2715]\ufe0f?/gu, '×')
      .replace(/\u2797/gu, '÷')
      .replace(/[\u{1f7f0}\ua78a\u2550]/gu, '=')
      // Superscript and subscript digits that are neither power nor index.
      .replace(/(?<![\p{L}\p{N})\]}|$⁰-⁻₀-₉²³¹])[⁰¹²³⁴-⁹]+(?![⁄/])|(?<![\p{L}\p{N})\]}⁄/⁰-⁹₀-₉])[₀-₉]+/gu, (digits) =>
        digits.normalize('NFKC'),
      )
      // Narrow spaces between digits separate nothing.
      .replace(/(?<=\d)[\u2005\u2006\u2008-\u200a\u202f\u205f]+(?=\d)/gu, '')
      .replace(/[\u1680\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
  )
}

/** The digit's value: Unicode digits come in runs of ten that start with zero. */
function digitOf(sign: string): string {
  let zero = sign.codePointAt(0)!
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && sign.codePointAt(0)! - zero < 9) zero--
  return String((sign.codePointAt(0)! - zero) % 10)
}

const latin = 'aAeEoOcCpPxXyYkKMHBTiIjsS'
const cyrillic = 'аАеЕоОсСрРхХуУкКМНВТіІјѕЅ'

/** A word that mixes both alphabets is rewritten in the one that most of its letters belong to. */
function inOneScript(text: string): string {
  return text.replace(/\p{L}{3,}/gu, (word) => {
    const own = word.match(/[a-z]/gi)?.length ?? 0
    const other = word.match(/[\u0400-\u04ff]/g)?.length ?? 0
    if (own === 0 || other === 0) return word
    const [from, to] = own >= other ? [cyrillic, latin] : [latin, cyrillic]
    return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
  })
}

// ---- Marks ---------------------------------------------------------------------------------------------------------

const inlineTags =
  'b|i|em|strong|u|s|del|ins|span|font|code|mark|small|big|tt|kbd|a|q|cite|abbr|bdi|bdo|wbr|var|samp|label'
const blockTags = 'p|div|br|hr|li|ul|ol|td|tr|th|table|tbody|thead|h[1-6]|details|summary|pre|blockquote|center'
const attributes = `(?:\\s+[a-z-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*\\s*/?`

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  return (
    text
      .replace(/<!--.*?(?:-->|$)/gs, '')
      .replace(regExpOf(`(?<![\\w)\\]}$])<sup${attributes}>(\\d+)</sup\\s*>`, 'gi'), '$1')
      .replace(regExpOf(`<sup${attributes}>(-?\\w+)</sup\\s*>`, 'gi'), '^{$1}')
      .replace(regExpOf(`<sub${attributes}>(\\w+)</sub\\s*>`, 'gi'), (_, index) =>
        /^\d+$/.test(index) ? index : `_${index}`,
      )
      // `a<b>c` is an inequality: after a letter only a tag with a closing partner is a tag.
      .replace(regExpOf(`<(/?)(${inlineTags})(?:${attributes})>`, 'gi'), (whole, slash, name, at: number) =>
        slash === '/' || text.toLowerCase().includes(`</${name.toLowerCase()}`) || !/[a-z]\s*$/i.test(text.slice(0, at))
          ? ''
          : whole,
      )
      .replace(regExpOf(`</?(?:${blockTags})(?:${attributes})>`, 'gi'), ' ')
  )
}

/** Removes bold, italics, strike-through, code marks and link syntax around words. */
function withoutEmphasis(text: string): string {
  return (
    text
      .replace(/!?\[([^\]\n]{1,80})\]\((?:https?:|mailto:|#|\/|\.|\w+\.\w{2})[^)\s]*\)/g, '$1')
      .replace(/(?<!\S)\[(\d{1,6})\]\([a-z]*\)(?=\d)/gi, '$1')
      // `2**3` is a power, no bold text.
      .replace(/\*\*(\S(?:[^*\n]*?\S)?)\*\*/g, (whole, inner, at: number) => {
        const isInside = /[\w)]/.test(text[at - 1] ?? '') && /[\w(]/.test(text[at + whole.length] ?? '')
        return isInside && /\s/.test(inner) ? whole : inner
      })
      .replace(/__(\S(?:[^_\n]*?\S)?)__/g, '$1')
      .replace(/~~(\S(?:[^~\n]*?\S)?)~~/g, '$1')
      // `*4*8` and `4*8*` are emphasis: a product neither begins nor ends with its operator.
      .replace(/(?<![\w)}\].*$\\])\*(\d+)\*(?=\d)/g, '$1')
      .replace(/(?<=\d)\*(\d+)\*(?![\w({\\$*]|\.\d)/g, '$1')
      .replace(/(?<![\w\\}])_(\d+)_(?=\d)/g, '$1')
      .replace(/(?<=(?<![\p{L}_}])\d)_(\d+)_(?!\w)/gu, '$1')
      .replace(/(?<!`)`(\d+)`(?=`?\d)/g, '$1')
      .replace(/(?<=\d)`(\d+)`(?!`)/g, '$1')
      .replace(/(?<=\d)`+(?=\d)/g, '')
  )
}

const fonts =
  'text|textbf|textit|textrm|textsf|texttt|emph|mathrm|mathbf|mathit|mathsf|mathtt|mathbb|mathcal|mathfrak|boldsymbol|bm|pmb|mbox|hbox|fbox|boxed|underline|operatorname|mathord|mathop|mathopen|mathclose|mathinner|smash|mathstrut|phantom'
const number = '[-+]?\\d[\\d.,]*'

/** Removes LaTeX that affects appearance only: spaces, fonts and braces between the digits of a number. */
function withoutWrappers(text: string): string {
  if (!/[\\{]/.test(text)) return text
  let plain = text
    .replace(
      /\\char\s*(?:"([\da-f]{1,4})|(\d{1,5}))\s?|\\(?:symbol|unicode)\{(?:(?:x|")([\da-f]{1,4})|(\d{1,5}))\}/gi,
      (whole, ...at) => {
        const code = (at[0] ?? at[2]) ? Number.parseInt(at[0] ?? at[2], 16) : Number(at[1] ?? at[3])
        return code >= 32 && code < 0x3000 ? String.fromCodePoint(code) : whole
      },
    )
    .replace(
      /\\(?:displaystyle|textstyle|scriptstyle|bf|rm|it|sf|tt|normalsize|small|large|Large|tiny)(?![a-zA-Z])\s*/g,
      '',
    )
    .replace(/\\(?:text)?color\{[^{}]*\}/g, '')
    .replace(/\\color\s*(?:red|blue|green|black)(?![a-z])\s*/g, '')
    .replace(
      /\\h?space\*?\{[^{}]*\}|\\m?kern-?[\d.]+(?:pt|em|mu|ex|mm)\s?|\\m?skip-?[\d.]+(?:pt|em|mu|ex|mm)\s?|\\allowbreak(?![a-z])|\\nobreak(?![a-z])|\\relax(?![a-z])/g,
      '',
    )
  // From the innermost outwards; nobody nests deeper than this.
  for (let round = 0; round < 4; round++) {
    const before = plain
    plain = plain
      .replace(regExpOf(`\\\\(?:${fonts})\\s*\\{\\s*(${number})\\s*\\}`, 'g'), '$1')
      .replace(/(?<=(?<![\^_\d}])\d+)(?:\s*\\[,!:;>]\s*|\{\}|\\ )+(?=\d)/g, '')
      .replace(/(?<=(?:^|[\s$=(+\-*/·×,:]|\d)(?<![\^_][\d]*))\{(\d+)\}(?=\{?\d)/g, '$1')
      .replace(/(?<=(?<![\^_\d}.]|frac)(?<![\^_}]\d*)\d)\{(\d+)\}(?![{\d])/g, '$1')
    if (plain === before) break
  }
  return plain
}

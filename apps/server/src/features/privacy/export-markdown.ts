import katex from 'katex'
import 'katex/contrib/mhchem'
import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked'
import { escapeHtml } from '../../platform/mail-layout.ts'
import { drawingHtml } from './export-drawing.ts'

/** MathML only: browsers draw it themselves, so the page needs no fonts, no styles and no network. */
function formulaHtml(tex: string, displayMode: boolean): string {
  try {
    return katex.renderToString(tex, {
      displayMode,
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      maxSize: 20,
    })
  } catch {
    // KaTeX cannot read it: show its source.
    return `<code>${escapeHtml(tex)}</code>`
  }
}

interface FormulaToken extends Tokens.Generic {
  tex: string
  display: boolean
}

const renderer = (token: Tokens.Generic) => formulaHtml((token as FormulaToken).tex, (token as FormulaToken).display)

// `{1,4000}`: longer than any formula. Beyond that the delimiter counts as a plain character, which bounds the search.
const displayFormula = /^(?:\$\$([\s\S]{1,4000}?)\$\$|\\\[([\s\S]{1,4000}?)\\\])/
const inlineFormula = /^(?:\\\(([\s\S]{1,4000}?)\\\)|\$(?!\s)((?:\\.|[^$\n\\]){1,4000}?)(?<!\s)\$(?!\d))/

const token = (type: string, raw: string, tex: string, display: boolean): FormulaToken => ({
  type,
  raw,
  tex: tex.trim(),
  display,
})

const formulas: TokenizerAndRendererExtension[] = [
  {
    name: 'formulaBlock',
    level: 'block',
    start: (source) => /^(?:\$\$|\\\[)/m.exec(source)?.index,
    tokenizer(source) {
      const found = displayFormula.exec(source)
      return found ? token('formulaBlock', found[0], found[1] ?? found[2] ?? '', true) : undefined
    },
    renderer: (formula) => `<p class="formula">${renderer(formula)}</p>`,
  },
  {
    name: 'formula',
    level: 'inline',
    start: (source) => /\$|\\[([]/.exec(source)?.index,
    tokenizer(source) {
      const display = displayFormula.exec(source)
      if (display) return token('formula', display[0], display[1] ?? display[2] ?? '', true)
      const found = inlineFormula.exec(source)
      return found ? token('formula', found[0], found[1] ?? found[2] ?? '', false) : undefined
    },
    renderer,
  },
]

const allowedProtocols = new Set(['http:', 'https:', 'mailto:'])

/** HTML in a message is never passed on, nothing is fetched, and links lead to the web or a mailbox only. */
const marked = new Marked({
  gfm: true,
  extensions: formulas,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens)
      if (!URL.canParse(href) || !allowedProtocols.has(new URL(href).protocol)) return content
      return `<a href="${escapeHtml(new URL(href).href)}" rel="noopener noreferrer nofollow">${content}</a>`
    },
    // Below the page's own headings.
    heading({ tokens, depth }) {
      const level = depth <= 2 ? 5 : 6
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
    // False: as code.
    code: ({ text, lang }) => drawingHtml(lang, text) ?? false,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
})

/**
 * A reply as HTML, without scripts, styles, pictures or anything to load. Some texts take quadratic time, others overflow the
 * stack: call it in `export-thread.ts` only, where it has a time limit.
 */
export const markdownHtml = (text: string): string => marked.parse(text, { async: false })

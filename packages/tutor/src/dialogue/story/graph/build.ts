import type { KindOfTask } from '../kinds/kind.ts'
import { written } from '../kinds/kind.ts'
import type { Amount, Marked } from './marks.ts'

/** Builds a quantity graph: known amounts with their names, unknown ones, and equations between them. */
export class GraphBuilder {
  private readonly given: { role: string; value: string; unit: string; span: string }[] = []
  private readonly unknown: { role: string; words: string; unit: string }[] = []
  private readonly equations: string[] = []
  private readonly called: Record<string, string> = {}
  private readonly told: string[] = []
  private readonly marked: Marked

  constructor(marked: Marked) {
    this.marked = marked
  }

  /** The words of the text around an amount, enough to be unique. */
  private spanOf({ start, end }: Amount): string {
    const { text } = this.marked
    let to = end
    for (let words = 0; words < 5 && text.indexOf(text.slice(start, to)) !== start; words++)
      to += /^\s*\S+/u.exec(text.slice(to))?.[0].length ?? 0
    return text.slice(start, to)
  }

  /** @param quote words of the story, where they are better than a generated name */
  know(role: string, amount: Amount, what: string, quote?: string): string {
    this.given.push({ role, value: written(amount.value), unit: amount.unit, span: this.spanOf(amount) })
    this.called[role] = what
    this.told.push(plainMoney(quote ?? `${this.saidOf(amount)} (${what})`))
    return role
  }

  /** "1/4 of the whole amount". */
  nameOf(amount: Amount, what: string): string {
    return `${this.saidOf(amount)} ${what}`
  }

  private saidOf(amount: Amount): string {
    const said = this.marked.text.slice(amount.start, amount.end).replace(/(?<!\sруб|\sр)\.$/u, '')
    return amount.nounText ? `${said} ${amount.nounText}` : said
  }

  find(role: string, words: string, equation: string, unit = ''): string {
    this.unknown.push({ role, words, unit })
    this.equations.push(equation)
    return role
  }

  name(role: string, words: string, unit = ''): string {
    this.unknown.push({ role, words, unit })
    return role
  }
  hold(equation: string): void {
    this.equations.push(equation)
  }

  done(asked: string, slips: KindOfTask['slips'] = []): KindOfTask {
    const { words, question } = this.marked
    const bare = plainMoney(question.text.replace(/[.?!\s]+$/u, ''))
    return {
      frame: {
        given: this.given,
        unknown: this.unknown,
        equations: this.equations,
        asked,
        restating: words.restate(this.told, `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`),
      },
      called: this.called,
      form: 'plain',
      slips,
    }
  }
}

/** A dollar sign would begin a formula. */
const plainMoney = (text: string) =>
  text
    .replace(/\$\s?(\d[\d.,]*\d|\d)/gu, '$1 dollars')
    .replace(/£\s?(\d[\d.,]*\d|\d)/gu, '$1 pounds')
    .replace(/€\s?(\d[\d.,]*\d|\d)/gu, '$1 euros')
    .replace(/[=\\$<>]/g, ' ')

import { graphWords } from '../../../language/relation-words.ts'
import { unitOf } from '../../../math/units.ts'
import { type KindOfTask, quoteAt, written } from '../kinds/kind.ts'
import type { Said, Task } from './said.ts'

/** A dollar sign would begin a formula. */
const plain = (text: string) =>
  text
    .replace(/\$\s?(\d[\d.,]*\d|\d)/gu, '$1 dollars')
    .replace(/£\s?(\d[\d.,]*\d|\d)/gu, '$1 pounds')
    .replace(/€\s?(\d[\d.,]*\d|\d)/gu, '$1 euros')
    .replace(/[=\\$<>]/gu, ' ')

/** The quantities of a task and the equations between them, told in the task's own words. */
export class Sheet {
  private readonly given: KindOfTask['frame']['given'][number][] = []
  private readonly unknown: KindOfTask['frame']['unknown'][number][] = []
  private readonly equations: string[] = []
  private readonly called: Record<string, string> = {}
  private readonly told: string[] = []
  private readonly task: Task

  constructor(task: Task) {
    this.task = task
  }

  know(at: number, what: string): string {
    const each = this.task.said[at]
    const role = `n_${at + 1}`
    if (!each || this.given.some((known) => known.role === role)) return role
    const { text } = this.task
    this.given.push({
      role,
      value: written(each.value),
      unit: '',
      span: quoteAt(text, each.start, each.end - each.start),
    })
    this.called[role] = what
    this.told.push(plain(`${this.wordsOf(each)} (${what})`))
    return role
  }

  private wordsOf({ start, end, text: said }: Said): string {
    const { text, language } = this.task
    const small = new RegExp(`^(?:${graphWords[language].small})$`, 'iu')
    const noun = /^\s(\p{L}[\p{L}'-]*)/u.exec(text.slice(end))?.[1] ?? ''
    return noun && !small.test(noun) && start >= 0 ? `${said} ${noun}` : said
  }

  find(role: string, name: string, equation: string): string {
    this.unknown.push({ role, words: name, unit: '' })
    this.equations.push(equation)
    return role
  }

  name(role: string, name: string): string {
    this.unknown.push({ role, words: name, unit: '' })
    return role
  }

  hold(equation: string): void {
    this.equations.push(equation)
  }

  done(asked: string, more: Partial<KindOfTask> & { readonly deciding?: readonly string[] } = {}): KindOfTask {
    const { words, question, idle } = this.task
    const bare = plain(question.replace(/[.?!\s]+$/u, ''))
    const { deciding, ...rest } = more
    // "How many litres": the answer may be a part of one.
    const word = words.howMany.exec(question)?.[1] ?? ''
    const unit = word.length > 1 && unitOf(word) ? word : ''
    return {
      frame: {
        given: this.given,
        unknown: this.unknown.map((each) => (each.role === asked ? { ...each, unit } : each)),
        equations: this.equations,
        asked,
        restating: words.restate(this.told, `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`),
        ...(deciding && { deciding }),
      },
      called: this.called,
      form: 'plain',
      isComplete: true,
      slips: [],
      idle,
      ...rest,
    }
  }
}

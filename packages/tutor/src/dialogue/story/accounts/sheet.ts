import { equals, type Rational } from '../../../math/rational.ts'
import { unitOf } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { solve } from '../book/formula.ts'
import { nounBehind, withoutVerb } from '../counted.ts'
import { type KindOfTask, quoteAt, written } from '../kinds/kind.ts'
import { type Amount, type Scene, stemsOf } from './scene.ts'

/** A dollar sign would begin a formula. */
const plain = (text: string) =>
  text
    .replace(/\$\s?(\d[\d.,]*\d|\d)/gu, '$1 dollars')
    .replace(/£\s?(\d[\d.,]*\d|\d)/gu, '$1 pounds')
    .replace(/€\s?(\d[\d.,]*\d|\d)/gu, '$1 euros')
    .replace(/[=\\$<>]/gu, ' ')

interface Rule {
  readonly equation: string
  /** What a typical mistake makes of it, and the question about it. */
  readonly mistakes: readonly (readonly [equation: string, text: string])[]
}

/** The quantities of a task and the equations between them, told in the task's own words. */
export class Sheet {
  private readonly given: KindOfTask['frame']['given'][number][] = []
  private readonly unknown: { role: string; words: string; unit: string }[] = []
  private readonly rules: Rule[] = []
  private readonly called: Record<string, string> = {}
  private readonly told: string[] = []
  private readonly known = new Map<string, Rational>()
  private readonly scene: Scene
  private made = 0

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** Takes a number of the text into its place, once. */
  know(amounts: readonly Amount[], at: number, what: string): string {
    const each = amounts[at]
    const role = `n_${at + 1}`
    if (!each || this.known.has(role)) return role
    const { text } = this.scene
    this.given.push({ role, value: written(each.value), unit: '', span: spanAt(text, each.start, each.end) })
    this.called[role] = what
    this.known.set(role, each.value)
    this.told.push(plain(`${this.wordsOf(each)} (${what})`))
    return role
  }

  /** A ratio is one quote and several numbers. */
  knowPart(amount: Amount, index: number, value: Rational, what: string): string {
    const role = `ratio_${index + 1}`
    const { text } = this.scene
    const said = text.slice(amount.start, amount.end)
    const digits = [...said.matchAll(/\d+(?:[.,]\d+)?/gu)][index]
    const start = amount.start + (digits?.index ?? 0)
    const length = digits?.[0].length ?? said.length
    this.given.push({ role, value: written(value), unit: '', span: spanAt(text, start, start + length) })
    this.called[role] = what
    this.known.set(role, value)
    this.told.push(plain(`${digits?.[0] ?? written(value)} (${what})`))
    return role
  }

  isKnown(at: number): boolean {
    return this.known.has(`n_${at + 1}`)
  }

  private wordsOf({ start, end, text: said, kind }: Amount): string {
    const { text, language } = this.scene
    if (kind === 'times' || kind === 'share') return said
    return start >= 0 ? `${withoutVerb(said, language)}${nounBehind(text.slice(end), language)}` : said
  }

  /** A quantity that is calculated; `mistakes` are expressions in place of the right one. */
  find(name: string, expression: string, mistakes: readonly (readonly [string, string])[] = []): string {
    const role = this.open(name)
    this.rules.push({
      equation: `${role} = ${expression}`,
      mistakes: mistakes.map(([wrong, text]) => [`${role} = ${wrong}`, text]),
    })
    return role
  }

  open(name: string): string {
    this.made++
    const role = `q_${this.made}`
    this.unknown.push({ role, words: plain(name).slice(0, 70), unit: '' })
    return role
  }

  hold(equation: string, mistakes: readonly (readonly [string, string])[] = []): void {
    this.rules.push({ equation, mistakes })
  }

  /** The values of all quantities; null while something is open. */
  values(): Map<string, Rational> | null {
    return solve(
      this.rules.map(({ equation }) => equation),
      this.known,
    )
  }

  get size(): number {
    return this.given.length
  }

  /** What each typical mistake comes to. */
  private slips(asked: string, answer: Rational, extra: KindOfTask['slips']): KindOfTask['slips'] {
    const own = this.rules.flatMap(({ mistakes }, index) =>
      mistakes.flatMap(([wrong, text]) => {
        const equations = this.rules.map((rule, at) => (at === index ? wrong : rule.equation))
        const value = solve(equations, this.known)?.get(asked)
        return value && value.n > 0n ? [{ value, text }] : []
      }),
    )
    return [...own, ...extra].filter(({ value }) => !equals(value, answer))
  }

  /** @param extra slips by the role whose value they are */
  done(
    asked: string,
    extra: readonly (readonly [role: string, text: string])[] = [],
    more: Partial<KindOfTask> = {},
  ): KindOfTask | null {
    const { words, question, idle } = this.scene
    const values = this.values()
    const answer = values?.get(asked)
    if (!values || !answer) return null
    const rules = this.leading(asked)
    const needed = new Set(rules.flatMap(({ equation }) => rolesIn(equation)))
    const bare = plain(question.replace(/[.?!\s]+$/u, ''))
    const word = words.howMany.exec(question)?.[1] ?? ''
    // "How many pounds" may be a part of one.
    const isMoney = regExpOf(`^(?:${words.currency})$`, 'iu').test(word)
    const unit = word.length > 1 && unitOf(word) ? word : isMoney || !this.isCounted(word) ? MEASURED : ''
    return {
      frame: {
        given: this.given,
        unknown: this.unknown
          .filter(({ role }) => needed.has(role))
          .map((each) => ({ ...each, unit: each.role === asked ? unit : MEASURED })),
        equations: rules.map(({ equation }) => equation),
        asked,
        restating: words.restate(this.told, `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`),
      },
      called: this.called,
      form: 'plain',
      isComplete: true,
      slips: this.slips(
        asked,
        answer,
        extra.flatMap(([role, text]) => {
          const value = values.get(role)
          return value ? [{ value, text }] : []
        }),
      ),
      idle,
      ...more,
    }
  }

  /** "How many percent", and "how many weigh they together" where fractions of a unit are told: no count. */
  private isCounted(word: string): boolean {
    const { amounts, language } = this.scene
    if (/^(?:per ?cent|процент)/iu.test(word)) return false
    const isMeasured = amounts.some(({ kind, unit, value }) => kind === 'count' && unit !== '' && value.d !== 1n)
    const stems = stemsOf(word.toLowerCase(), this.scene)
    const isThing = amounts.some(({ things }) => [...things].some((stem) => stems.has(stem)))
    return !(language === 'ru' && isMeasured && !isThing)
  }

  /** The rules that lead to what is asked: none that only names one more quantity. */
  private leading(asked: string): readonly Rule[] {
    let rules = this.rules
    for (let size = -1; size !== rules.length; ) {
      size = rules.length
      const all = rules
      rules = all.filter((rule) => {
        const [made = ''] = rolesIn(rule.equation)
        const isUsed = made === asked || this.known.has(made)
        return isUsed || all.some((other) => other !== rule && rolesIn(other.equation).includes(made))
      })
    }
    const linked = new Set([asked])
    for (let size = 0; size !== linked.size; ) {
      size = linked.size
      for (const { equation } of rules) {
        const open = rolesIn(equation).filter((role) => !this.known.has(role))
        if (open.some((role) => linked.has(role))) for (const role of open) linked.add(role)
      }
    }
    return rules.filter(({ equation }) => rolesIn(equation).some((role) => linked.has(role)))
  }
}

/** Neither a unit nor a count: the value may be any. */
const MEASURED = 'amount'
const rolesIn = (equation: string) => [...equation.matchAll(/[a-z]\w*/gu)].map(([role]) => role)

/** A quote that is found at this place first. */
function spanAt(text: string, start: number, end: number): string {
  const behind = quoteAt(text, start, end - start)
  if (text.indexOf(behind) === start) return behind
  const lead = /(?:\S+\s+){1,3}$/u.exec(text.slice(0, start))?.[0] ?? ''
  return /\d/u.test(lead) ? behind : `${lead}${text.slice(start, end)}`
}

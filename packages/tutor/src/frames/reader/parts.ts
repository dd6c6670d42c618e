import {
  type Clause,
  type Comparative,
  type Element,
  type Flag,
  type Np,
  unclear,
  type Verb,
  type Word,
} from '../chunks.ts'
import type { Tag } from '../facts.ts'
import type { Amount } from '../tokens.ts'

/** Flags without effect on amounts. */
export const silent = new Set(['again', 'full', 'equally', 'comma', 'and', 'but', 'if', 'now', 'same', 'then', 'also'])

/** What a verb does to the amount that its subject has. */
export const signs: Readonly<Record<string, 1 | -1 | 0>> = {
  gain: 1,
  put: 1,
  lose: -1,
  grab: -1,
  give: -1,
  do: 0,
  travel: 0,
  take: 0,
  pay: -1,
}

export const headOf = (np: Np): Word | null => {
  const plain = np.words.filter((each) => !each.isAdjective)
  return plain.at(-1) ?? np.words.at(-1) ?? null
}
export const kindTag = (word: Word): Tag => ({ key: word.key, text: word.text, kind: 'kind' })
export const nameOf = (np: Np): string =>
  [
    ...np.words.map((each) => each.text),
    ...(np.of && !np.of.amount ? ['of', ...np.of.words.map((each) => each.text)] : []),
  ].join(' ')
export const amounts = (np: Np): Amount[] =>
  [np.amount, np.of?.amount ?? null, np.per?.amount ?? null].filter((each) => each !== null)
export const asks = (np: Np) => np.asked !== null || (np.of?.asked !== null && np.of?.asked !== undefined)
export const isShare = (amount: Amount | null) =>
  amount !== null && (amount.style === 'fraction' || amount.style === 'percent')
export const isMoney = (np: Np) =>
  np.amount?.unit?.quantity === 'money' || np.unit?.quantity === 'money' || np.asked === 'much'
export const isTime = (np: Np) =>
  np.amount?.unit?.quantity === 'time' || np.unit?.quantity === 'time' || np.asked === 'long'
export function measureOf(np: Np, head: Word | null): string {
  const named = head?.measure === 'price' ? 'money' : (head?.measure ?? null)
  if (named) return named
  if (np.asked && np.asked !== 'count' && !head) return np.asked === 'much' || np.asked === 'back' ? 'money' : np.asked
  return 'count'
}

/** "What is the speed": attaches the question to the noun it asks about. */
function prepared(nps: readonly Np[]): Np[] {
  const what = nps.find((each) => each.asked === 'what' && each.words.length === 0)
  const named = nps.find((each) => each !== what && amounts(each).length === 0 && headOf(each)?.measure)
  const joined =
    what && named
      ? nps
          .filter((each) => each !== what)
          .map((each) => (each === named ? { ...named, asked: headOf(named)?.measure ?? 'what', prep: null } : each))
      : nps
  // «12 деталей в час», «по 6 страниц в день»
  const rate = joined.find(
    (each) =>
      each.unit &&
      !each.amount &&
      !each.asked &&
      each.words.length === 0 &&
      !each.isEach &&
      (each.prep === 'in' || each.prep === 'for'),
  )
  const rated =
    rate &&
    (joined.findLast((each) => each !== rate && each.amount && !each.per && each.start < rate.start) ??
      joined.find((each) => each !== rate && (each.amount || each.asked) && !each.per))
  if (rate && rated) {
    rated.per = { ...rate, prep: null, isEach: true }
    if (rated.prep === 'by') rated.prep = null
    return joined.filter((each) => each !== rate)
  }
  return joined.flatMap((each) => {
    const inner = each.of
    return inner && each.asked && (inner.isEach || inner.amount)
      ? [
          { ...each, of: null },
          { ...inner, prep: inner.isEach ? 'of' : 'in' },
        ]
      : [each]
  })
}

/** The phrases of a clause; each may be used once. */
export class Parts {
  nps: Np[]
  /** Phrases without a preposition that are neither subject nor amount. */
  readonly bare: Np[] = []
  readonly verbs: readonly Verb[]
  readonly cmp: Comparative | null
  flags: Flag[]
  /** Index of "than". */
  readonly thanAt: number | null
  readonly hasAnd: boolean
  private readonly elements: readonly Element[]

  constructor(clause: Clause) {
    this.elements = clause.elements
    this.nps = prepared(clause.elements.filter((each) => each.kind === 'np'))
    this.verbs = clause.elements.filter((each) => each.kind === 'verb')
    this.flags = clause.elements.filter((each) => each.kind === 'flag')
    this.cmp = clause.elements.find((each) => each.kind === 'cmp') ?? null
    const than = this.flags.find((each) => each.tag === 'than') ?? this.flags.filter((each) => each.tag === 'as').at(-1)
    this.thanAt = than?.start ?? null
    this.hasAnd = this.has('and')
  }
  has(tag: string) {
    return this.flags.some((each) => each.tag === tag)
  }
  take(tag: string): boolean {
    const has = this.has(tag)
    this.flags = this.flags.filter((each) => each.tag !== tag)
    return has
  }
  takeAll(start: string) {
    this.flags = this.flags.filter((each) => !each.tag.startsWith(start))
  }
  use(np: Np) {
    this.nps = this.nps.filter((each) => each !== np)
  }
  rest() {
    return [...this.nps]
  }
  isBefore(np: Np, verb: Verb | null) {
    return !verb || !this.verbs.includes(verb) || np.start < verb.start
  }
  indexOf(element: Element) {
    return this.elements.indexOf(element)
  }
  /** Throws if a phrase that carries a relation is unused. */
  done() {
    const left = this.flags.filter((each) => !silent.has(each.tag))
    if (this.bare.some((each) => each.words.some((word) => word.ordinal !== null))) unclear('an ordinal is left over')
    if (left.length > 0) unclear(`left over: ${left.map((each) => each.tag).join(', ')}`)
    if (this.nps.some((each) => amounts(each).length > 0 || asks(each) || each.isEach || each.flags.size > 0))
      unclear('an amount is left over')
  }
}

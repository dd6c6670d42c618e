import { ONE } from '../../math/rational.ts'
import type { Np, Verb } from '../chunks.ts'
import type { Fact, Ref, Tag, Value } from '../facts.ts'
import type { StoryLanguage } from '../lexicon.ts'
import { amounts, headOf, kindTag, measureOf, nameOf } from './parts.ts'

/** What an elliptical clause may inherit from earlier ones. */
interface Context {
  subject: readonly Tag[]
  noun: Ref | null
  /** The last reference, of any measure. */
  last: Ref | null
  container: Ref | null
  /** The last stated amount. */
  told: Ref | null
  /** The packed thing, where it is the subject of the clause. */
  packed: Ref | null
  verb: Verb | null
  place: readonly Tag[]
  where: readonly Tag[]
  isSum: boolean
}

/** What the clauses of a story have told so far, and how a phrase refers to it. */
export class Notes {
  readonly facts: Fact[] = []
  rounding: 'up' | 'down' | null = null
  readonly context: Context = {
    subject: [],
    noun: null,
    last: null,
    container: null,
    told: null,
    packed: null,
    verb: null,
    place: [],
    where: [],
    isSum: false,
  }
  readonly language: StoryLanguage
  /** Possible owners: every subject of a verb so far. */
  readonly people = new Set<string>()
  readonly counted = new Set<string>()
  /** Whether years in the current clause are an age. */
  isAgeClause = false
  isShortClause = false
  /** The measure last used for each noun: pieces, kilograms. */
  readonly refs = new Map<string, Ref>()
  readonly measures = new Set<string>()
  /** The measure that "how much" asks for with this verb. */
  verbMeasure: string | null = null

  constructor(language: StoryLanguage) {
    this.language = language
  }

  holderTags(np: Np): Tag[] {
    if (np.pron) {
      if (np.pron === 'they' || np.pron === 'we' || np.pron === 'one') return []
      return [...this.context.subject]
    }
    const head = headOf(np)
    const own = np.words.map(
      (each): Tag => ({ key: each.key, text: each.text, kind: each === head ? 'holder' : 'kind' }),
    )
    const inner = np.of && amounts(np.of).length === 0 ? np.of.words.map(kindTag) : []
    return [...own, ...inner]
  }

  placeTags(np: Np): Tag[] {
    const own = np.words.map(
      (each): Tag => ({ key: each.key, text: each.text, kind: each.ordinal === null ? 'place' : 'kind' }),
    )
    return [...own, ...(np.of ? this.placeTags(np.of) : [])]
  }

  refOf(np: Np, where: readonly Tag[] = []): Ref {
    const unit = np.amount?.unit ?? np.unit
    const inner = np.of
    const head = unit ? (inner ? headOf(inner) : headOf(np)) : headOf(np)
    const words = unit ? (inner?.words ?? np.words) : np.words
    const kinds = words.filter((each) => each !== head).map(kindTag)
    if (!unit && inner && !inner.amount && !inner.asked) kinds.push(...inner.words.map(kindTag))
    const own = unit
      ? unit.quantity
      : np.asked === 'much' && !head && this.verbMeasure
        ? this.verbMeasure
        : measureOf(np, head)
    const measure = own === 'time' && this.isAge(np) ? 'age' : own === 'long' ? this.longOf() : own
    if (unit) this.measures.add(measure)
    const shown = unit
      ? [np.unitText || np.amount?.unitText || '', ...(inner ? inner.words.map((each) => each.text) : [])]
          .filter(Boolean)
          .join(' ')
      : nameOf(np)
    const isPronoun = np.pron !== null || (!head && !unit)
    if (isPronoun && this.context.noun && measure === 'count')
      return { ...this.context.noun, where: [...kinds, ...where] }
    return { noun: head?.measure ? null : (head?.key ?? null), measure, name: shown, where: [...kinds, ...where], unit }
  }

  isAge(np: Np): boolean {
    return this.isAgeClause && np.prep === null && (np.amount?.unit ?? np.unit)?.en === 'years'
  }

  /** "How long" asks for a length if lengths are given, else for a time. */
  longOf(): string {
    return this.measures.has('length') && !this.measures.has('time') ? 'length' : 'time'
  }

  remember(ref: Ref) {
    this.context.last = ref
    if (ref.noun) {
      this.counted.add(ref.noun)
      this.refs.set(ref.noun, ref)
    }
    if (ref.measure === 'count' && ref.noun) this.context.noun = ref
  }

  isPerson(np: Np) {
    const head = headOf(np)
    return head !== null && (head.isName || this.people.has(head.key))
  }

  contextNoun(top: Ref): Ref | null {
    const { noun } = this.context
    return noun && (top.noun === null || top.noun === noun.noun) ? noun : null
  }

  isTold(ref: Ref): boolean {
    return this.facts.some(
      (fact) =>
        (fact.kind === 'state' || fact.kind === 'event') &&
        fact.ref.noun === ref.noun &&
        fact.ref.measure === ref.measure &&
        fact.value !== null,
    )
  }
}

export function toldValueOf(np: Np): Value {
  if (np.asked) return { asked: true }
  if (np.amount) return { amount: np.amount }
  if (np.isOne) return { amount: { value: ONE, unit: null, style: 'plain', start: np.start, end: np.start } }
  return null
}

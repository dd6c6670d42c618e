import { ONE } from '../math/rational.ts'
import type { Clause, Comparative, Element, Flag, Np, Verb, Word } from './chunks.ts'
import { unclear } from './chunks.ts'
import type { Fact, Ref, Role, Tag, Told, Value } from './facts.ts'
import type { StoryLanguage } from './lexicon.ts'
import type { Amount } from './tokens.ts'

/** Flags without effect on amounts. */
const silent = new Set(['again', 'full', 'equally', 'comma', 'and', 'but', 'if', 'now', 'same', 'then', 'also'])

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

/** The relation "change from a payment", as a question names it. */
export const BACK = '#back'
/** The relation "price of one item". */
export const COST = '#cost'

const signs: Readonly<Record<string, 1 | -1 | 0>> = {
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

export class Reader {
  readonly facts: Fact[] = []
  rounding: 'up' | 'down' | null = null
  private readonly context: Context = {
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
  private readonly language: StoryLanguage
  /** Possible owners: every subject of a verb so far. */
  private readonly people = new Set<string>()
  private readonly counted = new Set<string>()

  constructor(language: StoryLanguage) {
    this.language = language
  }

  read(clauses: readonly Clause[]): readonly Fact[] {
    this.completeNouns(clauses)
    for (const clause of clauses) {
      this.readClause(clause)
    }
    return this.facts
  }

  /** «23 красных и 27 синих карандашей»: copies the shared noun to the first number. */
  private completeNouns(clauses: readonly Clause[]) {
    if (this.language.isAdjective === null) return
    const all = clauses.flatMap((clause) =>
      clause.elements.filter((each) => each.kind === 'np' && each.amount !== null && each.amount.unit === null),
    )
    const isBare = (np: Np) =>
      np.words.length > 0 && np.words.every((each) => each.isAdjective && each.ordinal === null)
    for (const [index, np] of [...all.entries()].toReversed()) {
      if (np.kind !== 'np' || !isBare(np)) continue
      const [before, behind] = [all[index - 1], all[index + 1]]
      const source =
        behind?.kind === 'np' && !isBare(behind) && behind.words.some((each) => each.isAdjective)
          ? behind
          : before?.kind === 'np' && !isBare(before) && before.words.some((each) => each.isAdjective)
            ? before
            : null
      const head = source ? headOf(source) : null
      if (head) np.words = [...np.words, { ...head, text: head.text }]
    }
  }

  private readClause(clause: Clause) {
    const parts = new Parts(clause)
    this.isShortClause = clause.isShort
    this.joinCounted(parts)
    const { verb } = this.verbOf(parts, clause)
    if (verb && ['cost', 'stand', 'weigh', 'pay'].includes(verb.cls))
      for (const np of parts.nps) if (np.asked === 'count' && np.words.length === 0 && !np.unit) np.asked = 'much'
    const isUnknown = (np: Np) => {
      const last = np.words.at(-1)
      return (
        np.prep === null &&
        np.amount === null &&
        last !== undefined &&
        !last.isName &&
        !this.counted.has(last.key) &&
        this.language.maybeVerb.test(last.text.toLowerCase())
      )
    }
    if (parts.verbs.length === 0 && parts.nps.some((each) => amounts(each).length > 0) && parts.nps.some(isUnknown))
      unclear('a verb that is not known')
    const hasRest =
      parts.has('rest') ||
      parts.has('other') ||
      parts.nps.some((each) => each.flags.has('rest') || each.flags.has('other'))
    const hasNumbers = parts.nps.some((each) => amounts(each).length > 0 || asks(each))
    if (!hasNumbers && !hasRest) return this.readScene(parts, verb)
    if (parts.take('neg')) unclear('negation')
    if (parts.nps.some((each) => amounts(each).some((one) => one.style === 'ratio' || one.style === 'clock')))
      unclear('a ratio or a time of day')
    this.noteRounding(parts, clause)
    this.isAgeClause =
      parts.has('old') ||
      parts.nps.some((each) => each.asked === 'age') ||
      (this.language.isAdjective !== null && (verb === null || verb.cls === 'be' || verb.cls === 'have'))
    const isLess = parts.nps.some((each) => each.flags.has('less') && (each.amount !== null || each.asked !== null))
    const isState = !verb || ['have', 'be', 'stand', 'weigh'].includes(verb.cls)
    const isMore =
      isState && parts.nps.some((each) => each.flags.has('more') && each.amount !== null) && !parts.has('left')
    const isBeyond = parts.nps.some((each) => each.flags.has('beyond'))
    this.verbMeasure = verb?.cls === 'weigh' ? 'mass' : null
    if (
      parts.cmp ||
      isLess ||
      isMore ||
      isBeyond ||
      parts.has('than') ||
      parts.flags.some((each) => each.tag.startsWith('as-many'))
    )
      return this.readComparison(parts, verb, clause)
    parts.take('old')
    if (
      parts.nps.some((each) => each.isEach && asks(each) === false) &&
      parts.nps.some((each) => each.asked === 'long' || each.asked === 'length')
    )
      parts.takeAll('adj:')
    const fraction = parts.nps.find(
      (each) => isShare(each.amount) || each.asked === 'percent' || each.asked === 'fraction',
    )
    if (fraction) return this.readShare(parts, verb, fraction)
    if (verb?.cls === 'pack') return this.readPacking(parts, verb)
    if (hasRest) return this.readRest(parts, verb)
    if (verb?.cls === 'cost' || (verb?.cls === 'stand' && parts.nps.some(isMoney))) return this.readCost(parts, verb)
    if (
      verb?.cls === 'be' &&
      parts.nps.some((each) => each.words.some((word) => word.measure === 'price')) &&
      parts.nps.some(isMoney)
    )
      return this.readCost(parts, verb)
    this.readAmounts(parts, verb)
  }

  /** Records that a number of groups has to be rounded to an integer. */
  private noteRounding(parts: Parts, clause: Clause) {
    const asked = parts.nps.find((each) => each.asked === 'count')
    if (!asked || !clause.isQuestion) return
    if (asked.flags.has('full')) this.rounding = 'down'
    else if (parts.verbs.some((each) => each.cls === 'need') || parts.take('at-least')) this.rounding = 'up'
  }

  /** «Кошек 12»: the counted noun precedes its number. */
  private joinCounted(parts: Parts) {
    if (this.language.isAdjective === null) return
    // «Сколько у неё ручек?»
    const asked = parts.nps.find((np) => np.asked === 'count' && np.words.length === 0 && !np.unit)
    const named =
      asked &&
      parts.nps.find(
        (np) =>
          np !== asked &&
          np.start > asked.start &&
          np.prep === null &&
          amounts(np).length === 0 &&
          this.counted.has(headOf(np)?.key ?? ''),
      )
    if (asked && named && parts.verbs.length === 0) {
      asked.words = named.words
      parts.use(named)
    }
    for (const [index, np] of parts.nps.entries()) {
      const before = parts.nps[index - 1]
      const head = before && headOf(before)
      if (
        !np.amount ||
        np.amount.unit ||
        np.amount.style !== 'plain' ||
        np.words.length > 0 ||
        np.prep !== null ||
        !before ||
        !head
      )
        continue
      if (before.prep !== null || amounts(before).length > 0 || asks(before) || !this.counted.has(head.key)) continue
      np.words = before.words
      parts.use(before)
    }
  }

  /** The clause's verb; an elliptical clause inherits the verb of the previous one. */
  private verbOf(parts: Parts, clause: Clause): { verb: Verb | null } {
    const main = parts.verbs.filter((each) => !['be', 'know', 'need', 'will'].includes(each.cls))
    const verb = main.at(-1) ?? parts.verbs.find((each) => each.cls === 'need') ?? parts.verbs.at(-1) ?? null
    if (!verb && clause.isShort) return { verb: this.context.verb }
    if (main.length > 1 && !(main.length === 2 && main[0]?.cls === 'have')) unclear('two verbs')
    this.context.verb = verb
    return { verb }
  }

  /** A clause without numbers: records who is mentioned. Changes without an amount are not tracked. */
  private readScene(parts: Parts, verb: Verb | null) {
    if (
      parts.has('same') ||
      parts.has('equally') ||
      parts.nps.some((each) => each.flags.has('same') && each.flags.size === 1)
    ) {
      if (
        parts.nps.every((each) => [...each.flags].every((flag) => flag === 'same')) &&
        parts.flags.every((each) => silent.has(each.tag) || each.tag === 'equally') &&
        verb?.cls !== 'lose' &&
        verb?.cls !== 'give'
      )
        return
    }
    const some = parts.nps.filter((each) => each.flags.has('some'))
    const [unknown] = some
    if (unknown && some.length === 1) {
      const cls = verb?.cls ?? 'have'
      const where = this.whereOf(parts, verb, unknown)
      parts.use(unknown)
      const ref = this.refOf(unknown, where)
      this.remember(ref)
      if (cls in signs && signs[cls] !== 0)
        this.facts.push({
          kind: 'event',
          ref,
          value: null,
          sign: signs[cls] ?? 0,
          verb: verb?.key ?? '',
          isMore: unknown.flags.has('more'),
          isSum: false,
        })
      else if (cls === 'have' || cls === 'be' || cls === 'stand')
        this.facts.push({ kind: 'state', ref, value: null, when: null, isSum: false, isPart: false })
      else unclear('some')
      return parts.done()
    }
    if (parts.nps.some((each) => [...each.flags].some((flag) => flag !== 'same' && flag !== 'full')))
      unclear('a relation without a number')
    if (parts.flags.some((each) => !silent.has(each.tag) && each.tag !== 'sum')) unclear('a relation without a number')
    const changes = verb && ['lose', 'give', 'gain'].includes(verb.cls)
    const things = parts.nps.filter((each) => each.prep === null && each.words.length > 0)
    if (changes && things.some((each) => this.counted.has(headOf(each)?.key ?? '')))
      unclear('an amount that is not told')
    if (changes && parts.nps.some((each) => each.pron === 'they' || each.pron === 'it') && verb.cls !== 'gain')
      unclear('an amount that is not told')
    if (parts.nps.some((each) => each.isEach)) unclear('each')
    const subject = things[0]
    if (subject) this.context.subject = this.holderTags(subject)
  }

  // ---- References --------------------------------------------------------------------------------------------------

  private holderTags(np: Np): Tag[] {
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

  private placeTags(np: Np): Tag[] {
    const own = np.words.map(
      (each): Tag => ({ key: each.key, text: each.text, kind: each.ordinal === null ? 'place' : 'kind' }),
    )
    return [...own, ...(np.of ? this.placeTags(np.of) : [])]
  }

  private refOf(np: Np, where: readonly Tag[] = []): Ref {
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

  /** Whether years in the current clause are an age. */
  private isAgeClause = false
  private isShortClause = false
  /** The measure last used for each noun: pieces, kilograms. */
  private readonly refs = new Map<string, Ref>()
  private readonly measures = new Set<string>()
  /** The measure that "how much" asks for with this verb. */
  private verbMeasure: string | null = null
  private isAge(np: Np): boolean {
    return this.isAgeClause && np.prep === null && (np.amount?.unit ?? np.unit)?.en === 'years'
  }
  /** "How long" asks for a length if lengths are given, else for a time. */
  private longOf(): string {
    return this.measures.has('length') && !this.measures.has('time') ? 'length' : 'time'
  }

  private valueOf(np: Np): Value {
    if (np.asked) return { asked: true }
    if (np.amount) return { amount: np.amount }
    if (np.isOne) return { amount: { value: ONE, unit: null, style: 'plain', start: np.start, end: np.start } }
    return null
  }

  private remember(ref: Ref) {
    this.context.last = ref
    if (ref.noun) {
      this.counted.add(ref.noun)
      this.refs.set(ref.noun, ref)
    }
    if (ref.measure === 'count' && ref.noun) this.context.noun = ref
  }

  // ---- Amounts -----------------------------------------------------------------------------------------------------

  private readAmounts(parts: Parts, verb: Verb | null) {
    const back = parts.nps.find((one) => one.asked === 'back')
    if (back) {
      // "How much change did he get?"
      if (parts.nps.some((one) => amounts(one).length > 0)) unclear('change with a number')
      for (const one of parts.rest()) parts.use(one)
      this.facts.push({
        kind: 'event',
        ref: { noun: null, measure: 'money', name: '', where: [], unit: null },
        value: { asked: true },
        sign: 0,
        verb: BACK,
        isMore: false,
        isSum: false,
      })
      return parts.done()
    }
    const cls = verb?.cls ?? 'have'
    const isLeft = parts.take('left') || cls === 'left'
    const isStart = parts.take('start')
    const isNow = parts.has('now') && parts.nps.every((one) => !asks(one))
    const isSum = parts.take('sum') || parts.nps.some((one) => one.flags.has('both'))
    const isPart = parts.take('of-them')
    if (
      parts.nps.some(
        (one) =>
          one.amount?.unit?.quantity === 'length' ||
          one.unit?.quantity === 'length' ||
          one.asked === 'length' ||
          one.asked === 'long',
      )
    )
      parts.takeAll('adj:')
    const recipient = cls === 'give' && verb ? this.recipientOf(parts, verb) : null
    const where = this.whereOf(parts, verb)
    const nps = parts.rest()
    const each = nps.find((one) => one.isEach && one.prep !== 'per')
    const isEvent = cls in signs && !(isLeft && ['do', 'travel', 'pay'].includes(cls))
    const role: Role = {
      sign: signs[cls] ?? 0,
      verb: verb?.key ?? '',
      isMore: nps.some((one) => one.flags.has('more') || one.flags.has('another')),
      ...((cls === 'put' || cls === 'grab') && { isHanded: true }),
    }
    if (role.isMore && (cls === 'lose' || cls === 'grab') && !nps.some((one) => one.asked)) unclear('more of what goes')
    const isSame =
      each !== undefined &&
      (parts.nps.some((one) => one.flags.has('same')) || parts.has('same') || parts.has('equally'))
    if (
      isSame &&
      each &&
      nps.filter((one) => amounts(one).length > 0 || asks(one)).length === 2 &&
      amounts(each).length === 0
    )
      parts.use(each)
    const main = nps.filter((one) => one !== each && (amounts(one).length > 0 || asks(one)))
    if (each && parts.nps.includes(each)) {
      this.readEach(parts, main, each, where, isEvent ? role : null)
      return parts.done()
    }
    if (recipient && main.length === 1 && main[0]) {
      const [one] = main
      const giver = recipient.isSubjectless
        ? null
        : where.filter((tag) => !recipient.tags.some((other) => other.key === tag.key))
      parts.use(one)
      const ref = this.refOf(one, [])
      this.remember(ref)
      this.context.told = ref
      const value = this.valueOf(one)
      if (giver)
        this.facts.push({ kind: 'event', ref: { ...ref, where: [...ref.where, ...giver] }, value, ...role, isSum })
      this.facts.push({
        kind: 'event',
        ref: { ...ref, where: [...ref.where, ...recipient.tags] },
        value: giver ? null : value,
        ...role,
        sign: 1,
        isMore: true,
        isSum,
        ...(giver && { isMirror: true }),
      })
      return parts.done()
    }
    const product = this.productOf(main, cls, where, isEvent ? role : null, verb)
    const others = main.filter((one) => !product?.used.includes(one))
    if (product) this.facts.push(...product.facts)
    const complement = cls === 'be' && verb ? this.complementOf(parts, main, verb) : null
    for (const one of others) {
      parts.use(one)
      const all = one.of
      if (
        one.amount &&
        all?.amount &&
        one.words.length === 0 &&
        !one.amount.unit &&
        all.words.length > 0 &&
        this.language.isAdjective === null
      ) {
        // "15 of its 20 games"
        const whole = this.refOf({ ...all, prep: null }, where)
        this.remember(whole)
        this.facts.push({
          kind: 'state',
          ref: whole,
          value: this.valueOf(all),
          when: null,
          isSum: false,
          isPart: false,
        })
        const kind: Tag = { key: verb?.key ?? 'part', text: '', kind: 'kind' }
        const named = parts.bare.find((each) => each.start > (verb?.start ?? 0))
        this.facts.push({
          kind: 'state',
          ref: named ? this.partRef(named, whole) : { ...whole, where: [...whole.where, kind] },
          value: this.valueOf(one),
          when: null,
          isSum: false,
          isPart: true,
        })
        continue
      }
      if (one.of?.amount) unclear('an amount of an amount')
      const told = this.refOf(one, where)
      const isOf = isPart || one.of?.pron === 'they' || (complement !== null && one.of !== null)
      const ref = complement ? this.partRef(complement, told) : told
      const value = this.valueOf(one)
      if (!complement) this.remember(ref)
      if (value) this.context.told = ref
      if (ref.measure === 'time' && isEvent && (one.prep === 'in' || one.prep === 'for') && main.length > 1)
        unclear('a time beside amounts')
      const isPaid =
        ref.measure === 'money' &&
        (cls === 'gain' || cls === 'lose') &&
        (one.prep === 'for' || one.prep === 'at' || one.prep === 'by')
      const isJob =
        ref.measure === 'time' &&
        isEvent &&
        (one.prep === 'in' || one.prep === 'for') &&
        main.length === 1 &&
        cls !== 'pay' &&
        cls !== 'travel'
      if (ref.measure === 'time' && !isEvent && (one.prep === 'for' || one.prep === 'in') && cls !== 'take')
        unclear('a time without a verb')
      if (isPaid)
        this.facts.push({
          kind: 'event',
          ref,
          value,
          ...role,
          sign: cls === 'gain' ? -1 : 1,
          verb: cls === 'gain' ? COST : role.verb,
          isMore: false,
          isSum,
        })
      else if (isJob && !one.asked)
        this.facts.push({ kind: 'event', ref: { ...ref, measure: 'job' }, value, ...role, sign: 0, isSum })
      else if (isEvent) this.facts.push({ kind: 'event', ref, value, ...role, isSum })
      else if (isLeft || ['have', 'stand', 'be', 'left', 'weigh', 'need', 'measure', 'take', 'will'].includes(cls))
        this.facts.push({
          kind: 'state',
          ref:
            isSum && value && !one.asked && !isLeft
              ? { ...ref, where: ref.where.filter((each) => each.kind !== 'holder') }
              : ref,
          value,
          when: isLeft || isNow ? 'end' : isStart ? 'start' : null,
          isSum,
          isPart: isOf,
        })
      else unclear(`an amount with ${cls}`)
    }
    for (const one of product?.used ?? []) parts.use(one)
    parts.done()
  }

  /** The recipient: "to Ann", "gave him 5", «дал Тане 5». */
  private recipientOf(parts: Parts, verb: Verb): { tags: Tag[]; isSubjectless: boolean } | null {
    const free = parts.nps.filter((np) => amounts(np).length === 0 && !asks(np) && np.flags.size === 0 && !np.isEach)
    const to = free.find((np) => np.prep === 'to')
    const behind = free.find(
      (np) => np.prep === null && np.start > verb.start && (np.words.length > 0 || np.pron !== null),
    )
    const { isGiven } = this.language
    const before = free.filter(
      (np) => np.prep === null && np.start < verb.start && (np.words.length > 0 || np.pron !== null),
    )
    const given = isGiven
      ? before.filter((np) => isGiven(np.said || (np.words.at(-1)?.text.toLowerCase() ?? ''), verb.text.toLowerCase()))
      : []
    if (isGiven && !to && (before.length > 1 || given.length > 0)) {
      const [only] = given
      if (!only || given.length > 1 || (before.length > 1 && behind)) unclear('who gives')
      const tags = this.holderTags(only)
      parts.use(only)
      return { tags, isSubjectless: before.length === 1 }
    }
    const found = to ?? behind
    if (!found) return null
    const tags = this.holderTags(found)
    parts.use(found)
    return { tags, isSubjectless: false }
  }

  /** "12 of them are red": the predicate about the counted things. */
  private complementOf(parts: Parts, main: readonly Np[], verb: Verb): Np | null {
    const [first] = main
    if (main.length !== 1 || !first || first.start > verb.start) return null
    const found = parts.bare.find((one) => one.start > verb.start)
    if (found) return found
    return null
  }

  /** Owner and place: all phrases without a number. */
  private whereOf(parts: Parts, verb: Verb | null, except: Np | null = null): readonly Tag[] {
    const holders: Tag[] = []
    const places: Tag[] = []
    let hasSubject = false
    // "Dan and Leo": every person mentioned.
    const joined = verb
      ? parts.nps.filter(
          (np) =>
            np !== except &&
            np.prep === null &&
            np.start < verb.start &&
            np.words.length > 0 &&
            np.flags.size === 0 &&
            !np.isEach &&
            amounts(np).length === 0 &&
            !asks(np),
        )
      : []
    if (joined.length > 1 && parts.hasAnd) {
      for (const np of joined) parts.use(np)
      hasSubject = true
    }
    for (const np of [...parts.nps]) {
      if (np === except) continue
      if (amounts(np).length > 0 || asks(np) || np.isEach || np.flags.has('rest') || np.flags.has('other')) {
        // "What is the speed of the boat?"
        const owner = np.of
        if (headOf(np)?.measure && owner && amounts(owner).length === 0 && !owner.isEach)
          holders.push(...this.holderTags(owner))
        continue
      }
      if (
        np.words.some((word) => word.measure !== null) &&
        np.words.every((word) => word.measure !== null || word.isAdjective)
      ) {
        parts.use(np)
        holders.push(...(np.of ? this.holderTags(np.of) : this.context.subject))
        hasSubject = true
        continue
      }
      if (np.flags.has('all') || np.flags.has('both')) {
        if (np.flags.size > 1) unclear('a relation without a number')
        parts.use(np)
        if (np.prep === null) hasSubject = true
        continue
      }
      if (np.flags.size > 0 && !np.flags.has('same')) unclear('a relation without a number')
      parts.use(np)
      if (
        np.prep === 'owner' ||
        (np.prep === null &&
          (parts.isBefore(np, verb) ||
            np.pron !== null ||
            this.isPerson(np) ||
            (this.language.isAdjective !== null &&
              verb?.cls !== 'be' &&
              verb?.cls !== 'give' &&
              !this.counted.has(headOf(np)?.key ?? '') &&
              parts.nps.some(
                (other) => (amounts(other).length > 0 || asks(other)) && verb !== null && other.start < verb.start,
              ))) &&
          !hasSubject)
      ) {
        const tags = this.holderTags(np)
        holders.push(...tags)
        hasSubject = true
        if (np.pron !== 'they') this.context.subject = tags
        continue
      }
      if (np.prep === null) {
        parts.bare.push(np)
        continue
      }
      if (np.prep === 'without' || np.prep === 'about') continue
      places.push(...this.placeTags(np))
    }
    const isSubject =
      verb !== null &&
      parts.nps.some(
        (np) =>
          (amounts(np).length > 0 || asks(np)) &&
          np.prep === null &&
          np.start < verb.start &&
          !parts.nps.some((other) => other !== np && other.pron),
      )
    const isOwn =
      !isSubject ||
      (this.language.isAdjective !== null &&
        verb !== null &&
        ['gain', 'give', 'do', 'pay', 'travel'].includes(verb.cls))
    const isExistential = verb?.cls === 'be' && this.language.isAdjective === null
    // A question without a subject is about everyone mentioned: «Сколько килограммов собрали?»
    const isAsking = parts.nps.some(asks)
    if (!hasSubject && verb && isOwn && !isExistential && !isAsking) holders.push(...this.context.subject)
    if (places.length > 0 && places.every((each) => each.kind === 'kind'))
      places.push(...this.context.place.filter((each) => each.kind === 'place'))
    if (places.some((each) => each.kind === 'place')) this.context.place = places
    const all = [...holders, ...places]
    // "12 cows, 14 sheep": the second inherits the place of the first.
    const where = this.isShortClause && all.length === 0 && parts.bare.length === 0 ? [...this.context.where] : all
    this.context.where = where
    return where.filter((each, index) => where.findIndex((other) => other.key === each.key) === index)
  }

  private isPerson(np: Np) {
    const head = headOf(np)
    return head !== null && (head.isName || this.people.has(head.key))
  }

  /** "12 pens in each box", "each box holds 12 pens", "$2 each" */
  private readEach(parts: Parts, main: readonly Np[], each: Np, where: readonly Tag[], role: Role | null) {
    parts.use(each)
    const eachHead = headOf(each)
    const money = main.find(isMoney)
    const size =
      money ?? main.find((one) => one !== each && !(one.prep === null && main.length > 1 && one === main[0])) ?? main[0]
    if (!size) unclear('each of nothing')
    parts.use(size)
    const counts = main.filter((one) => one !== size)
    if (counts.length > 1) unclear('each of two')
    const count = counts[0] ?? null
    if (count) parts.use(count)
    let bottom: Ref
    if (eachHead || each.unit) bottom = this.refOf({ ...each, prep: null }, [])
    else if (count) bottom = this.refOf(count, [])
    else if (this.context.container && this.context.container.noun !== this.refOf(size).noun)
      bottom = this.context.container
    else if (this.context.noun) bottom = this.context.noun
    else unclear('each of what')
    if (count && eachHead && headOf(count)?.key !== eachHead.key) unclear('each of another')
    const top = this.refOf(size, where)
    const countValue: Value = count ? this.valueOf(count) : each.amount ? { amount: each.amount } : null
    const sale =
      role && top.measure === 'money' ? { ...role, sign: (role.sign === -1 ? 1 : -1) as 1 | -1, isMore: false } : role
    if (top.measure === 'count') this.remember(top)
    this.facts.push({
      kind: 'product',
      total: { ref: top, value: null },
      size: { ref: top, value: this.valueOf(size) },
      count: { ref: { ...bottom, where: [...bottom.where, ...(count ? where : [])] }, value: countValue },
      role: count || each.amount ? sale : null,
    })
  }

  /** Two related amounts: "3 boxes of 12 pens", "180 km in 3 hours", "3 pens for $6". */
  private productOf(
    main: readonly Np[],
    cls: string,
    where: readonly Tag[],
    role: Role | null,
    verb: Verb | null,
  ): { facts: Fact[]; used: Np[] } | null {
    const facts: Fact[] = []
    const used: Np[] = []
    const product = (total: Told, size: Told, count: Told, own: Role | null) =>
      facts.push({ kind: 'product', total, size, count, role: own })
    for (const one of main) {
      if (one.per) {
        const top = this.refOf(one, where)
        const bottom = this.refOf(one.per)
        const isBottom = (other: Np) => {
          const ref = this.refOf(other)
          return ref.measure === bottom.measure && ref.noun === bottom.noun
        }
        const free = main.filter((other) => other !== one && !used.includes(other) && !other.per)
        const count = free.find(isBottom)
        const total = free.find(
          (other) =>
            other !== count && this.refOf(other).measure === top.measure && this.refOf(other).noun === top.noun,
        )
        used.push(one, ...(count ? [count] : []), ...(total ? [total] : []))
        if (top.measure === 'count') this.remember(top)
        product(
          { ref: top, value: total ? this.valueOf(total) : null },
          { ref: top, value: this.valueOf(one) },
          { ref: { ...bottom, where: count || total ? where : [] }, value: count ? this.valueOf(count) : null },
          top.measure === 'money' && role
            ? { ...role, sign: role.sign === 1 ? -1 : role.sign === -1 ? 1 : 0, isMore: false }
            : role,
        )
        continue
      }
      const inner = one.of
      if (inner?.amount && one.amount && one.words.length === 0 && !one.amount.unit) continue
      // "A class of 30 students"
      const own = one.words.at(-1)
      if (
        inner?.amount &&
        !one.amount &&
        !one.asked &&
        own &&
        this.language.isAdjective === null &&
        own.text.toLowerCase() === own.key &&
        inner.words.length > 0
      ) {
        const ref = this.refOf({ ...inner, prep: null }, where)
        this.remember(ref)
        used.push(one)
        facts.push({ kind: 'state', ref, value: this.valueOf(inner), when: null, isSum: false, isPart: false })
        continue
      }
      if (inner?.amount && !isShare(one.amount) && (one.amount || one.asked || one.words.length > 0)) {
        const size = this.refOf(inner, where)
        const noun = size.noun ?? (size.measure === 'count' ? (this.context.noun?.noun ?? null) : null)
        const ref = { ...size, noun }
        const count = this.refOf({ ...one, of: null }, where)
        this.context.container = count
        this.remember(ref)
        used.push(one)
        product(
          { ref, value: null },
          { ref, value: this.valueOf(inner) },
          { ref: count, value: this.valueOf(one) },
          role,
        )
        continue
      }
      // «По 12 карандашей в коробке», "with 12 pens": the size per item of the preceding noun.
      if ((one.prep === 'by' || (one.prep === 'with' && cls !== 'pay')) && one.amount && !used.includes(one)) {
        const index = main.indexOf(one)
        const held =
          main.slice(0, index).findLast((other) => !used.includes(other) && other.prep !== 'by') ??
          main.find((other) => other !== one && !used.includes(other))
        const top = this.refOf(one, where)
        if (!held) {
          if (!this.context.noun) unclear('по')
          product(
            { ref: top, value: null },
            { ref: top, value: this.valueOf(one) },
            { ref: { ...this.context.noun, where: [] }, value: null },
            null,
          )
          used.push(one)
          continue
        }
        const isUnit = held.amount?.unit !== undefined && held.amount.unit !== null && held.of === null
        const count = this.refOf(held, where)
        const sized =
          top.measure === 'mass' && held.of && top.noun === null
            ? {
                ...top,
                noun: headOf(held.of)?.key ?? null,
                name: `${top.name} ${held.of.words.map((word) => word.text).join(' ')}`,
              }
            : top
        if (top.measure !== 'money') this.context.container = count
        if (isUnit && top.measure === 'count') unclear('по')
        this.remember(top.measure === 'money' ? count : sized)
        used.push(one, held)
        const own: Role | null =
          top.measure === 'money' ? { sign: role?.sign === -1 ? 1 : -1, verb: role?.verb ?? '', isMore: false } : role
        product(
          { ref: sized, value: null },
          { ref: sized, value: this.valueOf(one) },
          {
            ref:
              top.measure === 'money' ? { ...count, where: count.where.filter((each) => each.kind === 'kind') } : count,
            value: this.valueOf(held),
          },
          own,
        )
      }
    }
    if (used.length > 0) return { facts, used }
    const speed = main.find((one) => this.refOf(one).measure === 'speed')
    if (speed) {
      const others = main.filter((one) => one !== speed)
      const way = others.find((one) => this.refOf(one).measure === 'length')
      const hours = others.find(isTime)
      const total: Ref = { noun: null, measure: 'length', name: '', where, unit: null }
      const spent: Ref = { noun: null, measure: 'time', name: '', where, unit: null }
      product(
        { ref: way ? this.refOf(way, where) : total, value: way ? this.valueOf(way) : null },
        { ref: { ...total, name: this.refOf(speed).name }, value: this.valueOf(speed) },
        { ref: hours ? this.refOf(hours, where) : spent, value: hours ? this.valueOf(hours) : null },
        role,
      )
      return { facts, used: [speed, ...(way ? [way] : []), ...(hours ? [hours] : [])] }
    }
    if (main.length !== 2) return null
    const [first, second] = main
    if (!first || !second) return null
    // An amount within a time
    const time = main.find((one) => isTime(one) && (one.prep === 'in' || one.prep === 'for' || one.prep === null))
    const done = main.find((one) => one !== time && !isTime(one))
    // The time someone works, not what is produced
    if (
      time &&
      done &&
      verb &&
      done.prep === null &&
      done.start < verb.start &&
      !done.asked &&
      ['do', 'gain', 'pack', 'need', 'pay'].includes(cls)
    )
      unclear('a time for many')
    if (time && done && ['travel', 'do', 'gain', 'lose', 'pay', 'pack', 'have', 'need', 'know'].includes(cls)) {
      const total = this.refOf(done, where)
      this.remember(total)
      facts.push(
        this.timed(
          { ref: total, value: this.valueOf(done) },
          { ref: this.refOf(time, where), value: this.valueOf(time) },
          role ?? { sign: 0, verb: verb?.key ?? '', isMore: false },
        ),
      )
      return { facts, used: [time, done] }
    }
    if (time) return null
    // An amount for a price
    const money = main.find(isMoney)
    const item = main.find((one) => one !== money)
    if (money && item && (cls === 'gain' || cls === 'pay' || cls === 'lose' || cls === 'know' || cls === 'need')) {
      if (isMoney(item)) return null
      const count = this.refOf(item, [])
      this.remember(count)
      product(
        { ref: this.refOf(money, where), value: this.valueOf(money) },
        { ref: { noun: null, measure: 'money', name: '', where: [], unit: null }, value: null },
        { ref: count, value: this.valueOf(item) },
        { sign: -1, verb: verb?.key ?? '', isMore: false },
      )
      return { facts, used: [money, item] }
    }
    // "12 pens in 3 boxes", "5 crates weigh 75 kg", "3 eggs for one cake", "3 spiders have 24 legs"
    const isBehind = (one: Np) =>
      one.prep !== null && ['in', 'at', 'for', 'from', 'with', 'on', 'into', 'among', 'owner'].includes(one.prep)
    const held = isBehind(second) && !isBehind(first) ? second : isBehind(first) && !isBehind(second) ? first : null
    const isTransitive =
      !held &&
      verb !== null &&
      first.start < verb.start &&
      second.start > verb.start &&
      ['have', 'weigh', 'need', 'do', 'gain', 'lose', 'pack'].includes(cls)
    const asked = !held && main.find((one) => one.asked)
    const count =
      held ??
      (isTransitive
        ? first
        : asked && verb && ['have', 'weigh', 'need', 'do', 'gain', 'lose'].includes(cls)
          ? main.find((one) => one !== asked && one.prep === null)
          : null)
    const top = main.find((one) => one !== count)
    if (!count || !top || count.asked) return null
    const bottom = this.refOf(
      { ...count, prep: null },
      where.filter((each) => each.kind !== 'holder'),
    )
    const total = this.refOf(top, where)
    if (bottom.noun === total.noun && bottom.measure === total.measure) return null
    // More workers need less time: an inverse proportion, which this relation is not.
    if (total.measure === 'time') unclear('a time for many')
    this.context.container = bottom
    this.remember(total)
    product(
      { ref: total, value: this.valueOf(top) },
      { ref: { ...total, unit: null }, value: null },
      { ref: bottom, value: this.valueOf(count) },
      role,
    )
    return { facts, used: [top, count] }
  }

  private timed(total: Told, count: Told, role: Role | null): Fact {
    return {
      kind: 'product',
      total,
      size: { ref: { ...total.ref, unit: null }, value: null },
      count,
      role,
    }
  }

  // ---- Packing and sharing -----------------------------------------------------------------------------------------

  /** "24 sweets among 6 children", "96 rolls into bags of 8", "30 chairs in 5 rows" */
  private readPacking(parts: Parts, verb: Verb) {
    parts.takeAll('adj:')
    this.context.packed = null
    const hadEqually = parts.take('equally')
    // "A box of 24 pencils is shared": the pencils are shared, not the box.
    for (const one of parts.rest()) {
      const all = one.of
      const head = headOf(one)
      if (
        one.prep !== null ||
        one.amount ||
        one.asked ||
        !all?.amount ||
        one.start > verb.start ||
        this.language.isAdjective !== null ||
        head?.text.toLowerCase() !== head?.key
      )
        continue
      parts.use(one)
      parts.nps.unshift({ ...all, prep: null, start: one.start })
    }
    parts.take('same')
    const nps = parts.rest()
    const each = nps.find((one) => one.isEach)
    const isGroup = (one: Np) =>
      one.prep === 'into' || one.prep === 'in' || one.prep === 'among' || one.prep === 'at' || one.prep === 'to'
    const by = nps.find((one) => one.prep === 'by' && (one.amount || one.asked))
    const inner = nps.find((one) => one.of?.amount)
    const numbered = nps.filter((one) => amounts(one).length > 0 || asks(one))
    const containers = nps.filter(
      (one) => one !== each && one !== by && isGroup(one) && (one === inner || one.words.length > 0 || one.amount),
    )
    const container = containers.find((one) => numbered.includes(one)) ?? containers[0] ?? null
    const plain = numbered.filter((one) => one !== each && one !== by && one !== container && one !== inner)
    const restNp =
      nps.find(
        (one) => (one.flags.has('rest') || one.flags.has('other')) && amounts(one).length === 0 && !one.isEach,
      ) ?? null
    if (restNp) {
      parts.use(restNp)
      if (!this.facts.some((fact) => fact.kind === 'event' || fact.kind === 'part' || fact.kind === 'product'))
        unclear('rest of what')
    }
    const thing =
      restNp ??
      nps.find(
        (one) =>
          one.prep === null && one.pron !== null && one.start > verb.start && one.pron !== 'he' && one.pron !== 'she',
      ) ??
      null
    const bare =
      nps.find(
        (one) =>
          one.prep === null &&
          one.start > verb.start &&
          one.words.length > 0 &&
          !numbered.includes(one) &&
          this.counted.has(headOf(one)?.key ?? ''),
      ) ?? null
    const isPassive = parts.verbs.some((one) => one.cls === 'be') || this.language.isAdjective !== null
    const told =
      thing || bare || !isPassive
        ? null
        : (nps.find((one) => one.prep === null && one.start < verb.start && !numbered.includes(one) && !one.isEach) ??
          null)
    const toldKey = told ? (headOf(told)?.key ?? '') : ''
    if (
      told &&
      told.pron === null &&
      told.words.length > 0 &&
      !(
        this.language.isAdjective !== null &&
        (headOf(told)?.isName || this.people.has(toldKey) || (plain.length > 0 && !this.counted.has(toldKey)))
      )
    ) {
      const ref = this.refs.get(toldKey) ?? this.refOf(told)
      this.remember(ref)
      this.context.packed = ref
    }
    const role = null
    if (each) {
      // "She put 5 apples in each bag", "how many does each child get"
      const size = by ?? plain.find((one) => one.asked) ?? plain.at(-1)
      const total = plain.find((one) => one !== size) ?? null
      if (!size || plain.length > 2) unclear('packing')
      const bottom = headOf(each) || each.unit ? this.refOf({ ...each, prep: null }) : this.context.container
      if (!bottom) unclear('each of what')
      const top = this.refOf(size)
      const count = container && container !== each && container.amount ? container : null
      for (const one of [
        each,
        size,
        ...(total ? [total] : []),
        ...(count ? [count] : []),
        ...(thing ? [thing] : []),
        ...(bare ? [bare] : []),
      ])
        parts.use(one)
      const shared = total ? this.refOf(total) : (this.contextNoun(top) ?? top)
      this.facts.push({
        kind: 'product',
        total: { ref: shared, value: total ? this.valueOf(total) : null },
        size: { ref: { ...shared }, value: this.valueOf(size) },
        count: { ref: bottom, value: count ? this.valueOf(count) : each.amount ? { amount: each.amount } : null },
        role,
        isShared: !total && this.isTold(shared),
      })
      this.context.container = bottom
      this.remember(shared)
      return this.finishPacking(parts)
    }
    if (inner && inner !== container && !container) {
      // "how many bags of 8 can she fill with 96 rolls"
      const total = plain.find((one) => one !== inner) ?? null
      const size = inner.of
      if (!size) unclear('packing')
      parts.use(inner)
      if (total) parts.use(total)
      const sized = this.refOf(size)
      const top = total ? this.refOf(total) : sized.noun ? sized : (this.context.noun ?? unclear('packing'))
      this.pushPacking(top, total, size, this.refOf({ ...inner, of: null }), this.valueOf(inner), parts)
      return this.finishPacking(parts)
    }
    if (
      !container &&
      numbered.length === 1 &&
      plain.length === 1 &&
      plain[0]?.amount &&
      (plain[0].flags.has('more') || this.counted.has(headOf(plain[0])?.key ?? ''))
    ) {
      const [one] = plain
      if (one) {
        parts.use(one)
        this.facts.push({
          kind: 'event',
          ref: this.refOf(one),
          value: this.valueOf(one),
          sign: 1,
          verb: verb.key,
          isMore: one.flags.has('more'),
          isSum: false,
        })
      }
      return this.finishPacking(parts)
    }
    if (!container) {
      const [sharer, thing2] = plain
      if (
        plain.length === 2 &&
        sharer?.amount &&
        thing2?.amount &&
        sharer.start < verb.start &&
        thing2.start > verb.start &&
        (parts.has('equally') || hadEqually)
      ) {
        parts.use(sharer)
        parts.use(thing2)
        this.pushPacking(this.refOf(thing2), thing2, null, this.refOf(sharer), this.valueOf(sharer), parts)
        return this.finishPacking(parts)
      }
      if (plain.length === 1 && plain[0]?.asked && this.context.container) {
        // "How many bags did he fill?"
        const [one] = plain
        if (!one) unclear('packing')
        for (const other of nps) if (other !== one && amounts(other).length === 0) parts.use(other)
        parts.use(one)
        this.facts.push({
          kind: 'state',
          ref: this.refOf(one),
          value: this.valueOf(one),
          when: null,
          isSum: false,
          isPart: false,
        })
        return this.finishPacking(parts)
      }
      unclear('packed into what')
    }
    if (plain.length > 1) unclear('packing')
    const total = plain[0] ?? null
    if (total) parts.use(total)
    parts.use(container)
    if (thing) parts.use(thing)
    if (bare) parts.use(bare)
    const size = container.of?.amount ? container.of : by
    if (by) parts.use(by)
    const count = this.refOf({ ...container, prep: null, of: container.of?.amount ? null : container.of })
    const bareRef = bare ? this.refs.get(headOf(bare)?.key ?? '') : undefined
    const top = total
      ? this.refOf(total)
      : (this.context.packed ?? bareRef ?? this.context.last ?? unclear('packed what'))
    this.pushPacking(top, total, size ?? null, count, this.valueOf({ ...container, isOne: false }), parts)
    return this.finishPacking(parts)
  }

  private pushPacking(top: Ref, total: Np | null, size: Np | null, count: Ref, countValue: Value, _parts: Parts) {
    if (size && this.refOf(size).noun && this.refOf(size).noun !== top.noun && this.refOf(size).measure === 'count')
      unclear('packed something else')
    this.facts.push({
      kind: 'product',
      total: { ref: top, value: total ? this.valueOf(total) : null },
      size: { ref: top, value: size ? this.valueOf(size) : null },
      count: { ref: count, value: countValue },
      role: null,
      isShared: !total,
    })
    this.context.container = count
    this.remember(top)
  }

  private finishPacking(parts: Parts) {
    for (const np of parts.rest())
      if (amounts(np).length === 0 && !asks(np) && !np.isEach) {
        if (np.flags.size > 0 && ![...np.flags].every((flag) => flag === 'all' || flag === 'same'))
          unclear('a relation without a number')
        parts.use(np)
      }
    parts.done()
  }

  private contextNoun(top: Ref): Ref | null {
    const { noun } = this.context
    return noun && (top.noun === null || top.noun === noun.noun) ? noun : null
  }
  private isTold(ref: Ref): boolean {
    return this.facts.some(
      (fact) =>
        (fact.kind === 'state' || fact.kind === 'event') &&
        fact.ref.noun === ref.noun &&
        fact.ref.measure === ref.measure &&
        fact.value !== null,
    )
  }

  // ---- Prices ------------------------------------------------------------------------------------------------------

  /** "5 notebooks cost $10", "a pen costs $2", "the pens cost $2 each" */
  private readCost(parts: Parts, verb: Verb | null) {
    const isSum = parts.take('sum')
    const nps = parts.rest()
    const each = nps.find((one) => one.isEach)
    const money = nps.filter(isMoney)
    const [price, ...more] = money
    if (!price || more.length > 0) unclear('cost')
    const items = nps.filter(
      (one) =>
        one !== price &&
        !isMoney(one) &&
        one.prep === null &&
        (one.words.length > 0 || one.amount || one.unit || one.pron),
    )
    for (const one of [price, ...items]) parts.use(one)
    if (each && !items.includes(each)) parts.use(each)
    if (price.per) {
      const bottom = this.refOf(price.per)
      this.pushPrice(price, bottom, null)
      return parts.done()
    }
    if (price.asked && items.every((one) => one.pron === 'they') && (isSum || items.length > 0) && !each) {
      this.facts.push({
        kind: 'state',
        ref: { noun: null, measure: 'money', name: '', where: [], unit: null },
        value: { asked: true },
        when: null,
        isSum: true,
        isPart: false,
      })
      return parts.done()
    }
    if (items.length === 0) {
      const noun = this.context.noun
      if (!noun) unclear('cost of what')
      this.pushPrice(price, { ...noun, where: [] }, each || price.asked ? null : 'all')
      return parts.done()
    }
    if (items.length > 1) {
      // "How much do 3 pens and 2 books cost?"
      if (!price.asked && !isSum) {
        this.facts.push({
          kind: 'state',
          ref: { noun: null, measure: 'money', name: 'cost', where: [], unit: price.amount?.unit ?? null },
          value: this.valueOf(price),
          when: null,
          isSum: true,
          isPart: false,
        })
        for (const item of items) this.pushItem(item)
        return parts.done()
      }
      for (const item of items) this.pushItem(item)
      this.facts.push({
        kind: 'state',
        ref: { noun: null, measure: 'money', name: price.unitText, where: [], unit: price.unit },
        value: { asked: true },
        when: null,
        isSum: true,
        isPart: false,
      })
      return parts.done()
    }
    const [item] = items
    if (!item) unclear('cost of what')
    const ref = this.refOf({ ...item, isEach: false })
    if (!verb) unclear('cost')
    this.remember(ref)
    const count = item.amount && !each ? this.valueOf(item) : null
    if (item.flags.size > 0) unclear('a relation without a number')
    if (count) this.pushPair(price, ref, count)
    else this.pushPrice(price, ref, null)
    parts.done()
  }

  /** One item of a purchase at a known price. */
  private pushItem(item: Np) {
    const ref = this.refOf(item)
    this.facts.push({
      kind: 'product',
      total: { ref: { noun: null, measure: 'money', name: ref.name, where: [], unit: null }, value: null },
      size: { ref: { noun: null, measure: 'money', name: '', where: [], unit: null }, value: null },
      count: {
        ref: { ...ref, where: ref.where.filter((each) => each.kind === 'kind') },
        value: this.valueOf({ ...item, isOne: item.amount === null }),
      },
      role: { sign: 0, verb: '', isMore: false },
    })
  }
  private pushPair(price: Np, ref: Ref, count: Value) {
    this.facts.push({
      kind: 'product',
      total: { ref: this.moneyOf(price, ref), value: this.valueOf(price) },
      size: { ref: { ...this.moneyOf(price, ref), where: [] }, value: null },
      count: { ref, value: count },
      role: { sign: 0, verb: '', isMore: false },
    })
  }
  private pushPrice(price: Np, bottom: Ref, _of: 'all' | null) {
    const top = { ...this.moneyOf(price, bottom), where: [] }
    this.facts.push({
      kind: 'product',
      total: { ref: top, value: null },
      size: { ref: top, value: this.valueOf(price) },
      count: { ref: bottom, value: null },
      role: null,
    })
  }
  private moneyOf(price: Np, _of: Ref): Ref {
    return {
      noun: null,
      measure: 'money',
      name: price.unitText || price.amount?.unitText || '',
      where: [],
      unit: price.amount?.unit ?? price.unit,
    }
  }

  // ---- Comparisons -------------------------------------------------------------------------------------------------

  private readComparison(parts: Parts, verb: Verb | null, _clause: Clause) {
    const cmp = parts.cmp
    const hasThan = parts.take('than') || parts.has('as')
    const asFlag = parts.flags.find((each) => each.tag.startsWith('as-many'))
    const asMany = asFlag !== undefined
    const asMeasure = asFlag?.tag.split(':')[1] ?? null
    if (asFlag) parts.take(asFlag.tag)
    parts.take('old')
    parts.takeAll('adj:')
    parts.take('as')
    const timesFlag = parts.take('times')
    const isLeft = parts.has('left') || parts.has('sum')
    if (isLeft) unclear('a comparison with left')
    const thanAt = parts.thanAt
    const cls = verb?.cls ?? 'have'
    const role: Role | null = cls in signs ? { sign: signs[cls] ?? 0, verb: verb?.key ?? '', isMore: false } : null
    const nps = parts.rest()
    const isAmount = (one: Np) => one.amount !== null || asks(one)
    const by = nps.find(
      (one) =>
        isAmount(one) &&
        (one.asked === 'much' ||
          one.amount?.style === 'factor' ||
          one.flags.has('more') ||
          one.flags.has('beyond') ||
          one.flags.has('less') ||
          one.asked === 'difference' ||
          one.asked === 'factor' ||
          (cmp !== null && (one.prep === 'at' || one.prep === 'in' || one.prep === 'by' || one.prep === null)) ||
          asMany),
    )
    if (!by) unclear('compared by what')
    const isFactor =
      by.amount?.style === 'factor' ||
      by.asked === 'factor' ||
      timesFlag ||
      asMany ||
      (by.amount?.style === 'fraction' && asMany)
    const isPercent = by.amount?.style === 'percent'
    const sign: 1 | -1 = cmp ? cmp.sign : by.flags.has('less') ? -1 : 1
    const standard =
      cmp && thanAt === null
        ? nps.filter(
            (one) =>
              one !== by &&
              one.start > cmp.start &&
              one.prep === null &&
              (cmp.measure !== 'any' ||
                this.isPerson(one) ||
                (!this.counted.has(headOf(one)?.key ?? '') && by.words.length > 0)),
          )
        : []
    const isAlone =
      by.asked !== null &&
      cmp !== null &&
      cmp.measure === 'any' &&
      standard.length === 1 &&
      nps.every((one) => one === by || standard.includes(one)) &&
      verb !== null
    const behind = thanAt === null ? (isAlone ? [] : standard) : nps.filter((one) => one !== by && one.start > thanAt)
    const before = nps.filter((one) => one !== by && !behind.includes(one))
    if (
      [...before, ...behind].some(
        (one) => isAmount(one) || one.isEach || [...one.flags].some((flag) => flag !== 'same'),
      )
    )
      unclear('a comparison with more numbers')
    for (const one of nps) parts.use(one)
    // The counted noun follows the number or stands alone: «на 5 книг больше», «книг на 5 больше»
    const byRef = this.refOf({ ...by, prep: null, flags: new Set() })
    let measure = byRef.measure
    if (cmp && cmp.measure !== 'any' && !by.amount?.unit) measure = cmp.measure
    if (cmp?.measure === 'age' || by.asked === 'age') measure = 'age'
    const given =
      asMeasure && asMeasure !== 'any'
        ? asMeasure
        : verb?.cls === 'weigh'
          ? 'mass'
          : verb?.cls === 'cost'
            ? 'money'
            : null
    if (given) measure = given
    else if (isFactor || isPercent || by.asked === 'difference' || by.asked === 'much')
      measure = byRef.noun
        ? 'count'
        : cmp && cmp.measure !== 'any'
          ? cmp.measure
          : (this.context.last?.measure ?? 'count')
    const { holders, noun, places } = this.sidesOf(
      before,
      asFlag?.start ?? null,
      verb,
      by.words.length > 0 || by.of !== null,
      cmp !== null &&
        (cmp.measure !== 'any' ||
          (by.amount?.unit ?? by.unit) !== null ||
          (this.context.last !== null && this.context.last.measure !== 'count')),
      given !== null || (cmp !== null && cmp.measure !== 'any'),
    )
    const counted =
      by.words.length > 0 && byRef.noun
        ? byRef
        : noun
          ? this.refOf(noun)
          : measure === 'count'
            ? this.context.noun
            : null
    if (measure === 'count' && !counted && this.context.last && this.context.last.measure !== 'count')
      measure = this.context.last.measure
    if (measure === 'count' && !counted) unclear('compared in what')
    const base: Ref = counted
      ? { ...counted, where: counted.where.filter((each) => each.kind === 'kind') }
      : { noun: null, measure, name: byRef.name, where: [], unit: null }
    const own = counted?.measure ?? measure
    const a: Ref = {
      ...base,
      measure: own === 'difference' || own === 'factor' ? 'count' : own,
      unit: by.amount?.unit ?? null,
      where: [...base.where, ...holders, ...places],
    }
    let b: Ref | null = null
    if (behind.length > 0) b = this.otherSide(a, behind, holders, places)
    else if (hasThan) unclear('than what')
    const isSameNoun =
      noun === null
        ? by.words.length === 0
        : headOf(noun)?.key === this.context.told?.noun &&
          noun.words.length === 1 &&
          (this.context.told?.where.some((each) => each.kind === 'holder') ?? false)
    const isAnaphoric =
      holders.length === 0 && places.length === 0 && isSameNoun && this.context.told !== null && !asks(by)
    const told = isAnaphoric ? this.context.told : null
    if (told) {
      if (b)
        b = {
          ...told,
          where: [
            ...told.where.filter((each) => each.kind === 'kind'),
            ...b.where.filter((each) => each.kind !== 'kind' || !told.where.some((one) => one.key === each.key)),
          ],
        }
      this.facts.push({
        kind: 'compare',
        a: told,
        b,
        by: this.valueOf(by),
        how: isPercent ? 'percent' : isFactor ? 'factor' : 'difference',
        sign,
        role: null,
      })
      return parts.done()
    }
    this.remember(a)
    this.facts.push({
      kind: 'compare',
      a,
      b,
      by: this.valueOf(by),
      how: isPercent ? 'percent' : isFactor ? 'factor' : 'difference',
      sign,
      role,
    })
    parts.done()
  }

  /** The two sides of a comparison, and the compared quantity. */
  private sidesOf(
    nps: readonly Np[],
    asAt: number | null,
    verb: Verb | null,
    isNamed: boolean,
    isMeasured: boolean,
    isOther: boolean,
  ) {
    const holders: Tag[] = []
    const places: Tag[] = []
    let noun: Np | null = null
    for (const np of nps) {
      if (np.prep === 'owner') holders.push(...this.holderTags(np))
      else if (np.prep !== null) {
        // «На первой полке книг на 5 больше»
        if (np.of && !isNamed && !isMeasured) {
          noun = np.of
          places.push(...this.placeTags({ ...np, of: null }))
        } else places.push(...this.placeTags(np))
      } else if (np.pron !== null) holders.push(...this.holderTags(np))
      else if ((asAt !== null && np.start > asAt) || (!isOther && this.isThing(np, verb, isNamed, isMeasured)))
        noun = np
      else holders.push(...this.holderTags(np))
    }
    if (places.length > 0 && places.every((each) => each.kind === 'kind'))
      places.push(...this.context.place.filter((each) => each.kind === 'place'))
    if (holders.length > 0) this.context.subject = holders.filter((each) => each.kind !== 'place')
    return { holders, noun, places }
  }
  /** Whether a bare phrase names the counted things and not their owner. */
  private isThing(np: Np, verb: Verb | null, isNamed: boolean, isMeasured: boolean): boolean {
    const head = headOf(np)
    if (!head || head.isName || isNamed) return false
    if (this.counted.has(head.key)) return true
    if (isMeasured) return false
    return this.language.isAdjective !== null && !(verb && np.start < verb.start)
  }

  /** "than Tom", "than on Monday", "than boys": the same reference with one tag replaced. */
  private otherSide(a: Ref, behind: readonly Np[], holders: readonly Tag[], places: readonly Tag[]): Ref {
    const [np, ...more] = behind
    if (!np) unclear('than what')
    if (more.some((one) => one.prep === null)) unclear('than two things')
    const kinds = a.where.filter((each) => !holders.includes(each) && !places.includes(each))
    if (np.prep !== null && np.prep !== 'owner') {
      const own = behind.flatMap((one) => this.placeTags(one))
      const filled = own.every((each) => each.kind === 'kind')
        ? [...places.filter((each) => each.kind !== 'kind'), ...own]
        : own
      return { ...a, where: [...kinds, ...holders, ...filled] }
    }
    const head = headOf(np)
    const isHolder =
      np.prep === 'owner' ||
      np.pron !== null ||
      head?.isName === true ||
      (head !== null && this.people.has(head.key)) ||
      !(head && this.counted.has(head.key))
    const tags = this.holderTags(np)
    if (np.prep === 'owner' || np.pron !== null || head?.isName) return { ...a, where: [...kinds, ...tags, ...places] }
    if (isHolder && holders.length > 0) {
      // "the second brother ... than the first"
      const filled = tags.every((each) => each.kind === 'kind' || np.words.every((word) => word.ordinal !== null))
        ? [...holders.filter((each) => each.kind === 'holder'), ...tags.map((each): Tag => ({ ...each, kind: 'kind' }))]
        : tags
      return { ...a, where: [...kinds, ...filled, ...places] }
    }
    if (!head) unclear('than what')
    // "4 more girls than boys", "more red balls than blue ones"
    if (np.words.every((each) => each.isAdjective))
      return { ...a, where: [...np.words.map(kindTag), ...holders, ...places] }
    return {
      ...this.refOf(np),
      measure: a.measure,
      unit: a.unit,
      where: [...np.words.filter((each) => each !== head).map(kindTag), ...holders, ...places],
    }
  }

  // ---- Parts -------------------------------------------------------------------------------------------------------

  /** "a third of the apples", "30 % of them are girls" */
  private readShare(parts: Parts, verb: Verb | null, share: Np) {
    parts.take('of-them')
    const cls = verb?.cls ?? 'have'
    const role: Role | null =
      cls in signs && (signs[cls] ?? 0) !== 0 ? { sign: signs[cls] ?? 0, verb: verb?.key ?? '', isMore: false } : null
    const isDoing = cls in signs && signs[cls] === 0
    const source =
      share.of || share.words.length > 0 ? null : parts.nps.find((one) => one !== share && one.prep === 'from')
    const inner: Np | null =
      share.words.length > 0
        ? { ...share, amount: null, asked: null, prep: null, of: this.language.isAdjective && !verb ? null : share.of }
        : (share.of ?? source ?? null)
    parts.use(share)
    if (source) parts.use(source)
    const isOfRest = inner?.flags.has('rest') || share.flags.has('rest')
    const numbered = parts.rest().filter((each) => amounts(each).length > 0 || asks(each))
    if (numbered.length > 1) unclear('a share with more numbers')
    const [other] = numbered
    if (other) parts.use(other)
    const bare = parts
      .rest()
      .filter((each) => each.prep === null && each.words.length > 0 && each.start > share.end && !each.isEach)
    const stated =
      !verb && share.words.length > 0 && share.of && !share.asked && this.language.isAdjective !== null
        ? share.of
        : undefined
    const named = stated ?? (!role && !isDoing ? bare[0] : undefined)
    if (named) parts.use(named)
    const where = this.whereOf(parts, verb)
    const wholeRef = inner
      ? inner.pron || headOf(inner) === null
        ? this.context.noun
        : this.refOf({ ...inner, prep: null, flags: new Set() }, inner.amount ? [] : [])
      : this.context.noun
    if (!wholeRef) unclear('a share of what')
    const wholeValue: Value = inner?.amount ? { amount: inner.amount } : inner?.asked ? { asked: true } : null
    const part: Ref = named
      ? this.partRef(named, wholeRef)
      : {
          ...wholeRef,
          where: [...where, ...(role || isDoing ? [] : [{ key: 'share', text: '', kind: 'kind' as const }])],
        }
    if (!named && !role && !other && !share.asked && !isDoing) unclear('a share without a name')
    this.facts.push({
      kind: 'part',
      part,
      partValue: other ? this.valueOf(other) : null,
      whole: wholeRef,
      wholeValue,
      isOfRest: isOfRest ?? false,
      fraction: this.valueOf(share),
      percentAsked: share.asked === 'percent',
      role: role ?? (isDoing && share.amount ? { sign: 0, verb: verb?.key ?? '', isMore: false } : null),
    })
    this.remember(wholeRef)
    parts.done()
  }
  private partRef(np: Np, whole: Ref): Ref {
    const head = headOf(np)
    if (
      np.words.every((each) => each.isAdjective) ||
      (this.language.isAdjective === null &&
        !this.counted.has(head?.key ?? '') &&
        np.words.length === 1 &&
        np.words[0]?.text === np.words[0]?.key)
    )
      return { ...whole, where: np.words.map(kindTag) }
    return this.refOf(np)
  }

  /** "the rest are blue", "he lost the other games" */
  private readRest(parts: Parts, verb: Verb | null) {
    const np = parts.nps.find((each) => each.flags.has('rest') || each.flags.has('other'))
    const flag = parts.take('rest') || parts.take('other')
    if (!np && !flag) unclear('rest')
    if (np) parts.use(np)
    if (
      (np && (amounts(np).length > 0 || asks(np))) ||
      parts.nps.some((each) => amounts(each).length > 0 || asks(each))
    )
      unclear('rest with a number')
    if (np?.flags.has('more') || np?.flags.has('less')) unclear('rest')
    const cls = verb?.cls ?? 'have'
    const base =
      np && headOf(np) && this.counted.has(headOf(np)?.key ?? '')
        ? this.refOf({ ...np, flags: new Set() })
        : this.context.noun
    if (!base) unclear('rest of what')
    if (cls === 'be' || cls === 'have') {
      const named =
        parts.nps.find((each) => each.prep === null && each.words.length > 0) ??
        (np && headOf(np) && !this.counted.has(headOf(np)?.key ?? '') ? np : undefined)
      if (!named) unclear('rest of what')
      parts.use(named)
      this.facts.push({ kind: 'rest', ref: this.partRef(named, base), value: null, role: null })
    } else {
      const where = this.whereOf(parts, verb)
      this.facts.push({
        kind: 'rest',
        ref: { ...base, where },
        value: null,
        role: { sign: signs[cls] ?? 0, verb: verb?.key ?? '', isMore: false },
      })
    }
    parts.done()
  }
}

const headOf = (np: Np): Word | null => {
  const plain = np.words.filter((each) => !each.isAdjective)
  return plain.at(-1) ?? np.words.at(-1) ?? null
}
const kindTag = (word: Word): Tag => ({ key: word.key, text: word.text, kind: 'kind' })
const nameOf = (np: Np): string =>
  [
    ...np.words.map((each) => each.text),
    ...(np.of && !np.of.amount ? ['of', ...np.of.words.map((each) => each.text)] : []),
  ].join(' ')
const amounts = (np: Np): Amount[] =>
  [np.amount, np.of?.amount ?? null, np.per?.amount ?? null].filter((each) => each !== null)
const asks = (np: Np) => np.asked !== null || (np.of?.asked !== null && np.of?.asked !== undefined)
const isShare = (amount: Amount | null) =>
  amount !== null && (amount.style === 'fraction' || amount.style === 'percent')
const isMoney = (np: Np) =>
  np.amount?.unit?.quantity === 'money' || np.unit?.quantity === 'money' || np.asked === 'much'
const isTime = (np: Np) => np.amount?.unit?.quantity === 'time' || np.unit?.quantity === 'time' || np.asked === 'long'
function measureOf(np: Np, head: Word | null): string {
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
class Parts {
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

import { type Clause, type Np, unclear, type Verb } from '../chunks.ts'
import type { Ref, Role, Tag } from '../facts.ts'
import { type Notes, toldValueOf } from './notes.ts'
import { asks, headOf, kindTag, type Parts, signs } from './parts.ts'

export function readComparison(notes: Notes, parts: Parts, verb: Verb | null, _clause: Clause) {
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
              notes.isPerson(one) ||
              (!notes.counted.has(headOf(one)?.key ?? '') && by.words.length > 0)),
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
    [...before, ...behind].some((one) => isAmount(one) || one.isEach || [...one.flags].some((flag) => flag !== 'same'))
  )
    unclear('a comparison with more numbers')
  for (const one of nps) parts.use(one)
  // The counted noun follows the number or stands alone: «на 5 книг больше», «книг на 5 больше»
  const byRef = notes.refOf({ ...by, prep: null, flags: new Set() })
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
        : (notes.context.last?.measure ?? 'count')
  const { holders, noun, places } = sidesOf(
    notes,
    before,
    asFlag?.start ?? null,
    verb,
    by.words.length > 0 || by.of !== null,
    cmp !== null &&
      (cmp.measure !== 'any' ||
        (by.amount?.unit ?? by.unit) !== null ||
        (notes.context.last !== null && notes.context.last.measure !== 'count')),
    given !== null || (cmp !== null && cmp.measure !== 'any'),
  )
  const counted =
    by.words.length > 0 && byRef.noun
      ? byRef
      : noun
        ? notes.refOf(noun)
        : measure === 'count'
          ? notes.context.noun
          : null
  if (measure === 'count' && !counted && notes.context.last && notes.context.last.measure !== 'count')
    measure = notes.context.last.measure
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
  if (behind.length > 0) b = otherSide(notes, a, behind, holders, places)
  else if (hasThan) unclear('than what')
  const isSameNoun =
    noun === null
      ? by.words.length === 0
      : headOf(noun)?.key === notes.context.told?.noun &&
        noun.words.length === 1 &&
        (notes.context.told?.where.some((each) => each.kind === 'holder') ?? false)
  const isAnaphoric =
    holders.length === 0 && places.length === 0 && isSameNoun && notes.context.told !== null && !asks(by)
  const told = isAnaphoric ? notes.context.told : null
  if (told) {
    if (b)
      b = {
        ...told,
        where: [
          ...told.where.filter((each) => each.kind === 'kind'),
          ...b.where.filter((each) => each.kind !== 'kind' || !told.where.some((one) => one.key === each.key)),
        ],
      }
    notes.facts.push({
      kind: 'compare',
      a: told,
      b,
      by: toldValueOf(by),
      how: isPercent ? 'percent' : isFactor ? 'factor' : 'difference',
      sign,
      role: null,
    })
    return parts.done()
  }
  notes.remember(a)
  notes.facts.push({
    kind: 'compare',
    a,
    b,
    by: toldValueOf(by),
    how: isPercent ? 'percent' : isFactor ? 'factor' : 'difference',
    sign,
    role,
  })
  parts.done()
}

/** The two sides of a comparison, and the compared quantity. */
function sidesOf(
  notes: Notes,
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
    if (np.prep === 'owner') holders.push(...notes.holderTags(np))
    else if (np.prep !== null) {
      // «На первой полке книг на 5 больше»
      if (np.of && !isNamed && !isMeasured) {
        noun = np.of
        places.push(...notes.placeTags({ ...np, of: null }))
      } else places.push(...notes.placeTags(np))
    } else if (np.pron !== null) holders.push(...notes.holderTags(np))
    else if ((asAt !== null && np.start > asAt) || (!isOther && isThing(notes, np, verb, isNamed, isMeasured)))
      noun = np
    else holders.push(...notes.holderTags(np))
  }
  if (places.length > 0 && places.every((each) => each.kind === 'kind'))
    places.push(...notes.context.place.filter((each) => each.kind === 'place'))
  if (holders.length > 0) notes.context.subject = holders.filter((each) => each.kind !== 'place')
  return { holders, noun, places }
}

/** Whether a bare phrase names the counted things and not their owner. */
function isThing(notes: Notes, np: Np, verb: Verb | null, isNamed: boolean, isMeasured: boolean): boolean {
  const head = headOf(np)
  if (!head || head.isName || isNamed) return false
  if (notes.counted.has(head.key)) return true
  if (isMeasured) return false
  return notes.language.isAdjective !== null && !(verb && np.start < verb.start)
}

/** "than Tom", "than on Monday", "than boys": the same reference with one tag replaced. */
function otherSide(notes: Notes, a: Ref, behind: readonly Np[], holders: readonly Tag[], places: readonly Tag[]): Ref {
  const [np, ...more] = behind
  if (!np) unclear('than what')
  if (more.some((one) => one.prep === null)) unclear('than two things')
  const kinds = a.where.filter((each) => !holders.includes(each) && !places.includes(each))
  if (np.prep !== null && np.prep !== 'owner') {
    const own = behind.flatMap((one) => notes.placeTags(one))
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
    (head !== null && notes.people.has(head.key)) ||
    !(head && notes.counted.has(head.key))
  const tags = notes.holderTags(np)
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
    ...notes.refOf(np),
    measure: a.measure,
    unit: a.unit,
    where: [...np.words.filter((each) => each !== head).map(kindTag), ...holders, ...places],
  }
}

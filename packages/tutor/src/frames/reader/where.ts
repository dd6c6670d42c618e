import { type Np, unclear, type Verb } from '../chunks.ts'
import type { Tag } from '../facts.ts'
import type { Notes } from './notes.ts'
import { amounts, asks, headOf, type Parts } from './parts.ts'

/** The recipient: "to Ann", "gave him 5", «дал Тане 5». */
export function recipientOf(notes: Notes, parts: Parts, verb: Verb): { tags: Tag[]; isSubjectless: boolean } | null {
  const free = parts.nps.filter((np) => amounts(np).length === 0 && !asks(np) && np.flags.size === 0 && !np.isEach)
  const to = free.find((np) => np.prep === 'to')
  const behind = free.find(
    (np) => np.prep === null && np.start > verb.start && (np.words.length > 0 || np.pron !== null),
  )
  const { isGiven } = notes.language
  const before = free.filter(
    (np) => np.prep === null && np.start < verb.start && (np.words.length > 0 || np.pron !== null),
  )
  const given = isGiven
    ? before.filter((np) => isGiven(np.said || (np.words.at(-1)?.text.toLowerCase() ?? ''), verb.text.toLowerCase()))
    : []
  if (isGiven && !to && (before.length > 1 || given.length > 0)) {
    const [only] = given
    if (!only || given.length > 1 || (before.length > 1 && behind)) unclear('who gives')
    const tags = notes.holderTags(only)
    parts.use(only)
    return { tags, isSubjectless: before.length === 1 }
  }
  const found = to ?? behind
  if (!found) return null
  const tags = notes.holderTags(found)
  parts.use(found)
  return { tags, isSubjectless: false }
}

/** "12 of them are red": the predicate about the counted things. */
export function complementOf(parts: Parts, main: readonly Np[], verb: Verb): Np | null {
  const [first] = main
  if (main.length !== 1 || !first || first.start > verb.start) return null
  const found = parts.bare.find((one) => one.start > verb.start)
  if (found) return found
  return null
}

/** Owner and place: all phrases without a number. */
export function whereOf(notes: Notes, parts: Parts, verb: Verb | null, except: Np | null = null): readonly Tag[] {
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
        holders.push(...notes.holderTags(owner))
      continue
    }
    if (
      np.words.some((word) => word.measure !== null) &&
      np.words.every((word) => word.measure !== null || word.isAdjective)
    ) {
      parts.use(np)
      holders.push(...(np.of ? notes.holderTags(np.of) : notes.context.subject))
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
          notes.isPerson(np) ||
          (notes.language.isAdjective !== null &&
            verb?.cls !== 'be' &&
            verb?.cls !== 'give' &&
            !notes.counted.has(headOf(np)?.key ?? '') &&
            parts.nps.some(
              (other) => (amounts(other).length > 0 || asks(other)) && verb !== null && other.start < verb.start,
            ))) &&
        !hasSubject)
    ) {
      const tags = notes.holderTags(np)
      holders.push(...tags)
      hasSubject = true
      if (np.pron !== 'they') notes.context.subject = tags
      continue
    }
    if (np.prep === null) {
      parts.bare.push(np)
      continue
    }
    if (np.prep === 'without' || np.prep === 'about') continue
    places.push(...notes.placeTags(np))
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
    (notes.language.isAdjective !== null && verb !== null && ['gain', 'give', 'do', 'pay', 'travel'].includes(verb.cls))
  const isExistential = verb?.cls === 'be' && notes.language.isAdjective === null
  // A question without a subject is about everyone mentioned: «Сколько килограммов собрали?»
  const isAsking = parts.nps.some(asks)
  if (!hasSubject && verb && isOwn && !isExistential && !isAsking) holders.push(...notes.context.subject)
  if (places.length > 0 && places.every((each) => each.kind === 'kind'))
    places.push(...notes.context.place.filter((each) => each.kind === 'place'))
  if (places.some((each) => each.kind === 'place')) notes.context.place = places
  const all = [...holders, ...places]
  // "12 cows, 14 sheep": the second inherits the place of the first.
  const where = notes.isShortClause && all.length === 0 && parts.bare.length === 0 ? [...notes.context.where] : all
  notes.context.where = where
  return where.filter((each, index) => where.findIndex((other) => other.key === each.key) === index)
}

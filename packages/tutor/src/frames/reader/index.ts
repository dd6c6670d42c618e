import { type Clause, type Np, unclear, type Verb } from '../chunks.ts'
import type { StoryLanguage } from '../lexicon.ts'
import { readAmounts } from './amounts.ts'
import { readComparison } from './comparisons.ts'
import { Notes } from './notes.ts'
import { readPacking } from './packing.ts'
import { amounts, asks, headOf, isMoney, isShare, Parts, signs, silent } from './parts.ts'
import { readCost } from './prices.ts'
import { readRest, readShare } from './shares.ts'
import { whereOf } from './where.ts'

/** What clauses tell as facts, and whether a number of groups is rounded. @throws {Unclear} where a phrase has no role */
export function readFacts(clauses: readonly Clause[], language: StoryLanguage): Pick<Notes, 'facts' | 'rounding'> {
  const notes = new Notes(language)
  completeNouns(notes, clauses)
  for (const clause of clauses) readClause(notes, clause)
  return notes
}

/** «23 красных и 27 синих карандашей»: copies the shared noun to the first number. */
function completeNouns(notes: Notes, clauses: readonly Clause[]) {
  if (notes.language.isAdjective === null) return
  const all = clauses.flatMap((clause) =>
    clause.elements.filter((each) => each.kind === 'np' && each.amount !== null && each.amount.unit === null),
  )
  const isBare = (np: Np) => np.words.length > 0 && np.words.every((each) => each.isAdjective && each.ordinal === null)
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

function readClause(notes: Notes, clause: Clause) {
  const parts = new Parts(clause)
  notes.isShortClause = clause.isShort
  joinCounted(notes, parts)
  const { verb } = verbOf(notes, parts, clause)
  if (verb && ['cost', 'stand', 'weigh', 'pay'].includes(verb.cls))
    for (const np of parts.nps) if (np.asked === 'count' && np.words.length === 0 && !np.unit) np.asked = 'much'
  const isUnknown = (np: Np) => {
    const last = np.words.at(-1)
    return (
      np.prep === null &&
      np.amount === null &&
      last !== undefined &&
      !last.isName &&
      !notes.counted.has(last.key) &&
      notes.language.maybeVerb.test(last.text.toLowerCase())
    )
  }
  if (parts.verbs.length === 0 && parts.nps.some((each) => amounts(each).length > 0) && parts.nps.some(isUnknown))
    unclear('a verb that is not known')
  const hasRest =
    parts.has('rest') ||
    parts.has('other') ||
    parts.nps.some((each) => each.flags.has('rest') || each.flags.has('other'))
  const hasNumbers = parts.nps.some((each) => amounts(each).length > 0 || asks(each))
  if (!hasNumbers && !hasRest) return readScene(notes, parts, verb)
  if (parts.take('neg')) unclear('negation')
  if (parts.nps.some((each) => amounts(each).some((one) => one.style === 'ratio' || one.style === 'clock')))
    unclear('a ratio or a time of day')
  noteRounding(notes, parts, clause)
  notes.isAgeClause =
    parts.has('old') ||
    parts.nps.some((each) => each.asked === 'age') ||
    (notes.language.isAdjective !== null && (verb === null || verb.cls === 'be' || verb.cls === 'have'))
  const isLess = parts.nps.some((each) => each.flags.has('less') && (each.amount !== null || each.asked !== null))
  const isState = !verb || ['have', 'be', 'stand', 'weigh'].includes(verb.cls)
  const isMore =
    isState && parts.nps.some((each) => each.flags.has('more') && each.amount !== null) && !parts.has('left')
  const isBeyond = parts.nps.some((each) => each.flags.has('beyond'))
  notes.verbMeasure = verb?.cls === 'weigh' ? 'mass' : null
  if (
    parts.cmp ||
    isLess ||
    isMore ||
    isBeyond ||
    parts.has('than') ||
    parts.flags.some((each) => each.tag.startsWith('as-many'))
  )
    return readComparison(notes, parts, verb, clause)
  parts.take('old')
  if (
    parts.nps.some((each) => each.isEach && asks(each) === false) &&
    parts.nps.some((each) => each.asked === 'long' || each.asked === 'length')
  )
    parts.takeAll('adj:')
  const fraction = parts.nps.find(
    (each) => isShare(each.amount) || each.asked === 'percent' || each.asked === 'fraction',
  )
  if (fraction) return readShare(notes, parts, verb, fraction)
  if (verb?.cls === 'pack') return readPacking(notes, parts, verb)
  if (hasRest) return readRest(notes, parts, verb)
  if (verb?.cls === 'cost' || (verb?.cls === 'stand' && parts.nps.some(isMoney))) return readCost(notes, parts, verb)
  if (
    verb?.cls === 'be' &&
    parts.nps.some((each) => each.words.some((word) => word.measure === 'price')) &&
    parts.nps.some(isMoney)
  )
    return readCost(notes, parts, verb)
  readAmounts(notes, parts, verb)
}

/** Records that a number of groups has to be rounded to an integer. */
function noteRounding(notes: Notes, parts: Parts, clause: Clause) {
  const asked = parts.nps.find((each) => each.asked === 'count')
  if (!asked || !clause.isQuestion) return
  if (asked.flags.has('full')) notes.rounding = 'down'
  else if (parts.verbs.some((each) => each.cls === 'need') || parts.take('at-least')) notes.rounding = 'up'
}

/** «Кошек 12»: the counted noun precedes its number. */
function joinCounted(notes: Notes, parts: Parts) {
  if (notes.language.isAdjective === null) return
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
        notes.counted.has(headOf(np)?.key ?? ''),
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
    if (before.prep !== null || amounts(before).length > 0 || asks(before) || !notes.counted.has(head.key)) continue
    np.words = before.words
    parts.use(before)
  }
}

/** The clause's verb; an elliptical clause inherits the verb of the previous one. */
function verbOf(notes: Notes, parts: Parts, clause: Clause): { verb: Verb | null } {
  const main = parts.verbs.filter((each) => !['be', 'know', 'need', 'will'].includes(each.cls))
  const verb = main.at(-1) ?? parts.verbs.find((each) => each.cls === 'need') ?? parts.verbs.at(-1) ?? null
  if (!verb && clause.isShort) return { verb: notes.context.verb }
  if (main.length > 1 && !(main.length === 2 && main[0]?.cls === 'have')) unclear('two verbs')
  notes.context.verb = verb
  return { verb }
}

/** A clause without numbers: records who is mentioned. Changes without an amount are not tracked. */
function readScene(notes: Notes, parts: Parts, verb: Verb | null) {
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
    const where = whereOf(notes, parts, verb, unknown)
    parts.use(unknown)
    const ref = notes.refOf(unknown, where)
    notes.remember(ref)
    if (cls in signs && signs[cls] !== 0)
      notes.facts.push({
        kind: 'event',
        ref,
        value: null,
        sign: signs[cls] ?? 0,
        verb: verb?.key ?? '',
        isMore: unknown.flags.has('more'),
        isSum: false,
      })
    else if (cls === 'have' || cls === 'be' || cls === 'stand')
      notes.facts.push({ kind: 'state', ref, value: null, when: null, isSum: false, isPart: false })
    else unclear('some')
    return parts.done()
  }
  if (parts.nps.some((each) => [...each.flags].some((flag) => flag !== 'same' && flag !== 'full')))
    unclear('a relation without a number')
  if (parts.flags.some((each) => !silent.has(each.tag) && each.tag !== 'sum')) unclear('a relation without a number')
  const changes = verb && ['lose', 'give', 'gain'].includes(verb.cls)
  const things = parts.nps.filter((each) => each.prep === null && each.words.length > 0)
  if (changes && things.some((each) => notes.counted.has(headOf(each)?.key ?? '')))
    unclear('an amount that is not told')
  if (changes && parts.nps.some((each) => each.pron === 'they' || each.pron === 'it') && verb.cls !== 'gain')
    unclear('an amount that is not told')
  if (parts.nps.some((each) => each.isEach)) unclear('each')
  const subject = things[0]
  if (subject) notes.context.subject = notes.holderTags(subject)
}

import type { CompareForm } from '../../../language/account-words.ts'
import { regExpOf } from '../../../pattern.ts'
import { has, patternOf, placesIn, stemsOf } from './scene.ts'
import { type Account, accountNamed, holderIn, openAccount, roleOf, roleThen, type State, sharesStem } from './state.ts'
import { directionIn, isClear, signless } from './steps.ts'

const isFactorForm = (form: CompareForm) => !['more', 'fewer', 'same'].includes(form)

export function takeCompare(state: State, clause: string): boolean | null {
  const { scene, amounts } = state
  const { words } = scene
  const places = placesIn(clause)
  for (const [form, source] of words.compare) {
    const found = patternOf(source).exec(clause)
    if (!found) continue
    const inside = placesIn(found[0])
    if (inside.length !== places.length) continue
    const kinds = inside.map((at) => amounts[at]?.kind)
    if (form === 'more' || form === 'fewer') {
      if (kinds[0] !== 'count' && kinds[0] !== 'money') continue
    } else if (isFactorForm(form) && !kinds.some((kind) => kind === 'times' || kind === 'share')) continue
    return compared(state, clause, form, found, inside)
  }
  return null
}

/**
 * "As many as Ann and Ben together": several accounts whose sum something is compared with. Null where the words name no
 * several, `unclear` where one of them is not one account that was named before.
 */
function jointIn(
  state: State,
  reference: string,
): { readonly accounts: readonly Account[]; readonly rest: string } | 'unclear' | null {
  const { words } = state.scene
  const together = patternOf(words.together).exec(reference)
  if (!together) return null
  const pieces = reference.replace(together[0], ' ').split(regExpOf(`(?<!\\p{L})(?:${words.joins})(?!\\p{L})|,`, 'u'))
  const found = pieces
    .filter((piece) => holderIn(state, piece) !== null || stemsOf(piece, state.scene).size > 0)
    .map((piece) => accountOf(state, piece))
  const accounts = found.filter((each) => each !== null && each !== undefined)
  const isClear = accounts.length === found.length && new Set(accounts).size === accounts.length
  return found.length < 2 || !isClear ? 'unclear' : { accounts, rest: reference.replace(together[0], ' ') }
}

/** The account that words name by whose it is, or by what is counted there. */
function accountOf(state: State, mask: string): Account | null | undefined {
  const holder = holderIn(state, mask)
  if (holder) return accountNamed(state, holder.stems)
  const stems = stemsOf(mask, state.scene)
  const [only, ...more] = state.accounts.filter(({ things }) => sharesStem(things, stems))
  return more.length > 0 ? null : only
}

/** Whether the one who is told of is the larger one. */
function isUpward(state: State, form: CompareForm, inside: readonly number[]): boolean {
  const factors = inside.flatMap((at) => {
    const { kind, value } = state.amounts[at] ?? {}
    return value && (kind === 'times' || kind === 'share') ? [value] : []
  })
  const isLess = form === 'fewer' || form === 'timesLess' || form === 'fewerTimes' || form === 'shareLess'
  return !isLess && factors.every(({ n, d }) => n >= d)
}

/** "She was twice as old as he was", of two people of whom it is told who is older: nobody else needs a name. */
function twoByAge(state: State, before: string, reference: string, isUp: boolean): [Account, Account] | null {
  const { pronoun } = state.scene.words
  const { accounts, elder } = state
  const isByPronouns = has(pronoun, before) && (has(pronoun, reference) || reference.replace(/[^\p{L}]/gu, '') === '')
  const younger = accounts.find((each) => each !== elder)
  if (!isByPronouns || accounts.length !== 2 || !elder || !younger) return null
  return isUp ? [elder, younger] : [younger, elder]
}

/** What is counted, as the name of an amount: another thing than all that are counted before. */
function kindIn(state: State, mask: string): { name: string; stems: Set<string> } | null {
  const stems = stemsOf(signless(mask), state.scene)
  const isNew = stems.size === 1 && !state.accounts.some(({ things }) => sharesStem(things, stems))
  const isKind = isNew && state.accounts.every(({ things, isMoney }) => things.size > 0 && !isMoney)
  return isKind ? { name: [...stems].join(' '), stems } : null
}

/** Whether what a clause compares something with is told as several together. */
export function comparesWithSeveral({ scene: { words } }: State, clause: string): boolean {
  const ends = words.compare.flatMap(([, source]) => {
    const found = patternOf(source).exec(clause)
    return found ? [found.index + found[0].length] : []
  })
  return ends.length > 0 && has(words.together, clause.slice(Math.min(...ends)))
}

function compared(
  state: State,
  clause: string,
  form: CompareForm,
  found: RegExpExecArray,
  inside: readonly number[],
): boolean | null {
  const { scene, sheet, accounts } = state
  const { words } = scene
  const { names, slips } = words
  const head = clause.slice(0, found.index)
  const behind = clause.slice(found.index + found[0].length)
  const than = regExpOf(`^(?:\\s\\p{L}+){0,4}?[\\s,]*(?:${words.than})(?!\\p{L})`, 'u').exec(behind)
  // "3 more on Tuesday", "half as many on the third as on the first": it is told of Tuesday, and of the third.
  const placed = regExpOf(
    `^\\s(?:${words.placed})\\s[^.,;]*?(?=[\\s,]+(?:${words.than})(?!\\p{L})|[.,;!?]|$)`,
    'u',
  ).exec(behind)
  const isBehind = placed !== null && !holderIn(state, head)
  const before = isBehind ? `${head} ${placed[0]} ` : head
  const reference = than ? behind.slice(than[0].length) : isBehind ? behind.slice(placed[0].length) : behind
  const isMoreLess = form === 'more' || form === 'fewer'
  // "5 more arrived" and "he dug up 5 more" are no comparisons.
  if (isMoreLess && !than && directionIn(clause, scene).kind && !holderIn(state, directionIn(before, scene).rest))
    return null
  const everyone = patternOf(words.everyone).exec(reference)
  const joint = everyone ? null : jointIn(state, reference)
  if (joint === 'unclear') return false
  const refHolder = everyone || joint ? null : holderIn(state, reference)
  // "12 fewer daffodils than tulips": what is counted names it where nobody has it.
  const isOfKinds = holderIn(state, before) === null && !has(`${words.pronoun}|${words.pointing}`, before)
  const subjectHolder = holderIn(state, before) ?? (isOfKinds ? kindIn(state, `${found[0]}${than?.[0] ?? ''}`) : null)
  const isPointing = !subjectHolder && has(words.pointing, before)
  const left = `${before} ¦ ${everyone ? reference.replace(everyone[0], ' ') : joint ? joint.rest : reference}`
  // "On the third" is no third of anything.
  const placedAt = patternOf(`(?:${words.placed}) (?:the )?(?:${words.occasions})`, 'gu')
  if (!isClear(left.replace(placedAt, ' '), scene)) return false
  // Of whom it is told.
  let subject: Account | null | undefined = subjectHolder ? accountNamed(state, subjectHolder.stems) : undefined
  if (subject === null) return false
  let from: Account | null | undefined
  let fromRole: string
  if (everyone) {
    const others = accounts.filter((each) => each !== subject && each.role !== '')
    if (others.length < 2) return false
    fromRole = sheet.find(names.restPart, others.map((each) => roleThen(state, each)).join(' + '))
    from = null
  } else if (joint) {
    if (!subjectHolder || (subject && joint.accounts.includes(subject))) return false
    fromRole = sheet.find(names.restPart, joint.accounts.map((each) => roleThen(state, each)).join(' + '))
    from = null
  } else {
    from = refHolder ? accountNamed(state, refHolder.stems) : isOfKinds ? accountOf(state, reference) : undefined
    if (from === null) return false
    // The place where all kinds are names none of them.
    if (from && isOfKinds && subjectHolder && !refHolder) from.stems = from.things
    const isPronoun = !refHolder && (reference.trim().replace(/[^\p{L}]/gu, '') === '' || has(words.pronoun, reference))
    if (!from && refHolder) {
      // Whom nobody has named yet.
      if (refHolder.stems.size > 3) return false
      from = openAccount(state, refHolder, 'open', '')
    }
    const two =
      state.isOfAges && !subjectHolder && isPronoun
        ? twoByAge(state, before, reference, isUpward(state, form, inside))
        : null
    if (two) [subject, from] = two
    if (!from && isPronoun) {
      const others = accounts.filter((each) => each !== subject && each.role !== '')
      const open = accounts.filter((each) => each !== subject && each.role === '')
      const own = subjectHolder && [...subjectHolder.stems].find((stem) => stem.startsWith('#pair'))
      const other = own === '#pair0' ? '#pair1' : '#pair0'
      // "The first has 90 more": than the other one.
      if (own) {
        from = accounts.find(({ stems }) => stems.has(other))
        if (!from && (state.members.length > 0 || state.total || others.length === 0))
          from = openAccount(state, { name: names.otherOne, stems: new Set([other]) }, 'open', '')
        // "A sack has 34 kg, the second one is twice as heavy": than the one that there is.
        else if (!from && own === '#pair1' && others.length === 1 && open.length === 0) from = others[0]
      } else if (others.length === 0 && open.length === 1) from = open[0]
      if (!from && !own) from = state.last && state.last !== subject ? state.last : (others.at(-1) ?? null)
      // "He has half of what she has" names nobody.
      if (!subjectHolder && /\p{L}/u.test(reference) && !has(words.pointing, reference)) return false
      if (others.length > 1 && has(words.pronoun, reference) && !has(words.pointing, reference)) return false
    }
    if (!from) return false
    fromRole = roleThen(state, from)
  }
  // Of two people "she" is the other one; of "she" and "he" the elder is the one who is so many times as old.
  const isPronounOnly = !subjectHolder && has(words.pronoun, before) && accounts.length === 2
  if (!subject && state.isOfAges && isPronounOnly && from && refHolder) subject = accounts.find((each) => each !== from)
  if (!subject) {
    if (subjectHolder) {
      if (subjectHolder.stems.size > 4) return false
      subject = openAccount(state, subjectHolder, 'open', '', isOfKinds ? subjectHolder.stems : new Set())
    } else if (isPointing || before.replace(/[^\p{L}]/gu, '') === '') {
      // "Gary has 41, that is 5 more than ...": the amount before it is the one that is compared.
      const last = accounts.filter((each) => each !== from).at(-1)
      if (!last || !refHolder) return false
      subject = last
    } else if (
      has(words.pronoun, before) &&
      accounts.filter((each) => each !== from && each.role === '').length === 1
    ) {
      subject = accounts.find((each) => each !== from && each.role === '')
    } else if (has(words.pronoun, before) && accounts.filter((each) => each.role !== '').length <= 1) {
      // "Sam is 9. In 7 years he will be twice as old as Bo."
      const [only, ...more] = accounts.filter((each) => each !== from && each.role !== '' && !each.stems.has('#me'))
      subject = more.length === 0 && only ? only : undefined
      subject ??= openAccount(state, { name: before.trim(), stems: new Set(['#other']) }, 'open', '')
    } else return false
  }
  if (!subject || subject === from || (isMoreLess && !than && refHolder && !subjectHolder)) return false
  const [one, two] = inside
  const factorAt =
    form === 'timesThen' ? one : isMoreLess || form === 'same' ? undefined : form.endsWith('Times') ? two : one
  const plusAt = isMoreLess ? one : form.endsWith('Times') ? one : form === 'timesThen' ? two : undefined
  let value = fromRole
  const isDown = form === 'timesLess'
  if (factorAt !== undefined) {
    const isShare = state.amounts[factorAt]?.kind === 'share'
    const factor = roleOf(state, factorAt, isShare ? names.fraction : names.times)
    const what = plusAt === undefined ? subject.name : names.between
    if (form === 'shareMore' || form === 'shareLess') {
      const part = sheet.find(names.fraction, `${fromRole} * ${factor}`)
      value = sheet.find(what, `${fromRole} ${form === 'shareMore' ? '+' : '-'} ${part}`, [
        [`${part} * 1`, slips.notEnd],
        [`${fromRole} ${form === 'shareMore' ? '-' : '+'} ${part}`, slips.who],
      ])
    } else
      value = sheet.find(what, `${fromRole} ${isDown ? '/' : '*'} ${factor}`, [
        [`${fromRole} ${isDown ? '*' : '/'} ${factor}`, slips.who],
        ...(isShare ? [] : ([[`${fromRole} ${isDown ? '-' : '+'} ${factor}`, slips.once]] as const)),
      ])
  }
  if (plusAt !== undefined) {
    const isMore = form === 'more' || form === 'moreTimes' || form === 'timesThen'
    const plus = roleOf(state, plusAt, isMore ? names.more : names.fewer)
    value = sheet.find(subject.name, `${value} ${isMore ? '+' : '-'} ${plus}`, [
      [`${value} ${isMore ? '-' : '+'} ${plus}`, slips.who],
    ])
  }
  state.reasons.add('compare')
  if (state.isOfAges && from) state.elder ??= isUpward(state, form, inside) ? subject : from
  if (subject.role === '' && !state.shift) {
    subject.role = subject.start = value
    subject.kind = 'compared'
  } else {
    const isNew = subject.role === ''
    sheet.hold(`${roleThen(state, subject)} = ${value}`)
    if (isNew) subject.kind = 'compared'
  }
  state.last = subject
  state.before = 'set'
  return true
}

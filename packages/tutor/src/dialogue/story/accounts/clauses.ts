import type { CompareForm } from '../../../language/account-words.ts'
import { graphWords } from '../../../language/relation-words.ts'
import { unitOf } from '../../../math/units.ts'
import { has, patternOf, placesIn, type Scene, stemsOf } from './scene.ts'
import {
  type Account,
  accountNamed,
  holderIn,
  openAccount,
  roleOf,
  roleThen,
  type State,
  sharesStem,
  without,
} from './state.ts'

/** The parts of a mask between marks, or before a conjunction where both sides have an amount. */
export function clausesOf(mask: string, { words }: Scene): string[] {
  const parts = mask.split(
    new RegExp(
      `(?<=[.!?;:])(?=\\s|$)|(?<=,)(?=\\s)(?!\\s(?:${words.goesOn})(?!\\p{L}))|\\s-(?=\\s)(?!\\s(?:${words.goesOn})(?!\\p{L}))|\\n|[()]`,
      'u',
    ),
  )
  const sign = /[\ue000-\ue27f]/u
  return parts
    .flatMap((part) => {
      const pieces: string[] = []
      let from = 0
      for (const { index } of part.matchAll(patternOf(words.joins, 'gu'))) {
        if (index <= from || !sign.test(part.slice(from, index)) || !sign.test(part.slice(index))) continue
        pieces.push(part.slice(from, index))
        from = index
      }
      return [...pieces, part.slice(from)]
    })
    .map((each) => each.trim().replace(/^out of /u, 'of '))
    .filter((each) => /[\p{L}\ue000-\ue27f]/u.test(each))
}

/** Whether no relation word is left that nothing accounts for. */
const isClear = (mask: string, { words }: Scene): boolean =>
  !has(words.relations, mask.replace(patternOf(words.harmless, 'gu'), ' '))

const cutOut = (mask: string, from: number, length: number) => `${mask.slice(0, from)} ¦ ${mask.slice(from + length)}`

/** Takes a clause into the state; false where it tells something that has no place. */
export function take(state: State, typed: string): boolean {
  const { scene } = state
  const { words } = scene
  if (has(words.relative, typed)) state.shift = null
  const clause = state.isOfAges ? withoutYears(state, typed) : typed
  const places = placesIn(clause)
  const isEnd = /[.!?;]\s*$/u.test(typed)
  const done =
    places.length === 0
      ? takeQuiet(state, clause)
      : (takePairRatio(state, clause) ??
        takeTotal(state, clause) ??
        takeCompare(state, clause) ??
        takeRatio(state, clause) ??
        takeShares(state, clause) ??
        takeAmong(state, clause) ??
        takeRate(state, clause) ??
        takeSeveral(state, clause) ??
        takeAmount(state, clause))
  if (isEnd) {
    if (state.before !== 'cost') state.before = null
    state.shift = null
  }
  return done === true
}

/** What an amount that is not told at first comes to in the end, or what the whole of told parts is. */
function takeEnd(state: State, clause: string, at: number): boolean | null {
  const { scene, sheet, accounts } = state
  const { words } = scene
  const [account, ...others] = accounts
  if (state.ended !== null) return false
  if (account?.kind !== 'open' || account.parts.length === 0) return null
  const isWhole = has(words.wholeTold, clause) && !has(words.loss, clause)
  const ends = patternOf(words.ends).exec(clause) ?? patternOf(words.otherAmount).exec(clause)
  if (!ends && !isWhole) return null
  if (others.length > 0) return false
  const rest = isWhole ? clause.replace(patternOf(words.wholeTold, 'gu'), ' ') : clause.replace(ends?.[0] ?? '', ' ')
  if (!isClear(signless(rest.replace(patternOf(`(?:${words.besides}|${words.atFirst})`, 'gu'), ' ')), scene))
    return false
  const role = isWhole ? account.start : account.role
  sheet.hold(`${roleOf(state, at, isWhole ? words.names.whole : words.names.end)} = ${role}`)
  state.ended = role
  return true
}

/** Several prices in one clause: "a 20 note for sandwiches at ...". */
function takeSeveral(state: State, clause: string): boolean | null {
  const { scene } = state
  const places = placesIn(clause)
  if (places.length < 2) return null
  // "Of 54 pigeons 9 flew away": the whole, and what is told of it.
  const whole = new RegExp(
    `^(?:out )?(?:${scene.words.of}) (?:\\p{L}+ ){0,2}[\\ue000-\\ue07f](?: \\p{L}+){0,3}?,? (?=[\\ue000-\\ue27f])`,
    'u',
  ).exec(clause)
  if (whole && state.accounts.length === 0) {
    const head = whole[0].replace(/^out /u, '')
    return takeAmount(state, head) === true && take(state, clause.slice(whole[0].length))
  }
  const single = withoutMembers(state, clause)
  if (single !== clause) return take(state, single)
  if (places.some((at) => state.amounts[at]?.kind !== 'money')) return null
  const pieces = clause.split(/(?<=[\ue000-\ue27f])(?=.*[\ue000-\ue27f])/u)
  return pieces.every((piece) => takeMoney(state, piece, placesIn(piece)[0] ?? -1, clause))
}

/** The time that a clause of a task about ages tells of; the words for it are taken out. */
export function withoutYears(state: State, clause: string): string {
  const { scene, amounts } = state
  const { words } = scene
  let rest = clause
  for (const [sign, source] of words.shifts) {
    const found = patternOf(source).exec(rest)
    const [at, ...more] = found ? placesIn(found[0]) : []
    if (!found || at === undefined || more.length > 0 || amounts[at]?.kind !== 'count') continue
    state.shift = { role: roleOf(state, at, words.names.years), sign }
    state.lastShift = state.shift
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    break
  }
  if (has(words.present, rest)) {
    state.shift = null
    rest = rest.replace(patternOf(words.present, 'gu'), ' ')
  }
  return rest.replace(patternOf(words.ageWords, 'gu'), ' ').replace(/ {2,}/g, ' ')
}

function takeQuiet(state: State, clause: string): boolean {
  const { scene } = state
  const { words } = scene
  const rest = patternOf(words.others).exec(clause)
  if (rest) {
    state.hasRest = true
    for (const stem of stemsOf(clause.replace(rest[0], ' '), scene)) state.restStems.add(stem)
    return isClear(cutOut(clause, rest.index, rest[0].length), scene)
  }
  // "Some cards": an amount that is asked for.
  return isClear(clause, scene)
}

// ---- Totals ---------------------------------------------------------------------------------------------------------

/** "Two parcels weigh 84 kg together": how many there are of them, told before what they have. */
function withoutMembers(state: State, clause: string): string {
  const { words } = state.scene
  const places = placesIn(clause)
  const [first] = places
  const amount = first === undefined ? undefined : state.amounts[first]
  if (first === undefined || places.length < 2 || amount?.kind !== 'count' || amount.factors) return clause
  const isFew = amount.value.d === 1n && amount.value.n >= 2n && amount.value.n <= 5n && amount.unit === ''
  const found = patternOf(words.membersTold).exec(clause)
  if (!isFew || !found || !placesIn(found[0]).includes(first)) return clause
  state.members.push(first)
  return clause.replace(/[\ue000-\ue07f]/u, ' ')
}

function takeTotal(state: State, typed: string): boolean | null {
  const { scene } = state
  const { words } = scene
  // "Tom and Ann picked 35": where each of them is compared, they have it together.
  const isJoint =
    state.accounts.length === 0 &&
    patternOf(words.joint).test(typed) &&
    (has(words.comparing, scene.told) || /[\ue180-\ue27f]/u.test(scene.told))
  if (!has(words.together, typed) && !isJoint) return null
  const clause = withoutMembers(state, typed)
  const [at, ...more] = placesIn(clause)
  const found = patternOf(words.together).exec(clause)
  if (at === undefined || more.length > 0 || state.total) return null
  if (!['count', 'money'].includes(state.amounts[at]?.kind ?? '')) return null
  // The whole of parts that are told before it.
  if (state.accounts.some(({ kind, parts }) => kind === 'open' && parts.length > 0)) return null
  if (!isClear(found ? cutOut(clause, found.index, found[0].length) : clause, scene)) return false
  state.total = { role: roleOf(state, at, words.names.together), stems: stemsOf(clause, scene) }
  // "Lena and Vera have 64 together": those who share it.
  const before = clause.slice(0, Math.max(found?.index ?? 0, clause.search(/[\ue000-\ue27f]/u)))
  for (const each of before.split(new RegExp(`(?<!\\p{L})(?:${words.joins})(?!\\p{L})|,`, 'u'))) {
    const holder = holderIn(state, each)
    if (holder && holder.stems.size <= 2 && accountNamed(state, holder.stems) === undefined)
      openAccount(state, holder, 'open', '')
  }
  return true
}

// ---- Comparisons ------------------------------------------------------------------------------------------------------

const isFactorForm = (form: CompareForm) => !['more', 'fewer', 'same'].includes(form)

function takeCompare(state: State, clause: string): boolean | null {
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
  const before = clause.slice(0, found.index)
  const behind = clause.slice(found.index + found[0].length)
  const than = new RegExp(`^(?:\\s\\p{L}+){0,2}?[\\s,]*(?:${words.than})(?!\\p{L})`, 'u').exec(behind)
  const reference = than ? behind.slice(than[0].length) : behind
  const isMoreLess = form === 'more' || form === 'fewer'
  // "5 more arrived" and "he dug up 5 more" are no comparisons.
  if (isMoreLess && !than && directionIn(clause, scene).kind && !holderIn(state, directionIn(before, scene).rest))
    return null
  const everyone = patternOf(words.everyone).exec(reference)
  const refHolder = everyone ? null : holderIn(state, reference)
  const subjectHolder = holderIn(state, before)
  const isPointing = !subjectHolder && has(words.pointing, before)
  const left = `${before} ¦ ${everyone ? reference.replace(everyone[0], ' ') : reference}`
  if (!isClear(left, scene)) return false
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
  } else {
    from = refHolder ? accountNamed(state, refHolder.stems) : undefined
    if (from === null) return false
    const isPronoun = !refHolder && (reference.trim().replace(/[^\p{L}]/gu, '') === '' || has(words.pronoun, reference))
    if (!from && refHolder) {
      // Whom nobody has named yet.
      if (refHolder.stems.size > 3) return false
      from = openAccount(state, refHolder, 'open', '')
    }
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
      } else if (others.length === 0 && open.length === 1) from = open[0]
      if (!from && !own) from = state.last && state.last !== subject ? state.last : (others.at(-1) ?? null)
      // "He has half of what she has" names nobody.
      if (!subjectHolder && /\p{L}/u.test(reference) && !has(words.pointing, reference)) return false
      if (others.length > 1 && has(words.pronoun, reference) && !has(words.pointing, reference)) return false
    }
    if (!from) return false
    fromRole = roleThen(state, from)
  }
  if (!subject) {
    if (subjectHolder) {
      if (subjectHolder.stems.size > 4) return false
      subject = openAccount(state, subjectHolder, 'open', '')
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

// ---- Ratios -----------------------------------------------------------------------------------------------------------

function takeRatio(state: State, clause: string): boolean | null {
  const { scene, amounts, sheet } = state
  const { words } = scene
  const places = placesIn(clause)
  const at = places.find((each) => amounts[each]?.kind === 'ratio')
  const ratio = at === undefined ? undefined : amounts[at]
  if (at === undefined || !ratio) return null
  if (places.length > 3 || ratio.parts.length > 4 || state.accounts.some(({ kind }) => kind === 'compared'))
    return false
  const index = clause.search(/[\ue200-\ue27f]/u)
  const [before, behind] = [clause.slice(0, index), clause.slice(index + 1)]
  const members =
    membersIn(state, before, ratio.parts.length, true) ?? membersIn(state, behind, ratio.parts.length, false)
  const rest = clause.replace(patternOf(words.ratio, 'gu'), ' ')
  const others = places.filter((each) => {
    if (each === at) return false
    const value = amounts[each]?.value
    const isCount = value?.d === 1n && Number(value.n) === ratio.parts.length && amounts[each]?.unit === ''
    if (isCount) state.members.push(each)
    return !isCount
  })
  if (others.length > 1) return false
  if (!isClear(signless(rest.replace(patternOf(words.sharing, 'gu'), ' ')), scene)) return false
  const [whole] = others
  if (whole !== undefined) {
    if (!['count', 'money'].includes(amounts[whole]?.kind ?? '')) return false
    state.total = { role: roleOf(state, whole, words.names.whole), stems: stemsOf(clause, scene) }
  }
  const part = sheet.open(words.names.onePart)
  ratio.parts.forEach((value, place) => {
    const holder = members?.[place] ?? { name: words.members[place] ?? '', stems: new Set([`#part${place}`]) }
    const known = accountNamed(state, holder.stems)
    const known2 = known ?? undefined
    const role = sheet.knowPart(ratio, place, value, words.names.parts(holder.name))
    const amount = sheet.find(holder.name, `${role} * ${part}`)
    if (known2 && known2.role !== '') sheet.hold(`${known2.role} = ${amount}`)
    else if (known2) {
      known2.role = known2.start = amount
      known2.kind = 'compared'
    } else openAccount(state, holder, 'compared', amount)
  })
  state.reasons.add('ratio')
  return true
}

/** "For every 2 adults there are 3 children". */
function takePairRatio(state: State, clause: string): boolean | null {
  const { scene, sheet } = state
  const { words } = scene
  for (const source of words.pairRatio) {
    const found = patternOf(source).exec(clause)
    if (!found) continue
    const [a, b, ...more] = placesIn(found[0])
    const members = found.slice(1).filter((each) => /\p{L}/u.test(each ?? ''))
    const [one, two] = members
    if (a === undefined || b === undefined || more.length > 0 || one === undefined || two === undefined) continue
    if (!isClear(signless(cutOut(clause, found.index, found[0].length)), scene) || state.reasons.has('ratio'))
      return false
    const part = sheet.open(words.names.onePart)
    for (const [at, name] of [
      [a, one],
      [b, two],
    ] as const) {
      const stems = stemsOf(name, scene)
      const known = state.accounts.find((each) => each.kind === 'told' && sharesStem(each.things, stems))
      const amount = sheet.find(name, `${roleOf(state, at, words.names.parts(name))} * ${part}`)
      if (known) sheet.hold(`${known.role} = ${amount}`)
      else openAccount(state, { name, stems }, 'compared', amount)
    }
    state.reasons.add('ratio')
    return true
  }
  return null
}

/** The names of a list: "cats to dogs", "flour, sugar and butter". */
function membersIn(
  state: State,
  mask: string,
  size: number,
  isBefore: boolean,
): { name: string; stems: Set<string> }[] | null {
  const { words } = state.scene
  const small = new RegExp(`^(?:${words.small})$`, 'u')
  const verb = new RegExp(`^(?:${words.verbs})$`, 'u')
  const list = new RegExp(
    `(?:\\p{L}[\\p{L}'-]*)(?:(?:${words.listJoin})(?:(?:${words.articles}) )?\\p{L}[\\p{L}'-]*){${size - 1}}`,
    'gu',
  )
  const found = [...mask.matchAll(list)]
    .map(([said]) => said.split(new RegExp(`(?:${words.listJoin})(?:(?:${words.articles}) )?`, 'u')))
    .filter(
      (each) =>
        each.length === size && each.every((word) => (!small.test(word) || has(words.me, word)) && !verb.test(word)),
    )
  const one = isBefore ? found.at(-1) : found[0]
  return one
    ? one.map((name) => ({
        name,
        stems: has(words.me, name) ? new Set(['#me']) : new Set([graphWords[state.scene.language].stem(name)]),
      }))
    : null
}

// ---- Parts of an amount -------------------------------------------------------------------------------------------------

function takeShares(state: State, clause: string): boolean | null {
  const { scene, amounts, sheet } = state
  const { words } = scene
  const { names, slips } = words
  const places = placesIn(clause)
  const shares = places.filter((each) => amounts[each]?.kind === 'share')
  const [at, ...more] = shares
  if (at === undefined) return null
  // A discount is no part that goes away.
  const isChange = new RegExp(`(?<!\\p{L})(?:${words.byShare}) [\\ue100-\\ue17f]`, 'u').test(clause)
  if (more.length > 0 || places.length > 2 || isChange || has(words.off, clause)) return false
  const other = places.find((each) => each !== at)
  const index = clause.search(/[\ue100-\ue17f]/u)
  let rest = clause
  const behind = clause.slice(index + 1)
  const near = (source: string) => new RegExp(`^[\\s,]*(?:${source})(?!\\p{L})`, 'u').exec(behind)
  const isPartTold = other !== undefined && words.partTold.some((source) => has(source, clause))
  if (other !== undefined && !isPartTold) {
    // "A third of the 96 trees": the whole is told with its part.
    const isWhole = new RegExp(`^ ?(?:${words.ofAmount})?(?:\\p{L}+ ){0,2}[\\ue000-\\ue0ff]`, 'u').test(behind)
    const isBefore = new RegExp(
      `(?<!\\p{L})(?:${words.of}) (?:\\p{L}+ ){0,2}[\\ue000-\\ue0ff][^\\ue000-\\ue27f]*$`,
      'u',
    ).test(clause.slice(0, index))
    // "Of his wage of 4500 he gave a fifth away": the whole, and what is told of it.
    const end = clause.search(/[\ue000-\ue0ff]/u) + 1
    if (!isWhole && !isBefore && state.accounts.length === 0 && end > 0 && end < index)
      return takeAmount(state, clause.slice(0, end)) === true && take(state, clause.slice(end))
    if ((!isWhole && !isBefore) || !['count', 'money'].includes(amounts[other]?.kind ?? '')) return false
    const known = state.accounts.find((each) => each.role === `n_${other + 1}`)
    if (state.accounts.length > 0 && !known) return false
    if (!known) {
      const things = amounts[other]?.things ?? new Set<string>()
      const account = openAccount(
        state,
        { name: names.whole, stems: new Set() },
        'told',
        roleOf(state, other, names.whole),
        things,
      )
      account.isMoney = amounts[other]?.kind === 'money'
      state.last = account
    }
  }
  const told = state.accounts.filter(({ role }) => role !== '')
  if (told.length > 1) return false
  // A part of an amount that is told behind, or is asked for.
  const account =
    told[0] ?? openAccount(state, { name: names.whole, stems: new Set() }, 'open', sheet.open(names.whole))
  const ofRest = near(words.ofRest)
  const ofPart = ofRest ? null : near(words.ofPart)
  const ofWhole = ofRest || ofPart ? null : near(words.ofWhole)
  const ofThem = ofRest || ofPart || ofWhole ? null : near(words.ofThem)
  const ofThing = ofRest || ofPart || ofWhole || ofThem ? null : near(words.ofThing)
  const taken = ofRest ?? ofPart ?? ofWhole ?? ofThem
  if (isPartTold && (ofPart || ofRest || account.parts.length > 0 || account.kind !== 'open')) return false
  if (taken) rest = `${clause.slice(0, index + 1)}${behind.slice(taken[0].length)}`
  const directed = directionIn(rest, scene)
  if (!isClear(signless(directed.rest.replace(patternOf(words.besides, 'gu'), ' ')), scene)) return false
  // A part that is added to the amount would be another task.
  if (has(words.adds, rest)) return false
  const previous = account.parts.findLast(({ kind }) => kind === 'share')
  const isChanged = account.parts.some(({ kind }) => kind !== 'share')
  let base = account.start
  let name = names.ofWhole
  if (ofRest) [base, name] = [account.role, names.ofRest]
  else if (ofPart) {
    if (!previous || previous !== account.parts.at(-1)) return false
    ;[base, name] = [previous.role, names.ofPart]
  } else if (ofThem && account.parts.length > 0) return false
  // After something has come or gone it must be told of what the part is taken.
  else if (isChanged && !ofWhole) return false
  else if (isChanged && account.parts.some(({ kind }) => kind === 'gain')) return false
  else if (ofThing?.[1] !== undefined) {
    const stems = stemsOf(ofThing[1], scene)
    const owner = account.parts.find((part) => sharesStem(part.stems, stems))
    if (!owner && account.things.size === 0) account.things = stems
    if (owner && !sharesStem(account.things, stems)) {
      if (owner.kind !== 'share') return false
      ;[base, name] = [owner.role, names.ofPart]
    }
  }
  const factor = roleOf(state, at, name)
  const role = sheet.find(names.part(account.parts.length + 1), `${base} * ${factor}`, [
    ...(base === account.start ? [] : ([[`${account.start} * ${factor}`, slips.ofWhole]] as const)),
    ...(base === account.start && account.parts.length > 0
      ? ([[`${account.role} * ${factor}`, slips.ofWhole]] as const)
      : []),
  ])
  const stems = without(stemsOf(rest, scene), account.things)
  if (name !== names.ofPart)
    account.role = sheet.find(names.rest, `${account.role} - ${role}`, [[`${role} * 1`, slips.notEnd]])
  account.parts.push({
    role,
    stems,
    kind: 'share',
    isTaken: directionIn(clause, scene).kind !== null || (previous?.isTaken === true && !has(words.isOfKind, rest)),
  })
  if (isPartTold && other !== undefined) sheet.hold(`${roleOf(state, other, names.partAmount)} = ${role}`)
  state.reasons.add('shares')
  // What follows without a verb goes on with the list.
  state.before = 'loss'
  return true
}

// ---- Shared among, and so much for each ---------------------------------------------------------------------------------

function takeAmong(state: State, clause: string): boolean | null {
  const { scene, amounts } = state
  const { words } = scene
  const places = placesIn(clause)
  if (!has(words.asks.each, scene.asked) || state.shares !== null) return null
  for (const source of words.among)
    for (const found of clause.matchAll(patternOf(source, 'gu'))) {
      const [at, ...more] = placesIn(found[0])
      if (at === undefined || more.length > 0 || amounts[at]?.kind !== 'count' || amounts[at]?.factors) continue
      const rest = clause.replace(found[0], ' ')
      if (!has(words.sharing, clause)) continue
      const before = rest.replace(patternOf(words.others, 'u'), ' ').replace(patternOf(words.sharing, 'gu'), ' ')
      if (!isClear(signless(before), scene)) return false
      const others = places.filter((each) => each !== at)
      if (others.length > 0 && !take(state, before)) return false
      if (state.accounts.length === 0) return false
      // Of kinds that are told it must be said which ones are shared.
      const isOfKinds = state.accounts.some(({ parts }) =>
        parts.some(({ kind, isTaken }) => kind === 'share' && !isTaken),
      )
      if (isOfKinds && !has(words.others, clause)) return false
      state.shares = at
      state.reasons.add('groups')
      return true
    }
  return null
}

function takeRate(state: State, clause: string): boolean | null {
  const { scene, amounts } = state
  const { words } = scene
  const places = placesIn(clause)
  for (const source of words.rates) {
    const found = patternOf(source).exec(clause)
    if (!found) continue
    const [at, ...more] = placesIn(found[0])
    const amount = at === undefined ? undefined : amounts[at]
    if (at === undefined || !amount || more.length > 0 || (amount.kind !== 'count' && amount.kind !== 'money')) continue
    const perText = (found.slice(1).find((each) => /\p{L}/u.test(each ?? '')) ?? '').split(' ').at(-1) ?? ''
    if (perText !== '' && stemsOf(perText, scene).size === 0) continue
    const isOfRest = has(words.others, clause)
    const rest = cutOut(
      isOfRest ? clause.replace(patternOf(words.others), (said) => ' '.repeat(said.length)) : clause,
      found.index,
      found[0].length,
    )
    const others = places.filter((each) => each !== at)
    if (others.length > 1) return false
    if (!isClear(signless(directionIn(rest, scene).rest.replace(patternOf(words.eachWord, 'gu'), ' ')), scene))
      return false
    if (others.length === 1 && !take(state, rest)) return false
    state.rates.push({ at, per: stemsOf(perText, scene), perText, of: amount.things, isOfRest })
    return true
  }
  return null
}

// ---- One amount ---------------------------------------------------------------------------------------------------------

/** Whether words of a clause tell of more or of less; a word inside a longer phrase does not count. */
function directionIn(clause: string, { words }: Scene): { kind: 'loss' | 'gain' | null | 'both'; rest: string } {
  const all = (['loss', 'gain'] as const).flatMap((kind) =>
    [...clause.matchAll(patternOf(words[kind], 'gu'))].map(({ index, 0: said }) => ({
      kind,
      start: index,
      end: index + said.length,
    })),
  )
  const outer = all.filter(
    (each) =>
      !all.some(
        (other) =>
          other.start <= each.start && other.end >= each.end && other.end - other.start > each.end - each.start,
      ),
  )
  const kinds = new Set(outer.map(({ kind }) => kind))
  const rest = outer.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    clause,
  )
  const [kind = null] = kinds
  return { kind: kinds.size > 1 ? 'both' : kind, rest }
}

const tellsUnknown = (clause: string, { words }: Scene) =>
  [...clause.matchAll(patternOf(words.verbLike, 'gu'))].some(
    ([word]) => patternOf(`(?:${words.verbs}|${words.small})`).exec(word)?.[0] !== word,
  )

const signless = (mask: string) => mask.replace(/[\ue000-\ue27f]/gu, ' ')

function takeAmount(state: State, clause: string): boolean | null {
  const { scene, amounts, sheet, accounts } = state
  const { words } = scene
  const { names, asks } = words
  const [at, ...more] = placesIn(clause)
  const amount = at === undefined ? undefined : amounts[at]
  if (at === undefined || !amount || more.length > 0) return false
  if (amount.kind !== 'count' && amount.kind !== 'money') return false
  if (amount.kind === 'money') return takeMoney(state, clause, at)
  const asksFirst = has(asks.first, scene.asked)
  const ended = takeEnd(state, clause, at)
  if (ended !== null) return ended
  const { kind, rest } = directionIn(clause, scene)
  const [groups, ...otherGroups] = accounts
  // "5 piles of 20, and 13 are left on the table": all of them were there.
  const isBeside = groups && otherGroups.length === 0 && groups.parts.length === 0 && groups.start.startsWith('q_')
  if (isBeside && has(words.leftOver, clause) && !has(asks.left, scene.asked) && state.rates.length === 0) {
    const left = rest.replace(patternOf(`(?:${words.leftOver}|${words.besides})`, 'gu'), ' ')
    state.hasBeside = true
    return isClear(signless(left), scene) && change(state, groups, at, clause, 'gain')
  }
  if (kind === 'both') return false
  const asksState = asksFirst || has(asks.left, scene.asked) || has(asks.missing, scene.asked)
  const isBare = !kind && !has(words.verbs, clause)
  const goesOn = isBare && (state.before === 'loss' || state.before === 'gain')
  // "Four convoys left" is no arrival, whatever came before.
  if (goesOn && has(words.leftOver, clause)) return false
  const plain = rest.replace(patternOf(kind || goesOn ? words.besides : words.atFirst, 'gu'), ' ')
  if (!isClear(signless(plain), scene)) return false
  // A verb that is not known may be a change.
  if (!kind && asksState && accounts.length > 0 && tellsUnknown(clause, scene)) return false
  const holder = holderIn(state, clause)
  const named = holder ? accountNamed(state, holder.stems) : undefined
  if (accounts.length === 0) {
    if (asksFirst && kind) {
      const account = openAccount(
        state,
        { name: names.start, stems: new Set() },
        'open',
        sheet.open(names.start),
        amount.things,
      )
      return change(state, account, at, clause, kind)
    }
    return kind === 'loss' && asksState ? false : set(state, at, clause, holder)
  }
  let direction: 'loss' | 'gain' | null = kind
  if (!direction && goesOn && (state.before === 'loss' || state.before === 'gain')) direction = state.before
  if (!kind && !holder && state.isOfAges && has(words.pronoun, clause)) {
    const open = accounts.filter((each) => each.kind !== 'told' && !each.stems.has('#me'))
    const [only, ...others] = open
    if (!only || others.length > 0) return false
    sheet.hold(`${roleThen(state, only)} = ${roleOf(state, at, only.name)}`)
    return true
  }
  const isNew = holder !== null && named === undefined && !has(words.pronoun, clause)
  // Somebody else, who has an amount of his own.
  if (direction && isNew && !state.isPooled && accounts.every(({ parts }) => parts.length === 0)) {
    if (direction === 'gain' ? !asksFirst && state.before === 'set' : !asksState && state.shares === null) {
      const isShared = has(asks.each, scene.asked)
      if (!(direction === 'loss' && isShared)) return set(state, at, clause, holder)
    }
  }
  if (!direction) {
    if (named === null || (!holder && amount.things.size === 0 && !amount.factors)) return false
    // "He is 60 now": whoever was named last.
    return set(state, at, clause, holder)
  }
  if (named === null) return false
  let account = named
  if (!account) {
    const told = accounts.filter((each) => each.role !== '')
    account = told.length === 1 ? told[0] : (pooled(state) ?? undefined)
  }
  return account ? change(state, account, at, clause, direction) : false
}

/** All amounts of one thing as one. */
export function pooled(state: State): Account | null {
  const { accounts, sheet, scene } = state
  const told = accounts.filter((each) => each.role !== '')
  if (told.length < 2 || told.some(({ kind, isMoney }) => kind !== 'told' || isMoney !== told[0]?.isMoney)) return null
  const role = sheet.find(scene.words.names.together, told.map((each) => each.role).join(' + '))
  const things = new Set(told.flatMap((each) => [...each.things]))
  const account: Account = {
    name: scene.words.names.together,
    stems: new Set(told.flatMap(({ stems }) => [...stems])),
    things,
    kind: 'told',
    role,
    start: role,
    parts: [],
    isMoney: told.every(({ isMoney }) => isMoney),
  }
  accounts.splice(0, accounts.length, account)
  state.last = account
  state.isPooled = true
  return account
}

function set(state: State, at: number, clause: string, holder: { name: string; stems: Set<string> } | null): boolean {
  const { scene, amounts, accounts, sheet } = state
  const { names } = scene.words
  const amount = amounts[at]
  if (!amount) return false
  // A time that something takes: more workers take less of it.
  const before = clause.slice(0, clause.search(/[\ue000-\ue07f]/u))
  if (
    ['h', 'min', 's', 'd', 'wk'].includes(amount.unit) &&
    new RegExp(`(?<!\\p{L})(?:${scene.words.within}) $`, 'u').test(before)
  )
    return false
  const stems = holder?.stems ?? new Set<string>()
  // One of a ratio is told by what it counts.
  const member = accounts.filter((each) => each.kind === 'compared' && sharesStem(each.stems, amount.things))
  const [only, ...others] = member
  if (only && others.length === 0 && state.reasons.has('ratio') && !state.shift) {
    sheet.hold(`${only.role} = ${roleOf(state, at, only.name)}`)
    return true
  }
  // A number of the groups that were counted before.
  if (
    amount.things.size > 0 &&
    state.amounts.some(
      ({ factors }, index) =>
        index !== at &&
        factors &&
        factors[0] !== at &&
        sharesStem(state.amounts[factors[0]]?.things ?? new Set(), amount.things),
    )
  )
    return false
  const known = holder ? accountNamed(state, stems) : undefined
  if (known === null) return false
  if (known && known.role !== '') {
    // Of an open amount its value is told behind the comparison; ages are told for two times.
    if (known.kind === 'told' && !state.isOfAges) return false
    if (known.parts.length > 0) return false
    sheet.hold(`${roleThen(state, known)} = ${roleOf(state, at, known.name)}`)
    state.last = known
    state.before = 'set'
    return true
  }
  const name = holder?.name ?? names.amount
  const role = roleOf(state, at, name === names.amount && accounts.length === 0 ? names.start : name)
  if (state.shift) {
    const account = known ?? openAccount(state, { name, stems }, 'told', '', amount.things)
    sheet.hold(`${roleThen(state, account)} = ${role}`)
    account.kind = 'told'
    state.last = account
    state.before = 'set'
    return true
  }
  if (known && known.role === '') {
    known.role = known.start = role
    known.kind = 'told'
    state.last = known
  } else if (known) return false
  else {
    state.last = openAccount(state, { name, stems }, 'told', role, amount.things)
    state.last.isMoney = amount.kind === 'money'
  }
  if (has(scene.words.goal, clause) && !state.goal && accounts.length <= 2 && isGoal(state, clause))
    state.goal = state.last
  state.before = 'set'
  return true
}

const isGoal = ({ scene }: State, clause: string) =>
  has(scene.words.goal, clause) && has(scene.words.asks.missing, scene.asked)

function change(
  state: State,
  account: Account,
  at: number,
  clause: string,
  direction: 'loss' | 'gain' | null,
): boolean {
  const { scene, sheet } = state
  const { names, slips } = scene.words
  if (direction === null) return false
  const amount = state.amounts[at]
  if (account.isMoney !== (amount?.kind === 'money')) return false
  // Of which kind something goes must be told.
  if (account.parts.some(({ kind, isTaken }) => kind === 'share' && !isTaken)) return false
  // Another thing is lost than the one that there is.
  if (amount && amount.things.size > 0 && account.things.size > 0 && !sharesStem(amount.things, account.things))
    return false
  if (
    (amount?.unit ?? '') !== '' &&
    unitOf(amountUnitOf(state, account))?.quantity !== unitOf(amount?.unit ?? '')?.quantity
  )
    return false
  const role = roleOf(state, at, direction === 'loss' ? names.goes : names.comes)
  const [sign, other] = direction === 'loss' ? ['-', '+'] : ['+', '-']
  const next = sheet.find(names.state(account.parts.length + 1), `${account.role} ${sign} ${role}`, [
    [`${account.role} ${other} ${role}`, slips.sign],
  ])
  account.parts.push({ role, stems: without(stemsOf(clause, scene), account.things), kind: direction })
  account.role = next
  state.reasons.add('changes')
  state.before = direction
  state.last = account
  return true
}

function amountUnitOf(state: State, account: Account): string {
  const at = state.amounts.findIndex((_, index) => account.start === `n_${index + 1}`)
  return at < 0 ? (state.amounts.find(({ unit }) => unit !== '')?.unit ?? '') : (state.amounts[at]?.unit ?? '')
}

/** Whether an amount of money is asked for, and no number of things. */
const asksMoney = ({ scene }: State): boolean => {
  const word = scene.words.howMany.exec(scene.asked)?.[1] ?? ''
  return word === '' || has(scene.words.currency, word) || has(scene.words.small, word)
}

function takeMoney(state: State, clause: string, at: number, whole = clause): boolean {
  const { scene, sheet, accounts, amounts } = state
  const { words } = scene
  const { names } = words
  const isProduct = amounts[at]?.factors !== undefined
  const isHave = words.have.some((source) => {
    return [...whole.matchAll(patternOf(source, 'gu'))].some(([said]) => placesIn(said).includes(at))
  })
  const plain = signless(clause)
  const isOff = has(words.off, clause) && !isProduct
  if (isOff && has(words.eachWord, clause)) return false
  const left = (isOff ? plain.replace(patternOf(words.off, 'gu'), ' ') : directionIn(plain, scene).rest).replace(
    patternOf(`(?:${words.besides}|${words.eachWord})`, 'gu'),
    ' ',
  )
  if (!isClear(left, scene)) return false
  const money = accounts.find(({ isMoney }) => isMoney)
  const ended = takeEnd(state, clause, at)
  if (ended !== null) return ended
  state.reasons.add('money')
  const stems = stemsOf(clause, scene)
  if (isOff) {
    state.offs.push(roleOf(state, at, names.off))
    return true
  }
  if (
    has(words.wants, clause) &&
    has(words.asks.up, scene.asked) &&
    state.price === null &&
    state.rates.length === 0 &&
    !money
  ) {
    state.price = roleOf(state, at, names.goal)
    return true
  }
  if (
    isHave &&
    !isProduct &&
    !money &&
    !(has(words.cost, clause) && state.costs.length === 0 && !has(words.asks.change, scene.asked) && asksMoney(state))
  ) {
    const holder = holderIn(state, clause)
    const account = openAccount(
      state,
      { name: holder?.name ?? names.have, stems: holder?.stems ?? new Set() },
      'told',
      roleOf(state, at, names.have),
    )
    account.isMoney = true
    state.last = account
    state.before = 'set'
    return true
  }
  const isFirst = accounts.length === 0 && state.costs.length === 0 && !isProduct
  const isBudget = has(words.asks.change, scene.asked) || /[\ue100-\ue17f]/u.test(scene.told)
  if (isFirst && isBudget && (has(words.earn, clause) || !has(words.cost, clause))) {
    const account = openAccount(state, { name: names.have, stems: new Set() }, 'told', roleOf(state, at, names.have))
    account.isMoney = true
    state.last = account
    state.before = 'set'
    return true
  }
  if (has(words.earn, clause) && !has(words.loss, clause)) {
    if (!money) return false
    const earned = roleOf(state, at, names.earned)
    money.role = sheet.find(names.state(money.parts.length + 1), `${money.role} + ${earned}`, [
      [`${money.role} - ${earned}`, words.slips.sign],
    ])
    money.parts.push({ role: earned, stems, kind: 'gain' })
    state.before = null
    return true
  }
  if (isProduct || has(words.cost, clause) || has(words.loss, clause) || state.before === 'cost') {
    const role = roleOf(state, at, names.cost)
    if (money) {
      money.role = sheet.find(names.state(money.parts.length + 1), `${money.role} - ${role}`, [
        [`${money.role} + ${role}`, words.slips.sign],
      ])
      money.parts.push({ role, stems, kind: 'loss' })
    } else state.costs.push({ role, stems: new Set([...stems, ...(amounts[at]?.things ?? [])]) })
    state.before = 'cost'
    return true
  }
  return false
}

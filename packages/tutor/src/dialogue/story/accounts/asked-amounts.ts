import { ONE, subtract } from '../../../math/rational.ts'
import { type Done, finish, isMixed, isPlain, known, named } from './question.ts'
import { has, placesIn, stemsOf } from './scene.ts'
import { pairIn, roleThen, type State, sharesStem } from './state.ts'

export function money(state: State): Done {
  const { scene, rates, shares, goal } = state
  const { asks, slips } = scene.words
  const all = known(state)
  const [account, ...more] = all
  if (!account?.isMoney || more.length > 0 || rates.length > 0 || shares !== null || goal) return null
  const asked = state.asked
  if (has(asks.difference, asked) || has(asks.first, asked)) return null
  const isLeft = has(asks.change, asked)
  if (!isPlain(state, asks.change, asks.money, asks.total)) return null
  if (account.name === scene.words.names.costs) {
    if (isLeft || !has(asks.money, asked)) return null
    // "How much are the pens?" asks for a part of it.
    const stems = stemsOf(asked, scene)
    const named = account.costs?.filter((each) => sharesStem(each, stems)).length ?? 0
    if (named > 0 && named < (account.costs?.length ?? 0)) return null
    return finish(state, account.role)
  }
  if (account.parts.some(({ kind }) => kind === 'share')) return null
  if (!isLeft || account.parts.length === 0) return null
  return finish(state, account.role, [[account.start, slips.notEnd]])
}

export function total(state: State): Done {
  const { scene, sheet, rates, shares, goal } = state
  const { asks, names, slips } = scene.words
  const asked = state.asked
  // "The three girls", or several amounts of one thing that nobody owns.
  const all0 = known(state)
  const noun = stemsOf(scene.words.howMany.exec(asked)?.[1] ?? '', scene)
  const isOneThing =
    all0.length > 1 &&
    all0.slice(1).every(({ stems, kind, parts }) => stems.size === 0 && kind === 'told' && parts.length === 0) &&
    all0.every(({ things }) => things.size === 0 || sharesStem(things, noun)) &&
    all0.some(({ things }) => sharesStem(things, noun))
  const areCounted =
    placesIn(asked).some((at) => state.members.includes(at)) && (has(asks.every, asked) || has(asks.everyTime, asked))
  const isEverybody =
    (state.reasons.has('ratio') && has(asks.everybody, asked)) || areCounted || state.hasBeside || isOneThing
  if (!(has(asks.total, asked) || isEverybody) || rates.length > 0 || shares !== null || goal || has(asks.left, asked))
    return null
  if (!isPlain(state, asks.total, scene.words.ages)) return null
  const all = known(state)
  const stems = new Set([
    ...stemsOf(asked, scene),
    ...pairIn(asked, scene),
    ...(has(scene.words.me, asked) ? ['#me'] : []),
  ])
  const hit = areCounted ? [] : all.filter((each) => sharesStem(each.stems, stems))
  const some = hit.length >= 2 ? hit : hit.length === 0 ? all : null
  if (!some || isMixed(some)) return null
  if (some.length === 1) {
    const [only] = some
    return only && only.parts.length > 0 && only.parts.every(({ kind }) => kind === 'gain')
      ? finish(state, only.role)
      : null
  }
  const role = sheet.find(names.together, some.map((each) => roleThen(state, each)).join(' + '))
  return finish(
    state,
    role,
    some.map((each) => [each.role, slips.together] as const),
  )
}

/** One of several, by its name; the larger or the smaller one of two. */
export function one(state: State): Done {
  const { scene, sheet, rates, shares, goal } = state
  const { asks, slips } = scene.words
  const asked = state.asked
  if (rates.length > 0 || shares !== null || goal) return null
  const all = known(state)
  if (has(asks.difference, asked) || has(asks.first, asked)) return null
  const isLargest = has(asks.largest, asked)
  const isSmallest = has(asks.smallest, asked)
  if (!isPlain(state, asks.largest, asks.smallest, scene.words.ages)) return null
  let wanted = named(state)
  if (!wanted && isLargest !== isSmallest) {
    const values = sheet.values()
    if (!values) return null
    const sorted = all.toSorted((a, b) => {
      const gap = subtract(values.get(a.role) ?? ONE, values.get(b.role) ?? ONE)
      return gap.n < 0n ? -1 : gap.n > 0n ? 1 : 0
    })
    wanted = (isLargest ? sorted.at(-1) : sorted[0]) ?? null
  }
  if (!wanted && has(asks.pronoun, asked) && state.last && all.length <= 2) wanted = state.last
  if (!wanted || wanted.name === scene.words.names.costs) return null
  const role = roleThen(state, wanted)
  if (role.startsWith('n_') || wanted.parts.length > 0) return null
  const others = all.filter((each) => each !== wanted)
  return finish(
    state,
    role,
    others.map((each) => [each.role, slips.notEnd] as const),
  )
}

import { ONE, subtract } from '../../../math/rational.ts'
import { type Done, finish, isMixed, isPlain, known, named } from './question.ts'
import { has, placesIn, stemsOf } from './scene.ts'
import { type Account, pairIn, roleThen, type State, sharesStem } from './state.ts'

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

export function difference(state: State): Done {
  const { scene, sheet, rates, shares } = state
  const { asks, names, slips } = scene.words
  const asked = state.asked
  if (!has(asks.difference, asked)) return null
  if (rates.length > 0 || shares !== null || state.goal) return null
  if (
    !isPlain(
      state,
      asks.difference,
      asks.fewer,
      scene.words.than,
      scene.words.ages,
      scene.words.comparing,
      scene.words.besides,
    )
  )
    return null
  const all = known(state)
  if (all.length < 2) return null
  const stems = new Set([
    ...stemsOf(asked, scene),
    ...pairIn(asked, scene),
    ...(has(scene.words.me, asked) ? ['#me'] : []),
  ])
  const hit = all.filter((each) => sharesStem(each.stems, stems))
  const pair = hit.length === 2 ? hit : all.length === 2 && hit.length <= 1 ? all : null
  const [one, two] = pair ?? []
  if (!one || !two || !pair || isMixed(pair) || pair.some(({ parts }) => parts.some(({ kind }) => kind === 'share')))
    return null
  const values = sheet.values()
  const [a, b] = [values?.get(one.role), values?.get(two.role)]
  if (!a || !b) return null
  const gap = subtract(a, b)
  if (gap.n === 0n) return null
  const [big, small] = gap.n > 0n ? [one, two] : [two, one]
  // "How many more has Tom than Ann?" has a direction.
  const order = positions(state, asked, [big, small])
  const isFewer = has(asks.fewer, asked)
  if (order && (order[0] === (isFewer ? 1 : 0)) === false) return null
  const role = sheet.find(names.difference, `${big.role} - ${small.role}`, [
    [`${big.role} + ${small.role}`, slips.notEnd],
  ])
  return finish(state, role, [
    [big.role, slips.notEnd],
    [small.role, slips.notEnd],
  ])
}

/** Which of two accounts is named first in the question: its place in the list. */
function positions(state: State, asked: string, pair: readonly [Account, Account]): [number] | null {
  const { scene } = state
  const places = pair.map((account) =>
    [...asked.matchAll(/\p{L}[\p{L}'-]*/gu)].findIndex(
      ([word]) =>
        sharesStem(account.stems, stemsOf(word, scene)) || (account.stems.has('#me') && has(scene.words.me, word)),
    ),
  )
  const [a = -1, b = -1] = places
  if (a < 0 && b < 0) return null
  if (b < 0) return [0]
  if (a < 0) return [1]
  return [a < b ? 0 : 1]
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
  const isEverybody =
    (state.reasons.has('ratio') && has(asks.everybody, asked)) ||
    (placesIn(asked).some((at) => state.members.includes(at)) && has(asks.every, asked)) ||
    state.hasBeside ||
    isOneThing
  if (!(has(asks.total, asked) || isEverybody) || rates.length > 0 || shares !== null || goal || has(asks.left, asked))
    return null
  if (!isPlain(state, asks.total, scene.words.ages)) return null
  const all = known(state)
  const stems = new Set([
    ...stemsOf(asked, scene),
    ...pairIn(asked, scene),
    ...(has(scene.words.me, asked) ? ['#me'] : []),
  ])
  const hit = all.filter((each) => sharesStem(each.stems, stems))
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

import { subtract } from '../../../math/rational.ts'
import { type Done, finish, isMixed, isPlain, known, named } from './question.ts'
import { has, stemsOf } from './scene.ts'
import { type Account, pairIn, type State, sharesStem, without } from './state.ts'

export function difference(state: State): Done {
  const { scene, sheet, rates, shares } = state
  const { asks, names, slips } = scene.words
  const asked = state.asked
  if (!has(asks.difference, asked)) return null
  if (rates.length > 0 || shares !== null || state.goal) return null
  const own = betweenParts(state) ?? fromOthers(state) ?? grown(state)
  if (own || state.isAgainstOthers) return own
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

/** "By how many do the red ones outnumber the blue ones?": two parts of one amount. */
function betweenParts(state: State): Done {
  const { scene, sheet } = state
  const { asks, names, slips } = scene.words
  const [account, ...more] = known(state)
  if (!account || more.length > 0 || account.parts.length < 2) return null
  // Of an amount that changes on the way each part has another whole.
  if (account.parts.some(({ kind }) => kind !== 'share')) return null
  if (!isPlain(state, asks.difference, asks.fewer, scene.words.than, scene.words.comparing)) return null
  const words = without(stemsOf(state.asked, scene), account.things)
  const hit = account.parts.filter(({ stems }) => sharesStem(without(stems, shared(account.parts)), words))
  const pair = hit.length === 2 ? hit : hit.length === 1 && account.parts.length === 2 ? account.parts : null
  const values = sheet.values()
  const [a, b] = pair ?? []
  const [one, two] = [values?.get(a?.role ?? ''), values?.get(b?.role ?? '')]
  if (!a || !b || !one || !two) return null
  const gap = subtract(one, two)
  if (gap.n === 0n) return null
  const [big, small] = gap.n > 0n ? [a, b] : [b, a]
  // "How many more red than blue ones" has a direction.
  const place = (stems: ReadonlySet<string>) =>
    [...state.asked.matchAll(/\p{L}[\p{L}'-]*/gu)].findIndex(([word]) =>
      sharesStem(without(stems, shared(account.parts)), stemsOf(word, scene)),
    )
  const [at, other] = [place(big.stems), place(small.stems)]
  const isBigFirst = other < 0 || (at >= 0 && at < other)
  if (isBigFirst === has(asks.fewer, state.asked)) return null
  return finish(state, sheet.find(names.difference, `${big.role} - ${small.role}`), [
    [big.role, slips.notEnd],
    [small.role, slips.notEnd],
  ])
}

/** Words that all parts have tell none of them from the others. */
const shared = (parts: Account['parts']): ReadonlySet<string> =>
  new Set([...(parts[0]?.stems ?? [])].filter((stem) => parts.every(({ stems }) => stems.has(stem))))

/** "How many more has Wes than the other two together?" */
function fromOthers(state: State): Done {
  const { scene, sheet } = state
  const { asks, names, slips } = scene.words
  if (!state.isAgainstOthers) return null
  if (!isPlain(state, asks.difference, asks.fewer, scene.words.than, scene.words.comparing)) return null
  const all = known(state)
  const one = named(state)
  const others = all.filter((each) => each !== one)
  if (!one || others.length < 2 || isMixed(all) || all.some(({ parts }) => parts.length > 0)) return null
  const sum = sheet.find(names.together, others.map(({ role }) => role).join(' + '))
  const values = sheet.values()
  const [a, b] = [values?.get(one.role), values?.get(sum)]
  if (!a || !b) return null
  const gap = subtract(a, b)
  if (gap.n === 0n || gap.n > 0n === has(asks.fewer, state.asked)) return null
  const [big, small] = gap.n > 0n ? [one.role, sum] : [sum, one.role]
  return finish(state, sheet.find(names.difference, `${big} - ${small}`), [
    ...others.map(({ role }) => [role, slips.notEnd] as const),
    [sum, slips.notEnd],
  ])
}

/** "By how many more than at first?": what all changes come to. */
function grown(state: State): Done {
  const { scene, sheet } = state
  const { asks, names, slips } = scene.words
  const [account, ...more] = known(state)
  if (!has(asks.grown, state.asked) || !account || more.length > 0 || account.kind !== 'told') return null
  if (account.parts.length < 2 || account.parts.some(({ kind }) => kind === 'share')) return null
  if (!isPlain(state, asks.grown, asks.difference)) return null
  const values = sheet.values()
  const [end, start] = [values?.get(account.role), values?.get(account.start)]
  if (!end || !start || subtract(end, start).n <= 0n) return null
  return finish(state, sheet.find(names.difference, `${account.role} - ${account.start}`), [
    [account.role, slips.notEnd],
  ])
}

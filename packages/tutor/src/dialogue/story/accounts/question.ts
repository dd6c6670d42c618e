import { unitOf } from '../../../math/units.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { has, patternOf, stemsOf } from './scene.ts'
import { type Account, pairIn, type State, sharesStem, without } from './state.ts'

export type Done = KindOfTask | null

export const known = ({ accounts }: State) => accounts.filter(({ role }) => role !== '')

/** Money is not added to things. */
export const isMixed = (all: readonly Account[]) => all.some(({ isMoney }) => isMoney !== all[0]?.isMoney)

/** The account that the question names by a word that the others do not have. */
export function named(state: State): Account | null {
  const { scene } = state
  const all = known(state)
  const asked = new Set([...stemsOf(state.asked, scene), ...pairIn(state.asked, scene)])
  const me = has(scene.words.me, state.asked)
  const common =
    all.length > 1 ? [...(all[0]?.things ?? [])].filter((stem) => all.every(({ things }) => things.has(stem))) : []
  const own = without(asked, new Set(common))
  const score = (of: (account: Account) => ReadonlySet<string>) =>
    all
      .map((account) => ({
        account,
        score: [...own].filter((stem) => of(account).has(stem)).length + (me && account.stems.has('#me') ? 1 : 0),
      }))
      .toSorted((a, b) => b.score - a.score)
  const byName = score(({ stems }) => stems)
  const scored = (byName[0]?.score ?? 0) > 0 ? byName : score(({ things }) => without(things, new Set(common)))
  const [first, second] = scored
  if (!first || first.score === 0 || (second && second.score === first.score)) return null
  return first.account
}

function because(state: State): { because?: string } {
  const reasons = state.scene.words.because
  const order = ['ratio', 'shares', 'compare', 'money', 'changes', 'groups'] as const
  const found = order.find((each) => state.reasons.has(each))
  return found ? { because: reasons[found] } : {}
}

export const finish = (
  state: State,
  role: string,
  extra: readonly (readonly [string, string])[] = [],
  more: Partial<KindOfTask> = {},
): Done =>
  /^n_\d+$/u.test(role) || !isOfKind(state) ? null : state.sheet.done(role, extra, { ...because(state), ...more })

/** Whether the question has no relation word besides those that its kind explains. */
export function isPlain(state: State, ...explained: readonly string[]): boolean {
  const left = [...explained, state.scene.words.harmless].reduce(
    (rest, source) => rest.replace(patternOf(source, 'gu'), ' '),
    state.asked,
  )
  return !has(state.scene.words.relations, left)
}

/** Whether the amounts are of the kind that the question asks for: "how many days" asks for no money. */
function isOfKind(state: State): boolean {
  const { scene, amounts, rates } = state
  const word = scene.words.howMany.exec(state.asked)?.[1] ?? ''
  if (word === '' || rates.length > 0) return true
  const isMoney = amounts.some(({ kind }) => kind === 'money')
  if (isMoney) {
    const stems = stemsOf(word, scene)
    return (
      has(scene.words.currency, word) ||
      (unitOf(word) === null && !amounts.some(({ things }) => sharesStem(things, stems)))
    )
  }
  const quantities = new Set(amounts.flatMap(({ unit }) => unitOf(unit)?.quantity ?? []))
  const unit = unitOf(word)
  if (unit && !state.isOfAges) return quantities.has(unit.quantity) || quantities.size === 0
  return true
}

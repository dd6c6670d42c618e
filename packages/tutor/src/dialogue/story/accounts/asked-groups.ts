import { add, divide, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { type Done, finish, isPlain, known } from './question.ts'
import { has, stemsOf } from './scene.ts'
import { roleOf, type State, sharesStem } from './state.ts'
import { pooled } from './totals.ts'

/** So many in each group: how many groups, what is left over, what stays empty. */
export function grouped(state: State): Done {
  const { scene, rates, amounts, sheet } = state
  const { asks, names, slips, because: reasons } = scene.words
  const [rate, ...more] = rates
  if (!rate) return null
  if (more.length > 0 || state.shares !== null) return null
  const asked = state.asked
  const all = known(state)
  if (all.length === 0) return null
  const account = all.length === 1 ? all[0] : pooled(state)
  if (!account) return null
  // Of which part groups are made must be told.
  if (account.parts.some(({ kind }) => kind === 'share') && !rate.isOfRest) return null
  const each = amounts[rate.at]
  if (!each || each.factors) return null
  const isMoney = each.kind === 'money'
  if (isMoney !== account.isMoney && account.isMoney) return null
  if (state.price !== null && !account.isMoney) return null
  const total =
    state.price === null
      ? account.role
      : sheet.find(names.missing, `${state.price} - ${account.role}`, [[`${state.price} * 1`, slips.notEnd]])
  const values = sheet.values()
  const value = values?.get(total)
  if (!value || each.value.n <= 0n || value.n <= 0n) return null
  const stems = stemsOf(asked, scene)
  const isGroups = rate.per.size > 0 && sharesStem(stems, rate.per)
  if (!isPlain(state, asks.up, asks.down, asks.over, asks.empty, asks.each, asks.total)) return null
  const size = roleOf(state, rate.at, names.size)
  const exact = divide(value, each.value)
  const isWhole = exact.d === 1n
  const near = rational(exact.n / exact.d)
  const far = isWhole ? near : add(near, ONE)
  if (near.n < 1n) return null
  const [isUp, isDown] = [has(asks.up, asked), has(asks.down, asked)]
  if (!isGroups && has(asks.empty, asked)) {
    const needed = sheet.find(names.needed, `${far.n} * 1`)
    const room = sheet.find(names.room, `${needed} * ${size}`)
    const empty = sheet.find(names.empty, `${room} - ${total}`)
    return finishRounded(
      state,
      empty,
      { operation: 'round-up', total, size, gives: needed },
      subtract(value, multiply(near, each.value)),
      reasons.up,
    )
  }
  if (!isGroups && has(asks.over, asked)) {
    if (isWhole) return null
    const full = sheet.find(names.full, `${near.n} * 1`)
    const filled = sheet.find(names.filled, `${full} * ${size}`)
    const over = sheet.find(names.over, `${total} - ${filled}`)
    return finishRounded(
      state,
      over,
      { operation: 'round-down', total, size, gives: full },
      subtract(multiply(far, each.value), value),
      reasons.down,
    )
  }
  if (!isGroups) return null
  if (isWhole || (each.unit !== '' && !isUp && !isDown && isTime(rate.perText))) {
    const count = sheet.find(names.full, `${total} / ${size}`)
    return finish(state, count)
  }
  if (isUp === isDown) return null
  const filled = sheet.find(names.filled, `${size} * ${near.n}`)
  const over = sheet.find(names.over, `${total} - ${filled}`)
  const packed = sheet.find(names.filled, `${total} - ${over}`)
  const full = sheet.find(names.full, `${packed} / ${size}`)
  const needed = isUp ? sheet.find(names.needed, `${full} + 1`) : full
  return finishRounded(
    state,
    needed,
    { operation: isUp ? 'round-up' : 'round-down', total, size },
    isUp ? near : far,
    isUp ? reasons.up : reasons.down,
    isUp ? slips.roundUp : slips.roundDown,
  )
}

const isTime = (word: string) => /^(?:day|week|month|hour|minute|д[ен]|нед|мес|час|мин)/u.test(word)

function finishRounded(
  state: State,
  asked: string,
  rounded: NonNullable<KindOfTask['rounded']>,
  slip: Rational,
  reason: string,
  text: string = state.scene.words.slips.notEnd,
): Done {
  const done = state.sheet.done(asked, [], { because: reason, rounded })
  return done && { ...done, slips: [...done.slips, ...(slip.n > 0n ? [{ value: slip, text }] : [])] }
}

/** Shared equally: the amount of one. */
export function eachOne(state: State): Done {
  const { scene, sheet, shares, rates } = state
  const { asks, names, slips } = scene.words
  if (shares === null) return null
  if (rates.length > 0 || !has(asks.each, state.asked) || has(asks.difference, state.asked)) return null
  const all = known(state)
  const account = all.length === 1 ? all[0] : pooled(state)
  if (!account) return null
  if (!isPlain(state, asks.each, asks.left, scene.words.sharing)) return null
  const by = roleOf(state, shares, names.shares)
  const share = sheet.find(names.share, `${account.role} / ${by}`, [
    [`${account.start} / ${by}`, slips.changes],
    [`${account.role} * ${by}`, slips.once],
  ])
  return finish(state, share, [[account.role, slips.notEnd]])
}

import { type Done, finish, isPlain, known, named } from './question.ts'
import { has, patternOf, stemsOf } from './scene.ts'
import { type Account, type State, sharesStem, without } from './state.ts'

export function first(state: State): Done {
  const { scene, accounts } = state
  const { asks, slips } = scene.words
  const [account, ...more] = accounts
  if (!account || more.length > 0 || account.kind !== 'open' || state.rates.length > 0) return null
  const stems = stemsOf(state.asked, scene)
  const isOfWhole = sharesStem(stems, account.things) && !account.parts.some((part) => sharesStem(part.stems, stems))
  const isWhole = account.parts.every(({ kind }) => kind === 'share') && (has(asks.whole, state.asked) || isOfWhole)
  if (has(asks.surely, state.asked) || !(has(asks.first, state.asked) || isWhole)) return null
  if (!isPlain(state, asks.first, asks.whole, asks.total)) return null
  return finish(state, account.start, [[account.role, slips.changes]])
}

/** A part of the whole by its own words, or what is left of it. */
export function part(state: State): Done {
  const { scene, sheet, rates, shares } = state
  const { asks, slips, names } = scene.words
  const [account, ...more] = known(state)
  if (!account || more.length > 0 || rates.length > 0 || shares !== null) return null
  const cut = account.parts.filter(({ kind }) => kind === 'share')
  if (cut.length === 0 || has(asks.difference, state.asked) || has(asks.first, state.asked)) return null
  const asked = without(stemsOf(state.asked, scene), account.things)
  if (!isPlain(state, asks.rest, asks.total, asks.taken, asks.surely, scene.words.negation, scene.words.others))
    return null
  const count = (stems: ReadonlySet<string>) => [...stems].filter((stem) => asked.has(stem)).length
  const scores = account.parts.map(({ stems }) => count(stems))
  const best = Math.max(0, ...scores)
  const byRest = count(state.restStems)
  const isRest = has(asks.rest, state.asked)
  if (has(asks.total, state.asked) && !isRest) {
    // "These together", where all of them are named or nothing is.
    if (account.parts.some(({ kind }) => kind !== 'share') || scores.some((score) => score === 0)) return null
    const taken = sheet.find(names.taken, account.parts.map(({ role }) => role).join(' + '))
    return finish(state, taken, [[account.role, slips.notEnd]])
  }
  // "How many have no bike?" after "60 % have a bike".
  if (has(scene.words.negation, state.asked)) {
    const [only, ...others] = account.parts
    const isOfIt = only && others.length === 0 && only.kind === 'share' && best > 0 && !has(asks.surely, state.asked)
    return isOfIt ? finish(state, account.role, [[only.role, slips.notEnd]]) : null
  }
  const winners = account.parts.filter((_, index) => scores[index] === best)
  const [winner, ...others] = winners
  // "Left" and a word of what was done with a part.
  const isVerb =
    has(asks.surely, state.asked) &&
    [...asked].every((stem) => !account.parts.some(({ stems }) => stems.has(stem)) || isAction(state, stem))
  const isThat = state.hasRest && best === 0 && has(asks.that, state.asked)
  if (isThat || byRest > best || (isRest && (best === 0 || isVerb)) || (isRest && byRest === best && byRest > 0))
    return finish(
      state,
      account.role,
      account.parts.map(({ role }) => [role, slips.notEnd] as const),
    )
  if (isRest) {
    // "Left" and a word of the parts: the rest, unless the word names one part only.
    const isOfEvery = winners.length === account.parts.length
    return isOfEvery && account.parts.length > 1 ? finish(state, account.role) : null
  }
  // "How many flew away?": every part went that way, so all of them are asked for.
  const isOneVerb =
    best > byRest && others.length > 0 && winners.length === account.parts.length && account.parts.every(isGone)
  if (isOneVerb && [...asked].every((stem) => isAction(state, stem) || !winner?.stems.has(stem))) {
    const taken = sheet.find(names.taken, account.parts.map(({ role }) => role).join(' + '))
    return finish(state, taken, [[account.role, slips.notEnd]])
  }
  if (best > byRest && winner && others.length === 0 && winner.kind === 'share')
    return finish(state, winner.role, [[account.role, slips.notEnd]])
  return null
}

const isGone = ({ kind, isTaken }: Account['parts'][number]) =>
  kind === 'loss' || (kind === 'share' && isTaken === true)

/** Whether a stem of the question comes from a verb. */
const isAction = ({ scene }: State, stem: string): boolean =>
  [...scene.asked.matchAll(/\p{L}[\p{L}'-]*/gu)].some(
    ([word]) =>
      stemsOf(word, scene).has(stem) &&
      patternOf(`(?:${scene.words.verbs}|${scene.words.loss}|${scene.words.gain})`).exec(word)?.[0] === word,
  )

export function left(state: State): Done {
  const { scene, rates, shares, goal, sheet } = state
  const { asks, slips, names } = scene.words
  const asked = state.asked
  if (rates.length > 0 || shares !== null || (has(asks.difference, asked) && !goal)) return null
  if (goal) {
    if (goal.parts.length > 0) return null
    if (!has(asks.missing, asked) && !has(asks.left, asked)) return null
    const others = known(state).filter((each) => each !== goal)
    if (others.length === 0) return null
    const have =
      others.length > 1
        ? sheet.find(names.together, others.map(({ role }) => role).join(' + '))
        : (others[0]?.role ?? '')
    return finish(state, sheet.find(names.missing, `${goal.role} - ${have}`), [[have, slips.notEnd]])
  }
  if (!has(asks.left, asked) || has(asks.first, asked)) return null
  if (!isPlain(state, asks.left, asks.total)) return null
  const all = known(state)
  let account = all.length === 1 ? all[0] : null
  if (!account) {
    const changed = all.filter(({ parts }) => parts.length > 0)
    const own = named(state)
    account = own && own.parts.length > 0 && changed.length === 1 ? own : null
  }
  if (!account || account.parts.length === 0) return null
  if (account.parts.some(({ kind, isTaken }) => kind === 'share' && !isTaken)) return null
  const total = account.parts.map(({ role }) => role)
  const changes = total.length > 1 ? sheet.find(names.taken, total.join(' + ')) : total[0]
  return finish(state, account.role, changes ? [[changes, slips.changes]] : [])
}

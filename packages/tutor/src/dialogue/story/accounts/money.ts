import { takeEnd } from './ends.ts'
import { has, patternOf, placesIn, stemsOf } from './scene.ts'
import { holderIn, openAccount, roleOf, type State } from './state.ts'
import { directionIn, isClear, signless } from './steps.ts'

export function takeMoney(state: State, clause: string, at: number, whole = clause): boolean {
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

/** Whether an amount of money is asked for, and no number of things. */
const asksMoney = ({ scene }: State): boolean => {
  const word = scene.words.howMany.exec(scene.asked)?.[1] ?? ''
  return word === '' || has(scene.words.currency, word) || has(scene.words.small, word)
}

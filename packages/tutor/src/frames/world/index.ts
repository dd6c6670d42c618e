import { unclear } from '../chunks.ts'
import type { Fact } from '../facts.ts'
import { addComparison } from './comparisons.ts'
import { addWholes, link, linkGroups } from './conclusions.ts'
import { addPart, addRest } from './parts.ts'
import { addProduct } from './products.ts'
import { askEvent, askState } from './question.ts'
import { holders, isAsked, isQuestion, sameKeys, toldOf } from './refs.ts'
import { addEvent, addState, change } from './states.ts'
import type { World } from './world.ts'

/** Fills a world with what the clauses told. @throws {Unclear} unless exactly one thing is asked for */
export function loadFacts(world: World, facts: readonly Fact[]): World {
  chooseUnits(world, facts)
  const questions = facts.filter(isQuestion)
  if (questions.length !== 1) unclear(`${questions.length} questions`)
  for (const fact of facts) if (!isQuestion(fact)) add(world, fact)
  for (const fact of questions) ask(world, fact)
  if (!world.asked) unclear('nothing asked')
  link(world)
  linkGroups(world)
  addWholes(world)
  return world
}

function add(world: World, fact: Fact) {
  switch (fact.kind) {
    case 'state':
      return addState(world, fact)
    case 'event': {
      // The recipient matters only if their amount is known.
      if (fact.isMirror) {
        const last = world.quantities.findLast((each) => each.kind === 'event' || each.kind === 'cost')
        const stock = world.stocks.find(
          (each) =>
            each.ref.noun === fact.ref.noun &&
            holders(fact.ref).length > 0 &&
            sameKeys(holders(each.ref), holders(fact.ref)),
        )
        if (last && stock) change(world, stock, last, 1)
        return
      }
      addEvent(world, fact.ref, fact.value, fact)
      return
    }
    case 'product':
      return addProduct(world, fact)
    case 'compare':
      return addComparison(world, fact)
    case 'part':
      return addPart(world, fact)
    case 'rest':
      return addRest(world, fact)
  }
}

function ask(world: World, fact: Fact) {
  if (fact.kind === 'state') return askState(world, fact)
  if (fact.kind === 'event') return askEvent(world, fact)
  add(world, fact)
}

function chooseUnits(world: World, facts: readonly Fact[]) {
  const refs = facts.flatMap((fact) => toldOf(fact).map((told) => ({ told, isAsked: isAsked(told.value) })))
  for (const { told } of [...refs.filter((each) => each.isAsked), ...refs]) {
    const unit = told.ref.unit
    if (unit && !world.units.has(unit.quantity)) world.units.set(unit.quantity, unit)
  }
}

import type { Fact, Ref, Told, Value } from '../facts.ts'
import type { ModelId } from '../models.ts'

export const keys = (ref: Ref) => ref.where.map((each) => each.key)
export const holders = (ref: Ref) => ref.where.filter((each) => each.kind === 'holder').map((each) => each.key)
export const places = (ref: Ref) => ref.where.filter((each) => each.kind === 'place').map((each) => each.key)
export const kindKeys = (ref: Ref) =>
  ref.where.filter((each) => each.kind === 'kind' && !each.key.startsWith('#')).map((each) => each.key)
export const sameKeys = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each) => b.includes(each))

export const productModel = (top: Ref, bottom: Ref): ModelId =>
  top.measure === 'money'
    ? 'unit-price'
    : bottom.measure === 'time'
      ? top.measure === 'length'
        ? 'motion'
        : 'work-rate'
      : 'equal-groups'

export const isAsked = (value: Value) => value !== null && 'asked' in value
export function toldOf(fact: Fact): Told[] {
  switch (fact.kind) {
    case 'state':
    case 'event':
    case 'rest':
      return [{ ref: fact.ref, value: fact.value }]
    case 'product':
      return [fact.total, fact.size, fact.count]
    case 'compare':
      return [{ ref: fact.a, value: fact.by }]
    case 'part':
      return [
        { ref: fact.part, value: fact.partValue },
        { ref: fact.part, value: fact.fraction },
        ...(fact.whole ? [{ ref: fact.whole, value: fact.wholeValue }] : []),
      ]
  }
}
export const isQuestion = (fact: Fact) => toldOf(fact).some((each) => isAsked(each.value))

import type { Unit } from '../math/units.ts'
import type { Amount } from './tokens.ts'

/** What distinguishes quantities of one noun: owner, place, time, kind. */
export interface Tag {
  readonly key: string
  readonly text: string
  readonly kind: 'holder' | 'place' | 'time' | 'kind'
}

/** A reference to a quantity in one clause. */
export interface Ref {
  /** Null for a bare amount or pronoun: "12 km", "it", "5 more". */
  readonly noun: string | null
  readonly measure: string
  readonly name: string
  readonly where: readonly Tag[]
  readonly unit: Unit | null
}

export type Value = { readonly amount: Amount } | { readonly asked: true } | null

export interface Told {
  readonly ref: Ref
  readonly value: Value
}

/** How an amount changes the total of its owner. */
export interface Role {
  readonly sign: 1 | -1 | 0
  readonly verb: string
  readonly isMore: boolean
  /** Handed over: the sign is reversed for the person who acts. */
  readonly isHanded?: boolean
}

export type Fact =
  | ({
      readonly kind: 'state'
      readonly when: 'start' | 'end' | null
      readonly isSum: boolean
      readonly isPart: boolean
    } & Told)
  | ({ readonly kind: 'event' } & Told &
      Role & {
        readonly isSum: boolean /** The same amount as that of the fact before: what one gives the other gets. */
        readonly isMirror?: boolean
      })
  /** total = size · count */
  | {
      readonly kind: 'product'
      readonly total: Told
      readonly size: Told
      readonly count: Told
      readonly role: Role | null
      readonly isShared?: boolean
    }
  | {
      readonly kind: 'compare'
      readonly a: Ref
      readonly b: Ref | null
      readonly by: Value
      readonly how: 'difference' | 'factor' | 'percent'
      readonly sign: 1 | -1
      readonly role: Role | null
    }
  /** part = fraction · whole */
  | {
      readonly kind: 'part'
      readonly part: Ref
      readonly partValue: Value
      readonly whole: Ref | null
      readonly wholeValue: Value
      readonly isOfRest: boolean
      readonly fraction: Value
      readonly percentAsked?: boolean
      readonly role: Role | null
    }
  /** The unnamed part is the rest. */
  | { readonly kind: 'rest'; readonly ref: Ref; readonly value: Value; readonly role: Role | null }

/** The relation "change from a payment", as a question names it. */
export const BACK = '#back'
/** The relation "price of one item". */
export const COST = '#cost'

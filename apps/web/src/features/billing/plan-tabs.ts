import type { ReactNode } from 'react'

export const planTabs = ['subscription', 'all-plans', 'payments'] as const
export type PlanTab = (typeof planTabs)[number]
export type CameFrom = 'chat'

/** Of other features, passed in by the route. */
export interface OtherParts {
  /** A row that opens the ledger of messages. */
  ledger: ReactNode
  /** The field for a promo code. */
  promoCode?: ReactNode
  /** Starts the trial; shows nothing once it has been used. */
  trial?: ReactNode
}

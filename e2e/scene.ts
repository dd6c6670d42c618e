import type { Page } from '@playwright/test'
import type { Product } from './product.ts'
import type { MadeStudent } from './signed-in.ts'

export type Language = 'en' | 'ru'

/** A screen in a state, for `npm run shots`. */
export interface Scene {
  name: string
  /** Signed out when absent. */
  student?: {
    messagesLeft?: number
    password?: string
    hasAccepted?: boolean
    birthDate?: string | null
    isOnboarded?: boolean
  }
  /** With a language model that reads pictures. */
  hasModel?: true
  show: (page: Page, at: { product: Product; language: Language; student: MadeStudent }) => Promise<void>
}

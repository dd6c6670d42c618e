import type { Language } from '../math/latex.ts'

/** Before a formula: makes a task of it. */
export const orders: Readonly<Record<Language, { solve: string; count: string }>> = {
  en: { solve: 'solve', count: 'calculate' },
  ru: { solve: 'реши', count: 'вычисли' },
}

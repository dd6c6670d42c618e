import type { Operation } from '../math/ast.ts'

/**
 * Operations that can be requested in words only: `3.1478` alone does not ask for rounding, nor `y = 3 - 2x` for a
 * slope. `decimal` converts a fraction to a decimal with as many places as it has, while the core would round it.
 */
export type Named = Exclude<Operation, 'solve' | 'simplify' | 'calculate' | 'factor' | 'expand'> | 'decimal'

export type RequestWords = Readonly<Partial<Record<Named, { readonly question: string; readonly check: string }>>>

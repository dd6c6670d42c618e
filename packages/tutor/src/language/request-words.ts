import type { Operation } from '../math/ast.ts'

/**
 * The operations whose signs do not say what is asked: `3.1478` is no rounding, `y = 3 - 2x` no slope. `decimal` is a
 * fraction written as a decimal, which the core does by rounding to as many places as it has.
 */
export type Named = Exclude<Operation, 'solve' | 'simplify' | 'calculate' | 'factor' | 'expand'> | 'decimal'

export type RequestWords = Readonly<Partial<Record<Named, { readonly question: string; readonly check: string }>>>

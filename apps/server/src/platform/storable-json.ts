import { isStorable } from '@lumi/contracts/text'

/**
 * A text that was cut through a character, or one of a model, may not be Unicode or hold a NUL: PostgreSQL refuses the whole
 * value then, and with it the reply.
 */
const storable = (value: unknown): unknown =>
  typeof value === 'string' && !isStorable(value) ? value.toWellFormed().replaceAll('\u0000', '') : value

export const toJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value, (_key, each) => storable(each))

/** For a column of type `jsonb` that is written by the query builder. */
export const asStorable = <T>(value: T): T =>
  value === undefined || value === null ? value : JSON.parse(toJson(value)!)

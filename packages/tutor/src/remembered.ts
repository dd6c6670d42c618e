import type { Language } from './math/latex.ts'

/** Enough for the texts of one conversation and its drafts. */
const MOST_TEXTS = 400

/**
 * A cache in two generations: what was asked for since the last change of generations, or during the one before it, is
 * known. It holds at most twice `most` entries and needs no order of use, which would cost more than it saves here.
 */
export function cacheOf<Value>(most: number): (key: string, make: () => Value) => Value {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  const keep = (key: string, value: Value) => {
    if (young.size >= most) [old, young] = [young, new Map()]
    young.set(key, value)
    return value
  }
  return (key, make) => {
    const known = young.get(key)
    if (known !== undefined || young.has(key)) return known as Value
    const before = old.get(key)
    return keep(key, before !== undefined || old.has(key) ? (before as Value) : make())
  }
}

/**
 * Memoizes a pure function of a text: the readers of one turn ask for the same text many times, and each seal of a model's
 * draft reads the whole conversation, of which only the newest message is new. Results are shared, so callers must not
 * modify them.
 */
export function remembered<Reading>(
  read: (text: string, language: Language) => Reading,
  most = MOST_TEXTS,
): (text: string, language: Language) => Reading {
  const cache = cacheOf<Reading>(most)
  return (text, language) => cache(`${language}|${text}`, () => read(text, language))
}

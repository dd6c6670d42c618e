/** A seeded pseudo-random generator: the same seed gives the same choices. */
export interface Chance {
  /** A uniformly drawn integer; both bounds are inclusive. */
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
}

export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193) >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return { between, pick: (items) => items[between(0, items.length - 1)]! }
}

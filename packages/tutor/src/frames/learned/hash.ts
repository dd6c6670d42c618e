/** FNV-1a hash of a name. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

export const TABLE_BITS = 21

/** Index of a (label, feature) pair in the weight table. */
export function placeOf(label: number, feature: number): number {
  let hash = Math.imul(feature ^ Math.imul(label, 0x85ebca6b), 0xc2b2ae35)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x27d4eb2f)
  return hash >>> (32 - TABLE_BITS)
}

/** Quantization levels of stored weights, evenly spaced on a log scale. */
export const LEVELS: readonly number[] = [0, 1, 2, 3, 4, 5, 6].map((step) => 1.5 ** step)
/** Run-length code: a stored byte without a weight skips `(upper half + 1) * SKIP` places of the table. */
export const SKIP = 15

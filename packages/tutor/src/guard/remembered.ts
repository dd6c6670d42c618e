import type { Language } from '../math/latex.ts'

/** Cache size: the texts of one conversation and its drafts. Older entries are computed again. */
const MOST_KEPT = 400

/**
 * Memoizes a pure function of a text: each seal reads the whole conversation, of which only the newest message is new.
 * Results are shared, so callers must not modify them.
 */
export function remembered<Reading>(
  read: (text: string, language: Language) => readonly Reading[],
): (text: string, language: Language) => readonly Reading[] {
  const known = new Map<string, readonly Reading[]>()
  return (text, language) => {
    const key = `${language}${text}`
    const before = known.get(key)
    if (before) {
      // A map keeps insertion order: the first entry is the least recently used.
      known.delete(key)
      known.set(key, before)
      return before
    }
    const found = read(text, language)
    known.set(key, found)
    if (known.size > MOST_KEPT) known.delete(known.keys().next().value!)
    return found
  }
}

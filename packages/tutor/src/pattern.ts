/**
 * The letters that students write words with: Latin with its accents, Greek, Cyrillic. `\p{L}` names the letters of all
 * scripts, some 700 ranges, and V8 works through them wherever they stand in a pattern: the patterns of the readers took
 * 10 s of processor time and 340 MB on a process's first stories, with these ranges 1.7 s and 60 MB (docs/decisions/116).
 */
const LETTERS = 'A-Za-zªµºÀ-ÖØ-öø-ɏΆΈ-ϿЀ-ҁҊ-ӿⁿ'

/** What matters for the place of `\p{L}`: characters behind a backslash, and where a class begins and ends. */
const token = /\\p\{L\}|\\.|[[\]]/gsu

function withOurLetters(source: string): string {
  let isClass = false
  return source.replace(token, (found) => {
    if (found === '[') isClass = true
    else if (found === ']') isClass = false
    return found !== '\\p{L}' ? found : isClass ? LETTERS : `[${LETTERS}]`
  })
}

/** Far more than the readers have; patterns that are made from a message are forgotten with the rest. */
const MOST_REMEMBERED = 20_000
const remembered = new Map<string, RegExp>()

/**
 * A regular expression in which `\p{L}` means the letters of our alphabets. Patterns of the tutor that are put
 * together from parts are made here. The same source and flags give the same object, unless it keeps a place in the text (`g`, `y`).
 */
export function regExpOf(source: string, flags = ''): RegExp {
  const key = `${flags}/${source}`
  const known = remembered.get(key)
  if (known) return known.global || known.sticky ? new RegExp(known.source, flags) : known
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const made = new RegExp(withOurLetters(source), flags)
  remembered.set(key, made)
  // The remembered one is never handed out where it would carry the place of another search.
  return made.global || made.sticky ? new RegExp(made.source, flags) : made
}

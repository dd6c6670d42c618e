/** A statement that is asked rarely, or once for each length of a list, is not worth a name. */
const namedFromUses = 5
/** Each takes memory in each connection of PostgreSQL. */
const maxNames = 100
const maxCounted = 1000

/** Reads or changes rows. Anything else has nothing to plan. */
export const worksOnRows = /^\s*(select|insert|update|delete|with)\b/i

/** Names for statements by their text, for those that are asked again and again. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames || !worksOnRows.test(text)) return name
    const count = (uses.get(text) ?? 0) + 1
    if (count < namedFromUses) {
      if (uses.size >= maxCounted) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const made = `lumi_${names.size + 1}`
    names.set(text, made)
    return made
  }
}

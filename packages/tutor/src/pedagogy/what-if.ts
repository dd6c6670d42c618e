/** A number with what is attached to it: `30%`, `5x`, `6`, `$8`. */
const amounts = /(?<![\p{L}\d.,])[$€₽]?-?\d+(?:[.,/]\d+)?\s?(?:%|°|[a-zх](?!\p{L}))?/gu

const kindOf = (amount: string): string => amount.replace(/[\d.,/\s-]/g, '').replace('х', 'x')

/**
 * The last task with one change: "and 30 %?", "what if it was 5x instead of 2x", «а если радиус 6».
 * null if it is unclear which number changes.
 */
export function changedTask(last: string, text: string): string | null {
  const given = [...text.matchAll(amounts)].map(([amount]) => amount.trim())
  const inLast = [...last.matchAll(amounts)].map((match) => ({ amount: match[0].trim(), at: match.index }))
  const [first, second, ...more] = given
  if (!first || more.length > 0) return null
  if (second) {
    // "5x instead of 2x": the old amount occurs in the task, the new one does not.
    const isOld = (amount: string) => inLast.filter((each) => same(each.amount, amount)).length === 1
    const [old, fresh] =
      isOld(second) && !isOld(first) ? [second, first] : isOld(first) && !isOld(second) ? [first, second] : []
    return old && fresh ? replaced(last, inLast, old, fresh) : null
  }
  const named = beside(last, inLast, text, first)
  if (named) return replaced(last, inLast, named, first)
  const alike = inLast.filter(({ amount }) => kindOf(amount) === kindOf(first))
  const [only, ...others] = alike
  return only && others.length === 0 ? replaced(last, inLast, only.amount, first) : null
}

const same = (one: string, other: string) => one.replace(/\s/g, '') === other.replace(/\s/g, '')

/** The amount of the task after the same word: «радиус 6» and "radius 3". */
function beside(
  last: string,
  inLast: readonly { amount: string; at: number }[],
  text: string,
  amount: string,
): string | null {
  const wordBefore = (whole: string, at: number) =>
    whole
      .slice(0, at)
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.at(-1)
      ?.slice(0, 5)
  const word = wordBefore(text, text.indexOf(amount))
  if (!word) return null
  const found = inLast.filter(({ at }) => wordBefore(last, at) === word)
  const [only, ...others] = found
  return only && others.length === 0 ? only.amount : null
}

function replaced(
  last: string,
  inLast: readonly { amount: string; at: number }[],
  old: string,
  fresh: string,
): string | null {
  const place = inLast.find(({ amount }) => same(amount, old))
  if (!place || same(old, fresh)) return null
  // An unrepeated unit is kept.
  const unit = kindOf(fresh) === '' ? old.slice(old.search(/[%°a-zх]|$/u)) : ''
  const before = last.slice(0, place.at)
  const behind = last.slice(place.at).replace(old, `${fresh}${unit}`)
  return `${before}${behind}`
}

/** A formula over named amounts. */
export type Calculation = (values: Readonly<Record<string, number>>) => number

const degree = Math.PI / 180
const functions: Readonly<Record<string, (x: number) => number>> = {
  sqrt: Math.sqrt,
  sin: (x) => Math.sin(x * degree),
  cos: (x) => Math.cos(x * degree),
  tan: (x) => Math.tan(x * degree),
  tg: (x) => Math.tan(x * degree),
  log: Math.log10,
  lg: Math.log10,
}

type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name' | 'function' | 'sign'; readonly text: string }

/** The tokens of a formula; null where something in it is neither a number nor one of the names. */
function tokensOf(text: string, names: readonly string[]): Token[] | null {
  const tokens: Token[] = []
  let rest = text.trim()
  const sorted = [...names].sort((a, b) => b.length - a.length)
  while (rest !== '') {
    const number = /^\d+(?:[.,]\d+)?(?:e[-+]?\d+)?/.exec(rest)?.[0]
    const word = /^(?:sqrt|√|sin|cos|tan|tg|log|lg|pi|π|пи)/.exec(rest)?.[0]
    const name = word === undefined ? sorted.find((each) => rest.startsWith(each)) : undefined
    const sign = /^[-+*/^()]/.exec(rest)?.[0]
    const found = number ?? word ?? name ?? sign
    if (found === undefined) return null
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number.replace(',', '.')) })
    else if (word === 'pi' || word === 'π' || word === 'пи') tokens.push({ kind: 'number', value: Math.PI })
    else if (word !== undefined) tokens.push({ kind: 'function', text: word === '√' ? 'sqrt' : word })
    else tokens.push({ kind: name === undefined ? 'sign' : 'name', text: found })
    rest = rest.slice(found.length).trimStart()
  }
  return tokens
}

/**
 * Compiles a formula with implied multiplication; null if it is none. Where `isTight`, a/2g is a divided by 2g, else it is
 * half of a times g.
 */
export function compiled(text: string, names: readonly string[], isTight = false): Calculation | null {
  const tokens = tokensOf(text, names)
  if (!tokens || tokens.length === 0) return null
  let at = 0
  let isBroken = false
  const fail = (): Calculation => {
    isBroken = true
    return () => Number.NaN
  }
  const isSign = (sign: string) => {
    const token = tokens[at]
    return token?.kind === 'sign' && token.text === sign
  }
  const takes = (sign: string) => isSign(sign) && ++at > 0
  const begins = () => {
    const token = tokens[at]
    return token !== undefined && (token.kind !== 'sign' || token.text === '(')
  }
  const sum = (): Calculation => {
    let all = product()
    for (;;) {
      const left = all
      if (takes('+')) {
        const right = product()
        all = (values) => left(values) + right(values)
      } else if (takes('-')) {
        const right = product()
        all = (values) => left(values) - right(values)
      } else return all
    }
  }
  const product = (): Calculation => {
    let all = factor()
    for (;;) {
      const left = all
      if (takes('/')) {
        const right = factor()
        all = (values) => left(values) / right(values)
      } else if (takes('*') || begins()) {
        const right = factor()
        all = (values) => left(values) * right(values)
      } else return all
    }
  }
  /** Several amounts side by side are one where multiplication without a sign is tight. */
  const factor = (): Calculation => {
    let all = signed()
    while (isTight && begins()) {
      const left = all
      const right = signed()
      all = (values) => left(values) * right(values)
    }
    return all
  }
  const signed = (): Calculation => {
    if (takes('+')) return signed()
    if (!takes('-')) return power()
    const of = signed()
    return (values) => -of(values)
  }
  const power = (): Calculation => {
    const base = atom()
    if (!takes('^')) return base
    const exponent = signed()
    return (values) => base(values) ** exponent(values)
  }
  const atom = (): Calculation => {
    const token = tokens[at++]
    if (token === undefined) return fail()
    if (token.kind === 'number') return () => token.value
    if (token.kind === 'name') return (values) => values[token.text] ?? Number.NaN
    if (token.kind === 'function') {
      const of = functions[token.text]
      const inside = power()
      return of ? (values) => of(inside(values)) : fail()
    }
    if (token.text !== '(') return fail()
    const inside = sum()
    // A bracket that the student has not closed.
    if (!takes(')') && at < tokens.length) return fail()
    return inside
  }
  const whole = sum()
  return at === tokens.length && !isBroken ? whole : null
}

/** The names that a formula holds, each once. */
export const namesIn = (text: string, names: readonly string[]): readonly string[] => [
  ...new Set((tokensOf(text, names) ?? []).flatMap((token) => (token.kind === 'name' ? [token.text] : []))),
]

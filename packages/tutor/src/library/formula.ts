/** A formula over the given numbers `a` to `e`, as the guides write it. Angles are in degrees. */
export type Formula = (given: Readonly<Record<string, number>>) => number

const degree = Math.PI / 180
const functions: Readonly<Record<string, (...all: number[]) => number>> = {
  sqrt: Math.sqrt,
  sin: (x = 0) => Math.sin(x * degree),
  cos: (x = 0) => Math.cos(x * degree),
  tan: (x = 0) => Math.tan(x * degree),
  asin: (x = 0) => Math.asin(x) / degree,
  acos: (x = 0) => Math.acos(x) / degree,
  atan: (x = 0) => Math.atan(x) / degree,
  log10: Math.log10,
  ln: Math.log,
  abs: Math.abs,
  max: Math.max,
  min: Math.min,
}

/** @throws {Error} if the text is no formula */
export function formulaOf(text: string): Formula {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z][a-z0-9]*|[-+*/^(),]/g) ?? []
  let at = 0
  const fail = (): never => {
    throw new Error(`not a formula: ${text}`)
  }
  const takes = (token: string) => tokens[at] === token && ++at > 0
  const expect = (token: string) => takes(token) || fail()

  const sum = (): Formula => {
    let all = product()
    for (;;) {
      const left = all
      if (takes('+')) {
        const right = product()
        all = (given) => left(given) + right(given)
      } else if (takes('-')) {
        const right = product()
        all = (given) => left(given) - right(given)
      } else return all
    }
  }
  const product = (): Formula => {
    let all = signed()
    for (;;) {
      const left = all
      if (takes('*')) {
        const right = signed()
        all = (given) => left(given) * right(given)
      } else if (takes('/')) {
        const right = signed()
        all = (given) => left(given) / right(given)
      } else return all
    }
  }
  const signed = (): Formula => {
    if (!takes('-')) return power()
    const of = signed()
    return (given) => -of(given)
  }
  const power = (): Formula => {
    const base = atom()
    if (!takes('^')) return base
    const exponent = signed()
    return (given) => base(given) ** exponent(given)
  }
  const atom = (): Formula => {
    const token = tokens[at++] ?? fail()
    if (token === '(') {
      const inside = sum()
      expect(')')
      return inside
    }
    if (/^\d/.test(token)) return () => Number(token)
    if (token === 'pi') return () => Math.PI
    const name = functions[token]
    if (!name) return /^[a-e]$/.test(token) ? (given) => given[token] ?? Number.NaN : fail()
    expect('(')
    const all = [sum()]
    while (takes(',')) all.push(sum())
    expect(')')
    return (given) => name(...all.map((each) => each(given)))
  }

  const whole = sum()
  return at === tokens.length ? whole : fail()
}

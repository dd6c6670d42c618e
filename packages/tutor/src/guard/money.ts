const price = /^\$\d+(?:[.,]\d+)*(?=[\s.,;:!?)]|$)/u
const words = /\p{L}{2,}/u

/**
 * "A coat is $200 now. One year gives $0.05 \cdot 200 = 10$": the first sign is money and opens no formula. Each text keeps
 * its length, so that places in it stay places.
 */
export function withoutMoney(text: string): string {
  if (!/\$\d/.test(text)) return text
  let plain = ''
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('$', at)
    if (start < 0) break
    plain += text.slice(at, start)
    const end = text.indexOf('$', start + 1)
    const line = text.slice(start + 1, end < 0 ? text.length : end)
    const isPrice = price.test(text.slice(start, start + 16)) && words.test(withoutCommands(line))
    plain += isPrice ? ' ' : text.slice(start, end < 0 ? text.length : end + 1)
    at = isPrice ? start + 1 : end < 0 ? text.length : end + 1
  }
  return plain + text.slice(at)
}

const withoutCommands = (line: string): string =>
  line.replace(/\\(?:text|mathrm|operatorname)\s?\{[^{}]*\}/g, ' ').replace(/\\[a-zA-Z]+/g, ' ')

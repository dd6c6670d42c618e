import type { HeardLine } from './understood.ts'

/** "15 min is 0.4 then? because 1/4": the digits of a fraction read as a decimal, which is another number. */
export function fractionAsDecimal(text: string): readonly HeardLine[] {
  const fractions = [...text.matchAll(/(?<![\d.,/])(\d{1,2})\/(\d{1,3})(?![\d/]|[.,]\d)/gu)]
  const decimals = [...text.matchAll(/(?<![\d.,])(\d{1,2})[.,](\d{1,3})(?![\d/]|[.,]\d)/gu)]
  return decimals.flatMap(([decimal, whole, part]): HeardLine[] => {
    const value = Number(`${whole}.${part}`)
    const read = fractions.find(([, above, below]) => {
      const digits = [`0.${below}`, `${above}.${below}`, `0.${above}${below}`]
      return digits.some((each) => Number(each) === value) && Math.abs(Number(above) / Number(below) - value) > 1e-9
    })
    return read ? [{ text: `"${decimal}"`, grade: 'other', cause: `not ${read[0]}, whose digits it has` }] : []
  })
}

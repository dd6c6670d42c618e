import { twoReadings } from '../language/two-readings.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'

/**
 * "48:2(9+3), I get 2 and the book says 288": a division, and behind it a product without a sign. The line has two results by
 * the order in which it is read; where a message names both, the order is the question, and neither is a slip of calculation.
 */
export function bothReadings({ voice }: Turn, typed: string): Reply | null {
  if (typed.length > LONGEST) return null
  const found = division.exec(typed)
  if (!found) return null
  const [line, dividend = '', sign = '', divisor = '', one = '', operator = '', other = ''] = found
  const bracket = operator === '+' ? Number(one) + Number(other) : Number(one) - Number(other)
  const plain = (Number(dividend) / Number(divisor)) * bracket
  const tight = Number(dividend) / (Number(divisor) * bracket)
  const named = typed
    .replace(line, ' ')
    .match(/(?<![\d.,/])\d+(?:[.,]\d+)?(?![\d/])/g)
    ?.map((each) => Number(each.replace(',', '.')))
  if (plain === tight || named?.length !== 2 || !named.includes(plain) || !named.includes(tight)) return null
  const quotient = voice.language === 'ru' ? ':' : '\\div'
  const sum = `(${one} ${operator === '+' ? '+' : '-'} ${other})`
  const decimal = (value: number) => `$${`${value}`.replace('.', voice.language === 'ru' ? '{,}' : '.')}$`
  return plainReply(
    'two-readings',
    voice.choose('two-readings', twoReadings[voice.language], {
      line: `$${dividend} ${sign === '/' ? '/' : quotient} ${divisor}${sum}$`,
      first: `$${dividend} ${quotient} ${divisor}$`,
      product: `$${divisor}${sum}$`,
      plain: decimal(plain),
      tight: decimal(tight),
    }),
  )
}

const LONGEST = 160
const division = /(?<![\d.,)])(\d{1,4})\s?([:/÷])\s?(\d{1,3})\s?\(\s?(\d{1,3})\s?([-+−])\s?(\d{1,3})\s?\)/u

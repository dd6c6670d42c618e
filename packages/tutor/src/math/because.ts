import { becauseWords } from '../language/en/because-words.ts'
import { regExpOf } from '../pattern.ts'

const { plain, trigonometry, argument } = becauseWords
const isTrigonometry = regExpOf(`(?<!\\p{L})(?:${trigonometry})(?!\\p{L})|[°π]`, 'iu')
const because = regExpOf(`(?<![\\p{L}\\d\\\\])(?<![-+*/·×=^(√]\\s*)(cos|Cos)(?=\\s+\\S)(?!\\s+(?:${argument}))`, 'gu')

/**
 * "Has to be 1/4 cos 4 x 1/4 = 1", "cos u times 2 zero times": in a message that is about no angle the word is short for
 * "because", unless a usual argument follows.
 */
export const withBecause = (text: string): string =>
  isTrigonometry.test(text) ? text : text.replace(because, () => plain)

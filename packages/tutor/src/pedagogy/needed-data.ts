import { neededData, neededTexts } from '../language/needed-data.ts'
import type { Language } from '../math/latex.ts'
import { plainReply, type Reply } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { tellsOnly } from './tells.ts'
import { isIdle } from './tried.ts'

/**
 * "Find the area of a triangle if a side is 8", "a car brakes, how far does it go": what the asked result needs is held against
 * what is told, and what is missing is named. Not where anything else of the message might tell it: more numbers than one.
 */
export const datumMissing: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || text.length > LONGEST || !isIdle(before.state) || !hasNotRead(reply)) return reply
  const { voice } = turn
  const texts = neededTexts[voice.language]
  // "A hundred and sixty kilometers", "in half an hour": told without a digit.
  if (texts.inWords.test(text)) return reply
  const found = neededData[voice.language].find(({ asked, except }) => asked.test(text) && !except?.test(text))
  if (!found) return reply
  const missing = found.needs.filter(({ said }) => !said.test(text.replace(found.asked, ' ')))
  const numbers = text.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0
  const told = found.needs.length - missing.length
  // Each amount that is told has one number; "bases 4 and 6" has two.
  if (missing.length === 0 || numbers > (isBoth.test(text) ? 2 : 1) || (told > 0 && numbers === 0)) return reply
  if (told === 0 && (numbers > 0 || asksForIdea(reply, text, voice.language))) return reply
  putBack()
  const list = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).join(` ${texts.and} `)
  const { result } = found
  const Result = result.charAt(0).toUpperCase() + result.slice(1)
  const values = { result, Result, all: list(found.needs), missing: list(missing) }
  const [key, variants] = told === 0 ? (['none', texts.none] as const) : (['some', texts.some] as const)
  return plainReply('datum-missing', voice.choose(`datum-missing.${key}`, variants, values))
}

const LONGEST = 160
/** Without a number it may be the formula that is wished for. */
const asksForIdea = (reply: Reply, text: string, language: Language) =>
  !tellsOnly(reply, 'nothing', 'unread') || neededTexts[language].idea.test(text)

/** Two numbers for one of the needed quantities. */
const isBoth = /\d\s?(?:\p{L}{1,2}\s)?(?:and|и)\s\d/u

/** Has not found the task, or has taken the message for talk about an idea or for a task that nobody has read. */
const hasNotRead = (reply: Reply) =>
  tellsOnly(reply, 'nothing', 'unread') || /^(?:card|card\.term|usual\.talk\.cut-off|first\.cut)$/.test(reply.move)

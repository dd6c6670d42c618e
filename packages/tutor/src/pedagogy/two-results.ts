import { tellers } from '../language/tellers.ts'
import type { Language } from '../math/latex.ts'
import { plainReply, type Reply } from './reply.ts'
import { isIdle } from './tried.ts'
import type { Message } from './understand.ts'

/**
 * "My answer is 3/4 but the book says 0.75, am I wrong?" without a task: whether the two are the same number can be said,
 * and nothing else.
 */
export function twoResults({ turn, typed, intent, expected }: Message): Reply | null {
  const { state, voice } = turn
  if (turn.isPart || intent !== undefined || expected !== null || !isIdle(state)) return null
  if (state.problem !== null || state.story !== null || typed.length > LONGEST) return null
  const isOfOthers = new RegExp(tellers[voice.language], 'u').test(typed) || expectedResult[voice.language].test(typed)
  // "My brother says 7, the task was 3x = 20": there is more than two numbers.
  if (!isOfOthers || !ownResult[voice.language].test(typed) || /[=+*^√()]|\d[a-zх]/iu.test(typed)) return null
  const [first, second, ...more] = typed.match(/(?<![\d.,/])-?\d+(?:[.,]\d+|\s?\/\s?\d+)?%?(?![\d/])/gu) ?? []
  if (first === undefined || second === undefined || more.length > 0) return null
  const gap = Math.abs(numberIn(first) - numberIn(second))
  // One of them may only be rounded.
  if (gap > 1e-12 && gap < ROUNDED * Math.abs(numberIn(first))) return null
  const move = gap < 1e-12 ? 'results.same' : 'results.differ'
  return plainReply(
    move,
    voice.say(move, { mine: shown(first, voice.language), theirs: shown(second, voice.language) }),
  )
}

const LONGEST = 150
const ROUNDED = 0.02

const ownResult: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i (?:keep |always |only )?(?:got|get|getting|have|had|found)|my (?:answer|result))(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:у меня|выходит|получается|мой ответ|я (?:получил\p{L}*|наш[её]л|нашла|насчитал\p{L}*)|получил\p{L}*)(?!\p{L})/iu,
}

/** What it should be, by the book or by whoever says so. */
const expectedResult: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:meant|supposed|has|ought) to be|should be|right answer is|answer key)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:должно (?:быть|получиться|выйти)|(?:в|по) (?:ответе|ответу|ключе|ключу|книге)|правильный ответ)(?!\p{L})/iu,
}

function numberIn(text: string): number {
  const isPercent = text.endsWith('%')
  const [top = '0', bottom = '1'] = text.replace('%', '').replace(',', '.').split('/')
  return Number(top) / Number(bottom) / (isPercent ? 100 : 1)
}

const shown = (text: string, language: Language) =>
  `$${(language === 'ru' ? text.replace('.', ',') : text).replace(',', '{,}').replace('%', '\\%')}$`

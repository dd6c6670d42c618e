import { regExpOf } from '../pattern.ts'
import { type Finding, finding } from './finding.ts'
import { isAmong } from './look.ts'
import { foldReply } from './mentions.ts'
import { concluded } from './own-work.ts'
import { bareMentions, type Seal } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'

/**
 * Detects an answer told in pieces: digit by digit, in half words, by initials, drawn as dots, across sentences or
 * replies. Earlier replies are read together with the new text.
 */
export function givenAwayInPieces(folded: string, answer: SealedAnswer, seal: Seal): Finding | null {
  const { digits, words, isDrawable } = answer.pieces
  const all = `${seal.earlier}\n${folded}`
  return (
    (digits.length > 0 ? dictated(folded, digits, seal) : null) ??
    (words.length > 0 ? (inSyllables(folded, seal.earlier, words) ?? inInitials(all, words)) : null) ??
    (isDrawable ? drawn(folded, answer, seal) : null)
  )
}

const spoken = (list: string) => regExpOf(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'i')
const dictation = spoken(
  'write|put|note|remember|keep|type|digits?|followed|after it|behind it|next to|add on|append|in mind|запиши|напиши|поставь|запомни|держи|припиши|цифр\\p{L}*|после (?:нее|него)|за ней|за ним|рядом|в уме',
)
const sequel = spoken('then|now|next|after that|потом|теперь|затем|дальше')

/** Digits dictated one after another. A single one of the answer's digits counts already. */
function dictated(folded: string, wanted: readonly string[], seal: Seal): Finding | null {
  // "7.2 : 0.09 = 8?" is a try, in the message that sets the task.
  const result = concluded(seal.message, seal.language)
  const run = (text: string) =>
    bareMentions(text)
      .filter(({ value }) => Number.isInteger(value) && value <= 9 && !isAmong(value, seal.offered) && value !== result)
      .flatMap((each) => {
        const sentence = sentenceAround(text, each.index)
        const count = sentence.match(/\p{L}+/gu)?.length ?? 0
        // "Two operations." is a count, not a dictation.
        const isPlain = (count <= 3 && !(each.isWord && each.value <= 2)) || (count <= 12 && dictation.test(sentence))
        // "One digit is lost" counts digits.
        const isOne =
          each.isWord && each.value <= 1 && /^\s*(?:digits?|цифр)/iu.test(text.slice(each.index + each.length))
        // "How many digits are there behind the two commas?"
        const isAsked =
          /^[^.!?\n]*\?/.test(text.slice(each.index)) && /(?<!\p{L})(?:how many|сколько)(?!\p{L})/iu.test(sentence)
        // "Put the three pieces together" counts pieces.
        const isCounted =
          each.isWord &&
          /^\s+(?!then|next|after|with|from|into|below|right|потом|затем|дальше|теперь|после|рядом|справа|снизу)\p{L}{4,}/iu.test(
            text.slice(each.index + each.length),
          )
        // "5% of 1050" is an amount.
        const isAmount = /^\s?\\?%/.test(text.slice(each.index + each.length))
        // A row of boxes is drawn, not dictated.
        const isWritten = /[\p{L}\p{N}]/u.test(text.slice(each.index, each.index + each.length))
        return isWritten &&
          !isAmount &&
          !isOne &&
          !isAsked &&
          !isCounted &&
          (isPlain || (count <= 12 && sequel.test(sentence)))
          ? [{ ...each, sentence, isPlain }]
          : []
      })
      .sort((a, b) => a.index - b.index)
  const own = run(folded)
  let said =
    own.length === 0
      ? ''
      : run(seal.earlier)
          .map(({ value }) => value)
          .join('')
  for (const { value, sentence, isPlain } of own) {
    said += value
    // "If you put back 50% of that 5, do you reach 10?" calculates with it.
    const isAmongOthers = bareMentions(sentence).some((each) => each.value > 9)
    const isAlone = isPlain && isNearlyAll(sentence) && !isAmongOthers
    const hit = wanted.some((digits) => said.endsWith(digits) || (isAlone && digits.includes(`${value}`)))
    if (hit && !foldReply(seal.builtIn).includes(sentence.trim())) return finding('answer', sentence)
  }
  return null
}

/** True if the sentence has little content besides the digit. */
const isNearlyAll = (sentence: string) => dictation.test(sentence) || (sentence.match(/\p{L}{3,}/gu)?.length ?? 0) <= 1

function sentenceAround(text: string, index: number): string {
  const start = Math.max(...['.', '!', '?', '\n'].map((sign) => text.lastIndexOf(sign, index - 1))) + 1
  const end = text.slice(index).search(/[.!?\n]/)
  return text.slice(start, end < 0 ? undefined : index + end)
}

/** Fragments of number words that are common words themselves. */
const plainWords = new Set(
  'on to in a i s so no as we our an at or он по на то не за и о а в у к с от до из ни'.split(' '),
)

const tokensOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Fragments that form the word when joined in order; the last one must be in the new text. */
function inSyllables(folded: string, earlier: string, words: readonly string[]): Finding | null {
  const before = tokensOf(earlier)
  const all = [...before, ...tokensOf(folded)]
  for (const word of words) {
    // By joined length: whether any fragment is not a common word, and how many are single letters.
    const reached = new Map([[0, { isScrap: false, singles: 0 }]])
    for (const [place, token] of all.entries()) {
      if (token.length >= word.length) continue
      for (const [length, { isScrap, singles }] of [...reached]) {
        if (!word.startsWith(token, length)) continue
        const next = {
          isScrap: isScrap || (token.length > 1 && !plainWords.has(token)),
          singles: singles + (token.length === 1 ? 1 : 0),
        }
        if (next.singles > 1) continue
        const end = length + token.length
        if (end === word.length && next.isScrap && place >= before.length) return finding('answer', word)
        if (!reached.get(end)?.isScrap) reached.set(end, next)
      }
    }
  }
  return null
}

/** An acrostic: the initials of sentences or lines spell the answer. */
function inInitials(all: string, words: readonly string[]): Finding | null {
  const initials = [...all.matchAll(/(?:^|[.!?]\s+|\n\s*)[^\p{L}]{0,3}(\p{L})/gu)].map((match) => match[1]!).join('')
  const word = words.find((each) => initials.toLowerCase().includes(each))
  return word ? finding('answer', `${word} by first letters`) : null
}

/** Symbols to be counted, perhaps spread over several replies. A bar of boxes with another count is only a picture. */
function drawn(folded: string, { values }: SealedAnswer, seal: Seal): Finding | null {
  const match = sign.exec(folded)
  if (!match) return null
  const count = (text: string) => text.split(match[1]!).length - 1
  const [now, before] = [count(folded), count(seal.earlier)]
  const run = count(match[0])
  const isBar = /[▢□◻■▪▬▭⬜⬛]/u.test(match[1]!)
  const isTold = [now, run, now + before].some((each) => values.some((value) => Math.abs(value) === each))
  return isTold || !isBar ? finding('answer', match[0]) : null
}

const sign = /([^\p{L}\p{N}\s.\-_=*~`#$\\{}()[\],;:!?'"«»+/<>^|&%—–…’“”°√·×÷≤≥≠±π])(?:[^\p{L}\n]{0,3}\1)+/u

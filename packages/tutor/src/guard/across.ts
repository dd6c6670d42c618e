import { letterPattern } from '../math/letters.ts'
import { type Finding, finding } from './finding.ts'
import { isAmong } from './look.ts'
import { foldReply } from './mentions.ts'
import { bareMentions, type Seal } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'

/**
 * The answer told in pieces: digit by digit, half a word at a time, by first letters, drawn in dots, over several sentences or
 * several replies. What was shown before is read together with what is new.
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

const spoken = (list: string) => letterPattern(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'i')
const dictation = spoken(
  'write|put|note|remember|keep|type|digits?|followed|after it|behind it|next to|add on|append|in mind|запиши|напиши|поставь|запомни|держи|припиши|цифр\\p{L}*|после (?:нее|него)|за ней|за ним|рядом|в уме',
)
const sequel = spoken('then|now|next|after that|потом|теперь|затем|дальше')

/** Digits that are said to be written down, one after another: already one of them is too much. */
function dictated(folded: string, wanted: readonly string[], seal: Seal): Finding | null {
  const run = (text: string) =>
    bareMentions(text)
      .filter(({ value }) => Number.isInteger(value) && value <= 9 && !isAmong(value, seal.offered))
      .flatMap((each) => {
        const sentence = sentenceAround(text, each.index)
        const count = sentence.match(/\p{L}+/gu)?.length ?? 0
        // "Two operations." counts, it dictates nothing.
        const isPlain = (count <= 3 && !(each.isWord && each.value <= 2)) || (count <= 12 && dictation.test(sentence))
        // "One digit is lost" counts the digits.
        const isOne =
          each.isWord && each.value <= 1 && /^\s*(?:digits?|цифр)/iu.test(text.slice(each.index + each.length))
        return !isOne && (isPlain || (count <= 12 && sequel.test(sentence))) ? [{ ...each, sentence, isPlain }] : []
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
    const isAlone = isPlain && isNearlyAll(sentence)
    const hit = wanted.some((digits) => said.endsWith(digits) || (isAlone && digits.includes(`${value}`)))
    if (hit && !foldReply(seal.builtIn).includes(sentence.trim())) return finding('answer', sentence)
  }
  return null
}

/** The digit is what the sentence is for. */
const isNearlyAll = (sentence: string) => dictation.test(sentence) || (sentence.match(/\p{L}{3,}/gu)?.length ?? 0) <= 1

function sentenceAround(text: string, index: number): string {
  const start = Math.max(...['.', '!', '?', '\n'].map((sign) => text.lastIndexOf(sign, index - 1))) + 1
  const end = text.slice(index).search(/[.!?\n]/)
  return text.slice(start, end < 0 ? undefined : index + end)
}

/** Parts of number words that are common words themselves. */
const plainWords = new Set(
  'on to in a i s so no as we our an at or он по на то не за и о а в у к с от до из ни'.split(' '),
)

const tokensOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Scraps of words that make up the word in their order; the last of them is new. */
function inSyllables(folded: string, earlier: string, words: readonly string[]): Finding | null {
  const before = tokensOf(earlier)
  const all = [...before, ...tokensOf(folded)]
  for (const word of words) {
    // For each length that is put together: whether a scrap of it is no plain word, and how many are single letters.
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

/** The first letters of sentences or lines. */
function inInitials(all: string, words: readonly string[]): Finding | null {
  const initials = [...all.matchAll(/(?:^|[.!?]\s+|\n\s*)[^\p{L}]{0,3}(\p{L})/gu)].map((match) => match[1]!).join('')
  const word = words.find((each) => initials.toLowerCase().includes(each))
  return word ? finding('answer', `${word} by first letters`) : null
}

/** Signs to be counted, perhaps a few in each reply. A bar of boxes for something else is a picture. */
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

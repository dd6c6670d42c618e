import { escaped } from './descriptions.ts'
import { type Finding, finding } from './finding.ts'
import { type Look, near } from './look.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import type { Seal } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'

/** The options of a multiple-choice task, in order: "A) 12  B) 18  C) 24". */
function optionsIn(text: string): readonly string[] {
  const labels = /(?:^|[\s(,;])([A-FА-Е]|[a-fа-е](?=\))|[1-6](?=\)))[).:]\s*/gu
  const found = [...text.matchAll(labels)]
  const isRow = found.length >= 3 && found.every(({ 1: label }, index) => label === nextLabel(found[0]![1]!, index))
  if (!isRow) return []
  return found.map((match, index) => {
    const end = found[index + 1]?.index ?? text.length
    return text
      .slice(match.index + match[0].length, end)
      .split(/[\n.?!;]|,\s/)[0]!
      .trim()
  })
}
const nextLabel = (first: string, steps: number) => String.fromCodePoint(first.codePointAt(0)! + steps)

const rejected =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:not|no|neither|nor|out|fails?|cannot|wrong|too (?:small|big|large|much|little|few|many)|нет|не|ни|мимо|исключ\p{L}+|отпада\p{L}+|лишн\p{L}+|неверн\p{L}+|слишком)(?!\p{L})/iu

/** Detects elimination: this reply and earlier ones rule out every option but the answer. */
export function onlyOneLeft(look: Look, { values, phrases }: SealedAnswer, seal: Seal): Finding | null {
  if (!rejected.test(look.folded)) return null
  const options = optionsIn(`${seal.told}\n${seal.message}`)
  if (options.length === 0) return null
  const isAnswer = (option: string) => {
    const [number, ...more] = mentionsIn(foldReply(option))
    return (
      phrases.includes(foldReply(option).toLowerCase()) ||
      (number !== undefined && more.length === 0 && values.some((value) => near(Math.abs(value), number.value)))
    )
  }
  const others = options.filter((option) => !isAnswer(option))
  if (others.length !== options.length - 1) return null
  const sentences = `${look.before}\n${look.folded}`.split(/(?<=[.!?])\s|\n/).map((each) => foldReply(each))
  const struck = others.filter((option) =>
    sentences.some((sentence) => rejected.test(sentence) && names(sentence, foldReply(option))),
  )
  const isNew = others.some((option) => names(look.folded, foldReply(option)))
  return isNew && struck.length === others.length ? finding('answer', look.text) : null
}

const names = (sentence: string, option: string) =>
  new RegExp(`(?<![\\p{L}\\d.,])${escaped(option)}(?![\\p{L}\\d]|[.,]\\d)`, 'iu').test(sentence)

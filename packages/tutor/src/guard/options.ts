import { regExpOf } from '../pattern.ts'
import { escaped } from './descriptions.ts'
import { type Finding, finding } from './finding.ts'
import { type Look, near } from './look.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import type { Seal } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'

interface Option {
  readonly label: string
  readonly text: string
}

/** The options of a multiple-choice task, in order: "A) 12  B) 18  C) 24". */
function optionsIn(text: string): readonly Option[] {
  const listed = optionsAsked(text)
  if (listed.length > 0) return listed
  const labels = /(?:^|[\s(,;])([A-FА-Е]|[a-fа-е](?=\))|[1-6](?=\)))[).:]\s*/gu
  const found = [...text.matchAll(labels)]
  const isRow = found.length >= 3 && found.every(({ 1: label }, index) => label === nextLabel(found[0]![1]!, index))
  if (!isRow) return []
  return found.map((match, index) => {
    const end = found[index + 1]?.index ?? text.length
    return {
      label: match[1]!,
      text: text
        .slice(match.index + match[0].length, end)
        .split(/[\n.?!;]|,\s/)[0]!
        .trim(),
    }
  })
}
/** "Which of the numbers is prime: 51, 57, 59, 87?": options without labels. */
function optionsAsked(text: string): readonly Option[] {
  const list =
    /(?<!\p{L})(?:which|what|как(?:ое|ая|ой|ие))(?!\p{L})[^.?!\n]{0,60}?(?:[:—-]|(?<!\p{L})(?:of|из)(?!\p{L}))[^\d\n?]{0,20}((?:-?\d+(?:[.,/]\d+)?(?:, | and | or | и | или )){2,}-?\d+(?:[.,/]\d+)?)(?![.,]?\d)/iu.exec(
      text,
    )?.[1]
  return (list ?? '')
    .split(/, | and | or | и | или /)
    .filter((each) => each !== '')
    .map((each) => ({ label: each, text: each }))
}
const nextLabel = (first: string, steps: number) => String.fromCodePoint(first.codePointAt(0)! + steps)

const rejected =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:not|no|neither|nor|out|fails?|cannot|wrong|too (?:small|big|large|much|little|few|many)|нет|не|ни|мимо|исключ\p{L}+|отпада\p{L}+|лишн\p{L}+|неверн\p{L}+|слишком)(?!\p{L})/iu

/** Detects elimination: this reply and earlier ones rule out every option but the answer. */
export function onlyOneLeft(look: Look, { values, phrases }: SealedAnswer, seal: Seal): Finding | null {
  if (look.isQuestion) return null
  const options = optionsIn(`${seal.told}\n${seal.message}`)
  if (options.length === 0) return null
  const isAnswer = ({ text: option }: Option) => {
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
    sentences.some((sentence) => rejected.test(sentence) && names(sentence, option)),
  )
  const isNew = others.some((option) => names(look.folded, option))
  // "These three are composite": all the others named together leave one, whatever is said of them.
  const areNamed = others.length >= 2 && others.every((option) => names(look.folded, option))
  if (areNamed && !options.every((option) => names(look.folded, option))) return finding('answer', look.text)
  if (!rejected.test(look.folded)) return null
  return isNew && struck.length === others.length ? finding('answer', look.text) : null
}

const names = (sentence: string, { label, text }: Option) =>
  regExpOf(`(?<![\\p{L}\\d.,])${escaped(foldReply(text))}(?![\\p{L}\\d]|[.,]\\d)`, 'iu').test(sentence) ||
  // "A triangle" is no option.
  regExpOf(
    `(?:(?<!\\p{L})(?:options?|choices?|answers?|letters?|neither|nor|вариант\\p{L}*|ответ\\p{L}*|букв\\p{L}|ни) \\(?|(?<![\\p{L}\\d]))${escaped(label)}(?:(?=\\))|(?= ?[—–-] )|(?=,? (?:is|are|can|cannot|has|was|does|gives|fails|falls|and|or|too|nor|isn't|can't|doesn't|тоже|также|это|не|нет|отпада|слишком|мимо|и|дает|исключ|лишн)))|(?<!\\p{L})(?:options?|choices?|вариант\\p{L}*|neither|nor|ни|not|не|исключ\\p{L}+|rule out|cross out|strike) ${escaped(label)}(?![\\p{L}\\d'])`,
    'u',
  ).test(sentence)

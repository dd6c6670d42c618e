import { either } from '../language/either.ts'
import { exampleWords } from '../language/example-words.ts'
import { readMessage } from '../math/reading.ts'
import { regExpOf } from '../pattern.ts'
import { belongs, judgeWork } from '../pedagogy/judging.ts'
import type { Message } from '../pedagogy/understand.ts'
import { checkClaim } from '../tools/claim.ts'
import type { HeardLine } from './understood.ts'

const side = '[-−–+*·/^().,\\d\\sa-zху]{1,40}?'
const relation = `${side}(?:[<>]=?|[≤≥=])\\s*[-−–]?[-−–+\\d.,/a-zху]{1,20}?(?:\\s*[-−–+]\\s*[\\da-zху]{1,8}){0,3}`
const example = regExpOf(
  `(?<!\\p{L})(?:${either(exampleWords.begins)}),?\\s+(${relation})\\s*(?:,\\s*)?(?:${either(exampleWords.leads)})(?:\\s+(?:${either(exampleWords.links)}))?\\s+(${relation})(?![\\p{L}\\d<>=≤≥]|[.,]\\d)`,
  'iu',
)

/**
 * "Like x - 4 < 2 then x > 6": an example of the student's own, with what is claimed to follow from it. It is checked by
 * itself and is no line of the open task. null: there is none, or it is work on the task.
 */
export function ownExampleIn({ open, typed, turn }: Message): { lines: readonly HeardLine[]; rest: string } | null {
  const [whole, first = '', second = ''] = example.exec(typed) ?? []
  if (!open || whole === undefined || [first, second].some((each) => /\p{L}{2}/u.test(each))) return null
  const { language } = turn.voice
  const read = (text: string) => readMessage(text, language).lines
  if (belongs(judgeWork(open, read(first))) || belongs(judgeWork(open, read(second)))) return null
  const { verdict, read: shown } = checkClaim(`${first.trim()} becomes ${second.trim()}`, language)
  if (verdict !== 'true' && verdict !== 'false') return null
  const line: HeardLine = {
    text: `"${whole.slice(whole.indexOf(first)).trim()}"`,
    grade: verdict,
    cause: "an example of the student's own, checked as a claim that the second follows from the first",
  }
  return shown === '' ? null : { lines: [line], rest: typed.replace(whole, ' ') }
}

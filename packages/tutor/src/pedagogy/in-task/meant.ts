import { workQuestionWords } from '../../language/work-questions.ts'
import { readWritten, writeStatement } from '../../math/written.ts'
import { plain } from '../beside/parts.ts'
import { isJudged, judgeWork } from '../judging.ts'
import { isMeasured } from '../measured.ts'
import type { Reply } from '../reply.ts'
import type { Message } from '../understand.ts'
import { wordsHere } from './parts.ts'

/** "Should the -5 be +5?" behind a wrong line: the line with that sign, if it is right, is the student's own. */
export function meantAsQuestion({ turn, typed, open }: Message, answer: (text: string) => Reply): Reply | null {
  const written = open?.lastWork?.split('\n').at(-1)
  const said = plain(typed)
  if (!open || isMeasured(open) || !written || open.verdict !== 'incorrect' || said.includes('=')) return null
  if (!wordsHere(turn).meant.test(said) || said.split(/\s+/).length > MOST_WORDS) return null
  // "Is it + 15 or - 15?" proposes neither of the two: which it is stays the student's.
  if (workQuestionWords[turn.voice.language].plusOrMinus.test(said)) return null
  const named = [...said.matchAll(/(?<![\d\p{L}])([+-])\s?(\d+(?:[.,]\d+)?[a-z]?)(?![\d\p{L}])/gu)]
  const statement = readWritten(written)
  const kind = written.split('|')[0] ?? ''
  for (const [, sign = '', digits = ''] of named.toReversed()) {
    const other = sign === '+' ? '-' : '+'
    const body = written.slice(kind.length + 1)
    for (let at = body.indexOf(other); at >= 0; at = body.indexOf(other, at + 1)) {
      const behind = body.slice(at + 1).trimStart()
      if (!behind.startsWith(digits) || /^[\d.]/.test(behind.slice(digits.length))) continue
      const line = `${kind}|${body.slice(0, at)}${sign}${body.slice(at + 1)}`
      const changed = parsed(line)
      if (!changed || writeStatement(changed) === writeStatement(statement)) continue
      const [judged] = judgeWork(open, [{ statement: changed, source: '' }])
      if (judged && isJudged(judged) && judged.judgement.kind === 'right')
        return answer(line.slice(kind.length + 1).replace('|', ' = '))
    }
  }
  return null
}
const MOST_WORDS = 16

function parsed(line: string) {
  try {
    return readWritten(line)
  } catch {
    return null
  }
}

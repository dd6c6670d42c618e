import type { CheckedLine } from '@lumi/contracts/chat'
import type { Reply } from '../pedagogy/reply.ts'

/**
 * The marks beside the student's lines that tell something. A model that leads says itself what it does not know, and a
 * number among words ("in step 1") is no line; alone, as the result, it keeps its mark.
 */
export function withTellingMarks(reply: Reply): Reply {
  const { lines, ...rest } = reply.content
  if (!lines) return reply
  const isNews = ({ verdict, latex }: CheckedLine) =>
    verdict === 'incorrect' || (verdict === 'correct' && (lines.length === 1 || !isNumber(latex)))
  // "x = 8 ... answer 8": one line, one mark.
  const isFirst = ({ verdict, latex }: CheckedLine, at: number) =>
    lines.findIndex((each) => each.latex === latex && each.verdict === verdict) === at
  const left = lines.filter((line, at) => isNews(line) && isFirst(line, at))
  if (left.length === lines.length) return reply
  return { ...reply, content: left.length > 0 ? { ...rest, lines: left } : rest }
}

const isNumber = (latex: string): boolean => /^-?[\d.,{}]+(?:\\?%)?$/.test(latex)

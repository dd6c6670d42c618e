import type { Statement } from '../../math/ast.ts'
import { readWritten } from '../../math/written.ts'
import { plain } from '../beside/parts.ts'
import { checkWork } from '../checking.ts'
import { isJudged, judgeWork } from '../judging.ts'
import { type Place, wordsOf } from './placing.ts'

/** "Oh wait, it's minus 4", behind a wrong line: the line with that sign, where it is right. */
export const signCorrected: Place = ({ turn, problem, text }) => {
  const said = plain(text)
  const written = problem.lastWork?.split('\n').at(-1)
  if (!written || problem.verdict !== 'incorrect' || said.split(/\s+/).length > MOST_WORDS || /[=?]/.test(said))
    return null
  const words = wordsOf(turn)
  const named = words.sign.exec(said)
  // What somebody else has is no correction.
  if (!named || words.others.test(said) || words.whoIsRight.test(said)) return null
  const sign = /^(?:plus|плюс|\+)/u.test(named[1] ?? '') ? '' : '-'
  const digits = (named[2] ?? '').replace(',', '.')
  const kind = written.split('|')[0] ?? ''
  const body = written.slice(kind.length + 1)
  const right: Statement[] = []
  for (const { index, 0: own } of body.matchAll(/-?\s?\d+(?:\.\d+)?/gu)) {
    const number = own.replace(/[-\s]/g, '')
    if (number !== digits) continue
    const before = body.slice(0, index)
    const isTerm = own.startsWith('-') && /[\w)]\s*$/.test(before)
    const fresh = isTerm ? `${sign === '' ? '+' : '-'} ${number}` : `${sign}${number}`
    const changed = parsed(`${kind}|${before}${fresh}${body.slice(index + own.length)}`)
    const [judged] = changed ? judgeWork(problem, [{ statement: changed, source: '' }]) : []
    if (changed && judged && isJudged(judged) && judged.judgement.kind === 'right') right.push(changed)
  }
  const [only, ...others] = right
  if (!only || others.length > 0) return null
  const judged = checkWork(turn, problem, [{ statement: only, source: '' }])
  return judged.content.verdict === 'incorrect' ? null : judged
}
const MOST_WORDS = 10

function parsed(line: string): Statement | null {
  try {
    return readWritten(line)
  } catch {
    return null
  }
}

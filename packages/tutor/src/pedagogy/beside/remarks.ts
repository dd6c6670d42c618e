import { besideWords } from '../../language/beside.ts'
import type { RemarkId } from '../../language/beside-words.ts'
import { tellers } from '../../language/tellers.ts'
import { isMeasured } from '../measured.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Message } from '../understand.ts'
import { firstSentence, plain, said, withoutQuestion } from './parts.ts'

const ids: readonly RemarkId[] = ['somebody', 'all', 'tried', 'own-way', 'surprised', 'order', 'rounding']

/** Ends the task: the work in front of the question is its answer. */
const ends = /^(?:solved|story\.(?:answer|done|answer\.checked)|unit\.missing)$/

/** Right, and not the end of the task. */
const rightSoFar = /^(?:right(?:\..*)?|story\.(?:quantity|plan|so-far|row))$/

/**
 * "3672 rubles. Is that all?", "I only guessed, is that ok?", "but that seems so much": the work in the message is judged, and
 * what is asked beside it is answered behind the verdict.
 */
export function remarkBeside({ turn, typed, open }: Message, answer: (text: string) => Reply): Reply | null {
  const { state, voice } = turn
  const heard = plain(typed)
  const id = ids.find((each) => besideWords[voice.language].remarks[each].said.test(heard))
  if (id === undefined) return null
  const remark = besideWords[voice.language].remarks[id]
  const task = `${state.story?.text ?? ''} ${open?.told ?? ''} ${state.lastTask ?? ''}`
  if (remark.unless?.test(task) || (id === 'order' && state.problem?.family === undefined)) return null
  // Beside a formula the other result is tested.
  const isFormula = state.problem !== null && !isMeasured(state.problem) && state.problem.told === null
  if (id === 'somebody' && isFormula) return null
  const say = (part: 'done' | 'open' | 'alone') => {
    const variants = remark[part]
    return variants && voice.choose(`beside.${id}.${part}`, variants)
  }
  const work = withoutRemark(turn, typed, remark.said, id)
  const isSolved = state.problem?.solved === true || state.story?.solved === true
  if (!/\d/.test(work)) {
    if (id === 'somebody' || id === 'order') return isSolved || isAccepted(turn) ? withLead(turn, say('done')) : null
    return withLead(turn, isSolved ? remark.done && say('done') : say('alone'))
  }
  const judged = answer(work)
  if (judged.content.verdict === 'incorrect') return judged
  if (ends.test(judged.move)) {
    const done = say('done')
    if (done === null) return judged
    // The student has looked back already: no second invitation to it.
    const text = judged.move.startsWith('story.') ? `${firstSentence(judged.text)} ${done}` : beside(judged.text, done)
    return { ...judged, text }
  }
  const beforeIt = say('open')
  if (beforeIt === null) return null
  const isRight = judged.content.verdict === 'correct' || rightSoFar.test(judged.move)
  // Of a number that is not known to be right nothing is said about how much is left.
  if (id === 'all' && !isRight) return judged
  return { ...judged, text: isRight && id !== 'all' ? behind(judged.text, beforeIt) : `${beforeIt} ${judged.text}` }
}

/** The value was accepted by the last reply, and only its unit is missing. */
const isAccepted = ({ state }: Turn) => state.lastMove === 'unit.missing' || state.lastMove === 'story.answer'

const withLead = (turn: Turn, text: string | null): Reply | null => (text === null ? null : said(turn, 'remark', text))

/** Instead of the question that ends the reply, where the remark ends with its own; otherwise before it. */
function beside(text: string, remark: string): string {
  if (!remark.endsWith('?')) return behind(text, remark)
  return `${withoutQuestion(text)} ${remark}`.trim()
}

function behind(text: string, remark: string): string {
  const kept = withoutQuestion(text)
  const question = text.startsWith(kept) ? text.slice(kept.length).trim() : ''
  return question === '' || kept === '' ? `${text} ${remark}` : `${kept} ${remark} ${question}`
}

/** The message without the remark, whose clause may begin with work, and without what others say. */
function withoutRemark({ voice }: Turn, typed: string, remark: RegExp, id: RemarkId): string {
  const clauses = typed.split(clauseEnds)
  const isOfOthers = (clause: string) =>
    id === 'somebody' && clause.search(new RegExp(tellers[voice.language], 'u')) >= 0
  const kept = clauses.map((each) => {
    const at = plain(each).search(remark)
    return at >= 0 ? each.slice(0, at) : isOfOthers(each) ? '' : each
  })
  const isFound = kept.some((each, at) => each !== clauses[at])
  const rest = isFound ? kept.join(' ') : typed.slice(0, plain(typed).search(remark))
  return rest.replace(/[\s,;]+$/u, '').trim()
}

const clauseEnds =
  /(?<=[.!?;])\s+|\n+|,\s+(?=(?:but|and|is|does|should|do|or|can|а|но|и|так|это|можно)(?!\p{L}))|\s+(?=(?:but|но)(?!\p{L}))/iu

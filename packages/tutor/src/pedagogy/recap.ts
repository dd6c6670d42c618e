import { plainReply, type Reply, type Turn } from './reply.ts'
import { LIMITS, type Problem } from './state.ts'

/** Logs the end of a problem: solved alone, or with help. */
export function logEnd({ state }: Turn, problem: Problem): void {
  const isAlone = problem.hints === 0 && !problem.stepShown
  state.log = {
    ...state.log,
    alone: state.log.alone + (isAlone ? 1 : 0),
    helped: state.log.helped + (isAlone ? 0 : 1),
  }
}

export function logError({ state }: Turn, id: Turn['state']['log']['errors'][number]): void {
  state.log = { ...state.log, errors: [...state.log.errors, id].slice(-LIMITS.loggedErrors) }
}

/** Two to four lines: solved alone, helped with, recurring mistakes, what is next. */
export function recap({ state, voice }: Turn): Reply {
  const { alone, helped, errors } = state.log
  if (alone + helped === 0) return plainReply('recap.none', voice.say('recap.none'))
  // Counterexamples are self-contained; diagnoses refer to a line that is gone.
  const often = errors.findLast((id, index) => errors.indexOf(id) !== index)
  const lines = [
    ...(alone > 0 ? [`- ${voice.say('recap.alone', { count: `${alone}` })}`] : []),
    ...(helped > 0 ? [`- ${voice.say('recap.helped', { count: `${helped}` })}`] : []),
    ...(often ? [`- ${voice.say('recap.error', { diagnosis: voice.texts.misconceptions[often].counter })}`] : []),
  ]
  return plainReply('recap', `${lines.join('\n')}\n\n${voice.say('recap.next')}`)
}

import { findSkill } from '../curriculum/skills.ts'
import { explainSkill } from '../learner/explain.ts'
import { type Learner, learnerAfter } from '../learner/learner.ts'
import { learnerOf } from '../learner/view.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'

/** Nobody reads a summary that explains more skills. */
const EXPLAINED = 3

/** The learner including this turn's events. */
export const learnerNow = (turn: Turn): Learner => learnerAfter(learnerOf(turn.learner), turn.events)

/** After an exercise: offers the next one, or summarizes the session. */
export function afterExercise(turn: Turn, isPractice: boolean): string {
  const { state, voice } = turn
  const [next] = state.queue
  if (!isPractice && next !== undefined)
    return voice.say('offer.queued', { task: `\`${next.replaceAll('`', "'").slice(0, 60)}\`` })
  if (!isPractice || !state.practice) return voice.say('offer.twin')
  return state.practice.given.length < state.practice.size ? voice.say('practice.next') : summary(turn)
}

/** The same after a solution was shown: offers a twin to do alone. */
export function afterShown(turn: Turn, isPractice: boolean): string {
  return isPractice && turn.state.practice ? afterExercise(turn, true) : turn.voice.say('solution.offer')
}

export function endPractice(turn: Turn): Reply {
  return { ...plainReply('practice.summary', summary(turn)), free: true }
}

/** What was done alone and with help, the model's estimate, and the next review. Ends the session. */
function summary(turn: Turn): string {
  const { state, voice, now, timeZone } = turn
  const { given } = state.practice!
  state.practice = null
  const learner = learnerNow(turn)
  const tried = given.filter(({ result }) => result !== null)
  if (tried.length === 0) return voice.say('practice.stopped')
  const count = (wanted: string) => tried.filter(({ result }) => result === wanted).length
  const skills = [...new Set(tried.map(({ skill }) => skill))]
  const next = nextReview(turn, skills)
  const score = voice.say('practice.score', { alone: `${count('alone')}`, all: `${tried.length}` })
  const helped = count('helped') > 0 ? voice.say('practice.helped', { count: `${count('helped')}` }) : ''
  const review =
    next === null ? voice.say('review.none-planned') : voice.say('review.next', { day: dayName(turn, next) })
  const explained = skills.slice(0, EXPLAINED).flatMap((id) => {
    const skill = learner.skills.get(id)
    return skill
      ? [`- ${explainSkill(skill, findSkill(id)!.title[voice.language], voice.language, now, timeZone)}`]
      : []
  })
  return [
    `${score} ${helped} ${review}`.replace(/ {2,}/g, ' ').trim(),
    explained.join('\n'),
    voice.say('practice.again'),
  ]
    .filter((each) => each !== '')
    .join('\n\n')
}

export function nextReview(turn: Turn, skills: readonly string[]): number | null {
  const learner = learnerNow(turn)
  const due = skills.flatMap((id) => learner.skills.get(id)?.card?.dueAt ?? [])
  return due.length === 0 ? null : Math.min(...due)
}

export function dayName({ voice, timeZone }: Turn, at: number): string {
  const locale = voice.language === 'ru' ? 'ru-RU' : 'en-US'
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at)
}

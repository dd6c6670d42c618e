// Runs all cases and counts: per skill, per topic, and over everything.
import { runCase } from './converse.ts'
import type { Case } from './tutor-cases.ts'

interface Counts {
  right: number
  wrong: number
  declined: number
}
const none = (): Counts => ({ right: 0, wrong: 0, declined: 0 })

export interface CaseFigures {
  readonly total: number
  readonly byHand: number
  readonly all: Counts
  readonly hand: Counts
  readonly skills: ReadonlyMap<string, Counts>
  readonly topics: ReadonlyMap<string, Counts>
  readonly wrongAnswers: { checked: number; calledRight: number }
  readonly rightAnswers: { checked: number; calledWrong: number }
  readonly falseMaths: readonly string[]
  readonly leaks: readonly string[]
  readonly unread: readonly string[]
  readonly inOtherLanguage: readonly string[]
  /** Every case that was not right, with what came instead. */
  readonly failures: readonly string[]
  readonly replyMs: readonly number[]
}

const topicOf = (skill: string) => skill.split('.').slice(0, 2).join('.')

export function runCases(cases: readonly Case[]): CaseFigures {
  const skills = new Map<string, Counts>()
  const topics = new Map<string, Counts>()
  const [all, hand] = [none(), none()]
  const wrongAnswers = { checked: 0, calledRight: 0 }
  const rightAnswers = { checked: 0, calledWrong: 0 }
  const falseMaths: string[] = []
  const leaks: string[] = []
  const unread: string[] = []
  const inOtherLanguage: string[] = []
  const failures: string[] = []
  const replyMs: number[] = []
  const counted = (map: Map<string, Counts>, key: string) => {
    const found = map.get(key) ?? none()
    map.set(key, found)
    return found
  }
  for (const one of cases) {
    const outcome = runCase(one)
    for (const counts of [all, counted(skills, one.skill), counted(topics, topicOf(one.skill))]) counts[outcome.kind]++
    if (one.byHand) hand[outcome.kind]++
    if (outcome.kind !== 'declined' && one.kind === 'w') {
      wrongAnswers.checked++
      if (outcome.kind === 'wrong') wrongAnswers.calledRight++
    }
    if (outcome.kind !== 'declined' && (one.kind === 'r' || one.kind === 't')) {
      rightAnswers.checked++
      if (outcome.kind === 'wrong') rightAnswers.calledWrong++
    }
    const label = `${one.skill} ${one.kind} ${one.language} ${one.task.replaceAll('\n', ' // ')}`
    falseMaths.push(...outcome.falseMaths.map((each) => `${label}: ${each}`))
    if (outcome.leaks) leaks.push(label)
    if (!outcome.isRead) unread.push(label)
    if (!outcome.isRightLanguage) inOtherLanguage.push(label)
    replyMs.push(outcome.firstReplyMs)
    if (outcome.kind !== 'right') {
      const asked = one.work === undefined ? '' : ` <- ${one.work.replaceAll('\n', ' // ')}`
      const wanted = one.expected === undefined ? '' : ` (${one.expected})`
      failures.push(`${outcome.kind}: ${label}${asked}${wanted}: ${outcome.note.replaceAll('\n', ' ').slice(0, 160)}`)
    }
  }
  return {
    total: cases.length,
    byHand: cases.filter((one) => one.byHand).length,
    all,
    hand,
    skills,
    topics,
    wrongAnswers,
    rightAnswers,
    falseMaths,
    leaks,
    unread,
    inOtherLanguage,
    failures,
    replyMs: replyMs.sort((a, b) => a - b),
  }
}

import type { Language } from '@lumi/contracts/errors'
import type { Attempt, Progress, SkillProgress, SkillStanding } from '@lumi/contracts/learning'
import { findSkill, itemText, topicsOf } from '@lumi/tutor/curriculum'
import {
  explainSkill,
  type LearnerEvent,
  type LearnerView,
  learnerFrom,
  misconceptionName,
  type SkillState,
  skillsToTryAlone,
  viewOf,
} from '@lumi/tutor/learner'

/** How many of the latest exercises are not set again. */
const latelyGiven = 200
const shownAttempts = 20
const shownMistakes = 10
const mistakeDays = 28
const dayMs = 86_400_000
const usualAge = 13

export interface Place {
  country: 'US' | 'RU' | 'BY'
  grade: number
}

/** Grades with skills. Courses of the United States are placed in the grade in which they are usually taken. */
function levelOf({ country, grade }: Place): string {
  if (country !== 'US' || grade <= 8) return `${grade}`
  return ({ 9: 'A1', 10: 'GEO', 11: 'A2' } as const)[grade as 9 | 10 | 11] ?? 'CALC'
}

/** The usual grade at an age, for a student who has named none. School begins at six or seven. */
export function placeOf(country: Place['country'], grade: number | null, birthDate: string | null, now: number): Place {
  const years = birthDate === null ? usualAge : (now - Date.parse(birthDate)) / (365.25 * dayMs)
  const wanted = grade || Math.floor(years) - 6
  return { country, grade: Math.min(country === 'US' ? 12 : 11, Math.max(5, wanted)) }
}

/** What the tutor is told about the student for one turn. */
export function viewFrom(events: readonly LearnerEvent[], place: Place, now: number): LearnerView {
  const given = events.flatMap((event) => (event.kind === 'given' ? [{ skill: event.skill, item: event.item }] : []))
  return {
    ...viewOf(learnerFrom(events)),
    lately: given.slice(-latelyGiven),
    unaided: skillsToTryAlone(events, now),
    programme: place.country,
    level: levelOf(place),
  }
}

function standingOf(state: SkillState | undefined): SkillStanding {
  if (!state || state.firstTries === 0) return 'new'
  if (state.isMastered) return 'alone'
  if (state.alone === 0 && state.helped > 0) return 'helped'
  return state.isShaky ? 'shaky' : 'growing'
}

type Tried = Extract<LearnerEvent, { kind: 'attempt' }>

export function progressFrom(
  events: readonly LearnerEvent[],
  student: Place & { timeZone: string; language: Language },
  now: number,
): Progress {
  const { language, timeZone } = student
  const { skills } = learnerFrom(events)
  const tries = triesThatCount(events)
  const titleOf = (id: string) => findSkill(id)?.title[language] ?? id
  const rulings = new Map(
    events.flatMap((event) =>
      event.kind === 'upheld' || event.kind === 'withdrawn' ? [[event.attemptId, event.kind] as const] : [],
    ),
  )
  const isRight = (tried: Tried) => tried.isCorrect || rulings.get(tried.id) === 'upheld'
  // What counts for mastery: a contested answer as it was decided, and no answer to a task that was withdrawn.
  const ruledTries = tries.flatMap((tried) =>
    rulings.get(tried.id) === 'withdrawn' ? [] : [{ ...tried, isCorrect: isRight(tried) }],
  )
  const shown = (tried: Tried): Attempt => ({
    at: new Date(tried.at).toISOString(),
    task: itemText(tried.item, language),
    isCorrect: isRight(tried),
    isFirst: tried.isFirst,
    hintLevel: tried.hintLevel,
    // Shown as it was typed, so not as a formula.
    line: tried.line?.replaceAll('$', '') ?? null,
    ruling: rulings.get(tried.id) ?? null,
  })
  const progressOf = (state: SkillState): SkillProgress => {
    const own = tries.filter(({ skill }) => skill === state.skill)
    const firsts = own.filter((tried) => tried.isFirst && rulings.get(tried.id) !== 'withdrawn').map(shown)
    // Out of all problems tried, like the numbers in the explanation.
    const count = (isAssisted: boolean) => ({
      right: firsts.filter(({ isCorrect, hintLevel }) => isCorrect && hintLevel > 0 === isAssisted).length,
      all: firsts.length,
    })
    return {
      skillId: state.skill,
      title: titleOf(state.skill),
      standing: standingOf(state),
      explanation: explainSkill(state, null, language, now, timeZone),
      unaided: count(false),
      assisted: count(true),
      dueAt: state.card ? new Date(state.card.dueAt).toISOString() : null,
      attempts: own.map(shown).reverse().slice(0, shownAttempts),
    }
  }
  const tried = [...skills.values()].sort((a, b) => b.lastAt - a.lastAt)
  const due = tried.flatMap(({ card }) => (card ? [card.dueAt] : []))
  return {
    skills: tried.map(progressOf),
    map: [
      {
        subject: 'maths',
        topics: topicsOf({ subject: 'maths', country: student.country, grade: student.grade }).map((topic) => ({
          topicId: topic.topicId,
          title: topic.title[language],
          skills: topic.skillIds.map((skillId) => ({
            skillId,
            title: titleOf(skillId),
            standing: standingOf(skills.get(skillId)),
          })),
        })),
      },
    ],
    mistakes: sameMistakes(
      tries
        .filter((each) => each.isFirst && !shown(each).isCorrect && rulings.get(each.id) !== 'withdrawn')
        .filter(({ at }) => now - at <= mistakeDays * dayMs),
    )
      .slice(0, shownMistakes)
      .map((wrong) => {
        const [{ skill, mistake }] = wrong
        const behind = tries.filter((each) => wrong.some(({ item, at }) => each.item === item && each.at >= at))
        return {
          skillId: skill,
          title: titleOf(skill),
          name: mistake === undefined ? null : misconceptionName(mistake, language),
          attempts: behind.map(shown).reverse().slice(0, shownAttempts),
          isMended: wrong.every(({ item, at }) =>
            behind.some((other) => other.item === item && other.at > at && shown(other).isCorrect),
          ),
        }
      }),
    week: weekOf(ruledTries, now, timeZone),
    reviews: {
      due: due.filter((at) => at <= now).length,
      nextAt: due.length === 0 ? null : new Date(Math.min(...due)).toISOString(),
    },
    toTryAlone: skillsToTryAlone(events, now).map((skillId) => ({ skillId, title: titleOf(skillId) })),
  }
}

/** Wrong first tries grouped by the mistake, or by exercise if it was not recognized. Newest first, no empty groups. */
function sameMistakes(wrong: readonly Tried[]): [Tried, ...Tried[]][] {
  const groups = new Map<string, [Tried, ...Tried[]]>()
  for (const each of wrong.toReversed()) {
    const key = each.mistake ?? each.item
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups.values()]
}

/** Tries since the last reset, of everything or of their skill. */
function triesThatCount(events: readonly LearnerEvent[]): Tried[] {
  let tries: Tried[] = []
  for (const event of events) {
    if (event.kind === 'attempt') tries.push(event)
    else if (event.kind === 'reset')
      tries = event.skill === undefined ? [] : tries.filter(({ skill }) => skill !== event.skill)
  }
  return tries
}

function weekOf(tries: readonly Tried[], now: number, timeZone: string): Progress['week'] {
  const dayAt = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const today = Date.parse(`${dayAt.format(now)}T12:00:00Z`)
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(today - (6 - index) * dayMs).toISOString().slice(0, 10)
    const solved = tries.filter((each) => each.isCorrect && each.day === day)
    // As for mastery: right at the first try, without a hint.
    const alone = solved.filter(({ isFirst, hintLevel }) => isFirst && hintLevel === 0).length
    return { day, alone, helped: solved.length - alone }
  })
}

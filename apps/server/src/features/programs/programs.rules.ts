import { AppError } from '@lumi/contracts/errors'
import type { CatalogueProgram } from './catalogue.ts'

export interface StudiedProgram {
  programId: string
  subject: string
  addedAt: Date
  usedAt: Date
  pausedAt: Date | null
}

/** A student's programs, as needed to decide about a change. */
export interface Studies {
  programs: readonly StudiedProgram[]
  changedAt: Date | null
  opensAt: Date | null
}

export const isActive = (program: StudiedProgram) => program.pausedAt === null

/** The next midnight in the student's time zone. An unknown zone counts as UTC. */
export function nextMidnight(timeZone: string, now: Date): Date {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const start = (zone: string) => instant.toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 }).toZonedDateTime(zone)
  let midnight: Temporal.ZonedDateTime
  try {
    midnight = start(timeZone)
  } catch {
    midnight = start('UTC')
  }
  return new Date(midnight.epochMilliseconds)
}

/** When the next change opens; null: now. */
export const opensAt = ({ opensAt }: Pick<Studies, 'opensAt'>, now: Date): Date | null =>
  opensAt !== null && opensAt > now ? opensAt : null

/**
 * Whether taking up a program counts as the change of the day (decision 025). Not counted: the first program of an account,
 * another grade of a subject that is active, and going back to what was paused if nothing else was taken up since.
 */
export function isChangeOfTheDay(studies: Studies, wanted: Pick<CatalogueProgram, 'programId' | 'subject'>): boolean {
  const { programs, changedAt } = studies
  if (programs.length === 0) return false
  if (programs.some((program) => isActive(program) && program.subject === wanted.subject)) return false
  const paused = programs.find(({ programId }) => programId === wanted.programId)?.pausedAt
  if (!paused) return true
  const lastTaken = Math.max(changedAt?.getTime() ?? 0, ...programs.map(({ addedAt }) => addedAt.getTime()))
  return paused.getTime() <= lastTaken
}

export function assertRoom(active: number, subjectLimit: number | null): void {
  if (subjectLimit !== null && active >= subjectLimit) throw new AppError('program_subject_limit')
}

export function assertChangeOpen(studies: Studies, now: Date): void {
  const opens = opensAt(studies, now)
  if (opens === null) return
  throw new AppError('program_change_limit', {
    retryAfterSeconds: Math.ceil((opens.getTime() - now.getTime()) / 1000),
  })
}

/** What the chat follows after the program in focus was paused: the active program that was used last, or none. */
export function nextInFocus(programs: readonly StudiedProgram[]): string | null {
  const [latest] = programs.filter(isActive).toSorted((a, b) => b.usedAt.getTime() - a.usedAt.getTime())
  return latest?.programId ?? null
}

/** Subjects without a core of their own need a language model. */
export const isTaught = ({ kind }: CatalogueProgram, hasOnlineTutor: boolean): boolean =>
  kind === 'full' || hasOnlineTutor

/** Default grade for a student who has named none and studies nothing yet, or goes to no school. */
export const middleGrade = 8

import type { Language } from '../math/latex.ts'
import type { SkillState } from './learner.ts'
import { BKT } from './parameters.ts'

/**
 * Explains the estimate for a skill in figures that the student can check.
 * @param title null if the heading already shows it
 */
export function explainSkill(
  state: SkillState,
  title: string | null,
  language: Language,
  now: number,
  timeZone = 'UTC',
): string {
  const { alone, firstTries, daysAlone, isMastered, card } = state
  const locale = language === 'ru' ? 'ru-RU' : 'en-US'
  const when = (at: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at)
  if (language === 'ru') {
    const [subject, of] = title === null ? ['Решено', 'Пока'] : [`«${title}»: решено`, `«${title}»: пока`]
    const solved = `${subject} без помощи ${alone} из ${firstTries}.`
    if (firstTries === 0) return `${of} не было ни одной попытки.`
    if (card && card.dueAt <= now) return `${solved} Пора повторить.`
    if (isMastered && card) return `${solved} Тема освоена, следующее повторение: ${when(card.dueAt)}.`
    return `${solved} ${missingRu(alone, daysAlone.length)}`
  }
  const [you, not] = title === null ? ['You', 'Not'] : [`"${title}": you`, `"${title}": not`]
  const solved = `${you} solved ${alone} of ${firstTries} without help.`
  if (firstTries === 0) return `${not} tried yet.`
  if (card && card.dueAt <= now) return `${solved} Time for a review.`
  if (isMastered && card) return `${solved} Mastered; next review: ${when(card.dueAt)}.`
  return `${solved} ${missingEn(alone, daysAlone.length)}`
}

function missingEn(alone: number, days: number): string {
  const tries = Math.max(1, BKT.masteredSuccesses - alone)
  const more = `For mastery: at least ${tries} more right without help`
  return days < BKT.masteredDays
    ? `${more}, on ${BKT.masteredDays - days === 1 ? 'one more day' : 'two different days'}.`
    : `${more}.`
}

function missingRu(alone: number, days: number): string {
  const tries = Math.max(1, BKT.masteredSuccesses - alone)
  const more = `Чтобы освоить тему, нужно решить без помощи ещё хотя бы ${tries}`
  return days < BKT.masteredDays
    ? `${more}, ${BKT.masteredDays - days === 1 ? 'ещё в один день' : 'в два разных дня'}.`
    : `${more}.`
}

import type { Problem } from './state.ts'

/** The formula is an unconfirmed reading, so the task is quoted in the student's words. */
export const isAssumed = ({ standing }: Problem) => standing === 'assumed'

/**
 * The task is named by its words: the student has not confirmed the formula, or symbols do not express the question.
 */
export const isNamedByWords = ({ told, standing }: Problem) =>
  told !== null && (standing === 'assumed' || standing === 'typed')

/** The calculation rests on what the student typed or confirmed, so it may carry the badge. */
export const hasBadge = ({ standing }: Problem) => standing === 'typed' || standing === 'confirmed'

/** The student wrote the formula or found its value: both read the task alike. */
export function confirmReading(problem: Problem): void {
  if (!hasBadge(problem)) problem.standing = 'confirmed'
}

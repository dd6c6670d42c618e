/**
 * The name by which a student is called before somebody who may be a stranger, and in a letter: one word of letters, so that
 * no address, number or sentence can stand in its place. @returns undefined when there is none
 */
export function firstNameOf(name: string | null): string | undefined {
  const [first = ''] = (name ?? '').trim().split(/\s+/)
  return /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u.test(first) ? first : undefined
}

/** A card: its title (a key of `empty`), its sign, and the task that goes into the field. */
export type Example = { sign: string; title: ExampleTitle } & ({ task: string } | { taskKey: ExampleTask })
type ExampleTitle =
  | 'equation'
  | 'system'
  | 'fraction'
  | 'calculation'
  | 'inequality'
  | 'derivative'
  | 'physics'
  | 'current'
  | 'force'
  | 'chemistry'
  | 'amount'
type ExampleTask = 'physicsText' | 'currentText' | 'forceText' | 'chemistryText' | 'amountText'

const equation = (task: string): Example => ({ sign: 'x = ?', title: 'equation', task })
const fractions = (task: string): Example => ({ sign: '½', title: 'fraction', task })
const calculation = (task: string): Example => ({ sign: '+ −', title: 'calculation', task })
const inequality = (task: string): Example => ({ sign: '<', title: 'inequality', task })

/** By the grade in which the topic is taught in Russia and Belarus. */
const maths: Readonly<Record<number, readonly Example[]>> = {
  5: [calculation('12 + 4 * (9 - 5)'), fractions('7/12 - 5/12')],
  6: [equation('3x - 7 = 8'), fractions('3/4 - 1/6')],
  7: [equation('3(x - 2) = 2x + 7'), calculation('2^3 * 2^4')],
  8: [equation('x^2 - 5x + 6 = 0'), inequality('2x - 3 > 7')],
  9: [inequality('x^2 - 3x - 10 < 0'), { sign: '{', title: 'system', task: 'x + y = 7, x - y = 3' }],
  10: [equation('2sin(x) = 1'), equation('2^x = 32')],
  11: [{ sign: 'f ′', title: 'derivative', task: "(x^3 - 3x)'" }, equation('log2(x) = 5')],
}

/** Maps a US course to the grade in which the other curricula teach it. */
const mathsGradeOfUs = [5, 6, 7, 7, 8, 9, 10, 11] as const
const scienceGradeOfUs: Readonly<Record<number, number>> = { 9: 7, 10: 8, 11: 9, 12: 10 }

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A task as it is written, not as it is typed. */
export const written = (task: string) =>
  task
    .replace(/\^(\d)(?!\d)/g, (_power, digit: string) => superscripts[Number(digit)]!)
    .replaceAll('-', '−')
    .replaceAll('*', '·')

/** Examples that fit the grade; the most common ones without a program. Null for a subject without lessons. */
export function examplesOf(
  program: { programId: string; subject: string; grade: number } | null,
): readonly Example[] | null {
  if (program === null) return [equation('3(x - 2) = 2x + 7'), fractions('1/2 + 1/3')]
  const { subject, grade } = program
  const isOfUs = program.programId.startsWith('us-')
  const science = isOfUs ? (scienceGradeOfUs[grade] ?? grade) : grade
  if (subject === 'maths') return maths[(isOfUs && mathsGradeOfUs[grade - 5]) || grade] ?? maths[8]!
  if (subject === 'physics') {
    if (science <= 7) return [{ sign: 'v = ?', title: 'physics', taskKey: 'physicsText' }]
    if (science === 8) return [{ sign: 'I = ?', title: 'current', taskKey: 'currentText' }]
    return [{ sign: 'a = ?', title: 'force', taskKey: 'forceText' }]
  }
  if (subject !== 'chemistry') return null
  if (science <= 8) return [{ sign: 'M = ?', title: 'chemistry', taskKey: 'chemistryText' }]
  return [{ sign: 'n = ?', title: 'amount', taskKey: 'amountText' }]
}

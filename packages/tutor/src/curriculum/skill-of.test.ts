import { describe, expect, test } from 'vitest'
import { readMessage } from '../math/reading.ts'
import { solve } from '../math/solve.ts'
import { readTask } from '../math/task-reading.ts'
import { makeExercise } from './exercises.ts'
import { skillOf } from './skill-of.ts'
import { findSkill, skills } from './skills.ts'

function skillOfText(text: string): string | null | undefined {
  const [line] = readMessage(text, 'en').lines.filter((each) => 'statement' in each)
  const told = readTask(text, 'en')?.task ?? (line && 'statement' in line ? line.statement : undefined)
  if (!told) return undefined
  const solved = solve(told)
  return 'solution' in solved ? skillOf(told, solved.solution) : undefined
}

describe('which skill a typed problem belongs to', () => {
  test.each([
    ['5x + 3 = 18', '5.equations.two-step'],
    ['3(x - 2) = 2x + 7', '6.equations.both-sides'],
    ['7x - 4 = 3x + 12', '6.equations.both-sides'],
    ['x^2 - 5x + 6 = 0', '8.quadratics.vieta'],
    ['x^2 - 3x + 1 = 0', '8.quadratics.formula'],
    ['2x^2 - 5x + 2 = 0', '8.quadratics.factor'],
    ['x^2 = 49', '8.quadratics.incomplete'],
    ['1/2 + 1/3', '6.fractions.add'],
    ['3/4 : 2/5', '6.fractions.divide'],
    ['20 - 3*4', '5.order.operations'],
    ['15% * 80', '5.percent.of'],
    ['(x+3)(x-3)', '7.products.difference'],
    ['2(x+3) - 4x', '6.algebra.brackets'],
    ['sqrt(50)', '8.roots.simplify'],
    ['2^x = 32', '10.equations.exponential'],
    ['2x - 3 > 7', '8.inequalities.linear'],
    ['derivative of x^3 sin x', '10.derivative.product'],
  ])('%s: %s', (text, skill) => expect(skillOfText(text)).toBe(skill))

  test('every id that can come out is in the curriculum, and exercises come back to their own skill', () => {
    const tally = { own: 0, near: 0, other: [] as string[] }
    for (const skill of skills) {
      for (const generator of [0, 1, 2]) {
        const exercise = makeExercise(skill.id, generator, 'own')
        if (!exercise || exercise.kind === 'q') continue
        const found = skillOfText(exercise.prompt.en)
        if (found === null || found === undefined) {
          tally.other.push(`${skill.id}: ${exercise.prompt.en} -> nothing`)
          continue
        }
        expect(findSkill(found), found).toBeDefined()
        const isNear = found.split('.')[1] === skill.id.split('.')[1] || skill.needs.includes(found)
        if (found === skill.id) tally.own++
        else if (isNear) tally.near++
        else tally.other.push(`${skill.id}: ${exercise.prompt.en} -> ${found}`)
      }
    }
    const all = tally.own + tally.near + tally.other.length
    // Several skills have exercises of the same form: naming a coefficient and collecting like terms look alike.
    expect(tally.own / all, tally.other.join('\n')).toBeGreaterThan(0.75)
    expect(tally.other.length / all, tally.other.join('\n')).toBeLessThan(0.1)
  })
})

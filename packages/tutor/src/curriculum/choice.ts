import { expectedSuccess, type Learner, newSkill } from '../learner/learner.ts'
import { CHOICE } from '../learner/parameters.ts'
import { chanceFrom } from './chance.ts'
import { itemOfExercise, makeExercise, type SkillExercise } from './exercises.ts'
import type { Skill } from './skills.ts'

export interface ChoiceInput {
  readonly learner: Learner
  /** The skills of the student's program up to the student's grade. */
  readonly skills: readonly Skill[]
  /** Recently set exercises, the newest last. */
  readonly lately: readonly { readonly skill: string; readonly item: string }[]
  readonly now: number
  readonly seed: string
}

export interface Choice {
  readonly exercise: SkillExercise
  /** `review`: due for review. `begun`: tried before, not mastered. `new`: never tried, prerequisites met. */
  readonly why: 'review' | 'begun' | 'new'
}

/**
 * Chooses the next exercise: due reviews up to their share, otherwise the weakest skill whose prerequisites are met, at
 * a difficulty with an expected success of three in four. No skill three times in a row, no exercise twice.
 */
export function chooseExercise(input: ChoiceInput): Choice | null {
  const { skills, lately, now, seed } = input
  const chance = chanceFrom(`${seed}|choice|${lately.length}`)
  const due = skills.filter(({ id }) => (stateOf(input, id).card?.dueAt ?? Number.POSITIVE_INFINITY) <= now)
  const isReview = due.length > 0 && chance.between(1, 100) <= CHOICE.reviewShare * 100
  const fresh = skills
    .filter((skill) => !stateOf(input, skill.id).isMastered && areNeedsMet(input, skill))
    .sort((a, b) => weakness(input, a) - weakness(input, b))
  const order = isReview ? [...due, ...fresh] : [...fresh, ...due]
  const inARow = lately.slice(-CHOICE.sameSkillInARow).map(({ skill }) => skill)
  const isTired = (id: string) => inARow.length === CHOICE.sameSkillInARow && inARow.every((each) => each === id)
  for (const skill of [...order.filter(({ id }) => !isTired(id)), ...order]) {
    const exercise = exerciseFor(input, skill)
    if (!exercise) continue
    const why = due.includes(skill) ? 'review' : stateOf(input, skill.id).firstTries > 0 ? 'begun' : 'new'
    return { exercise, why }
  }
  return null
}

const stateOf = ({ learner }: ChoiceInput, id: string) => learner.skills.get(id) ?? newSkill(id)

const topGrade = ({ skills }: ChoiceInput) => Math.max(...skills.map(({ grade }) => grade))

/**
 * A prerequisite is met if the skill is well enough known to build on. Skills of earlier grades count as met until a
 * try shows otherwise.
 */
const areNeedsMet = (input: ChoiceInput, { needs }: Skill) =>
  needs.every((need) => {
    const state = stateOf(input, need)
    const isOfThisGrade = input.skills.some(({ id, grade }) => id === need && grade === topGrade(input))
    return state.firstTries > 0 ? !state.isShaky : !isOfThisGrade
  })

/**
 * Sort key, lowest first: begun skills before new ones, the least known first; among new skills those of the student's
 * own grade first.
 */
const weakness = (input: ChoiceInput, { id, grade }: Skill) => {
  const { known, firstTries } = stateOf(input, id)
  return firstTries > 0 ? known : 1 + known + (topGrade(input) - grade) / 10
}

function exerciseFor({ learner, lately, seed }: ChoiceInput, skill: Skill): SkillExercise | null {
  const ability = learner.ability.get('maths')?.value ?? 0
  const known = learner.skills.get(skill.id)?.known ?? 0.2
  // Each skill has three generators, from easy to hard: try the one closest to the target success rate first.
  const byFit = [0, 1, 2].sort((a, b) => misfit(a) - misfit(b))
  function misfit(generator: number) {
    const difficulty = generator - 1 - 2 * (known - 0.5)
    return Math.abs(expectedSuccess(ability, difficulty) - CHOICE.expectedSuccess)
  }
  const used = new Set(lately.map(({ item }) => item))
  for (const generator of byFit) {
    for (let attempt = 0; attempt < 5; attempt++) {
      const exercise = makeExercise(skill.id, generator, `${seed}|${lately.length}|${attempt}`)
      if (exercise && !used.has(itemOfExercise(exercise))) return exercise
    }
  }
  return null
}

import type { Learner, SkillState } from './learner.ts'

/** The tutor's view of a student for one turn: plain JSON, computed by the host from the stored events. */
export interface LearnerView {
  readonly skills: readonly SkillState[]
  readonly ability: Readonly<Record<string, { readonly value: number; readonly answers: number }>>
  /** Recently set exercises, the newest last. */
  readonly lately: readonly { readonly skill: string; readonly item: string }[]
  /** Skills practiced with help a day or two ago and not tried without help since. */
  readonly unaided: readonly string[]
  readonly programme: 'US' | 'RU' | 'BY'
  /** Grade; in the United States grade or course. */
  readonly level: string
}

export const viewOf = (learner: Learner): Pick<LearnerView, 'skills' | 'ability'> => ({
  skills: [...learner.skills.values()],
  ability: Object.fromEntries(learner.ability),
})

export const learnerOf = ({ skills, ability }: Pick<LearnerView, 'skills' | 'ability'>): Learner => ({
  skills: new Map(skills.map((each) => [each.skill, each])),
  ability: new Map(Object.entries(ability)),
})

export const beginner: LearnerView = {
  skills: [],
  ability: {},
  lately: [],
  unaided: [],
  programme: 'RU',
  level: '7',
}

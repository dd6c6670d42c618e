// The learner model without the tutor that uses it.
export { misconceptionName } from '../pedagogy/misconception-names.ts'
export { explainSkill } from './explain.ts'
export {
  type Attempt,
  expectedSuccess,
  itemDifficulty,
  type Learner,
  type LearnerEvent,
  learnerAfter,
  learnerFrom,
  newLearner,
  type SkillState,
} from './learner.ts'
export { correctedTimes, mergedLog } from './merged-log.ts'
export { skillsToTryAlone } from './unaided.ts'
export { type LearnerView, learnerOf, viewOf } from './view.ts'

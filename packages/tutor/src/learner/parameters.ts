/** Parameters of the learner model with their sources. */

/** Bayesian knowledge tracing, Corbett and Anderson 1995. Guess and slip stay below 0.3 and 0.1 (Baker et al. 2008). */
export const BKT = {
  initial: 0.2,
  learn: 0.15,
  slip: 0.1,
  guess: 0.15,
  /** With four options. */
  guessOfFour: 0.25,
  mastered: 0.95,
  masteredSuccesses: 3,
  masteredDays: 2,
  shaky: 0.6,
} as const

/** Elo with a step that shrinks with the number of answers, Pelánek 2016. */
export const ELO = { step: 1, shrink: 0.05, easiest: -2, hardest: 2 } as const

/** FSRS-6 (free spaced repetition scheduler) with its default weights; intervals in whole days. */
export const FSRS = {
  retention: 0.9,
  longestDays: 365,
  weights: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ],
} as const

/** Targets for choosing exercises: hard enough to learn from, easy enough to keep going. */
export const CHOICE = { expectedSuccess: 0.75, reviewShare: 0.3, sameSkillInARow: 2 } as const

import { electricityLawWords } from './electricity-law-words.ts'
import { matterLawWords } from './matter-law-words.ts'
import { motionLawWords } from './motion-law-words.ts'
import { waveLawWords } from './wave-law-words.ts'
import type { LawWords } from './words-of-law.ts'

/** What is said about tasks of physics, by their laws. */
export const physicsLawWords: Readonly<Record<string, LawWords>> = {
  ...motionLawWords,
  ...matterLawWords,
  ...electricityLawWords,
  ...waveLawWords,
}

// Tasks of signs and fixed words, as pupils and textbooks put them: `packages/tutor/test-data/mechanical`.
import { readFileSync } from 'node:fs'
import type { Case, Language } from './tutor-cases.ts'

export const mechanicalTasks = (language: Language): Case[] =>
  readFileSync(new URL(`../packages/tutor/test-data/mechanical/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [expected = '', task = ''] = line.split('\t')
      return { skill: 'mechanical', kind: 's', language, task, expected, byHand: true }
    })

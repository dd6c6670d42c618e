// Cases written by hand, one a line, in `bench/stories`.
import { readFileSync } from 'node:fs'
import type { Case, Language } from './tutor-cases.ts'

/** One a line: `language message :: answer`. */
export const casesIn = (file: string, skill: string): Case[] =>
  readFileSync(new URL(`./stories/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, language, task, expected] = /^(en|ru) (.+) :: (.+)$/.exec(line) ?? []
      if (!task) throw new Error(`${file}: ${line}`)
      return { skill, kind: 's', language: language as Language, task, expected: expected!, byHand: true }
    })

/** Tasks told in words with a twist: each must be solved right or be left to the student. */
export const twistedStories = (): Case[] => casesIn('twisted.txt', 'stories')

// Tasks told in words with a twist (`bench/stories`): each must be solved right or be left to the student.
import { readFileSync } from 'node:fs'
import type { Case, Language } from './tutor-cases.ts'

/** One a line: `language message :: answer`, written by hand. */
export const twistedStories = (): Case[] =>
  readFileSync(new URL('./stories/twisted.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, language, task, expected] = /^(en|ru) (.+) :: (.+)$/.exec(line) ?? []
      if (!task) throw new Error(`twisted.txt: ${line}`)
      return { skill: 'stories', kind: 's', language: language as Language, task, expected: expected!, byHand: true }
    })

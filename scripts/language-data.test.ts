import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeWithoutComments } from './code-without-comments.ts'

const model = join(import.meta.dirname, '../packages/tutor/src/model')
const story = join(import.meta.dirname, '../packages/tutor/src/dialogue/story')
const pedagogy = join(import.meta.dirname, '../packages/tutor/src/pedagogy')

/** Texts for a language model, which are no words that a student is heard by. */
const texts: readonly string[] = ['card.ts', 'policy.ts', 'reply-judge.ts']
const files = readdirSync(model).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !texts.includes(file),
)

/** Letters that stand for others: «х» for x, «е» for «ё». */
const letters = /[кkсcдdмmухеё]/giu

describe('the words by which a led lesson hears a student stand in the data of the languages', () => {
  test.each(
    [...files.map((file) => join(model, file)), join(story, 'task-and-work.ts'), join(pedagogy, 'intents.ts')].map(
      (path) => [path.split('/src/')[1]!, path],
    ),
  )('%s holds none', (_, path) => {
    const lines = codeWithoutComments(readFileSync(path, 'utf8')).split('\n')
    expect(lines.filter((line) => /[а-яё]/iu.test(line.replace(letters, '')))).toEqual([])
  })
})

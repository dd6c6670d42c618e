import { expect, test } from 'vitest'
import { readStory } from './index.ts'

test('a text without a question is no story', () => {
  expect(readStory('The sun is shining.', 'en')).toEqual({ kind: 'none', spans: [], question: null })
})

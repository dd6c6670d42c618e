import { describe, expect, test } from 'vitest'
import { tasksOfList } from './task-list.ts'

describe('two tasks in one sentence', () => {
  test.each([
    ['en', 'solve 2x+3=11 and also 3y-1=8', ['solve 2x+3=11', '3y-1=8']],
    ['en', 'what is 15% of 80 and then whats 20% of 60?', ['what is 15% of 80', 'whats 20% of 60']],
    ['ru', 'реши 2x+3=11 и еще 3y-1=8', ['реши 2x+3=11', '3y-1=8']],
    ['ru', 'сколько будет 15% от 80 и 20% от 60', ['сколько будет 15% от 80', '20% от 60']],
  ] as const)('%s: "%s"', (language, text, tasks) => {
    expect(tasksOfList(text, language)).toEqual(tasks)
  })

  test.each([
    'solve x+y=5 and x-y=1',
    '2x=8 and x=4',
    'solve 3a+2=11 and b=7',
    'what is 15% of 80 and then 20% of that?',
    'i have 2x+3=11 and 3y friends',
  ])('"%s" is one', (text) => {
    expect(tasksOfList(text, 'en')).toBeNull()
  })
})

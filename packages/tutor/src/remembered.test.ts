import { expect, test } from 'vitest'
import { cacheOf, remembered } from './remembered.ts'

test('what was asked for is not computed again, also where it is nothing', () => {
  const asked: string[] = []
  const read = remembered((text, language) => {
    asked.push(`${language} ${text}`)
    return text === 'nothing' ? undefined : text.length
  })
  expect([
    read('abc', 'en'),
    read('abc', 'en'),
    read('abc', 'ru'),
    read('nothing', 'en'),
    read('nothing', 'en'),
  ]).toEqual([3, 3, 3, undefined, undefined])
  expect(asked).toEqual(['en abc', 'ru abc', 'en nothing'])
})

test('it holds at most twice as many as it should, and what is in use stays', () => {
  const cache = cacheOf<number>(10)
  let made = 0
  const ask = (key: string) => cache(key, () => ++made)
  for (let each = 0; each < 1000; each++) {
    ask(`${each}`)
    ask('in use')
  }
  expect(made).toBe(1001)
  const before = made
  for (let each = 0; each < 1000; each++) ask(`${each}`)
  expect(made - before).toBeGreaterThanOrEqual(1000 - 20)
})

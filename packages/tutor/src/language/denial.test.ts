import { describe, expect, test } from 'vitest'
import { standsBy } from '../dialogue/story/bound.ts'
import { undenied } from './denial.ts'
import { hearAnswer } from './hear.ts'

describe('a positive word inside a denied one agrees to nothing', () => {
  test.each([
    ['en', "ok that's not right"],
    ['en', "sure but that isn't correct"],
    ['en', "yeah, but that's not what it says"],
    ['en', "right now it doesn't fit"],
    ['ru', 'да не сходится'],
    ['ru', 'да, но это не так'],
    ['ru', 'так не сходится'],
    ['ru', 'ага не верно'],
  ] as const)('%s: %s', (language, text) => {
    expect(hearAnswer(text, language).yesNo).not.toBe('yes')
    expect(standsBy(text, language)).toBe(false)
  })

  test.each([
    ['en', "yes, i didn't see that before"],
    ['en', 'yes, not hard at all'],
    ['en', 'yeah i am right'],
    ['ru', 'да, раньше не понимал'],
    ['ru', 'да, верно'],
  ] as const)('and a yes stays one, whatever else is denied: %s: %s', (language, text) => {
    expect(hearAnswer(text, language).yesNo).toBe('yes')
  })

  test.each([
    ['ru', 'не сходится', false],
    ['ru', 'нет, всё сходится', true],
    ['ru', 'сначала не сходилось, а теперь сходится', true],
    ['ru', 'что-то у меня не очень сходится', false],
  ] as const)('%s: standing by a result, %s: %s', (language, text, stands) => {
    expect(standsBy(text, language)).toBe(stands)
  })

  test.each([
    ["that's not right", null],
    ["it doesn't seem to be right", null],
    ['not 5 but 6 is right', 'right'],
    ['no, it is right', 'right'],
    ['incorrect', null],
    ['не совсем верно', null],
    ['неверно', null],
    ['не 5, а 6 верно', 'верно'],
  ])('%s says %s', (text, found) => {
    expect(undenied(/(?<!\p{L})(?:right|correct|верно)(?!\p{L})/iu, text)?.[0] ?? null).toBe(found)
  })
})

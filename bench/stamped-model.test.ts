import { expect, test } from 'vitest'
import { stampOf, stampsIn } from './stamped-model.ts'

test('a sentence that ends the text is read too: the space behind it is shown with the next one', () => {
  const at = 1795415400000
  expect(stampsIn(`Look at ${stampOf(at)}. Look at ${stampOf(at + 240)}.`)).toEqual([at, at + 240])
})

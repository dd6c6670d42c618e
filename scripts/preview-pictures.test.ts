import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureFile, size, sourceHash, sourceHashFile } from './preview-pictures.ts'

test('the pictures of link previews are made of the mark, fonts and words that are here now', () => {
  expect(readFileSync(sourceHashFile, 'utf8').trim()).toBe(sourceHash())
})

test.each(['en', 'ru'] as const)('the picture for %s is a PNG of the promised size, and small', (language) => {
  const picture = readFileSync(pictureFile(language))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size.width, size.height])
  // Messengers give up on large ones.
  expect(picture.length).toBeLessThan(300_000)
})

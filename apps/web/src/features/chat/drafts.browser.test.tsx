import { expect, test } from 'vitest'
import { type DraftPicture, joined, loadDraft, loadPictures, saveDraft, savePictures } from './drafts.ts'

const aPicture = (): DraftPicture => ({
  clientImageId: crypto.randomUUID(),
  blob: new Blob(['x']),
  width: 1,
  height: 1,
  state: 'ready',
})

test('what an earlier page wrote before it knew the conversation belongs to the conversation that a later page opens with [S04]', async () => {
  const userId = crypto.randomUUID()
  await saveDraft(userId, null, 'of a slow start')
  await saveDraft(userId, 'c1', 'of the visit before')
  const [early, known] = [aPicture(), aPicture()]
  await savePictures(userId, null, [early])
  await savePictures(userId, 'c1', [known])
  const whole = 'of the visit before\nof a slow start'
  expect(await loadDraft(userId, 'c1')).toBe(whole)
  expect((await loadPictures(userId, 'c1')).map(({ clientImageId }) => clientImageId)).toEqual([
    known.clientImageId,
    early.clientImageId,
  ])
  // It has moved: another conversation does not get it, and this one has it once.
  expect(await loadDraft(userId, 'c2')).toBe('')
  expect(await loadPictures(userId, 'c2')).toEqual([])
  expect(await loadDraft(userId, 'c1')).toBe(whole)
})

test('joined text keeps every line, and lines that are there already only once', () => {
  expect(joined('', 'b')).toBe('b')
  expect(joined('a', '')).toBe('a')
  expect(joined('a', 'b')).toBe('a\nb')
  expect(joined('a\nb', 'b')).toBe('a\nb')
  expect(joined('a', 'a\nb')).toBe('a\nb')
  expect(joined('3', '32')).toBe('3\n32')
})

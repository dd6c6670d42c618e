import { expect, test } from 'vitest'
import { errorCatalogue } from './errors.ts'
import { PICTURE } from './picture-limits.ts'

test('each refusal of a picture names its limit in both languages [V08]', () => {
  const limits = {
    picture_max_file_size: `${PICTURE.maxSizeBytes / 1024 / 1024} M|${PICTURE.maxSizeBytes / 1024 / 1024} М`,
    picture_min_width: `${PICTURE.minEdge} px`,
    picture_min_height: `${PICTURE.minEdge} px`,
    picture_max_width: `${PICTURE.maxEdge} px`,
    picture_max_height: `${PICTURE.maxEdge} px`,
    picture_day_limit: `${PICTURE.freePerDay} `,
    picture_max_pixels: `${PICTURE.maxPixels / 1_000_000} `,
  } as const
  for (const [code, limit] of Object.entries(limits)) {
    const { en, ru } = errorCatalogue[code as keyof typeof limits]
    expect(en).toMatch(new RegExp(limit))
    expect(ru).toMatch(new RegExp(limit))
  }
})

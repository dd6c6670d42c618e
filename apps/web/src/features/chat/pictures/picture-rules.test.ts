import { PICTURE } from '@lumi/contracts/picture-limits'
import { describe, expect, test } from 'vitest'
import { attempts, canvasEdge, isAboveLimit, kindOf, problemOfEdges } from './picture-rules.ts'

describe('compression [V09]', () => {
  test('goes down to 2048 px in one step, then at most 10 rounds of 0.95 of edges and quality', () => {
    const all = attempts({ width: 8000, height: 6000 }, false, 16_384)
    expect(all).toHaveLength(11)
    expect(all[0]).toEqual({ width: 2048, height: 1536, quality: 1 })
    expect(all[1]).toEqual({ width: 1946, height: 1459, quality: 0.95 })
    expect(all[10]!.width).toBe(Math.round(2048 * 0.95 ** 10))
    expect(all[10]!.quality).toBeCloseTo(0.95 ** 10)
  })

  test('takes 0.85 of the quality for PNG', () => {
    expect(attempts({ width: 4000, height: 10 }, true, 16_384)[2]!.quality).toBeCloseTo(0.85 ** 2)
  })

  test('never enlarges, and keeps within the canvas', () => {
    expect(attempts({ width: 900, height: 700 }, false, 16_384)[0]).toMatchObject({ width: 900, height: 700 })
    expect(attempts({ width: 900, height: 700 }, false, 450)[0]).toMatchObject({ width: 450, height: 350 })
  })

  test('is for files above the limit only', () => {
    const size = { width: 4000, height: 3000 }
    expect(isAboveLimit({ sizeBytes: PICTURE.maxSizeBytes, ...size })).toBe(false)
    expect(isAboveLimit({ sizeBytes: PICTURE.maxSizeBytes + 1, ...size })).toBe(true)
    expect(isAboveLimit({ sizeBytes: 1000, width: 12_000, height: 9000 })).toBe(true)
  })

  test.each([
    [
      'Chrome',
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
      5,
      16_384,
    ],
    [
      'Edge',
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0',
      0,
      16_384,
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 0, 11_180],
    [
      'desktop Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Safari/605.1.15',
      0,
      16_384,
    ],
    ['IE', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 0, 8192],
    [
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 Version/20.0 Mobile/15E148 Safari/604.1',
      5,
      4096,
    ],
    [
      'Chrome on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/150.0 Mobile/15E148 Safari/604.1',
      5,
      4096,
    ],
    [
      'iPad that calls itself a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/20.0 Safari/605.1.15',
      5,
      4096,
    ],
    ['something else', 'Lynx/2.9', 0, 8192],
  ])('knows the longest edge of a canvas: %s', (_name, userAgent, touchPoints, edge) => {
    expect(canvasEdge(userAgent, touchPoints)).toBe(edge)
  })
})

describe('limits [V08]', () => {
  test.each([
    [{ width: 63, height: 500 }, 'minWidth'],
    [{ width: 500, height: 63 }, 'minHeight'],
    [{ width: 12_001, height: 500 }, 'maxWidth'],
    [{ width: 500, height: 12_001 }, 'maxHeight'],
  ])('%o is refused for its own reason', (size, reason) => {
    expect(problemOfEdges(size)).toMatchObject({ reason })
  })

  test('the limits themselves pass', () => {
    expect(problemOfEdges({ width: 64, height: 12_000 })).toBeNull()
  })
})

test('a kind is known by content', () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
  expect(kindOf(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg')
  expect(kindOf(bytes('\x89PNG\r\n\x1a\n'))).toBe('png')
  expect(kindOf(bytes('RIFF1234WEBPVP8 '))).toBe('webp')
  expect(kindOf(bytes('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(kindOf(bytes('<svg xmlns="http'))).toBeNull()
  expect(kindOf(bytes(''))).toBeNull()
})

import { PICTURE } from '@lumi/contracts/picture-limits'
import { expect, test } from 'vitest'
import iphonePhoto from '../../../testing/photo.heic?url'
import { preparePicture, problemOf } from './prepare-picture.ts'

function canvasOf(width: number, height: number, isNoise = false): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  if (!isNoise) {
    context.fillStyle = '#f4f3ea'
    context.fillRect(0, 0, width, height)
    return canvas
  }
  const pixels = context.createImageData(width, height)
  const words = new Uint32Array(pixels.data.buffer)
  // A small generator: noise is what no encoder makes smaller.
  let state = 1
  for (let at = 0; at < words.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    words[at] = state | 0xff000000
  }
  context.putImageData(pixels, 0, 0)
  return canvas
}

const fileOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), type))

const reasonOf = (file: unknown) =>
  preparePicture(file).then(
    () => 'taken',
    (error) => problemOf(error).reason,
  )

test('what is no file, and a file that is no picture, are refused with an error each [V09]', async () => {
  expect(await reasonOf('data:image/png;base64,AAAA')).toBe('notFile')
  expect(await reasonOf({ size: 10, type: 'image/png' })).toBe('notFile')
  expect(await reasonOf(new Blob(['<svg/>'], { type: 'image/png' }))).toBe('notImage')
  expect(await reasonOf(new Blob([]))).toBe('notImage')
  const cut = (await fileOf(canvasOf(300, 300, true), 'image/png')).slice(0, 30)
  expect(await reasonOf(cut)).toBe('notImage')
  // Neither the browser nor the decoder that is loaded for it can read this one.
  expect(await reasonOf(new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic']))).toBe('notImage')
})

test('a picture outside the edges is refused by the side [V08]', async () => {
  expect(await reasonOf(await fileOf(canvasOf(63, 200), 'image/png'))).toBe('minWidth')
  expect(await reasonOf(await fileOf(canvasOf(200, 63), 'image/png'))).toBe('minHeight')
  expect(await reasonOf(await fileOf(canvasOf(12_001, 64), 'image/png'))).toBe('maxWidth')
  expect(await reasonOf(await fileOf(canvasOf(64, 12_001), 'image/png'))).toBe('maxHeight')
})

test('below the limit a picture stays the file that it is [V09]', async () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
    const file = await fileOf(canvasOf(700, 500), type)
    expect(await preparePicture(file)).toEqual({ blob: file, width: 700, height: 500 })
  }
})

test('above the limit it goes down to 2048 px in one step and then in rounds until it is below [V09]', async () => {
  const file = await fileOf(canvasOf(2600, 1900, true), 'image/png')
  expect(file.size).toBeGreaterThan(PICTURE.maxSizeBytes)
  const { blob, width, height } = await preparePicture(file)
  expect(blob.size).toBeLessThanOrEqual(PICTURE.maxSizeBytes)
  expect(blob.type).toBe('image/png')
  const rounds = Math.round(Math.log(width / 2048) / Math.log(0.95))
  expect(rounds).toBeGreaterThanOrEqual(0)
  expect(width).toBe(Math.round(2048 * 0.95 ** rounds))
  expect(height).toBe(Math.round(1900 * (2048 / 2600) * 0.95 ** rounds))
})

test('a kind that the server does not take is converted', async () => {
  const { blob, width } = await preparePicture(new Blob([bmp(80, 70)], { type: 'image/bmp' }))
  expect([blob.type, width]).toEqual(['image/jpeg', 80])
})

test('a photo of an iPhone, HEIC with the sensor lying on its side, is converted and upright [V09]', async () => {
  const file = await (await fetch(iphonePhoto)).blob()
  const { blob, width, height } = await preparePicture(file)
  expect([blob.type, width, height]).toEqual(['image/jpeg', 960, 720])
  const context = document.createElement('canvas').getContext('2d')!
  Object.assign(context.canvas, { width, height })
  context.drawImage(await createImageBitmap(blob), 0, 0)
  const brightness = (x: number, y: number) =>
    context.getImageData(x, y, 16, 16).data.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0)
  // The paper is brightest at its upper left corner.
  const upperLeft = brightness(110, 90)
  for (const [x, y] of [
    [840, 90],
    [110, 640],
    [840, 600],
  ] as const)
    expect(upperLeft).toBeGreaterThan(brightness(x, y))
})

/** A black BMP of 24 bits a pixel. */
function bmp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const stride = Math.ceil((width * 3) / 4) * 4
  const file = new Uint8Array(54 + stride * height)
  const view = new DataView(file.buffer)
  view.setUint16(0, 0x424d)
  view.setUint32(2, file.length, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  return file
}

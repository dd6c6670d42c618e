import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** What the server says about a file: a refusal by its code, or a picture of this size. */
type Verdict = { code: string } | { width: number; height: number }

export interface HostilePicture {
  name: string
  bytes: Buffer
  expected: Verdict
  /** Name and type that the sender claims. */
  fileName?: string
  type?: string
}

/** Stands in metadata; no stored file may hold it. */
export const metadataCanary = 'Canary-52.0907-23.6917-Street'

/** As a phone takes it; for the browser's own test, which can decode it. */
const heicPhoto = new URL('../../../../../web/src/testing/photo.heic', import.meta.url)

const broken: Verdict = { code: 'picture_broken' }
const notAnImage: Verdict = { code: 'picture_not_an_image' }
const size = (width: number, height: number): Verdict => ({ width, height })

const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function pngHeader(width: number, height: number, { bits = 8, color = 2 } = {}): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = bits
  data[9] = color
  return pngChunk('IHDR', data)
}

const pngEnd = pngChunk('IEND', Buffer.alloc(0))
const png = (...chunks: Buffer[]) => Buffer.concat([pngMagic, ...chunks, pngEnd])

/** A PNG of one bit a pixel, all black: large to decode, small to send. */
const blackPng = (width: number, height: number, ...more: Buffer[]) =>
  png(
    pngHeader(width, height, { bits: 1, color: 0 }),
    ...more,
    pngChunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })),
  )

/** Puts chunks behind the header of a PNG. */
const withChunks = (file: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)])

/** Puts a segment behind the first two bytes of a JPEG. */
function withSegment(file: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([file.subarray(0, 2), head, data, file.subarray(2)])
}

/** A JPEG whose frame header claims other dimensions. */
function withClaimedSize(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file)
  for (let at = 2; at < copy.length; ) {
    const marker = copy[at + 1]!
    if (marker >= 0xc0 && marker <= 0xc2) {
      copy.writeUInt16BE(height, at + 5)
      copy.writeUInt16BE(width, at + 7)
      return copy
    }
    at += 2 + copy.readUInt16BE(at + 2)
  }
  throw new Error('No frame header')
}

/** The corpus of rules, Pictures, made here so that no hostile file lies in the repository. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const plain = sharp({ create: { width: 200, height: 120, channels: 3, background: '#fdfdf9' } })
  const jpeg = await plain.clone().jpeg().toBuffer()
  const somePng = await plain.clone().png().toBuffer()
  const webp = await plain.clone().webp().toBuffer()
  const text = (content: string) => Buffer.from(content)
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>')
  const html = text('<!doctype html><script>alert(document.domain)</script>')
  const exif = { IFD0: { Copyright: metadataCanary }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 26/1' } }
  const gif = Buffer.concat([text('GIF89a'), Buffer.from([200, 0, 200, 0, 0, 0, 0, 0x3b])])
  const noise = await sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  const frames = Buffer.concat(
    Array.from({ length: 20_000 }, (_, frame) => {
      const control = Buffer.alloc(26)
      control.writeUInt32BE(frame, 0)
      control.writeUInt32BE(200, 4)
      control.writeUInt32BE(120, 8)
      return pngChunk('fcTL', control)
    }),
  )
  const frameCount = Buffer.alloc(8)
  frameCount.writeUInt32BE(20_000)
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    text('ftypheic'),
    Buffer.alloc(4),
    text('mif1heic'),
    Buffer.alloc(200),
  ])
  const bomb = deflateSync(Buffer.alloc(60 * 1024 * 1024, 0x20), { level: 9 })

  const orientations = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => ({
      name: `EXIF orientation ${orientation}`,
      bytes: await plain.clone().withMetadata({ orientation }).jpeg().toBuffer(),
      expected: orientation >= 5 ? size(120, 200) : size(200, 120),
    })),
  )
  return [
    // Nothing, or something else
    { name: 'empty', bytes: Buffer.alloc(0), expected: notAnImage },
    { name: 'one byte', bytes: Buffer.from([0xff]), expected: notAnImage },
    { name: 'zero bytes only', bytes: Buffer.alloc(5000), expected: notAnImage },
    { name: 'SVG', bytes: svg, expected: notAnImage, fileName: 'a.svg', type: 'image/svg+xml' },
    { name: 'SVG named PNG', bytes: svg, expected: notAnImage, fileName: 'a.png', type: 'image/png' },
    { name: 'HTML named PNG', bytes: html, expected: notAnImage, fileName: 'a.png', type: 'image/png' },
    { name: 'GIF', bytes: gif, expected: notAnImage, type: 'image/gif' },
    { name: 'GIF that is a script', bytes: text('GIF89a=1;alert(1)'), expected: notAnImage },
    { name: 'PDF', bytes: text('%PDF-1.7\n%âãÏÓ'), expected: notAnImage, fileName: 'a.jpg' },
    {
      name: 'ELF',
      bytes: Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(500)]),
      expected: notAnImage,
    },
    { name: 'ZIP', bytes: Buffer.concat([text('PK\x03\x04'), Buffer.alloc(500)]), expected: notAnImage },
    { name: 'TIFF', bytes: await plain.clone().tiff().toBuffer(), expected: notAnImage, fileName: 'a.jpg' },
    {
      name: 'HEIC photo: the browser converts it',
      bytes: await readFile(heicPhoto),
      expected: notAnImage,
      fileName: 'IMG_0007.HEIC',
      type: 'image/heic',
    },
    { name: 'HEIC stub', bytes: heic, expected: notAnImage, fileName: 'IMG_1.HEIC', type: 'image/heic' },
    { name: 'BMP', bytes: Buffer.concat([text('BM'), Buffer.alloc(500)]), expected: notAnImage },
    {
      name: 'RIFF that is a sound',
      bytes: Buffer.concat([text('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(200)]),
      expected: notAnImage,
    },
    // Beginnings without an end
    { name: 'JPEG of three bytes', bytes: jpeg.subarray(0, 3), expected: broken },
    { name: 'JPEG cut in its header', bytes: jpeg.subarray(0, 60), expected: broken },
    { name: 'JPEG cut in its data', bytes: noise.subarray(0, noise.length >> 1), expected: broken },
    { name: 'PNG of its magic alone', bytes: pngMagic, expected: broken },
    { name: 'PNG without data', bytes: png(pngHeader(200, 120)), expected: broken },
    { name: 'PNG cut in its data', bytes: somePng.subarray(0, somePng.length - 40), expected: broken },
    { name: 'PNG with a wrong sum', bytes: Buffer.from(somePng).fill(0xaa, 29, 33), expected: broken },
    { name: 'WebP cut short', bytes: webp.subarray(0, 40), expected: broken },
    { name: 'magic of a PNG before HTML', bytes: Buffer.concat([pngMagic, html]), expected: broken },
    // Dimensions
    { name: 'PNG of 0 x 0', bytes: png(pngHeader(0, 0)), expected: broken },
    {
      name: 'PNG of 50 000 x 50 000 bits',
      bytes: png(pngHeader(50_000, 50_000, { bits: 1, color: 0 }), pngChunk('IDAT', deflateSync(Buffer.alloc(100)))),
      expected: { code: 'picture_max_width' },
    },
    { name: 'PNG of 100 x 50 000', bytes: blackPng(100, 50_000), expected: { code: 'picture_max_height' } },
    { name: 'PNG of 12 000 x 12 000 bits', bytes: blackPng(12_000, 12_000), expected: { code: 'picture_max_pixels' } },
    { name: 'PNG of 6 000 x 6 000 bits', bytes: blackPng(6000, 6000), expected: size(2048, 2048) },
    {
      name: 'JPEG that claims 65 000 x 65 000',
      bytes: withClaimedSize(jpeg, 65_000, 65_000),
      expected: { code: 'picture_max_width' },
    },
    { name: 'JPEG that claims 6 000 x 6 000', bytes: withClaimedSize(jpeg, 6000, 6000), expected: size(2048, 2048) },
    {
      name: '1 x 1',
      bytes: await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
      expected: { code: 'picture_min_width' },
    },
    {
      name: '200 x 10',
      bytes: await plain.clone().resize(200, 10, { fit: 'fill' }).png().toBuffer(),
      expected: { code: 'picture_min_height' },
    },
    // Bombs
    {
      name: 'zTXt that unpacks to 60 MB',
      bytes: withChunks(somePng, pngChunk('zTXt', Buffer.concat([text('a\0\0'), bomb]))),
      expected: size(200, 120),
    },
    {
      name: 'iCCP that unpacks to 60 MB',
      bytes: withChunks(somePng, pngChunk('iCCP', Buffer.concat([text('a\0\0'), bomb]))),
      expected: size(200, 120),
    },
    {
      name: 'APNG of 20 000 frames',
      bytes: withChunks(somePng, pngChunk('acTL', frameCount), frames),
      expected: size(200, 120),
    },
    // Two kinds at once
    {
      name: 'JPEG followed by HTML',
      bytes: Buffer.concat([jpeg, text(metadataCanary), html]),
      expected: size(200, 120),
    },
    {
      name: 'PNG followed by a ZIP',
      bytes: Buffer.concat([somePng, text(`PK\x03\x04${metadataCanary}`)]),
      expected: size(200, 120),
    },
    {
      name: 'JPEG with a script as comment',
      bytes: withSegment(jpeg, 0xfe, text(`*/=1;alert(1)/*${metadataCanary}`)),
      expected: size(200, 120),
    },
    { name: 'PNG named HTML', bytes: somePng, expected: size(200, 120), fileName: 'a.html', type: 'text/html' },
    {
      name: 'a path and NUL in the name',
      bytes: jpeg,
      expected: size(200, 120),
      fileName: '../../../etc/passwd\0.jpg',
    },
    // Metadata
    { name: 'JPEG with GPS', bytes: await plain.clone().withExif(exif).jpeg().toBuffer(), expected: size(200, 120) },
    { name: 'PNG with GPS', bytes: await plain.clone().withExif(exif).png().toBuffer(), expected: size(200, 120) },
    { name: 'WebP with GPS', bytes: await plain.clone().withExif(exif).webp().toBuffer(), expected: size(200, 120) },
    {
      name: 'JPEG with XMP',
      bytes: withSegment(jpeg, 0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${metadataCanary}</x:xmpmeta>`)),
      expected: size(200, 120),
    },
    {
      name: 'PNG with text',
      bytes: withChunks(somePng, pngChunk('tEXt', text(`Author\0${metadataCanary}`))),
      expected: size(200, 120),
    },
    {
      name: 'EXIF that is cut off',
      bytes: withSegment(jpeg, 0xe1, text('Exif\0\0MM\0*\0\0\0\x08\xff')),
      expected: size(200, 120),
    },
    ...orientations,
    // Unusual, but whole
    { name: 'CMYK', bytes: await plain.clone().toColourspace('cmyk').jpeg().toBuffer(), expected: size(200, 120) },
    {
      name: '16 bits a channel',
      bytes: await plain.clone().toColourspace('rgb16').png().toBuffer(),
      expected: size(200, 120),
    },
    {
      name: 'gray with alpha',
      bytes: await plain.clone().ensureAlpha(0.5).toColourspace('b-w').png().toBuffer(),
      expected: size(200, 120),
    },
    { name: 'palette', bytes: await plain.clone().png({ palette: true }).toBuffer(), expected: size(200, 120) },
    { name: 'interlaced', bytes: await plain.clone().png({ progressive: true }).toBuffer(), expected: size(200, 120) },
    { name: 'progressive JPEG', bytes: noise, expected: size(300, 200) },
    {
      name: 'Display P3 profile',
      bytes: await plain.clone().withIccProfile('p3').jpeg().toBuffer(),
      expected: size(200, 120),
    },
    {
      name: 'animated WebP',
      bytes: await sharp([await plain.clone().png().toBuffer(), await plain.clone().negate().png().toBuffer()], {
        join: { animated: true },
      })
        .webp()
        .toBuffer(),
      expected: size(200, 120),
    },
    {
      name: 'lossless WebP with alpha',
      bytes: await plain.clone().ensureAlpha(0.2).webp({ lossless: true }).toBuffer(),
      expected: size(200, 120),
    },
  ]
}

import { open } from 'node:fs/promises'
import sharp from 'sharp'
import type { PictureFault, PictureOrder, PictureReport } from './picture-order.ts'

/**
 * A process of its own that turns a file from outside into a new JPEG: decoders of pictures are native code, and what makes
 * one crash or hang must not take the server with it. It reads one file, writes one file, and says what came of it. One
 * order at a time; the server ends it when it takes too long (`picture-maker.ts`).
 */
sharp.cache(false)
sharp.concurrency(1)

/** First bytes of what is taken. By content, never by name or header; SVG, GIF, PDF and HEIC are not among them. */
const kinds = {
  jpeg: (head: Buffer) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (head: Buffer) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (head: Buffer) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
} as const

/** A photograph of a page has a tenth of the limit at the first one; only noise needs another. */
const qualities = [84, 65, 40] as const

async function kindOf(file: string): Promise<keyof typeof kinds | undefined> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const head = buffer.subarray(0, bytesRead)
    return (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind](head))
  } finally {
    await handle.close()
  }
}

class Fault extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

async function make({ from, to, limits }: PictureOrder): Promise<PictureReport> {
  const kind = await kindOf(from)
  if (!kind) throw new Fault('picture_not_an_image')
  // The header alone, before anything is decoded.
  const { format, width, height, orientation = 1 } = await sharp(from, { limitInputPixels: false }).metadata()
  if (format !== kind) throw new Fault('picture_not_an_image')
  const isOnItsSide = orientation >= 5
  const upright = isOnItsSide ? { width: height, height: width } : { width, height }
  if (upright.width > limits.maxEdge) throw new Fault('picture_max_width')
  if (upright.height > limits.maxEdge) throw new Fault('picture_max_height')
  if (width * height > limits.maxPixels) throw new Fault('picture_max_pixels')
  if (upright.width < limits.minEdge) throw new Fault('picture_min_width')
  if (upright.height < limits.minEdge) throw new Fault('picture_min_height')
  // Only the first frame is read, and nothing but pixels is written: no metadata, no color profile, no trailing bytes.
  const base = sharp(from, { failOn: 'error', limitInputPixels: limits.maxPixels, sequentialRead: true })
    .timeout({ seconds: limits.timeoutSeconds })
    .autoOrient()
    .resize({ width: limits.edge, height: limits.edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  for (const quality of qualities) {
    // Thin strokes of a pen lose their color with fewer color samples.
    const made = await base.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toFile(to)
    const isLast = quality === qualities.at(-1)
    if (made.size <= limits.keptBytes || isLast) {
      return { made: { width: made.width, height: made.height, sizeBytes: made.size } }
    }
  }
  throw new Fault('picture_broken')
}

const tell = (report: PictureReport) => process.send?.(report)

process.on('message', (order: PictureOrder) => {
  make(order).then(tell, (error: unknown) =>
    // Whatever the library does not like about a file is a fault of the file.
    tell({ fault: error instanceof Fault ? error.fault : 'picture_broken' }),
  )
})
process.on('disconnect', () => process.exit())
tell({ ready: true })

import { PICTURE } from '@lumi/contracts/picture-limits'
import { attempts, canvasEdge, isAboveLimit, kindOf, type PictureProblem, problemOfEdges } from './picture-rules.ts'

export interface PreparedPicture {
  blob: Blob
  /** Pixels, upright. */
  width: number
  height: number
}

/** Thrown by `preparePicture` with the reason for the student. */
class PictureRefused extends Error {
  readonly problem: PictureProblem
  constructor(problem: PictureProblem, cause?: unknown) {
    super(problem.reason, { cause })
    this.problem = problem
  }
}

/** What `preparePicture` threw, for the student. */
export const problemOf = (error: unknown): PictureProblem =>
  error instanceof PictureRefused ? error.problem : { reason: 'notImage' }

/**
 * Makes a file fit to send: checks the limits (V08), converts what the server does not take, and compresses what is above
 * the limit (V09). A JPEG, PNG or WebP below the limits stays as it is.
 * @throws PictureRefused
 */
export async function preparePicture(file: unknown): Promise<PreparedPicture> {
  if (!(file instanceof Blob)) throw new PictureRefused({ reason: 'notFile' })
  const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  const bitmap = await decode(file, kind === 'heic')
  try {
    const { width, height } = bitmap
    const problem = problemOfEdges({ width, height })
    if (problem) throw new PictureRefused(problem)
    const isTaken = kind !== null && kind !== 'heic'
    const isPng = kind === 'png'
    if (!isAboveLimit({ sizeBytes: file.size, width, height })) {
      if (isTaken) return { blob: file, width, height }
      const converted = await draw(bitmap, { width, height, quality: 0.92 }, false)
      if (!isAboveLimit({ sizeBytes: converted.blob.size, width, height })) return converted
    }
    for (const attempt of attempts({ width, height }, isPng, ownCanvasEdge())) {
      const smaller = await draw(bitmap, attempt, isPng)
      if (smaller.blob.size <= PICTURE.maxSizeBytes) return smaller
    }
    throw new PictureRefused({ reason: 'maxFileSize', sizeBytes: file.size })
  } finally {
    bitmap.close()
  }
}

const ownCanvasEdge = () => canvasEdge(navigator.userAgent, navigator.maxTouchPoints)

/** Upright, whatever the camera noted. Safari decodes HEIC itself; for the others a decoder of half a megabyte is loaded. */
async function decode(file: Blob, isHeic: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    if (!isHeic) throw new PictureRefused({ reason: 'notImage' }, cause)
    try {
      const { decodeHeic } = await import('./decode-heic.ts')
      return await decodeHeic(file)
    } catch (heicCause) {
      throw new PictureRefused({ reason: 'notImage' }, heicCause)
    }
  }
}

interface Drawn {
  width: number
  height: number
  quality: number
}

/** Draws to a canvas and encodes. A PNG stays one, because its lines have no noise; anything else becomes a JPEG on white. */
async function draw(bitmap: ImageBitmap, { width, height, quality }: Drawn, isPng: boolean): Promise<PreparedPicture> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new PictureRefused({ reason: 'notImage' })
  if (!isPng) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return { blob: await encode(canvas, isPng ? 'image/png' : 'image/jpeg', quality), width, height }
}

/** Also gives the memory of the canvas back at once: iOS has little of it for canvases. */
export async function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  canvas.width = 0
  canvas.height = 0
  // Null when the canvas is larger than this device can encode.
  if (blob === null) throw new PictureRefused({ reason: 'notImage' })
  return blob
}

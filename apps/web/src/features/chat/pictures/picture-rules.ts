import { PICTURE } from '@lumi/contracts/picture-limits'

/** Promise V09. */
const firstEdge = 2048
const rounds = 10
const scale = 0.95
const qualityOf = { png: 0.85, other: 0.95 } as const

/** Why a picture is not taken: the two errors of the compression (V09), and the five reasons of V08. */
export type PictureProblem =
  | { reason: 'notFile' | 'notImage' }
  | { reason: 'maxFileSize'; sizeBytes: number }
  | { reason: 'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight'; pixels: number }
  /** Refused by the server, with its sentence. */
  | { reason: 'refused'; text: string }

interface Size {
  width: number
  height: number
}

/** V08, but for the size of the file, which compression may still change. */
export function problemOfEdges({ width, height }: Size): PictureProblem | null {
  const { minEdge, maxEdge } = PICTURE
  if (width > maxEdge) return { reason: 'maxWidth', pixels: width }
  if (height > maxEdge) return { reason: 'maxHeight', pixels: height }
  if (width < minEdge) return { reason: 'minWidth', pixels: width }
  if (height < minEdge) return { reason: 'minHeight', pixels: height }
  return null
}

/** A file below the limit stays as it is. The server's limit of pixels counts too: it refuses what is above. */
export function isAboveLimit(file: { sizeBytes: number } & Size, maxSizeBytes: number = PICTURE.maxSizeBytes): boolean {
  return file.sizeBytes > maxSizeBytes || file.width * file.height > PICTURE.maxPixels
}

export interface Attempt extends Size {
  /** Of the encoder, 0 to 1. */
  quality: number
}

/**
 * The attempts of V09, in order: down to 2048 px in one step, then up to 10 rounds with both edges at 0.95 and the quality
 * at 0.95 (0.85 for PNG) of the round before. Stop at the first whose file is below the limit.
 */
export function attempts(original: Size, isPng: boolean, canvasEdge: number): Attempt[] {
  const edge = Math.min(firstEdge, canvasEdge)
  const fit = Math.min(1, edge / Math.max(original.width, original.height))
  const factor = isPng ? qualityOf.png : qualityOf.other
  return Array.from({ length: rounds + 1 }, (_, round) => ({
    width: Math.max(1, Math.round(original.width * fit * scale ** round)),
    height: Math.max(1, Math.round(original.height * fit * scale ** round)),
    quality: factor ** round,
  }))
}

/** Longest edge of a canvas by browser (V09). iPads call themselves Macintosh, but have a touch screen. */
export function canvasEdge(userAgent: string, touchPoints = 0): number {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (isIos) return 4096
  if (/MSIE |Trident\//.test(userAgent)) return 8192
  if (/Firefox\//.test(userAgent)) return 11_180
  if (/Chrome\/|Chromium\//.test(userAgent)) return 16_384
  if (/Macintosh.*Safari\//.test(userAgent)) return 16_384
  return 8192
}

/** First bytes of the kinds that matter; by content, because phones name a HEIC photo JPG. */
export function kindOf(head: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  const text = String.fromCharCode(...head.subarray(0, 16))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(text.slice(8, 12))) return 'heic'
  return null
}

/** Part of a picture, in shares of its edges, 0 to 1. */
export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se'

export const whole: Crop = { left: 0, top: 0, right: 1, bottom: 1 }

interface Size {
  width: number
  height: number
}

/** Moves a corner to a point. The part that is kept stays inside the picture and large enough to be sent. */
export function moveCorner(
  crop: Crop,
  corner: Corner,
  to: { x: number; y: number },
  size: Size,
  minEdge: number,
): Crop {
  const least = { x: Math.min(1, minEdge / size.width), y: Math.min(1, minEdge / size.height) }
  const x = Math.min(1, Math.max(0, to.x))
  const y = Math.min(1, Math.max(0, to.y))
  return {
    left: corner.endsWith('w') ? Math.max(0, Math.min(x, crop.right - least.x)) : crop.left,
    right: corner.endsWith('e') ? Math.min(1, Math.max(x, crop.left + least.x)) : crop.right,
    top: corner.startsWith('n') ? Math.max(0, Math.min(y, crop.bottom - least.y)) : crop.top,
    bottom: corner.startsWith('s') ? Math.min(1, Math.max(y, crop.top + least.y)) : crop.bottom,
  }
}

/** The same part after a quarter turn of the picture to the right (1) or left (-1). */
export function turned({ left, top, right, bottom }: Crop, by: 1 | -1): Crop {
  return by === 1
    ? { left: 1 - bottom, right: 1 - top, top: left, bottom: right }
    : { left: top, right: bottom, top: 1 - right, bottom: 1 - left }
}

/** Pixels of the part. */
export function pixelsOf({ left, top, right, bottom }: Crop, { width, height }: Size) {
  const x = Math.round(left * width)
  const y = Math.round(top * height)
  return {
    x,
    y,
    width: Math.max(1, Math.round(right * width) - x),
    height: Math.max(1, Math.round(bottom * height) - y),
  }
}

export const isWhole = (crop: Crop) => crop.left === 0 && crop.top === 0 && crop.right === 1 && crop.bottom === 1

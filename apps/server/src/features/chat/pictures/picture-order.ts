/** What the process that decodes pictures is asked, and what it says. Types only: neither side loads the other. */
export interface PictureOrder {
  /** The file as it came. */
  from: string
  /** Where the new file goes. */
  to: string
  limits: {
    minEdge: number
    maxEdge: number
    maxPixels: number
    edge: number
    keptBytes: number
    timeoutSeconds: number
  }
}

export type PictureFault =
  | 'picture_min_width'
  | 'picture_max_width'
  | 'picture_min_height'
  | 'picture_max_height'
  | 'picture_max_pixels'
  | 'picture_not_an_image'
  | 'picture_broken'

/** `ready`: the library is loaded. Pixels are those of the new file. */
export type PictureReport =
  | { ready: true }
  | { made: { width: number; height: number; sizeBytes: number } }
  | { fault: PictureFault }

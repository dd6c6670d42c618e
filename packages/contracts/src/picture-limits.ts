// A file of its own: the first page of guests carries the product's other numbers, and needs none of these.

/** Promise V08 and decision 043: what is sent, and what the server accepts. */
export const PICTURE = {
  /** Of the file that is sent: 10 MB. */
  maxSizeBytes: 10 * 1024 * 1024,
  /** Pixels, of either side. */
  minEdge: 64,
  maxEdge: 12_000,
  /** Rules, Pictures: refused above this before anything is decoded. */
  maxPixels: 50_000_000,
  maxPerMessage: 4,
  /** Of the free plan as it is shipped (decisions, Money); the day is that of the messages. */
  freePerDay: 3,
} as const

/** A message, or the replies of one row, that can be read aloud. */
export interface Readable {
  messageId: string
  text: string
}

/** What plays, of whichever voice. */
export interface Playback {
  pause(): void
  resume(): void
  stop(): void
}

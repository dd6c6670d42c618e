import { AppError } from '@lumi/contracts/errors'

const startsWith = (audio: Buffer, bytes: string | readonly number[], at = 0) =>
  audio
    .subarray(at, at + bytes.length)
    .equals(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes))

/**
 * The kind of a recording by its first bytes: what a browser says it is counts for nothing.
 * @throws AppError `voice_empty`, `voice_unreadable`
 */
export function kindOfRecording(audio: Buffer): string {
  if (audio.length === 0) throw new AppError('voice_empty')
  if (startsWith(audio, [0x1a, 0x45, 0xdf, 0xa3])) return 'audio/webm'
  if (startsWith(audio, 'OggS')) return 'audio/ogg'
  if (startsWith(audio, 'ftyp', 4)) return 'audio/mp4'
  if (startsWith(audio, 'RIFF') && startsWith(audio, 'WAVE', 8)) return 'audio/wav'
  if (startsWith(audio, 'ID3') || (audio[0] === 0xff && (audio[1]! & 0xe6) === 0xe2)) return 'audio/mpeg'
  throw new AppError('voice_unreadable')
}

/** Services take at most 4 096 characters at a time. */
const maxSpokenCharacters = 3500

/** The pieces of a message joined into texts that a service takes; sentences stay whole. */
export function spokenTexts(pieces: readonly string[]): string[] {
  const texts: string[] = []
  for (const piece of pieces) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + piece.length < maxSpokenCharacters)
      texts[texts.length - 1] = `${last}\n${piece}`
    else texts.push(piece)
  }
  return texts
}

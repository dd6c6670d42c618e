import { VOICE } from '@lumi/contracts/voice'

export interface Recorder {
  /** Loudness now, 0 to 1. */
  level(): number
  /** Ends the recording and returns it. */
  finish(): Promise<Blob>
  /** Ends it and keeps nothing. */
  discard(): void
}

/** Thrifty ones first: speech needs few bytes, and a phone's network is slow. Safari records MP4 only. */
const formats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
const bitsPerSecond = 32_000

/**
 * Opens the microphone and records from now on.
 * @throws DOMException, whatever the browser says: the student refused, there is none, another program holds it
 */
export async function startRecorder(onLimit: () => void): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  })
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
  const media = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: bitsPerSecond })
  const pieces: Blob[] = []
  media.ondataavailable = ({ data }) => pieces.push(data)
  const sound = new AudioContext()
  const analyser = sound.createAnalyser()
  analyser.fftSize = 512
  sound.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const limit = setTimeout(onLimit, VOICE.maxSeconds * 1000)
  media.start(1000)

  const close = () => {
    clearTimeout(limit)
    for (const track of stream.getTracks()) track.stop()
    void sound.close().catch(() => {})
  }
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      // Speech is at a tenth of the full power; the root keeps quiet words visible.
      return Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.6)
    },
    finish: () =>
      new Promise((resolve) => {
        media.onstop = () => {
          close()
          resolve(new Blob(pieces, { type: media.mimeType || mimeType || 'audio/webm' }))
        }
        if (media.state === 'inactive') media.onstop(new Event('stop'))
        else media.stop()
      }),
    discard() {
      media.ondataavailable = null
      if (media.state !== 'inactive') media.stop()
      close()
    },
  }
}

import { FEEDBACK } from '@lumi/contracts/product-rules'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../lib/errors.ts'
import { uploadPicture } from './feedback.api.ts'

/** What the chat knows of pictures; handed over by the route. */
export interface PictureTools {
  /** Makes a file fit to send, or says in the student's language why it is refused. */
  prepare(file: File): Promise<{ blob: Blob } | { refusal: string }>
}

export interface Attachment {
  clientImageId: string
  /** Null: refused before it was one. */
  blob: Blob | null
  /** Null: it is on its way, or refused. */
  attachmentId: string | null
  refusal: string | null
}

export interface Attachments {
  all: readonly Attachment[]
  /** Of those that have arrived, in their order. */
  ids: string[]
  /** One is still on its way. */
  isBusy: boolean
  isTooMany: boolean
  add(files: FileList): void
  remove(clientImageId: string): void
  clear(): void
}

/** Pictures of a message to support, uploaded as soon as they are chosen. */
export function useAttachments(tools: PictureTools, onChange: () => void): Attachments {
  const [all, setAll] = useState<readonly Attachment[]>([])
  const [isTooMany, setIsTooMany] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    // Development mounts twice.
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const change = (clientImageId: string, changes: Partial<Attachment>) => {
    setAll((now) => now.map((one) => (one.clientImageId === clientImageId ? { ...one, ...changes } : one)))
    onChange()
  }

  async function take(clientImageId: string, file: File) {
    const prepared = await tools.prepare(file)
    if ('refusal' in prepared) return change(clientImageId, prepared)
    change(clientImageId, { blob: prepared.blob })
    try {
      const attachmentId = await uploadPicture(clientImageId, prepared.blob, leaving.current.signal)
      change(clientImageId, { attachmentId })
    } catch (error) {
      change(clientImageId, { refusal: errorText(error) })
    }
  }

  const kept = all.filter(({ refusal }) => refusal === null)
  return {
    all,
    ids: kept.flatMap(({ attachmentId }) => attachmentId ?? []),
    isBusy: kept.some(({ attachmentId }) => attachmentId === null),
    isTooMany,
    add(files) {
      const room = FEEDBACK.maxPictures - kept.length
      setIsTooMany(files.length > room)
      const added = [...files].slice(0, room).map((file) => ({ file, clientImageId: crypto.randomUUID() }))
      // A refusal is read once; the next choice takes its place.
      const nothing = { blob: null, attachmentId: null, refusal: null }
      setAll([...kept, ...added.map(({ clientImageId }) => ({ clientImageId, ...nothing }))])
      for (const { clientImageId, file } of added) void take(clientImageId, file)
    },
    remove(clientImageId) {
      setIsTooMany(false)
      setAll((now) => now.filter((one) => one.clientImageId !== clientImageId))
      onChange()
    },
    clear() {
      setIsTooMany(false)
      setAll([])
    },
  }
}

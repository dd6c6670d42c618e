import { uploadImage } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import * as z from 'zod/mini'
import { apiAddress } from '../../../lib/config.ts'
import { connection } from '../../../lib/connection.ts'
import { addressOf, refusal } from '../../../lib/http.ts'
import { localeHeaders, localeReady } from '../../../lib/locale.ts'
import { refreshSession } from '../../../lib/refresh.ts'
import { sessionHeaders } from '../../../lib/session.ts'
import type { QueuedPicture } from '../chat-state.ts'
import { setShare } from './upload-progress.ts'

/** Without any progress for this long the upload is given up, and tried again later. */
const silenceMs = 30_000

/** A refusal of one picture, so that the composer can say which one. */
class UploadRefused extends AppError {
  readonly clientImageId: string
  constructor(error: AppError, clientImageId: string) {
    super(error.code, error.details)
    this.clientImageId = clientImageId
  }
}

/**
 * Uploads the pictures of a message, one after another. Each has its own id made on the device, so that after a lost answer
 * or a reload the same picture is not stored twice.
 * @returns their ids on the server, in order
 */
export async function uploadPictures(pictures: readonly QueuedPicture[], signal: AbortSignal): Promise<string[]> {
  await localeReady()
  const ids: string[] = []
  try {
    for (const { clientImageId } of pictures) setShare(clientImageId, 0)
    for (const picture of pictures) {
      const sentAt = Date.now()
      try {
        ids.push(await upload(picture, signal))
      } catch (error) {
        const isOver = error instanceof AppError && error.code === 'auth_required'
        if (!isOver || !(await refreshSession(sentAt))) throw error
        ids.push(await upload(picture, signal))
      }
      setShare(picture.clientImageId, 1)
    }
    return ids
  } finally {
    for (const { clientImageId } of pictures) setShare(clientImageId, null)
  }
}

/** Not `fetch`: only this interface reports how much of a body has left. */
function upload({ clientImageId, blob }: QueuedPicture, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    form.set(uploadImage.form!.field, blob, 'picture')
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(uploadImage.path, { baseUrl: apiAddress(''), query: { clientImageId } }))
    request.withCredentials = true
    for (const [name, value] of Object.entries({ ...localeHeaders(), ...sessionHeaders() })) {
      request.setRequestHeader(name, value)
    }
    let timer: ReturnType<typeof setTimeout>
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(() => fail(new AppError('timeout')), silenceMs)
    }
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    }
    const fail = (error: AppError) => {
      done()
      request.abort()
      reject(error)
    }
    const cancel = () => fail(new AppError('cancelled'))
    signal.addEventListener('abort', cancel)
    if (signal.aborted) return cancel()
    request.upload.onprogress = ({ loaded, total }) => {
      heard()
      if (total > 0) setShare(clientImageId, loaded / total)
    }
    request.onerror = () => {
      connection.failed()
      fail(new AppError('network'))
    }
    request.onload = () => {
      done()
      connection.reached(request.getResponseHeader('date'))
      answer(request, clientImageId).then(resolve, reject)
    }
    heard()
    request.send(form)
  })
}

async function answer(request: XMLHttpRequest, clientImageId: string): Promise<string> {
  const retryAfter = request.getResponseHeader('retry-after')
  const response = new Response(request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  })
  if (!response.ok) {
    const error = await refusal(response)
    // The codes of pictures are known to the server only; its status and its sentence are enough here.
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 401
    throw isRefused ? new UploadRefused(error, clientImageId) : error
  }
  const parsed = z.safeParse(uploadImage.response, await response.json().catch(() => null))
  if (!parsed.success) throw new AppError('internal')
  return parsed.data.attachmentId
}

import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { AppError, type ErrorCode } from '@lumi/contracts/errors'
import type { FastifyRequest } from 'fastify'

/** Of a part's headers, of which only the field's name is read. */
const headerBytes = 2048

interface Wanted {
  field: string
  maxBytes: number
  /** When the file is larger. */
  tooLarge: ErrorCode
  /** Where the file goes; made here. */
  target: string
}

/**
 * Writes the one file of a form to disk while it arrives, so that ten uploads of 10 MB do not take 100 MB. The file's own
 * name and type are not looked at: they are the sender's words.
 * @throws AppError when the form is not one, has no file or a second one, or the file is too large
 */
export async function receiveFile({ raw, headers }: FastifyRequest, wanted: Wanted): Promise<void> {
  const { field, maxBytes, tooLarge, target } = wanted
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('unsupported_media_type')
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const stop = new AbortController()
  let fault: AppError | undefined
  let writing: Promise<void> | undefined
  const refuse = (code: ErrorCode) => {
    fault ??= new AppError(code)
    stop.abort()
  }
  let form: BusboyInstance
  try {
    form = new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: { files: 1, fields: 0, parts: 2, fileSize: maxBytes, headerPairs: 8, headerSize: headerBytes },
      isPartAFile: (name) => name === field,
    })
  } catch {
    // No boundary.
    throw new AppError('malformed_request')
  }
  form.on('file', (_name, file) => {
    file.once('limit', () => refuse(tooLarge))
    writing = pipeline(file, createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal: stop.signal })
    writing.catch(() => stop.abort())
  })
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    form.on(limit, () => refuse('malformed_request'))
  }
  try {
    await pipeline(raw, form, { signal: stop.signal })
    await writing
  } catch (error) {
    const cause = (await writing?.catch((failed: unknown) => failed)) ?? error
    await rm(target, { force: true })
    if (fault) throw fault
    if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') throw new AppError('picture_no_space')
    if (raw.errored || raw.destroyed || isFormError(cause)) throw new AppError('malformed_request')
    throw cause
  }
  if (!writing) throw new AppError('malformed_request')
}

/** The parser's errors are plain ones ("Unexpected end of multipart data"); those of the disk have a code. */
const isFormError = (error: unknown) => error instanceof Error && (error as NodeJS.ErrnoException).code === undefined

import type { Endpoint } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import { apiAddress } from './config.ts'
import { addressOf, refusal } from './http.ts'
import { localeHeaders, localeReady } from './locale.ts'
import { refreshSession } from './refresh.ts'
import { endSession, sessionHeaders } from './session.ts'

/** Time limit for each chunk: a file may take as long as it needs while data keeps arriving. */
const silenceMs = 30_000

/**
 * Downloads a file, hands it to the browser to save, and reports progress.
 * @returns its name
 * @throws AppError `network`, `timeout`, or the server's refusal
 */
export async function download(
  contract: Endpoint,
  onProgress: (bytes: number) => void,
  query?: Readonly<Record<string, string>>,
): Promise<string> {
  const { file, headers } = await receiveFile(contract, { query, onProgress })
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'lumi.zip'
  save(file, name)
  return name
}

interface ReceiveOptions {
  query?: Readonly<Record<string, string>> | undefined
  onProgress?: ((bytes: number) => void) | undefined
  baseUrl?: string
}

/**
 * Receives a file.
 * @throws AppError `network`, `timeout`, or the server's refusal
 */
export async function receiveFile(
  contract: Endpoint,
  { query, onProgress, baseUrl = apiAddress('') }: ReceiveOptions,
): Promise<{ file: Blob; headers: Headers }> {
  await localeReady()
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  const ask = () =>
    fetch(addressOf(contract.path, { baseUrl, query }), {
      credentials: 'include',
      signal: silence.signal,
      headers: { ...localeHeaders(), ...sessionHeaders() },
    })
  try {
    const sentAt = Date.now()
    let response = await ask()
    if (response.status === 401 && (await refreshSession(sentAt))) {
      response = await ask()
      if (response.status === 401) endSession('expired')
    }
    if (!response.ok) throw await refusal(response)
    const pieces: BlobPart[] = []
    let bytes = 0
    for (const reader = response.body!.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      heard()
      bytes += value.length
      pieces.push(value)
      onProgress?.(bytes)
    }
    const { headers } = response
    return { file: new Blob(pieces, { type: headers.get('content-type') ?? '' }), headers }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError(silence.signal.aborted ? 'timeout' : 'network', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The object URL is revoked after a delay: browsers read it some time after the click. */
const keepAddressMs = 60_000

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keepAddressMs)
}

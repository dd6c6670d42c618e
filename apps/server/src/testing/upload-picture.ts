import { randomUUID } from 'node:crypto'
import { uploadImage } from '@lumi/contracts/chat'
import type { SignedInClient } from './start-test-server.ts'

interface Sent {
  id?: string
  fileName?: string
  type?: string
  field?: string
}

export const boundary = '----lumi-test'

/** The form as a browser writes it; a file name may hold anything here. */
export function formOf(bytes: Uint8Array, { fileName = 'photo.jpg', type = 'image/jpeg', field = 'image' }: Sent = {}) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

/** Uploads a picture as the web app does; `sent` says what is different. */
export const upload = (client: Pick<SignedInClient, 'request'>, bytes: Uint8Array, sent: Sent = {}) =>
  client.request(`${uploadImage.path}?clientImageId=${sent.id ?? randomUUID()}`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: formOf(bytes, sent),
  })

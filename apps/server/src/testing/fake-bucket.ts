import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeBucket {
  /** Settings of a server that keeps its files here. */
  settings: Record<'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  files: Map<string, { bytes: Buffer; storedAt: Date }>
  /** Answers 503 from now on, as a service under load does. */
  isAway: boolean
  close(): Promise<void>
}

const accessKeyId = 'test-key'
const secretAccessKey = 'test-secret'
const region = 'eu-test-1'
const bucket = 'lumi'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
/** RFC 3986: nothing but unreserved characters stays. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Signature Version 4, written from the documentation of AWS: "Create a signed AWS API request". */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, key, day = '', area, signed = '', signature = ''] = form.exec(request.headers.authorization ?? '') ?? []
  const stamp = String(request.headers['x-amz-date'])
  const payload = String(request.headers['x-amz-content-sha256'])
  if (key !== accessKeyId || area !== region || !stamp.startsWith(day)) return false
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), signed, payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', stamp, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region))
  return timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, 'hex'))
}

/**
 * A bucket on loopback that speaks the protocol of S3: PutObject, GetObject, DeleteObject, ListObjectsV2. It refuses
 * requests whose signature is not right. It gives at most `keysPerPage` names at once, however many are asked for.
 */
export async function startFakeBucket(keysPerPage = 2): Promise<FakeBucket> {
  const files: FakeBucket['files'] = new Map()
  const state = { isAway: false }

  function list(url: URL): string {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, keysPerPage)
    const contents = page.map((key) => {
      const { bytes, storedAt } = files.get(key)!
      return `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><ETag>"0"</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
    })
    const more = keys.length > page.length
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
  }

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    if (state.isAway) return refuse(503, 'SlowDown')
    if (!isSigned(request, url, body)) return refuse(403, 'SignatureDoesNotMatch')
    const key = decodeURIComponent(url.pathname.slice(`/${bucket}/`.length))
    if (key === '' && request.method === 'GET') {
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url))
    }
    const file = files.get(key)
    switch (request.method) {
      case 'PUT':
        files.set(key, { bytes: body, storedAt: new Date() })
        return response.writeHead(200, { etag: '"0"' }).end()
      case 'DELETE':
        files.delete(key)
        return response.writeHead(204).end()
      default:
        return file
          ? response.writeHead(200, { 'content-length': file.bytes.length }).end(file.bytes)
          : refuse(404, 'NoSuchKey')
    }
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    answer(request, response, Buffer.concat(parts))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}/${bucket}`,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    files,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AppError } from '@lumi/contracts/errors'
import { S3mini } from 's3mini'
import type { S3Settings } from './env.ts'
import { assertKey, type ObjectStore, type Workshop } from './object-store.ts'

const requestMs = 20_000
/** The most that ListObjectsV2 gives at once. */
const keysPerPage = 1000

/**
 * A bucket of S3 or of a service that speaks its protocol (MinIO, R2, Spaces, Ceph). Past one machine all processes see
 * the same files. Its owner keeps it: Lumi's backup holds only the rows (docs/operations.md).
 */
export function createBucketStore(settings: S3Settings, workshop: Workshop): ObjectStore {
  const bucket = new S3mini({ ...settings, requestAbortTimeout: requestMs })

  /** @throws AppError `unavailable` when the service is away or refuses; the cause is logged with the request */
  async function asking<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request()
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
  }

  return {
    ...workshop,
    async put(key, file) {
      assertKey(key)
      const blob = await openAsBlob(file)
      await asking(() => bucket.putObject(key, blob, undefined, undefined, undefined, blob.size))
      await rm(file, { force: true })
    },
    async open(key) {
      assertKey(key)
      const response = await asking(() => bucket.getObjectResponse(key))
      if (!response?.body) return undefined
      const sizeBytes = Number(response.headers.get('content-length'))
      // S3 always says it; a proxy in between that does not would cut every picture to nothing.
      if (!(sizeBytes > 0)) throw new AppError('unavailable', { cause: new Error(`${key} came without its length`) })
      return { sizeBytes, body: Readable.fromWeb(response.body as ReadableStream) }
    },
    async delete(key) {
      assertKey(key)
      await asking(() => bucket.deleteObject(key))
    },
    async *list(prefix) {
      let after: string | undefined
      do {
        const page = await asking(() => bucket.listObjectsPaged('/', `${prefix}/`, keysPerPage, after))
        for (const { Key: key, LastModified } of page?.objects ?? []) yield { key, storedAt: new Date(LastModified) }
        after = page?.nextContinuationToken
      } while (after !== undefined)
    },
  }
}

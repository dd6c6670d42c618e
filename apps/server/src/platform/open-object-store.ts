import path from 'node:path'
import type { Env } from './env.ts'
import { createFolderStore } from './folder-store.ts'
import { createWorkshop, type ObjectStore } from './object-store.ts'

/** The bucket that the settings name, or a folder of the data folder. */
export async function openObjectStore({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Promise<ObjectStore> {
  const workshop = createWorkshop(path.join(dataDir, 'workshop'))
  if (s3 === undefined) return createFolderStore(path.join(dataDir, 'objects'), workshop)
  // Loaded by the few that have a bucket.
  const { createBucketStore } = await import('./bucket-store.ts')
  return createBucketStore(s3, workshop)
}

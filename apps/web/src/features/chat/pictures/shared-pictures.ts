import { sharedCache } from '../../../service-worker/shared-pictures.ts'

/** The pictures that another app has shared. Taken once; none: they did not reach this device's store. */
export async function takeSharedPictures(): Promise<Blob[]> {
  const cache = await caches.open(sharedCache)
  const pictures: Blob[] = []
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    if (kept) pictures.push(await kept.blob())
  }
  await caches.delete(sharedCache)
  return pictures
}

/** Pictures that another app has shared, from the worker, which gets them, to the chat, which asks for them. */
export const sharedCache = 'lumi-shared'

/** The fields of the manifest's `share_target`. */
const textFields = ['shared_title', 'shared_text', 'shared_url'] as const
const pictureField = 'shared_pictures'

/**
 * What was shared: pictures into the cache, text into the address of the chat to be opened. What cannot be read or stored is
 * told there (`shared=lost`).
 */
export async function keepShared(request: Request): Promise<string> {
  const search = new URLSearchParams()
  try {
    const form = await request.formData()
    for (const name of textFields) {
      const value = form.get(name)
      if (typeof value === 'string' && value !== '') search.set(name, value)
    }
    const pictures = form.getAll(pictureField).filter((part) => part instanceof File && part.size > 0)
    await caches.delete(sharedCache)
    if (pictures.length > 0) {
      const cache = await caches.open(sharedCache)
      for (const [index, picture] of pictures.entries()) await cache.put(`/shared/${index}`, new Response(picture))
      search.set('shared', String(pictures.length))
    }
  } catch (cause) {
    console.warn('What was shared could not be kept', cause)
    search.set('shared', 'lost')
  }
  return `/chat?${search}`
}

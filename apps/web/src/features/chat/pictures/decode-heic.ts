/** The part of the library that is used. */
interface HeifImage {
  get_width(): number
  get_height(): number
  display(into: ImageData, done: (filled: ImageData | null) => void): void
  free(): void
}
interface Heif {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
}

/**
 * Photos of iPhones, in browsers that cannot decode them. In plain JavaScript, because the content security policy allows
 * no WebAssembly: some seconds for a photo, once.
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  // Its own types describe the C interface beneath.
  const { default: heif } = (await import('libheif-js')) as { default: Heif }
  const [image] = new heif.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()))
  if (!image) throw new Error('There is no picture in the file')
  try {
    const empty = new ImageData(image.get_width(), image.get_height())
    const filled = await new Promise<ImageData | null>((resolve) => image.display(empty, resolve))
    if (!filled) throw new Error('The picture could not be decoded')
    return await createImageBitmap(filled)
  } finally {
    image.free()
  }
}

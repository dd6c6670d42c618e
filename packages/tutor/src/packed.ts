const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes of a base64 text. By hand, because neither `Buffer` nor `atob` is there in every place the tutor runs in. */
export function bytesOf(text: string): Uint8Array {
  const values = new Uint8Array(128)
  for (let index = 0; index < base64.length; index++) values[base64.charCodeAt(index)] = index
  const length = text.replace(/=+$/, '').length
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (let index = 0; index < length; index++) {
    bits = ((bits << 6) | (values[text.charCodeAt(index)] ?? 0)) & 0xffffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 0xff
  }
  return bytes
}

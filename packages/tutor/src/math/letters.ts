/**
 * Compiles a pattern in which `\p{L}` means a letter of English or Russian. With the full Unicode class, hundreds of
 * patterns take seconds to compile and a hundred megabytes.
 */
export const letterPattern = (source: string, flags = ''): RegExp =>
  new RegExp(
    source.replace(/\[[^\]]*\]/g, (set) => set.replaceAll('\\p{L}', 'a-zа-яё')).replaceAll('\\p{L}', '[a-zа-яё]'),
    flags,
  )

import net from 'node:net'

/** IPv4 written as IPv6 ("::ffff:192.0.2.1") is the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The eight groups of an IPv6 address, without its zone. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => Number.parseInt(group, 16).toString(16))
}

/** Key of a caller for limits: the IPv4 address, or the IPv6 /64 that one customer usually holds. */
export function addressKey(address: string): string {
  const value = plain(address)
  return net.isIPv6(value) ? ipv6Groups(value).slice(0, 4).join(':') : value
}

/** Prefix stored in the audit: IPv4 /24, IPv6 /48. */
export function addressPrefix(address: string): string {
  const value = plain(address)
  if (net.isIPv6(value)) return `${ipv6Groups(value).slice(0, 3).join(':')}::/48`
  return `${value.split('.').slice(0, 3).join('.')}.0/24`
}

export function isLoopbackAddress(address: string): boolean {
  const value = plain(address)
  return value === '::1' || value.startsWith('127.')
}

import dns from 'node:dns'
import net from 'node:net'

/** Address ranges that are not public (RFC 6890 and its IANA registries). */
const closed = new net.BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
/** Only global unicast is left, and in it the ranges that carry an IPv4 address or lead into a tunnel are closed too. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')
const globalUnicast = new net.BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address may be the address of a service on the internet. */
export function isPublicAddress(address: string): boolean {
  if (net.isIPv4(address)) return !closed.check(address, 'ipv4')
  return net.isIPv6(address) && globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Thrown instead of a connection. */
export class PrivateAddressError extends Error {}

/**
 * `lookup` of a request: the connection goes to exactly the address that was judged, so a second answer of the name
 * server changes nothing. A host that has one closed address is refused whole.
 */
export const lookupPublic: net.LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddressError('The host is not on the public internet'), '', 0)
    }
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

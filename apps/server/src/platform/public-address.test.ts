import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendOutbound } from './http.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  // IPv4 embedded in IPv6: mapped, NAT64, 6to4, Teredo.
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::1',
  '2001:0:7f00:1::1',
  '2001:db8::1',
  'localhost',
  '',
])('%s is no address of the public internet [SR17]', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '93.184.216.34', '2606:4700::6810:84e5', '2a00:1450:4001:80b::200e'])(
  '%s is one [SR17]',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('an address that came from an answer never reaches a private host, by number or by name [SR17]', async () => {
  let hits = 0
  const listener = createServer((_request, response) => {
    hits += 1
    response.end('secret')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  try {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1']) {
      const url = `http://${host}:${port}/`
      await expect(sendOutbound({ url, timeoutMs: 2000, isFromAnswer: true })).rejects.toMatchObject({
        reason: 'refused',
      })
    }
    expect(hits).toBe(0)
    const own = await sendOutbound({ url: `http://127.0.0.1:${port}/`, timeoutMs: 2000 })
    expect(await own.text(100)).toBe('secret')
    // A pooled connection must not bypass the check.
    await expect(
      sendOutbound({ url: `http://localhost:${port}/`, timeoutMs: 2000, isFromAnswer: true }),
    ).rejects.toMatchObject({ reason: 'refused' })
    expect(hits).toBe(1)
  } finally {
    listener.closeAllConnections()
    listener.close()
  }
})

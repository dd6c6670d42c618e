import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmsClient } from './sms-services.ts'

/** Stands in for the services. Made from their documentation; nobody has tried it against the services themselves. */
let standIn: Server
let baseUrl = ''
let asked: { path: string; headers: Record<string, unknown>; fields: Record<string, string> }
let answer: { status: number; body: string }
beforeAll(async () => {
  standIn = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const isJson = request.headers['content-type'] === 'application/json'
      const fields = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
      asked = { path: request.url ?? '', headers: request.headers, fields }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => standIn.once('listening', resolve))
  baseUrl = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
})
afterAll(() => standIn.close())

const order = (channel: 'call' | 'text') => ({
  studentId: 's',
  channel,
  phone: '+79123456789',
  language: 'ru' as const,
  digits: channel === 'call' ? 4 : 6,
  wordsFor: (code: string) => `код ${code}`,
})
const says = (body: object | string, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}
const codeIn = (text = '') => /\d{6}/.exec(text)?.[0]

test('SMSC: a call answers the digits of the calling number, a text carries ours [A03]', async () => {
  const client = createSmsClient({ kind: 'smsc', baseUrl, login: 'lumi', password: 'pw', sender: 'Lumi' })
  says({ id: 1, cnt: 1, code: '554107' })
  expect(await client.send(order('call'))).toEqual({ kind: 'code', code: '4107' })
  expect(asked).toMatchObject({
    path: '/sys/send.php',
    fields: { phones: '79123456789', mes: 'code', call: '1', fmt: '3' },
  })
  says({ id: 2, cnt: 1 })
  const sent = await client.send(order('text'))
  expect(sent).toEqual({ kind: 'code', code: codeIn(asked.fields.mes) })
  expect(asked.fields).toMatchObject({ login: 'lumi', psw: 'pw', sender: 'Lumi', charset: 'utf-8' })
  says({ error: 'no money', error_code: 3 })
  await expect(client.send(order('text'))).rejects.toThrow('error 3')
})

test('sms.ru: the same with its own words, and without the address of the student [A03]', async () => {
  const client = createSmsClient({ kind: 'sms-ru', baseUrl, key: 'key', sender: undefined })
  says({ status: 'OK', code: '0423', call_id: '1', cost: 0.4 })
  expect(await client.send(order('call'))).toEqual({ kind: 'code', code: '0423' })
  expect(asked).toMatchObject({ path: '/code/call', fields: { api_id: 'key', phone: '79123456789', ip: '-1' } })
  says({ status: 'OK', status_code: 100, sms: { '79123456789': { status: 'OK', status_code: 100 } } })
  expect(await client.send(order('text'))).toEqual({ kind: 'code', code: codeIn(asked.fields.msg) })
  says({ status: 'OK', status_code: 100, sms: { '79123456789': { status: 'ERROR', status_code: 207 } } })
  await expect(client.send(order('text'))).rejects.toThrow('status 207')
})

test('Twilio Verify makes and checks the code itself [A03]', async () => {
  const client = createSmsClient({ kind: 'twilio-verify', baseUrl, accountId: 'AC1', token: 't', serviceId: 'VA1' })
  says({ sid: 'VE1', status: 'pending' }, 201)
  expect(await client.send(order('text'))).toEqual({ kind: 'service', reference: 'VE1' })
  expect(asked).toMatchObject({
    path: '/v2/Services/VA1/Verifications',
    fields: { To: '+79123456789', Channel: 'sms' },
  })
  expect(asked.headers.authorization).toBe(`Basic ${Buffer.from('AC1:t').toString('base64')}`)
  says({ sid: 'VE1', status: 'pending' })
  expect(await client.check?.('VE1', '000000')).toBe(false)
  says({ sid: 'VE1', status: 'approved' })
  expect(await client.check?.('VE1', '123456')).toBe(true)
  says({ code: 20404 }, 404)
  expect(await client.check?.('VE1', '123456')).toBe(false)
  says({ code: 20003 }, 401)
  await expect(client.check?.('VE1', '123456')).rejects.toThrow('401')
})

test('a service of the operator gets JSON, and may name the digits that its number shows [A03]', async () => {
  const client = createSmsClient({ kind: 'http', url: `${baseUrl}/codes`, key: 'secret' })
  says({ code: '+1 201 555 0199' })
  expect(await client.send(order('call'))).toEqual({ kind: 'code', code: '0199' })
  says({})
  const { code } = (await client.send(order('text'))) as { code: string }
  expect(asked).toMatchObject({
    headers: { authorization: 'Bearer secret' },
    fields: { phone: '+79123456789', channel: 'text', code, text: `код ${code}`, language: 'ru' },
  })
})

test.each([
  ['an error of the service', 500, '{}'],
  ['a page instead of JSON', 200, '<html>'],
  ['an answer with too few digits', 200, '{"status":"OK","code":"12"}'],
])('%s sends nothing, and no number is in the error [SR18]', async (_, status, body) => {
  const client = createSmsClient({ kind: 'sms-ru', baseUrl, key: 'key', sender: undefined })
  says(body, status)
  const failure = await client.send(order('call')).catch((error: Error) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(String(failure)).not.toContain('9123456789')
})

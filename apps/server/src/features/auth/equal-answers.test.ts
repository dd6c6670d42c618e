// One database is enough: the time is that of the hashing and of the waiting, and takes long to measure.
import { login, registerWithEmail } from '@lumi/contracts/auth'
import {
  correctRegistrationEmail,
  requestUserPasswordChangeByEmail,
  resendRegistrationEmail,
} from '@lumi/contracts/auth-links'
import { type Agreement, getAvailableAgreements } from '@lumi/contracts/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { TestClient } from '../../testing/test-client.ts'

/**
 * Nothing tells whether an address has an account, the time of the answer neither. No absolute times: known
 * and unknown addresses take turns, and the chance that a known one was slower than an unknown one has to be near a half.
 */
let server: TestServer
let agreements: Agreement[]
beforeAll(async () => {
  server = await startTestServer()
  agreements = await server.guest().call(getAvailableAgreements)
})
afterAll(() => server.close())

const password = 'Quiet-Harbour-7'
/** With 24 pairs of equal distributions the share lies outside these bounds in one of 10 000 runs. */
const pairs = 24
const bounds = { least: 0.18, most: 0.82 }

let count = 0
const unknown = () => `nobody-${++count}@example.org`

interface Subject {
  client: TestClient
  email: string
}

const signUp = ({ client, email }: Subject) =>
  client.call(registerWithEmail, { body: { email, password, acceptedAgreements: agreements } })

const calls: Record<
  string,
  { prepare?: (subject: Subject) => Promise<unknown>; run: (subject: Subject) => Promise<unknown> }
> = {
  'sign-up': { run: signUp },
  'the mail again': {
    prepare: signUp,
    run: ({ client }) => client.call(resendRegistrationEmail),
  },
  'a corrected address': {
    prepare: ({ client }) => signUp({ client, email: unknown() }),
    run: ({ client, email }) => client.call(correctRegistrationEmail, { body: { email } }),
  },
  restore: { run: ({ client, email }) => client.call(requestUserPasswordChangeByEmail, { body: { email } }) },
  login: {
    run: ({ client, email }) =>
      client
        .call(login, { body: { email, password: 'Wrong-Harbour-1' } })
        .catch((error: { code: string }) => error.code),
  },
}

test.each(Object.entries(calls))(
  '%s: known and unknown addresses get the same answer in the same time',
  async (_name, call) => {
    const measured = { known: [] as number[], unknown: [] as number[] }
    const answers = new Set<string>()
    const known = await server.given(aStudent({ password }))
    const subjects = Array.from({ length: pairs }, (_, index) => {
      const pair = [
        { kind: 'known' as const, client: server.guest(), email: known.email },
        { kind: 'unknown' as const, client: server.guest(), email: unknown() },
      ]
      return index % 2 === 0 ? pair : pair.reverse()
    }).flat()
    for (const subject of subjects) await call.prepare?.(subject)
    server.lumi.platform.clock.advance(61_000)
    for (const subject of subjects) {
      // Jobs of an earlier call must not run during the measurement.
      await server.mails()
      const start = performance.now()
      answers.add(JSON.stringify(await call.run(subject)))
      measured[subject.kind].push(performance.now() - start)
    }
    expect(answers.size).toBe(1)
    const slower = measured.known.flatMap((one) => measured.unknown.map((other) => (one > other ? 1 : 0) as number))
    const share = slower.reduce((sum, one) => sum + one, 0) / slower.length
    expect(share).toBeGreaterThan(bounds.least)
    expect(share).toBeLessThan(bounds.most)
  },
  60_000,
)

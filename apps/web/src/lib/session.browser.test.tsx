import type { CurrentUser } from '@lumi/contracts/auth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adoptUser, beginSession, endSession, session } from './session.ts'

const user = {
  userId: '11111111-1111-4111-8111-111111111111',
  sessionId: '22222222-2222-4222-8222-222222222222',
  countryId: 2,
  languageId: 1,
  email: 'nora@example.com',
  name: null,
  chatAccess: 'open',
  agreementsToAccept: [],
  analyticsAllowed: false,
  timeZone: 'UTC',
  mapsAllowed: false,
  deletion: null,
} satisfies CurrentUser

/** Another tab: hears what this one says, and says what tabs say. */
let otherTab: BroadcastChannel
let heard: unknown[]
beforeEach(() => {
  localStorage.clear()
  heard = []
  otherTab = new BroadcastChannel('lumi-session')
  otherTab.onmessage = ({ data }) => heard.push(data)
})
afterEach(() => {
  otherTab.close()
  endSession('expired')
})

test('a session that was believed to be over and is not is so in every tab [S01]', async () => {
  beginSession()
  endSession('expired')
  adoptUser(user)
  expect(session.isSignedIn()).toBe(true)
  await expect.poll(() => heard).toEqual([{ kind: 'signed-in' }, { kind: 'expired' }, { kind: 'alive' }])

  endSession('expired')
  otherTab.postMessage({ kind: 'alive' })
  await expect.poll(() => session.isSignedIn()).toBe(true)
})

test('an answer that arrives after the logout brings nobody back, nor does another tab [S02]', async () => {
  beginSession()
  endSession('logged-out')
  adoptUser(user)
  expect(session.isSignedIn()).toBe(false)
  expect(localStorage.getItem('userId')).toBeNull()
  otherTab.postMessage({ kind: 'alive' })
  // Messages keep their order.
  otherTab.postMessage({ kind: 'signed-in' })
  let wasAlive = 0
  const stop = session.subscribe(() => wasAlive++)
  await expect.poll(() => session.isSignedIn()).toBe(true)
  stop()
  expect(wasAlive).toBe(1)
})

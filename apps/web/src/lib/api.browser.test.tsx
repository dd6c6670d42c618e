import { type CurrentUser, getCurrentUserInfo, login, logout, refresh } from '@lumi/contracts/auth'
import { getAvailableAgreements, getAvailableCountries } from '@lumi/contracts/reference'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusalOf, stubServer } from '../testing/server-stub.ts'
import { api } from './api.ts'
import { connection } from './connection.ts'
import { loadCurrentUser } from './current-user.ts'
import { deviceStore } from './device-store.ts'
import { adoptLocale } from './locale.ts'
import { logOut } from './logout.ts'
import { notices } from './notifications.ts'
import { adoptUser, beginSession, endSession, session } from './session.ts'

let server: ReturnType<typeof stubServer>
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

beforeEach(() => {
  server = stubServer()
  localStorage.clear()
  adoptLocale({ countryId: 1, languageId: 1 })
})
afterEach(() => {
  endSession('expired')
  server.restore()
})

test('many calls refused at once renew the session once and are all repeated [S03]', async () => {
  let renewed = false
  server.on(getCurrentUserInfo, () => (renewed ? { body: user } : refusalOf('auth_required')))
  server.on(getAvailableAgreements, () => (renewed ? { body: [] } : refusalOf('auth_required')))
  server.on(refresh, () => {
    renewed = true
    return { body: {} }
  })
  beginSession()
  const answers = await Promise.all([api(getCurrentUserInfo), api(getAvailableAgreements), api(getCurrentUserInfo)])
  expect(answers).toEqual([user, [], user])
  expect(server.callsOf(refresh)).toHaveLength(1)
})

test('the notice of a renewal has been read back before another tab may renew [S03][SR12]', async () => {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  const uses: string[] = []
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get() {
      uses.push('read')
      return cookie.get!.call(document)
    },
    set(value: string) {
      uses.push('write')
      cookie.set!.call(document, value)
    },
  })
  try {
    server.on(getCurrentUserInfo, () =>
      server.callsOf(refresh).length > 0 ? { body: user } : refusalOf('auth_required'),
    )
    server.on(refresh, () => {
      // Waits in line as another tab would.
      void navigator.locks.request('lumi-refresh', () => uses.push('next'))
      return { body: {} }
    })
    beginSession()
    await api(getCurrentUserInfo)
    await expect.poll(() => uses).toContain('next')
    expect(uses.slice(uses.indexOf('write'), uses.indexOf('next'))).toEqual(['write', 'read'])
  } finally {
    Reflect.deleteProperty(document, 'cookie')
  }
})

test('a refused renewal wipes this device except what outlives a session [S04]', async () => {
  server.on(getCurrentUserInfo, () => refusalOf('auth_required'))
  server.on(refresh, () => refusalOf('auth_required'))
  beginSession()
  const kept = {
    registrationReferralInfo: '?ref=A',
    selectedLanguageId: '2',
    pushClientId: 'c',
    pushServiceToken: 't',
    isUserPermissionForNotificationsGranted: 'true',
  }
  for (const [key, value] of Object.entries({ ...kept, userId: 'u', isOnboarded: 'true', somethingElse: '1' }))
    localStorage.setItem(key, value)
  await expect(api(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
  expect({ ...localStorage }).toEqual(kept)
  expect(session.isSignedIn()).toBe(false)
  expect(session.lastEnd()).toBe('expired')
})

test('a renewal that the network swallowed does not end the session [S03]', async () => {
  server.on(getCurrentUserInfo, () => refusalOf('auth_required'))
  server.on(refresh, () => 'unreachable')
  beginSession()
  await expect(api(getCurrentUserInfo)).rejects.toMatchObject({ code: 'network' })
  expect(session.isSignedIn()).toBe(true)
})

test('a session refused again right after its renewal is over: no endless loop [S03]', async () => {
  server.on(getCurrentUserInfo, () => refusalOf('auth_required'))
  server.on(refresh, () => ({ body: {} }))
  beginSession()
  await expect(api(getCurrentUserInfo)).rejects.toMatchObject({ code: 'auth_required' })
  expect(server.callsOf(getCurrentUserInfo)).toHaveLength(2)
  expect(session.isSignedIn()).toBe(false)
})

test('calls carry locale and session headers, reference calls the time zone too [A24]', async () => {
  server.on(getCurrentUserInfo, () => ({ body: user }))
  server.on(getAvailableCountries, () => ({ body: [] }))
  beginSession()
  await loadCurrentUser()
  await api(getAvailableCountries)
  const [call] = server.callsOf(getAvailableCountries)
  expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
    userid: user.userId,
    'x-session-id': user.sessionId,
    'country-id': '2',
    'language-id': '1',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('what is not an answer becomes a code of the catalogue [X01]', async () => {
  const body = { email: 'a@b.ru', password: 'x' }
  server.on(login, () => 'unreachable')
  await expect(api(login, { body })).rejects.toMatchObject({ code: 'network' })
  server.on(login, () => ({ status: 502, body: 'Bad gateway' }))
  await expect(api(login, { body })).rejects.toMatchObject({ code: 'unavailable' })
  server.on(login, () => ({ body: { not: 'the contract' } }))
  await expect(api(login, { body })).rejects.toMatchObject({ code: 'internal' })
  const controller = new AbortController()
  server.on(login, () => {
    controller.abort()
    return 'unreachable'
  })
  await expect(api(login, { body, signal: controller.signal })).rejects.toMatchObject({ code: 'cancelled' })
})

test('a page that still asks for its draft does not undo the note of when its session ended [S04]', async () => {
  connection.reached(new Date().toUTCString())
  beginSession()
  adoptUser(user)
  await deviceStore.set(`${user.userId}/draft/opening`, { text: 'unsent' })
  await deviceStore.claim(user.userId)
  endSession('expired')
  await deviceStore.forget(null)
  await deviceStore.claim(user.userId)
  expect(await deviceStore.keys(`left/${user.userId}`)).toHaveLength(1)
  beginSession()
  adoptUser(user)
  await deviceStore.claim(user.userId)
  expect(await deviceStore.keys(`left/${user.userId}`)).toEqual([])
  expect(await deviceStore.get(`${user.userId}/draft/opening`)).toEqual({ text: 'unsent' })
  await deviceStore.forget(user.userId)
})

test('the end of a session keeps what only localStorage has of unsent work, and a logout what is of others [S02][S04]', () => {
  const own = JSON.stringify({ key: `${user.userId}/draft/opening`, text: 'a' })
  const others = JSON.stringify([{ userId: 'somebody-else', clientMessageId: '1', text: 'b' }])
  beginSession()
  adoptUser(user)
  localStorage.setItem('lastWords', own)
  localStorage.setItem('unstoredMessages', others)
  endSession('expired')
  expect(localStorage.getItem('lastWords')).toBe(own)
  beginSession()
  adoptUser(user)
  endSession('logged-out')
  expect(localStorage.getItem('lastWords')).toBeNull()
  expect(localStorage.getItem('unstoredMessages')).toBe(others)
})

test('what another student left unsent is deleted after seven days although no session ends here [S04]', async () => {
  const now = Date.now()
  const days = (count: number) => now - count * 24 * 60 * 60_000
  connection.reached(new Date(now).toUTCString())
  beginSession()
  adoptUser(user)
  for (const [owner, left] of [
    ['long-gone', days(8)],
    ['gone', days(6)],
  ] as const) {
    await deviceStore.set(`${owner}/draft/opening`, { text: owner })
    await deviceStore.set(`left/${owner}`, left)
  }
  localStorage.setItem('lastWords', JSON.stringify({ key: 'long-gone/draft/opening', text: 'x' }))
  await deviceStore.expireOthers(user.userId)
  expect(await deviceStore.keys('long-gone/')).toEqual([])
  expect(localStorage.getItem('lastWords')).toBeNull()
  expect(await deviceStore.keys('gone/')).toHaveLength(1)
  await deviceStore.forget('gone')
})

test('logging out wipes this device and tells the server [S02]', async () => {
  server.on(logout, () => ({ body: {} }))
  beginSession()
  await logOut()
  expect(session.isSignedIn()).toBe(false)
  expect(localStorage.getItem('isAuthenticated')).toBeNull()
  expect(localStorage.getItem('pendingLogout')).toBeNull()
})

test('a logout wipes the drafts too when a refused call has found the session over before its answer [S02]', async () => {
  server.on(logout, () => {
    endSession('expired')
    return { body: {} }
  })
  beginSession()
  adoptUser(user)
  await deviceStore.set(`${user.userId}/draft/opening`, { text: 'not sent yet' })
  await logOut()
  expect(await deviceStore.keys(`${user.userId}/`)).toEqual([])
  expect(session.lastEnd()).toBe('logged-out')
})

test('a logout the server does not hear signs out here all the same, says so, and is kept to be repeated [X07]', async () => {
  server.on(logout, () => 'unreachable')
  beginSession()
  await logOut()
  expect(session.isSignedIn()).toBe(false)
  expect(localStorage.getItem('pendingLogout')).toBe('true')
  expect(notices.current()?.text).toBe('Signed out on this device. The server will be told as soon as it answers')
})

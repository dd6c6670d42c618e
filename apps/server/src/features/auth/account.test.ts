import {
  type Account,
  cancelEmailChange,
  confirmByCode,
  confirmEmailChange,
  confirmPassword,
  deviceText,
  endOtherSessions,
  endSession,
  getAccount,
  getSessions,
  requestEmailChange,
  sendConfirmationCode,
  undoEmailChange,
  updatePassword,
} from '@lumi/contracts/account'
import { getCurrentUserInfo, login, logout, refresh, registerWithEmail } from '@lumi/contracts/auth'
import { changeUserPassword, requestUserPasswordChangeByEmail } from '@lumi/contracts/auth-links'
import { createPayerLink } from '@lumi/contracts/billing'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../platform/audit.tables.ts'
import { openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { readDevice } from './device.rules.ts'
import { createIdentity, listIdentities } from './social/social.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LIMIT_CONFIRMATION_CODE: '1000', LIMIT_EMAIL_CHANGE: '1000' })
})
afterAll(() => server.close())

const password = 'Sunrise-7-maple'
const minuteMs = 60_000
const advanceMinutes = (minutes: number) => server.lumi.platform.clock.advance(minutes * minuteMs)

let mailboxes = 0
const freshEmail = () => `mailbox-${mailboxes++}@example.org`

const mailsTo = async (address: string) => (await server.mails()).filter((mail) => mail.to === address)

/** The link of the newest mail to an address. */
async function linkTo(address: string): Promise<URLSearchParams> {
  const [mail] = await mailsTo(address)
  const [link] = /https?:\/\/\S+\?\S+/.exec(mail?.text ?? '') ?? []
  if (!link) throw new Error(`No mail with a link to ${address}`)
  return new URL(link).searchParams
}

async function codeFor(student: SignedInClient): Promise<string> {
  const [mail] = await mailsTo(student.student.email)
  return /\d{6}/.exec(mail!.subject)![0]
}

const isSignedIn = (client: TestClient) =>
  client.call(getCurrentUserInfo).then(
    () => true,
    (error: { code: string }) => {
      expect(error.code).toBe('auth_required')
      return false
    },
  )

async function audited(studentId: string): Promise<string[]> {
  const lines = await server.lumi.platform.db
    .select()
    .from(audit)
    .where(eq(audit.studentId, studentId))
    .orderBy(audit.at, audit.action)
  return lines.map(({ action, result }) => `${action} ${result}`)
}

/** A sign-in through the front door, with the browser's own device cookie. */
async function logIn(email: string, browser: TestClient = server.guest(), headers: Record<string, string> = {}) {
  await browser.call(login, { body: { email, password }, headers })
  return browser
}

describe('a recent sign-in', () => {
  const change = (client: TestClient) => client.call(requestEmailChange, { body: { email: freshEmail() } })

  test('10 minutes after the sign-in what is hard to undo asks who is there; the password answers [SR12]', async () => {
    const student = await server.signIn(aStudent({ password }))
    // The clock goes on by itself too, on a busy machine for seconds.
    advanceMinutes(9.5)
    await change(student)
    advanceMinutes(0.5)
    await expect(change(student)).rejects.toMatchObject({ code: 'auth_recent_sign_in_required', status: 403 })
    await expect(student.call(confirmPassword, { body: { password: 'Wrong-9-maple' } })).rejects.toMatchObject({
      code: 'auth_wrong_password',
    })
    await expect(change(student)).rejects.toMatchObject({ code: 'auth_recent_sign_in_required' })
    await student.call(confirmPassword, { body: { password } })
    await change(student)
    expect(await audited(student.student.id)).toEqual([
      'email-change-request done',
      'sign-in-confirmation refused',
      'sign-in-confirmation done',
      'email-change-request done',
    ])
  })

  test('a confirmation renews the tokens of the session: copies of the old ones are worth nothing [SR12]', async () => {
    const student = await server.signIn(aStudent({ password }))
    const copy = server.guest()
    for (const [name, cookie] of student.cookies) copy.cookies.set(name, cookie)
    await student.call(confirmPassword, { body: { password } })
    expect(await student.call(getCurrentUserInfo)).toMatchObject({ sessionId: student.sessionId })
    expect(await isSignedIn(copy)).toBe(false)
    // Not even within the grace of a refresh; nor does asking end the session.
    const thief = server.guest()
    for (const [name, cookie] of copy.cookies) thief.cookies.set(name, cookie)
    await expect(thief.call(refresh)).rejects.toMatchObject({ code: 'auth_required' })
    await expect(change(thief)).rejects.toMatchObject({ code: 'auth_required' })
    expect(await isSignedIn(student)).toBe(true)
    // The next refresh uses up the successor; from then on the copy counts as stolen.
    await student.call(refresh)
    await expect(copy.call(refresh)).rejects.toMatchObject({ code: 'auth_required' })
    expect(await isSignedIn(student)).toBe(false)
  })

  test('a tab that refreshes while another one confirms ends nothing: it is as it was before, or signed out [SR12]', async () => {
    const student = await server.signIn(aStudent({ password }))
    const tab = server.guest()
    for (const [name, cookie] of student.cookies) tab.cookies.set(name, cookie)
    // In a browser the tabs have one jar, and wait for each other before they renew it.
    const [confirmed, refreshed] = await Promise.allSettled([
      student.call(confirmPassword, { body: { password } }),
      tab.call(refresh),
    ])
    expect(confirmed.status).toBe('fulfilled')
    expect([await isSignedIn(student), await isSignedIn(tab)]).toEqual([true, refreshed.status === 'fulfilled'])
  })

  test('logout wins against a confirmation, in any order [SR12]', async () => {
    for (let round = 0; round < 5; round++) {
      const student = await server.signIn(aStudent({ password }))
      const tab = server.guest()
      for (const [name, cookie] of student.cookies) tab.cookies.set(name, cookie)
      await Promise.allSettled([student.call(confirmPassword, { body: { password } }), tab.call(logout)])
      expect(await isSignedIn(student)).toBe(false)
      await expect(student.call(refresh)).rejects.toMatchObject({ code: 'auth_required' })
    }
  })

  test('wrong passwords count with the sign-in failures of the account', async () => {
    const limited = await startTestServer({ LIMIT_LOGIN_ACCOUNT: '3' })
    const student = await limited.signIn(aStudent({ password }))
    const guess = () => student.call(confirmPassword, { body: { password: 'Wrong-9-maple' } })
    for (let tries = 0; tries < 3; tries++) await guess().catch(() => {})
    await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(
      limited.guest().call(login, { body: { email: student.student.email, password } }),
    ).rejects.toMatchObject({ code: 'too_many_requests' })
    await limited.close()
  })

  test('a student without a password confirms by a mailed code, once, with spaces as copied', async () => {
    const student = await server.signIn()
    advanceMinutes(10)
    await student.call(sendConfirmationCode)
    const code = await codeFor(student)
    await student.call(confirmByCode, { body: { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` } })
    await change(student)
    await expect(student.call(confirmByCode, { body: { code } })).rejects.toMatchObject({ code: 'auth_wrong_code' })
    expect(await isSignedIn(student)).toBe(true)
  })

  test('only the newest code works, for 10 minutes, in the session that asked for it', async () => {
    const student = await server.signIn()
    const other = await server.signIn(student.student)
    const confirm = (client: TestClient, code: string) => client.call(confirmByCode, { body: { code } })
    await student.call(sendConfirmationCode)
    const first = await codeFor(student)
    await expect(confirm(other, first)).rejects.toMatchObject({ code: 'auth_wrong_code' })
    advanceMinutes(1)
    await student.call(sendConfirmationCode)
    const second = await codeFor(student)
    if (first !== second) await expect(confirm(student, first)).rejects.toMatchObject({ code: 'auth_wrong_code' })
    advanceMinutes(10)
    await expect(confirm(student, second)).rejects.toMatchObject({ code: 'auth_wrong_code' })
    await server.lumi.features.confirmation.deleteExpired()
    await student.call(sendConfirmationCode)
    await confirm(student, await codeFor(student))
  })

  test('a code has five tries, also when they come at once', async () => {
    const student = await server.signIn()
    await student.call(sendConfirmationCode)
    const code = await codeFor(student)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await Promise.allSettled(Array.from({ length: 20 }, () => student.call(confirmByCode, { body: { code: wrong } })))
    await expect(student.call(confirmByCode, { body: { code } })).rejects.toMatchObject({ code: 'auth_wrong_code' })
    expect((await audited(student.student.id)).filter((line) => line === 'sign-in-confirmation refused')).toHaveLength(
      21,
    )
  })

  test('the database and the log hold no code', async () => {
    const student = await server.signIn()
    await student.call(sendConfirmationCode)
    const code = await codeFor(student)
    const response = await server.guest().request('/test/dump', { method: 'POST' })
    const { text } = (await response.json()) as { text: string }
    const codes = text.split('-- ').find((table) => table.startsWith('public.confirmation_codes'))
    expect(codes).toBeDefined()
    expect(codes).not.toContain(code)
  })
})

describe('change of e-mail [R14]', () => {
  const account = (client: TestClient): Promise<Account> => client.call(getAccount)

  async function ask(student: TestClient, email = freshEmail()) {
    await student.call(requestEmailChange, { body: { email } })
    const link = await linkTo(email)
    return { email, changeId: link.get('ci')!, secret: link.get('ecs')! }
  }
  const open = (link: { changeId: string; secret: string }, client: TestClient = server.guest()) =>
    client.call(confirmEmailChange, { body: { changeId: link.changeId, secret: link.secret } })
  async function undoLink(address: string) {
    const link = await linkTo(address)
    return { changeId: link.get('ci')!, secret: link.get('eus')! }
  }
  const undo = (link: { changeId: string; secret: string }) => server.guest().call(undoEmailChange, { body: link })

  test('the new address confirms, the old one is told, all other devices are signed out', async () => {
    const student = await server.signIn(aStudent({ password }))
    const other = await server.signIn(student.student)
    const old = student.student.email
    const { email, ...link } = await ask(student)
    expect(await account(student)).toMatchObject({ email: old, emailChange: { email } })
    await logIn(old)
    await open(link)
    expect(await account(student)).toEqual({ email, hasPassword: true, emailChange: null })
    expect(await isSignedIn(other)).toBe(false)
    await logIn(email)
    await expect(logIn(old)).rejects.toMatchObject({ code: 'auth_invalid_login' })
    expect((await mailsTo(old))[0]!.subject).toBe('The email of your Lumi account was changed')
    // A mail contains nothing that somebody else may have typed.
    expect((await mailsTo(old))[0]!.text).not.toContain(email)
    expect(await audited(student.student.id)).toEqual(
      expect.arrayContaining(['email-change-request done', 'email-change done']),
    )
  })

  test('the old address takes the account back within 7 days: everybody is out, and a password link waits', async () => {
    const student = await server.signIn(aStudent({ password }))
    const old = student.student.email
    const { db, clock } = server.lumi.platform
    const addMethod = (issuer: string) => {
      const added = { providerId: 'school', issuer, subject: student.student.id, email: null }
      return db.transaction((tx) => createIdentity(tx, student.student.id, added, clock.now()))
    }
    // The thief adds a way in before asking for the change, and one afterwards.
    await addMethod('https://before.example')
    advanceMinutes(1)
    await open(await ask(student))
    const way = await undoLink(old)
    // The thief changes the address a second time.
    const { email: second, ...onwards } = await ask(student)
    await open(onwards)
    await addMethod('https://after.example')
    advanceMinutes(7 * 24 * 60 - 1)
    await undo(way)
    await expect(student.call(refresh)).rejects.toMatchObject({ code: 'auth_required' })
    await expect(logIn(second)).rejects.toMatchObject({ code: 'auth_invalid_login' })
    // Nor with the thief's password or added sign-in methods.
    await expect(logIn(old)).rejects.toMatchObject({ code: 'auth_invalid_login' })
    expect(await listIdentities(db, student.student.id)).toEqual([])
    const link = await linkTo(old)
    const fresh = 'Moonrise-9-oak'
    await server.guest().call(changeUserPassword, {
      body: {
        requestId: link.get('prri')!,
        token: link.get('prt')!,
        password: fresh,
        passwordConfirmation: fresh,
      },
    })
    await server.guest().call(login, { body: { email: old, password: fresh } })
    await expect(undo(way)).rejects.toMatchObject({ code: 'auth_link_used' })
    expect(await audited(student.student.id)).toContain('email-change-undo done')
  })

  test('after 7 days there is no way back', async () => {
    const student = await server.signIn(aStudent({ password }))
    await open(await ask(student))
    const way = await undoLink(student.student.email)
    advanceMinutes(7 * 24 * 60)
    await expect(undo(way)).rejects.toMatchObject({ code: 'auth_link_expired' })
  })

  test('a taken address answers the same and mails its owner; its owner keeps it', async () => {
    const owner = await server.given(aStudent({ password }))
    const student = await server.signIn()
    await student.call(requestEmailChange, { body: { email: owner.email.toUpperCase() } })
    expect(await account(student)).toMatchObject({ emailChange: { email: owner.email.toUpperCase() } })
    expect((await mailsTo(owner.email)).map((mail) => mail.subject)).toEqual(['You already have a Lumi account'])
    expect(await mailsTo(owner.email.toUpperCase())).toEqual([])
  })

  test('an address that somebody signed up with and never confirmed goes to who confirms it', async () => {
    const squatter = await server.given(aStudent({ password: 'Squatter-1', isConfirmed: false }))
    const student = await server.signIn(aStudent({ password }))
    await open(await ask(student, squatter.email))
    await logIn(squatter.email)
    await expect(
      server.guest().call(login, { body: { email: squatter.email, password: 'Squatter-1' } }),
    ).rejects.toMatchObject({ code: 'auth_invalid_login' })
  })

  test('two students who confirm the same address at once: one has it, the other keeps the old one [SR06]', async () => {
    const email = freshEmail()
    const students = [await server.signIn(), await server.signIn()]
    const links = []
    for (const student of students) links.push(await ask(student, email))
    const outcomes = await Promise.allSettled(links.map((link) => open(link)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find((outcome) => outcome.status === 'rejected')!.reason).toMatchObject({
      code: 'auth_link_invalid',
    })
    const emails = await Promise.all(students.map(async (student) => (await account(student)).email))
    expect(emails.filter((address) => address === email)).toHaveLength(1)
  })

  test('the way back does not take an address from a confirmed account', async () => {
    const student = await server.signIn()
    const old = student.student.email
    await open(await ask(student))
    const way = await undoLink(old)
    await server.given(aStudent({ email: old }))
    await expect(undo(way)).rejects.toMatchObject({ code: 'account_email_taken' })
  })

  test('used, replaced, cancelled, expired, foreign and guessed links change nothing', async () => {
    const student = await server.signIn()
    const replaced = await ask(student)
    const cancelled = await ask(student)
    await expect(open(replaced)).rejects.toMatchObject({ code: 'auth_link_invalid' })
    await student.call(cancelEmailChange)
    await student.call(cancelEmailChange)
    expect((await account(student)).emailChange).toBeNull()
    await expect(open(cancelled)).rejects.toMatchObject({ code: 'auth_link_invalid' })
    const expired = await ask(student)
    advanceMinutes(24 * 60)
    await expect(open(expired)).rejects.toMatchObject({ code: 'auth_link_expired' })
    await student.call(refresh)
    expect((await account(student)).emailChange).toBeNull()
    const other = await server.signIn()
    const link = await ask(other)
    for (const guess of [
      { changeId: link.changeId, secret: 'guessed' },
      { changeId: 'guessed', secret: link.secret },
      { changeId: link.changeId, secret: expired.secret },
    ]) {
      await expect(open(guess)).rejects.toMatchObject({ code: 'auth_link_invalid' })
      await expect(undo(guess)).rejects.toMatchObject({ code: 'auth_link_invalid' })
    }
    await open(link)
    await expect(open(link)).rejects.toMatchObject({ code: 'auth_link_used' })
    expect((await account(student)).email).toBe(student.student.email)
  })

  test('the own address is refused, and so is a malformed one', async () => {
    const student = await server.signIn()
    const to = (email: string) => student.call(requestEmailChange, { body: { email } })
    await expect(to(student.student.email.toUpperCase())).rejects.toMatchObject({ code: 'account_email_same' })
    await expect(to('nora@')).rejects.toMatchObject({ code: 'validation_failed' })
  })

  test('orders are limited per student and per mailbox', async () => {
    const limited = await startTestServer({ LIMIT_EMAIL_CHANGE: '2', LIMIT_MAIL_MAILBOX: '1' })
    const [first, second] = [await limited.signIn(), await limited.signIn()]
    const to = (client: TestClient, email: string) => client.call(requestEmailChange, { body: { email } })
    await to(first, 'one@example.org')
    await expect(to(second, 'one@example.org')).rejects.toMatchObject({ code: 'too_many_requests' })
    await to(first, 'two@example.org')
    await expect(to(first, 'three@example.org')).rejects.toMatchObject({ code: 'too_many_requests' })
    await limited.close()
  })

  test('a mailbox gets three letters an hour, whichever tags its address has and whoever asks', async () => {
    const limited = await startTestServer({ LIMIT_MAIL_MAILBOX: '3', LIMIT_SIGN_UP_DEVICE: '1000' })
    try {
      const box = (tag: string) => `full-box${tag}@example.org`
      const outcome = (work: Promise<unknown>) =>
        work.then(
          () => 'sent',
          ({ code }) => code,
        )
      const acceptedAgreements = await limited.guest().call(getAvailableAgreements)
      const signUp = (email: string) =>
        limited.guest().call(registerWithEmail, { body: { email, password, acceptedAgreements } })
      const student = await limited.signIn()
      expect(await outcome(signUp(box('+a')))).toBe('sent')
      expect(await outcome(student.call(requestEmailChange, { body: { email: box('+b') } }))).toBe('sent')
      expect(await outcome(student.call(createPayerLink, { body: { email: box('+C') } }))).toBe('sent')
      const refused = [
        signUp(box('')),
        student.call(requestEmailChange, { body: { email: box('+d') } }),
        student.call(createPayerLink, { body: { email: box('+e') } }),
        limited.guest().call(requestUserPasswordChangeByEmail, { body: { email: box('+f') } }),
      ]
      expect(await Promise.all(refused.map(outcome))).toEqual(Array(4).fill('too_many_requests'))
      expect((await limited.mails()).filter(({ to }) => to.startsWith('full-box'))).toHaveLength(3)
    } finally {
      await limited.close()
    }
  })

  test('changes that are long over are cleared away, and those that can be undone stay', async () => {
    const student = await server.signIn()
    const { email } = await ask(student)
    const confirmed = await server.signIn()
    await open(await ask(confirmed))
    const way = await undoLink(confirmed.student.email)
    advanceMinutes(6 * 24 * 60)
    await server.lumi.features.emailChange.deleteExpired()
    await undo(way)
    advanceMinutes(9 * 24 * 60)
    await server.lumi.features.emailChange.deleteExpired()
    const response = await server.guest().request('/test/dump', { method: 'POST' })
    const { text } = (await response.json()) as { text: string }
    const table = text.split('-- ').find((part) => part.startsWith('public.email_changes'))
    expect(table).toBeDefined()
    expect(table).not.toContain(email)
  })
})

describe('change of password [R14]', () => {
  const update = (client: TestClient, currentPassword: string, next = 'Moonrise-9-oak', repeated = next) =>
    client.call(updatePassword, { body: { currentPassword, password: next, passwordConfirmation: repeated } })

  test('every session ends, this device has a new one, and the owner is told [SR12]', async () => {
    const student = await server.signIn(aStudent({ password }))
    const other = await server.signIn(student.student)
    const copy = server.guest()
    for (const [name, cookie] of student.cookies) copy.cookies.set(name, cookie)
    await update(student, password)
    expect([await isSignedIn(student), await isSignedIn(other), await isSignedIn(copy)]).toEqual([true, false, false])
    expect((await student.call(getCurrentUserInfo)).sessionId).not.toBe(student.sessionId)
    await student.call(refresh)
    await expect(copy.call(refresh)).rejects.toMatchObject({ code: 'auth_required' })
    expect(await isSignedIn(student)).toBe(true)
    await expect(logIn(student.student.email)).rejects.toMatchObject({ code: 'auth_invalid_login' })
    await server.guest().call(login, { body: { email: student.student.email, password: 'Moonrise-9-oak' } })
    expect((await mailsTo(student.student.email)).map((mail) => mail.subject)).toContain(
      'Your Lumi password was changed',
    )
    expect(await audited(student.student.id)).toContain('password-change done')
  })

  test('the current password and the rules of a new one hold [V03][V12]', async () => {
    const student = await server.signIn(aStudent({ password }))
    await expect(update(student, 'Wrong-9-maple')).rejects.toMatchObject({ code: 'auth_wrong_password' })
    for (const [next, repeated, code] of [
      ['Short-1', 'Short-1', 'password_length'],
      ['Password1!', 'Password1!', 'password_common'],
      ['Moonrise-9-oak', 'Moonrise-9-elm', 'password_mismatch'],
    ] as const) {
      await expect(update(student, password, next, repeated)).rejects.toMatchObject({
        details: { validationErrors: [expect.objectContaining({ code })] },
      })
    }
    await logIn(student.student.email)
  })

  test('without a password there is none to change by', async () => {
    const student = await server.signIn()
    expect(await student.call(getAccount)).toMatchObject({ hasPassword: false })
    await expect(update(student, password)).rejects.toMatchObject({ code: 'auth_wrong_password' })
  })
})

describe('devices [R14]', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

  test('the list names the own sessions, this one first, with device, last use and what is known of the place', async () => {
    const student = await server.given(aStudent({ password }))
    await server.signIn()
    const phoneClient = await logIn(student.email, server.guest(), { 'user-agent': phone, timezone: 'Europe/Minsk' })
    advanceMinutes(5)
    const here = await logIn(student.email, server.guest(), { 'user-agent': 'curl/8', timezone: '<script>' })
    const { sessions } = await here.call(getSessions)
    expect(sessions).toMatchObject([
      { isCurrent: true, browser: null, system: null, timeZone: null, isSameNetwork: true },
      {
        isCurrent: false,
        browser: 'Chrome',
        system: 'Android',
        timeZone: 'Europe/Minsk',
      },
    ])
    advanceMinutes(20)
    await phoneClient.call(refresh)
    await here.call(refresh)
    const [, later] = (await here.call(getSessions)).sessions
    expect(Date.parse(later!.lastUsedAt) - Date.parse(later!.createdAt)).toBeGreaterThanOrEqual(25 * minuteMs)
  })

  test('signing one out ends it at once, and its sockets within 5 s', async () => {
    const student = await server.signIn()
    const other = await server.signIn(student.student)
    const device = await openDevice(server.url, other)
    const { sessions } = await student.call(getSessions)
    await student.call(endSession, { body: { sessionId: sessions.find((session) => !session.isCurrent)!.sessionId } })
    const endedAt = Date.now()
    expect(await isSignedIn(other)).toBe(false)
    await device.untilClosed()
    expect(Date.now() - endedAt).toBeLessThan(5000)
    expect((await student.call(getSessions)).sessions).toHaveLength(1)
    expect(await audited(student.student.id)).toContain('sign-out done')
  })

  test('nobody ends the session of somebody else, nor one that is over [SR10]', async () => {
    const [student, stranger] = [await server.signIn(), await server.signIn()]
    const end = (sessionId: string) => student.call(endSession, { body: { sessionId } })
    await expect(end(stranger.sessionId)).rejects.toMatchObject({ code: 'account_session_not_found', status: 404 })
    expect(await isSignedIn(stranger)).toBe(true)
    const other = await server.signIn(student.student)
    await end(other.sessionId)
    await expect(end(other.sessionId)).rejects.toMatchObject({ code: 'account_session_not_found' })
  })

  test('signing out everywhere else leaves this device and other students alone', async () => {
    const student = await server.signIn()
    const others = [await server.signIn(student.student), await server.signIn(student.student)]
    const stranger = await server.signIn()
    await student.call(endOtherSessions)
    expect(await isSignedIn(student)).toBe(true)
    expect(await isSignedIn(stranger)).toBe(true)
    for (const other of others) {
      expect(await isSignedIn(other)).toBe(false)
      await expect(other.call(refresh)).rejects.toMatchObject({ code: 'auth_required' })
    }
  })

  test('the first sign-in from another device is told by mail, the very first and known ones are not', async () => {
    const student = await server.given(aStudent({ password, languageId: 2, timeZone: 'Europe/Minsk' }))
    const subjects = async () => (await mailsTo(student.email)).map((mail) => mail.subject)
    const first = await logIn(student.email)
    await logIn(student.email, first)
    expect(await subjects()).toEqual([])
    const second = await logIn(student.email, server.guest(), { 'user-agent': phone })
    expect(await subjects()).toEqual(['Новый вход в аккаунт Луми'])
    const [mail] = await mailsTo(student.email)
    expect(mail!.text).toContain('Chrome на Android')
    expect(mail!.text).toContain('GMT+3')
    expect(mail!.text).toContain('/restore')
    await logIn(student.email, second)
    await logIn(student.email, first)
    expect(await subjects()).toHaveLength(1)
  })
})

test('a user agent becomes words of our own, whatever it holds', () => {
  const cases: [string, string][] = [
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
      'Firefox on iPad',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 YaBrowser/25.10 Safari/537.36',
      'Yandex Browser on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['<script>alert(1)</script>', 'Unknown device'],
    ['', 'Unknown device'],
  ]
  for (const [userAgent, words] of cases) expect(deviceText(readDevice(userAgent), 'en')).toBe(words)
  expect(deviceText(readDevice(undefined), 'ru')).toBe('Неизвестное устройство')
})

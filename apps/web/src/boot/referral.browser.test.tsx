import { REFERRAL_INFO } from '@lumi/contracts/product-rules'
import { beforeEach, expect, test } from 'vitest'
import { referralInfo } from '../lib/referral.ts'
import { rememberReferral } from './referral.ts'

const origin = 'https://lumi.example'
const day = 24 * 3600 * 1000
const kept = () => localStorage.getItem('registrationReferralInfo')

beforeEach(() => localStorage.clear())

test('the whole query of the first visit is kept, and a later one does not replace it [S17]', () => {
  rememberReferral('?ref=SASHA&utm_source=school', origin, 1000 * day)
  rememberReferral('?ref=OTHER', origin, 1001 * day)
  expect(kept()).toBe('?ref=SASHA&utm_source=school')
})

test('after 30 days a new first visit counts [S17]', () => {
  rememberReferral('?ref=SASHA', origin, 1000 * day)
  rememberReferral('?ref=OTHER', origin, (1000 + REFERRAL_INFO.keptDays) * day)
  expect(kept()).toBe('?ref=OTHER')
})

test('what is older than 30 days is no longer sent with a sign-up [S11]', () => {
  rememberReferral('?ref=SASHA', origin, 1000 * day)
  expect(referralInfo((1000 + REFERRAL_INFO.keptDays) * day - 1)).toBe('?ref=SASHA')
  expect(referralInfo((1000 + REFERRAL_INFO.keptDays) * day)).toBeUndefined()
})

test('a query that is too long keeps whole parameters only [S17]', () => {
  rememberReferral(`?ref=SASHA&a=${'x'.repeat(1000)}&b=${'%D0%B0'.repeat(300)}`, origin, 1000 * day)
  expect(kept()).toBe(`?ref=SASHA&a=${'x'.repeat(1000)}`)
  localStorage.clear()
  rememberReferral(`?a=${'x'.repeat(3000)}`, origin, 1000 * day)
  expect(kept()).toBeNull()
})

test('a mailed link with its secrets is not kept, nor is a visit without a query [S17]', () => {
  rememberReferral('?prri=1&prt=secret', origin, 1000 * day)
  rememberReferral('', origin, 1000 * day)
  expect(kept()).toBeNull()
})

import { passwordFault, passwordHash, passwordHashPrefix } from '@lumi/contracts/password'
import { expect, test } from 'vitest'
import { assertNotGuessable, commonHashesOf } from './password.rules.ts'

const nothingIsCommon = () => false
const judge = (password: string, email = 'nora.lind@example.org', common: string[] = []) =>
  passwordFault(password, email, (words) => words.some((word) => common.includes(word)))

test.each([
  ['P@ssw0rd1!', 'password_common'],
  ['Nora.lind1!', 'password_own_address'],
  ['X-nora.lind@example.org', 'password_own_address'],
  ['Aa1!Aa1!', 'password_repeats'],
  ['23456789Ab!', 'password_sequence'],
  ['2010-05-14A', 'password_date'],
  ['Qwertyuiop', 'password_keys'],
])('%s is refused: %s', async (password, fault) => {
  expect(await judge(password, undefined, ['password'])).toBe(fault)
})

test.each(['Oak-tree', 'Sunrise-7-maple', 'Зимний-кот7', 'Password1!', 'Three-Blue-Cups', 'Nora2010!Lake'])(
  '%s passes where it is not on the list',
  async (password) => expect(await judge(password)).toBeUndefined(),
)

test('the longest password that is allowed is judged in a moment', async () => {
  await passwordFault('Oak-tree', '', nothingIsCommon)
  for (const part of ['1', '@4$1', 'qwertyuiop', '2010-01-0', 'ab', '\u0301']) {
    const before = process.cpuUsage().user
    await passwordFault(`Aa!${part.repeat(128)}`.slice(0, 128), 'nora@example.org', nothingIsCommon)
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(50)
  }
})

/** As the form does it: it sees parts of the list, as hashes. */
async function isCommonByParts(words: readonly string[]): Promise<boolean> {
  for (const word of words) {
    const hash = await passwordHash(word)
    if ((await commonHashesOf(passwordHashPrefix(hash))).includes(hash)) return true
  }
  return false
}

test.each([
  'P@ssw0rd1!',
  'Пароль123!',
  '123456789Aa!',
  'Lumi-2026!',
  'Nora.lind1!',
  'Aa1!Aa1!',
  'Qwerty!1',
  'Oak-tree',
  'Зимний-кот7',
])('the form and the server say the same of %s', async (password) => {
  const email = 'nora.lind@example.org'
  const said = await passwordFault(password, email, isCommonByParts)
  const refusal = await assertNotGuessable(password, email).then(
    () => undefined,
    (error: { details: { validationErrors: { code: string }[] } }) => error.details.validationErrors[0]?.code,
  )
  expect(said).toBe(refusal)
})

test('a part of the list is small and holds hashes only', async () => {
  const part = await commonHashesOf('00')
  expect(part.length).toBeLessThan(40)
  for (const hash of part) expect(hash).toMatch(/^00[0-9a-f]{14}$/)
})

/** For tests that ask for more codes than one number or one minute allows. */
export const withoutPhoneLimits = { LIMIT_PHONE_NUMBER: '1000', LIMIT_PHONE_MINUTE: '1000' }

let next = 1_000_000

/** Mobile numbers that no other test of this process uses. */
export const newPhoneNumber = {
  RU: () => `+7912${next++}`,
  BY: () => `+37529${next++}`,
}

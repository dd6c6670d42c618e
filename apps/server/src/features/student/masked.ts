/** Enough to recognise one's own address or a slip in it: `a…@mail.com`. */
export const maskedEmail = (email: string) => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`

/** The mailbox behind an address: letter case and a `+tag` do not make another one. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(email.normalize('NFC').toLowerCase()) ?? []
  return `${name.replace(/\+.*$/, '')}@${domain}`
}

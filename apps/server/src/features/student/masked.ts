/** Enough to recognize one's own address, or a typing error in it: `a…@mail.com`. */
export const maskedEmail = (email: string) => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`

/** The mailbox of an address, without letter case and `+tag`. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(email.normalize('NFC').toLowerCase()) ?? []
  return `${name.replace(/\+.*$/, '')}@${domain}`
}

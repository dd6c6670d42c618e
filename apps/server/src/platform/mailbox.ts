/**
 * The mailbox of an address, without letter case and `+tag`: the key of `mail-mailbox`, the limit of letters to one
 * mailbox, whoever asks for them.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(email.normalize('NFC').toLowerCase()) ?? []
  return `${name.replace(/\+.*$/, '')}@${domain}`
}

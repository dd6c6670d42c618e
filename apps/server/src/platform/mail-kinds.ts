/**
 * What stops a mail of a kind, besides a mailbox that does not exist.
 * - `own`: the owner of an account must be able to rely on it: access, money, consent, deletion. Nothing else stops it.
 * - `asked`: somebody has typed this address, and it may be a stranger's. A complaint stops it.
 * - a topic: nice to know. It says how to stop it, and one press of the mail program's own button is enough (RFC 8058).
 */
export type MailClass = 'own' | 'asked' | MailTopic

export const mailTopics = ['notices', 'invitations'] as const
/** What a reader can stop: `notices` say what a push would have said, `invitations` what an invitation has earned. */
export type MailTopic = (typeof mailTopics)[number]

/** Every mail that can leave. Its kind is in the message id and in `List-Id`, so that mailboxes and logs can tell them apart. */
export const mailKinds = {
  confirmation: 'asked',
  taken: 'asked',
  'password-request': 'own',
  'password-changed': 'own',
  'session-reused': 'own',
  'new-device': 'own',
  'confirmation-code': 'own',
  'email-change': 'asked',
  'address-taken': 'asked',
  'email-changed': 'own',
  'email-change-undone': 'own',
  'password-updated': 'own',
  'social-confirmation': 'asked',
  'social-link': 'own',
  'method-added': 'own',
  'method-removed': 'own',
  'trial-reminder': 'own',
  receipt: 'own',
  'renewal-failed': 'own',
  'renewal-reminder': 'own',
  'plan-ended': 'own',
  'payer-link': 'asked',
  'unclear-charge': 'own',
  'upgrade-request': 'own',
  'support-request': 'own',
  'support-received': 'own',
  'support-answer': 'own',
  'guardian-request': 'asked',
  'guardian-reminder': 'asked',
  'guardian-correction': 'asked',
  'guardian-given': 'own',
  'guardian-refused': 'own',
  'guardian-withdrawn': 'own',
  'guardian-manage': 'own',
  'chat-opened': 'own',
  'deletion-requested': 'own',
  'account-kept': 'own',
  'account-deleted': 'own',
  reward: 'invitations',
  'reply-ready': 'notices',
  'review-due': 'notices',
} as const satisfies Record<string, MailClass>

export type MailKind = keyof typeof mailKinds

/** The topic of a mail that its reader can stop. */
export function topicOf(kind: MailKind): MailTopic | undefined {
  const mailClass: MailClass = mailKinds[kind]
  return mailClass === 'own' || mailClass === 'asked' ? undefined : mailClass
}

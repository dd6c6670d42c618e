import type { Language } from '@lumi/contracts/errors'
import {
  addressTakenMail,
  confirmationCodeMail,
  emailChangedMail,
  emailChangeMail,
  emailChangeUndoneMail,
  newDeviceMail,
  passwordUpdatedMail,
} from './features/auth/account.mails.ts'
import {
  confirmationMail,
  passwordChangedMail,
  passwordRequestMail,
  sessionReusedMail,
  takenMail,
} from './features/auth/auth.mails.ts'
import { trialReminderMail } from './features/auth/phone/phone.mails.ts'
import { confirmEmailMail, linkMail, methodAddedMail, methodRemovedMail } from './features/auth/social/social.mails.ts'
import {
  endedMail,
  failedMail,
  payerLinkMail,
  receiptMail,
  reminderMail,
  unclearChargeMail,
  upgradeRequestMail,
} from './features/billing/billing.mails.ts'
import type { PaymentRow } from './features/billing/billing.store.ts'
import { supportAnswerMail, supportReceivedMail, supportRequestMail } from './features/feedback/feedback.mails.ts'
import { accountDeletedMail, accountKeptMail, deletionRequestedMail } from './features/privacy/deletion.mails.ts'
import { rewardMail } from './features/promo/referral.mails.ts'
import { noticeMail } from './features/push/push.mails.ts'
import { guardianMail, openedMail } from './features/student/guardian.mails.ts'
import type { LaidOutMail } from './platform/mail-layout.ts'

/** Every mail in every state, with made-up facts: for the preview page of local mode, and for the list of all texts. */
export function mailExamples(language: Language, base: string): { state: string; mail: LaidOutMail }[] {
  const secret = 'an-example-of-a-secret'
  const mailed = { id: 'example', secret }
  const at = new Date('2026-11-23T15:00:00Z')
  const renewsAt = new Date('2026-12-23T15:00:00Z')
  const timeZone = 'Europe/Minsk'
  const price = { amountMinor: 1200, currency: language === 'en' ? 'USD' : 'BYN' } as const
  const payment = (payerEmail: string | null) =>
    ({
      paymentId: '00000000-0000-4000-8000-000000001042',
      provider: 'stripe',
      number: 1042,
      language,
      priceMinor: price.amountMinor,
      amountMinor: price.amountMinor,
      currency: price.currency,
      months: 1,
      cardBrand: 'Visa',
      cardLast4: '4242',
      createdAt: at,
      payerEmail,
    }) as PaymentRow
  const name = 'Plus'
  const ticket = { ticket: secret, code: '123456', providerName: 'Google' }
  const link = { linkId: 'example', secret }
  const money = { timeZone, baseUrl: base }
  const deletion = { deletesAt: renewsAt, timeZone }
  const request = { requestId: 'example', requestNumber: 1001, base }
  const answer =
    language === 'en'
      ? 'Thank you for writing.\n\nThe table is whole again since this morning.'
      : 'Спасибо, что написали.\n\nС сегодняшнего утра таблица снова целая.'
  const toSupport = {
    requestNumber: 1001,
    type: 'broken',
    email: 'student@example.org',
    language,
    text: language === 'en' ? 'The table is cut off.' : 'Таблица обрезана.',
  } as const
  const reply = { kind: 'reply', conversationId: 'example', messageId: 'example' } as const
  const decisions = ['request', 'reminder', 'correction', 'given', 'refused', 'withdrawn', 'manage'] as const
  const examples: [state: string, mail: LaidOutMail][] = [
    ['', confirmationMail(language, base, { confirmationId: 'example', secret, requestId: 'example', token: secret })],
    ['', takenMail(language, base)],
    ['', passwordRequestMail(language, base, { requestId: 'example', token: secret })],
    ['', passwordChangedMail(language, base)],
    ['', sessionReusedMail(language, base)],
    ['', newDeviceMail(language, base, { device: { browser: 'Firefox', system: 'Windows' }, at, timeZone })],
    ['', confirmationCodeMail(language, '123456')],
    ['', emailChangeMail(language, base, mailed)],
    ['', addressTakenMail(language, base)],
    ['', emailChangedMail(language, base, mailed)],
    ['', emailChangeUndoneMail(language, base, { requestId: 'example', token: secret })],
    ['', passwordUpdatedMail(language, base)],
    ['', confirmEmailMail(language, base, ticket)],
    ['', linkMail(language, base, ticket)],
    ['', methodAddedMail(language, base, 'Google')],
    ['', methodRemovedMail(language, base, 'Google')],
    ['', trialReminderMail(language, base, '2026-12-03')],
    ['renews', receiptMail({ payment: payment(null), name, renewsAt, ...money })],
    ['does not renew', receiptMail({ payment: payment(null), name, renewsAt: null, ...money })],
    ['to a payer', receiptMail({ payment: payment('parent@example.org'), name, renewsAt, ...money })],
    ['is tried again', failedMail({ payment: payment(null), isDeclined: true, retryAt: renewsAt, ...money })],
    ['was the last try', failedMail({ payment: payment(null), isDeclined: true, retryAt: null, ...money })],
    ['was not answered', failedMail({ payment: payment(null), isDeclined: false, retryAt: renewsAt, ...money })],
    [
      'to a payer',
      failedMail({ payment: payment('parent@example.org'), isDeclined: true, retryAt: renewsAt, ...money }),
    ],
    ...[false, true].map((isPayer): [string, LaidOutMail] => [
      isPayer ? 'to a payer' : 'to the student',
      reminderMail({ language, name, price, chargeAt: renewsAt, isPayer, ...money }),
    ]),
    ...[false, true].map((wasTrial): [string, LaidOutMail] => [
      wasTrial ? 'after the trial' : 'after a paid plan',
      endedMail({ language, name, wasTrial, baseUrl: base }),
    ]),
    ['', payerLinkMail({ language, student: 's…@example.org', url: `${base}/pay?linkId=example`, days: 7 })],
    ['to support', upgradeRequestMail({ to: '', email: 'student@example.org', name: 'Max' })],
    ['to support', unclearChargeMail({ to: '', payment: payment(null), number: 'P-1042' })],
    ...[false, true].map((canReply): [string, LaidOutMail] => [
      canReply ? 'to support' : 'to support, without an address for answers',
      supportRequestMail({ ...toSupport, isContinued: canReply, pictures: canReply ? 2 : 0, canReply }),
    ]),
    ['outside the hours', supportReceivedMail(language, { ...request, opensAt: at, timeZone })],
    ['', supportAnswerMail(language, { ...request, text: answer, isClosed: false, canReply: false })],
    ['and closed', supportAnswerMail(language, { ...request, text: answer, isClosed: true, canReply: true })],
    ...decisions.map((kind): [string, LaidOutMail] => [
      '',
      guardianMail(kind, language, { base, student: 's…@example.org', link }),
    ]),
    ['', openedMail(language, base)],
    ...(['student', 'guardian', 'operator', 'retention'] as const).map((by): [string, LaidOutMail] => [
      `by ${by}`,
      deletionRequestedMail(language, base, { by, ...deletion }),
    ]),
    ['', accountKeptMail(language, base)],
    ['', accountDeletedMail(language)],
    ...(['registration', 'purchase'] as const).map((kind): [string, LaidOutMail] => [
      kind,
      rewardMail(language, base, { kind, messages: 60 }),
    ]),
    ['', noticeMail(reply, language, base)],
    ['', noticeMail({ kind: 'review', due: 3 }, language, base)],
  ]
  return examples.map(([state, mail]) => ({ state, mail }))
}

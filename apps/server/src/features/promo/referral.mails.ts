import type { Language } from '@lumi/contracts/errors'
import { layOutMail } from '../../platform/mail-layout.ts'

/** Tells a referrer what an invitation has earned. Names no friend: who has an account is nobody else's business. */
export function rewardMail(
  language: Language,
  site: string,
  { kind, messages }: { kind: 'registration' | 'purchase'; messages: number },
) {
  const url = `${site}/settings/share`
  if (language === 'en') {
    const what = kind === 'registration' ? 'A friend has joined Lumi' : 'A friend has bought a first plan'
    return layOutMail({
      kind: 'reward',
      language,
      subject: `${messages} messages for you: ${what.toLowerCase().replace('lumi', 'Lumi')}`,
      preview: 'Thank you for the invitation.',
      heading: `${what}: +${messages} messages`,
      paragraphs: [
        `Thank you for the invitation. ${messages} messages were added. They are used when those of the day have run out, and they do not expire.`,
      ],
      action: { label: 'See your invitations', url },
    })
  }
  const what = kind === 'registration' ? 'У Луми появился твой друг' : 'Друг оплатил первый тариф'
  return layOutMail({
    kind: 'reward',
    language,
    subject: `Тебе начислены сообщения: ${messages}`,
    preview: 'Спасибо за приглашение.',
    heading: `${what}: +${messages}`,
    paragraphs: [
      `Спасибо за приглашение. Начислено сообщений: ${messages}. Они тратятся, когда кончаются сообщения дня, и не сгорают.`,
    ],
    action: { label: 'Посмотреть приглашения', url },
  })
}

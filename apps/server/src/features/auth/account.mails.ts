import { type DeviceName, deviceText } from '@lumi/contracts/account'
import type { Language } from '@lumi/contracts/errors'
import { SESSION } from '@lumi/contracts/product-rules'
import { layOutMail } from '../../platform/mail-layout.ts'

/** Mails about the account of somebody who is signed in. Whatever a stranger can type stays out of them. */

const locales = { en: 'en-US', ru: 'ru-RU' } as const

/** Date and time where the student lives, with the zone named: "November 21, 2026, 5:30 PM GMT+3". */
const whenText = (at: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)

export function newDeviceMail(
  language: Language,
  base: string,
  { device, at, timeZone }: { device: DeviceName; at: Date; timeZone: string },
) {
  const name = deviceText(device, language)
  const when = whenText(at, language, timeZone)
  const texts = {
    en: {
      subject: 'New sign-in to your Lumi account',
      preview: `${name}, ${when}`,
      heading: 'A new device signed in',
      paragraphs: [
        'Somebody, hopefully you, signed in to your account on a device we have not seen before.',
        `Device: ${name}`,
        `Time: ${when}`,
        'If it was you, you need not do anything. If not, set a new password: that signs out every device.',
      ],
      label: 'Set a new password',
      notes: ['You can also see and end every sign-in yourself: open Me, then Account.'],
    },
    ru: {
      subject: 'Новый вход в аккаунт Луми',
      preview: `${name}, ${when}`,
      heading: 'Вход с нового устройства',
      paragraphs: [
        'В твой аккаунт вошли с устройства, которого мы раньше не видели. Надеемся, что это ты.',
        `Устройство: ${name}`,
        `Время: ${when}`,
        'Если это ты, ничего делать не нужно. Если нет, задай новый пароль: это завершит сеансы на всех устройствах.',
      ],
      label: 'Задать новый пароль',
      notes: ['Все сеансы можно посмотреть и завершить самостоятельно: открой «Я», потом «Аккаунт».'],
    },
  }
  const { label, ...rest } = texts[language]
  return layOutMail({ ...rest, language, action: { label, url: `${base}/restore` } })
}

export function confirmationCodeMail(language: Language, code: string) {
  const minutes = SESSION.confirmationCodeMinutes
  const texts = {
    en: {
      subject: `${code} is your Lumi code`,
      preview: `It works for ${minutes} minutes.`,
      heading: code,
      paragraphs: [
        'Type this code in Lumi to confirm that it is you.',
        `It works once, for ${minutes} minutes. Nobody from Lumi will ever ask you for it.`,
      ],
      notes: ['You did not ask for a code? Then somebody is using your account: set a new password.'],
    },
    ru: {
      subject: `${code} — твой код для Луми`,
      preview: `Код действует ${minutes}\u00a0минут.`,
      heading: code,
      paragraphs: [
        'Введи этот код в Луми, чтобы подтвердить, что это ты.',
        `Код действует один раз, в\u00a0течение ${minutes}\u00a0минут. Никто из команды Луми никогда его не спросит.`,
      ],
      notes: ['Это не твой запрос? Значит, твоим аккаунтом пользуется кто-то ещё: задай новый пароль.'],
    },
  }
  return layOutMail({ ...texts[language], language })
}

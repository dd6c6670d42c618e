import { type DeviceName, deviceText } from '@lumi/contracts/account'
import type { Language } from '@lumi/contracts/errors'
import { MAIL_LINK, SESSION } from '@lumi/contracts/product-rules'
import { layOutMail } from '../../platform/mail-layout.ts'
import { whenText } from '../../platform/when-text.ts'

/** Mails about an account to its owner. They contain nothing that a stranger could have typed. */

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
  return layOutMail({ ...rest, kind: 'new-device', language, action: { label, url: `${base}/restore` } })
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
  return layOutMail({ ...texts[language], kind: 'confirmation-code', language })
}

const texts = {
  en: {
    emailChange: {
      subject: 'Confirm your new email for Lumi',
      preview: 'One press and your account has this address.',
      heading: 'Your new email',
      paragraphs: [
        'Somebody, hopefully you, wants to use this address for a Lumi account. Confirm it, and from then on you log in with it. All other devices will be signed out.',
      ],
      label: 'Confirm the new email',
      notes: [
        `The link works for ${MAIL_LINK.emailChangeHours} hours.`,
        'It was not you? Then do nothing: without a press nothing changes.',
      ],
    },
    addressTaken: {
      subject: 'You already have a Lumi account',
      preview: 'Somebody tried to use your address for another account.',
      heading: 'This address is yours',
      paragraphs: [
        'Somebody, perhaps you, tried to move another Lumi account to this address. It already has an account, so nothing was changed.',
        'One address has one account. If you want to use this one, log in with it.',
      ],
      label: 'Log in',
      notes: ['It was not you? You need not do anything: nobody got in.'],
    },
    emailChanged: {
      subject: 'The email of your Lumi account was changed',
      preview: 'It was not you? You can take the account back.',
      heading: 'Your email was changed',
      paragraphs: [
        'Your Lumi account has another address now, and this one no longer works for logging in. All other devices were signed out.',
        'If it was you, you need not do anything.',
        'If it was not you, take the account back: it gets this address again, and everybody is signed out.',
      ],
      label: 'It was not me',
      notes: [`The link works for ${MAIL_LINK.emailChangeUndoDays} days.`],
    },
    emailChangeUndone: {
      subject: 'Your Lumi account is yours again',
      preview: 'Now set a new password.',
      heading: 'Your account has this address again',
      paragraphs: [
        'The change of your email was undone and everybody was signed out.',
        'Whoever changed it may have other ways in. So the old password no longer works, and signing in with other services was turned off. Set a new password. After that you can add the services again under Me, Account.',
      ],
      label: 'Set a new password',
      notes: [`The link works once, for ${MAIL_LINK.emailChangeHours} hours.`],
    },
    passwordUpdated: {
      subject: 'Your Lumi password was changed',
      preview: 'All other devices were signed out.',
      heading: 'Your password was changed',
      paragraphs: ['Your password was changed just now in the settings, and all other devices were signed out.'],
      label: 'Set a new password',
      notes: ['If it was you, you need not do anything. If not, press the button at once and write to us.'],
    },
  },
  ru: {
    emailChange: {
      subject: 'Подтверди новую почту для Луми',
      preview: 'Одно нажатие, и у аккаунта новый адрес.',
      heading: 'Новая почта',
      paragraphs: [
        'Этот адрес хотят указать в аккаунте Луми, надеемся, что это ты. Подтверди его, и дальше входи с ним. На всех других устройствах понадобится войти заново.',
      ],
      label: 'Подтвердить новую почту',
      notes: [
        `Ссылка работает ${MAIL_LINK.emailChangeHours}\u00a0часа.`,
        'Это не твои действия? Тогда ничего не делай: без нажатия на кнопку ничего не изменится.',
      ],
    },
    addressTaken: {
      subject: 'У тебя уже есть аккаунт в Луми',
      preview: 'Твой адрес пробовали указать в другом аккаунте.',
      heading: 'Этот адрес твой',
      paragraphs: [
        'Этот адрес пробовали указать в другом аккаунте Луми. У него уже есть аккаунт, поэтому ничего не изменилось.',
        'Один адрес — один аккаунт. Если нужен этот, войди с ним.',
      ],
      label: 'Войти',
      notes: ['Это не твои действия? Делать ничего не нужно: в аккаунт никто не вошёл.'],
    },
    emailChanged: {
      subject: 'Почта твоего аккаунта Луми изменена',
      preview: 'Это не твои действия? Аккаунт можно вернуть.',
      heading: 'Почта изменена',
      paragraphs: [
        'У твоего аккаунта Луми теперь другой адрес, с этим войти больше нельзя. На всех других устройствах выполнен выход.',
        'Если это твои действия, ничего делать не нужно.',
        'Если нет, верни аккаунт: у него снова будет этот адрес, а на всех устройствах понадобится войти заново.',
      ],
      label: 'Это не я',
      notes: [`Ссылка работает ${MAIL_LINK.emailChangeUndoDays}\u00a0дней.`],
    },
    emailChangeUndone: {
      subject: 'Аккаунт Луми снова твой',
      preview: 'Теперь задай новый пароль.',
      heading: 'У аккаунта снова этот адрес',
      paragraphs: [
        'Смена почты отменена, на всех устройствах выполнен выход.',
        'У того, кто её менял, могли остаться и другие способы войти. Поэтому старый пароль больше не действует, а вход через другие сервисы отключён. Задай новый пароль, а потом снова подключи нужные сервисы: «Я», «Аккаунт».',
      ],
      label: 'Задать новый пароль',
      notes: [`Ссылка работает один раз, в\u00a0течение ${MAIL_LINK.emailChangeHours}\u00a0часов.`],
    },
    passwordUpdated: {
      subject: 'Пароль в Луми изменён',
      preview: 'На всех других устройствах выполнен выход.',
      heading: 'Пароль изменён',
      paragraphs: ['Пароль только что изменён в настройках, на всех других устройствах выполнен выход.'],
      label: 'Задать новый пароль',
      notes: ['Если это твои действия, ничего делать не нужно. Если нет, сразу нажми на кнопку и напиши нам.'],
    },
  },
} as const

const kinds = {
  emailChange: 'email-change',
  addressTaken: 'address-taken',
  emailChanged: 'email-changed',
  emailChangeUndone: 'email-change-undone',
  passwordUpdated: 'password-updated',
} as const

const mail = (language: Language, name: keyof typeof kinds, url: string) => {
  const { label, ...rest } = texts[language][name]
  return layOutMail({ ...rest, kind: kinds[name], language, action: { label, url } })
}

interface MailedChange {
  id: string
  secret: string
}

/** The page `emailChange` reads `ci` and `ecs`. */
export const emailChangeMail = (language: Language, base: string, { id, secret }: MailedChange) =>
  mail(language, 'emailChange', `${base}/emailChange?${new URLSearchParams({ ci: id, ecs: secret })}`)

export const addressTakenMail = (language: Language, base: string) => mail(language, 'addressTaken', `${base}/login`)

/** The page `emailChange` reads `ci` and `eus`: the way back. */
export const emailChangedMail = (language: Language, base: string, { id, secret }: MailedChange) =>
  mail(language, 'emailChanged', `${base}/emailChange?${new URLSearchParams({ ci: id, eus: secret })}`)

export const emailChangeUndoneMail = (
  language: Language,
  base: string,
  { requestId, token }: { requestId: string; token: string },
) =>
  mail(language, 'emailChangeUndone', `${base}/passwordChange?${new URLSearchParams({ prri: requestId, prt: token })}`)

export const passwordUpdatedMail = (language: Language, base: string) =>
  mail(language, 'passwordUpdated', `${base}/restore`)

import type { Language } from '@lumi/contracts/errors'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { layOutMail } from '../../platform/mail-layout.ts'

/** Mails of sign-up, sign-in and passwords. They contain nothing a stranger can type, or they would carry spam. */

const texts = {
  en: {
    confirmation: {
      subject: 'Confirm your email for Lumi',
      preview: 'One click and you can start.',
      heading: 'Is this your email?',
      paragraphs: [
        'Somebody, hopefully you, signed up for Lumi with this address. Confirm it and your first problem can begin.',
      ],
      label: 'Confirm email',
      notes: [
        `The link works for ${MAIL_LINK.confirmationHours} hours.`,
        'You did not sign up? Then do nothing: without a click there is no account.',
      ],
    },
    taken: {
      subject: 'You already have a Lumi account',
      preview: 'Somebody tried to sign up with your address.',
      heading: 'You are already here',
      paragraphs: [
        'Somebody, perhaps you, tried to sign up for Lumi with this address. It already has an account, so nothing was changed.',
        'Log in as usual. If you have forgotten your password, you can set a new one.',
      ],
      label: 'Log in',
      notes: ['It was not you? You need not do anything: your password still works and nobody else got in.'],
    },
    passwordRequest: {
      subject: 'Set a new password for Lumi',
      preview: 'Here is the link you asked for.',
      heading: 'A new password',
      paragraphs: ['Somebody, hopefully you, asked to set a new password. You will be signed out on every device.'],
      label: 'Set a new password',
      notes: [
        `The link works once, for ${MAIL_LINK.passwordChangeHours} hours.`,
        'You did not ask for it? Then do nothing: your password stays as it is.',
      ],
    },
    passwordChanged: {
      subject: 'Your Lumi password was changed',
      preview: 'All devices were signed out.',
      heading: 'Your password was changed',
      paragraphs: [
        'Your password was changed just now, and all other devices were signed out. Log in there with the new one.',
      ],
      label: 'Log in',
      notes: ['It was not you? Set a new password at once with “Forgot password?” on the login page, and write to us.'],
    },
    sessionReused: {
      subject: 'We signed you out of Lumi to be safe',
      preview: 'An old copy of your sign-in was used.',
      heading: 'We signed you out',
      paragraphs: [
        'An old copy of your sign-in was used on one of your devices. That happens when somebody has copied it, or when a device was restored from a backup.',
        'To be safe we ended that sign-in. Log in again. If you share this device or see anything strange, set a new password.',
      ],
      label: 'Log in',
      notes: [],
    },
  },
  ru: {
    confirmation: {
      subject: 'Подтверди почту для Луми',
      preview: 'Один клик, и можно начинать.',
      heading: 'Это твоя почта?',
      paragraphs: [
        'С этим адресом создан аккаунт в Луми, надеемся, что тобой. Подтверди почту, и можно браться за первую задачу.',
      ],
      label: 'Подтвердить почту',
      notes: [
        `Ссылка работает ${MAIL_LINK.confirmationHours}\u00a0часов.`,
        'Это не твоя регистрация? Тогда ничего не делай: без нажатия на кнопку аккаунта не будет.',
      ],
    },
    taken: {
      subject: 'У тебя уже есть аккаунт в Луми',
      preview: 'С твоим адресом пробовали зарегистрироваться.',
      heading: 'Ты уже с нами',
      paragraphs: [
        'С этим адресом ещё раз попробовали зарегистрироваться в Луми. Аккаунт уже есть, поэтому ничего не изменилось.',
        'Входи как обычно. Если пароль забылся, можно задать новый.',
      ],
      label: 'Войти',
      notes: ['Это не твоя попытка? Делать ничего не нужно: пароль прежний, в аккаунт никто не вошёл.'],
    },
    passwordRequest: {
      subject: 'Новый пароль для Луми',
      preview: 'Вот ссылка для нового пароля.',
      heading: 'Новый пароль',
      paragraphs: [
        'Пришёл запрос на новый пароль, надеемся, что от тебя. После смены пароля понадобится войти заново на всех устройствах.',
      ],
      label: 'Задать новый пароль',
      notes: [
        `Ссылка работает один раз, в течение ${MAIL_LINK.passwordChangeHours}\u00a0часов.`,
        'Это не твой запрос? Тогда ничего не делай: пароль останется прежним.',
      ],
    },
    passwordChanged: {
      subject: 'Пароль в Луми изменён',
      preview: 'На всех устройствах нужно войти заново.',
      heading: 'Пароль изменён',
      paragraphs: ['Пароль только что изменён, на всех других устройствах выполнен выход. Войди там с новым паролем.'],
      label: 'Войти',
      notes: ['Это не твои действия? Сразу задай новый пароль через «Забыли пароль?» на странице входа и напиши нам.'],
    },
    sessionReused: {
      subject: 'Мы на всякий случай завершили твой сеанс в Луми',
      preview: 'Кто-то использовал старую копию твоего входа.',
      heading: 'Сеанс завершён',
      paragraphs: [
        'На одном из устройств использовали старую копию твоего входа. Так бывает, если её кто-то скопировал или если устройство восстановили из резервной копии.',
        'На всякий случай мы завершили этот сеанс. Войди заново. Если устройство общее или что-то выглядит странно, задай новый пароль.',
      ],
      label: 'Войти',
      notes: [],
    },
  },
} as const

export interface ConfirmationLink {
  confirmationId: string
  secret: string
  requestId: string
  token: string
}

const kinds = {
  confirmation: 'confirmation',
  taken: 'taken',
  passwordRequest: 'password-request',
  passwordChanged: 'password-changed',
  sessionReused: 'session-reused',
} as const

const mail = (language: Language, name: keyof typeof kinds, url: string) => {
  const { label, ...rest } = texts[language][name]
  return layOutMail({ ...rest, kind: kinds[name], language, action: { label, url } })
}

const withQuery = (base: string, pathname: string, query: Record<string, string>) =>
  `${base}${pathname}?${new URLSearchParams(query)}`

/** R07, R06: the page `registrationConfirmation` reads `ci`, `ecs`, `prri` and `prt`. */
export const confirmationMail = (language: Language, base: string, link: ConfirmationLink) =>
  mail(
    language,
    'confirmation',
    withQuery(base, '/registrationConfirmation', {
      ci: link.confirmationId,
      ecs: link.secret,
      prri: link.requestId,
      prt: link.token,
    }),
  )

export const takenMail = (language: Language, base: string) => mail(language, 'taken', `${base}/login`)

/** R07, R06: the page `passwordChange` reads `prri` and `prt`. */
export const passwordRequestMail = (language: Language, base: string, link: { requestId: string; token: string }) =>
  mail(language, 'passwordRequest', withQuery(base, '/passwordChange', { prri: link.requestId, prt: link.token }))

export const passwordChangedMail = (language: Language, base: string) =>
  mail(language, 'passwordChanged', `${base}/login`)

export const sessionReusedMail = (language: Language, base: string) => mail(language, 'sessionReused', `${base}/login`)

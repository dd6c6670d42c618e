import type { Language } from '@lumi/contracts/errors'
import { layOutMail } from '../../platform/mail-layout.ts'
import { whenText } from '../../platform/when-text.ts'
import type { DeletionBy } from '../auth/auth.tables.ts'

const whoAsked = {
  en: {
    student: 'Somebody, hopefully you, asked to delete your Lumi account.',
    guardian: 'Your parent or guardian asked us to delete your Lumi account.',
    operator: 'The people who run Lumi were asked to delete your account.',
    retention: 'Your Lumi account was not used for so long that it is about to be deleted.',
  },
  ru: {
    student: 'Кто-то попросил удалить твой аккаунт в Луми, надеемся, что ты.',
    guardian: 'Твой родитель или опекун попросил нас удалить твой аккаунт в Луми.',
    operator: 'Команду Луми попросили удалить твой аккаунт.',
    retention: 'Твоим аккаунтом в Луми так долго не пользовались, что он скоро будет удалён.',
  },
} as const

interface Order {
  by: DeletionBy
  deletesAt: Date
  timeZone: string
}

/** The receipt: when it happens, and how to take it back. */
export function deletionRequestedMail(language: Language, base: string, { by, deletesAt, timeZone }: Order) {
  const when = whenText(deletesAt, language, timeZone)
  const isOwn = by === 'student'
  const texts = {
    en: {
      subject: 'Your Lumi account will be deleted',
      preview: `On ${when}`,
      heading: 'Your account will be deleted',
      paragraphs: [
        whoAsked.en[by],
        `It will be deleted on ${when}: your conversations, your progress and this address with them. Nobody can bring them back after that.`,
        isOwn
          ? 'Did you change your mind? Log in before that and press “Keep my account”. Everything will be as it was.'
          : 'Until then the account is closed. If this is a mistake, talk to your parent or write to us.',
      ],
      label: 'Keep my account',
      notes: isOwn ? ['You did not ask for this? Log in, keep the account, and set a new password right away.'] : [],
    },
    ru: {
      subject: 'Твой аккаунт в Луми будет удалён',
      preview: when,
      heading: 'Аккаунт будет удалён',
      paragraphs: [
        whoAsked.ru[by],
        `Он исчезнет ${when}, а вместе с ним разговоры, прогресс и этот адрес почты. Вернуть их потом не сможет никто.`,
        isOwn
          ? 'Хочешь остаться? Войди до этого времени и нажми «Оставить аккаунт». Всё будет как раньше.'
          : 'До этого времени аккаунт закрыт. Если это ошибка, поговори с родителями или напиши нам.',
      ],
      label: 'Оставить аккаунт',
      notes: isOwn ? ['Это не твои действия? Войди, оставь аккаунт и сразу задай новый пароль.'] : [],
    },
  }
  const { label, ...rest } = texts[language]
  return layOutMail({
    ...rest,
    kind: 'deletion-requested',
    language,
    ...(isOwn && { action: { label, url: `${base}/login` } }),
  })
}

export function accountKeptMail(language: Language, base: string) {
  const texts = {
    en: {
      subject: 'Your Lumi account stays',
      preview: 'It will not be deleted.',
      heading: 'Your account stays',
      paragraphs: ['The order to delete your account was taken back. Everything is as it was.'],
      label: 'Open Lumi',
      notes: ['It was not you? Set a new password with “Forgot password?” on the login page.'],
    },
    ru: {
      subject: 'Твой аккаунт в Луми остаётся',
      preview: 'Он не будет удалён.',
      heading: 'Аккаунт остаётся',
      paragraphs: ['Удаление аккаунта отменено. Всё осталось как было.'],
      label: 'Открыть Луми',
      notes: ['Это не твои действия? Задай новый пароль через «Забыли пароль?» на странице входа.'],
    },
  }
  const { label, ...rest } = texts[language]
  return layOutMail({ ...rest, kind: 'account-kept', language, action: { label, url: `${base}/chat` } })
}

/** The last mail to this address. */
export function accountDeletedMail(language: Language) {
  const texts = {
    en: {
      subject: 'Your Lumi account is deleted',
      preview: 'Everything is gone.',
      heading: 'Your account is deleted',
      paragraphs: [
        'Your account and everything in it have been deleted. Backups that still hold a copy are overwritten within 30 days.',
        'This is our last mail to this address. If you want to come back one day, you are welcome to start anew.',
      ],
    },
    ru: {
      subject: 'Твой аккаунт в Луми удалён',
      preview: 'Всё удалено.',
      heading: 'Аккаунт удалён',
      paragraphs: [
        'Аккаунт и всё, что в нём было, удалены. Резервные копии, где ещё есть следы, перезаписываются в течение 30 дней.',
        'Это наше последнее письмо на этот адрес. Если захочешь вернуться, начни заново, мы будем рады.',
      ],
    },
  }
  return layOutMail({ ...texts[language], kind: 'account-deleted', language })
}

import type { Language } from '@lumi/contracts/errors'
import { SOCIAL } from '@lumi/contracts/product-rules'
import { layOutMail } from '../../../platform/mail-layout.ts'

/** Mails of signing in with another service. The service's name comes from the settings, never from an answer. */

interface MailedTicket {
  ticket: string
  code: string
  providerName: string
}

const linkOf = (base: string, ticket: string) => `${base}/complete-signup?${new URLSearchParams({ q: ticket })}`

/** To an address that has no account yet. */
export function confirmEmailMail(language: Language, base: string, { ticket, code, providerName }: MailedTicket) {
  const texts = {
    en: {
      subject: 'Confirm your email for Lumi',
      preview: `Your code: ${code}`,
      heading: 'Is this your email?',
      paragraphs: [
        `Somebody, hopefully you, is signing up for Lumi with ${providerName} and this address.`,
        `Press the button in the browser where you began, or type this code there: ${code}`,
      ],
      label: 'Confirm email',
      notes: [
        `Both work once, for ${SOCIAL.mailMinutes} minutes. Do not pass the code on: nobody from Lumi ever asks for it.`,
        'You did not sign up? Then do nothing: without you there is no account.',
      ],
    },
    ru: {
      subject: 'Подтверди почту для Луми',
      preview: `Твой код: ${code}`,
      heading: 'Это твоя почта?',
      paragraphs: [
        `С этим адресом кто-то, надеемся, что ты, регистрируется в Луми через ${providerName}.`,
        `Нажми кнопку в том браузере, где начата регистрация, или введи там код: ${code}`,
      ],
      label: 'Подтвердить почту',
      notes: [
        `И кнопка, и код сработают один раз, в течение ${SOCIAL.mailMinutes}\u00a0минут. Никому не говори код: мы его никогда не спрашиваем.`,
        'Это не твоя регистрация? Тогда ничего не делай: без тебя аккаунта не будет.',
      ],
    },
  }[language]
  return layOutMail({ kind: 'social-confirmation', ...withAction(texts, language, linkOf(base, ticket)) })
}

/** To an address that has an account: the same order, told as what it is. */
export function linkMail(language: Language, base: string, { ticket, code, providerName }: MailedTicket) {
  const texts = {
    en: {
      subject: `Sign in to Lumi with ${providerName}?`,
      preview: `Your code: ${code}`,
      heading: `Open your account with ${providerName}?`,
      paragraphs: [
        `Somebody, hopefully you, wants to sign in to your Lumi account with ${providerName}.`,
        `If it is you, press the button in the browser where you began, or type this code there: ${code}`,
        'From then on your account opens both ways, and nothing in it changes.',
      ],
      label: `Yes, it is me`,
      notes: [
        `Both work once, for ${SOCIAL.mailMinutes} minutes. Do not pass the code on: it opens your account.`,
        'It was not you? Then do nothing: nobody gets in without this mail.',
      ],
    },
    ru: {
      subject: `Входить в Луми через ${providerName}?`,
      preview: `Твой код: ${code}`,
      heading: `Открывать аккаунт через ${providerName}?`,
      paragraphs: [
        `Кто-то, надеемся, что ты, хочет войти в твой аккаунт Луми через ${providerName}.`,
        `Если это ты, нажми кнопку в том браузере, где начат вход, или введи там код: ${code}`,
        'После этого аккаунт будет открываться обоими способами, внутри ничего не изменится.',
      ],
      label: 'Да, это я',
      notes: [
        `И кнопка, и код сработают один раз, в течение ${SOCIAL.mailMinutes}\u00a0минут. Никому не говори код: он открывает твой аккаунт.`,
        'Это не твой вход? Тогда ничего не делай: без этого письма никто не войдёт.',
      ],
    },
  }[language]
  return layOutMail({ kind: 'social-link', ...withAction(texts, language, linkOf(base, ticket)) })
}

export function methodAddedMail(language: Language, base: string, providerName: string) {
  const texts = {
    en: {
      subject: `${providerName} now opens your Lumi account`,
      preview: 'A way to sign in was added.',
      heading: 'A way to sign in was added',
      paragraphs: [`From now on your account opens with ${providerName} too.`],
      label: 'See how I sign in',
      notes: ['It was not you? Remove it on that page, sign out everywhere, and set a new password.'],
    },
    ru: {
      subject: `Аккаунт Луми теперь открывается через ${providerName}`,
      preview: 'Добавлен способ входа.',
      heading: 'Добавлен способ входа',
      paragraphs: [`Теперь твой аккаунт открывается и через ${providerName}.`],
      label: 'Посмотреть способы входа',
      notes: ['Это не твои действия? Убери этот способ на той странице, заверши все сеансы и задай новый пароль.'],
    },
  }[language]
  return layOutMail({ kind: 'method-added', ...withAction(texts, language, `${base}/settings/account`) })
}

export function methodRemovedMail(language: Language, base: string, providerName: string) {
  const texts = {
    en: {
      subject: `${providerName} no longer opens your Lumi account`,
      preview: 'A way to sign in was removed.',
      heading: 'A way to sign in was removed',
      paragraphs: [`Your account no longer opens with ${providerName}. Everything else stays as it was.`],
      label: 'See how I sign in',
      notes: ['It was not you? Sign out everywhere on that page, and set a new password.'],
    },
    ru: {
      subject: `Аккаунт Луми больше не открывается через ${providerName}`,
      preview: 'Способ входа убран.',
      heading: 'Способ входа убран',
      paragraphs: [`Твой аккаунт больше не открывается через ${providerName}. Всё остальное как прежде.`],
      label: 'Посмотреть способы входа',
      notes: ['Это не твои действия? Заверши на той странице все сеансы и задай новый пароль.'],
    },
  }[language]
  return layOutMail({ kind: 'method-removed', ...withAction(texts, language, `${base}/settings/account`) })
}

const withAction = <Texts extends { label: string }>({ label, ...rest }: Texts, language: Language, url: string) => ({
  ...rest,
  language,
  action: { label, url },
})

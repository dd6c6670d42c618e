import type { Language } from '@lumi/contracts/errors'
import type { PushKind } from '@lumi/contracts/push'

/** What a push is about. Never what was said in a chat: a push is read over shoulders and on locked screens. */
export type PushFacts = {
  kind: PushKind
} & (
  | { kind: 'reply'; conversationId: string; messageId: string }
  | { kind: 'review'; due: number }
  /** `byPayer`: a parent has paid and has the receipt. */
  | { kind: 'payment'; paymentId: string; status: 'succeeded' | 'failed'; byPayer?: boolean }
  | { kind: 'plan'; days: number; change: 'renews' | 'ends' }
  | { kind: 'parent'; answer: 'yes' | 'no' }
  | { kind: 'support'; requestId: string }
)

export interface PushWords {
  title: string
  body: string
}

const number = (language: Language, count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>) =>
  `${count} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`

const words: Readonly<Record<Language, { [Kind in PushKind]: (facts: PushFacts & { kind: Kind }) => PushWords }>> = {
  en: {
    reply: () => ({ title: 'Lumi has answered', body: 'The reply is in your chat.' }),
    review: ({ due }) => ({
      title: 'Review',
      body: `${number('en', due, { one: 'topic is', other: 'topics are' })} ready to look at again. A few minutes are enough.`,
    }),
    payment: ({ status, byPayer }) =>
      status === 'succeeded'
        ? {
            title: 'Payment received',
            body: byPayer ? 'Your plan is active.' : 'Your plan is active. The receipt is in your mail.',
          }
        : { title: 'The payment did not go through', body: 'Nothing was charged. You can try again or ask support.' },
    plan: ({ days, change }) => ({
      title: change === 'renews' ? 'Your plan renews soon' : 'Your plan ends soon',
      body:
        change === 'renews'
          ? `The next payment is in ${number('en', days, { one: 'day', other: 'days' })}. You can turn it off in the settings.`
          : `It ends in ${number('en', days, { one: 'day', other: 'days' })}. Your subjects and progress stay.`,
    }),
    parent: ({ answer }) =>
      answer === 'yes'
        ? { title: 'Your parent has agreed', body: 'The chat is open.' }
        : { title: 'Your parent has answered', body: 'Open Lumi to read what happens now.' },
    support: () => ({ title: 'Support has answered', body: 'The answer is with your request and in your mail.' }),
  },
  ru: {
    reply: () => ({ title: 'Луми ответил', body: 'Ответ в чате.' }),
    review: ({ due }) => ({
      title: 'Повторение',
      body: `Можно вспомнить ${number('ru', due, { one: 'тему', few: 'темы', many: 'тем', other: 'темы' })}. Хватит нескольких минут.`,
    }),
    payment: ({ status, byPayer }) =>
      status === 'succeeded'
        ? { title: 'Платёж получен', body: byPayer ? 'Тариф подключён.' : 'Тариф подключён. Чек придёт на почту.' }
        : { title: 'Платёж не прошёл', body: 'Деньги не списаны. Можно попробовать ещё раз или написать в поддержку.' },
    plan: ({ days, change }) => ({
      title: change === 'renews' ? 'Скоро продлится тариф' : 'Скоро закончится тариф',
      body:
        change === 'renews'
          ? `Следующий платёж через ${number('ru', days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}. Отключить его можно в настройках.`
          : `Он закончится через ${number('ru', days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}. Предметы и успехи сохранятся.`,
    }),
    parent: ({ answer }) =>
      answer === 'yes'
        ? { title: 'Родитель согласился', body: 'Чат открыт.' }
        : { title: 'Родитель ответил', body: 'Открой Луми, чтобы узнать, что дальше.' },
    support: () => ({ title: 'Поддержка ответила', body: 'Ответ — в твоём обращении и на почте.' }),
  },
}

export const wordsOf = (facts: PushFacts, language: Language): PushWords =>
  (words[language][facts.kind] as (facts: PushFacts) => PushWords)(facts)

/** The screen that a tap opens; a path of our own. */
export function pathOf(facts: PushFacts): string {
  switch (facts.kind) {
    case 'reply':
      return `/chat?conversation=${facts.conversationId}`
    case 'review':
      return '/education-center'
    case 'payment':
      return `/payment/status?paymentId=${facts.paymentId}`
    case 'plan':
      return '/settings/subscription'
    case 'parent':
      return '/chat'
    case 'support':
      return `/settings/feedback?request=${facts.requestId}`
  }
}

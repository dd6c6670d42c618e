import type { Money } from '@lumi/contracts/billing'
import type { Language } from '@lumi/contracts/errors'
import { layOutMail } from '../../platform/mail-layout.ts'
import type { PaymentRow } from './billing.store.ts'

const locales = { en: 'en-US', ru: 'ru-RU' } as const

export const moneyText = ({ amountMinor, currency }: Money, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amountMinor / 100)

function dayText(at: Date, timeZone: string, language: Language): string {
  const format = (zone: string) =>
    // "2026 г." would end a sentence with two dots.
    new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: zone })
      .format(at)
      .replace(/ г\.$/, ' года')
  try {
    return format(timeZone)
  } catch {
    return format('UTC')
  }
}

const monthForms: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>> = {
  en: { one: 'month', other: 'months' },
  ru: { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' },
}

const monthsText = (months: number, language: Language) => {
  const forms = monthForms[language]
  return `${months} ${forms[new Intl.PluralRules(language).select(months)] ?? forms.other}`
}

const subscriptionUrl = (baseUrl: string) => `${baseUrl}/settings/subscription?tab=subscription`

interface Common {
  timeZone: string
  baseUrl: string
}

const cardText = ({ cardBrand, cardLast4 }: Pick<PaymentRow, 'cardBrand' | 'cardLast4'>) =>
  cardBrand === null ? null : `${cardBrand}${cardLast4 ? ` •••• ${cardLast4}` : ''}`

export function receiptMail({
  payment,
  name,
  renewsAt,
  timeZone,
  baseUrl,
}: Common & { payment: PaymentRow; name: string; renewsAt: Date | null }) {
  const { language } = payment
  const amount = moneyText(payment, language)
  const price = moneyText({ amountMinor: payment.priceMinor, currency: payment.currency }, language)
  const card = cardText(payment)
  const period = monthsText(payment.months, language)
  const isEnglish = language === 'en'
  return layOutMail({
    kind: 'receipt',
    language,
    reader: payment.payerEmail === null ? 'student' : 'parent',
    subject: isEnglish ? `Lumi: your receipt for ${amount}` : `Луми: чек на ${amount}`,
    preview: isEnglish ? `${name}, ${period}` : `«${name}», ${period}`,
    heading: isEnglish ? `${name} is paid` : `«${name}» оплачен`,
    paragraphs: isEnglish
      ? [
          `Paid: ${amount}. Plan: ${name}, ${period}. Payment P-${payment.number}, ${dayText(payment.createdAt, timeZone, language)}.${card ? ` Card: ${card}.` : ''}`,
          renewsAt
            ? `The plan renews by itself: on ${dayText(renewsAt, timeZone, language)} ${price} will be charged. We write 7 days and 1 day before. The renewal can be turned off at any time.`
            : 'The plan does not renew by itself. Nothing more will be charged.',
        ]
      : [
          `Оплачено: ${amount}. Тариф: «${name}», ${period}. Платёж P-${payment.number}, ${dayText(payment.createdAt, timeZone, language)}.${card ? ` Карта: ${card}.` : ''}`,
          renewsAt
            ? `Тариф продлевается сам: ${dayText(renewsAt, timeZone, language)} спишется ${price}. Мы напишем за 7 дней и за 1 день. Продление можно отключить в любой момент.`
            : 'Тариф сам не продлевается. Больше ничего не спишется.',
        ],
    ...(payment.payerEmail === null && {
      action: {
        label: isEnglish ? 'View subscription' : 'Открыть подписку',
        url: subscriptionUrl(baseUrl),
      },
    }),
  })
}

export function failedMail({
  payment,
  isDeclined,
  retryAt,
  timeZone,
  baseUrl,
}: Common & {
  payment: PaymentRow
  /** The bank said no; otherwise the charge never reached it. */
  isDeclined: boolean
  retryAt: Date | null
}) {
  const { language } = payment
  const amount = moneyText(payment, language)
  const isEnglish = language === 'en'
  const [preview, heading] = isDeclined
    ? isEnglish
      ? ['The bank turned it down.', 'The bank turned the renewal down']
      : ['Банк не провёл платёж.', 'Банк не провёл продление']
    : isEnglish
      ? ['The charge did not reach the bank.', 'The renewal did not reach the bank']
      : ['Платёж не дошёл до банка.', 'Платёж за продление не дошёл до банка']
  return layOutMail({
    kind: 'renewal-failed',
    language,
    reader: payment.payerEmail === null ? 'student' : 'parent',
    subject: isEnglish ? 'Lumi: the renewal was not paid' : 'Луми: продление не оплачено',
    preview: preview!,
    heading: heading!,
    paragraphs: isEnglish
      ? [
          `The charge of ${amount} did not go through. Nothing was taken.`,
          retryAt
            ? `The plan keeps working, and we try again on ${dayText(retryAt, timeZone, language)}.`
            : 'That was the last try. The plan has ended; subjects, messages and progress stay. A plan can be chosen again at any time.',
        ]
      : [
          `Списать ${amount} не получилось. Деньги остались на месте.`,
          retryAt
            ? `Тариф пока работает, попробуем снова: ${dayText(retryAt, timeZone, language)}.`
            : 'Это была последняя попытка. Тариф закончился; предметы, сообщения и прогресс остались. Тариф можно выбрать снова в любой момент.',
        ],
    ...(payment.payerEmail === null && {
      action: { label: isEnglish ? 'View subscription' : 'Открыть подписку', url: subscriptionUrl(baseUrl) },
    }),
  })
}

export function reminderMail({
  language,
  name,
  price,
  chargeAt,
  timeZone,
  baseUrl,
  isPayer,
}: Common & { language: Language; name: string; price: Money; chargeAt: Date; isPayer: boolean }) {
  const amount = moneyText(price, language)
  const day = dayText(chargeAt, timeZone, language)
  const isEnglish = language === 'en'
  return layOutMail({
    kind: 'renewal-reminder',
    language,
    reader: isPayer ? 'parent' : 'student',
    subject: isEnglish ? `Lumi: ${amount} will be charged on ${day}` : `Луми: ${day} спишется ${amount}`,
    preview: isEnglish ? `${name} renews by itself.` : `«${name}» продлевается сам.`,
    heading: isEnglish ? `${name} renews on ${day}` : `«${name}» продлится ${day}`,
    paragraphs: isEnglish
      ? [
          `${amount} will be charged to the saved card. Until then the renewal can be turned off; the plan then works to its end.`,
        ]
      : [
          `С сохранённой карты спишется ${amount}. До этого дня продление можно отключить; тариф тогда проработает до конца.`,
        ],
    ...(!isPayer && {
      action: { label: isEnglish ? 'View subscription' : 'Открыть подписку', url: subscriptionUrl(baseUrl) },
    }),
  })
}

export function endedMail({
  language,
  name,
  wasTrial,
  baseUrl,
}: {
  language: Language
  name: string
  wasTrial: boolean
  baseUrl: string
}) {
  const isEnglish = language === 'en'
  return layOutMail({
    kind: 'plan-ended',
    language,
    subject: isEnglish ? `Lumi: ${name} has ended` : `Луми: «${name}» закончился`,
    preview: isEnglish ? 'Your subjects and messages stay.' : 'Предметы и сообщения остались.',
    heading: isEnglish ? 'You are on the free plan now' : 'Теперь у тебя бесплатный тариф',
    paragraphs: isEnglish
      ? [
          wasTrial ? 'The trial is over. Nothing was charged.' : 'The paid time is over. Nothing more is charged.',
          'Subjects, messages and progress stay. If the free plan has fewer subjects, the last one you used goes on and the others are paused; you may choose another one once.',
        ]
      : [
          wasTrial
            ? 'Пробный период закончился. Ничего не списано.'
            : 'Оплаченное время закончилось. Больше ничего не спишется.',
          'Предметы, сообщения и прогресс остались. Если на бесплатном тарифе предметов меньше, последний продолжается, а остальные стоят на паузе; один раз можно выбрать другой.',
        ],
    action: {
      label: isEnglish ? 'See plans' : 'Посмотреть тарифы',
      url: `${baseUrl}/settings/subscription?tab=all-plans`,
    },
  })
}

export function payerLinkMail({
  language,
  student,
  firstName,
  url,
  days,
}: {
  language: Language
  student: string
  /** Undefined: not known. */
  firstName?: string | undefined
  url: string
  days: number
}) {
  const isEnglish = language === 'en'
  return layOutMail({
    kind: 'payer-link',
    language,
    reader: 'parent',
    subject: isEnglish
      ? 'A plan for learning with Lumi: would you pay for it?'
      : 'Тариф для учёбы с Луми: можете оплатить?',
    preview: isEnglish ? 'Prices and what they contain are on the page.' : 'Цены и что в них входит — на странице.',
    heading: isEnglish
      ? `${firstName ?? 'Your child'} asks for a Lumi plan`
      : `${firstName ?? 'Ваш ребёнок'} просит тариф Луми`,
    paragraphs: isEnglish
      ? [
          `The student${firstName === undefined ? '' : ` ${firstName}`} with the address ${student} learns with Lumi, a tutor for school students, and asks whether you would pay for a plan.`,
          'The page shows every price and what is charged when. You need no account. Lumi works without a plan too, so a no is fine.',
        ]
      : [
          `${firstName ?? 'Ученик'} с адресом ${student} занимается с Луми, учителем для школьников, и спрашивает, оплатите ли вы тариф.`,
          'На странице видны все цены и когда что спишется. Аккаунт не нужен. Луми работает и бесплатно, так что можно и отказаться.',
        ],
    action: { label: isEnglish ? 'See the plans' : 'Посмотреть тарифы', url },
    notes: [
      isEnglish ? `The link works for ${days} days.` : `Ссылка работает ${days} дней.`,
      isEnglish
        ? 'You do not know this student? Then somebody mistyped an address, and you can ignore this letter.'
        : 'Не знаете этого ученика? Значит, в адресе опечатка, и письмо можно не читать.',
    ],
  })
}

/** To the operator. */
export function unclearChargeMail({ to, payment, number }: { to: string; payment: PaymentRow; number: string }) {
  const since = `${payment.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    to,
    ...layOutMail({
      kind: 'unclear-charge',
      language: 'en',
      subject: `Payment ${number}: was the card charged?`,
      preview: 'The payment service does not say.',
      heading: `Nobody can say whether ${number} was charged`,
      paragraphs: [
        `A saved card was to be charged ${moneyText(payment, 'en')} through ${payment.provider} on ${since}. No answer came, the service does not repeat it any more, and the charge cannot be looked up there. Nothing more is charged until you decide.`,
        `Look for a payment with the mark ${payment.paymentId} there. If there is one, run "npm run ops -- payments reconcile" once the service answers again. If there is none, run "npm run ops -- payments close ${number}": a renewal is then tried again.`,
      ],
    }),
  }
}

export function upgradeRequestMail({ to, email, name }: { to: string; email: string; name: string }) {
  return {
    to,
    ...layOutMail({
      kind: 'upgrade-request',
      language: 'en',
      subject: `Upgrade to ${name}: ${email}`,
      preview: 'A student asks to move up.',
      heading: `A student asks for ${name}`,
      paragraphs: [`The student ${email} holds a smaller plan and asks to move up. Please answer to that address.`],
    }),
  }
}

import type { Payment } from '@lumi/contracts/billing'
import type { Language } from '@lumi/contracts/errors'
import { escapeHtml } from '../../platform/mail-layout.ts'
import { moneyText } from './billing.mails.ts'
import type { PaymentRow } from './billing.store.ts'

export const receiptStyle = `:root{color-scheme:light dark;--bg:#F7F8F3;--surface:#fff;--line:#DDE2D6;--text:#15241D;--text-2:#48564E}
@media(prefers-color-scheme:dark){:root{--bg:#0F1A16;--surface:#16241E;--line:#2A3B33;--text:#EAF2EC;--text-2:#A9B8AE}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:17px/26px Onest,system-ui,sans-serif}
main{max-width:36rem;margin:24px auto;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:20px}
h1{font-size:26px;line-height:33px;margin:0 0 16px}dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:8px 24px}dt{color:var(--text-2)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
@media print{body{background:#fff;color:#000}main{border:0;margin:0}}`

const words = {
  en: {
    title: 'Receipt',
    number: 'Payment',
    date: 'Date',
    plan: 'Plan',
    price: 'Price',
    discount: 'Discount',
    paid: 'Paid',
    refunded: 'Given back',
    card: 'Card',
    months: (n: number) => `${n} ${n === 1 ? 'month' : 'months'}`,
    support: 'Questions',
  },
  ru: {
    title: 'Чек',
    number: 'Платёж',
    date: 'Дата',
    plan: 'Тариф',
    price: 'Цена',
    discount: 'Скидка',
    paid: 'Оплачено',
    refunded: 'Возвращено',
    card: 'Карта',
    months: (n: number) => `${n} мес.`,
    support: 'Вопросы',
  },
} as const

/** A page to print or to save. */
export function receiptPage({
  payment,
  described,
  language,
  timeZone,
  supportEmail,
}: {
  payment: PaymentRow
  described: Payment
  language: Language
  timeZone: string
  supportEmail: string
}): string {
  const t = words[language]
  const money = (amountMinor: number) => moneyText({ amountMinor, currency: payment.currency }, language)
  const date = new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-US', {
    dateStyle: 'long',
    timeZone: knownZone(timeZone),
  })
  const lines: [string, string][] = [
    [t.number, described.number],
    [t.date, date.format(payment.settledAt ?? payment.createdAt)],
    [t.plan, `${described.name}, ${t.months(payment.months)}`],
    ...(payment.priceMinor === payment.amountMinor
      ? []
      : ([
          [t.price, money(payment.priceMinor)],
          [t.discount, money(payment.amountMinor - payment.priceMinor)],
        ] satisfies [string, string][])),
    [t.paid, money(payment.amountMinor)],
    ...(payment.refundedMinor > 0 ? ([[t.refunded, money(payment.refundedMinor)]] satisfies [string, string][]) : []),
    ...(described.card
      ? ([[t.card, `${described.card.brand} ${described.card.last4}`]] satisfies [string, string][])
      : []),
    [t.support, supportEmail],
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t.title} ${described.number} · Lumi</title><style>${receiptStyle}</style></head>
<body><main><h1>${t.title}</h1><dl>${lines.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl></main></body></html>`
}

function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return 'UTC'
  }
}

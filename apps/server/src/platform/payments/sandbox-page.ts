import type { Language } from '@lumi/contracts/errors'
import { escapeHtml } from '../mail-layout.ts'
import { type Policy, staticPagePolicy } from '../security-headers.ts'
import type { sandboxPayments } from './sandbox.tables.ts'

type SandboxRow = typeof sandboxPayments.$inferSelect

const words = {
  en: {
    title: 'Test payment',
    lead: 'This page stands in for a payment provider. No money moves and no card is asked for.',
    choose: 'Choose a test card',
    pay: 'Pay',
    back: 'Go back without paying',
    other: ['Русский', 'ru'],
    gone: 'There is no such payment',
    over: 'This payment is over',
    overHint: 'Nothing can be paid here any more.',
    confirm: 'Your bank asks: is it you?',
    confirmHint: '3-D Secure. You may also leave this page open and look at the shop meanwhile: it waits.',
    yes: 'Yes, confirm the payment',
    no: 'No, decline',
    wait: 'Let it wait and go back',
    cards: {
      '4242': 'It works',
      '3220': '3-D Secure: the bank asks first',
      '0002': 'Declined',
      '9995': 'Declined: not enough money',
      '0341': 'It works now, but the renewal is declined',
      '7777': 'It works, but the news comes 20 seconds late',
      '8888': 'It works, and the news comes five times',
      '0259': 'It works, and the bank takes the money back',
    },
  },
  ru: {
    title: 'Пробный платёж',
    lead: 'Эта страница заменяет платёжный сервис. Деньги не списываются, карта не нужна.',
    choose: 'Выбери тестовую карту',
    pay: 'Оплатить',
    back: 'Вернуться без оплаты',
    other: ['English', 'en'],
    gone: 'Такого платежа нет',
    over: 'Этот платёж завершён',
    overHint: 'Здесь больше нечего оплачивать.',
    confirm: 'Банк спрашивает: это ты?',
    confirmHint: '3-D Secure. Страницу можно не закрывать и пока вернуться в магазин: она подождёт.',
    yes: 'Да, подтвердить платёж',
    no: 'Нет, отклонить',
    wait: 'Пусть ждёт, вернуться',
    cards: {
      '4242': 'Всё получится',
      '3220': '3-D Secure: сначала спросит банк',
      '0002': 'Отказ',
      '9995': 'Отказ: не хватает денег',
      '0341': 'Сейчас получится, а продление — нет',
      '7777': 'Получится, но сообщение придёт через 20 секунд',
      '8888': 'Получится, сообщение придёт пять раз',
      '0259': 'Получится, а потом банк вернёт деньги',
    },
  },
} as const

const style = `:root{color-scheme:light dark;--bg:#F7F8F3;--surface:#fff;--line:#8A968D;--text:#15241D;--text-2:#48564E;--primary:#0D654C;--on-primary:#fff;--soft:#E0F1E8}
@media(prefers-color-scheme:dark){:root{--bg:#0F1A16;--surface:#16241E;--line:#6B7D73;--text:#EAF2EC;--text-2:#A9B8AE;--primary:#7EDDB8;--on-primary:#0F1B17;--soft:#1B3A2E}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:17px/26px Onest,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:34rem;margin:0 auto;padding:24px 20px 48px}header{display:flex;justify-content:space-between;gap:16px;align-items:center}header a{padding:10px 4px}
h1{font-size:26px;line-height:33px;margin:16px 0 4px}p{margin:0 0 16px;color:var(--text-2)}.amount{font-size:32px;line-height:40px;font-weight:700;color:var(--text);margin:16px 0 0}
fieldset{border:0;padding:0;margin:0 0 20px}legend{font-weight:700;padding:0;margin-bottom:8px}
label{display:flex;gap:12px;align-items:center;min-height:52px;padding:10px 16px;border:1px solid var(--line);border-radius:14px;background:var(--surface);margin-bottom:8px;cursor:pointer}
label:has(:checked){background:var(--soft);border-color:var(--primary)}input{width:22px;height:22px;flex:none;accent-color:var(--primary)}b{font-variant-numeric:tabular-nums;white-space:nowrap}
button,.button{display:block;width:100%;min-height:52px;padding:12px 20px;border:0;border-radius:16px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer;margin-bottom:12px}
.quiet{background:none;color:var(--primary);border:1px solid var(--primary)}a{color:var(--primary)}:focus-visible{outline:3px solid currentColor;outline-offset:2px}`

/** A form that stays here, and goes back to the shop by a redirect. */
export const sandboxPolicy: Policy = { ...staticPagePolicy(style), 'form-action': ["'self'"] }

/** The hosted page of the sandbox: simple, for keyboard and screen reader, light and dark, without any script. */
export function sandboxPage(row: SandboxRow | undefined, language: Language): string {
  const t = words[language]
  const [otherName, otherLanguage] = t.other
  const at = row ? `/sandbox/${encodeURIComponent(row.sandboxId)}` : ''
  const money = (found: SandboxRow) =>
    new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-US', {
      style: 'currency',
      currency: found.currency,
    }).format(found.amountMinor / 100)
  const switchTo = row ? `<a href="${at}?language=${otherLanguage}" lang="${otherLanguage}">${otherName}</a>` : ''
  const top = `<header><strong>${t.title}</strong>${switchTo}</header>`
  const frame = (content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t.title} · Lumi</title><style>${style}</style></head>
<body><main>${top}${content}</main></body></html>`
  if (!row) return frame(`<h1>${t.gone}</h1>`)
  const sum = `<p class="amount">${escapeHtml(money(row))}</p><p>${escapeHtml(row.description)}</p>`
  const back = `<a class="button quiet" href="${at}/back">${t.back}</a>`
  if (row.state === 'confirming') {
    return frame(`<h1>${t.confirm}</h1><p>${t.confirmHint}</p>${sum}
<a class="button" href="${at}/pay?confirm=yes">${t.yes}</a><a class="button quiet" href="${at}/pay?confirm=no">${t.no}</a>
<a class="button quiet" href="${at}/back">${t.wait}</a>`)
  }
  if (row.state !== 'open') return frame(`<h1>${t.over}</h1><p>${t.overHint}</p>${sum}${back}`)
  const cards = Object.entries(t.cards).map(
    ([last4, says], index) =>
      `<label><input type="radio" name="card" value="${last4}"${index === 0 ? ' checked' : ''}><span><b>•••• ${last4}</b> ${says}</span></label>`,
  )
  return frame(`<h1>${escapeHtml(money(row))}</h1><p>${escapeHtml(row.description)}</p><p>${t.lead}</p>
<form action="${at}/pay" method="get"><fieldset><legend>${t.choose}</legend>${cards.join('')}</fieldset><button>${t.pay}</button></form>
${back}`)
}

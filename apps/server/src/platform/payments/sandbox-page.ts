import type { Language } from '@lumi/contracts/errors'
import { escapeHtml } from '../mail-layout.ts'
import { type Policy, staticPagePolicy } from '../security-headers.ts'
import type { sandboxPayments } from './sandbox.tables.ts'

type SandboxRow = typeof sandboxPayments.$inferSelect

const words = {
  en: {
    title: 'Test payment',
    lead: 'This page stands in for a payment provider. No money moves and no card is asked for.',
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
    groups: [
      [
        'It works',
        [
          ['4242', 'At once'],
          ['3220', 'The bank asks first (3-D Secure)'],
          ['7777', 'The news comes 20 seconds late'],
          ['8888', 'The news comes five times'],
        ],
      ],
      [
        'It is declined',
        [
          ['0002', 'The bank says no'],
          ['9995', 'Not enough money'],
        ],
      ],
      [
        'It works, and goes wrong later',
        [
          ['0341', 'The renewal is declined'],
          ['0259', 'The bank takes the money back'],
        ],
      ],
    ],
  },
  ru: {
    title: 'Пробный платёж',
    lead: 'Эта страница заменяет платёжный сервис. Деньги не списываются, карта не нужна.',
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
    groups: [
      [
        'Получится',
        [
          ['4242', 'Сразу'],
          ['3220', 'Сначала спросит банк (3-D Secure)'],
          ['7777', 'Сообщение придёт через 20 секунд'],
          ['8888', 'Сообщение придёт пять раз'],
        ],
      ],
      [
        'Не получится',
        [
          ['0002', 'Банк откажет'],
          ['9995', 'Не хватит денег'],
        ],
      ],
      [
        'Получится, а сломается потом',
        [
          ['0341', 'Банк откажет при продлении'],
          ['0259', 'Банк вернёт деньги'],
        ],
      ],
    ],
  },
} as const

const style = `:root{color-scheme:light dark;--bg:#F7F8F3;--surface:#fff;--line:#DDE2D6;--edge:#8A968D;--text:#15241D;--text-2:#48564E;--primary:#0D654C;--on-primary:#fff;--soft:#E0F1E8;--lamp:#FFE9A8;--on-lamp:#4A3500}
@media(prefers-color-scheme:dark){:root{--bg:#0F1A16;--surface:#16241E;--line:#2A3B33;--edge:#6B7D73;--text:#EAF2EC;--text-2:#A9B8AE;--primary:#7EDDB8;--on-primary:#0F1B17;--soft:#1B3A2E;--lamp:#3B3212;--on-lamp:#FFE9A8}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:17px/26px Onest,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:34rem;margin:0 auto;padding:0 20px}header{display:flex;justify-content:space-between;gap:16px;align-items:center;min-height:56px}header a{padding:10px 4px}
.test{padding:2px 12px;border-radius:99px;background:var(--lamp);color:var(--on-lamp);font-size:15px;font-weight:700}
.order{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 20px;margin:8px 0 16px;padding:16px 20px;border-radius:20px;background:var(--surface);box-shadow:0 0 0 1px var(--line)}
h1{font-size:26px;line-height:33px;margin:16px 0 8px}.order h1,.amount{font-size:32px;line-height:40px;font-weight:700;letter-spacing:-.01em;margin:0;font-variant-numeric:tabular-nums;white-space:nowrap}p{margin:0 0 16px;color:var(--text-2)}.order p{margin:0}.order .amount{color:var(--text)}
fieldset{border:0;padding:0;margin:0 0 16px}legend{font-weight:700;padding:0;margin-bottom:8px}
.cards{border-radius:16px;background:var(--surface);box-shadow:0 0 0 1px var(--line);overflow:hidden}
label{display:grid;grid-template-columns:22px 1fr;gap:0 12px;align-items:center;min-height:52px;padding:8px 16px;cursor:pointer}label+label{border-top:1px solid var(--line)}label span{grid-column:2;color:var(--text-2)}@media(min-width:30rem){label{grid-template-columns:22px 7rem 1fr}label span{grid-column:3}}
label:has(:checked){background:var(--soft)}label:has(:checked) span{color:var(--text)}label:has(:focus-visible){outline:3px solid var(--primary);outline-offset:-3px}label input:focus-visible{outline:0}input{width:22px;height:22px;margin:0;flex:none;accent-color:var(--primary)}b{font-variant-numeric:tabular-nums;white-space:nowrap}
.go{position:sticky;bottom:0;margin:0 -20px;padding:12px 20px calc(12px + env(safe-area-inset-bottom));background:var(--bg);box-shadow:0 -1px 0 var(--line)}
button,.button{display:block;width:100%;min-height:52px;padding:12px 20px;border:0;border-radius:16px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer;margin-bottom:12px}
.quiet{background:none;color:var(--primary);box-shadow:inset 0 0 0 1px var(--edge)}.go .quiet{margin:0}a{color:var(--primary)}:focus-visible{outline:3px solid currentColor;outline-offset:2px}`

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
  const top = `<header><span class="test">${t.title}</span>${switchTo}</header>`
  const frame = (content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t.title} · Lumi</title><style>${style}</style></head>
<body><main>${top}${content}</main></body></html>`
  if (!row) return frame(`<h1>${t.gone}</h1>`)
  const amount = escapeHtml(money(row))
  const what = `<p>${escapeHtml(row.description)}</p>`
  const sum = `<div class="order"><p class="amount">${amount}</p>${what}</div>`
  const back = `<a class="button quiet" href="${at}/back">${t.back}</a>`
  if (row.state === 'confirming') {
    return frame(`<h1>${t.confirm}</h1><p>${t.confirmHint}</p>${sum}
<a class="button" href="${at}/pay?confirm=yes">${t.yes}</a><a class="button quiet" href="${at}/pay?confirm=no">${t.no}</a>
<a class="button quiet" href="${at}/back">${t.wait}</a>`)
  }
  if (row.state !== 'open') return frame(`<h1>${t.over}</h1><p>${t.overHint}</p>${sum}${back}`)
  const groups = t.groups.map(([title, cards], group) => {
    const rows = cards.map(
      ([last4, says], index) =>
        `<label><input type="radio" name="card" value="${last4}"${group + index === 0 ? ' checked' : ''}><b>•••• ${last4}</b><span>${says}</span></label>`,
    )
    return `<fieldset><legend>${title}</legend><div class="cards">${rows.join('')}</div></fieldset>`
  })
  return frame(`<div class="order"><h1>${amount}</h1>${what}</div><p>${t.lead}</p>
<form action="${at}/pay" method="get">${groups.join('')}<div class="go"><button>${t.pay}</button>${back}</div></form>`)
}

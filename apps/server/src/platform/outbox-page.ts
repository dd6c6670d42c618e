import type { Language } from '@lumi/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KeptMail } from './mail.ts'
import { brandIn, escapeHtml, type LaidOutMail } from './mail-layout.ts'
import type { Platform } from './platform.ts'
import { type Policy, staticPagePolicy, withPolicy } from './security-headers.ts'
import type { KeptCall } from './sms/sms.ts'
import { preferredLanguage } from './web-app.ts'

const shownMails = 50

/** A push as the page shows it. */
export interface KeptPush {
  id: string
  createdAt: string
  to: string
  language: Language
  title: string
  body: string
}

/** What features keep and show here. */
export interface OutboxSources {
  listPushes(limit: number): Promise<KeptPush[]>
  /** Every mail in every state. */
  mailExamples(language: Language, base: string): { state: string; mail: LaidOutMail }[]
}
/** Polls and reloads only when there is something new, so that an open mail stays open. */
const script = `const newest = document.body.dataset.newest
setInterval(async () => {
  if (document.hidden) return
  const response = await fetch('/outbox.json').catch(() => undefined)
  if (!response?.ok) return
  const { mails, calls, pushes } = await response.json()
  if ((mails[0]?.mailId ?? '') + (calls[0]?.id ?? '') + (pushes[0]?.id ?? '') !== newest) location.reload()
}, 2000)
`

const words = {
  en: {
    title: 'Outbox',
    lead: 'What would be sent with no service connected is kept here: mails, whose links work, texts, calls and notifications.',
    empty: 'Nothing yet',
    emptyHint: 'Sign up or ask for a new password, and the mail appears here by itself.',
    to: 'To',
    plain: 'Text version',
    frame: 'The mail as its reader sees it',
    open: 'Open the mail alone',
    mail: 'Mail',
    call: 'Call',
    text: 'Text',
    callText: 'A short call from {number}. The last 4 digits are the code.',
    push: 'Notification',
    all: 'Every mail as an example',
    other: ['Русский', 'ru'],
  },
  ru: {
    title: 'Исходящие',
    lead: 'Здесь остаётся то, что не отправить без подключённых служб: письма с рабочими ссылками, СМС, звонки и уведомления.',
    empty: 'Пока пусто',
    emptyHint: 'Зарегистрируйся или запроси новый пароль, и письмо появится здесь само.',
    to: 'Кому',
    plain: 'Текстовая версия',
    frame: 'Письмо, как его видит получатель',
    open: 'Открыть письмо отдельно',
    mail: 'Письмо',
    call: 'Звонок',
    text: 'СМС',
    callText: 'Короткий звонок с номера {number}. Последние 4 цифры — код.',
    push: 'Уведомление',
    all: 'Все письма на примерах',
    other: ['English', 'en'],
  },
} as const

const style = `:root{color-scheme:light dark;--bg:#F7F8F3;--surface:#fff;--line:#DDE2D6;--text:#15241D;--text-2:#48564E;--primary:#0D654C;--soft:#E0F1E8;--on-soft:#0A4F3B}
@media(prefers-color-scheme:dark){:root{--bg:#0F1A16;--surface:#16241E;--line:#2A3B33;--text:#EAF2EC;--text-2:#A9B8AE;--primary:#6FD3AC;--soft:#1B3A2E;--on-soft:#CFEBDF}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:17px/26px Onest,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{background-color:#0D654C;background-image:linear-gradient(#19705A 1px,transparent 1px),linear-gradient(90deg,#19705A 1px,transparent 1px);background-size:24px 24px;color:#fff;padding:28px 20px 44px}
header>div,main{max-width:min(52rem,100%);margin-inline:auto}.top{display:flex;align-items:center;gap:12px;flex-wrap:wrap}.top svg{width:40px;height:40px}.top b{font-size:22px;margin-right:auto}
header a{color:#fff;padding:10px 4px}h1{margin:20px 0 4px;font-size:32px;line-height:40px}header p{margin:0;color:#CFEBDF;max-width:40rem}
main{padding-block:20px;margin-top:-24px;width:calc(100% - 40px)}article,.empty{background:var(--surface);border:1px solid var(--line);border-radius:20px;margin-bottom:20px;overflow:hidden}
.empty{padding:48px 24px;text-align:center}.empty p{color:var(--text-2);margin:4px 0 0}
.head{padding:18px 22px}.head h2{margin:4px 0;font-size:20px;line-height:28px}.meta{display:flex;gap:8px 16px;flex-wrap:wrap;color:var(--text-2);font-size:15px}
.badge{background:var(--soft);color:var(--on-soft);border-radius:8px;padding:0 10px;font-weight:600}.meta span{overflow-wrap:anywhere}
iframe{display:block;width:100%;height:640px;border:0;border-block:1px solid var(--line);background:#F7F8F3}
details,.foot{padding:12px 22px}summary{cursor:pointer;min-height:32px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/22px ui-monospace,Menlo,monospace;color:var(--text-2)}
article a{color:var(--primary)}a:focus-visible,summary:focus-visible{outline:3px solid currentColor;outline-offset:2px;border-radius:6px}`

const mark =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M27 15.5C38.5 15.5 47 12.5 50.5 3.5 55 10.5 57 19 57 29v11c0 11.6-8 19-19 19H26C15 59 7 51.6 7 41v-6c0-11.5 8.5-19.5 20-19.5Z" fill="#FFC53A"/><path d="M7.2 44c5.5 5.5 14.5 8 24.8 8s19.3-2.5 24.8-8C55.6 53.2 48 59 38 59H26c-10 0-17.6-5.8-18.8-15Z" fill="#F2AC1E"/><rect x="21.5" y="28" width="6.5" height="11" rx="3.25" fill="#2B1E00"/><rect x="38" y="28" width="6.5" height="11" rx="3.25" fill="#2B1E00"/><path d="M30 43.5c1.7 1.7 4.3 1.7 6 0" fill="none" stroke="#2B1E00" stroke-width="2.6" stroke-linecap="round"/></svg>'

const pagePolicy: Policy = {
  ...staticPagePolicy(style),
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
}

/** A mail knows no script and loads nothing; inline styles are how mails are written. Its links open in a new tab. */
const mailPolicy: Policy = {
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
}

/** Local mode only: what would have been sent, newest first. */
export function serveOutbox(
  server: FastifyInstance,
  { mail, sms, origins }: Pick<Platform, 'mail' | 'sms' | 'origins'>,
  { listPushes, mailExamples }: OutboxSources,
) {
  const listAll = async () => ({
    mails: await mail.listKept(shownMails),
    calls: await sms.listKept(shownMails),
    pushes: await listPushes(shownMails),
  })
  const languageOf = (request: FastifyRequest): Language => {
    const { language } = request.query as { language?: unknown }
    return language === 'en' || language === 'ru' ? language : preferredLanguage(request)
  }

  server.get('/outbox.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(await listAll()))

  server.get('/outbox.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )

  const outbox = { helmet: withPolicy(pagePolicy) }
  server.get<{ Querystring: { language?: string } }>('/outbox', outbox, async (request, reply) => {
    const language = languageOf(request)
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(asPage(await listAll(), language))
  })

  const oneMail = { helmet: withPolicy(mailPolicy) }
  const html = 'text/html; charset=utf-8'
  server.get('/outbox/preview', outbox, async (request, reply) => {
    const language = languageOf(request)
    return reply.type(html).send(asPreview(mailExamples(language, origins.publicUrl()), language))
  })
  server.get<{ Querystring: { number?: string } }>('/outbox/preview/mail', oneMail, async (request, reply) => {
    const found = mailExamples(languageOf(request), origins.publicUrl())[Number(request.query.number)]
    return reply
      .code(found ? 200 : 404)
      .type(html)
      .send(found ? found.mail.html.replace('<head>', '<head><base target="_blank">') : '')
  })
  server.get<{ Querystring: { mailId?: string } }>('/outbox/mail', oneMail, async (request, reply) => {
    const found = (await mail.listKept(shownMails)).find((kept) => kept.mailId === request.query.mailId)
    return (
      reply
        .code(found ? 200 : 404)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        // Links of the mail would otherwise open inside the frame.
        .send(found ? found.html.replace('<head>', '<head><base target="_blank">') : '')
    )
  })
}

function asPage(
  { mails, calls, pushes }: { mails: readonly KeptMail[]; calls: readonly KeptCall[]; pushes: readonly KeptPush[] },
  language: Language,
): string {
  const t = words[language]
  const [otherName, otherLanguage] = t.other
  const articles = [
    ...mails.map((kept) => ({ at: kept.createdAt, html: asArticle(kept, language) })),
    ...calls.map((kept) => ({ at: kept.createdAt, html: asCall(kept, language) })),
    ...pushes.map((kept) => ({ at: kept.createdAt, html: asPush(kept, language) })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  const content =
    articles.length === 0
      ? `<div class="empty"><b>${t.empty}</b><p>${t.emptyHint}</p></div>`
      : articles.map(({ html }) => html).join('')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t.title} · Lumi</title><style>${style}</style><script src="/outbox.js" defer></script></head>
<body data-newest="${escapeHtml((mails[0]?.mailId ?? '') + (calls[0]?.id ?? '') + (pushes[0]?.id ?? ''))}"><header><div><div class="top">${mark}<b>${brandIn(language)}</b><a href="/outbox/preview?language=${language}">${t.all}</a><a href="/outbox?language=${otherLanguage}" lang="${otherLanguage}">${otherName}</a></div><h1>${t.title}</h1><p>${t.lead}</p></div></header>
<main>${content}</main></body></html>`
}

function asPreview(examples: ReturnType<OutboxSources['mailExamples']>, language: Language): string {
  const t = words[language]
  const [otherName, otherLanguage] = t.other
  const articles = examples.map(({ state, mail }, number) => {
    const source = `/outbox/preview/mail?language=${language}&amp;number=${number}`
    return `<article data-testid="example"><div class="head"><div class="meta"><span class="badge">${mail.kind}</span><span>${escapeHtml(state)}</span></div><h2>${escapeHtml(mail.subject)}</h2></div>
<iframe title="${t.frame}: ${escapeHtml(mail.subject)}" src="${source}" sandbox="allow-popups" loading="lazy"></iframe>
<details><summary>${t.plain}</summary><pre>${escapeHtml(mail.text)}</pre></details><div class="foot"><a href="${source}" target="_blank" rel="noopener">${t.open}</a></div></article>`
  })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t.all} · Lumi</title><style>${style}</style></head>
<body><header><div><div class="top">${mark}<b>${brandIn(language)}</b><a href="/outbox?language=${language}">${t.title}</a><a href="/outbox/preview?language=${otherLanguage}" lang="${otherLanguage}">${otherName}</a></div><h1>${t.all}</h1></div></header>
<main>${articles.join('')}</main></body></html>`
}

function asPush({ createdAt, to, language: spoken, title, body }: KeptPush, language: Language): string {
  const head = headOf(language, { badge: words[language].push, at: createdAt, to })
  return `<article data-testid="push"><div class="head">${head}<h2 lang="${spoken}">${escapeHtml(title)}</h2><p lang="${spoken}">${escapeHtml(body)}</p></div></article>`
}

const timeIn = (language: Language, at: string) =>
  new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-US', { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(at),
  )

const headOf = (language: Language, kept: { badge: string; at: string; to: string }) =>
  `<div class="meta"><span class="badge">${kept.badge}</span><time datetime="${kept.at}">${escapeHtml(timeIn(language, kept.at))}</time><span>${words[language].to}: ${escapeHtml(kept.to)}</span></div>`

function asCall({ channel, createdAt, phone, language: spoken, text }: KeptCall, language: Language): string {
  const t = words[language]
  const said = channel === 'call' ? t.callText.replace('{number}', text) : text
  return `<article data-testid="${channel}"><div class="head">${headOf(language, { badge: t[channel], at: createdAt, to: phone })}<h2 lang="${channel === 'call' ? language : spoken}">${escapeHtml(said)}</h2></div></article>`
}

function asArticle(kept: KeptMail, language: Language): string {
  const t = words[language]
  const source = `/outbox/mail?mailId=${encodeURIComponent(kept.mailId)}`
  return `<article data-testid="mail"><div class="head">${headOf(language, { badge: t.mail, at: kept.createdAt, to: kept.to })}<h2 lang="${kept.language}">${escapeHtml(kept.subject)}</h2></div>
<iframe title="${t.frame}: ${escapeHtml(kept.subject)}" src="${source}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>
<details><summary>${t.plain}</summary><pre lang="${kept.language}">${linked(escapeHtml(kept.text))}</pre></details><div class="foot"><a href="${source}" target="_blank" rel="noopener">${t.open}</a></div></article>`
}

/** Our own mails hold no other addresses than ours. */
const linked = (escaped: string) =>
  escaped.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`)

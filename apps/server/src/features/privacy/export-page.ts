import { createHash } from 'node:crypto'
import type { Picture, ReplyContent } from '@lumi/contracts/chat'
import type { Language } from '@lumi/contracts/errors'
import { replyAsMarkdown } from '@lumi/tutor/session'
import { escapeHtml } from '../../platform/mail-layout.ts'
import type { students } from '../auth/auth.tables.ts'
import { plainHtml, type ReplyHtml } from './reply-html.ts'

/** One message of the page, oldest first within its conversation. */
export interface ExportedMessage {
  conversationId: string
  author: 'student' | 'tutor'
  createdAt: Date
  text: string
  state: string
  content: ReplyContent | null
  pictures: Picture[] | null
}

/** Where a picture is in the ZIP. */
export const pictureFile = (pictureId: string) => `pictures/${pictureId}.jpg`

type Student = Pick<typeof students.$inferSelect, 'email' | 'name' | 'birthDate' | 'timeZone' | 'createdAt'>

const words = {
  en: {
    locale: 'en-US',
    title: 'My Lumi data',
    lead: 'Everything Lumi keeps about you. This page opens without the internet and sends nothing anywhere.',
    madeOn: 'Made on',
    data: 'The same for programs, with everything that is not shown here, is in the file data.json.',
    account: 'Account',
    email: 'Email',
    name: 'Name',
    birthDate: 'Date of birth',
    since: 'With Lumi since',
    timeZone: 'Time zone',
    conversations: 'Conversations',
    none: 'You have not written anything yet.',
    student: 'You',
    picture: 'Picture',
    tutor: 'Lumi',
    unfinished: 'This reply broke off.',
    talk: 'Conversation with Lumi',
    talkLead: 'Saved from Lumi. To print it, use the print command of the browser.',
  },
  ru: {
    locale: 'ru-RU',
    title: 'Мои данные в Луми',
    lead: 'Всё, что Луми хранит о тебе. Эта страница открывается без интернета и ничего никуда не отправляет.',
    madeOn: 'Создано',
    data: 'То же самое для программ, вместе со всем, чего здесь не видно, лежит в файле data.json.',
    account: 'Аккаунт',
    email: 'Почта',
    name: 'Имя',
    birthDate: 'Дата рождения',
    since: 'В Луми с',
    timeZone: 'Часовой пояс',
    conversations: 'Разговоры',
    none: 'Здесь пока ничего не написано.',
    student: 'Ты',
    picture: 'Картинка',
    tutor: 'Луми',
    unfinished: 'Этот ответ оборвался.',
    talk: 'Разговор с Луми',
    talkLead: 'Сохранено из Луми. Распечатать можно командой печати браузера.',
  },
} as const

const style = `:root{color-scheme:light dark;--bg:#F7F8F3;--surface:#fff;--line:#DDE2D6;--text:#15241D;--text-2:#48564E;--primary:#0D654C;--note:#DCE9F8;--on-note:#12233D;--sunken:#EDF0E8}
@media(prefers-color-scheme:dark){:root{--bg:#0F1B17;--surface:#172620;--line:#2A3B33;--text:#EAF2EC;--text-2:#A9B8AE;--primary:#6FD3AC;--note:#1D3450;--on-note:#E4EFFB;--sunken:#0A1411}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:17px/26px Onest,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
header{background-color:#0D654C;background-image:linear-gradient(#19705A 1px,transparent 1px),linear-gradient(90deg,#19705A 1px,transparent 1px);background-size:20px 20px;color:#fff;padding:28px 16px 36px}
header>div,main{max-width:720px;margin-inline:auto}header b{display:flex;align-items:center;gap:12px;font-size:22px}header svg{width:40px;height:40px}h1{margin:16px 0 4px;font-size:30px;line-height:36px;letter-spacing:-.018em}header p{margin:0;color:#CFEBDF}
main{padding:20px 16px 64px}section>h2{font-size:24px;line-height:30px;margin:24px 0 12px}dl{background:var(--surface);border:1px solid var(--line);border-radius:20px;padding:8px 20px;margin:0}dl div{display:flex;flex-wrap:wrap;gap:0 16px;padding:10px 0;border-top:1px solid var(--line)}dl div:first-child{border:0}dt{color:var(--text-2);min-width:10em}dd{margin:0}@media(max-width:480px){dt{min-width:100%}}
h3{position:sticky;top:0;margin:28px 0 12px;padding:6px 0;background:var(--bg);font-size:15px;line-height:22px;color:var(--text-2);text-align:center}
article{margin:0 0 14px;padding:14px 18px;border:1px solid var(--line);border-radius:20px 20px 20px 6px;background:var(--surface);max-width:92%;width:fit-content;min-width:0}article[data-author=student]{margin-left:auto;border-color:transparent;border-radius:20px 20px 6px 20px;background:var(--note);color:var(--on-note)}
article h4{display:flex;gap:12px;justify-content:space-between;margin:0 0 4px;font-size:13px;line-height:18px;font-weight:540;color:var(--text-2)}article[data-author=student] h4{color:inherit}time{font-variant-numeric:tabular-nums}article img{display:block;max-width:100%;height:auto;border-radius:10px;margin:0 0 10px}article p{margin:0 0 10px}article>:last-child{margin-bottom:0}article h5,article h6{margin:14px 0 6px;font-size:17px}.plain{white-space:pre-wrap}
math{font-family:"STIX Two Math","Cambria Math",math,serif;font-size:1.1em}.formula,math[display=block]{overflow-x:auto;overflow-y:hidden;max-width:100%}.formula{background:var(--surface);border-radius:10px;padding:6px 10px}
pre{overflow-x:auto;padding:12px;background:var(--sunken);border-radius:10px}code{font:15px/22px ui-monospace,Menlo,Consolas,monospace}table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid var(--line);padding:6px 10px;text-align:left}blockquote{margin:0 0 10px;padding-left:14px;border-left:3px solid var(--line)}a{color:var(--primary)}ul,ol{padding-left:24px;margin:0 0 10px}.note{color:var(--text-2);font-size:15px}
figure{margin:0 0 10px}figure svg{display:block;max-width:100%;height:auto;background:var(--surface);border:1px solid var(--line);border-radius:10px}figure text{paint-order:stroke;stroke:var(--surface);stroke-width:3px}
a:focus-visible{outline:3px solid currentColor;outline-offset:2px;border-radius:6px}
@media print{:root{color-scheme:light;--bg:#fff;--surface:#fff;--line:#999;--text:#000;--text-2:#444;--note:#fff;--on-note:#000;--sunken:#fff}header{background:none;color:#000;padding:0 0 12px}header p{color:#444}article{border:1px solid #999!important;break-inside:avoid;max-width:none}h3{position:static;break-after:avoid}}`

/** The page runs nothing and loads nothing, whatever a message says; its one style sheet is allowed by hash. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data: file:; base-uri 'none'; form-action 'none'`

const mark =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M27 15.5C38.5 15.5 47 12.5 50.5 3.5 55 10.5 57 19 57 29v11c0 11.6-8 19-19 19H26C15 59 7 51.6 7 41v-6c0-11.5 8.5-19.5 20-19.5Z" fill="#FFC53A"/><path d="M7.2 44c5.5 5.5 14.5 8 24.8 8s19.3-2.5 24.8-8C55.6 53.2 48 59 38 59H26c-10 0-17.6-5.8-18.8-15Z" fill="#F2AC1E"/><rect x="21.5" y="28" width="6.5" height="11" rx="3.25" fill="#2B1E00"/><rect x="38" y="28" width="6.5" height="11" rx="3.25" fill="#2B1E00"/><path d="M30 43.5c1.7 1.7 4.3 1.7 6 0" fill="none" stroke="#2B1E00" stroke-width="2.6" stroke-linecap="round"/></svg>'

interface Page {
  language: Language
  student: Student
  exportedAt: Date
  messages: AsyncIterable<ExportedMessage>
  replyHtml: Pick<ReplyHtml, 'of'>
}

/** Streams `index.html`, the part for people to read. */
export async function* exportPage({ language, student, exportedAt, messages, replyHtml }: Page) {
  const t = words[language]
  const format = formatIn(language, student.timeZone)
  const long = format({ dateStyle: 'long' })
  const row = (term: string, value: string | null) =>
    value === null ? '' : `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`

  yield `${head(language, t.title, t.lead)}
<main><p class="note">${t.madeOn} ${escapeHtml(format({ dateStyle: 'long', timeStyle: 'short' }).format(exportedAt))}. ${t.data}</p>
<section><h2>${t.account}</h2><dl>${row(t.email, student.email)}${row(t.name, student.name)}${row(t.birthDate, student.birthDate && new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(student.birthDate)))}${row(t.timeZone, student.timeZone)}${row(t.since, long.format(student.createdAt))}</dl></section>
<section><h2>${t.conversations}</h2>
`
  yield* articles({ language, timeZone: student.timeZone, messages, replyHtml })
  yield '</section></main></body></html>\n'
}

type Talk = Pick<Page, 'language' | 'exportedAt' | 'messages' | 'replyHtml'> & {
  timeZone: string
  subject: string | null
}

/** Streams one conversation as a page to print. */
export async function* conversationPage({ exportedAt, subject, ...talk }: Talk) {
  const { language, timeZone } = talk
  const t = words[language]
  const title = subject === null ? t.talk : `${t.talk}: ${subject}`
  const madeOn = formatIn(language, timeZone)({ dateStyle: 'long', timeStyle: 'short' }).format(exportedAt)
  yield `${head(language, title, t.talkLead)}
<main><p class="note">${t.madeOn} ${escapeHtml(madeOn)}.</p>
<section>
`
  yield* articles(talk)
  yield '</section></main></body></html>\n'
}

/** Streams one conversation as Markdown. Formulas stay as they were written, in `$...$`. */
export async function* conversationMarkdown({
  exportedAt,
  subject,
  language,
  timeZone,
  messages,
}: Omit<Talk, 'replyHtml'>) {
  const t = words[language]
  const format = formatIn(language, timeZone)
  const [day, time] = [format({ dateStyle: 'full' }), format({ timeStyle: 'short' })]
  const title = subject === null ? t.talk : `${t.talk}: ${subject}`
  yield `# ${title}\n\n${t.madeOn} ${format({ dateStyle: 'long', timeStyle: 'short' }).format(exportedAt)}.\n`
  let shownDay: string | undefined
  for await (const message of messages) {
    const itsDay = day.format(message.createdAt)
    if (itsDay !== shownDay) yield `\n## ${itsDay}\n`
    shownDay = itsDay
    // What a student typed is quoted as it is: its signs must not become headings or lists.
    const body =
      message.author === 'student'
        ? message.text.replace(/^/gm, '    ')
        : replyAsMarkdown(message, language) || t.unfinished
    yield `\n**${t[message.author]}**, ${time.format(message.createdAt)}\n\n${body}\n`
    if (message.state === 'failed' && message.text !== '') yield `\n*${t.unfinished}*\n`
  }
  if (shownDay === undefined) yield `\n${t.none}\n`
}

const formatIn = (language: Language, timeZone: string) => (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(words[language].locale, { ...options, timeZone })

const head = (language: Language, title: string, lead: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><header><div><b>${mark}Lumi</b><h1>${escapeHtml(title)}</h1><p>${lead}</p></div></header>`

interface Articles extends Pick<Page, 'language' | 'messages' | 'replyHtml'> {
  timeZone: string
}

/** The messages with a heading for each day. */
async function* articles({ language, timeZone, messages, replyHtml }: Articles) {
  const t = words[language]
  const format = formatIn(language, timeZone)
  const [day, time] = [format({ dateStyle: 'full' }), format({ timeStyle: 'short' })]
  let conversationId: string | undefined
  let shownDay: string | undefined
  for await (const message of messages) {
    if (message.conversationId !== conversationId && conversationId !== undefined) yield '<hr>\n'
    if (message.conversationId !== conversationId) shownDay = undefined
    conversationId = message.conversationId
    const itsDay = day.format(message.createdAt)
    if (itsDay !== shownDay) yield `<h3>${escapeHtml(itsDay)}</h3>\n`
    shownDay = itsDay
    const shown = (message.pictures ?? []).map(
      ({ pictureId, width, height }) =>
        `<img src="${pictureFile(pictureId)}" width="${width}" height="${height}" alt="${t.picture}" loading="lazy">`,
    )
    const body =
      message.author === 'student'
        ? shown.join('') + (message.text === '' ? '' : plainHtml(message.text))
        : await replyHtml.of(replyAsMarkdown(message, language))
    const head = `<h4><span>${t[message.author]}</span><time datetime="${message.createdAt.toISOString()}">${escapeHtml(time.format(message.createdAt))}</time></h4>`
    const end = message.state === 'failed' ? `<p class="note">${t.unfinished}</p>` : ''
    yield `<article data-author="${message.author}">${head}${body}${end}</article>\n`
  }
  if (conversationId === undefined) yield `<p>${t.none}</p>\n`
}

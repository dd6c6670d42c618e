import type { Language } from '@lumi/contracts/errors'
import { type MailKind, topicOf } from './mail-kinds.ts'

export interface MailContent {
  kind: MailKind
  language: Language
  subject: string
  /** First line that a mailbox shows beside the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** Small print under the action. */
  notes?: readonly string[]
  /** Register of the mail: parents are addressed differently. @default 'student' */
  reader?: 'student' | 'parent'
  /** An answer to it is read: a line at the top says above which the answer ends. */
  takesReply?: boolean
}

/** Stands for the address that ends mails of this topic; `mail.send` knows the mailbox and fills it in. */
export const stopAddress = 'https://stop.invalid/'

export interface LaidOutMail {
  kind: MailKind
  language: Language
  subject: string
  text: string
  html: string
}

const words = {
  student: {
    en: { link: 'If the button does not work, open this address:', sign: 'Lumi, your math tutor' },
    ru: { link: 'Если кнопка не работает, открой этот адрес:', sign: 'Луми, твой учитель математики' },
  },
  parent: {
    en: { link: 'If the button does not work, open this address:', sign: 'Lumi, a math tutor for school students' },
    ru: { link: 'Если кнопка не работает, откройте этот адрес:', sign: 'Луми, учитель математики для школьников' },
  },
} as const

const frame = {
  en: {
    brand: 'Lumi',
    why: 'This letter is about an account or a request with this address at',
    legal: 'Terms and privacy',
    stop: 'Stop letters of this kind',
  },
  ru: {
    brand: 'Луми',
    why: 'Это письмо об аккаунте или запросе с этим адресом на',
    legal: 'Соглашение и приватность',
    stop: 'Больше не присылать такие письма',
  },
} as const

const replyLine = {
  en: '=== Write your answer above this line ===',
  ru: '=== Напиши ответ над этой строкой ===',
} as const satisfies Record<Language, string>
/** The line above which an answer ends, quoted or not, as `takesReply` has put it. */
export const replyLineForm = new RegExp(`^[>\\s]*(?:${Object.values(replyLine).join('|')})`, 'm')

/** Mail clients load no stylesheet or fonts: the design tokens are inlined. */
const colour = {
  board: '#0D654C',
  onBoard: '#FFFFFF',
  page: '#F7F8F3',
  surface: '#FFFFFF',
  line: '#DDE2D6',
  text: '#15241D',
  secondary: '#48564E',
  lamp: '#FFC53A',
  onLamp: '#2B1E00',
}
/** The dark tokens, for mail clients that support them. */
const night = `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0F1B17 !important}
.sheet{background:#172620 !important;border-color:#2B3E36 !important}
.foot{border-color:#2B3E36 !important}
.board{background:#14402F !important}
.button{background:#7EDDB8 !important}
.button a{color:#0F1B17 !important}
.text{color:#EDF3EC !important}
.quiet{color:#BACABF !important}
.link{color:#7EDDB8 !important}
}
</style>`
/** Pads the preview line, which would otherwise continue with the body. */
const previewPadding = '&#847;&zwnj;&nbsp;'.repeat(60)
const font = "Onest, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"

/** How the product is called in a language, as the sender of its mails too. */
export const brandIn = (language: Language): string => frame[language].brand

/** The same mail as text and as HTML in the look of the product. Everything is escaped here. */
export function layOutMail(content: MailContent): LaidOutMail {
  const { kind, language, subject } = content
  return { kind, language, subject, text: asText(content), html: asHtml(content) }
}

function asText(content: MailContent): string {
  const { kind, language, heading, paragraphs, action, notes = [], reader = 'student', takesReply } = content
  return [
    ...(takesReply ? [replyLine[language]] : []),
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    [`-- \n${words[reader][language].sign}`, ...footerLines(kind, language, action)].join('\n'),
  ].join('\n\n')
}

/** Origin of the mail, taken from its button. */
function footerLines(kind: MailKind, language: Language, action: MailContent['action']): string[] {
  const { why, legal, stop } = frame[language]
  const stopLine = topicOf(kind) === undefined ? [] : [`${stop}: ${stopAddress}`]
  if (!action) return stopLine
  const { host, origin } = new URL(action.url)
  return [`${why} ${host}.`, `${legal}: ${origin}/legal`, ...stopLine]
}

function asHtml(content: MailContent): string {
  const {
    language,
    subject,
    preview,
    heading,
    paragraphs,
    action,
    notes = [],
    reader = 'student',
    takesReply,
  } = content
  const { link, sign } = words[reader][language]
  const paragraph = (text: string) =>
    `<p class="text" style="margin:0 0 16px;font-size:17px;line-height:26px;color:${colour.text}">${escapeHtml(text)}</p>`
  const note = (text: string) =>
    `<p class="quiet" style="margin:0 0 8px;font-size:13px;line-height:19px;color:${colour.secondary}">${escapeHtml(text)}</p>`
  const button = action
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="button" style="border-radius:16px;background:${colour.board}"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:15px 28px;font-family:${font};font-size:17px;font-weight:700;line-height:24px;color:${colour.onBoard};text-decoration:none">${escapeHtml(action.label)}</a></td>
</tr></table>
${note(link)}
<p style="margin:0 0 24px;font-size:13px;line-height:19px;word-break:break-all"><a class="link" href="${escapeHtml(action.url)}" style="color:${colour.board}">${escapeHtml(action.url)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>${night}</head>
<body class="page" style="margin:0;padding:0;background:${colour.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${previewPadding}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${colour.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:560px;background:${colour.surface};border:1px solid ${colour.line};border-radius:20px;border-collapse:separate;overflow:hidden;font-family:${font}">
<tr><td class="board" style="padding:22px 28px;background:${colour.board}">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="width:38px;height:38px;border-radius:14px 18px 14px 14px;background:${colour.lamp};text-align:center;font-family:${font};font-size:16px;font-weight:800;line-height:38px;color:${colour.onLamp}" aria-hidden="true">&#8226;&#8255;&#8226;</td>
<td style="padding-left:12px;font-family:${font};font-size:22px;font-weight:700;color:${colour.onBoard}">${frame[language].brand}</td>
</tr></table></td></tr>
<tr><td style="padding:32px 28px 20px">
${takesReply ? note(replyLine[language]) : ''}
<h1 class="text" style="margin:0 0 16px;font-size:26px;line-height:33px;color:${colour.text}">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${button}
${notes.map(note).join('\n')}
</td></tr>
<tr><td class="foot quiet" style="padding:16px 28px 24px;border-top:1px solid ${colour.line};font-size:13px;line-height:19px;color:${colour.secondary}">${footerHtml(content, sign)}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}

function footerHtml({ kind, language, action }: MailContent, sign: string): string {
  const { why, legal, stop } = frame[language]
  const link = (url: string, text: string) =>
    `<a class="link" href="${escapeHtml(url)}" style="color:${colour.board}">${text}</a>`
  const lines = [escapeHtml(sign)]
  if (action) {
    const { host, origin } = new URL(action.url)
    lines.push(escapeHtml(`${why} ${host}.`), link(`${origin}/legal`, legal))
  }
  if (topicOf(kind) !== undefined) lines.push(link(stopAddress, stop))
  return lines.join('<br>')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** For text and for attribute values in double quotes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)

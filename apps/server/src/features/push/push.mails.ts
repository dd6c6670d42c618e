import type { Language } from '@lumi/contracts/errors'
import { type LaidOutMail, layOutMail } from '../../platform/mail-layout.ts'
import { type PushFacts, pathOf, wordsOf } from './push.texts.ts'

const texts = {
  en: {
    reply: 'Open the chat',
    review: 'Look at them again',
    why: 'You asked for a mail when a notification cannot reach you. You can turn that off in the settings, or with the last link here.',
  },
  ru: {
    reply: 'Открыть чат',
    review: 'Повторить',
    why: 'Это письмо пришло вместо уведомления: в настройках включено «Писать на почту». Отключить можно там же или по последней ссылке здесь.',
  },
} as const

/** What a push would have said. */
export function noticeMail(
  facts: PushFacts & { kind: 'reply' | 'review' },
  language: Language,
  base: string,
): LaidOutMail {
  const { title, body } = wordsOf(facts, language)
  return layOutMail({
    kind: facts.kind === 'reply' ? 'reply-ready' : 'review-due',
    language,
    subject: facts.kind === 'reply' ? title : `${language === 'en' ? 'Lumi' : 'Луми'}: ${title.toLowerCase()}`,
    preview: body,
    heading: title,
    paragraphs: [body],
    action: { label: texts[language][facts.kind], url: `${base}${pathOf(facts)}` },
    notes: [texts[language].why],
  })
}

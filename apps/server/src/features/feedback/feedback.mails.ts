import type { Language } from '@lumi/contracts/errors'
import type { FeedbackType } from '@lumi/contracts/feedback'
import { SUPPORT } from '@lumi/contracts/product-rules'
import { layOutMail } from '../../platform/mail-layout.ts'

/** For the operator, whose language is English. */
const topics: Readonly<Record<FeedbackType, string>> = {
  idea: 'Idea',
  broken: 'Something broke',
  answer: 'Wrong answer',
  payment: 'Payment',
  other: 'Other',
}

/** Empty lines part paragraphs. */
const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

const requestUrl = (base: string, requestId: string) =>
  `${base}/settings/feedback?${new URLSearchParams({ request: requestId })}`

/** The line of an answer that closes the request. */
export const closingWord = '/close'

interface RequestForSupport {
  requestNumber: number
  type: FeedbackType
  email: string
  language: Language
  /** What the student wrote now. */
  text: string
  /** It goes on with a request that is known. */
  isContinued: boolean
  pictures: number
  /** An answer to this mail reaches the student. */
  canReply: boolean
}

/** Tells support what a student wrote. */
export function supportRequestMail(about: RequestForSupport) {
  const { requestNumber, type, email, language, text, isContinued, pictures, canReply } = about
  const pictureNote = `Pictures: ${pictures}. Read them with: npm run ops -- feedback picture ${requestNumber} 1 picture.jpg`
  return layOutMail({
    kind: 'support-request',
    language: 'en',
    subject: `Request ${requestNumber}: ${topics[type]}`,
    preview: text.slice(0, 100),
    heading: isContinued ? `A student has written again: request ${requestNumber}` : `Request ${requestNumber}`,
    paragraphs: paragraphsOf(text),
    notes: [
      `From ${email}, who reads ${language === 'ru' ? 'Russian' : 'English'}.`,
      ...(pictures > 0 ? [pictureNote] : []),
      canReply
        ? `Answer this letter, and the student gets what you write. A line with nothing but ${closingWord} closes the request. The address works for ${SUPPORT.replyAddressDays} days.`
        : `Answer with: npm run ops -- feedback answer ${requestNumber} --text "..."`,
    ],
    takesReply: canReply,
  })
}

const whenText = (at: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at)

interface RequestForStudent {
  requestId: string
  requestNumber: number
  base: string
}

/** Sent at once when nobody is there to answer. */
export function supportReceivedMail(
  language: Language,
  { requestId, requestNumber, base, opensAt, timeZone }: RequestForStudent & { opensAt: Date; timeZone: string },
) {
  const when = whenText(opensAt, language, timeZone)
  const url = requestUrl(base, requestId)
  return language === 'en'
    ? layOutMail({
        kind: 'support-received',
        language,
        subject: `Request ${requestNumber} has arrived`,
        preview: `Support opens again on ${when}.`,
        heading: `Request ${requestNumber} has arrived`,
        paragraphs: [
          `Support is closed right now. It opens again on ${when}, your time. Requests are read in the order they came. The answer comes by mail, and you will find it in the app too.`,
        ],
        action: { label: 'Open the request', url },
      })
    : layOutMail({
        kind: 'support-received',
        language,
        subject: `Обращение ${requestNumber} получено`,
        preview: `Поддержка снова на связи: ${when}.`,
        heading: `Обращение ${requestNumber} получено`,
        paragraphs: [
          `Сейчас поддержка не работает. Она снова на связи: ${when}, по твоему времени. Обращения читают по порядку. Ответ придёт на почту и появится в приложении.`,
        ],
        action: { label: 'Открыть обращение', url },
      })
}

interface Answer extends RequestForStudent {
  text: string
  isClosed: boolean
  /** An answer to this mail reaches support. */
  canReply: boolean
}

/** What support has answered. */
export function supportAnswerMail(language: Language, answer: Answer) {
  const { requestId, requestNumber, base, text, isClosed, canReply } = answer
  const url = requestUrl(base, requestId)
  const days = SUPPORT.archivedAfterDays
  const frame = { kind: 'support-answer', language, paragraphs: paragraphsOf(text), takesReply: canReply } as const
  return language === 'en'
    ? layOutMail({
        ...frame,
        subject: `Support has answered request ${requestNumber}`,
        preview: text.slice(0, 100),
        heading: `Support has answered request ${requestNumber}`,
        action: { label: 'Open the request', url },
        notes: [
          ...(isClosed ? [`Support has closed the request. Write within ${days} days to open it again.`] : []),
          ...(canReply
            ? ['You can write back in the app, or by answering this letter. Pictures can be attached in the app.']
            : []),
        ],
      })
    : layOutMail({
        ...frame,
        subject: `Ответ поддержки на обращение ${requestNumber}`,
        preview: text.slice(0, 100),
        heading: `Поддержка ответила на обращение ${requestNumber}`,
        action: { label: 'Открыть обращение', url },
        notes: [
          ...(isClosed ? [`Поддержка закрыла обращение. Напиши в течение ${days} дней, и оно откроется снова.`] : []),
          ...(canReply
            ? ['Написать ещё можно в приложении или ответом на это письмо. Картинки прикрепляются в приложении.']
            : []),
        ],
      })
}

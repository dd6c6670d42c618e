import type { Language } from '@lumi/contracts/errors'
import { CONSENT } from '@lumi/contracts/product-rules'
import { layOutMail } from '../../platform/mail-layout.ts'

/**
 * Mails about the consent of a parent. A mistyped address belongs to a stranger, so the mails name the child by a masked
 * address only; the rest is on the page behind the link.
 */

type Kind = 'request' | 'reminder' | 'correction' | 'given' | 'refused' | 'withdrawn' | 'manage' | 'opened'

interface Text {
  subject: string
  preview: string
  heading: string
  /** `{student}` is the masked address of the child. */
  paragraphs: readonly string[]
  label: string
  notes: readonly string[]
}

const texts: Record<Language, Record<Kind, Text>> = {
  en: {
    request: {
      subject: 'Your child asks for your permission to use Lumi',
      preview: 'Please look at it and decide. It takes two minutes.',
      heading: 'May your child learn with Lumi?',
      paragraphs: [
        'The student with the address {student} would like to use Lumi and named you as the parent or guardian.',
        'Lumi is a math tutor for school students: a chat with an artificial intelligence that explains step by step and checks every calculation. It does not hand out finished homework.',
        'Until you agree the chat stays closed. We keep what the sign-up needs (email address, password as a hash, country, language, time zone, sign-ins), the date of birth of the student and your address, and nothing else. The page shows what would be kept afterward and why, before you decide.',
      ],
      label: 'Read and decide',
      notes: [
        `The link works for ${CONSENT.answerDays} days. Without an answer the account of the student is deleted then.`,
        'You do not know this student? Then somebody mistyped an address: refuse on the page, or just do nothing.',
      ],
    },
    reminder: {
      subject: 'A reminder: your child asks for your permission to use Lumi',
      preview: 'The question is still open.',
      heading: 'The question is still open',
      paragraphs: [
        'The student with the address {student} would like to use Lumi, a math tutor for school students, and waits for your decision.',
        'A no is an answer too: with either we stop writing.',
      ],
      label: 'Read and decide',
      notes: [
        `Without an answer the account of the student is deleted ${CONSENT.answerDays} days after the first letter.`,
        'You do not know this student? Then somebody mistyped an address: refuse on the page, or just do nothing.',
      ],
    },
    correction: {
      subject: 'Lumi: please confirm a corrected date of birth',
      preview: 'The student you agreed for wants to correct it.',
      heading: 'Is the new date of birth right?',
      paragraphs: [
        'The student with the address {student}, for whom you agreed, has entered another date of birth or country. With the new one they could decide about Lumi without you sooner.',
        'Nothing changes until you confirm it.',
      ],
      label: 'Look at the change',
      notes: [`The link works for ${CONSENT.answerDays} days. Without an answer everything stays as it is.`],
    },
    given: {
      subject: 'You agreed that your child uses Lumi',
      preview: 'Keep this letter: with its link you can change your mind.',
      heading: 'Thank you, the chat is open',
      paragraphs: [
        'You agreed that the student with the address {student} uses Lumi.',
        'Please keep this letter. With its link you can see at any time what is kept, take your consent back, and have everything deleted.',
      ],
      label: 'See or change it',
      notes: ['The letter is lost? Ask for a new one on the same page with your email address.'],
    },
    refused: {
      subject: 'You did not agree that your child uses Lumi',
      preview: 'The chat stays closed.',
      heading: 'The chat stays closed',
      paragraphs: [
        'You did not agree that the student with the address {student} uses Lumi. We respect that.',
        `What we have, the sign-up and the date of birth, is deleted after ${CONSENT.answerDays} days. With this link you can have it deleted now, or change your mind until then.`,
      ],
      label: 'See or change it',
      notes: [],
    },
    withdrawn: {
      subject: 'You took back your consent to Lumi',
      preview: 'The chat is closed.',
      heading: 'The chat is closed',
      paragraphs: [
        'You took back your consent for the student with the address {student}. The chat was closed at once on all devices.',
        `The account with everything in it is deleted after ${CONSENT.answerDays} days. With this link you can have it deleted now, or agree again until then.`,
      ],
      label: 'See or change it',
      notes: ['It was not you? Agree again with the link, and write to us.'],
    },
    manage: {
      subject: 'Your link to what you decided about Lumi',
      preview: 'See what is kept, take the consent back, delete.',
      heading: 'Your link',
      paragraphs: [
        'Here is the page about your decision for the student with the address {student}: what is kept, and how to change your mind or have it deleted.',
      ],
      label: 'Open the page',
      notes: ['You did not ask for it? Then do nothing: the page opens only with this letter.'],
    },
    opened: {
      subject: 'Your chat in Lumi is open',
      preview: 'Your parent has agreed.',
      heading: 'The chat is open',
      paragraphs: ['Your parent has agreed. Bring a problem, and we work it out together.'],
      label: 'Open Lumi',
      notes: [],
    },
  },
  ru: {
    request: {
      subject: 'Ваш ребёнок просит разрешения пользоваться Луми',
      preview: 'Посмотрите, пожалуйста, и решите. Это займёт две минуты.',
      heading: 'Можно ли ребёнку заниматься с Луми?',
      paragraphs: [
        'Ученик с адресом {student} хочет пользоваться Луми и указал вас как родителя или законного представителя.',
        'Луми — учитель математики для школьников: чат с искусственным интеллектом, который объясняет по шагам и проверяет каждое вычисление. Готовых домашних заданий он не выдаёт.',
        'Пока вы не согласитесь, чат закрыт. Мы храним данные регистрации (адрес почты, пароль в виде хеша, страну, язык, часовой пояс, входы), дату рождения ученика и ваш адрес, больше ничего. На странице показано, что и зачем будет храниться потом, — до того как вы решите.',
      ],
      label: 'Прочитать и решить',
      notes: [
        `Ссылка работает ${CONSENT.answerDays}\u00a0дней. Если ответа не будет, после этого мы удалим аккаунт ученика.`,
        'Вы не знаете этого ученика? Значит, кто-то ошибся адресом: откажите на странице или просто ничего не делайте.',
      ],
    },
    reminder: {
      subject: 'Напоминание: ребёнок просит разрешения пользоваться Луми',
      preview: 'Вопрос ещё открыт.',
      heading: 'Вопрос ещё открыт',
      paragraphs: [
        'Ученик с адресом {student} хочет пользоваться Луми, учителем математики для школьников, и ждёт вашего решения.',
        'Отказ — тоже ответ: после любого решения мы перестанем писать.',
      ],
      label: 'Прочитать и решить',
      notes: [
        `Если ответа не будет, аккаунт ученика удалится через ${CONSENT.answerDays}\u00a0дней после первого письма.`,
        'Вы не знаете этого ученика? Значит, кто-то ошибся адресом: откажите на странице или просто ничего не делайте.',
      ],
    },
    correction: {
      subject: 'Луми: подтвердите, пожалуйста, новую дату рождения',
      preview: 'Ученик, за которого вы дали согласие, хочет её исправить.',
      heading: 'Новая дата рождения верна?',
      paragraphs: [
        'Ученик с адресом {student}, за которого вы дали согласие, указал другую дату рождения или страну. С ними решать о Луми без вас можно будет раньше.',
        'Пока вы не подтвердите, ничего не изменится.',
      ],
      label: 'Посмотреть изменение',
      notes: [`Ссылка работает ${CONSENT.answerDays}\u00a0дней. Если ответа не будет, всё останется как есть.`],
    },
    given: {
      subject: 'Вы разрешили ребёнку пользоваться Луми',
      preview: 'Сохраните письмо: по ссылке в нём решение можно изменить.',
      heading: 'Спасибо, чат открыт',
      paragraphs: [
        'Вы согласились, чтобы ученик с адресом {student} пользовался Луми.',
        'Сохраните, пожалуйста, это письмо. По ссылке в нём всегда можно посмотреть, что хранится, отозвать согласие и всё удалить.',
      ],
      label: 'Посмотреть или изменить',
      notes: ['Письмо потерялось? Попросите новое на той же странице, указав свой адрес почты.'],
    },
    refused: {
      subject: 'Вы не разрешили ребёнку пользоваться Луми',
      preview: 'Чат останется закрытым.',
      heading: 'Чат останется закрытым',
      paragraphs: [
        'Вы не согласились, чтобы ученик с адресом {student} пользовался Луми. Мы уважаем ваше решение.',
        `То, что у нас есть — данные регистрации и дата рождения, — удалится через ${CONSENT.answerDays}\u00a0дней. По этой ссылке можно удалить всё сразу, а до тех пор — передумать.`,
      ],
      label: 'Посмотреть или изменить',
      notes: [],
    },
    withdrawn: {
      subject: 'Вы отозвали согласие на Луми',
      preview: 'Чат закрыт.',
      heading: 'Чат закрыт',
      paragraphs: [
        'Вы отозвали согласие за ученика с адресом {student}. Чат сразу закрылся на всех устройствах.',
        `Аккаунт со всем содержимым удалится через ${CONSENT.answerDays}\u00a0дней. По этой ссылке можно удалить всё сразу, а до тех пор — согласиться снова.`,
      ],
      label: 'Посмотреть или изменить',
      notes: ['Это были не вы? Согласитесь снова по ссылке и напишите нам.'],
    },
    manage: {
      subject: 'Ссылка на ваше решение о Луми',
      preview: 'Посмотреть, что хранится, отозвать согласие, удалить.',
      heading: 'Ваша ссылка',
      paragraphs: [
        'Это страница о вашем решении за ученика с адресом {student}: что хранится и как передумать или всё удалить.',
      ],
      label: 'Открыть страницу',
      notes: ['Вы об этом не просили? Ничего не делайте: страница открывается только из этого письма.'],
    },
    opened: {
      subject: 'Чат в Луми открыт',
      preview: 'Родители согласны.',
      heading: 'Чат открыт',
      paragraphs: ['Разрешение получено. Приноси задачу, разберём вместе.'],
      label: 'Открыть Луми',
      notes: [],
    },
  },
}

export interface GuardianMailLink {
  linkId: string
  secret: string
}

/** The page `/guardian` reads `gi` and `gs` and removes them from the address bar at once. */
const pageOf = (base: string, { linkId, secret }: GuardianMailLink) =>
  `${base}/guardian?${new URLSearchParams({ gi: linkId, gs: secret })}`

export function guardianMail(
  kind: Exclude<Kind, 'opened'>,
  language: Language,
  { base, student, link }: { base: string; student: string; link: GuardianMailLink },
) {
  const { label, paragraphs, ...rest } = texts[language][kind]
  return layOutMail({
    kind: `guardian-${kind}`,
    ...rest,
    paragraphs: paragraphs.map((paragraph) => paragraph.replace('{student}', student)),
    language,
    reader: 'parent',
    action: { label, url: pageOf(base, link) },
  })
}

export function openedMail(language: Language, base: string) {
  const { label, ...rest } = texts[language].opened
  return layOutMail({ ...rest, kind: 'chat-opened', language, action: { label, url: `${base}/chat` } })
}

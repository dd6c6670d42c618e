import { type PushKind, pushKinds } from '@lumi/contracts/push'
import { expect, test } from 'vitest'
import { type PushFacts, wordsOf } from './features/push/push.texts.ts'
import { mailExamples } from './mail-examples.ts'
import { mailKinds } from './platform/mail-kinds.ts'

const languages = ['en', 'ru'] as const
const base = 'https://lumi.example'
const mails = languages.flatMap((language) => mailExamples(language, base).map((one) => ({ language, ...one })))

const facts: Record<PushKind, PushFacts[]> = {
  reply: [{ kind: 'reply', conversationId: 'c', messageId: 'm' }],
  review: [1, 3, 5].map((due) => ({ kind: 'review', due })),
  payment: [
    { kind: 'payment', paymentId: 'p', status: 'succeeded' },
    { kind: 'payment', paymentId: 'p', status: 'succeeded', byPayer: true },
    { kind: 'payment', paymentId: 'p', status: 'failed' },
  ],
  plan: (['renews', 'ends'] as const).flatMap((change) =>
    [7, 1].map((days) => ({ kind: 'plan' as const, days, change })),
  ),
  parent: [
    { kind: 'parent', answer: 'yes' },
    { kind: 'parent', answer: 'no' },
  ],
  support: [{ kind: 'support', requestId: 'r' }],
}
const pushes = languages.flatMap((language) =>
  pushKinds.flatMap((kind) => facts[kind].map((one) => ({ kind, language, ...wordsOf(one, language) }))),
)
/** Addresses of the footer and secrets of links are no words. */
const wordsOnly = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '<link>').trim()

test('every kind of mail has an example in both languages', () => {
  for (const language of languages) {
    const kinds = new Set(mails.filter((one) => one.language === language).map(({ mail }) => mail.kind))
    expect([...kinds].toSorted()).toEqual(Object.keys(mailKinds).toSorted())
  }
})

test('all texts of mails and pushes, word for word [P06]', async () => {
  const list = [
    ...pushes.map(({ kind, language, title, body }) => `== push ${kind} ${language}\n${title}\n${body}`),
    ...mails.map(({ language, state, mail }) =>
      [`== mail ${mail.kind} ${language}${state && `, ${state}`}`, mail.subject, wordsOnly(mail.text)].join('\n'),
    ),
  ]
  await expect(`${list.join('\n\n')}\n`).toMatchFileSnapshot('golden-texts.txt')
})

/** Guilt, streaks and urgency, in the forms in which products use them. */
const pushy =
  /\b(?:hurry|now or never|last chance|only today|act now|urgent|don't (?:lose|miss)|miss(?:ed|ing)? you|streaks?|come back (?:soon|now|today)|running out|we are sad|disappointed)\b|сроч|успей|не упусти|скуча|серия|подряд|забыл о нас|последний шанс|только сегодня|поторопи|жаль|возвращайся/iu

test('they are calm: no guilt, no streak, no urgency, no exclamation [P06]', () => {
  for (const { kind, title, body } of pushes) {
    const text = `${title} ${body}`
    expect([kind, text, pushy.test(text) || text.includes('!')]).toEqual([kind, text, false])
    // A locked screen shows no more.
    expect([text, title.length <= 40, body.length <= 110]).toEqual([text, true, true])
  }
  for (const { mail } of mails) {
    const text = `${mail.subject}\n${wordsOnly(mail.text)}`
    expect([mail.kind, pushy.exec(text)?.[0] ?? '', text.includes('!')]).toEqual([mail.kind, '', false])
  }
})

test('no sentence ends twice', () => {
  const texts = [...pushes.map(({ title, body }) => `${title} ${body}`), ...mails.map(({ mail }) => mail.text)]
  expect(texts.filter((text) => /(?<!\.)\.\.(?!\.)|[,;:]\./u.test(wordsOnly(text)))).toEqual([])
})

test('a mail says the same with and without HTML, and both end what may be ended', () => {
  const plain = (html: string) =>
    html
      .slice(html.indexOf('<body'))
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
  for (const { mail } of mails) {
    const seen = plain(mail.html)
    for (const paragraph of mail.text.split('\n-- \n')[0]!.split('\n\n').map(wordsOnly)) {
      const said = paragraph
        .replaceAll('<link>', '')
        .replace(/:\s*$/, '')
        .replaceAll(/[\s\u00a0]+/g, ' ')
        .trim()
      expect([mail.kind, seen.includes(said) || said]).toEqual([mail.kind, true])
    }
    const canEnd = !['own', 'asked'].includes(mailKinds[mail.kind])
    expect([mail.kind, mail.text.includes('stop.invalid'), mail.html.includes('stop.invalid')]).toEqual([
      mail.kind,
      canEnd,
      canEnd,
    ])
  }
})

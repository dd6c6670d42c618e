import { type PushKind, pushKinds } from '@lumi/contracts/push'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leavesAt } from './push.rules.ts'
import { type PushFacts, pathOf, wordsOf } from './push.texts.ts'

const zones = ['America/New_York', 'Europe/Minsk', 'Asia/Kamchatka', 'Australia/Lord_Howe'] as const
const from = Date.UTC(2026, 0, 1)
const hourIn = (timeZone: string, at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).hour

test('in two years and four zones nothing leaves between 21:00 and 8:00, nothing waits longer than the night, and by day nothing waits [P06]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }), fc.constantFrom(...zones), (minutes, zone) => {
      const now = new Date(from + minutes * 60_000)
      const leaves = leavesAt(zone, now)
      const hour = hourIn(zone, leaves)
      expect(hour >= 8 && hour < 21).toBe(true)
      const waits = leaves.getTime() - now.getTime()
      // An hour more in the night in which clocks are set back.
      expect(waits >= 0 && waits <= 12 * 3_600_000).toBe(true)
      const own = hourIn(zone, now)
      if (own >= 8 && own < 21) expect(waits).toBe(0)
    }),
    { numRuns: process.env.LUMI_LONG ? 20_000 : 1500 },
  )
})

test('an unknown zone counts as UTC', () => {
  expect(leavesAt('Mars/Base', new Date('2026-11-22T23:00:00Z'))).toEqual(new Date('2026-11-23T08:00:00Z'))
})

const examples: Record<PushKind, PushFacts[]> = {
  reply: [{ kind: 'reply', conversationId: 'c', messageId: 'm' }],
  review: [1, 3, 5].map((due) => ({ kind: 'review', due })),
  payment: [
    { kind: 'payment', paymentId: 'p', status: 'succeeded' },
    { kind: 'payment', paymentId: 'p', status: 'failed' },
  ],
  plan: [
    { kind: 'plan', days: 7, change: 'renews' },
    { kind: 'plan', days: 1, change: 'ends' },
  ],
  parent: [
    { kind: 'parent', answer: 'yes' },
    { kind: 'parent', answer: 'no' },
  ],
}
const said = pushKinds.flatMap((kind) =>
  examples[kind].flatMap((facts) => (['en', 'ru'] as const).map((language) => wordsOf(facts, language))),
)

test('every text of a push, word for word', () => {
  expect(said.map(({ title, body }) => `${title} | ${body}`)).toMatchInlineSnapshot(`
    [
      "Lumi has answered | The reply is in your chat.",
      "Луми ответил | Ответ в чате.",
      "Review | 1 topic is ready to look at again. A few minutes are enough.",
      "Повторение | Можно вспомнить 1 тему. Хватит нескольких минут.",
      "Review | 3 topics are ready to look at again. A few minutes are enough.",
      "Повторение | Можно вспомнить 3 темы. Хватит нескольких минут.",
      "Review | 5 topics are ready to look at again. A few minutes are enough.",
      "Повторение | Можно вспомнить 5 тем. Хватит нескольких минут.",
      "Payment received | Your plan is active. The receipt is in your mail.",
      "Платёж получен | Тариф подключён. Чек придёт на почту.",
      "The payment did not go through | Nothing was charged. You can try again or ask support.",
      "Платёж не прошёл | Деньги не списаны. Можно попробовать ещё раз или написать в поддержку.",
      "Your plan renews soon | The next payment is in 7 days. You can turn it off in the settings.",
      "Скоро продлится тариф | Следующий платёж через 7 дней. Отключить его можно в настройках.",
      "Your plan ends soon | It ends in 1 day. Your subjects and progress stay.",
      "Скоро закончится тариф | Он закончится через 1 день. Предметы и успехи сохранятся.",
      "Your parent has agreed | The chat is open.",
      "Родитель согласился | Чат открыт.",
      "Your parent has answered | Open Lumi to read what happens now.",
      "Родитель ответил | Открой Луми, чтобы узнать, что дальше.",
    ]
  `)
})

test('pushes are calm: no urgency, no guilt, no streaks, no exclamation, short enough for a lock screen', () => {
  const pushy =
    /!|\b(?:hurry|now or never|last chance|don't (?:lose|miss)|miss(?:ed|ing)? you|streak|still|yet|waiting)\b|сроч|успей|не упусти|скуча|серия|забыл|последний шанс|ждёт/iu
  for (const { title, body } of said) {
    expect([title, pushy.test(`${title} ${body}`)]).toEqual([title, false])
    expect([title, title.length <= 40, body.length <= 110]).toEqual([title, true, true])
  }
})

test('a tap opens a page of our own', () => {
  for (const facts of Object.values(examples).flat()) expect(pathOf(facts)).toMatch(/^\/[a-z]/)
})

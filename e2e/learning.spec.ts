import { type LearnerEvent, learnerFrom } from '@lumi/tutor'
import type { Page } from '@playwright/test'
import { readZip } from '../apps/server/src/testing/read-zip.ts'
import en from '../apps/web/src/lib/i18n/en-US/learning.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/learning.ts'
import { expect, expectAccessible, finalReply, say, test } from './fixtures.ts'
import { inLanguages, inWords } from './matrix.ts'
import { patiently } from './patience.ts'
import { enter, makeStudents } from './signed-in.ts'

const languages = {
  en: {
    languageId: 1,
    viewport: { width: 390, height: 844 },
    warmUp: 'Warm-up: five questions',
    first: 'Warm-up 1 of 5',
    stop: 'stop',
    practise: 'practise integers',
    hint: 'hint',
    giveUp: 'I give up',
    next: 'next',
    summary: / of 5 (?:on your own|solved)|solved \d of 5/,
    empty: 'Nothing here yet',
    of: (right: number, all: number) => (all === 0 ? 'not yet' : `${right} of ${all}`),
    reset: 'Start over with everything',
    confirm: 'Start over',
  },
  ru: {
    languageId: 2,
    viewport: { width: 1280, height: 800 },
    warmUp: 'Разминка: пять вопросов',
    first: 'Разминка: 1 из 5',
    stop: 'хватит',
    practise: 'потренируемся: целые числа',
    hint: 'подсказка',
    giveUp: 'сдаюсь',
    next: 'дальше',
    summary: /\d из 5/,
    empty: 'Здесь пока пусто',
    of: (right: number, all: number) => (all === 0 ? 'пока нет' : `${right} из ${all}`),
    reset: 'Начать всё заново',
    confirm: 'Начать заново',
  },
} as const

/** The source of the newest reply, with its formulas in TeX. */
async function textOfReply(page: Page): Promise<string> {
  await finalReply(page)
  const status = await page.request.get('/api/v1/chat/getChatStatus')
  const { conversationId } = (await status.json()) as { conversationId: string }
  const answer = await page.request.get(`/api/v1/chat/getChatMessagesList?limit=1&conversationId=${conversationId}`)
  const { messages } = (await answer.json()) as { messages: { text: string }[] }
  return messages.at(-1)!.text
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** The result of a calculation with whole numbers; null for a question in words. */
function worth(text: string): string | null {
  const tex = /: \$([^$]+)\$/.exec(text)?.[1]
  if (tex === undefined || /[a-z]/i.test(tex.replace(/\\(?:cdot|frac|left|right)/g, ''))) return null
  const plain = tex
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '(($1)/($2))')
    .replace(/\\left\|([^|]+)\\right\|/g, '(($1)**2)**0.5')
    .replaceAll('\\left(', '(')
    .replaceAll('\\right)', ')')
    .replaceAll('\\cdot', '*')
    .replace(/-(?=\()/g, '-1*')
  if (!/^[\d\s+\-*/().]+$/.test(plain)) return null
  const value = Function(`return ${plain}`)() as number
  const decimal = Math.round(value * 1e4) / 1e4
  // An endless decimal would be rounded, which is not an answer.
  return Math.abs(value - decimal) < 1e-9 ? `${decimal}` : null
}

for (const [language, words] of inWords(languages, 'ru')) {
  test.describe(language, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US', viewport: words.viewport })
    test(`${language}: a mixed practice session, and the progress is what the events say [P05]`, async ({
      page,
      context,
      product,
    }) => {
      test.setTimeout(patiently(120_000))
      const [student] = await makeStudents(product, 1, { languageId: words.languageId, messagesLeft: 100 })
      await enter(context, product, student!)

      await page.goto('/progress')
      await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.warmUp }).click()
      await expect(page).toHaveURL(/\/chat/)
      await expect(await finalReply(page)).toContainText(words.first)
      await say(page, words.stop)

      // Whatever exercises the session gives, at least one is solved without help.
      for (const line of ['7x - 4 = 3x + 12', 'x = 4']) {
        await say(page, line)
      }
      await say(page, words.practise)
      for (let n = 1; n <= 5; n++) {
        const text = await textOfReply(page)
        const answer = worth(text)
        // The second with a hint, the third after a mistake; a hint also where nothing can be calculated.
        if (n === 2 || answer === null) {
          await say(page, words.hint)
        }
        if (n === 3) {
          await say(page, '98765')
        }
        await say(page, answer ?? words.giveUp)
        if (n < 5) await say(page, words.next)
      }
      await expect(await finalReply(page)).toContainText(words.summary)

      const zip = readZip(await (await page.request.get('/api/v1/user/exportData')).body())
      const { learning } = JSON.parse(String(zip.get('data.json'))) as { learning: (LearnerEvent & { at: string })[] }
      const events = learning.map((event) => ({ ...event, at: Date.parse(event.at) })) as unknown as LearnerEvent[]
      const { skills } = learnerFrom(events)
      expect(skills.size).toBeGreaterThan(0)

      await page.goto('/progress')
      for (const state of skills.values()) {
        const card = page.getByTestId(`skill-${state.skill}`)
        await card.locator('summary').click()
        await expect(card).toContainText(words.of(state.alone, state.firstTries))
        await expect(card).toContainText(words.of(state.helped, state.firstTries))
      }
      await expect(page.getByTestId('week')).toContainText(/[1-9]/)
      await expectAccessible(page)

      await page.getByRole('button', { name: words.reset }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click()
      await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
    })
  })
}

for (const language of inLanguages('ru')) {
  test.describe(language, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US', viewport: { width: 1440, height: 900 } })

    test(`${language}: the progress is found from the settings, the education center and the chat, and leads back`, async ({
      page,
      context,
      product,
    }) => {
      const words = { en, ru }[language]
      const [student] = await makeStudents(product, 1, { languageId: languages[language].languageId })
      await enter(context, product, student!)
      for (const [place, back] of [
        ['/settings', words.backTo.settings],
        ['/education-center', words.back],
        ['/chat', words.backTo.chat],
      ] as const) {
        await page.goto(place)
        await page.getByRole('link', { name: words.title }).click()
        await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeFocused()
        await page.getByRole('link', { name: back }).click()
        await expect(page).toHaveURL(new RegExp(`${place}$`))
      }
      await expectAccessible(page)
    })
  })
}

test('a recent mistake says in words what went wrong, with every try behind it', async ({ page, context, product }) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await page.goto('/chat')
  for (const line of ['1/2 + 1/3', '2/5', '5/6']) {
    await say(page, line)
  }
  await page.goto('/progress')
  const mistakes = page.getByRole('region', { name: en.mistakes.title })
  await expect(mistakes).toContainText('The same was done with the denominators as with the numerators')
  await expect(mistakes).toContainText(en.mistakes.mended)
  await mistakes.getByText(fill(en.mistakes.attempts, { tries: '2' })).click()
  await expect(mistakes.getByText(en.attempt.later)).toBeVisible()
  await expectAccessible(page)
})

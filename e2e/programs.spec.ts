import type { Page } from '@playwright/test'
import enChat from '../apps/web/src/lib/i18n/en-US/chat.ts'
import en from '../apps/web/src/lib/i18n/en-US/programs.ts'
import enSubjects from '../apps/web/src/lib/i18n/en-US/subjects.ts'
import ruChat from '../apps/web/src/lib/i18n/ru-RU/chat.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/programs.ts'
import ruSubjects from '../apps/web/src/lib/i18n/ru-RU/subjects.ts'
import { expect, expectAccessible, finalReply, send, test } from './fixtures.ts'
import { atWidths, inLanguages, inWords } from './matrix.ts'
import { patiently } from './patience.ts'
import type { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

/** Grade 8 in the country of the language, with math from the onboarding. */
async function aLearner(page: Page, product: Product, languageId = 1) {
  const [student] = await makeStudents(product, 1, { languageId })
  await enter(page.context(), product, student!)
  return student!
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

for (const language of inLanguages('en'))
  for (const width of atWidths(language, [390, 1280])) {
    const words = { en, ru }[language]
    const { name: subject } = { en: enSubjects, ru: ruSubjects }[language]

    test.describe(`${language} at ${width}`, () => {
      test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US', viewport: { width, height: width < 600 ? 844 : 800 } })

      test(`pause, resume, the change of the day and its limit (${language}, ${width}) [P02][S09][R11]`, async ({
        page,
        product,
      }) => {
        // Five pages and four accessibility checks.
        test.setTimeout(patiently(180_000))
        await aLearner(page, product, language === 'ru' ? 2 : 1)
        await page.goto('/subjects')
        const maths = page.getByTestId('book-maths')
        await expect(maths).toContainText(subject.maths)
        await expectAccessible(page)

        // Pausing explains its effect and keeps the progress; resuming at once is not the change of the day.
        await page.getByRole('button', { name: fill(words.subjects.pause, { subject: subject.maths }) }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toContainText(words.sheet.pauseText)
        await expectAccessible(page)
        await dialog.getByRole('button', { name: fill(words.sheet.pause, { subject: subject.maths }) }).click()
        await expect(page.getByTestId('notification')).toBeVisible()
        const resume = page.getByRole('button', { name: fill(words.learn.resumeNamed, { subject: subject.maths }) })
        await expect(resume).toBeVisible()
        await resume.click()
        await expect(dialog).toContainText(words.sheet.isNoChange)
        await dialog.getByRole('button', { name: fill(words.sheet.resume, { subject: subject.maths }) }).click()
        await expect(
          maths.getByRole('button', { name: fill(words.subjects.pause, { subject: subject.maths }) }),
        ).toBeVisible()
        await page.reload()
        await expect(maths).toContainText(words.subjects.now)

        // A second subject on the first day: the plan has room, so nothing is paused. This is the change of the day.
        await page.getByRole('link', { name: words.subjects.add }).click()
        await expect(page).toHaveURL(/\/education-center#programs$/)
        const programs = words.learn.gradeTitle.replace(/\{\{.*/, '')
        await expect(page.getByRole('heading', { name: new RegExp(`^${programs}`) })).toBeFocused()
        const grade = language === 'ru' ? '9' : '10'
        await page.getByTestId('grade').selectOption(grade)
        await expect(page.getByRole('heading', { name: fill(words.learn.gradeTitle, { grade }) })).toBeVisible()
        const wanted = language === 'ru' ? 'physics' : 'chemistry'
        const add = page.getByRole('button', { name: fill(words.learn.addNamed, { subject: subject[wanted] }) })
        await expect(add).toBeVisible()
        await expectAccessible(page)
        await add.click()
        await expect(dialog).toContainText(words.sheet.addText)
        await expect(dialog).not.toContainText(subject.maths)
        await dialog.getByRole('button', { name: fill(words.sheet.add, { subject: subject[wanted] }) }).click()
        await expect(page.getByTestId(`program-${wanted}`)).toContainText(words.learn.active)

        // The chat opens a conversation of its own.
        await page.goto('/chat')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(subject[wanted])
        await expectAccessible(page)

        // It suggests a task of its subject and grade: into the field, not sent yet.
        await page
          .getByRole('main')
          .getByRole('button', { name: language === 'ru' ? /ускорение/ : /molar mass/ })
          .click()
        await expect(page.getByTestId('composer')).toHaveValue(language === 'ru' ? /20 Н/ : /H2SO4/)
        await expect(page.locator('[data-testid="message"]')).toHaveCount(0)
        await page.getByTestId('send').click()
        await expect(await finalReply(page)).toContainText(language === 'ru' ? /закон Ньютона/i : /molar mass/i)

        // The first subject stays active.
        await page.goto('/subjects')
        await expect(
          maths.getByRole('button', { name: fill(words.subjects.pause, { subject: subject.maths }) }),
        ).toBeVisible()

        // The limit: no third subject today, and the dialog says when the next change is possible.
        await page.goto('/education-center')
        const third = language === 'ru' ? 'chemistry' : 'physics'
        await page.getByRole('button', { name: fill(words.learn.addNamed, { subject: subject[third] }) }).click()
        await expect(dialog).toContainText(words.sheet.limit)
        // Midnight in the students' own time zone, UTC, although the clock of the device is in Minsk.
        await expect(dialog).toContainText(/(?:12|00?):00/)
        await dialog.getByRole('button', { name: words.sheet.understood }).click()
        await expect(dialog).toBeHidden()
      })
    })
  }

test('the education center: kinds of programs told honestly, all topics, another grade [R10]', async ({
  page,
  product,
}) => {
  await aLearner(page, product)
  await page.goto('/education-center')
  await expect(page.getByRole('heading', { name: 'Grade 8 programs' })).toBeVisible()
  const maths = page.getByTestId('program-maths')
  await expect(maths).toContainText('Active')
  await maths.getByText('All topics').click()
  await expect(maths.getByRole('listitem').last()).toBeVisible()
  await expect(maths).toContainText('With the online tutor also: translations and rotations')
  // Programs that work here come first, as cards; the others share one line.
  const cards = page.getByTestId(/^program-/)
  await expect(cards).toHaveCount(3)
  await expect(page.getByTestId('program-physics').getByRole('button', { name: 'Add: Physics' })).toBeVisible()
  await expect(page.getByTestId('by-online-tutor')).toHaveText(
    'Not here yet: Biology, English, Literature, History, Computing.',
  )
  await expect(page.getByTestId('by-online-tutor').getByRole('button')).toHaveCount(0)
  // Another grade: what is shown until its programs arrive is not the grade before, which could be added by mistake.
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/getProgramsWithStudyStatus/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.getByTestId('grade').selectOption('12')
  await expect(page.getByRole('heading', { name: 'Grade 12 programs' })).toBeVisible()
  await expect(page.getByTestId('grade')).toHaveValue('12')
  await expect(cards).toHaveCount(0)
  arrive()
  await expect(page.getByTestId('program-physics').getByRole('button', { name: 'Add: Physics' })).toBeVisible()
  await page.getByRole('link', { name: 'My subjects' }).click()
  await page.getByRole('link', { name: 'Back to Learn' }).click()
  await expect(page).toHaveURL(/\/education-center$/)
})

for (const language of inLanguages('ru'))
  test.describe(language, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

    test(`a topic is begun with a session of exercises in the chat of its subject (${language}) [R10]`, async ({
      page,
      product,
    }) => {
      const words = { en, ru }[language]
      const { name: subject } = { en: enSubjects, ru: ruSubjects }[language]
      await aLearner(page, product, language === 'ru' ? 2 : 1)
      await page.goto('/education-center')
      const grade = language === 'ru' ? '8' : '10'
      await page.getByTestId('grade').selectOption(grade)
      await expect(page.getByRole('heading', { name: fill(words.learn.gradeTitle, { grade }) })).toBeVisible()
      await page.getByRole('button', { name: fill(words.learn.addNamed, { subject: subject.physics }) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: fill(words.sheet.add, { subject: subject.physics }) }).click()
      const physics = page.getByTestId('program-physics')
      await physics
        .getByRole('button', { name: new RegExp(`^${fill(words.learn.startNamed, { topic: '' })}`) })
        .first()
        .click()
      await expect(page).toHaveURL(/\/chat$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(subject.physics)
      await expect(await finalReply(page)).toContainText(language === 'ru' ? '1 из 5' : '1 of 5')
    })
  })

for (const subject of ['physics', 'chemistry'] as const)
  for (const language of inLanguages(subject === 'physics' ? 'ru' : 'en'))
    test.describe(language, () => {
      test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

      test(`the warm-up card of ${subject} sends nothing by itself, and what it wrote starts a warm-up (${language})`, async ({
        page,
        product,
      }) => {
        const student = await aLearner(page, product, language === 'ru' ? 2 : 1)
        const added = await fetch(`${product.url}/api/v1/educationPrograms/addProgramForStudy`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: product.url, cookie: student.cookie },
          body: JSON.stringify({ programId: language === 'ru' ? `ru-9-${subject}` : `us-10-${subject}` }),
        })
        expect(added.status).toBe(200)
        const { empty } = { en: enChat, ru: ruChat }[language]
        const sent: string[] = []
        page.on('request', (request) => {
          if (request.url().endsWith('/sendMessage')) sent.push(request.url())
        })
        await page.goto('/chat')
        const card = page.getByRole('main').getByRole('button', { name: empty.warmUpText })
        await card.click()
        await expect(page.getByTestId('composer')).toHaveValue(empty.warmUp)
        await expect(card).toBeVisible()
        expect(sent).toEqual([])
        await page.getByTestId('send').click()
        await expect(await finalReply(page)).toContainText(language === 'ru' ? /Разминка: 1 из 5/ : /Warm-up 1 of 5/)
        expect(sent).toHaveLength(1)
      })
    })

test('each subject keeps its conversation; the rail of a wide screen switches between them and the general one [P02]', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const student = await aLearner(page, product)
  await page.goto('/chat')
  await send(page, '2x = 6')
  await finalReply(page)
  const conversationId = await page.evaluate(() => localStorage.getItem('conversationId'))
  await page.goto('/subjects')
  await page.getByRole('button', { name: /General chat/ }).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Lumi' })).toBeVisible()
  await expect(page.getByTestId('message')).toHaveCount(0)
  const math = page.getByRole('region', { name: 'Subjects' }).getByRole('button', { name: /Math/ })
  // Another device goes on with the subject: its reply is marked here until somebody has seen it.
  const sent = await fetch(`${product.url}/api/v1/chat/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, cookie: student.cookie },
    body: JSON.stringify({ clientMessageId: crypto.randomUUID(), conversationId, text: 'hi' }),
  })
  expect(sent.status).toBe(200)
  await expect(math).toContainText('1 new reply')
  await math.click()
  await expect(math).not.toContainText('new reply')
  await expect(page.getByTestId('message').first()).toContainText('2x = 6')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Math')
})

test('a change on another device is seen here without a reload [A17]', async ({ page, product }) => {
  const student = await aLearner(page, product)
  await page.goto('/subjects')
  const pause = page.getByRole('button', { name: 'Pause: Math' })
  await expect(pause).toBeVisible()
  await page.waitForLoadState('networkidle')
  const answer = await fetch(`${product.url}/api/v1/educationPrograms/disableStudentEducationProgram`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, cookie: student.cookie },
    body: JSON.stringify({ programId: 'us-8-maths' }),
  })
  expect(answer.status).toBe(200)
  await expect(page.getByRole('button', { name: 'Resume: Math' })).toBeVisible()
})

test('without a network the shelf says what is safe and comes back', async ({ page, context, product }) => {
  await aLearner(page, product)
  await page.goto('/settings')
  await expect(page.getByRole('link', { name: 'Learn' })).toBeVisible()
  await page.route('**/api/v1/educationPrograms/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Learn' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: patiently(30_000) })
  await expectAccessible(page)
  await context.unrouteAll()
  await page.unrouteAll()
  // Without a press.
  await expect(page.getByTestId('program-maths')).toBeVisible({ timeout: patiently(30_000) })
})

test('deep links work signed out: after logging in the wanted page opens [B04][B16]', async ({ page }) => {
  for (const wanted of ['/education-center', '/subjects', '/settings/feedback?feedbackType=idea']) {
    await page.goto(wanted)
    await expect(page).toHaveURL(new RegExp(`\\?history=${encodeURIComponent(wanted).replace(/[.?]/g, '.')}`))
  }
})

test('one focus order: the rail, then the page from top to bottom [B15]', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await aLearner(page, product)
  await page.goto('/subjects')
  await expect(page.getByRole('region', { name: 'Subjects' })).toBeVisible()
  const names: string[] = []
  await page.getByRole('link', { name: 'Lumi' }).focus()
  for (let step = 0; step < 10; step++) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      }),
    )
  }
  const order = ['Chat', 'Learn', 'Me', 'Back to Learn', 'Open the chat: Math', 'Pause: Math', 'Add a subject']
  const places = order.map((name) => names.findIndex((each) => each.startsWith(name)))
  expect([names, places.every((place, index) => place > (places[index - 1] ?? -1))]).toEqual([names, true])
})

for (const [language, text] of inWords({ en, ru }, 'en'))
  test.describe(language, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })
    test(`${language}: carry on, and any topic of Learn or Progress, starts an exercise`, async ({ page, product }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await aLearner(page, product, language === 'ru' ? 2 : 1)
      const mine = page.locator('[data-testid="message"][data-author="student"]')
      await page.goto('/education-center')
      // The board names a topic and starts it.
      const board = page.getByRole('main').getByRole('button').first()
      const topic = (await board.locator('strong').innerText()).replace(text.learn.begin.replace('{{topic}}', ''), '')
      await board.click()
      await expect(page).toHaveURL(/\/chat$/)
      await expect(mine).toHaveText([new RegExp(topic)])
      await finalReply(page)

      // The last topic of all, long before its turn.
      await page.goto('/education-center')
      const all = page.getByTestId('program-maths').locator('details')
      await all.locator('summary').click()
      const last = all.getByRole('button').last()
      const title = (await last.innerText()).trim()
      await last.click()
      await expect(mine).toHaveText([new RegExp(topic), new RegExp(title)])
      await finalReply(page)

      await page.goto('/progress')
      const skill = page.locator('li[data-standing] button').last()
      const name = (await skill.locator('span').first().innerText()).trim()
      await skill.click()
      await expect(page).toHaveURL(/\/chat$/)
      await expect(mine).toHaveCount(3)
      await expect(mine.last()).toContainText(name)
      await finalReply(page)
    })
  })

test('a message stays where it was written, whatever is chosen elsewhere meanwhile [P02]', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await aLearner(page, product)
  const heading = page.getByRole('heading', { level: 1 })
  const mine = page.locator('[data-testid="message"][data-author="student"]')
  const shown = page.locator('nav [aria-current="true"]')
  const { url } = product
  // The call of another device.
  const chooseNone = () =>
    context.request.post(`${url}/api/v1/educationPrograms/chooseProgram`, { data: {}, headers: { origin: url } })

  // Sent while the first page of messages is loading, and overtaken by the choice.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/getChatMessagesList*', async (route) => {
    await held
    await route.continue()
  })
  // The live connection does not wait for the page; without it nothing could report the choice to this page.
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto('/chat')
  await expect(heading).toContainText('Math')
  await send(page, '2x = 6')
  await live
  await chooseNone()
  release()
  await finalReply(page)
  await expect(heading).toContainText('Math')
  await expect(mine).toHaveText([/2x = 6/])

  // Sent after the choice: the conversation becomes the chosen one again, also after a reload.
  await expect(shown).toContainText('Math')
  await send(page, '3x = 12')
  await expect(mine).toHaveText([/2x = 6/, /3x = 12/])
  await expect
    .poll(async () => (await (await context.request.get(`${url}/api/v1/chat/getChatStatus`)).json()).program?.subject)
    .toBe('maths')
  await page.reload()
  await expect(heading).toContainText('Math')
  await expect(mine).toHaveText([/2x = 6/, /3x = 12/])
})

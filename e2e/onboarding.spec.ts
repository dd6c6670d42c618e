import type { Locator, Page } from '@playwright/test'
import en from '../apps/web/src/lib/i18n/en-US/onboarding.ts'
import enSubjects from '../apps/web/src/lib/i18n/en-US/subjects.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/onboarding.ts'
import ruSubjects from '../apps/web/src/lib/i18n/ru-RU/subjects.ts'
import { expect, expectAccessible, finalReply, send, test } from './fixtures.ts'
import { atWidths, inLanguages } from './matrix.ts'
import { enter, makeStudents } from './signed-in.ts'

const words = {
  en: {
    languageId: 1,
    nameTitle: "Hi, I'm Lumi. What should I call you?",
    name: 'Your name',
    genderTitle: 'Nice to meet you, Nora. Are you a girl or a boy?',
    girl: 'Girl',
    gender: 'Rather not say',
    birthDate: 'Date of birth',
    typed: '09141990',
    shown: '09/14/1990',
    country: 'Country',
    countryName: 'United States',
    gradeTitle: 'Last one. Which grade are you in?',
    lastGrade: '12',
    subject: enSubjects.name.maths,
    next: 'Next',
    back: 'Back',
    start: 'Start learning',
    later: 'Finish later',
    kept: 'Kept. Next time we go on from here',
    required: 'Required',
    twoQuestions: "Hi, I'm Lumi. Two quick questions",
  },
  ru: {
    languageId: 2,
    nameTitle: 'Привет, я Луми. Как тебя зовут?',
    name: 'Твоё имя',
    genderTitle: 'Приятно познакомиться, Nora. Ты девочка или мальчик?',
    girl: 'Девочка',
    gender: 'Не хочу говорить',
    birthDate: 'Дата рождения',
    typed: '14091990',
    shown: '14.09.1990',
    country: 'Страна',
    countryName: 'Россия',
    gradeTitle: 'И последнее. В каком ты классе?',
    lastGrade: '11',
    subject: ruSubjects.name.maths,
    next: 'Дальше',
    back: 'Назад',
    start: 'Начать учиться',
    later: 'Закончить позже',
    kept: 'Всё сохранено. В следующий раз продолжим отсюда',
    required: 'Обязательное поле',
    twoQuestions: 'Привет, я Луми. Два коротких вопроса',
  },
} as const
type Words = (typeof words)['en' | 'ru']

const dialog = (page: Page) => page.locator('dialog[open]')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).last().click()
const question = (page: Page, name: string) => dialog(page).getByRole('heading', { name })

const choose = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true }).check()

async function answerName(page: Page, text: Words) {
  await dialog(page).getByLabel(text.name).fill('Nora')
  await press(page, text.next)
}

async function answerAge(page: Page, text: Words) {
  await dialog(page).getByLabel(text.birthDate).pressSequentially(text.typed)
  await dialog(page).getByLabel(text.country).selectOption({ label: text.countryName })
  await press(page, text.next)
}

for (const language of inLanguages('ru'))
  test.describe(`before the first grade (${language})`, () => {
    const text: Words = words[language]
    const early = { en, ru }[language].early
    const atGrade = (sentence: string) => sentence.replace('{{grade}}', '5')
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US', viewport: { width: 390, height: 844 } })

    test(`grade 3 is not made grade 5 in silence: a page says where Lumi begins and keeps the account (${language}) [P02][B07]`, async ({
      page,
      context,
      product,
    }) => {
      const [student] = await makeStudents(product, 1, { languageId: text.languageId, isOnboarded: false })
      await enter(context, product, student!)
      await page.goto('/chat')
      await answerName(page, text)
      await choose(page, text.gender)
      await press(page, text.next)
      await choose(page, '3')
      await press(page, text.start)
      const title = dialog(page).getByRole('heading', { name: atGrade(early.title) })
      await expect(title).toBeFocused()
      await expectAccessible(page)
      // The same after a reload and on every learning page; the settings stay available.
      await page.goto('/education-center')
      await expect(title).toBeFocused()
      await dialog(page).getByRole('link', { name: early.settings }).click()
      await expect(page).toHaveURL(/\/settings$/)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.getByText(student!.email).first()).toBeVisible()
      await page.goto('/chat')
      // To correct a mistake, only the grade is asked again.
      await press(page, early.other)
      await expect(question(page, text.gradeTitle)).toBeVisible()
      await expect(dialog(page).getByRole('radio', { name: '3', exact: true })).toBeChecked()
      await press(page, text.start)
      await expect(title).toBeFocused()
      // Grade 5 only on the student's own press.
      await press(page, atGrade(early.begin))
      await expect(dialog(page)).toHaveCount(0)
      await page.goto('/education-center')
      await expect(page.getByTestId('program-maths')).toContainText('5')
      await expect(
        page.getByText({ en: 'You are in grade 3.', ru: 'Твой класс — 3-й.' }[language], { exact: false }),
      ).toBeVisible()
    })
  })

for (const language of ['en', 'ru'] as const) {
  for (const width of atWidths(language, [390, 1280])) {
    test.describe(`${language} at ${width} px`, () => {
      const text: Words = words[language]
      test.use({
        locale: language === 'ru' ? 'ru-RU' : 'en-US',
        viewport: { width, height: width === 390 ? 844 : 800 },
      })

      test(`a new student answers four questions and solves an exercise (${language}, ${width}) [B06][S05][V07]`, async ({
        page,
        context,
        product,
      }) => {
        const [student] = await makeStudents(product, 1, { languageId: text.languageId, birthDate: null })
        await enter(context, product, student!)
        await page.goto('/chat')
        await expect(question(page, text.nameTitle)).toBeVisible()
        await expect(dialog(page).getByLabel(text.name)).toBeFocused()
        // The heading wraps between phrases, and the progress bar is centered.
        const phrases = await question(page, text.nameTitle).locator('span').all()
        for (const phrase of phrases) expect((await phrase.boundingBox())!.height).toBeLessThan(50)
        const [bar, around] = [dialog(page).getByRole('img').first(), dialog(page)]
        const middle = async (target: Locator) => (({ x, width }) => x + width / 2)((await target.boundingBox())!)
        expect(Math.abs((await middle(bar)) - (await middle(around)))).toBeLessThan(1)
        await expectAccessible(page)
        await press(page, text.next)
        await expect(dialog(page).getByText(text.required)).toBeVisible()
        await expect(dialog(page).getByLabel(text.name)).toBeFocused()
        await answerName(page, text)

        await expect(question(page, text.genderTitle)).toBeVisible()
        await expect(dialog(page).getByRole('radio', { name: text.girl })).toBeFocused()
        await expectAccessible(page)
        await choose(page, text.gender)
        await expect(question(page, text.genderTitle)).toBeVisible()
        await press(page, text.next)

        await expect(dialog(page).getByLabel(text.birthDate)).toBeFocused()
        await answerAge(page, text)
        await expect(question(page, text.gradeTitle)).toBeVisible()
        await expect(dialog(page).getByRole('radio').first()).toBeFocused()
        await expectAccessible(page)
        await expect(dialog(page).getByRole('radio')).toHaveCount(Number(text.lastGrade) + 1)
        await press(page, text.start)
        await expect(dialog(page).getByText(text.required)).toBeVisible()
        await press(page, text.back)
        await expect(dialog(page).getByRole('radio', { name: text.gender })).toBeChecked()
        await press(page, text.next)
        await choose(page, '8')
        await press(page, text.start)

        await expect(dialog(page)).toHaveCount(0)
        await expect(page).toHaveURL(/\/chat$/)
        // The chat opens the subject at once, and again after a reload, with all messages.
        const subject = page.getByRole('heading', { level: 1 })
        await expect(subject).toContainText(text.subject)
        await send(page, '3x = 12')
        await finalReply(page)
        await send(page, 'x = 4')
        await expect(await finalReply(page)).toContainText('4')
        await page.reload()
        await expect(subject).toContainText(text.subject)
        const mine = page.locator('[data-testid="message"][data-author="student"]')
        await expect(mine).toHaveText([/3x = 12/, /x = 4/])
        if (width === 1280) await expect(page.locator('nav [aria-current="true"]')).toContainText(text.subject)
        await page.waitForLoadState('networkidle')
        await expect(dialog(page)).toHaveCount(0)
      })

      test(`who finishes later goes on at another device (${language}, ${width}) [B07]`, async ({
        page,
        context,
        product,
        browser,
        baseURL,
      }) => {
        const [student] = await makeStudents(product, 1, { languageId: text.languageId, isOnboarded: false })
        await enter(context, product, student!)
        await page.goto('/chat')
        await answerName(page, text)
        await choose(page, text.gender)
        await press(page, text.later)
        await expect(page.getByText(text.kept)).toBeVisible()
        await expect(page.getByTestId('composer')).toBeEditable()

        const other = await browser.newContext({
          baseURL: baseURL!,
          viewport: { width, height: 800 },
          locale: language === 'ru' ? 'ru-RU' : 'en-US',
        })
        await enter(other, product, student!)
        const otherPage = await other.newPage()
        await otherPage.goto('/chat')
        await expect(question(otherPage, text.gradeTitle)).toBeVisible()
        await expect(dialog(otherPage).getByRole('radio').first()).toBeFocused()
        await otherPage.keyboard.press('ArrowRight')
        await press(otherPage, text.back)
        await expect(dialog(otherPage).getByRole('radio', { name: text.gender })).toBeChecked()
        await press(otherPage, text.next)
        await choose(otherPage, '7')
        await press(otherPage, text.start)
        await expect(dialog(otherPage)).toHaveCount(0)
        await other.close()

        // The first device notices when its page gets the focus.
        await page.reload()
        await expect(page.getByTestId('composer')).toBeEditable()
        await page.waitForLoadState('networkidle')
        await expect(dialog(page)).toHaveCount(0)
      })
    })
  }
}

test('before date of birth and country are known the answers stay on the device, through a reload and without a network', async ({
  page,
  context,
  product,
}) => {
  const text = words.en
  const [student] = await makeStudents(product, 1, { birthDate: null })
  await enter(context, product, student!)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/student')) sent.push(request.url())
  })
  await page.goto('/chat')
  await dialog(page).getByLabel(text.name).fill('No')
  await page.reload()
  await expect(dialog(page).getByLabel(text.name)).toHaveValue('No')
  await context.setOffline(true)
  await dialog(page).getByLabel(text.name).fill('Nora')
  await press(page, text.next)
  await choose(page, text.gender)
  await press(page, text.next)
  await dialog(page).getByLabel(text.birthDate).pressSequentially('0914')
  await context.setOffline(false)
  // The countries, which did not come without a network, come now.
  const countries = dialog(page).getByLabel(text.country)
  await expect(countries.getByRole('option', { name: text.countryName, exact: true })).toBeAttached()
  await page.reload()
  await expect(dialog(page).getByLabel(text.birthDate)).toHaveValue('09/14')
  await dialog(page).getByLabel(text.birthDate).press('End')
  await dialog(page).getByLabel(text.birthDate).pressSequentially('1990')
  await dialog(page).getByLabel(text.country).selectOption({ label: text.countryName })
  await context.setOffline(true)
  await press(page, text.next)
  await expect(page.getByText('Please check your internet connection')).toBeVisible()
  await expect(dialog(page).getByLabel(text.birthDate)).toHaveValue(text.shown)
  await context.setOffline(false)

  // When the rest is put off, only these two questions are asked.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: text.twoQuestions })).toBeVisible()
  expect(sent.filter((url) => !url.includes('setRegistrationStudentInfo'))).toEqual([])
  await page.getByLabel(text.birthDate).pressSequentially(text.typed)
  await page.getByLabel(text.country).selectOption({ label: text.countryName })
  await page.getByRole('button', { name: text.next }).click()
  await expect(page.getByTestId('composer')).toBeEditable()
  // Now the name may be sent to the server; the questions continue where they stopped.
  await expect.poll(() => sent.some((url) => url.includes('setStudentPersonalInfo'))).toBe(true)
  // Put off: a reload does not ask again, opening the app anew does.
  await page.reload()
  await expect(page.getByTestId('composer')).toBeEditable()
  const anew = await context.newPage()
  await anew.goto('/chat')
  await expect(question(anew, text.gradeTitle)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('a child answers, asks a parent, and goes on with the grade when the chat opens', async ({
  page,
  context,
  product,
}) => {
  const text = words.en
  const [student] = await makeStudents(product, 1, { birthDate: null })
  await enter(context, product, student!)
  await page.goto('/chat')
  await answerName(page, text)
  await press(page, text.next)
  await dialog(page)
    .getByLabel(text.birthDate)
    .pressSequentially(`0309${new Date().getFullYear() - 9}`)
  await dialog(page).getByLabel(text.country).selectOption({ label: text.countryName })
  await press(page, text.next)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByLabel('Email of a parent or guardian')).toBeVisible()
  // Of age in the meantime, which opens the chat as a consent does.
  await product.hook('set-birth-date', { email: student!.email, isOnboarded: false })
  await page.reload()
  await expect(question(page, text.gradeTitle)).toBeVisible()
  await press(page, text.back)
  await press(page, text.back)
  await expect(dialog(page).getByLabel(text.name)).toHaveValue('Nora')
})

const studentPages = [
  '/chat',
  '/education-center',
  '/subjects',
  '/progress',
  '/settings',
  '/settings/account',
  '/settings/student',
  '/settings/feedback',
]

test('every page of a student asks who has not begun, and gives way when put off; the profile leads back [B06]', async ({
  page,
  context,
  product,
}) => {
  const [student] = await makeStudents(product, 1, { birthDate: null })
  await enter(context, product, student!)
  for (const path of studentPages) {
    await page.goto(path)
    await expect(question(page, words.en.nameTitle)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  await page.goto('/settings/account')
  await press(page, words.en.later)
  await expect(page.getByText(student!.email).first()).toBeVisible()
  await product.hook('set-birth-date', { email: student!.email, isOnboarded: false })
  // Put off means later: a reload does not ask again, opening the app anew does.
  await page.goto('/settings')
  await page.getByRole('link', { name: /^Student/ }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(question(page, words.en.nameTitle)).toBeVisible()
})

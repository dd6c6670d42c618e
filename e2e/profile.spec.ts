import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { atWidths, inLanguages } from './matrix.ts'
import { enter, makeStudents } from './signed-in.ts'

const words = {
  en: {
    languageId: 1,
    student: /^Student/,
    title: 'Student',
    name: 'Name',
    yourName: 'Your name',
    save: 'Save',
    birthday: 'Birthday',
    birthDate: 'Date of birth',
    born: '01/01/1990',
    typed: '02291992',
    shown: '02/29/1992',
    noDay: 'There is no such date',
    gender: 'Girl or boy',
    female: 'Girl',
    city: 'City',
    yourCity: 'Your city',
    cityTyped: 'Aus',
    cityFound: 'Austin',
    cityOwn: 'Small Village',
    country: 'Country',
    otherCountry: 'Germany',
    school: 'School',
    grade8: 'Grade 8',
    gradeField: 'Grade',
    grade9: 'Grade 9',
    add: 'Add a school or a course',
    subjects: 'Subjects',
    maths: 'Math',
    offline: 'Please check your internet connection',
    notTold: 'Not told',
  },
  ru: {
    languageId: 2,
    student: /^Ученик/,
    title: 'Ученик',
    name: 'Имя',
    yourName: 'Твоё имя',
    save: 'Сохранить',
    birthday: 'День рождения',
    birthDate: 'Дата рождения',
    born: '01.01.1990',
    typed: '29021992',
    shown: '29.02.1992',
    noDay: 'Такой даты нет',
    gender: 'Девочка или мальчик',
    female: 'Девочка',
    city: 'Город',
    yourCity: 'Твой город',
    cityTyped: 'екат',
    cityFound: 'Екатеринбург',
    cityOwn: 'Малая Деревня',
    country: 'Страна',
    otherCountry: 'Германия',
    school: 'Школа',
    grade8: '8 класс',
    gradeField: 'Класс',
    grade9: '9 класс',
    add: 'Добавить школу или курсы',
    subjects: 'Предметы',
    maths: 'Математика',
    offline: 'Проверь интернет',
    notTold: 'Не указано',
  },
} as const
type Words = (typeof words)['en' | 'ru']

/** The label and the value of a row. */
const row = (page: Page, title: string, told = '') => page.getByRole('button', { name: `${title} ${told}`.trim() })
const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page, text: Words) => dialog(page).getByRole('button', { name: text.save }).click()

for (const language of inLanguages('en')) {
  for (const width of atWidths(language, [1280, 390])) {
    test.describe(`${language} at ${width} px`, () => {
      const text: Words = words[language]
      test.use({
        locale: language === 'ru' ? 'ru-RU' : 'en-US',
        viewport: { width, height: width === 390 ? 844 : 800 },
      })

      test(`the profile is changed line by line (${language}, ${width}) [R15][E02][V07][A18]`, async ({
        page,
        context,
        product,
      }) => {
        const [student] = await makeStudents(product, 1, { languageId: text.languageId })
        await enter(context, product, student!)
        await page.goto('/settings')
        await page.getByRole('link', { name: text.student }).click()
        await expect(page.getByRole('heading', { name: text.title, level: 1 })).toBeFocused()
        await expect(row(page, text.birthday, text.born)).toBeVisible()
        await expectAccessible(page)

        await row(page, text.name, text.notTold).click()
        await expectAccessible(page)
        const name = '<b>Нора</b> 🦊'
        await dialog(page).getByLabel(text.yourName).fill(name)
        await save(page, text)
        await expect(row(page, text.name, name)).toBeVisible()

        await row(page, text.birthday).click()
        const birthDate = dialog(page).getByLabel(text.birthDate)
        await expect(birthDate).toHaveValue(text.born)
        await birthDate.fill('')
        await birthDate.pressSequentially(language === 'en' ? '02311992' : '31021992')
        await save(page, text)
        await expect(dialog(page).getByText(text.noDay)).toBeVisible()
        await birthDate.fill('')
        await birthDate.pressSequentially(text.typed)
        await dialog(page).getByLabel(text.country).selectOption({ label: text.otherCountry })
        await save(page, text)
        await expect(row(page, text.birthday, text.shown)).toBeVisible()
        await expect(row(page, text.country, text.otherCountry)).toBeVisible()
        await row(page, text.country).click()
        await dialog(page)
          .getByLabel(text.country)
          .selectOption(language === 'en' ? '1' : '2')
        await save(page, text)

        await row(page, text.gender).click()
        await dialog(page).getByRole('radio', { name: text.female }).check()
        await save(page, text)
        await expect(row(page, text.gender, text.female)).toBeVisible()

        await row(page, text.city).click()
        await dialog(page).getByLabel(text.yourCity).pressSequentially(text.cityTyped)
        await expect(dialog(page).locator(`datalist option[value="${text.cityFound}"]`)).toHaveCount(1)
        // A city outside every list is accepted, and without a network nothing typed is lost.
        await dialog(page).getByLabel(text.yourCity).fill(text.cityOwn)
        await context.setOffline(true)
        await save(page, text)
        await expect(page.getByText(text.offline)).toBeVisible()
        await context.setOffline(false)
        await expect(dialog(page).getByLabel(text.yourCity)).toHaveValue(text.cityOwn)
        await save(page, text)
        await expect(row(page, text.city, text.cityOwn)).toBeVisible()

        await row(page, text.school, text.grade8).click()
        await dialog(page).getByLabel(text.gradeField).selectOption({ label: text.grade9 })
        await save(page, text)
        await expect(row(page, text.school, text.grade9)).toBeVisible()
        await row(page, text.add).click()
        await dialog(page)
          .getByLabel(/^(Name|Название)$/)
          .fill('№ 7')
        await save(page, text)
        await expect(row(page, '№ 7')).toBeVisible()

        await page.reload()
        await expect(row(page, text.name, name)).toBeVisible()
        await expect(row(page, text.birthday, text.shown)).toBeVisible()
        await expect(row(page, '№ 7')).toBeVisible()
        await page
          .getByRole('main')
          .getByRole('link', { name: `${text.subjects} ${text.maths}` })
          .click()
        await expect(page).toHaveURL(/\/subjects$/)
      })
    })
  }
}

test('a date of birth under the age of consent closes the chat until a parent agrees', async ({
  page,
  context,
  product,
}) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await page.goto('/settings/student')
  await row(page, 'Birthday').click()
  const birthDate = dialog(page).getByLabel('Date of birth')
  await birthDate.fill('')
  await birthDate.pressSequentially(`0505${new Date().getFullYear() - 10}`)
  await save(page, words.en)
  await expect(page.getByLabel('Email of a parent or guardian')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Student', level: 1 })).toBeHidden()
})

test('what is typed in a sheet of the profile is kept on the device until it is saved or cancelled', async ({
  page,
  context,
  product,
}) => {
  const text = words.en
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await page.goto('/settings')
  await page.getByRole('link', { name: text.student }).click()

  // Typed offline, then the page is reloaded.
  await row(page, text.name, text.notTold).click()
  await context.setOffline(true)
  await dialog(page).getByLabel(text.yourName).fill('Nora of the')
  await context.setOffline(false)
  await page.reload()
  await expect(dialog(page).getByLabel(text.yourName)).toHaveValue('Nora of the')
  // The way back leads out of the sheet first; what was typed is found again, from its row and from another page.
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/settings\/student$/)
  await row(page, text.name, text.notTold).click()
  await expect(dialog(page).getByLabel(text.yourName)).toHaveValue('Nora of the')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await page.getByRole('link', { name: text.student }).click()
  await expect(dialog(page).getByLabel(text.yourName)).toHaveValue('Nora of the')
  await save(page, text)
  await expect(row(page, text.name, 'Nora of the')).toBeVisible()
  await page.reload()
  await expect(row(page, text.name, 'Nora of the')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  // An institution: both text fields and the choice.
  await row(page, text.add).click()
  await dialog(page).getByLabel('Name').fill('Evening cla')
  await dialog(page).getByLabel(text.city).fill('Aus')
  await dialog(page).getByLabel(text.gradeField).selectOption({ label: text.grade9 })
  await page.reload()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Evening cla')
  await expect(dialog(page).getByLabel(text.city)).toHaveValue('Aus')
  await expect(dialog(page).getByLabel(text.gradeField)).toHaveValue('9')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  await expect(row(page, text.school, text.grade8)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, 'Evening cla')).toHaveCount(0)

  // An incomplete date.
  await row(page, text.birthday).click()
  await dialog(page).getByLabel(text.birthDate).fill('02/2')
  await page.reload()
  await expect(dialog(page).getByLabel(text.birthDate)).toHaveValue('02/2')
  await expect(dialog(page).getByLabel(text.country)).toHaveValue('1')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await row(page, text.birthday).click()
  await expect(dialog(page).getByLabel(text.birthDate)).toHaveValue(text.born)
})

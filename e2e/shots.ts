// `npm run shots [name patterns, e.g. 'chat-.*-390-light-ru']`: screenshots of every screen and state, in the ignored
// folder `shots/`, at 390 and 1280 px (320 and 1920 px if a pattern names them), light and dark, in both languages. For
// people to compare with the mock-ups; nothing is compared automatically.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startFakeModelServer } from '../apps/server/src/testing/fake-model-server.ts'
import { startFakeSpeechServer } from '../apps/server/src/testing/fake-speech-server.ts'
import { readZip } from '../apps/server/src/testing/read-zip.ts'
import { startSignInProvider } from '../apps/server/src/testing/sign-in-provider.ts'
import { launchOptions } from '../scripts/browser.ts'
import { chatScenes } from './chat-scenes.ts'
import { aConfirmedStudent, say as sayAndWait } from './fixtures.ts'
import { mailedLink } from './mailed-link.ts'
import { ops } from './ops.ts'
import { photo } from './photo.ts'
import { Product } from './product.ts'
import type { Language, Scene } from './scene.ts'
import { enter, type MadeStudent, makeStudents } from './signed-in.ts'

const folder = fileURLToPath(new URL('../shots/', import.meta.url))
const composer = (page: Page) => page.getByTestId('composer')
const tutorMessages = (page: Page) => page.locator('[data-testid="message"][data-author="tutor"]')

async function say(page: Page, text: string, state = 'done') {
  const before = await tutorMessages(page).count()
  await composer(page).fill(text)
  await page.getByTestId('send').click()
  await tutorMessages(page).nth(before).waitFor()
  if (state === '') return
  await page.waitForFunction(
    ([index, wanted]) =>
      document
        .querySelectorAll('[data-testid="message"][data-author="tutor"]')
        [Number(index)]?.getAttribute('data-state') === wanted,
    [before, state] as const,
  )
}

async function openPlans(page: Page, tab: string) {
  await page.goto(`/settings/subscription?tab=${tab}`)
  await page.locator('main h2').first().waitFor()
}

/** The hosted page of the sandbox. */
async function openSandbox(page: Page) {
  await openPlans(page, 'all-plans')
  await page.locator('[data-tariff=plus] button').click()
  for (const box of await page.locator('dialog input[type=checkbox]').all()) await box.check()
  await page.locator('dialog button[type=submit]').click()
  await page.locator('input[value="4242"]').waitFor()
}

/** Buys with a test card of the sandbox, up to what its bank says. */
async function pay(page: Page, last4: string) {
  await openSandbox(page)
  await page.locator(`input[value="${last4}"]`).check()
  await page.locator('button').click()
  if (last4 === '3220') await page.locator('a.quiet').last().click()
  await page.getByTestId('payment').waitFor()
}

async function openChat(page: Page) {
  await page.goto('/chat')
  await composer(page).waitFor()
}

const lesson =
  (...lines: string[]): Scene['show'] =>
  async (page) => {
    await openChat(page)
    for (const line of lines) await say(page, line)
  }

/** The sheet that deletes the account, with an address typed into it. */
async function openDeletion(page: Page, typed: string | undefined) {
  await page.goto('/settings/account')
  await page.getByTestId('delete-account').click()
  const field = page.locator('dialog input[type=email]')
  await field.waitFor()
  if (typed === undefined) return
  await field.fill(typed)
  await field.blur()
}

const equation = '3(x - 2) = 2x + 7'
const fillAccount = async (page: Page, email: string, password: string) => {
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').first().fill(password)
}
let mailboxes = 0

async function signUp(page: Page): Promise<string> {
  const email = `shots-${mailboxes++}@example.com`
  await page.goto('/')
  await fillAccount(page, email, 'Sunrise-7-maple')
  await page.getByRole('checkbox').check()
  await page.locator('button[type=submit]').click()
  await page.getByText(email).waitFor()
  return email
}

async function openConfirmation(page: Page, product: Product) {
  const link = await mailedLink(product, await signUp(page), 'registrationConfirmation')
  await page.goto(link.pathname + link.search)
}

/** Replies of a tutor that draws. */
const drawings = [
  '```plot\ny = x^2 - 4x + 3\ny = x - 1\nA(1, 0)\n```',
  '```geometry\ntriangle ABC: AC = 4 cm, BC = 3 cm, C = 90°, AB = ?\n```\n\n$\\ce{2H2 + O2 -> 2H2O}$',
]
const samplePassword = 'Sunrise-7-maple'
const emailRow = /^(Email|Почта)/
const passwordRow = /^(Password|Пароль)/
const otherDevices = [
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', 'Europe/Minsk'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15', 'Europe/Moscow'],
] as const

async function signInElsewhere(
  { product, student }: { product: Product; student: MadeStudent },
  userAgent: string,
  timeZone: string,
) {
  await fetch(`${product.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, 'user-agent': userAgent, timezone: timeZone },
    body: JSON.stringify({ email: student.email, password: samplePassword }),
  })
}

async function openAccount(page: Page) {
  await page.goto('/settings/account')
  await page.getByRole('button', { name: emailRow }).waitFor()
}

async function openRow(page: Page, row: RegExp) {
  await openAccount(page)
  await page.getByRole('button', { name: row }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function changeEmail(page: Page, email: string) {
  await openRow(page, emailRow)
  await page.locator('dialog input').fill(email)
  await page.locator('dialog button[type=submit]').click()
  await page.getByText(email).waitFor()
}

async function openEmailChange(page: Page, product: Product) {
  const email = `shots-new-${mailboxes++}@example.com`
  await changeEmail(page, email)
  const link = await mailedLink(product, email, 'ecs=')
  await page.goto(link.pathname + link.search)
}

async function press(page: Page) {
  await page.getByRole('main').getByRole('button').first().click()
  await page.waitForLoadState('networkidle')
}

const childsBirthDate = `${new Date().getFullYear() - 10}-03-09`
async function openClosedChat(page: Page) {
  await page.goto('/chat')
  await page.getByRole('main').getByRole('heading').first().waitFor()
}

const onboarding = (page: Page) => page.locator('dialog[open]')
const later = /^(Finish later|Закончить позже)$/

/** The page that asks only for date of birth and country. */
async function openAge(page: Page) {
  await page.goto('/chat')
  await onboarding(page).getByRole('button', { name: later }).last().click()
  await page.locator('input[name=birthDate]').waitFor()
}

/** The onboarding after this many answered questions. */
const onboardingAt =
  (answered: number, look?: (page: Page) => Promise<unknown>): Scene['show'] =>
  async (page, { language }) => {
    await page.goto('/chat')
    const next = () => onboarding(page).locator('button[type=submit]').click()
    const answers = [
      () =>
        onboarding(page)
          .locator('input[name=name]')
          .fill(language === 'ru' ? 'Нора' : 'Nora'),
      () => onboarding(page).locator('input[value=female]').check(),
      async () => {
        await onboarding(page).locator('input[name=birthDate]').pressSequentially('09091990')
        await onboarding(page)
          .locator('select')
          .selectOption(language === 'ru' ? '2' : '1')
      },
    ]
    await onboarding(page).getByRole('heading').waitFor()
    for (const answer of answers.slice(0, answered)) {
      await answer()
      await next()
    }
    await onboarding(page)
      .locator(`input[name=${['name', 'gender', 'birthDate', 'educationYear'][answered]}]`)
      .first()
      .waitFor()
    await look?.(page)
  }

async function openStudent(page: Page) {
  await page.goto('/settings/student')
  await page.getByRole('main').getByRole('button').first().waitFor()
}

async function openStudentRow(page: Page, row: number) {
  await openStudent(page)
  await page.getByRole('main').getByRole('button').nth(row).click()
  await page.getByRole('dialog').waitFor()
}

async function askParent(page: Page): Promise<string> {
  const parent = `parent-${mailboxes++}@example.com`
  await openClosedChat(page)
  await page.locator('input[type=email]').fill(parent)
  await page.locator('button[type=submit]').click()
  await page.locator('input[type=email]').waitFor({ state: 'detached' })
  return parent
}

async function openLetter(page: Page, product: Product, parent: string) {
  const link = await mailedLink(product, parent, '/guardian')
  await page.goto(link.pathname + link.search)
  return link
}

async function openParentsLetter(page: Page, { product }: { product: Product }): Promise<string> {
  const parent = await askParent(page)
  await openLetter(page, product, parent)
  await page.getByRole('checkbox').waitFor()
  return parent
}

const usedLetter: Scene['show'] = async (page, { product }) => {
  const parent = await askParent(page)
  const link = await openLetter(page, product, parent)
  await page.locator('form button[type=button]').click()
  await page.locator('form').waitFor({ state: 'detached' })
  await page.goto(link.pathname + link.search)
  await page.locator('input[type=email]').waitFor()
}

/** A request to support with a picture, an answer and another picture. @returns its number */
async function openRequest(page: Page, { product, language }: { product: Product; language: Language }) {
  const isRussian = language === 'ru'
  await page.goto('/settings/feedback?feedbackType=broken')
  const buffer = await photo(page, { width: 640, height: 400 })
  await page.getByTestId('attach').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('li[data-state=ready]').waitFor()
  await page
    .locator('textarea')
    .fill(isRussian ? 'Внизу таблицы не видно последней строки.' : 'The last row of the table cannot be seen.')
  await page.locator('input[name=withMessages]').check()
  await page.locator('button[type=submit]').click()
  await page.locator('a[href*="request="]').click()
  const heading = (await page.locator('h1').filter({ hasText: /\d{4}/ }).textContent())!
  const number = /\d+/.exec(heading)![0]
  const answer = isRussian
    ? 'Спасибо, что написали.\n\nКакой у тебя телефон?'
    : 'Thank you for writing.\n\nWhich phone do you have?'
  ops(product, 'feedback', 'answer', number, '--text', answer)
  await page.reload()
  await page.locator('[data-author=support]').waitFor()
  return number
}

/** From the button to `/complete-signup`, as one of the local provider's people. */
async function comeAs(page: Page, person: string) {
  await page.goto('/')
  await page.getByRole('link', { name: /Google/ }).click()
  await page.getByRole('button', { name: new RegExp(person) }).click()
  await page.getByRole('main').getByRole('heading').waitFor()
}

const scenes: Scene[] = [
  { name: 'signup', show: async (page) => void (await page.goto('/')) },
  {
    name: 'signup-filled',
    show: async (page) => {
      await page.goto('/')
      await fillAccount(page, 'nora.lindqvist@mail.com', 'Sunrise1')
      await page.getByRole('checkbox').check()
    },
  },
  {
    name: 'signup-errors',
    show: async (page) => {
      await page.goto('/')
      await fillAccount(page, 'nora@', 'sun')
      await page.locator('button[type=submit]').click()
    },
  },
  { name: 'signup-invited', show: async (page) => void (await page.goto('/?ref=SASHA10')) },
  { name: 'signup-sent', show: async (page) => void (await signUp(page)) },
  {
    name: 'signup-send-again',
    show: async (page) => {
      await signUp(page)
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('pendingSignUp')!)
        localStorage.setItem('pendingSignUp', JSON.stringify({ ...kept, resendAt: 0 }))
      })
      await page.reload()
      await page.getByRole('button', { name: /^(Send the letter again|Отправить письмо ещё раз)$/ }).waitFor()
    },
  },
  {
    name: 'signup-correct',
    show: async (page) => {
      await signUp(page)
      await page.getByRole('button', { name: /^(Use another address|Указать другой адрес)$/ }).click()
      await page.locator('input[type=email]').waitFor()
    },
  },
  { name: 'login', show: async (page) => void (await page.goto('/login')) },
  { name: 'complete-signup', show: (page) => comeAs(page, 'Nora') },
  { name: 'complete-signup-email', show: (page) => comeAs(page, 'Max') },
  {
    name: 'complete-signup-sent',
    show: async (page) => {
      await comeAs(page, 'Max')
      await page.locator('input[type=email]').fill(`shots-${mailboxes++}@example.com`)
      await page.getByRole('checkbox').check()
      await page.locator('button[type=submit]').click()
      await page.locator('input[name=code]').waitFor()
    },
  },
  {
    name: 'complete-signup-link',
    show: async (page, { product }) => {
      const student = await aConfirmedStudent(product)
      provider.people.set('linked', { name: 'Linked', email: student.email, isEmailVerified: true })
      await comeAs(page, 'Linked')
    },
  },
  { name: 'complete-signup-refused', show: (page) => comeAs(page, 'Cancel|Отмена') },
  { name: 'complete-signup-over', show: async (page) => void (await page.goto('/complete-signup?q=used')) },
  {
    name: 'login-wrong',
    show: async (page) => {
      await page.goto('/login')
      await fillAccount(page, 'nobody@example.com', 'Wrong-pass-1')
      await page.locator('button[type=submit]').click()
      await page.getByTestId('notification').waitFor()
    },
  },
  { name: 'restore', show: async (page) => void (await page.goto('/restore')) },
  {
    name: 'restore-sent',
    show: async (page) => {
      await page.goto('/restore')
      await page.locator('input[type=email]').fill('nora.lindqvist@mail.com')
      await page.locator('button[type=submit]').click()
      await page.getByText('nora.lindqvist@mail.com').waitFor()
    },
  },
  {
    name: 'password-change',
    show: async (page, { product }) => {
      await page.goto('/restore')
      const email = await signUp(page)
      const link = await mailedLink(product, email, 'prri')
      await page.goto(`/passwordChange${link.search}`)
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'password-change-wrong-link',
    show: async (page) => {
      await page.goto('/passwordChange?prri=a&prt=b')
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'password-change-no-link', show: async (page) => void (await page.goto('/passwordChange')) },
  { name: 'confirmation', show: (page, { product }) => openConfirmation(page, product) },
  {
    name: 'confirmation-verified',
    show: async (page, { product }) => {
      await openConfirmation(page, product)
      // As another browser sees it: the one that signed up goes straight to the chat.
      await page.context().clearCookies()
      await page.getByRole('main').getByRole('button').first().click()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'confirmation-already',
    show: async (page, { product }) => {
      const link = await mailedLink(product, await signUp(page), 'registrationConfirmation')
      for (let times = 0; times < 2; times++) {
        await page.goto(link.pathname + link.search)
        await page.getByRole('main').getByRole('button').first().click()
        await page.waitForLoadState('networkidle')
      }
    },
  },
  {
    name: 'confirmation-invalid',
    show: async (page) => {
      await page.goto('/registrationConfirmation?ci=wrong&ecs=wrong')
      await page.getByRole('main').getByRole('button').first().click()
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'age', student: { birthDate: null }, show: openAge },
  {
    name: 'onboarding-1-name',
    student: { birthDate: null },
    show: onboardingAt(0, (page) => page.locator('dialog input').fill('Nora')),
  },
  {
    name: 'onboarding-2-sex',
    student: { birthDate: null },
    show: onboardingAt(1, (page) => page.locator('dialog input[value=female]').check()),
  },
  {
    name: 'onboarding-3-age',
    student: { birthDate: null },
    show: onboardingAt(2, (page) => page.locator('dialog input[name=birthDate]').pressSequentially('091420')),
  },
  {
    name: 'onboarding-4-grade',
    student: { birthDate: null },
    show: onboardingAt(3, (page) => page.locator('dialog input[value="8"]').check()),
  },
  {
    name: 'onboarding-too-early',
    student: { birthDate: null },
    show: onboardingAt(3, async (page) => {
      await page.locator('dialog input[value="3"]').check()
      await page.locator('dialog button[type=submit]').click()
      await page.locator('#too-early').waitFor()
    }),
  },
  {
    name: 'onboarding-error',
    student: { birthDate: null },
    show: onboardingAt(3, (page) => page.locator('dialog button[type=submit]').click()),
  },
  {
    name: 'onboarding-later',
    student: { isOnboarded: false },
    show: async (page) => {
      await openStudent(page)
      await onboarding(page).getByRole('button', { name: later }).last().click()
    },
  },
  { name: 'plan', student: {}, show: (page) => openPlans(page, 'subscription') },
  { name: 'plans', student: {}, show: (page) => openPlans(page, 'all-plans') },
  {
    name: 'plans-checkout',
    student: {},
    show: async (page) => {
      await openPlans(page, 'all-plans')
      await page.locator('[data-tariff=plus] button').click()
    },
  },
  { name: 'plans-payments', student: {}, show: (page) => openPlans(page, 'payments') },
  { name: 'plan-paid', student: {}, show: (page) => pay(page, '4242').then(() => openPlans(page, 'subscription')) },
  { name: 'sandbox', student: {}, show: openSandbox },
  {
    name: 'sandbox-bank',
    student: {},
    show: async (page) => {
      await openSandbox(page)
      await page.locator('input[value="3220"]').check()
      await page.locator('button').click()
      await page.locator('a.quiet').last().waitFor()
    },
  },
  { name: 'payment-succeeded', student: {}, show: (page) => pay(page, '4242') },
  { name: 'payment-waiting', student: {}, show: (page) => pay(page, '3220') },
  { name: 'payment-error', student: {}, show: (page) => pay(page, '0002') },
  { name: 'payment-no-link', student: {}, show: async (page) => void (await page.goto('/payment/status')) },
  { name: 'student', student: {}, show: openStudent },
  { name: 'student-name', student: {}, show: (page) => openStudentRow(page, 0) },
  { name: 'student-birthday', student: {}, show: (page) => openStudentRow(page, 1) },
  { name: 'student-gender', student: {}, show: (page) => openStudentRow(page, 2) },
  { name: 'student-school', student: {}, show: (page) => openStudentRow(page, 5) },
  {
    name: 'student-unreachable',
    student: {},
    show: async (page) => {
      await page.route('**/api/v1/student/getStudentProfile', (route) => route.fulfill({ status: 503, body: '' }))
      await page.goto('/settings/student')
      await page.getByRole('main').getByRole('button').waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'age-errors',
    student: { birthDate: null },
    show: async (page) => {
      await openAge(page)
      await page.locator('input[name=birthDate]').pressSequentially('02312010')
      await page.locator('button[type=submit]').click()
    },
  },
  { name: 'guardian-form', student: { birthDate: childsBirthDate }, show: openClosedChat },
  {
    name: 'guardian-waiting',
    student: { birthDate: childsBirthDate },
    show: async (page) => void (await askParent(page)),
  },
  {
    name: 'guardian-request',
    student: { birthDate: childsBirthDate },
    show: async (page, at) => void (await openParentsLetter(page, at)),
  },
  {
    name: 'guardian-agreed',
    student: { birthDate: childsBirthDate },
    show: async (page, at) => {
      await openParentsLetter(page, at)
      await page.getByRole('checkbox').check()
      await page.locator('button[type=submit]').click()
      await page.getByRole('checkbox').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'guardian-manage',
    student: { birthDate: childsBirthDate },
    show: async (page, at) => {
      const parent = await openParentsLetter(page, at)
      await page.getByRole('checkbox').check()
      await page.locator('button[type=submit]').click()
      await page.getByRole('checkbox').waitFor({ state: 'detached' })
      // The letter with the link to take it back is written a moment later.
      while ((await at.product.outbox(parent)).length < 2) await page.waitForTimeout(100)
      await openLetter(page, at.product, parent)
      await page.getByText(at.student.email).waitFor()
    },
  },
  {
    name: 'guardian-refused',
    student: { birthDate: childsBirthDate },
    show: async (page, at) => {
      await openParentsLetter(page, at)
      await page.locator('form button[type=button]').click()
      await page.locator('form').waitFor({ state: 'detached' })
      await openClosedChat(page)
    },
  },
  { name: 'guardian-used', student: { birthDate: childsBirthDate }, show: usedLetter },
  { name: 'guardian-no-link', show: async (page) => void (await page.goto('/guardian')) },
  { name: 'legal', show: async (page) => void (await page.goto('/legal')) },
  { name: 'not-found', show: async (page) => void (await page.goto('/no/such/page')) },
  {
    name: 'new-agreements',
    student: { hasAccepted: false },
    show: async (page) => {
      await openChat(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'mail-confirmation',
    show: async (page, { product }) => {
      const email = await signUp(page)
      await mailedLink(product, email, 'registrationConfirmation')
      const [mail] = await product.outbox(email)
      await page.goto(`/outbox/mail?mailId=${mail!.mailId}`)
    },
  },
  {
    name: 'mail-password',
    show: async (page, { product }) => {
      const [student] = await makeStudents(product, 1)
      await page.goto('/restore')
      await page.locator('input[type=email]').fill(student!.email)
      await page.locator('button[type=submit]').click()
      await mailedLink(product, student!.email, 'passwordChange')
      const [mail] = await product.outbox(student!.email)
      await page.goto(`/outbox/mail?mailId=${mail!.mailId}`)
    },
  },
  { name: 'outbox', show: async (page) => void (await page.goto('/outbox')) },
  { name: 'docs', show: async (page) => void (await page.goto('/docs')) },
  { name: 'chat-empty', student: {}, show: openChat },
  { name: 'chat-lesson', student: {}, show: lesson(equation) },
  {
    name: 'chat-hint',
    student: {},
    show: async (page) => {
      await lesson(equation)(page, undefined as never)
      const show = page.getByRole('button', { name: /Nudge|Намёк/ })
      await show.click()
      await page.getByRole('button', { name: /Bigger hint|Подсказка побольше/ }).waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'chat-wrong-step', student: {}, show: lesson(equation, '3x - 2 = 2x + 7') },
  { name: 'chat-right-step', student: {}, show: lesson(equation, '3x - 6 = 2x + 7') },
  { name: 'chat-solved', student: {}, show: lesson(equation, '3x - 6 = 2x + 7', 'x = 13') },
  { name: 'chat-quadratic', student: {}, show: lesson('реши 2x² - 5x + 2 = 0', 'подсказка') },
  { name: 'chat-fractions', student: {}, show: lesson('1/2 + 1/3', '2/5') },
  {
    name: 'chat-story',
    student: {},
    show: lesson('A baker made 96 rolls and packed them into bags of 8. How many bags did he fill?'),
  },
  {
    name: 'chat-story-ru',
    student: {},
    show: lesson('В 6 коробках 48 карандашей, в каждой поровну. Сколько карандашей в одной коробке?', 'да', '48 · 6'),
  },
  { name: 'chat-idea', student: {}, show: lesson('why do we flip the second fraction?') },
  { name: 'chat-not-read', student: {}, show: lesson(equation, 'hmm dunno the thing') },
  {
    name: 'chat-check',
    student: {},
    show: async (page) => {
      await lesson(equation)(page, undefined as never)
      await page.getByRole('button', { name: /^(Check my step|Проверить шаг)$/ }).click()
      await composer(page).fill('3x − 6 = 2x + 7')
    },
  },
  {
    name: 'chat-streaming',
    student: {},
    show: async (page, { product, student }) => {
      await openChat(page)
      const text =
        'Then grouping can’t help, and that’s normal. There’s a formula that works for every quadratic. It starts with the number under the root. '.repeat(
          4,
        )
      await product.hook('set-next-reply', { studentId: student.studentId, text, chunkSize: 20, delayMs: 200 })
      await say(page, 'And if the two numbers don’t exist?', '')
      await page.getByText('There’s a formula').first().waitFor()
    },
  },
  {
    name: 'chat-failed',
    student: {},
    show: async (page, { product, student }) => {
      await openChat(page)
      await product.hook('set-next-reply', {
        studentId: student.studentId,
        text: 'The discriminant is the number under',
        fault: 'failed',
      })
      await say(page, 'What is a discriminant?', 'failed')
    },
  },
  {
    name: 'chat-offline',
    student: {},
    show: async (page) => {
      await lesson(equation)(page, undefined as never)
      await page.context().setOffline(true)
      await composer(page).fill('3x - 6 = 2x + 7')
      await page.getByTestId('send').click()
      await page.locator('[data-testid="message"][data-state="queued"]').waitFor()
    },
  },
  {
    name: 'chat-menu',
    student: {},
    show: async (page) => {
      await lesson(equation)(page, undefined as never)
      await page
        .getByRole('button', { name: /^(More|Ещё)$/ })
        .last()
        .click()
      await page.getByRole('menu').or(page.getByRole('dialog')).waitFor()
    },
  },
  { name: 'chat-low', student: { messagesLeft: 3 }, show: openChat },
  { name: 'chat-zero', student: { messagesLeft: 0 }, show: openChat },
  { name: 'settings', student: {}, show: async (page) => void (await page.goto('/settings')) },
  {
    name: 'settings-unsent',
    student: {},
    show: async (page) => {
      await openChat(page)
      await composer(page).fill('3(x - 2) = 2x + 7')
      await page.waitForTimeout(1000)
      await page.goto('/settings')
      await page.getByRole('button', { name: /^(Log out|Выйти)$/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'account', student: { password: samplePassword }, show: openAccount },
  {
    name: 'account-devices',
    student: { password: samplePassword },
    show: async (page, at) => {
      for (const [userAgent, timeZone] of otherDevices) await signInElsewhere(at, userAgent, timeZone)
      await openAccount(page)
    },
  },
  {
    name: 'account-everywhere',
    student: { password: samplePassword },
    show: async (page, at) => {
      await signInElsewhere(at, otherDevices[0][0], otherDevices[0][1])
      await openAccount(page)
      await page.getByRole('button', { name: /^(Sign out everywhere|Выйти везде)$/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'account-email', student: { password: samplePassword }, show: (page) => openRow(page, emailRow) },
  {
    name: 'account-email-waiting',
    student: { password: samplePassword },
    show: (page) => changeEmail(page, 'nora.lindqvist.the.second@mail.com'),
  },
  {
    name: 'account-confirm',
    student: { password: samplePassword },
    show: async (page, { product }) => {
      await openRow(page, emailRow)
      await product.hook('advance-clock', { ms: 11 * 60_000 })
      await page.locator('dialog input').fill('nora.lindqvist.the.second@mail.com')
      await page.locator('dialog button[type=submit]').click()
      await page.locator('dialog input[type=password]').waitFor()
    },
  },
  {
    name: 'account-confirm-code',
    student: {},
    show: async (page, { product }) => {
      await openRow(page, emailRow)
      await product.hook('advance-clock', { ms: 11 * 60_000 })
      await page.locator('dialog input').fill('nora.lindqvist.the.second@mail.com')
      await page.locator('dialog button[type=submit]').click()
      await page.getByRole('button', { name: /^(Send the code|Отправить код)$/ }).click()
      await page.locator('dialog input[name=code]').waitFor()
    },
  },
  {
    name: 'account-password',
    student: { password: samplePassword },
    show: async (page) => {
      await openRow(page, passwordRow)
      await page.locator('dialog input[name=currentPassword]').fill('Wrong-9-maple')
      await page.locator('dialog input[name=password]').fill('Moonrise-9-oak')
      await page.locator('dialog input[name=passwordConfirmation]').fill('Moonrise-9-oak')
      await page.locator('dialog button[type=submit]').click()
      await page.getByTestId('notification').waitFor()
    },
  },
  { name: 'account-password-none', student: {}, show: (page) => openRow(page, passwordRow) },
  {
    name: 'account-unreachable',
    student: {},
    show: async (page) => {
      await page.route('**/api/v1/user/get{Account,Sessions}', (route) => route.fulfill({ status: 503, body: '' }))
      await page.goto('/settings/account')
      await page
        .getByRole('button', { name: /Try again|Попробовать ещё раз/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'email-change',
    student: { password: samplePassword },
    show: async (page, { product }) => void (await openEmailChange(page, product)),
  },
  {
    name: 'email-change-done',
    student: { password: samplePassword },
    show: async (page, { product }) => {
      await openEmailChange(page, product)
      await press(page)
    },
  },
  {
    name: 'email-change-undo',
    student: { password: samplePassword },
    show: async (page, { product, student }) => {
      await openEmailChange(page, product)
      await press(page)
      const undo = await mailedLink(product, student.email, 'eus=')
      await page.goto(undo.pathname + undo.search)
    },
  },
  {
    name: 'account-data',
    student: {},
    show: async (page) => {
      await page.goto('/settings/account')
      await page.getByTestId('delete-account').scrollIntoViewIfNeeded()
    },
  },
  { name: 'delete-account', student: {}, show: (page) => openDeletion(page, undefined) },
  { name: 'delete-account-wrong', student: {}, show: (page) => openDeletion(page, 'other@example.com') },
  { name: 'delete-account-right', student: {}, show: (page, { student }) => openDeletion(page, student.email) },
  {
    name: 'goodbye',
    show: async (page) => {
      await page.goto(`/goodbye?deletesAt=${new Date(Date.now() + 7 * 86_400_000).toISOString()}`)
    },
  },
  {
    name: 'pending-deletion',
    student: { password: samplePassword },
    show: async (page, { student }) => {
      await openDeletion(page, student.email)
      await page.locator('dialog button[type=submit]').click()
      await page.waitForURL(/goodbye/)
      await page.goto('/login')
      await fillAccount(page, student.email, samplePassword)
      await page.locator('button[type=submit]').click()
      await page.waitForURL(/chat/)
    },
  },
  {
    name: 'export-page',
    student: {},
    show: async (page, { product, student }) => {
      await product.hook('fill-history', { studentId: student.studentId, count: 6 })
      await lesson('1/2 + 1/3', equation)(page, { product, language: 'en', student })
      const zip = await page.request.get('/api/v1/user/exportData')
      const file = `${folder}export-page.html`
      writeFileSync(file, readZip(await zip.body()).get('index.html') ?? '')
      await page.goto(`file://${file}`)
    },
  },
  {
    name: 'export-drawings',
    student: {},
    show: async (page, { product, student }) => {
      for (const text of drawings) {
        await product.hook('set-next-reply', { studentId: student.studentId, text })
        await openChat(page)
        await composer(page).fill('?')
        await page.getByTestId('send').click()
        await page.locator('[data-testid="message"] figure').nth(drawings.indexOf(text)).waitFor()
      }
      await page.locator('[data-author="tutor"][data-state="done"]').nth(1).waitFor()
      const zip = await page.request.get('/api/v1/user/exportData')
      const file = `${folder}export-drawings.html`
      writeFileSync(file, readZip(await zip.body()).get('index.html') ?? '')
      await page.goto(`file://${file}`)
      await page
        .locator('figure svg, .katex')
        .first()
        .evaluate((drawing) => drawing.scrollIntoView())
    },
  },
  { name: 'education-center', student: {}, show: async (page) => void (await page.goto('/education-center')) },
  { name: 'subjects', student: {}, show: async (page) => void (await page.goto('/subjects')) },
  {
    name: 'subjects-paused',
    student: {},
    show: async (page, { language }) => {
      await takeUpPhysics(page, language)
      await page.goto('/subjects')
    },
  },
  {
    name: 'subjects-pause',
    student: {},
    show: async (page) => {
      await page.goto('/subjects')
      await page.getByRole('button', { name: /^(Pause|Поставить)/ }).click()
    },
  },
  { name: 'progress-empty', student: {}, show: async (page) => void (await page.goto('/progress')) },
  {
    name: 'progress',
    student: { messagesLeft: 50 },
    show: async (page) => {
      await learnSomething(page)
      await page.locator('details').first().locator('summary').click()
    },
  },
  {
    name: 'progress-mistakes',
    student: { messagesLeft: 50 },
    show: async (page) => {
      await learnSomething(page)
      const mistakes = page.locator('section[aria-labelledby=mistakes]')
      await mistakes.locator('summary').last().click()
      await mistakes.evaluate((section) => section.scrollIntoView())
    },
  },
  {
    name: 'chat-empty-physics',
    student: {},
    show: async (page, { language }) => {
      await takeUpPhysics(page, language)
      await openChat(page)
    },
  },
  { name: 'settings-home', student: {}, show: async (page) => void (await page.goto('/settings')) },
  {
    name: 'feedback',
    student: {},
    show: async (page) => void (await page.goto('/settings/feedback?feedbackType=broken')),
  },
  { name: 'support', student: {}, show: async (page, at) => void (await openRequest(page, at)) },
  {
    name: 'support-writing',
    student: {},
    show: async (page, at) => {
      await openRequest(page, at)
      await page.locator('textarea').fill(at.language === 'ru' ? 'Спасибо, вижу.' : 'Thank you, I see it.')
      const buffer = await photo(page, { width: 480, height: 360 })
      await page.getByTestId('attach').setInputFiles([
        { name: 'a.jpg', mimeType: 'image/jpeg', buffer },
        { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      ])
      await page.locator('li[data-state=ready]').waitFor()
      await page.getByRole('alert').waitFor()
      await page.getByRole('alert').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'support-closed',
    student: {},
    show: async (page, at) => {
      ops(at.product, 'feedback', 'close', await openRequest(page, at))
      await page.reload()
      await page.locator('[data-status=closed]').waitFor()
    },
  },
  {
    name: 'support-all',
    student: {},
    show: async (page, at) => {
      await openRequest(page, at)
      await page.goto('/settings/feedback?request=all')
      await page.locator('main a[href*="request="]').waitFor()
    },
  },
  {
    name: 'support-list',
    student: {},
    show: async (page, at) => {
      await openRequest(page, at)
      await page.locator('[data-back]').click()
      await page.locator('a[href*="request="]').first().waitFor()
    },
  },
  {
    name: 'feedback-sent',
    student: {},
    show: async (page) => {
      await page.goto('/settings/feedback?feedbackType=idea')
      await page.locator('textarea').fill('More chemistry')
      await page.locator('button[type=submit]').click()
      await page.getByText(/\d{4}/).waitFor()
    },
  },
  {
    name: 'email-change-broken',
    show: async (page) => {
      await page.goto('/emailChange?ci=wrong&ecs=wrong')
      await press(page)
    },
  },
  ...chatScenes,
]

async function changeSubject(page: Page, call: string, data: object) {
  await page.goto('/settings')
  const status = await page.evaluate(
    async ([path, body]) =>
      (
        await fetch(`/api/v1/educationPrograms/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status,
    [call, data] as const,
  )
  if (status !== 200) throw new Error(`${call}: ${status}`)
}

/** One exercise solved alone, one with help, one wrong and corrected, one wrong. */
async function learnSomething(page: Page) {
  await openChat(page)
  const alone = ['7x - 4 = 3x + 12', 'x = 4']
  const helped = ['5x + 3 = 18', 'hint', 'x = 3']
  const wrong = ['1/2 + 1/3', '2/5', '5/6', '(x + 3)^2', 'x^2 + 9']
  for (const line of [...alone, ...helped, ...wrong]) await sayAndWait(page, line)
  await page.goto('/progress?from=settings')
  await page.locator('details').first().waitFor()
}

async function takeUpPhysics(page: Page, language: Language) {
  const country = { en: 'us', ru: 'ru' }[language]
  await changeSubject(page, 'disableStudentEducationProgram', { programId: `${country}-8-maths` })
  await changeSubject(page, 'addProgramForStudy', { programId: `${country}-9-physics` })
}

async function picture(
  browser: Browser,
  product: Product,
  scene: Scene,
  name: string,
  look: { width: number; theme: 'light' | 'dark'; language: Language },
) {
  const { width, theme, language } = look
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme: theme,
    locale: language === 'ru' ? 'ru-RU' : 'en-US',
    timezoneId: 'Europe/Minsk',
    reducedMotion: 'reduce',
    hasTouch: width < 600,
    isMobile: width < 600,
  })
  try {
    const languageId = language === 'ru' ? 2 : 1
    const [student] = scene.student ? await makeStudents(product, 1, { ...scene.student, languageId }) : []
    if (student) await enter(context, product, student)
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await scene.show(page, { product, language, student: student as MadeStudent })
    await page.getByRole('heading').or(composer(page)).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${folder}${name}.png` })
    return undefined
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`
  } finally {
    await context.close()
  }
}

mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2).map((pattern) => new RegExp(pattern))
const widths = wanted.length > 0 ? [320, 390, 1280, 1920] : [390, 1280]
const provider = await startSignInProvider()
const speech = await startFakeSpeechServer()
const product = new Product({
  // One button, as in the mock-ups.
  SIGN_IN_GOOGLE_ISSUER: provider.url,
  SIGN_IN_GOOGLE_CLIENT_ID: provider.clientId,
  SIGN_IN_GOOGLE_CLIENT_SECRET: provider.clientSecret,
  LIMIT_SIGN_UP_DEVICE: '100000',
  LIMIT_SIGN_UP_ADDRESS: '100000',
  LIMIT_LOGIN_ADDRESS: '100000',
  LIMIT_LOGIN_ACCOUNT: '100000',
  LUMI_TRANSCRIPTION: 'openai-compatible',
  LUMI_TRANSCRIPTION_BASE_URL: speech.url,
  LUMI_TRANSCRIPTION_NAME: 'whisper-1',
  LOG_LEVEL: 'error',
})
await product.start()
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--use-fake-device-for-media-stream'],
})
/** Started by the first scene that needs it. */
const model = await startFakeModelServer({ behaviour: { text: '3(x - 4) = 2x + 5', tokensPerSecond: 1000 } })
let withModel: Product | undefined
async function productWithModel(): Promise<Product> {
  if (withModel) return withModel
  withModel = new Product({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: model.url,
    LUMI_MODEL_KEY: 'none',
    LUMI_MODEL_NAME: 'fake',
    LUMI_MODEL_SEES: 'on',
  })
  await withModel.start()
  return withModel
}
const problems: string[] = []
let taken = 0
for (const scene of scenes) {
  for (const width of widths) {
    for (const theme of ['light', 'dark'] as const) {
      for (const language of ['en', 'ru'] as const) {
        const name = `${scene.name}-${width}-${theme}-${language}`
        if (wanted.length > 0 && !wanted.some((pattern) => pattern.test(name))) continue
        const problem = await picture(browser, scene.hasModel ? await productWithModel() : product, scene, name, {
          width,
          theme,
          language,
        })
        if (problem) problems.push(problem)
        else taken++
      }
    }
  }
}
await browser.close()
await product.close()
await withModel?.close()
await model.close()
await speech.close()
await provider.close()
console.log(`${taken} pictures in shots/`)
if (problems.length > 0) console.log(`Not taken:\n  ${problems.join('\n  ')}`)
process.exit(problems.length > 0 ? 1 : 0)

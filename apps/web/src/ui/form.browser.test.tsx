import { login } from '@lumi/contracts/auth'
import { changeUserPassword } from '@lumi/contracts/auth-links'
import { AppError } from '@lumi/contracts/errors'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeWords } from '../lib/i18n/words.ts'
import { Form, SubmitButton } from './form.tsx'
import { PasswordField, TextField } from './text-field.tsx'

beforeAll(() => changeWords('en'))

const loginForm = (
  onSubmit: () => Promise<void>,
  onFailure: (error: unknown) => Record<string, string> | undefined,
) => (
  <Form schema={login.body} onSubmit={onSubmit} onFailure={onFailure}>
    <TextField name="email" label="Email" type="email" />
    <PasswordField name="password" label="Password" errorTexts={{ mismatch: 'They do not match' }} />
    <SubmitButton busy="Logging in">Log in</SubmitButton>
  </Form>
)

test('sending an empty form names every empty field and goes to the first [V01]', async () => {
  const submit = vi.fn(async () => {})
  const screen = await render(loginForm(submit, () => undefined))
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription('Required')
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAccessibleDescription('Required')
  await expect.element(screen.getByLabelText('Email')).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
})

test('an error shows when the field is left and goes with the first keystroke that makes it right [V01]', async () => {
  const screen = await render(loginForm(vi.fn(), () => undefined))
  const email = screen.getByLabelText('Email')
  await email.fill('nora@mail')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await screen.getByLabelText('Password', { exact: true }).click()
  await expect.element(email).toHaveAccessibleDescription('Invalid email')
  await email.fill('nora@mail.com')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
})

test('what was typed stays when the server refuses, with the refusal at its field', async () => {
  const refuse = async () => {
    throw new AppError('validation_failed', { validationErrors: [{ path: 'email', code: 'too_long' }] })
  }
  const screen = await render(loginForm(refuse, () => ({ password: 'mismatch' })))
  await screen.getByLabelText('Email').fill('nora@mail.com')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription('This is too long')
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('They do not match')
  await expect.element(screen.getByLabelText('Email')).toHaveValue('nora@mail.com')
  await screen.getByLabelText('Email').fill('n@mail.com')
  await expect.element(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('aria-invalid')
})

test('a repeated password must match, and matching clears the error from either side [V03]', async () => {
  const screen = await render(
    <Form
      schema={changeUserPassword.body}
      read={(data) => ({ ...Object.fromEntries(data), requestId: 'r', token: 't' })}
      onSubmit={vi.fn()}
      onFailure={() => undefined}
    >
      <PasswordField name="password" label="New" />
      <PasswordField name="passwordConfirmation" label="Again" />
      <SubmitButton busy="Saving">Save</SubmitButton>
    </Form>,
  )
  await screen.getByLabelText('New').fill('Quiet-river-41')
  await screen.getByLabelText('Again').fill('Quiet-river-4')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByLabelText('Again')).toHaveAccessibleDescription('Password mismatch')
  await screen.getByLabelText('New').fill('Quiet-river-4')
  await expect.element(screen.getByLabelText('Again')).not.toHaveAttribute('aria-invalid')
})

test('a form is sent once however often the button is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const submit = vi.fn(() => promise)
  const screen = await render(loginForm(submit, () => undefined))
  await screen.getByLabelText('Email').fill('nora@mail.com')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await screen.getByRole('button', { name: 'Log in' }).click()
  const busy = screen.getByRole('button', { name: 'Logging in' })
  await busy.click({ force: true })
  await userEvent.keyboard('{Enter}')
  resolve()
  await expect.element(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy')
  expect(submit).toHaveBeenCalledTimes(1)
})

test('the eye shows and hides the password', async () => {
  const screen = await render(loginForm(vi.fn(), () => undefined))
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password')
})

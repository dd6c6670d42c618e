import '../styles/tokens.css'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { changeWords } from '../lib/i18n/words.ts'
import { Checkbox } from './checkbox.tsx'
import { Form, SubmitButton } from './form.tsx'

beforeAll(() => changeWords('en'))

const schema = z.object({ agreed: z.literal('on', 'agreement_required') })

async function show(onSubmit = vi.fn(async () => {})) {
  await render(
    <Form schema={schema} onSubmit={onSubmit} onFailure={() => undefined}>
      <Checkbox name="agreed">I accept the agreement</Checkbox>
      <SubmitButton busy="Sending">Send</SubmitButton>
    </Form>,
  )
  return { box: page.getByRole('checkbox', { name: 'I accept the agreement' }), onSubmit }
}

test('the whole row is the target and at least 44 px high', async () => {
  const { box } = await show()
  await expect.element(box).not.toBeChecked()
  await userEvent.click(page.getByText('I accept the agreement'))
  await expect.element(box).toBeChecked()
  expect(box.element().closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('a box that must be ticked says so, and the words go when it is', async () => {
  const { box, onSubmit } = await show()
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAccessibleDescription(/./)
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(box)
  await expect.element(box).not.toHaveAttribute('aria-invalid')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledWith({ agreed: 'on' })
})

test('boxes have edges of 30, 35, 40, 50 and 60 px [K08]', async () => {
  const edges = { xs: 30, sm: 35, md: 40, lg: 50, xl: 60 } as const
  const sizes = Object.keys(edges) as (keyof typeof edges)[]
  await render(
    <Form schema={schema} onSubmit={async () => {}} onFailure={() => undefined}>
      {sizes.map((size) => (
        <Checkbox key={size} name={size} size={size}>
          {size}
        </Checkbox>
      ))}
    </Form>,
  )
  for (const size of sizes) {
    const { width, height } = page.getByRole('checkbox', { name: size, exact: true }).element().getBoundingClientRect()
    expect([width, height]).toEqual([edges[size], edges[size]])
  }
})

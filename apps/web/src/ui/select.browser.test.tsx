import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from './select.tsx'

const options = [
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
] as const

function Themes({ iconOnly }: { iconOnly?: boolean }) {
  const [value, setValue] = useState<'light' | 'dark'>('light')
  return (
    <Select
      label="Theme"
      icon={<svg aria-hidden="true" width="20" height="20" />}
      options={options}
      value={value}
      onChoose={setValue}
      iconOnly={iconOnly ?? false}
    />
  )
}

test('a select has a name, shows what is chosen and changes it', async () => {
  const { container } = await render(<Themes />)
  const select = page.getByRole('combobox', { name: 'Theme' })
  await expect.element(select).toHaveValue('light')
  await userEvent.selectOptions(select, 'dark')
  await expect.element(select).toHaveValue('dark')
  expect(container.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe('Dark')
})

test('with an icon alone the chosen text is there for screen readers, and the target is 44 px', async () => {
  await render(<Themes iconOnly />)
  const select = page.getByRole('combobox', { name: 'Theme' })
  await expect.element(select).toHaveDisplayValue('Light')
  const { width, height } = select.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

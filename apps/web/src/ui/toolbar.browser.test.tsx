import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toolbar } from './toolbar.tsx'

function Late({ arrival }: { arrival: Promise<string> }) {
  return <button type="button">{use(arrival)}</button>
}

test('is one Tab stop, also with a button that came late', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<string>()
  await render(
    <>
      <Toolbar label="Actions">
        <button type="button">Copy</button>
        <Suspense>
          <Late arrival={arrival} />
        </Suspense>
      </Toolbar>
      <button type="button">After</button>
    </>,
  )
  arrive('Rate')
  await expect.element(page.getByRole('button', { name: 'Rate' })).toHaveAttribute('tabindex', '-1')

  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'Rate' })).toHaveFocus()
})

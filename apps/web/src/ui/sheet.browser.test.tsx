import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeWords } from '../lib/i18n/words.ts'
import { dismissNotice, notices, notify } from '../lib/notifications.ts'
import { Notifications } from './notification.tsx'
import { Sheet } from './sheet.tsx'

beforeAll(() => changeWords('en'))
afterEach(() => {
  const shown = notices.current()
  if (shown) dismissNotice(shown.id)
})

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Sheet title="Choices" onClose={() => setIsOpen(false)}>
          <button type="button">Inside</button>
        </Sheet>
      )}
      <Notifications />
    </>
  )
}

async function open() {
  await render(<Opener />)
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  const sheet = page.getByRole('dialog', { name: 'Choices' })
  await expect.element(sheet).toBeVisible()
  return sheet
}

test('a sheet stays open, closes on Esc and gives the focus back', async () => {
  const sheet = await open()
  // A late close event would come within two frames.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(sheet).toBeVisible()
  expect(sheet.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('a sheet closes by its button and by a press on the scrim, not by a press inside', async () => {
  let sheet = await open()
  await userEvent.click(page.getByRole('button', { name: 'Inside' }))
  await expect.element(sheet).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(sheet).not.toBeInTheDocument()

  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  sheet = page.getByRole('dialog', { name: 'Choices' })
  await expect.element(sheet).toBeVisible()
  sheet.element().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: -5, clientY: -5 }))
  await expect.element(sheet).not.toBeInTheDocument()
})

test('a notice stands above an open sheet and can be dismissed there [K04]', async () => {
  const sheet = await open()
  notify({ kind: 'bad', text: 'Not copied' })
  const notice = page.getByTestId('notification')
  await expect.element(notice).toBeVisible()
  expect(sheet.element().contains(notice.element())).toBe(true)
  // Neither the sheet nor its backdrop covers it.
  const box = notice.element().getBoundingClientRect()
  expect(notice.element().contains(document.elementFromPoint(box.left + 20, box.top + box.height / 2))).toBe(true)
  await userEvent.click(notice.getByRole('button'))
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(sheet).toBeVisible()
})

/** Saving the first sheet closes it, and its row opens the next one at once, as a quick student does. */
function Rows() {
  const [opened, setOpened] = useState<string | null>('Name')
  return (
    opened && (
      <Sheet key={opened} title={opened} onClose={() => setOpened(null)}>
        <button type="button" onClick={() => setOpened('City')}>
          Next
        </button>
      </Sheet>
    )
  )
}

test('the close event of a sheet that has gone does not close the one opened after it', async () => {
  await render(<Rows />)
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  document.querySelector('dialog')!.addEventListener('close', () => resolve())
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await closed
  await expect.element(page.getByRole('dialog', { name: 'City' })).toBeVisible()
})

test('going back closes the topmost sheet and stays on the page', async () => {
  const history = createBrowserHistory()
  const before = history.location.href
  history.push('/page')
  function Page() {
    const [opened, setOpened] = useState<readonly string[]>(['Profile', 'City'])
    return opened.map((title, index) => (
      <Sheet key={title} title={title} onClose={() => setOpened(opened.slice(0, index))}>
        <p>Words</p>
      </Sheet>
    ))
  }
  const root = createRootRoute({ component: Page, notFoundComponent: () => null })
  await render(<RouterProvider router={createRouter({ routeTree: root, history }) as never} />)
  for (const title of ['City', 'Profile']) {
    const sheet = page.getByRole('dialog', { name: title })
    await expect.element(sheet).toBeVisible()
    window.history.back()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(() => location.pathname).toBe('/page')
  }
  window.history.back()
  await expect.poll(() => history.location.href).toBe(before)
  history.destroy()
})

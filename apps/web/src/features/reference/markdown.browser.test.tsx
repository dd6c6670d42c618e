import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlainMarkdown } from './markdown.tsx'

const html = async (text: string) => (await render(<PlainMarkdown text={text} />)).container.innerHTML

test('agreements use headings, paragraphs, quotations, lists, bold and links', async () => {
  expect(await html('## One\n\nTwo **three**\nfour\n\n- a\n- b [c](/legal)\n\n1. x\n2. y\n\n> note')).toBe(
    '<h3>One</h3><p>Two <strong>three</strong> four</p><ul><li>a</li><li>b <a href="/legal" rel="noopener">c</a></li></ul><ol start="1"><li>x</li><li>y</li></ol><blockquote><p>note</p></blockquote>',
  )
})

test('nothing in an agreement becomes markup or a script', async () => {
  const text = '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](//evil.example) [c](data:text/html,x)'
  const { container } = await render(<PlainMarkdown text={text} />)
  expect(container.querySelector('img, a, script')).toBeNull()
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>')
})

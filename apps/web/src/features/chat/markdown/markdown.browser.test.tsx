import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeWords, loadWords } from '../../../lib/i18n/words.ts'
import { loadKatex } from './katex.ts'
import { Markdown } from './markdown.tsx'

const lesson = `## Two ways

Text with **bold**, *italic*, \`code $x$\` and $5 and $6, then $x_1^2$ and \\(y\\).

$$
a

+ b
$$

1. first $a*b*c$
2. second

   still second

| n | n² |
|---|---:|
| $|x|$ | 1 |

\`\`\`js
const price = '$5'

let b
\`\`\`

\\[ \\frac{1}{2} \\] the end, [a book](https://example.org/book).`

/** Inputs that made some Markdown renderer run code or fetch something. */
const hostile = [
  '<script>window.hacked = 1</script>',
  '<img src="https://evil.example/1.png" onerror="window.hacked = 1">',
  '<svg onload="window.hacked = 1"><a xlink:href="javascript:window.hacked=1">x</a></svg>',
  '<iframe src="https://evil.example/2"></iframe><object data="https://evil.example/3"></object>',
  '<style>@import "https://evil.example/4.css"; * { background: url(https://evil.example/5.png) }</style>',
  '<form action="https://evil.example/6"><input autofocus onfocus="window.hacked = 1"></form>',
  '![picture](https://evil.example/7.png "t")',
  '![p][ref]\n\n[ref]: https://evil.example/8.png',
  '[x](javascript:window.hacked=1) [y](JaVaScRiPt:window.hacked=1) [z](data:text/html,<script>window.hacked=1</script>)',
  '[a](vbscript:x) [b](file:///etc/passwd) [c](//evil.example/9) [d](/logout) [e](\u0001javascript:window.hacked=1)',
  '<javascript:window.hacked=1> <a href="javascript:window.hacked=1" onclick="window.hacked=1">x</a>',
  '$\\href{javascript:window.hacked=1}{x}$ $\\includegraphics{https://evil.example/10.png}$ $\\htmlData{a=b}{x}$',
  '$\\def\\a{\\a\\a}\\a$ $\\rule{9999em}{9999em}$ $\\unknown{$',
  '| <img src=x onerror="window.hacked=1"> | `<script>` |\n|---|---|\n| ![i](https://evil.example/11.png) | $\\href{javascript:1}{x}$ |',
  '```html\n<script>window.hacked = 1</script>\n```',
  '&lt;script&gt;window.hacked=1&lt;/script&gt; &#x3C;img src=x onerror=window.hacked=1&#x3E;',
]

const allowed = new Set(
  'P H3 H4 H5 STRONG EM DEL CODE PRE A UL OL LI BLOCKQUOTE HR BR TABLE THEAD TBODY TR TH TD FIGURE DIV SPAN BUTTON SVG INPUT'.split(
    ' ',
  ),
)

beforeAll(async () => {
  await changeWords('en')
  await loadWords('chat')
  await loadKatex()
})
afterEach(() => vi.restoreAllMocks())

function assertHarmless(root: HTMLElement) {
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('.katex, svg')) continue
    expect(allowed, element.outerHTML).toContain(element.tagName.toUpperCase())
  }
  for (const element of root.querySelectorAll('*')) {
    for (const { name } of element.attributes) expect(name, element.outerHTML).not.toMatch(/^on/i)
    expect(element.matches('img, iframe, object, embed, script, style, form, link, video, audio')).toBe(false)
  }
  for (const link of root.querySelectorAll('a')) {
    expect(link.protocol).toMatch(/^(https?|mailto):$/)
    expect(link.rel).toBe('noopener noreferrer nofollow')
    expect(link.host).not.toBe(location.host)
  }
}

describe('Markdown', () => {
  test('formulas, tables and code are drawn, and "$5 and $6" stays prose [C07]', async () => {
    const { container } = await render(<Markdown text={lesson} />)
    await expect.poll(() => container.querySelectorAll('[data-formula="drawn"]')).toHaveLength(6)
    expect(container.querySelectorAll('.katex-mathml math').length).toBe(6)
    expect(container.textContent).toContain('$5 and $6')
    expect(container.querySelector('p code')?.textContent).toBe('code $x$')
    expect(container.querySelector('pre')?.textContent).toBe("const price = '$5'\n\nlet b")
    expect(container.querySelectorAll('table td')).toHaveLength(2)
    expect(container.querySelector('ol')?.children).toHaveLength(2)
    const link = container.querySelector('a')!
    expect(link.textContent).toBe('a book (example.org)')
  })

  test('a broken formula shows its source and leaves the rest alone [C07]', async () => {
    const { container } = await render(<Markdown text={'Look: $\\frac{1}{$ and $x$'} />)
    const formulas = () => [...container.querySelectorAll<HTMLElement>('[data-formula]')]
    // Formulas are drawn a few at a time.
    await expect.poll(() => formulas().map(({ dataset }) => dataset.formula)).toEqual(['broken', 'drawn'])
    expect(formulas()[0]?.textContent).toBe('$\\frac{1}{$')
  })

  test('substances and reactions are drawn, by what is loaded with the first of them [C07]', async () => {
    const { container } = await render(<Markdown text={'Water $\\ce{H2O}$, and $$\\ce{2H2 + O2 -> 2H2O}$$ and $x$'} />)
    await expect.poll(() => container.querySelectorAll('[data-formula="drawn"]')).toHaveLength(3)
    const [water, reaction] = container.querySelectorAll('.katex-html')
    expect(water?.textContent).toMatch(/^H\D*2\D*O$/)
    expect(reaction?.textContent).toContain('+')
    expect(container.querySelector('.katex-html')?.textContent).not.toContain('ce')
  })

  test('a text streamed in any pieces ends as the text drawn whole [SR03]', async () => {
    const whole = await render(<Markdown text={lesson} />)
    const streamed = await render(<Markdown text="" streaming />)
    for (let end = 1; end <= lesson.length; end += 1)
      await streamed.rerender(<Markdown text={lesson.slice(0, end)} streaming />)
    await streamed.rerender(<Markdown text={lesson} />)
    // Formulas are drawn a few at a time, and what colors code is loaded when the first code is seen.
    await expect.poll(() => whole.container.querySelectorAll('[data-formula="drawn"]')).toHaveLength(6)
    await expect.poll(() => whole.container.querySelectorAll('pre span').length).toBeGreaterThan(0)
    await expect.poll(() => streamed.container.innerHTML).toBe(whole.container.innerHTML)
  })

  test('while a text streams, what is finished is not drawn again', async () => {
    const screen = await render(<Markdown text={'First $x$.\n\nSecond'} streaming />)
    const first = screen.container.querySelector('p')!
    const formula = first.querySelector('.katex')
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(first, { subtree: true, childList: true, characterData: true, attributes: true })
    await screen.rerender(<Markdown text={'First $x$.\n\nSecond and more **bold'} streaming />)
    await screen.rerender(<Markdown text={'First $x$.\n\nSecond and more **bold**.\n\nThird'} streaming />)
    changes.push(...observer.takeRecords())
    expect(changes).toEqual([])
    expect(screen.container.querySelector('.katex')).toBe(formula)
    expect(screen.container.querySelector('strong')?.textContent).toBe('bold')
  })

  test('half a formula is never shown as its source', async () => {
    const text = 'The root is $x = \\frac{-b \\pm \\sqrt{D}}{2a}$, so go on.'
    const screen = await render(<Markdown text="" streaming />)
    for (let end = 1; end <= text.length; end++) {
      await screen.rerender(<Markdown text={text.slice(0, end)} streaming />)
      const visible = screen.container.cloneNode(true) as HTMLElement
      for (const drawn of visible.querySelectorAll('.katex')) drawn.remove()
      expect(visible.textContent).not.toMatch(/[\\$]/)
    }
  })

  test('hostile Markdown, cut at every character, runs nothing and requests nothing [SR15]', async () => {
    const requested: string[] = []
    const observer = new PerformanceObserver((list) => requested.push(...list.getEntries().map(({ name }) => name)))
    observer.observe({ type: 'resource' })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const text of hostile) {
      const screen = await render(<Markdown text="" streaming />)
      for (let end = 1; end <= text.length; end++) {
        await screen.rerender(<Markdown text={text.slice(0, end)} streaming />)
        assertHarmless(screen.container)
      }
      await screen.rerender(<Markdown text={text} />)
      assertHarmless(screen.container)
      await screen.unmount()
    }
    expect('hacked' in window).toBe(false)
    expect(requested.filter((name) => name.includes('evil'))).toEqual([])
    expect(warned).not.toHaveBeenCalled()
    observer.disconnect()
  }, 120_000)

  test('a graph is drawn from its function, and walked along by keyboard [C07]', async () => {
    await loadWords('talks')
    const source = '```plot\ny = x^2 - 4x + 3\n```'
    const screen = await render(<Markdown text="" streaming />)
    for (let end = 1; end <= source.length; end++) {
      await screen.rerender(<Markdown text={source.slice(0, end)} streaming />)
      // Half a formula is another graph.
      expect(screen.container.querySelector('[role="img"]')).toBe(null)
    }
    await screen.rerender(<Markdown text={source} />)
    await expect.element(screen.getByRole('img', { name: /Graph of y equals x squared/ })).toBeVisible()
    const label = screen.container.querySelector('[role="img"]')!.getAttribute('aria-label')
    expect(label).toContain('Meets the x-axis at 1; 3.')
    expect(label).toContain('Lowest point there: (2; −1).')
    const slider = screen.getByRole('slider')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'x = 2: y = −1')
    ;(slider.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'x = 3: y = 0')
  })

  test('a figure that cannot be as it is told is shown as text [C07]', async () => {
    await loadWords('talks')
    const good = 'triangle ABC: AC = 4, BC = 3, C = 90°, AB = ?'
    const wrong = 'triangle ABC: AC = 4, BC = 3, C = 90°, AB = 6'
    const screen = await render(
      <Markdown text={`\`\`\`geometry\n${good}\n\`\`\`\n\n\`\`\`geometry\n${wrong}\n\`\`\``} />,
    )
    await expect
      .element(screen.getByRole('img', { name: 'Triangle ABC. AB: wanted. BC: 3. CA: 4. Angle C: 90°.' }))
      .toBeVisible()
    await expect.poll(() => screen.container.querySelector('pre')?.textContent).toBe(wrong)
    expect(screen.container.querySelectorAll('[role="img"]')).toHaveLength(1)
  })

  test('a display formula is copied as LaTeX and as text [C05]', async () => {
    await loadWords('talks')
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    const screen = await render(<Markdown text={'$$x^2 = \\frac{1}{2}$$'} />)
    await screen.getByRole('button', { name: 'Copy a formula' }).click()
    await screen.getByRole('button', { name: 'As LaTeX' }).click()
    await screen.getByRole('button', { name: 'As text' }).click()
    await expect.poll(() => copied).toEqual(['x^2 = \\frac{1}{2}', 'x² = 1/2'])
  })

  test('a message above 100 kB is plain text [SR15]', async () => {
    const { container } = await render(<Markdown text={'**a** '.repeat(20_000)} />)
    expect(container.querySelector('strong')).toBe(null)
  })
})

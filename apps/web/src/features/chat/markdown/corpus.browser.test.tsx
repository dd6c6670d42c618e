import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { changeWords, loadWords } from '../../../lib/i18n/words.ts'
import { type CorpusMessage, honestMessages, hostileMessages } from '../../../testing/messages/corpus.ts'
import { MessageBoundary } from '../message-boundary.tsx'
import messageStyles from '../messages.module.css'
import { loadKatex } from './katex.ts'
import markdownStyles from './markdown.module.css'
import { Markdown } from './markdown.tsx'
import '../../../styles/base.css'
import '../../../styles/tokens.css'

/** The column of text on the narrowest phone. */
const columnWidth = 288
const loud: string[] = []

beforeAll(async () => {
  await changeWords('en')
  await loadWords('chat', 'talks')
  await loadKatex()
})
beforeEach(() => {
  loud.length = 0
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => void loud.push(words.join(' ')))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const Page = ({ messages, streaming = false }: { messages: readonly CorpusMessage[]; streaming?: boolean }) => (
  <div style={{ width: columnWidth }}>
    {messages.map(({ name, text }) => (
      <article key={name} data-name={name} className={messageStyles.text}>
        <MessageBoundary>
          <Markdown text={text} streaming={streaming} />
        </MessageBoundary>
      </article>
    ))}
  </div>
)
const articleOf = (root: Element, { name }: CorpusMessage) => root.querySelector(`[data-name="${name}"]`)!
/** Every formula has had its turn, and every drawing is loaded. */
const isDrawn = (root: Element) =>
  root.querySelector('span[translate="no"]:not([data-formula="drawn"], [data-formula="broken"])') === null &&
  root.querySelector(`.${markdownStyles.drawingAhead}`) === null

const isEmpty = (article: Element) => article.textContent.trim() === '' && article.querySelector('hr') === null

/** What sticks out of the column and cannot be scrolled to; KaTeX and drawings cut their own lines off on purpose. */
function sticksOut(article: Element): string[] {
  const limit = article.getBoundingClientRect().right + 1
  const isReached = (element: Element) => {
    for (let parent = element.parentElement; parent && parent !== article; parent = parent.parentElement) {
      const { overflowX } = getComputedStyle(parent)
      if (/auto|scroll/.test(overflowX)) return true
      if (overflowX !== 'visible' && parent.closest('.katex, svg')) return true
    }
    return false
  }
  return [...article.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > limit)
    .filter((element) => !element.closest('.katex-mathml') && !isReached(element))
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
}

/** The words and numbers outside formulas and drawings, read from the source without our parser. */
const wordsOf = (source: string) =>
  source
    .replace(/```(?:plot|geometry)\n[^`]*```/g, ' ')
    .replace(/```(\w*)\n/g, '\n')
    .replace(/\$\$[^$]*\$\$|\\\[[\s\S]*?\\\]/g, ' ')
    .replace(/`[^`\n]*`/g, (code) => code.replaceAll('$', '\uE000'))
    .replace(/\$(?!\d+ (?:and|и|one|per|together))[^$\n]+\$(?!\d)/g, ' ')
    .replace(/\]\([^)\n]*\)/g, ' ')
    .replace(/^\s*(?:\d+[.)]|- \[[ x]\])\s/gm, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? []

function visibleText(article: Element): string {
  const copy = article.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('.katex, svg, figure:has(> svg), button')) part.remove()
  return copy.textContent
}

test('300 messages as models write them: no console error, nothing sticks out at 320 px, no word is lost, no TeX is left [C07]', async () => {
  expect(honestMessages.length + hostileMessages.length).toBeGreaterThanOrEqual(300)
  expect(new Set([...honestMessages, ...hostileMessages].map(({ name }) => name)).size).toBe(
    honestMessages.length + hostileMessages.length,
  )
  const { container } = await render(<Page messages={honestMessages} />)
  await expect.poll(() => isDrawn(container), { timeout: 20_000 }).toBe(true)
  const drawings = honestMessages.filter(({ text }) => /```(?:plot|geometry)/.test(text)).length
  await expect.poll(() => container.querySelectorAll('figure > svg[role="img"]').length).toBe(drawings)
  const faults: string[] = []
  for (const message of honestMessages) {
    const article = articleOf(container, message)
    const fault = (what: string) => faults.push(`${message.name}: ${what}`)
    for (const out of sticksOut(article)) fault(`sticks out: ${out}`)
    for (const broken of article.querySelectorAll('[data-formula="broken"]')) fault(`broken: ${broken.textContent}`)
    const text = visibleText(article)
    const prose = text.replace(/\s+/g, ' ')
    let from = 0
    for (const word of wordsOf(message.text)) {
      const at = prose.indexOf(word, from)
      if (at === -1) {
        fault(`lost: ${word}`)
        break
      }
      from = at + word.length
    }
    const bare = article.cloneNode(true) as Element
    for (const part of bare.querySelectorAll('.katex, code, svg')) part.remove()
    const tex = /\\[a-zA-Z]{2,}|\$[^$\s]+\$|\*\*|^#{1,6} /m.exec(bare.textContent)
    if (tex) fault(`raw: ${tex[0]}`)
  }
  expect(faults).toEqual([])
  expect(loud).toEqual([])
}, 60_000)

test('hostile messages among them run nothing, request nothing and break no other one [C07] [SR15]', async () => {
  const requested: string[] = []
  const observer = new PerformanceObserver((list) => requested.push(...list.getEntries().map(({ name }) => name)))
  observer.observe({ type: 'resource' })
  const [before, after] = [honestMessages[0]!, honestMessages[1]!]
  const { container } = await render(<Page messages={[before, ...hostileMessages, after]} />)
  await expect.poll(() => isDrawn(container), { timeout: 20_000 }).toBe(true)
  const forbidden = 'img, iframe, object, embed, script, style, form, link, meta, base, video, audio, details, marquee'
  expect([...container.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML)).toEqual([])
  for (const element of container.querySelectorAll('*'))
    for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^src$|^action$/)
  const faults = hostileMessages.flatMap((message) => [
    ...sticksOut(articleOf(container, message)).map((out) => `${message.name} sticks out: ${out}`),
    ...(isEmpty(articleOf(container, message)) ? [`${message.name} shows nothing`] : []),
  ])
  expect(faults).toEqual([])
  expect('hacked' in window).toBe(false)
  expect(requested.filter((name) => name.includes('evil'))).toEqual([])
  expect(articleOf(container, after).querySelectorAll('[data-formula="drawn"]').length).toBeGreaterThan(0)
  expect(loud).toEqual([])
  observer.disconnect()
}, 60_000)

test('30 of them, cut at every character as they stream, end as they are drawn whole [SR03]', async () => {
  const chosen = honestMessages.filter((_, index) => index % Math.floor(honestMessages.length / 30) === 0).slice(0, 30)
  for (const message of chosen) {
    const streamed = await render(<Markdown text="" streaming />)
    for (let end = 1; end <= message.text.length; end++)
      await streamed.rerender(<Markdown text={message.text.slice(0, end)} streaming />)
    await streamed.rerender(<Markdown text={message.text} />)
    const whole = await render(<Markdown text={message.text} />)
    const shown = ({ container }: { container: Element }) => container.innerHTML.replace(/_r_\w+_|«\w+»/g, 'id')
    await expect.poll(() => isDrawn(streamed.container) && isDrawn(whole.container)).toBe(true)
    await expect.poll(() => shown(streamed), { message: message.name }).toBe(shown(whole))
    await streamed.unmount()
    await whole.unmount()
  }
  expect(loud).toEqual([])
}, 120_000)

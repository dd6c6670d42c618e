// The floor of drawing an answer: text arrives token by token, each block is drawn once, when it is finished.
import katex from 'katex'
import { marked } from 'marked'

const main = document.getElementById('answer')!

function draw(block: string) {
  const section = document.createElement('section')
  section.innerHTML = marked.parse(block, { async: false })
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest('code')) continue
    const parts = text.data.split(/(\$\$[^$]+\$\$|\$[^$]+\$)/)
    if (parts.length === 1) continue
    text.replaceWith(
      ...parts.map((part) => {
        if (!part.startsWith('$')) return document.createTextNode(part)
        const span = document.createElement('span')
        const display = part.startsWith('$$')
        katex.render(part.replaceAll('$', ''), span, {
          displayMode: display,
          throwOnError: false,
          output: 'htmlAndMathml',
        })
        return span
      }),
    )
  }
  main.append(section)
  scrollTo(0, document.body.scrollHeight)
}

let rest = ''
const source = new EventSource(`/tokens${location.search}`)
source.onmessage = (event) => {
  rest += JSON.parse(event.data)
  for (;;) {
    const end = rest.indexOf('\n\n')
    if (end < 0 || (rest.slice(0, end).match(/```/g)?.length ?? 0) % 2 === 1) break
    draw(rest.slice(0, end))
    rest = rest.slice(end + 2)
  }
}
source.addEventListener('end', () => {
  draw(rest)
  source.close()
  document.documentElement.dataset.finished = 'true'
})

// The floor of opening a conversation: 40 messages as plain HTML, formulas already drawn, no script.
import katex from 'katex'

export function plainHistory(): string {
  const messages = Array.from({ length: 40 }, (_, n) => {
    const formula = katex.renderToString(`x^2 - ${n}x + ${n + 1} = 0`, { output: 'htmlAndMathml' })
    return `<article data-testid="message"><p>Message ${n + 1}: look at the equation and say what you see.</p><p>${formula}</p></article>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>40 messages</title><link rel="stylesheet" href="/katex.css"></head><body><main>${messages.join('')}</main></body></html>`
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Letters for digits: words that no reader takes for a number or a formula. */
const letters = 'bcdfghjklm'
export const stampOf = (ms: number) => [...String(Math.round(ms))].map((digit) => letters[Number(digit)]).join('')

/** The moments, in ms since the epoch, that are written into a text. A sentence is shown without the space behind it. */
export const stampsIn = (text: string): number[] =>
  [...text.matchAll(/at ([bcdfghjklm]{10,})\./g)].map(([, stamp]) =>
    Number([...stamp!].map((letter) => letters.indexOf(letter)).join('')),
  )

const words = ['Look', ' at', ' every', ' term', ' and', ' not', ' just', ' the', ' one', ' in', ' front']

/** What the model has written last. */
interface Written {
  /** When each sentence was sent off (ms since the epoch). */
  readonly sentencesAt: number[]
  endedAt: number
}

/** An OpenAI-compatible model of 50 tokens a second whose sentences end with the moment at which they were sent off. */
export async function startStampedModel(
  mostSentences: number,
): Promise<{ url: string; written(): Written; speak(sentences: number): void; close(): void }> {
  let sentences = mostSentences
  let written: Written = { sentencesAt: [], endedAt: 0 }
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (content: string) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
      )
    let token = 0
    const now: Written = { sentencesAt: [], endedAt: 0 }
    written = now
    const beat = setInterval(() => {
      const place = token++ % (words.length + 1)
      if (place < words.length) say(words[place]!)
      else {
        now.sentencesAt.push(Date.now())
        say(` at ${stampOf(Date.now())}. `)
      }
      if (token < sentences * (words.length + 1)) return
      clearInterval(beat)
      now.endedAt = Date.now()
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`)
      response.end('data: [DONE]\n\n')
    }, 20)
    response.on('close', () => clearInterval(beat))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    written: () => written,
    speak: (next) => {
      sentences = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

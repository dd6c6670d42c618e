import { patiently } from './patience.ts'
import type { Product } from './product.ts'

/** The first link with `part` in it in the newest mail to an address; waits for the worker that sends it. */
export async function mailedLink(product: Product, email: string, part: string): Promise<URL> {
  const until = Date.now() + patiently(15_000)
  for (;;) {
    for (const mail of await product.outbox(email)) {
      const link = mail.text.match(/https?:\/\/\S+/g)?.find((candidate) => candidate.includes(part))
      if (link) return new URL(link)
    }
    if (Date.now() > until) throw new Error(`no mail with a link to ${part} for ${email}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

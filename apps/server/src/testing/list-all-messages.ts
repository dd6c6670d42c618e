import { getChatMessagesList, type Message } from '@lumi/contracts/chat'
import type { TestClient } from './test-client.ts'

/** Every message of the conversation a student is in, oldest first, fetched page by page as a device does. */
export async function listAllMessages(client: TestClient): Promise<Message[]> {
  const all: Message[] = []
  for (let before: number | undefined; ; ) {
    const page = await client.call(getChatMessagesList, { query: { limit: 100, before } })
    all.unshift(...page.messages)
    if (!page.hasOlder) return all
    before = page.messages[0]!.position
  }
}

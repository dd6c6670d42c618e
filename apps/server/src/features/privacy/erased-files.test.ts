import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import { deleteAccount } from '@lumi/contracts/privacy'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'

/** Files below a folder that hold a text as it is. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
}

test('what an erased account has written can be read in no file of the embedded database [SR19]', async () => {
  // No DATABASE_URL: the database in the data folder.
  const server = await startTestServer({ DATABASE_URL: '', DELETION_GRACE_DAYS: '0' })
  try {
    const { env, db } = server.lumi.platform
    const student = await server.signIn()
    const canary = `canary ${randomUUID()}`
    const clientMessageId = randomUUID()
    const { reply } = await student.call(sendMessage, { body: { clientMessageId, text: `Explain ${canary}` } })
    await expect
      .poll(
        async () => {
          const { messages } = await student.call(getChatMessagesList)
          return messages.find(({ messageId }) => messageId === reply.messageId)?.state
        },
        { timeout: 30_000 },
      )
      .toBe('done')
    // The planner's notes hold values of columns.
    await db.execute(sql`analyze messages`)
    await db.execute(sql`checkpoint`)
    expect(filesWith(env.dataDir, canary)).not.toEqual([])

    await student.call(deleteAccount)
    await expect.poll(() => filesWith(env.dataDir, canary), { timeout: 60_000, interval: 500 }).toEqual([])
  } finally {
    await server.close()
  }
}, 120_000)

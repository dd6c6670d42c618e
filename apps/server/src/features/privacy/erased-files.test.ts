// One database is enough: the files are those of the embedded database.
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deleteMessage, getChatMessagesList, sendMessage } from '@lumi/contracts/chat'
import { deleteAccount } from '@lumi/contracts/privacy'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type SignedInClient, startTestServer } from '../../testing/start-test-server.ts'

const dayMs = 86_400_000

/** Files below a folder that hold a text as it is. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
}

/** Sends a message and waits until its reply is stored. */
async function exchange(student: SignedInClient, text: string) {
  const { message, reply } = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text } })
  await expect
    .poll(
      async () => {
        const { messages } = await student.call(getChatMessagesList)
        return messages.find(({ messageId }) => messageId === reply.messageId)?.state
      },
      { timeout: 30_000 },
    )
    .toBe('done')
  return message
}

test('what an erased account has written can be read in no file of the embedded database [SR19]', async () => {
  // No DATABASE_URL: the embedded database, in the data folder.
  const server = await startTestServer({ DATABASE_URL: '', DELETION_GRACE_DAYS: '0' })
  try {
    const { env, db } = server.lumi.platform
    const student = await server.signIn()
    const canary = `canary ${randomUUID()}`
    await exchange(student, `Explain ${canary}`)
    // The planner's statistics contain values of columns.
    await db.execute(sql`analyze messages`)
    await db.execute(sql`checkpoint`)
    expect(filesWith(env.dataDir, canary)).not.toEqual([])

    await student.call(deleteAccount)
    await expect.poll(() => filesWith(env.dataDir, canary), { timeout: 60_000, interval: 500 }).toEqual([])
  } finally {
    await server.close()
  }
}, 120_000)

test('a deleted message can be read in no file of the embedded database after the weekly clean-up [SR19]', async () => {
  const server = await startTestServer({ DATABASE_URL: '' })
  try {
    const { env, clock } = server.lumi.platform
    const cleanUp = () => server.guest().request('/test/clean-up', { method: 'POST' })
    const student = await server.signIn()
    // The first clean-up of a new folder begins the week.
    await cleanUp()
    const canary = `canary ${randomUUID()}`
    // A story, so that the tutor keeps its text with the conversation.
    const { messageId } = await exchange(student, `Tom has 12 pens and 3 boxes of ${canary}. How many pens are left?`)
    await student.call(deleteMessage, { body: { messageId } })

    clock.advance(6 * dayMs)
    await cleanUp()
    // The text is gone from the row, but not from the files.
    expect(filesWith(env.dataDir, canary)).not.toEqual([])
    clock.advance(dayMs)
    await cleanUp()
    expect(filesWith(env.dataDir, canary)).toEqual([])
  } finally {
    await server.close()
  }
}, 120_000)

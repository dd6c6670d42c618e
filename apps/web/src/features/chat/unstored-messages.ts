import { settings } from '../../lib/storage.ts'

/** A message that the database of the device may not have taken yet. */
interface Unstored {
  userId: string
  clientMessageId: string
  text: string
}

/**
 * A transaction that waits for another one is aborted when its page goes away, and a message sent in that moment would be
 * lost. localStorage writes at once: it has each message until the database has it. Pictures do not fit into it; such a
 * message stays in the draft until it is stored.
 */
export const unstoredMessages = {
  add(message: Unstored): void {
    write([...read(), message])
  },

  /** The database has it. */
  remove(clientMessageId: string): void {
    const all = read()
    if (all.length > 0) write(all.filter((message) => message.clientMessageId !== clientMessageId))
  },

  /** What an earlier page of this student has left. The same id again is harmless: the server stores it once. */
  leftBy: <Message extends Unstored>(userId: string): Message[] =>
    leftBehind.filter((message) => message.userId === userId) as Message[],

  /** Whether a stored draft is the text of a message that an earlier page sent; true once. */
  wasSent(userId: string, draft: string): boolean {
    const at = unmatched.findIndex((message) => message.userId === userId && message.text.trim() === draft.trim())
    if (at !== -1) unmatched.splice(at, 1)
    return at !== -1
  },
}

const write = (messages: readonly Unstored[]) =>
  messages.length === 0
    ? settings.remove('unstoredMessages')
    : settings.set('unstoredMessages', JSON.stringify(messages))

function read(): Unstored[] {
  try {
    const found: unknown = JSON.parse(settings.get('unstoredMessages') ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** Read before this page writes its own. */
const leftBehind = read()
const unmatched = [...leftBehind]

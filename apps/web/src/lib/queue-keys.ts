/**
 * Names by which the pages and the service worker share the queue of unsent messages. It belongs to its student; who holds
 * the lock sends.
 */
export const deviceDatabase = { name: 'lumi', store: 'device' } as const

/** Keys sort in the order of sending. */
export const queuePrefix = (userId: string) => `${userId}/queue/`

/** `left/<userId>`: when the session of somebody whose unsent work is here has ended, in epoch milliseconds. */
export const leftPrefix = 'left/'

export const sendLock = (userId: string) => `lumi/${userId}/send`

export const queueChannel = (userId: string) => `lumi-queue-${userId}`

/** The tag of Background Sync. */
export const sendTag = 'lumi-send'

import { AppError } from '@lumi/contracts/errors'
import { sendOutbound } from '../../platform/http.ts'
import type { Collector } from './collector.ts'

const timeoutMs = 5000

/** A collector of the operator: gets each batch as JSON. */
export const createPostingCollector =
  (url: string): Collector =>
  async ({ studentId, sessionId, properties, events }) => {
    const body = JSON.stringify({ userId: studentId, sessionId, user: properties, events })
    const headers = { 'content-type': 'application/json' }
    const { status } = await sendOutbound({ url, method: 'POST', headers, body, timeoutMs }).catch(() => {
      throw new AppError('unavailable')
    })
    if (status >= 300) throw new AppError('unavailable')
    return true
  }

import { languageOf } from '@lumi/contracts/reference'
import * as z from 'zod/mini'
import { OpsRefusal, opsCommand, positional } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import { findRequest, listDislikes, listNewest } from './feedback.store.ts'

/** How many requests are listed; older ones are found by their number. */
const shownInList = 50
const previewLength = 60

const listFeedback = opsCommand({
  name: 'feedback list',
  summary: `Shows the newest ${shownInList} requests to support.`,
  arguments: {},
})

const number = z.coerce
  .number('a number such as 1001')
  .check(z.int('a number such as 1001'), z.gte(1, 'a number such as 1001'))

const showFeedback = opsCommand({
  name: 'feedback show',
  summary: 'Shows one request to support with the address to answer to.',
  arguments: { number: positional(number, 'the request number that the student was told') },
})

const listDisliked = opsCommand({
  name: 'feedback dislikes',
  summary: `Shows the newest ${shownInList} replies that did not help, with the reasons.`,
  arguments: {},
})

export const feedbackCommands = [listFeedback, showFeedback, listDisliked]

export function addFeedbackOps({ db, ops }: Pick<Platform, 'db' | 'ops'>) {
  ops.add(listFeedback, async () => {
    const found = await listNewest(db, shownInList)
    return {
      rows: found.map(({ request, languageId }) => ({
        number: request.requestNumber,
        sent: request.createdAt.toISOString(),
        about: request.type,
        language: languageOf(languageId).language,
        text: request.text.replaceAll(/\s+/g, ' ').slice(0, previewLength),
      })),
    }
  })

  ops.add(listDisliked, async () => {
    const found = await listDislikes(db, shownInList)
    return {
      rows: found.map(({ feedback, updatedAt, reply }) => ({
        at: updatedAt.toISOString(),
        reasons: feedback.reasons.join(', '),
        said: feedback.text.replaceAll(/\s+/g, ' '),
        reply: reply.replaceAll(/\s+/g, ' ').slice(0, previewLength),
      })),
    }
  })

  // The full address and text: needed for an answer. The audit records who has read them.
  ops.add(showFeedback, async ({ number: requestNumber }, { concerns }) => {
    const found = await findRequest(db, requestNumber)
    if (!found) throw new OpsRefusal(`There is no request ${requestNumber}.`)
    const { request, email, languageId } = found
    concerns({ studentId: request.studentId })
    const values = {
      number: requestNumber,
      sent: request.createdAt.toISOString(),
      about: request.type,
      'answer to': email,
      language: languageOf(languageId).language,
      student: request.studentId,
      text: request.text,
      ...Object.fromEntries(
        (request.messages ?? []).map(({ author, text }, index) => [`message ${index + 1}, ${author}`, text]),
      ),
    }
    return { rows: Object.entries(values).map(([what, value]) => ({ what, value })) }
  })
}

import { randomUUID } from 'node:crypto'
import { languageOf } from '@lumi/contracts/reference'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db.ts'
import type { OpsRow } from '../../platform/ops/ops.ts'
import { flag, inputFile, OpsRefusal, opsCommand, option, positional } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import { archivedBefore, statusOf } from './feedback.rules.ts'
import { listDislikes } from './feedback.store.ts'
import type { Requests } from './requests.service.ts'
import { findRequest, listForOperator, listMessages } from './requests.store.ts'

/** How many requests are listed; older ones are found by their number. */
const shownInList = 50
const previewLength = 60
/** Of an answer: more than a student reads. */
const maxAnswerLength = 10_000

const number = z.coerce
  .number('a number such as 1001')
  .check(z.int('a number such as 1001'), z.gte(1, 'a number such as 1001'))
const requestNumber = () => positional(number, 'the request number that the student was told')

const listFeedback = opsCommand({
  name: 'feedback list',
  summary: `Shows the newest ${shownInList} requests to support that are not in the archive.`,
  arguments: { waiting: flag('only those that wait for an answer') },
})

const showFeedback = opsCommand({
  name: 'feedback show',
  summary: 'Shows one request to support with everything written in it.',
  arguments: { number: requestNumber() },
})

const answerFeedback = opsCommand({
  name: 'feedback answer',
  summary: 'Answers a request. The student reads the answer in the app and in a mail. Give --text or --file.',
  arguments: {
    number: requestNumber(),
    text: option(z.optional(z.string()), 'the answer, in quotes'),
    file: { ...inputFile('a text file with the answer'), schema: z.optional(z.string()) },
    close: flag('and close the request'),
  },
})

const closeFeedback = opsCommand({
  name: 'feedback close',
  summary: 'Closes a request without a word. It opens again when the student writes.',
  arguments: { number: requestNumber() },
})

const pictureOfFeedback = opsCommand({
  name: 'feedback picture',
  summary: 'Writes a picture of a request into a file. Pictures are counted from 1, over the whole request.',
  arguments: {
    number: requestNumber(),
    which: positional(number, 'which picture'),
    file: positional(z.string(), 'the file to write; it must not exist yet'),
  },
  answersFile: true,
})

const listDisliked = opsCommand({
  name: 'feedback dislikes',
  summary: `Shows the newest ${shownInList} replies that did not help, with the reasons.`,
  arguments: {},
})

export const feedbackCommands = [
  listFeedback,
  showFeedback,
  answerFeedback,
  closeFeedback,
  pictureOfFeedback,
  listDisliked,
]

interface Dependencies extends Pick<Platform, 'db' | 'ops' | 'clock'> {
  requests: Pick<Requests, 'addMessage' | 'close'>
  /** Answered by the `chat` feature: the file of a picture. */
  readPicture(pictureId: string): Promise<Buffer | undefined>
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

export function addFeedbackOps(dependencies: Dependencies) {
  addReadingOps(dependencies)
  addAnsweringOps(dependencies)
}

async function getRequest(db: Db, wanted: number) {
  const found = await findRequest(db, wanted)
  if (!found) throw new OpsRefusal(`There is no request ${wanted}.`)
  return found
}

function addReadingOps({ db, ops, clock }: Dependencies) {
  ops.add(listFeedback, async ({ waiting: isWaiting }) => {
    const now = clock.now()
    const found = await listForOperator(db, { isWaiting, archivedBefore: archivedBefore(now), limit: shownInList })
    return {
      rows: found.map(({ request, languageId }) => ({
        number: request.requestNumber,
        status: statusOf(request, now),
        sent: request.createdAt.toISOString(),
        changed: request.changedAt.toISOString(),
        about: request.type,
        language: languageOf(languageId).language,
        text: oneLine(request.text).slice(0, previewLength),
      })),
    }
  })

  // The full address and text: needed for an answer. The audit records who has read them.
  ops.add(showFeedback, async ({ number: wanted }, { concerns }) => {
    const found = await getRequest(db, wanted)
    concerns({ studentId: found.request.studentId })
    return { rows: await rowsOf(found) }
  })

  async function rowsOf({ request, email, languageId }: Awaited<ReturnType<typeof getRequest>>): Promise<OpsRow[]> {
    const written = await listMessages(db, request.requestNumber)
    const pictures = (shown: readonly unknown[] | null) => (shown?.length ? ` (pictures: ${shown.length})` : '')
    const values: [what: string, value: string | number][] = [
      ['number', request.requestNumber],
      ['status', statusOf(request, clock.now())],
      ['sent', request.createdAt.toISOString()],
      ['about', request.type],
      ['answer to', email],
      ['language', languageOf(languageId).language],
      ['student', request.studentId],
      [`text${pictures(request.pictures)}`, request.text],
      ...(request.messages ?? []).map(({ author, text }, index): [string, string] => [
        `message ${index + 1}, ${author}`,
        text,
      ]),
      ...written.map(({ author, text, opensAt, createdAt, pictures: shown }): [string, string] => [
        `${createdAt.toISOString()} ${author}${pictures(shown)}`,
        opensAt ? `(said that support is back at ${opensAt.toISOString()})` : text,
      ]),
    ]
    return values.map(([what, value]) => ({ what, value }))
  }

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
}

function addAnsweringOps({ db, ops, requests, readPicture }: Dependencies) {
  ops.add(answerFeedback, async ({ number: wanted, text, file, close }, { concerns, done }) => {
    const { request } = await getRequest(db, wanted)
    concerns({ studentId: request.studentId })
    const answer = (text ?? file ?? '').trim()
    if (answer === '' || (text !== undefined && file !== undefined)) throw new OpsRefusal('Give --text or --file.')
    if (answer.length > maxAnswerLength)
      throw new OpsRefusal(`An answer has at most ${maxAnswerLength} characters; this one has ${answer.length}.`)
    const onceKey = `operator ${randomUUID()}`
    await requests.addMessage(wanted, { author: 'support', text: answer, onceKey, closes: close }, done)
    return { say: `The student is told${close ? ', and the request is closed' : ''}.` }
  })

  ops.add(closeFeedback, async ({ number: wanted }, { concerns, done }) => {
    const { request } = await getRequest(db, wanted)
    concerns({ studentId: request.studentId })
    const isClosed = await requests.close(wanted, done)
    return { say: isClosed ? `Request ${wanted} is closed.` : `Request ${wanted} was closed before.` }
  })

  ops.add(pictureOfFeedback, async ({ number: wanted, which }, { concerns }) => {
    const { request } = await getRequest(db, wanted)
    concerns({ studentId: request.studentId })
    const written = await listMessages(db, wanted)
    const all = [request, ...written].flatMap(({ pictures }) => pictures ?? [])
    const picture = all[which - 1]
    const bytes = picture && (await readPicture(picture.pictureId))
    if (!bytes) throw new OpsRefusal(`Request ${wanted} has no picture ${which}; it has ${all.length}.`)
    return { file: oneChunk(bytes) }
  })
}

async function* oneChunk(bytes: Buffer) {
  yield bytes
}

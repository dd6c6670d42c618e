import { AppError } from '@lumi/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parsedFields } from '../../platform/fields.ts'
import { assertMailService, tellOfConfirmation } from '../../platform/mail-pages.ts'
import type { Platform } from '../../platform/platform.ts'
import { withPolicy } from '../../platform/security-headers.ts'
import { readInbound } from './inbound-forms.ts'
import { answerIn } from './inbound-mail.ts'
import type { Requests } from './requests.service.ts'

/** A mail with photographs; larger ones are refused before they are read to their end. */
const maxBytes = 12 * 1024 * 1024
const maxConfirmationBytes = 64_000

interface Dependencies extends Pick<Platform, 'clock' | 'env' | 'limits' | 'log'> {
  requests: Pick<Requests, 'addMessage' | 'close' | 'replyAddress' | 'studentOf'>
}

/**
 * Where the operator's mail service, or mail server, hands over what was written to the addresses of requests. What cannot
 * be used is answered with 200 as well: sent again, it would be the same.
 */
export function inboundRoutes(server: FastifyInstance, dependencies: Dependencies) {
  const { clock, env, limits, log, requests } = dependencies

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/api/v1/mail/inbound',
      {
        bodyLimit: maxBytes,
        helmet: withPolicy({ 'default-src': ["'none'"] }),
        config: {
          takesFormFrom: () => true,
          upload: { mediaTypes: '*/*', maxSizeBytes: maxBytes, tooLarge: 'payload_too_large' },
        },
        // Before anything of the mail is read.
        onRequest: async (request) => assertMailService(env, request),
      },
      async (request) => ({ taken: (await take(request)) ? 1 : 0 }),
    )
  })

  async function take(request: FastifyRequest): Promise<boolean> {
    const { headers, body } = request
    if (!Buffer.isBuffer(body)) return false
    if (body.length < maxConfirmationBytes) tellOfConfirmation(log, parsedFields(body.toString('utf8')))
    const inbound = await readInbound(headers['content-type'] ?? '', body)
    const refuse = (why: string) => {
      log.warn({ why }, 'A mail to support was not used')
      return false
    }
    if (!inbound) return refuse('unreadable')
    if (inbound.isAutomatic) return refuse('automatic')
    const now = clock.now()
    const whose = inbound.recipients.map((one) => requests.replyAddress.read(one, now)).find((one) => one !== undefined)
    if (!whose) return refuse('no address of ours, or too old')
    const { author, requestNumber } = whose
    const { text, closes } = answerIn(inbound.text)
    const isClosing = author === 'support' && closes
    if (text === '' && !isClosing) return refuse('empty')
    const studentId = await requests.studentOf(requestNumber)
    if (studentId === undefined) return refuse('no such request')
    if (author === 'student') await limits.take('feedback', studentId)
    try {
      if (text === '') await requests.close(requestNumber)
      else await requests.addMessage(requestNumber, { author, text, onceKey: inbound.onceKey, closes: isClosing })
    } catch (error) {
      if (error instanceof AppError) return refuse(error.code)
      throw error
    }
    return true
  }
}

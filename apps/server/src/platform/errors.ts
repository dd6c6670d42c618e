import {
  AppError,
  type ErrorBody,
  type ErrorCode,
  errorCatalogue,
  type FieldRule,
  fieldRule,
  fieldRuleText,
  type Language,
} from '@lumi/contracts/errors'
import { languageOf } from '@lumi/contracts/reference'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from './db.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

const unavailableRetrySeconds = 2

/** The interface language that the `Language-Id` header names; without one that of the student, else English. */
export function languageOfRequest({ headers }: Pick<FastifyRequest, 'headers'>, ofStudent?: number): Language {
  return languageOf(Number(headers['language-id'] ?? ofStudent)).language
}

function errorBody(error: AppError, language: Language, traceId: string): ErrorBody {
  const { en, [language]: localizedMessage } = errorCatalogue[error.code]
  return {
    code: error.code,
    message: en,
    localizedMessage,
    ...(error.details.validationErrors && {
      validationErrors: error.details.validationErrors.map((issue) => ({
        ...issue,
        localizedMessage: fieldRuleText(issue, language),
      })),
    }),
    traceId,
  }
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.details.retryAfterSeconds !== undefined) reply.header('retry-after', error.details.retryAfterSeconds)
  return reply.code(error.status).send(errorBody(error, languageOfRequest(request), request.id))
}

/** What Fastify itself refuses, in the words of the catalogue. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Any error that is not a refusal is a bug: logged in full, counted, never shown. */
export function createErrorHandler(log: Log, metrics: Metrics) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof AppError) return sendError(request, reply, error)
    const frameworkCode = frameworkCodes[(error as { code?: string }).code ?? '']
    if (frameworkCode) {
      const { upload } = request.routeOptions.config
      const isTooLarge = frameworkCode === 'payload_too_large' && upload
      return sendError(request, reply, new AppError(isTooLarge ? upload.tooLarge : frameworkCode))
    }
    // The caller left while sending: there is nobody to answer, and nothing is wrong here.
    if (request.raw.errored !== null && error === request.raw.errored) {
      return sendError(request, reply, new AppError('malformed_request'))
    }
    const traceId = request.id
    if (isDatabaseUnavailable(error)) {
      log.error({ error, traceId }, 'The database is not available')
      return sendError(request, reply, new AppError('unavailable', { retryAfterSeconds: unavailableRetrySeconds }))
    }
    if ((error as { statusCode?: number }).statusCode === 400) {
      return sendError(request, reply, new AppError('malformed_request'))
    }
    metrics.unexpectedErrors.inc()
    log.error({ error, traceId, method: request.method, route: request.routeOptions.url }, 'Unexpected error')
    return sendError(request, reply, new AppError('internal'))
  }
}

interface Issue {
  code?: string | undefined
  path?: readonly PropertyKey[]
  message: string
  input?: unknown
  keys?: string[]
}

/** The issues of a failed schema as the error that the caller sees. */
export function validationError(issues: readonly Issue[]): AppError {
  return new AppError('validation_failed', {
    validationErrors: issues.map((issue) => ({ path: (issue.path ?? []).join('.'), ...ruleOf(issue) })),
  })
}

function ruleOf(issue: Issue): FieldRule {
  const rule = fieldRule(issue.message)
  if (rule) return rule
  if (issue.code === 'unrecognized_keys') return { code: 'unknown_field' }
  if (issue.code === 'invalid_type' && issue.input === undefined) return { code: 'required' }
  return { code: 'invalid' }
}

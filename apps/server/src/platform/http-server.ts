import type { Server } from 'node:http'
import fastifyAccepts from '@fastify/accepts'
import fastifyCookie from '@fastify/cookie'
import type { Endpoint } from '@lumi/contracts/endpoint'
import { AppError } from '@lumi/contracts/errors'
import fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isApiPath } from './api-path.ts'
import type { Env } from './env.ts'
import { createErrorHandler, sendError } from './errors.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { isSameSite, type Origins } from './origins.ts'
import { addSecurityHeaders, unroutedHeaders } from './security-headers.ts'
import { traceIdOf } from './trace.ts'

/** Rules, Requests. */
const bodyLimitBytes = 256 * 1024
const maxHeaderBytes = 16 * 1024
const headersTimeoutMs = 10_000
const bodyTimeoutMs = 30_000
/** A picture of 10 MB over a slow phone network: 0.5 Mbit/s. */
const uploadTimeoutMs = 180_000
/** Of an upload, besides the file: boundaries and headers of its form. */
const formBytes = 16 * 1024
const preflightSeconds = 600

const corsHeaders =
  'content-type, userid, x-session-id, country-id, language-id, timezone, idempotency-key, traceparent, request-id'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The exception to the origin rule: whether a page of this origin may send a form to this route. The route proves by
     * a one-time state that it asked for it (rules, Requests), or changes nothing.
     */
    takesFormFrom?: (request: FastifyRequest, origin: string) => boolean
    /** A route that takes a file as its body; no other route takes anything but JSON. */
    upload?: NonNullable<Endpoint['upload']>
    /** JSON that is not parsed: its signature is over the text. */
    keepsText?: boolean
    /** A route that reads a form with one file from the raw request by itself. */
    form?: NonNullable<Endpoint['form']>
  }
}

export interface HttpServerDependencies {
  env: Env
  log: Log
  metrics: Metrics
  origins: Origins
}

/** Fastify with what holds for every request: limits, origin rule, error shape. Routes come from `serve`. */
export async function createHttpServer({
  env,
  log,
  metrics,
  origins,
}: HttpServerDependencies): Promise<FastifyInstance> {
  const options: FastifyHttpOptions<Server> = {
    bodyLimit: bodyLimitBytes,
    requestTimeout: uploadTimeoutMs,
    http: { maxHeaderSize: maxHeaderBytes, headersTimeout: headersTimeoutMs },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: false },
    exposeHeadRoutes: true,
    genReqId: ({ headers }) => traceIdOf(headers.traceparent),
    forceCloseConnections: 'idle',
    trustProxy: env.trustProxy ?? false,
    frameworkErrors: (_error, request, reply) => {
      sendError(request, reply.headers(unroutedHeaders), new AppError('malformed_request'))
    },
  }
  const http = fastify(options)
  http.decorateRequest('student', null)
  http.setErrorHandler(createErrorHandler(log, metrics))
  // The first hook, so that refusals of later hooks carry the headers too.
  await addSecurityHeaders(http, env)
  await http.register(fastifyCookie)
  await http.register(fastifyAccepts)

  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.keepsText) return done(null, body)
    if (body === '') return done(null, undefined)
    try {
      done(null, JSON.parse(body as string))
    } catch {
      done(new AppError('malformed_request'))
    }
  })

  http.addContentTypeParser(/^audio\//, { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.upload?.mediaTypes === 'audio/*') done(null, body)
    else done(new AppError('unsupported_media_type'))
  })

  // Read by the route itself, without holding the file in memory.
  http.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if (request.routeOptions.config.form) done(null)
    else done(new AppError('unsupported_media_type'))
  })

  http.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request
    const { upload, form } = request.routeOptions.config
    if (!form) endSlowBody(request, reply)
    const maxBytes = form ? form.maxBytes + formBytes : (upload?.maxSizeBytes ?? bodyLimitBytes)
    if (Number(headers['content-length'] ?? 0) > maxBytes) {
      throw new AppError((form ?? upload)?.tooLarge ?? 'payload_too_large')
    }
    if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
      throw new AppError('unsupported_media_type')
    }
    const isApi = isApiPath(request.url)
    if (isApi && headers.origin !== undefined && origins.isAllowed(headers.origin)) {
      reply.header('access-control-allow-origin', headers.origin)
      reply.header('access-control-allow-credentials', 'true')
      reply.header('vary', 'origin')
      if (method === 'OPTIONS') {
        return reply
          .header('access-control-allow-methods', 'GET, POST')
          .header('access-control-allow-headers', corsHeaders)
          .header('access-control-max-age', preflightSeconds)
          .code(204)
          .send()
      }
    }
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
    const { takesFormFrom } = request.routeOptions.config
    if (takesFormFrom ? !takesFormFrom(request, headers.origin ?? '') : !isSameSite(headers, origins)) {
      throw new AppError('cross_site_refused')
    }
  })

  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route?.startsWith('/api')) {
      metrics.requestDuration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
      log.debug({ traceId: request.id, route, status: reply.statusCode }, 'Answered')
    }
  })

  http.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found')))
  return http
}

/** Node has one time limit for all requests, that of uploads. All others have to arrive sooner. */
function endSlowBody({ raw, headers }: FastifyRequest, reply: FastifyReply) {
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const timer = setTimeout(() => raw.socket.destroy(), bodyTimeoutMs)
  timer.unref()
  raw.once('end', () => clearTimeout(timer))
  reply.raw.once('close', () => clearTimeout(timer))
}

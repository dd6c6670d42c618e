import type { ChatAccess } from '@lumi/contracts/auth'
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@lumi/contracts/endpoint'
import { AppError, type Language } from '@lumi/contracts/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfRequest, validationError } from './errors.ts'
import type { Log } from './log.ts'
import type { Pressure } from './pressure.ts'

/** Who makes a call to a route with `access: 'student'`. Never taken from headers or bodies (SR11). */
export interface SignedInStudent {
  id: string
  sessionId: string
  email: string
  name: string | null
  languageId: number
  countryId: number
  timeZone: string
  /** When the account will be deleted unless the student keeps it; null: nobody asked for that. */
  deletesAt: Date | null
  deletionRequestedBy: string | null
  /** Set: it is being carried out. */
  deletionBegunAt: Date | null
  birthDate: string | null
  guardianState: 'asked' | 'given' | 'refused' | 'withdrawn' | null
}

export interface App {
  http: FastifyInstance
  /** The student of the session cookie, or undefined. */
  findStudent(request: FastifyRequest): Promise<SignedInStudent | undefined>
  /** Whether the chat, and all learning, is open to this student now; the answer of the `student` feature. */
  chatAccessOf(student: SignedInStudent): ChatAccess
  pressure: Pick<Pressure, 'hasRoom' | 'refuse' | 'admit'>
  /** Every contract that is served, for the API document and the tests that walk all routes. */
  contracts: Endpoint[]
  log: Log
}

export interface Call<E extends Endpoint> {
  student: E['access'] extends 'student' ? SignedInStudent : undefined
  body: BodyOf<E>
  query: QueryOf<E>
  /** The body of a contract with `upload`; empty if nothing was sent. */
  upload: Buffer
  /** Interface language of this call. */
  language: Language
  /** Address of the caller, behind a configured proxy the forwarded one. */
  address: string
  request: FastifyRequest
  reply: FastifyReply
}

/** For a call that is refused while the process is too busy. */
interface ServeOptions<E extends Endpoint> {
  /**
   * Whether this body must be served all the same. Asked only when the call would be refused, and before the session is
   * looked up, so that refusing asks nothing of the database.
   * @param getStudent looks the session up, for a question that not everybody may ask; throws as the call would
   */
  isUrgent?: (body: BodyOf<E>, getStudent: () => Promise<SignedInStudent>) => Promise<boolean>
}

declare module 'fastify' {
  interface FastifyRequest {
    student: SignedInStudent | null
  }
}

/** Rules, Requests: deeper JSON is refused. */
const maxDepth = 32
/** Each value may fail several rules and be answered for: 25 000 of them fit a body and would take half a second [SR22]. */
const maxValues = 4000

/**
 * Serves one contract: the only way to register an API route. The order of checks is size, origin (hooks of the whole
 * app), room, session, schema; ownership is the handler's. So a guest gets 401 whatever the body. What the handler returns
 * is stripped to the response schema, so that a column cannot leak.
 */
export function serve<const E extends Endpoint>(
  app: App,
  contract: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E>> | ResponseOf<E>,
  { isUrgent }: ServeOptions<E> = {},
) {
  app.contracts.push(contract)
  refuseOtherMethods(app, contract)
  const { body: bodySchema, query: querySchema, response: responseSchema } = contract
  const makesWork = contract.errors.includes('busy')

  async function isUrgentCall(request: FastifyRequest): Promise<boolean> {
    if (!isUrgent || !bodySchema) return false
    try {
      const body = parseBody(bodySchema, request.body) as BodyOf<E>
      return await isUrgent(body, () => getStudent(app, contract, request))
    } catch {
      // Not whole, or not a student's: refused like any other.
      return false
    }
  }

  app.http.route({
    method: contract.method,
    url: contract.path,
    // A file is made and counted when it is asked for, which must not happen for its head alone.
    exposeHeadRoute: contract.file === undefined,
    ...(contract.upload && { bodyLimit: contract.upload.maxSizeBytes, config: { upload: contract.upload } }),
    ...(contract.form && { config: { form: contract.form } }),
    async onRequest(request) {
      // Before anything is asked of the database: refusing must cost next to nothing.
      if (makesWork && !app.pressure.hasRoom()) {
        if (!isUrgent) app.pressure.refuse()
        // Its body decides.
        return
      }
      if (contract.access === 'student') await getStudent(app, contract, request)
    },
    async preHandler(request) {
      if (!makesWork) return
      if (!app.pressure.hasRoom() && !(await isUrgentCall(request))) app.pressure.refuse()
      if (contract.access === 'student') await getStudent(app, contract, request)
    },
    async handler(request, reply) {
      const call = {
        student: request.student ?? undefined,
        body: bodySchema ? parseBody(bodySchema, request.body) : undefined,
        upload: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        query: querySchema ? parse(querySchema, request.query) : undefined,
        // A service worker that sends what waited has no screen, and so no language of its own.
        language: languageOfRequest(request, request.student?.languageId),
        address: request.ip,
        request,
        reply,
      } as Call<E>
      const answer = await (makesWork ? underWay(app.pressure, () => handler(call)) : handler(call))
      if (contract.file) {
        const [only, ...others] = contract.file
        return (only && others.length === 0 ? reply.type(only) : reply).send(answer)
      }
      const result = responseSchema.safeParse(answer)
      if (!result.success) {
        const paths = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`)
        throw new Error(`The answer of ${contract.path} does not match its contract: ${paths.join(', ')}`)
      }
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(result.data))
    },
  })
}

async function underWay<Answer>(pressure: App['pressure'], work: () => Answer): Promise<Awaited<Answer>> {
  const done = pressure.admit()
  try {
    return await work()
  } finally {
    done()
  }
}

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The path exists, so another method is not "not found", and never the app shell. */
function refuseOtherMethods({ http }: App, { method, path, file }: Endpoint) {
  http.route({
    method: [...allMethods.filter((other) => other !== method), ...(file ? (['HEAD'] as const) : [])],
    url: path,
    async onRequest(_request, reply) {
      reply.header('allow', method)
      throw new AppError('method_not_allowed')
    },
    handler: () => undefined,
  })
}

type Schema = NonNullable<Endpoint['body']>

function parse(schema: Schema, input: unknown): unknown {
  const result = schema.safeParse(input)
  if (!result.success) throw validationError(result.error.issues)
  return result.data
}

function parseBody(schema: Schema, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('malformed_request')
  assertModest(body)
  return parse(schema, body)
}

/** The signed-in student of a request, if this call is open to them now. */
async function getStudent(app: App, contract: Endpoint, request: FastifyRequest): Promise<SignedInStudent> {
  if (request.student) return request.student
  const student = await app.findStudent(request)
  if (!student) throw new AppError('auth_required')
  noteMismatch(app.log, request, student)
  if (!contract.whileDeleting && student.deletesAt) throw new AppError('account_deletion_pending')
  if (!contract.beforeConsent && app.chatAccessOf(student) !== 'open') throw new AppError('consent_required')
  request.student = student
  return student
}

/** Looks at no more values than are allowed. */
function assertModest(body: object) {
  let values = 0
  const visit = (value: unknown, depth: number) => {
    if (++values > maxValues) throw new AppError('payload_too_large')
    if (typeof value !== 'object' || value === null) return
    if (depth === 0) throw new AppError('malformed_request')
    for (const key in value) visit((value as Record<string, unknown>)[key], depth - 1)
  }
  visit(body, maxDepth)
}

/**
 * Headers that the web app sends (A24). They are read for the log only; nothing trusts them (SR11). `Language-Id`
 * is no claim: a student may read this device in another language than the one they signed up in.
 */
function noteMismatch(log: Log, { headers, id }: FastifyRequest, student: SignedInStudent) {
  const actual: Record<string, string> = {
    userid: student.id,
    'x-session-id': student.sessionId,
    'country-id': String(student.countryId),
  }
  const differing = Object.keys(actual).filter((name) => headers[name] && headers[name] !== actual[name])
  if (differing.length === 0) return
  log.info({ traceId: id, studentId: student.id, headers: differing }, 'A request names another user than its cookie')
}

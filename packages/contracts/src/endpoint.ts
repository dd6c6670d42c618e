import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** `public`: anybody. `student`: a signed-in student; the handler gets that student and nobody else's data. */
export type Access = 'public' | 'student'

/**
 * Whose the record may be that a field names (SR10):
 * `own`: the caller's; another's is not found. `secret`: anybody's who holds the mailed or one-time secret beside it.
 * `common`: the same for everybody, as a country. `device`: made by the caller, names nothing that exists.
 */
export type Ownership = 'own' | 'secret' | 'common' | 'device'

type Schema = z.ZodMiniType

export interface EndpointDefinition<
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
  Permit extends Access = Access,
> {
  method: 'GET' | 'POST'
  /** Absolute path, in the promised spelling (A23); routes match without regard to case. */
  path: `/api/v1/${string}`
  /** Required: a route without an access declaration does not compile. */
  access: Permit
  /** One line for the API document. */
  summary: string
  query?: Query
  /** Absent: the call carries no body and needs no content type. */
  body?: Body
  response: Response
  /**
   * Every field of query and body that names a record (it ends with `Id`, `Ids` or `To`), and whose that record may be.
   * A test walks all contracts: a field that is missing here fails it, and each `own` one is tried by other students.
   */
  names?: Readonly<Record<string, Ownership>>
  /** What this call can refuse with, besides the refusals every call shares (`sharedErrors`). */
  errors: readonly ErrorCode[]
  /**
   * May be sent before the locale headers are known. Source: A16.
   * @default false
   */
  beforeLocale?: boolean
  /**
   * Open to a signed-in student whose date of birth or parent's consent is still missing. All other student calls refuse
   * with `consent_required` until then (decision 013): managing the account is open, learning is not.
   * @default false
   */
  beforeConsent?: boolean
  /**
   * Open to a student whose account waits to be deleted. All other student calls refuse with `account_deletion_pending`.
   * @default false
   */
  whileDeleting?: boolean
  /** Type of an answer that is a file. Absent: the answer is JSON of the shape of `response`. */
  file?: 'application/zip'
}

export interface Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Permit extends Access = Access,
> extends Omit<EndpointDefinition<Query, Body, Response, Permit>, 'query' | 'body'> {
  readonly kind: 'endpoint'
  /** Not optional: a contract that declares a body has one, and a form may use it as its schema. */
  readonly query: Query
  readonly body: Body
}

/**
 * One call, declared once, shared by server and web. Registering a route and calling it both need this object. The mark says
 * that a call which nobody uses may be left out of the browser's files.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Permit extends Access = Access,
>(definition: EndpointDefinition<Query, Body, Response, Permit>): Endpoint<Query, Body, Response, Permit> {
  return { ...definition, query: definition.query as Query, body: definition.body as Body, kind: 'endpoint' }
}

/** Refusals that any call may answer; kept out of each contract's `errors`. */
export const sharedErrors = [
  'internal',
  'unavailable',
  'validation_failed',
  'malformed_request',
  'payload_too_large',
  'unsupported_media_type',
  'cross_site_refused',
  'too_many_requests',
] as const satisfies readonly ErrorCode[]

/** An optional property reads as `T | undefined`, also when a contract gives it: only its absence means none. */
type Given<T> = [NonNullable<T>] extends [never] ? undefined : NonNullable<T>
type OutputOf<T> = T extends Schema ? z.output<T> : undefined
type InputOf<T> = T extends Schema ? z.input<T> : undefined

export type QueryOf<E extends Endpoint> = OutputOf<Given<E['query']>>
export type BodyOf<E extends Endpoint> = OutputOf<Given<E['body']>>
export type QueryInputOf<E extends Endpoint> = InputOf<Given<E['query']>>
export type BodyInputOf<E extends Endpoint> = InputOf<Given<E['body']>>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

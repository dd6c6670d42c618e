import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** `public`: anybody. `student`: only a signed-in student, whom the handler gets. */
export type Access = 'public' | 'student'

/**
 * Which records the id in a field may name (SR10):
 * `own`: only the caller's; any other is "not found". `secret`: any record, but its mailed or one-time secret is needed too.
 * `common`: records for everybody, such as a country. `device`: none yet; the caller has made the id.
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
   * Every field of query and body that names a record (it ends with `Id`, `Ids` or `To`), and which records it may name.
   * A test goes through all contracts: it fails if a field is missing here, and tries each `own` field as another student.
   */
  names?: Readonly<Record<string, Ownership>>
  /** Errors this call can return, besides those of every call (`sharedErrors`). */
  errors: readonly ErrorCode[]
  /**
   * May be sent before the locale headers are known (A16).
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
  /** Media types of a response that is a file; the handler sets one if there are several. Absent: JSON as in `response`. */
  file?: readonly string[]
  /** The request carries a file as its body, with its own media type; the handler gets it as `upload`. Excludes `body`. */
  upload?: {
    /** Such as `audio/*`. */
    mediaTypes: string
    maxSizeBytes: number
    /** The refusal of a larger one. */
    tooLarge: ErrorCode
  }
  /** The request is a form (multipart/form-data) with one file in this field, which the handler reads. Excludes `body`. */
  form?: { field: string; maxBytes: number; tooLarge: ErrorCode }
}

export interface Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Permit extends Access = Access,
> extends Omit<EndpointDefinition<Query, Body, Response, Permit>, 'query' | 'body'> {
  readonly kind: 'endpoint'
  /** Not optional, so that a form can use the body of a contract as its schema. */
  readonly query: Query
  readonly body: Body
}

/**
 * Declares one call, for server and web: both registering a route and calling it need this object. The mark lets the bundler
 * drop calls that the browser does not use.
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

/** Errors that any call may return; not repeated in each contract's `errors`. */
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

/** The type of an optional property without its `undefined`; plain `undefined` when the contract has no such property. */
type Given<T> = [NonNullable<T>] extends [never] ? undefined : NonNullable<T>
type OutputOf<T> = T extends Schema ? z.output<T> : undefined
type InputOf<T> = T extends Schema ? z.input<T> : undefined

export type QueryOf<E extends Endpoint> = OutputOf<Given<E['query']>>
export type BodyOf<E extends Endpoint> = OutputOf<Given<E['body']>>
export type QueryInputOf<E extends Endpoint> = InputOf<Given<E['query']>>
export type BodyInputOf<E extends Endpoint> = InputOf<Given<E['body']>>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

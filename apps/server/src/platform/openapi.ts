import { type Endpoint, sharedErrors } from '@lumi/contracts/endpoint'
import { type ErrorCode, errorCatalogue } from '@lumi/contracts/errors'
import * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

export interface OpenApiDocument {
  openapi: string
  info: JsonSchema
  paths: Record<string, Record<string, Operation>>
  components: JsonSchema
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security?: JsonSchema[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
}

interface Parameter {
  name: string
  in: 'query' | 'header'
  required: boolean
  description?: string
  schema: unknown
}

/** Headers of a call (A24). Nothing on the server trusts the first two. */
const headers: Parameter[] = [
  {
    name: 'Language-Id',
    in: 'header',
    required: false,
    schema: { type: 'integer', default: 1 },
    description: 'Language of texts in the answer',
  },
  { name: 'Country-Id', in: 'header', required: false, schema: { type: 'integer', default: 1 } },
  { name: 'TimeZone', in: 'header', required: false, schema: { type: 'string' }, description: 'IANA name' },
  { name: 'UserId', in: 'header', required: false, schema: { type: 'string' }, description: 'For logs only' },
  { name: 'X-Session-Id', in: 'header', required: false, schema: { type: 'string' }, description: 'For logs only' },
]

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'localizedMessage', 'traceId'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    message: { type: 'string' },
    localizedMessage: { type: 'string' },
    validationErrors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'localizedMessage'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, localizedMessage: { type: 'string' } },
      },
    },
    traceId: { type: 'string' },
  },
}

/** OpenAPI 3.1 of what is served, from the contract objects themselves, so it cannot say anything else. */
export function describeApi(contracts: readonly Endpoint[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: describeCall(contract) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lumi',
      version: '1',
      description:
        'Session cookies are HttpOnly and set by login; a POST needs an Origin of the product. Paths match without regard to case.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
      schemas: { Error: errorSchema },
    },
  }
}

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } })

const formBody = ({ field, maxBytes }: NonNullable<Endpoint['form']>) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [field],
        properties: { [field]: { type: 'string', format: 'binary', maxLength: maxBytes } },
      },
    },
  },
})

function describeCall(contract: Endpoint): Operation {
  const [, , , group = '', name = ''] = contract.path.split('/')
  return {
    operationId: name,
    summary: contract.summary,
    tags: [group],
    ...(contract.access === 'student' ? { security: [{ session: [] }] } : {}),
    parameters: [...queryParameters(contract), ...headers],
    ...(contract.upload
      ? {
          requestBody: {
            required: true,
            content: { [contract.upload.mediaTypes]: { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    ...(contract.body
      ? {
          requestBody: {
            required: true,
            content: jsonContent(jsonSchema(contract.body, 'input')),
          },
        }
      : {}),
    ...(contract.form ? { requestBody: formBody(contract.form) } : {}),
    responses: {
      200: {
        description: 'Done',
        content: contract.file
          ? Object.fromEntries(
              contract.file.map((type) => [type.replace(/;.*/, ''), { schema: { type: 'string', format: 'binary' } }]),
            )
          : jsonContent(jsonSchema(contract.response, 'output')),
      },
      ...describeErrors([
        ...contract.errors,
        ...(contract.access === 'student' && !contract.beforeConsent ? (['consent_required'] as const) : []),
        ...sharedErrors,
      ]),
    },
  }
}

function describeErrors(codes: readonly ErrorCode[]): Operation['responses'] {
  const byStatus = Map.groupBy(new Set(codes), (code) => String(errorCatalogue[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.join(', '), content: jsonContent({ $ref: '#/components/schemas/Error' }) },
    ]),
  )
}

function queryParameters({ query }: Endpoint): Parameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchema(query, 'output') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function jsonSchema(schema: NonNullable<Endpoint['body']>, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

import { z } from 'zod'
import { failureStatuses, type FailureName } from '#contract/failures.ts'
import { operations } from '#contract/index.ts'
import type { Access, Operation } from '#contract/operation.ts'

/** Failures that any operation of an access may answer, beside its own. */
const commonFailures: Record<Access, FailureName[]> = {
  public: ['INVALID_DATA_ERROR', 'TOO_MANY_REQUESTS_ERROR', 'UNEXPECTED_ERROR'],
  user: ['INVALID_DATA_ERROR', 'INVALID_TOKEN', 'TOO_MANY_REQUESTS_ERROR', 'UNEXPECTED_ERROR'],
  admin: [
    'INVALID_DATA_ERROR',
    'INVALID_TOKEN',
    'FORBIDDEN_ERROR',
    'TOO_MANY_REQUESTS_ERROR',
    'UNEXPECTED_ERROR',
  ],
}

/** JSON Schema of one direction of an operation; dates are ISO 8601 text on the wire. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type !== 'date') return
      Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  })
}

function requestBody(operation: Operation) {
  const schema = schemaOf(operation.input, 'input')
  if (!operation.upload) return { content: { 'application/json': { schema } } }
  const file = {
    type: 'string',
    format: 'binary',
    description: `An ${operation.upload} by its bytes`,
  }
  const { properties = {}, required = [] } = schema
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          ...schema,
          properties: { ...properties, file },
          required: [...required, 'file'],
        },
      },
    },
  }
}

function success(operation: Operation) {
  if (operation.output instanceof z.ZodVoid) return { 204: { description: 'Done; no body' } }
  const content = { 'application/json': { schema: schemaOf(operation.output, 'output') } }
  return { 200: { description: 'Done', content } }
}

function failures(operation: Operation) {
  const names = [...commonFailures[operation.access], ...operation.failures]
  const byStatus = Map.groupBy(new Set(names), (name) => failureStatuses[name])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

function pathOf(name: string, operation: Operation) {
  const headers = operation.idempotent
    ? [{ name: 'idempotency-key', in: 'header', schema: { type: 'string', maxLength: 64 } }]
    : []
  return {
    post: {
      operationId: name,
      summary: operation.summary,
      description: `Access: ${operation.access}.`,
      tags: [operation.access],
      security: operation.access === 'public' ? [] : [{ token: [] }],
      parameters: headers,
      requestBody: requestBody(operation),
      responses: { ...success(operation), ...failures(operation) },
    },
  }
}

/** The API reference as an OpenAPI 3.1 document, written from the contract. */
export function describeOperations(siteName: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: operations`,
      version: '1',
      description:
        'Every call is POST /api/{operationName}. A failed answer is JSON with name and context.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['name', 'context'],
          properties: {
            name: { type: 'string', enum: Object.keys(failureStatuses) },
            context: { type: 'object' },
          },
        },
      },
    },
    paths: Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => [`/${name}`, pathOf(name, operation)]),
    ),
  }
}

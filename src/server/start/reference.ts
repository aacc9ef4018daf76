import { z } from 'zod'
import { failureStatuses, type FailureName } from '#contract/base/failures.ts'
import { captchaActions } from '#contract/accounts/auth.ts'
import { operationsByTopic } from '#contract/index.ts'
import { alwaysPublishes } from '#contract/base/rights/duty-of-kind.ts'
import { limits } from '#contract/base/limits.ts'
import { type Access, type Operation, repeatRule } from '#contract/base/operation.ts'
import { type JsonSchema, type NamedSchemas, schemaOf } from './json-schema.ts'

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

function requestBody(operation: Operation, named: NamedSchemas) {
  const schema = schemaOf(operation.input, 'input', named)
  if (!operation.upload) {
    return { required: !takesNothing(operation), content: { 'application/json': { schema } } }
  }
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

/** Whether the payload may be left out, since all of its fields may. */
function takesNothing({ input }: Operation): boolean {
  return input.safeParse({}).success
}

const refreshToken = {
  'refresh-token': {
    description: 'A newer log-in token, which replaces the one that was sent',
    schema: { type: 'string' },
  },
}

const attachment = {
  'content-disposition': { description: 'attachment; filename="…"', schema: { type: 'string' } },
}

function success(operation: Operation, named: NamedSchemas) {
  const headers = operation.access === 'public' && !operation.panel ? {} : refreshToken
  if (operation.answersFile) {
    const schema = { type: 'string', format: 'binary' }
    const content = operation.answersFile.map((type) => [type, { schema }])
    const headed = { ...headers, ...attachment }
    return { 200: { description: 'A file', headers: headed, content: Object.fromEntries(content) } }
  }
  if (operation.output instanceof z.ZodVoid) {
    return { 204: { description: 'Done; no body', headers } }
  }
  const schema = schemaOf(operation.output, 'output', named)
  return { 200: { description: 'Done', headers, content: { 'application/json': { schema } } } }
}

const failureContent = {
  'application/json': { schema: { $ref: '#/components/schemas/Failure' } },
}

const retryAfter = {
  'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } },
}

/** Refusals of the transport, beside those that have a status of their own. */
const transportRefusals = {
  413: { description: 'INVALID_DATA_ERROR: too large', content: failureContent },
  415: { description: 'INVALID_DATA_ERROR: another content type', content: failureContent },
  503: {
    description: 'UNEXPECTED_ERROR: overloaded, stopping, or something needed is away',
    headers: retryAfter,
    content: failureContent,
  },
}

/** Failures of a public operation that looks at a token: one that shows disabled items asks for an admin's. */
const panelFailures = ['INVALID_TOKEN', 'FORBIDDEN_ERROR'] as const

/** Those that take the token of a mailed link: a wrong one ends no session (requirements §3.3). */
const takingMailedTokens = new Set(['verifyEmail', 'resetPassword'])

function statusOf(failure: FailureName, operation: string): number {
  const isMailed = failure === 'INVALID_TOKEN' && takingMailedTokens.has(operation)
  return isMailed ? failureStatuses.INVALID_DATA_ERROR : failureStatuses[failure]
}

function failures(name: string, operation: Operation) {
  const conflict = repeatRule(name, operation) === 'conflict'
  const names = [
    ...commonFailures[operation.access],
    ...operation.failures,
    ...(operation.panel ? panelFailures : []),
    ...(conflict ? (['EDIT_CONFLICT_ERROR'] as const) : []),
  ]
  const byStatus = Map.groupBy(new Set(names), (failure) => statusOf(failure, name))
  const declared = [...byStatus].map(([status, group]) => [
    status,
    {
      description: group.join(', '),
      ...(status === failureStatuses.TOO_MANY_REQUESTS_ERROR && { headers: retryAfter }),
      content: failureContent,
    },
  ])
  return { ...Object.fromEntries(declared), ...transportRefusals }
}

/** Effects of the idempotency key, for readers of the reference. */
const repeats = {
  'first answer':
    'The same key with the same payload within 24 hours gives the first answer again and has no second effect; with another payload it is INVALID_DATA_ERROR.',
  conflict:
    'The same key with the same payload within 24 hours has no second effect and is EDIT_CONFLICT_ERROR, because the answer holds a secret that is not kept; with another payload it is INVALID_DATA_ERROR.',
}

function parametersOf(name: string, operation: Operation) {
  const headers = []
  const rule = repeatRule(name, operation)
  if (rule !== 'second effect') {
    headers.push({
      name: 'idempotency-key',
      in: 'header',
      description: repeats[rule],
      schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKeyMaxLength },
    })
  }
  const protectedByCaptcha: readonly string[] = captchaActions
  if (protectedByCaptcha.includes(name) && !('captchaTk' in operation.input.shape)) {
    headers.push({
      name: 'captcha-token',
      in: 'header',
      description: `A captcha for the action ${name}; demanded when a refusal says captchaRequired`,
      schema: { type: 'string', maxLength: limits.tokenMaxLength },
    })
  }
  if (name === 'login' || name === 'loginWithPasskey') {
    headers.push({
      name: 'device-id',
      in: 'header',
      description:
        'What an earlier log-in answered under the same name: its browser is not a new one',
      schema: { type: 'string', maxLength: limits.tokenMaxLength },
    })
  }
  return headers
}

/** Access as OpenAPI tells it: a panel's read takes a token and does without one. */
function securityOf({ access, panel }: Operation) {
  if (access !== 'public') return [{ token: [] }]
  return panel ? [{}, { token: [] }] : []
}

function describeAccess(operation: Operation): string {
  const { access, duties } = operation
  if (!duties) return `Access: ${access}.`
  const publish = alwaysPublishes(operation) ? ' and publish' : ''
  return `Access: ${access} with the duty ${duties.join(' or ')}${publish}.`
}

function pathOf(name: string, topic: string, operation: Operation, named: NamedSchemas) {
  return {
    post: {
      operationId: name,
      summary: operation.summary,
      description: describeAccess(operation),
      ...(operation.duties && { 'x-duties': operation.duties }),
      tags: [topic],
      security: securityOf(operation),
      parameters: parametersOf(name, operation),
      requestBody: requestBody(operation, named),
      responses: { ...success(operation, named), ...failures(name, operation) },
    },
  }
}

const failureSchema: JsonSchema = {
  type: 'object',
  required: ['name', 'context'],
  properties: {
    name: { type: 'string', enum: Object.keys(failureStatuses) },
    context: {
      type: 'object',
      properties: {
        issues: {
          type: 'array',
          description: 'Every broken rule of the payload',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
        dependents: {
          type: 'object',
          description: 'What holds up a deletion, by kind',
        },
        captchaRequired: { type: 'boolean', description: 'The call is taken with a captcha' },
        message: { type: 'string', description: 'With CONFIGURATION_ERROR: what a server said' },
      },
    },
  },
}

/** The API reference as an OpenAPI 3.1 document, written from the contract. */
export function describeOperations(topics = operationsByTopic) {
  const named: NamedSchemas = {}
  const paths = Object.entries(topics).flatMap(([topic, group]) =>
    Object.entries(group).map(([name, operation]) => [
      `/${name}`,
      pathOf(name, topic, operation, named),
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operations',
      version: '1',
      description:
        'Every call is POST /api/{operationName}. A failed answer is JSON with name and context. ' +
        'Answers may gain fields within this version; none is taken away.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(topics).map((name) => ({ name })),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failureSchema, ...named },
    },
    paths: Object.fromEntries(paths),
  }
}

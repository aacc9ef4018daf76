import { kindFacts, kinds } from '#contract/base/kinds.ts'
import { fallbackLanguage, languages } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { followedQuote, followedQuotesExample } from './followed-quote.ts'

const failed = (names: string) => ({
  description: names,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const exampleId = '7b0f6a0e-4c0e-4c3f-9a53-0d9a2d1f5c11'

const queryParameters = [
  {
    name: 'lang',
    description: 'Texts in this language alone, else in what comes closest',
    schema: { enum: [...languages] },
  },
  {
    name: 'changedSince',
    description:
      'Only what came, changed or went at or after it: the `asOf` of the walk before. Before 400 days ago it is 410: begin anew.',
    schema: { type: 'string', format: 'date-time' },
    example: '2026-11-25T10:00:00.001Z',
  },
  { name: 'cursor', description: 'The `next` of the page before', schema: { type: 'string' } },
  {
    name: 'limit',
    description: 'Of a page',
    schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
  },
].map((parameter) => ({ in: 'query', ...parameter }))

const answerHeaders = {
  etag: { description: 'For `if-none-match`', schema: { type: 'string' } },
  link: { description: 'The next page, rel="next"', schema: { type: 'string' } },
  'as-of': { description: 'The same as `asOf`', schema: { type: 'string', format: 'date-time' } },
}

/** A page as an example: one that is there and one that is not any more. */
function exampleOf(plural: string) {
  return {
    asOf: '2026-11-25T10:00:00.001Z',
    next: null,
    list: [
      {
        id: exampleId,
        details: [
          { lang: fallbackLanguage, name: 'Salta', description: 'High valleys and white towns.' },
        ],
        url: `https://www.example.com/en/${plural}/${exampleId}/salta`,
        at: '2026-11-24T18:20:11.040Z',
      },
      { id: 'c1d5f6a2-…', withdrawn: true, at: '2026-11-25T09:12:40.511Z' },
    ],
  }
}

/** A page of a feed, of things that a schema describes and of what has gone. */
function pageOf(thing: string | object) {
  const gone = {
    type: 'object',
    required: ['id', 'withdrawn', 'at'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      withdrawn: { const: true },
      at: { type: 'string', format: 'date-time' },
    },
  }
  const there = typeof thing === 'string' ? { $ref: `#/components/schemas/${thing}` } : thing
  const list = { type: 'array', items: { anyOf: [there, gone] } }
  const properties = {
    asOf: {
      type: 'string',
      format: 'date-time',
      description: 'A moment before which nothing can still commit: the next `changedSince`',
    },
    next: { type: ['string', 'null'] },
    list,
  }
  return { type: 'object', required: Object.keys(properties), properties }
}

function jsonAnswer(kind: (typeof kinds)[number]) {
  const name =
    kind === 'circuit' || kind === 'package' ? 'Itinerary' : kind[0]?.toUpperCase() + kind.slice(1)
  return {
    'application/json': { schema: pageOf(name), example: exampleOf(kindFacts[kind].plural) },
  }
}

const readFailures = {
  304: { description: 'As it was' },
  400: failed('INVALID_DATA_ERROR'),
  401: failed('INVALID_TOKEN: no key, or a wrong one'),
  403: failed('FORBIDDEN_ERROR: the key may not'),
  410: failed('INVALID_DATA_ERROR: changedSince is too long ago'),
  429: failed('TOO_MANY_REQUESTS_ERROR'),
}

const tag = 'partners’ feeds'
const ofPartners = { tags: [tag], security: [{ key: [] }] }

function feedPath(kind: (typeof kinds)[number], format: 'json' | 'csv') {
  const { plural } = kindFacts[kind]
  const csv = { 'text/csv': { schema: { type: 'string' } } }
  return {
    servers: [{ url: '/' }],
    get: {
      ...ofPartners,
      operationId: `feed-${plural}-${format}`,
      summary: `What the public sees of ${plural}, page by page, by id; or what of it changed.`,
      description: 'Scope catalogue:read.',
      parameters: queryParameters,
      responses: {
        200: {
          description:
            'A page; each item has its pictures (media), the moment that it last came or changed (at) and its page (url)',
          headers: answerHeaders,
          content: format === 'csv' ? csv : jsonAnswer(kind),
        },
        ...readFailures,
      },
    },
  }
}

const ratesPath = {
  servers: [{ url: '/' }],
  get: {
    ...ofPartners,
    operationId: 'feed-rates-json',
    summary:
      'The rates of the key’s agency as listRates shows them to its agents, page by page, by id.',
    description:
      'Scope rates:read, and a key of an agency; what it sees follows the agency’s terms and sheets. Without terms there is none. What a rate’s item is called is told by the feed of its kind.',
    parameters: queryParameters,
    responses: {
      200: {
        description: 'A page; each rate has the moment that it last came or changed (at)',
        headers: answerHeaders,
        content: ratesAnswer(),
      },
      ...readFailures,
      403: failed('FORBIDDEN_ERROR: the key may not, or is of no agency'),
      410: failed(
        'INVALID_DATA_ERROR: changedSince is too long ago, or before the agency’s terms or sheets changed',
      ),
    },
  },
}

function ratesAnswer() {
  const season = { from: '2027-03-01', to: '2027-06-30', name: 'Low' }
  const line = { basis: 'double', per: 'person', perNight: true, net: 100_000 }
  const example = {
    asOf: '2026-11-25T10:00:00.001Z',
    next: null,
    list: [
      {
        id: exampleId,
        sheet: 'general',
        entityType: 'hotel',
        entityId: 'c1d5f6a2-…',
        currency: 'USD',
        seasons: [{ ...season, lines: [line] }],
        at: '2026-11-24T18:20:11.040Z',
      },
    ],
  }
  return { 'application/json': { schema: pageOf('Rate'), example } }
}

const quotesFeedPath = {
  servers: [{ url: '/' }],
  get: {
    ...ofPartners,
    operationId: 'feed-quotes-json',
    summary:
      'The quotes of the key’s agency, page by page, by id: how each stands, and its sent proposals.',
    description:
      'Scope quotes:read, and a key of an agency. A quote that is deleted or becomes another agency’s is withdrawn.',
    parameters: queryParameters.filter(({ name }) => name !== 'lang'),
    responses: {
      200: {
        description: 'A page; each quote has the moment that it last came or changed (at)',
        headers: answerHeaders,
        content: {
          'application/json': { schema: pageOf(followedQuote), example: followedQuotesExample },
        },
      },
      ...readFailures,
      403: failed('FORBIDDEN_ERROR: the key may not, or is of no agency'),
    },
  },
}

const quotesPath = {
  servers: [{ url: '/' }],
  post: {
    ...ofPartners,
    operationId: 'feed-quotes',
    summary:
      'Asks for a quote as createQuote does, or as createOpenQuote where no entityType is named.',
    description: 'Scope quotes:write. No captcha; the request is the key’s agency’s.',
    parameters: [
      {
        in: 'header',
        name: 'idempotency-key',
        required: true,
        description:
          'The same key with the same payload within 24 hours gives the first answer again',
        schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKeyMaxLength },
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object' },
          example: {
            entityType: 'circuit',
            entityId: exampleId,
            name: 'Ana Souza',
            email: 'ana@example.com',
            message: 'Two people in March.',
            lang: fallbackLanguage,
            consent: true,
            clientReference: 'TR-4711',
          },
        },
      },
    },
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: { type: 'object' },
            example: { id: exampleId, reference: 'K7PD-3MXQ', dueAt: '2026-11-26T15:00:00.000Z' },
          },
        },
      },
      400: failed('INVALID_DATA_ERROR'),
      401: failed('INVALID_TOKEN'),
      403: failed('FORBIDDEN_ERROR'),
      404: failed('NOT_FOUND_ERROR'),
      429: failed('TOO_MANY_REQUESTS_ERROR'),
    },
  },
}

/** Feeds and input of partners, for the API reference. */
export const describedFeeds = {
  tag: { name: tag },
  security: { key: { type: 'http', scheme: 'bearer', description: 'A partner’s key' } },
  paths: {
    ...Object.fromEntries(
      kinds.flatMap((kind) =>
        (['json', 'csv'] as const).map((format) => [
          `/feed/v1/${kindFacts[kind].plural}.${format}`,
          feedPath(kind, format),
        ]),
      ),
    ),
    '/feed/v1/rates.json': ratesPath,
    '/feed/v1/quotes.json': quotesFeedPath,
    '/feed/v1/quotes': quotesPath,
  },
}

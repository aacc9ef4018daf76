import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { operations } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp()

const parameter = z.object({ name: z.string(), in: z.literal('header') })
const described = z.object({
  post: z.object({
    tags: z.array(z.string()).length(1),
    parameters: z.array(parameter),
    requestBody: z.object({ required: z.boolean() }),
    responses: z.record(z.string(), z.looseObject({ description: z.string() })),
  }),
})
const document = z.looseObject({
  tags: z.array(z.object({ name: z.string() })),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), described),
})

async function readReference() {
  const { payload } = await app.server.inject({ method: 'GET', url: '/api/docs/json' })
  const read: { paths: Record<string, unknown> } = JSON.parse(payload)
  const isFeed = ([path]: [string, unknown]) => path.startsWith('/feed/v1/')
  const all = Object.entries(read.paths)
  const paths = Object.fromEntries(all.filter((entry) => !isFeed(entry)))
  const feeds = all.filter(isFeed).map(([path]) => path)
  return { text: payload, feeds, ...document.parse({ ...read, paths }) }
}

const headersOf = ({ post }: z.infer<typeof described>) => post.parameters.map(({ name }) => name)

describe('the API reference', () => {
  it('describes every operation once, under a topic that it lists', async () => {
    const { paths, tags } = await readReference()
    expect(Object.keys(paths).toSorted()).toEqual(
      Object.keys(operations)
        .map((name) => `/${name}`)
        .toSorted(),
    )
    const topics = tags.map(({ name }) => name)
    for (const { post } of Object.values(paths)) expect(topics).toContain(post.tags[0])
  })

  it('is there as YAML too', async () => {
    const { payload } = await app.server.inject({ method: 'GET', url: '/api/docs/yaml' })
    expect(payload).toMatch(/^openapi: 3\.1\.0\n/)
    expect(payload).toContain('\n  /listDestinations:\n')
  })

  it('describes what partners read and send', async () => {
    const { feeds, tags } = await readReference()
    expect(feeds).toContain('/feed/v1/circuits.json')
    expect(feeds).toContain('/feed/v1/hotels.csv')
    expect(feeds).toContain('/feed/v1/quotes')
    expect(tags.map(({ name }) => name)).toContain('partners’ feeds')
  })

  it('names what is answered again and again, and every name it refers to', async () => {
    const { text, components } = await readReference()
    const named = Object.keys(components.schemas)
    expect(named).toEqual(
      expect.arrayContaining(['Destination', 'Tour', 'Hotel', 'Media', 'User', 'Quote', 'Failure']),
    )
    const referred = new Set(
      [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference),
    )
    expect(referred.size).toBeGreaterThan(10)
    for (const reference of referred) {
      expect(named.map((name) => `#/components/schemas/${name}`)).toContain(reference)
    }
  })

  it('tells the headers that a call takes and that an answer brings', async () => {
    const { paths, text } = await readReference()
    const createQuote = described.parse(paths['/createQuote'])
    expect(headersOf(createQuote)).toEqual(['idempotency-key', 'captcha-token'])
    expect(headersOf(described.parse(paths['/register']))).toEqual(['idempotency-key'])
    expect(headersOf(described.parse(paths['/listTours']))).toEqual([])
    expect(createQuote.post.requestBody.required).toBe(true)
    expect(described.parse(paths['/listTours']).post.requestBody.required).toBe(false)
    expect(createQuote.post.responses['429']).toHaveProperty('headers.retry-after')
    expect(createQuote.post.responses['503']).toHaveProperty('headers.retry-after')
    expect(paths['/listUsers']?.post.responses['200']).toHaveProperty('headers.refresh-token')
    expect(text).toContain('"format":"email"')
  })

  it('tells refusals of a token: 401 and 403 where it shows disabled items, 400 of a mailed link', async () => {
    const responsesOf = async (name: string) => {
      const { paths } = await readReference()
      return Object.entries(paths[`/${name}`]?.post.responses ?? {}).flatMap(
        ([status, { description }]) => (/INVALID_TOKEN|FORBIDDEN/.test(description) ? status : []),
      )
    }
    expect(await responsesOf('detailTour')).toEqual(['401', '403'])
    expect(await responsesOf('resetPassword')).toEqual(['400', '403'])
    expect(await responsesOf('validateToken')).toEqual(['401'])
    expect(await responsesOf('getBanner')).toEqual([])
  })

  it('lets answers gain fields', async () => {
    const { components } = await readReference()
    expect(components.schemas['Destination']).not.toHaveProperty('additionalProperties')
  })

  it('is taken away by API_DOCS=off', async () => {
    const { server } = await startTestApp({ API_DOCS: 'off' })
    for (const url of ['/api/docs/', '/api/docs/json']) {
      expect((await server.inject({ method: 'GET', url })).statusCode).toBe(404)
    }
  })
})

describe('an answer', () => {
  it.each(['br', 'gzip'])('is compressed as %s for who takes it', async (encoding) => {
    const { headers } = await app.server.inject({
      method: 'GET',
      url: '/api/docs/json',
      headers: { 'accept-encoding': encoding },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('accept-encoding')
  })

  it('is not compressed for who does not, nor when it is short', async () => {
    const plain = await app.server.inject({ method: 'GET', url: '/api/docs/json' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const short = await app.server.inject({
      method: 'POST',
      url: '/api/listCountries',
      headers: { 'accept-encoding': 'br' },
    })
    expect(short.headers['content-encoding']).toBeUndefined()
    expect(short.json()).toEqual({ list: [] })
  })

  it('is never asked for with a compressed payload', async () => {
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: '/api/listCountries',
      headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
      payload: Buffer.from([0x1f, 0x8b]),
    })
    expect(statusCode).toBe(400)
  })
})

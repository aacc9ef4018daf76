import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeCategory, makeDestination, makeRegion } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const { token } = await app.makeUser({ role: 'admin' })

const regionId = await makeRegion(admin)
const destinationId = await makeDestination(admin, { regionId })
const categoryId = await makeCategory(admin)
const destinationIds = [destinationId, await makeDestination(admin, { regionId })]
const itinerary = { destinationIds, days: 4, nights: 3 }

const english = { name: 'Name', description: 'Text', lang: 'en' }
const spanish = { ...english, lang: 'es' }
const kinds: [string, Record<string, unknown>][] = [
  ['Destination', { regionId }],
  ['Tour', { destinationId, categoryId }],
  ['Circuit', itinerary],
  ['Package', itinerary],
  ['Hotel', { destinationId, category: 4 }],
  ['Incentive', { destinationId }],
]
const tagged = kinds.filter(([kind]) => kind !== 'Incentive')
const untoured = kinds.filter(([kind]) => kind !== 'Tour')

const send = (name: string, payload: unknown) =>
  sendCall(app.server, name, payload, { authorization: token })

async function issuesOf(name: string, payload: unknown): Promise<unknown> {
  const response = await send(name, payload)
  expect(response.statusCode).toBe(400)
  const { name: failure, context } = JSON.parse(response.payload)
  expect(failure).toBe('INVALID_DATA_ERROR')
  return context.issues
}

const wrongDetails: [string, unknown, { path: string; message: string }][] = [
  ['no name', [{ ...english, name: undefined }], issue('details.0.name', messages.nameEmpty)],
  ['blank name', [{ ...english, name: ' \n' }], issue('details.0.name', messages.nameEmpty)],
  [
    'name of 256',
    [{ ...english, name: 'a'.repeat(256) }],
    issue('details.0.name', messages.tooLong),
  ],
  ['NUL', [{ ...english, name: 'a\0' }], issue('details.0.name', messages.textMalformed)],
  ['surrogate', [{ ...english, name: '\ud800' }], issue('details.0.name', messages.textMalformed)],
  [
    'blank description',
    [english, { ...spanish, description: ' ' }],
    issue('details.1.description', messages.descriptionEmpty),
  ],
  [
    'description of 20,001',
    [{ ...english, description: 'a'.repeat(20_001) }],
    issue('details.0.description', messages.tooLong),
  ],
  ['no English', [spanish], issue('details', messages.detailsEnglish)],
  ['English twice', [english, english], issue('details', messages.detailsRepeated)],
  ['French', [english, { ...english, lang: 'fr' }], issue('details.1.lang', messages.invalid)],
  ['no list', { 0: english }, issue('details', messages.detailsEmpty)],
]

function issue(path: string, message: string) {
  return { path, message }
}

describe.each(kinds)('the payload of a %s', (kind, required) => {
  it.each(wrongDetails)(
    'is refused with details that have %s',
    async (_case, details, expected) => {
      expect(await issuesOf(`add${kind}`, { ...required, details })).toEqual([expected])
      const edit = { id: destinationId, details }
      expect(await issuesOf(`edit${kind}`, edit)).toEqual([expected])
    },
  )

  it('is refused without what it needs, all of it told at once', async () => {
    const issues = await issuesOf(`add${kind}`, { details: [english] })
    const paths = Object.keys(required).map((path) => expect.objectContaining({ path }))
    expect(issues).toEqual(expect.arrayContaining(paths))
    expect(issues).toHaveLength(paths.length)
  })

  it('is refused with ids that are none and flags that are none', async () => {
    expect(await issuesOf(`edit${kind}`, { id: 'x' })).toEqual([issue('id', messages.idInvalid)])
    expect(await issuesOf(`edit${kind}`, { id: destinationId, status: 'yes' })).toEqual([
      issue('status', messages.invalid),
    ])
    expect(await issuesOf(`detail${kind}`, {})).toEqual([issue('id', messages.idInvalid)])
    expect(await issuesOf(`list${kind}s`, { limit: 1_001, offset: -1 })).toEqual([
      issue('limit', messages.numberTooLarge),
      issue('offset', messages.numberTooSmall),
    ])
  })

  it('may carry keys of its own invention, which change nothing', async () => {
    const extra = { id: destinationId, kind: 'hotel', updatedAt: 'never', sequence: 1 }
    const response = await send(`add${kind}`, { ...required, ...extra, details: [english] })
    expect(response.statusCode).toBe(200)
    const { id } = JSON.parse(response.payload)
    expect(id).not.toBe(destinationId)
    expect((await send(`detail${kind}`, { id })).statusCode).toBe(200)
  })
})

describe.each(untoured)('a %s', (kind, required) => {
  it('needs details', async () => {
    const expected = [issue('details', messages.detailsEmpty)]
    expect(await issuesOf(`add${kind}`, required)).toEqual(expected)
    expect(await issuesOf(`add${kind}`, { ...required, details: [] })).toEqual(expected)
    expect(await issuesOf(`edit${kind}`, { id: destinationId, details: [] })).toEqual(expected)
  })
})

describe.each(tagged)('the tags of a %s', (kind, required) => {
  const payload = { ...required, details: [english] }

  it('are at most 40 of at most 60 characters, doubles not counted', async () => {
    const names = Array.from({ length: 41 }, (_, index) => `tag ${index}`)
    expect(await issuesOf(`add${kind}`, { ...payload, tags: names })).toEqual([
      issue('tags', messages.tooMany),
    ])
    expect(await issuesOf(`add${kind}`, { ...payload, tags: ['a'.repeat(61), ''] })).toEqual([
      issue('tags.0', messages.tooLong),
      issue('tags.1', messages.required),
    ])
    const most = [...names.slice(1), ` ${names[1]?.toUpperCase()} `]
    const response = await send(`add${kind}`, { ...payload, tags: most })
    expect(response.statusCode).toBe(200)
    const { id } = JSON.parse(response.payload)
    const { tags } = JSON.parse((await send(`detail${kind}`, { id })).payload)
    expect(tags).toEqual(names.slice(1))
  })
})

it('has one spelling for names and tags that look the same, and leaves descriptions as they were sent', async () => {
  const typedApart = 'Iguazu\u0301'
  const details = [{ name: typedApart, description: typedApart, lang: 'en' as const }]
  const { id } = await admin('addDestination', { regionId, details, tags: [typedApart] })
  const { details: kept, tags } = await admin('detailDestination', { id })
  expect(kept).toMatchObject([{ name: 'Iguaz\u00fa', description: typedApart, lang: 'en' }])
  expect(tags).toEqual(['iguaz\u00fa'])
})

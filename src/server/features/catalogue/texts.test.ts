import { describe, expect, it } from 'vitest'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeDetails, makeItem } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const { token } = await app.makeUser({ role: 'admin' })

const nameOf = (kind: Kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

/** A call whose name is put together from its kind. */
async function send(name: string, payload: object) {
  const response = await sendCall(app.server, name, payload, { authorization: token })
  return { status: response.statusCode, body: JSON.parse(response.payload || 'null') }
}

const detailsOf = async (kind: Kind, id: string) =>
  (await send(`detail${nameOf(kind)}`, { id })).body.details

const monthNotes = ['Rain', null, null, 'Whales', null, null, null, null, null, null, null, 'Heat']
const samples: Record<string, unknown> = {
  summary: 'Falls and forest.',
  highlights: ['Devil’s Throat', 'A boat under the falls'],
  included: ['Guide', 'Park fee'],
  excluded: ['Flights'],
  seoTitle: 'Falls and forest',
  suits: ['You like to walk'],
  thinkTwice: ['You sleep late'],
  seasonNote: 'Best in spring.',
  monthNotes,
  climate: 'Warm and wet',
  conditions: '*Half* on booking',
  practical: [
    { topic: 'money', text: 'Pesos' },
    { topic: 'arrival', text: '- By air' },
  ],
  questions: [{ question: 'Is it far?', answer: 'No.' }],
}

/** Typed by hand and not from the contract. */
const textsOf: Record<Kind, string> = {
  destination: 'summary seoTitle highlights seasonNote monthNotes climate practical questions',
  tour: 'summary seoTitle highlights suits thinkTwice included excluded seasonNote monthNotes questions',
  circuit: 'summary seoTitle highlights suits thinkTwice included excluded conditions questions',
  package: 'summary seoTitle highlights suits thinkTwice included excluded conditions questions',
  hotel: 'summary seoTitle monthNotes questions',
  incentive: 'summary seoTitle highlights included excluded conditions questions',
}

const empty = (name: string) => (Array.isArray(samples[name]) && name !== 'monthNotes' ? [] : null)

describe.each(kinds)('the further texts of a %s', (kind) => {
  const names = textsOf[kind].split(' ')
  const texts = Object.fromEntries(names.map((name) => [name, samples[name]]))
  const none = Object.fromEntries(names.map((name) => [name, empty(name)]))
  const [english, spanish] = makeDetails('Iguazú', ['en', 'es'])
  const edit = (id: string, details: unknown) => send(`edit${nameOf(kind)}`, { id, details })

  it('are answered with its own language, and nothing is said of what it has not', async () => {
    const id = await makeItem[kind](admin, { details: [{ ...english, ...samples }, spanish] })
    expect(await detailsOf(kind, id)).toEqual([
      { ...english, ...texts },
      { ...spanish, ...none },
    ])
  })

  it('stay when an entry leaves them out, and go with null or with their language', async () => {
    const id = await makeItem[kind](admin, {
      details: [
        { ...english, ...texts },
        { ...spanish, ...texts },
      ],
    })
    const renamed = { ...english, name: 'Iguazu Falls' }
    await edit(id, [spanish, renamed])
    expect(await detailsOf(kind, id)).toEqual([
      { ...spanish, ...texts },
      { ...renamed, ...texts },
    ])
    const cleared = Object.fromEntries(names.map((name) => [name, null]))
    await edit(id, [{ ...english, ...cleared }])
    expect(await detailsOf(kind, id)).toEqual([{ ...english, ...none }])
    await edit(id, [english, spanish])
    expect(await detailsOf(kind, id)).toEqual([
      { ...english, ...none },
      { ...spanish, ...none },
    ])
  })

  it('are told of in the activity, one by one', async () => {
    const id = await makeItem[kind](admin, { details: [english] })
    for (const [name, value] of Object.entries(texts)) {
      await edit(id, [{ ...english, [name]: value }])
      const { list, total } = await admin('listActivity', { itemId: id, limit: 1 })
      expect(list[0]?.fields).toEqual(['details'])
      expect(total).toBe(names.indexOf(name) + 2)
    }
  })

  it('but the summary are left out of brief lists', async () => {
    await makeItem[kind](admin, { details: [{ ...english, ...texts }] })
    const list = async (query: object) =>
      (await send(`list${nameOf(kind)}s`, { limit: 1, ...query })).body.list[0].details
    expect(await list({})).toEqual([{ ...english, ...texts }])
    expect(await list({ brief: true })).toEqual([
      { ...english, description: '', ...none, summary: samples['summary'] },
    ])
  })
})

describe('a further text', () => {
  const [english] = makeDetails()
  const refusal = async (texts: object) => {
    const details = [{ ...english, ...texts }]
    const { body } = await send('addDestination', { details, regionId })
    return body.context?.issues?.map((issue: { path: string }) => issue.path)
  }
  const { regionId } = { regionId: '00000000-0000-4000-8000-000000000000' }

  it.each([
    ['summary', 'x'.repeat(301)],
    ['summary', ' '],
    ['highlights', Array.from({ length: 11 }, () => 'x')],
    ['highlights.0', ['x'.repeat(161)]],
    ['seasonNote', 'x'.repeat(301)],
    ['monthNotes', monthNotes.slice(1)],
    ['monthNotes.3', monthNotes.with(3, 'x'.repeat(121))],
    ['climate', 'x'.repeat(161)],
    ['practical.0.topic', [{ topic: 'love', text: 'x' }]],
    ['practical.0.text', [{ topic: 'money', text: 'x'.repeat(2_001) }]],
    ['questions', Array.from({ length: 21 }, () => ({ question: 'x', answer: 'x' }))],
    ['questions.0.question', [{ question: 'x'.repeat(201), answer: 'x' }]],
    ['questions.0.answer', [{ question: 'x', answer: '' }]],
  ])('that breaks its limits is refused at %s', async (path, value) => {
    const field = path.split('.')[0] ?? ''
    expect(await refusal({ [field]: value })).toEqual([`details.0.${path}`])
  })

  it('says each practical topic once', async () => {
    const practical = [
      { topic: 'money', text: 'x' },
      { topic: 'money', text: 'y' },
    ]
    const details = [{ ...english, practical }]
    const { body } = await send('addDestination', { details, regionId })
    expect(body.context.issues).toEqual([
      { path: 'details.0.practical', message: messages.topicRepeated },
    ])
  })
})

import { type PlainKind, plainKinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Caller } from '#contract/index.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makePicture,
  makeTour,
} from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { ask, callerOf, type Target } from '../calls.ts'
import { canaryTexts } from './canaries.ts'
import type { References } from './references.ts'
import { emailOf, password, type WhoName } from './callers.ts'

const approved = { country: 'ES', status: 'approved' as const, sheets: ['general'] }

const inEnglish = (text: string) => [{ lang: 'en' as const, name: text, description: text }]

/** Users with a password, and the keys of partners' programs. */
export interface Ground {
  keys: Record<'catalogue' | 'rates' | 'quotes' | 'waiting', string>
}

/** Adds what fewer than so many are left of: callers delete as much as they add. */
export type TopUp = () => Promise<void>

/** A call of somebody who may do all, whose answer is remembered. */
type Add = (operation: string, payload: object) => Promise<string>

const details = () => makeDetails()

/** By noun: how many there are to be, and what adds one. In an order in which one may need the other. */
function makersOf(
  add: Add,
  references: References,
): Record<string, [number, () => Promise<unknown>]> {
  const some = (noun: string, index = 0) => references.fill(`@@${noun}:${index}@@`)
  const destinationIds = () => [...new Set([some('destination'), some('destination', 1)])]
  const file = { file: picture, position: 'slider' }
  const itinerary = () => ({
    details: details(),
    destinationIds: destinationIds(),
    days: 5,
    nights: 4,
  })
  const plainMaker = (kind: PlainKind): [number, () => Promise<unknown>] => [
    2,
    () =>
      add(operationsOfKind[kind].add, { destinationId: some('destination'), details: details() }),
  ]
  const asked = { email: 'visitor@example.com', name: 'Visitor', message: 'Two in March' }
  return {
    country: [2, () => add('addCountry', { name: `Country ${crypto.randomUUID().slice(0, 8)}` })],
    region: [2, () => add('addRegion', { countryId: some('country'), name: 'Misiones' })],
    category: [2, () => add('addCategory', { name: `Walks ${crypto.randomUUID().slice(0, 8)}` })],
    destination: [
      4,
      () => add('addDestination', { regionId: some('region'), details: details(), tags: ['sol'] }),
    ],
    tour: [
      3,
      () =>
        add('addTour', {
          destinationId: some('destination'),
          categoryId: some('category'),
          details: details(),
        }),
    ],
    hotel: [
      2,
      () =>
        add('addHotel', { destinationId: some('destination'), details: details(), category: 4 }),
    ],
    ...Object.fromEntries(plainKinds.map((kind) => [kind, plainMaker(kind)])),
    circuit: [3, () => add('addCircuit', itinerary())],
    package: [3, () => add('addPackage', itinerary())],
    media: [4, () => add('addTourMedia', { id: some('tour', 1), ...file })],
    rate: [2, () => add('addRate', makeRate({ entityId: some('circuit') }))],
    page: [
      1,
      () =>
        add('addPage', {
          slug: `page-${crypto.randomUUID().slice(0, 8)}`,
          details: [{ lang: 'en', title: 'A', body: 'B' }],
        }),
    ],
    template: [
      1,
      () =>
        add('addTemplate', {
          name: `T ${crypto.randomUUID().slice(0, 8)}`,
          texts: { en: { subject: 'S', body: 'Dear {{name}}' } },
        }),
    ],
    agency: [2, () => add('addAgency', { ...approved, name: 'Agencia' })],
    user: [
      3,
      () =>
        add('addUserAdmin', {
          ...person(`stranger-${crypto.randomUUID()}@example.com`),
          role: 'user',
        }),
    ],
    quote: [
      2,
      () =>
        add('createQuote', { ...asked, entityType: 'destination', entityId: some('destination') }),
    ],
    proposal: [
      2,
      async () => {
        const id = await add('addProposal', { quoteId: some('quote') })
        const days = [{ title: 'Arrival', text: 'To Salta.' }]
        await add('editProposal', { id, title: 'North', days, validUntil: '2099-12-31' })
        await add('sendProposal', { id })
        await add('addProposalLink', { id })
      },
    ],
    requests: [1, () => add('addRequestLink', { quoteId: some('quote') })],
    preview: [1, () => add('addPreviewLink', { kind: 'circuit', id: some('circuit') })],
    work: [0, async () => {}],
  }
}

const picture = await makePicture(8, 8)

/** Some of everything, and what only some may see: the latter stays as it is, for the admins among the callers may not touch it. */
export async function prepareGround(
  target: Target,
  references: References,
): Promise<Ground & { topUp: TopUp }> {
  const add: Add = async (operation, payload) => {
    const answer = await ask<{ id?: string } | undefined>(target, operation, { ...payload })
    references.learn(operation, answer)
    return answer?.id ?? ''
  }
  const makers = makersOf(add, references)
  const topUp = async () => {
    for (const [noun, [least, make]] of Object.entries(makers)) {
      // What is known may be gone with what it belonged to; then the next turn adds it.
      if (references.count(noun) < least) await make().catch(() => {})
    }
  }
  for (let turn = 0; turn < 4; turn += 1) await topUp()
  const admin = callerOf(target)
  const places = {
    regionId: references.fill('@@region:0@@'),
    categoryId: references.fill('@@category:0@@'),
  }
  return { ...(await plantCanaries(target, admin, references, places)), topUp }
}

const person = (email: string) => ({ name: 'Ana', surname: 'Ejemplo', email, password })

/** Restricted things, each with unique texts and figures. */
async function plantCanaries(
  target: Target,
  admin: Caller,
  references: References,
  places: { regionId: string; categoryId: string },
): Promise<Ground> {
  const kept = (id: string) => {
    references.add('canary', id)
    references.protect(id)
    return id
  }
  const { regionId, categoryId } = places
  const destinationId = kept(await makeDestination(admin, { regionId }))
  const other = kept(await makeDestination(admin, { regionId, details: makeDetails() }))
  const circuit = kept(await makeCircuit(admin, { destinationIds: [destinationId, other] }))
  const hidden = inEnglish(canaryTexts.hidden)
  kept(await makeDestination(admin, { regionId, details: hidden, status: false }))
  const binned = await makeTour(admin, {
    destinationId,
    categoryId,
    details: inEnglish(canaryTexts.binned),
  })
  await admin('deleteTour', { id: kept(binned) })
  const fields = { details: inEnglish(canaryTexts.draft) }
  await ask(target, 'saveDraft', { kind: 'destination', id: destinationId, fields })
  const season = {
    name: canaryTexts.season,
    from: '2027-01-01',
    to: '2027-12-31',
    lines: [{ basis: 'double' as const, net: 7_654_321, gross: 9_876_543 }],
  }
  const remarks = { en: canaryTexts.remark }
  const rate = makeRate({ entityId: circuit, sheet: 'SECRETSHEET', remarks, seasons: [season] })
  kept((await admin('addRate', rate)).id)

  const notes = canaryTexts.agencyNote
  const agency = async (name: string, more: object) =>
    kept((await admin('addAgency', { ...approved, name, notes, ...more })).id)
  const net = await agency('Net', { terms: { kind: 'net' }, sheets: ['SECRETSHEET'] })
  const gross = await agency('Gross', { terms: { kind: 'commission', percent: 10 } })
  const waiting = await agency('Waiting', {
    terms: { kind: 'net' },
    sheets: ['SECRETSHEET'],
    status: 'pending',
  })
  const agencies: Partial<Record<WhoName, string>> = { net, gross, waiting }
  for (const who of ['admin', 'second', 'net', 'gross', 'waiting', 'loner'] as const) {
    const role = who === 'admin' || who === 'second' ? 'admin' : 'user'
    const agencyId = role === 'user' ? (agencies[who] ?? null) : undefined
    const { id } = await admin('addUserAdmin', { ...person(emailOf(who)), role, agencyId })
    kept(id)
  }
  const asked = { email: canaryTexts.visitor, name: 'Visitor', message: canaryTexts.message }
  const quote = await ask<{ id: string }>({ ...target, token: '' }, 'createOpenQuote', asked)
  const quoteId = kept(quote.id)
  await admin('quoteAddNote', { quoteId, text: canaryTexts.note })
  const key = async (
    scopes: ('catalogue:read' | 'rates:read' | 'quotes:write')[],
    of: string | null,
  ) => {
    const made = await admin('addApiKey', { name: 'Partner', scopes, agencyId: of })
    kept(made.id)
    return made.key
  }
  const { admins } = await admin('listUsers')
  for (const { id } of admins) kept(id)
  return {
    keys: {
      catalogue: await key(['catalogue:read'], null),
      rates: await key(['catalogue:read', 'rates:read'], net),
      quotes: await key(['quotes:write'], gross),
      waiting: await key(['catalogue:read', 'rates:read'], waiting),
    },
  }
}

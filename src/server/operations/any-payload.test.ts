import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import { failureStatuses } from '#contract/failures.ts'
import type { Operation, OperationName } from '#contract/operation.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import {
  addPicture,
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makePicture,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const regionId = await makeRegion(admin)
const categoryId = await makeCategory(admin)
const destinationId = await makeDestination(admin, { regionId, tags: ['sol'] })
const tourId = await makeTour(admin, { destinationId, categoryId })
const medium = await addPicture(admin, destinationId)
const email = 'agencia@example.com'
const password = 'Secreta-123'
await admin('addUserAdmin', { name: 'A', surname: 'B', email, role: 'user', password })
const picture = await makePicture(8, 8)

const known = [
  regionId,
  categoryId,
  destinationId,
  tourId,
  medium.id,
  await makeHotel(admin, { destinationId }),
  await makeIncentive(admin, { destinationId }),
  await makeCircuit(admin, { tourIds: [tourId] }),
  await makePackage(admin),
  '00000000-0000-4000-8000-000000000000',
]

const id = fc.constantFrom(...known)
const ids = fc.array(id, { maxLength: 4 })
const text = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\u{d800}',
    "'; drop table users; --",
    '%_\\',
    '{{7*7}}',
    '../../etc/passwd',
    'ÿ'.repeat(300),
    'a'.repeat(25_000),
    '1e999',
    'İSTANBUL',
    '2026-01-01T00:00:00Z',
  ),
)
const details = fc.constantFrom(
  makeDetails(),
  makeDetails('Ñ', ['es']),
  makeDetails('É', ['es', 'en', 'pt']),
  [],
)

/** What a field of that name may hold when all is well. */
const plausible: Record<string, fc.Arbitrary<unknown>> = {
  details,
  tags: fc.array(text, { maxLength: 3 }),
  bannedTags: fc.array(text, { maxLength: 3 }),
  email: fc.constantFrom(email, 'nobody@example.com', 'x@y.z'),
  password: fc.constantFrom(password, 'x'),
  newPass: fc.constantFrom(password, 'x'),
  name: text,
  surname: text,
  lang: fc.constantFrom('es', 'en', 'pt', 'fr'),
  role: fc.constantFrom('user', 'admin', 'root'),
  entity: fc.constantFrom('circuits', 'tours', 'packages'),
  entityType: fc.constantFrom('circuit', 'destination', 'package', 'tour', 'incentive', 'hotel'),
  position: fc.constantFrom('slider', 'main', 'detail'),
  mediaPosition: fc.constantFrom('slider', 'main', 'detail'),
  category: fc.constantFrom(1, 2.5, 5),
  days: fc.integer({ min: -1, max: 400 }),
  nights: fc.integer({ min: 1, max: 365 }),
  limit: fc.integer({ min: 1, max: 60 }),
  offset: fc.integer({ min: 0, max: 2 ** 53 - 1 }),
  threshold: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(5e-324)),
  keyword: text,
  updatedAt: fc.constantFrom('2026-01-01T00:00:00Z', '9999-12-31T23:59:59+14:00'),
  captchaTk: fc.constantFrom('fake:register:0.9', 'fake:register:0.1'),
}

const junk = fc.oneof(
  text,
  fc.double(),
  fc.constantFrom(null, true, 2 ** 53, -0, { constructor: { prototype: {} } }),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 4 }),
  fc.object({ maxDepth: 2 }),
)

function fieldArbitrary(field: string): fc.Arbitrary<unknown> {
  const named = plausible[field]
  if (named) return named
  if (/ids$/i.test(field)) return ids
  if (/id$/i.test(field)) return id
  return fc.boolean()
}

/** Mostly what the fields of an operation may hold, with junk and gaps in between. */
function payloadArbitrary(declared: Operation): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.keys(declared.input.shape).map((field) => {
    const usual = { arbitrary: fieldArbitrary(field), weight: 8 }
    const odd = { arbitrary: junk, weight: 1 }
    return [field, fc.option(fc.oneof(usual, odd), { nil: undefined, freq: 12 })] as const
  })
  return fc.record({
    ...Object.fromEntries(fields),
    extra: fc.option(junk, { nil: undefined }),
  })
}

const callers = ['nobody', 'user', 'admin', 'stale'] as const
type CallerName = (typeof callers)[number]
const usually: CallerName[] = ['admin', 'admin', 'admin', 'admin', 'admin']

/** A token of its own for every operation: some of them end their caller's session. */
async function tokensOf(): Promise<Record<CallerName, string | undefined>> {
  return {
    nobody: undefined,
    user: (await app.makeUser()).token,
    admin: (await app.makeUser({ role: 'admin' })).token,
    stale: 'Bearer eyJhbGciOiJub25lIn0.e30.',
  }
}

async function expectContractAnswer(
  name: OperationName,
  payload: Record<string, unknown>,
  token: string | undefined,
): Promise<void> {
  const response = await sendCall(
    app.server,
    name,
    payload,
    token === undefined ? {} : { authorization: token },
  )
  const { statusCode } = response
  expect(statusCode).toBeLessThan(500)
  expect(response.headers['x-request-id']).toEqual(expect.any(String))
  if (statusCode === 204) return
  const answer = JSON.parse(response.payload)
  if (statusCode === 200) {
    expect(() => operations[name].output.parse(revived(answer))).not.toThrow()
    return
  }
  expect(Object.keys(answer).toSorted()).toEqual(['context', 'name'])
  expect(Object.keys(failureStatuses)).toContain(answer.name)
  expect(answer.context).toEqual(expect.any(Object))
}

/** Dates as the callers revive them. */
function revived(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    ['updatedAt', 'creationDate', 'lastViewTariff'].includes(key) && typeof value === 'string'
      ? new Date(value)
      : value,
  )
}

const slow = new Set(['login', 'register', 'addUserAdmin', 'editUserAdmin', 'resetPassword'])

describe('whatever it is sent, an operation answers as the contract says', () => {
  const names = Object.keys(operations) as OperationName[]

  it.each(names)('%s', async (name) => {
    const declared: Operation = operations[name]
    const tokens = await tokensOf()
    const caller = fc.constantFrom(...callers, ...usually)
    const file = fc.constantFrom(picture, new Blob(['GIF89a']), new Blob([]))
    const numRuns = slow.has(name) || declared.upload ? 6 : 15
    await fc.assert(
      fc.asyncProperty(payloadArbitrary(declared), caller, file, async (fields, by, blob) => {
        const payload = declared.upload ? { ...fields, file: blob } : fields
        await expectContractAnswer(name, payload, tokens[by])
      }),
      { numRuns, endOnFailure: true },
    )
  })
})

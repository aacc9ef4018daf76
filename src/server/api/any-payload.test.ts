import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import { failureStatuses } from '#contract/base/failures.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { OperationName } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { reviveDates, sendCall } from '#testing/caller.ts'
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

const email = 'agencia@example.com'
const password = 'Secreta-123'
const fields = { name: 'A', surname: 'B', email, role: 'user', password } as const
const regionId = await makeRegion(admin)
const categoryId = await makeCategory(admin)
const destinationId = await makeDestination(admin, { regionId, tags: ['sol'] })
const destinationIds = [destinationId, await makeDestination(admin), await makeDestination(admin)]
const tourId = await makeTour(admin, { destinationId, categoryId })
const hotelId = await makeHotel(admin, { destinationId })
const picture = await makePicture(8, 8)

/** The thing that an operation's id names if its name contains the key; the first match counts. */
const named: [RegExp, string][] = [
  [/DestinationMedia/, (await addPicture(admin, destinationId)).id],
  [/Destination/, destinationId],
  [/Tour/, tourId],
  [/Hotel/, hotelId],
  [/Incentive/, await makeIncentive(admin, { destinationId })],
  [/Circuit/, await makeCircuit(admin, { tourIds: [tourId], hotelIds: [hotelId] })],
  [/Package/, await makePackage(admin)],
  [/Categor/, categoryId],
  [/Region/, regionId],
  [/User/, (await admin('addUserAdmin', fields)).id],
]
const unknownId = '00000000-0000-4000-8000-000000000000'
const anyId = fc.constantFrom(unknownId, ...named.map(([, known]) => known))
const text = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\u{d800}',
    "'; drop table users; --",
    '%_\\',
    '../../etc/passwd',
    'ÿ'.repeat(300),
    'a'.repeat(25_000),
    '1e999',
    'İSTANBUL',
    '2026-01-01T00:00:00Z',
  ),
)
const word = fc.oneof({ arbitrary: fc.constantFrom('sol', ' Ñandú ', '$1 %s'), weight: 9 }, text)
const details = fc.constantFrom(
  makeDetails(),
  makeDetails("'); drop table users; --", ['es', 'en', 'pt']),
  makeDetails('İ\u202e$1 %s', ['pt', 'en']),
  makeDetails('Ñ', ['es']),
  [],
)

/** A valid value of a field of that name. */
const plausible: Record<string, fc.Arbitrary<unknown>> = {
  details,
  tags: fc.array(word, { maxLength: 3 }),
  bannedTags: fc.array(word, { maxLength: 3 }),
  name: word,
  surname: word,
  message: word,
  email: fc.constantFrom(email, 'nobody@example.com', 'x@y.z'),
  password: fc.constantFrom(password, 'x'),
  newPass: fc.constantFrom(password, 'x'),
  destinationId: fc.constant(destinationId),
  categoryId: fc.constant(categoryId),
  regionId: fc.constant(regionId),
  destinationIds: fc.shuffledSubarray(destinationIds, { minLength: 2 }),
  ids: fc.shuffledSubarray(destinationIds, { minLength: 2 }),
  tourIds: fc.subarray([tourId, unknownId]),
  hotelIds: fc.subarray([hotelId]),
  lang: fc.constantFrom('es', 'en', 'pt', 'fr'),
  role: fc.constantFrom('user', 'admin', 'root'),
  entity: fc.constantFrom('circuits', 'tours', 'packages'),
  entityType: fc.constantFrom('circuit', 'destination', 'package', 'tour', 'incentive', 'hotel'),
  position: fc.constantFrom('slider', 'main', 'detail'),
  mediaPosition: fc.constantFrom('slider', 'main', 'detail'),
  category: fc.constantFrom(1, 2.5, 5),
  days: fc.integer({ min: 0, max: 366 }),
  nights: fc.integer({ min: 1, max: 365 }),
  limit: fc.integer({ min: 1, max: 60 }),
  // Mostly so small that there is something to answer.
  offset: fc.oneof({ arbitrary: fc.nat(1), weight: 4 }, fc.nat(2 ** 31), fc.constant(2 ** 53 - 1)),
  threshold: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(5e-324)),
  keyword: word,
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

function fieldArbitrary(name: string, field: string): fc.Arbitrary<unknown> {
  const known = plausible[field]
  if (known) return known
  if (/ids$/i.test(field)) return fc.array(anyId, { maxLength: 4 })
  if (!/id$/i.test(field)) return fc.boolean()
  const [, fitting = unknownId] = named.find(([pattern]) => pattern.test(name)) ?? []
  return fc.oneof({ arbitrary: fc.constant(fitting), weight: 4 }, anyId)
}

/** Mostly what the fields of an operation may hold, with junk and gaps in between. */
function payloadArbitrary(name: string, declared: Operation) {
  const fields = Object.keys(declared.input.shape).map((field) => {
    const usual = { arbitrary: fieldArbitrary(name, field), weight: 20 }
    const value = fc.oneof(usual, junk)
    return [field, fc.option(value, { nil: undefined, freq: 20 })] as const
  })
  const extra = fc.option(junk, { nil: undefined })
  return fc.record({ ...Object.fromEntries(fields), extra })
}

const callers = ['nobody', 'user', 'admin', 'stale'] as const
type CallerName = (typeof callers)[number]
const usually: CallerName[] = Array.from({ length: 12 }, () => 'admin')

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
  const declared: Operation = operations[name]
  const isStartedTask = declared.answersFile && response.payload.startsWith('{"workId"')
  if (statusCode === 200 && declared.answersFile && !isStartedTask) {
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/)
    return
  }
  const answer = JSON.parse(response.payload, reviveDates)
  if (statusCode === 200) {
    expect(() => operations[name].output.parse(answer)).not.toThrow()
    return
  }
  expect(Object.keys(answer).toSorted()).toEqual(['context', 'name'])
  expect(Object.keys(failureStatuses)).toContain(answer.name)
  expect(answer.context).toEqual(expect.any(Object))
}

const slow = new Set(['login', 'register', 'addUserAdmin', 'editUserAdmin', 'resetPassword'])

describe('whatever it is sent, an operation answers as the contract says', () => {
  const removing = /^(delete|remove)/
  const names = (Object.keys(operations) as OperationName[]).toSorted(
    (a, b) => Number(removing.test(a)) - Number(removing.test(b)),
  )

  it.each(names)('%s', async (name) => {
    const declared: Operation = operations[name]
    const tokens = await tokensOf()
    const caller = fc.constantFrom(...callers, ...usually)
    const file = fc.constantFrom(picture, picture, new Blob(['GIF89a']), new Blob([]))
    const numRuns = slow.has(name) || declared.upload ? 5 : 10
    await fc.assert(
      fc.asyncProperty(payloadArbitrary(name, declared), caller, file, async (fields, by, blob) => {
        const payload = declared.upload ? { ...fields, file: blob } : fields
        await expectContractAnswer(name, payload, tokens[by])
      }),
      { numRuns, endOnFailure: true },
    )
  })
})

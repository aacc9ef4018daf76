import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeHotel } from '#testing/factories.ts'
import { makeQuote, readQuote } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app
const phone = '+54 9 341 555-0137'
const hotel = await makeHotel(admin)
const circuit = await makeCircuit(admin)
const { id: wanted } = await app.call('createQuote', {
  email: 'vera@example.com',
  name: 'Vera Núñez',
  message: 'Marzo',
  phone,
  entityType: 'circuit',
  entityId: circuit,
  items: [{ entityType: 'hotel', entityId: hotel }],
})
const { reference } = await readQuote(app, wanted)
await makeQuote(app, { phone: '+54 9 11 4444-9999', clientReference: 'FILE/2026 77' })

const foundBy = async (keyword: string) =>
  (await admin('listQuote', { keyword })).list.map(({ id }) => id)

it('finds a request by its reference, however it is typed', async () => {
  const separator = fc.constantFrom('', '-', ' ', '–', '.', ' - ')
  const around = fc.constantFrom(['', ''], ['[', ']'], ['(', ')'], ['#', ''], ['«', '»'])
  const confused = fc.constantFrom<[string, string]>(['1', 'I'], ['1', 'l'], ['0', 'O'], ['0', 'o'])
  const spelled = fc.record({ separator, around, confused, isLower: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(spelled, async ({ separator, around: [before, after], confused, isLower }) => {
      const typed = reference.replaceAll(...confused).replace('-', separator)
      const keyword = `${before}${isLower ? typed.toLowerCase() : typed}${after}`
      expect(await foundBy(keyword)).toEqual([wanted])
    }),
    { numRuns: 25 },
  )
})

it.each([
  '+54 9 341 555-0137',
  '3415550137',
  '341 555 0137',
  '(341) 555-0137',
  '5550137',
  '555-0137',
])('finds a request by its phone, typed as %s', async (keyword) =>
  expect(await foundBy(keyword)).toEqual([wanted]),
)

it('finds a request by the agent’s own reference and by the names of all its items', async () => {
  expect(await foundBy('file/2026')).toHaveLength(1)
  expect(await foundBy('file/2026')).not.toContain(wanted)
  const { items, entityName } = await admin('detailQuote', { quoteId: wanted })
  expect(items).toHaveLength(1)
  for (const name of [entityName ?? '', items[0]?.name ?? '']) {
    expect(await foundBy(name)).toContain(wanted)
  }
})

it('finds nothing by fewer digits than a phone has, by another phone or by half a reference of another', async () => {
  expect(await foundBy('99-99')).toEqual([])
  expect(await foundBy('341 555 0138')).toEqual([])
  expect(await foundBy('%')).toEqual([])
  expect(await foundBy('vera 44449999')).toEqual([])
  expect(await foundBy('vera 5550137')).toEqual([wanted])
})

it('tells of other requests of the same phone, whatever the e-mail', async () => {
  const { id } = await makeQuote(app, { phone: '0054 9 341 5550137'.replace('00', '+') })
  const { others } = await admin('detailQuote', { quoteId: wanted })
  expect(others).toEqual([id])
  expect((await admin('detailQuote', { quoteId: id })).others).toContain(wanted)
})

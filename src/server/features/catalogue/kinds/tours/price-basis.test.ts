import { expect, it } from 'vitest'
import { priceBases } from '#contract/catalogue/facts/facts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makePackage, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin, call } = app

it('the price of an experience is for a person unless said, that of a journey in a double room', async () => {
  const priceFrom = { amount: 9_800, currency: 'USD' }
  const tour = await makeTour(admin, { priceFrom })
  expect(await call('detailTour', { id: tour })).toMatchObject({ priceFromBasis: 'person' })
  expect((await call('listTours')).list).toMatchObject([{ priceFromBasis: 'person' }])
  for (const priceFromBasis of priceBases) {
    await admin('editTour', { id: tour, priceFromBasis })
    expect(await call('detailTour', { id: tour })).toMatchObject({ priceFromBasis })
  }
  await admin('editTour', { id: tour, priceFromBasis: null })
  expect(await call('detailTour', { id: tour })).toMatchObject({ priceFromBasis: 'person' })
  const circuit = await makeCircuit(admin, { priceFrom })
  const journey = await makePackage(admin, { priceFrom, priceFromBasis: 'person' })
  expect(await call('detailCircuit', { id: circuit })).toMatchObject({ priceFromBasis: 'double' })
  expect(await call('detailPackage', { id: journey })).toMatchObject({ priceFromBasis: 'person' })
})

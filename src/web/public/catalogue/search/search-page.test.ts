import { expect, it } from 'vitest'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'
import { loaderArgs } from '#testing/page-loader.ts'
import { loader as loadMonth } from '../places/month-page.tsx'
import { loader } from './search-page.tsx'

const app = await startTestApp()
const { admin } = app

async function search(keyword: string) {
  const address = `/en/search?${new URLSearchParams({ q: keyword })}`
  return loader(await loaderArgs({ caller: app.call, language: 'en', address }))
}

it('themes that nobody has named are read out of what was typed, and can be taken away', async () => {
  const months = Array.from({ length: 12 }, () => 'good' as const)
  const destinationId = await makeDestination(admin, { tags: ['cabalgatas'], months })
  const tour = { destinationId, months }
  await makeTour(admin, { ...tour, details: makeDetails('On horseback') })
  await makeTour(admin, {
    ...tour,
    details: makeDetails('On foot'),
    bannedTags: ['cabalgatas'],
  })
  const { asked, groups } = await search('cabalgatas in October')
  expect(asked.map(({ label, without }) => [label, without])).toEqual([
    ['October', '/en/search?q=cabalgatas'],
    ['cabalgatas', '/en/search?q=october'],
  ])
  const tours = groups?.tours.map(({ name, facts }) => [name, facts?.includes('cabalgatas')])
  expect(tours).toEqual([
    ['On horseback', false],
    ['On foot', true],
  ])
  // Of what nobody sees nothing is read.
  const hidden = await makeDestination(admin, { tags: ['espeleología'] })
  expect((await search('espeleología')).asked).toHaveLength(1)
  await admin('toggleDestinationStatus', { id: hidden })
  expect((await search('espeleología')).asked).toEqual([])
})

it('a month leads to its page where something is good in it, and to none where its page is missing', async () => {
  const months = monthsOfYear.map((month) => (month <= 2 ? ('good' as const) : ('closed' as const)))
  for (const { id } of (await app.call('listDestinations')).list)
    await admin('editDestination', { id, months })
  for (const { id } of (await app.call('listTours')).list) await admin('editTour', { id, months })
  for (const month of monthsOfYear) {
    const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2027, month - 1),
    )
    const { asked } = await search(`travel in ${name}`)
    const address = `/en/when/${month}`
    expect(asked).toMatchObject([{ label: name, to: month <= 2 ? address : undefined }])
    const params = { month: String(month) }
    const args = await loaderArgs({ caller: app.call, language: 'en', address, params })
    const { others } = (await loadMonth(args).catch(() => null)) ?? {}
    const links = month === 1 ? ['/en/when/2'] : month === 2 ? ['/en/when/1'] : undefined
    expect(others?.map(({ to }) => to)).toEqual(links)
  }
})

it('says what partly fits, and what would be left without each part of the question', async () => {
  const { id: countryId } = await admin('addCountry', { name: 'Nortelandia' })
  const regionId = await makeRegion(admin, countryId)
  const months = monthsOfYear.map((month) =>
    month === 5 ? ('good' as const) : ('closed' as const),
  )
  await makeDestination(admin, { regionId, months, details: makeDetails('Cumbres') })
  const { asked, total, partial, groups } = await search('Nortelandia in June')
  expect(asked.map(({ label, without, left }) => [label, without, left])).toEqual([
    ['June', '/en/search?q=nortelandia', 1],
    ['nortelandia', '/en/search?q=june', expect.any(Number)],
  ])
  expect(total).toBe(0)
  expect(partial).toBeGreaterThan(0)
  const cumbres = groups?.destinations.find(({ name }) => name === 'Cumbres')
  expect(cumbres?.facts).toContain('Without: june')
  expect((await search('Nortelandia in May')).total).toBe(1)
})

it('shows kinds with a full match before those with partial ones', async () => {
  const destinationIds = [
    await makeDestination(admin, { details: makeDetails('Alfamar') }),
    await makeDestination(admin, { details: makeDetails('Betamar') }),
  ]
  await makeCircuit(admin, { destinationIds })
  const { order, total, partial } = await search('Alfamar Betamar')
  expect({ first: order[0], total, partial }).toEqual({ first: 'circuits', total: 1, partial: 2 })
})

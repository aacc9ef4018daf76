import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails, makeTour } from '#testing/factories.ts'
import { loaderArgs } from '#testing/page-loader.ts'
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
    ['cabalgatas', '/en/search?q=October'],
  ])
  expect(groups?.tours.map(({ name }) => name)).toEqual(['On horseback'])
  // Of what nobody sees nothing is read.
  const hidden = await makeDestination(admin, { tags: ['espeleología'] })
  expect((await search('espeleología')).asked).toHaveLength(1)
  await admin('toggleDestinationStatus', { id: hidden })
  expect((await search('espeleología')).asked).toEqual([])
})

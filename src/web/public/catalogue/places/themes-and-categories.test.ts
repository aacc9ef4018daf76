import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeTour,
} from '#testing/factories.ts'
import { loaderArgs } from '#testing/page-loader.ts'
import { loader as loadCategory } from './category-page.tsx'
import { loader as loadTheme } from './theme-page.tsx'

const app = await startTestApp()
const { admin } = app

const good = Array.from({ length: 12 }, () => 'good' as const)
const place = (name: string, tags: string[] = []) =>
  makeDestination(admin, {
    details: makeDetails(name),
    location: { lat: -25, lng: -65 },
    months: good,
    tags,
  })

async function themeView(tag: string) {
  const params = { tag }
  const address = `/en/themes/${tag}`
  const args = await loaderArgs({ caller: app.call, language: 'en', address, params })
  return (await loadTheme(args)).view
}

async function categoryView(id: string) {
  const params = { id }
  const address = `/en/categories/${id}`
  const args = await loaderArgs({ caller: app.call, language: 'en', address, params })
  return (await loadCategory(args)).view
}

const namesOn = ({ map }: Awaited<ReturnType<typeof themeView>>) =>
  map?.places.map(({ name }) => name).toSorted()

it('a theme has the map and the months of its destinations, and of what says it itself', async () => {
  const vines = await place('Vines', ['vino'])
  const city = await place('City')
  const port = await place('Port')
  await place('Elsewhere', ['mar'])
  await makeTour(admin, { destinationId: port, tags: ['vino'] })
  // Has the theme from one of its places alone.
  await makeCircuit(admin, { destinationIds: [vines, city] })
  const view = await themeView('vino')
  expect(namesOn(view)).toEqual(['Port', 'Vines'])
  expect(view.map?.svg).toContain('<svg')
  expect(view.months?.map(({ count }) => count)).toEqual(Array.from({ length: 12 }, () => 2))
})

it("a category has those of its experiences' destinations", async () => {
  const categoryId = await makeCategory(admin)
  await makeTour(admin, { categoryId, destinationId: await place('Bay') })
  const view = await categoryView(categoryId)
  expect(namesOn(view)).toEqual(['Bay'])
  expect(view.months?.map(({ count }) => count)).toEqual(good.map(() => 1))
})

it('where nothing is located and no month is told there is neither', async () => {
  const categoryId = await makeCategory(admin)
  await makeTour(admin, { categoryId, tags: ['nowhere'] })
  for (const view of [await categoryView(categoryId), await themeView('nowhere')]) {
    expect(view.map).toBeNull()
    expect(view.months).toEqual([])
  }
})

import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails, makeTour } from '#testing/factories.ts'
import { loaderArgs } from '#testing/page-loader.ts'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { TextsProvider } from '#web/shared/i18n/use-texts.tsx'
import { loader as loadDestination } from '../kinds/destination-page.tsx'
import { CatalogueMenus } from '#web/public/frame/menus/catalogue-menus.tsx'
import { loader as loadLayout } from '#web/public/frame/layout.tsx'
import { loader as loadTheme } from '../places/theme-page.tsx'
import { loader as loadTour } from '../kinds/tour-page.tsx'
import { CardRow } from '../cards/card-row.tsx'
import { FactList } from '../facts/fact-list.tsx'
import { TagList } from '../tags/tag-list.tsx'

const app = await startTestApp()
const { admin } = app

const { id: countryId } = await admin('addCountry', { name: 'Norge', names: { en: 'Norway' } })
const names = { en: 'Lakes', es: 'Lagos' }
const { id: regionId } = await admin('addRegion', { countryId, name: 'Lakes', names })
const { id: categoryId } = await admin('addCategory', { name: 'Snø', names: { en: 'Snow' } })
const [text = makeDetails()[0]] = makeDetails('Fjord')
const destinationId = await makeDestination(admin, {
  regionId,
  tags: ['nieve', 'agua'],
  details: text && [{ ...text, climate: 'Cold' }],
})
const tourId = await makeTour(admin, { destinationId, categoryId })
await admin('editTag', { tag: 'nieve', names: { en: 'snow' } })
await admin('editTag', { tag: 'agua', names: { en: 'water', es: 'agua' } })

beforeAll(() => loadTexts('es'))

function render(children: ReactElement): string {
  const parts = { language: 'es' as const, t: translatorOf('es').t, children }
  return renderToStaticMarkup(createElement(TextsProvider, parts))
}

const asked = (address: string, params?: Record<string, string>) =>
  loaderArgs({ caller: app.call, language: 'es', address, ...(params && { params }) })

it('a card and a page mark country, region and category that are not named in their language', async () => {
  const tour = await loadTour(await asked('/es/tours', { id: tourId }))
  expect(tour.category).toEqual({ name: 'Snow', lang: 'en' })
  const page = await loadDestination(await asked('/es/destinations', { id: destinationId }))
  expect([page.region, page.country]).toEqual([{ name: 'Lagos' }, { name: 'Norway', lang: 'en' }])
  const theme = await loadTheme(await asked('/es/themes', { tag: 'snow' }))
  const html = render(createElement(CardRow, { cards: theme.view.items.destinations }))
  expect(html).toContain('<p>Lagos, <span lang="en">Norway</span></p>')
})

it('a theme marks its name, and so do the ways to it', async () => {
  const { view, companions } = await loadTheme(await asked('/es/themes', { tag: 'snow' }))
  expect([view.title, view.lang]).toEqual(['Snow', 'en'])
  expect(companions).toEqual([{ name: 'agua', to: '/es/themes/agua' }])
  const { tags } = await loadDestination(await asked('/es/destinations', { id: destinationId }))
  const html = render(createElement(TagList, { tags }))
  expect(html).toContain('<a href="/es/themes/snow" lang="en">snow</a>')
  expect(html).toContain('<a href="/es/themes/agua">agua</a>')
})

it('a climate is marked where it is in another language', async () => {
  const { facts } = await loadDestination(await asked('/es/destinations', { id: destinationId }))
  const html = render(createElement(FactList, { facts: facts.further }))
  expect(html).toContain('<dd lang="en">Cold</dd>')
})

it("the header's menus mark what is not named in the page's language", async () => {
  const { menus } = (await loadLayout(await asked('/es'))).data
  const html = render(createElement(CatalogueMenus, { menus }))
  expect(html).toMatch(/<a href="\/es\/countries\/[^"]*"[^>]* lang="en">Norway<\/a>/)
  expect(html).toMatch(/<a href="\/es\/categories\/[^"]*" lang="en">Snow<\/a>/)
  expect(html).toMatch(/<a href="\/es\/destinations\/[^"]*" lang="en">Fjord<\/a>/)
})

import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/base/languages/languages.ts'
import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import type { AnswerOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeDetails, makeTour } from '#testing/factories.ts'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { TextsProvider } from '#web/shared/i18n/use-texts.tsx'
import { toIndexMap, toLocatorMap } from './place-maps.server.ts'
import { IndexMap, LocatorMap } from './place-maps.tsx'
import { toRouteMap } from './route-map.server.ts'
import { RouteMap } from './route-map.tsx'

const app = await startTestApp()
const language: Language = 'es'
const page = () => ({ language, t: translatorOf(language).t })

/** An element as it stands on the page at an address. */
function render(element: ReactElement, at = '/es/circuits/x', styleUrl: string | null = null) {
  const parts = { ...page(), children: element }
  const site = { ...unknownSite, url: 'https://travel.example', mapStyleUrl: styleUrl }
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '*',
        loader: () => null,
        element: createElement(TextsProvider, parts),
      },
    ],
    { initialEntries: [at], hydrationData: { loaderData: { root: { site } } } },
  )
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

const buenosAires = { location: { lat: -34.603722, lng: -58.381592 } }
const iguazu = { location: { lat: -25.695278, lng: -54.436667 } }

async function makePlaces(): Promise<[string, string]> {
  const spanish = [...makeDetails('Buenos Aires', ['en']), ...makeDetails('La ciudad', ['es'])]
  return [
    await makeDestination(app.admin, { ...buenosAires, details: spanish }),
    await makeDestination(app.admin, { ...iguazu, details: makeDetails('The falls') }),
  ]
}

beforeAll(() => loadTexts(language))

describe('the map of a journey', () => {
  it('tells in words and in a list what it draws', async () => {
    const [city, falls] = await makePlaces()
    const night = (day: number, destinationId: string) => ({
      day,
      destinationId,
      overnight: 'camp' as const,
    })
    const id = await makeCircuit(app.admin, {
      details: makeDetails('Two waters', ['en', 'es']),
      destinationIds: [city, falls],
      itinerary: [
        night(1, city),
        night(2, city),
        { ...night(3, falls), transfers: [{ mode: 'flight', km: 1060 }] },
        { day: 4, destinationId: city, transfers: [{ mode: 'bus' }] },
      ],
    })
    const item = await app.call('landingDetailCircuit', { id })
    const view = toRouteMap(item, page())
    if (!view) throw new Error('There is no map')
    expect(view.stops.map(({ number, name, nights }) => [number, name, nights])).toEqual([
      [1, 'La ciudad', 2],
      [2, 'The falls', 1],
      [3, 'La ciudad', 0],
    ])
    expect(toRouteMap(item, page())).toBe(view)
    expect(view.svg).toContain('Mapa del recorrido: Two waters')
    expect(view.svg).toContain(
      '1. La ciudad, 2 noches; Vuelo: 2. The falls, 1 noche; Autobús: 3. La ciudad',
    )
    const html = render(createElement(RouteMap, { view }))
    expect(html).toContain('<svg xmlns="http://www.w3.org/2000/svg"')
    expect(html.match(/<li>/g)).toHaveLength(3)
    expect(html).toMatch(/<a href="\/es\/destinations\/[\w-]+\/the-falls" lang="en">The falls<\/a>/)
    expect(html).toContain('Vuelo · 1060 km')
    expect(view.content?.places).toMatchObject([
      { numbers: '1 · 3', name: 'La ciudad', note: '2 noches', ...buenosAires.location },
      { numbers: '2', name: 'The falls', lang: 'en', note: '1 noche', ...iguazu.location },
    ])
    expect(view.content?.routes).toMatchObject([
      { from: 0, to: 1, style: 'air' },
      { from: 1, to: 0, style: 'road' },
    ])
    const route = createElement(RouteMap, { view })
    const offered = render(route, '/es/circuits/x', 'https://tiles.example:8443/style.json')
    expect(offered).toContain('Se carga desde otro servidor: tiles.example:8443')
    expect(offered).toMatch(/data-map="drawn">.*<svg.*<button type="button".*Mapa interactivo/s)
    const preview = render(route, '/es/preview/x', 'https://tiles.example/style.json')
    expect(preview).toBe(html)
    expect(html).not.toContain('<button')
  })

  it('is none where no stop has a location', async () => {
    const id = await makeCircuit(app.admin)
    expect(toRouteMap(await app.call('landingDetailCircuit', { id }), page())).toBeNull()
  })
})

const placeOf = ({ id, location, tours }: AnswerOf<'landingDetailDestination'>) => ({
  name: 'The falls',
  to: `/en/destinations/${id}`,
  location,
  tours,
  destinationId: id,
})

describe('the map of a destination', () => {
  it('names what is near, and what one can do', async () => {
    const [city, falls] = await makePlaces()
    await makeTour(app.admin, {
      destinationId: falls,
      details: makeDetails('A boat'),
      location: { lat: -25.2, lng: -54.3 },
    })
    const missions = await makeDestination(app.admin, {
      details: makeDetails('The missions'),
      location: { lat: -27.26, lng: -55.53 },
    })
    const park = await makeDestination(app.admin, {
      details: makeDetails('The park'),
      location: { lat: -25.69, lng: -54.03 },
    })
    const item = await app.call('landingDetailDestination', { id: falls })
    const { list } = await app.call('listDestinations', { brief: true })
    const view = toLocatorMap(item, placeOf(item), list, page())
    if (!view) throw new Error('There is no map')
    expect(view.svg).toContain('>A boat</text>')
    const ways = view.places.map(({ id, way }) => [id, way])
    expect(ways).toContainEqual([park, '40 km por tierra'])
    expect(ways).toContainEqual([missions, '210 km por tierra'])
    expect(ways.map(([id]) => id)).not.toContain(city)
    expect(view.content.places.map(({ name, mark }) => [name, mark])).toEqual(
      expect.arrayContaining([
        ['The falls', 'place'],
        ['A boat', 'experience'],
        ['La ciudad', 'near'],
      ]),
    )
    expect(render(createElement(LocatorMap, { view }))).toContain('Qué hay cerca')
  })

  it('is none without a location', async () => {
    const id = await makeDestination(app.admin)
    const item = await app.call('landingDetailDestination', { id })
    expect(toLocatorMap(item, placeOf(item), [], page())).toBeNull()
  })
})

describe('the map of a country', () => {
  it('links its destinations, drawn and listed', async () => {
    const ids = await makePlaces()
    const { list } = await app.call('listDestinations', { brief: true })
    const mine = list.filter(({ id }) => ids.includes(id))
    const view = toIndexMap('Destinos de Argentina', mine, page())
    if (!view) throw new Error('There is no map')
    const html = render(createElement(IndexMap, { view }))
    expect(html.match(/<a href="\/es\/destinations\//g)).toHaveLength(4)
    expect(html).toContain('Destinos de Argentina')
    expect(toIndexMap('Nada', [], page())).toBeNull()
  })
})

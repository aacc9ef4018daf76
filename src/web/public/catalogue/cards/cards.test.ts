import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/base/languages/languages.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeHotel, makePicture, makeTour } from '#testing/factories.ts'
import { loaderArgs } from '#testing/page-loader.ts'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { TextsProvider } from '#web/shared/i18n/use-texts.tsx'
import { loader as searchLoader } from '../search/search-page.tsx'
import { CardRow } from './card-row.tsx'
import { itineraryToCard, tourToFactCard } from './fact-cards.server.ts'
import { HotelList } from './hotel-list.tsx'
import { hotelToLine } from './item-card.ts'
import { ItineraryCards } from './itinerary-cards.tsx'

const app = await startTestApp()
const { admin } = app
const language: Language = 'es'
const page = () => ({ language, t: translatorOf(language).t, today: '2026-01-01' })

beforeAll(() => loadTexts(language))

function render(children: ReactElement): string {
  const parts = { ...page(), children }
  return renderToStaticMarkup(createElement(TextsProvider, parts))
}

type Summaries = Partial<Record<Language, string | null>>

/** Texts in the languages of their summaries. */
const saying = (summaries: Summaries) =>
  Object.entries(summaries).map(([lang, summary]) => ({
    lang: lang as Language,
    name: `Quimilí ${lang}`,
    description: 'Text.',
    summary,
  }))

const cards: Record<string, (summaries: Summaries) => Promise<ReactElement>> = {
  'an experience': async (summaries) => {
    const id = await makeTour(admin, { details: saying(summaries) })
    const { list } = await app.call('listTours', { brief: true })
    const found = list.filter((each) => each.id === id)
    return createElement(CardRow, { cards: found.map((each) => tourToFactCard(each, page())) })
  },
  'a circuit': async (summaries) => {
    const id = await makeCircuit(admin, { details: saying(summaries) })
    const { list } = await app.call('listCircuits', { brief: true })
    const found = list.filter((each) => each.id === id)
    const toCard = (each: (typeof list)[number]) =>
      itineraryToCard('circuit', each, page(), new Map())
    return createElement(ItineraryCards, { cards: found.map(toCard) })
  },
  'a hotel': async (summaries) => {
    const id = await makeHotel(admin, { details: saying(summaries) })
    const { list } = await app.call('listHotels', { brief: true })
    const found = list.filter((each) => each.id === id)
    return createElement(HotelList, {
      hotels: found.map((each) => hotelToLine(each, language)),
    })
  },
}

describe.each(Object.entries(cards))('the card of %s', (_kind, cardOf) => {
  it('tells the summary in the language of the page', async () => {
    const html = render(await cardOf({ en: 'Hills', es: 'Cerros' }))
    expect(html).toMatch(/<p[^>]*>Cerros<\/p>/)
    expect(html).not.toContain('lang=')
  })

  it('tells it in English, else in any language, and says in which', async () => {
    const html = render(await cardOf({ en: 'Hills', es: null, pt: 'Morros' }))
    expect(html).toMatch(/<p[^>]* lang="en">Hills<\/p>/)
    const others = render(await cardOf({ en: null, es: null, pt: 'Morros' }))
    expect(others).toMatch(/<p[^>]* lang="pt">Morros<\/p>/)
  })

  it('has no line for a summary that is not written', async () => {
    const linesOf = async (summaries: Summaries) =>
      render(await cardOf(summaries)).match(/<p/g)?.length ?? 0
    const without = await linesOf({ en: null, es: null })
    expect(await linesOf({ en: 'Hills', es: null })).toBe(without + 1)
  })
})

it.each([
  ['in the language of the page', { es: 'Un salto', en: 'A fall' }, 'alt="Un salto"'],
  ['in English, and says so', { en: 'A fall' }, 'alt="A fall" lang="en"'],
  ['nothing, where nothing is said of it: the name stands beside it', {}, 'alt=""'],
])('the picture of a card says what it shows %s', async (_how, alt, said) => {
  const id = await makeHotel(admin)
  const file = await makePicture()
  const { id: mediaId } = await admin('addHotelMedia', { id, position: 'main', file })
  await admin('editMedia', { mediaId, alt })
  const { mainImage: image } = await app.call('landingDetailHotel', { id })
  const card = { id, name: 'Casa', to: '/', kicker: [], image, stars: 4, stops: [] }
  for (const html of [
    render(createElement(CardRow, { cards: [card] })),
    render(createElement(ItineraryCards, { cards: [card] })),
    render(createElement(HotelList, { hotels: [card] })),
  ]) {
    expect(html.match(/alt="[^"]*"(?: lang="..")?/g)).toEqual([said])
  }
})

it('the search tells the summaries of what it finds', async () => {
  const details = saying({ en: 'Hills', es: 'Cerros' })
  const circuitId = await makeCircuit(admin, { details })
  const hotelId = await makeHotel(admin, { details })
  const address = '/es/search?q=Quimilí'
  const { groups, hotels } = await searchLoader(
    await loaderArgs({ caller: app.call, language, address }),
  )
  const summaryIn = (list: readonly { id: string; summary?: object | undefined }[] = []) =>
    list.flatMap(({ id, summary }) => (id === circuitId || id === hotelId ? [summary] : []))
  expect(summaryIn(groups?.circuits)).toEqual([{ text: 'Cerros' }])
  expect(summaryIn(hotels)).toEqual([{ text: 'Cerros' }])
})

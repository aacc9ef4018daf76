import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import {
  meals,
  overnights,
  transferModes,
  transferServices,
} from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { PayloadOf } from '#contract/index.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { startTestApp } from '#testing/app.ts'
import { makeAgent, makeClientView } from '#testing/client-views.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makePicture,
  makeTour,
} from '#testing/factories.ts'
import { loaderArgs } from '#testing/page-loader.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { TextsProvider } from '#web/shared/i18n/use-texts.tsx'
import { loader } from '../kinds/circuit-page.tsx'
import { DayByDay } from './day-by-day.tsx'

type Day = NonNullable<PayloadOf<'addCircuit'>['itinerary']>[number]

const host = 'site.example'
const app = await startTestApp({ SITE_URL: `http://${host}` })
const { admin } = app
const names = new Map<string, string>()
const named = async (
  name: string,
  make: (details: PayloadOf<'addTour'>['details']) => Promise<string>,
) => {
  const id = await make(makeDetails(name))
  names.set(id, name)
  return id
}
const destinations = [
  await named('Placeone', (details) => makeDestination(admin, { details })),
  await named('Placetwo', (details) => makeDestination(admin, { details })),
] as const
const [destinationId] = destinations
const hotels: string[] = []
for (const name of ['Hotelone', 'Hoteltwo', 'Hotelthree'])
  hotels.push(await named(name, (details) => makeHotel(admin, { details, destinationId })))
const tours: string[] = []
for (const name of ['Tourone', 'Tourtwo', 'Tourthree', 'Tourfour'])
  tours.push(await named(name, (details) => makeTour(admin, { details, destinationId })))
const links = { destinationIds: [...destinations], hotelIds: hotels, tourIds: tours.slice(0, 2) }
const circuitId = await makeCircuit(admin, { ...links, days: 3, nights: 2 })
const { id: mediaId } = await admin('addCircuitMedia', {
  id: circuitId,
  position: 'detail',
  file: await makePicture(),
})
await admin('editMedia', { mediaId, alt: { en: 'Picturealt' } })
const agent = await makeAgent(app)
const view = await makeClientView(agent, {
  items: [{ entityType: 'circuit', entityId: circuitId }],
})

beforeAll(() => loadTexts('en'))

const orNothing = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values)

const transfer = fc.record({
  mode: fc.constantFrom(...transferModes),
  minutes: orNothing([45, 150]),
  km: orNothing([12, 730]),
  toDestinationId: orNothing(destinations),
  included: fc.boolean(),
  service: orNothing(transferServices),
})

const dayOf = (day: number): fc.Arbitrary<Day> =>
  fc
    .record({
      destinationId: orNothing(destinations),
      overnight: orNothing(overnights),
      orSimilar: fc.boolean(),
      hotels: fc.shuffledSubarray(hotels),
      hasHotel: fc.boolean(),
      tourIds: fc.subarray(tours.slice(0, 2)),
      optionalTourIds: fc.subarray(tours.slice(2)),
      meals: fc.subarray([...meals]),
      transfers: fc.array(transfer, { maxLength: 2 }),
      mediaIds: fc.subarray([mediaId]),
      isTold: fc.boolean(),
    })
    .map(({ hotels: [first, ...others], hasHotel, isTold, ...rest }) => {
      const hotelId = hasHotel ? (first ?? null) : null
      const alternativeHotelIds = hasHotel ? others : [...(first ? [first] : []), ...others]
      const details = [{ lang: 'en' as const, title: `Title${day}`, text: `Textof${day}` }]
      return { ...rest, day, hotelId, alternativeHotelIds, details: isTold ? details : [] }
    })

interface Labels {
  meal: (meal: (typeof meals)[number]) => string
  overnight: (night: (typeof overnights)[number]) => string
  mode: (mode: (typeof transferModes)[number]) => string
  service: (service: (typeof transferServices)[number]) => string
  orSimilar: (hotel: string) => string
  notIncluded: string
}

/** Everything that the form stores of a day, as a reader finds it. */
function expected(day: Day, labels: Labels): string[] {
  const nameOf = (id: string | null | undefined) => (id ? [names.get(id) ?? ''] : [])
  const transfers = (day.transfers ?? []).flatMap((each) => [
    labels.mode(each.mode),
    ...nameOf(each.toDestinationId),
    ...(each.minutes === 45 ? ['45 min'] : each.minutes ? ['2 h 30 min'] : []),
    ...(each.km ? [`${each.km} km`] : []),
    ...(each.service ? [labels.service(each.service)] : []),
    ...(each.included ? [] : [labels.notIncluded]),
  ])
  const hotel = nameOf(day.hotelId).map((name) => (day.orSimilar ? labels.orSimilar(name) : name))
  const night = day.overnight ?? 'none'
  return [
    ...(day.details ?? []).flatMap(({ title, text }) => [title, text ?? '']),
    ...nameOf(day.destinationId),
    ...(night !== 'none' && !(day.hotelId && night === 'hotel') ? [labels.overnight(night)] : []),
    ...hotel,
    ...(day.alternativeHotelIds ?? []).flatMap(nameOf),
    ...(day.tourIds ?? []).flatMap(nameOf),
    ...(day.optionalTourIds ?? []).flatMap(nameOf),
    ...(day.meals ?? []).map(labels.meal),
    ...transfers,
  ]
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

/** A whole text cut into the days of 1 to 3, by their numbers. */
const cutByDay = (text: string) =>
  [1, 2, 3].map((day) => {
    const start = text.indexOf(`Day ${day}`)
    const end = text.indexOf(`Day ${day + 1}`, start)
    return text.slice(start, end < 0 ? undefined : end)
  })

async function page(): Promise<string> {
  const address = `/en/circuits/${circuitId}`
  const args = await loaderArgs({
    caller: app.call,
    language: 'en',
    address,
    params: { id: circuitId },
  })
  const { days } = await loader(args)
  const children = createElement(DayByDay, { days, name: 'A journey' })
  const parts = { language: 'en' as const, t: translatorOf('en').t, children }
  return renderToStaticMarkup(createElement(TextsProvider, parts))
}

const get = (url: string, token?: string) =>
  app.server.inject({
    url,
    headers: { host, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  })

it('whatever is stored of a day stands on page, client view, its PDF, and in the kit', async () => {
  const { t } = translatorOf('en')
  const onPage: Labels = {
    meal: (meal) => t(`journey.meals.${meal}`),
    overnight: (night) => t(`journey.overnight.${night}`),
    mode: (mode) => t(`journey.modes.${mode}`),
    service: (service) => t(`journey.services.${service}`),
    orSimilar: (hotel) => t('journey.orSimilar', { hotel }),
    notIncluded: t('journey.notIncluded'),
  }
  const said = translateInto('en')
  const elsewhere: Labels = { ...onPage, meal: (meal) => said(`proposalDocument.meals.${meal}`) }
  await fc.assert(
    fc.asyncProperty(fc.tuple(dayOf(1), dayOf(2), dayOf(3)), async (itinerary) => {
      await admin('editCircuit', { id: circuitId, ...links, itinerary })
      const shown = await get(view.path)
      const document = await readPdf((await get(`${view.path}.pdf`)).rawPayload)
      const kit = unzipSync((await get(`/kit/circuit/${circuitId}.zip`, agent.token)).rawPayload)
      const web = await page()
      const outputs: [name: string, text: string, labels: Labels][] = [
        ['page', plain(web), onPage],
        ['client view', plain(shown.body.slice(shown.body.indexOf('Day 1'))), elsewhere],
        ['PDF', document.pages.join(' '), elsewhere],
        ['kit', strFromU8(kit['texts/en.md'] ?? new Uint8Array()), elsewhere],
        ['kit page', plain(strFromU8(kit['texts/en.html'] ?? new Uint8Array())), elsewhere],
      ]
      for (const [name, text, labels] of outputs) {
        for (const [index, part] of cutByDay(text).entries()) {
          const day = itinerary[index]
          const missing = (day ? expected(day, labels) : []).filter((said) => !part.includes(said))
          expect({ name, day: index + 1, missing, part }).toMatchObject({ missing: [] })
        }
      }
      const pictures = itinerary.filter(({ mediaIds }) => mediaIds && mediaIds.length > 0).length
      expect(web.split('alt="Picturealt"').length - 1).toBe(pictures)
      expect(shown.body.split('alt="Picturealt"').length - 1).toBe(Math.max(pictures, 1))
    }),
    { numRuns: 8 },
  )
})

import type { ItineraryDay } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { cut, hotelText } from '#contract/quotes/hotel-stays.ts'
import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { proposalLabels } from '#server/documents/pdf/labels.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readDays } from '#server/features/catalogue/itineraries/read-days.ts'
import { type ItemTexts, readItemTexts } from './item-texts.ts'

type Day = ProposalContent['days'][number]

interface Item {
  kind: Kind
  id: string
  texts: ItemTexts
}

/** Returns an item's days of a journey: those of a circuit or package; for everything else, one day. */
export async function readProposalDays(tx: Tx, item: Item, lang: Language): Promise<Day[]> {
  const { kind, id, texts } = item
  if (kind === 'circuit' || kind === 'package') return readItineraryDays(tx, id, lang)
  const hotel = kind === 'hotel' ? hotelText(texts.name, null) : null
  return [
    { title: cut(texts.name, limits.dayTitleMaxLength), text: texts.summary, hotel, meals: [] },
  ]
}

/** Days that the itinerary leaves out stand empty between the others: a proposal dates its days by their place. */
async function readItineraryDays(tx: Tx, id: string, lang: Language): Promise<Day[]> {
  const written = await readDays(tx, id, 'visible')
  const named = written.flatMap(({ destinationId, hotelId, tourIds }) => [
    ...(destinationId ? [destinationId] : []),
    ...(hotelId ? [hotelId] : []),
    ...tourIds,
  ])
  const texts = await readItemTexts(tx, [...new Set(named)], lang)
  const nameOf = (each: string) => texts.get(each)?.name ?? ''
  const last = written.at(-1)?.day ?? 0
  return Array.from({ length: last }, (_, index) => {
    const day = written.find((each) => each.day === index + 1)
    return presentDay(day, index + 1, { lang, nameOf })
  })
}

interface Naming {
  lang: Language
  nameOf: (id: string) => string
}

function presentDay(day: ItineraryDay | undefined, number: number, naming: Naming): Day {
  const { lang, nameOf } = naming
  if (!day) return { title: proposalLabels[lang].day(number), text: '', hotel: null, meals: [] }
  const texts = inLanguage(day.details as { lang: Language; title: string; text: string }[], lang)
  const place = day.destinationId ? nameOf(day.destinationId) : ''
  const tours = day.tourIds.map(nameOf)
  return {
    title: cut(texts?.title || place || proposalLabels[lang].day(number), limits.dayTitleMaxLength),
    // What no text tells, the names of what one does tell.
    text: texts?.text || tours.map((name) => `- ${name}`).join('\n'),
    hotel: day.hotelId ? hotelText(nameOf(day.hotelId), day.orSimilar ? lang : null) : null,
    meals: day.meals,
  }
}

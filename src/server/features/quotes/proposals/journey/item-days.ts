import { and, desc, eq, inArray } from 'drizzle-orm'
import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { presentDay } from '#contract/catalogue/itineraries/present-day.ts'
import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { cut, hotelText } from '#contract/quotes/proposals/hotel-stays.ts'
import { similarIn } from '#texts/written.ts'
import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { presentDays, readDays } from '#server/features/catalogue/itineraries/read-days.ts'
import { type ItemTexts, readItemTexts } from './item-texts.ts'

type Day = ProposalContent['days'][number]

/** A day without anything of the catalogue. */
const ofNothing: Pick<Day, 'destinationId' | 'hotelId' | 'mediaIds'> = {
  destinationId: null,
  hotelId: null,
  mediaIds: [],
}

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
    {
      title: cut(texts.name, limits.dayTitleMaxLength),
      text: texts.day.join('\n\n'),
      hotel,
      meals: [],
      ...ofNothing,
      mediaIds: (await readFirstPictures(tx, [id])).get(id) ?? [],
      hotelId: kind === 'hotel' ? id : null,
      destinationId: kind === 'destination' ? id : null,
    },
  ]
}

/** The first picture of the gallery of each of these items. */
async function readFirstPictures(tx: Tx, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ id: media.id, ownerId: media.ownerId })
    .from(media)
    .where(and(inArray(media.ownerId, ids), eq(media.position, 'detail'), eq(media.type, 'image')))
    .orderBy(desc(media.order), desc(media.sequence))
  return new Map(rows.map(({ id, ownerId }) => [ownerId ?? '', [id]]))
}

/** Days that the itinerary leaves out stand empty between the others: a proposal dates its days by their place. */
async function readItineraryDays(tx: Tx, id: string, lang: Language): Promise<Day[]> {
  const written = presentDays(await readDays(tx, id, 'visible'))
  const named = written.flatMap(({ destinationId, hotelId, tourIds }) => [
    ...(destinationId ? [destinationId] : []),
    ...(hotelId ? [hotelId] : []),
    ...tourIds,
  ])
  const texts = await readItemTexts(tx, [...new Set(named)], lang)
  const places = written.flatMap(({ destinationId }) => destinationId ?? [])
  const pictures = await readFirstPictures(tx, [...new Set(places)])
  const nameOf = (each: string) => texts.get(each)?.name ?? ''
  const last = written.at(-1)?.day ?? 0
  return Array.from({ length: last }, (_, index) => {
    const day = written.find((each) => each.day === index + 1)
    const shown = toDay(day, index + 1, { lang, last, nameOf })
    const { destinationId } = shown
    if (destinationId === null || shown.mediaIds.length > 0) return shown
    // Where the days have no pictures of their own, each place is shown once.
    const mediaIds = pictures.get(destinationId) ?? []
    pictures.delete(destinationId)
    return { ...shown, mediaIds }
  })
}

function toDay(
  day: AnsweredItinerary[number] | undefined,
  number: number,
  naming: Parameters<typeof presentDay>[1],
): Day {
  const numbered = translateInto(naming.lang)('journey.day', { day: number })
  if (!day) return { title: numbered, text: '', hotel: null, meals: [], ...ofNothing }
  const { title, text, experiences, hotel, meals } = presentDay(day, naming)
  return {
    title: cut(title || numbered, limits.dayTitleMaxLength),
    // What no text tells, the names of what one does tell.
    text: text || experiences.map((name) => `- ${name}`).join('\n'),
    hotel: hotel && hotelText(hotel.name, hotel.orSimilar ? similarIn(naming.lang) : null),
    meals,
    destinationId: day.destinationId,
    hotelId: day.hotelId,
    mediaIds: day.mediaIds,
  }
}

import { inArray } from 'drizzle-orm'
import { inLanguage, type Language } from '#contract/languages.ts'
import type { AnswerOf } from '#contract/operation.ts'
import type { ShownDay } from '#contract/trade/client-views.ts'
import { itemDetails } from '#server/db/schema/index.ts'
import { type Showing, showPicture } from './show-texts.ts'

type Journey = AnswerOf<'landingDetailCircuit'>

/** The days of a circuit or package, as the public sees them. */
export async function showDays(journey: Journey, showing: Showing): Promise<ShownDay[]> {
  const { lang, unbranding } = showing
  const nameOf = await readNamed(journey, showing)
  const named = (ids: readonly string[]) => ids.flatMap((id) => nameOf(id) ?? [])
  return journey.itinerary.map((day) => {
    const told = inLanguage(day.details, lang)
    const at = (day.destinationId && nameOf(day.destinationId)) ?? null
    const hotel = day.hotelId && nameOf(day.hotelId)
    const pictures = day.mediaIds.flatMap((id) => journey.media.filter((each) => each.id === id))
    return {
      day: day.day,
      title: unbranding.name(told?.title ?? at ?? ''),
      text: unbranding.text(told?.text ?? ''),
      place: isNight(day, journey.days) ? at : null,
      hotel: hotel ? { name: hotel, orSimilar: day.orSimilar } : null,
      experiences: named(day.tourIds),
      optional: named(day.optionalTourIds),
      meals: day.meals,
      transfers: day.transfers.map(({ mode, minutes, km, toDestinationId, included }) => ({
        mode,
        minutes: minutes ?? null,
        km: km ?? null,
        to: (toDestinationId && nameOf(toDestinationId)) ?? null,
        included,
      })),
      pictures: pictures.map((each) => showPicture(each, showing)),
    }
  })
}

/** Whether a night is spent where a day says; on the last one it says where services end. */
function isNight({ overnight, day }: Journey['itinerary'][number], days: number): boolean {
  return overnight === null ? day < days : overnight !== 'none' && overnight !== 'transit'
}

/** Names of all that the days name: an answer for the public names nothing that is hidden. */
async function readNamed({ itinerary }: Journey, { context, lang, unbranding }: Showing) {
  const ids = itinerary.flatMap((day) => [
    ...[day.destinationId, day.hotelId].filter((id) => id !== null),
    ...day.tourIds,
    ...day.optionalTourIds,
    ...day.transfers.flatMap(({ toDestinationId }) => toDestinationId ?? []),
  ])
  const { itemId, name, lang: language } = itemDetails
  const rows: { itemId: string; name: string; lang: Language }[] = await context.tx
    .select({ itemId, name, lang: language })
    .from(itemDetails)
    .where(inArray(itemId, [...new Set(ids)]))
  const byItem = Map.groupBy(rows, (row) => row.itemId)
  return (id: string) => {
    const found = inLanguage(byItem.get(id) ?? [], lang)
    return found && unbranding.name(found.name)
  }
}

import { inArray } from 'drizzle-orm'
import { idsOnDay, presentDay } from '#contract/catalogue/itineraries/present-day.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { ClientViewDay } from '#contract/trade/client-views.ts'
import { itemDetails } from '#server/platform/db/schema/index.ts'
import { type ViewContext, presentPicture } from './present-texts.ts'

type Journey = AnswerOf<'landingDetailCircuit'>

/** The days of a circuit or package, as the public sees them. */
export async function presentDays(
  journey: Journey,
  viewContext: ViewContext,
): Promise<ClientViewDay[]> {
  const { lang, unbranding } = viewContext
  const nameOf = await readNamed(journey, viewContext)
  return journey.itinerary.map((day) => {
    const presented = presentDay(day, { lang, last: journey.days, nameOf })
    const pictures = day.mediaIds.flatMap((id) => journey.media.filter((each) => each.id === id))
    return {
      ...presented,
      title: unbranding.name(presented.title),
      text: unbranding.text(presented.text),
      pictures: pictures.map((each) => presentPicture(each, viewContext)),
    }
  })
}

/** Names of all that the days name: an answer for the public names nothing that is hidden. */
async function readNamed({ itinerary }: Journey, { context, lang, unbranding }: ViewContext) {
  const ids = itinerary.flatMap(idsOnDay)
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

import { inArray } from 'drizzle-orm'
import { idsOnDay, tellDay } from '#contract/catalogue/itineraries/told-day.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { ShownDay } from '#contract/trade/client-views.ts'
import { itemDetails } from '#server/platform/db/schema/index.ts'
import { type Showing, showPicture } from './show-texts.ts'

type Journey = AnswerOf<'landingDetailCircuit'>

/** The days of a circuit or package, as the public sees them. */
export async function showDays(journey: Journey, showing: Showing): Promise<ShownDay[]> {
  const { lang, unbranding } = showing
  const nameOf = await readNamed(journey, showing)
  return journey.itinerary.map((day) => {
    const told = tellDay(day, { lang, last: journey.days, nameOf })
    const pictures = day.mediaIds.flatMap((id) => journey.media.filter((each) => each.id === id))
    return {
      ...told,
      title: unbranding.name(told.title),
      text: unbranding.text(told.text),
      pictures: pictures.map((each) => showPicture(each, showing)),
    }
  })
}

/** Names of all that the days name: an answer for the public names nothing that is hidden. */
async function readNamed({ itinerary }: Journey, { context, lang, unbranding }: Showing) {
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

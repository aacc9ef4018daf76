import { and, eq } from 'drizzle-orm'
import type { ClientViewItem } from '#contract/trade/client-views.ts'
import { proposals, quotes } from '#server/platform/db/schema/index.ts'
import { noFacts } from './present-item.ts'
import { noTexts, presentPicture, type ViewContext } from './present-texts.ts'
import { keptJourney, presentJourney } from '#server/platform/media/stored/sent-journey.ts'
import { isOfView, isShownToAgency } from '../store.ts'

/** The days of a proposal without any price, and without the operator's conditions; none where it was taken back. */
export async function presentProposal(
  proposalId: string,
  view: Parameters<typeof isOfView>[0],
  shown: ViewContext,
): Promise<ClientViewItem[]> {
  const { context, unbranding } = shown
  const [row] = await context.tx
    .select({ content: proposals.content, journey: proposals.journey })
    .from(proposals)
    .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
    .where(and(eq(proposals.id, proposalId), isShownToAgency(), isOfView(view)))
  if (!row) return []
  const { title, options, included, excluded } = row.content
  const { days, places } = presentJourney(row.content, keptJourney(row.journey))
  return [
    {
      kind: null,
      // Its opening words are the operator's to the agency.
      ...noTexts(),
      name: unbranding.name(title),
      included: unbranding.list(included),
      excluded: unbranding.list(excluded),
      places: [...new Set(places.map(({ name }) => unbranding.name(name)))],
      facts: { ...noFacts, days: days.length || null },
      itinerary: days.map((day, index) => ({
        day: index + 1,
        title: unbranding.name(day.title),
        text: unbranding.text(day.text),
        place: null,
        endsAt: null,
        overnight: null,
        // A proposal says itself whether another one may take its place.
        hotel: day.hotel ? { name: unbranding.name(day.hotel), orSimilar: false } : null,
        alternatives: [],
        experiences: [],
        optional: [],
        meals: day.meals,
        transfers: [],
        pictures: day.pictures.map((each) => presentPicture(each, shown)),
      })),
      lodging: options.map(({ name, hotels }) => ({
        name: unbranding.name(name),
        hotels: hotels.map((each) => ({ ...each, hotel: unbranding.name(each.hotel) })),
      })),
      pictures: [],
    },
  ]
}

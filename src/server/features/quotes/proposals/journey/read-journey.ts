import { and, eq, inArray } from 'drizzle-orm'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { type ProposalPlace, stopsOfDays } from '#contract/quotes/proposals/shown-journey.ts'
import {
  destinations,
  itemDetails,
  type KeptJourney,
  type KeptPicture,
  media,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { MediaRow } from '#server/platform/media/present-media.ts'

type Days = ProposalContent['days']

/** Returns what the catalogue has now for a proposal's days, in its language. */
export async function readJourney(tx: Tx, days: Days, lang: Language): Promise<KeptJourney> {
  return { places: await readPlaces(tx, days, lang), pictures: await readPictures(tx, days) }
}

async function readPlaces(tx: Tx, days: Days, lang: Language): Promise<ProposalPlace[]> {
  const stops = stopsOfDays(days)
  if (stops.length === 0) return []
  const { id, locationLat: lat, locationLng: lng } = destinations
  const rows = await tx
    .select({ id, lat, lng, name: itemDetails.name, lang: itemDetails.lang })
    .from(destinations)
    .innerJoin(itemDetails, eq(itemDetails.itemId, id))
    .where(inArray(id, [...new Set(stops.map((stop) => stop.id))]))
    .orderBy(itemDetails.position)
  const byId = Map.groupBy(rows, (row) => row.id)
  return stops.flatMap((stop) => {
    const found = inLanguage(byId.get(stop.id) ?? [], lang)
    if (!found || found.lat === null || found.lng === null) return []
    const location = { lat: found.lat, lng: found.lng }
    return [{ name: found.name, nights: stop.nights, location }]
  })
}

async function readPictures(tx: Tx, days: Days): Promise<KeptPicture[][]> {
  const ids = [...new Set(days.flatMap(({ mediaIds }) => mediaIds))]
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(media)
          .where(and(inArray(media.id, ids), eq(media.type, 'image')))
  const byId = new Map(rows.map((row) => [row.id, toKept(row)]))
  return days.map(({ mediaIds }) => mediaIds.flatMap((id) => byId.get(id) ?? []))
}

function toKept(row: MediaRow & { type: string }): KeptPicture {
  const { id, key, ext, width, height, sources } = row
  const { alt, caption, credit, focusX, focusY, decorative } = row
  const files = { id, key, ext, width, height, sources: sources.filter((each) => !each.portrait) }
  return { ...files, alt, caption, credit, focusX, focusY, decorative }
}

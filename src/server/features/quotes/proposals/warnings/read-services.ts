import { inLanguage } from '#contract/base/languages/languages.ts'
import type { DayService } from '#contract/quotes/proposals/price-warnings.ts'
import type { StoredProposal } from '#contract/quotes/proposals/stored-proposal.ts'
import { transferModes } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { presentDays, readDays } from '#server/features/catalogue/itineraries/read-days.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { namesOfItems } from './names-of-items.ts'

type Lang = Parameters<typeof translateInto>[0]

/**
 * The hotels, experiences and transfers that a proposal's days include: hotels of the days themselves, the rest of the
 * itinerary that they were made from, as long as a day is still at its place.
 */
export async function readServices(
  tx: Tx,
  { days, item }: StoredProposal,
  lang: Lang,
): Promise<DayService[]> {
  const t = translateInto(lang)
  const isJourney = item?.kind === 'circuit' || item?.kind === 'package'
  const itinerary = isJourney ? presentDays(await readDays(tx, item.id, 'visible')) : []
  const included = days.map((day, index) => {
    const written = itinerary.find((each) => each.day === index + 1)
    return written?.destinationId === day.destinationId ? written : undefined
  })
  const ids = [
    ...days.flatMap(({ hotelId }) => hotelId ?? []),
    ...included.flatMap((each) => each?.tourIds ?? []),
  ]
  const names = await namesOfItems(tx, ids)
  const nameOf = (id: string) => inLanguage(names.get(id) ?? [], lang)?.name ?? ''
  const wordsOf = (id: string) => (names.get(id) ?? []).map(({ name }) => name)
  const modes = transferModes.map((mode) => t(`journey.modes.${mode}`))
  return days.flatMap(({ hotel, hotelId }, index): DayService[] => {
    const { tourIds = [], transfers = [] } = included[index] ?? {}
    return [
      ...(hotel === null && hotelId === null
        ? []
        : [
            {
              index,
              kind: 'hotel' as const,
              id: hotelId,
              name: hotel ?? nameOf(hotelId ?? ''),
              words: [hotel ?? '', ...(hotelId === null ? [] : wordsOf(hotelId))],
            },
          ]),
      ...tourIds.map((id) => {
        return { index, kind: 'tour' as const, id, name: nameOf(id), words: wordsOf(id) }
      }),
      ...transfers
        .filter((transfer) => transfer.included)
        .map(({ mode }) => {
          const name = modes[transferModes.indexOf(mode)] ?? ''
          return { index, kind: 'transfer' as const, id: null, name, words: [name] }
        }),
    ]
  })
}

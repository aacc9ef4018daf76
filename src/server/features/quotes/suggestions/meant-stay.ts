import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { hotelStays } from '#contract/quotes/proposals/hotel-stays.ts'
import { similarTexts } from '#texts/written.ts'
import type { proposals, quotes, rates } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { nightsOfJourney } from '#server/features/catalogue/itineraries/journey-nights.ts'
import type { Warning } from './suggestion-warnings.ts'

interface Known {
  rate: Pick<typeof rates.$inferSelect, 'entityType' | 'entityId'>
  /** The item's, in every language. */
  names: readonly { name: string }[]
  content: (typeof proposals.$inferSelect)['content']
  quote: Pick<typeof quotes.$inferSelect, 'wishes'>
  input: { startOn?: string | undefined; nights?: number | undefined }
}

interface MeantStay {
  startOn: string
  nights: number
  warnings: Warning[]
}

/** Returns the first day and nights, as requested, else as in the proposal; reports a guess. */
export async function meantStay(tx: Tx, known: Known): Promise<MeantStay> {
  const { rate, content, input } = known
  if (rate.entityType === 'hotel') return stayAtHotel(known)
  const startOn = input.startOn ?? content.startOn ?? undefined
  if (startOn === undefined) throw noFirstDay()
  if (input.nights !== undefined) return { startOn, nights: input.nights, warnings: [] }
  if (rate.entityType === 'tour') return { startOn, nights: 1, warnings: [] }
  const own = await nightsOfJourney(tx, rate.entityType, rate.entityId)
  const nights = own ?? 1
  return { startOn, nights, warnings: own === null ? [guessed(nights)] : [] }
}

/** Of several stays the one that begins on the day; where none does, the first one's nights are a guess. */
function stayAtHotel({ names, content, quote, input }: Known): MeantStay {
  const dayAt = (index: number) =>
    content.startOn === null ? null : dayOfNumber(dayNumber(content.startOn) + index)
  const stays = hotelStays(
    content.days,
    names.map(({ name }) => name),
    similarTexts,
  ).map(({ index, nights }) => ({ from: dayAt(index), day: index + 1, nights }))
  const [first, ...others] = stays
  const startOn = input.startOn ?? first?.from ?? content.startOn ?? undefined
  if (startOn === undefined) throw noFirstDay()
  const isUndated = content.startOn === null && others.length === 0
  const chosen = stays.find(({ from }) => from === startOn) ?? (isUndated ? first : undefined)
  const nights = input.nights ?? (chosen ?? first)?.nights ?? quote.wishes?.nights ?? 1
  return {
    startOn,
    nights,
    warnings: [
      ...(input.nights === undefined && !chosen ? [guessed(nights)] : []),
      ...(others.length > 0 ? [{ code: 'SEVERAL_STAYS' as const, context: { stays } }] : []),
    ],
  }
}

const guessed = (nights: number): Warning => ({ code: 'NIGHTS_GUESSED', context: { nights } })

const noFirstDay = () => invalidData('startOn', messages.required)

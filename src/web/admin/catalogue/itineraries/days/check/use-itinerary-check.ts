import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { checkItineraryOperations } from '#contract/catalogue/itineraries/check-itinerary.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import type { AnswerOf, PayloadOf } from '#contract/index.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { type FactsFormValues, knownFact } from '../../../form/facts/facts-form-values.ts'
import type { ItineraryKind } from '../../itinerary-operations.ts'
import { type DayFormValues, toDaysPayload } from '../days-form-values.ts'

export type ItineraryWarning = AnswerOf<'checkItinerary'>['warnings'][number]

interface Checked {
  days: number | undefined
  nights: number | undefined
  destinationIds: string[]
  tourIds: string[]
  keyTourIds: string[]
  hotelIds: string[]
  bannedTags: string[]
  itinerary: DayFormValues[]
  facts: FactsFormValues
}

const pause = 500

/** Returns possible errors in the days as they are typed; values that meet no rule yet are left aside. */
export function useItineraryCheck(
  kind: ItineraryKind,
  id: string | undefined,
  values: Checked,
): ItineraryWarning[] {
  const [asked] = useDebouncedValue(JSON.stringify(payloadOf(kind, id, values)), pause)
  const payload = JSON.parse(asked) as PayloadOf<'checkItinerary'>
  const isRight = checkItineraryOperations.checkItinerary.input.safeParse(payload).success
  const { data } = useQuery({
    ...operationQuery('checkItinerary', payload),
    enabled: isRight && values.itinerary.length > 0,
    placeholderData: keepPreviousData,
  })
  return values.itinerary.length > 0 ? (data?.warnings ?? []) : []
}

function payloadOf(kind: ItineraryKind, id: string | undefined, values: Checked) {
  const { facts, itinerary, days, nights, destinationIds, tourIds, hotelIds, bannedTags } = values
  const keyTourIds = values.keyTourIds.filter((id) => tourIds.includes(id))
  // A text without a title is being typed: it is none until it has one.
  const titled = toDaysPayload(itinerary).map((day) => {
    const entries = (day.details ?? []).filter(({ title }) => title.trim() !== '')
    const hasEnglish = entries.some(({ lang }) => lang === fallbackLanguage)
    return { ...day, details: hasEnglish ? entries : [] }
  })
  return {
    kind,
    ...(id && { id }),
    fields: {
      days,
      nights,
      destinationIds,
      tourIds,
      keyTourIds,
      hotelIds,
      bannedTags,
      itinerary: titled,
      departures: knownFact('departures', facts.departures) ?? null,
      validFrom: knownFact('validFrom', facts.validFrom) ?? null,
      validTo: knownFact('validTo', facts.validTo) ?? null,
    },
  }
}

import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { InputOf, PayloadOf } from '#contract/index.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { generalRateList } from '#contract/trade/rates/rate-terms.ts'
import {
  type SpanFormValues,
  toSpanFormValues,
} from '#web/admin/catalogue/form/facts/departures-form-values.ts'
import { toMajorUnits, toMinorUnits, usualCurrency } from '#web/admin/kit/form/fields/amounts.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import {
  type SeasonFormValues,
  toSeasonFormValues,
  toSeasonPayload,
} from './seasons-form-values.ts'

export type RatedKind = Rate['entityType']

export interface ExtraFormValues {
  label: LanguageTexts
  /** In whole units of the currency. */
  amount: NumberFieldValue
  per: Rate['extras'][number]['per']
  ages: { from: NumberFieldValue; to: NumberFieldValue }
  payable: Rate['extras'][number]['payable']
  included: boolean
  when: SpanFormValues[]
  perNight: boolean
  maxNights: NumberFieldValue
  optional: boolean
  /** '' is the rate's. */
  currency: string
}

export interface StopSaleFormValues {
  from: string
  to: string
  note: string
}

/** A rate as its form holds it: '' is what is not said, amounts are as one types them. */
export interface RateFormValues extends Record<string, unknown> {
  externalId: string
  sheet: string
  entityType: RatedKind
  entityId: string
  currency: string
  /** '' is what is usual for the kind. */
  pricedBy: Rate['pricedBy'] | ''
  validFrom: string
  validTo: string
  status: boolean
  seasons: SeasonFormValues[]
  commission: NumberFieldValue
  commissionable: boolean
  commissionFixed: boolean
  vat: Rate['vat']
  residents: Rate['residents']
  extras: ExtraFormValues[]
  bookFrom: string
  bookTo: string
  stopSales: StopSaleFormValues[]
  remarks: LanguageTexts
  cancellation: LanguageTexts
}

const usualPricing = (kind: RatedKind) => (kind === 'hotel' ? 'night' : 'start')

/** A new rate, of an item where one is known. */
export function blankRate(kind: RatedKind, entityId: string): RateFormValues {
  return {
    externalId: '',
    sheet: generalRateList,
    entityType: kind,
    entityId,
    currency: usualCurrency,
    pricedBy: '',
    validFrom: '',
    validTo: '',
    status: true,
    seasons: [],
    commission: '',
    commissionable: true,
    commissionFixed: false,
    vat: 'included',
    residents: 'nonResidents',
    extras: [],
    bookFrom: '',
    bookTo: '',
    stopSales: [],
    remarks: {},
    cancellation: {},
  }
}

/** The stored rate; a validity that is that of the seasons goes on following them. */
export function toRateFormValues(rate: Rate): RateFormValues {
  const { entityType, currency, seasons } = rate
  const first = seasons.map(({ from }) => from).toSorted()[0]
  const last = seasons
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  return {
    externalId: rate.externalId ?? '',
    sheet: rate.sheet,
    entityType,
    entityId: rate.entityId,
    currency,
    pricedBy: rate.pricedBy === usualPricing(entityType) ? '' : rate.pricedBy,
    validFrom: rate.validFrom === first ? '' : rate.validFrom,
    validTo: rate.validTo === last ? '' : rate.validTo,
    status: rate.status,
    seasons: seasons.map((season) => toSeasonFormValues(season, currency)),
    commission: rate.commission ?? '',
    commissionable: rate.commissionable,
    commissionFixed: rate.commissionFixed,
    vat: rate.vat,
    residents: rate.residents,
    extras: rate.extras.map(({ amount, ages, when, maxNights, currency: own, ...extra }) => ({
      ...extra,
      amount: toMajorUnits(amount, own ?? currency),
      ages: ages ?? { from: '', to: '' },
      when: when.map(toSpanFormValues),
      maxNights: maxNights ?? '',
      currency: own ?? '',
    })),
    bookFrom: rate.bookFrom ?? '',
    bookTo: rate.bookTo ?? '',
    stopSales: rate.stopSales.map(({ from, to, note }) => ({ from, to, note: note ?? '' })),
    remarks: rate.remarks,
    cancellation: rate.cancellation,
  }
}

/** Returns the typed value; the operation's schema reports a missing one. */
const given = <Value>(value: Value | '' | undefined) =>
  value === '' ? (undefined as never) : (value as Value)

/** As addRate and editRate take it. */
export function toRatePayload(values: RateFormValues): PayloadOf<'addRate'> {
  const { currency, entityType } = values
  return {
    ...values,
    externalId: values.externalId.trim() || null,
    pricedBy: values.pricedBy || null,
    validFrom: values.validFrom || null,
    validTo: values.validTo || null,
    bookFrom: values.bookFrom || null,
    bookTo: values.bookTo || null,
    commission: values.commission === '' ? null : values.commission,
    entityType,
    seasons: values.seasons.map((season) => toSeasonPayload(season, currency)),
    extras: values.extras.map(({ amount, ages, when, maxNights, currency: own, ...extra }) => ({
      ...extra,
      amount: given(toMinorUnits(amount, own || currency)),
      ages: toAgesPayload(ages),
      when: when.map(({ from, to }) => ({ from, to })),
      maxNights: maxNights === '' ? null : maxNights,
      currency: extra.payable === 'onSpot' && own !== '' ? own : null,
    })),
    stopSales: values.stopSales.map(({ note, ...span }) => ({
      ...span,
      note: note.trim() || null,
    })),
  }
}

/** A span of ages, where one is said. */
function toAgesPayload({
  from,
  to,
}: ExtraFormValues['ages']): InputOf<'addRate'>['extras'][number]['ages'] {
  return from === '' && to === '' ? null : { from: given(from), to: given(to) }
}

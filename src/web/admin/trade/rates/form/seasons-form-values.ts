import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { toMajorUnits, toMinorUnits } from '#web/admin/kit/form/fields/amounts.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

type Season = Rate['seasons'][number]
type Line = Season['lines'][number]

export type Basis = Line['basis']

export interface LineFormValues {
  basis: Basis
  per: Line['per']
  /** In whole units of the currency. */
  net: NumberFieldValue
  gross: NumberFieldValue
  pax: { min: NumberFieldValue; max: NumberFieldValue }
  ages: { from: NumberFieldValue; to: NumberFieldValue }
  bed: NonNullable<Line['bed']> | ''
  room: string
  board: NonNullable<Line['board']> | ''
  service: NonNullable<Line['service']> | ''
  class: NonNullable<Line['class']> | ''
  perNight: boolean
  supplement: boolean
  commissionable: boolean
}

export interface RangeFormValues {
  from: string
  to: string
}

export interface SeasonFormValues {
  name: string
  names: LanguageTexts
  ranges: RangeFormValues[]
  minNights: NumberFieldValue
  lines: LineFormValues[]
}

/** A line that says nothing yet but its basis; hotels are paid by the night. */
export function blankLine(basis: Basis, isHotel: boolean): LineFormValues {
  return {
    basis,
    per: basis === 'unit' ? 'service' : 'person',
    net: '',
    gross: '',
    pax: { min: '', max: '' },
    ages: { from: '', to: '' },
    bed: '',
    room: '',
    board: '',
    service: '',
    class: '',
    perNight: isHotel,
    supplement: false,
    commissionable: true,
  }
}

/** A season that goes on the day after the one before it ends, with the same lines, whose amounts are still to be said. */
export function nextSeason(
  before: SeasonFormValues | undefined,
  isHotel: boolean,
): SeasonFormValues {
  const lines = before?.lines.map((line): LineFormValues => ({ ...line, net: '', gross: '' }))
  return {
    name: '',
    names: {},
    ranges: [{ from: dayAfter(before?.ranges.at(-1)?.to), to: '' }],
    minNights: before?.minNights ?? '',
    lines: lines ?? [blankLine('double', isHotel)],
  }
}

function dayAfter(day: string | undefined): string {
  const date = new Date(`${day ?? ''}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

export function toSeasonFormValues(
  { name, names, ranges, minNights, lines }: Season,
  currency: string,
): SeasonFormValues {
  return {
    name: name ?? '',
    names,
    ranges: ranges.map(({ from, to }) => ({ from, to })),
    minNights: minNights ?? '',
    lines: lines.map((line) => ({
      basis: line.basis,
      per: line.per,
      net: line.net === undefined ? '' : toMajorUnits(line.net, currency),
      gross:
        line.gross === undefined || line.gross === null ? '' : toMajorUnits(line.gross, currency),
      pax: line.pax ?? { min: '', max: '' },
      ages: line.ages ?? { from: '', to: '' },
      bed: line.bed ?? '',
      room: line.room ?? '',
      board: line.board ?? '',
      service: line.service ?? '',
      class: line.class ?? '',
      perNight: line.perNight,
      supplement: line.supplement,
      commissionable: line.commissionable,
    })),
  }
}

/** Returns the typed value; the operation's schema reports a missing one. */
const given = (value: number | '' | undefined) => (value === '' ? (undefined as never) : value)

type SeasonPayload = NonNullable<PayloadOf<'addRate'>['seasons']>[number]

export function toSeasonPayload(season: SeasonFormValues, currency: string): SeasonPayload {
  return {
    name: season.name.trim() || null,
    names: season.names,
    ranges: season.ranges,
    minNights: season.minNights === '' ? null : season.minNights,
    lines: season.lines.map((line) => ({
      ...line,
      net: given(toMinorUnits(line.net, currency)) as number,
      gross: toMinorUnits(line.gross, currency) ?? null,
      pax: isBlank(line.pax.min, line.pax.max)
        ? null
        : { min: given(line.pax.min) as number, max: given(line.pax.max) as number },
      ages: isBlank(line.ages.from, line.ages.to)
        ? null
        : { from: given(line.ages.from) as number, to: given(line.ages.to) as number },
      bed: line.bed || null,
      room: line.room.trim() || null,
      board: line.board || null,
      service: line.service || null,
      class: line.class || null,
    })),
  }
}

const isBlank = (...values: NumberFieldValue[]) => values.every((value) => value === '')

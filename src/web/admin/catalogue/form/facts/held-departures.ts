import type { Departures } from '#contract/catalogue/facts/departures.ts'
import type { Span } from '#contract/base/dates/days.ts'
import type { HeldNumber } from '#web/admin/kit/form/fields/number-field.tsx'

export interface HeldSpan {
  from: string
  to: string
  /** Whether its days have no year. */
  yearly: boolean
}

const yearlyLength = 'MM-DD'.length

export function holdSpan<Stored extends Span>(stored: Stored): Stored & HeldSpan {
  return { ...stored, yearly: stored.from.length === yearlyLength }
}

export function sendSpan({ from, to }: HeldSpan): Span {
  return { from, to }
}

export interface HeldDate {
  date: string
  /** '' for a date of which nothing more is said. */
  status: string
}

/** When a journey starts, as the form holds it: what another kind of departures has is kept meanwhile. */
export interface HeldDepartures {
  kind: Departures['kind'] | ''
  weekdays: string[]
  dates: HeldDate[]
  guaranteed: boolean
  minPax: HeldNumber
  periods: HeldSpan[]
  except: HeldSpan[]
}

export function holdDepartures(stored: unknown): HeldDepartures {
  const rule = stored as Departures | null | undefined
  const repeated = rule && rule.kind !== 'dates' ? rule : undefined
  return {
    kind: rule?.kind ?? '',
    weekdays: rule?.kind === 'weekdays' ? rule.weekdays.map(String) : [],
    dates:
      rule?.kind === 'dates'
        ? rule.dates.map((each) => (typeof each === 'string' ? { date: each, status: '' } : each))
        : [],
    guaranteed: rule?.guaranteed ?? false,
    minPax: rule?.minPax ?? '',
    periods: (repeated?.periods ?? []).map(holdSpan),
    except: (repeated?.except ?? []).map(holdSpan),
  }
}

export function sendDepartures(held: HeldDepartures): unknown {
  const { kind, weekdays, dates, guaranteed, minPax, periods, except } = held
  if (kind === '') return null
  const common = { kind, guaranteed, minPax: minPax === '' ? null : minPax }
  if (kind === 'dates') {
    return {
      ...common,
      dates: dates.map(({ date, status }) => (status === '' ? date : { date, status })),
    }
  }
  const repeated = { ...common, periods: periods.map(sendSpan), except: except.map(sendSpan) }
  return kind === 'daily' ? repeated : { ...repeated, weekdays: weekdays.map(Number) }
}

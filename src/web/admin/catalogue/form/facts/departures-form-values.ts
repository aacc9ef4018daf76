import type { Departures } from '#contract/catalogue/facts/departures.ts'
import type { Span } from '#contract/base/dates/days.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

export interface SpanFormValues {
  from: string
  to: string
  /** Whether its days have no year. */
  yearly: boolean
}

const yearlyLength = 'MM-DD'.length

export function toSpanFormValues<Stored extends Span>(stored: Stored): Stored & SpanFormValues {
  return { ...stored, yearly: stored.from.length === yearlyLength }
}

export function toSpanPayload({ from, to }: SpanFormValues): Span {
  return { from, to }
}

export interface DateFormValues {
  date: string
  /** '' for a date of which nothing more is said. */
  status: string
}

/** When a journey starts, as the form holds it: what another kind of departures has is kept meanwhile. */
export interface DeparturesFormValues {
  kind: Departures['kind'] | ''
  weekdays: string[]
  dates: DateFormValues[]
  guaranteed: boolean
  minPax: NumberFieldValue
  periods: SpanFormValues[]
  except: SpanFormValues[]
}

export function toDeparturesFormValues(stored: unknown): DeparturesFormValues {
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
    periods: (repeated?.periods ?? []).map(toSpanFormValues),
    except: (repeated?.except ?? []).map(toSpanFormValues),
  }
}

export function toDeparturesPayload(value: DeparturesFormValues): unknown {
  const { kind, weekdays, dates, guaranteed, minPax, periods, except } = value
  if (kind === '') return null
  const common = { kind, guaranteed, minPax: minPax === '' ? null : minPax }
  if (kind === 'dates') {
    return {
      ...common,
      dates: dates.map(({ date, status }) => (status === '' ? date : { date, status })),
    }
  }
  const repeated = {
    ...common,
    periods: periods.map(toSpanPayload),
    except: except.map(toSpanPayload),
  }
  return kind === 'daily' ? repeated : { ...repeated, weekdays: weekdays.map(Number) }
}

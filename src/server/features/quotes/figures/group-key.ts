import { type SQL, sql } from 'drizzle-orm'
import type { FigureGrouping } from '#contract/quotes/figures.ts'
import { branchOf } from '#server/features/accounts/kit/to-person.ts'
import { agencies, quotes } from '#server/platform/db/schema/index.ts'
import type { Site } from '#server/platform/site/read-site.ts'

/** The parts of the site that groups depend on; a site fits. */
export type GroupingSite = Pick<Site, 'markets'> & { office: Pick<Site['office'], 'timeZone'> }

const { wishes } = quotes

/** The first month that a quote wishes; null where it says nothing of time. */
const travelMonth = sql`coalesce(
  ${wishes} #>> '{travel,month}', ${wishes} #>> '{travel,months,0}', left(${wishes} #>> '{travel,from}', 7)
)`

const agencyCountry = sql`(
  select ${agencies.country} from ${agencies} where ${agencies.id} = ${quotes.agencyId}
)`

/** A quote's key under an aspect, as text; null where the aspect is not known. */
export function groupKey(by: FigureGrouping, { office, markets }: GroupingSite): SQL {
  switch (by) {
    case 'month': {
      return sql`to_char(${quotes.creationDate} at time zone ${office.timeZone}, 'YYYY-MM')`
    }
    case 'travelMonth': {
      return travelMonth
    }
    case 'agency': {
      return sql`${quotes.agencyId}::text`
    }
    case 'branch': {
      return sql`${quotes.agencyId} || '/' || coalesce(${branchOf(quotes.userId, quotes.agencyId)}, '')`
    }
    case 'market': {
      return marketOf(markets)
    }
    case 'item': {
      return sql`${quotes.entityId}::text`
    }
    case 'origin': {
      return sql`case ${quotes.origin} when 'form' then 'site' else ${quotes.origin} end`
    }
    case 'source': {
      return sql`${quotes.source} ->> 'utmSource'`
    }
    case 'assignee': {
      return sql`${quotes.assigneeId}::text`
    }
    default: {
      return sql`${plainColumns[by]}`
    }
  }
}

const plainColumns = {
  country: quotes.country,
  kind: quotes.entityType,
  lang: quotes.lang,
  reason: quotes.reason,
} as const

/** The index of the market of the agency's country, else of the visitor's: as new quotes are assigned. */
function marketOf(markets: GroupingSite['markets']): SQL {
  const byCountry: Record<string, number> = {}
  for (const [index, { countries }] of markets.entries()) {
    for (const country of countries) byCountry[country] ??= index
  }
  const indexes = sql`${JSON.stringify(byCountry)}::jsonb`
  return sql`coalesce(${indexes} ->> ${agencyCountry}, ${indexes} ->> ${quotes.country})`
}

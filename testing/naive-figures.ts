import { officeMinutesBetween } from '#contract/site/office/office-hours.ts'
import type { Office } from '#contract/site/office/office.ts'
import type { FigureGrouping } from '#contract/quotes/figures.ts'
import type { Wishes } from '#contract/quotes/wish-fields.ts'

/** A price line: what it is, for whom, how often, at how much. */
interface NaiveLine {
  option: string | null
  sort: 'sure' | 'optional' | 'onSpot'
  quantity: number
  amount: number
  commissionable: boolean
}

/** A proposal as the model needs it: `taken` are optional lines by index. */
export interface NaiveProposal {
  version: number | null
  state: string
  currency: string
  lines: NaiveLine[]
  commission: number | null
  option: string | null
  taken: { index: number; quantity: number }[]
}

export interface NaiveQuote {
  creationDate: Date
  answeredAt: Date | null
  state: string
  reason: string | null
  wishes: Wishes | null
  agency: { id: string; country: string } | null
  /** The branch of whom asked, while they sell for that agency. */
  branch: string | null
  country: string | null
  kind: string | null
  itemId: string | null
  origin: string
  source: string | null
  assigneeId: string | null
  lang: string
  proposals: NaiveProposal[]
}

interface World {
  office: Office
  isHoliday: (day: string) => boolean
  markets: { countries: string[] }[]
}

/** Figures of requests as one would count them with a pencil: a list for each group, every number from the whole list. */
export function naiveFigures(
  all: readonly NaiveQuote[],
  { from, to, by }: { from: string; to: string; by: FigureGrouping },
  world: World,
) {
  const dayOf = (moment: Date) =>
    new Intl.DateTimeFormat('sv', { timeZone: world.office.timeZone }).format(moment)
  const asked = all.filter(({ creationDate }) => {
    const day = dayOf(creationDate)
    return from <= day && day <= to
  })
  const keyOf = (quote: NaiveQuote): string | null => {
    const { travel } = quote.wishes ?? {}
    const marketOf = (country: string | null | undefined) => {
      const index = world.markets.findIndex(({ countries }) => countries.includes(country ?? ''))
      return index === -1 ? null : String(index)
    }
    const keys: Record<FigureGrouping, string | null> = {
      month: dayOf(quote.creationDate).slice(0, 7),
      travelMonth: travel?.month ?? travel?.months?.[0] ?? travel?.from?.slice(0, 7) ?? null,
      agency: quote.agency?.id ?? null,
      branch: quote.agency && `${quote.agency.id}/${quote.branch ?? ''}`,
      market: marketOf(quote.agency?.country) ?? marketOf(quote.country),
      country: quote.country,
      kind: quote.kind,
      item: quote.itemId,
      origin: quote.origin === 'form' ? 'site' : quote.origin,
      source: quote.source,
      assignee: quote.assigneeId,
      lang: quote.lang,
      reason: quote.state === 'lost' ? quote.reason : null,
    }
    return keys[by]
  }
  const groups = new Map<string | null, NaiveQuote[]>()
  for (const quote of asked) {
    groups.set(keyOf(quote), [...(groups.get(keyOf(quote)) ?? []), quote])
  }
  return {
    rows: new Map([...groups].map(([key, quotes]) => [key, count(quotes, world)])),
    totals: count(asked, world),
  }
}

function count(quotes: readonly NaiveQuote[], { office, isHoliday }: World) {
  const hours = quotes
    .flatMap(({ creationDate, answeredAt }) =>
      answeredAt ? [officeMinutesBetween(office, isHoliday, creationDate, answeredAt) / 60] : [],
    )
    .toSorted((one, other) => one - other)
  const half = hours.length / 2
  const median = ((hours[Math.ceil(half) - 1] ?? 0) + (hours[Math.floor(half)] ?? 0)) / 2
  const inState = (...states: string[]) =>
    quotes.filter(({ state }) => states.includes(state)).length
  const money: Record<'value' | 'commission', Record<string, number>> = {
    value: {},
    commission: {},
  }
  for (const { proposals } of quotes) {
    const [last] = proposals
      .filter(({ state }) => state === 'accepted')
      .toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0))
    if (!last || last.lines.every(({ sort }) => sort === 'onSpot')) continue
    const isChosen = ({ option }: NaiveLine) => option === null || option === last.option
    const sure = last.lines.filter((line) => line.sort === 'sure' && isChosen(line))
    let total = 0
    for (const { quantity, amount } of sure) total += quantity * amount
    for (const { index, quantity } of last.taken) {
      total += quantity * (last.lines[index]?.amount ?? 0)
    }
    money.value[last.currency] = (money.value[last.currency] ?? 0) + total
    if (last.commission === null) continue
    let earned = 0
    for (const line of sure) {
      if (line.commissionable) earned += (line.quantity * line.amount * last.commission) / 100
    }
    money.commission[last.currency] = (money.commission[last.currency] ?? 0) + earned
  }
  return {
    requests: quotes.length,
    answered: hours.length,
    medianAnswerHours: hours.length === 0 ? null : Math.round(median * 10) / 10,
    travellers: quotes
      .map(({ wishes }) => {
        const children = wishes?.childrenCount ?? wishes?.children.length ?? 0
        return (wishes?.adults ?? 0) + children
      })
      .reduce((sum, each) => sum + each, 0),
    proposals: quotes.flatMap((quote) => quote.proposals.filter(({ version }) => version !== null))
      .length,
    won: inState('won'),
    lost: inState('lost'),
    open: inState('new', 'contacted', 'quoting', 'sent'),
    value: inOrder(money.value),
    commission: inOrder(money.commission),
  }
}

function inOrder(sums: Record<string, number>) {
  return Object.keys(sums)
    .toSorted()
    .map((currency) => ({ currency, amount: sums[currency] ?? 0 }))
}

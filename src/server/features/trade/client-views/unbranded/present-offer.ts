import { and, eq, inArray } from 'drizzle-orm'
import { markedUp, type Markup, sumOfMoney } from '#contract/quotes/money/markup.ts'
import { lineAmount, totalsOf } from '#contract/quotes/money/totals.ts'
import type { ShownClientView } from '#contract/trade/client-views.ts'
import { type clientViews, proposals, quotes } from '#server/platform/db/schema/index.ts'
import { isOfView } from '../store.ts'
import type { ViewContext } from './present-texts.ts'

type View = Omit<typeof clientViews.$inferSelect, 'markup'> & { markup: Markup }

/**
 * The prices of a proposal as the agency sells it: totals and optional lines marked up, each rounded by itself, and
 * sums of what is shown. Null where the proposal is neither sent nor accepted any more.
 */
export async function presentOffer(
  proposalId: string,
  view: View,
  { context, unbranding, today }: ViewContext & { today: string },
): Promise<ShownClientView['offer']> {
  const [row] = await context.tx
    .select({
      content: proposals.content,
      state: proposals.state,
      validUntil: proposals.validUntil,
    })
    .from(proposals)
    .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
    .where(
      and(
        eq(proposals.id, proposalId),
        inArray(proposals.state, ['sent', 'accepted']),
        isOfView(view),
      ),
    )
  if (!row) return null
  const isExpired = row.state === 'sent' && row.validUntil !== null && row.validUntil < today
  if (isExpired) return null
  const { content } = row
  const { markup, ownPrices } = view
  const own = ownPrices.filter(({ inTotal }) => inTotal).map(({ amount }) => amount)
  const nameOf = (key: string | null) => {
    const name = content.options.find((option) => option.key === key)?.name
    return name === undefined ? null : unbranding.name(name)
  }
  return {
    options: totalsOf(content).map(({ option, total }) => {
      const shown = markedUp(total, markup)
      return { name: nameOf(option), total: shown, sum: sumOfMoney([shown, ...own]) }
    }),
    extras: content.prices
      .filter(({ optional, onSpot }) => optional && !onSpot)
      .map((line) => ({
        label: unbranding.name(line.label),
        amount: markedUp(lineAmount(line), markup),
      })),
    onSpot: content.prices
      .filter(({ onSpot }) => onSpot)
      .map(({ label, quantity, unit }) => ({ label: unbranding.name(label), quantity, unit })),
  }
}

import { asc, eq, getTableColumns } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import type { ClientViewItem } from '#contract/trade/client-views.ts'
import { countLinkView } from '#server/platform/limits/link-views.ts'
import { findClientView } from '#server/platform/auth/tokens/client-view-tokens.ts'
import { agencies, clientViewItems, clientViews, media } from '#server/platform/db/schema/index.ts'
import { presentMedia } from '#server/platform/media/present-media.ts'
import type { OperationContext } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { presentItem } from './present-item.ts'
import { presentPicture } from './present-texts.ts'
import { presentOffer } from './present-offer.ts'
import { presentProposal } from './present-proposal.ts'
import { makeUnbranding, tracesOf } from './make-unbranding.ts'

declare module '#server/platform/cache/cached-values.ts' {
  interface CachedValues {
    /** The items of client views, by view, its state, its agency's name and the office's day. */
    clientViews: { items: ClientViewItem[] }
  }
}

/**
 * Reads a traveller's view. Omits everything that the public does not see.
 * @throws NOT_FOUND_ERROR for a token that leads nowhere (any more), and for a view that has nothing left to show
 */
export async function readClientView(
  context: OperationContext,
  { token }: InputOf<'getClientView'>,
): Promise<AnswerOf<'getClientView'>> {
  const { tx, now, services } = context
  await countLinkView(services.rateLimits, token, context.request.address)
  const site = await readSite(tx, services.settings)
  const today = localDay(site.office.timeZone, now)
  const id = await findClientView(tx, token, today)
  if (id === undefined) throw notFound()
  const [row] = await tx
    .select({
      view: getTableColumns(clientViews),
      agency: getTableColumns(agencies),
      logo: getTableColumns(media),
    })
    .from(clientViews)
    .innerJoin(agencies, eq(agencies.id, clientViews.agencyId))
    .leftJoin(media, eq(media.id, agencies.logoId))
    .where(eq(clientViews.id, id))
  if (!row) throw notFound()
  const { view, agency, logo } = row
  const { lang, title, remarks, startOn, travellers, ownPrices } = view
  const unbranding = makeUnbranding(tracesOf(site, services.settings), agency.name, lang)
  const shown = { context, lang, unbranding }
  const { items } =
    view.proposalId === null
      ? await services.caches.clientViews.get(
          // Everything beside the catalogue that its items are drawn from.
          [id, view.updatedAt.getTime(), agency.name, today].join(' '),
          async () => ({ items: await readItems(id, shown) }),
        )
      : { items: await presentProposal(view.proposalId, view, shown) }
  const offer =
    view.proposalId === null || view.markup === null
      ? null
      : await presentOffer(view.proposalId, { ...view, markup: view.markup }, { ...shown, today })
  if (items.length === 0) throw notFound()
  return {
    lang,
    title,
    remarks,
    startOn,
    travellers,
    agency: {
      name: agency.name,
      phone: agency.phone,
      website: agency.website,
      city: agency.city,
      logo: logo && presentPicture(presentMedia(logo), shown),
    },
    ownPrices: ownPrices.map(({ label, amount, note }) => ({ label, amount, note })),
    offer,
    terms: view.terms,
    validUntil: view.validUntil,
    items,
  }
}

async function readItems(viewId: string, shown: Parameters<typeof presentItem>[1]) {
  const rows = await shown.context.tx
    .select()
    .from(clientViewItems)
    .where(eq(clientViewItems.viewId, viewId))
    .orderBy(asc(clientViewItems.position))
  const items = []
  for (const row of rows) items.push(...(await presentItem(row, shown)))
  return items
}

import { hasDuty } from '#server/platform/auth/duties.ts'
import { eq } from 'drizzle-orm'
import { paths } from '#contract/base/addresses/addresses.ts'
import { notFound } from '#contract/base/failures.ts'
import type { clientViewOperations } from '#contract/trade/client-views.ts'
import { makeClientViewToken } from '#server/platform/auth/tokens/client-view-tokens.ts'
import { clientViews } from '#server/platform/db/schema/index.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/api/context.ts'
import { checkExpiry } from './check-expiry.ts'
import { listClientViews } from './list-views.ts'
import { readClientView } from './unbranded/read-view.ts'
import { lockOwnView, requireOwnProposal, requireSellable, storeItems } from './store.ts'

export const clientViewHandlers: HandlersOf<keyof typeof clientViewOperations> = {
  listClientViews,

  async addClientView(context, { items, proposalId, showPrices: _none, ...fields }) {
    const { tx, now } = context
    const { id: userId, agencyId, seesAgency } = signedIn(context)
    if (agencyId === null) throw notFound()
    await checkExpiry(context, fields.expiresOn)
    const owner = { userId, agencyId, seesAgency }
    if (proposalId !== undefined) await requireOwnProposal(tx, proposalId, owner)
    if (fields.markup) await requireSellable(tx, proposalId)
    const [view] = await tx
      .insert(clientViews)
      .values({ ...fields, agencyId, userId, proposalId, createdAt: now, updatedAt: now })
      .returning({ id: clientViews.id })
    if (!view) throw new Error('The client view was not stored')
    if (items) await storeItems(tx, { id: view.id, lang: fields.lang }, items)
    return { id: view.id, url: await makeUrl(context, view.id) }
  },

  async editClientView(context, { id, items, proposalId, showPrices: _none, ...fields }) {
    const { tx, now } = context
    const user = signedIn(context)
    const { agencyId, lang, expiresOn, proposalId: shownId } = await lockOwnView(context, id)
    // A view whose day is over can be edited without being given another one.
    if (fields.expiresOn !== undefined && fields.expiresOn !== expiresOn)
      await checkExpiry(context, fields.expiresOn)
    const seesAgency = hasDuty(user, 'trade') || user.seesAgency
    const owner = { userId: user.id, agencyId, seesAgency }
    if (proposalId !== undefined) await requireOwnProposal(tx, proposalId, owner)
    const of = proposalId === undefined ? items && null : proposalId
    if (fields.markup) await requireSellable(tx, of === undefined ? shownId : of)
    await tx
      .update(clientViews)
      .set({ ...fields, proposalId: of, updatedAt: now })
      .where(eq(clientViews.id, id))
    if (items ?? proposalId) await storeItems(tx, { id, lang: fields.lang ?? lang }, items ?? [])
    return { id }
  },

  async deleteClientView(context, { id }) {
    await lockOwnView(context, id)
    await context.tx.delete(clientViews).where(eq(clientViews.id, id))
  },

  async addClientViewLink(context, { id }) {
    await lockOwnView(context, id)
    return { url: await makeUrl(context, id) }
  },

  getClientView: readClientView,
}

/** A further address of a view. */
async function makeUrl({ tx, now, services }: OperationContext, id: string): Promise<string> {
  const token = await makeClientViewToken(tx, id, now)
  return services.settings.clientViewsUrl + paths.clientView(token)
}

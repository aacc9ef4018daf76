import { removeMedia } from '#server/platform/media/stored/remove-media.ts'
import { eq } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import {
  agencies,
  apiKeys,
  clientViews,
  quotes,
  webhooks,
} from '#server/platform/db/schema/index.ts'
import { moveTrashedQuotes } from '#server/features/catalogue/trash/trashed-quotes.ts'
import { isShutOut } from '#contract/trade/agency-fields.ts'
import { endSessionsOf, lockSessionsOf } from '#server/platform/auth/sessions.ts'
import { moveToAgency } from '#server/features/accounts/kit/change-users.ts'
import { mergeFormer } from '#server/features/privacy/former-agents.ts'
import { listUserIdsOf } from '#server/features/accounts/kit/agencies/people-of-agency.ts'
import type { OperationContext } from '#server/api/context.ts'
import { lockAgency } from './agency-rows.ts'
import { changeAgency } from './change-agency.ts'

/**
 * Makes one agency of two: people, quotes, keys, webhooks and client views go over, and what the second one lacks (licence, tax id, phone,
 * website, logo) it takes from the first, which is gone. Whoever comes over stays logged in, unless
 * the second one is shut out.
 * @throws NOT_FOUND_ERROR
 */
export async function mergeAgencies(
  context: OperationContext,
  { from, into }: InputOf<'mergeAgencies'>,
): Promise<void> {
  const { tx, now } = context
  if (from === into) throw invalidData('into', messages.repeatedId)
  const people = await listUserIdsOf(tx, from)
  for (const id of people) await lockSessionsOf(tx, id)
  // In one order, so that two who merge the same two do not wait for each other.
  const rows = new Map<string, typeof agencies.$inferSelect>()
  for (const id of [from, into].toSorted()) rows.set(id, await lockAgency(tx, id))
  const [gone, stays] = [rows.get(from), rows.get(into)]
  if (!gone || !stays) throw new Error('An agency that is held was not read')
  await moveToAgency(tx, from, into)
  await mergeFormer(tx, from, into)
  await tx.update(quotes).set({ agencyId: into }).where(eq(quotes.agencyId, from))
  await moveTrashedQuotes(tx, from, into)
  await tx.update(apiKeys).set({ agencyId: into }).where(eq(apiKeys.agencyId, from))
  await tx.update(clientViews).set({ agencyId: into }).where(eq(clientViews.agencyId, from))
  await tx.update(webhooks).set({ agencyId: into }).where(eq(webhooks.agencyId, from))
  if (stays.logoId !== null) await removeMedia(context.tx, context.services.jobs, [gone.logoId])
  await tx.delete(agencies).where(eq(agencies.id, from))
  await changeAgency(
    tx,
    into,
    {
      city: stays.city ?? gone.city,
      website: stays.website ?? gone.website,
      websiteHost: stays.website === null ? gone.websiteHost : stays.websiteHost,
      websiteByOffice: stays.website === null ? gone.websiteByOffice : stays.websiteByOffice,
      phone: stays.phone ?? gone.phone,
      taxId: stays.taxId ?? gone.taxId,
      taxKey: stays.taxId === null ? gone.taxKey : stays.taxKey,
      licenceKind: stays.licenceKind ?? gone.licenceKind,
      licenceNumber: stays.licenceKind === null ? gone.licenceNumber : stays.licenceNumber,
      legalName: stays.legalName ?? gone.legalName,
      logoId: stays.logoId ?? gone.logoId,
    },
    now,
  )
  if (!isShutOut(stays.status)) return
  for (const id of people) await endSessionsOf(tx, id)
}

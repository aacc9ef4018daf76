import { removeMedia } from '#server/platform/media/stored/remove-media.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { agencies, agencyChecks } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { isShutOut } from '#contract/trade/agency-fields.ts'
import { requireTermSet } from '#server/features/accounts/kit/agencies/require-term-set.ts'
import { endSessionsOf, lockSessionsOf } from '#server/platform/auth/sessions.ts'
import { hostOf, taxKeyOf } from '#server/features/accounts/kit/agencies/agency-keys.ts'
import { websiteChecks } from '#server/features/accounts/kit/agencies/join-agency.ts'
import { findAdmin, findUser } from '#server/features/accounts/kit/find-users.ts'
import { listUserIdsOf } from '#server/features/accounts/kit/agencies/people-of-agency.ts'
import { actorNameOf } from '#server/api/audit/actor-name.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { lockAgency } from './agency-rows.ts'
import { changeAgency } from './change-agency.ts'

type AgencyInput = Partial<InputOf<'addAgency'>>

/** The columns that fields are kept in; what by, the agency is known again, follows. */
function columnsOf({ licence, ...fields }: AgencyInput): Partial<typeof agencies.$inferInsert> {
  return {
    ...fields,
    ...(licence !== undefined && {
      licenceKind: licence?.kind ?? null,
      licenceNumber: licence?.number ?? null,
    }),
    ...(fields.website !== undefined && { websiteHost: hostOf(fields.website) }),
    ...(fields.taxId !== undefined && { taxKey: taxKeyOf(fields.taxId) }),
  }
}

/** The same of an admin's fields: another website than the one before is the office's word. */
function columnsByOffice(
  fields: AgencyInput,
  before: { website: string | null } = { website: null },
): Partial<typeof agencies.$inferInsert> {
  const { website } = fields
  const isOther = website !== undefined && website !== before.website
  return { ...columnsOf(fields), ...(isOther && { websiteByOffice: website !== null }) }
}

/** @throws NOT_FOUND_ERROR where the assignee is nobody, INVALID_DATA_ERROR where they are no admin */
async function requireManager(tx: Tx, id: string | null | undefined): Promise<void> {
  if (!id || (await findAdmin(tx, id))) return
  if (!(await findUser(tx, id))) throw notFound()
  throw invalidData('accountManagerId', messages.notAnAdmin)
}

export async function addAgency({ tx, now }: OperationContext, fields: InputOf<'addAgency'>) {
  await requireManager(tx, fields.accountManagerId)
  await requireTermSet(tx, fields.termSetId)
  const { name, country } = fields
  const [row] = await tx
    .insert(agencies)
    .values({ ...columnsByOffice(fields), name, country, createdAt: now, updatedAt: now })
    .returning({ id: agencies.id })
  if (!row) throw new Error('The agency was not stored')
  return row
}

/**
 * Changes the given fields alone. Whoever sells for an agency that is suspended or rejected is logged out;
 * their sessions are waited for before the agency is held, as one of them may be about it.
 * @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR, EDIT_CONFLICT_ERROR
 */
export async function editAgency(
  context: OperationContext,
  { id, updatedAt, logo, ...given }: InputOf<'editAgency'>,
) {
  const { tx, now } = context
  await requireManager(tx, given.accountManagerId)
  await requireTermSet(tx, given.termSetId)
  const people = isShutOut(given.status ?? null) ? await listUserIdsOf(tx, id) : []
  for (const userId of people) await lockSessionsOf(tx, userId)
  const before = await lockAgency(tx, id)
  if (updatedAt && updatedAt < before.updatedAt) throw new Failure('EDIT_CONFLICT_ERROR')
  if (logo === null) await removeMedia(context.tx, context.services.jobs, [before.logoId])
  await changeAgency(
    tx,
    id,
    { ...columnsByOffice(given, before), ...(logo === null && { logoId: null }) },
    now,
  )
  for (const userId of people) await endSessionsOf(tx, userId)
  return { id }
}

/**
 * Edits one's own agency. Another website is nobody's word but the agent's: what the office said of the one before
 * is taken back. @throws NOT_FOUND_ERROR where one has none
 */
export async function editOwnAgency(
  context: OperationContext,
  id: string,
  { logo, ...given }: InputOf<'editMyAgency'>,
): Promise<void> {
  const before = await lockAgency(context.tx, id)
  if (logo === null) await removeMedia(context.tx, context.services.jobs, [before.logoId])
  const isOther = given.website !== undefined && given.website !== before.website
  if (isOther) await takeWebsiteChecksBack(context, id)
  const columns = {
    ...columnsOf(given),
    ...(isOther && { websiteByOffice: false }),
    ...(logo === null && { logoId: null }),
  }
  await changeAgency(context.tx, id, columns, context.now)
}

async function takeWebsiteChecksBack(context: OperationContext, agencyId: string): Promise<void> {
  const { id } = signedIn(context)
  const ofWebsite = inArray(agencyChecks.name, [...websiteChecks])
  await context.tx
    .update(agencyChecks)
    .set({ done: false, byId: id, byName: actorNameOf(id), at: context.now })
    .where(and(eq(agencyChecks.agencyId, agencyId), ofWebsite, agencyChecks.done))
}

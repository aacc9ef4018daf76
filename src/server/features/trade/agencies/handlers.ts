import { removeMedia } from '#server/platform/media/stored/remove-media.ts'
import { eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { agencyOperations } from '#contract/trade/agencies.ts'
import { agencies } from '#server/platform/db/schema/index.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/api/context.ts'
import { listPeopleOf } from '#server/features/accounts/kit/agencies/people-of-agency.ts'
import { refuseWhenUsed } from '#server/features/catalogue/kit/delete-item.ts'
import { lockAgency, presentOwnAgency, readAgencies } from './agency-rows.ts'
import { detailAgency } from './detail-agency.ts'
import { listAgencies } from './list-agencies.ts'
import { uploadLogo } from './logos.ts'
import { mergeAgencies } from './merge-agencies.ts'
import { setAgencyCheck } from './set-check.ts'
import { addAgency, editAgency, editOwnAgency } from './write-agency.ts'

/** The agency of who asks. @throws NOT_FOUND_ERROR where they have none */
function ownAgency(context: OperationContext): string {
  const { agencyId } = signedIn(context)
  if (agencyId === null) throw notFound()
  return agencyId
}

export const agencyHandlers: HandlersOf<keyof typeof agencyOperations> = {
  listAgencies: ({ tx }, input) => listAgencies(tx, input),
  detailAgency: ({ tx }, { id }) => detailAgency(tx, id),
  addAgency,
  editAgency,

  async deleteAgency(context, { id }) {
    const { tx } = context
    const { logoId } = await lockAgency(tx, id)
    const people = await listPeopleOf(tx, id)
    refuseWhenUsed({ users: people.map(({ id: userId, name }) => ({ id: userId, name })) })
    await tx.delete(agencies).where(eq(agencies.id, id))
    await removeMedia(context.tx, context.services.jobs, [logoId])
  },

  mergeAgencies,
  setAgencyCheck,
  uploadAgencyLogo: { prepare: (context, { id }) => uploadLogo(context, () => id) },

  async getMyAgency(context) {
    const [row] = await readAgencies(context.tx, eq(agencies.id, ownAgency(context)))
    if (!row) throw notFound()
    return presentOwnAgency(row)
  },

  async editMyAgency(context, input) {
    await editOwnAgency(context, ownAgency(context), input)
  },

  uploadMyAgencyLogo: { prepare: (context) => uploadLogo(context, ownAgency) },
}

import { and, count, eq, notInArray } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { standardChecks } from '#contract/trade/agency-fields.ts'
import { agencyChecks } from '#server/platform/db/schema/index.ts'
import { actorNameOf } from '#server/api/audit/actor-name.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { lockAgency } from './agency-rows.ts'

const standard: readonly string[] = standardChecks

/**
 * Says whether an agency passed a check, who says so and when.
 * @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR where the office has ten of its own already
 */
export async function setAgencyCheck(
  context: OperationContext,
  { id, check, done }: InputOf<'setAgencyCheck'>,
): Promise<void> {
  const { tx, now } = context
  await lockAgency(tx, id)
  if (!standard.includes(check)) {
    const others = and(
      eq(agencyChecks.agencyId, id),
      notInArray(agencyChecks.name, [...standard, check]),
    )
    const [own] = await tx.select({ count: count() }).from(agencyChecks).where(others)
    if ((own?.count ?? 0) >= limits.ownChecksMax) throw invalidData('check', messages.tooMany)
  }
  const user = signedIn(context)
  const said = { done, byId: user.id, byName: actorNameOf(user.id), at: now }
  await tx
    .insert(agencyChecks)
    .values({ agencyId: id, name: check, ...said })
    .onConflictDoUpdate({ target: [agencyChecks.agencyId, agencyChecks.name], set: said })
}

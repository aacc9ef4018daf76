import { eq } from 'drizzle-orm'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { findUser } from '#server/features/accounts/kit/find-users.ts'
import { agencies } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'

type Owner = Pick<QuoteRow, 'userId' | 'agencyId'>

/** Undefined where nothing is said of it. */
interface GivenOwner {
  userId: string | null | undefined
  agencyId: string | null | undefined
}

/**
 * The account and the agency that a quote belongs to from now on. An account brings its agency along.
 * @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR at `agencyId` where the account does not sell for it
 */
export async function ownerOf(tx: Tx, quote: Owner, given: GivenOwner): Promise<Owner> {
  const { userId = quote.userId } = given
  if (given.userId === undefined && given.agencyId === undefined) {
    return { userId, agencyId: quote.agencyId }
  }
  const user = userId === null ? undefined : await findUser(tx, userId)
  if (userId !== null && !user) throw notFound()
  const { agencyId = given.userId ? (user?.agencyId ?? null) : quote.agencyId } = given
  if (agencyId !== null && !(await isAgency(tx, agencyId))) throw notFound()
  if (user && user.agencyId !== agencyId) throw invalidData('agencyId', messages.otherAgency)
  return { userId, agencyId }
}

async function isAgency(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(agencies, eq(agencies.id, id))) > 0
}
